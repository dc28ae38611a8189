# Scoring and checking a real table.

companion-title = Score or check a real table
companion-about = Enter the windows from your table. Points and mistakes show up right away.
companion-mode = Which game did you play?
companion-mode-standard = 2–6 players
companion-mode-solo = Solo
companion-mode-automa = Automa
companion-windows = Windows
companion-window = Window { $number }
companion-window-automa = The Automa
companion-add-window = Add a window
companion-remove-window = Remove this window
companion-removed = Window removed.
companion-undo = Undo
companion-order = List the windows in the order in which players took their first turn of the last round. It breaks the last tie.
companion-name = Name
companion-tokens = Favor tokens left
companion-choose-pattern = Choose a pattern
companion-change-pattern = Change the pattern
companion-search = Search
companion-no-match = No card with that name.
companion-public = Public objectives
companion-private = Private objectives
companion-choose = Choose…
companion-remove-card = Remove { $name }
companion-level = Strength of the Automa
companion-start = Choose a pattern to begin. Then enter the dice on its spaces.

pad-title = Die for { $space }
pad-hint = Tap a space, then a die. Or type: R 4.
pad-hint-touch = Tap a space, then a die.
pad-clear = Remove
pad-excuse = Placed with a tool that ignores the printed restriction
space-chosen = { $words }, chosen

track-title = Round track
track-about = The leftover dice. Their sum is the target score.
track-add = Add a die to round { $round }
track-remove = Remove { $die } from round { $round }

result-title = Result
result-waiting = The result appears once every window has a pattern.
result-counting = Counting…
result-hint = Point at a number to see the dice that made it.
result-hint-touch = Touch a number to see the dice that made it.
result-line = What counts
result-total = Total
result-of-tokens = Favor tokens
result-of-open = Open spaces
result-of-bonus = Bonus
result-winner = { $name } wins.
result-no-private = Nothing is counted for a private objective of { $names }, because none was entered.
result-ranking = Ranking: { $names }
result-won = Won by { $margin ->
    [one] one point
   *[other] { $margin } points
  }: { $total } against { $target }.
result-lost = { $margin ->
    [0] Tied with the target, which is a loss: { $total } against { $target }.
    [one] Lost by one point: { $total } against { $target }.
   *[other] Lost by { $margin } points: { $total } against { $target }.
  }
result-no-target = Enter the round track to see whether you won.
result-cell = { $name }, { $line }: { $points }

check-title = Check
check-fine = { $name }: no rule is broken.
check-broken = { $name }: { $count ->
    [one] one die breaks a rule.
   *[other] { $count } dice break a rule.
  }
check-automa = { $name }: not checked, because its dice follow its cards.
check-breach = { $space }: { $reasons }
check-repair = Legal again without: { $removals }
check-or = { " or " }
check-doubts = Uncertain, because a window does not show how its dice got there. A tool may have left { $count ->
    [one] this die alone; otherwise it was a mistake:
   *[other] these dice alone; otherwise they were mistakes:
  }
check-doubt-not_touching = { $space }: touches no other die.
check-doubt-not_on_edge = { $space }: the only die, and not on the edge.
check-about = A check looks at printed restrictions and at dice side by side. Dice that touch no other are only listed as doubts, because tools may leave them like that.

json-title = As text
json-about = The same table as JSON: save it, send it, or paste another one here. The command line can read it too.
json-label = Table as JSON
json-take = Use this text
json-taken = The table is updated.
json-bad = This is not JSON.
json-revert = Show the table above as text
companion-reset = Start over
companion-reset-sure = Are you sure? Everything you entered will be lost.
companion-example = Show an example

companion-offline = You are offline. What you have entered is saved in this browser and will be scored once you are back online.
companion-here = You are offline: the table was scored on this device.
