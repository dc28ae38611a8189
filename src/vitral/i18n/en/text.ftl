# The table in words, for those who listen to it or would rather read.

view-text = Show as text
view-picture = Show as a picture
key-v = show the table as text or as a picture
text-how = The heading below the round says what you can do, with a button for every choice. Take a die, then choose its space. You may also use one tool. “{ text-why }” explains everything that is not a choice. Press “{ button-end }” when you are done. You can undo until something is revealed. Everything on the table follows, heading by heading.

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
text-drafted = drafted a die
text-tool-used = used a tool
text-own-used = placed a private die
text-glass-used = took rare glass
text-set-aside = Set aside to re-roll: { $dice }
text-count = { $what }: { $count }
text-removed = Out of the game: { $dice }
text-excused = placed ignoring a printed restriction
text-own-dice = Private dice: { $dice }
text-points-so-far = { points-of } so far
text-each = { points-of } each time.
text-counting = Spaces that count: { $spaces }.
text-tokens-there = { $count ->
    [0] no favor tokens on it
    [one] 1 favor token on it
   *[other] { $count } favor tokens on it
  }
text-no-tools = No tools are left.
text-board-slot = { story-board-slot }.
text-automa-drawn = Revealed so far: { $cards }
