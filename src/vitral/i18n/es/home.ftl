# La primera pantalla, los ajustes y la página sobre este proyecto.

home-title = Vitral
home-tagline = Luz a través de los dados: juega a Sagrada en tu navegador.
home-intro = Llena tu ventana dado a dado y hazla brillar. Sin cuenta, sin publicidad.
home-play = Jugar ahora
home-play-about = Tú contra un bot, ya
home-ways = Formas de jugar
home-options = Opciones: { $way }
home-tools = En una mesa de verdad
home-score = Puntuar o revisar una mesa
home-open-record = Abrir archivo de partida
home-about = Acerca de
home-settings = Ajustes
home-offline = No tienes conexión. Las partidas viven en el servidor y allí te esperan; vuelve a conectarte y sigue.

games-yours = Es tu turno
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
games-unnamed = Alguien

settings-title = Ajustes
settings-theme = Tema
settings-theme-system = Del sistema
settings-theme-dark = Oscuro
settings-theme-light = Claro
settings-motion = Movimiento
    .about = Dados que ruedan y vidrios que se deslizan.
settings-motion-system = Del sistema
settings-motion-off = Ninguno
settings-sounds = Sonidos
settings-sounds-true = Sí
settings-sounds-false = No

about-title = Acerca de Vitral
about-what-title = Qué es esto
about-what = Vitral es un hogar para Sagrada, el juego de mesa en el que los dados se vuelven vidrieras: juega a solas, con amigos o contra bots, vuelve a ver y estudia partidas, y puntúa y revisa una mesa de verdad.
about-unofficial = Es un proyecto de aficionados, no oficial. No está vinculado a los autores ni a la editorial de Sagrada, que tampoco lo avalan ni lo apoyan. Todos los textos y dibujos son nuestros; las reglas, los patrones y los valores son hechos. Las cartas que no se pudieron recuperar están reconstruidas y así lo dicen. Para aprender el juego y tener en las manos el vidrio de verdad, compra la caja.
about-licence-title = Licencia
about-licence = Vitral es software libre bajo la licencia MIT: úsalo, léelo, cámbialo, compártelo.
about-keys-title = Teclado
about-keys = A todo se llega con Tab y todo se pulsa con Enter o Espacio.
about-keys-window = recorrer los espacios de una ventana
about-keys-press = elegir lo que tiene el foco
about-keys-escape = cancelar, cerrar
about-keys-reach = mesa: ir a los dados, ir a tu ventana
about-keys-turn = mesa: terminar el turno, deshacer
about-keys-sheets = mesa: herramientas, objetivos, puntuación, qué ha pasado
about-keys-view = mesa: como texto o como imagen
about-keys-replay = repetición: una jugada atrás, una adelante
about-keys-rounds = repetición: una ronda atrás, una adelante
about-keys-ends = repetición: primer momento, último momento
about-keys-space = repetición: reproducir y pausar
about-keys-die = puntuar o revisar: teclear un dado, color y valor
about-keys-delete = puntuar o revisar: quitar el dado
about-privacy-title = Privacidad
about-privacy = No hay cuentas, ni publicidad, ni rastreadores, ni nada de otros sitios. Una cookie guarda un número de visitante al azar, para que tus partidas te encuentren de nuevo. El servidor guarda los nombres que escribes, las jugadas de tus mesas y cuándo se hicieron; las mesas a las que nadie vuelve se borran con el tiempo. Tus ajustes, tu nombre y los borradores de las hojas de puntos se quedan en este navegador.
about-links = Quien tiene el enlace de un asiento puede jugar en él: compártelo con cuidado.
about-fair-title = Cómo se prueba que los dados son honestos
about-fair = Antes del primer dado, el servidor sortea un número secreto de 256 bits y te muestra su huella (un hash). Cada tirada se sigue de ese número y de nada más. Cuando la partida termina, el número está en el archivo: cualquiera puede comprobar que tiene esa huella y que da exactamente estos dados.
about-fair-how = Descarga el archivo de una partida terminada y ejecuta este comando; juega la partida otra vez, vuelve a calcular cada dado y avisa si alguno es distinto.
about-rules-title = Reglas y decisiones
about-rules = Donde los reglamentos discrepan o callan, hemos decidido nosotros, y lo decimos junto a la opción o a la carta. Las mesas estrictas rechazan las jugadas no válidas y te dan todos los motivos.
