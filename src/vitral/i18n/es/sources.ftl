### Not for the page

# De dónde vienen los datos de las cartas: unas palabras sobre cada fuente.

source-rulebook_en = Reglamento en inglés, versión 1.2. Muestra tres herramientas, tres objetivos públicos y dos privados.
source-rulebook_pt = Reglamento en portugués del juego base.
source-rulebook_es = Dos traducciones no oficiales al español de una primera versión del reglamento del juego base.
source-rulebook_ru = Reglamento en ruso del juego base, la expansión para cinco y seis jugadores, y Passion.
source-automa_de = Reglas de aficionados en alemán para el Automa, con una página sobre Passion. Las cartas que las acompañaban se han perdido.
source-it_rules = Texto del reglamento italiano de Passion: el contenido de la caja, Suerte, Vidrio Iridiscente, un objetivo privado.
source-scan_en = Imágenes de los patrones de ventana y objetivos en inglés, encontradas con el programa de koenheltzel.
source-scan_it = Imágenes de los patrones de ventana de otra edición y de herramientas y objetivos en italiano, encontradas con proyectos de estudiantes en Milán.
source-scan_nl = Imágenes de herramientas y objetivos en neerlandés, encontradas con dos proyectos de estudiantes.
source-koenheltzel = Un programa inacabado para una mesa en red: ventanas con las caras que comparten carta, colores de herramientas, objetivos.
source-zomis = Un programa que juega: ventanas, herramientas con sus colores y objetivos, también de la expansión para cinco y seis jugadores. 23 de sus 24 ventanas base coinciden con las de koenheltzel, y la última coincide con todas las demás.
source-vermihunter = Una tesis y su programa: ventanas, cómo funcionan las herramientas, cartas de herramienta redibujadas.
source-coloradohusky = Un proyecto de curso: ventanas con las caras que comparten carta, herramientas, objetivos.
source-avans = Una base de datos de curso de una escuela neerlandesa, usada por varios proyectos: ventanas, herramientas, objetivos.
source-polimi = Proyectos de estudiantes del Politecnico di Milano, contados como una sola fuente.
source-hejmsdz = Un programa para puntuar con los objetivos en polaco.
source-randomizer = Un sorteador de preparación: qué caras comparten carta y los nombres de las herramientas de la expansión para cinco y seis jugadores.
source-fmarigarcia = Un contador de puntos con nombres de ventanas en español. Sus patrones están mal allí donde podemos comprobarlos, así que solo usamos los nombres.
source-nerdpool = Reseña italiana de la expansión para cinco y seis jugadores, con el contenido de la caja.
source-metropolitan = Artículo italiano sobre Passion y la expansión para cinco y seis jugadores, con el contenido de ambas cajas.
source-houseofgames = Reseña italiana de Passion: qué pueden hacer las inspiraciones.
source-tomshw = Reseña italiana de Passion: nombra tres inspiraciones y dice que el tablero de vidrio cuesta fichas de favor.
source-meeplegamers = Avance de Passion: objetivos privados sobre vidrio raro; casi todas las inspiraciones funcionan como una herramienta de una ficha.
source-justpushstart = Reseña de Passion: herramientas de una ficha, cambios con el marcador de ronda, precios por esquinas vacías y por dados que se quedan.
source-boardgamequest = Reseña de Passion: inspiraciones por ronda y por partida, tableros que vuelven a tirar el dado de vidrio.
source-whatseric = Reseña de Passion que mezcla todos los objetivos privados. El reglamento no lo hace.
source-zatu = Página de tienda de Passion: el vidrio raro no es para partidas en solitario.
source-dicevibes = Página sobre Simetría Horizontal, el objetivo promo de la Gen Con 2019.
source-riseher = Página de tienda checa: su caja base contiene una ventana promo de 2017.
source-newmedia21 = Artículo coreano: la primera edición de allí vino con dos ventanas promo.
