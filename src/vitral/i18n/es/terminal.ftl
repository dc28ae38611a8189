### Not for the page

### Not for the page

# El cliente de terminal: lo que la página no dice. Todo lo demás viene de los archivos que comparte con la página.

# -- the screen

term-tab-choices = Turno
term-tab-cards = Cartas
term-tab-players = Mesa
term-tab-story = Relato
term-tab-scores = Puntos
term-away = { $name } no está.
term-too-small = Esta terminal tiene { $width } × { $height } caracteres. Para jugar necesita al menos { $columns } × { $lines }.
    .plain = En cualquier tamaño se puede jugar en modo de texto: { $plain }
term-nothing = No hay nada que elegir ahora.
term-inspiration-game = una vez por partida
term-inspiration-round = una vez por ronda
term-key-help = Ayuda
term-key-seats = Asientos
term-key-leave = Salir

# -- leaving and keeping

term-leave-title = ¿Dejar esta mesa?
term-leave-server = Tu partida queda en el servidor y te espera.
term-leave-saved = Tu partida está guardada en este equipo.
term-leave-unsaved = Esta partida no está guardada.
term-leave-kept = Tu partida está guardada en { $file }.
term-leave = Salir
term-stay = Quedarse
term-save-record = Guardar el archivo de partida
term-resume-server = Para seguir esta partida: { $command }
term-old = Este programa y el servidor son de versiones distintas. Usa la versión que corresponda al servidor.

# -- help

term-help-number = elegir por número
term-help-typed = escribir un dado (R4: 4 rojo) o un espacio (B3: fila B, columna 3)
term-help-arrows = recorrer una lista, una ventana o los dados
term-help-tab = ir a la siguiente lista, a la ventana o a los dados
term-help-choices = lo que puedes hacer ahora
term-help-cards = herramientas y objetivos; Enter sobre una herramienta la usa
term-help-players = todas las ventanas; Enter muestra una en grande
term-help-seats = asientos y enlaces
term-help-link = copiar el enlace de invitación (en un servidor)
term-help-talk = decir algo a los demás (en un servidor)
term-talk-how = Escribe un número o una de estas frases.
term-talk-chat = Escribe un número, una de estas frases o tus propias palabras.
term-help-leave = dejar la mesa
term-help-how = Elige un dado. Los espacios donde cabe llevan la marca ▸ ◂. Elige uno de ellos. Elige un espacio sin marca para ver por qué no cabe. También puedes usar una herramienta. Elige «{ button-end }» cuando acabes. Puedes deshacer mientras no se revele nada.
term-help-signs = Los dados son mayúsculas con un valor: R4 es un 4 rojo. R rojo, Y amarillo, G verde, B azul, P púrpura, W vidrio raro. Los espacios vacíos muestran lo que piden: r rojo, 4 un cuatro, · cualquier dado. ▸ ◂ se puede elegir ahora, + + vale para el dado que miras, * dio los puntos que miras. ╱ junto a un dado: colocado ignorando una restricción impresa. ★ marca una carta que es reconstrucción nuestra.
term-help-setup = Elige a la izquierda cómo quieres jugar; Enter lleva a sus opciones, a la derecha. Allí, Enter o las flechas izquierda y derecha cambian una opción, y Enter en la primera empieza la partida. Esc vuelve.

# -- setting up

term-local = en este equipo
term-choose = elegir
term-change = cambiar
term-ok = Listo
term-on = Sí
term-off = No
term-game-going = Partida en curso

# -- the command

command-terminal = juega a pantalla completa en la terminal, aquí o en una mesa de un servidor
    .link = un enlace de la página: ocupa el asiento que ofrece, muestra la partida o vuelve a tu mesa
    .server = crea una mesa en este servidor, o sigue con una de tus partidas allí
    .lines = solo texto, para lectores de pantalla; basta con Python
    .more =
        Sin argumentos eliges cómo jugar. Con las opciones de una mesa, la partida empieza enseguida. F1 muestra las teclas.
        Pon en marcha un servidor con { $command }, en este equipo o en otro. Tus partidas se quedan allí.

term-error-textual = la pantalla necesita un paquete más; instálalo con: { $command }; para jugar sin él: { $plain }
term-error-no-terminal = esta terminal no puede mostrar la pantalla completa; para el modo de texto: { $plain }
term-error-lines-only = { $flag } es solo para el modo de texto; añade { $plain }
term-error-address = { $address } no es la dirección de un servidor; se esperaba algo como http://localhost:8000
term-error-unreachable = { $server }: no se puede conectar con el servidor: { $reason }
term-error-no-vitral = { $server }: lo que responde ahí no es un servidor de Vitral
term-error-other-version = { $server }: ese servidor usa otra versión de Vitral; actualiza Vitral aquí o allí
term-error-address-path = { $address } lleva a una página de un servidor; indica solo el servidor: { $server }
term-error-link = { $link } no es el enlace de una mesa; se esperaba algo como http://localhost:8000/t/TABLE#SECRET
term-error-link-as-server = { $link } es el enlace de una mesa; indícalo sin --server
term-error-link-alone = un enlace lleva a una mesa que ya existe; quita las demás opciones, menos --names
term-error-at-home = { $flag } es para partidas de este equipo; no lo uses junto con { $where }
term-error-own-cards = esta partida usa cartas personalizadas; síguela con: { $command }
term-fair = Dados honestos: este hash fijó la semilla antes de la partida, y el archivo de partida la revela. «vitral replay --verify» lo demuestra.
