# A mesa em palavras, para quem a ouve ou prefere ler.

view-text = Mostrar como texto
view-picture = Mostrar como imagem
key-v = mostrar a mesa como texto ou como imagem
settings-tables = Mesas
    .about = Como texto, a mesa se lê em títulos, listas e botões, também por leitores de tela.
settings-tables-picture = Como imagem
settings-tables-text = Sempre como texto
text-how = Sob o primeiro título está o que a mesa pede de você, com um botão para cada escolha. Pegue um dado e depois escolha o espaço dele; você também pode usar uma ferramenta. “Por que algo não é possível?” responde sobre tudo o que não está entre as escolhas. Encerre o turno quando terminar; enquanto nada for revelado, você pode desfazer. Tudo o que está na mesa vem em seguida, título por título.

# -- títulos

text-since = Desde o seu último turno
text-dice = Dados
text-windows = Janelas
text-spaces = Espaços
text-checks = Janelas a conferir
text-bag = Na bolsa de dados
text-pattern = Modelo de { $name }
text-proofs = De onde vêm os pontos: { $name }

# -- escolhas

text-take = Comprar: { $die }
text-own = Pegar do seu acervo pessoal: { $die }
text-swap = Trocar por um dado do seu acervo pessoal: { $die }
text-pick = Rolar de novo do seu acervo pessoal: { $die }
text-glass = Pegar: { $die }. Preço: { favor-tokens }
text-place = Posicionar o { $die } em { $space }
text-lift = Mover o { $die } de { $space }
text-remove = Remover o { $die } de { $space }
text-use = Usar { $card }. Preço: { $price }
text-gather = Recolher os marcadores de { $card }
text-track = Trocar pelo { $die } da rodada { $round }
text-check = Conferir a janela de { $name }
text-inspire = Usar a sua inspiração { $card }
text-pay = Pagar com o { $die }
text-keep = Sozinho na trilha de rodadas: { $die }
text-keep-all = Todos na trilha de rodadas
text-fits = cabe em { $spaces }
text-fits-nowhere = assim não cabe em nenhum espaço

# -- por que não

text-why = Por que algo não é possível?
text-why-what = O quê
text-why-die = Dado
text-why-space = Espaço
text-ask = Por que não?
text-ask-space = Por que não ali?
text-misfit = { $take }, depois posicionar em { $space }
text-because = { $what }: não é possível, porque
text-possible = { $what }: é possível.

# -- fatos

text-start = Jogador inicial
text-hand-from = Na mão: { $die }, vindo de { $space }
text-so-far = Neste turno, até agora: { $things }
text-drafted = um dado comprado
text-tool-used = uma ferramenta usada
text-own-used = um dado do acervo pessoal posicionado
text-glass-used = vidro raro comprado
text-set-aside = Separados para rolar de novo: { $dice }
text-count = { $what }: { $count }
text-removed = Fora do jogo: { $dice }
text-excused = posicionado com dispensa
text-own-dice = Acervo pessoal: { $dice }
text-points-so-far = Até agora, { points-of }
text-each = { points-of } cada vez.
text-counting = Espaços que contam: { $spaces }.
text-tokens-there = { $count ->
    [0] sem marcadores de benefício em cima
    [1] com 1 marcador de benefício em cima
   *[other] com { $count } marcadores de benefício em cima
  }
text-no-tools = Não há mais ferramentas.
text-board-slot = O tabuleiro de vidro raro está no lugar { $slot } das ferramentas.
text-automa-drawn = Reveladas até agora: { $cards }
