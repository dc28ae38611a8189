### Not for the page

# De onde vêm os dados das cartas: uma linha sobre cada fonte.

source-rulebook_en = Livro de regras em inglês, versão 1.2; traz três ferramentas, três objetivos públicos e dois pessoais.
source-rulebook_pt = Livro de regras em português do jogo base.
source-rulebook_es = Duas traduções não oficiais para o espanhol de um livro de regras antigo do jogo base.
source-rulebook_ru = Livro de regras em russo do jogo base, da expansão para cinco e seis jogadores, e da Passion.
source-automa_de = Regras de fãs em alemão para o Automa, com uma página sobre a Passion; as cartas que as acompanhavam se perderam.
source-it_rules = Texto do livro de regras italiano da Passion: o que há na caixa, Sorte, Vidro Iridescente, um objetivo pessoal.
source-scan_en = Imagens dos modelos de janela e objetivos em inglês, guardadas com o programa de koenheltzel.
source-scan_it = Imagens dos modelos de janela de outra tiragem e de ferramentas e objetivos em italiano, guardadas com projetos de estudantes em Milão.
source-scan_nl = Imagens de ferramentas e objetivos em holandês, guardadas com dois projetos de estudantes.
source-koenheltzel = Um programa inacabado para uma mesa on-line: janelas com os lados que dividem uma carta, cores das ferramentas, objetivos.
source-zomis = Um programa que joga: janelas, ferramentas com as suas cores e objetivos, também da expansão para cinco e seis; 23 das suas 24 janelas base são iguais às de koenheltzel, a última é igual à de todos os outros.
source-vermihunter = Uma tese e o seu programa: janelas, como funcionam as ferramentas, cartas de ferramenta redesenhadas.
source-coloradohusky = Um projeto de curso: janelas com os lados que dividem uma carta, ferramentas, objetivos.
source-avans = Um banco de dados de curso de uma escola holandesa, usado por vários projetos: janelas, ferramentas, objetivos.
source-polimi = Projetos de estudantes do Politecnico di Milano, contados como uma só fonte.
source-hejmsdz = Um programa de contagem com os objetivos em polonês.
source-randomizer = Um sorteador de preparação: que lados dividem uma carta e os nomes das ferramentas da expansão para cinco e seis.
source-fmarigarcia = Um contador com nomes de janelas em espanhol; os desenhos dele estão errados onde quer que se possa conferir, por isso só se usam os nomes.
source-nerdpool = Resenha italiana da expansão para cinco e seis, com uma lista do que há na caixa.
source-metropolitan = Artigo italiano sobre a Passion e a expansão para cinco e seis, com uma lista do que há nas caixas.
source-houseofgames = Resenha italiana da Passion: o que as inspirações fazem.
source-tomshw = Resenha italiana da Passion: nomeia três inspirações e diz que o tabuleiro de vidro custa marcadores de benefício.
source-meeplegamers = Prévia da Passion: objetivos pessoais em torno do vidro raro; a maioria das inspirações funciona como uma ferramenta por um marcador.
source-justpushstart = Resenha da Passion: ferramentas por um marcador, troca com a trilha de rodadas, preços por quinas livres e por dados deixados para trás.
source-boardgamequest = Resenha da Passion: inspirações por rodada e por partida, tabuleiros que rolam de novo o dado de vidro.
source-whatseric = Resenha da Passion que mistura todos os objetivos pessoais; o livro de regras não.
source-zatu = Página de loja da Passion: vidro raro não é para jogos individuais.
source-dicevibes = Página sobre o objetivo promo da Gen Con 2019, Simetria Horizontal.
source-riseher = Página de loja tcheca: aquela caixa base contém uma janela promo de 2017.
source-newmedia21 = Artigo coreano: a primeira tiragem de lá veio com duas janelas promo.
