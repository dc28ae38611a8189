# A mesa em palavras, para quem a ouve ou prefere ler.

view-text = Mostrar como texto
view-picture = Mostrar como imagem
key-v = mostrar a mesa como texto ou como imagem
text-how = O título abaixo da rodada diz o que você pode fazer, com um botão para cada escolha. Pegue um dado e depois escolha o espaço dele. Você também pode usar uma ferramenta. “{ text-why }” explica tudo o que não está entre as escolhas. Toque em “{ button-end }” quando terminar. Você pode desfazer até que algo seja revelado. Tudo o que está na mesa vem em seguida, título por título.

# -- títulos

text-since = Desde o seu último turno
text-dice = Dados
text-windows = Janelas
text-spaces = Espaços
text-checks = Janelas a conferir
text-bag = Na bolsa de dados
text-pattern = Modelo de “{ $name }”
text-proofs = De onde vêm os pontos: { $name }

# -- escolhas

# -- por que não

text-why = Por que algo não é possível?
text-why-what = O quê
text-why-die = Dado
text-why-space = Espaço
text-ask = Por que não?
text-ask-space = Por que não ali?
text-misfit = { $take }, depois posicioná-lo em { $space }
text-because = { $what }: não é possível, porque
text-possible = { $what }: é possível.

# -- fatos

text-start = Jogador inicial
text-hand-from = Na mão: { $die }, de { $space }
text-so-far = Neste turno, até agora: { $things }
text-drafted = comprou um dado
text-tool-used = usou uma ferramenta
text-own-used = posicionou um dado do acervo pessoal
text-glass-used = pegou vidro raro
text-set-aside = Separados para rolar de novo: { $dice }
text-count = { $what }: { $count }
text-removed = Fora do jogo: { $dice }
text-excused = ignora a restrição impressa
text-own-dice = Acervo pessoal: { $dice }
text-points-so-far = { points-of } até agora
text-each = { points-of } cada vez.
text-counting = Espaços que contam: { $spaces }.
text-tokens-there = { $count ->
    [0] sem marcadores de benefício
    [1] com 1 marcador de benefício
   *[other] com { $count } marcadores de benefício
  }
text-no-tools = Não há mais ferramentas.
text-board-slot = { story-board-slot }.
text-automa-drawn = Reveladas até agora: { $cards }
