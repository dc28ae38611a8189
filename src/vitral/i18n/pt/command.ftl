### Not for the page

# A linha de comando: ajuda, queixas sobre argumentos e arquivos, e o que os comandos escrevem.
# Nomes de comandos, opções e os valores delas se digitam do mesmo jeito em todos os idiomas.

# -- o próprio vitral

command-vitral = Jogue e estude o jogo de tabuleiro Sagrada e confira mesas de verdade. Um projeto de fãs, não oficial.
    .usage = uso:
    .arguments = argumentos posicionais
    .options = opções
    .commands = comandos
    .help = mostra esta ajuda e sai
    .version = mostra a versão do programa e sai
    .language = o idioma: { $names }; o padrão é o do seu sistema (LANG)
    .more = { $help } { metavar-command } explica um comando; { $man } explica todos, com as configurações e os arquivos.
command-exits = códigos de saída
    .done = feito
    .wrong = a entrada foi entendida, mas está errada: um arquivo de partida impossível, ou uma regra quebrada com check --strict
    .unclear = não foi possível entender o pedido ou a entrada; nada foi gravado
command-unknown = comando desconhecido { $name }; os comandos são: { $names }
command-unknown-close = comando desconhecido { $name }; { $hint }
command-interrupted = interrompido
command-stopped = não é possível continuar: { $reason }
command-extra = isto precisa de pacotes que não estão instalados; instale-os com: { $command }
command-progress = { $done }/{ $total } partidas
command-progress-rate = { $done }/{ $total } partidas, { $rate } por segundo, faltam { $left }
command-percent = { $number }%
command-ranking = Classificação

metavar-command = COMANDO
metavar-file = ARQUIVO
metavar-folder = PASTA
metavar-page = PÁGINA
metavar-code = CÓDIGO
metavar-where = ONDE

# -- argumentos

argument-at = argumento { $name }: { $why }
argument-see = { $problem }; veja: { $command }
argument-expected = esperado: { $usage }
argument-missing = falta: { $names }; uso: { $usage }
argument-ambiguous = { $name } abrevia várias opções: { $names }
argument-choice = esperado { $values }, encontrado { $found }
argument-unknown = argumentos desconhecidos: { $names }
argument-language = o idioma { $text } não existe aqui; escolha entre: { $names }
argument-names = esperados nomes separados por vírgulas, encontrado { $found }
argument-number = esperado um número inteiro, { $least } ou mais; encontrado { $found }
argument-range = esperado um número inteiro de { $first } a { $last }, encontrado { $found }
argument-seconds = esperado um número de segundos acima de 0 e até 3600, encontrado { $found }
argument-cards = acrescenta às cartas incluídas as de um arquivo { $ending }; pode ser repetido
argument-json = escreve JSON em vez de texto
argument-json-files = escreve JSON em vez de texto: um objeto por arquivo, também para os que falharam
argument-progress = mostra o andamento na saída de erros mesmo que ela não seja um terminal
argument-seed = qualquer texto ou número (padrão 0)
argument-jobs = quantos processos (padrão 1)
argument-cluster = joga em um cluster Ray: { $local } para um nesta máquina com esse número de processos, { $address } para um que já está rodando

# As opções de uma mesa.
table-options = a mesa
    .usual = Padrão: { $value }.
    .depends = Padrão: { $value }; em algumas mesas, { $other }.

# -- arquivos

file-standard-input = entrada padrão
file-no-standard-input = a entrada padrão está fechada; informe um arquivo em vez de -
file-empty = está vazio; esperado JSON
file-ending = { $file }: o nome deve terminar em { $endings }
file-is-folder = { $file }: é uma pasta; indique um arquivo
file-unwritten = não foi possível gravar: { $reason }

# -- vitral play

command-play = joga no terminal: sozinho, contra bots ou o Automa, ou várias pessoas que se revezam
    .people = quantos jogadores são pessoas, a partir do assento 1 (padrão 1)
    .everybody = todos os jogadores são pessoas e se revezam no teclado
    .bots = quem joga nos outros assentos: um para todos, ou um para cada; escolha entre: { $names } (padrão { $usual }, ou { $variable })
    .names = os nomes das pessoas
    .seed = distribui a partida a partir desta semente, qualquer texto ou número
    .save = salva a partida neste arquivo depois de cada escolha
    .resume = continua uma partida salva: um arquivo ou um nome de vitral games; sem nada, a última partida
    .hand = para uma mesa de verdade: você digita o que foi rolado, tirado da bolsa ou distribuído
    .more =
        O jogo é texto puro e funciona com leitores de tela. Só usa cores em terminais, e não se NO_COLOR estiver
        definida; VITRAL_COLOR vale antes de ambos.
        Durante a partida, “{ line-command-help }” lista o que você pode digitar.

        Com --by-hand, os dados e as cartas vêm de uma mesa de verdade. Você digita o que foi rolado, tirado
        da bolsa ou distribuído; o programa aplica as regras, joga pelos bots ou pelo Automa e conta os pontos.
        Para o Automa:
          { $example }

# -- vitral games

command-games = lista suas partidas, neste computador ou num servidor
    .server = suas partidas neste servidor; sem URL, no servidor das configurações
games-none = Ainda não há partidas salvas aqui.
games-none-there = Você ainda não tem partidas em { $server }.
games-unreadable = não pode ser lida
games-how-to = Para continuar uma: { $resume }; para ler uma: { $replay }
games-how-to-there = Para continuar uma: { $resume }

# -- vitral serve

command-serve = joga no navegador: oferece a página e as mesas dela
    .host = o endereço em que o servidor escuta (padrão 127.0.0.1: só este computador)
    .port = a porta (padrão 8000); 0 usa qualquer uma livre
    .db = um arquivo, ou uma URL { $url }; o padrão é um arquivo na sua pasta de dados
    .bus = a URL { $url } pela qual vários servidores num mesmo banco de dados se comunicam
    .workers = quantos processos dividem esta porta (padrão 1); vários precisam de um banco PostgreSQL e de --bus
    .open = abre a página no navegador
    .origin = outra origem cujas páginas podem usar este servidor
    .host_name = um nome público deste servidor, como play.example.org; os links dos e-mails começam pelo primeiro
    .metrics_reader = outro endereço que pode ler /metrics
    .prepare_bots = executa este comando ao lado do servidor; quando ele termina, os bots mais fortes usam o que ele instalou ou compilou
    .site = oferece o jogo para uso sem internet a partir desta pasta, gravada por vitral site
    .no_lobby = desliga o saguão e as partidas rápidas
    .mail = envia e-mails por este servidor: { $url }
    .mail_sender = o remetente desses e-mails
    .push = envia notificações; os serviços de push escrevem para este contato: { $url }
    .more =
        As partidas ficam salvas num arquivo (veja --db), mesmo que este programa seja interrompido. O endereço só funciona neste
        computador; use --host 0.0.0.0 para deixar entrar outras pessoas da sua rede. docs/server.md explica como manter um
        servidor para outros.
command-serve-at = O Vitral está em { $address }
command-serve-running = O Vitral já está rodando em { $address }
command-serve-bots-ready = Os bots mais fortes estão prontos.
command-serve-bots-failed = Não foi possível preparar os bots mais fortes, que por enquanto jogam com menos força: { $reason }.
command-serve-stop = pare com Ctrl+C
command-serve-stopped = Parado. Todas as partidas estão salvas.
command-serve-mail = --mail precisa de um endereço como { $url }, e --mail-sender de um remetente
command-serve-push = --push precisa de um contato como { $url }
command-serve-links = --mail e --push precisam de --host-name: os links das mensagens começam por ele, por exemplo { $example }
command-serve-host-name = --host-name: “{ $given }” não é um nome de servidor; escreva como { $example }
command-serve-site = --site: não há um site em { $folder }; crie um com: { $command }
command-serve-ports = --port: a porta mais alta é 65535
command-serve-deaf = não é possível escutar em { $host }, porta { $port }: { $reason }
command-serve-deaf-port = não é possível escutar em { $host }, porta { $port }: { $reason }; tente --port 0

# -- vitral admin

metavar-table = MESA
command-admin = administra as mesas de um servidor: lista, fecha, apaga, copia, restaura, verifica
    .tables = lista todas as mesas
    .events = lista o que aconteceu em uma mesa; inclui nomes e escolhas
    .verify = repete todas as mesas e diz quais estão danificadas
    .close = fecha uma mesa; ela é apagada depois de um prazo
    .reopen = abre de novo uma mesa fechada
    .revoke = invalida todos os links de uma mesa; quem joga fica com o assento
    .erase = apaga o nome e o acesso da pessoa de um assento, em todas as mesas dela
    .backup = copia tudo para um arquivo novo, com o servidor funcionando, e verifica a cópia
    .restore = verifica uma cópia de segurança e a põe onde ainda não há banco de dados
    .table = o id de uma mesa, como no endereço dela, ou o nome dela no log
    .seat = um assento (a partir de 1)
    .file = o arquivo da cópia de segurança
    .more =
        Um servidor em funcionamento percebe as mudanças em poucos segundos. Para restaurar, ele precisa estar parado. As
        cópias contêm os segredos de todas as partidas; só o dono dos arquivos pode lê-los. docs/operating.md explica tudo.
admin-stage-choosing = escolhendo janelas
admin-stage-playing = em jogo
admin-stage-over = encerrada
admin-row = { $table }: { $stage }, { $events ->
    [1] { $events } evento
   *[other] { $events } eventos
  }, o último em { $when } ({ $seats })
    .closed = – fechada em { $when }
    .stale = – marcada para ser apagada em { $when }
admin-none = Não há mesas.
admin-no-table = a mesa { $table } não existe; liste as mesas com: vitral admin tables
admin-fault = { $table } está danificada: { $why }
admin-file-fault = o arquivo do banco de dados está danificado: { $why }
admin-verified = { $count ->
    [1] { $count } mesa
   *[other] { $count } mesas
  }, { $events ->
    [1] { $events } evento
   *[other] { $events } eventos
  }: { $wrong ->
    [0] nada está danificado.
    [1] { $wrong } problema encontrado.
   *[other] { $wrong } problemas encontrados.
  }
admin-closed = A mesa { $table } está fechada. { $days ->
    [1] Ela será apagada em { $days } dia
   *[other] Ela será apagada em { $days } dias
  }; até lá pode ser aberta de novo com: vitral admin reopen { $table }
admin-reopened = A mesa { $table } está aberta.
admin-revoked = Todos os links da mesa { $table } deixaram de valer (um servidor parado aplica isso ao iniciar). Os jogadores mantêm os assentos e encontram links novos na página.
admin-erased = { $table }, assento { $seat }: nome e acesso apagados
admin-erased-backups = As cópias de segurança mais antigas ainda os contêm.
admin-backed-up = Está tudo em { $file }.
admin-restored = { $file } foi restaurado.

# -- vitral score

command-score = conta os pontos das janelas de uma mesa
    .file = as janelas em JSON, ou - para a entrada padrão
    .proof = diz quais espaços deram os pontos
    .more =
        O arquivo é JSON. Liste as janelas na ordem em que os donos jogaram o primeiro turno da última rodada:
        { $example }
        Uma fileira lista os seus cinco espaços da esquerda para a direita: R4 é um 4 vermelho, -- um espaço livre, W4 vidro raro.
        Encontre os ids com: vitral cards. Chaves opcionais: { $keys }; e numa janela: { $excused } (espaços em que um
        dado ignora o que está impresso). A contagem nunca procura erros.

        Jogo individual: { $solo }, uma janela sem marcadores, um ou dois objetivos pessoais (vale só o melhor), e a
        trilha de rodadas, { $track }, cuja soma é a pontuação alvo. Contra o Automa: { $automa },
        a janela dele marcada com { $mark } e sem modelo, e { $level }.
command-score-no-target = Sem pontuação alvo: o arquivo não traz a trilha de rodadas.

# -- vitral check

command-check = confere janelas pelos seus modelos e pelas regras de posicionamento
    .strict = sai com 1 se uma janela quebra uma regra
    .more =
        O arquivo é o mesmo de vitral score (veja: vitral score --help), mas só { $keys } são necessários.
        A conferência verifica as restrições impressas e os dados lado a lado. Dados que não tocam nenhum outro, e um dado único
        fora da borda, aparecem como dúvidas, porque ferramentas podem deixar dados isolados. Indique os espaços em que um dado
        pode ignorar uma restrição impressa:
          { $excused }
        O vidro raro (W4) não tem cor: cabe em qualquer cor e pode ficar ao lado de qualquer cor, mas o valor dele conta. A
        janela do Automa não é conferida, porque os dados dele seguem as cartas.

        O código de saída é 0, seja qual for o resultado. Com --strict, é 1 se uma janela quebra uma regra.
command-check-automa = { $name }: sem conferência, porque os dados do Automa seguem as cartas
command-check-fine = { $name }: nenhuma regra quebrada
command-check-broken = { $name }: { $count ->
    [1] { $count } dado quebra uma regra
   *[other] { $count } dados quebram uma regra
  }
command-check-space = { $space } tem o { $die } ({ $asks }): { $why }
command-check-without = { $count ->
    [1] válida de novo sem { $count } dado: { $spaces }
   *[other] válida de novo sem { $count } dados: { $spaces }
  }

# -- vitral replay

command-replay = verifica um arquivo de partida e o escreve como texto
    .file = um arquivo de partida, um nome de vitral games ou - para a entrada padrão
    .ply = interrompe depois de N entradas do registro
    .seat = escreve o que o jogador do assento K pode saber (a partir de 1)
    .all = escreve todos os segredos, mesmo que a partida não tenha acabado
    .verify = só confere se o arquivo e a sua distribuição estão certos
    .commitment = com --verify: o hash que a mesa mostrou no começo
    .svg = também desenha a mesa neste arquivo
    .more =
        Cada entrada do registro precisa ser possível no seu ponto da partida, e o resultado precisa decorrer das entradas. Se
        não, a mensagem indica a entrada e o código de saída é 1. Objetivos pessoais são revelados quando a partida acaba, ou
        com --all.

        --verify também prova a distribuição, se o arquivo contém a semente: todo resultado do acaso precisa ser o que a
        semente dá (docs/records.md). --commitment é o hash que uma mesa on-line mostrou desde o começo: a semente precisa ser
        a prometida.
command-replay-no-ply = { $count ->
    [1] a entrada { $ply } não existe; o registro tem { $count } entrada
   *[other] a entrada { $ply } não existe; o registro tem { $count } entradas
  }
command-replay-no-seat = o assento { $seat } não existe; os assentos vão de 1 a { $last }
command-replay-one-svg = --svg desenha uma só partida; indique um único arquivo
command-replay-commitment = --commitment só funciona com --verify
command-replay-possible = { $count ->
    [1] { $count } entrada, válida
   *[other] { $count } entradas, todas válidas
  }
command-replay-trust = o arquivo não traz a semente, então a distribuição fica na confiança
command-replay-promised = { $count ->
    [1] { $count } resultado do acaso, e ele vem da semente prometida no começo
   *[other] { $count } resultados do acaso, e todos vêm da semente prometida no começo
  }
command-replay-proved = { $count ->
    [1] { $count } resultado do acaso, e ele vem da semente do arquivo (não se conhece uma promessa anterior dela)
   *[other] { $count } resultados do acaso, e todos vêm da semente do arquivo (não se conhece uma promessa anterior dela)
  }
command-replay-nothing-to-draw = ainda não há o que desenhar: na entrada { $ply } as janelas ainda não foram escolhidas
command-replay-verified = { $names }: { $count ->
    [1] { $count } entrada, verificada.
   *[other] { $count } entradas, verificadas.
  }
command-replay-no-windows = As janelas ainda não foram escolhidas.
command-replay-to-choose = { $name } está escolhendo.
command-replay-so-far = Se a partida acabasse agora: { $scores }.

# -- vitral cards

command-cards = lista as cartas, ou mostra tudo sobre uma delas
    .card = uma carta, como { $example }, ou um tipo de carta: { $kinds }; sem isso, todas são listadas
    .sources = lista as fontes das nossas informações sobre as cartas
    .more =
        Cada carta diz que certeza temos dela e por quê: está num livro de regras, em várias fontes ou em uma, ou nós a deduzimos
        ou reconstruímos. --sources lista as fontes.
command-cards-both = --sources lista todas as fontes, e uma carta mostra as suas: deixe de fora um dos dois
command-cards-none = a carta { $card } não existe; liste as cartas com: vitral cards
command-cards-none-close = a carta { $card } não existe; { $hint } liste as cartas com: vitral cards
command-cards-certainty = Certeza: { $certainty }.
command-cards-note = Nota: { $note }
command-cards-sources = Fontes:
command-cards-source = { $key } ({ $count ->
    [1] { $count } carta
   *[other] { $count } cartas
  }): { $text }

certainty-rulebook = livro
    .about = está num livro de regras
certainty-several = várias
    .about = várias fontes independentes concordam
certainty-one = uma
    .about = de uma única fonte
certainty-inferred = deduzida
    .about = deduzida por nós
certainty-reconstructed = reconstruída
    .about = reconstrução nossa
certainty-invented = inventada
    .about = inventada; não existe carta impressa

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
cards-automa = um adversário controlado por cartas
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
cards-automa-passion = É de Passion: com vidro raro, uma carta dessas está entre as dez.
cards-difficulty = { $difficulty ->
    [1] Dificuldade { $difficulty }, então { $difficulty } marcador de benefício.
   *[other] Dificuldade { $difficulty }, então { $difficulty } marcadores de benefício.
  }
cards-other-side = O outro lado da carta é “{ $card }”.
cards-letters = Letras pedem uma cor, algarismos um valor, pontos não pedem nada.
cards-tool-number = Ferramenta número { $number }. { $text }
cards-when = Quando: { $moments }.
cards-when-any = a qualquer momento do seu turno, se você não tem um dado na mão
cards-when-before-draft = antes de você comprar um dado neste turno (se a ferramenta age sobre esse dado, também com ele na mão)
cards-when-after-draft = depois de você posicionar um dado neste turno
cards-when-first-turn = só no seu primeiro turno da rodada
cards-when-second-turn = só no seu segundo turno da rodada
cards-moment-in-hand = com um dado na mão
cards-moment-tool = junto com uma ferramenta
cards-moment-turn = a qualquer momento do seu turno
cards-solo-payment = No jogo individual você paga por ela com { tool-pay }.
cards-points-sum = Pontos: a própria soma.
cards-points-each = Pontos: { $points } cada vez.
cards-costs = Custa { favor-of }
cards-costs-nothing = Não custa nada
cards-begins-with-less = mas você começa com { favor-of } a menos
cards-for-solo = também usada no jogo individual
cards-not-for-solo = não usada no jogo individual
cards-automa-columns = As colunas dele, da esquerda para a direita: { $columns }. Cada dado vai para a coluna da sua cor, de cima para baixo.
cards-automa-tokens = Ele começa com { favor-of }.
cards-automa-positions = As cartas de posição dele para o vidro raro: { $spaces }.
cards-automa-scoring = { $points ->
    [1] Pontuação: o objetivo pessoal dele e a maioria dos objetivos públicos, como sempre. Cada um destes dá a ele, em vez disso, { $points } ponto por coluna completa: { $cards }.
   *[other] Pontuação: o objetivo pessoal dele e a maioria dos objetivos públicos, como sempre. Cada um destes dá a ele, em vez disso, { $points } pontos por coluna completa: { $cards }.
  }
cards-automa-levels = Pontos acrescentados por nível: { $levels }.

# -- vitral rules

command-rules = lista as páginas do livro de regras, ou mostra uma delas
    .page = uma página, ou uma carta ou um motivo que ela explica; sem isso, lista todas as páginas
    .more =
        Exemplos:
          { $page }
          { $card }
        O que é nosso, cada decisão e cada opção:
          { $ours }
command-rules-none = nada no livro de regras sobre { $page }; veja as páginas com: vitral rules
command-rules-none-close = nada no livro de regras sobre { $page }; { $hint } veja as páginas com: vitral rules

# -- vitral simulate

command-simulate = joga muitas partidas entre bots
    .picture = desenha as pontuações como SVG neste arquivo
    .bots = um para todos os assentos, ou um para cada; escolha entre: { $names } (padrão random)
    .games = quantas partidas (padrão 100)
    .more =
        A partida i da semente S é distribuída a partir da semente S/i, e os bots dela recebem as sementes S/i/assento. Assim
        os resultados dependem só da semente e das opções, não de --jobs. Uma partida individual é vencida se a pontuação
        supera a pontuação alvo. Os resultados do Automa aparecem como assento 2.
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
simulate-ties = Empates em pontos na disputa da vitória: { $ties }.
simulate-no-ties = Nenhuma partida teve empate em pontos na disputa da vitória.
simulate-tie-private = { $count } pelos pontos do objetivo pessoal
simulate-tie-tokens = { $count } pelos marcadores de benefício
simulate-tie-order = { $count } pela ordem dos turnos

# -- vitral arena

picture-written = Desenho salvo em { $file }
command-arena = põe bots para jogar as mesmas distribuições e os mede
    .bots = os bots; escolha entre: { $names }
    .deals = quantas distribuições (padrão 100)
    .alone = cada bot só contra si mesmo
    .once = joga cada distribuição uma só vez; os assentos mudam de uma para outra (senão, uma vez por assento)
    .seconds = tempo por turno, para bots que fazem buscas
    .playouts = partidas simuladas por turno, para bots que fazem buscas
    .picture = desenha pontuações e forças em SVG
    .resume = guarda as partidas neste arquivo, e joga só as que ainda não estão nele
    .more =
        Liste os bots do mais fraco ao mais forte. Cada par de bots joga todas as distribuições: um assento para o bot mais forte,
        todos os outros para o mais fraco, uma vez para cada assento. Com --alone, em partidas individuais e contra o Automa, cada
        bot joga por si. Um bot pode ser um programa: { $program } (docs/bots.md). A distribuição i da semente S vem da
        semente S/i. Assim os resultados dependem só da semente e das opções, não de --jobs; com --seconds, dependem também da
        máquina. Os tempos são de processador.
arena-title = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
  } em { $deals ->
    [1] { $deals } distribuição
   *[other] { $deals } distribuições
  }, semente { $seed }
arena-columns = Colunas
    .interval = 95%
    .rating = força
    .time = ms por turno
arena-margin = diferença para a pontuação alvo: média { $mean }, desvio { $sd }
arena-failures = { $count ->
    [1] { $count } falha: o turno foi encerrado com jogadas válidas
   *[other] { $count } falhas: esses turnos foram encerrados com jogadas válidas
  }
arena-ahead = { $upper } à frente de { $lower }: { $wins } de { $games }, { $share } ({ $interval })

# -- vitral dataset

command-dataset = grava partidas como uma tabela de decisões, para aprender com elas
    .out = o arquivo a gravar ({ $ending }); ao lado dele fica uma descrição (.md)
    .db = usa as partidas terminadas do banco de dados de um servidor: um arquivo ou uma URL { $url }
    .more =
        O arquivo está no formato Parquet. De cada decisão ele guarda o que o assento via, as ações permitidas, a ação escolhida e o
        resultado da partida. As partidas são as que simulate joga com a mesma semente e as mesmas opções.
dataset-written = { $file }: { $decisions ->
    [1] { $decisions } decisão
   *[other] { $decisions } decisões
  } de { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
  }

# -- vitral bench

command-bench = mede a velocidade com que a biblioteca joga
    .yardstick = um arquivo Python para comparar na mesma execução
    .seconds = duração de uma fatia em segundos (padrão 1)
    .repeats = fatias de cada tipo (padrão 5)
    .more =
        Joga partidas aleatórias de 2 jogadores pela interface pública { $front }: opções padrão, com registro, num núcleo só.
        Uma decisão é listar as ações válidas e jogar uma delas. Decisões com uma única ação válida são jogadas, mas não contadas.

        Uma referência é um arquivo Python com uma função { $function } que joga uma partida de 40 turnos. As fatias dela se
        alternam com as nossas num só processo, e são mostradas as medianas das razões, de modo que a velocidade da máquina se
        cancela.
command-bench-measuring = medindo { $what }
bench-decisions = decisões/s
    .about = { $number } por partida
bench-games = partidas/s
    .about = { $number } entradas por partida
bench-copies = cópias/s
bench-views = vistas/s
bench-records = arquivos/s
    .about = em JSON, no meio da partida
bench-yardstick = referência
    .about = partidas/s, { $turns } turnos/s
bench-ratios = razões
    .about = decisões nossas por turno da referência; partidas: { $games }
bench-compiled = O motor está compilado.
bench-plain = O motor roda em Python puro.
bench-medians = { $count ->
    [1] Mediana de { $count } fatia de { $seconds } s, Python { $version }.
   *[other] Medianas de { $count } fatias de { $seconds } s, Python { $version }.
  }

# -- quebra-cabeças

command-puzzles = resolve quebra-cabeças: posições de partidas reais em que uma jogada é claramente a melhor
    .what = o quebra-cabeça a resolver; sem nenhum, todos são listados; { $make } procura novos
    .grade = só os deste nível, 1 a 5
    .games = quantas partidas examinar
    .out = o arquivo a gravar; se já existir, a busca continua de onde parou
    .more =
        Novos quebra-cabeças:
          { $make }
        Eles vêm de partidas entre bots de forças diferentes. A mesma semente dá sempre o mesmo arquivo.
puzzles-none = o quebra-cabeça { $id } não existe; vitral puzzles mostra a lista
puzzles-no-file = indique o arquivo a gravar: { $flag } ARQUIVO
puzzles-made = { $file }: { $count ->
    [1] 1 quebra-cabeça
   *[other] { $count } quebra-cabeças
  } de { $games ->
    [1] 1 partida
   *[other] { $games } partidas
  }
puzzles-how-to = Resolver um: { $solve }. Listar um nível: { $list }.
puzzles-column-name = Quebra-cabeça
puzzles-column-players = Jogadores
puzzles-column-margin = Vantagem
puzzles-column-missed = Erros dos bots

# -- janelas

command-window = desenha uma janela própria: verifica, mede, imprime
    .codes = códigos de janelas, como o editor da página os mostra
    .grid = um modelo, quatro fileiras separadas por barras: { $example }
    .name = o nome
    .difficulty = a dificuldade, 1 a 6; sem ela, a que os bots medirem
    .measure = faz os bots construírem a janela e a compara com as impressas
    .out = grava um arquivo para imprimir ({ $endings }) ou um arquivo de cartas ({ $cards })
    .width = a largura da janela impressa, em milímetros
    .paper = o papel
    .more =
        Para imprimir:
          { $print }
        Para jogar com um arquivo de cartas, em que todos podem escolher a janela:
          { $play }
window-none = indique uma janela pelo código, ou desenhe uma: { $grid }
window-written = Escrito: { $file }
window-millimeters = esperados milímetros; encontrado: { $found }

# vitral site

command-site = grava o jogo como uma pasta de arquivos que não precisam de servidor
    .out = a pasta; nova, vazia ou gravada por este comando
    .quick = não compacta a página ao máximo, que é o que mais demora
site-written = { $folder }: { $files } arquivos, { $size } MB
site-try = Experimente: { $command }

# -- completion, settings, tables on a server

command-completion = escreve um script que completa comandos no seu shell
    .shell = o shell: bash, zsh ou fish
    .more =
        Em ~/.bashrc:
          { $bash }
        Em ~/.zshrc:
          { $zsh }
        Em ~/.config/fish/config.fish:
          { $fish }
config-unknown = configuração desconhecida { $name }, ou o valor não é texto; as configurações são: { $names }
table-no-server = indique um servidor com { $flag } ou defina { $variable }
table-invitation = Convite
table-watch = Para assistir
table-sit = Para ocupar o seu próprio lugar: { $command }
table-sit-friend = Para um amigo que joga no terminal: { $command }
command-table-new = cria uma mesa nova
command-table = cria uma mesa num servidor e mostra seus links
    .server = o endereço do servidor (padrão: a configuração server)
    .name = seu nome
    .bots = bots para os últimos assentos; escolha entre: { $names }
    .more =
        Você ocupa o primeiro assento; quem tem o convite, os seguintes. Por exemplo:
          { $example }
