# Preparar una mesa: cada opción con una frase sencilla, que va debajo de la elección.

options-more = Más opciones
options-more-changed = { $count ->
    [one] Más opciones ({ $count } cambiada)
   *[other] Más opciones ({ $count } cambiadas)
}
options-group-play = Cómo se juega
options-group-cards = Qué cartas
options-group-boxes = Expansiones
options-reset = Volver a los valores por defecto

option-usual = Por defecto: { $value }

option-mode = Modo de juego
    .about = Varios jugadores, uno contra una puntuación objetivo, o uno contra el Automa.
option-players = Jugadores
    .about = De 2 a 6, o 1 en solitario y contra el Automa.

option-automa_level = Fuerza del Automa
    .about = Un Automa más fuerte recibe más puntos al final.
option-automa_level-easy = Fácil
option-automa_level-normal = Normal
option-automa_level-hard = Difícil

option-automa_bonus = Puntos del Automa
    .about = El Automa recibe exactamente estos puntos, sea cual sea su fuerza.

option-automa_misfit = Cuando el dado del Automa no cabe en ninguna parte
    .about = Estricto: pierde esa elección. Tolerante: busca otro dado que quepa.
option-automa_misfit-strict = Estricto
option-automa_misfit-lenient = Tolerante

option-glass_slot = Lugar del tablero de vidrio raro
    .about = Cuál de los tres lugares de herramienta ocupa el tablero de vidrio raro. El Automa pasa por alto la imagen de herramienta que indica ese lugar.
option-glass_slot-lot = Por sorteo
option-glass_slot-1 = Lugar 1
option-glass_slot-2 = Lugar 2
option-glass_slot-3 = Lugar 3

option-solo_tools = Número de herramientas
    .about = Cuantas menos herramientas, más difícil la partida.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Objetivos privados
    .about = Con dos, solo cuenta el que dé más puntos.
option-solo_private-1 = Uno
option-solo_private-2 = Dos, cuenta el mejor

option-solo_payment = Cómo se pagan las herramientas
    .about = Una herramienta cuesta un dado de su color. En la primera edición, las herramientas 1 a 6 cuestan un dado que muestre su número.
option-solo_payment-color = Por color
option-solo_payment-first_printing = Primera edición

option-track = Dados sobrantes
    .about = Todos los dados sobrantes suben la puntuación objetivo. En la variante ligera van menos al marcador de ronda.
option-track-all = Todos al marcador
option-track-lighter = Variante ligera

option-dice_pools = Pools privados
    .about = Cada uno empieza con diez dados propios y tiene un turno por ronda: un dado del pool y uno de los suyos.

option-setup = Preparación
    .about = Como está impresa: eliges ventana conociendo solo lo tuyo. Cartas primero: las herramientas y los objetivos públicos ya están a la vista. Con el Automa las cartas van siempre primero.
option-setup-printed = Como está impresa
option-setup-cards_first = Cartas primero

option-start_player = Jugador inicial
    .about = Al azar, o quien acordéis.
option-start_player-random = Al azar
option-start_player-1 = Jugador 1
option-start_player-2 = Jugador 2
option-start_player-3 = Jugador 3
option-start_player-4 = Jugador 4
option-start_player-5 = Jugador 5
option-start_player-6 = Jugador 6

option-bag = Bolsa de dados
    .about = Los 90 dados, o una bolsa más pequeña para menos jugadores.
option-bag-full = Llena
option-bag-scaled = Reducida

option-enforcement = Errores
    .about = Estricta: la mesa rechaza las jugadas no válidas. De confianza: acepta cualquier espacio vacío, y los jugadores pueden pedir una revisión.
option-enforcement-strict = Estricta
option-enforcement-honour = De confianza

option-audit = Revisiones en mesas de confianza
    .about = Completas: la mesa recuerda los dados colocados contra las reglas de contacto y de borde. Solo vecinos: como en las partidas guardadas antiguas, para poder reproducirlas.

option-lathekin = Abreplomos
    .about = De uno en uno: cada movimiento debe ser válido al hacerlo. Juntos: levantas los dos dados y luego los colocas; pueden intercambiar sus espacios.
option-lathekin-one_by_one = De uno en uno
option-lathekin-together = Juntos

option-tools = Herramientas
    .about = Repartidas al azar, o las que tú elijas.
option-public = Objetivos públicos
    .about = Repartidos al azar, o los que tú elijas.
option-cards-dealt = Al azar
option-cards-chosen = { $count ->
    [one] { $count } carta elegida
   *[other] { $count } cartas elegidas
}
option-cards-choose = Elegir…
option-cards-clear = Repartir al azar

option-privates = Objetivos privados
    .about = Los de color suman los dados de un color; los de posición suman ciertos espacios.
option-privates-colors = Colores
option-privates-mixed = Mezclados
option-privates-positions = Posiciones

option-expansion_windows = Ventanas de la expansión para 5 y 6 jugadores
    .about = Añade doce patrones. Por defecto: con cinco jugadores o más.
option-expansion_windows-true = Sí
option-expansion_windows-false = No

option-inspirations = Inspiraciones
    .about = Passion: cada uno recibe una habilidad especial para usar de vez en cuando.
option-rare_glass = Vidrio raro
    .about = Passion: un tablero con dados transparentes que puedes comprar, y objetivos privados sobre ellos.
option-passion_publics = Más objetivos públicos
    .about = Passion: seis objetivos más, de simetría y equilibrio.
option-promos = Cartas promo
    .about = Un objetivo, una herramienta y dos cartas de ventana, hasta donde las conocemos.
option-avoid_conflicts = Separar objetivos que chocan
    .about = Los objetivos que no combinan bien no se reparten juntos.

setup-players = Jugadores
setup-seats = Asientos
setup-seat-kind = Quién juega en el asiento { $number }
setup-seat-name = Nombre en el asiento { $number }
setup-seat-bot = Bot en el asiento { $number }
setup-kind-here = Aquí
setup-kind-link = Por enlace
setup-kind-bot = Bot
setup-name-me = Tu nombre
setup-name-other = Jugador { $number }
setup-name-guest = Lo elige tu invitado
setup-timer = Tiempo por turno
    .about = Cuando se acaba el tiempo, un bot juega por ti.
setup-timer-0 = Sin límite
setup-timer-60 = 1 minuto
setup-timer-300 = 5 minutos
setup-timer-86400 = 1 día
setup-timer-259200 = 3 días
setup-stand-in = Si alguien se va
    .about = Un bot sigue por quien abandone y, con un límite de minutos, por quien esté ausente. Sin bot, quien abandonó pasa sus turnos y la mesa espera a los demás.
setup-stand-in-bot = Sigue un bot
setup-stand-in-nobody = Sin bot
setup-difficulty = Dificultad
setup-start = Empezar la partida
setup-start-link = Crear la mesa y ver el enlace
setup-start-watch = Empezar a mirar
setup-starting = Preparando la mesa…
setup-refused = { $option }: { $why }
setup-back = Volver
setup-way = ¿Cómo quieres jugar?

setup-bot-title = Contra bots
setup-bot-about = Tú y de uno a cinco bots.
setup-solo-title = Solitario
setup-solo-about = Supera los dados que dejas atrás.
setup-hotseat-title = Misma pantalla
setup-hotseat-about = De dos a seis personas en una pantalla.
setup-friends-title = Con amigos
setup-friends-about = Envía un enlace; para jugar ya mismo o a lo largo de varios días.
setup-automa-title = Automa
setup-automa-about = Contra un rival que juega con un mazo de cartas.
setup-watch-title = Ver jugar a los bots
setup-watch-about = Los bots juegan una partida entera y tú miras.

bot-random = Aleatorio
    .about = Hace cualquier jugada válida, sin pensar.
bot-apprentice = Aprendiz
    .about = Sigue reglas prácticas y se despista de vez en cuando.
bot-apprentice-1 = Aprendiz del primer día
    .about = Amable: no ve un tercio de los dados y valora mal muchos espacios.
bot-apprentice-2 = Aprendiz novato
    .about = Fácil: a veces no ve un dado.
bot-apprentice-4 = Aprendiz cuidadoso
    .about = Sigue las mismas reglas prácticas, sin despistes.
bot-glazier = Vidriero
    .about = Sopesa lo que cada fila, columna y conjunto aún puede llegar a ser.
bot-grandmaster = Gran maestro
    .about = Ve más lejos y juzga mejor.
bot-master = Maestro
    .about = Juega muchas veces el resto de la partida antes de cada jugada.
bot-master-1 = Maestro relajado
    .about = Conoce todas las herramientas, pero no sopesa bien sus jugadas.
bot-master-2 = Maestro tranquilo
    .about = Conoce todas las herramientas y a veces valora mal una jugada.
bot-master-3 = Maestro atento
    .about = Rara vez se equivoca, pero no juega el futuro.
bot-strength = { $points } puntos de media contra un bot igual.
bot-difficulty = { $bot } (unos { $points } puntos)
bot-soon = { $bot } (con toda su fuerza en un momento)
bot-reduced = { $bot } (más débil aquí)
bot-nth = { $bot } { $nth }

setup-door = Quién puede entrar
setup-door-link = Quien tenga el enlace
    .about = Solo entra quien reciba el enlace de ti.
setup-door-chat = Amigos, con charla
    .about = Solo entra quien reciba el enlace de ti, y todos en la mesa pueden escribirse.
setup-door-public = Todo el mundo
    .about = La mesa aparece en la sala de espera: cualquiera puede entrar o mirar. No hay charla.
setup-level = Con quién te gustaría jugar
setup-level-any = Con cualquiera
setup-level-new = Principiantes
setup-level-experienced = Gente con experiencia
setup-windows = Tus ventanas
    .about = En la mesa todos pueden elegir una de ellas. Como máximo { $most }.
