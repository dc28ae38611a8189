# Janelas próprias: desenhadas, medidas, compartilhadas, impressas, jogadas.

windows-title = Criar uma janela
windows-about = Desenhe um modelo, jogue com ele em qualquer mesa, compartilhe ou imprima para a sua moldura.
windows-pattern = Modelo
windows-brush = O que os espaços pedem
windows-brush-about = Escolha o que um espaço pede e toque nos espaços. Toque de novo para liberar um deles.
windows-fillable = Pode ser completada.
windows-show-filled = Mostrar um jeito de completar
windows-hide-filled = Mostrar o modelo
windows-clear = Recomeçar
windows-name = Nome
windows-unnamed = Minha janela
windows-difficulty = Dificuldade
    .about = Quem joga com ela recebe este número de marcadores de benefício.
windows-measure = Medir com bots
windows-measuring = Os bots estão construindo …
windows-measured = Os bots deixam em média { $open } espaços abertos. Nas janelas impressas de dificuldade { $suggested }, deixam { $printed }.
windows-take = Usar dificuldade { $suggested }
windows-use = Usar
windows-play = Jogar com ela
windows-keep = Guardar neste aparelho
windows-kept = Guardada
windows-link = Link desta janela
windows-bad-link = Este link não leva a nenhuma janela. Será que foi cortado?
windows-print = Imprimir
windows-width = Largura em milímetros
windows-width-about = As cartas variam conforme a edição: meça uma impressa e informe a largura. Imprima sem redimensionar; uma régua de 50 mm na folha mostra se o tamanho está certo.
windows-paper = Papel
windows-paper-letter = Carta
windows-mine = Suas janelas
windows-none = Ainda não há nenhuma neste aparelho.
windows-remove = Remover { $name }

setup-windows = Suas janelas
    .about = Todos à mesa podem escolher uma delas. No máximo { $most }.
