# Every option with one plain sentence. Made from src/vitral/i18n/options by `make generate`; do not edit.

option-mode = Modo de juego
    .about = Varios jugadores, uno contra una puntuación objetivo, o uno contra el Automa.

option-players = Jugadores
    .about = De 2 a 6, o 1 en solitario y contra el Automa.

option-dice_pools = Pools privados
    .about = Cada uno empieza con diez dados propios y tiene un turno por ronda: un dado del pool y uno de los suyos.

option-setup = Preparación
    .about = Como en el reglamento: eliges ventana conociendo solo lo tuyo. Cartas primero: las herramientas y los objetivos públicos ya están a la vista. Con el Automa las cartas van siempre primero.
option-setup-printed = Como en el reglamento
option-setup-cards_first = Cartas primero

option-start_player = Jugador inicial
    .about = Al azar, o quien se acuerde entre todos.
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
    .about = Mesa estricta: rechaza las jugadas no válidas. Mesa de confianza: acepta cualquier espacio vacío, y los jugadores pueden pedir una revisión.
option-enforcement-strict = Mesa estricta
option-enforcement-honour = Mesa de confianza

option-audit = Revisiones en mesas de confianza
    .about = whole (completas): la mesa recuerda los dados colocados contra las reglas de contacto y de borde. neighbors (solo vecinos): como en las partidas guardadas antiguas, para poder reproducirlas.

option-lathekin = Abreplomos
    .about = De uno en uno: cada movimiento debe ser válido al hacerlo. Juntos: levantas los dos dados y luego los colocas; pueden intercambiar sus espacios.
option-lathekin-one_by_one = De uno en uno
option-lathekin-together = Juntos

option-tools = Herramientas
    .about = Repartidas al azar, o las que tú elijas.

option-public = Objetivos públicos
    .about = Repartidos al azar, o los que tú elijas.

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
    .about = Las que conocemos, y cartas nuestras.

option-avoid_conflicts = Separar objetivos que chocan
    .about = Los objetivos que no combinan bien no se reparten juntos.

option-solo_tools = Número de herramientas
    .about = Cuantas menos herramientas, más difícil la partida.
option-solo_tools-3 = 3
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Objetivos privados
    .about = Con dos, solo cuenta el que dé más puntos.
option-solo_private-2 = Dos, cuenta el mejor
option-solo_private-1 = Uno

option-solo_payment = Cómo se pagan las herramientas
    .about = Una herramienta cuesta un dado de su color. En la primera edición, las herramientas 1 a 6 cuestan un dado que muestre su número.
option-solo_payment-color = Por color
option-solo_payment-first_printing = Primera edición

option-track = Dados sobrantes
    .about = Todos los dados sobrantes suben la puntuación objetivo. En la variante ligera van menos al marcador de ronda.
option-track-all = Todos al marcador
option-track-lighter = Variante ligera

option-automa_level = Fuerza del Automa
    .about = Un Automa más fuerte recibe más puntos al final.
option-automa_level-easy = Fácil
option-automa_level-normal = Normal
option-automa_level-hard = Difícil

option-automa_misfit = Cuando el dado del Automa no cabe en ninguna parte
    .about = Estricto: pierde esa elección. Tolerante: busca otro dado que quepa.
option-automa_misfit-strict = Estricto
option-automa_misfit-lenient = Tolerante

option-glass_slot = Lugar del tablero de vidrio raro
    .about = Cuál de los tres lugares de herramienta ocupa el tablero de vidrio raro. El Automa no paga nada cuando su carta muestra ese lugar.
option-glass_slot-lot = Por sorteo
option-glass_slot-1 = Lugar 1
option-glass_slot-2 = Lugar 2
option-glass_slot-3 = Lugar 3

option-automa_bonus = Bonificación del Automa
    .about = El Automa recibe estos puntos de más al final, en lugar de los de su nivel.

option-rulings = Versión de nuestras decisiones
    .about = 2: nuestras decisiones de hoy. 1: las de las partidas guardadas antiguas, para poder reproducirlas.
