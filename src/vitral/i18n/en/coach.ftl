# The coach: advice for a turn, and what there is to say of a finished game.

key-h = a hint
hint = Hint
hint-thinking = Thinking …
bot-thinking = { $name } is thinking …

# Clauses of advice: "take the red 4" and "place it on B3", joined into one sentence.
coach-take = take the { $die }
coach-take-place = take the { $die } from place { $place }
coach-own = choose your private { $die }
coach-glass = take the { $die }
coach-place = place it on { $space }
coach-side = build { $card }
coach-lift = lift the die on { $space }
coach-remove = remove the die on { $space }
coach-tool = use { $card }
coach-gather = take the tokens from { $card }
coach-inspire = use your inspiration
coach-go = continue without it
coach-leave = leave the die
coach-pay = pay with the { $die }
coach-keep = put the { $die } alone on the round track
coach-keep-all = put all dice on the round track
coach-set = set it to { $value }
coach-track = swap it with the { $die } from round { $round }
coach-check = check { $whom }’s window
coach-stop = stop there
coach-pass = end your turn
coach-nothing = end your turn without a die
coach-advice = { $moves }. Expected gain: { $gain } points.
coach-advice-plain = { $moves }.

coach-why-scores = { $card } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } right away.
coach-why-own_objective = Your private objective { $card } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-why-keeps_for = It keeps { $space } open for a { $value }.
coach-why-promises = { $card } should still score about { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-why-off_track = This keeps the target { $points ->
    [one] 1 point
   *[other] { $points } points
  } lower.
coach-why-keeps_open = It keeps { $space } open.
coach-why-narrow = Few dice fit { $space }.
coach-why-tool = { $card } is worth its price.
coach-why-flexible = It leaves you the most options.
coach-why-wait = Nothing here is worth a space.

review = Review
review-title = How the game went
review-making = Looking at every turn …
review-chart = Expected final score
review-chart-solo = Expected points above the target
review-chart-about = { $what } after every turn. { $players }
review-chart-end = { $name }: from { $first } to { $last }.
review-table = As a table
review-round = Round
review-mistakes = The costliest turns
review-no-mistakes = Nobody made a mistake worth mentioning.
review-mistake = Round { $round }, { $name }: { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
  } lost
review-played = Played: { $turn }.
review-better = Better: { $turn }.
review-causes = Where the points went: { $causes }.
review-causes-none = There was no single cause, but many small ones.
review-cause-dead = nothing fits { $spaces } anymore ({ $gain })
review-cause-open = open spaces ({ $gain })
review-cause-objective = { $card } ({ $gain })
review-cause-tokens = favor tokens ({ $gain })
review-cause-track = the target ({ $gain })
review-look = Look at round { $round }, { $name }
review-look-short = Look
review-try = Try it again: round { $round }, { $name }
review-try-short = Try it
review-nth = Mistake { $nth } of { $count }
review-previous = Previous mistake
review-next = Next mistake
review-luck = Luck of the dice
review-luck-good = { $name }: the dice were worth { $points } points more than average.
review-luck-bad = { $name }: the dice were worth { $points } points less than average.
review-luck-even = { $name }: the dice were about average.
review-note = Judged by the bots, which see all cards now that the game is over.

review-gap = Expected after the best turn: { $best }. After this one: { $expected }.
review-how = To measure what a turn cost, bots play on from that turn and from the better one in the same 12 to 48 possible futures. Differences within the margin of error are left out, and so are turns in which dice were rolled or drawn. Each ring shows where the line would be after the better turn.
