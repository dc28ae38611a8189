# Quebra-cabeças: posições de partidas reais em que uma jogada é claramente a melhor.

puzzles-about = Posições de partidas reais em que uma jogada é claramente a melhor. Encontre-a.
puzzles-how = As partidas foram jogadas por bots de forças diferentes. A melhor jogada fica pelo menos três pontos à frente de todas as outras, em centenas de simulações do bot { bot-master }. O nível diz com que frequência os bots não a encontram e como é raro acertá-la às cegas.
puzzles-grade = Nível { $grade }
puzzles-solved = { $solved ->
    [1] { $solved } de { $count } resolvido
   *[other] { $solved } de { $count } resolvidos
  }
puzzles-start = Começar
puzzles-go-on = Continuar
puzzles-again = De novo

puzzle-question = Qual é a melhor jogada aqui?
puzzle-how = Jogue o turno inteiro e encerre-o.
puzzle-where = Nível { $grade } de 5
puzzle-right = Certo! A segunda melhor jogada rende { $margin ->
    [1] { $margin } ponto a menos.
   *[other] { $margin } pontos a menos.
  }
puzzle-wrong = Não é a melhor jogada: rende { $loss ->
    [1] { $loss } ponto a menos.
   *[other] { $loss } pontos a menos.
  }
puzzle-given-up = A segunda melhor jogada rende { $margin ->
    [1] { $margin } ponto a menos.
   *[other] { $margin } pontos a menos.
  }
puzzle-best = Melhor: { $turn }
puzzle-missed = Os bots não a encontram em { $missed } de 100 tentativas.
puzzle-next = Próximo quebra-cabeça
puzzle-again = Tentar de novo
puzzle-show-best = Mostrar a melhor jogada
puzzle-show-mine = Mostrar a minha jogada
puzzle-give-up = Mostrar a resposta
puzzle-leave = Todos os quebra-cabeças

puzzle-theme-scores = Objetivos públicos
puzzle-theme-own_objective = Seu objetivo pessoal
puzzle-theme-tool = Uma ferramenta
puzzle-theme-keeps_open = Não fechar um espaço
puzzle-theme-narrow = O espaço difícil
puzzle-theme-flexible = Margem de manobra
puzzle-theme-promises = Pontos para depois
puzzle-theme-wait = Paciência
puzzle-as-good = Tão boa quanto a melhor jogada. A seguinte rende { $margin ->
    [1] { $margin } ponto a menos.
   *[other] { $margin } pontos a menos.
  }
puzzle-thinking = Analisando a sua jogada…
puzzles-themes = Todos os temas
puzzles-theme = Tema
puzzles-rating = Seu rating nos quebra-cabeças: { $rating } ({ $count ->
    [1] { $count } respondido
   *[other] { $count } respondidos
  })

mistake-where = Rodada { $round }, { $name }: encontre uma jogada melhor que a da partida
mistake-leave = Voltar à análise
mistake-right = Certo! Rende { $margin ->
    [1] { $margin } ponto
   *[other] { $margin } pontos
  } a mais que a jogada da partida.
mistake-as-good = Tão boa quanto a melhor jogada, que rende { $margin ->
    [1] { $margin } ponto
   *[other] { $margin } pontos
  } a mais que a da partida.
mistake-given-up = A melhor jogada rende { $margin ->
    [1] { $margin } ponto
   *[other] { $margin } pontos
  } a mais que a da partida.
