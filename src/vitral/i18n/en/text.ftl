# The table in words, for those who listen to it or would rather read.

view-text = Show as text
view-picture = Show as a picture
key-v = show the table as text or as a picture
settings-tables = Tables
    .about = As text, a table is told in headings, lists and buttons, also to screen readers.
settings-tables-picture = As a picture
settings-tables-text = Always as text
text-how = Below the round, a heading says what the table asks of you, with a button for every choice. Take a die, then choose its space; you may also use one tool. “Why is something not possible?” answers for everything that is no choice. End your turn when you are done; until something is revealed you can undo. All that lies on the table follows, heading by heading.

# -- headings

text-since = Since your last turn
text-dice = Dice
text-windows = Windows
text-spaces = Spaces
text-checks = Windows to check
text-bag = In the dice bag
text-pattern = Pattern of { $name }
text-proofs = Where the points come from: { $name }

# -- why not

text-why = Why is something not possible?
text-why-what = What
text-why-die = Die
text-why-space = Space
text-ask = Why not?
text-ask-space = Why not there?
text-misfit = { $take }, then place it on { $space }
text-because = { $what }: not possible, because
text-possible = { $what }: that is possible.

# -- facts

text-start = Start player
text-hand-from = In hand: { $die }, from { $space }
text-so-far = This turn so far: { $things }
text-drafted = a die drafted
text-tool-used = a tool used
text-own-used = a private die placed
text-glass-used = rare glass taken
text-set-aside = Set aside to be rolled again: { $dice }
text-count = { $what }: { $count }
text-removed = Out of the game: { $dice }
text-excused = placed under a waiver
text-own-dice = Private dice: { $dice }
text-points-so-far = So far { points-of }
text-each = { points-of } each time.
text-counting = Spaces that count: { $spaces }.
text-tokens-there = { $count ->
    [0] no favor tokens lie on it
    [one] 1 favor token lies on it
   *[other] { $count } favor tokens lie on it
  }
text-no-tools = No tools are left.
text-board-slot = { story-board-slot }.
text-automa-drawn = Turned up so far: { $cards }
