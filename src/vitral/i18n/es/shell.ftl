# Lo que rodea a todas las pantallas: los idiomas, los nombres de las teclas y lo que escribe el propio servidor.

language = Idioma
shell-about = Juega a Sagrada, el juego de mesa de dados y vidrieras; estudia partidas y arbitra mesas de verdad. Un proyecto de aficionados, no oficial.

# Las teclas por lo que llevan escrito; flechas y letras no necesitan nombre.
key-name-enter = Enter
key-name-space = Espacio
key-name-escape = Esc
key-name-home = Inicio
key-name-end = Fin
key-name-delete = Supr

offline-name = Vitral está sin conexión
offline-title = La luz se ha apagado un momento
offline-text = No tienes conexión, o no la tiene el servidor. Tus partidas están a salvo: el servidor guarda cada jugada que ha confirmado.
