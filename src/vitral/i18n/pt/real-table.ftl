# Games with one’s own box: entering, correcting, and taking along.

real-title = Na sua mesa de verdade
real-about = Jogue com a sua própria caixa. Este aparelho fica ao lado e faz o resto: conhece as regras, joga pelo Automa ou por um bot e conta os pontos.
real-begin = Começar
real-cards = Cartas na mesa
real-cards-about = Toque no que está na mesa. O que ficar em aberto é sorteado para você: depois, ponha essas mesmas cartas na sua mesa.
real-deck-tools = Ferramentas
real-deck-public = Objetivos públicos
real-deck-board = Tabuleiro de vidro raro
real-deck-inspirations = Inspirações, por assento
real-choose = Escolher: { $title }
real-choose-count = { $title }: { $chosen } de { $count }
real-dealt = Por sorteio
real-private-of = { $name }: objetivo pessoal
real-private-later = Cada um mantém em segredo o seu objetivo pessoal e o anota no fim.
real-private-bots = Antes de distribuir os objetivos pessoais, tirem do baralho os dos bots. Quem olhar saberá o que os bots procuram.
real-private-show = Mostrar as cartas
real-window-none = Toque para escolher; senão, é sorteada
real-window-code = Código de uma janela
real-window-code-bad = Este não é o código de uma janela.
real-use-code = Usar
real-start = Jogador inicial
real-start-drawn = Sorteado para você
real-automa-deck = As cartas do Automa
    .about = As faces delas são, em parte, uma reconstrução nossa. Com um baralho seu, anote as cartas que você tirar.
real-automa-deck-phone = tiradas por este aparelho
real-automa-deck-table = tiradas na mesa
real-continue = Continuar uma partida de outro aparelho
real-continue-about = Abra o arquivo dela ou cole o código.
real-open-file = Abrir um arquivo
real-code = Código da partida
real-not-a-table = Isto não é uma partida em uma mesa de verdade.

real-lay-out = Prepare a mesa
real-lay-out-about = Deixe a sua mesa assim. Depois, comece.
real-lay-tools = Ferramentas, da esquerda para a direita
real-lay-bag = Dados na bolsa
real-lay-dice = { $count }: { $each } de cada cor
real-lay-automa = O tabuleiro do Automa com as cinco colunas coloridas, os lugares de 1 a 5 para os dados de cada rodada e o objetivo pessoal dele, virado para baixo.
real-laid-out = Está tudo no lugar

real-ask-roll = Rodada { $round }: { $count ->
    [1] anote o dado
   *[other] anote os { $count } dados
  }
real-ask-order = Em ordem, como estão nos lugares 1 a { $count }.
real-ask-own = Acervo pessoal de { $name }
real-ask-board = Vidro raro do tabuleiro: anote o que saiu
real-ask-reroll = { $count ->
    [1] Anote o novo valor
   *[other] Anote os { $count } novos valores
  }
real-ask-draw = Que cor saiu da bolsa de dados?
real-ask-automa = Que carta o Automa revelou?
real-ask-position = Que espaço está na carta de posição do Automa?
real-ask-slot = Em que lugar está o tabuleiro de vidro raro do Automa?
real-draw-for-us = Sortear por nós
real-tray = Dados anotados: { $count } de { $amount }
real-pad = Dados
real-take-out = Remover: { $die }
real-wrong-die = Toque no dado errado e depois no certo.

real-turn = Vez de { $seat }. Compre um dado ou use uma ferramenta.
real-turn-second = Segundo turno de { $seat }. Compre um dado ou use uma ferramenta.
real-turn-dice = Vez de { $seat }. Escolha um dado.
real-turn-dice-second = Segundo turno de { $seat }. Escolha um dado.

real-entries = Anotações
real-entries-about = Um dado errado, um espaço errado? Corrija qualquer anotação: tudo o que vem depois é atualizado.
real-correct = Corrigir
real-correcting = Anote de novo, do jeito que foi de verdade.
real-misfit = Esta anotação já não se encaixa:
real-misfit-turn = Toque no que { $name } realmente fez ou deixe este turno de fora: será como se tivesse passado a vez.
real-waits = Complete o turno de { $name }. O que foi anotado depois continua valendo.
real-bot-again = Deixar { $name } escolher de novo
real-move-back = Essa jogada já não é possível. Se vocês já a fizeram na mesa, desfaçam:
real-left-out = O turno ficou de fora: é como se o jogador tivesse passado a vez.
real-misread = O dado foi lido errado: corrigir a rolagem
real-impossible = Isso não é possível aqui. Talvez haja um erro numa anotação anterior.
real-leave-out = Deixar este turno de fora
real-turn-again = Esse turno ainda não acabou
real-bot-turn = Jogada de { $name }: faça isto na mesa
real-done = Pronto

real-remove = Os dados removidos saem do jogo: devolva-os à caixa.
real-reveal = Revelem os seus objetivos pessoais
real-reveal-again = Corrigir os objetivos pessoais
real-private-twice = { $name } também recebeu esta carta e precisa de outra.
real-score = Contar os pontos
real-replay = Rever e analisar
real-menu = Partida
real-elsewhere = Continuar em outro aparelho
real-elsewhere-about = A partida é salva neste aparelho depois de cada anotação. Para levá-la com você, salve-a como arquivo ou copie o código.
real-save-file = Salvar como arquivo
real-copy-code = Copiar o código
real-new = Nova partida
real-new-sure = A partida deste aparelho será perdida se você não a salvou.

real-amount = O que você vai anotar?
real-amount-referee = Tudo
    .about = Cada dado e cada espaço. As regras são conferidas na hora, e a partida inteira fica guardada.
real-amount-opponent = Meus dados
    .about = Um toque para cada dado que você pega. No fim você diz onde cada um ficou, para contar os pontos.
real-amount-pace = Só os turnos
    .about = Nenhum dado. Este aparelho acompanha as rodadas, os turnos, os marcadores de benefício e o tempo. No fim, anote as janelas para contar os pontos.
real-placed-it = Posicionei
real-lies = Onde estão os dados de { $name }?
real-lies-die = Toque no espaço deste dado: { $die }
real-lies-done = Todos os dados têm o seu espaço.
real-lies-enter = Anotar
real-lies-impossible = Pelas regras, estes dados não podem ter ficado assim. Mova os que estão no espaço errado, ou confira e pontue as janelas como estão.
real-lies-score = Pontuar como estão
real-score-windows = Anotar as janelas
real-sound = Som quando muda a vez
real-pace-over = A última rodada acabou
real-pace-order = Turnos desta rodada
real-pace-track = Ponha os dados que sobraram na trilha de rodadas.
real-pace-draw = Tire { $count } dados da bolsa e role-os.
real-pace-next = A seguir: { $name }
real-pace-next-round = Rodada { $round }
real-pace-end = Fim da partida
real-pace-tools = Quando { $name } usar uma ferramenta, toque nela para pagar.
real-pace-fewer = { $name }: um marcador de benefício a menos
real-pace-more = { $name }: um marcador de benefício a mais
real-pace-back = Voltar
real-pace-timer = Tempo por turno
real-pace-no-timer = Sem limite
real-pace-seconds = { $count } segundos
real-pace-behind = Vocês contaram até a rodada { $round }, na vez de { $name }. Anotem os dados até ali ou voltem:
real-hint-private = O seu objetivo pessoal não é conhecido aqui, por isso esta dica não o leva em conta.

real-own-card = Outra carta
real-own-places = Toque nos quatro lugares dela, na ordem em que estão impressos
real-own-tool = Ferramenta abaixo deles
real-own-no-tool = Nenhuma
real-own-effect = Também na carta
real-own-nothing = Nada
real-own-order = { $order }º
