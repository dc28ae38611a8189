# La gente reunida: el reto del día, la sala de espera, el chat, los torneos.

problem-too-long = Es demasiado largo: { $most } caracteres como máximo.
problem-deal-bot = Aquí ningún bot puede jugar por ti: se compara a las personas entre sí.
problem-deal-hint = Aquí no hay pistas: se compara a las personas entre sí.
problem-deal-options = Las opciones de esta partida no son las de este reto.
problem-deal-seed = Esta es una partida de otro reto.
problem-deal-forged = Esta partida no pudo jugarse así: { $why }.

# -- el reto del día

daily-about = Un reto al día, con los mismos dados para todos. Tu primera partida del día cuenta para la clasificación.
daily-left = Aún tienes { $time } para empezar una partida clasificada.
daily-closed = Este día ya pasó. Puedes jugarlo, pero sin clasificación.
daily-streak = Tu racha: { $days ->
    [one] { $days } día
   *[other] { $days } días
  } (la más larga: { $longest }).
daily-kind = Qué reto
daily-kind-solo = En solitario
daily-kind-glazier = Contra el bot { bot-glazier }
daily-name = Tu nombre en la clasificación
daily-play = Jugar el reto de hoy
daily-play-archive = Jugar este reto
daily-go-on = Continuar tu partida
daily-again = Jugar otra vez, sin clasificación
daily-mine = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, ventaja { $lead }.
daily-place = Puesto { $place } de { $people }.
daily-ahead = Superas al { $percent } % de los demás.
daily-unranked = Sin clasificación.
daily-void = Esta partida no cuenta: abandonaste o terminó demasiado tarde.
daily-ranking = Cómo les fue a todos
daily-spread = Cómo se distribuyen las ventajas
daily-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
  }
daily-nobody = Nadie ha terminado aún el reto de hoy.
daily-nobody-then = Nadie se clasificó ese día.
daily-column-place = Puesto
daily-column-name = Nombre
daily-column-points = Puntos
daily-column-lead = Ventaja
daily-rule-title = De dónde salen los dados, y partidas de fuera
daily-rule = La ventaja son tus puntos menos la puntuación objetivo, en solitario, o menos los puntos del bot. La semilla del reparto sale de la fecha (UTC) por una regla pública, para que cualquiera pueda comprobarla:
daily-honest = El servidor mantiene cerrado cada día hasta que empieza y repite cada partida antes de darla por válida. Pero quien quiera puede calcular los dados de antemano. La clasificación confía en el juego limpio.
daily-file = Si jugaste este reto sin el servidor, envía el archivo de la partida: se repite y cuenta para tu racha, pero no para la clasificación.
daily-file-send = Enviar un archivo de partida
daily-archive = Todos los días
daily-archive-about = Todos los días anteriores se pueden jugar todavía, sin clasificación.
daily-date = Ir a un día

problem-daily-none = No hay reto para ese día.
problem-daily-closed = El reto del { $day } permanece cerrado hasta que empiece ese día (UTC).
problem-daily-bot = Un archivo no muestra quién eligió por el bot. Juega este reto aquí.
problem-daily-sent = Ya enviaste una partida de ese día.

# -- la sala de espera

lobby-about = Encuentra con quién jugar o mira otras partidas. Quien crea una mesa decide si aparece aquí.
lobby-quick = Partida rápida
lobby-quick-about = Dos jugadores, juego base. Ahora: cinco minutos por turno. En varios días: un día por turno.
lobby-quick-now = Jugar ahora
lobby-quick-days = Jugar en varios días
lobby-name = Tu nombre
lobby-open = Mesas abiertas
lobby-none = Nadie espera jugadores en este momento.
lobby-new = Preparar tu propia mesa
lobby-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
  }
lobby-here = aquí ahora
lobby-no-limit = sin límite de tiempo
lobby-level-new = principiantes, bienvenidos
lobby-level-experienced = para gente con experiencia
lobby-join = Entrar
lobby-join-at = Entrar en la mesa de { $name }
lobby-yours = Ir a tu asiento
lobby-challenges = Desafíos
lobby-challenged-by = { $name } quiere volver a jugar contigo.
lobby-accept = Aceptar
lobby-accept-of = Aceptar el desafío de { $name }
lobby-decline = Rechazar
lobby-decline-of = Rechazar el desafío de { $name }
lobby-opponents = Con quién has jugado
lobby-opponents-about = Desafía a alguien a otra partida. Empieza si la otra persona acepta.
lobby-opponents-games = { $count ->
    [one] { $count } partida contigo
   *[other] { $count } partidas contigo
  }
lobby-challenge = Desafiar a { $name }: { $pace }
lobby-watch = Partidas para ver
lobby-watch-none = No hay ninguna partida pública que ver en este momento.
lobby-watch-it = Ver
lobby-watch-at = Ver la mesa de { $name }
lobby-blocked = Personas que has bloqueado
lobby-unblock = Desbloquear

problem-not-met = No has jugado con esta persona, o uno de los dos ha bloqueado al otro.
problem-no-lobby = Este servidor no tiene sala de espera.
problem-locked = La entrada a la mesa está cerrada: nadie más puede entrar.
problem-lock-host = Solo quien preparó la mesa puede cerrar la entrada.
problem-apart = Esta mesa no está abierta para ti.
problem-block-players = Solo quienes juegan pueden bloquear a alguien en esta mesa.
problem-blocked-enough = Has bloqueado a demasiadas personas. Desbloquea antes a alguien en la sala de espera.
problem-public-seats = Una mesa pública necesita al menos un asiento para quien entre por enlace.
problem-public-chat = Las mesas públicas no tienen chat.

# -- el chat

# -- los torneos

contests-about = Todos juegan con los mismos dados, cada uno en su propia mesa. Después se comparan los resultados.
contests-mine = Tus torneos
contest-new = Nuevo torneo
contest-create = Crear el torneo
contest-title = Título
contest-system = Formato
contest-system-once = Un mismo reparto para todos
    .about = Una ronda: se compara a todos con todos.
contest-system-swiss = Sistema suizo
    .about = En cada ronda te enfrentas a alguien a quien le ha ido más o menos tan bien como a ti.
contest-system-all = Todos contra todos
    .about = Cada uno se enfrenta una vez a todos los demás, uno por ronda.
contest-rounds = Rondas
contest-rounds-n = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
  }
contest-days = Tiempo por ronda
contest-days-none = Sin límite
contest-days-n = { $days ->
    [one] { $days } día
   *[other] { $days } días
  }
contest-stage-open = Esperando participantes
contest-stage-playing = En marcha
contest-stage-over = Terminado
contest-people = { $count ->
    [one] { $count } persona:
   *[other] { $count } personas:
  }
contest-invite = Enlace a este torneo
contest-enter = Participar
contest-begin = Empezar
contest-waits-host = Ya participas. Empieza cuando lo diga quien lo creó.
contest-round = Ronda { $round }.
contest-waiting = { $count ->
    [one] Falta { $count } persona por terminar.
   *[other] Faltan { $count } personas por terminar.
  }
contest-left = Tiempo restante: { $time }.
contest-play = Jugar esta ronda
contest-done = Has terminado esta ronda.
contest-end-round = Terminar la ronda ahora
contest-end-sure = Quien no haya terminado pierde esta ronda.
contest-table = Clasificación
contest-table-about = Una victoria vale 1, un empate ½. Los empates en la clasificación los deciden los puntos de tus rivales y después la suma de tus ventajas.
contest-column-score = Puntos
contest-column-games = V–E–D
contest-column-opponents = Rivales
contest-bye = nadie (descanso)
contest-missing = no terminó
contest-export = Descargar como JSON

problem-contest-none = No existe ese torneo.
problem-contest-host = Solo quien creó el torneo puede hacer esto.
problem-contest-begun = Este torneo ya ha empezado.
problem-contest-full = Un torneo es para { $most } personas como máximo.
problem-contest-over = Este torneo ha terminado.
problem-contest-alone = Un torneo necesita al menos dos personas.
problem-contest-players = Solo quienes participan pueden jugar.
problem-contest-not-begun = Este torneo no ha empezado todavía.
problem-deal-secret = Otros aún están jugando el mismo reparto. Sus partidas se podrán ver cuando termine la ronda.
contest-winner = ¡{ $name } gana el torneo!
