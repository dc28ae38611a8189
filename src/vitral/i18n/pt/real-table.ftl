# Games with one’s own box: entering, correcting, and taking along.

real-title = Na sua mesa de verdade
real-about = Jogue com a sua própria caixa. Este aparelho fica ao lado e faz o resto: conhece as regras, joga pelo Automa ou por um bot e conta os pontos.
real-begin = Começar
real-cards = Cartas na mesa
real-cards-about = Toque no que está na mesa. O que ficar em aberto é sorteado para você: depois, coloque as mesmas cartas.
real-deck-tools = Ferramentas
real-deck-public = Objetivos públicos
real-deck-board = Tabuleiro de vidro raro
real-deck-inspirations = Inspirações, por assento
real-choose = Escolher: { $title }
real-choose-count = { $title }: { $chosen } de { $count }
real-dealt = Sorteado para você
real-private-of = { $name }: objetivo pessoal
real-private-later = Cada pessoa guarda o seu objetivo pessoal e o anota no fim.
real-window-none = Toque para escolher; senão, é sorteado
real-window-code = Código de uma janela
real-window-code-bad = Este não é o código de uma janela.
real-use-code = Usar
real-start = Primeiro jogador
real-start-drawn = Sorteado para você
real-automa-deck = As cartas do Automa
    .about = As faces delas são, em parte, uma reconstrução nossa. Com um baralho seu, anote as cartas que você comprar.
real-automa-deck-phone = compradas por este aparelho
real-automa-deck-table = compradas na mesa
real-continue = Continuar uma partida de outro aparelho
real-continue-about = Abra o arquivo dela ou cole o código.
real-open-file = Abrir um arquivo
real-code = Código da partida
real-not-a-table = Isto não é uma partida em uma mesa de verdade.

real-ask-roll = Rodada { $round }: anote os { $count } dados
real-ask-own = Dados privados de { $name }
real-ask-reroll = { $count ->
    [1] Anote o novo valor
   *[other] Anote os { $count } novos valores
  }
real-ask-draw = Que cor saiu da bolsa?
real-ask-automa = Que carta o Automa revelou?
real-ask-position = Que lugar o Automa comprou?
real-ask-slot = Onde está o tabuleiro de vidro do Automa?
real-draw-for-us = Comprar por nós
real-tray = { $count } de { $amount } dados anotados
real-pad = Dados
real-take-out = Tirar: { $die }

real-entries = Anotações
real-entries-about = Um dado errado, um espaço errado? Corrija qualquer anotação: tudo o que vem depois é atualizado.
real-correct = Corrigir
real-correcting = Anote de novo, do jeito que foi de verdade.
real-misfit = { $count ->
    [1] Uma anotação posterior já não se encaixa:
   *[other] { $count } anotações posteriores, a partir desta, já não se encaixam:
  }
real-leave-out = Deixar esta de fora
real-leave-all = Deixar todas de fora
real-turn-again = Essa vez ainda não acabou
real-bot-turn = { $name }: mova isto na mesa
real-done = Pronto

real-reveal = Revelem os seus objetivos pessoais
real-score = Contar os pontos
real-replay = Rever e analisar
real-menu = Partida
real-elsewhere = Continuar em outro aparelho
real-elsewhere-about = A partida é salva neste aparelho depois de cada anotação. Para levá-la com você, salve-a como arquivo ou copie o código.
real-save-file = Salvar como arquivo
real-copy-code = Copiar o código
real-new = Nova partida
real-new-sure = A partida deste aparelho será perdida se você não a salvou.
