# La primera pantalla y los ajustes.

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

settings-text = Tamaño del texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-huge = Muy grande
settings-hand = Mano preferida
    .about = Los botones y los dados están del lado de esta mano.
settings-hand-right = Derecha
settings-hand-left = Izquierda
settings-auto-end = Fin del turno
    .about = Cuando no queda nada por hacer, el turno termina solo tras un momento. Hasta entonces puedes deshacer.
settings-auto-end-true = Solo
settings-auto-end-false = A mano
you-title = Tú
puzzles-title = Acertijos
settings-tables = Mesas
    .about = Como texto, la mesa se muestra en títulos, listas y botones, también para lectores de pantalla.
settings-tables-picture = Como imagen
settings-tables-text = Siempre como texto
home-together = Con otras personas
daily-title = Reto del día
lobby-title = Sala de espera
contests-title = Torneos
contest-untitled = Torneo
learn-title = Aprende en diez minutos
learn-about = Lecciones cortas en ventanas de verdad, una regla cada vez
learn-again = Aprender las reglas
learn-go-on = Seguir aprendiendo
windows-title = Diseñar una ventana
