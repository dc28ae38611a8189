### Not for the page

# De onde vêm as informações sobre as cartas, fonte por fonte.

source-rulebook_en = Livro de regras em inglês, versão 1.2. Mostra três ferramentas, três objetivos públicos e dois objetivos pessoais.
source-rulebook_pt = Livro de regras em português do jogo base.
source-rulebook_es = Duas traduções não oficiais para o espanhol de um livro de regras antigo do jogo base.
source-rulebook_ru = Livro de regras em russo do jogo base, da expansão para cinco e seis jogadores e de Passion.
source-automa_de = Regras de fãs em alemão para o Automa, com uma página sobre Passion. As cartas que vinham com elas se perderam.
source-it_rules = Texto do livro de regras italiano de Passion: o conteúdo da caixa, Sorte, Vidro Iridescente, um objetivo pessoal.
source-scan_en = Imagens dos modelos de janela e dos objetivos em inglês, encontradas com o programa de koenheltzel.
source-scan_it = Imagens dos modelos de janela de outra tiragem e de ferramentas e objetivos em italiano, encontradas com projetos de estudantes em Milão.
source-scan_nl = Imagens de ferramentas e objetivos em holandês, encontradas com dois projetos de estudantes.
source-koenheltzel = Um programa inacabado para uma mesa on-line: janelas com os lados que dividem uma carta, cores das ferramentas, objetivos.
source-zomis = Um programa que joga: janelas, ferramentas com as suas cores e objetivos, incluindo a expansão para cinco e seis jogadores. 23 das suas 24 janelas do jogo base são iguais às de koenheltzel, e a última é igual à de todos os outros.
source-vermihunter = Uma tese e o seu programa: janelas, como funcionam as ferramentas, cartas de ferramenta redesenhadas.
source-coloradohusky = Um trabalho de faculdade: janelas com os lados que dividem uma carta, ferramentas, objetivos.
source-avans = Um banco de dados de uma disciplina de uma escola holandesa, usado por vários projetos: janelas, ferramentas, objetivos.
source-polimi = Projetos de estudantes do Politecnico di Milano, contados como uma só fonte.
source-hejmsdz = Um programa de pontuação com os objetivos em polonês.
source-randomizer = Um sorteador de preparação: que lados dividem uma carta e os nomes das ferramentas da expansão para cinco e seis jogadores.
source-fmarigarcia = Um contador de pontos com nomes de janelas em espanhol. As grades dele estão erradas onde podemos conferi-las, por isso usamos só os nomes.
source-nerdpool = Resenha italiana da expansão para cinco e seis jogadores, com o conteúdo da caixa.
source-metropolitan = Artigo italiano sobre Passion e a expansão para cinco e seis jogadores, com o conteúdo das duas caixas.
source-houseofgames = Resenha italiana de Passion: o que as inspirações podem fazer.
source-tomshw = Resenha italiana de Passion: cita três inspirações e diz que o tabuleiro de vidro custa marcadores de benefício.
source-meeplegamers = Prévia de Passion: objetivos pessoais sobre vidro raro; a maioria das inspirações funciona como uma ferramenta por um marcador.
source-justpushstart = Resenha de Passion: ferramentas por um marcador, trocas com a trilha de rodadas, preços por quinas livres e por dados deixados para trás.
source-boardgamequest = Resenha de Passion: inspirações por rodada e por partida, tabuleiros que rolam de novo o dado de vidro.
source-whatseric = Resenha de Passion que mistura todos os objetivos pessoais. O livro de regras não mistura.
source-zatu = Página de loja de Passion: vidro raro não é para o jogo individual.
source-dicevibes = Página sobre Simetria Horizontal, o objetivo promo da Gen Con 2019.
source-riseher = Página de loja tcheca: a caixa base de lá contém uma janela promo de 2017.
source-newmedia21 = Artigo coreano: a primeira tiragem de lá veio com duas janelas promo.
