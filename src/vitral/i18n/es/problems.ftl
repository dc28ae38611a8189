### Not for the page

# Lo que el servidor rechaza, en palabras para personas; el código del rechazo es para programas.

problem-no-table = Esa mesa no existe, o se ha borrado.
problem-damaged = Lo que el servidor guardó de esta mesa está dañado, así que no se puede abrir. Avisa a quien lleva el servidor.
problem-not-let-in = Solo los jugadores invitados pueden abrir esta mesa. Usa el enlace que te dieron.
problem-no-host = Alguien tiene que jugar en este dispositivo antes de que puedas invitar a otros.
problem-not-host = Solo quien creó la mesa puede crear nuevos enlaces a ella.
problem-not-over = La partida aún no ha terminado.
problem-rematch-players = Solo quienes jugaron una partida pueden empezar su revancha.
problem-hint-seat = Solo quien juega en ese asiento puede pedir una pista.
problem-hint-people = En una mesa con otras personas no hay pistas.
problem-hint-cards = El entrenador no conoce las cartas de esta mesa.
problem-hint-turn = Puedes pedir una pista cuando sea tu turno.
problem-link = Este enlace no funciona: le falta una parte, o su mesa ya no existe.
problem-no-notebook = Las notas y las jugadas planeadas son para quienes juegan partidas de varios días.
problem-no-plan = Esa jugada ya no se puede planear. Elige otra.
problem-full = No hay ningún asiento libre en esta mesa.
problem-listed-enough = Desde tu red ya se han creado demasiadas mesas abiertas. Espera a que empiece alguna.
problem-spectators = Hay demasiada gente viendo la partida de esta mesa. Inténtalo de nuevo más tarde.
problem-mail-never = Quien usa esta dirección ha pedido no recibir correos nuestros.
problem-seats-taken = Desde tu red ya se han ocupado demasiados asientos con este enlace. Pide a quien creó la mesa el enlace de un asiento libre.
problem-seat-shared = Este asiento ya se ha abierto en demasiados navegadores.
problem-free-host = Solo quien creó la mesa puede liberar un asiento.
problem-free-begun = La partida ha empezado. Un bot puede ocupar el asiento.
problem-no-seat = Nadie puede ocupar ese asiento.
problem-not-gone = Ese jugador acaba de irse. Un bot podrá ocupar su lugar dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }.
problem-here = Ese jugador está aquí.
problem-no-stand-in = Esta mesa espera a todos: solo ese jugador puede dejar que un bot ocupe su lugar.
problem-resigned = Quien ha abandonado no vuelve a la partida.
problem-seat-changes = Este asiento ya no puede cambiar de manos en esta partida.
problem-reissued-enough = Ya no se pueden crear más enlaces nuevos para esta mesa.
problem-not-a-record = Esto no es un archivo de partida: { $why }.
problem-too-large = Eso es demasiado grande para el servidor.
problem-no-such-key = No existe esa clave. Revisa las seis palabras; si se cambió, la antigua ya no vale.
problem-no-key = Solo quien tiene una clave puede guardar esto en el servidor. Crea una primero.
problem-passkey = Esta llave de acceso no funciona aquí: no se conoce o tardó demasiado. Inténtalo de nuevo o usa las palabras de tu clave.
problem-passkeys = No puedes tener más llaves de acceso. Al eliminar tu clave se eliminan todas; después puedes crear otras.
problem-no-push = Este servidor no envía notificaciones.
problem-no-mail = Este servidor no envía correos.
problem-tell-seat = Solo quien juega en esta mesa puede pedir avisos de su turno.
problem-no-address = Primero da una dirección de correo y confírmala. Después se podrán enviar correos allí.
problem-push = No se pueden enviar notificaciones a este navegador: los datos que envió no son válidos.
problem-push-other = Este navegador ya recibe las notificaciones dirigidas a otra persona.
problem-mail = Esto no es una dirección de correo. Debe tener la forma nombre@example.org.
problem-zone = Esta zona horaria no se conoce aquí.
problem-stop = Este enlace no funciona: le falta una parte o ya caducó.
problem-lesson-none = Esa lección no existe.
problem-puzzle-none = Ese problema no existe.
problem-mistake-none = En esta partida no existe ese turno.
problem-needs-server = Esto necesita un servidor: es para jugar con personas en otros lugares.
problem-not-games = Este no es un archivo de partidas guardadas.
problem-game-not-at-server = Esta partida no se puede jugar en un servidor.
problem-real-misfit = Una anotación anterior ya no encaja; corrígela primero.
problem-real-setup = Estas cartas no pueden estar juntas en una mesa: { $why }
problem-real-turn = No es el turno de un bot.
