# Todas as cartas: nome, efeito (.text) e o que nelas foi deduzido ou reconstruído (.note).
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
    .text = Compre um dado e suba ou desça o valor dele em um ponto antes de posicioná-lo. O 1 só pode subir e o 6 só pode descer.

card-eglomise-brush = Pincel de Eglomisé
    .text = Mude um dado da sua janela para outro espaço. A cor impressa no novo espaço não importa; todo o resto continua valendo.

card-copper-foil-burnisher = Brunidor de Fita de Cobre
    .text = Mude um dado da sua janela para outro espaço. O valor impresso no novo espaço não importa; todo o resto continua valendo.

card-lathekin = Abridor de Chumbo
    .text = Mude de lugar dois dados diferentes da sua janela, um depois do outro. Têm de ser dois, e todas as regras de posicionamento valem para ambos.

card-lens-cutter = Cortador Circular
    .text = Compre um dado e troque-o por um que esteja na trilha de rodadas. Posicione o dado que recebeu na troca.

card-flux-brush = Pincel de Fluxo
    .text = Compre qualquer dado, role-o de novo e posicione-o. Se não couber em lugar nenhum, ele volta ao acervo de compra com o novo valor.

card-glazing-hammer = Martelo de Vidraceiro
    .text = No seu segundo turno da rodada, antes de comprar, role de novo todos os dados do acervo de compra.

card-running-pliers = Alicate de Separação
    .text = Depois de comprar no seu primeiro turno da rodada, compre e posicione logo mais um dado. Em troca, você perde o segundo turno desta rodada.

card-cork-backed-straightedge = Régua com Base de Cortiça
    .text = Compre um dado e dê a ele um espaço solitário, que não toque nenhum outro dado, nem na diagonal. O que está impresso ali continua valendo.

card-grinding-stone = Pedra de Amolar
    .text = Compre um dado e vire para cima a face oposta antes de posicioná-lo: 1 e 6, 2 e 5, 3 e 4 trocam de lugar.

card-flux-remover = Removedor de Fluxo
    .text = Compre qualquer dado, jogue-o na bolsa de dados e tire outro às cegas. Escolha o valor do recém-chegado e depois posicione-o ou deixe-o no acervo de compra.

card-tap-wheel = Roda de Corte
    .text = Escolha uma cor que esteja na trilha de rodadas e mude de lugar um ou dois dados dessa cor na sua janela. Todas as regras de posicionamento valem.

card-row-color-variety = Fileiras com Cores Variadas
    .text = Cada fileira completa em que aparecem as cinco cores.

card-column-color-variety = Colunas com Cores Variadas
    .text = Cada coluna completa formada por quatro cores diferentes.

card-row-shade-variety = Fileiras com Tons Variados
    .text = Cada fileira completa formada por cinco valores diferentes.

card-column-shade-variety = Colunas com Tons Variados
    .text = Cada coluna completa formada por quatro valores diferentes.

card-light-shades = Tons Claros
    .text = Cada par de 1 e 2 que você conseguir formar, estejam onde estiverem.

card-medium-shades = Tons Médios
    .text = Cada par de 3 e 4 que você conseguir formar, estejam onde estiverem.

card-deep-shades = Tons Escuros
    .text = Cada par de 5 e 6 que você conseguir formar, estejam onde estiverem.

card-shade-variety = Variabilidade de Tom
    .text = Cada vez que você conseguir reunir todos os seis valores, estejam onde estiverem.

card-color-variety = Variabilidade de Cor
    .text = Cada vez que você conseguir reunir todas as cinco cores, estejam onde estiverem.

card-color-diagonals = Diagonais de Cor
    .text = Cada dado que toca na diagonal um dado da mesma cor. Cada um conta uma vez só, por mais vizinhos que tenha.

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
    .note = O espaço C2 foi deduzido: a única lista traz ali um 1, mas com amarelo o outro lado o repete, como em todas as outras cartas.

card-naturaleza = Naturaleza

card-apricitas = Apricitas

card-tenebra = Tenebra

card-generosidad = Generosidad

card-armonia = Armonia

card-ligero = Ligero

card-shadom = Shadom

card-strip-cutter = Cortador de Tiras
    .text = Compre um dado e troque-o por um do seu acervo pessoal, onde ele fica. Posicione o dado que recebeu na troca.
    .note = Número e efeito estão num livro de regras; a cor para o jogo individual vem de uma única fonte.

card-lead-came-nippers = Alicate para Perfil de Chumbo
    .text = Role de novo um ou dois dados do seu acervo pessoal.
    .note = Efeito e cor para o jogo individual vêm de uma única fonte; o número foi deduzido, já que o 13 é a outra ferramenta da caixa.

card-fence = Cerca
    .text = Some os valores das duas fileiras do meio nas colunas 1, 3 e 5, sejam quais forem as cores.

card-tunnel = Túnel
    .text = Some os valores dos três espaços do meio da fileira de cima e da fileira de baixo, sejam quais forem as cores.

card-brace = Escora
    .text = Some os valores de A2, A4, B3, C3, D2 e D4, seja qual for a cor.

card-port = Escotilha
    .text = Some os valores do anel de seis espaços em volta do centro: A3, B2, B4, C2, C4 e D3, sejam quais forem as cores.

card-brackets = Colchetes
    .text = Some os valores das duas quinas de cima e dos espaços junto delas, ao lado e abaixo, sejam quais forem as cores.

card-wall = Muro
    .text = Some os valores dos seis espaços no coração da sua janela, sejam quais forem as cores.

## Passion

card-horizontal-shade-symmetry = Simetria Horizontal de Tom
    .text = Dobre a sua janela pela coluna do meio: cada par de dados de mesmo valor que se encontram.
    .note = O nome é tradução nossa.

card-vertical-color-balance = Equilíbrio Vertical de Cor
    .text = Deslize a metade de baixo da sua janela sobre a de cima: cada par de dados de mesma cor que se encontram.
    .note = O nome é tradução nossa.

card-horizontal-color-symmetry = Simetria Horizontal de Cor
    .text = Dobre a sua janela pela coluna do meio: cada par de dados de mesma cor que se encontram.
    .note = Feito por analogia com os dois que um livro de regras mostra.

card-vertical-shade-balance = Equilíbrio Vertical de Tom
    .text = Deslize a metade de baixo da sua janela sobre a de cima: cada par de dados de mesmo valor que se encontram.
    .note = Feito por analogia com os dois que um livro de regras mostra.

card-horizontal-color-balance = Equilíbrio Horizontal de Cor
    .text = Deslize as duas colunas da direita da sua janela sobre as duas da esquerda: cada par de dados de mesma cor que se encontram.
    .note = Feito por analogia com os dois que um livro de regras mostra. É o palpite mais fraco, junto com o seu gêmeo dos valores.

card-horizontal-shade-balance = Equilíbrio Horizontal de Tom
    .text = Deslize as duas colunas da direita da sua janela sobre as duas da esquerda: cada par de dados de mesmo valor que se encontram.
    .note = Feito por analogia com os dois que um livro de regras mostra. É o palpite mais fraco, junto com o seu gêmeo das cores.

card-rg-unique-around = Vizinhos Únicos
    .text = Cada cor diferente e cada valor diferente entre os dados em volta do seu vidro raro.
    .note = Os livros de regras ligam cor e valor ora por “e”, ora por “ou”; contar os dois é leitura nossa. O nome é nosso.

card-rg-highest-each-color = O Maior de Cada Cor
    .text = Olhe os dados em volta do seu vidro raro: de cada cor, pegue o mais alto e some os valores deles.
    .note = O nome é nosso.

card-rg-same-value = Eco
    .text = Cada outro dado que mostra o mesmo que o seu vidro raro.
    .note = Que o dado de vidro não conta a si mesmo é leitura nossa. O nome é nosso.

card-rg-row-sum = Fileira
    .text = Some os valores da fileira do seu vidro raro, contando o dele.
    .note = A soma da fileira vem de uma única fonte; que o dado de vidro também conte é nosso, assim como o nome.

card-rg-column-sum = Coluna
    .text = Some os valores da coluna do seu vidro raro, contando o dele.
    .note = Inteiramente nosso, à imagem do objetivo da fileira.

card-rg-diagonals-sum = Raios
    .text = Some os valores das duas diagonais que se cruzam no seu vidro raro, sem contar o dele.
    .note = Inteiramente nosso.

card-rg-unique-values = Escala
    .text = Cada valor diferente entre os dados em volta do seu vidro raro.
    .note = Uma fonte fala de valores diferentes, talvez de outra carta; pontos e nome são nossos.

card-luck = Sorte
    .text = Uma vez por rodada, role de novo o dado que está na sua mão. Se depois disso ele não couber em lugar nenhum, volta para onde estava e o seu turno acaba.
    .note = O nome é tradução nossa. Que a rolagem perdida encerra o turno só consta do livro de regras russo.

card-wisdom = Sabedoria
    .text = Você começa com um marcador de benefício a menos. Uma vez por rodada, uma ferramenta custa a você um único marcador, por mais que haja sobre ela.
    .note = O nome é tradução nossa.

card-resourcefulness = Engenhosidade
    .text = Uma vez por rodada, pague 1 marcador de benefício e troque o dado que está na sua mão por um da trilha de rodadas. Nenhum dos dois muda de valor.
    .note = O nome é tradução nossa.

card-courage = Coragem
    .text = Uma vez por jogo, posicione o dado que está na sua mão sem ligar para o que está impresso no espaço. Os vizinhos continuam valendo.
    .note = Sabe-se que alguma inspiração faz isso; que seja esta, quantas vezes e como exatamente é criação nossa.

card-charm = Encanto
    .text = Uma vez por jogo, sirva-se dos marcadores de benefício de uma ferramenta, até o limite de três.
    .note = Sabe-se que alguma inspiração pega marcadores das ferramentas; nome, quantidade e frequência são nossos.

card-precision = Precisão
    .text = Uma vez por rodada, pague 1 marcador de benefício e suba ou desça em um ponto o valor do dado que está na sua mão. O 1 só pode subir e o 6 só pode descer.
    .note = Sabe-se que a maioria das inspirações funciona como uma ferramenta de um marcador; todo o resto é nosso.

card-iridescent = Vidro Iridescente
    .text = O dado custa um marcador de benefício por espaço ainda livre na fileira de cima da sua janela, contado antes de posicioná-lo.
    .note = O nome é tradução nossa.

card-textured = Vidro Texturizado
    .text = O dado custa um marcador de benefício por quina ainda livre da sua janela, contada antes de posicioná-lo.
    .note = O nome é tradução nossa.

card-patterned = Vidro Estampado
    .text = Escolha um dos dados. Ele custa um marcador de benefício por dado que fica para trás.
    .note = Os três encaixes foram deduzidos de algarismos soltos ao lado do tabuleiro; o nome é tradução nossa.

card-architectural = Vidro Arquitetônico
    .text = Pague como por uma ferramenta: 1 marcador de benefício se não houver nenhum sobre o tabuleiro, 2 se houver.
    .note = O encaixe e o nome, traduzido por nós, estão num livro de regras; o preço é nosso.

card-seeded = Vidro com Bolhas
    .text = Pague 1 marcador de benefício e role o dado de novo. Depois posicione-o ou deixe-o aqui com o novo valor.
    .note = Sabe-se que algum tabuleiro rola de novo o seu dado; todo o resto é nosso.

card-streaked = Vidro Raiado
    .text = O dado custa um marcador de benefício por cor que ainda falta na sua janela.
    .note = Inteiramente nosso: o sexto tabuleiro não foi encontrado.

## Automa

card-automa = Automa
    .note = As regras são conhecidas, as cartas se perderam: modelo, marcadores, posições, pontuação e níveis são nossos.

card-A01 = Carta A01 do Automa
    .text = Lugares 1, 2, 3 e 4, nesta ordem. Paga pela ferramenta 1.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A02 = Carta A02 do Automa
    .text = Lugares 2, 3, 4 e 5, nesta ordem. Paga pela ferramenta 2.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A03 = Carta A03 do Automa
    .text = Lugares 3, 4, 5 e 1, nesta ordem. Paga pela ferramenta 3.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A04 = Carta A04 do Automa
    .text = Lugares 4, 5, 1 e 2, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A05 = Carta A05 do Automa
    .text = Lugares 5, 1, 2 e 3, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A06 = Carta A06 do Automa
    .text = Lugares 1, 3, 5 e 2, nesta ordem. Paga pela ferramenta 1.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A07 = Carta A07 do Automa
    .text = Lugares 2, 4, 1 e 3, nesta ordem. Paga pela ferramenta 2.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A08 = Carta A08 do Automa
    .text = Lugares 3, 5, 2 e 4, nesta ordem. Paga pela ferramenta 3.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A09 = Carta A09 do Automa
    .text = Lugares 4, 1, 3 e 5, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A10 = Carta A10 do Automa
    .text = Lugares 5, 2, 4 e 1, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A11 = Carta A11 do Automa
    .text = Lugares 1, 4, 2 e 5, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A12 = Carta A12 do Automa
    .text = Lugares 2, 5, 3 e 1, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A13 = Carta A13 do Automa
    .text = Lugares 3, 1, 4 e 2, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A14 = Carta A14 do Automa
    .text = Lugares 4, 2, 5 e 3, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A15 = Carta A15 do Automa
    .text = Lugares 5, 3, 1 e 4, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A16 = Carta A16 do Automa
    .text = Lugares 2, 1, 5 e 4, nesta ordem.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-A17 = Carta A17 do Automa
    .text = Lugares 4, 3, 2 e 1, nesta ordem. O Automa pega logo o seu segundo dado.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-AP1 = Carta AP1 do Automa
    .text = Lugares 1, 5, 4 e 3, nesta ordem. Depois do primeiro dado, o Automa pega vidro raro.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-AP2 = Carta AP2 do Automa
    .text = Lugares 3, 2, 1 e 5, nesta ordem. Depois do primeiro dado, o Automa pega vidro raro.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

card-AP3 = Carta AP3 do Automa
    .text = Lugares 5, 4, 3 e 2, nesta ordem. Um dado que não cabe em lugar nenhum pode ir para qualquer espaço livre.
    .note = As regras contam o que há numa carta dessas; esta face é criação nossa.

## Promos

card-claror = Claror
    .note = Carta nossa, construída como as seis verdadeiras, no lugar de uma carta extra cuja face não foi encontrada.

card-penombra = Penombra
    .note = Carta nossa, construída como as seis verdadeiras, no lugar de uma carta extra cuja face não foi encontrada.

card-vitralls = Vitralls
    .note = Só o nome foi encontrado; modelo, dificuldade e o verso da carta são nossos.

card-barcelona = Barcelona
    .note = Só o nome foi encontrado; modelo, dificuldade e o verso da carta são nossos.

card-soldering-iron = Ferro de Solda
    .text = Troque de lugar dois dados da sua janela. Todas as regras de posicionamento valem para ambos nos novos espaços.
    .note = Uma ferramenta nossa, com nome, número e cor, no lugar de uma adicional cuja frente não foi encontrada.

card-horizontal-symmetry = Simetria Horizontal
    .text = Dobre a sua janela pela coluna do meio: cada par de dados que se encontram como gêmeos, iguais em cor e valor.
    .note = Uma única fonte, que não diz se os 7 pontos valem uma vez ou por par; contamos cada par.
