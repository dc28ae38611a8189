# As pessoas juntas: o desafio do dia, o saguão, as conversas, as disputas.

home-together = Juntos

deal-standing = Ver como todos se saíram
problem-deal-bot = Aqui nenhum bot pode jogar por você: as pessoas são comparadas entre si.
problem-deal-hint = Aqui não há dicas: as pessoas são comparadas entre si.
problem-deal-options = Esta partida não foi preparada como este desafio.
problem-deal-seed = Esta é uma partida de outro desafio.
problem-deal-forged = Esta partida não pode ter sido jogada assim: { $why }.

# -- o desafio do dia

daily-title = Desafio do dia
daily-about = Um desafio por dia, com os mesmos dados para todos. Sua primeira partida do dia vale para a classificação.
daily-left = Ainda dá para começar uma partida classificada por { $time }.
daily-closed = Este dia já passou. Você pode jogar, mas sem classificação.
daily-streak = Sua sequência: { $days ->
    [1] { $days } dia
   *[other] { $days } dias
  } (maior: { $longest }).
daily-kind = Qual desafio
daily-kind-solo = Sozinho
daily-kind-glazier = Contra o glazier
daily-name = Seu nome na classificação
daily-play = Jogar o desafio de hoje
daily-play-archive = Jogar este desafio
daily-go-on = Continuar sua partida
daily-again = Jogar de novo, sem classificação
daily-mine = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
  }, vantagem { $lead }.
daily-place = Lugar { $place } de { $people }.
daily-unranked = Sem classificação.
daily-void = Esta partida não vale: você desistiu, ou ela terminou tarde demais.
daily-ranking = Como todos se saíram
daily-spread = Quantas pessoas tiveram cada vantagem
daily-people = { $count ->
    [1] { $count } pessoa
   *[other] { $count } pessoas
  }
daily-nobody = Ninguém terminou o desafio de hoje ainda.
daily-nobody-then = Ninguém foi classificado nesse dia.
daily-column-place = Lugar
daily-column-name = Nome
daily-column-points = Pontos
daily-column-lead = Vantagem
daily-rule-title = De onde vêm os dados, e partidas de fora
daily-rule = A vantagem são os seus pontos menos os pontos a superar, quando você joga sozinho, ou menos os pontos do bot. A semente dos sorteios vem da data (UTC) por uma regra pública, para que qualquer um possa conferir:
daily-honest = O servidor mantém cada dia fechado até ele começar e refaz cada partida antes que ela valha. Mas quem quiser pode calcular os dados de antemão. A classificação conta com o jogo limpo.
daily-file = Se você jogou este desafio sem o servidor, envie o arquivo da partida: ela é refeita e vale para a sua sequência, mas não para a classificação.
daily-file-send = Enviar um arquivo de partida
daily-archive = Dias anteriores
daily-archive-about = Todos os dias anteriores ainda podem ser jogados, sem classificação.
daily-date = Ir para um dia

problem-daily-none = Não há desafio para esse dia.
problem-daily-closed = O desafio de { $day } fica fechado até esse dia começar (UTC).
problem-daily-bot = Um arquivo não mostra quem escolheu pelo bot. Jogue este desafio aqui.
problem-daily-sent = Você já enviou uma partida desse dia.
