### Not for the page

# Lo que es nuestro (rulings.toml). Una decisión tiene título y texto. Lo que acompaña a una opción de la mesa no tiene
# título: dice qué traen los reglamentos y qué hacemos por defecto.

# $usual: una elección, como «Como en el reglamento»; $others: las demás elecciones
rulings-choices = Por defecto: { $usual }. También puedes elegir: { $others }.

ruling-secret_windows = Las ventanas se eligen en secreto
    .about = El juego pregunta a un jugador tras otro y no muestra nada hasta que todos hayan elegido. Nadie ve nunca los patrones que no elegiste.

ruling-no_dead_ends = Nada de callejones sin salida
    .about = Solo puedes elegir lo que puedes terminar; los reglamentos lo dejan a los jugadores. Las tiradas y lo que se saca a ciegas son la excepción: la carta dice qué pasa.
ruling-die_for_a_tool = Un dado que no cabe en ninguna parte
    .about = Puedes tomarlo si una herramienta que puedes usar con el dado en la mano hace que quepa. Con { card-flux-brush } o { card-flux-remover } puedes tomar cualquier dado.
ruling-ending_a_turn = El final del turno
    .about = Tu turno solo termina cuando lo terminas tú, aunque no quede nada por hacer.
ruling-undo = Deshacer
    .about = Puedes deshacer tus elecciones hasta el comienzo de tu turno, pero nada anterior a una tirada, a un dado sacado de la bolsa, a una carta repartida o a la elección de otro jugador. Que los demás hayan visto tu jugada no importa.

ruling-tool_and_die = Primero la herramienta o primero el dado
    .about = Una herramienta que cambia el dado que tomas se puede usar antes de tomarlo o con el dado en la mano; el resultado es el mismo. Una vez colocado el dado, ya es tarde. Nunca actúa sobre un dado de tu pool privado, ni sobre el segundo dado de { card-running-pliers }.
ruling-flux_brush = { card-flux-brush }
    .about = Tienes que colocar el dado que has vuelto a tirar si cabe en alguna parte. Si no, regresa al pool con su nuevo valor. En ambos casos ya has gastado el dado de este turno.
ruling-cork_backed_straightedge = { card-cork-backed-straightedge }
    .about = El primer dado de tu ventana debe ir igualmente en el borde.
ruling-flux_remover = { card-flux-remover }
    .about = En algunas cartas hay que colocar el nuevo dado. Aquí puedes dejarlo en el pool con el valor elegido. En ambos casos ya has gastado el dado de este turno.

ruling-moving_at_any_time = Mover dados en cualquier momento
    .about = Las herramientas que mueven dados se pueden usar antes de tomar un dado, después o sin tomarlo, pero no con un dado en la mano. Pueden mover el dado que acabas de colocar.
ruling-only_die_moved = Mover tu único dado
    .about = Si mueves el único dado de tu ventana, tiene que ir otra vez en el borde.
ruling-dice_left_behind = Los dados que se quedan
    .about = Cuando mueves un dado, los que se quedan no tienen que tocarse entre sí.
ruling-printed_only = Solo lo impreso
    .about = { card-eglomise-brush } y { card-copper-foil-burnisher } solo ignoran lo impreso en el nuevo espacio. Las reglas de vecindad siguen valiendo.
ruling-tap_wheel = { card-tap-wheel }
    .about = Puedes mover uno o dos dados, pero los dos de un mismo color, y ese color debe estar en el marcador de ronda.

ruling-running_pliers = { card-running-pliers }
    .about = Solo puedes usar esta herramienta después de tomar y colocar tu dado. Pierdes tu segundo turno y, con él, la herramienta que podrías usar. El último jugador también lo pierde: sus dos turnos son seguidos, así que no gana nada.

ruling-color_diagonals = { card-color-diagonals }
    .about = Contamos dados, no parejas, y cada dado una vez: tres en una cadena diagonal dan 3.

ruling-last_tie = El último desempate
    .about = Unos textos dicen «orden inverso de los jugadores en la última ronda», otros se detienen antes. Para nosotros gana quien jugó más tarde su primer turno de esa ronda.

ruling-solo_public = Objetivos públicos en solitario
    .about = Usamos siempre dos. Un reglamento no dice cuántos hay.
ruling-paying_first = Primero se paga
    .about = Primero pagas con un dado, y después la herramienta actúa sobre los dados que quedan. Solo puedes usarla si entonces puedes terminarla. Pagar no gasta el dado de tu turno.

ruling-lighter_track = Donde la variante ligera calla
    .about = Para ir solo, un dado debe ser mayor que todos los de la ronda anterior; igual no basta. Después de un 6 puede ir solo uno de los de menor valor. Tú decides: también puedes poner todos los dados. Si sobra un solo dado, va siempre al marcador; después de un espacio vacío van todos.

ruling-private_dice = Los dados del pool privado
    .about = Todos pueden verlos. Los que sobran al final ni dan ni cuestan puntos.
ruling-private_dice_and_tools = Herramientas y pool privado
    .about = Las herramientas del juego base nunca tocan los dados del pool privado. Con { card-strip-cutter }, el dado del pool se queda en tu pool privado y conserva su valor.

ruling-inspiration_in_hand = Una inspiración con un dado en la mano
    .about = Puedes usarla una vez mientras tienes un dado en la mano, antes o después de que una herramienta lo cambie. Puedes tomar un dado si tu inspiración hace que quepa.
ruling-luck = { card-luck }
    .about = Solo el texto ruso dice que la tirada fallida termina el turno. Lo mantenemos, pero antes aún puedes colocar vidrio raro. Solo puedes tomar un dado si al menos un valor cabría. El dado regresa con su nuevo valor: a tu pool privado si vino de ahí; si no, al pool.
ruling-charm = { card-charm }
    .about = Tomas todas las fichas de una herramienta, tres como máximo, en cualquier momento de tu turno: incluso con un dado en la mano o en mitad de una herramienta, siempre que puedas terminar lo que has empezado.
ruling-solo_inspirations = Inspiraciones en solitario
    .about = Solo se usan { card-luck } y { card-courage }, porque no necesitan fichas.

ruling-glass_at_any_time = Vidrio raro en cualquier momento
    .about = Una vez por turno, además de tu dado y de tu herramienta, incluso con un dado en la mano. Ese dado espera, y el vidrio solo puede ir donde aún puedas terminar lo que has empezado.
ruling-glass_board = El tablero de vidrio raro
    .about = No es una herramienta, y { card-wisdom } no da descuento en él. Las fichas se quedan en él, y el precio puede ser 0. Cuando se acaba el vidrio raro, el tablero queda vacío.
ruling-glass_placing = Colocar el vidrio raro
    .about = Debe caber antes de que pagues, salvo con { card-seeded }, en el que primero se tira el dado. Como primer dado de tu ventana, va en el borde. Sin él en tu ventana, sus objetivos privados no dan nada.
ruling-glass_color = El color del vidrio raro
    .about = Un texto le da cualquier color una vez colocado. Para nosotros nunca tiene color: en filas y columnas completas es un color aparte, y no cuenta para nada más que pida un color.
ruling-unique_neighbors = { card-rg-unique-around }
    .about = Un texto une color y valor con «y», otro con «o». Contamos ambos.
ruling-echo = { card-rg-same-value }
    .about = El propio vidrio raro no cuenta, solo los demás dados con su valor.

ruling-automa_places = Los lugares de los dados
    .about = Un dado devuelto regresa a su lugar. Un lugar sin dado se salta, y la segunda elección empieza a la derecha de donde acabó la primera. Para { card-lens-cutter } y { card-tap-wheel }, estos dados no están en el marcador de ronda.
ruling-automa_swap = Varios dados en el marcador de ronda
    .about = Si caben varios, el Automa toma el de mayor valor. Si empatan, el que llegó primero.
ruling-automa_payment = La herramienta del Automa
    .about = Paga la herramienta justo después de su primera elección, aunque esta se pierda. Lo mismo vale para tomar vidrio.
ruling-automa_second_die = Segundo dado enseguida
    .about = Solo importa en las rondas pares: el Automa toma los dos dados y después juegas tus dos turnos.
ruling-automa_glass = El vidrio del Automa
    .about = Toma el vidrio de mayor valor del tablero. Un dado en el espacio del vidrio pasa al siguiente espacio vacío por debajo o, si no, al más alto de su columna; si no hay ninguno, sale de la partida. Si el vidrio llega después de la última ronda y su espacio está vacío, conserva su propio valor.
ruling-automa_emptiest_column = Dados del Automa que no caben
    .about = Con la tercera carta de Passion, ese dado va al espacio vacío más alto de la columna con más espacios vacíos; si hay empate, la de más a la izquierda.

ruling-remembered_mistakes = Los errores se recuerdan
    .about = Una mesa de confianza recuerda un dado colocado contra la regla de contacto o la del borde hasta que se retira o se mueve de forma válida. Las herramientas pueden dejar dados solos; eso no es un error.
ruling-excused_dice = Restricciones ignoradas
    .about = Un dado que pudo ignorar una restricción impresa no es un error mientras siga en su espacio.
ruling-doubts = Dudas
    .about = Una ventana de una mesa de verdad no muestra cómo un dado quedó solo. La revisión enumera esos dados como dudas, aparte de los errores.
ruling-calling_checks = Pedir revisiones
    .about = Solo entre las acciones de tu turno, sin dado en la mano ni herramienta en uso, puedes revisar cada ventana una vez, también la tuya. Antes de contar los puntos, todos, por orden, piden una revisión o renuncian, hasta que todos renuncien uno tras otro. Una revisión que no encuentra nada no cuesta nada, y el recuento nunca busca errores.
ruling-removing_dice = Qué dados se retiran
    .about = Los reglamentos solo dicen que elige el dueño. Aquí solo se puede retirar un dado que en ese momento rompa una regla.

ruling-horizontal_symmetry = { card-horizontal-symmetry }
    .about = Nuestra fuente no dice si cuenta una sola vez o por cada pareja. Contamos cada pareja.
ruling-soldering_iron = { card-soldering-iron }
    .about = Esta herramienta es nuestra: dos dados de tu ventana intercambian sus espacios, y todas las reglas de colocación valen para ambos en la ventana resultante.
