# A mesa em palavras, para quem a ouve ou prefere ler.

view-text = Mostrar como texto
view-picture = Mostrar como imagem
key-v = mostrar a mesa como texto ou como imagem
settings-tables = Mesas
    .about = Como texto, a mesa se lê em títulos, listas e botões, também por leitores de tela.
settings-tables-picture = Como imagem
settings-tables-text = Sempre como texto
text-how = Abaixo da rodada, um título diz o que a mesa pede de você, com um botão para cada escolha. Pegue um dado e depois escolha o espaço dele; você também pode usar uma ferramenta. “Por que algo não é possível?” responde sobre tudo o que não está entre as escolhas. Encerre o turno quando terminar; enquanto nada for revelado, você pode desfazer. Tudo o que está na mesa vem em seguida, título por título.

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
text-board-slot = { story-board-slot }.
text-automa-drawn = Reveladas até agora: { $cards }
