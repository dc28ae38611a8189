# La primera pantalla y los ajustes.

home-title = Vitral
home-tagline = Luz a través de los dados: juega a Sagrada en tu navegador.
home-intro = Toma dados, llena tu ventana y hazla brillar. Sin cuentas y sin publicidad.
home-play = Jugar ahora
home-play-about = Tú contra un bot, ahora mismo
home-turn = Tu turno: toma un dado del pool y colócalo en tu ventana, nunca junto a otro del mismo color o valor.
home-table-pause = Pausar
home-table-play = Continuar
home-ways = Formas de jugar
home-group-play = Jugar
home-group-learn = Aprender
home-group-compete = Competir
home-group-table = En la mesa
home-options = Opciones: { $way }
home-real = Jugar en tu mesa de verdad
home-score = Contar los puntos o revisar una mesa de verdad
home-open-record = Abrir un archivo de partida
home-about = Acerca de
home-settings = Ajustes
home-offline = No tienes conexión. Tus partidas están en el servidor y allí te esperan. Vuelve a conectarte para seguir.
home-offline-play = Jugar sin el servidor
home-take = Llévate el juego

games-yours = Es tu turno
games-away = Archivadas
games-put-away = Archivar esta partida ({ $names })
games-take-out = Recuperar esta partida ({ $names })
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
home-challenges = { $count ->
    [one] { $count } desafío a otra partida
   *[other] { $count } desafíos a otra partida
}
games-unnamed = Sin nombre

settings-title = Ajustes
settings-theme = Tema
settings-theme-system = Como el sistema
settings-theme-dark = Oscuro
settings-theme-light = Claro
theme-choice = Elige tu luz
theme-choice-dark = Catedral al anochecer
theme-choice-light = Claustro al mediodía
theme-choice-system = Como el sistema
settings-glass = Marcas en el vidrio
    .about = Cómo distinguir los vidrios sin depender solo del color.
settings-glass-both = Letras y texturas
settings-glass-letters = Letras
settings-glass-textures = Texturas
settings-glass-none = Ninguna
settings-motion = Movimiento
    .about = Dados que ruedan y vidrios que se deslizan.
settings-motion-system = Como el sistema
settings-motion-off = Sin movimiento
settings-sounds = Sonidos
settings-sounds-true = Activados
settings-sounds-false = Desactivados

settings-volume = Volumen
settings-ambience = Sonido ambiente
    .about = Un sonido suave, de vidrio y de bóveda, mientras juegas.
settings-ambience-true = Activado
settings-ambience-false = Desactivado
settings-pace = Velocidad de los bots y del Automa
    .about = Pulsa en cualquier parte para avanzar.
settings-pace-slow = Lenta
settings-pace-normal = Normal
settings-pace-fast = Rápida
settings-pace-off = Instantánea
settings-curtain = Varios jugadores en este dispositivo
    .about = Lo que se oculta al pasar el dispositivo.
settings-curtain-all = Toda la mesa
settings-curtain-private = Solo los objetivos privados

settings-text = Tamaño del texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-huge = Muy grande
settings-hand = Mano preferida
    .about = Los botones y los dados se ponen de este lado.
settings-hand-right = Derecha
settings-hand-left = Izquierda
settings-auto-end = Fin del turno
    .about = Cuando no queda nada por hacer, el turno termina solo tras un momento. Hasta entonces puedes deshacer.
settings-auto-end-true = Automático
settings-auto-end-false = Manual
you-title = Tú
puzzles-title = Problemas
settings-tables = Mesas
    .about = Como texto, la mesa se muestra con títulos, listas y botones. Los lectores de pantalla también pueden leerla.
settings-tables-picture = Como imagen
settings-tables-text = Siempre como texto
daily-title = Reto del día
lobby-title = Sala de espera
contests-title = Torneos
contest-untitled = Torneo
learn-title = Aprende en diez minutos
learn-about = Lecciones cortas en ventanas de verdad: una regla en cada paso
learn-again = Aprender las reglas
learn-go-on = Seguir aprendiendo
windows-title = Diseñar una ventana
