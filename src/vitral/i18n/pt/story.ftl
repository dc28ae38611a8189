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
story-take = compra o { $die }
story-take-place = compra o { $die } do lugar { $at }
story-own = pega o { $die } do acervo pessoal
story-swap = troca-o pelo { $die } do acervo pessoal
story-pick = escolhe o { $die } do acervo pessoal
story-place = posiciona o { $die } em { $space }
story-place-it = posiciona-o em { $space }
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
story-remove = remove o { $die } de { $space }
story-keep = põe só o { $die } na trilha de rodadas
story-keep-all = põe na trilha de rodadas todos os dados que sobraram
story-pass = passa
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
story-deal-board = Vidro raro: { $cards }
story-deal-inspirations = Inspirações: { $cards }

story-automa_card = vira a carta { $a }: lugares { $list }
story-automa_takes = pega o { $a } do lugar { $b } e o põe em { $c }, o espaço livre mais alto da coluna do { $color }
story-automa_empty = encontra vazio o lugar { $a }
story-automa_full = chega ao { $a } no lugar { $b }, mas a coluna do { $color } está cheia
story-automa_swaps = troca o { $a } pelo { $b } da rodada { $c } na trilha de rodadas e põe este em { $d }
story-automa_misfit = põe o { $a } em { $b }, pois a carta deixa um dado assim ir para qualquer espaço
story-automa_lost = perde esta escolha, pois nada cabe
story-automa_nothing = não pega nenhum dado
story-automa_pays = paga { $a } por { $b } sem usar, como manda a carta
story-automa_cannot_pay = deveria pagar por { $a }, mas não tem marcadores que bastem
story-automa_tool_is_board = deveria pagar pela ferramenta { $a }, mas ali está o tabuleiro de vidro raro
story-automa_at_once = pega o segundo dado na hora, como manda a carta
story-automa_no_glass = deveria pegar vidro raro, mas já tem o seu, ou não há mais
story-automa_glass = pega o { $a } do tabuleiro
story-automa_glass_at = põe o { $a } em { $b }, como diz a carta de posição
story-automa_late_glass = recebe o { $a } em { $b } depois da última rodada
story-automa_pushed = move o { $a } para { $b } para abrir espaço
story-automa_pushed_out = perde o { $a }: a coluna dele está cheia
