# O que cerca todas as telas: os idiomas, os nomes das teclas e o que o próprio servidor escreve.

language = Idioma
shell-about = Jogue, estude e arbitre Sagrada, o jogo de tabuleiro de seleção de dados. Um projeto de fãs, não oficial.

# Teclas pelo que está escrito nelas; setas e letras dispensam nome.
key-name-enter = Enter
key-name-space = Espaço
key-name-escape = Esc
key-name-home = Home
key-name-end = End
key-name-delete = Delete

offline-name = Vitral está sem conexão
offline-title = A luz se apagou por um momento
offline-text = Você está sem conexão, ou o servidor está. Suas partidas estão seguras no servidor: cada jogada que ele confirmou está guardada.
