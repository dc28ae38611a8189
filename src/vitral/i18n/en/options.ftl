# Setting up a table: every option with one plain sentence. The sentence stands under the choice.

options-more = More options
options-more-changed = { $count ->
    [one] More options ({ $count } changed)
   *[other] More options ({ $count } changed)
}
options-group-play = How to play
options-group-cards = Which cards
options-group-boxes = Boxes and expansions
options-reset = Back to the usual rules

option-usual = As usual: { $value }

option-mode = Way to play
    .about = Many players, one against a target score, or one against an Automa of cards.
option-players = Players
    .about = 2 to 6, or 1 in solo and against the Automa.

option-automa_level = Strength of the Automa
    .about = A stronger Automa is given more points at the end.
option-automa_level-easy = Easy
option-automa_level-normal = Normal
option-automa_level-hard = Hard

option-automa_bonus = Points of the Automa
    .about = It is given exactly these points, whatever its strength.

option-automa_misfit = When the Automa’s die fits nowhere
    .about = Strict: the pick is lost. Lenient: it looks on for a die that fits.
option-automa_misfit-strict = Strict
option-automa_misfit-lenient = Lenient

option-solo_tools = Number of tools
    .about = Fewer tools make solo harder.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Private objectives
    .about = With two, the one that brings more points counts.
option-solo_private-1 = One
option-solo_private-2 = Two, the better counts

option-solo_payment = Paying for tools
    .about = A tool costs a die of its color; in the first printing, tools 1 to 6 cost a die of that value.
option-solo_payment-color = By color
option-solo_payment-first_printing = First printing

option-track = Dice left over
    .about = All dice left raise the score to beat; the lighter variant puts fewer of them on the round track.
option-track-all = All on the track
option-track-lighter = Lighter variant

option-dice_pools = Private dice pools
    .about = Everybody starts with ten dice of their own; one turn a round, with a die from each pool.

option-bag = Dice bag
    .about = All 90 dice, or a smaller bag that fits the number of players.
option-bag-full = Full
option-bag-scaled = Scaled

option-enforcement = Mistakes
    .about = Strict: illegal moves are refused. Honour: any open space goes, and players may call a check.
option-enforcement-strict = Strict
option-enforcement-honour = Honour

option-audit = Audit at honour tables
    .about = Whole: dice put down against the rules of touching and of the edge are remembered. Neighbors: as older game files have it, for replaying them.
option-audit-whole = Whole
option-audit-neighbors = Neighbors only

option-lathekin = Lathekin
    .about = One by one: each move is legal when it is made. Together: both dice are lifted, then both are placed; they may change places.
option-lathekin-one_by_one = One by one
option-lathekin-together = Together

option-tools = Tools
    .about = Dealt at random, or the ones you name.
option-public = Public objectives
    .about = Dealt at random, or the ones you name.
option-cards-dealt = Dealt
option-cards-chosen = { $count ->
    [one] { $count } named
   *[other] { $count } named
}
option-cards-choose = Choose…
option-cards-clear = Deal them instead

option-privates = Private objectives
    .about = Colors add up dice of one color, positions add up certain spaces.
option-privates-colors = Colors
option-privates-mixed = Mixed
option-privates-positions = Positions

option-expansion_windows = Windows of the 5–6 player box
    .about = Twelve more patterns are dealt along; as usual: from five players on.
option-expansion_windows-true = On
option-expansion_windows-false = Off

option-inspirations = Inspirations
    .about = Passion: everybody has a talent of their own to use now and then.
option-rare_glass = Rare glass
    .about = Passion: a board of clear dice to buy, with private objectives around them.
option-passion_publics = More public objectives
    .about = Passion: six more objectives about symmetry and balance.
option-promos = Promo cards
    .about = One objective and two window cards, as far as they are known.
option-avoid_conflicts = Keep clashing objectives apart
    .about = Objectives that do not go well together are not dealt together.

setup-players = Players
setup-seats = Seats
setup-seat-kind = Who plays seat { $number }
setup-seat-name = Name at seat { $number }
setup-seat-bot = Bot at seat { $number }
setup-kind-here = Here
setup-kind-link = By link
setup-kind-bot = Bot
setup-name-me = Your name
setup-name-other = Player { $number }
setup-name-guest = Chosen by your guest
setup-timer = Time for a turn
    .about = When time runs out, a bot makes the move.
setup-timer-0 = No limit
setup-timer-60 = 1 minute
setup-timer-300 = 5 minutes
setup-timer-86400 = 1 day
setup-timer-259200 = 3 days
setup-start = Start the game
setup-start-link = Set the table and get the link
setup-start-watch = Let them play
setup-starting = Setting the table…
setup-refused = { $option }: { $why }
setup-back = Back
setup-way = How do you want to play?

setup-bot-title = Against bots
setup-bot-about = You and one to five bots.
setup-solo-title = Solo
setup-solo-about = Beat the dice you leave behind.
setup-hotseat-title = Hot seat
setup-hotseat-about = Two to six people at one screen.
setup-friends-title = With friends
setup-friends-about = Send a link; play at once or over days.
setup-automa-title = Automa
setup-automa-about = Against an opponent of cards.
setup-watch-title = Watch bots
setup-watch-about = Bots play a whole game for you.

bot-random = Random
    .about = Any legal move, without a thought.
bot-apprentice = Apprentice
    .about = Rules of thumb and a slip now and then.
bot-glazier = Glazier
    .about = Weighs what every row, column and set can still become.
bot-master = Master
    .about = Plays the rest of the game out many times before it moves.
bot-strength = { $points } points on average against its equal.
bot-nth = { $bot } { $nth }
