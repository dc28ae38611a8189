# What happened, in clauses: who did it stands before, clauses of one turn are joined into a list.

story-sentence = { $name } { $words }.
story-table = { $words }.
story-empty = Nothing has happened yet.
since-your-turn = since your turn
story-by-timer = (time ran out)

story-side = builds { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }with { favor-of }
  }
story-chosen = has chosen a window
story-start = starts
story-roll = rolls { $dice }
story-roll-places = rolls { $dice } onto the places 1 to 5
story-take = takes { $die }
story-take-place = takes { $die } from place { $place }
story-own = takes the private { $die }
story-swap = swaps it for the private { $die }
story-pick = picks the private { $die }
story-place = places { $die } on { $space }
    .joined = places it on { $space }
story-move = moves { $die } from { $origin } to { $space }
story-skip = gives up the second turn of the round
story-flip = turns it over to { $die }
story-tool = pays { favor-of } for { $card }
story-tool-free = uses { $card }
story-gather = takes { favor-of } off { $card }
story-inspire = uses { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }for { favor-of }
  }
story-glass = takes { $die } for { favor-of }
story-leave = leaves { $die } in the draft pool
story-leave-board = leaves { $die } on the board
story-pay = pays with { $die }
story-set = turns it to { $die }
story-track = swaps it for { $die } of round { $at }
story-check-right = checks the window of { $whom } and is right
story-check-wrong = checks the window of { $whom } and finds no fault
story-own-right = owns up to a mistake in the own window
story-own-wrong = checks the own window and finds no fault
story-take-up = takes up { $die } again
story-no-check = calls no check
story-remove = removes { $die } from { $space }
story-keep = puts { $die } alone on the round track; out of the game: { $dice }
story-keep-all = puts all dice left on the round track
story-pass = passes
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = drops it into the bag and draws a { $die }
story-reroll = rolls it again: { $dice }
story-reroll-own = rolls the private dice { $dice }
story-reroll-picked = rolls anew: { $dice }
story-reroll-pool = rolls the draft pool anew: { $dice }
story-reroll-glass = rolls new rare glass: { $dice }
story-first-glass = The first rare glass: { $dice }
story-lost = finds no space for { $die }, so the turn is over
story-undo = takes the last choice back
story-round = On the round track: { $dice }
story-round-none = No die is left for the round track
story-deal-tools = Tools: { $cards }
story-deal-public = Public objectives: { $cards }
story-deal-private = { $count ->
    [one] has the private objective { $cards }
   *[other] has the private objectives { $cards }
  }
story-deal-board = Rare glass: { $cards }
story-board-slot = The rare-glass board lies in place { $place } of the tools
story-deal-inspirations = Inspirations: { $cards }

# The Automa, and why; $letter is the color of a column.

story-automa-card = turns up its card { $number }: { $words }
automa-card-places = places { $places } in this order
automa-why-first = because that is the first place on its card
automa-why-next = because that is the next place on its card
automa-why-empty = { $count ->
    [one] because place { $places } is empty
   *[other] because places { $places } are empty
  }
automa-column = { $letter ->
    [R] red column
    [Y] yellow column
    [G] green column
    [B] blue column
   *[P] purple column
  }
automa-column-of = { $letter ->
    [R] of the red column
    [Y] of the yellow column
    [G] of the green column
    [B] of the blue column
   *[P] of the purple column
  }
automa-stuck = comes to the { $die } on place { $place }, { $why }, but its { automa-column } is full
story-automa-takes = takes the { $die } from place { $place }, { $why }, and puts it on { $space }, the topmost open space { automa-column-of }
story-automa-goes-on = { automa-stuck } and nothing of round { $place } on the round track fits, so it goes on
story-automa-swaps = { automa-stuck }: it swaps it for the { $best } of round { $place } on the round track, the highest there that fits, and puts that on { $space }
story-automa-misfit = { automa-stuck } and nothing of round { $place } on the round track fits; its card lets such a die go anywhere, so it puts it on { $space }, in the column with the most open spaces
story-automa-lost = { automa-stuck } and nothing of round { $place } on the round track fits: this pick is lost
story-automa-nothing = takes no die, because no other place on its card holds one
story-automa-pays = pays { favor-of } for { $card } without using it, as its card says, because { $tokens ->
    [1] no favor token lies there
   *[other] favor tokens lie there already
  }
story-automa-cannot-pay = should pay for { $card }, but has too few favor tokens: nothing happens
story-automa-tool-is-board = should pay for tool { $place }, but there lies the rare-glass board: nothing happens
story-automa-at-once = takes its second die at once, because its card says so
story-automa-no-glass = should take rare glass, but has one already, or none is left: nothing happens
story-automa-glass = takes the { $die } from the rare-glass board for { favor-of }, because its card says so
story-automa-glass-at = puts the { $die } on { $space }, as the position card says
story-automa-glass-pushed = { story-automa-glass-at }; the { $other } that lay there moves to { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; the { $other } that lay there leaves the game: its column is full
story-automa-late-glass = has no rare glass after the last round, so that of the board goes on { $space }, as the position card says, and takes over the value of any die there: { $die }
