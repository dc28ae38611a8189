# Every card: its name, what it does (.text) and what of it is inferred or reconstructed (.note).
# Made from src/vitral/cards/data by `make generate`; do not edit.
box-base = Base game
box-pools = Five and six players
box-passion = Passion
box-automa = Automa
box-promos = Promos

## Base game

card-aurora-sagradis = Aurora Sagradis

card-aurorae-magnificus = Aurorae Magnificus

card-batllo = Batllo

card-bellesguard = Bellesguard

card-chromatic-splendor = Chromatic Splendor

card-comitas = Comitas

card-firelight = Firelight

card-suns-glory = Sun's Glory

card-firmitas = Firmitas

card-kaleidoscopic-dream = Kaleidoscopic Dream

card-fractal-drops = Fractal Drops

card-ripples-of-light = Ripples of Light

card-fulgor-del-cielo = Fulgor del Cielo

card-luz-celestial = Luz Celestial

card-gravitas = Gravitas

card-water-of-life = Water of Life

card-industria = Industria

card-via-lux = Via Lux

card-lux-astram = Lux Astram

card-lux-mundi = Lux Mundi

card-shadow-thief = Shadow Thief

card-sun-catcher = Sun Catcher

card-symphony-of-light = Symphony of Light

card-virtus = Virtus

card-grozing-pliers = Grozing Pliers
    .text = Draft a die and raise or lower its value by 1, then place it. A 1 can only go up and a 6 can only go down.

card-eglomise-brush = Eglomise Brush
    .text = Move one die in your window. Ignore the color printed on its new space; every other rule still applies.

card-copper-foil-burnisher = Copper Foil Burnisher
    .text = Move one die in your window. Ignore the value printed on its new space; every other rule still applies.

card-lathekin = Lathekin
    .text = Move exactly two dice in your window. Every placement rule applies to both.

card-lens-cutter = Lens Cutter
    .text = Draft a die and swap it with one on the round track. Place the die you got.

card-flux-brush = Flux Brush
    .text = Draft any die, re-roll it, and place it. If it fits nowhere, it goes back to the draft pool with its new value.

card-glazing-hammer = Glazing Hammer
    .text = On your second turn of the round, before you draft, re-roll all dice in the draft pool.

card-running-pliers = Running Pliers
    .text = On your first turn of the round, after placing the die you drafted, draft and place another one right away. You skip your second turn this round.

card-cork-backed-straightedge = Cork-backed Straightedge
    .text = Draft a die and place it on a space that touches no other die, not even at a corner. The printed restriction still applies.

card-grinding-stone = Grinding Stone
    .text = Draft a die and flip it upside down before you place it: 1 and 6, 2 and 5, 3 and 4 trade places.

card-flux-remover = Flux Remover
    .text = Draft any die, put it into the bag, and draw a die at random. Choose its value, then place it or leave it in the draft pool.

card-tap-wheel = Tap Wheel
    .text = Choose a color that is on the round track and move one or two dice of that color in your window. Every placement rule applies.

card-row-color-variety = Row Color Variety
    .text = Each full row with all five colors.

card-column-color-variety = Column Color Variety
    .text = Each full column with four different colors.

card-row-shade-variety = Row Shade Variety
    .text = Each full row with five different values.

card-column-shade-variety = Column Shade Variety
    .text = Each full column with four different values.

card-light-shades = Light Shades
    .text = Each pair of a 1 and a 2, wherever they are.

card-medium-shades = Medium Shades
    .text = Each pair of a 3 and a 4, wherever they are.

card-deep-shades = Deep Shades
    .text = Each pair of a 5 and a 6, wherever they are.

card-shade-variety = Shade Variety
    .text = Each set of all six values, wherever they are.

card-color-variety = Color Variety
    .text = Each set of all five colors, wherever they are.

card-color-diagonals = Color Diagonals
    .text = Each die that is corner to corner with a die of its own color. A die counts once, no matter how many it touches that way.

card-shades-of-red = Shades of Red
    .text = Add up the values of all your red dice.

card-shades-of-yellow = Shades of Yellow
    .text = Add up the values of all your yellow dice.

card-shades-of-green = Shades of Green
    .text = Add up the values of all your green dice.

card-shades-of-blue = Shades of Blue
    .text = Add up the values of all your blue dice.

card-shades-of-purple = Shades of Purple
    .text = Add up the values of all your purple dice.

## Five and six players

card-romanesque = Romanesque

card-baroque = Baroque

card-esperanca = Esperança

card-alegria = Alegria

card-sol = Sol
    .note = Space C2 is inferred. The only list shows a 1, but every other hard side repeats what its easy side asks for.

card-naturaleza = Naturaleza

card-apricitas = Apricitas

card-tenebra = Tenebra

card-generosidad = Generosidad

card-armonia = Armonia

card-ligero = Ligero

card-shadom = Shadom

card-strip-cutter = Strip Cutter
    .text = Draft a die and swap it with one of your private dice. The drafted die stays with your private dice; place the die you got.
    .note = The number and the effect are in a rulebook. The solo color comes from one source.

card-lead-came-nippers = Lead Came Nippers
    .text = Re-roll one or two of your private dice.
    .note = The effect and the solo color come from one source. The number is inferred: 13 is the other tool in the box.

card-fence = Fence
    .text = Add up the values in the two middle rows of columns 1, 3, and 5, whatever the color.

card-tunnel = Tunnel
    .text = Add up the values on the three middle spaces of the top row and of the bottom row, whatever the color.

card-brace = Brace
    .text = Add up the values on A2, A4, B3, C3, D2, and D4, whatever the color.

card-port = Port
    .text = Add up the values on the ring of six around the center: A3, B2, B4, C2, C4, and D3, whatever the color.

card-brackets = Brackets
    .text = Add up the values in both top corners, beside them, and below them, whatever the color.

card-wall = Wall
    .text = Add up the values on the six spaces in the middle of your window, whatever the color.

## Passion

card-horizontal-shade-symmetry = Horizontal Shade Symmetry
    .text = Fold your window along the middle column: score each pair of dice that land on each other with the same value.
    .note = The name is our translation.

card-vertical-color-balance = Vertical Color Balance
    .text = Slide the lower half of your window over the upper half: score each pair of dice that land on each other with the same color.
    .note = The name is our translation.

card-horizontal-color-symmetry = Horizontal Color Symmetry
    .text = Fold your window along the middle column: score each pair of dice that land on each other with the same color.
    .note = Modeled on the two that a rulebook shows.

card-vertical-shade-balance = Vertical Shade Balance
    .text = Slide the lower half of your window over the upper half: score each pair of dice that land on each other with the same value.
    .note = Modeled on the two that a rulebook shows.

card-horizontal-color-balance = Horizontal Color Balance
    .text = Slide the two right columns of your window over the two left ones: score each pair of dice that land on each other with the same color.
    .note = Modeled on the two that a rulebook shows. This one and its twin for values are our weakest guesses.

card-horizontal-shade-balance = Horizontal Shade Balance
    .text = Slide the two right columns of your window over the two left ones: score each pair of dice that land on each other with the same value.
    .note = Modeled on the two that a rulebook shows. This one and its twin for colors are our weakest guesses.

card-rg-unique-around = Unique Neighbors
    .text = Each different color and each different value among the dice around your rare glass.
    .note = One rulebook joins color and value with "and", another with "or". Counting both is our reading. The name is ours.

card-rg-highest-each-color = Highest of Each Color
    .text = Take the highest die of each color around your rare glass and add up their values.
    .note = The name is ours.

card-rg-same-value = Echo
    .text = Each other die with the same value as your rare glass.
    .note = It is our reading that the glass die does not count itself. The name is ours.

card-rg-row-sum = Row
    .text = Add up the values in the row of your rare glass, including its own.
    .note = The sum of the row comes from one source. Counting the glass die too is ours, and so is the name.

card-rg-column-sum = Column
    .text = Add up the values in the column of your rare glass, including its own.
    .note = Entirely ours, modeled on the one for the row.

card-rg-diagonals-sum = Rays
    .text = Add up the values on both diagonals through your rare glass, without its own.
    .note = Entirely ours.

card-rg-unique-values = Scale
    .text = Each different value among the dice around your rare glass.
    .note = One source mentions different values, perhaps about another card. The points and the name are ours.

card-luck = Luck
    .text = Once per round, re-roll the die in your hand. If it then fits nowhere, it goes back where it came from and your turn is over.
    .note = The name is our translation. Only the Russian rulebook says that a failed roll ends the turn.

card-wisdom = Wisdom
    .text = You start with one fewer favor token. Once per round, a tool costs you one token, no matter how many are on it.
    .note = The name is our translation.

card-resourcefulness = Resourcefulness
    .text = Once per round, pay 1 favor token and swap the die in your hand with one on the round track. Both dice keep their values.
    .note = The name is our translation.

card-courage = Courage
    .text = Once per game, place the die in your hand and ignore what is printed on its space. The rules about neighbors still apply.
    .note = We know that an inspiration does this. That this is the card, how often you may use it, and its exact effect are our reconstruction.

card-charm = Charm
    .text = Once per game, take the favor tokens from one tool, at most three.
    .note = We know that an inspiration takes tokens from tools. The name, the number, and how often you may use it are ours.

card-precision = Precision
    .text = Once per round, pay 1 favor token and raise or lower the die in your hand by 1. A 1 can only go up and a 6 can only go down.
    .note = We know that most inspirations work like a tool for one token. Everything else is ours.

card-iridescent = Iridescent Glass
    .text = The die costs 1 favor token for each open space in the top row of your window, counted before you place it.
    .note = The name is our translation.

card-textured = Textured Glass
    .text = The die costs 1 favor token for each open corner of your window, counted before you place it.
    .note = The name is our translation.

card-patterned = Patterned Glass
    .text = Choose one of the dice. It costs 1 favor token for each die left behind.
    .note = The three slots are inferred from stray digits next to the board. The name is our translation.

card-architectural = Architectural Glass
    .text = Pay as for a tool: 1 favor token if there are none on the board, otherwise 2.
    .note = The slot and the name, which we translated, are in a rulebook. The price is ours.

card-seeded = Seeded Glass
    .text = Pay 1 favor token and re-roll the die. Then place it, or leave it here with its new value.
    .note = We know that a board re-rolls its die. Everything else is ours.

card-streaked = Streaked Glass
    .text = The die costs 1 favor token for each color missing from your window.
    .note = Entirely ours: we did not find the sixth board.

## Automa

card-automa = Automa
    .note = We have the rules, but the cards are lost. The pattern, tokens, positions, scoring, and levels are ours.

card-A01 = Automa card A01
    .text = Places 1, 2, 3, and 4, in this order. The Automa pays for tool 1.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A02 = Automa card A02
    .text = Places 2, 3, 4, and 5, in this order. The Automa pays for tool 2.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A03 = Automa card A03
    .text = Places 3, 4, 5, and 1, in this order. The Automa pays for tool 3.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A04 = Automa card A04
    .text = Places 4, 5, 1, and 2, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A05 = Automa card A05
    .text = Places 5, 1, 2, and 3, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A06 = Automa card A06
    .text = Places 1, 3, 5, and 2, in this order. The Automa pays for tool 1.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A07 = Automa card A07
    .text = Places 2, 4, 1, and 3, in this order. The Automa pays for tool 2.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A08 = Automa card A08
    .text = Places 3, 5, 2, and 4, in this order. The Automa pays for tool 3.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A09 = Automa card A09
    .text = Places 4, 1, 3, and 5, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A10 = Automa card A10
    .text = Places 5, 2, 4, and 1, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A11 = Automa card A11
    .text = Places 1, 4, 2, and 5, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A12 = Automa card A12
    .text = Places 2, 5, 3, and 1, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A13 = Automa card A13
    .text = Places 3, 1, 4, and 2, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A14 = Automa card A14
    .text = Places 4, 2, 5, and 3, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A15 = Automa card A15
    .text = Places 5, 3, 1, and 4, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A16 = Automa card A16
    .text = Places 2, 1, 5, and 4, in this order.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-A17 = Automa card A17
    .text = Places 4, 3, 2, and 1, in this order. The Automa takes its second die at once.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-AP1 = Automa card AP1
    .text = Places 1, 5, 4, and 3, in this order. After its first die, the Automa takes rare glass.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-AP2 = Automa card AP2
    .text = Places 3, 2, 1, and 5, in this order. After its first die, the Automa takes rare glass.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

card-AP3 = Automa card AP3
    .text = Places 5, 4, 3, and 2, in this order. A die that fits nowhere goes on the topmost open space of the emptiest column.
    .note = The rules say what kind of things are on such a card. The details on this one are ours.

## Promos

card-claror = Claror
    .note = Our own card, made like the six real ones. It stands in for an extra card that we did not find.

card-penombra = Penombra
    .note = Our own card, made like the six real ones. It stands in for an extra card that we did not find.

card-vitralls = Vitralls
    .note = We found only the name. The grid, the difficulty, and the other side of the card are ours.

card-barcelona = Barcelona
    .note = We found only the name. The grid, the difficulty, and the other side of the card are ours.

card-soldering-iron = Soldering Iron
    .text = Swap two dice in your window. Every placement rule applies to both on their new spaces.
    .note = Our own tool, including its name, number, and color. It stands in for an extra tool whose face we did not find.

card-horizontal-symmetry = Horizontal Symmetry
    .text = Fold your window along the middle column: score each pair of dice that land on each other with the same color and value.
    .note = From one source, which does not say whether the 7 points count once or for each pair. We count each pair.
