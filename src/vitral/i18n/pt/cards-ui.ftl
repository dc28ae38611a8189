# Dados, espaços, janelas e cartas: como se chamam onde quer que apareçam.
# Em português o 0 conta como "one"; por isso os plurais daqui distinguem o [1].

# Cada cor concorda com "dado" e vem depois dele ou do valor: "4 vermelho", "dado de vidro raro".
color-R = vermelho
color-Y = amarelo
color-G = verde
color-B = azul
color-P = roxo
color-W = de vidro raro
glass-letter-R = Vm
glass-letter-Y = Am
glass-letter-G = Vd
glass-letter-B = Az
glass-letter-P = Rx
glass-letter-W = VR

# $color, $value: um dado, por exemplo "4 vermelho"
die-words = { $value } { $color }
die-unset = dado { $color }

asks-color = pede { $color }
asks-value = pede um { $value }
asks-nothing = aceita qualquer dado
space-empty = { $space }, { $asks }, livre
space-holds = { $space }, { $asks }, com o { $die }

window-with-dice = Janela “{ $name }”, { $count ->
    [1] um dado
   *[other] { $count } dados
  }: { $dice }
window-empty = Janela “{ $name }”, sem dados. Ela pede: { $asks }

favor-tokens = { $count ->
    [0] nenhum marcador de benefício
    [1] 1 marcador de benefício
   *[other] { $count } marcadores de benefício
  }
difficulty = Dificuldade { $count }
our-reconstruction = Reconstrução nossa
our-reconstruction-note = Não encontramos a carta impressa. O que você vê é uma reconstrução nossa.

kind-inspiration = Inspiração
kind-glass = Vidro raro
kind-automa = Carta do Automa

automa-name = Automa
automa-places = Lugares { $places } (nesta ordem)
automa-pays = paga pela ferramenta { $slot }
automa-effect-second_die_at_once = pega o segundo dado na hora
automa-effect-glass = pega vidro raro
automa-effect-misfits_anywhere = um dado que não cabe em lugar nenhum vai para o espaço livre mais alto da coluna mais vazia
