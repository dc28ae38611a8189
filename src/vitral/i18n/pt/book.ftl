# The rulebook, links to its rules, and what makes the page comfortable.

book-title = Livro de regras
book-about = Páginas curtas por assunto. O próprio jogo calcula cada exemplo.
book-open = Abrir o livro de regras
book-close = Fechar o livro de regras
book-back = Voltar
book-contents = Sumário
book-part-basics = O jogo
book-part-tools = Ferramentas
book-part-points = Pontos
book-part-alone = Jogar sozinho
book-part-boxes = Mais caixas
book-part-about = Sobre estas regras
book-turn-pages = Outras páginas
book-previous = Página anterior
book-next = Próxima página
# $title: of a section
book-link-here = Link para esta seção: { $title }
# $name: of a card, a line of the score sheet, or a reason as a sentence
book-rule-of = Regra: { $name }

book-search = Buscar nas regras
book-found = { $count ->
    [1] { $count } seção encontrada
   *[other] { $count } seções encontradas
  }
book-found-none = Nada encontrado. Tente outra palavra, ou só um pedaço dela.

# An option of a table and what is chosen there, such as "Dice bag: Scaled"
book-option = { $option }: { $choice }
book-option-true = Sim
book-option-false = Não

book-example = O que o exemplo mostra
# How a die may be placed
book-how-usual = Pelas regras de sempre
book-how-ignoring_color = A cor impressa não conta
book-how-ignoring_value = O valor impresso não conta
book-how-ignoring_print = O que está impresso não conta
book-how-alone = Não pode encostar em nenhum dado
# $die: "red 4"; $space: "B3"
book-die-from = { $die } em { $space }
book-fits = pode ir para { $spaces }
book-fits-nowhere = não cabe em lugar nenhum
# $order: numbers of players
book-turns = Jogadores: { $players }. Jogador inicial: { $start }. Turnos em ordem: { $order }.
book-track-before = Rodada anterior
book-track-left = Dados que sobraram
book-track-alone = Pode ir para a trilha sozinho: { $dice }.
book-track-all = Nenhum pode ir para a trilha sozinho: vão todos.

key-r = livro de regras

settings-text = Tamanho do texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-huge = Muito grande
settings-hand = Mão preferida
    .about = Os botões e dados da mesa ficam do lado desta mão.
settings-hand-right = Direita
settings-hand-left = Esquerda
