### Not for the page

# O que o servidor recusa, em palavras para pessoas; o código de uma recusa é para programas.

problem-no-table = Esta mesa não existe, ou foi apagada.
problem-damaged = O que o servidor salvou desta mesa está danificado, então ela não pode ser aberta. Avise quem cuida do servidor.
problem-not-let-in = Só quem foi convidado pode abrir esta mesa. Use o link que você recebeu.
problem-no-host = Alguém precisa jogar neste aparelho antes que você possa convidar outras pessoas.
problem-not-host = Só quem criou a mesa pode criar novos links para ela.
problem-not-over = A partida ainda não acabou.
problem-rematch-players = Só quem jogou a partida pode começar a revanche.
problem-hint-seat = Só quem joga nesse assento pode pedir uma dica.
problem-hint-people = Não há dicas numa mesa com outras pessoas.
problem-hint-cards = O treinador não conhece as cartas desta mesa.
problem-hint-turn = Você pode pedir uma dica quando for a sua vez.
problem-link = Este link não funciona: falta uma parte dele, ou a mesa não existe mais.
problem-no-notebook = Anotações e jogadas planejadas são para quem joga partidas de vários dias.
problem-no-plan = Essa jogada não pode mais ser planejada. Escolha outra.
problem-full = Não há assento livre nesta mesa.
problem-listed-enough = Da sua rede já foram abertas mesas demais. Espere uma delas começar.
problem-spectators = Há gente demais assistindo a esta mesa. Tente de novo mais tarde.
problem-mail-never = Quem usa este endereço pediu para não receber e-mails nossos.
problem-seats-taken = Da sua rede já foram ocupados assentos demais com este link. Peça a quem criou a mesa o link de um assento livre.
problem-seat-shared = Este assento já foi aberto em navegadores demais.
problem-free-host = Só quem criou a mesa pode liberar um assento.
problem-free-begun = A partida já começou. Um bot pode assumir o assento.
problem-no-seat = Ninguém pode ocupar esse assento.
problem-not-gone = Essa pessoa acabou de sair. Um bot pode assumir em { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
  }.
problem-here = Essa pessoa está aqui.
problem-no-stand-in = Esta mesa espera por todos: só a própria pessoa pode deixar um bot jogar por ela.
problem-resigned = Quem desistiu não volta à partida.
problem-seat-changes = Este assento já mudou de mãos vezes demais nesta partida.
problem-reissued-enough = Não é mais possível criar novos links para esta mesa.
problem-not-a-record = Isto não é um arquivo de partida: { $why }.
problem-too-large = Isso é grande demais para o servidor.
problem-no-such-key = Essa chave não existe. Confira as seis palavras; se a chave foi trocada, a antiga não vale mais.
problem-no-key = Só quem tem uma chave pode guardar isso no servidor. Crie uma primeiro.
problem-passkey = Esta chave de acesso não funciona aqui: é desconhecida ou demorou demais. Tente de novo ou use as seis palavras da sua chave.
problem-passkeys = Você não pode ter mais chaves de acesso. Ao apagar a sua chave de seis palavras, você apaga todas elas; depois pode criar outras.
problem-no-push = Este servidor não envia notificações.
problem-no-mail = Este servidor não envia e-mails.
problem-tell-seat = Só quem joga nesta mesa pode pedir avisos da sua vez.
problem-no-address = Primeiro informe um endereço de e-mail e confirme. Depois os e-mails podem ir para lá.
problem-push = Não dá para enviar notificações a este navegador: as informações que ele enviou não são válidas.
problem-push-other = Este navegador já recebe as notificações destinadas a outra pessoa.
problem-mail = Isto não é um endereço de e-mail. O formato é nome@example.org.
problem-zone = Este fuso horário não é conhecido aqui.
problem-stop = Este link não funciona: falta uma parte dele ou ele expirou.
problem-lesson-none = Essa lição não existe.
problem-puzzle-none = Esse quebra-cabeça não existe.
problem-mistake-none = Essa jogada não existe nesta partida.
problem-needs-server = Isto precisa de um servidor: é para jogar com pessoas em outros lugares.
problem-not-games = Este não é um arquivo de partidas salvas.
problem-game-not-at-server = Esta partida não pode ser jogada em um servidor.
problem-real-misfit = Uma anotação anterior já não se encaixa; corrija-a primeiro.
problem-real-setup = Estas cartas não podem estar juntas na mesma mesa: { $why }
problem-real-turn = Não é a vez de um bot.
