# Scoring and checking a real table.

companion-title = Score or check a real table
companion-about = Tap in the windows as they lie on your table. Points and slips show at once.
companion-mode = What was played
companion-mode-standard = Table of 2–6
companion-mode-solo = Solo
companion-mode-automa = Automa
companion-windows = Windows
companion-window = Window { $number }
companion-window-automa = The Automa
companion-add-window = Add a window
companion-remove-window = Remove this window
companion-removed = Window removed.
companion-undo = Undo
companion-order = In the order of first turns in the last round, which decides the last tie.
companion-name = Name
companion-tokens = Favor tokens left
companion-choose-pattern = Choose a pattern
companion-change-pattern = Change the pattern
companion-search = Search
companion-no-match = No card of that name.
companion-public = Public objectives
companion-private = Private objectives
companion-choose = Choose…
companion-remove-card = Remove { $name }
companion-level = Strength of the Automa
companion-start = Choose a pattern to begin: its spaces appear, and you tap in the dice.

pad-title = Die for { $space }
pad-hint = Tap a space, then a die. Or type: R 4.
pad-clear = Take off
pad-excuse = Placed with a tool that ignores the printed restriction
space-chosen = { $words }, chosen

track-title = Round track
track-about = The dice left over; their sum is the score to beat.
track-add = Add a die to round { $round }
track-remove = Remove { $die } from round { $round }

result-title = Result
result-waiting = The result appears once every window has its pattern.
result-counting = Counting…
result-hint = Point at a number to see the panes that made it.
result-line = What counts
result-total = Total
result-tokens = Favor tokens
result-open = Open spaces
result-bonus = Level of the Automa
result-winner = { $name } wins.
result-ranking = Ranking: { $names }
result-won = Won by { $margin ->
    [one] one point
   *[other] { $margin } points
  }: { $total } against { $target }.
result-lost = { $margin ->
    [0] Level with the target, which is a loss: { $total } against { $target }.
    [one] Lost by one point: { $total } against { $target }.
   *[other] Lost by { $margin } points: { $total } against { $target }.
  }
result-no-target = Tap in the round track to see whether that is a win.
result-cell = { $name }, { $line }: { $points }

check-title = Check
check-fine = { $name }: no rule is broken.
check-broken = { $name }: { $count ->
    [one] one die breaks a rule.
   *[other] { $count } dice break a rule.
  }
check-automa = { $name }: not checked, its dice follow its cards.
check-breach = { $space }: { $reasons }
check-repair = Legal again without: { $removals }
check-or = { " or " }
check-about = A check looks at printed spaces and at dice side by side, not at edges or touching, since tools may leave dice alone.

json-title = As text
json-about = The same table as JSON: keep it, send it, or paste one here. The command line reads it too.
json-label = Table as JSON
json-take = Use this text
json-taken = Taken over.
json-bad = This is not JSON.
json-revert = Show the table above
companion-reset = Start anew
companion-reset-sure = Really? Everything tapped in goes.
companion-example = Show an example
