### Not for the page

# La consola: ayuda, quejas sobre argumentos y archivos, y lo que escriben los comandos.
# Los nombres de comandos, opciones y sus valores se escriben igual en todos los idiomas.

# -- el propio vitral

command-vitral = Juega a Sagrada, estudia partidas y revisa mesas de verdad. Un proyecto de aficionados, no oficial.
    .usage = uso:
    .arguments = argumentos posicionales
    .options = opciones
    .commands = comandos
    .help = muestra esta ayuda y sale
    .version = muestra la versión del programa y sale
    .language = el idioma: { $names }; por defecto, el de tu sistema (LANG)
    .more = { $help } { metavar-command } explica un comando; { $man } los explica todos, con los ajustes y los archivos.
command-exits = códigos de salida
    .done = hecho
    .wrong = la entrada se entendió, pero está mal: un archivo de partida imposible, o una regla rota con check --strict
    .unclear = no se pudo entender la petición o la entrada; no se escribió nada
command-unknown = comando desconocido { $name }; los comandos son: { $names }
command-unknown-close = comando desconocido { $name }; { $hint }
command-interrupted = interrumpido
command-stopped = no se puede seguir: { $reason }
command-extra = faltan paquetes para esto; instálalos con: { $command }
command-progress = { $done }/{ $total } partidas
command-progress-rate = { $done }/{ $total } partidas, { $rate } por segundo, faltan { $left }
command-percent = { $number } %
command-ranking = Clasificación

metavar-command = COMANDO
metavar-file = ARCHIVO
metavar-folder = CARPETA
metavar-page = PÁGINA
metavar-code = CÓDIGO
metavar-where = DÓNDE

# -- argumentos

argument-at = argumento { $name }: { $why }
argument-see = { $problem }; consulta: { $command }
argument-expected = se esperaba { $usage }
argument-missing = falta: { $names }; uso: { $usage }
argument-ambiguous = { $name } abrevia varias opciones: { $names }
argument-choice = se esperaba { $values }; se encontró { $found }
argument-unknown = argumentos no reconocidos: { $names }
argument-language = no existe el idioma { $text }; elige entre: { $names }
argument-names = se esperaban nombres separados por comas; se encontró { $found }
argument-number = se esperaba un número entero, { $least } o más; se encontró { $found }
argument-range = se esperaba un número entero de { $first } a { $last }; se encontró { $found }
argument-seconds = se esperaba un número de segundos mayor que 0 y hasta 3600; se encontró { $found }
argument-cards = añade a las cartas incluidas las de un archivo { $ending }; se puede repetir
argument-json = escribe JSON en vez de texto
argument-json-files = escribe JSON en vez de texto: un objeto por archivo, también para los que fallaron
argument-progress = muestra el avance en la salida de errores aunque no sea una terminal
argument-seed = cualquier texto o número (por defecto 0)
argument-jobs = cuántos procesos (por defecto 1)
argument-cluster = juega en un clúster de Ray: { $local } para uno en esta máquina con ese número de procesos, { $address } para uno ya en marcha

# Las opciones de una mesa.
table-options = la mesa
    .usual = Por defecto: { $value }.
    .depends = Por defecto: { $value }; en algunas mesas, { $other }.

# -- archivos

file-standard-input = entrada estándar
file-no-standard-input = la entrada estándar está cerrada; indica un archivo en vez de -
file-empty = está vacío; se esperaba JSON
file-ending = { $file }: el nombre debe terminar en { $endings }
file-is-folder = { $file }: es una carpeta; indica un archivo
file-unwritten = no se puede escribir: { $reason }

# -- vitral play

command-play = juega en la terminal: en solitario, contra bots o el Automa, o varias personas por turnos
    .people = cuántos jugadores son personas, desde el asiento 1 (por defecto 1)
    .everybody = todos los jugadores son personas y se turnan al teclado
    .bots = quién juega en los demás asientos: uno para todos, o uno para cada uno; elige entre: { $names } (por defecto { $usual }, o { $variable })
    .names = los nombres de las personas
    .seed = reparte la partida con esta semilla, cualquier texto o número
    .save = guarda la partida en este archivo después de cada elección
    .resume = continúa una partida guardada: un archivo o un nombre de vitral games; sin nada, la última partida
    .hand = para una mesa de verdad: escribes lo que allí se tiró, se sacó o se repartió
    .more =
        El juego es puro texto y funciona con lectores de pantalla. Solo usa color en terminales, y no si NO_COLOR está
        definida; VITRAL_COLOR decide antes que ambas cosas.
        Mientras juegas, «{ line-command-help }» muestra lo que puedes escribir.

        Con --by-hand los dados y las cartas vienen de una mesa de verdad. Escribes lo que allí se tiró, se sacó o se repartió; el
        programa aplica las reglas, juega por los bots o el Automa y lleva los puntos.
        Para el Automa:
          { $example }

# -- vitral games

command-games = lista tus partidas, en este equipo o en un servidor
    .server = tus partidas en este servidor; sin URL, en el servidor de los ajustes
games-none = Todavía no hay partidas guardadas aquí.
games-none-there = Todavía no tienes partidas en { $server }.
games-unreadable = no se puede leer
games-how-to = Para continuar una: { $resume }; para leer una: { $replay }
games-how-to-there = Para continuar una: { $resume }

# -- vitral serve

command-serve = juega en el navegador: ofrece la página y sus mesas
    .host = la dirección en la que escucha (por defecto 127.0.0.1: solo este equipo)
    .port = el puerto (por defecto 8000); 0 toma cualquiera libre
    .db = un archivo, o una URL { $url }; por defecto, un archivo en tu carpeta de datos
    .bus = la URL { $url } por la que se comunican varios servidores con una misma base de datos
    .workers = cuántos procesos comparten este puerto (por defecto 1); varios necesitan una base PostgreSQL y --bus
    .open = abre la página en el navegador
    .origin = otro origen cuyas páginas pueden usar este servidor
    .host_name = un nombre público de este servidor, como play.example.org; los enlaces de los correos empiezan por el primero
    .metrics_reader = otra dirección que puede leer /metrics
    .prepare_bots = ejecuta este comando junto al servidor; cuando termina, los bots más fuertes usan lo que instaló o compiló
    .site = ofrece el juego para usarlo sin conexión desde esta carpeta, escrita por vitral site
    .no_lobby = desactiva la sala de espera y las partidas rápidas
    .mail = envía correos por este servidor: { $url }
    .mail_sender = el remitente de esos correos
    .push = envía notificaciones; los servicios de push escriben a este contacto: { $url }
    .more =
        Las partidas se guardan en un archivo (mira --db), aunque se interrumpa este programa. La dirección solo funciona en este
        equipo; usa --host 0.0.0.0 para dejar entrar a otros de tu red. docs/server.md explica cómo ofrecer un servidor a otros.
command-serve-at = Vitral está en { $address }
command-serve-running = Vitral ya está en marcha en { $address }
command-serve-bots-ready = Los bots más fuertes están listos.
command-serve-bots-failed = No se pudieron preparar los bots más fuertes, que por ahora juegan con menos fuerza: { $reason }.
command-serve-stop = páralo con Ctrl+C
command-serve-stopped = Parado. Todas las partidas están guardadas.
command-serve-mail = --mail necesita una dirección como { $url }, y --mail-sender un remitente
command-serve-push = --push necesita un contacto como { $url }
command-serve-links = --mail y --push necesitan --host-name: los enlaces de los mensajes empiezan por él, por ejemplo { $example }
command-serve-host-name = --host-name: «{ $given }» no es un nombre de servidor; escríbelo como { $example }
command-serve-site = --site: no hay un sitio en { $folder }; crea uno con: { $command }
command-serve-ports = --port: el puerto más alto es 65535
command-serve-deaf = no se puede escuchar en { $host }, puerto { $port }: { $reason }
command-serve-deaf-port = no se puede escuchar en { $host }, puerto { $port }: { $reason }; prueba --port 0

# -- vitral admin

metavar-table = MESA
command-admin = administra las mesas de un servidor: lista, cierra, borra, copia, restaura, verifica
    .tables = lista todas las mesas
    .events = lista lo que ocurrió en una mesa; incluye nombres y elecciones
    .verify = repite todas las mesas y nombra las que están dañadas
    .close = cierra una mesa; se borra pasado un plazo
    .reopen = vuelve a abrir una mesa cerrada
    .revoke = anula todos los enlaces de una mesa; quienes juegan conservan su asiento
    .erase = borra el nombre y el acceso de la persona de un asiento, en todas sus mesas
    .backup = lo copia todo en un archivo nuevo, con el servidor en marcha, y verifica la copia
    .restore = verifica una copia de seguridad y la pone donde aún no hay base de datos
    .table = el id de una mesa, como en su dirección, o su nombre en el registro
    .seat = un asiento (desde 1)
    .file = el archivo de la copia de seguridad
    .more =
        Un servidor en marcha se entera de los cambios en pocos segundos. Para restaurar tiene que estar parado. Las copias
        contienen los secretos de todas las partidas; solo su dueño puede leer los archivos. docs/operating.md lo explica todo.
admin-stage-choosing = eligiendo ventanas
admin-stage-playing = en juego
admin-stage-over = terminada
admin-row = { $table }: { $stage }, { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
  }, el último el { $when } ({ $seats })
    .closed = – cerrada el { $when }
    .stale = – marcada para borrarse el { $when }
admin-none = No hay mesas.
admin-no-table = no existe la mesa { $table }; para ver la lista: vitral admin tables
admin-fault = { $table } está dañada: { $why }
admin-file-fault = el archivo de la base de datos está dañado: { $why }
admin-verified = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
  }, { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
  }: { $wrong ->
    [0] nada está dañado.
    [one] { $wrong } problema encontrado.
   *[other] { $wrong } problemas encontrados.
  }
admin-closed = La mesa { $table } está cerrada. { $days ->
    [one] Se borrará en { $days } día
   *[other] Se borrará en { $days } días
  }; hasta entonces se puede volver a abrir con: vitral admin reopen { $table }
admin-reopened = La mesa { $table } está abierta.
admin-revoked = Todos los enlaces de la mesa { $table } han dejado de valer (un servidor parado lo aplica al arrancar). Los jugadores conservan su asiento y encuentran enlaces nuevos en la página.
admin-erased = { $table }, asiento { $seat }: nombre y acceso borrados
admin-erased-backups = Las copias de seguridad anteriores aún los contienen.
admin-backed-up = Está todo en { $file }.
admin-restored = { $file } está restaurado.

# -- vitral score

command-score = puntúa las ventanas de una mesa
    .file = las ventanas en JSON, o - para la entrada estándar
    .proof = indica qué espacios dieron los puntos
    .more =
        El archivo es JSON. Pon las ventanas en el orden en que sus dueños jugaron su primer turno de la última ronda:
        { $example }
        Una fila nombra sus cinco espacios de izquierda a derecha: R4 es un 4 rojo, -- un espacio vacío, W4 vidrio raro. Busca los
        ids con: vitral cards. Claves opcionales: { $keys }; y en una ventana: { $excused } (espacios donde un dado ignora lo
        impreso). Al puntuar nunca se buscan errores.

        Solitario: { $solo }, una ventana sin fichas, uno o dos objetivos privados (cuenta el mejor), y el marcador de
        ronda, { $track }, cuya suma es la puntuación objetivo. Contra el Automa: { $automa }, su ventana marcada
        { $mark } y sin patrón, y { $level }.
command-score-no-target = Sin puntuación objetivo: el archivo no incluye el marcador de ronda.

# -- vitral check

command-check = revisa las ventanas según sus patrones y las reglas de colocación
    .strict = sale con 1 si una ventana rompe una regla
    .more =
        El archivo es el mismo que para vitral score (consulta: vitral score --help), pero solo hacen falta { $keys }.
        La revisión comprueba las restricciones impresas y los dados que están uno al lado del otro. Los dados que no tocan ningún
        otro, y un único dado fuera del borde, aparecen como dudas, porque las herramientas pueden dejar dados solos. Nombra los
        espacios donde un dado puede ignorar lo impreso:
          { $excused }
        El vidrio raro (W4) no tiene color: cabe en todo color y puede estar junto a cualquiera, pero su valor cuenta. La ventana
        del Automa no se revisa, porque sus dados siguen sus cartas.

        El código de salida es 0 encuentre lo que encuentre. Con --strict es 1 si una ventana rompe una regla.
command-check-automa = { $name }: no se revisa, porque los dados del Automa siguen sus cartas
command-check-fine = { $name }: no se rompe ninguna regla
command-check-broken = { $name }: { $count ->
    [one] { $count } dado rompe una regla
   *[other] { $count } dados rompen una regla
  }
command-check-space = { $space } tiene el { $die } ({ $asks }): { $why }
command-check-without = { $count ->
    [one] vuelve a ser válida sin { $count } dado: { $spaces }
   *[other] vuelve a ser válida sin { $count } dados: { $spaces }
  }

# -- vitral replay

command-replay = verifica una partida guardada y la escribe como texto
    .file = un archivo de partida, un nombre de vitral games o - para la entrada estándar
    .ply = se detiene tras N entradas del registro
    .seat = muestra lo que puede saber el jugador del asiento K (desde 1)
    .all = muestra todos los secretos, aunque la partida no haya terminado
    .verify = solo comprueba si el archivo de partida y su reparto son correctos
    .commitment = con --verify: el hash que la mesa mostró al empezar
    .svg = dibuja además la mesa en este archivo
    .more =
        Cada entrada del archivo tiene que ser posible en su momento de la partida, y el resultado tiene que salir de ellas. Si
        no, el mensaje dice qué entrada y el código de salida es 1. Los objetivos privados se muestran cuando la partida ha
        terminado, o con --all.

        --verify también prueba el reparto, si el archivo contiene la semilla: cada tirada, cada dado sacado y cada carta repartida
        tienen que ser los que da esa semilla (docs/records.md). --commitment es el hash que una mesa en red mostró desde el
        comienzo: la semilla tiene que ser la prometida.
command-replay-no-ply = { $count ->
    [one] no existe la entrada { $ply }; el registro tiene { $count } entrada
   *[other] no existe la entrada { $ply }; el registro tiene { $count } entradas
  }
command-replay-no-seat = no existe el asiento { $seat }; los asientos van de 1 a { $last }
command-replay-one-svg = --svg dibuja una sola partida; indica un único archivo
command-replay-commitment = --commitment solo funciona con --verify
command-replay-possible = { $count ->
    [one] { $count } entrada, válida
   *[other] { $count } entradas, todas válidas
  }
command-replay-trust = el archivo de partida no trae la semilla, así que hay que fiarse del reparto
command-replay-promised = { $count ->
    [one] { $count } resultado del azar, que sale de la semilla prometida al empezar
   *[other] { $count } resultados del azar, y todos salen de la semilla prometida al empezar
  }
command-replay-proved = { $count ->
    [one] { $count } resultado del azar, que sale de la semilla del archivo de partida (no se conoce ninguna promesa anterior de ella)
   *[other] { $count } resultados del azar, y todos salen de la semilla del archivo de partida (no se conoce ninguna promesa anterior de ella)
  }
command-replay-nothing-to-draw = aún no hay nada que dibujar: en la entrada { $ply } no se han elegido las ventanas
command-replay-verified = { $names }: { $count ->
    [one] { $count } entrada, verificada.
   *[other] { $count } entradas, verificadas.
  }
command-replay-no-windows = Aún no se han elegido las ventanas.
command-replay-to-choose = { $name } está eligiendo.
command-replay-so-far = Si la partida terminara ahora: { $scores }.

# -- vitral cards

command-cards = lista las cartas, o muestra todo sobre una
    .card = una carta, como { $example }, o un tipo de carta: { $kinds }; sin ello, se listan todas
    .sources = lista las fuentes de nuestros datos sobre las cartas
    .more =
        Cada carta dice qué certeza tenemos de ella y por qué: está en un reglamento, en varias fuentes o en una, o la hemos
        deducido o reconstruido. --sources lista las fuentes.
command-cards-both = --sources lista todas las fuentes, y una carta muestra las suyas: quita uno de los dos
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
    .about = está en un reglamento
certainty-several = varias
    .about = varias fuentes independientes coinciden
certainty-one = una
    .about = de una sola fuente
certainty-inferred = deducida
    .about = deducida por nosotros
certainty-reconstructed = reconstruida
    .about = reconstrucción nuestra
certainty-invented = inventada
    .about = inventada; no existe carta impresa

cards-window = patrón de ventana
    .many = Patrones de ventana (las dos caras de una carta juntas; dificultad = fichas de favor)
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
cards-automa = un rival dirigido por un mazo de cartas
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
    [one] Dificultad { $difficulty }, así que { $difficulty } ficha de favor.
   *[other] Dificultad { $difficulty }, así que { $difficulty } fichas de favor.
  }
cards-other-side = La otra cara de su carta es «{ $card }».
cards-letters = Las letras piden un color, las cifras un valor, los puntos nada.
cards-tool-number = Herramienta número { $number }. { $text }
cards-when = Cuándo: { $moments }.
cards-when-any = en cualquier momento de tu turno, si no tienes un dado en la mano
cards-when-before-draft = antes de tomar un dado en este turno (si la herramienta actúa sobre ese dado, también con él en la mano)
cards-when-after-draft = después de colocar un dado en este turno
cards-when-first-turn = solo en tu primer turno de la ronda
cards-when-second-turn = solo en tu segundo turno de la ronda
cards-moment-in-hand = con un dado en la mano
cards-moment-tool = junto con una herramienta
cards-moment-turn = en cualquier momento de tu turno
cards-solo-payment = En una partida en solitario se paga con { tool-pay }.
cards-points-sum = Puntos: la suma misma.
cards-points-each = Puntos: { $points } cada vez.
cards-costs = Cuesta { favor-of }
cards-costs-nothing = No cuesta nada
cards-begins-with-less = pero empiezas con { favor-of } menos
cards-for-solo = también se usa en partidas en solitario
cards-not-for-solo = no se usa en partidas en solitario
cards-automa-columns = Sus columnas, de izquierda a derecha: { $columns }. Cada dado va a la columna de su color, de arriba abajo.
cards-automa-tokens = Empieza con { favor-of }.
cards-automa-positions = Sus cartas de posición para el vidrio raro: { $spaces }.
cards-automa-scoring = { $points ->
    [one] Puntuación: su objetivo privado y casi todos los públicos, como siempre. En cambio, cada uno de estos le da { $points } punto por cada columna llena: { $cards }.
   *[other] Puntuación: su objetivo privado y casi todos los públicos, como siempre. En cambio, cada uno de estos le da { $points } puntos por cada columna llena: { $cards }.
  }
cards-automa-levels = Puntos que se suman según el nivel: { $levels }.

# -- vitral rules

command-rules = enumera las páginas del reglamento, o muestra una
    .page = una página, o una carta o un motivo que explica; sin ella, se enumeran todas las páginas
    .more =
        Ejemplos:
          { $page }
          { $card }
        Lo que es nuestro, cada decisión y cada opción:
          { $ours }
command-rules-none = nada en el reglamento sobre { $page }; mira sus páginas con: vitral rules
command-rules-none-close = nada en el reglamento sobre { $page }; { $hint } mira sus páginas con: vitral rules

# -- vitral simulate

command-simulate = juega muchas partidas entre bots
    .picture = dibuja las puntuaciones como SVG en este archivo
    .bots = uno para todos los asientos, o uno para cada uno; elige entre: { $names } (por defecto random)
    .games = cuántas partidas (por defecto 100)
    .more =
        La partida i de la semilla S se reparte con la semilla S/i, y sus bots reciben las semillas S/i/asiento. Así, los
        resultados dependen solo de la semilla y las opciones, no de --jobs. En solitario se gana si los puntos superan la
        puntuación objetivo. Los resultados del Automa aparecen como el asiento 2.
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
simulate-tie-private = { $count } por los puntos del objetivo privado
simulate-tie-tokens = { $count } por las fichas de favor
simulate-tie-order = { $count } por el orden de turno

# -- vitral arena

picture-written = Dibujo guardado en { $file }
command-arena = enfrenta a bots con los mismos repartos y los mide
    .bots = los bots; elige entre: { $names }
    .deals = cuántos repartos (por defecto 100)
    .alone = cada bot solo contra sí mismo
    .once = juega cada reparto una sola vez; los asientos cambian de reparto en reparto (si no, una vez por asiento)
    .seconds = tiempo por turno, para bots que hacen búsquedas
    .playouts = partidas de ensayo por turno, para bots que hacen búsquedas
    .picture = dibuja puntos y fuerzas en SVG
    .resume = guarda las partidas en este archivo, y juega solo las que aún no están en él
    .more =
        Nombra los bots del más débil al más fuerte. Cada pareja de bots se enfrenta en cada reparto: un asiento para el más
        fuerte y todos los demás para el más débil, una vez por asiento. Con --alone, en solitario y contra el Automa, cada bot
        juega por su cuenta. Un bot puede ser un programa: { $program } (docs/bots.md). El reparto i de la semilla S sale de la
        semilla S/i. Así, los resultados dependen solo de la semilla y las opciones, no de --jobs; con --seconds dependen también
        de la máquina. Los tiempos son de procesador.
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
    .time = ms/turno
arena-margin = diferencia con la puntuación objetivo: media { $mean }, desviación { $sd }
arena-failures = { $count ->
    [one] { $count } fallo: el turno se terminó con jugadas válidas
   *[other] { $count } fallos: esos turnos se terminaron con jugadas válidas
  }
arena-ahead = { $upper } por delante de { $lower }: { $wins } de { $games }, { $share } ({ $interval })

# -- vitral dataset

command-dataset = guarda partidas como una tabla de decisiones, para aprender de ellas
    .out = el archivo que se escribe ({ $ending }); a su lado queda una descripción (.md)
    .db = usa las partidas terminadas de la base de datos de un servidor: un archivo o una URL { $url }
    .more =
        El archivo está en formato Parquet, con una fila por decisión: lo que veía el asiento, las acciones válidas, la acción
        elegida y el resultado de la partida. Las partidas son las que juega simulate con la misma semilla y las mismas opciones.
dataset-written = { $file }: { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
  } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }

# -- vitral bench

command-bench = mide lo rápido que juega la biblioteca
    .yardstick = un archivo de Python con el que compararse en la misma ejecución
    .seconds = duración de un tramo en segundos (por defecto 1)
    .repeats = tramos de cada clase (por defecto 5)
    .more =
        Juega partidas al azar para 2 jugadores con la interfaz pública { $front }: opciones por defecto, con registro, un solo
        núcleo. Una decisión consiste en listar las acciones válidas y jugar una. Las decisiones con una sola acción válida se
        juegan, pero no cuentan.

        La referencia es un archivo de Python con una función { $function } que juega una partida de 40 turnos. Sus tramos se
        alternan con los nuestros en un mismo proceso, y se muestran las medianas de las razones, así que la velocidad de la
        máquina no influye.
command-bench-measuring = midiendo { $what }
bench-decisions = decisiones/s
    .about = { $number } por partida
bench-games = partidas/s
    .about = { $number } entradas por partida
bench-copies = copias/s
bench-views = vistas/s
bench-records = archivos/s
    .about = en JSON, a media partida
bench-yardstick = referencia
    .about = partidas/s, { $turns } turnos/s
bench-ratios = razones
    .about = decisiones nuestras por turno de la referencia; partidas: { $games }
bench-compiled = El motor está compilado.
bench-plain = El motor funciona en Python puro.
bench-medians = { $count ->
    [one] Mediana de { $count } tramo de { $seconds } s, Python { $version }.
   *[other] Medianas de { $count } tramos de { $seconds } s, Python { $version }.
  }

# -- problemas

command-puzzles = resuelve problemas: posiciones de partidas reales en las que una jugada es claramente la mejor
    .what = el problema que quieres resolver; sin ninguno, se listan todos; { $make } busca nuevos
    .grade = solo los de esta dificultad, de 1 a 5
    .games = cuántas partidas examinar
    .out = el archivo de salida; si ya existe, la búsqueda continúa donde se detuvo
    .more =
        Problemas nuevos:
          { $make }
        Vienen de partidas entre bots de distinta fuerza. La misma semilla da siempre el mismo archivo.
puzzles-none = no existe el problema { $id }; vitral puzzles los enumera
puzzles-no-file = indica el archivo de salida: { $flag } ARCHIVO
puzzles-made = { $file }: { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
  } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
puzzles-how-to = Resolver uno: { $solve }. Listar una dificultad: { $list }.
puzzles-column-name = Problema
puzzles-column-players = Jugadores
puzzles-column-margin = Ventaja
puzzles-column-missed = Fallos de los bots

# -- ventanas

command-window = dibuja una ventana propia: la comprueba, la mide, la imprime
    .codes = códigos de ventanas, como los muestra el editor de la página
    .grid = un patrón, cuatro filas separadas por barras: { $example }
    .name = su nombre
    .difficulty = su dificultad, de 1 a 6; sin ella, la que midan los bots
    .measure = hace que los bots la construyan y la compara con las ventanas impresas
    .out = escribe un archivo para imprimir ({ $endings }) o un archivo de cartas ({ $cards })
    .width = la anchura de la ventana impresa, en milímetros
    .paper = el papel
    .more =
        Para imprimir:
          { $print }
        Para jugar con un archivo de cartas, con el que todos pueden elegir la ventana:
          { $play }
window-none = nombra una ventana por su código, o dibuja una: { $grid }
window-written = Escrito: { $file }
window-millimeters = se esperaban milímetros; se encontró { $found }

# vitral site

command-site = escribe el juego como una carpeta de archivos que no necesitan servidor
    .out = la carpeta; nueva, vacía o escrita por este comando
    .quick = no comprime la página al máximo, que es lo que más tarda
site-written = { $folder }: { $files } archivos, { $size } MB
site-try = Pruébalo: { $command }

# -- completion, settings, tables on a server

command-completion = escribe un script que completa comandos en tu shell
    .shell = el shell: bash, zsh o fish
    .more =
        En ~/.bashrc:
          { $bash }
        En ~/.zshrc:
          { $zsh }
        En ~/.config/fish/config.fish:
          { $fish }
config-unknown = ajuste desconocido { $name }, o su valor no es texto; los ajustes son: { $names }
table-no-server = indica un servidor con { $flag } o define { $variable }
table-invitation = Invitación
table-watch = Para ver la partida
table-sit = Para ocupar tu propio asiento: { $command }
table-sit-friend = Para un amigo que juega en la terminal: { $command }
command-table-new = crea una mesa nueva
command-table = crea una mesa en un servidor y muestra sus enlaces
    .server = la dirección del servidor (por defecto: el ajuste server)
    .name = tu nombre
    .bots = bots para los últimos asientos; elige entre: { $names }
    .more =
        Tú ocupas el primer asiento; quien tiene la invitación, los siguientes. Por ejemplo:
          { $example }
