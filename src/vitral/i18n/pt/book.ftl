# The rulebook, links to its rules, and what makes the page comfortable.

book-about = Páginas curtas por assunto. O próprio jogo calcula cada exemplo.
book-close = Fechar o livro de regras
book-back = Voltar
book-contents = Sumário
book-part-basics = O jogo
book-part-tools = Ferramentas
book-part-points = Pontos
book-part-alone = Jogo individual
book-part-boxes = Expansões
book-part-about = Sobre estas regras
book-turn-pages = Mais páginas
book-previous = Página anterior
book-next = Próxima página
# $title: of a section
book-link-here = Link para esta seção: { $title }

book-search = Buscar nas regras
book-found = { $count ->
    [1] { $count } seção encontrada
   *[other] { $count } seções encontradas
  }
book-found-none = Nada encontrado. Tente outra palavra, ou só uma parte dela.

# An option of a table and what is chosen there, such as "Dice bag: Scaled"
book-option = { $option }: { $choice }
book-option-true = Sim
book-option-false = Não

book-example = O que o exemplo mostra
# How a die may be placed
book-how-usual = Pelas regras normais
book-how-ignoring_color = A cor impressa é ignorada
book-how-ignoring_value = O valor impresso é ignorado
book-how-ignoring_print = A restrição impressa é ignorada
book-how-alone = Não pode tocar nenhum outro dado
# $die: "red 4"; $space: "B3"
book-die-from = { $die } em { $space }
book-fits = cabe em { $spaces }
book-fits-nowhere = não cabe em lugar nenhum
# $order: numbers of players
book-turns = Jogadores: { $players }. Jogador inicial: { $start }. Ordem dos turnos: { $order }.
book-track-before = Rodada anterior
book-track-left = Dados restantes
book-track-alone = Pode ir sozinho para a trilha: { $dice }.
book-track-all = Nenhum pode ir sozinho para a trilha: vão todos.

key-r = livro de regras
