# Palavras que todas as telas da página usam.

to-home = Voltar ao início
lost-title = Não há nada neste endereço.
fan-project = Vitral é um projeto de fãs, não oficial, sem vínculo com a editora de Sagrada.
loading = Um momento…
close = Fechar
cancel = Cancelar
try-again = Tentar de novo
copy = Copiar
copied = Copiado
copy-failed = Não foi permitido copiar; selecione o texto e copie-o.
download = Baixar

problem-offline = Não foi possível chegar ao servidor. Você está sem conexão? Nada se perdeu; tente de novo daqui a pouco.
problem-server = Algo quebrou no servidor. Nada do que você fez se perdeu; tente de novo daqui a pouco.
problem-too-many = Foi muita coisa de uma vez. Espere um momento.
problem-unknown = Não deu certo, e não sabemos dizer por quê. Tente de novo.
