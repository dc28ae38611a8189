# A primeira tela, as configurações e a página sobre este projeto.

home-title = Vitral
home-tagline = Luz através dos dados: jogue Sagrada no navegador.
home-intro = Monte a sua janela dado a dado e faça-a brilhar. Sem conta, sem anúncios.
home-play = Jogar agora
home-play-about = Você contra um bot, já
home-ways = Modos de jogar
home-options = Opções: { $way }
home-tools = Numa mesa de verdade
home-score = Pontuar ou conferir mesa
home-open-record = Abrir arquivo de partida
home-about = Sobre
home-settings = Configurações
home-offline = Você está sem conexão. As partidas ficam no servidor, à sua espera; reconecte-se e continue.

games-yours = É a sua vez
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
games-unnamed = Alguém

settings-title = Configurações
settings-theme = Tema
settings-theme-system = Do sistema
settings-theme-dark = Escuro
settings-theme-light = Claro
settings-motion = Movimento
    .about = Dados que rolam e vidros que deslizam.
settings-motion-system = Do sistema
settings-motion-off = Nenhum
settings-sounds = Sons
settings-sounds-true = Sim
settings-sounds-false = Não

about-title = Sobre o Vitral
about-what-title = O que é
about-what = Vitral é um lar para Sagrada, o jogo de tabuleiro em que dados viram vitrais: jogue só, com amigos ou contra bots, reveja e estude partidas, e pontue e confira uma mesa de verdade.
about-unofficial = É um projeto de fãs, não oficial. Não tem vínculo com os autores nem com a editora de Sagrada, e não é aprovado nem apoiado por eles. Todos os textos e desenhos são nossos; regras, modelos e valores são fatos. As cartas que não puderam ser recuperadas foram reconstruídas e dizem isso. Para aprender o jogo e ter o vidro de verdade nas mãos, compre a caixa.
about-licence-title = Licença
about-licence = Vitral é software livre sob a licença MIT: use, leia, mude, compartilhe.
about-keys-title = Teclado
about-keys = Tudo se alcança com Tab e se aciona com Enter ou Espaço.
about-keys-window = andar pelos espaços de uma janela
about-keys-press = escolher o que está em foco
about-keys-escape = cancelar, fechar
about-keys-reach = mesa: ir aos dados, ir à sua janela
about-keys-turn = mesa: encerrar o turno, desfazer
about-keys-sheets = mesa: ferramentas, objetivos, pontuação, o que aconteceu
about-keys-view = mesa: como texto ou como imagem
about-keys-replay = rever: uma jogada para trás, uma para a frente
about-keys-rounds = rever: uma rodada para trás, uma para a frente
about-keys-ends = rever: primeiro momento, último momento
about-keys-space = rever: reproduzir e pausar
about-keys-die = pontuar ou conferir: digitar um dado, cor e valor
about-keys-delete = pontuar ou conferir: tirar o dado
about-privacy-title = Privacidade
about-privacy = Não há contas, nem anúncios, nem rastreadores, nem nada de outros sites. Um cookie guarda um número de visitante aleatório, para que as suas partidas encontrem você de novo. O servidor guarda os nomes que você digita, as jogadas das suas mesas e quando foram feitas; mesas às quais ninguém volta são apagadas com o tempo. As suas configurações, o seu nome e os rascunhos das folhas de pontos ficam neste navegador.
about-links = Quem tem o link de um assento pode jogar nele: passe-o adiante com cuidado.
about-fair-title = Como se prova que os dados são honestos
about-fair = Antes do primeiro dado, o servidor sorteia um número secreto de 256 bits e mostra a você a impressão digital dele (um hash). Toda rolagem decorre desse número e de nada mais. Quando a partida acaba, o número está no arquivo: qualquer pessoa pode conferir que ele tem aquela impressão digital e que dá exatamente estes dados.
about-fair-how = Baixe o arquivo de uma partida terminada e rode este comando; ele joga a partida outra vez, recalcula cada dado e avisa se algum for diferente.
about-rules-title = Regras e decisões
about-rules = Onde os livros de regras divergem ou se calam, decidimos nós, e dizemos isso junto da opção ou da carta. Mesas estritas recusam jogadas inválidas e contam todos os motivos.
