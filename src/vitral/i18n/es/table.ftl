# Las palabras de la mesa.

you = tú
cards = Cartas
players = Jugadores
tools = Herramientas
objectives = Objetivos
story = Qué ha pasado
scores = Puntuación
total = Total

# -- ronda, turnos, marcador

round-n = Ronda { $round }
round-of = Ronda { $round } de 10
turn-order = Turnos de esta ronda
turn-now = { $name }, juega ahora
turn-done = { $name }, ya ha jugado
turn-ahead = { $name }, aún por jugar
turn-skipped = { $name }, se salta este turno
turn-of = Juega { $name }.
waiting-for = { $name } está jugando…
waiting-free = Esperando a que alguien ocupe el asiento libre.
waiting-away = { $name } no está. Espera o, en «{ seats-title }», deja que un bot ocupe su lugar.
round-track = Marcador de ronda
track-now = ronda { $round }, en juego
track-ahead = ronda { $round }, por venir
track-dice = ronda { $round }: { $dice }
track-none = ronda { $round }: sin dados
track-empty = Todavía sin dados.
no-die-left = No quedó ningún dado.
of-round = de la ronda { $round }

# -- dados al alcance

draft-pool = Pool
pool-empty = Sin dados
own-dice = Tu pool privado
own-dice-of = Pool privado
in-hand = En la mano
hand-holds = En la mano: { $die }
hand-put-back = En la mano: { $die }. Pulsa el dado para devolverlo.
# Dice that wait while another one, such as rare glass, is placed
hand-waits = A la espera en la mano: { $dice }
on-place = en el lugar { $place }
die-at = { $die } { $where }
die-fits = { $die }, cabe en { $spaces }

# -- la ventana

space-fits = { $space }, vale para el dado que estás mirando
space-legal = { $space }, se puede elegir
space-legal-for = { $space }, vale para el { $die }
why-not-space = En { $space } no, porque
board-about = Ronda { $round }. La ventana del centro es «{ $window }».
player-open = { $name }: { points-of }, { favor-of }. Ver esta ventana en grande.
points-of = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
favor-of = { $tokens ->
    [one] 1 ficha de favor
   *[other] { $tokens } fichas de favor
  }
player-facts = { points-of } hasta ahora, { favor-of }
points = { points-of }
points-now = Puntos hasta ahora:
points-each = { $points } cada vez
to-beat = hay que superar { $target }
private-objectives = { $count ->
    [one] Tu objetivo privado
   *[other] Tus objetivos privados
  }
private-objectives-of = { $count ->
    [one] Objetivo privado
   *[other] Objetivos privados
  }
public-objectives = Objetivos públicos
open-objectives = Mostrar objetivos
open-tools = Mostrar herramientas

# -- qué hacer ahora

sure-to-end = No has tomado ningún dado. ¿Terminar tu turno de todos modos?
game-over = La partida ha terminado.
choose-value = Valores

check-window = Revisar esta ventana

tool-price = Precio: { $price }
tool-pay = { $symbol ->
    [R] un dado rojo
    [Y] un dado amarillo
    [G] un dado verde
    [B] un dado azul
    [P] un dado púrpura
   *[other] un { $symbol }
  }
tool-use = Usar
tool-gather = Recoger fichas
tool-at-work = en uso
tool-why = ¿Por qué no?
inspiration-used = ya usada
glass-facts = { $supply ->
    [one] Aún queda 1 dado en la caja
   *[other] Aún quedan { $supply } dados en la caja
  }; { $tokens ->
    [0] aquí no hay fichas.
    [one] aquí hay 1 ficha.
   *[other] aquí hay { $tokens } fichas.
  }
automa-face-down = La carta de esta ronda sigue boca abajo.

# -- puntuación

line-private = Objetivo privado
line-tokens = Fichas de favor que quedan
line-open = Espacios vacíos
line-bonus = Bonificación
score-cell = { $name }, { $line }: { $points }
score-hidden = oculto hasta el final
proof-of = { $name }: { $line }
proof-none = Ningún punto aquí.
proof-hint = Señala un número para ver los dados que lo forman.
proof-hint-touch = { result-hint-touch }

# -- elegir una ventana

choose-window = Elige tu ventana
choose-window-hint = Las ventanas más difíciles dan más fichas de favor. Nadie ve tu elección hasta que todos hayan elegido.
choose-window-solo = Elige la ventana que quieres construir.
chosen-waiting = Has elegido «{ $name }». Esperando a los demás…
chosen-change = Hasta entonces puedes elegir otra ventana.
chosen-yes = { $name } ya ha elegido
chosen-no = { $name } está eligiendo…
chosen-you-yes = Ya has elegido
chosen-you-no = Estás eligiendo…
chosen-free = Queda un asiento libre
watch-choosing = Los jugadores están eligiendo sus ventanas.

# -- conexión y entrada

connecting = Conectando…
reconnecting = Se perdió la conexión. Reintentando…
reconnecting-kept = Se perdió la conexión. Tu elección queda guardada y se enviará en cuanto vuelvas a tener conexión…
reconnect-now = Reintentar ahora
page-old = Esta página es más antigua que el servidor. Recárgala para seguir.
reload = Recargar
table-gone = Esta mesa ya no existe.
table-gone-hint = Puede que se haya borrado porque nadie volvió a ella.
table-damaged = Esta mesa no se puede abrir.
table-damaged-hint = Lo que el servidor guardó de ella está dañado. Avisa a quien lleva el servidor; quizá pueda recuperarla.
closing-not_saved = No se ha podido guardar la última jugada. La mesa se abre de nuevo, tal como se guardó por última vez.
closing-revoked = El enlace con el que entraste ya no vale. Pide otro a quien creó la mesa.
table-lost = No se pudo abrir la mesa.
refused-stale = La partida ya había avanzado. Ahora la ves como está.
refused-undo_limit = Ya no puedes deshacer más decisiones en esta partida.
refused-not_yours = Ese asiento no es tuyo.
refused-over = La partida ha terminado.
refused-not_your_turn = No es tu turno.
refused-illegal = Eso no se puede hacer ahora.
refused-unreadable = El servidor no ha entendido eso.
refused-too_many = Demasiado rápido: espera un momento y vuelve a probar.
refused-not_allowed = Eso no está permitido aquí.
refused-unavailable = Eso no funciona ahora mismo.
enter-title = Te han invitado a esta mesa
enter-text = Elige el nombre que verán los demás.
enter-name = Tu nombre
enter-default-name = Invitado
enter-go = Sentarse a la mesa
invited-by = { $name } te invita a jugar
invited-seats = { $count } jugadores; { $free ->
    [0] ningún asiento libre
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
  }
invited-players = { $count } jugadores
invited-base = El juego base
invited-modules = Con { $modules }
invited-timer = { $time } por turno
invited-no-timer = Sin límite de tiempo
invited-as = Jugarás como { $name }.
invited-rename = Usar otro nombre
invited-watch = Solo ver la partida
invited-learn = Aprender a jugar antes
invited-full = Ya no queda ningún asiento. Puedes ver la partida.
invited-over = Esta partida ha terminado. Puedes ver cómo acabó.
watching = Estás viendo la partida.

# -- personas

invite-text = Envía este enlace a la persona con quien quieras jugar. Le da el siguiente asiento libre.
invite-copy = Copiar enlace
invite-qr = El enlace como código QR
invite-free = { $count ->
    [one] Hay un asiento libre.
   *[other] Hay { $count } asientos libres.
  }
invite-show = Invitar
bot-here = Que juegue aquí un bot
notebook-title = Tus notas
seats-title = Asientos y enlaces
seat-bot = Bot ({ $bot })
seat-away = ausente
seat-resigned = ha abandonado
seat-here = presente
bot-takes-over = Dejar que un bot ocupe su lugar
bot-for-me = Dejar que un bot juegue por mí
banner-bot = Un bot está jugando en tu asiento.
banner-bot-named = Un bot está jugando por { $name }.
banner-play-on = Volver a jugar yo
banner-reissued = Quien creó la mesa ha dado un nuevo enlace a tu asiento. Quien lo abra puede jugar en tu lugar y ver tus cartas. Si no has pedido otro, habla con quien creó la mesa.
banner-understood = Entendido
reissue-link = Nuevo enlace de este asiento
reissue-sure = Si { $name } ya no puede entrar en la partida (otro navegador, otro teléfono), un nuevo enlace le deja volver. Todos ven que has dado uno, y { $name } recibe un aviso. Los enlaces anteriores de este asiento dejan de servir.
reissued-link = Envía este enlace a { $name }
resign = Abandonar
resign-sure = ¿Abandonar del todo? Un bot juega por ti el resto de la partida.
resign-sure-pass = ¿Abandonar del todo? Desde ahora pasas todos tus turnos.
device-link = Jugar en este asiento desde otro dispositivo
seat-link = Enlace de este asiento
seat-release = Liberar este asiento
watch-link = Enlace para ver la partida

# -- misma pantalla

curtain-title = Pasa el dispositivo a { $name }
curtain-text = Las cartas de { $name } siguen ocultas hasta que { $name } abra la cortina.
curtain-open = Soy { $name }
curtain-choosing = Ahora le toca elegir ventana a { $name }.

# -- menú, ayuda, ajustes

menu = Menú
help = Teclas y ayuda
home = Inicio
settings = Ajustes
timer-left = Tiempo restante: { $time }
skip-ahead = Ponerse al día ({ $count })

help-keys = Teclas
key-arrows = recorrer la ventana
key-enter = elegir lo resaltado
key-escape = devolver, cancelar, cerrar
key-e = terminar tu turno
key-u = deshacer
key-s = qué ha pasado
key-l = puntuación
key-t = herramientas
key-o = objetivos
key-d = ir al pool
key-w = ir a tu ventana
key-help = esta ayuda
help-how = Cómo es un turno
help-how-text = Elige un dado del pool. Los espacios donde cabe brillan. Elige uno de ellos, o arrastra el dado hasta allí. Pulsa un espacio que no brilla para ver por qué no cabe. También puedes usar una herramienta, antes o después de tomar el dado. Pulsa «{ button-end }» cuando acabes. Puedes deshacer mientras no se revele nada.
help-signs = Signos
help-signs-text = Cada color tiene una letra y una textura: { glass-letter-R } rojo, rayas; { glass-letter-Y } amarillo, puntos; { glass-letter-G } verde, red; { glass-letter-B } azul, ondas; { glass-letter-P } púrpura, rombos; { glass-letter-W } vidrio raro. Una esquina cortada marca un dado colocado ignorando una restricción impresa. ★ marca una carta que es reconstrucción nuestra.

# -- el final

end-title = Gana { $name }
end-title-you = Has ganado
end-solo-won = Has superado el marcador de ronda
end-solo-lost = Ha ganado el marcador de ronda
end-solo-score = { points-of } contra { $target }
end-count = Contando los puntos
end-skip = Mostrar el resultado
end-ranking = Resultado
place-n = { $place }.º
ahead-private = empate a puntos, por delante en el objetivo privado
ahead-tokens = empate a puntos y en el objetivo privado, por delante en fichas de favor
ahead-order = empate en todo lo demás, por delante porque tuvo más tarde su primer turno de la última ronda
end-board = Ver la mesa
end-show = Resultado
end-replay = Repetición
end-rematch = Revancha
end-rematch-go = Ir a la revancha
end-rematch-there = Hay una revancha.
end-record = Descargar el archivo de partida
end-fair-title = Dados honestos
fair-before = Las tiradas de esta partida ya están decididas: este hash de su semilla es la promesa. Cópialo y compruébalo cuando acabe la partida.
fair-after = La página vuelve a repartir todo con la semilla del archivo de partida y lo compara con la promesa hecha antes de empezar.
fair-copy = Copiar la promesa
fair-check = Comprobar los dados
fair-checking = Comprobando…
fair-proven = { $count ->
    [one] Probado: el único resultado del azar es el que da la semilla prometida.
   *[other] Probado: los { $count } resultados del azar (tiradas, extracciones y repartos) son los que da la semilla prometida.
  }
fair-no_seed = No probado: el archivo de partida no contiene semilla, por ejemplo porque se tiraron dados de verdad.
fair-no_promise = No probado: los dados coinciden con la semilla del archivo de partida, pero nadie la prometió antes de la partida.
fair-no_crypto = No probado: los dados coinciden con la semilla, pero este navegador solo comprueba la promesa en una página segura (https).
fair-unknown_dealer = No probado: esta página no conoce el método de sorteo usado en este archivo de partida.
fair-forged = Falsificado en la entrada { $ply }: ahí la semilla da otra cosa.
fair-forged-promise = Falsificado: la semilla no es la prometida.
play-again = Jugar de nuevo

chosen-title = Has elegido tu ventana
watch-choosing-title = Antes de la primera ronda
invite-link = Invitación
no-seat = No tienes asiento en esta mesa.
no-seat-hint = Usa el enlace que te dieron.
no-dice = ninguno

# -- lo que hay que ver

bag = Bolsa de dados
bag-left = { $count ->
    [one] Queda { $count } dado en la bolsa de dados.
   *[other] Quedan { $count } dados en la bolsa de dados.
  }
value-spaces = { $count ->
    [0] no cabe en ningún espacio
    [one] cabe en { $count } espacio
   *[other] cabe en { $count } espacios
  }
score-early = { $made ->
    [one] { $made } hecho
   *[other] { $made } hechos
  }, { $open ->
    [one] { $open } vacío
   *[other] { $open } vacíos
  }: { $total }
score-so-far = { $total } hasta ahora: { $made ->
    [one] { $made } punto hecho
   *[other] { $made } puntos hechos
  }, menos { $open } por los espacios aún vacíos. Cada dado que coloques ayuda.
share-picture = Compartir una imagen
curtain-private = Ahora juega { $name }. Solo están ocultos los objetivos privados.
watched-by = { $count ->
    [one] { $count } persona está viendo la partida.
   *[other] { $count } personas están viendo la partida.
  }
watching-too = { $count ->
    [one] Estás viendo la partida con { $count } persona más.
   *[other] Estás viendo la partida con { $count } personas más.
  }
sound-offer = ¿Jugar con sonido?
sound-offer-yes = Con sonido
sound-offer-no = Sin sonido

notifications-none = Este servidor no envía notificaciones ni correos. La pestaña y el icono de la aplicación sí muestran cuándo es tu turno.
you-push-refused = El navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes.
tell-me = Avisarme cuando sea mi turno
tell-me-off = No
tell-me-push = Notificación
tell-me-mail = Correo
tell-me-address = Para los correos hace falta una dirección. Ponla en «{ you-title }».
deal-standing = Ver cómo les fue a todos
lock = Cerrar la entrada a la mesa
unlock = Abrir la entrada a la mesa
locked-now = La entrada a la mesa está cerrada: nadie más puede entrar ni ver la partida.
public-now = Esta mesa aparece en la sala de espera.
invite-public = Esta mesa aparece en la sala de espera: quien llegue ocupa el siguiente asiento libre. También puedes enviar este enlace a alguien.
block-person = Bloquear
block-sure = ¿Bloquear a { $name }? Ninguno de los dos verá ya las mesas abiertas del otro. Si la partida no ha empezado y la mesa la preparaste tú, esa persona pierde su asiento.
player-you = Tú
end-won-by = Por { $points ->
    [one] un punto.
   *[other] { $points } puntos.
  }
end-lost-by = { $name } te sacó { $points ->
    [one] un punto.
   *[other] { $points } puntos.
  }
end-lost-tied = Empate a puntos. ¡Por muy poco!
end-above-target = { $points ->
    [one] Un punto
   *[other] { $points } puntos
  } por encima de la puntuación objetivo de { $target }.
end-below-target = { $points ->
    [0] Justo la puntuación objetivo de { $target }, pero había que superarla.
    [one] Faltó un punto para la puntuación objetivo de { $target }.
   *[other] Faltaron { $points } puntos para la puntuación objetivo de { $target }.
  }
end-target = La puntuación objetivo es la suma del marcador de ronda: { $sum } = { $target }
end-best-window = Tu récord con esta ventana
end-best-mode = Tu mejor puntuación en este modo de juego
end-streak = { $games } victorias seguidas
share-shared = La imagen se ha compartido.
share-saved = La imagen está en tus descargas: vitral.png

# A quick match that waits for its other player.

match-waiting = Buscando rival
match-challenged = Esperando la respuesta de tu rival
match-declined = Rechazaron tu desafío.
match-waiting-now = Cinco minutos por turno. La mesa se abre en cuanto alguien se siente.
match-waiting-days = Un día por turno. Puedes irte; la partida te espera en «{ games-going }».
match-online = { $count ->
    [0] Ahora mismo no hay nadie más en una mesa.
    [one] Ahora mismo hay otra persona en una mesa.
   *[other] Ahora mismo hay { $count } personas más en mesas.
}
match-bot = Jugar contra un bot mientras tanto
match-lobby = Volver a la sala de espera
