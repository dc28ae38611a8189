# Montar uma mesa: cada opção com uma frase simples, que fica embaixo da escolha.

options-more = Mais opções
options-more-changed = { $count ->
    [1] Mais opções ({ $count } mudada)
   *[other] Mais opções ({ $count } mudadas)
}
options-group-play = Como se joga
options-group-cards = Que cartas
options-group-boxes = Caixas e expansões
options-reset = Voltar às regras usuais

option-usual = O usual: { $value }

option-mode = Modo de jogo
    .about = Vários jogadores, um contra uma pontuação alvo, ou um contra um Automa de cartas.
option-players = Jogadores
    .about = De 2 a 6, ou 1 no jogo individual e contra o Automa.

option-automa_level = Força do Automa
    .about = Quanto mais forte o Automa, mais pontos ele ganha no fim.
option-automa_level-easy = Fácil
option-automa_level-normal = Normal
option-automa_level-hard = Difícil

option-automa_bonus = Pontos do Automa
    .about = Ele recebe exatamente estes pontos, seja qual for a sua força.

option-automa_misfit = Quando o dado do Automa não cabe
    .about = Estrito: a escolha se perde. Tolerante: ele segue procurando um dado que caiba.
option-automa_misfit-strict = Estrito
option-automa_misfit-lenient = Tolerante

option-solo_tools = Número de ferramentas
    .about = Com menos ferramentas, o jogo individual fica mais difícil.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Objetivos pessoais
    .about = Com dois, conta o que render mais pontos.
option-solo_private-1 = Um
option-solo_private-2 = Dois, o melhor conta

option-solo_payment = Como pagar as ferramentas
    .about = Uma ferramenta custa um dado da cor dela; na primeira tiragem, as ferramentas 1 a 6 custam um dado daquele valor.
option-solo_payment-color = Pela cor
option-solo_payment-first_printing = Primeira tiragem

option-track = Dados que sobram
    .about = Todo dado que sobra aumenta a pontuação alvo; a variante leve põe menos dados na trilha de rodadas.
option-track-all = Todos na trilha
option-track-lighter = Variante leve

option-dice_pools = Acervos pessoais
    .about = Cada um começa com dez dados próprios; um turno por rodada, com um dado de cada acervo.

option-bag = Bolsa de dados
    .about = Todos os 90 dados, ou uma bolsa menor, na medida do número de jogadores.
option-bag-full = Cheia
option-bag-scaled = Na medida

option-enforcement = Erros
    .about = Estrita: jogadas inválidas são recusadas. De confiança: vale qualquer espaço livre, e os jogadores podem pedir uma conferência.
option-enforcement-strict = Estrita
option-enforcement-honour = De confiança

option-audit = Conferência em mesas de confiança
    .about = Completa: dados colocados contra as regras de contato e de borda são lembrados. Só vizinhos: como em partidas salvas antigas, para revê-las.
option-audit-whole = Completa
option-audit-neighbors = Só vizinhos

option-lathekin = Abridor de Chumbo
    .about = Um por vez: cada movimento é válido quando é feito. Juntos: os dois dados são levantados e depois colocados; podem trocar de lugar.
option-lathekin-one_by_one = Um por vez
option-lathekin-together = Juntos

option-tools = Ferramentas
    .about = Sorteadas, ou as que você escolher.
option-public = Objetivos públicos
    .about = Sorteados, ou os que você escolher.
option-cards-dealt = Por sorteio
option-cards-chosen = { $count ->
    [1] { $count } carta escolhida
   *[other] { $count } cartas escolhidas
}
option-cards-choose = Escolher…
option-cards-clear = Voltar ao sorteio

option-privates = Objetivos pessoais
    .about = Cores somam os dados de uma cor; posições somam certos espaços.
option-privates-colors = Cores
option-privates-mixed = Misturados
option-privates-positions = Posições

option-expansion_windows = Janelas da caixa para 5 e 6
    .about = Mais doze modelos entram no sorteio; o usual: a partir de cinco jogadores.
option-expansion_windows-true = Sim
option-expansion_windows-false = Não

option-inspirations = Inspirações
    .about = Passion: cada um tem um talento próprio para usar de vez em quando.
option-rare_glass = Vidro raro
    .about = Passion: um tabuleiro com dados transparentes a comprar, e objetivos pessoais em torno deles.
option-passion_publics = Mais objetivos públicos
    .about = Passion: mais seis objetivos, sobre simetria e equilíbrio.
option-promos = Cartas promo
    .about = Um objetivo e duas cartas de janela, até onde são conhecidos.
option-avoid_conflicts = Separar objetivos que não combinam
    .about = Objetivos que atrapalham um ao outro não saem juntos.

setup-players = Jogadores
setup-seats = Assentos
setup-seat-kind = Quem joga no assento { $number }
setup-seat-name = Nome no assento { $number }
setup-seat-bot = Bot no assento { $number }
setup-kind-here = Aqui
setup-kind-link = Por link
setup-kind-bot = Bot
setup-name-me = Seu nome
setup-name-other = Jogador { $number }
setup-name-guest = A visita escolhe
setup-timer = Tempo por turno
    .about = Quando o tempo acaba, um bot faz a jogada.
setup-timer-0 = Sem limite
setup-timer-60 = 1 minuto
setup-timer-300 = 5 minutos
setup-timer-86400 = 1 dia
setup-timer-259200 = 3 dias
setup-start = Começar a partida
setup-start-link = Montar a mesa e pegar o link
setup-start-watch = Deixar os bots jogarem
setup-starting = Preparando a mesa…
setup-refused = { $option }: { $why }
setup-back = Voltar
setup-way = Como você quer jogar?

setup-bot-title = Contra bots
setup-bot-about = Você e de um a cinco bots.
setup-solo-title = Individual
setup-solo-about = Supere os dados que deixa para trás.
setup-hotseat-title = Mesma tela
setup-hotseat-about = De duas a seis pessoas num só aparelho.
setup-friends-title = Com amigos
setup-friends-about = Envie um link; jogue na hora ou ao longo de dias.
setup-automa-title = Automa
setup-automa-about = Contra um adversário de cartas.
setup-watch-title = Ver bots
setup-watch-about = Bots jogam uma partida inteira para você.

bot-random = Aleatório
    .about = Qualquer jogada válida, sem pensar.
bot-apprentice = Aprendiz
    .about = Regras práticas e um deslize de vez em quando.
bot-glazier = Vidraceiro
    .about = Pesa o que cada fileira, coluna e conjunto ainda pode vir a ser.
bot-master = Mestre
    .about = Ensaia o resto da partida muitas vezes antes de decidir.
bot-strength = Em média, { $points } pontos contra um igual.
bot-nth = { $bot } { $nth }
