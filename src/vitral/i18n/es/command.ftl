### Not for the page

# La consola: ayuda, quejas sobre argumentos y archivos, y lo que escriben los comandos.
# Los nombres de comandos, opciones y sus valores se teclean igual en todos los idiomas.

# -- el propio vitral

command-vitral = Juega, estudia y arbitra el juego de mesa Sagrada. Un proyecto de aficionados, no oficial.
    .usage = uso:
    .arguments = argumentos posicionales
    .options = opciones
    .commands = comandos
    .help = muestra esta ayuda y sale
    .version = muestra la versión del programa y sale
    .language = el idioma: { $names }; sin él, el de tu sistema (LANG)
command-exits = códigos de salida
    .done = hecho
    .wrong = la entrada se entendió, pero no se sostiene: un registro imposible, o una infracción con check --strict
    .unclear = no se pudo entender la petición o la entrada; no se escribió nada
command-none = di un comando: { $names }
command-interrupted = interrumpido
command-stopped = no se puede seguir: { $reason }
command-extra = faltan paquetes para esto; instálalos con: { $command }
command-progress = { $done }/{ $total } partidas
command-percent = { $number }%
command-ranking = Clasificación

metavar-command = COMANDO
metavar-file = ARCHIVO
metavar-code = CÓDIGO
metavar-where = DÓNDE

# -- argumentos

argument-at = argumento { $name }: { $why }
argument-see = { $problem }; mira: { $command }
argument-expected = se esperaba: { $usage } (Python dice: { $python })
argument-unknown = argumentos desconocidos: { $names }
argument-language = { $text } no está entre los idiomas; hay: { $names }
argument-names = se esperaban nombres separados por comas, hay { $found }
argument-number = se esperaba un número entero desde { $least }, hay { $found }
argument-seconds = se esperaba un número de segundos por encima de 0 y hasta 3600, hay { $found }
argument-cards = añade a las cartas incluidas las de un archivo { $ending }; se puede repetir
argument-json = escribe JSON en vez de texto
argument-progress = muestra el avance en la salida de errores aunque no sea una terminal
argument-seed = cualquier texto o número (por omisión 0)
argument-jobs = cuántos procesos (por omisión 1)

# Las opciones de una mesa.
command-table = la mesa
    .usual = Normalmente { $value }.

# -- archivos

file-standard-input = entrada estándar
file-no-standard-input = la entrada estándar está cerrada; da un archivo en vez de -
file-empty = está vacío; se esperaba JSON
file-unwritten = no se puede escribir: { $reason }

# -- vitral play

command-play = juega en la terminal: sin compañía, contra bots o el Automa, o varias personas por turnos
    .people = cuántas son personas, desde el asiento 1 (por omisión 1)
    .everybody = todos los jugadores son personas y se turnan al teclado
    .bots = quién juega en los demás asientos: uno para todos, o uno para cada uno; hay: { $names }
    .names = cómo se llaman las personas
    .seed = la partida de esta semilla, cualquier texto o número
    .save = guarda la partida en este archivo, elección tras elección
    .resume = sigue una partida guardada, y la sigue guardando ahí
    .hand = una mesa de verdad: teclea lo que allí se tiró, se sacó o se repartió
    .more =
        El juego es puro texto y funciona con lectores de pantalla; color solo en terminales, y nunca donde NO_COLOR está puesta.
        Mientras juegas, { line-command-help } lista lo que se puede teclear.

        Con --by-hand los dados y las cartas son los de una mesa de verdad: tecleas lo que se tiró, se sacó o se repartió, y el
        programa cuida las reglas, juega por los bots o el Automa, y cuenta. Para el Automa: { $example }

# -- vitral serve

command-serve = juega en el navegador: ofrece la página y sus mesas
    .host = la dirección en la que escucha (127.0.0.1: solo este equipo)
    .port = el puerto (8000); 0 toma cualquiera libre
    .db = un archivo, o una URL { $url }; sin ello, un archivo tuyo
    .open = abre la página en el navegador
    .origin = un origen cuyas páginas también pueden usar este servidor
    .more =
        Las partidas se guardan en un archivo (mira --db) y sobreviven a lo que le pase a este programa. La dirección es solo
        para este equipo; --host 0.0.0.0 deja entrar a otros de tu red. docs/server.md cuenta cómo ofrecerlo a otros.
command-serve-at = Vitral está en { $address }
command-serve-stop = páralo con Ctrl+C
command-serve-stopped = Parado; todas las partidas están guardadas.
command-serve-ports = --port: solo hay 65535 puertos
command-serve-deaf = no se puede escuchar en { $host }, puerto { $port }: { $reason }; prueba --port 0

# -- vitral score

command-score = cuenta los puntos de las ventanas de una mesa
    .file = las ventanas en JSON, o - para la entrada estándar
    .proof = di qué espacios dieron los puntos
    .more =
        El archivo es JSON; las ventanas van en el orden de los primeros turnos de sus dueños en la última ronda:
        { $example }
        Una fila nombra sus cinco espacios de izquierda a derecha: R4 es un cuatro rojo, -- un espacio vacío, W4 vidrio raro.
        Los ids están en: vitral cards. Claves opcionales: { $keys }; y en una ventana: { $excused } (espacios que la revisión
        perdona). Contar puntos nunca es revisar.

        Solitario: { $solo }, una ventana sin tokens, uno o dos objetivos privados (cuenta el mejor), y el track de ronda,
        { $track }, cuya suma es la puntuación objetivo. Contra el Automa: { $automa }, su ventana marcada
        { $mark } y sin patrón, y { $level }.
command-score-no-target = Sin puntuación objetivo: el archivo no cuenta el track.

# -- vitral check

command-check = revisa las ventanas según sus patrones y vecinos
    .strict = sale con 1 si una ventana infringe una regla
    .more =
        El archivo es el de vitral score (mira: vitral score --help); aquí solo hacen falta { $keys }.
        Una revisión mira lo impreso en los espacios y los dados que están lado a lado, no los bordes ni el contacto, pues las
        herramientas pueden dejar dados aislados. A los dados puestos con una dispensa se les perdona lo impreso: { $excused }
        El vidrio raro (W4) no tiene color: cabe en todo color y puede estar junto a cualquiera, pero su valor cuenta. La ventana
        del Automa no se revisa, pues sus dados siguen sus cartas.

        Sale con 0 encuentre lo que encuentre; con --strict sale con 1 si una ventana infringe una regla.
command-check-automa = { $name }: no se revisa, pues los dados del Automa siguen sus cartas
command-check-fine = { $name }: ninguna regla infringida
command-check-broken = { $name }: { $count ->
    [one] { $count } dado infringe una regla
   *[other] { $count } dados infringen una regla
  }
command-check-space = { $space } tiene { $die } ({ $asks }): { $why }
command-check-without = { $count ->
    [one] todo en regla sin { $count } dado: { $spaces }
   *[other] todo en regla sin { $count } dados: { $spaces }
  }

# -- vitral replay

command-replay = verifica una partida registrada y la cuenta
    .file = un archivo de partida, o - para la entrada estándar
    .ply = para tras N entradas del registro
    .seat = cuenta lo que puede saber el jugador del asiento K (desde 1)
    .all = cuenta todos los secretos, aun de una partida sin terminar
    .verify = di solo si el registro se sostiene, con el reparto
    .commitment = con --verify: el hash que la mesa mostró al empezar
    .svg = dibuja además la mesa en este archivo
    .more =
        Cada entrada del registro ha de ser posible donde está, y el resultado ha de ser el que se sigue: si no, el mensaje dice
        qué entrada y el código de salida es 1. Los objetivos privados se cuentan cuando la partida termina, o con --all.

        --verify también prueba el reparto, si el registro dice la semilla: cada resultado del azar es el que da esa semilla
        (docs/records.md). --commitment es el hash que una mesa en red mostró desde el comienzo: la semilla ha de ser la prometida.
command-replay-no-ply = { $count ->
    [one] no hay entrada { $ply }; el registro tiene { $count } entrada
   *[other] no hay entrada { $ply }; el registro tiene { $count } entradas
  }
command-replay-no-seat = no hay asiento { $seat }; los asientos son de 1 a { $last }
command-replay-commitment = --commitment solo vale con --verify
command-replay-possible = { $count ->
    [one] { $count } entrada, y es posible
   *[other] { $count } entradas, todas posibles
  }
command-replay-trust = el registro no dice la semilla, así que el reparto queda a la confianza
command-replay-promised = { $count ->
    [one] { $count } resultado del azar, dado por la semilla prometida al empezar
   *[other] { $count } resultados del azar, todos dados por la semilla prometida al empezar
  }
command-replay-proved = { $count ->
    [one] { $count } resultado del azar, dado por la semilla que dice el registro (no se conoce promesa de ella)
   *[other] { $count } resultados del azar, todos dados por la semilla que dice el registro (no se conoce promesa de ella)
  }
command-replay-nothing-to-draw = aún no hay nada que dibujar: en la entrada { $ply } las ventanas no están elegidas
command-replay-verified = { $names }: { $count ->
    [one] { $count } entrada, verificada.
   *[other] { $count } entradas, verificadas.
  }
command-replay-no-windows = Las ventanas aún no están elegidas.
command-replay-to-choose = Le toca elegir a { $name }.
command-replay-so-far = Si terminara ahora: { $scores }.

# -- vitral cards

command-cards = lista las cartas, o cuenta todo sobre una
    .card = una carta, como { $example }; sin ella, se listan todas
    .sources = lista de dónde vienen los datos de las cartas
    .more =
        Cada carta dice qué certeza tenemos de ella, y de dónde: dicha en un reglamento, de varias fuentes, de una fuente,
        deducida, o reconstruida por nosotros. Las fuentes se listan con --sources.
command-cards-both = --sources lista todas las fuentes; las de una carta vienen con ella, así que deja fuera uno de los dos
command-cards-none = no existe la carta { $card }; lístalas con: vitral cards
command-cards-none-close = no existe la carta { $card }; { $hint } lístalas con: vitral cards
command-cards-certainty = Certeza: { $certainty }.
command-cards-note = Nota: { $note }
command-cards-sources = Fuentes:
command-cards-source = { $key } ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }): { $text }

certainty-rulebook = reglamento
    .about = dicha en un reglamento
certainty-several = varias
    .about = varias fuentes independientes coinciden
certainty-one = una
    .about = de una sola fuente
certainty-inferred = deducida
    .about = deducida por nosotros
certainty-reconstructed = reconstruida
    .about = reconstrucción nuestra

cards-window = patrón de ventana
    .many = Patrones de ventana (las dos caras de una carta juntas; dificultad = tokens de favor)
cards-tool = herramienta
    .many = Herramientas
cards-public = objetivo público
    .many = Objetivos públicos
cards-private = objetivo privado
    .many = Objetivos privados
cards-inspiration = inspiración
    .many = Inspiraciones
cards-glass-board = tablero de vidrio raro
    .many = Tableros de vidrio raro
cards-automa = un rival hecho de cartas
    .many = El Automa: patrón, posiciones, carta de puntuación y niveles
cards-automa-card = carta del Automa
    .many = El mazo del Automa
cards-card = Carta { $id }

cards-automa-short = columnas: { $columns }; { favor-of }
cards-once-a-round = una vez por ronda
cards-once-a-game = una vez por partida
cards-room = { $count ->
    [one] Tiene sitio para { $count } dado.
   *[other] Tiene sitio para { $count } dados.
  }
cards-automa-passion = Pertenece a Passion: con vidrio raro, una carta así está entre las diez.
cards-difficulty = { $difficulty ->
    [one] Dificultad { $difficulty }, así que { $difficulty } token de favor.
   *[other] Dificultad { $difficulty }, así que { $difficulty } tokens de favor.
  }
cards-other-side = La otra cara de su carta es { $card }.
cards-letters = Las letras piden un color, las cifras un valor, los puntos nada.
cards-tool-number = Herramienta número { $number }. { $text }
cards-when = Cuándo: { $moments }.
cards-when-any = en cualquier momento del turno
cards-when-before-draft = antes de tomar el dado de este turno (la herramienta incluye la toma, o va antes)
cards-when-after-draft = después de colocar el dado de este turno
cards-when-first-turn = solo en el primer turno de la ronda
cards-when-second-turn = solo en el segundo turno de la ronda
cards-moment-in-hand = con un dado en la mano
cards-moment-tool = junto con una herramienta
cards-moment-turn = en cualquier momento del propio turno
cards-solo-payment = Precio en solitario: { tool-pay }.
cards-points-sum = Puntos: la suma misma.
cards-points-each = Puntos: { $points } cada vez.
cards-costs = Cuesta { favor-of }
cards-costs-nothing = No cuesta nada
cards-begins-with-less = pero se empieza con { favor-of } menos
cards-for-solo = también para partidas en solitario
cards-not-for-solo = no para partidas en solitario
cards-automa-columns = Sus columnas, de izquierda a derecha: { $columns }. Cada dado va a su color, de arriba abajo.
cards-automa-tokens = Empieza con { favor-of }.
cards-automa-positions = Sus cartas de posición para el vidrio raro: { $spaces }.
cards-automa-scoring = { $points ->
    [one] Puntuación: los objetivos privados y casi todos los públicos como siempre; en { $cards }, { $points } punto por columna completa.
   *[other] Puntuación: los objetivos privados y casi todos los públicos como siempre; en { $cards }, { $points } puntos por columna completa.
  }
cards-automa-levels = Puntos de más según el nivel: { $levels }.

# -- vitral simulate

command-simulate = juega muchas partidas entre bots
    .bots = uno para todos los asientos, o uno para cada uno; hay: { $names } (por omisión random)
    .games = cuántas partidas (por omisión 100)
    .more =
        La partida i de la semilla S sale de la semilla S/i, y sus bots de S/i/asiento: los resultados dependen solo de la semilla
        y las opciones, no de --jobs. En solitario se gana si los puntos superan la puntuación objetivo; contra el Automa, sus
        resultados son los del asiento 2.
simulate-standard = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }
simulate-solo = { $games ->
    [one] { $games } partida en solitario
   *[other] { $games } partidas en solitario
  }
simulate-automa = { $games ->
    [one] { $games } partida contra el Automa ({ $level })
   *[other] { $games } partidas contra el Automa ({ $level })
  }
simulate-seed = semilla { $seed }, { $plies } entradas por partida
simulate-columns = Columnas
    .games = partidas
    .wins = victorias
    .mean = media
    .sd = desv.
    .lowest = mínimo
    .highest = máximo
simulate-seat = asiento { $seat } { $bot }
simulate-all = todos { $bot }
simulate-spread = media { $mean }, desviación { $sd }, de { $lowest } a { $highest }
simulate-target = Puntuación objetivo: { $target }; diferencia: { $margin }.
simulate-ties = Empates a puntos por la victoria: { $ties }.
simulate-no-ties = Ninguna partida quedó empatada a puntos por la victoria.
simulate-tie-private = { $count } por los puntos privados
simulate-tie-tokens = { $count } por los tokens de favor
simulate-tie-order = { $count } por el orden de turno

# -- vitral arena

command-arena = enfrenta a bots con los mismos repartos y los mide
    .bots = los bots; hay: { $names }
    .deals = cuántos repartos (por omisión 100)
    .alone = cada bot solo contra sí mismo
    .seconds = tiempo por turno, para bots que buscan
    .playouts = partidas de ensayo por turno, para bots que buscan
    .json = escribe los resultados en JSON; - para la salida estándar
    .picture = dibuja puntos y fuerzas en SVG
    .resume = guarda las partidas en ese archivo, y juega solo las que aún no están en él
    .more =
        Nombra los bots del más débil al más fuerte. Cada dos se enfrentan en cada reparto: un asiento del nombrado después contra
        los demás asientos del nombrado antes, un asiento tras otro. Con --alone, en solitario y contra el Automa, cada uno juega
        por su cuenta. Un bot puede ser un programa: { $program } (docs/bots.md). El reparto i de la semilla S sale de la semilla
        S/i: los resultados dependen solo de la semilla y las opciones, no de --jobs; con --seconds dependen también de la máquina.
        Los tiempos son de procesador.
arena-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } en { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
  }, semilla { $seed }
arena-columns = Columnas
    .interval = 95 %
    .rating = fuerza
    .time = ms por turno
arena-margin = diferencia con la puntuación objetivo: media { $mean }, desviación { $sd }
arena-failures = { $count ->
    [one] { $count } fallo: turnos que terminó el vigilante
   *[other] { $count } fallos: turnos que terminó el vigilante
  }
arena-ahead = { $upper } por delante de { $lower }: { $wins } de { $games }, { $share } ({ $interval })

# -- vitral bench

command-bench = mide lo rápido que juega la biblioteca
    .yardstick = un archivo de Python con el que compararse en la misma ejecución
    .seconds = duración de un tramo (por omisión 1)
    .repeats = tramos de cada clase (por omisión 5)
    .more =
        Juega partidas al azar para 2 jugadores por la puerta pública, { $front }: opciones usuales, con registro, un solo núcleo.
        Una decisión lista las acciones válidas y juega una; las decisiones con una sola acción válida se juegan, pero no cuentan.

        Una vara de medir es un archivo de Python con una función { $function } que juega una partida de 40 turnos. Sus tramos se
        alternan con los nuestros en un mismo proceso, y valen las medianas de las razones: la rapidez de la máquina se anula.
command-bench-measuring = midiendo { $what }
bench-decisions = decisiones/s
    .about = { $number } por partida
bench-games = partidas/s
    .about = { $number } entradas por partida
bench-copies = copias/s
bench-views = vistas/s
bench-records = registros/s
    .about = en JSON, a media partida
bench-yardstick = vara de medir
    .about = partidas/s, { $turns } turnos/s
bench-ratios = razones
    .about = decisiones por turno, { $games } partidas por partida
bench-medians = { $count ->
    [one] Mediana de { $count } tramo de { $seconds } s, Python { $version }.
   *[other] Medianas de { $count } tramos de { $seconds } s, Python { $version }.
  }
