# Montar uma mesa: cada opção com uma frase simples, que fica embaixo da escolha.

options-more = Mais opções
options-more-changed = { $count ->
    [1] Mais opções ({ $count } alterada)
   *[other] Mais opções ({ $count } alteradas)
}
options-group-play = Regras da partida
options-group-cards = Cartas
options-group-boxes = Expansões
options-reset = Voltar ao padrão

option-usual = { $value } (padrão)

option-cards-dealt = Por sorteio
option-cards-chosen = { $count ->
    [1] { $count } carta escolhida
   *[other] { $count } cartas escolhidas
}
option-cards-choose = Escolher…
option-cards-clear = Sortear

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
setup-name-guest = O convidado escolhe
setup-timer = Tempo por turno
    .about = Quando o tempo acaba, um bot joga por você.
setup-timer-0 = Sem limite
setup-timer-60 = 1 minuto
setup-timer-300 = 5 minutos
setup-timer-86400 = 1 dia
setup-timer-259200 = 3 dias
setup-stand-in = Se alguém sair
    .about = Um bot joga por quem desistir e, com limite de minutos, por quem estiver ausente. Sem bot, quem desistiu passa todos os turnos, e a mesa espera por todos os outros.
setup-stand-in-bot = Um bot assume
setup-stand-in-nobody = Sem bot
setup-difficulty = Dificuldade
setup-start = Começar a partida
setup-start-link = Criar a mesa e pegar o link
setup-start-watch = Começar a assistir
setup-starting = Preparando a mesa…
setup-refused = { $option }: { $why }
setup-back = Voltar
setup-way = Como você quer jogar?

setup-bot-title = Contra bots
setup-bot-about = Você e de um a cinco bots.
setup-solo-title = Individual
setup-solo-about = Supere os dados que você deixa para trás.
setup-hotseat-title = Mesma tela
setup-hotseat-about = De duas a seis pessoas na mesma tela.
setup-friends-title = Com amigos
setup-friends-about = Envie um link; jogue na hora ou ao longo de vários dias.
setup-automa-title = Automa
setup-automa-about = Contra um adversário controlado por cartas.
setup-watch-title = Assistir aos bots
setup-watch-about = Bots jogam uma partida inteira para você assistir.

bot-random = Aleatório
    .about = Faz jogadas válidas ao acaso e logo fica sem marcadores de benefício.
bot-apprentice = Aprendiz
    .about = Escolhe a janela mais fácil, guarda todos os marcadores de benefício e erra de vez em quando.
bot-apprentice-1 = Aprendiz do primeiro dia
    .about = Fraco: não vê um terço dos dados e muitas vezes avalia mal os espaços.
bot-apprentice-2 = Aprendiz novato
    .about = Fácil: não vê um em cada cinco dados e guarda todos os marcadores de benefício.
bot-apprentice-4 = Aprendiz cuidadoso
    .about = Segue regras práticas sem errar e guarda todos os marcadores de benefício.
bot-glazier = Vidraceiro
    .about = Avalia o que cada fileira, coluna e conjunto ainda pode virar e guarda metade dos marcadores de benefício.
bot-grandmaster = Grão-mestre
    .about = É quem vê mais longe e avalia melhor.
bot-master = Mestre
    .about = Simula o resto da partida muitas vezes antes de cada jogada.
bot-master-1 = Mestre relaxado
    .about = Adora ferramentas, gasta com elas a maior parte dos marcadores de benefício e não pesa bem as jogadas.
bot-master-2 = Mestre tranquilo
    .about = Recorre a ferramentas duas ou três vezes por partida e avalia mal uma jogada de vez em quando.
bot-master-3 = Mestre atento
    .about = Raramente erra, mas não simula o resto da partida.
bot-strength = { $points } pontos em média contra um bot do mesmo tipo.
bot-difficulty = { $bot } (uns { $points } pontos)
bot-soon = { $bot } (com força total daqui a pouco)
bot-reduced = { $bot } (mais fraco aqui)
bot-nth = { $bot } { $nth }
bot-person = { $nth ->
    [1] Inês
    [2] Bruno
    [3] Clara
    [4] Dário
    [5] Elsa
   *[other] Félix
  } ({ $bot })

setup-door = Quem pode entrar
setup-door-link = Quem tem o link
    .about = Só entra quem receber o link de você.
setup-door-chat = Amigos, com bate-papo
    .about = Só entra quem receber o link de você, e todos na mesa podem escrever uns aos outros.
setup-door-public = Todo mundo
    .about = A mesa aparece no saguão: qualquer pessoa pode entrar ou assistir. Não há bate-papo.
setup-level = Com quem você gostaria de jogar?
setup-level-any = Qualquer pessoa
setup-level-new = Iniciantes
setup-level-experienced = Jogadores experientes
setup-windows = Suas janelas
    .about = Todos na mesa podem escolher uma delas. No máximo { $most }.

emblem-title = Seu emblema
emblem-about = Ele acompanha seu nome na mesa. Se você não escolher, ele é criado a partir do seu nome.
emblem-color = Cor
emblem-pattern = Desenho
emblem-by-name = Pelo meu nome
emblem-nth = Desenho { $nth }
