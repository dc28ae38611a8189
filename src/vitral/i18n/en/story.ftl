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
    .you = build { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }with { favor-of }
  }
story-chosen = has chosen a window
    .you = have chosen a window
story-start = starts
    .you = start
story-roll = rolls { $dice }
    .you = roll { $dice }
story-roll-places = rolls { $dice } onto places 1 to 5
    .you = roll { $dice } onto places 1 to 5
story-take = takes the { $die }
    .you = take the { $die }
story-take-place = takes the { $die } from place { $place }
    .you = take the { $die } from place { $place }
story-own = takes the private { $die }
    .you = take the private { $die }
story-swap = swaps it for the private { $die }
    .you = swap it for the private { $die }
story-pick = chooses the private { $die }
    .you = choose the private { $die }
story-place = places the { $die } on { $space }
    .joined = places it on { $space }
    .you = place the { $die } on { $space }
    .you-joined = place it on { $space }
story-move = moves the { $die } from { $origin } to { $space }
    .you = move the { $die } from { $origin } to { $space }
story-skip = skips the second turn this round
    .you = skip the second turn this round
story-flip = flips it to { $die }
    .you = flip it to { $die }
story-tool = pays { favor-of } for { $card }
    .you = pay { favor-of } for { $card }
story-tool-free = uses { $card }
    .you = use { $card }
story-gather = takes { favor-of } from { $card }
    .you = take { favor-of } from { $card }
story-inspire = uses { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }for { favor-of }
  }
    .you = use { $card }{ $tokens ->
    [0] { "" }
   *[other] { " " }for { favor-of }
  }
story-glass = takes the { $die } for { favor-of }
    .you = take the { $die } for { favor-of }
story-leave = leaves the { $die } in the draft pool
    .you = leave the { $die } in the draft pool
story-leave-board = leaves the { $die } on the board
    .you = leave the { $die } on the board
story-pay = pays with the { $die }
    .you = pay with the { $die }
story-set = changes it to { $die }
    .you = change it to { $die }
story-track = swaps it for the { $die } from round { $at }
    .you = swap it for the { $die } from round { $at }
story-check-right = checks { $whom }’s window and finds a mistake
    .you = check { $whom }’s window and find a mistake
story-check-wrong = checks { $whom }’s window and finds no mistake
    .you = check { $whom }’s window and find no mistake
story-own-right = admits a mistake in their own window
    .you = admit a mistake in your own window
story-own-wrong = checks their own window and finds no mistake
    .you = check your own window and find no mistake
story-take-up = picks the { $die } up again
    .you = pick the { $die } up again
story-no-check = declines to check a window
    .you = decline to check a window
story-remove = removes the { $die } from { $space }
    .you = remove the { $die } from { $space }
story-keep = puts only the { $die } on the round track; out of the game: { $dice }
    .you = put only the { $die } on the round track; out of the game: { $dice }
story-keep-all = puts all leftover dice on the round track
    .you = put all leftover dice on the round track
story-pass = passes
    .you = pass
# What goes without saying.
story-end-turn = { "" }
story-lift = { "" }
story-go = { "" }
story-stop = { "" }
story-draw = puts it into the bag and draws a { $die }
    .you = put it into the bag and draw a { $die }
story-reroll = re-rolls it ({ $dice })
    .you = re-roll it ({ $dice })
story-reroll-own = rolls the private dice: { $dice }
    .you = roll the private dice: { $dice }
story-reroll-picked = rolls again ({ $dice })
    .you = roll again ({ $dice })
story-reroll-pool = re-rolls the draft pool ({ $dice })
    .you = re-roll the draft pool ({ $dice })
story-reroll-glass = rolls new rare glass ({ $dice })
    .you = roll new rare glass ({ $dice })
story-first-glass = Rare glass at the start: { $dice }
story-lost = finds no space for the { $die }, so the turn is over
    .you = find no space for the { $die }, so the turn is over
story-bot-in = lets a bot take over
    .you = let a bot take over
story-bot-for = is away, so a bot takes over
    .you = are away, so a bot takes over
story-back = plays again
    .you = play again
story-resigned = resigns, and a bot takes over
    .you = resign, and a bot takes over
story-resigned-pass = resigns and passes every turn from now on
    .you = resign and pass every turn from now on
story-link-reissued = gets a new link from the host
    .you = get a new link from the host
story-bot-failed = The bot in { $whom }’s seat broke down, so an apprentice plays this turn in its place
story-bot-failed-again = The bot in { $whom }’s seat broke down again, so an apprentice takes its place from now on
story-bot-failed-end = The bot in { $whom }’s seat broke down, so this turn ends as soon as the rules allow
story-round = On the round track: { $dice }
story-round-none = No dice are left for the round track
story-deal-tools = Tools: { $cards }
story-deal-public = Public objectives: { $cards }
story-deal-private = { $count ->
    [one] has the private objective { $cards }
   *[other] has the private objectives { $cards }
  }
    .you = { $count ->
    [one] have the private objective { $cards }
   *[other] have the private objectives { $cards }
  }
story-deal-board = Rare-glass board: { $cards }
story-board-slot = The rare-glass board is in tool slot { $place }
story-deal-inspirations = Inspirations: { $cards }
card-quoted = { $card }

# The Automa, and why; $letter is the color of a column.

story-automa-card = reveals card { $number }: { $words }
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
story-automa-goes-on = { automa-stuck } and no die from round { $place } on the round track fits, so it moves on to the next place
story-automa-swaps = { automa-stuck }, so it swaps it for the { $best } from round { $place } on the round track, the highest die there that fits, and puts that on { $space }
story-automa-misfit = { automa-stuck } and no die from round { $place } on the round track fits; its card sends such a die to the emptiest column, so it puts it on { $space }
story-automa-lost = { automa-stuck } and no die from round { $place } on the round track fits, so it takes nothing
story-automa-nothing = takes no die, because there is none on the other places on its card
story-automa-pays = pays { favor-of } for { $card } without using it, as its card says, because { $tokens ->
    [1] there is no favor token on it
   *[other] there are already favor tokens on it
  }
story-automa-cannot-pay = would have to pay for { $card }, but has too few favor tokens, so nothing happens
story-automa-tool-is-board = would have to pay for tool { $place }, but the rare-glass board is there, so nothing happens
story-automa-at-once = takes its second die right away, because its card says so
story-automa-no-glass = would take rare glass, but it already has some or none is left, so nothing happens
story-automa-glass = takes the { $die } from the rare-glass board for { favor-of }, because its card says so
story-automa-glass-at = puts the { $die } on { $space }, as the position card says
story-automa-glass-pushed = { story-automa-glass-at }; the { $other } that was there moves to { $to }
story-automa-glass-pushed-out = { story-automa-glass-at }; the { $other } that was there leaves the game, because its column is full
story-automa-late-glass = has no rare glass after the last round, so the one on the board goes on { $space }, as the position card says; if a die is there, the glass replaces it and takes its value: { $die }
