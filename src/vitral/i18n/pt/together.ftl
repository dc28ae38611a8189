# As pessoas juntas: o desafio do dia, o saguão, as mesas públicas, os torneios.

problem-too-long = É longo demais: no máximo { $most } caracteres.
problem-deal-bot = Aqui nenhum bot pode jogar por você: as pessoas são comparadas entre si.
problem-deal-hint = Aqui não há dicas: as pessoas são comparadas entre si.
problem-deal-options = As opções desta partida não são as deste desafio.
problem-deal-seed = Esta é uma partida de outro desafio.
problem-deal-forged = Esta partida não pode ter sido jogada assim: { $why }.

# -- o desafio do dia

daily-about = Um desafio por dia, com os mesmos dados para todos. Sua primeira partida do dia vale para a classificação.
daily-left = Você ainda tem { $time } para começar uma partida classificada.
daily-closed = Este dia já passou. Você pode jogar, mas sem classificação.
daily-streak = Sua sequência: { $days ->
    [1] { $days } dia
   *[other] { $days } dias
  } (maior: { $longest }).
daily-kind = Qual desafio
daily-kind-solo = Individual
daily-kind-glazier = Contra o bot { bot-glazier }
daily-name = Seu nome na classificação
daily-play = Jogar o desafio de hoje
daily-play-archive = Jogar este desafio
daily-go-on = Continuar sua partida
daily-again = Jogar de novo, sem classificação
daily-mine = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
  }, vantagem { $lead }.
daily-place = Posição { $place } de { $people }.
daily-ahead = Você está à frente de { $percent }% dos outros.
daily-unranked = Sem classificação.
daily-void = Esta partida não vale: você desistiu, ou ela terminou tarde demais.
daily-ranking = Como todos se saíram
daily-spread = Como as vantagens se distribuem
daily-people = { $count ->
    [1] { $count } pessoa
   *[other] { $count } pessoas
  }
daily-nobody = Ninguém terminou o desafio de hoje ainda.
daily-nobody-then = Ninguém foi classificado nesse dia.
daily-column-place = Posição
daily-column-name = Nome
daily-column-points = Pontos
daily-column-lead = Vantagem
daily-rule-title = De onde vêm os dados, e partidas de fora
daily-rule = A vantagem são os seus pontos menos a pontuação alvo, no jogo individual, ou menos os pontos do bot. A semente dos sorteios vem da data (UTC) por uma regra pública, para que qualquer um possa conferir:
daily-honest = O servidor mantém cada dia fechado até ele começar e refaz cada partida antes que ela valha. Mas quem quiser pode calcular os dados de antemão. A classificação conta com o jogo limpo.
daily-file = Se você jogou este desafio sem o servidor, envie o arquivo da partida: ela é refeita e vale para a sua sequência, mas não para a classificação.
daily-file-send = Enviar um arquivo de partida
daily-archive = Todos os dias
daily-archive-about = Todos os dias anteriores ainda podem ser jogados, sem classificação.
daily-date = Ir para um dia

problem-daily-none = Não há desafio para esse dia.
problem-daily-closed = O desafio de { $day } fica fechado até esse dia começar (UTC).
problem-daily-bot = Um arquivo não mostra quem escolheu pelo bot. Jogue este desafio aqui.
problem-daily-sent = Você já enviou uma partida desse dia.

# -- o saguão

lobby-about = Encontre alguém para jogar ou assista a outras partidas. Quem cria uma mesa decide se ela aparece aqui.
lobby-quick = Partida rápida
lobby-quick-about = Dois jogadores, jogo base. Agora: cinco minutos por turno. Em vários dias: um dia por turno.
lobby-quick-now = Jogar agora
lobby-quick-days = Jogar em vários dias
lobby-name = Seu nome
lobby-open = Mesas abertas
lobby-none = Ninguém está esperando jogadores no momento.
lobby-new = Montar sua própria mesa
lobby-free = { $count ->
    [1] { $count } assento livre
   *[other] { $count } assentos livres
  }
lobby-here = aqui agora
lobby-no-limit = sem limite de tempo
lobby-level-new = iniciantes são bem-vindos
lobby-level-experienced = para quem tem experiência
lobby-join = Entrar
lobby-join-at = Entrar na mesa de { $name }
lobby-yours = Ir para o seu assento
lobby-watch = Mesas para assistir
lobby-watch-none = Não há partida pública para assistir no momento.
lobby-watch-it = Assistir
lobby-watch-at = Assistir à mesa de { $name }
lobby-challenges = Desafios
lobby-challenged-by = { $name } quer jogar com você de novo.
lobby-accept = Aceitar
lobby-accept-of = Aceitar o desafio de { $name }
lobby-decline = Recusar
lobby-decline-of = Recusar o desafio de { $name }
lobby-opponents = Com quem você já jogou
lobby-opponents-about = Desafie alguém para outra partida. Ela começa se a outra pessoa aceitar.
lobby-opponents-games = { $count ->
    [1] { $count } partida com você
   *[other] { $count } partidas com você
  }
lobby-challenge = Desafiar { $name }: { $pace }
lobby-blocked = Pessoas que você bloqueou
lobby-unblock = Desbloquear

problem-not-met = Vocês ainda não jogaram juntos, ou um de vocês bloqueou o outro.
problem-no-lobby = Este servidor não tem saguão.
problem-locked = A mesa está trancada: mais ninguém pode entrar.
problem-lock-host = Só quem montou a mesa pode trancá-la.
problem-apart = Esta mesa não está aberta para você.
problem-block-players = Só quem joga pode bloquear alguém nesta mesa.
problem-blocked-enough = Você bloqueou gente demais. Desbloqueie alguém no saguão primeiro.
problem-public-seats = Uma mesa pública precisa de pelo menos um assento para quem entra por link.
problem-public-chat = Mesas públicas não têm bate-papo.

# -- as conversas

# -- os torneios

contests-about = Todos jogam com os mesmos dados, cada um na sua mesa. Depois os resultados são comparados.
contests-mine = Seus torneios
contest-new = Novo torneio
contest-create = Criar o torneio
contest-title = Título
contest-system = Formato
contest-system-once = A mesma distribuição para todos
    .about = Uma rodada: todos são comparados com todos.
contest-system-swiss = Sistema suíço
    .about = A cada rodada você enfrenta alguém que se saiu mais ou menos tão bem quanto você.
contest-system-all = Todos contra todos
    .about = Cada um enfrenta todos os outros uma vez, um por rodada.
contest-rounds = Rodadas
contest-rounds-n = { $count ->
    [1] { $count } rodada
   *[other] { $count } rodadas
  }
contest-days = Tempo por rodada
contest-days-none = Sem limite
contest-days-n = { $days ->
    [1] { $days } dia
   *[other] { $days } dias
  }
contest-stage-open = Esperando participantes
contest-stage-playing = Em andamento
contest-stage-over = Encerrado
contest-people = { $count ->
    [1] { $count } pessoa:
   *[other] { $count } pessoas:
  }
contest-invite = Link deste torneio
contest-enter = Participar
contest-begin = Começar
contest-waits-host = Você já participa. O torneio começa quando quem o criou quiser.
contest-round = Rodada { $round }.
contest-waiting = { $count ->
    [1] { $count } pessoa ainda não terminou.
   *[other] { $count } pessoas ainda não terminaram.
  }
contest-left = Tempo restante: { $time }.
contest-play = Jogar esta rodada
contest-done = Você terminou esta rodada.
contest-end-round = Encerrar a rodada agora
contest-end-sure = Quem ainda não terminou perde esta rodada.
contest-table = Classificação
contest-table-about = Vitória vale 1, empate vale ½. Empates na classificação são decididos pelos pontos dos seus adversários, depois pela soma das suas vantagens.
contest-column-score = Pontos
contest-column-games = V–E–D
contest-column-opponents = Adversários
contest-bye = ninguém (folga)
contest-missing = não terminou
contest-export = Baixar como JSON

problem-contest-none = Esse torneio não existe.
problem-contest-host = Só quem criou o torneio pode fazer isso.
problem-contest-begun = Este torneio já começou.
problem-contest-full = Um torneio é para no máximo { $most } pessoas.
problem-contest-over = Este torneio acabou.
problem-contest-alone = Um torneio precisa de pelo menos duas pessoas.
problem-contest-players = Só quem participa pode jogar.
problem-contest-not-begun = Este torneio ainda não começou.
problem-deal-secret = Outras pessoas ainda estão jogando a mesma distribuição. As partidas dela poderão ser vistas quando a rodada acabar.
contest-winner = { $name } venceu o torneio!
