# Problemas: posiciones de partidas reales en las que una jugada es claramente la mejor.

puzzles-about = Posiciones de partidas reales en las que una jugada es claramente la mejor. Encuéntrala.
puzzles-how = Las partidas las jugaron bots de distinta fuerza. La mejor jugada aventaja a todas las demás en tres puntos o más, en cientos de simulaciones del bot { bot-master }. La dificultad indica con qué frecuencia los bots no la encuentran y lo raro que es acertarla a ciegas.
puzzles-grade = Dificultad { $grade }
puzzles-solved = { $solved ->
    [one] { $solved } de { $count } resuelto
   *[other] { $solved } de { $count } resueltos
  }
puzzles-start = Empezar
puzzles-go-on = Continuar
puzzles-again = Otra vez

puzzle-question = ¿Cuál es la mejor jugada aquí?
puzzle-how = Juega el turno entero y termínalo.
puzzle-where = Dificultad { $grade } de 5
puzzle-right = ¡Correcto! La segunda mejor jugada da { $margin ->
    [one] { $margin } punto menos.
   *[other] { $margin } puntos menos.
  }
puzzle-wrong = No es la mejor jugada: da { $loss ->
    [one] { $loss } punto menos.
   *[other] { $loss } puntos menos.
  }
puzzle-given-up = La segunda mejor jugada da { $margin ->
    [one] { $margin } punto menos.
   *[other] { $margin } puntos menos.
  }
puzzle-best = La mejor: { $turn }
puzzle-missed = Los bots no la encuentran en { $missed } de 100 intentos.
puzzle-next = Siguiente problema
puzzle-again = Intentarlo otra vez
puzzle-show-best = Ver la mejor jugada
puzzle-show-mine = Ver mi jugada
puzzle-give-up = Ver la solución
puzzle-leave = Todos los problemas

puzzle-theme-scores = Objetivos públicos
puzzle-theme-own_objective = Tu objetivo privado
puzzle-theme-tool = Una herramienta
puzzle-theme-keeps_open = No cerrarse un espacio
puzzle-theme-narrow = El espacio difícil
puzzle-theme-flexible = Margen de maniobra
puzzle-theme-promises = Puntos para después
puzzle-theme-wait = Paciencia
puzzle-as-good = Tan buena como la mejor jugada. La siguiente da { $margin ->
    [one] { $margin } punto menos.
   *[other] { $margin } puntos menos.
  }
puzzle-thinking = Comprobando tu jugada…
puzzles-themes = Todos los temas
puzzles-theme = Tema
puzzles-rating = Tu nivel en problemas: { $rating } (respuestas: { $count })

mistake-where = Ronda { $round }, { $name }: encuentra una jugada mejor que la de la partida
mistake-leave = Volver al análisis
mistake-right = ¡Correcto! Da { $margin ->
    [one] { $margin } punto
   *[other] { $margin } puntos
  } más que la jugada de la partida.
mistake-as-good = Tan buena como la mejor jugada, que da { $margin ->
    [one] { $margin } punto
   *[other] { $margin } puntos
  } más que la de la partida.
mistake-given-up = La mejor jugada da { $margin ->
    [one] { $margin } punto
   *[other] { $margin } puntos
  } más que la de la partida.
