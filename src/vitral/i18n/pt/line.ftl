### Not for the page

# A partida em texto corrido: `vitral play`, e o que ele divide com os outros comandos.
# O que se digita à mesa (take R4, place B3) é notação e igual em todas as línguas; também R Y G B P W.

# -- palavras pequenas

line-none = nenhum
line-empty = vazio
line-star = * carta que é reconstrução nossa; mais sobre ela: vitral cards ID
line-legend = Maiúsculas são dados (R4: 4 vermelho). Espaços livres mostram o que pedem: r vermelho, 4 um quatro, um ponto qualquer dado.
line-letters = Letras: R vermelho, Y amarelo, G verde, B azul, P roxo, W vidro raro.

# -- começar e sair

line-words-flag = conta as janelas em palavras, espaço por espaço, em vez de desenhá-las
line-greeting = Sagrada para { $count ->
    [1] { $count } jogador
   *[other] { $count } jogadores
  }: { $names }.
line-greeting-solo = Sagrada individual: { $name } contra a trilha de rodadas.
line-greeting-automa = Sagrada contra o Automa: { $names }. As faces das cartas dele são reconstrução nossa.
line-greeting-help = Digite { line-command-help } para ver o que pode fazer.
line-seed = A semente desta partida é { $seed }; a mesma outra vez: --seed { $seed }
line-goodbye = Até logo.
line-save-ask = Para salvar a partida, digite o nome de um arquivo; Enter sai sem salvar.
line-save-ask-again = Outro nome de arquivo, ou Enter para sair sem salvar.
line-saved = A partida está salva; continue com: { $command }
line-saved-replay = A partida está salva; leia-a com: { $command }
line-saved-in = Salva em { $path }, e guardada ali daqui em diante; retome com: { $command }
line-file-exists = { $path } já existe; dê o nome de outro arquivo.
line-file-unwritable = Não foi possível gravar { $path }: { $why }

# -- com o que uma partida não pode começar

line-error-hot-seat = --hot-seat põe pessoas em todos os assentos; deixe de fora --bots e --people
line-error-by-hand-seed = --seed: com --by-hand quem distribui é a mesa de verdade; deixe de fora um dos dois
line-error-honour = --enforcement honour: mesas de confiança pedem duas pessoas ou mais; acrescente --hot-seat ou --people 2
line-error-names = --names: encontrados { $found }; dê no máximo { $count }, todos diferentes
line-error-name = --names: { $name } não pode ser um nome: use caracteres imprimíveis
line-error-resume-option = { $option } não pode mudar numa partida salva; deixe de fora com --resume
line-error-resume-cards = uma partida salva traz as suas próprias cartas; deixe --cards de fora com --resume
line-error-resume-program = um programa jogou um lugar desta partida, e uma partida salva não inicia programas; indique os bots com --bots (um programa: { $program }COMANDO)
line-error-people = --people { $people }: { $count ->
    [1] só há { $count } assento
   *[other] só há { $count } assentos
  }
line-error-bots = --bots: { $count ->
    [1] { $count } assento a preencher
   *[other] { $count } assentos a preencher
  }; dê 1 bot para todos ou { $count }, encontrados { $found }
line-error-no-bots = --bots: não sobra assento para um bot
line-error-target-exists = { $path }: já existe; continue essa partida com --resume { $path }, ou dê o nome de outro arquivo
line-error-target-folder = { $path }: não existe a pasta { $folder } para salvar

# -- de quem é a vez ao teclado

line-hand-over = { $name }, a escolha é sua. Aperte Enter quando só você vir a tela.
line-hand-over-cards = { $name }, as suas cartas são pedidas. Aperte Enter quando só você vir a tela.
line-prompt = Sua escolha
line-prompt-undo = { line-command-undo } é possível
line-prompt-table = Na mesa
line-unreadable = (ilegível)

# -- a mesa

line-setup-choosing = Preparação: { $name } escolhe uma janela
line-final-check = Antes da pontuação: { $name } pode pedir uma conferência
line-removing = { round-of }: { $name } tem de remover dados
line-round-end = Fim da rodada { $round } de 10: { $name } escolhe o que vai para a trilha de rodadas
line-turn = { round-of }: { $name }
line-turn-first = { round-of }: { $name }, primeiro turno
line-turn-second = { round-of }: { $name }, segundo turno
line-private-better = Seus objetivos pessoais, dos quais vale o melhor
line-points-each = { $card }, { $points ->
    [1] { $points } ponto cada vez
   *[other] { $points } pontos cada vez
  }
line-tools-gone = usadas e fora do jogo: { $cards }
line-tools-costs = Ferramentas (e o que custam): { $cards }
line-tools-payments = Ferramentas (e o que as paga): { $cards }
line-none-left = nenhuma
line-objectives = Objetivos: { $public }; só seu: { $private }
line-objectives-better = Objetivos: { $public }; pessoais, dos quais vale o melhor: { $private }
line-you-have = Você tem { favor-of }.
line-target = Pontuação alvo até agora: { $target }, a soma dos dados na trilha de rodadas.
line-target-end = Pontuação alvo: { $target }, a soma dos dados na trilha de rodadas.
line-track-empty = Trilha de rodadas: vazia
line-pool-places = Acervo de compra por lugar: { $places }
line-your-window = Sua janela
line-its-pattern = O modelo, { $card }
line-sides = Os lados que você pode construir
line-side = { $number }. { $card }, dificuldade { $difficulty }
line-row = Fileira { $row }: { $spaces }.

line-own-used = um já posicionado neste turno
line-own-aside = para rolar de novo: { $dice }
line-own-of = Acervo pessoal de { $name }: { $dice }
line-out-of-game = Fora do jogo: { $dice }
line-inspirations = Inspirações
line-yours = a sua
line-inspiration-round = uma vez por rodada, ainda não usada
line-inspiration-game = uma vez por partida, ainda não usada
line-inspiration-round-used = já usada nesta rodada
line-inspiration-game-used = já gasta
line-board = { $card } ({ $facts }) tem { $dice }
line-board-place = lugar { $place } das ferramentas
line-board-tokens = { $tokens ->
    [0] sem marcadores de benefício
    [1] com { $tokens } marcador de benefício
   *[other] com { $tokens } marcadores de benefício
  }
line-glass-gone = não há mais vidro raro
line-glass-has = a sua janela já tem o vidro raro dela
line-glass-used = você já o usou neste turno
line-glass-price = um dado custa agora { favor-of }
line-glass-free = um dado agora não custa nada
line-automa-has = { $name } tem { favor-of }; { $card }
line-automa-card = carta { $card }: { $words }
line-automa-no-card = a carta desta rodada ainda não foi virada
line-automa-window = A janela do Automa

# -- o que não se entende, ou não é possível

line-refused = Não é possível, { $action }: { $reasons }
line-possible = { $action } é possível.
line-no-choice = { $typed } não é uma escolha aqui; digite um número, uma ação como { $example }, ou { line-command-help }
line-no-number = Não há a escolha { $number }; a lista tem { $numbers }.
line-no-space = { $space }: esse espaço não existe: as fileiras são A-D, as colunas 1-5
line-no-tool = { $typed } não é nome de ferramenta; nesta mesa estão: { $tools }
line-which = qual: { $choices }?

# -- comandos: a palavra que se digita, como se usa, o que faz

line-command-help = ajuda
line-command-why = motivo
    .usage = motivo AÇÃO
    .does = por que uma ação não é possível (motivo R4 B3: pegar e posicionar)
line-command-undo = desfazer
    .usage = desfazer
    .does = volta atrás na sua última escolha deste turno, se nada foi revelado
line-command-table = mesa
    .usage = mesa
    .does = mostra de novo a mesa inteira
line-command-windows = janelas
    .usage = janelas
    .does = mostra todas as janelas
line-command-read = ler
    .usage = ler ASSENTO
    .does = uma janela em palavras, espaço por espaço: a sua, ou a de um assento
line-command-score = pontos
    .usage = pontos
    .does = os pontos até agora, até onde você pode saber
line-command-log = registro
    .usage = registro
    .does = a partida até agora, em frases
line-command-save = salvar
    .usage = salvar ARQUIVO
    .does = salva a partida; continue com: vitral play --resume ARQUIVO
line-command-quit = sair
    .usage = sair
    .does = deixa a partida
line-command-correct = corrigir
    .usage = corrigir
    .does = volta atrás no que se digitou por último: dados, cartas ou uma escolha
line-command-list = lista
    .usage = lista
    .does = onde se pedem cartas: quais existem
line-command-random = acaso
    .usage = acaso
    .does = onde se pedem dados ou cartas: deixa com o programa (também uma carta entre várias)

line-action-pass = passar
line-action-stop = parar
line-action-leave = deixar
line-action-inspire = inspirar
line-action-go = seguir

line-help-choices = Digite o número de uma escolha, ou a própria ação: take R4, place B3, tool lens_cutter, pass.
line-help-short = Formas curtas: R4 por take R4, B3 por place B3, R4 B3 pelas duas, o começo do nome pela ferramenta.
line-help-enter = Se só há uma escolha, basta Enter.
line-help-own = own R4 posiciona um dado do seu acervo pessoal; own R4 B3 o põe logo em B3.
line-help-glass = glass W4 paga por um dado do tabuleiro de vidro raro e o pega.
line-help-inspire = inspire usa a sua inspiração, go segue sem ela.
line-help-gather = gather e uma ferramenta: recolhe os marcadores de benefício que estão nela ({ card-charm }).
line-help-pay = pay R4 paga uma ferramenta com um dado do acervo de compra; os dois saem do jogo.
line-help-keep = keep R5 põe um só dado na trilha de rodadas, keep all põe todos.
line-help-places = take R4@3 pega o 4 vermelho do lugar 3; o lugar pode faltar onde só há um dado assim.

line-why-usage = Diga uma ação, por exemplo: { line-command-why } place B3
line-save-usage = Diga um arquivo, por exemplo: { line-command-save } game.json
line-taken-back = Desfeito: { $line }.
line-mistyped = Se algo foi digitado errado: { line-command-correct }
line-nothing-typed = Nada foi digitado ainda.
line-only-by-hand = Aqui não há nada a corrigir: quem rolou os dados foi o programa. Para desfazer uma escolha: { line-command-undo }
line-if-over-now = Se a partida acabasse agora:
line-others-points = { $name }: { points-of } e um objetivo pessoal que você não conhece
line-nobody-looks = Ainda não há ninguém diante da tela.
line-no-window = Nenhuma janela foi escolhida ainda.
line-no-seat = { $typed } não é um assento; os assentos vão de 1 a { $seats }

# -- o fim

line-private-mark = (pessoal)
line-each = { $points } cada: { $spaces }
line-won = Vitória por { points-of }: { $total } contra a pontuação alvo de { $target }.
line-lost = Derrota por { points-of }: { $total } contra a pontuação alvo de { $target }.
line-lost-level = Derrota, empatar não basta: { $total } contra a pontuação alvo de { $target }.
line-wins = { $name } vence.

# -- uma mesa de verdade: o que se pede, e o que não pode ser

line-hand-start = Quem começa? { $seats }
line-hand-private = { $count ->
    [1] Objetivo pessoal de { $name }
   *[other] Objetivos pessoais de { $name }
  }
line-hand-windows = As duas cartas de janela de { $name }
line-hand-inspiration = A inspiração de { $name }
line-hand-tools = { $count ->
    [1] A ferramenta na mesa
   *[other] As { $count } ferramentas na mesa, da esquerda para a direita
  }
line-hand-public = { $count ->
    [1] O objetivo público na mesa
   *[other] Os { $count } objetivos públicos na mesa
  }
line-hand-public-nth = Objetivo público { $number } de { $count }
line-hand-board = O tabuleiro de vidro raro
line-hand-automa = A carta do Automa da rodada { $round }
line-hand-position = A carta de posição do vidro raro do Automa
line-hand-slot = O lugar do tabuleiro de vidro raro entre as três ferramentas: 1, 2 ou 3
line-hand-draw = Tire um dado da bolsa de dados. De que cor ele é?
line-hand-roll = Rodada { $round }: { $name } tira { $count ->
    [1] { $count } dado
   *[other] { $count } dados
  } da bolsa de dados e rola
line-hand-roll-alone = Rodada { $round }: tire { $count ->
    [1] { $count } dado
   *[other] { $count } dados
  } da bolsa de dados e role
line-hand-roll-places = Rodada { $round }: tire { $count ->
    [1] { $count } dado
   *[other] { $count } dados
  } da bolsa de dados e role nos lugares de 1 a 5, nesta ordem
line-hand-roll-own = { $name } rola os dez dados do acervo pessoal, dois de cada cor: vermelho, amarelo, verde, azul, roxo
line-hand-roll-board = { $count ->
    [1] Role { $count } dado de vidro raro para o tabuleiro
   *[other] Role { $count } dados de vidro raro para o tabuleiro
  }
line-hand-reroll = Role de novo: { $dice }

line-hint-seat = um número ou um nome
line-hint-draw = por exemplo B
line-hint-roll = por exemplo R4 B2 G6; { line-command-random }: o programa rola
line-hint-values = { $count ->
    [1] digite o novo valor, 1-6
   *[other] digite { $count } valores 1-6, nesta ordem
  }; { line-command-random }: o programa rola
line-hint-enter = Enter: o programa sorteia
line-hint-card = por nome ou id; { line-command-random }: o programa sorteia
line-hint-card-unseen = por nome ou id; { line-command-random }: o programa sorteia, às escondidas
line-hint-cards = por nome, com vírgulas entre eles, ou por id; { line-command-random }: o programa sorteia
line-hint-cards-unseen = por nome, com vírgulas entre eles, ou por id; { line-command-random }: o programa sorteia, às escondidas
line-hint-sides = um lado de cada, por nome, com vírgulas entre eles, ou por id; { line-command-random }: o programa sorteia
line-hint-dice = Dados: uma cor R Y G B P e um valor 1-6.

line-bad-outcome = Isso não pode ser: { $why }
line-bad-cards = era preciso { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
  }, vieram { $found }: { $cards }
line-bad-dealt = { $card } já foi distribuída; uma carta está na mesa uma só vez
line-bad-card = { $typed } não está entre as cartas daqui; digite { line-command-list } para vê-las
line-bad-card-close = { $typed } não está entre as cartas daqui; seria { $cards }?
line-bad-card-unclear = { $typed } pode ser { $cards }
line-bad-dice = era preciso { $count ->
    [1] { $count } dado
   *[other] { $count } dados
  }, vieram { $found }: { $dice }
line-bad-die = { $typed } não é um dado; é preciso uma cor R Y G B P e um valor 1-6, por exemplo R4
line-bad-glass = { $die } é vidro raro, que não está na bolsa de dados
line-bad-bag = dados demais de uma cor ({ $color }): { $count }, e a bolsa de dados tem { $held }
line-bad-values = { $count ->
    [1] era preciso o novo valor, 1-6, vieram { $found }
   *[other] eram precisos { $count } valores 1-6, nesta ordem, vieram { $found }
  }
line-bad-value-or-die = { $typed } não é nem um valor 1-6 nem um dado como R4
line-bad-value = { $typed } não é um valor; os dados mostram 1-6
line-bad-colors = as cores dos dados rolados são { $colors }; { $dice } são outros
line-bad-color = { $typed } não é uma cor; é preciso uma de R Y G B P
line-bad-color-gone = a bolsa de dados não tem mais dado { $color }
line-bad-seat = { $typed } não é um assento; é preciso um número de 1 a { $count } ou um nome
