### Not for the page

# A partida em texto corrido: `vitral play`, e o que ele divide com os outros comandos.
# O que se digita à mesa (take R4, place B3) é notação e igual em todas as línguas; também R Y G B P W.

# -- palavras pequenas

line-none = nenhuma
line-empty = vazio
line-star = * carta que é reconstrução nossa; para saber mais: vitral cards ID
line-legend = Letras maiúsculas são dados (R4: 4 vermelho). Espaços livres mostram o que pedem: r = vermelho; 4 = um quatro; ponto = qualquer dado.
line-letters = Letras: R = vermelho, Y = amarelo, G = verde, B = azul, P = roxo, W = vidro raro.

# -- começar e sair

line-words-flag = descreve as janelas em palavras, espaço por espaço, em vez de desenhá-las
line-greeting = Sagrada para { $count ->
    [1] { $count } jogador
   *[other] { $count } jogadores
  }: { $names }.
line-greeting-solo = Sagrada individual: { $name } contra a trilha de rodadas.
line-greeting-automa = Sagrada contra o Automa: { $names }. O que há nas cartas dele é reconstrução nossa.
line-greeting-help = Digite “{ line-command-help }” para ver o que você pode fazer.
line-seed = A semente desta partida é { $seed }. Para jogar a mesma de novo: --seed { $seed }
line-goodbye = Até logo.
line-saved = A partida está salva. Para continuar: { $command }
line-saved-replay = A partida está salva. Para ler: { $command }
line-saved-in = A partida está salva em { $path }, e cada jogada daqui em diante também. Para continuar depois: { $command }
line-file-exists = { $path } já existe; informe outro arquivo.
line-file-unwritable = Não foi possível gravar { $path }: { $why }

# -- com o que uma partida não pode começar

line-error-hot-seat = com --hot-seat, todos os jogadores são pessoas; deixe de fora --bots e --people
line-error-by-hand-seed = --seed: com --by-hand, quem distribui é a mesa de verdade; deixe de fora um dos dois
line-error-honour = --enforcement honour: mesas de confiança precisam de duas ou mais pessoas; acrescente --hot-seat ou --people 2
line-error-names = --names: informe no máximo { $count }, todos diferentes; encontrado: { $found }
line-error-name = --names: { $name } não pode ser o nome de uma pessoa; use caracteres imprimíveis
line-error-resume-none = não há nenhuma partida inacabada salva aqui; veja todas com: vitral games
line-error-resume-none-there = você não tem nenhuma partida inacabada em { $server }; veja todas com: { $list }
line-error-resume-server = --resume continua uma partida tal como está; não use as opções de uma mesa nova
line-games-there = Você tem partidas inacabadas aqui; para continuar a última: { $command }
line-error-resume-option = { $option } não pode mudar numa partida salva; não use junto com --resume
line-resume-changed = aviso: { $problem }; a partida continua como está no arquivo
line-unsaved = aviso: esta partida não será salva, porque não é possível gravar em { $folder }: { $why }; { $flag } salva em outro lugar
line-error-resume-unknown = não há arquivo nem partida salva { $name }; as partidas são listadas com: { $list }
line-error-resume-unknown-there = você não tem nenhuma partida { $name } em { $server }; as partidas são listadas com: { $list }
line-error-resume-cards = uma partida salva já contém as suas cartas; não use --cards junto com --resume
line-error-resume-program = um programa jogou num assento desta partida, e uma partida salva não inicia programas; informe os bots com --bots (um programa: { $program }COMANDO)
line-error-people = --people { $people }: { $count ->
    [1] só há { $count } assento
   *[other] só há { $count } assentos
  }
line-error-bots = --bots: { $count ->
    [1] há 1 assento a preencher; informe 1 bot
   *[other] há { $count } assentos a preencher; informe 1 bot para todos ou { $count }
  }; encontrado: { $found }
line-error-no-bots = --bots: não sobra assento para um bot
line-error-target-exists = { $path }: já existe; continue essa partida com --resume { $path }, ou informe outro arquivo
line-error-target-folder = { $path }: não existe a pasta { $folder } para salvar nela

# -- de quem é a vez ao teclado

line-hand-over = { $name }, é a sua vez de escolher. Aperte Enter quando só você puder ver a tela.
line-hand-over-cards = { $name }, agora informe as suas cartas. Aperte Enter quando só você puder ver a tela.
line-not-your-turn = { $who } Enquanto isso, você pode digitar { line-command-say }, { line-command-help } ou { line-command-quit }.
line-after-game = { line-command-review }: o treinador sobre esta partida; Enter: sair
line-game-is-over = A partida acabou. Você ainda pode digitar: { $words }
line-prompt = Sua escolha
line-prompt-undo = “{ line-command-undo }” é possível
line-prompt-table = Na mesa
line-unreadable = (ilegível)

# -- a mesa

line-setup-choosing = Preparação: { $name } escolhe uma janela
line-final-check = Antes da contagem: { $name } pode conferir uma janela
line-removing = { round-of }: { $name } precisa remover dados
line-round-end = Fim da rodada { $round } de 10: { $name } escolhe o que vai para a trilha de rodadas
line-turn = { round-of }: { $name }
line-turn-first = { round-of }: { $name }, primeiro turno
line-turn-second = { round-of }: { $name }, segundo turno
line-private-better = Seus objetivos pessoais (vale só o melhor)
line-points-each = { $card }, { $points ->
    [1] { $points } ponto cada vez
   *[other] { $points } pontos cada vez
  }
line-tools-gone = usadas e removidas: { $cards }
line-tools-costs = Ferramentas (e os preços): { $cards }
line-tools-payments = Ferramentas (e o dado que paga por elas): { $cards }
line-none-left = nenhuma
line-objectives = Objetivos: { $public }; pessoal: { $private }
line-objectives-better = Objetivos: { $public }; pessoais (vale só o melhor): { $private }
line-you-have = Você tem { favor-of }.
line-target = Pontuação alvo até agora: { $target }, a soma dos dados na trilha de rodadas.
line-target-end = Pontuação alvo: { $target }, a soma dos dados na trilha de rodadas.
line-track-empty = Trilha de rodadas: vazia
line-pool-places = Acervo de compra por lugar: { $places }
line-your-window = Sua janela
line-its-pattern = O modelo, { $card }
line-sides = Os modelos que você pode escolher
line-side = { $number }. { $card }, dificuldade { $difficulty }
line-row = Fileira { $row }: { $spaces }.
line-row-open = livres: { $spaces }

line-own-used = você já posicionou um neste turno
line-own-aside = para rolar de novo: { $dice }
line-own-of = Acervo pessoal de { $name }: { $dice }
line-out-of-game = Fora do jogo: { $dice }
line-inspirations = Inspirações
line-yours = a sua
line-inspiration-round = uma vez por rodada, ainda não usada
line-inspiration-game = uma vez por partida, ainda não usada
line-inspiration-round-used = já usada nesta rodada
line-inspiration-game-used = já usada
line-board = { $card } ({ $facts }) tem { $dice }
line-board-place = lugar { $place } entre as ferramentas
line-board-tokens = { $tokens ->
    [0] sem marcadores de benefício
    [1] com { $tokens } marcador de benefício
   *[other] com { $tokens } marcadores de benefício
  }
line-glass-gone = não há mais vidro raro
line-glass-has = a sua janela já tem vidro raro
line-glass-used = você já o usou neste turno
line-glass-price = um dado custa { favor-of } agora
line-glass-free = um dado não custa nada agora
line-automa-has = { $name } tem { favor-of }; { $card }
line-automa-card = carta { $card }: { $words }
line-automa-no-card = a carta desta rodada ainda está virada para baixo
line-automa-window = A janela do Automa

# -- o que não se entende, ou não é possível

line-refused = { $action }: não é possível. { $reasons }
line-possible = “{ $action }” é possível.
line-no-choice = { $typed } não é uma escolha aqui; digite um número, uma ação como “{ $example }”, ou “{ line-command-help }”
line-no-number = A escolha { $number } não existe. Escolhas possíveis: { $numbers }.
line-no-space = { $space } não é um espaço: as fileiras são A-D, as colunas 1-5
line-no-tool = { $typed } não é uma ferramenta daqui; as ferramentas desta mesa são: { $tools }
line-which = qual: { $choices }?

# -- comandos: a palavra que se digita, como se usa, o que faz

line-command-help = ajuda
line-command-why = motivo
    .usage = motivo AÇÃO
    .does = mostra por que uma ação não é possível (motivo R4 B3: pegar e posicionar)
line-command-hint = dica
    .usage = dica
    .does = pergunta ao treinador o que ele faria, quando você joga sozinho contra bots
line-command-undo = desfazer
    .usage = desfazer
    .does = volta atrás na sua última escolha deste turno, se nada foi revelado
line-command-table = mesa
    .usage = mesa
    .does = mostra de novo a mesa inteira
line-command-windows = janelas
    .usage = janelas
    .does = mostra todas as janelas
line-command-pool = acervo
    .usage = acervo
    .does = mostra o acervo de compra
line-command-track = trilha
    .usage = trilha
    .does = mostra a trilha de rodadas
line-command-read = ler
    .usage = ler ASSENTO ou ESPAÇO
    .does = descreve uma janela em palavras: a sua, a de um assento ou um só espaço
line-command-score = pontos
    .usage = pontos
    .does = mostra os pontos até agora, até onde você pode saber
line-command-log = registro
    .usage = registro
    .does = mostra a partida até agora, em frases
line-command-say = dizer
    .usage = dizer PALAVRAS
    .does = diz algo aos outros numa mesa de servidor; sem PALAVRAS, mostra o que se pode dizer
line-command-mute = silenciar
    .usage = silenciar NOME
    .does = silencia outro jogador desta mesa, ou deixa de silenciá-lo
line-command-save = salvar
    .usage = salvar ARQUIVO
    .does = salva a partida; para continuar: vitral play --resume ARQUIVO
line-command-review = análise
line-command-quit = sair
    .usage = sair
    .does = sai da partida
line-command-correct = corrigir
    .usage = corrigir
    .does = volta atrás no que você digitou por último: dados, cartas ou uma escolha
line-command-list = lista
    .usage = lista
    .does = ao informar cartas: mostra quais existem
line-command-random = acaso
    .usage = acaso
    .does = ao informar dados ou cartas: deixa o programa escolher (também uma carta entre várias)

line-action-pass = passar
line-action-stop = parar
line-action-leave = deixar
line-action-inspire = inspirar
line-action-go = seguir

line-help-choices = Digite o número de uma escolha, ou a própria ação: “take R4”, “place B3”, “tool lens_cutter”, “pass”.
line-help-short = Formas curtas: “R4” em vez de “take R4”, “B3” em vez de “place B3”, “R4 B3” para as duas, “lens” para a ferramenta.
line-help-enter = Se só há uma escolha, basta apertar Enter.
line-help-own = “own R4” pega um dado do seu acervo pessoal; “own R4 B3” também o posiciona em B3.
line-help-glass = “glass W4” paga por um dado do tabuleiro de vidro raro e o pega.
line-help-inspire = “inspire” usa a sua inspiração; “go” continua sem ela.
line-help-gather = “gather” e uma ferramenta: pega os marcadores de benefício dela ({ card-charm }).
line-help-pay = “pay R4” paga uma ferramenta com um dado do acervo de compra; os dois saem do jogo.
line-help-keep = “keep R5” põe só esse dado na trilha de rodadas; “keep all” põe todos.
line-help-places = “take R4@3” pega o 4 vermelho do lugar 3; se só há um 4 vermelho, basta “take R4”.

line-why-usage = Informe uma ação, por exemplo: { line-command-why } place B3
line-save-usage = Informe um arquivo, por exemplo: { line-command-save } game.json
line-say-nobody = Não há com quem falar: esta partida roda só neste computador.
line-say-phrases = Nesta mesa só dá para dizer estas frases:
line-say-bots = Além de você, só bots jogam aqui; só espectadores podem ler o que você diz.
line-muted = Você silenciou { $name }.
line-unmuted = Você não silencia mais { $name }.
line-mute-whom = Silenciar quem? Indique alguém desta lista: { $names }.
line-taken-back = Desfeito: { $line }.
line-mistyped = Se você digitou algo errado: { line-command-correct }
line-undone = Jogada desfeita.
line-nothing-typed = Você ainda não digitou nada.
line-only-by-hand = Não há nada a corrigir aqui: foi o programa que rolou os dados. Para desfazer uma escolha: { line-command-undo }
line-if-over-now = Se a partida acabasse agora:
line-others-points = { $name }: { points-of } e um objetivo pessoal que você não conhece
line-hint-window = O treinador só aconselha sobre os turnos, a partir da primeira rodada.
line-review-later = O treinador analisa uma partida depois que ela termina.
line-nobody-looks = Ainda não há ninguém diante da tela.
line-no-window = Nenhuma janela foi escolhida ainda.
line-no-seat = { $typed } não é um assento; os assentos vão de 1 a { $seats }

# -- o fim

line-private-mark = (pessoal)
line-each = { $points } cada vez: { $spaces }
line-won = Vitória por { points-of }: { $total } contra a pontuação alvo de { $target }.
line-lost = Derrota por { points-of }: { $total } contra a pontuação alvo de { $target }.
line-lost-level = Derrota, porque um empate não basta: { $total } contra a pontuação alvo de { $target }.
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
line-hand-automa = A carta do Automa para a rodada { $round }
line-hand-position = A carta de posição para o vidro raro do Automa
line-hand-slot = O lugar do tabuleiro de vidro raro entre as três ferramentas: 1, 2 ou 3
line-hand-draw = Tire um dado da bolsa de dados. De que cor ele é?
line-hand-roll = Rodada { $round }: { $name } tira { $count ->
    [1] { $count } dado da bolsa de dados e o rola
   *[other] { $count } dados da bolsa de dados e os rola
  }
line-hand-roll-alone = Rodada { $round }: tire { $count ->
    [1] { $count } dado da bolsa de dados e role-o
   *[other] { $count } dados da bolsa de dados e role-os
  }
line-hand-roll-places = Rodada { $round }: tire { $count ->
    [1] { $count } dado da bolsa de dados e role-o
   *[other] { $count } dados da bolsa de dados e role-os
  } nos lugares 1 a 5, nesta ordem
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
line-hint-card-unseen = por nome ou id; { line-command-random }: o programa sorteia, em segredo
line-hint-cards = pelos nomes, separados por vírgulas, ou por id; { line-command-random }: o programa sorteia
line-hint-cards-unseen = pelos nomes, separados por vírgulas, ou por id; { line-command-random }: o programa sorteia, em segredo
line-hint-sides = um lado de cada, pelos nomes, separados por vírgulas, ou por id; { line-command-random }: o programa sorteia
line-hint-dice = Dados: uma cor R Y G B P e um valor 1-6.

line-bad-outcome = Isso não é possível: { $why }
line-bad-cards = { $count ->
    [1] esperada { $count } carta
   *[other] esperadas { $count } cartas
  }, e não { $found }: { $cards }
line-bad-dealt = “{ $card }” já foi distribuída; cada carta só pode estar na mesa uma vez
line-bad-card = { $typed } não é uma das cartas daqui; digite “{ line-command-list }” para vê-las
line-bad-card-close = { $typed } não é uma das cartas daqui; você quis dizer { $cards }?
line-bad-card-unclear = { $typed } pode ser { $cards }
line-bad-dice = { $count ->
    [1] esperado { $count } dado
   *[other] esperados { $count } dados
  }, e não { $found }: { $dice }
line-bad-die = { $typed } não é um dado; esperada uma cor R Y G B P e um valor 1-6, por exemplo R4
line-bad-glass = { $die } é vidro raro, que não está na bolsa de dados
line-bad-bag = dados demais de uma cor ({ $color }): { $count }; na bolsa de dados há { $held }
line-bad-values = { $count ->
    [1] esperado o novo valor, 1-6; encontrado: { $found }
   *[other] esperados { $count } valores 1-6, nesta ordem; encontrado: { $found }
  }
line-bad-value-or-die = { $typed } não é um valor 1-6 nem um dado como R4
line-bad-value = { $typed } não é um valor; os dados mostram 1-6
line-bad-colors = os dados rolados são { $colors }; { $dice } não corresponde
line-bad-color = { $typed } não é uma cor; esperada uma de R Y G B P
line-bad-color-gone = não há mais nenhum dado { $color } na bolsa de dados
line-bad-seat = { $typed } não é um assento; esperado um número de 1 a { $count } ou um nome

puzzle-commands = Digite um número, uma ação (P3 C2: pegar e posicionar) ou: { line-command-undo }, { line-command-hint } (a resposta), { line-command-next }, { line-command-table }, { line-command-pool }, { line-command-track }, { line-command-read } B2, { line-command-quit }.
puzzle-then = Enter ou { line-command-next }: o próximo quebra-cabeça; { line-command-again }: este outra vez; { line-command-quit }: deixar os quebra-cabeças
line-command-next = próximo
line-command-again = repetir
