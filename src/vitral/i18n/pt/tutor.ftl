# A primeira partida, em lições. Números, dados, espaços e lugares são fatos das regras e nunca estão escritos aqui.

learn-title = Aprenda em cinco minutos
learn-about = Lições curtas em janelas de verdade, uma regra de cada vez
learn-again = Aprender as regras
learn-go-on = Continuar aprendendo
learn-screen = Aprender Sagrada
learn-lesson = Lição { $number } de { $count }
learn-step = Passo { $number } de { $count }
learn-next = Continuar
learn-next-lesson = Próxima lição
learn-finish = Concluir
learn-back = Voltar
learn-skip = Pular a lição
learn-leave = Sair das lições
learn-contents = Todas as lições
learn-passed = feita
learn-here = você está aqui
learn-restart = Recomeçar
learn-choose = Sua resposta
learn-sheet = Folha de pontos
learn-you = Você
learn-name-1 = Bruno
learn-name-2 = Mia
learn-end-title = Você já sabe as regras
learn-end-text = Agora uma partida de verdade: você e o Aprendiz, o mais gentil dos bots. O que é permitido brilha; o resto diz por que não pode.
learn-end-play = Jogue a sua primeira partida
learn-end-skipped = As lições que você pulou esperam em “{ learn-contents }”.

# O que se diz a uma resposta.
lesson-says-refused = Aí não. Leia por quê e tente outro espaço.
lesson-says-not_now = Cada coisa a seu tempo. Primeiro faça o que se pede aqui.
lesson-says-allowed = Isso é permitido. Tente um que não brilhe.
lesson-says-other_reason = Recusado, mas por outro motivo. Tente outro espaço.
lesson-says-found = { $left ->
    [1] Certo! Falta um.
   *[other] Certo! Faltam { $left }.
  }
lesson-says-found_already = Esse você já encontrou.
lesson-says-wrong = Quase. Os espaços que pontuam estão iluminados agora: conte de novo.

lesson-window = A sua janela
lesson-window-goal = Esta é a sua janela: { $window }. Em { $rounds } rodadas você preenche os { $size } espaços dela com dados, as suas peças de vidro. Quem tiver mais pontos no fim vence.
lesson-window-dice = Estes { $count } dados são o acervo de compra. Cada dado tem uma de { $colors } cores e um valor.
lesson-window-take = Pegue um dado, o que você quiser: toque nele.
lesson-window-take-done = Na sua mão: { $die }.
lesson-window-place = { $count ->
    [1] Um espaço brilha: é ali que ele pode ir. Posicione-o nele.
   *[other] { $count } espaços brilham: é ali que ele pode ir. Posicione-o num deles.
  }
lesson-window-place-done = A sua primeira peça de vidro. Por que justo ali? É o que vem agora.

lesson-first = O primeiro dado
lesson-first-middle = O primeiro dado de uma janela vai na borda. Tente o meio mesmo assim: toque num espaço de lá e veja.
lesson-first-middle-done = Recusado, e você fica sabendo por quê. Toque sempre que quiser num espaço que não brilha para ler o motivo.
lesson-first-edge = Agora posicione o dado ({ $die }) na borda. { $count ->
    [1] Um espaço brilha.
   *[other] { $count } espaços brilham.
  } As quinas fazem parte da borda.
lesson-first-edge-done = A sua janela começou.

lesson-printed = O que os espaços pedem
lesson-printed-color = Um espaço colorido só aceita dados daquela cor. Tente o dado ({ $die }) num espaço de outra cor.
lesson-printed-color-done = A cor precisa ser a mesma. O valor ali é livre.
lesson-printed-value = Um espaço com número só aceita aquele valor. Tente o dado ({ $die }) em outro número.
lesson-printed-value-done = O valor precisa ser o mesmo. A cor ali é livre.
lesson-printed-free = Espaços sem nada impresso aceitam qualquer dado. Posicione o seu ({ $die }) onde brilha.
lesson-printed-free-done = Uma cor, um número ou nada: os espaços não pedem mais que isso.

lesson-neighbours = Vizinhos
lesson-neighbours-color = Lado a lado, dois dados nunca têm a mesma cor. Tente o seu ({ $die }) bem ao lado de um dado da cor dele.
lesson-neighbours-color-done = Lado a lado quer dizer à esquerda, à direita, acima e abaixo.
lesson-neighbours-value = E nunca têm o mesmo valor. Tente o seu ({ $die }) bem ao lado de um dado com o valor dele.
lesson-neighbours-value-done = Aqui só contam os dados. O que está impresso no espaço vizinho não importa.
lesson-neighbours-corner = Na diagonal podem ter os dois iguais. Posicione o dado ({ $die }) { $count ->
    [1] no espaço que brilha.
   *[other] num dos { $count } espaços que brilham.
  }
lesson-neighbours-corner-done = O mesmo valor, na diagonal: nada de errado nisso.

lesson-touching = Sempre juntos
lesson-touching-far = Todo dado depois do primeiro toca outro, lado a lado ou na diagonal. Tente o seu ({ $die }) longe de todos.
lesson-touching-far-done = Sozinho ele não pode ficar.
lesson-touching-all = Todas as regras juntas, e nada brilha. Onde este dado ({ $die }) pode ir? { $count ->
    [1] Encontre o único espaço.
   *[other] Encontre todos os { $count } espaços.
  }
lesson-touching-all-done = Todos encontrados: { $spaces }. Agora você sabe posicionar dados, e essa era a parte mais difícil.

lesson-turns = Ida e volta
lesson-turns-order = { $count } jogadores. Você começa, depois vem { $second }, depois { $third }; dali se volta pelo mesmo caminho. De quem é o turno { $number }?
lesson-turns-order-hint = Quase. Conte os turnos: uma volta inteira e depois o caminho de volta.
lesson-turns-order-done = { $seat } de novo! Quem vem por último joga duas vezes seguidas, e quem começou também encerra a rodada. É o exemplo do próprio livro de regras.
lesson-turns-draft = O seu primeiro turno. Compre um dos { $count } dados, posicione-o e termine o turno.
lesson-turns-draft-done = { $second } e { $third } pegaram os seus dados. { $count ->
    [1] Sobrou um dado,
   *[other] Sobraram { $count } dados,
  } e é a sua vez de novo.

lesson-track = A trilha de rodadas
lesson-track-last = O seu segundo turno é o último desta rodada. Pegue um dos { $count } dados, posicione-o e termine o turno.
lesson-track-last-done = O que ninguém pegou está agora na trilha de rodadas: { $dice }. { $seat } começa a rodada { $round }. Com { $players } jogadores, são rolados { $count } dados novos.
lesson-track-ten = Assim seguem { $rounds } rodadas. Ninguém é obrigado a pegar um dado: você também pode só terminar o turno.

lesson-tools = Ferramentas e marcadores de benefício
lesson-tools-tokens = As ferramentas abrem exceções às regras e custam marcadores de benefício. Você tem { $count }. Os que você guardar valem no fim: por enquanto, { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }.
lesson-tools-use = { $tool }: aumenta ou diminui em um o valor de um dado que você compra. Use-a neste dado ({ $die }) para que ele caiba em { $space }.
lesson-tools-use-done = Pagos: { $paid }. Restam: { $count }. O que se paga fica na carta, por isso de agora em diante ela custa { $price }.

lesson-moving = Mover um dado
lesson-moving-use = Alguém já usou esta ferramenta: { $tool }. Por isso agora custa { $price }. Ela move um dado e não olha as cores impressas: mova este ({ $die }) para { $space }.
lesson-moving-use-done = O espaço { $spaces } pede outra cor; a ponta cortada do dado mostra que uma ferramenta permitiu. Os vizinhos contaram do mesmo jeito.
lesson-moving-again = Você pode usar uma ferramenta por turno. Tente outra ({ $tool }): pergunte à carta por que não.
lesson-moving-again-done = Fica para o próximo turno.

lesson-public = Objetivos públicos
lesson-public-count = Estas cartas pontuam para todos. { $card }: { $each } pontos de cada vez. Quantos pontos ela vale agora?
lesson-public-count-done = { $count } pontos. São os espaços iluminados que os fazem.
lesson-public-pairs = { $card }: { $each } pontos de cada vez, e nenhum dado conta duas vezes. Quantos pontos agora?
lesson-public-pairs-done = { $count ->
    [1] Um ponto,
   *[other] { $count } pontos,
  } dos espaços iluminados.
lesson-public-make = Objetivos se cumprem posicionando bem. Pegue o dado que cabe em { $space } e posicione-o ali.
lesson-public-make-done = { $card } vale agora { $count } pontos.

lesson-private = O seu objetivo pessoal
lesson-private-count = Esta carta é só sua; os outros têm a deles, escondida até o fim. { $card }: quantos pontos ela vale agora?
lesson-private-count-done = { $count } pontos: os valores desses dados, somados.
lesson-private-draft = Então alguns dados valem mais para você. Pegue este ({ $die }) e posicione-o.
lesson-private-draft-done = { $card } subiu para { $count } pontos.

lesson-score = A contagem dos pontos
lesson-score-end = Rodada { $round } de { $rounds }, e o último turno de todos. Termine-o.
lesson-score-end-done = O jogo acabou. Contamos esta janela carta por carta; é o exemplo do próprio livro de regras.
lesson-score-columns = Primeiro os objetivos públicos. { $card }: { $each } pontos de cada vez. Quantos pontos?
lesson-score-columns-done = { $count } pontos. Só contam colunas inteiras.
lesson-score-light = { $card }: { $each } pontos de cada vez. Quantos pontos?
lesson-score-light-done = { $count } pontos.
lesson-score-colors = { $card }: { $each } pontos de cada vez. Quantos pontos?
lesson-score-colors-done = { $count } pontos.
lesson-score-private = O seu objetivo pessoal é revelado: { $card }. Quantos pontos?
lesson-score-private-done = { $count } pontos: os valores somados.
lesson-score-rest = Os marcadores que sobram valem pontos; aqui são { $count }. Um espaço livre custa { $each ->
    [1] um ponto.
   *[other] { $each } pontos.
  } Quanto dão os espaços livres?
lesson-score-rest-done = { $open ->
    [1] Um espaço livre: { $points }.
   *[other] { $open } espaços livres: { $points }.
  }
lesson-score-total = Agora some a folha. Quantos pontos ao todo?
lesson-score-total-hint = Quase. Some tudo o que está na folha; os espaços livres se descontam.
lesson-score-total-done = { $count } pontos, tal como no livro de regras. Era a última regra.
