### Not for the page

# O que é nosso (rulings.toml). Uma decisão tem título e texto. O que acompanha uma opção da mesa não tem título: diz o
# que os livros de regras trazem e o que fazemos por padrão.

# $usual: uma escolha, como “Como no livro de regras”; $others: as outras escolhas
rulings-choices = Padrão: { $usual }. Você também pode escolher: { $others }.

ruling-secret_windows = As janelas são escolhidas em segredo
    .about = O jogo pergunta a um jogador de cada vez e não mostra nada até que todos tenham escolhido. Ninguém vê os modelos que você não escolheu.

ruling-no_dead_ends = Nada de becos sem saída
    .about = Você só pode escolher o que pode terminar; os livros de regras deixam isso por conta dos jogadores. Rolagens e sorteios são a exceção: a carta diz o que acontece.
ruling-die_for_a_tool = Um dado que não cabe em lugar nenhum
    .about = Você pode pegá-lo se uma ferramenta que você possa usar com o dado na mão o fizer caber. Com { card-flux-brush } ou { card-flux-remover }, você pode pegar qualquer dado.
ruling-ending_a_turn = O fim do turno
    .about = Seu turno só acaba quando você o encerra, mesmo que não reste nada a fazer.
ruling-undo = Desfazer
    .about = Você pode voltar atrás nas suas escolhas até o começo do seu turno, mas não além de uma rolagem, de um sorteio, de uma carta aberta ou da escolha de outro jogador. Que os outros tenham visto a jogada não importa.

ruling-tool_and_die = Primeiro a ferramenta ou primeiro o dado
    .about = Uma ferramenta que muda o dado comprado pode ser usada antes de pegar o dado ou com ele na mão; o resultado é o mesmo. Depois que o dado foi posicionado, é tarde demais. Ela nunca age sobre um dado do acervo pessoal, nem sobre o segundo dado de { card-running-pliers }.
ruling-flux_brush = { card-flux-brush }
    .about = Você precisa posicionar o dado rolado de novo, se ele couber em algum espaço. Senão, ele volta ao acervo de compra com o novo valor. Nos dois casos a sua compra foi gasta.
ruling-cork_backed_straightedge = { card-cork-backed-straightedge }
    .about = O primeiro dado da sua janela precisa ir na borda mesmo assim.
ruling-flux_remover = { card-flux-remover }
    .about = Em algumas cartas, o novo dado precisa ser posicionado. Aqui você pode deixá-lo no acervo de compra com o valor escolhido. Nos dois casos a sua compra foi gasta.

ruling-moving_at_any_time = Mover dados a qualquer momento
    .about = As ferramentas que movem dados podem ser usadas antes da compra, depois dela ou sem ela, mas não com um dado na mão. Elas podem mover o dado que você acabou de posicionar.
ruling-only_die_moved = Mover o seu único dado
    .about = Se você move o único dado da sua janela, ele precisa ir de novo na borda.
ruling-dice_left_behind = Dados que ficam para trás
    .about = Quando você move um dado, os que ficam não precisam se tocar.
ruling-printed_only = Só o que está impresso
    .about = { card-eglomise-brush } e { card-copper-foil-burnisher } ignoram só o que está impresso no novo espaço. As regras de vizinhança continuam valendo.
ruling-tap_wheel = { card-tap-wheel }
    .about = Você pode mover um ou dois dados, mas os dois da mesma cor, e essa cor precisa estar na trilha de rodadas.

ruling-running_pliers = { card-running-pliers }
    .about = Você só pode usar esta ferramenta depois de comprar e posicionar o seu dado. Você perde o seu segundo turno e, com ele, a ferramenta que poderia usar. O último jogador também o perde: os dois turnos dele vêm um depois do outro, então ele não ganha nada.

ruling-color_diagonals = { card-color-diagonals }
    .about = Contamos dados, não pares, e cada dado uma vez: três numa cadeia diagonal rendem 3.

ruling-last_tie = O último desempate
    .about = Alguns textos dizem “ordem inversa dos jogadores na última rodada”, outros param antes. Para nós, vence quem jogou mais tarde o seu primeiro turno dessa rodada.

ruling-solo_public = Objetivos públicos no jogo individual
    .about = Usamos sempre dois. Um dos livros de regras não diz quantos são.
ruling-paying_first = Primeiro se paga
    .about = Primeiro você paga com um dado, depois a ferramenta age com os dados que restam. Você só pode usá-la se então puder terminá-la. Pagar não gasta a sua compra.

ruling-lighter_track = Onde a variante leve não diz nada
    .about = Para ir sozinho, o dado precisa ser maior que todos os da rodada anterior; igual não basta. Depois de um 6, um dos dados de menor valor pode ir sozinho. A escolha é sua: você também pode pôr todos os dados. Se sobrar um só dado, ele sempre vai para a trilha; depois de um espaço vazio, vão todos.

ruling-private_dice = Os dados do acervo pessoal
    .about = Todos podem vê-los. Os que sobram no fim não rendem nem custam nada.
ruling-private_dice_and_tools = Ferramentas e acervo pessoal
    .about = As ferramentas do jogo base nunca tocam os dados do acervo pessoal. Com { card-strip-cutter }, o dado do acervo de compra fica no seu acervo pessoal e mantém o valor.

ruling-inspiration_in_hand = Uma inspiração com um dado na mão
    .about = Você pode usá-la uma vez enquanto tem um dado na mão, antes ou depois de uma ferramenta mudar esse dado. Você pode pegar um dado se a sua inspiração o fizer caber.
ruling-luck = { card-luck }
    .about = Só o texto russo diz que uma rolagem sem sorte encerra o turno. Nós o seguimos, mas antes você ainda pode posicionar vidro raro. Você só pode pegar um dado se ao menos um valor couber. O dado volta com o novo valor: ao seu acervo pessoal, se veio de lá; se não, ao acervo de compra.
ruling-charm = { card-charm }
    .about = Você pega todos os marcadores de uma ferramenta, mas três no máximo, a qualquer momento do seu turno: mesmo com um dado na mão ou no meio de uma ferramenta, desde que possa terminar o que começou.
ruling-solo_inspirations = Inspirações no jogo individual
    .about = Só { card-luck } e { card-courage } são usadas, porque não precisam de marcadores.

ruling-glass_at_any_time = Vidro raro a qualquer momento
    .about = Uma vez por turno, além da sua compra e da sua ferramenta, mesmo com um dado na mão. Esse dado espera, e o vidro só pode ir onde você ainda possa terminar o que começou.
ruling-glass_board = O tabuleiro de vidro raro
    .about = Ele não é uma ferramenta, e { card-wisdom } não dá desconto nele. Os marcadores ficam nele, e o preço pode ser 0. Quando o vidro raro acaba, o tabuleiro fica vazio.
ruling-glass_placing = Posicionar o vidro raro
    .about = Ele precisa caber antes que você pague, exceto com { card-seeded }, em que o dado é rolado antes. Como primeiro dado da sua janela, vai na borda. Sem ele na sua janela, os objetivos pessoais dele não rendem nada.
ruling-glass_color = A cor do vidro raro
    .about = Um texto lhe dá qualquer cor depois de posicionado. Para nós, ele nunca tem cor: em fileiras e colunas completas é uma cor à parte, e não conta para mais nada que peça uma cor.
ruling-unique_neighbors = { card-rg-unique-around }
    .about = Um texto liga cor e valor com “e”, outro com “ou”. Contamos os dois.
ruling-echo = { card-rg-same-value }
    .about = O próprio vidro raro não conta, só os outros dados com o valor dele.

ruling-automa_places = Os lugares dos dados
    .about = Um dado devolvido volta ao seu lugar. Um lugar sem dado é pulado, e a segunda escolha começa à direita de onde a primeira terminou. Para { card-lens-cutter } e { card-tap-wheel }, esses dados não estão na trilha de rodadas.
ruling-automa_swap = Vários dados na trilha de rodadas
    .about = Se vários cabem, o Automa pega o de maior valor. Se empatam, o que chegou primeiro.
ruling-automa_payment = A ferramenta do Automa
    .about = Ele paga pela ferramenta logo depois da primeira escolha, mesmo que ela se perca. O mesmo vale para pegar vidro.
ruling-automa_second_die = Segundo dado na hora
    .about = Isto só importa nas rodadas pares: o Automa pega os dois dados, e depois você joga os seus dois turnos.
ruling-automa_glass = O vidro do Automa
    .about = Ele pega o vidro de maior valor do tabuleiro. Um dado no espaço do vidro passa para o próximo espaço livre abaixo ou, na falta dele, para o mais alto da coluna; se não houver nenhum, sai do jogo. Se o vidro vem depois da última rodada e o espaço está livre, ele mantém o próprio valor.
ruling-automa_emptiest_column = Dados do Automa que não cabem
    .about = Com a terceira carta de Passion, esse dado vai para o espaço livre mais alto da coluna com mais espaços livres; se houver empate, a mais à esquerda.

ruling-remembered_mistakes = Os erros são lembrados
    .about = Uma mesa de confiança se lembra de um dado posicionado contra as regras de contato ou de borda até que ele seja retirado ou movido de forma válida. Ferramentas podem deixar dados isolados; isso não é erro.
ruling-excused_dice = Restrições ignoradas
    .about = Um dado que pôde ignorar uma restrição impressa não é um erro enquanto fica no seu espaço.
ruling-doubts = Dúvidas
    .about = Uma janela de uma mesa de verdade não mostra como um dado ficou isolado. A conferência lista esses dados como dúvidas, separados dos erros.
ruling-calling_checks = Pedir conferências
    .about = Só entre as ações do seu turno, sem dado na mão e sem ferramenta em uso, você pode conferir cada janela uma vez, inclusive a sua. Antes da contagem dos pontos, todos, em ordem, pedem uma conferência ou recusam, até que todos recusem, um após o outro. Um pedido sem razão não custa nada, e a contagem nunca procura erros.
ruling-removing_dice = Quais dados são removidos
    .about = Os livros de regras só dizem que o dono escolhe. Aqui só pode ser removido um dado que naquele momento quebre uma regra.

ruling-horizontal_symmetry = { card-horizontal-symmetry }
    .about = A nossa fonte não diz se conta uma vez só ou para cada par. Contamos cada par.
ruling-soldering_iron = { card-soldering-iron }
    .about = Esta ferramenta é nossa: dois dados da sua janela trocam de lugar, e todas as regras de posicionamento valem para os dois na janela resultante.
