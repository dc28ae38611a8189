# The rulebook, links to its rules, and what makes the page comfortable.

book-about = Páginas cortas por tema. El propio juego calcula cada ejemplo.
book-close = Cerrar el reglamento
book-back = Volver
book-contents = Índice
book-part-basics = El juego
book-part-tools = Herramientas
book-part-points = Puntos
book-part-alone = En solitario
book-part-boxes = Expansiones
book-part-about = Sobre estas reglas
book-turn-pages = Más páginas
book-previous = Página anterior
book-next = Página siguiente
# $title: of a section
book-link-here = Enlace a esta sección: { $title }

book-search = Buscar en las reglas
book-found = { $count ->
    [one] { $count } sección encontrada
   *[other] { $count } secciones encontradas
  }
book-found-none = No se encontró nada. Prueba con otra palabra, o con una parte de ella.

# An option of a table and what is chosen there, such as "Dice bag: Scaled"
book-option = { $option }: { $choice }
book-option-true = Sí
book-option-false = No

book-example = Lo que muestra el ejemplo
# How a die may be placed
book-how-usual = Según las reglas normales
book-how-ignoring_color = Se ignora el color impreso
book-how-ignoring_value = Se ignora el valor impreso
book-how-ignoring_print = Se ignora la restricción impresa
book-how-alone = No puede tocar ningún otro dado
# $die: "red 4"; $space: "B3"
book-die-from = { $die } en { $space }
book-fits = cabe en { $spaces }
book-fits-nowhere = no cabe en ninguna parte
# $order: numbers of players
book-turns = Jugadores: { $players }. Jugador inicial: { $start }. Orden de los turnos: { $order }.
book-track-before = Ronda anterior
book-track-left = Dados sobrantes
book-track-alone = Puede ir solo al marcador: { $dice }.
book-track-all = Ninguno puede ir solo al marcador: van todos.

key-r = reglamento
