# A primeira tela, as configurações e a página sobre este projeto.

home-title = Vitral
home-tagline = Luz através dos dados: jogue Sagrada no navegador.
home-intro = Compre dados, preencha a sua janela e faça-a brilhar. Sem conta, sem anúncios.
home-play = Jogar agora
home-play-about = Você contra um bot, agora mesmo
home-ways = Modos de jogar
home-options = Opções: { $way }
home-tools = Numa mesa de verdade
home-score = Pontuar ou conferir uma mesa de verdade
home-open-record = Abrir um arquivo de partida
home-about = Sobre
home-settings = Configurações
home-offline = Você está sem conexão. As suas partidas estão no servidor, esperando por você. Reconecte-se para continuar.

games-yours = Sua vez
games-away = Guardadas
games-put-away = Guardar esta partida ({ $names })
games-take-out = Trazer esta partida de volta ({ $names })
games-going = Suas partidas
games-finished = Partidas terminadas
games-show-all = { $count ->
    [1] Mostrar mais uma
   *[other] Mostrar mais { $count }
}
games-over = Terminada
games-choosing = escolhendo janelas
games-round = rodada { $round }
games-alone = Só você
games-names = com { $names }
games-mode-standard = Mesa
games-mode-solo = Individual
games-mode-automa = Automa
games-damaged = Danificada: o servidor não consegue abrir
games-unnamed = Alguém

settings-title = Configurações
settings-theme = Tema
settings-theme-system = Igual ao sistema
settings-theme-dark = Escuro
settings-theme-light = Claro
settings-motion = Movimento
    .about = Dados que rolam e vidros que deslizam.
settings-motion-system = Igual ao sistema
settings-motion-off = Nenhum
settings-sounds = Sons
settings-sounds-true = Sim
settings-sounds-false = Não

about-title = Sobre o Vitral
about-what-title = O que é
about-what = Vitral é um lar para Sagrada, o jogo de tabuleiro em que se compram dados para montar vitrais. Jogue sozinho, com amigos ou contra bots, reveja e estude partidas, e deixe o Vitral pontuar e conferir a sua mesa de verdade.
about-unofficial = Este é um projeto de fãs, não oficial. Não tem vínculo com os autores nem com a editora de Sagrada, que não o aprovam nem o apoiam. Todos os textos e desenhos são nossos; regras, modelos e valores são fatos. Reconstruímos as cartas que não encontramos, e elas estão marcadas. Para aprender o jogo e ter o vidro de verdade nas mãos, compre a caixa.
about-licence-title = Licença
about-licence = Vitral é software livre sob a licença MIT: use, leia, modifique, compartilhe.
about-keys-title = Teclado
about-keys = Você chega a tudo com Tab e aciona com Enter ou Espaço.
about-keys-window = andar pelos espaços de uma janela
about-keys-press = escolher o que está em foco
about-keys-escape = cancelar, fechar
about-keys-reach = mesa: ir aos dados, ir à sua janela
about-keys-turn = mesa: encerrar o turno, desfazer
about-keys-sheets = mesa: ferramentas, objetivos, pontuação, o que aconteceu
about-keys-view = mesa: mostrar como texto ou como imagem
about-keys-replay = rever: uma jogada para trás, uma para a frente
about-keys-rounds = rever: uma rodada para trás, uma para a frente
about-keys-ends = rever: primeiro momento, último momento
about-keys-space = rever: reproduzir ou pausar
about-keys-die = pontuar ou conferir: digitar um dado, cor e valor
about-keys-delete = pontuar ou conferir: remover o dado
about-privacy-title = Privacidade
about-privacy = Não há contas, anúncios, rastreadores nem nada de outros sites. Um cookie guarda um número aleatório de convidado, para que você reencontre as suas partidas. O servidor guarda os nomes que você digita, as jogadas das suas mesas e a hora de cada uma. Mesas às quais ninguém volta são apagadas. As suas configurações, o seu nome e as folhas de pontos inacabadas ficam neste navegador.
about-links = Quem tem o link de um assento pode jogar nele; cuidado com quem você o compartilha.
about-fair-title = Como provamos que os dados são honestos
about-fair = Antes do primeiro dado, o servidor sorteia um número secreto de 256 bits e mostra a você a impressão digital dele (um hash). Cada rolagem decorre desse número e de nada mais. Quando a partida acaba, o número está no arquivo da partida. Qualquer pessoa pode conferir que ele tem aquela impressão digital e que dá exatamente estes dados.
about-fair-how = Baixe o arquivo de uma partida terminada e rode este comando. Ele repete a partida, sorteia cada dado de novo e aponta qualquer diferença.
about-rules-title = Regras e decisões
about-rules = Onde os livros de regras divergem ou se calam, nós decidimos, e dizemos isso ao lado da opção ou da carta. Mesas estritas recusam jogadas inválidas e dão todos os motivos.

settings-volume = Volume do som
settings-ambience = Som ambiente
    .about = Um som suave de vidro e espaço enquanto você joga.
settings-ambience-true = Ligado
settings-ambience-false = Desligado
settings-pace = Jogadas dos bots e do Automa
    .about = Toque em qualquer lugar para avançar.
settings-pace-slow = Devagar
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-off = De uma vez
settings-curtain = Vários jogadores neste aparelho
    .about = O que fica escondido quando o aparelho muda de mãos.
settings-curtain-all = A mesa inteira
settings-curtain-private = Só os objetivos pessoais
