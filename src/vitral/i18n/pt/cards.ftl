# Every card: its name, what it does (.text) and what of it is inferred or reconstructed (.note).
# Made from src/vitral/cards/data by `make generate`; do not edit.
box-base = Jogo base
box-pools = Cinco e seis jogadores
box-passion = Passion
box-automa = Automa
box-promos = Promos

## Jogo base

card-aurora-sagradis = Aurora Sagradis

card-aurorae-magnificus = Aurorae Magnificus

card-batllo = Batllo

card-bellesguard = Bellesguard

card-chromatic-splendor = Chromatic Splendor

card-comitas = Comitas

card-firelight = Firelight

card-suns-glory = Sun's Glory

card-firmitas = Firmitas

card-kaleidoscopic-dream = Kaleidoscopic Dream

card-fractal-drops = Fractal Drops

card-ripples-of-light = Ripples of Light

card-fulgor-del-cielo = Fulgor del Cielo

card-luz-celestial = Luz Celestial

card-gravitas = Gravitas

card-water-of-life = Water of Life

card-industria = Industria

card-via-lux = Via Lux

card-lux-astram = Lux Astram

card-lux-mundi = Lux Mundi

card-shadow-thief = Shadow Thief

card-sun-catcher = Sun Catcher

card-symphony-of-light = Symphony of Light

card-virtus = Virtus

card-grozing-pliers = Alicate de Desbaste
    .text = Compre um dado, aumente ou diminua o valor dele em 1 e posicione-o. Um 1 só pode aumentar e um 6 só pode diminuir.

card-eglomise-brush = Pincel de Eglomisé
    .text = Mova um dado da sua janela. Ignore a cor impressa no novo espaço; todas as outras regras continuam valendo.

card-copper-foil-burnisher = Brunidor de Fita de Cobre
    .text = Mova um dado da sua janela. Ignore o valor impresso no novo espaço; todas as outras regras continuam valendo.

card-lathekin = Abridor de Chumbo
    .text = Mova exatamente dois dados da sua janela. Todas as regras de posicionamento valem para os dois.

card-lens-cutter = Cortador Circular
    .text = Compre um dado e troque-o por um da trilha de rodadas. Posicione o dado que recebeu.

card-flux-brush = Pincel de Fluxo
    .text = Compre qualquer dado, role-o de novo e posicione-o. Se ele não couber em lugar nenhum, volta ao acervo de compra com o novo valor.

card-glazing-hammer = Martelo de Vidraceiro
    .text = No seu segundo turno da rodada, antes de comprar, role de novo todos os dados do acervo de compra.

card-running-pliers = Alicate de Separação
    .text = No seu primeiro turno da rodada, depois de comprar e posicionar o seu dado, compre e posicione logo em seguida outro. Você perde o seu segundo turno desta rodada.

card-cork-backed-straightedge = Régua com Base de Cortiça
    .text = Compre um dado e posicione-o num espaço que não toque nenhum outro dado, nem na diagonal. A restrição impressa continua valendo.

card-grinding-stone = Pedra de Amolar
    .text = Compre um dado e vire-o de cabeça para baixo antes de posicioná-lo: 1 e 6, 2 e 5, 3 e 4 trocam de lugar.

card-flux-remover = Removedor de Fluxo
    .text = Compre qualquer dado, ponha-o na bolsa de dados e tire um dado ao acaso. Escolha o valor dele, depois posicione-o ou deixe-o no acervo de compra.

card-tap-wheel = Roda de Corte
    .text = Escolha uma cor que esteja na trilha de rodadas e mova um ou dois dados dessa cor na sua janela. Todas as regras de posicionamento valem.

card-row-color-variety = Fileiras com Cores Variadas
    .text = Cada fileira completa com todas as cinco cores.

card-column-color-variety = Colunas com Cores Variadas
    .text = Cada coluna completa com quatro cores diferentes.

card-row-shade-variety = Fileiras com Tons Variados
    .text = Cada fileira completa com cinco valores diferentes.

card-column-shade-variety = Colunas com Tons Variados
    .text = Cada coluna completa com quatro valores diferentes.

card-light-shades = Tons Claros
    .text = Cada par de um 1 e um 2, onde quer que estejam.

card-medium-shades = Tons Médios
    .text = Cada par de um 3 e um 4, onde quer que estejam.

card-deep-shades = Tons Escuros
    .text = Cada par de um 5 e um 6, onde quer que estejam.

card-shade-variety = Variabilidade de Tom
    .text = Cada conjunto de todos os seis valores, onde quer que estejam.

card-color-variety = Variabilidade de Cor
    .text = Cada conjunto de todas as cinco cores, onde quer que estejam.

card-color-diagonals = Diagonais de Cor
    .text = Cada dado que toca na diagonal um dado da mesma cor. Um dado conta uma vez só, não importa quantos ele toque assim.

card-shades-of-red = Tons de Vermelho
    .text = Some os valores de todos os seus dados vermelhos.

card-shades-of-yellow = Tons de Amarelo
    .text = Some os valores de todos os seus dados amarelos.

card-shades-of-green = Tons de Verde
    .text = Some os valores de todos os seus dados verdes.

card-shades-of-blue = Tons de Azul
    .text = Some os valores de todos os seus dados azuis.

card-shades-of-purple = Tons de Roxo
    .text = Some os valores de todos os seus dados roxos.

## Cinco e seis jogadores

card-romanesque = Romanesque

card-baroque = Baroque

card-esperanca = Esperança

card-alegria = Alegria

card-sol = Sol
    .note = O espaço C2 foi deduzido. A única lista mostra um 1, mas em todas as outras cartas o lado difícil repete o que o lado fácil pede.

card-naturaleza = Naturaleza

card-apricitas = Apricitas

card-tenebra = Tenebra

card-generosidad = Generosidad

card-armonia = Armonia

card-ligero = Ligero

card-shadom = Shadom

card-strip-cutter = Cortador de Tiras
    .text = Compre um dado e troque-o por um do seu acervo pessoal. O dado comprado fica no seu acervo pessoal; posicione o outro.
    .note = O número e o efeito estão num livro de regras. A cor do jogo individual vem de uma única fonte.

card-lead-came-nippers = Alicate para Perfil de Chumbo
    .text = Role de novo um ou dois dados do seu acervo pessoal.
    .note = O efeito e a cor do jogo individual vêm de uma única fonte. O número foi deduzido: o 13 é a outra ferramenta da caixa.

card-fence = Cerca
    .text = Some os valores das duas fileiras do meio nas colunas 1, 3 e 5, seja qual for a cor.

card-tunnel = Túnel
    .text = Some os valores dos três espaços do meio da fileira de cima e da fileira de baixo, seja qual for a cor.

card-brace = Escora
    .text = Some os valores de A2, A4, B3, C3, D2 e D4, seja qual for a cor.

card-port = Escotilha
    .text = Some os valores do anel de seis espaços em volta do centro: A3, B2, B4, C2, C4 e D3, seja qual for a cor.

card-brackets = Colchetes
    .text = Some os valores das duas quinas de cima e dos espaços ao lado e abaixo delas, seja qual for a cor.

card-wall = Muro
    .text = Some os valores dos seis espaços no meio da sua janela, seja qual for a cor.

## Passion

card-horizontal-shade-symmetry = Simetria Horizontal de Tom
    .text = Dobre a sua janela pela coluna do meio: conta cada par de dados do mesmo valor que ficam um sobre o outro.
    .note = O nome é tradução nossa.

card-vertical-color-balance = Equilíbrio Vertical de Cor
    .text = Deslize a metade de baixo da sua janela sobre a de cima: conta cada par de dados da mesma cor que ficam um sobre o outro.
    .note = O nome é tradução nossa.

card-horizontal-color-symmetry = Simetria Horizontal de Cor
    .text = Dobre a sua janela pela coluna do meio: conta cada par de dados da mesma cor que ficam um sobre o outro.
    .note = Feito nos moldes dos dois que um livro de regras mostra.

card-vertical-shade-balance = Equilíbrio Vertical de Tom
    .text = Deslize a metade de baixo da sua janela sobre a de cima: conta cada par de dados do mesmo valor que ficam um sobre o outro.
    .note = Feito nos moldes dos dois que um livro de regras mostra.

card-horizontal-color-balance = Equilíbrio Horizontal de Cor
    .text = Deslize as duas colunas da direita da sua janela sobre as duas da esquerda: conta cada par de dados da mesma cor que ficam um sobre o outro.
    .note = Feito nos moldes dos dois que um livro de regras mostra. Este e o seu gêmeo dos valores são os nossos palpites mais fracos.

card-horizontal-shade-balance = Equilíbrio Horizontal de Tom
    .text = Deslize as duas colunas da direita da sua janela sobre as duas da esquerda: conta cada par de dados do mesmo valor que ficam um sobre o outro.
    .note = Feito nos moldes dos dois que um livro de regras mostra. Este e o seu gêmeo das cores são os nossos palpites mais fracos.

card-rg-unique-around = Vizinhos Únicos
    .text = Cada cor diferente e cada valor diferente entre os dados em volta do seu vidro raro.
    .note = Um livro de regras liga cor e valor com “e”, outro com “ou”. Contar as duas coisas é interpretação nossa. O nome é nosso.

card-rg-highest-each-color = O Maior de Cada Cor
    .text = Some o maior valor de cada cor em volta do seu vidro raro.
    .note = O nome é nosso.

card-rg-same-value = Eco
    .text = Cada um dos outros dados com o mesmo valor do seu vidro raro.
    .note = Que o dado de vidro não conta a si mesmo é interpretação nossa. O nome é nosso.

card-rg-row-sum = Fileira
    .text = Some os valores da fileira do seu vidro raro, incluindo o dele.
    .note = A soma da fileira vem de uma única fonte. Contar também o dado de vidro é ideia nossa, e o nome também.

card-rg-column-sum = Coluna
    .text = Some os valores da coluna do seu vidro raro, incluindo o dele.
    .note = Inteiramente nosso, nos moldes do objetivo da fileira.

card-rg-diagonals-sum = Raios
    .text = Some os valores das duas diagonais que passam pelo seu vidro raro, sem o dele.
    .note = Inteiramente nosso.

card-rg-unique-values = Escala
    .text = Cada valor diferente entre os dados em volta do seu vidro raro.
    .note = Uma fonte fala de valores diferentes, talvez a respeito de outra carta. Os pontos e o nome são nossos.

card-luck = Sorte
    .text = Uma vez por rodada, role de novo o dado que está na sua mão. Se ele então não couber em lugar nenhum, volta para onde estava e o seu turno acaba.
    .note = O nome é tradução nossa. Só o livro de regras russo diz que uma rolagem sem sorte encerra o turno.

card-wisdom = Sabedoria
    .text = Você começa com um marcador de benefício a menos. Uma vez por rodada, uma ferramenta custa um marcador para você, não importa quantos estejam nela.
    .note = O nome é tradução nossa.

card-resourcefulness = Engenhosidade
    .text = Uma vez por rodada, pague 1 marcador de benefício e troque o dado que está na sua mão por um da trilha de rodadas. Os dois mantêm o valor.
    .note = O nome é tradução nossa.

card-courage = Coragem
    .text = Uma vez por partida, posicione o dado que está na sua mão e ignore o que está impresso no espaço. As regras de vizinhança continuam valendo.
    .note = Sabemos que uma inspiração faz isso. Que seja esta, quantas vezes pode ser usada e como exatamente é reconstrução nossa.

card-charm = Encanto
    .text = Uma vez por partida, pegue os marcadores de benefício de uma ferramenta, três no máximo.
    .note = Sabemos que uma inspiração pega marcadores das ferramentas. O nome, o número e quantas vezes ela pode ser usada são nossos.

card-precision = Precisão
    .text = Uma vez por rodada, pague 1 marcador de benefício e aumente ou diminua em 1 o valor do dado que está na sua mão. Um 1 só pode aumentar e um 6 só pode diminuir.
    .note = Sabemos que a maioria das inspirações funciona como uma ferramenta por um marcador. Todo o resto é nosso.

card-iridescent = Vidro Iridescente
    .text = O dado custa 1 marcador de benefício por espaço livre na fileira de cima da sua janela, contado antes de você posicionar o dado.
    .note = O nome é tradução nossa.

card-textured = Vidro Texturizado
    .text = O dado custa 1 marcador de benefício por quina livre da sua janela, contada antes de você posicionar o dado.
    .note = O nome é tradução nossa.

card-patterned = Vidro Estampado
    .text = Escolha um dos dados. Ele custa 1 marcador de benefício por dado que fica para trás.
    .note = Os três encaixes foram deduzidos de algarismos soltos ao lado do tabuleiro. O nome é tradução nossa.

card-architectural = Vidro Arquitetônico
    .text = Pague como por uma ferramenta: 1 marcador de benefício se não houver nenhum no tabuleiro; se houver, 2.
    .note = O encaixe e o nome, que traduzimos, estão num livro de regras. O preço é nosso.

card-seeded = Vidro com Bolhas
    .text = Pague 1 marcador de benefício e role o dado de novo. Depois posicione-o ou deixe-o aqui com o novo valor.
    .note = Sabemos que um tabuleiro rola de novo o seu dado. Todo o resto é nosso.

card-streaked = Vidro Raiado
    .text = O dado custa 1 marcador de benefício por cor que falta na sua janela.
    .note = Inteiramente nosso: não encontramos o sexto tabuleiro.

## Automa

card-automa = Automa
    .note = Temos as regras, mas as cartas se perderam. O modelo, os marcadores, as posições, a pontuação e os níveis são nossos.

card-A01 = Carta A01 do Automa
    .text = Lugares 1, 2, 3 e 4, nesta ordem. O Automa paga pela ferramenta 1.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A02 = Carta A02 do Automa
    .text = Lugares 2, 3, 4 e 5, nesta ordem. O Automa paga pela ferramenta 2.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A03 = Carta A03 do Automa
    .text = Lugares 3, 4, 5 e 1, nesta ordem. O Automa paga pela ferramenta 3.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A04 = Carta A04 do Automa
    .text = Lugares 4, 5, 1 e 2, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A05 = Carta A05 do Automa
    .text = Lugares 5, 1, 2 e 3, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A06 = Carta A06 do Automa
    .text = Lugares 1, 3, 5 e 2, nesta ordem. O Automa paga pela ferramenta 1.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A07 = Carta A07 do Automa
    .text = Lugares 2, 4, 1 e 3, nesta ordem. O Automa paga pela ferramenta 2.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A08 = Carta A08 do Automa
    .text = Lugares 3, 5, 2 e 4, nesta ordem. O Automa paga pela ferramenta 3.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A09 = Carta A09 do Automa
    .text = Lugares 4, 1, 3 e 5, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A10 = Carta A10 do Automa
    .text = Lugares 5, 2, 4 e 1, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A11 = Carta A11 do Automa
    .text = Lugares 1, 4, 2 e 5, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A12 = Carta A12 do Automa
    .text = Lugares 2, 5, 3 e 1, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A13 = Carta A13 do Automa
    .text = Lugares 3, 1, 4 e 2, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A14 = Carta A14 do Automa
    .text = Lugares 4, 2, 5 e 3, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A15 = Carta A15 do Automa
    .text = Lugares 5, 3, 1 e 4, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A16 = Carta A16 do Automa
    .text = Lugares 2, 1, 5 e 4, nesta ordem.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-A17 = Carta A17 do Automa
    .text = Lugares 4, 3, 2 e 1, nesta ordem. O Automa pega o segundo dado na hora.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-AP1 = Carta AP1 do Automa
    .text = Lugares 1, 5, 4 e 3, nesta ordem. Depois do primeiro dado, o Automa pega vidro raro.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-AP2 = Carta AP2 do Automa
    .text = Lugares 3, 2, 1 e 5, nesta ordem. Depois do primeiro dado, o Automa pega vidro raro.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

card-AP3 = Carta AP3 do Automa
    .text = Lugares 5, 4, 3 e 2, nesta ordem. Um dado que não cabe em lugar nenhum vai para o espaço livre mais alto da coluna mais vazia.
    .note = As regras dizem que tipo de coisa há numa carta dessas. Os detalhes desta são nossos.

## Promos

card-claror = Claror
    .note = Carta nossa, feita como as seis verdadeiras. Ocupa o lugar de uma carta extra que não encontramos.

card-penombra = Penombra
    .note = Carta nossa, feita como as seis verdadeiras. Ocupa o lugar de uma carta extra que não encontramos.

card-vitralls = Vitralls
    .note = Só encontramos o nome. A grade, a dificuldade e o outro lado da carta são nossos.

card-barcelona = Barcelona
    .note = Só encontramos o nome. A grade, a dificuldade e o outro lado da carta são nossos.

card-soldering-iron = Ferro de Solda
    .text = Troque de lugar dois dados da sua janela. Todas as regras de posicionamento valem para ambos nos novos espaços.
    .note = Ferramenta nossa, incluindo nome, número e cor. Ocupa o lugar de uma ferramenta adicional cuja face não encontramos.

card-horizontal-symmetry = Simetria Horizontal
    .text = Dobre a sua janela pela coluna do meio: conta cada par de dados iguais em cor e valor que ficam um sobre o outro.
    .note = De uma única fonte, que não diz se os 7 pontos valem uma vez ou por par. Contamos cada par.
