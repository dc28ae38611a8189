### Not for the page

# What the rulebooks say about options, and what we do. Made from src/vitral/i18n/options by `make generate`; do not edit.

ruling-dice_pools = A expansão para cinco e seis jogadores oferece isto como opção. O texto russo fala em rosas de dados.
ruling-setup = Em todos os livros de regras, menos no do Automa, as janelas são escolhidas antes de se abrirem as ferramentas e os objetivos públicos; por isso esse é o padrão. Com Passion, você também já conhece as inspirações. As regras do Automa abrem as cartas primeiro, e nas partidas com ele é sempre assim.
ruling-start_player = Nos livros de regras o jogador inicial é sorteado. Um deles sugere quem visitou uma catedral há menos tempo, e um texto espanhol deixa a escolha para vocês. Aqui vocês também podem combinar quem começa.
ruling-bag = O jogo base usa os 90 dados, não importa quantos joguem. A expansão para cinco e seis jogadores usa menos com dois e três jogadores, e nós também, assim que as janelas dela entram em jogo.
ruling-enforcement = Numa mesa de verdade, ninguém impede você de errar. Aqui uma mesa estrita recusa jogadas inválidas. Uma mesa de confiança aceita qualquer espaço livre e permite pedir conferências.
ruling-lathekin = A carta não diz se os dois dados se movem um por vez ou juntos. Nos dois casos você precisa mover dois dados diferentes; senão, não pode usar a ferramenta. Movidos juntos, eles não podem ficar separados de todos os outros dados.
ruling-tools = Nos livros de regras, as ferramentas são sorteadas. Aqui você também pode escolhê-las.
ruling-public = Nos livros de regras, os objetivos públicos são sorteados. Aqui você também pode escolhê-los.
ruling-privates = A expansão para cinco e seis jogadores mistura os objetivos pessoais dela com os do jogo base; por isso, com ela eles vêm misturados por padrão. Seis jogadores precisam dos objetivos de posição.
ruling-expansion_windows = O livro de regras permite estas janelas em qualquer mesa. Aqui elas são o padrão com cinco e seis jogadores.
ruling-inspirations = Um módulo de Passion. Três das seis cartas só conhecemos em parte; elas são reconstruções nossas.
ruling-rare_glass = Um módulo de Passion com objetivos pessoais próprios. Não existe no jogo individual, que não tem marcadores de benefício.
ruling-passion_publics = Um módulo de Passion. Quatro dos seis objetivos são reconstruções nossas.
ruling-promos = As caixas russas trazem, segundo a lista do conteúdo, uma ferramenta, duas cartas de janela e um objetivo a mais que as outras. O que sabemos deles, e o que inventamos no lugar, está marcado.
ruling-avoid_conflicts = O livro de regras só desaconselha alguns pares de objetivos. Aqui a segunda carta é posta de lado e outra é aberta.
ruling-solo_tools = Os livros de regras deixam você escolher a dificuldade. O nosso padrão são três ferramentas.
ruling-solo_private = A maioria dos textos dá dois objetivos pessoais, e vale o que render mais. Os textos espanhóis dão um.
ruling-solo_payment = A maioria das tiragens pede um dado da cor da ferramenta. Na primeira tiragem, as seis primeiras ferramentas custam um dado que mostre o número delas. O que a ferramenta 12 custa ali é dedução.
ruling-track = Uma variante individual põe menos dados na trilha de rodadas. Ela não está nos livros de regras do jogo.
ruling-automa_level = Os bônus são nossos. Eles foram medidos com os nossos bots, de modo que cada nível significa uma certa parcela de vitórias.
ruling-automa_misfit = As regras do Automa preveem este caso: a escolha se perde. O Automa segue para a direita até o segundo dado, ou a rodada dele acaba antes. Só a opção “Tolerante” é nossa.
ruling-glass_slot = Pelas regras, você põe o tabuleiro onde quiser. Aqui o lugar é sorteado, a não ser que você escolha um.
