# Puntuar y revisar una mesa de verdad.

companion-title = Contar los puntos o revisar una mesa de verdad
companion-about = Introduce las ventanas de tu mesa. Los puntos y los errores aparecen al momento.
companion-mode = ¿Qué tipo de partida fue?
companion-mode-standard = 2–6 jugadores
companion-mode-solo = Solitario
companion-mode-automa = Automa
companion-windows = Ventanas
companion-window = Ventana { $number }
companion-window-automa = El Automa
companion-add-window = Añadir una ventana
companion-remove-window = Quitar esta ventana
companion-removed = Se quitó la ventana.
companion-undo = Deshacer
companion-order = Ordena las ventanas según el primer turno de cada jugador en la última ronda: ese orden decide el último desempate.
companion-name = Nombre
companion-tokens = Fichas de favor que quedan
companion-choose-pattern = Elegir un patrón
companion-change-pattern = Cambiar el patrón
companion-search = Buscar
companion-no-match = No hay ninguna carta con ese nombre.
companion-public = Objetivos públicos
companion-private = Objetivos privados
companion-choose = Elegir…
companion-remove-card = Quitar { $name }
companion-level = Fuerza del Automa
companion-start = Elige un patrón para empezar. Después pon los dados en sus espacios.

pad-title = Dado para { $space }
pad-hint = Toca un espacio y después un dado. O escribe R 4 para un 4 rojo.
pad-hint-touch = Toca un espacio y después un dado.
pad-clear = Quitar
pad-excuse = Colocado con una herramienta que ignora la restricción impresa
space-chosen = { $words }, elegido

track-title = Marcador de ronda
track-about = Los dados sobrantes. Su suma es la puntuación objetivo.
track-add = Añadir un dado a la ronda { $round }
track-remove = Quitar el { $die } de la ronda { $round }

result-title = Resultado
result-waiting = El resultado aparecerá cuando todas las ventanas tengan su patrón.
result-counting = Contando…
result-hint = Señala un número para ver los dados que lo forman.
result-hint-touch = Toca un número para ver los dados que lo forman.
result-line = Qué cuenta
result-total = Total
result-of-tokens = Fichas de favor
result-of-open = Espacios vacíos
result-of-bonus = Bonificación
result-winner = Gana { $name }.
result-no-private = No se cuenta nada por el objetivo privado de { $names }, porque no se ha anotado.
result-ranking = Clasificación: { $names }
result-won = Victoria por { $margin ->
    [one] un punto
   *[other] { $margin } puntos
  }: { $total } contra { $target }.
result-lost = { $margin ->
    [0] Empate con la puntuación objetivo, que es una derrota: { $total } contra { $target }.
    [one] Derrota por un punto: { $total } contra { $target }.
   *[other] Derrota por { $margin } puntos: { $total } contra { $target }.
  }
result-no-target = Introduce los dados del marcador de ronda para ver si has ganado.
result-cell = { $name }, { $line }: { $points }

check-title = Revisión
check-fine = { $name }: no se rompe ninguna regla.
check-broken = { $name }: { $count ->
    [one] un dado rompe una regla.
   *[other] { $count } dados rompen una regla.
  }
check-automa = { $name }: no se revisa, porque sus dados van donde dicen sus cartas.
check-breach = { $space }: { $reasons }
check-repair = Vuelve a ser válida sin: { $removals }
check-or = { " o " }
check-doubts = En duda, porque la ventana no muestra cómo llegaron ahí sus dados. Una herramienta puede haber dejado { $count ->
    [one] este dado solo; si no, fue un error:
   *[other] estos dados solos; si no, fueron errores:
  }
check-doubt-not_touching = { $space }: no toca ningún otro dado.
check-doubt-not_on_edge = { $space }: es el único dado y no está en el borde.
check-about = La revisión comprueba las restricciones impresas y los dados que están uno al lado del otro. Los dados que no tocan ningún otro aparecen únicamente como dudas, porque las herramientas pueden dejarlos así.

json-title = Como texto
json-about = La misma mesa en JSON: guárdala, envíala o pega aquí otra. El programa de terminal también puede leerla.
json-label = Mesa en JSON
json-take = Usar este texto
json-taken = La mesa está actualizada.
json-bad = Esto no es JSON.
json-revert = Ver como texto la mesa de arriba
companion-reset = Empezar de nuevo
companion-reset-sure = ¿Seguro? Se perderá todo lo que has introducido.
companion-example = Ver un ejemplo

companion-offline = Estás sin conexión. Lo que has introducido se queda en este navegador y se contará cuando vuelvas a tener conexión.
companion-here = Estás sin conexión: los puntos se han contado en este dispositivo.
