# As palavras da mesa.

you = você
cards = Cartas
players = Jogadores
tools = Ferramentas
objectives = Objetivos
story = O que aconteceu
scores = Pontuação
total = Total

# -- rodada, turnos, trilha

round-n = Rodada { $round }
round-of = Rodada { $round } de 10
turn-order = Turnos desta rodada
turn-now = { $name }, jogando agora
turn-done = { $name }, já jogou
turn-ahead = { $name }, ainda vai jogar
turn-skipped = { $name }, perde este turno
turn-of = { $name } está jogando.
waiting-for = { $name } está jogando…
waiting-free = Esperando alguém ocupar o assento livre.
waiting-away = { $name } está ausente. Espere, ou deixe um bot assumir em “{ seats-title }”.
round-track = Trilha de rodadas
track-now = rodada { $round }, em andamento
track-ahead = rodada { $round }, ainda por vir
track-dice = rodada { $round }: { $dice }
track-none = rodada { $round }: nenhum dado
track-empty = Ainda não há dados.
no-die-left = Não sobrou nenhum dado.
of-round = da rodada { $round }

# -- dados ao alcance

draft-pool = Acervo de compra
pool-empty = Nenhum dado
own-dice = Seu acervo pessoal
own-dice-of = Acervo pessoal
in-hand = Na mão
hand-holds = Na mão: { $die }
hand-put-back = Na mão: { $die }. Toque nele para devolver.
# Dice that wait while another one, such as rare glass, is placed
hand-waits = À espera na mão: { $dice }
on-place = no lugar { $place }
die-at = { $die } { $where }
die-fits = { $die }, cabe em { $spaces }

# -- a janela

space-fits = { $space }, serve para o dado em foco
space-legal = { $space }, pode ser escolhido
space-legal-for = { $space }, válido para o { $die }
why-not-space = Por que não em { $space }:
board-about = Rodada { $round }. No meio está a janela “{ $window }”.
player-open = { $name }: { points-of }, { favor-of }. Ver esta janela ampliada.
points-of = { $points ->
    [1] 1 ponto
    [-1] -1 ponto
   *[other] { $points } pontos
  }
favor-of = { $tokens ->
    [1] 1 marcador de benefício
   *[other] { $tokens } marcadores de benefício
  }
player-facts = { points-of } até agora, { favor-of }
points = { points-of }
points-now = Pontos até agora:
points-each = { points-of } cada vez
to-beat = a superar: { $target }
private-objectives = { $count ->
    [1] Seu objetivo pessoal
   *[other] Seus objetivos pessoais
  }
private-objectives-of = { $count ->
    [1] Objetivo pessoal
   *[other] Objetivos pessoais
  }
public-objectives = Objetivos públicos
open-objectives = Mostrar objetivos
open-tools = Mostrar ferramentas

# -- o que fazer agora

sure-to-end = Você não comprou nenhum dado. Encerrar o turno mesmo assim?
game-over = A partida acabou.
choose-value = Valores

check-window = Conferir esta janela

tool-price = Preço: { $price }
tool-pay = { $symbol ->
    [R] um dado vermelho
    [Y] um dado amarelo
    [G] um dado verde
    [B] um dado azul
    [P] um dado roxo
   *[other] um { $symbol }
  }
tool-use = Usar
tool-gather = Pegar marcadores
tool-at-work = em uso
tool-why = Por que não?
inspiration-used = já usada
glass-facts = { $supply ->
    [1] Ainda há 1 dado na caixa
   *[other] Ainda há { $supply } dados na caixa
  }; { $tokens ->
    [0] aqui não há marcadores.
    [1] aqui há 1 marcador.
   *[other] aqui há { $tokens } marcadores.
  }
automa-face-down = A carta desta rodada ainda está virada para baixo.

# -- pontuação

line-private = Objetivo pessoal
line-tokens = Marcadores restantes
line-open = Espaços livres
line-bonus = Bônus
score-cell = { $name }, { $line }: { $points }
score-hidden = oculto até o fim
proof-of = { $name }: { $line }
proof-none = Nenhum ponto aqui.
proof-hint = Aponte para um número para ver os dados que o formam.
proof-hint-touch = { result-hint-touch }

# -- escolher uma janela

choose-window = Escolha a sua janela
choose-window-hint = Janelas mais difíceis dão mais marcadores de benefício. Ninguém vê a sua escolha até todos terem escolhido.
choose-window-solo = Escolha a janela que você quer construir.
chosen-waiting = Você escolheu “{ $name }”. Esperando os outros…
chosen-change = Até lá você ainda pode escolher outra janela.
chosen-yes = { $name } já escolheu
chosen-no = { $name } está escolhendo…
chosen-you-yes = Você já escolheu
chosen-you-no = Você está escolhendo…
chosen-free = Um assento ainda está livre
watch-choosing = Os jogadores estão escolhendo as janelas.

# -- conexão e entrada

connecting = Conectando…
reconnecting = A conexão caiu. Tentando de novo…
reconnecting-kept = A conexão caiu. Sua escolha está guardada e será enviada assim que a conexão voltar…
reconnect-now = Tentar agora
page-old = Esta página é mais antiga que o servidor. Recarregue-a para continuar.
reload = Recarregar
table-gone = Esta mesa não existe mais.
table-gone-hint = Talvez tenha sido apagada porque ninguém voltou a ela.
table-damaged = Esta mesa não pode ser aberta.
table-damaged-hint = O que o servidor salvou dela está danificado. Avise quem cuida do servidor; talvez dê para recuperar.
closing-not_saved = Não foi possível salvar a última jogada. A mesa está sendo aberta de novo, como foi salva pela última vez.
closing-revoked = O link pelo qual você entrou não vale mais. Peça outro a quem criou a mesa.
table-lost = Não foi possível abrir a mesa.
refused-stale = A partida já tinha avançado. Agora você a vê como está.
refused-undo_limit = Você não pode desfazer mais escolhas nesta partida.
refused-not_yours = Esse assento não é seu.
refused-over = A partida acabou.
refused-not_your_turn = Não é a sua vez.
refused-illegal = Você não pode fazer isso agora.
refused-unreadable = O servidor não entendeu isso.
refused-too_many = Rápido demais: espere um momento e tente de novo.
refused-not_allowed = Isso não é permitido aqui.
refused-unavailable = Isso não funciona agora.
enter-title = Você recebeu um convite para esta mesa
enter-text = Escolha o nome que os outros vão ver.
enter-name = Seu nome
enter-default-name = Convidado
enter-go = Sentar-se à mesa
invited-by = { $name } convida você para jogar
invited-seats = { $count } jogadores; { $free ->
    [0] nenhum assento livre
    [1] { $free } assento livre
   *[other] { $free } assentos livres
  }
invited-players = { $count } jogadores
invited-base = O jogo base
invited-modules = Com { $modules }
invited-timer = { $time } por turno
invited-no-timer = Sem limite de tempo
invited-as = Você vai jogar como { $name }.
invited-rename = Usar outro nome
invited-watch = Só assistir
invited-learn = Aprender a jogar antes
invited-full = Todos os assentos já foram ocupados. Você pode assistir.
invited-over = Esta partida acabou. Você pode ver como terminou.
watching = Você está assistindo.

# -- pessoas

invite-text = Envie este link a quem você quer convidar. Ele dá à pessoa o próximo assento livre.
invite-copy = Copiar link
invite-qr = O link como código QR
invite-free = { $count ->
    [1] Há um assento livre.
   *[other] Há { $count } assentos livres.
  }
invite-show = Convidar
bot-here = Deixar um bot jogar aqui
notebook-title = Suas anotações
seats-title = Assentos e links
seat-bot = Bot ({ $bot })
seat-away = ausente
seat-resigned = desistiu
seat-here = presente
bot-takes-over = Deixar um bot assumir
bot-for-me = Deixar um bot jogar por mim
banner-bot = Um bot está jogando no seu lugar.
banner-bot-named = Um bot está jogando por { $name }.
banner-play-on = Voltar a jogar
banner-reissued = Quem criou a mesa deu um novo link para o seu assento. Quem o abrir joga no seu lugar e vê suas cartas. Se você não pediu isso, fale com quem criou a mesa.
banner-understood = Entendi
reissue-link = Novo link para este assento
reissue-sure = Se { $name } não consegue mais entrar na partida (outro navegador, outro celular), um novo link permite voltar. Todos veem que você deu um, e { $name } recebe um aviso. Os links anteriores deste assento deixam de valer.
reissued-link = Envie este link para { $name }
resign = Desistir
resign-sure = Desistir de vez? Um bot joga o resto da partida por você.
resign-sure-pass = Desistir de vez? A partir daí, você passa todos os turnos.
device-link = Jogar neste assento em outro aparelho
seat-link = Link deste assento
seat-release = Liberar este assento
watch-link = Link para assistir

# -- mesma tela

curtain-title = Passe o aparelho para { $name }
curtain-text = As cartas de { $name } ficam escondidas até { $name } abrir a cortina.
curtain-open = Sou { $name }
curtain-choosing = Agora { $name } escolhe uma janela.

# -- menu, ajuda, configurações

menu = Menu
help = Teclas e ajuda
home = Início
settings = Configurações
timer-left = Tempo restante: { $time }
skip-ahead = Avançar ({ $count })

help-keys = Teclas
key-arrows = andar pela janela
key-enter = escolher o que está destacado
key-escape = devolver, cancelar, fechar
key-e = encerrar o turno
key-u = desfazer
key-s = o que aconteceu
key-l = pontuação
key-t = ferramentas
key-o = objetivos
key-d = ir ao acervo de compra
key-w = ir à sua janela
key-help = esta ajuda
help-how = Como é um turno
help-how-text = Escolha um dado do acervo de compra. Os espaços onde ele cabe brilham. Escolha um deles, ou arraste o dado até lá. Toque num espaço que não brilha para ver por que o dado não cabe ali. Você também pode usar uma ferramenta, antes ou depois de pegar o dado. Toque em “{ button-end }” quando terminar. Você pode desfazer até que algo seja revelado.
help-signs = Sinais
help-signs-text = Cada cor tem uma letra e uma textura: { glass-letter-R } vermelho, listras; { glass-letter-Y } amarelo, pontos; { glass-letter-G } verde, rede; { glass-letter-B } azul, ondas; { glass-letter-P } roxo, losangos; { glass-letter-W } vidro raro. Uma quina cortada marca um dado que ignora a restrição impressa no espaço. ★ marca uma carta que é reconstrução nossa.

# -- o fim

end-title = { $name } vence
end-title-you = Você venceu
end-solo-won = Você superou a trilha de rodadas
end-solo-lost = A trilha de rodadas venceu
end-solo-score = { points-of } contra { $target }
end-count = Contando os pontos
end-skip = Mostrar o resultado
end-ranking = Resultado
place-n = { $place }º
ahead-private = empate em pontos, à frente no objetivo pessoal
ahead-tokens = empate em pontos e no objetivo pessoal, à frente em marcadores de benefício
ahead-order = empate em todo o resto, à frente por ter jogado mais tarde o primeiro turno da última rodada
end-board = Ver a mesa
end-show = Resultado
end-replay = Rever a partida
end-rematch = Revanche
end-rematch-go = Ir para a revanche
end-rematch-there = Há uma revanche.
end-record = Baixar o arquivo da partida
end-fair-title = Dados honestos
fair-before = As rolagens desta partida já estão decididas: este hash da semente é a promessa. Copie-o e confira quando a partida acabar.
fair-after = A página distribui tudo de novo com a semente do arquivo da partida e compara com a promessa feita antes do início.
fair-copy = Copiar a promessa
fair-check = Conferir os dados
fair-checking = Conferindo…
fair-proven = { $count ->
    [1] Provado: o único resultado do acaso é o que a semente prometida dá.
   *[other] Provado: todos os { $count } resultados do acaso (rolagens, sorteios e distribuições) são os que a semente prometida dá.
  }
fair-no_seed = Não provado: o arquivo da partida não contém semente, por exemplo porque foram rolados dados de verdade.
fair-no_promise = Não provado: os dados batem com a semente do arquivo da partida, mas ninguém a prometeu antes da partida.
fair-no_crypto = Não provado: os dados batem com a semente, mas este navegador só confere a promessa em uma página segura (https).
fair-unknown_dealer = Não provado: esta página não conhece o método de sorteio usado neste arquivo de partida.
fair-forged = Falsificado na entrada { $ply }: ali a semente dá outra coisa.
fair-forged-promise = Falsificado: a semente não é a prometida.
play-again = Jogar de novo

chosen-title = Você escolheu a sua janela
watch-choosing-title = Antes da primeira rodada
invite-link = Convite
no-seat = Você não tem assento nesta mesa.
no-seat-hint = Use o link que você recebeu.
no-dice = nenhum

# -- o que há para ver

bag = Bolsa de dados
bag-left = { $count ->
    [1] Resta 1 dado na bolsa de dados.
   *[other] Restam { $count } dados na bolsa de dados.
  }
value-spaces = { $count ->
    [0] não cabe em nenhum espaço
    [1] cabe em 1 espaço
   *[other] cabe em { $count } espaços
  }
score-early = { $made ->
    [1] 1 feito
    [-1] -1 feito
   *[other] { $made } feitos
  }, { $open ->
    [1] 1 livre
   *[other] { $open } livres
  }: { $total }
score-so-far = { $total } até agora: { $made ->
    [1] 1 ponto feito
   *[other] { $made } pontos feitos
  }, menos { $open } por espaços ainda livres. Cada dado que você posiciona ajuda.
share-picture = Compartilhar uma imagem
curtain-private = Agora joga { $name }. Só os objetivos pessoais estão escondidos.
watched-by = { $count ->
    [1] 1 pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
  }
watching-too = { $count ->
    [1] Você e mais { $count } pessoa estão assistindo.
   *[other] Você e mais { $count } pessoas estão assistindo.
  }
sound-offer = Jogar com som?
sound-offer-yes = Com som
sound-offer-no = Sem som

notifications-none = Este servidor não envia notificações nem e-mails. Mesmo assim, a aba e o ícone do aplicativo mostram quando é a sua vez.
you-push-refused = O navegador não permite notificações desta página. Você pode mudar isso nas configurações dele.
tell-me = Avisar quando for a minha vez
tell-me-off = Não
tell-me-push = Notificação
tell-me-mail = E-mail
tell-me-address = Para e-mails é preciso um endereço. Informe um em “{ you-title }”.
deal-standing = Ver como todos se saíram
lock = Trancar a mesa
unlock = Destrancar a mesa
locked-now = A mesa está trancada: mais ninguém pode entrar nem assistir.
public-now = Esta mesa aparece no saguão.
invite-public = Esta mesa aparece no saguão: quem chegar ocupa o próximo assento livre. Você também pode enviar este link a alguém.
block-person = Bloquear
block-sure = Bloquear { $name }? Vocês não verão mais as mesas abertas um do outro. Se a partida não começou e foi você que montou a mesa, essa pessoa perde o assento.
player-you = Você
end-won-by = Por { $points ->
    [1] um ponto.
   *[other] { $points } pontos.
  }
end-lost-by = { $name } ficou { $points ->
    [1] um ponto
   *[other] { $points } pontos
  } à sua frente.
end-lost-tied = Empate em pontos. Foi por pouco!
end-above-target = { $points ->
    [1] Um ponto
   *[other] { $points } pontos
  } acima da pontuação alvo de { $target }.
end-below-target = { $points ->
    [0] Exatamente a pontuação alvo de { $target }, mas era preciso superá-la.
    [1] Faltou um ponto para a pontuação alvo de { $target }.
   *[other] Faltaram { $points } pontos para a pontuação alvo de { $target }.
  }
end-target = A pontuação alvo é a soma da trilha de rodadas: { $sum } = { $target }
end-best-window = Seu recorde com esta janela
end-best-mode = Seu melhor resultado neste modo de jogo
end-streak = { $games } vitórias seguidas
share-shared = A imagem foi compartilhada.
share-saved = A imagem está nos seus downloads: vitral.png

# A quick match that waits for its other player.

match-waiting = Procurando adversário
match-challenged = Esperando a resposta do adversário
match-declined = Seu desafio foi recusado.
match-waiting-now = Cinco minutos por turno. A mesa abre assim que alguém se sentar.
match-waiting-days = Um dia por turno. Você pode sair; a partida fica em “{ games-going }”.
match-online = { $count ->
    [0] No momento não há mais ninguém em uma mesa.
    [1] No momento há mais uma pessoa em uma mesa.
   *[other] No momento há mais { $count } pessoas em mesas.
}
match-bot = Jogar contra um bot enquanto espera
match-lobby = Voltar ao saguão
