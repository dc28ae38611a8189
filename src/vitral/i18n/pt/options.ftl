# Every option with one plain sentence. Made from src/vitral/i18n/options by `make generate`; do not edit.

option-mode = Modo de jogo
    .about = Vários jogadores, um jogador contra uma pontuação alvo, ou um jogador contra o Automa.

option-players = Jogadores
    .about = De 2 a 6, ou 1 no jogo individual e contra o Automa.

option-dice_pools = Acervos pessoais
    .about = Cada um começa com dez dados próprios e tem um turno por rodada: um dado do acervo de compra e um do acervo pessoal.

option-setup = Preparação
    .about = Como no livro de regras: você escolhe a janela conhecendo só o que é seu. Cartas primeiro: as ferramentas e os objetivos públicos já estão à vista. Com o Automa as cartas vêm sempre primeiro.
option-setup-printed = Como no livro de regras
option-setup-cards_first = Cartas primeiro

option-start_player = Jogador inicial
    .about = Sorteado, ou quem vocês combinarem.
option-start_player-random = Sorteado
option-start_player-1 = Jogador 1
option-start_player-2 = Jogador 2
option-start_player-3 = Jogador 3
option-start_player-4 = Jogador 4
option-start_player-5 = Jogador 5
option-start_player-6 = Jogador 6

option-bag = Bolsa de dados
    .about = Todos os 90 dados, ou uma bolsa menor quando há menos jogadores.
option-bag-full = Cheia
option-bag-scaled = Proporcional

option-enforcement = Erros
    .about = Mesa estrita: recusa jogadas inválidas. Mesa de confiança: aceita qualquer espaço livre, e os jogadores podem pedir uma conferência.
option-enforcement-strict = Mesa estrita
option-enforcement-honour = Mesa de confiança

option-audit = Conferências em mesas de confiança
    .about = whole (completas): a mesa se lembra dos dados posicionados contra as regras de contato e de borda. neighbors (só vizinhos): como nas partidas salvas antigas, para poder revê-las.

option-lathekin = Abridor de Chumbo
    .about = Um por vez: cada movimento precisa ser válido quando é feito. Juntos: você levanta os dois dados e depois posiciona ambos; eles podem trocar de lugar.
option-lathekin-one_by_one = Um por vez
option-lathekin-together = Juntos

option-tools = Ferramentas
    .about = Sorteadas, ou as que você escolher.

option-public = Objetivos públicos
    .about = Sorteados, ou os que você escolher.

option-privates = Objetivos pessoais
    .about = Objetivos de cor somam os dados de uma cor. Objetivos de posição somam certos espaços.
option-privates-colors = Cores
option-privates-mixed = Misturados
option-privates-positions = Posições

option-expansion_windows = Janelas da expansão para 5 e 6 jogadores
    .about = Acrescenta doze modelos. Padrão: a partir de cinco jogadores.
option-expansion_windows-true = Sim
option-expansion_windows-false = Não

option-inspirations = Inspirações
    .about = Passion: cada um recebe uma habilidade especial para usar de vez em quando.

option-rare_glass = Vidro raro
    .about = Passion: um tabuleiro com dados transparentes à venda, e objetivos pessoais sobre eles.

option-passion_publics = Mais objetivos públicos
    .about = Passion: mais seis objetivos, sobre simetria e equilíbrio.

option-promos = Cartas promo
    .about = As que conhecemos, e cartas nossas.

option-avoid_conflicts = Separar objetivos que não combinam
    .about = Objetivos que não combinam não são distribuídos juntos.

option-solo_tools = Número de ferramentas
    .about = Quanto menos ferramentas, mais difícil a partida.
option-solo_tools-3 = 3
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Objetivos pessoais
    .about = Com dois, vale só o que render mais pontos.
option-solo_private-2 = Dois, vale só o melhor
option-solo_private-1 = Um

option-solo_payment = Pagamento das ferramentas
    .about = Uma ferramenta custa um dado da cor dela. Na primeira tiragem, as ferramentas 1 a 6 custam um dado que mostre o número da ferramenta.
option-solo_payment-color = Pela cor
option-solo_payment-first_printing = Primeira tiragem

option-track = Dados restantes
    .about = Todos os dados restantes aumentam a pontuação alvo. Na variante leve, menos deles vão para a trilha de rodadas.
option-track-all = Todos na trilha
option-track-lighter = Variante leve

option-automa_level = Força do Automa
    .about = Um Automa mais forte ganha mais pontos no fim.
option-automa_level-easy = Fácil
option-automa_level-normal = Normal
option-automa_level-hard = Difícil

option-automa_misfit = Quando o dado do Automa não cabe em lugar nenhum
    .about = Estrito: a escolha se perde. Tolerante: o Automa procura outro dado que caiba.
option-automa_misfit-strict = Estrito
option-automa_misfit-lenient = Tolerante

option-glass_slot = Lugar do tabuleiro de vidro raro
    .about = Qual dos três lugares de ferramenta o tabuleiro de vidro raro ocupa. O Automa não paga nada quando a carta dele mostra esse lugar.
option-glass_slot-lot = Por sorteio
option-glass_slot-1 = Lugar 1
option-glass_slot-2 = Lugar 2
option-glass_slot-3 = Lugar 3

option-automa_bonus = Bônus do Automa
    .about = O Automa recebe no fim estes pontos a mais, em vez dos que a força dele daria.

option-rulings = Versão das nossas decisões
    .about = 2: as nossas decisões de hoje. 1: as das partidas salvas antigas, para poder revê-las.
