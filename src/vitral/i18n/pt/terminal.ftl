### Not for the page

# O cliente de terminal: o que a página não diz. Tudo o mais vem dos arquivos que ele divide com a página.

# -- the screen

term-tab-choices = Turno
term-tab-cards = Cartas
term-tab-players = Mesa
term-tab-story = Relato
term-tab-scores = Pontos
term-away = { $name } está ausente.
term-too-small = Este terminal tem { $width } × { $height } caracteres. Para jogar, precisa de pelo menos { $columns } × { $lines }.
    .plain = Em qualquer tamanho dá para jogar em modo de texto: { $plain }
term-nothing = Não há nada a escolher agora.
term-inspiration-game = uma vez por partida
term-inspiration-round = uma vez por rodada
term-key-help = Ajuda
term-key-seats = Assentos
term-key-leave = Sair

# -- leaving and keeping

term-leave-title = Sair desta mesa?
term-leave-server = A sua partida fica no servidor, esperando por você.
term-leave-saved = Sua partida está salva neste computador.
term-leave-unsaved = Sua partida não está salva.
term-leave-kept = A sua partida está salva em { $file }.
term-leave = Sair
term-stay = Ficar
term-save-record = Salvar o arquivo da partida
term-resume-server = Para continuar esta partida: { $command }
term-old = Este programa e o servidor são de versões diferentes. Use a versão do servidor.

# -- help

term-help-number = escolher pelo número
term-help-typed = digitar um dado (R4: 4 vermelho) ou um espaço (B3: fileira B, coluna 3)
term-help-arrows = andar por uma lista, uma janela ou os dados
term-help-tab = ir para a próxima lista, janela ou dados
term-help-choices = o que você pode fazer agora
term-help-cards = ferramentas e objetivos; Enter usa a ferramenta escolhida
term-help-players = todas as janelas; Enter mostra uma delas ampliada
term-help-seats = assentos e links
term-help-link = copiar o link do convite (num servidor)
term-help-talk = dizer algo aos outros (num servidor)
term-talk-how = Digite um número ou uma destas frases.
term-talk-chat = Digite um número, uma destas frases ou suas próprias palavras.
term-help-leave = sair da mesa
term-help-how = Escolha um dado. Os espaços para onde ele pode ir têm a marca ▸ ◂. Escolha um deles. Escolha um espaço sem marca para ver por que o dado não cabe ali. Você também pode usar uma ferramenta. Escolha “{ button-end }” quando terminar. Você pode desfazer até que algo seja revelado.
term-help-signs = Dados são letras maiúsculas com um valor: R4 é um 4 vermelho. R vermelho, Y amarelo, G verde, B azul, P roxo, W vidro raro. Espaços livres mostram o que pedem: r vermelho, 4 um quatro, · qualquer dado. ▸ ◂ pode ser escolhido agora, + + serve para o dado em foco, * deu os pontos em foco. ╱ ao lado de um dado: ele ignora a restrição impressa no espaço. ★ marca uma carta que é reconstrução nossa.
term-help-setup = Escolha à esquerda como quer jogar; Enter leva às opções, à direita. Ali, Enter ou as setas para os lados mudam uma opção, e Enter na primeira começa a partida. Esc volta.

# -- setting up

term-local = neste computador
term-choose = escolher
term-change = mudar
term-ok = Pronto
term-on = Sim
term-off = Não
term-game-going = Partida em andamento

# -- the command

command-terminal = joga em tela cheia no terminal, aqui ou numa mesa de um servidor
    .link = um link da página: ocupa o assento que ele oferece, assiste, ou volta à sua mesa
    .server = cria uma mesa neste servidor, ou continua uma das suas partidas lá
    .lines = só texto, para leitores de tela; basta o Python
    .more =
        Sem argumentos, você escolhe como jogar. Com as opções de uma mesa, a partida começa na hora. F1 lista as teclas.
        Inicie um servidor com { $command }, neste computador ou em outro. As suas partidas ficam lá.

term-error-textual = a tela precisa de mais um pacote; instale-o com: { $command }; para jogar sem ele: { $plain }
term-error-no-terminal = este terminal não permite desenhar a tela; para usar só texto: { $plain }
term-error-lines-only = { $flag } só funciona no modo de texto; acrescente { $plain }
term-error-address = { $address } não é o endereço de um servidor; esperado algo como http://localhost:8000
term-error-unreachable = { $server }: não foi possível conectar ao servidor: { $reason }
term-error-no-vitral = { $server }: o que responde ali não é um servidor Vitral
term-error-other-version = { $server }: esse servidor usa outra versão do Vitral; atualize o Vitral aqui ou lá
term-error-address-path = { $address } leva a uma página de um servidor; indique só o servidor: { $server }
term-error-link = { $link } não é o link de uma mesa; esperado algo como http://localhost:8000/t/TABLE#SECRET
term-error-link-as-server = { $link } é o link de uma mesa; informe-o sem --server
term-error-link-alone = um link leva a uma mesa que já existe; deixe de fora todas as outras opções, menos --names
term-error-at-home = { $flag } é para partidas neste computador; não use junto com { $where }
term-error-own-cards = esta partida usa cartas personalizadas; continue-a com: { $command }
term-fair = Dados honestos: este hash fixou a semente antes da partida, e o arquivo da partida revela a semente. “vitral replay --verify” é a prova.
