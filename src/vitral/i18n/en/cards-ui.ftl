# Dice, spaces, windows, and cards: what they are called wherever they are shown.

color-R = red
color-Y = yellow
color-G = green
color-B = blue
color-P = purple
color-W = rare glass
glass-letter-R = R
glass-letter-Y = Y
glass-letter-G = G
glass-letter-B = B
glass-letter-P = P
glass-letter-W = W

# $color, $value: a die, such as "red 4"
die-words = { $color } { $value }
die-unset = { $color } die

asks-color = asks for { $color }
asks-value = asks for a { $value }
asks-nothing = any die
space-empty = { $space }, { $asks }, empty
space-holds = { $space }, { $asks }, holds { $die }

window-with-dice = Window { $name }, { $count ->
    [one] one die
   *[other] { $count } dice
  }: { $dice }
window-empty = Window { $name }, no dice. It asks for: { $asks }

favor-tokens = { $count ->
    [0] no favor tokens
    [one] 1 favor token
   *[other] { $count } favor tokens
  }
difficulty = Difficulty { $count }
our-reconstruction = Our reconstruction
our-reconstruction-note = We could not find the printed card. What you see is our own reconstruction.

kind-inspiration = Inspiration
kind-glass = Rare glass
kind-automa = Automa card

automa-name = Automa
automa-places = Places { $places }, in this order
automa-pays = pays for tool { $slot }
automa-effect-second_die_at_once = takes its second die at once
automa-effect-glass = takes rare glass
automa-effect-misfits_anywhere = a die that fits nowhere goes on the topmost open space of the emptiest column
