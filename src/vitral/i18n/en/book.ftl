# The rulebook, links to its rules, and what makes the page comfortable.

book-title = Rulebook
book-about = Short pages by topic. The game itself works out every example.
book-open = Open the rulebook
book-close = Close the rulebook
book-back = Back
book-contents = Contents
book-part-basics = The game
book-part-tools = Tools
book-part-points = Points
book-part-alone = Playing alone
book-part-boxes = Expansions
book-part-about = About these rules
book-turn-pages = More pages
book-previous = Previous page
book-next = Next page
# $title: of a section
book-link-here = Link to this section: { $title }
# $name: of a card, a line of the score sheet, or a reason as a sentence
book-rule-of = Rule: { $name }

book-search = Search the rules
book-found = { $count ->
    [one] { $count } section found
   *[other] { $count } sections found
  }
book-found-none = Nothing found. Try another word, or just part of it.

# An option of a table and what is chosen there, such as "Dice bag: Scaled"
book-option = { $option }: { $choice }
book-option-true = On
book-option-false = Off

book-example = What the example shows
# How a die may be placed
book-how-usual = By the usual rules
book-how-ignoring_color = The printed color is ignored
book-how-ignoring_value = The printed value is ignored
book-how-ignoring_print = The printed restriction is ignored
book-how-alone = It must not touch another die
# $die: "red 4"; $space: "B3"
book-die-from = { $die } on { $space }
book-fits = fits on { $spaces }
book-fits-nowhere = fits nowhere
# $order: numbers of players
book-turns = Players: { $players }. Start player: { $start }. Turns in order: { $order }.
book-track-before = Previous round
book-track-left = Leftover dice
book-track-alone = May go on the track alone: { $dice }.
book-track-all = None may go on the track alone: all of them go there.

key-r = rulebook

settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-hand = Preferred hand
    .about = The buttons and dice are on the side of this hand.
settings-hand-right = Right
settings-hand-left = Left
settings-auto-end = End turns
    .about = When nothing is left to do, your turn ends by itself after a moment. Until then you can undo.
settings-auto-end-true = By itself
settings-auto-end-false = By hand
