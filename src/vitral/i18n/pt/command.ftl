### Not for the page

# A linha de comando: ajuda, queixas sobre argumentos e arquivos, e o que os comandos escrevem.
# Nomes de comandos, opções e os valores delas se digitam do mesmo jeito em todos os idiomas.

# -- o próprio vitral

command-vitral = Jogue, estude e arbitre o jogo de tabuleiro Sagrada. Um projeto de fãs, não oficial.
    .usage = uso:
    .arguments = argumentos posicionais
    .options = opções
    .commands = comandos
    .help = mostra esta ajuda e sai
    .version = mostra a versão do programa e sai
    .language = o idioma: { $names }; sem ele, o do seu sistema (LANG)
command-exits = códigos de saída
    .done = feito
    .wrong = a entrada foi entendida, mas não se sustenta: um registro impossível, ou uma infração com check --strict
    .unclear = não foi possível entender o pedido ou a entrada; nada foi gravado
command-none = diga um comando: { $names }
command-interrupted = interrompido
command-stopped = impossível continuar: { $reason }
command-extra = faltam pacotes para isto; instale-os com: { $command }
command-progress = { $done }/{ $total } partidas
command-percent = { $number }%
command-ranking = Classificação

metavar-command = COMANDO
metavar-file = ARQUIVO
metavar-code = CÓDIGO
metavar-where = ONDE

# -- argumentos

argument-at = argumento { $name }: { $why }
argument-see = { $problem }; veja: { $command }
argument-expected = esperado: { $usage } (o Python diz: { $python })
argument-unknown = argumentos desconhecidos: { $names }
argument-language = { $text } não está entre os idiomas; há: { $names }
argument-names = esperados nomes separados por vírgulas, encontrado { $found }
argument-number = esperado um número inteiro de { $least } em diante, encontrado { $found }
argument-seconds = esperado um número de segundos acima de 0 e até 3600, encontrado { $found }
argument-cards = acrescenta às cartas incluídas as de um arquivo { $ending }; pode se repetir
argument-json = escreve JSON em vez de texto
argument-progress = mostra o andamento na saída de erros mesmo que ela não seja um terminal
argument-seed = qualquer texto ou número (padrão 0)
argument-jobs = quantos processos (padrão 1)

# As opções de uma mesa.
command-table = a mesa
    .usual = Normalmente { $value }.

# -- arquivos

file-standard-input = entrada padrão
file-no-standard-input = a entrada padrão está fechada; dê um arquivo em vez de -
file-empty = está vazio; esperado JSON
file-unwritten = não foi possível gravar: { $reason }

# -- vitral play

command-play = joga no terminal: sem companhia, contra bots ou o Automa, ou várias pessoas que se revezam
    .people = quantas são pessoas, a partir do assento 1 (padrão 1)
    .everybody = todos os jogadores são pessoas e se revezam no teclado
    .bots = quem joga nos outros assentos: um para todos, ou um para cada; há: { $names }
    .names = como se chamam as pessoas
    .seed = a partida desta semente, qualquer texto ou número
    .save = guarda a partida neste arquivo, escolha por escolha
    .resume = continua uma partida salva, e segue guardando ali
    .hand = uma mesa de verdade: digite o que ali se rolou, comprou ou distribuiu
    .more =
        O jogo é texto puro e funciona com leitores de tela; cores só em terminais, e nunca onde NO_COLOR está definida.
        Durante o jogo, { line-command-help } lista o que se pode digitar.

        Com --by-hand os dados e as cartas são os de uma mesa de verdade: você digita o que se rolou, comprou ou distribuiu, e o
        programa cuida das regras, joga pelos bots ou pelo Automa, e conta. Para o Automa: { $example }

# -- vitral serve

command-serve = joga no navegador: oferece a página e as mesas dela
    .host = o endereço em que escuta (127.0.0.1: só este computador)
    .port = a porta (8000); 0 usa qualquer uma livre
    .db = um arquivo, ou um URL { $url }; sem isso, um arquivo seu
    .open = abre a página no navegador
    .origin = uma origem cujas páginas também podem usar este servidor
    .more =
        As partidas ficam num arquivo (veja --db) e sobrevivem ao que quer que aconteça com este programa. O endereço vale só
        para este computador; --host 0.0.0.0 deixa entrar outras pessoas da sua rede. docs/server.md conta como oferecê-lo a outros.
command-serve-at = Vitral está em { $address }
command-serve-stop = pare com Ctrl+C
command-serve-stopped = Parado; todas as partidas estão guardadas.
command-serve-ports = --port: só existem 65535 portas
command-serve-deaf = impossível escutar em { $host }, porta { $port }: { $reason }; tente --port 0

# -- vitral score

command-score = conta os pontos das janelas de uma mesa
    .file = as janelas em JSON, ou - para a entrada padrão
    .proof = diz que espaços deram os pontos
    .more =
        O arquivo é JSON; as janelas vêm na ordem dos primeiros turnos dos donos na última rodada:
        { $example }
        Uma fileira nomeia os seus cinco espaços da esquerda para a direita: R4 é um quatro vermelho, -- um espaço livre, W4
        vidro raro. Os ids estão em: vitral cards. Chaves opcionais: { $keys }; e numa janela: { $excused } (espaços que a
        conferência perdoa). Contar pontos nunca é conferir.

        Jogo individual: { $solo }, uma janela sem marcadores, um ou dois objetivos pessoais (vale o melhor), e a trilha de
        rodadas, { $track }, cuja soma é a pontuação alvo.
        Contra o Automa: { $automa }, a janela dele marcada { $mark } e sem modelo,
        e { $level }.
command-score-no-target = Sem pontuação alvo: o arquivo não conta a trilha.

# -- vitral check

command-check = confere as janelas com os seus modelos e vizinhos
    .strict = sai com 1 se uma janela infringe uma regra
    .more =
        O arquivo é o de vitral score (veja: vitral score --help); aqui só são precisos { $keys }.
        Uma conferência olha o que está impresso nos espaços e os dados lado a lado, não as bordas nem o contato, pois
        ferramentas podem deixar dados isolados. A dados postos com uma dispensa se perdoa o que está impresso: { $excused }
        Vidro raro (W4) não tem cor: cabe em toda cor e pode ficar ao lado de qualquer uma, mas o seu valor conta. A janela do
        Automa não se confere, pois os dados dele seguem as cartas.

        Sai com 0 seja o que for que encontre; com --strict sai com 1 se uma janela infringe uma regra.
command-check-automa = { $name }: não se confere, pois os dados do Automa seguem as cartas dele
command-check-fine = { $name }: nenhuma regra infringida
command-check-broken = { $name }: { $count ->
    [1] { $count } dado infringe uma regra
   *[other] { $count } dados infringem uma regra
  }
command-check-space = { $space } tem { $die } ({ $asks }): { $why }
command-check-without = { $count ->
    [1] tudo certo sem { $count } dado: { $spaces }
   *[other] tudo certo sem { $count } dados: { $spaces }
  }

# -- vitral replay

command-replay = verifica uma partida registrada e a conta
    .file = um arquivo de partida, ou - para a entrada padrão
    .ply = para depois de N entradas do registro
    .seat = conta o que o jogador do assento K pode saber (a partir de 1)
    .all = conta todos os segredos, mesmo de uma partida que não acabou
    .verify = só diz se o registro se sustenta, distribuição incluída
    .commitment = com --verify: o hash que a mesa mostrou no começo
    .svg = também desenha a mesa neste arquivo
    .more =
        Cada entrada do registro tem de ser possível onde está, e o resultado tem de ser o que se segue: se não, a mensagem diz
        qual entrada e o código de saída é 1. Objetivos pessoais se contam quando a partida acaba, ou com --all.

        --verify também prova a distribuição, se o registro diz a semente: todo resultado do acaso é o que a semente dá
        (docs/records.md). --commitment é o hash que uma mesa on-line mostrou desde o começo: a semente tem de ser a prometida.
command-replay-no-ply = { $count ->
    [1] não há entrada { $ply }; o registro tem { $count } entrada
   *[other] não há entrada { $ply }; o registro tem { $count } entradas
  }
command-replay-no-seat = não há assento { $seat }; os assentos são 1 a { $last }
command-replay-commitment = --commitment só vale com --verify
command-replay-possible = { $count ->
    [1] { $count } entrada, e ela é possível
   *[other] { $count } entradas, todas possíveis
  }
command-replay-trust = o registro não diz a semente, então a distribuição fica na confiança
command-replay-promised = { $count ->
    [1] { $count } resultado do acaso, dado pela semente prometida no começo
   *[other] { $count } resultados do acaso, todos dados pela semente prometida no começo
  }
command-replay-proved = { $count ->
    [1] { $count } resultado do acaso, dado pela semente que o registro diz (não se conhece promessa dela)
   *[other] { $count } resultados do acaso, todos dados pela semente que o registro diz (não se conhece promessa dela)
  }
command-replay-nothing-to-draw = ainda não há o que desenhar: na entrada { $ply } as janelas não foram escolhidas
command-replay-verified = { $names }: { $count ->
    [1] { $count } entrada, verificada.
   *[other] { $count } entradas, verificadas.
  }
command-replay-no-windows = As janelas ainda não foram escolhidas.
command-replay-to-choose = É a vez de { $name } escolher.
command-replay-so-far = Se acabasse agora: { $scores }.

# -- vitral cards

command-cards = lista as cartas, ou conta tudo sobre uma
    .card = uma carta, como { $example }; sem ela, lista todas
    .sources = lista de onde vêm os dados das cartas
    .more =
        Cada carta diz que certeza temos dela, e de onde: dita num livro de regras, de várias fontes, de uma fonte, deduzida, ou
        reconstruída por nós. As fontes se listam com --sources.
command-cards-both = --sources lista todas as fontes; as de uma carta vêm com ela, então deixe de fora um dos dois
command-cards-none = não existe a carta { $card }; liste-as com: vitral cards
command-cards-none-close = não existe a carta { $card }; { $hint } liste-as com: vitral cards
command-cards-certainty = Certeza: { $certainty }.
command-cards-note = Nota: { $note }
command-cards-sources = Fontes:
command-cards-source = { $key } ({ $count ->
    [1] { $count } carta
   *[other] { $count } cartas
  }): { $text }

certainty-rulebook = livro
    .about = dita num livro de regras
certainty-several = várias
    .about = várias fontes independentes concordam
certainty-one = uma
    .about = de uma única fonte
certainty-inferred = deduzida
    .about = deduzida por nós
certainty-reconstructed = reconstruída
    .about = reconstrução nossa

cards-window = modelo de janela
    .many = Modelos de janela (os dois lados de uma carta juntos; dificuldade = marcadores de benefício)
cards-tool = ferramenta
    .many = Ferramentas
cards-public = objetivo público
    .many = Objetivos públicos
cards-private = objetivo pessoal
    .many = Objetivos pessoais
cards-inspiration = inspiração
    .many = Inspirações
cards-glass-board = tabuleiro de vidro raro
    .many = Tabuleiros de vidro raro
cards-automa = um oponente feito de cartas
    .many = O Automa: modelo, posições, carta de pontuação e níveis
cards-automa-card = carta do Automa
    .many = O baralho do Automa
cards-card = Carta { $id }

cards-automa-short = colunas: { $columns }; { favor-of }
cards-once-a-round = uma vez por rodada
cards-once-a-game = uma vez por partida
cards-room = { $count ->
    [1] Tem lugar para { $count } dado.
   *[other] Tem lugar para { $count } dados.
  }
cards-automa-passion = Pertence à Passion: com vidro raro, uma carta dessas está entre as dez.
cards-difficulty = { $difficulty ->
    [1] Dificuldade { $difficulty }, portanto { $difficulty } marcador de benefício.
   *[other] Dificuldade { $difficulty }, portanto { $difficulty } marcadores de benefício.
  }
cards-other-side = O outro lado da carta é { $card }.
cards-letters = Letras pedem uma cor, algarismos um valor, pontos não pedem nada.
cards-tool-number = Ferramenta número { $number }. { $text }
cards-when = Quando: { $moments }.
cards-when-any = em qualquer momento do turno
cards-when-before-draft = antes de comprar o dado deste turno (a ferramenta contém a compra, ou vem antes)
cards-when-after-draft = depois de posicionar o dado deste turno
cards-when-first-turn = só no primeiro turno da rodada
cards-when-second-turn = só no segundo turno da rodada
cards-moment-in-hand = com um dado na mão
cards-moment-tool = junto com uma ferramenta
cards-moment-turn = a qualquer momento do próprio turno
cards-solo-payment = Preço no jogo individual: { tool-pay }.
cards-points-sum = Pontos: a própria soma.
cards-points-each = Pontos: { $points } a cada vez.
cards-costs = Custa { favor-of }
cards-costs-nothing = Não custa nada
cards-begins-with-less = mas se começa com { favor-of } a menos
cards-for-solo = também para jogos individuais
cards-not-for-solo = não para jogos individuais
cards-automa-columns = As colunas dele, da esquerda para a direita: { $columns }. Cada dado vai para a sua cor, de cima para baixo.
cards-automa-tokens = Começa com { favor-of }.
cards-automa-positions = As cartas de posição para o vidro raro: { $spaces }.
cards-automa-scoring = { $points ->
    [1] Pontuação: objetivos pessoais e a maioria dos públicos como sempre; em { $cards }, { $points } ponto por coluna completa.
   *[other] Pontuação: objetivos pessoais e a maioria dos públicos como sempre; em { $cards }, { $points } pontos por coluna completa.
  }
cards-automa-levels = Pontos a mais por nível: { $levels }.

# -- vitral simulate

command-simulate = joga muitas partidas entre bots
    .bots = um para todos os assentos, ou um para cada; há: { $names } (padrão random)
    .games = quantas partidas (padrão 100)
    .more =
        A partida i da semente S sai da semente S/i, e os bots dela de S/i/assento: os resultados dependem só da semente e das
        opções, não de --jobs. No jogo individual ganha-se quando os pontos superam a pontuação alvo; contra o Automa, os
        resultados dele são os do assento 2.
simulate-standard = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
  } de { $players ->
    [1] { $players } jogador
   *[other] { $players } jogadores
  }
simulate-solo = { $games ->
    [1] { $games } partida individual
   *[other] { $games } partidas individuais
  }
simulate-automa = { $games ->
    [1] { $games } partida contra o Automa ({ $level })
   *[other] { $games } partidas contra o Automa ({ $level })
  }
simulate-seed = semente { $seed }, { $plies } entradas por partida
simulate-columns = Colunas
    .games = partidas
    .wins = vitórias
    .mean = média
    .sd = desvio
    .lowest = mínimo
    .highest = máximo
simulate-seat = assento { $seat } { $bot }
simulate-all = todos { $bot }
simulate-spread = média { $mean }, desvio { $sd }, de { $lowest } a { $highest }
simulate-target = Pontuação alvo: { $target }; diferença: { $margin }.
simulate-ties = Empates em pontos pela vitória: { $ties }.
simulate-no-ties = Nenhuma partida empatou em pontos pela vitória.
simulate-tie-private = { $count } pelos pontos pessoais
simulate-tie-tokens = { $count } pelos marcadores de benefício
simulate-tie-order = { $count } pela ordem dos turnos

# -- vitral arena

command-arena = põe bots frente a frente com as mesmas cartas e dados, e os mede
    .bots = os bots; há: { $names }
    .deals = quantas distribuições (padrão 100)
    .alone = cada bot só contra si mesmo
    .seconds = tempo por turno, para bots que pensam adiante
    .playouts = partidas de ensaio por turno, para bots que pensam adiante
    .json = grava os resultados em JSON; - para a saída padrão
    .picture = desenha pontos e forças em SVG
    .resume = guarda as partidas nesse arquivo, e joga só as que ainda não estão nele
    .more =
        Nomeie os bots do mais fraco ao mais forte. Cada dois se enfrentam em cada distribuição: um assento do nomeado depois
        contra os outros assentos do nomeado antes, um assento de cada vez. Com --alone, no jogo individual e contra o Automa,
        cada um joga por si. Um bot pode ser um programa: { $program } (docs/bots.md). A distribuição i da semente S sai da
        semente S/i: os resultados dependem só da semente e das opções, não de --jobs; com --seconds dependem também da máquina.
        Os tempos são de processador.
arena-title = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
  } em { $deals ->
    [1] { $deals } distribuição
   *[other] { $deals } distribuições
  }, semente { $seed }
arena-columns = Colunas
    .interval = 95 %
    .rating = força
    .time = ms por turno
arena-margin = diferença da pontuação alvo: média { $mean }, desvio { $sd }
arena-failures = { $count ->
    [1] { $count } falha: turnos terminados pelo vigia
   *[other] { $count } falhas: turnos terminados pelo vigia
  }
arena-ahead = { $upper } à frente de { $lower }: { $wins } de { $games }, { $share } ({ $interval })

# -- vitral bench

command-bench = mede com que rapidez a biblioteca joga
    .yardstick = um arquivo Python com que se comparar na mesma execução
    .seconds = duração de uma fatia (padrão 1)
    .repeats = fatias de cada tipo (padrão 5)
    .more =
        Joga partidas ao acaso para 2 jogadores pela porta pública, { $front }: opções padrão, com registro, num núcleo só.
        Uma decisão lista as ações válidas e joga uma; decisões com uma única ação válida se jogam, mas não se contam.

        Uma vara de medir é um arquivo Python com uma função { $function } que joga uma partida de 40 turnos. As fatias dela se
        alternam com as nossas num mesmo processo, e valem as medianas das razões: a rapidez da máquina se cancela.
command-bench-measuring = medindo { $what }
bench-decisions = decisões/s
    .about = { $number } por partida
bench-games = partidas/s
    .about = { $number } entradas por partida
bench-copies = cópias/s
bench-views = vistas/s
bench-records = registros/s
    .about = em JSON, no meio da partida
bench-yardstick = vara de medir
    .about = partidas/s, { $turns } turnos/s
bench-ratios = razões
    .about = decisões por turno, { $games } partidas por partida
bench-medians = { $count ->
    [1] Mediana de { $count } fatia de { $seconds } s, Python { $version }.
   *[other] Medianas de { $count } fatias de { $seconds } s, Python { $version }.
  }
