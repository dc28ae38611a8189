# A primeira partida, em lições. Números, dados, espaços e assentos são fatos das regras e nunca estão escritos aqui.

learn-screen = Aprender Sagrada
learn-lesson = Lição { $number } de { $count }
learn-step = Passo { $number } de { $count }
learn-next = Avançar
learn-next-lesson = Próxima lição
learn-finish = Concluir
learn-back = Voltar
learn-skip = Pular a lição
learn-leave = Sair das lições
learn-contents = Todas as lições
learn-passed = concluída
learn-here = você está aqui
learn-restart = Recomeçar
learn-choose = Sua resposta
learn-sheet = Folha de pontos
learn-you = Você
learn-name-1 = Bruno
learn-name-2 = Mia
learn-end-title = Você já conhece as regras
learn-end-text = Agora jogue uma partida de verdade: você contra o bot { bot-apprentice }, um dos mais fáceis. Os espaços válidos brilham; toque em qualquer outro para saber por que não.
learn-end-play = Jogar a primeira partida
learn-end-skipped = Você encontra as lições que pulou em “{ learn-contents }”.

# O que se diz a uma resposta.
lesson-says-refused = Ali não. Leia o motivo e tente outro espaço.
lesson-says-not_now = Ainda não. Primeiro faça o que este passo pede.
lesson-says-allowed = Esse é permitido. Tente um que não brilhe.
lesson-says-other_reason = Isso não é permitido, mas por outro motivo. Tente outro espaço.
lesson-says-found = { $left ->
    [1] Certo! Falta um.
   *[other] Certo! Faltam { $left }.
  }
lesson-says-found_already = Esse você já encontrou.
lesson-says-wrong = Quase. Os dados que pontuam estão iluminados agora: conte de novo.

lesson-window = A sua janela
lesson-window-goal = Esta é a sua janela, “{ $window }”. Em { $rounds } rodadas você preenche os { $size } espaços dela com dados, as suas peças de vidro. Quem tiver mais pontos no fim vence.
lesson-window-dice = Estes { $count } dados são o acervo de compra. Cada dado tem uma de { $colors } cores e um valor.
lesson-window-take = Toque num dado para pegá-lo. Escolha o que quiser.
lesson-window-take-done = Você está com o { $die } na mão.
lesson-window-place = { $count ->
    [1] Um espaço brilha: o dado pode ir ali. Posicione-o nele.
   *[other] { $count } espaços brilham: o dado pode ir em qualquer um. Posicione-o num deles.
  }
lesson-window-place-done = A sua primeira peça de vidro. Por que só ali? É o que vem a seguir.

lesson-first = O primeiro dado
lesson-first-middle = O primeiro dado de uma janela vai na borda. Tente no meio mesmo assim: toque num espaço de lá e veja.
lesson-first-middle-done = Isso não é permitido, e você vê por quê. Toque sempre que quiser num espaço que não brilha para saber o motivo.
lesson-first-edge = Agora posicione o { $die } na borda. { $count ->
    [1] Um espaço brilha.
   *[other] { $count } espaços brilham.
  } As quinas fazem parte da borda.
lesson-first-edge-done = Você começou a sua janela.

lesson-printed = O que os espaços pedem
lesson-printed-color = Um espaço colorido só aceita dados daquela cor. Tente posicionar o { $die } num espaço de outra cor.
lesson-printed-color-done = A cor precisa ser a mesma. O valor ali não importa.
lesson-printed-value = Um espaço com número só aceita aquele valor. Tente posicionar o { $die } em outro número.
lesson-printed-value-done = O valor precisa ser o mesmo. A cor ali não importa.
lesson-printed-free = Espaços sem restrição aceitam qualquer dado. Posicione o { $die } onde brilha.
lesson-printed-free-done = Um espaço pede uma cor, um número ou nada. É só isso.

lesson-neighbours = Vizinhos
lesson-neighbours-color = Dois dados lado a lado nunca têm a mesma cor. Tente posicionar o { $die } bem ao lado de um dado da cor dele.
lesson-neighbours-color-done = Lado a lado quer dizer à esquerda, à direita, acima ou abaixo.
lesson-neighbours-value = Também nunca têm o mesmo valor. Tente posicionar o { $die } bem ao lado de um dado com o valor dele.
lesson-neighbours-value-done = Aqui só contam os dados. O que está impresso no espaço vizinho não importa.
lesson-neighbours-corner = Na diagonal, a cor e o valor podem se repetir. Posicione o { $die } { $count ->
    [1] no espaço que brilha.
   *[other] num dos { $count } espaços que brilham.
  }
lesson-neighbours-corner-done = O mesmo valor na diagonal é permitido.
lesson-neighbours-blocking = Uma dica dos livros de regras. { $space } pede a cor do dado que está bem ao lado dele. Tente posicionar ali o { $die }.
lesson-neighbours-blocking-done = Nenhum dado cabe em { $space } enquanto esse vizinho ficar ali. Por isso, pense duas vezes antes de posicionar um dado ao lado de um espaço impresso com a mesma cor ou o mesmo valor.

lesson-touching = Sempre juntos
lesson-touching-far = Todo dado depois do primeiro precisa tocar outro, lado a lado ou na diagonal. Tente posicionar o { $die } longe de todos.
lesson-touching-far-done = Ele não pode ficar isolado.
lesson-touching-all = Agora todas as regras de uma vez, e nada brilha. Onde o { $die } pode ir? { $count ->
    [1] Encontre o único espaço.
   *[other] Encontre os { $count } espaços.
  }
lesson-touching-all-done = Você encontrou todos: { $spaces }. Agora você sabe posicionar dados, e essa era a parte mais difícil.

lesson-turns = Ida e volta
lesson-turns-order = { $count } jogadores. Você começa, { $second } vem depois, e então { $third }. Dali os turnos voltam no sentido contrário. Quem joga o turno { $number }?
lesson-turns-order-hint = Quase. Conte os turnos: uma volta inteira e depois o caminho de volta.
lesson-turns-order-done = { $seat } de novo! Quem joga por último tem dois turnos seguidos, e quem começou também encerra a rodada. É o exemplo do próprio livro de regras.
lesson-turns-draft = O seu primeiro turno. Compre um dos { $count } dados, posicione-o e toque em “{ button-end }”.
lesson-turns-draft-done = { $second } e { $third } já jogaram. { $count ->
    [1] Sobrou um dado,
   *[other] Sobraram { $count } dados,
  } e é a sua vez de novo.

lesson-track = A trilha de rodadas
lesson-track-last = O seu segundo turno é o último desta rodada. Pegue um dos { $count } dados, posicione-o e toque em “{ button-end }”.
lesson-track-last-done = Os dados que ninguém pegou estão agora na trilha de rodadas: { $dice }. { $seat } começa a rodada { $round }. Com { $players } jogadores, são rolados { $count } dados novos.
lesson-track-ten = E assim por { $rounds } rodadas. Você nunca precisa pegar um dado: pode só tocar em “{ button-end }”.

lesson-choice = Escolher uma janela
lesson-choice-easy = Antes da primeira rodada você escolhe uma de quatro janelas. As bolinhas ao lado do nome mostram a dificuldade, e cada uma dá um marcador de benefício. Quantos marcadores dá “{ $window }”?
lesson-choice-easy-hint = Quase. Conte as bolinhas ao lado do nome da janela.
lesson-choice-easy-done = { $count } marcadores de benefício. Eles pagam as ferramentas, e cada um que sobrar vale um ponto.
lesson-choice-hard = “{ $window }” pede mais cores e números, por isso é mais difícil de preencher. Quantos marcadores ela dá?
lesson-choice-hard-hint = { lesson-choice-easy-hint }
lesson-choice-hard-done = { $count } marcadores de benefício. Na primeira partida, escolha uma janela fácil; uma difícil deixa mais marcadores para as ferramentas.

lesson-tools = Ferramentas e marcadores de benefício
lesson-tools-tokens = As ferramentas abrem exceções às regras e custam marcadores de benefício. Você tem { $count }. Os que você guardar valem pontos no fim. Por enquanto, { $points ->
    [1] um ponto.
   *[other] { $points } pontos.
  }
lesson-tools-use = “{ $tool }” aumenta ou diminui em um o valor de um dado que você compra. Use essa ferramenta no { $die } para que ele caiba em { $space }.
lesson-tools-use-done = Você pagou { $paid } e tem { $count }. Os marcadores pagos ficam na carta, por isso de agora em diante ela custa { $price }.

lesson-moving = Mover um dado
lesson-moving-use = Alguém usou “{ $tool }” antes de você, por isso agora custa { $price }. Essa ferramenta move um dado e ignora as cores impressas. Mova o { $die } para { $space }.
lesson-moving-use-done = O espaço { $spaces } pede outra cor. A quina cortada do dado mostra que uma ferramenta permitiu. As regras de vizinhança continuaram valendo.
lesson-moving-again = Você pode usar uma ferramenta por turno. Tente usar também “{ $tool }” e veja na carta por que não pode.
lesson-moving-again-done = Fica para o próximo turno.

lesson-public = Objetivos públicos
lesson-public-count = Estas cartas valem para todos. “{ $card }”: { $each } pontos cada vez. Quantos pontos ela vale agora?
lesson-public-count-done = { $count } pontos. Eles vêm dos dados iluminados.
lesson-public-pairs = “{ $card }”: { $each } pontos cada vez, e nenhum dado conta duas vezes. Quantos pontos agora?
lesson-public-pairs-done = { $count ->
    [1] Um ponto,
   *[other] { $count } pontos,
  } dos dados iluminados.
lesson-public-make = Posicione bem os seus dados para cumprir os objetivos. Pegue o dado que cabe em { $space } e posicione-o ali.
lesson-public-make-done = “{ $card }” vale agora { $count } pontos.

lesson-private = O seu objetivo pessoal
lesson-private-count = Esta carta é só sua. Os outros têm a deles, escondida até o fim. Quantos pontos vale “{ $card }” agora?
lesson-private-count-done = { $count } pontos: os valores desses dados, somados.
lesson-private-draft = Por isso, alguns dados valem mais para você. Pegue o { $die } e posicione-o.
lesson-private-draft-done = “{ $card }” vale agora { $count } pontos.

lesson-score = A contagem dos pontos
lesson-score-end = Rodada { $round } de { $rounds }, e o último turno de todos. Toque em “{ button-end }”.
lesson-score-end-done = A partida acabou. Vamos contar esta janela item por item. É o exemplo do próprio livro de regras.
lesson-score-columns = Primeiro os objetivos públicos. “{ $card }”: { $each } pontos cada vez. Quantos pontos?
lesson-score-columns-done = { $count } pontos. Só contam colunas completas.
lesson-score-light = “{ $card }”: { $each } pontos cada vez. Quantos pontos?
lesson-score-light-done = { $count } pontos.
lesson-score-colors = “{ $card }”: { $each } pontos cada vez. Quantos pontos?
lesson-score-colors-done = { $count } pontos.
lesson-score-private = O seu objetivo pessoal é revelado: “{ $card }”. Quantos pontos?
lesson-score-private-done = { $count } pontos: os valores somados.
lesson-score-rest = Os marcadores que sobram valem pontos. Aqui são { $count }. Um espaço livre custa { $each ->
    [1] um ponto.
   *[other] { $each } pontos.
  } Quantos pontos custam os espaços livres?
lesson-score-rest-done = { $open ->
    [1] Um espaço livre: { $points }.
   *[other] { $open } espaços livres: { $points }.
  }
lesson-score-total = Agora some a folha de pontos. Quantos pontos ao todo?
lesson-score-total-hint = Quase. Some tudo o que está na folha e subtraia os espaços livres.
lesson-score-total-done = { $count } pontos, como no livro de regras. Era a última regra.

problem-lesson-offline = Sem conexão, a lição só aceita as respostas que espera. Tente outra.
