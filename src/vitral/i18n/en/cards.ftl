# Every card: its name, what it does (.text) and what of it is inferred or reconstructed (.note).
# Made from src/vitral/cards/data; do not edit. The other languages are written by hand in the same shape.
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
    .text = Take a die and turn it one step up or down before you place it. A 1 can only go up and a 6 only down.

card-eglomise-brush = Eglomise Brush
    .text = Pick a die out of your window and set it somewhere else. The color printed on its new space does not matter; everything else still does.

card-copper-foil-burnisher = Copper Foil Burnisher
    .text = Pick a die out of your window and set it somewhere else. The value printed on its new space does not matter; everything else still does.

card-lathekin = Lathekin
    .text = Rearrange two different dice of your window, one after the other. It has to be two, and every placing rule holds for both.

card-lens-cutter = Lens Cutter
    .text = Take a die and trade it for one lying on the round track. Place the die you got in return.

card-flux-brush = Flux Brush
    .text = Take any die, roll it anew and place it. If it fits nowhere, it goes back to the draft pool showing its new value.

card-glazing-hammer = Glazing Hammer
    .text = In your second turn of the round, before you draft, throw all dice of the draft pool again.

card-running-pliers = Running Pliers
    .text = Once you have drafted in your first turn of the round, draft and place another die right away. Your second turn of this round is the price.

card-cork-backed-straightedge = Cork-backed Straightedge
    .text = Take a die and give it a lonely space: one that touches no other die, not even at a corner. What is printed there still counts.

card-grinding-stone = Grinding Stone
    .text = Take a die and put its underside up before you place it: 1 and 6, 2 and 5, 3 and 4 trade places.

card-flux-remover = Flux Remover
    .text = Take any die, drop it into the bag and pull one out blindly. Choose the value of the newcomer, then place it or leave it in the draft pool.

card-tap-wheel = Tap Wheel
    .text = Choose a color that lies on the round track and rearrange one or two dice of that color in your window. Every placing rule holds.

card-row-color-variety = Row Color Variety
    .text = Every full row in which all five colors turn up.

card-column-color-variety = Column Color Variety
    .text = Every full column made of four different colors.

card-row-shade-variety = Row Shade Variety
    .text = Every full row made of five different values.

card-column-shade-variety = Column Shade Variety
    .text = Every full column made of four different values.

card-light-shades = Light Shades
    .text = Every pair you can make of a 1 and a 2, wherever they lie.

card-medium-shades = Medium Shades
    .text = Every pair you can make of a 3 and a 4, wherever they lie.

card-deep-shades = Deep Shades
    .text = Every pair you can make of a 5 and a 6, wherever they lie.

card-shade-variety = Shade Variety
    .text = Every time you can gather all six values, wherever they lie.

card-color-variety = Color Variety
    .text = Every time you can gather all five colors, wherever they lie.

card-color-diagonals = Color Diagonals
    .text = Every die that meets a die of its own color corner to corner. Each counts once, however many it meets.

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
    .note = Space C2 is inferred: the only list has a 1 there, but with yellow the other side repeats it, as on every other card.

card-naturaleza = Naturaleza

card-apricitas = Apricitas

card-tenebra = Tenebra

card-generosidad = Generosidad

card-armonia = Armonia

card-ligero = Ligero

card-shadom = Shadom

card-strip-cutter = Strip Cutter
    .text = Take a die and trade it for one of your private dice, where it then stays. Place the die you got in return.
    .note = Number and effect are in a rulebook; the solo color rests on one source.

card-lead-came-nippers = Lead Came Nippers
    .text = Roll one or two of your private dice again.
    .note = Effect and solo color rest on one source; the number is inferred, 13 being the other tool of the box.

card-fence = Fence
    .text = Add up the values on the two middle rows of columns 1, 3 and 5, whatever the colors.

card-tunnel = Tunnel
    .text = Add up the values on the three middle spaces of the top row and of the bottom row, whatever the colors.

card-brace = Brace
    .text = Add up the values on the middle of rows B and C and beside the middle of rows A and D, whatever the colors.

card-port = Port
    .text = Add up the values on the ring of six around the center: A3, B2, B4, C2, C4 and D3, whatever the colors.

card-brackets = Brackets
    .text = Add up the values in both upper corners and beside them, to the side and below, whatever the colors.

card-wall = Wall
    .text = Add up the values on the six spaces in the heart of your window, whatever the colors.

## Passion

card-horizontal-shade-symmetry = Horizontal Shade Symmetry
    .text = Fold your window along the middle column: every two dice of one value that meet.
    .note = The name is our translation.

card-vertical-color-balance = Vertical Color Balance
    .text = Slide the lower half of your window over the upper one: every two dice of one color that meet.
    .note = The name is our translation.

card-horizontal-color-symmetry = Horizontal Color Symmetry
    .text = Fold your window along the middle column: every two dice of one color that meet.
    .note = Made by analogy with the two that a rulebook shows.

card-vertical-shade-balance = Vertical Shade Balance
    .text = Slide the lower half of your window over the upper one: every two dice of one value that meet.
    .note = Made by analogy with the two that a rulebook shows.

card-horizontal-color-balance = Horizontal Color Balance
    .text = Slide the two right columns of your window over the two left ones: every two dice of one color that meet.
    .note = Made by analogy with the two that a rulebook shows. The weakest guess, with its twin for values.

card-horizontal-shade-balance = Horizontal Shade Balance
    .text = Slide the two right columns of your window over the two left ones: every two dice of one value that meet.
    .note = Made by analogy with the two that a rulebook shows. The weakest guess, with its twin for colors.

card-rg-unique-around = Unique Neighbours
    .text = Every different color and every different value among the dice around your rare glass.
    .note = Rulebooks join color and value by "and" and by "or"; counting both is our reading. The name is ours.

card-rg-highest-each-color = Highest of Each Color
    .text = Look at the dice around your rare glass: of each color take the highest one, and add up their values.
    .note = The name is ours.

card-rg-same-value = Echo
    .text = Every other die that shows what your rare glass shows.
    .note = That the glass die does not count itself is our reading. The name is ours.

card-rg-row-sum = Row
    .text = Add up the values in the row of your rare glass, its own included.
    .note = The sum of the row rests on one source; that the glass die counts too is ours, and so is the name.

card-rg-column-sum = Column
    .text = Add up the values in the column of your rare glass, its own included.
    .note = Wholly ours, after the one for the row.

card-rg-diagonals-sum = Rays
    .text = Add up the values on both diagonals that cross in your rare glass, its own left out.
    .note = Wholly ours.

card-rg-unique-values = Scale
    .text = Every different value among the dice around your rare glass.
    .note = One source speaks of different values, perhaps of another card; points and name are ours.

card-luck = Luck
    .text = Once a round, give the die in your hand another roll. If it then fits nowhere, it goes back where it came from and your turn is over.
    .note = The name is our translation. That a failed roll ends the turn is in the Russian rulebook only.

card-wisdom = Wisdom
    .text = You begin with one favor token less. Once a round, a tool is yours for a single token, however many lie on it.
    .note = The name is our translation.

card-resourcefulness = Resourcefulness
    .text = Once a round, pay 1 favor token and trade the die in your hand for one lying on the round track. Neither die is turned.
    .note = The name is our translation.

card-courage = Courage
    .text = Once a game, place the die in your hand without minding what is printed on its space. Its neighbours still count.
    .note = That some inspiration does this is known; that it is this one, how often and how exactly, is ours.

card-charm = Charm
    .text = Once a game, help yourself to the favor tokens on one tool, three at most.
    .note = That some inspiration takes tokens from tools is known; name, number and how often are ours.

card-precision = Precision
    .text = Once a round, pay 1 favor token and turn the die in your hand one step up or down. A 1 can only go up and a 6 only down.
    .note = That most inspirations work like a tool for one token is known; all else is ours.

card-iridescent = Iridescent Glass
    .text = The die costs a favor token for every space still open in the top row of your window, counted before you place it.
    .note = The name is our translation.

card-textured = Textured Glass
    .text = The die costs a favor token for every corner of your window still open, counted before you place it.
    .note = The name is our translation.

card-patterned = Patterned Glass
    .text = Choose one of the dice. It costs a favor token for every die that stays behind.
    .note = The three slots are inferred from stray digits beside the board; the name is our translation.

card-architectural = Architectural Glass
    .text = Pay as for a tool: 1 favor token if none lies on the board, else 2.
    .note = The slot and the name, translated by us, are in a rulebook; the price is ours.

card-seeded = Seeded Glass
    .text = Pay 1 favor token and give the die another roll. Then place it, or leave it here with its new value.
    .note = That some board rolls its die again is known; all else is ours.

card-streaked = Streaked Glass
    .text = The die costs a favor token for every color that is still missing from your window.
    .note = Wholly ours: the sixth board was not found.

## Automa

card-automa = Automa
    .note = The rules are known, the cards are lost: pattern, tokens, positions, scoring and levels are ours.

card-A01 = Automa card A01
    .text = Places 1, 2, 3 and 4, in this order. It pays for tool 1.
    .note = The rules tell what such a card holds; this face is ours.

card-A02 = Automa card A02
    .text = Places 2, 3, 4 and 5, in this order. It pays for tool 2.
    .note = The rules tell what such a card holds; this face is ours.

card-A03 = Automa card A03
    .text = Places 3, 4, 5 and 1, in this order. It pays for tool 3.
    .note = The rules tell what such a card holds; this face is ours.

card-A04 = Automa card A04
    .text = Places 4, 5, 1 and 2, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A05 = Automa card A05
    .text = Places 5, 1, 2 and 3, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A06 = Automa card A06
    .text = Places 1, 3, 5 and 2, in this order. It pays for tool 1.
    .note = The rules tell what such a card holds; this face is ours.

card-A07 = Automa card A07
    .text = Places 2, 4, 1 and 3, in this order. It pays for tool 2.
    .note = The rules tell what such a card holds; this face is ours.

card-A08 = Automa card A08
    .text = Places 3, 5, 2 and 4, in this order. It pays for tool 3.
    .note = The rules tell what such a card holds; this face is ours.

card-A09 = Automa card A09
    .text = Places 4, 1, 3 and 5, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A10 = Automa card A10
    .text = Places 5, 2, 4 and 1, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A11 = Automa card A11
    .text = Places 1, 4, 2 and 5, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A12 = Automa card A12
    .text = Places 2, 5, 3 and 1, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A13 = Automa card A13
    .text = Places 3, 1, 4 and 2, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A14 = Automa card A14
    .text = Places 4, 2, 5 and 3, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A15 = Automa card A15
    .text = Places 5, 3, 1 and 4, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A16 = Automa card A16
    .text = Places 2, 1, 5 and 4, in this order.
    .note = The rules tell what such a card holds; this face is ours.

card-A17 = Automa card A17
    .text = Places 4, 3, 2 and 1, in this order. The Automa takes its second die at once.
    .note = The rules tell what such a card holds; this face is ours.

card-AP1 = Automa card AP1
    .text = Places 1, 5, 4 and 3, in this order. After its first die the Automa takes rare glass.
    .note = The rules tell what such a card holds; this face is ours.

card-AP2 = Automa card AP2
    .text = Places 3, 2, 1 and 5, in this order. After its first die the Automa takes rare glass.
    .note = The rules tell what such a card holds; this face is ours.

card-AP3 = Automa card AP3
    .text = Places 5, 4, 3 and 2, in this order. A die that fits nowhere may go on any open space.
    .note = The rules tell what such a card holds; this face is ours.

## Promos

card-claror = Claror
    .note = Our own card, built like the six real ones, for an extra card whose face was not found.

card-penombra = Penombra
    .note = Our own card, built like the six real ones, for an extra card whose face was not found.

card-vitralls = Vitralls
    .note = Only the name was found; grid, difficulty and what shares its card are ours.

card-barcelona = Barcelona
    .note = Only the name was found; grid, difficulty and what shares its card are ours.

card-horizontal-symmetry = Horizontal Symmetry
    .text = Fold your window along the middle column: every two dice that meet as twins, the same in color and value.
    .note = One source, and it leaves open whether the 7 points count once or for every pair; we count every pair.
