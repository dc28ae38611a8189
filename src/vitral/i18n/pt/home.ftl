# A primeira tela e as configurações.

home-title = Vitral
home-tagline = Luz através dos dados: jogue Sagrada no navegador.
home-intro = Compre dados, preencha a sua janela e faça-a brilhar. Sem conta, sem anúncios.
home-play = Jogar agora
home-play-about = Você contra um bot, agora mesmo
home-turn = Seu turno: compre um dado do acervo de compra e posicione-o na sua janela, nunca ao lado de outro da mesma cor ou do mesmo valor.
home-table-pause = Pausar
home-table-play = Continuar
home-ways = Modos de jogar
home-group-play = Jogar
home-group-learn = Aprender
home-group-compete = Competir
home-group-table = Na mesa
home-options = Opções: { $way }
home-real = Jogar na sua mesa de verdade
home-score = Contar os pontos ou conferir uma mesa de verdade
home-open-record = Abrir um arquivo de partida
home-about = Sobre
home-settings = Configurações
home-offline = Você está sem conexão. As suas partidas estão no servidor, esperando por você. Reconecte-se para continuar.
home-offline-play = Jogar sem o servidor
home-take = Leve o jogo com você

games-yours = Sua vez
games-away = Arquivadas
games-put-away = Arquivar esta partida ({ $names })
games-take-out = Trazer esta partida de volta à lista ({ $names })
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
games-damaged = Danificada: o servidor não consegue abri-la
home-challenges = { $count ->
    [1] { $count } desafio para outra partida
   *[other] { $count } desafios para outra partida
}
games-unnamed = Sem nome

settings-title = Configurações
settings-theme = Tema
settings-theme-system = Igual ao sistema
settings-theme-dark = Escuro
settings-theme-light = Claro
theme-choice = Escolha a sua luz
theme-choice-dark = Catedral ao anoitecer
theme-choice-light = Claustro ao meio-dia
theme-choice-system = Igual ao sistema
settings-glass = Marcas no vidro
    .about = Como distinguir os vidros sem depender só da cor.
settings-glass-both = Letras e texturas
settings-glass-letters = Letras
settings-glass-textures = Texturas
settings-glass-none = Nenhuma
settings-motion = Movimento
    .about = Dados que rolam e vidros que deslizam.
settings-motion-system = Igual ao sistema
settings-motion-off = Nenhum
settings-sounds = Sons
settings-sounds-true = Ligados
settings-sounds-false = Desligados

settings-volume = Volume do som
settings-ambience = Som ambiente
    .about = Um som suave, de vidro e de nave de igreja, enquanto você joga.
settings-ambience-true = Ligado
settings-ambience-false = Desligado
settings-pace = Velocidade dos bots e do Automa
    .about = Toque em qualquer lugar para avançar.
settings-pace-slow = Lenta
settings-pace-normal = Normal
settings-pace-fast = Rápida
settings-pace-off = Instantânea
settings-curtain = Vários jogadores neste aparelho
    .about = O que fica escondido quando o aparelho muda de mãos.
settings-curtain-all = A mesa inteira
settings-curtain-private = Só os objetivos pessoais

settings-text = Tamanho do texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-huge = Muito grande
settings-hand = Mão preferida
    .about = Os botões e os dados ficam do lado dessa mão.
settings-hand-right = Direita
settings-hand-left = Esquerda
settings-auto-end = Fim do turno
    .about = Quando não há mais nada a fazer, o turno termina sozinho depois de um instante. Até lá você pode desfazer.
settings-auto-end-true = Automático
settings-auto-end-false = Manual
you-title = Você
puzzles-title = Quebra-cabeças
settings-tables = Mesas
    .about = Como texto, uma mesa é feita de títulos, listas e botões. Leitores de tela também a leem.
settings-tables-picture = Como imagem
settings-tables-text = Sempre como texto
daily-title = Desafio do dia
lobby-title = Saguão
contests-title = Torneios
contest-untitled = Torneio
learn-title = Aprenda em dez minutos
learn-about = Lições curtas em janelas de verdade, uma regra de cada vez
learn-again = Aprender as regras
learn-go-on = Continuar aprendendo
windows-title = Criar uma janela
