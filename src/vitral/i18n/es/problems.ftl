# Lo que el servidor rechaza, en palabras para personas; sus programas dicen qué y por qué.

problem-no-table = Esta mesa no existe, o ya no existe.
problem-not-let-in = Esta mesa es para quienes fueron invitados. Ábrela con el enlace que te dieron.
problem-no-host = Alguien tiene que jugar en este dispositivo antes de invitar a otros.
problem-not-over = La partida aún no ha terminado.
problem-rematch-players = La revancha es para quienes jugaron.
problem-hint-seat = El consejo es para quien juega en ese asiento.
problem-hint-people = Donde juegan otras personas, el entrenador calla.
problem-hint-turn = El entrenador te aconseja cuando es tu turno.
problem-link = Este enlace no lleva a ninguna parte: le falta un trozo, o su mesa ya no existe.
problem-full = Ya no queda ningún asiento libre en esta mesa.
problem-no-seat = Nadie puede sentarse ahí.
problem-not-gone = Esa persona está aquí, o acaba de irse.
problem-not-a-record = Esto no es un archivo de partida: { $why }.
problem-no-text = no contiene texto
problem-too-large = Eso es demasiado para el servidor.
