# Palavras que todas as telas da página usam.

to-home = Início
lost-title = Não há nada neste endereço.
fan-project = O Vitral é um projeto de fãs, não oficial, sem vínculo com a editora de Sagrada.
loading = Um momento…
close = Fechar
cancel = Cancelar
try-again = Tentar de novo
copy = Copiar
copied = Copiado
download = Baixar

problem-offline = O servidor não responde. Você está sem conexão? Nada se perdeu; tente de novo daqui a pouco.
problem-server = Algo deu errado no servidor. Nada do que você fez se perdeu; tente de novo daqui a pouco.
problem-too-many = Pedidos demais. Espere um momento.
problem-unknown = Não deu certo, e não sabemos por quê. Tente de novo.

book-title = Livro de regras
book-open = Abrir o livro de regras
# $name: of a card, a line of the score sheet, or a reason as a sentence
book-rule-of = Regra: { $name }
seat-free = Assento livre
new-game = Nova partida
player-name = Jogador { $number }
