# The rulebook, links to its rules, and what makes the page comfortable.

book-about = Short pages by topic. The game itself works out every example.
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
book-how-usual = Under the usual rules
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
book-track-all = None may go on the track alone, so all of them do.

key-r = rulebook
