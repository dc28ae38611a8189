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
term-nothing = Nada que elegir ahora.
term-key-help = Ayuda
term-key-seats = Asientos
term-key-leave = Salir

# -- leaving and keeping

term-leave-title = ¿Dejar esta mesa?
term-leave-server = La partida te espera en el servidor.
term-leave-kept = La partida está guardada en { $file }.
term-leave-save = Guarda la partida en este archivo, para seguir otro día:
term-leave = Salir
term-stay = Quedarse
term-save-leave = Guardar y salir
term-leave-unsaved = Salir sin guardar
term-save-record = Guardar el registro
term-resume-server = La partida sigue aquí: { $command }
term-old = Este programa es más antiguo o más nuevo que el servidor: usa la versión que le corresponde.

# -- help

term-help-number = elegir por número
term-help-typed = escribir un dado (R4: 4 rojo) o un espacio (B3: fila B, columna 3)
term-help-arrows = recorrer una lista, una ventana o los dados
term-help-tab = ir a la siguiente lista, a la ventana o a los dados
term-help-choices = lo que puedes hacer ahora
term-help-cards = herramientas y objetivos; Intro sobre una herramienta la usa
term-help-players = todas las ventanas; Intro muestra una en grande
term-help-seats = asientos y enlaces
term-help-leave = dejar la mesa
term-help-how = Elige un dado; los espacios a los que puede ir llevan la marca ▸ ◂. Elige uno de ellos. Pulsa un espacio sin marca y sabrás por qué no. También puedes usar una herramienta. Termina tu turno cuando acabes; mientras nada salga a la luz, puedes deshacer.
term-help-signs = Los dados son mayúsculas con un valor: R4 es un 4 rojo. R rojo, Y amarillo, G verde, B azul, P púrpura, W vidrio raro. Los espacios vacíos muestran lo que piden: r rojo, 4 un cuatro, · cualquier dado. ▸ ◂ se puede elegir ahora, + + vale para el dado que miras, * hizo los puntos que miras. ╱ junto a un dado: colocado con dispensa de una restricción. ★ marca una carta que es reconstrucción nuestra.
term-help-setup = Elige a la izquierda cómo quieres jugar; Intro lleva a la mesa, a la derecha. Allí, Intro o las flechas a los lados cambian una opción, e Intro en la primera empieza la partida. Esc vuelve.

# -- setting up

term-local = en este ordenador
term-choose = elegir
term-change = cambiar
term-ok = Listo
term-on = Sí
term-off = No
term-game-going = Partida en curso

# -- the command

command-terminal = jugar en toda la pantalla de la terminal: aquí, o en una mesa de un servidor
    .link = un enlace de la página: ocupar el asiento que ofrece, mirar, o volver a tu mesa
    .server = montar una mesa en este servidor, o seguir con una de tus partidas allí
    .lines = solo texto, para lectores de pantalla; basta con Python
    .more =
        Sin argumentos eliges cómo jugar; con los de una mesa, empieza enseguida. Las teclas están en F1.
        Un servidor es lo que pone en marcha { $command }, aquí o en otro sitio. Lo que tienes allí se vuelve a encontrar.

term-error-textual = la pantalla necesita un paquete más; instálalo con: { $command }; sin él: { $plain }
term-error-no-terminal = aquí no hay terminal donde dibujar; para solo texto: { $plain }
term-error-lines-only = { $flag } es para solo texto; añade { $plain }
term-error-address = { $address } no es la dirección de un servidor; se esperaba algo como http://localhost:8000
term-error-link = { $link } no es el enlace de una mesa; se esperaba algo como http://localhost:8000/t/TABLE#SECRET
term-error-link-alone = un enlace lleva a una mesa ya montada; deja fuera las demás opciones, menos --names
term-error-at-home = { $flag } es para partidas de este ordenador; déjalo fuera con { $where }
term-error-own-cards = esta partida tiene cartas propias; sigue con: { $command }
