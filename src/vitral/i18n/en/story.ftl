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
story-take = takes { $die }
story-take-place = takes { $die } from place { $at }
story-own = takes the private { $die }
story-swap = swaps it for the private { $die }
story-pick = picks the private { $die }
story-place = places { $die } on { $space }
story-place-it = places it on { $space }
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
story-remove = removes { $die } from { $space }
story-keep = puts { $die } alone on the round track
story-keep-all = puts all dice left on the round track
story-pass = passes
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
story-deal-board = Rare glass: { $cards }
story-deal-inspirations = Inspirations: { $cards }

story-automa_card = turns up its card { $a }: places { $list }
story-automa_takes = takes { $a } from place { $b } and puts it on { $c }, the topmost open space of the { $color } column
story-automa_empty = finds place { $a } empty
story-automa_full = comes to { $a } on place { $b }, but its { $color } column is full
story-automa_swaps = swaps { $a } for { $b } of round { $c } on the round track and puts that on { $d }
story-automa_misfit = puts { $a } on { $b }, since its card lets such a die go anywhere
story-automa_lost = loses this pick, since nothing fits
story-automa_nothing = takes no die
story-automa_pays = pays { $a } for { $b } without using it, as its card says
story-automa_cannot_pay = should pay for { $a }, but has too few tokens
story-automa_tool_is_board = should pay for tool { $a }, but there lies the rare-glass board
story-automa_at_once = takes its second die at once, as its card says
story-automa_no_glass = should take rare glass, but has some already, or none is left
story-automa_glass = takes { $a } from the rare-glass board
story-automa_glass_at = puts { $a } on { $b }, as the position card says
story-automa_late_glass = gets { $a } on { $b } after the last round
story-automa_pushed = moves { $a } to { $b } to make room
story-automa_pushed_out = loses { $a }: its column is full
