# Acertijos: posiciones de partidas reales en las que un turno es claramente el mejor.

puzzles-about = Posiciones de partidas reales en las que un turno es claramente el mejor. Encuéntralo.
puzzles-how = Las partidas las jugaron bots de distinta fuerza. El mejor turno aventaja a todos los demás en tres puntos o más, en cientos de simulaciones del bot { bot-master }. El nivel indica con qué frecuencia los bots no lo encuentran y lo raro que es acertarlo a ciegas.
puzzles-grade = Nivel { $grade }
puzzles-solved = { $solved } de { $count } resueltos
puzzles-start = Empezar
puzzles-go-on = Continuar
puzzles-again = Otra vez

puzzle-question = ¿Cuál es aquí el mejor turno?
puzzle-how = Juega el turno entero y termínalo.
puzzle-where = Nivel { $grade } de 5
puzzle-right = ¡Correcto! El segundo mejor turno da { $margin } puntos menos.
puzzle-wrong = No es el mejor turno: da { $loss } puntos menos.
puzzle-given-up = El segundo mejor turno da { $margin } puntos menos.
puzzle-best = Lo mejor: { $turn }
puzzle-missed = Los bots no lo encuentran en { $missed } de 100 intentos.
puzzle-next = Siguiente acertijo
puzzle-again = Intentarlo otra vez
puzzle-show-best = Ver el mejor turno
puzzle-show-mine = Ver mi turno
puzzle-give-up = Ver la solución
puzzle-leave = Todos los acertijos

puzzle-theme-scores = Objetivos públicos
puzzle-theme-own_objective = Tu objetivo privado
puzzle-theme-tool = Una herramienta
puzzle-theme-keeps_open = Mantener abierto un espacio
puzzle-theme-narrow = El espacio difícil
puzzle-theme-flexible = Margen para crecer
puzzle-theme-promises = Puntos para después
puzzle-theme-wait = Paciencia
puzzle-as-good = Tan bueno como el mejor turno. El siguiente da { $margin } puntos menos.
puzzle-thinking = Comprobando tu turno…
puzzles-themes = Todos los temas
puzzles-theme = Tema
puzzles-rating = Tu puntuación de problemas: { $rating } ({ $count } respondidos)
