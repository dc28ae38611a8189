# O treinador: conselhos para um turno e o que há a dizer de uma partida terminada.

key-h = pedir uma dica
hint = Dica
hint-thinking = Pensando…
bot-thinking = { $name } está pensando…

# Orações do conselho, no infinitivo: "comprar o 4 vermelho" e "posicioná-lo em B3", unidas numa frase só.
coach-take = comprar o { $die }
coach-take-place = comprar o { $die } do lugar { $place }
coach-own = escolher o { $die } do seu acervo pessoal
coach-glass = pegar o { $die }
coach-place = posicioná-lo em { $space }
coach-side = construir “{ $card }”
coach-lift = mover o dado de { $space }
coach-remove = remover o dado de { $space }
coach-tool = usar “{ $card }”
coach-gather = pegar os marcadores de “{ $card }”
coach-inspire = usar a sua inspiração
coach-go = continuar sem ela
coach-leave = deixar o dado
coach-pay = pagar com o { $die }
coach-keep = pôr só o { $die } na trilha de rodadas
coach-keep-all = pôr todos os dados na trilha de rodadas
coach-set = mudá-lo para { $value }
coach-track = trocá-lo pelo { $die } da rodada { $round }
coach-check = conferir a janela de { $whom }
coach-stop = parar por aí
coach-pass = encerrar o turno
coach-nothing = encerrar o turno sem comprar um dado
coach-advice = { $moves }. Ganho esperado, em pontos: { $gain }.
coach-advice-plain = { $moves }.

coach-why-scores = “{ $card }” rende { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } na hora.
coach-why-own_objective = O seu objetivo pessoal “{ $card }” rende { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
coach-why-keeps_for = Assim { $space } ainda serve para um { $value }.
coach-why-promises = “{ $card }” ainda deve render cerca de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
coach-why-off_track = A pontuação alvo fica { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } mais baixa.
coach-why-keeps_open = Assim { $space } ainda pode ser preenchido.
coach-why-narrow = Poucos dados cabem em { $space }.
coach-why-tool = “{ $card }” vale o preço.
coach-why-flexible = É o que deixa mais opções para você.
coach-why-wait = Nenhum destes dados vale um espaço.

review = Análise
review-title = Como foi a partida
review-making = Examinando todos os turnos…
review-chart = Pontuação final esperada
review-chart-solo = Pontos esperados acima da pontuação alvo
review-chart-about = { $what } depois de cada turno. { $players }
review-chart-end = { $name }: de { $first } a { $last }.
review-table = Como tabela
review-round = Rodada
review-mistakes = Os turnos que custaram mais
review-no-mistakes = Ninguém cometeu um erro que mereça menção.
review-mistake = Rodada { $round }, { $name }: { $loss ->
    [1] menos { $loss } ponto
   *[other] menos { $loss } pontos
  }
review-played = Jogada: { $turn }.
review-better = Melhor: { $turn }.
review-causes = Para onde foram os pontos: { $causes }.
review-causes-none = Não houve uma causa única, mas várias pequenas.
review-cause-dead = nada mais cabe em { $spaces } ({ $gain })
review-cause-open = espaços livres ({ $gain })
review-cause-objective = “{ $card }” ({ $gain })
review-cause-tokens = marcadores de benefício ({ $gain })
review-cause-track = a pontuação alvo ({ $gain })
review-look = Ver a rodada { $round }, { $name }
review-look-short = Ver
review-try = Tentar de novo a rodada { $round }, { $name }
review-try-short = Tentar
review-nth = Erro { $nth } de { $count }
review-previous = Erro anterior
review-next = Próximo erro
review-luck = Sorte nos dados
review-luck-good = { $name }: os dados valeram { $points } pontos a mais que a média.
review-luck-bad = { $name }: os dados valeram { $points } pontos a menos que a média.
review-luck-even = { $name }: os dados ficaram perto da média.
review-note = Avaliação dos bots, que veem todas as cartas agora que a partida acabou.

review-gap = Esperado depois do melhor turno: { $best }. Depois deste: { $expected }.
review-how = Para saber quanto um turno custou, os bots jogaram a partida até o fim a partir dele e a partir do melhor turno, nas mesmas 12 a 48 continuações possíveis. Ficam de fora as diferenças dentro da margem de erro e os turnos em que dados foram rolados ou tirados da bolsa. Cada anel mostra onde a curva estaria depois do melhor turno.
