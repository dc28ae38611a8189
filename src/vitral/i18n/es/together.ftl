# La gente reunida: el reto del día, la sala de espera, las charlas, los torneos.

home-together = Con otras personas

deal-standing = Ver cómo les fue a todos
problem-deal-bot = Aquí ningún bot puede jugar por ti: se compara a las personas entre sí.
problem-deal-hint = Aquí no hay pistas: se compara a las personas entre sí.
problem-deal-options = Esta partida no se preparó como este reto.
problem-deal-seed = Esta es una partida de otro reto.
problem-deal-forged = Esta partida no pudo jugarse así: { $why }.

# -- el reto del día

daily-title = Reto del día
daily-about = Un reto al día, con los mismos dados para todos. Tu primera partida del día cuenta para la clasificación.
daily-left = Todavía se puede empezar una partida clasificada durante { $time }.
daily-closed = Este día ya pasó. Puedes jugarlo, pero sin clasificación.
daily-streak = Tu racha: { $days ->
    [one] { $days } día
   *[other] { $days } días
  } (la más larga: { $longest }).
daily-kind = Qué reto
daily-kind-solo = En solitario
daily-kind-glazier = Contra glazier
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
daily-unranked = Sin clasificación.
daily-void = Esta partida no cuenta: te rendiste o terminó demasiado tarde.
daily-ranking = Cómo les fue a todos
daily-spread = Cuántas personas lograron cada ventaja
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
daily-rule = La ventaja son tus puntos menos los puntos a superar en solitario, o menos los puntos del bot. La semilla del reparto sale de la fecha (UTC) por una regla pública, para que cualquiera pueda comprobarla:
daily-honest = El servidor mantiene cerrado cada día hasta que empieza y repite cada partida antes de darla por válida. Pero quien quiera puede calcular los dados de antemano. La clasificación confía en el juego limpio.
daily-file = Si jugaste este reto sin el servidor, envía el archivo de la partida: se repite y cuenta para tu racha, pero no para la clasificación.
daily-file-send = Enviar un archivo de partida
daily-archive = Días anteriores
daily-archive-about = Todos los días anteriores se pueden jugar todavía, sin clasificación.
daily-date = Ir a un día

problem-daily-none = No hay reto para ese día.
problem-daily-closed = El reto del { $day } permanece cerrado hasta que empiece ese día (UTC).
problem-daily-bot = Un archivo no muestra quién eligió por el bot. Juega este reto aquí.
problem-daily-sent = Ya enviaste una partida de ese día.
