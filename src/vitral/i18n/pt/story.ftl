# O que aconteceu, em orações: antes vem quem fez; as orações de um turno se unem numa lista.

story-sentence = { $name } { $words }.
story-table = { $words }.
story-empty = Ainda não aconteceu nada.
since-your-turn = desde o seu turno
story-by-timer = (o tempo acabou)

story-side = constrói { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }com { favor-of }
  }
story-chosen = já escolheu a janela
story-start = começa
story-roll = rola os dados: { $dice }
story-roll-places = rola os dados nos lugares de 1 a 5: { $dice }
story-take = compra o { $die }
story-take-place = compra o { $die } do lugar { $place }
story-own = pega o { $die } do acervo pessoal
story-swap = troca-o pelo { $die } do acervo pessoal
story-pick = escolhe o { $die } do acervo pessoal
story-place = posiciona o { $die } em { $space }
    .joined = posiciona-o em { $space }
story-move = move o { $die } de { $origin } para { $space }
story-skip = abre mão do segundo turno da rodada
story-flip = vira-o ao contrário: { $die }
story-tool = paga { favor-of } por { $card }
story-tool-free = usa { $card }
story-gather = recolhe { favor-of } de { $card }
story-inspire = usa { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }por { favor-of }
  }
story-glass = pega o { $die } por { favor-of }
story-leave = deixa o { $die } no acervo de compra
story-leave-board = deixa o { $die } no tabuleiro
story-pay = paga com o { $die }
story-set = muda-o para { $die }
story-track = troca-o pelo { $die } da rodada { $at }
story-check-right = confere a janela de { $whom } e tem razão
story-check-wrong = confere a janela de { $whom } e não acha erro
story-own-right = admite um erro na própria janela
story-own-wrong = confere a própria janela e não acha erro
story-take-up = retoma o { $die }
story-no-check = não pede conferência
story-remove = remove o { $die } de { $space }
story-keep = põe só o { $die } na trilha de rodadas; fora do jogo: { $dice }
story-keep-all = põe na trilha de rodadas todos os dados que sobraram
story-pass = passa
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = joga-o na bolsa de dados e tira um { $die }
story-reroll = rola-o de novo: { $dice }
story-reroll-own = rola os dados do acervo pessoal: { $dice }
story-reroll-picked = rola de novo: { $dice }
story-reroll-pool = rola de novo o acervo de compra: { $dice }
story-reroll-glass = rola novo vidro raro: { $dice }
story-first-glass = O primeiro vidro raro: { $dice }
story-lost = não acha espaço para o { $die }, e o turno acaba
story-undo = desfaz a última escolha
story-round = Na trilha de rodadas: { $dice }
story-round-none = Não sobra dado para a trilha de rodadas
story-deal-tools = Ferramentas: { $cards }
story-deal-public = Objetivos públicos: { $cards }
story-deal-private = { $count ->
    [1] tem o objetivo pessoal { $cards }
   *[other] tem os objetivos pessoais { $cards }
  }
story-deal-board = Vidro raro: { $cards }
story-board-slot = O tabuleiro de vidro raro está no lugar { $place } das ferramentas
story-deal-inspirations = Inspirações: { $cards }

# The Automa, and why; $letter is the color of a column.

story-automa-card = vira a carta { $number }: { $words }
automa-card-places = lugares { $places }, nesta ordem
automa-why-first = porque esse é o primeiro lugar da carta dele
automa-why-next = porque esse é o próximo lugar da carta dele
automa-why-empty = { $count ->
    [1] porque o lugar { $places } está vazio
   *[other] porque os lugares { $places } estão vazios
  }
automa-column = { $letter ->
    [R] coluna vermelha
    [Y] coluna amarela
    [G] coluna verde
    [B] coluna azul
   *[P] coluna roxa
  }
automa-column-of = { $letter ->
    [R] da coluna vermelha
    [Y] da coluna amarela
    [G] da coluna verde
    [B] da coluna azul
   *[P] da coluna roxa
  }
automa-stuck = chega ao { $die } no lugar { $place }, { $why }, mas a { automa-column } dele está cheia
story-automa-takes = pega o { $die } do lugar { $place }, { $why }, e o põe em { $space }, o espaço livre mais alto { automa-column-of }
story-automa-goes-on = { automa-stuck } e nada da rodada { $place } na trilha de rodadas cabe, e assim segue adiante
story-automa-swaps = { automa-stuck }: troca-o pelo { $best } da rodada { $place } na trilha de rodadas, o mais alto dali que cabe, e põe este em { $space }
story-automa-misfit = { automa-stuck } e nada da rodada { $place } na trilha de rodadas cabe; a carta dele deixa um dado assim ir para qualquer espaço, e ele vai para { $space }, na coluna com mais espaços livres
story-automa-lost = { automa-stuck } e nada da rodada { $place } na trilha de rodadas cabe: esta escolha se perde
story-automa-nothing = não pega nenhum dado, porque nenhum outro lugar da carta dele tem um
story-automa-pays = paga { favor-of } por { $card } sem usar, como manda a carta, porque ali { $tokens ->
    [1] ainda não há marcadores de benefício
   *[other] já há marcadores de benefício
  }
story-automa-cannot-pay = deveria pagar por { $card }, mas faltam marcadores de benefício: nada acontece
story-automa-tool-is-board = deveria pagar pela ferramenta { $place }, mas ali está o tabuleiro de vidro raro: nada acontece
story-automa-at-once = pega o segundo dado na hora, porque a carta manda
story-automa-no-glass = deveria pegar vidro raro, mas já tem o seu, ou não há mais: nada acontece
story-automa-glass = pega o { $die } do tabuleiro de vidro raro por { favor-of }, porque a carta manda
story-automa-glass-at = põe o { $die } em { $space }, como diz a carta de posição
story-automa-glass-pushed = { story-automa-glass-at }; o { $other } que estava ali vai para { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; o { $other } que estava ali sai do jogo: a coluna dele está cheia
story-automa-late-glass = não tem vidro raro depois da última rodada, e o do tabuleiro vai para { $space }, como diz a carta de posição, e assume o valor do dado que ali estiver: { $die }
