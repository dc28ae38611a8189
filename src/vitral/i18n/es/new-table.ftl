# Preparar una mesa: cada opción con una frase sencilla, que va debajo de la elección.

options-more = Más opciones
options-more-changed = { $count ->
    [one] Más opciones ({ $count } cambiada)
   *[other] Más opciones ({ $count } cambiadas)
}
options-group-play = Reglas de la partida
options-group-cards = Qué cartas
options-group-boxes = Expansiones
options-reset = Volver a los valores por defecto

option-usual = { $value } (por defecto)

option-cards-dealt = Al azar
option-cards-chosen = { $count ->
    [one] { $count } carta elegida
   *[other] { $count } cartas elegidas
}
option-cards-choose = Elegir…
option-cards-clear = Repartir al azar

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
setup-name-guest = Lo elige tu invitado
setup-timer = Tiempo por turno
    .about = Cuando se acaba el tiempo, un bot juega por ti.
setup-timer-0 = Sin límite
setup-timer-60 = 1 minuto
setup-timer-300 = 5 minutos
setup-timer-86400 = 1 día
setup-timer-259200 = 3 días
setup-stand-in = Si alguien se va
    .about = Un bot juega por quien abandone y, con un límite de minutos, por quien esté ausente. Sin bot, quien abandonó pasa todos sus turnos y la mesa espera a los demás.
setup-stand-in-bot = Un bot ocupa su lugar
setup-stand-in-nobody = Sin bot
setup-difficulty = Dificultad
setup-start = Empezar la partida
setup-start-link = Crear la mesa y ver el enlace
setup-start-watch = Ver la partida
setup-starting = Preparando la mesa…
setup-refused = { $option }: { $why }
setup-back = Volver
setup-way = ¿Cómo quieres jugar?

setup-bot-title = Contra bots
setup-bot-about = Tú y de uno a cinco bots.
setup-solo-title = Solitario
setup-solo-about = Supera los dados que dejas atrás.
setup-hotseat-title = Misma pantalla
setup-hotseat-about = De dos a seis personas en una pantalla.
setup-friends-title = Con amigos
setup-friends-about = Envía un enlace: se puede jugar ya mismo o a lo largo de varios días.
setup-automa-title = Automa
setup-automa-about = Contra un rival dirigido por un mazo de cartas.
setup-watch-title = Ver jugar a los bots
setup-watch-about = Los bots juegan una partida entera y tú la ves.

bot-random = Aleatorio
    .about = Hace jugadas válidas al azar y pronto se queda sin fichas de favor.
bot-apprentice = Aprendiz
    .about = Elige la ventana más fácil, guarda todas sus fichas de favor y se despista de vez en cuando.
bot-apprentice-1 = Aprendiz del primer día
    .about = Flojo: no ve un tercio de los dados y valora mal muchos espacios.
bot-apprentice-2 = Aprendiz novato
    .about = Fácil: no ve uno de cada cinco dados y guarda todas sus fichas de favor.
bot-apprentice-4 = Aprendiz cuidadoso
    .about = Sigue reglas prácticas sin despistes y guarda todas sus fichas de favor.
bot-glazier = Vidriero
    .about = Sopesa lo que cada fila, columna y conjunto aún puede llegar a ser y guarda la mitad de sus fichas de favor.
bot-grandmaster = Gran maestro
    .about = Es quien ve más lejos y mejor juzga.
bot-master = Maestro
    .about = Juega muchas veces el resto de la partida antes de cada jugada.
bot-master-1 = Maestro relajado
    .about = Le encantan las herramientas: gasta en ellas la mayoría de sus fichas de favor y no sopesa bien sus jugadas.
bot-master-2 = Maestro tranquilo
    .about = Recurre a las herramientas dos o tres veces por partida y a veces valora mal una jugada.
bot-master-3 = Maestro atento
    .about = Rara vez se equivoca, pero no simula el resto de la partida.
bot-strength = { $points } puntos de media contra un bot igual.
bot-difficulty = { $bot } (unos { $points } puntos)
bot-soon = { $bot } (con toda su fuerza en un momento)
bot-reduced = { $bot } (más débil aquí)
bot-nth = { $bot } { $nth }
bot-person = { $nth ->
    [1] Inés
    [2] Bruno
    [3] Clara
    [4] Darío
    [5] Elsa
   *[other] Félix
  } ({ $bot })

setup-door = Quién puede entrar
setup-door-link = Quien tenga el enlace
    .about = Solo puede entrar quien reciba de ti el enlace.
setup-door-chat = Amigos, con chat
    .about = Solo puede entrar quien reciba de ti el enlace, y todos en la mesa pueden escribirse.
setup-door-public = Todo el mundo
    .about = La mesa aparece en la sala de espera: cualquiera puede entrar o ver la partida. No hay chat.
setup-level = ¿Con quién te gustaría jugar?
setup-level-any = Con cualquiera
setup-level-new = Con principiantes
setup-level-experienced = Con gente con experiencia
setup-windows = Tus ventanas
    .about = Cualquiera en la mesa puede elegir una de ellas. Como máximo, { $most }.

emblem-title = Tu emblema
emblem-about = Acompaña a tu nombre en la mesa. Si no eliges, se crea a partir de tu nombre.
emblem-color = Color del emblema
emblem-pattern = Dibujo
emblem-by-name = Según mi nombre
emblem-nth = Dibujo { $nth }
