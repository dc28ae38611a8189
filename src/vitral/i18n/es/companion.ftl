# Puntuar y revisar una mesa de verdad.

companion-title = Puntuar o revisar una mesa
companion-about = Toca para copiar las ventanas tal como están en tu mesa. Los puntos y los errores aparecen al momento.
companion-mode = Qué se jugó
companion-mode-standard = Mesa de 2–6
companion-mode-solo = Solitario
companion-mode-automa = Automa
companion-windows = Ventanas
companion-window = Ventana { $number }
companion-window-automa = El Automa
companion-add-window = Añadir ventana
companion-remove-window = Quitar esta ventana
companion-removed = Ventana quitada.
companion-undo = Deshacer
companion-order = En el orden de los primeros turnos de la última ronda, que decide el último desempate.
companion-name = Nombre
companion-tokens = Fichas de favor
companion-choose-pattern = Elegir un patrón
companion-change-pattern = Cambiar el patrón
companion-search = Buscar
companion-no-match = Ninguna carta con ese nombre.
companion-public = Objetivos públicos
companion-private = Objetivos privados
companion-choose = Elegir…
companion-remove-card = Quitar { $name }
companion-level = Fuerza del Automa
companion-start = Elige un patrón para empezar: aparecen sus espacios, y los tocas para poner los dados.

pad-title = Dado para { $space }
pad-hint = Toca un espacio y después un dado. O teclea: R 4.
pad-clear = Quitar
pad-excuse = Colocado con una herramienta que dispensa la restricción impresa
space-chosen = { $words }, elegido

track-title = Marcador de ronda
track-about = Los dados que quedaron; su suma es la puntuación objetivo.
track-add = Añadir un dado a la ronda { $round }
track-remove = Quitar el { $die } de la ronda { $round }

result-title = Resultado
result-waiting = El resultado aparece cuando todas las ventanas tengan patrón.
result-counting = Contando…
result-hint = Señala un número y verás los vidrios que lo forman.
result-line = Qué cuenta
result-total = Total
result-tokens = Fichas de favor
result-open = Espacios vacíos
result-bonus = Nivel del Automa
result-winner = Gana { $name }.
result-ranking = Clasificación: { $names }
result-won = Victoria por { $margin ->
    [one] un punto
   *[other] { $margin } puntos
  }: { $total } contra { $target }.
result-lost = { $margin ->
    [0] Igualar la puntuación objetivo no basta: { $total } contra { $target }.
    [one] Derrota por un punto: { $total } contra { $target }.
   *[other] Derrota por { $margin } puntos: { $total } contra { $target }.
  }
result-no-target = Rellena el marcador de ronda para saber si es una victoria.
result-cell = { $name }, { $line }: { $points }

check-title = Revisión
check-fine = { $name }: no se rompe ninguna regla.
check-broken = { $name }: { $count ->
    [one] un dado rompe una regla.
   *[other] { $count } dados rompen una regla.
  }
check-automa = { $name }: sin revisión, sus dados siguen a sus cartas.
check-breach = { $space }: { $reasons }
check-repair = Vuelve a ser válida sin: { $removals }
check-or = { " o " }
check-about = La revisión mira lo impreso y los dados lado con lado, no el borde ni el contacto, pues las herramientas pueden dejar dados sueltos.

json-title = Como texto
json-about = La misma mesa en JSON: guárdala, envíala o pega aquí otra. El programa de terminal también la lee.
json-label = Mesa en JSON
json-take = Usar este texto
json-taken = Texto aplicado.
json-bad = Esto no es JSON.
json-revert = Volver a la mesa de arriba
companion-reset = Empezar de nuevo
companion-reset-sure = ¿Borrarlo todo?
companion-example = Ver un ejemplo
