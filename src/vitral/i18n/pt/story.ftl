# O que aconteceu, em orações: antes vem quem fez; as orações de um turno se unem numa lista.

story-sentence = { $name } { $words }.
story-table = { $words }.
story-empty = Ainda não aconteceu nada.
since-your-turn = desde o seu turno
story-by-timer = (o tempo acabou)

story-side = constrói “{ $card }”{ $tokens ->
    [0] { "" }
   *[other] { " " }com { favor-of }
  }
    .you = constrói “{ $card }”{ $tokens ->
    [0] { "" }
   *[other] { " " }com { favor-of }
  }
story-chosen = já escolheu uma janela
    .you = já escolheu uma janela
story-start = começa
    .you = começa
story-roll = rola os dados: { $dice }
    .you = rola os dados: { $dice }
story-roll-places = rola os dados nos lugares de 1 a 5: { $dice }
    .you = rola os dados nos lugares de 1 a 5: { $dice }
story-take = compra o { $die }
    .you = compra o { $die }
story-take-place = compra o { $die } do lugar { $place }
    .you = compra o { $die } do lugar { $place }
story-own = pega o { $die } do acervo pessoal
    .you = pega o { $die } do acervo pessoal
story-swap = troca-o pelo { $die } do acervo pessoal
    .you = troca-o pelo { $die } do acervo pessoal
story-pick = escolhe o { $die } do acervo pessoal
    .you = escolhe o { $die } do acervo pessoal
story-place = posiciona o { $die } em { $space }
    .joined = posiciona-o em { $space }
    .you = posiciona o { $die } em { $space }
    .you-joined = posiciona-o em { $space }
story-move = move o { $die } de { $origin } para { $space }
    .you = move o { $die } de { $origin } para { $space }
story-skip = perde o segundo turno desta rodada
    .you = perde o segundo turno desta rodada
story-flip = vira-o de cabeça para baixo (agora { $die })
    .you = vira-o de cabeça para baixo (agora { $die })
story-tool = paga { favor-of } por “{ $card }”
    .you = paga { favor-of } por “{ $card }”
story-tool-free = usa “{ $card }”
    .you = usa “{ $card }”
story-gather = pega { favor-of } de “{ $card }”
    .you = pega { favor-of } de “{ $card }”
story-inspire = usa “{ $card }”{ $tokens ->
    [0] { "" }
   *[other] { " " }por { favor-of }
  }
    .you = usa “{ $card }”{ $tokens ->
    [0] { "" }
   *[other] { " " }por { favor-of }
  }
story-glass = pega o { $die } por { favor-of }
    .you = pega o { $die } por { favor-of }
story-leave = deixa o { $die } no acervo de compra
    .you = deixa o { $die } no acervo de compra
story-leave-board = deixa o { $die } no tabuleiro
    .you = deixa o { $die } no tabuleiro
story-pay = paga com o { $die }
    .you = paga com o { $die }
story-set = muda o valor dele (agora { $die })
    .you = muda o valor dele (agora { $die })
story-track = troca-o pelo { $die } da rodada { $at }
    .you = troca-o pelo { $die } da rodada { $at }
story-check-right = acha um erro ao conferir a janela de { $whom }
    .you = acha um erro ao conferir a janela de { $whom }
story-check-wrong = confere a janela de { $whom } sem achar nenhum erro
    .you = confere a janela de { $whom } sem achar nenhum erro
story-own-right = admite um erro na própria janela
    .you = admite um erro na própria janela
story-own-wrong = confere a própria janela sem achar nenhum erro
    .you = confere a própria janela sem achar nenhum erro
story-take-up = pega o { $die } de novo
    .you = pega o { $die } de novo
story-no-check = não confere nenhuma janela
    .you = não confere nenhuma janela
story-remove = remove o { $die } de { $space }
    .you = remove o { $die } de { $space }
story-keep = põe só o { $die } na trilha de rodadas (fora do jogo: { $dice })
    .you = põe só o { $die } na trilha de rodadas (fora do jogo: { $dice })
story-keep-all = põe todos os dados restantes na trilha de rodadas
    .you = põe todos os dados restantes na trilha de rodadas
story-pass = passa
    .you = passa
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = devolve-o à bolsa de dados e tira um { $die }
    .you = devolve-o à bolsa de dados e tira um { $die }
story-reroll = rola-o de novo (agora { $dice })
    .you = rola-o de novo (agora { $dice })
story-reroll-own = rola os dados do acervo pessoal: { $dice }
    .you = rola os dados do acervo pessoal: { $dice }
story-reroll-picked = rola de novo ({ $dice })
    .you = rola de novo ({ $dice })
story-reroll-pool = rola de novo o acervo de compra ({ $dice })
    .you = rola de novo o acervo de compra ({ $dice })
story-reroll-glass = rola vidro raro novo ({ $dice })
    .you = rola vidro raro novo ({ $dice })
story-first-glass = Vidro raro no começo: { $dice }
story-lost = não acha espaço para o { $die }, então o turno acaba
    .you = não acha espaço para o { $die }, então o turno acaba
story-bot-in = deixa um bot assumir
    .you = deixa um bot assumir
story-bot-for = não está aqui, então um bot assume
    .you = não está aqui, então um bot assume
story-back = volta a jogar
    .you = volta a jogar
story-resigned = desiste, e um bot assume
    .you = desiste, e um bot assume
story-resigned-pass = desiste e passa todos os turnos a partir de agora
    .you = desiste e passa todos os turnos a partir de agora
story-link-reissued = recebe um novo link de quem criou a mesa
    .you = recebe um novo link de quem criou a mesa
story-bot-failed = O bot no assento de { $whom } falhou, então um aprendiz joga este turno por ele
story-bot-failed-again = O bot no assento de { $whom } falhou de novo, então um aprendiz joga por ele a partir de agora
story-bot-failed-end = O bot no assento de { $whom } falhou, então este turno termina assim que as regras permitirem
story-round = Na trilha de rodadas: { $dice }
story-round-none = Não sobrou nenhum dado para a trilha de rodadas
story-deal-tools = Ferramentas: { $cards }
story-deal-public = Objetivos públicos: { $cards }
story-deal-private = { $count ->
    [1] tem o objetivo pessoal “{ $cards }”
   *[other] tem os objetivos pessoais { $cards }
  }
    .you = { $count ->
    [1] tem o objetivo pessoal “{ $cards }”
   *[other] tem os objetivos pessoais { $cards }
  }
story-deal-board = Tabuleiro de vidro raro: { $cards }
story-board-slot = O tabuleiro de vidro raro ocupa o lugar { $place } das ferramentas
story-deal-inspirations = Inspirações: { $cards }
card-quoted = “{ $card }”

# The Automa, and why; $letter is the color of a column.

story-automa-card = revela a carta { $number }: { $words }
automa-card-places = lugares { $places } (nesta ordem)
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
automa-stuck = chega ao { $die } do lugar { $place }, { $why }, mas a { automa-column } dele está cheia
story-automa-takes = pega o { $die } do lugar { $place }, { $why }, e o põe em { $space }, o espaço livre mais alto { automa-column-of }
story-automa-goes-on = { automa-stuck } e nenhum dado da rodada { $place } na trilha de rodadas cabe, então segue para o próximo lugar
story-automa-swaps = { automa-stuck }, então o troca pelo { $best } da rodada { $place } na trilha de rodadas, o de maior valor ali que cabe, e põe este em { $space }
story-automa-misfit = { automa-stuck } e nenhum dado da rodada { $place } na trilha de rodadas cabe; a carta manda um dado assim para a coluna mais vazia, então o põe em { $space }
story-automa-lost = { automa-stuck } e nenhum dado da rodada { $place } na trilha de rodadas cabe, então não pega nada
story-automa-nothing = não pega nenhum dado, porque não há nenhum nos outros lugares da carta
story-automa-pays = paga { favor-of } por “{ $card }” sem usar a ferramenta, como manda a carta, porque ali { $tokens ->
    [1] não há marcadores de benefício
   *[other] já há marcadores de benefício
  }
story-automa-cannot-pay = teria de pagar por “{ $card }”, mas não tem marcadores de benefício suficientes, então nada acontece
story-automa-tool-is-board = teria de pagar pela ferramenta { $place }, mas ali está o tabuleiro de vidro raro, então nada acontece
story-automa-at-once = pega o segundo dado na hora, porque a carta manda
story-automa-no-glass = pegaria vidro raro, mas já tem o seu ou não há mais nenhum, então nada acontece
story-automa-glass = pega o { $die } do tabuleiro de vidro raro por { favor-of }, porque a carta manda
story-automa-glass-at = põe o { $die } em { $space }, como diz a carta de posição
story-automa-glass-pushed = { story-automa-glass-at }; o { $other } que estava ali vai para { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; o { $other } que estava ali sai do jogo, porque a coluna dele está cheia
story-automa-late-glass = não tem vidro raro depois da última rodada, então o do tabuleiro vai para { $space }, como diz a carta de posição; se houver um dado ali, o vidro o substitui e assume o valor dele: { $die }
