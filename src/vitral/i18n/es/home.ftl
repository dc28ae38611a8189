# La primera pantalla, los ajustes y la página sobre este proyecto.

home-title = Vitral
home-tagline = Luz a través de los dados: juega a Sagrada en tu navegador.
home-intro = Toma dados, llena tu ventana y hazla brillar. Sin cuentas y sin publicidad.
home-play = Jugar ahora
home-play-about = Tú contra un bot, ya
home-ways = Formas de jugar
home-options = Opciones: { $way }
home-tools = En una mesa de verdad
home-score = Puntuar o revisar una mesa de verdad
home-open-record = Abrir un archivo de partida
home-about = Acerca de
home-settings = Ajustes
home-offline = No tienes conexión. Tus partidas están en el servidor y allí te esperan. Vuelve a conectarte para seguir.

games-yours = Es tu turno
games-away = Guardadas
games-put-away = Guardar esta partida ({ $names })
games-take-out = Volver a sacar esta partida ({ $names })
games-going = Tus partidas
games-finished = Partidas terminadas
games-show-all = { $count ->
    [one] Mostrar una más
   *[other] Mostrar { $count } más
}
games-over = Terminada
games-choosing = eligiendo ventanas
games-round = ronda { $round }
games-alone = Solo tú
games-names = con { $names }
games-mode-standard = Mesa
games-mode-solo = Solitario
games-mode-automa = Automa
games-damaged = Dañada: el servidor no puede abrirla
games-unnamed = Alguien

settings-title = Ajustes
settings-theme = Tema
settings-theme-system = Como el sistema
settings-theme-dark = Oscuro
settings-theme-light = Claro
settings-motion = Movimiento
    .about = Dados que ruedan y vidrios que se deslizan.
settings-motion-system = Como el sistema
settings-motion-off = Sin movimiento
settings-sounds = Sonidos
settings-sounds-true = Sí
settings-sounds-false = No

about-title = Acerca de Vitral
about-what-title = Qué es esto
about-what = Vitral es un hogar para Sagrada, el juego de mesa de dados y vidrieras. Juega a solas, con amigos o contra bots, vuelve a ver y estudia partidas, y deja que Vitral puntúe y revise tu mesa de verdad.
about-unofficial = Es un proyecto de aficionados, no oficial. No está vinculado a los autores ni a la editorial de Sagrada, que tampoco lo avalan ni lo apoyan. Todos los textos y dibujos son nuestros; las reglas, los patrones y los valores son hechos. Hemos reconstruido las cartas que no pudimos encontrar, y lo indicamos en ellas. Para aprender el juego y tener en las manos el vidrio de verdad, compra la caja.
about-licence-title = Licencia
about-licence = Vitral es software libre bajo la licencia MIT: úsalo, léelo, cámbialo, compártelo.
about-keys-title = Teclado
about-keys = Puedes llegar a todo con Tab y pulsarlo con Enter o Espacio.
about-keys-window = recorrer los espacios de una ventana
about-keys-press = elegir lo que tiene el foco
about-keys-escape = cancelar, cerrar
about-keys-reach = mesa: ir a los dados, ir a tu ventana
about-keys-turn = mesa: terminar el turno, deshacer
about-keys-sheets = mesa: herramientas, objetivos, puntuación, qué ha pasado
about-keys-view = mesa: ver como texto o como imagen
about-keys-replay = repetición: una jugada atrás, una jugada adelante
about-keys-rounds = repetición: una ronda atrás, una ronda adelante
about-keys-ends = repetición: primer momento, último momento
about-keys-space = repetición: reproducir o pausar
about-keys-die = puntuar o revisar: escribir un dado, color y valor
about-keys-delete = puntuar o revisar: quitar el dado
about-privacy-title = Privacidad
about-privacy = No hay cuentas, ni publicidad, ni rastreadores, ni nada de otros sitios. Una cookie guarda un número de invitado al azar, para que puedas volver a encontrar tus partidas. El servidor guarda los nombres que escribes, las jugadas de tus mesas y cuándo se hicieron. Borra las mesas a las que nadie vuelve. Tus ajustes, tu nombre y las hojas de puntuación sin terminar se quedan en este navegador.
about-links = Quien tiene el enlace de un asiento puede jugar en él, así que mira bien con quién lo compartes.
about-fair-title = Cómo probamos que los dados son honestos
about-fair = Antes del primer dado, el servidor sortea un número secreto de 256 bits y te muestra su huella (un hash). Cada tirada sale de ese número y de nada más. Cuando la partida termina, el número está en el archivo de partida. Cualquiera puede comprobar que tiene esa huella y que da exactamente estos dados.
about-fair-how = Descarga el archivo de una partida terminada y ejecuta este comando. Vuelve a jugar la partida, saca otra vez cada dado y avisa de cualquier diferencia.
about-rules-title = Reglas y decisiones
about-rules = Donde los reglamentos se contradicen o callan, hemos decidido nosotros, y lo decimos junto a la opción o a la carta. Las mesas estrictas rechazan las jugadas no válidas y te dan todos los motivos.

settings-volume = Volumen
settings-ambience = Sonido ambiente
    .about = Un sonido suave de vidrio y espacio mientras juegas.
settings-ambience-true = Activado
settings-ambience-false = Desactivado
settings-pace = Jugadas de los bots y del Automa
    .about = Pulsa en cualquier parte para avanzar.
settings-pace-slow = Lentas
settings-pace-normal = Normales
settings-pace-fast = Rápidas
settings-pace-off = De golpe
settings-curtain = Varios jugadores en este dispositivo
    .about = Lo que se oculta al pasar el dispositivo.
settings-curtain-all = Toda la mesa
settings-curtain-private = Solo los objetivos privados
