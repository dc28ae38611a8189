# Every option with one plain sentence. Made from src/vitral/i18n/options by `make generate`; do not edit.

option-mode = Game mode
    .about = Several players, one player against a target score, or one player against the Automa.

option-players = Players
    .about = 2 to 6, or 1 in solo and against the Automa.

option-dice_pools = Private dice pools
    .about = Everybody starts with ten dice of their own and has one turn per round: one die from the draft pool, one of their own.

option-setup = Setup
    .about = Printed: you choose a window knowing only what is yours. Cards first: you also know the tools and the public objectives. Automa games always deal the cards first.
option-setup-printed = As printed
option-setup-cards_first = Cards first

option-start_player = Start player
    .about = Drawn at random, or a player you agree on.
option-start_player-random = Random
option-start_player-1 = Player 1
option-start_player-2 = Player 2
option-start_player-3 = Player 3
option-start_player-4 = Player 4
option-start_player-5 = Player 5
option-start_player-6 = Player 6

option-bag = Dice bag
    .about = All 90 dice, or a smaller bag for fewer players.
option-bag-full = Full
option-bag-scaled = Scaled

option-enforcement = Mistakes
    .about = Strict: the table refuses illegal moves. Honor: it accepts any open space, and players may call a check.
option-enforcement-strict = Strict
option-enforcement-honour = Honor

option-audit = Checks at honor tables
    .about = Whole: the table remembers dice that were placed against the touching and edge rules. Neighbors: the rule of older game files, kept so that they can be replayed.

option-lathekin = Lathekin
    .about = One by one: each move must be legal when it is made. Together: you lift both dice, then place both; they may trade places.
option-lathekin-one_by_one = One by one
option-lathekin-together = Together

option-tools = Tools
    .about = Dealt at random, or the ones you choose.

option-public = Public objectives
    .about = Dealt at random, or the ones you choose.

option-privates = Private objectives
    .about = Color objectives add up the dice of one color. Position objectives add up certain spaces.
option-privates-colors = Colors
option-privates-mixed = Mixed
option-privates-positions = Positions

option-expansion_windows = Windows from the 5–6 player expansion
    .about = Adds twelve patterns. On by default with five or more players.
option-expansion_windows-true = On
option-expansion_windows-false = Off

option-inspirations = Inspirations
    .about = Passion: everybody gets a special ability to use now and then.

option-rare_glass = Rare glass
    .about = Passion: a board with clear dice to buy, and private objectives about them.

option-passion_publics = More public objectives
    .about = Passion: six more objectives about symmetry and balance.

option-promos = Promo cards
    .about = The ones we know of, plus cards of our own.

option-avoid_conflicts = Keep clashing objectives apart
    .about = Objectives that do not go well together are not dealt together.

option-solo_tools = Number of tools
    .about = The fewer tools, the harder the game.
option-solo_tools-3 = 3
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Private objectives
    .about = With two, only the one that scores more counts.
option-solo_private-2 = Two; the better one counts
option-solo_private-1 = One

option-solo_payment = Paying for tools
    .about = A tool costs a die of its color. In the first printing, tools 1 to 6 cost a die showing the tool’s number.
option-solo_payment-color = By color
option-solo_payment-first_printing = First printing

option-track = Leftover dice
    .about = All leftover dice raise the target score. In the lighter variant, fewer of them go on the round track.
option-track-all = All on the track
option-track-lighter = Lighter variant

option-automa_level = Strength of the Automa
    .about = A stronger Automa gets more points at the end.
option-automa_level-easy = Easy
option-automa_level-normal = Normal
option-automa_level-hard = Hard

option-automa_misfit = When the Automa’s die fits nowhere
    .about = Strict: the pick is lost. Lenient: the Automa looks for another die that fits.
option-automa_misfit-strict = Strict
option-automa_misfit-lenient = Lenient

option-glass_slot = Slot of the rare-glass board
    .about = Which of the three tool slots the rare-glass board takes. The Automa pays nothing when its card shows this slot.
option-glass_slot-lot = Random
option-glass_slot-1 = Slot 1
option-glass_slot-2 = Slot 2
option-glass_slot-3 = Slot 3

option-automa_bonus = Automa bonus
    .about = The Automa gets this many extra points at the end, instead of those of its level.

option-rulings = Version of our rulings
    .about = 2: our current rulings. 1: those of earlier game files, so that they can be replayed.
