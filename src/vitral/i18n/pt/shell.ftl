# O que cerca todas as telas: os idiomas, os nomes das teclas e o que o próprio servidor escreve.

language = Idioma
shell-about = Jogue Sagrada, o jogo de tabuleiro em que se escolhem dados para montar vitrais; estude partidas e confira mesas. Um projeto de fãs, não oficial.

# Teclas pelo que está escrito nelas; setas e letras dispensam nome.
key-name-enter = Enter
key-name-space = Espaço
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-name-delete = Delete

offline-name = O Vitral está sem conexão
offline-title = A luz se apagou por um momento
offline-text = Você está sem conexão, ou o servidor está. As suas partidas estão seguras: o servidor guarda todas as jogadas que confirmou.
