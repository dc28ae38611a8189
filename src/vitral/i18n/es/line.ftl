### Not for the page

# La partida en texto corrido: `vitral play`, y lo que comparte con los demás comandos.
# Lo que se escribe en la mesa (take R4, place B3) es notación e igual en todas las lenguas; también R Y G B P W.

# -- palabras pequeñas

line-none = ninguna
line-empty = vacío
line-star = * carta que es reconstrucción nuestra; más sobre ella: vitral cards ID
line-legend = Las mayúsculas son dados (R4: 4 rojo). Los espacios vacíos muestran lo que piden: r = rojo; 4 = un cuatro; punto = cualquier dado.
line-letters = Letras: R = rojo, Y = amarillo, G = verde, B = azul, P = púrpura, W = vidrio raro.

# -- empezar y salir

line-words-flag = describe las ventanas con palabras, espacio por espacio, en vez de dibujarlas
line-greeting = Sagrada para { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
  }: { $names }.
line-greeting-solo = Sagrada en solitario: { $name } contra el marcador de ronda.
line-greeting-automa = Sagrada contra el Automa: { $names }. Lo que llevan sus cartas es reconstrucción nuestra.
line-greeting-help = Escribe «{ line-command-help }» para ver qué puedes hacer.
line-seed = La semilla de esta partida es { $seed }. Para repartirla otra vez: --seed { $seed }
line-goodbye = Hasta pronto.
line-saved = La partida está guardada. Para seguirla: { $command }
line-saved-replay = La partida está guardada. Para leerla: { $command }
line-saved-in = La partida está guardada en { $path }, igual que cada jugada desde ahora. Para seguirla más tarde: { $command }
line-file-exists = { $path } ya existe; escribe el nombre de otro archivo.
line-file-unwritable = No se puede escribir { $path }: { $why }

# -- con qué no puede empezar una partida

line-error-hot-seat = con --hot-seat todos los jugadores son personas; quita --bots y --people
line-error-by-hand-seed = --seed: con --by-hand reparte la mesa de verdad; quita uno de los dos
line-error-honour = --enforcement honour: las mesas de confianza necesitan dos personas o más; añade --hot-seat o --people 2
line-error-names = --names: hay { $found }; escribe como mucho { $count }, todos distintos
line-error-name = --names: { $name } no puede ser el nombre de una persona: usa caracteres imprimibles
line-error-resume-none = no hay ninguna partida sin terminar guardada aquí; míralas todas con: vitral games
line-error-resume-none-there = no tienes ninguna partida sin terminar en { $server }; míralas todas con: { $list }
line-error-resume-server = --resume continúa una partida tal como está; no uses las opciones de una mesa nueva
line-games-there = Tienes partidas sin terminar aquí; para continuar la última: { $command }
line-error-resume-option = { $option } no se puede cambiar en una partida guardada; no lo uses junto con --resume
line-resume-changed = aviso: { $problem }; la partida sigue tal como está en el archivo
line-unsaved = aviso: esta partida no se guardará, porque no se puede escribir en { $folder }: { $why }; { $flag } la guarda en otro sitio
line-error-resume-unknown = no hay ningún archivo ni partida guardada { $name }; las partidas se listan con: { $list }
line-error-resume-unknown-there = no tienes ninguna partida { $name } en { $server }; las partidas se listan con: { $list }
line-error-resume-cards = una partida guardada trae sus propias cartas; no uses --cards junto con --resume
line-error-resume-program = un programa jugó en un asiento de esta partida, y una partida guardada no inicia programas; indica los bots con --bots (un programa: { $program }COMANDO)
line-error-people = --people { $people }: { $count ->
    [one] solo hay { $count } asiento
   *[other] solo hay { $count } asientos
  }
line-error-bots = --bots: { $count ->
    [1] hay 1 asiento por ocupar; indica 1 bot
   *[other] hay { $count } asientos por ocupar; indica 1 bot para todos o { $count }
  }; se encontró: { $found }
line-error-no-bots = --bots: no queda ningún asiento para un bot
line-error-target-exists = { $path }: ya existe; sigue esa partida con --resume { $path }, o indica otro archivo
line-error-target-folder = { $path }: no existe la carpeta { $folder } donde guardar

# -- a quién le toca el teclado

line-hand-over = { $name }, te toca elegir. Pulsa Enter cuando solo tú veas la pantalla.
line-hand-over-cards = { $name }, te toca indicar tus cartas. Pulsa Enter cuando solo tú veas la pantalla.
line-not-your-turn = { $who } Mientras tanto puedes escribir { line-command-say }, { line-command-help } o { line-command-quit }.
line-after-game = { line-command-review }: el entrenador sobre esta partida; Enter: salir
line-game-is-over = La partida ha terminado. Todavía puedes escribir: { $words }
line-prompt = Tu elección
line-prompt-undo = «{ line-command-undo }» es posible
line-prompt-table = En la mesa
line-unreadable = (ilegible)

# -- la mesa

line-setup-choosing = Preparación: { $name } elige una ventana
line-final-check = Antes de puntuar: { $name } puede revisar una ventana
line-removing = { round-of }: { $name } tiene que retirar dados
line-round-end = Fin de la ronda { $round } de 10: { $name } elige qué va al marcador de ronda
line-turn = { round-of }: { $name }
line-turn-first = { round-of }: { $name }, primer turno
line-turn-second = { round-of }: { $name }, segundo turno
line-private-better = Tus objetivos privados (cuenta el mejor)
line-points-each = { $card }, { $points ->
    [one] { $points } punto cada vez
   *[other] { $points } puntos cada vez
  }
line-tools-gone = usadas y retiradas: { $cards }
line-tools-costs = Herramientas (y lo que cuestan): { $cards }
line-tools-payments = Herramientas (y con qué se pagan): { $cards }
line-none-left = no queda ninguna
line-objectives = Objetivos: { $public }; privado: { $private }
line-objectives-better = Objetivos: { $public }; privados (cuenta el mejor): { $private }
line-you-have = Tienes { favor-of }.
line-target = Puntuación objetivo hasta ahora: { $target }, la suma de los dados del marcador de ronda.
line-target-end = Puntuación objetivo: { $target }, la suma de los dados del marcador de ronda.
line-track-empty = Marcador de ronda: vacío
line-pool-places = Pool por lugares: { $places }
line-your-window = Tu ventana
line-its-pattern = Su patrón, { $card }
line-sides = Los patrones que puedes elegir
line-side = { $number }. { $card }, dificultad { $difficulty }
line-row = Fila { $row }: { $spaces }.
line-row-open = vacíos: { $spaces }

line-own-used = ya has colocado uno en este turno
line-own-aside = se vuelven a tirar: { $dice }
line-own-of = Pool privado de { $name }: { $dice }
line-out-of-game = Fuera de la partida: { $dice }
line-inspirations = Inspiraciones
line-yours = la tuya
line-inspiration-round = una vez por ronda, aún sin usar
line-inspiration-game = una vez por partida, aún sin usar
line-inspiration-round-used = ya usada en esta ronda
line-inspiration-game-used = ya usada
line-board = { $card } ({ $facts }) tiene { $dice }
line-board-place = lugar { $place } entre las herramientas
line-board-tokens = { $tokens ->
    [0] sin fichas de favor encima
    [one] con { $tokens } ficha de favor encima
   *[other] con { $tokens } fichas de favor encima
  }
line-glass-gone = no queda vidrio raro
line-glass-has = tu ventana ya tiene vidrio raro
line-glass-used = ya lo has usado en este turno
line-glass-price = un dado te cuesta ahora { favor-of }
line-glass-free = un dado ahora no te cuesta nada
line-automa-has = { $name } tiene { favor-of }; { $card }
line-automa-card = carta { $card }: { $words }
line-automa-no-card = la carta de esta ronda sigue boca abajo
line-automa-window = La ventana del Automa

# -- lo que no se entiende, o no es posible

line-refused = { $action }: no es posible. { $reasons }
line-possible = { $action } es posible.
line-no-choice = { $typed } no se puede elegir aquí; escribe un número, una acción como «{ $example }», o «{ line-command-help }»
line-no-number = La opción { $number } no existe. Opciones posibles: { $numbers }.
line-no-space = { $space } no es un espacio: las filas son A-D, las columnas 1-5
line-no-tool = { $typed } no es ninguna herramienta; en esta mesa están: { $tools }
line-which = ¿cuál: { $choices }?

# -- comandos: la palabra que se escribe, cómo se usa, qué hace

line-command-help = ayuda
line-command-why = motivo
    .usage = motivo ACCIÓN
    .does = muestra por qué una acción no es posible (motivo R4 B3: tomar y colocar)
line-command-hint = pista
    .usage = pista
    .does = pregunta al entrenador qué haría él, cuando juegas contra bots sin otras personas
line-command-undo = deshacer
    .usage = deshacer
    .does = deshace tu última elección de este turno, si no se ha revelado nada
line-command-table = mesa
    .usage = mesa
    .does = muestra otra vez la mesa entera
line-command-windows = ventanas
    .usage = ventanas
    .does = muestra todas las ventanas
line-command-pool = dados
    .usage = dados
    .does = muestra el pool
line-command-track = marcador
    .usage = marcador
    .does = muestra el marcador de ronda
line-command-read = leer
    .usage = leer ASIENTO o ESPACIO
    .does = describe una ventana con palabras: la tuya, la de un asiento o un solo espacio
line-command-score = puntos
    .usage = puntos
    .does = muestra los puntos hasta ahora, hasta donde puedes saberlos
line-command-log = registro
    .usage = registro
    .does = muestra la partida hasta ahora, en frases
line-command-say = decir
    .usage = decir PALABRAS
    .does = dice algo a los demás en una mesa de servidor; sin PALABRAS, muestra lo que se puede decir
line-command-mute = silenciar
    .usage = silenciar NOMBRE
    .does = silencia a otro jugador de esta mesa, o deja de silenciarlo
line-command-save = guardar
    .usage = guardar ARCHIVO
    .does = guarda la partida; sigue con: vitral play --resume ARCHIVO
line-command-review = análisis
line-command-quit = salir
    .usage = salir
    .does = deja la partida
line-command-correct = corregir
    .usage = corregir
    .does = deshace lo último que se escribió: dados, cartas o una elección
line-command-list = lista
    .usage = lista
    .does = cuando se piden cartas: muestra cuáles hay
line-command-random = azar
    .usage = azar
    .does = cuando se piden dados o cartas: se lo deja al programa (también una carta entre varias)

line-action-pass = pasar
line-action-stop = parar
line-action-leave = dejar
line-action-inspire = inspirar
line-action-go = seguir

line-help-choices = Escribe el número de una opción, o la acción misma: «take R4», «place B3», «tool lens_cutter», «pass».
line-help-short = Formas cortas: «R4» en vez de «take R4», «B3» en vez de «place B3», «R4 B3» para ambas, «lens» para la herramienta.
line-help-enter = Si solo hay una opción, basta con Enter.
line-help-own = «own R4» toma un dado de tu pool privado; «own R4 B3» además lo coloca en B3.
line-help-glass = «glass W4» compra un dado del tablero de vidrio raro.
line-help-inspire = «inspire» usa tu inspiración, «go» sigue sin ella.
line-help-gather = «gather» y una herramienta: recoge las fichas de favor que hay sobre ella ({ card-charm }).
line-help-pay = «pay R4» paga una herramienta con un dado del pool; ambos salen de la partida.
line-help-keep = «keep R5» pone un solo dado en el marcador de ronda, «keep all» los pone todos.
line-help-places = «take R4@3» toma el 4 rojo del lugar 3; si solo hay un 4 rojo, basta con «take R4».

line-why-usage = Escribe una acción, por ejemplo: { line-command-why } place B3
line-save-usage = Escribe el nombre de un archivo, por ejemplo: { line-command-save } game.json
line-say-nobody = No hay con quién hablar: esta partida solo existe en este equipo.
line-say-phrases = En esta mesa solo puedes decir estas frases:
line-say-bots = Aparte de ti, aquí solo juegan bots; solo los espectadores pueden leer lo que dices.
line-muted = Has silenciado a { $name }.
line-unmuted = Ya no silencias a { $name }.
line-mute-whom = ¿A quién quieres silenciar? Elige a alguien de esta lista: { $names }.
line-taken-back = Deshecho: { $line }.
line-mistyped = Si has escrito algo mal: { line-command-correct }
line-undone = Jugada deshecha.
line-nothing-typed = Todavía no has escrito nada.
line-only-by-hand = Aquí no hay nada que corregir: los dados los tiró el programa. Para deshacer una elección: { line-command-undo }
line-if-over-now = Si la partida terminara ahora:
line-others-points = { $name }: { points-of } y un objetivo privado que no conoces
line-hint-window = El entrenador solo aconseja sobre los turnos, desde la primera ronda.
line-review-later = El entrenador analiza una partida cuando ha terminado.
line-nobody-looks = Todavía no hay nadie ante la pantalla.
line-no-window = Todavía no se ha elegido ninguna ventana.
line-no-seat = { $typed } no es un asiento; los asientos van de 1 a { $seats }

# -- el final

line-private-mark = (privado)
line-each = { $points } cada vez: { $spaces }
line-won = Victoria por { points-of }: { $total } contra una puntuación objetivo de { $target }.
line-lost = Derrota por { points-of }: { $total } contra una puntuación objetivo de { $target }.
line-lost-level = Derrota, un empate no basta: { $total } contra una puntuación objetivo de { $target }.
line-wins = Gana { $name }.

# -- una mesa de verdad: qué se pregunta, y qué no puede ser

line-hand-start = ¿Quién empieza? { $seats }
line-hand-private = { $count ->
    [one] Objetivo privado de { $name }
   *[other] Objetivos privados de { $name }
  }
line-hand-windows = Las dos cartas de ventana de { $name }
line-hand-inspiration = La inspiración de { $name }
line-hand-tools = { $count ->
    [one] La herramienta de la mesa
   *[other] Las { $count } herramientas de la mesa, de izquierda a derecha
  }
line-hand-public = { $count ->
    [one] El objetivo público de la mesa
   *[other] Los { $count } objetivos públicos de la mesa
  }
line-hand-public-nth = Objetivo público { $number } de { $count }
line-hand-board = El tablero de vidrio raro
line-hand-automa = La carta del Automa para la ronda { $round }
line-hand-position = La carta de posición del vidrio raro del Automa
line-hand-slot = El lugar del tablero de vidrio raro entre las tres herramientas: 1, 2 o 3
line-hand-draw = Saca un dado de la bolsa de dados. ¿De qué color es?
line-hand-roll = Ronda { $round }: { $name } saca { $count ->
    [one] { $count } dado de la bolsa de dados y lo tira
   *[other] { $count } dados de la bolsa de dados y los tira
  }
line-hand-roll-alone = Ronda { $round }: saca { $count ->
    [one] { $count } dado de la bolsa de dados y tíralo
   *[other] { $count } dados de la bolsa de dados y tíralos
  }
line-hand-roll-places = Ronda { $round }: saca { $count ->
    [one] { $count } dado de la bolsa de dados y tíralo
   *[other] { $count } dados de la bolsa de dados y tíralos
  } sobre los lugares 1 a 5, en este orden
line-hand-roll-own = { $name } tira los diez dados de su pool privado, dos de cada color: rojo, amarillo, verde, azul, púrpura
line-hand-roll-board = { $count ->
    [one] Tira { $count } dado de vidrio raro para el tablero
   *[other] Tira { $count } dados de vidrio raro para el tablero
  }
line-hand-reroll = Vuelve a tirar: { $dice }

line-hint-seat = un número o un nombre
line-hint-draw = por ejemplo B
line-hint-roll = por ejemplo R4 B2 G6; { line-command-random }: tira el programa
line-hint-values = { $count ->
    [one] escribe el nuevo valor, 1-6
   *[other] escribe { $count } valores 1-6, en este orden
  }; { line-command-random }: tira el programa
line-hint-enter = Enter: lo elige el programa al azar
line-hint-card = por nombre o id; { line-command-random }: reparte el programa
line-hint-card-unseen = por nombre o id; { line-command-random }: reparte el programa, sin que nadie lo vea
line-hint-cards = por sus nombres, separados por comas, o por id; { line-command-random }: reparte el programa
line-hint-cards-unseen = por sus nombres, separados por comas, o por id; { line-command-random }: reparte el programa, sin que nadie lo vea
line-hint-sides = una cara de cada una, por sus nombres, separados por comas, o por id; { line-command-random }: reparte el programa
line-hint-dice = Dados: un color R Y G B P y un valor 1-6.

line-bad-outcome = Eso no es posible: { $why }
line-bad-cards = { $count ->
    [one] hacía falta { $count } carta
   *[other] hacían falta { $count } cartas
  }; hay { $found }: { $cards }
line-bad-dealt = «{ $card }» ya está repartida; cada carta está en la mesa una sola vez
line-bad-card = { $typed } no está entre las cartas de aquí; escribe «{ line-command-list }» para verlas
line-bad-card-close = { $typed } no está entre las cartas de aquí; ¿quisiste decir { $cards }?
line-bad-card-unclear = { $typed } puede ser { $cards }
line-bad-dice = { $count ->
    [one] hacía falta { $count } dado
   *[other] hacían falta { $count } dados
  }; hay { $found }: { $dice }
line-bad-die = { $typed } no es un dado; hace falta un color R Y G B P y un valor 1-6, por ejemplo R4
line-bad-glass = { $die } es vidrio raro, que no está en la bolsa de dados
line-bad-bag = demasiados dados de un color ({ $color }): { $count }, y la bolsa de dados tiene { $held }
line-bad-values = { $count ->
    [one] se esperaba el nuevo valor, 1-6; se encontró { $found }
   *[other] se esperaban { $count } valores 1-6, en este orden; se encontró { $found }
  }
line-bad-value-or-die = { $typed } no es ni un valor 1-6 ni un dado como R4
line-bad-value = { $typed } no es un valor; los dados muestran 1-6
line-bad-colors = los dados tirados son { $colors }; { $dice } no coincide
line-bad-color = { $typed } no es un color; hace falta uno de R Y G B P
line-bad-color-gone = en la bolsa de dados no queda ningún dado { $color }
line-bad-seat = { $typed } no es un asiento; hace falta un número de 1 a { $count } o un nombre

puzzle-commands = Escribe un número, una acción (P3 C2: tomar y colocar) o: { line-command-undo }, { line-command-hint } (la solución), { line-command-next }, { line-command-table }, { line-command-pool }, { line-command-track }, { line-command-read } B2, { line-command-quit }.
puzzle-then = Enter o { line-command-next }: el problema siguiente; { line-command-again }: este otra vez; { line-command-quit }: dejar los problemas
line-command-next = siguiente
line-command-again = repetir
