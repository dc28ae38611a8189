# Games with one’s own box: entering, correcting, and taking along.

real-title = En tu mesa de verdad
real-about = Juega con tu propia caja. Este dispositivo, a un lado, hace el resto: conoce las reglas, juega por el Automa o por un bot y cuenta los puntos.
real-begin = Empezar
real-cards = Cartas en la mesa
real-cards-about = Toca las cartas que hay en tu mesa. Las que no indiques se reparten aquí al azar; después pon esas mismas cartas en la mesa.
real-deck-tools = Herramientas
real-deck-public = Objetivos públicos
real-deck-board = Tablero de vidrio raro
real-deck-inspirations = Inspiraciones, por asiento
real-choose = Elegir: { $title }
real-choose-count = { $title }: { $chosen } de { $count }
real-dealt = Se reparte al azar
real-private-of = { $name }: objetivo privado
real-private-later = Cada jugador guarda en secreto su objetivo privado y lo anota al final.
real-private-bots = Antes de repartir los objetivos privados, aparta del mazo los de los bots. Quien los mire sabrá qué buscan los bots.
real-private-show = Mostrar las cartas
real-window-none = Toca para elegir; si no, se reparte al azar
real-window-code = Código de una ventana
real-window-code-bad = Este no es el código de una ventana.
real-use-code = Usar
real-start = Jugador inicial
real-start-drawn = Al azar
real-automa-deck = Las cartas del Automa
    .about = Sus caras son en parte una reconstrucción nuestra. Si tienes tu propio mazo, anota las cartas que robes.
real-automa-deck-phone = las roba este dispositivo
real-automa-deck-table = se roban en la mesa
real-continue = Seguir con una partida de otro dispositivo
real-continue-about = Abre su archivo o pega su código.
real-open-file = Abrir un archivo
real-code = Código de la partida
real-not-a-table = Esto no es una partida en una mesa de verdad.

real-lay-out = Prepara la mesa
real-lay-out-about = Prepara tu mesa así. Después, empieza.
real-lay-tools = Herramientas, de izquierda a derecha
real-lay-bag = Dados en la bolsa
real-lay-dice = { $count }: { $each } de cada color
real-lay-automa = El tablero del Automa con sus cinco columnas de color, los lugares 1 a 5 para los dados de cada ronda y su objetivo privado, boca abajo.
real-laid-out = Todo está en su sitio

real-ask-roll = Ronda { $round }: { $count ->
    [one] anota el dado
   *[other] anota los { $count } dados
  }
real-ask-order = En orden, tal como están en los lugares 1 a { $count }.
real-ask-own = Pool privado de { $name }
real-ask-board = Vidrio raro del tablero: anota lo que salió
real-ask-reroll = { $count ->
    [one] Anota el nuevo valor
   *[other] Anota los { $count } nuevos valores
  }
real-ask-draw = ¿Qué color salió de la bolsa?
real-ask-automa = ¿Qué carta reveló el Automa?
real-ask-position = ¿Qué espacio indica la carta de posición del Automa?
real-ask-slot = ¿En qué lugar está el tablero de vidrio raro del Automa?
real-draw-for-us = Sacar al azar
real-tray = Dados anotados: { $count } de { $amount }
real-pad = Dados
real-take-out = Quitar: { $die }
real-wrong-die = Toca el dado equivocado y luego el correcto.

real-turn = Turno de { $seat }. Toma un dado o usa una herramienta.
real-turn-second = Segundo turno de { $seat }. Toma un dado o usa una herramienta.
real-turn-dice = Turno de { $seat }. Elige un dado.
real-turn-dice-second = Segundo turno de { $seat }. Elige un dado.

real-entries = Anotaciones
real-entries-about = ¿Un dado equivocado, un espacio equivocado? Corrige cualquier anotación: todo lo que sigue se actualiza.
real-correct = Corregir
real-correcting = Anótalo otra vez, tal como fue.
real-misfit = Esta anotación ya no encaja:
real-misfit-turn = Toca lo que { $name } hizo de verdad u omite este turno: contará como si hubiera pasado.
real-waits = Completa el turno de { $name }. Lo anotado después se conserva.
real-bot-again = Que { $name } elija de nuevo
real-move-back = Esa jugada ya no es posible. Si ya la hiciste en la mesa, deshaz estos pasos:
real-left-out = Se omitió el turno: cuenta como si el jugador hubiera pasado.
real-misread = El dado se leyó mal: corregir la tirada
real-impossible = Eso no es posible aquí. Tal vez haya un error en una anotación anterior.
real-leave-out = Omitir este turno
real-turn-again = Ese turno no ha terminado
real-bot-turn = Jugada de { $name }: haz esto en la mesa
real-done = Listo

real-remove = Los dados que retires salen de la partida: devuélvelos a la caja.
real-reveal = Hora de revelar los objetivos privados
real-reveal-again = Corregir los objetivos privados
real-private-twice = { $name } también recibió esta carta y necesita otra.
real-score = Contar los puntos
real-replay = Repetición y análisis
real-menu = Partida
real-elsewhere = Seguir en otro dispositivo
real-elsewhere-about = La partida se guarda en este dispositivo después de cada anotación. Para llevártela, guárdala como archivo o copia su código.
real-save-file = Guardar como archivo
real-copy-code = Copiar el código
real-new = Nueva partida
real-new-sure = La partida de este dispositivo se perderá si no la guardaste.

real-amount = ¿Qué quieres anotar?
real-amount-referee = Todo
    .about = Cada dado y cada espacio. Las reglas se comprueban al momento y se guarda toda la partida.
real-amount-opponent = Mis dados
    .about = Un toque por cada dado que tomas. Al final indicas dónde está cada uno, para contar los puntos.
real-amount-pace = Solo los turnos
    .about = Ningún dado. Este dispositivo lleva las rondas, los turnos, las fichas de favor y el tiempo. Al final, anota las ventanas para puntuarlas.
real-placed-it = Lo he colocado
real-lies = ¿Dónde están los dados de { $name }?
real-lies-die = Toca el espacio de este dado: { $die }
real-lies-done = Todos los dados tienen su espacio.
real-lies-enter = Anotar
real-lies-impossible = Según las reglas, estos dados no pueden haber quedado así. Mueve los que estén en un espacio equivocado, o revisa y puntúa las ventanas tal como están.
real-lies-score = Puntuarlas tal como están
real-score-windows = Anotar las ventanas
real-sound = Sonido al cambiar de turno
real-pace-over = La última ronda ha terminado
real-pace-order = Turnos de esta ronda
real-pace-track = Pon los dados sobrantes en el marcador de ronda.
real-pace-draw = Saca { $count } dados de la bolsa y tíralos.
real-pace-next = Siguiente: { $name }
real-pace-next-round = Ronda { $round }
real-pace-end = Fin de la partida
real-pace-tools = Cuando { $name } use una herramienta, tócala para pagarla.
real-pace-fewer = { $name }: una ficha de favor menos
real-pace-more = { $name }: una ficha de favor más
real-pace-back = Volver
real-pace-timer = Tiempo por turno
real-pace-no-timer = Sin límite
real-pace-seconds = { $count } segundos
real-pace-behind = Contaste hasta la ronda { $round }, turno de { $name }. Anota los dados hasta ahí o vuelve atrás:
real-hint-private = Aquí no se conoce tu objetivo privado, así que esta pista no lo tiene en cuenta.

real-own-card = Otra carta
real-own-places = Toca sus cuatro lugares en el orden en que están impresos
real-own-tool = Herramienta debajo de ellos
real-own-no-tool = Ninguna
real-own-effect = También en la carta
real-own-nothing = Nada
real-own-order = { $order }.º
