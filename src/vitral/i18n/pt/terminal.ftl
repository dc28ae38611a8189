### Not for the page

### Not for the page

# O cliente de terminal: o que a página não diz. Tudo o mais vem dos arquivos que ele divide com a página.

# -- the screen

term-tab-choices = Turno
term-tab-cards = Cartas
term-tab-players = Mesa
term-tab-story = Relato
term-tab-scores = Pontos
term-away = { $name } está ausente.
term-nothing = Nada a escolher agora.
term-key-help = Ajuda
term-key-seats = Assentos
term-key-leave = Sair

# -- leaving and keeping

term-leave-title = Sair desta mesa?
term-leave-server = A partida espera por você no servidor.
term-leave-kept = A partida está guardada em { $file }.
term-leave-save = Guarde a partida neste arquivo, para continuar depois:
term-leave = Sair
term-stay = Ficar
term-save-leave = Guardar e sair
term-leave-unsaved = Sair sem guardar
term-save-record = Guardar o registro
term-resume-server = A partida continua aqui: { $command }
term-old = Este programa é mais antigo ou mais novo que o servidor: use a versão que combina com ele.

# -- help

term-help-number = escolher pelo número
term-help-typed = digitar um dado (R4: 4 vermelho) ou um espaço (B3: fileira B, coluna 3)
term-help-arrows = andar por uma lista, uma janela ou os dados
term-help-tab = ir à próxima lista, à janela ou aos dados
term-help-choices = o que você pode fazer agora
term-help-cards = ferramentas e objetivos; Enter numa ferramenta a usa
term-help-players = todas as janelas; Enter mostra uma em grande
term-help-seats = assentos e links
term-help-leave = sair da mesa
term-help-how = Escolha um dado; os espaços para onde ele pode ir têm a marca ▸ ◂. Escolha um deles. Aperte um espaço sem marca e você fica sabendo por quê. Você também pode usar uma ferramenta. Encerre o turno quando terminar; enquanto nada for revelado, dá para desfazer.
term-help-signs = Dados são maiúsculas com um valor: R4 é um 4 vermelho. R vermelho, Y amarelo, G verde, B azul, P roxo, W vidro raro. Espaços livres mostram o que pedem: r vermelho, 4 um quatro, · qualquer dado. ▸ ◂ pode ser escolhido agora, + + cabe o dado que você olha, * fez os pontos que você olha. ╱ ao lado de um dado: posicionado com dispensa de uma restrição. ★ marca uma carta que é reconstrução nossa.
term-help-setup = Escolha à esquerda como quer jogar; Enter leva à mesa, à direita. Ali, Enter ou as setas para os lados mudam uma opção, e Enter na primeira começa a partida. Esc volta.

# -- setting up

term-local = neste computador
term-choose = escolher
term-change = mudar
term-ok = Pronto
term-on = Sim
term-off = Não
term-game-going = Partida em andamento

# -- the command

command-terminal = jogar na tela inteira do terminal: aqui, ou numa mesa de um servidor
    .link = um link da página: ocupar o assento que ele oferece, assistir, ou voltar à sua mesa
    .server = montar uma mesa neste servidor, ou continuar uma das suas partidas lá
    .lines = só texto, para leitores de tela; basta o Python
    .more =
        Sem argumentos, você escolhe como jogar; com os de uma mesa, ela começa na hora. As teclas estão em F1.
        Um servidor é o que { $command } inicia, aqui ou em outro lugar. O que você tem lá é reencontrado.

term-error-textual = a tela precisa de mais um pacote; instale-o com: { $command }; sem ele: { $plain }
term-error-no-terminal = aqui não há terminal onde desenhar; para só texto: { $plain }
term-error-lines-only = { $flag } é para só texto; acrescente { $plain }
term-error-address = { $address } não é endereço de servidor; esperava algo como http://localhost:8000
term-error-link = { $link } não é link de mesa; esperava algo como http://localhost:8000/t/TABLE#SECRET
term-error-link-alone = um link leva a uma mesa já montada; deixe de fora as outras opções, menos --names
term-error-at-home = { $flag } é para partidas deste computador; deixe de fora com { $where }
term-error-own-cards = esta partida tem cartas próprias; continue com: { $command }
