# Preparar una mesa: cada opción con una frase sencilla, que va debajo de la elección.

options-more = Más opciones
options-more-changed = { $count ->
    [one] Más opciones ({ $count } cambiada)
   *[other] Más opciones ({ $count } cambiadas)
}
options-group-play = Cómo se juega
options-group-cards = Qué cartas
options-group-boxes = Cajas y expansiones
options-reset = Volver a las reglas usuales

option-usual = Lo usual: { $value }

option-mode = Modo de juego
    .about = Varios jugadores, uno contra una puntuación objetivo, o uno contra un Automa de cartas.
option-players = Jugadores
    .about = De 2 a 6, o 1 en solitario y contra el Automa.

option-automa_level = Fuerza del Automa
    .about = Cuanto más fuerte el Automa, más puntos recibe al final.
option-automa_level-easy = Fácil
option-automa_level-normal = Normal
option-automa_level-hard = Difícil

option-automa_bonus = Puntos del Automa
    .about = Recibe exactamente estos puntos, sea cual sea su fuerza.

option-automa_misfit = Cuando el dado del Automa no cabe
    .about = Estricto: la elección se pierde. Tolerante: sigue buscando un dado que quepa.
option-automa_misfit-strict = Estricto
option-automa_misfit-lenient = Tolerante

option-solo_tools = Número de herramientas
    .about = Con menos herramientas, el solitario es más difícil.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Objetivos privados
    .about = Con dos, cuenta el que dé más puntos.
option-solo_private-1 = Uno
option-solo_private-2 = Dos, cuenta el mejor

option-solo_payment = Cómo se pagan las herramientas
    .about = Una herramienta cuesta un dado de su color; en la primera edición, las herramientas 1 a 6 cuestan un dado de ese valor.
option-solo_payment-color = Por color
option-solo_payment-first_printing = Primera edición

option-track = Dados que quedan
    .about = Todos los dados que quedan suben la puntuación objetivo; la variante ligera pone menos en el track de ronda.
option-track-all = Todos al track
option-track-lighter = Variante ligera

option-dice_pools = Pools privados
    .about = Cada uno empieza con diez dados propios; un turno por ronda, con un dado de cada pool.

option-bag = Bolsa de dados
    .about = Los 90 dados, o una bolsa más pequeña, a la medida del número de jugadores.
option-bag-full = Llena
option-bag-scaled = A medida

option-enforcement = Errores
    .about = Estricta: las jugadas no válidas se rechazan. De confianza: vale cualquier espacio vacío, y los jugadores pueden pedir una revisión.
option-enforcement-strict = Estricta
option-enforcement-honour = De confianza

option-audit = Revisión en mesas de confianza
    .about = Completa: se recuerdan los dados colocados contra las reglas de contacto y de borde. Solo vecinos: como en partidas guardadas antiguas, para volver a verlas.
option-audit-whole = Completa
option-audit-neighbors = Solo vecinos

option-lathekin = Abreplomos
    .about = De uno en uno: cada movimiento es válido al hacerse. Juntos: se levantan los dos dados y luego se colocan ambos; pueden intercambiar sus espacios.
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

option-expansion_windows = Ventanas de la caja para 5 y 6
    .about = Se reparten doce patrones más; lo usual: a partir de cinco jugadores.
option-expansion_windows-true = Sí
option-expansion_windows-false = No

option-inspirations = Inspiraciones
    .about = Passion: cada uno tiene un talento propio para usar de vez en cuando.
option-rare_glass = Vidrio raro
    .about = Passion: un tablero con dados transparentes que comprar, y objetivos privados en torno a ellos.
option-passion_publics = Más objetivos públicos
    .about = Passion: seis objetivos más, sobre simetría y equilibrio.
option-promos = Cartas promo
    .about = Un objetivo y dos cartas de ventana, hasta donde se conocen.
option-avoid_conflicts = Separar objetivos que chocan
    .about = Los objetivos que se estorban no se reparten juntos.

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
setup-name-guest = Elige la visita
setup-timer = Tiempo por turno
    .about = Cuando se acaba el tiempo, un bot hace la jugada.
setup-timer-0 = Sin límite
setup-timer-60 = 1 minuto
setup-timer-300 = 5 minutos
setup-timer-86400 = 1 día
setup-timer-259200 = 3 días
setup-start = Empezar la partida
setup-start-link = Preparar la mesa y ver el enlace
setup-start-watch = Que jueguen los bots
setup-starting = Preparando la mesa…
setup-refused = { $option }: { $why }
setup-back = Volver
setup-way = ¿Cómo quieres jugar?

setup-bot-title = Contra bots
setup-bot-about = Tú y de uno a cinco bots.
setup-solo-title = Solitario
setup-solo-about = Supera los dados que dejas atrás.
setup-hotseat-title = Misma pantalla
setup-hotseat-about = De dos a seis personas en un dispositivo.
setup-friends-title = Con amigos
setup-friends-about = Envía un enlace; juega ya o a lo largo de días.
setup-automa-title = Automa
setup-automa-about = Contra un rival de cartas.
setup-watch-title = Ver bots
setup-watch-about = Los bots juegan una partida entera para ti.

bot-random = Aleatorio
    .about = Cualquier jugada válida, sin pensar.
bot-apprentice = Aprendiz
    .about = Reglas prácticas y un descuido de vez en cuando.
bot-glazier = Vidriero
    .about = Sopesa lo que cada fila, columna y conjunto aún puede llegar a ser.
bot-master = Maestro
    .about = Ensaya el resto de la partida muchas veces antes de decidir.
bot-strength = De media, { $points } puntos contra un igual.
bot-nth = { $bot } { $nth }
