# Setting up a table: every option with one plain sentence. The sentence stands under the choice.

options-more = More options
options-more-changed = { $count ->
    [one] More options ({ $count } changed)
   *[other] More options ({ $count } changed)
}
options-group-play = How to play
options-group-cards = Which cards
options-group-boxes = Expansions
options-reset = Back to the defaults

option-usual = Default: { $value }

option-mode = Way to play
    .about = Several players, one player against a target score, or one player against the Automa.
option-players = Players
    .about = 2 to 6, or 1 in solo and against the Automa.

option-automa_level = Strength of the Automa
    .about = A stronger Automa gets more points at the end.
option-automa_level-easy = Easy
option-automa_level-normal = Normal
option-automa_level-hard = Hard

option-automa_bonus = Points of the Automa
    .about = The Automa gets exactly this many points, whatever its strength.

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

option-solo_tools = Number of tools
    .about = The fewer tools, the harder the game.
option-solo_tools-1 = 1
option-solo_tools-2 = 2
option-solo_tools-3 = 3
option-solo_tools-4 = 4
option-solo_tools-5 = 5

option-solo_private = Private objectives
    .about = With two, only the one that scores more counts.
option-solo_private-1 = One
option-solo_private-2 = Two, the better one counts

option-solo_payment = Paying for tools
    .about = A tool costs a die of its color. In the first printing, tools 1 to 6 cost a die showing the tool’s number.
option-solo_payment-color = By color
option-solo_payment-first_printing = First printing

option-track = Leftover dice
    .about = All leftover dice raise the target score. In the lighter variant, fewer of them go on the round track.
option-track-all = All on the track
option-track-lighter = Lighter variant

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
    .about = Full: the table remembers dice that were placed against the touching and edge rules. Neighbors only: as in older game files, so that they can be replayed.

option-lathekin = Lathekin
    .about = One by one: each move must be legal when it is made. Together: you lift both dice, then place both; they may change places.
option-lathekin-one_by_one = One by one
option-lathekin-together = Together

option-tools = Tools
    .about = Dealt at random, or the ones you choose.
option-public = Public objectives
    .about = Dealt at random, or the ones you choose.
option-cards-dealt = Random
option-cards-chosen = { $count ->
    [one] { $count } chosen
   *[other] { $count } chosen
}
option-cards-choose = Choose…
option-cards-clear = Deal them at random

option-privates = Private objectives
    .about = Color objectives add up the dice of one color. Position objectives add up certain spaces.
option-privates-colors = Colors
option-privates-mixed = Mixed
option-privates-positions = Positions

option-expansion_windows = Windows from the 5–6 player expansion
    .about = Adds twelve patterns. Default: five or more players.
option-expansion_windows-true = On
option-expansion_windows-false = Off

option-inspirations = Inspirations
    .about = Passion: everybody gets a special ability to use now and then.
option-rare_glass = Rare glass
    .about = Passion: a board with clear dice to buy, and private objectives about them.
option-passion_publics = More public objectives
    .about = Passion: six more objectives about symmetry and balance.
option-promos = Promo cards
    .about = One objective, one tool and two window cards, as far as we know them.
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
setup-name-guest = Your guest’s choice
setup-timer = Time per turn
    .about = When time runs out, a bot moves for you.
setup-timer-0 = No limit
setup-timer-60 = 1 minute
setup-timer-300 = 5 minutes
setup-timer-86400 = 1 day
setup-timer-259200 = 3 days
setup-stand-in = If somebody leaves
    .about = A bot plays on for whoever resigns and, with a time limit of minutes, for whoever is away. Without one, resigned seats pass, and the table waits for everybody else.
setup-stand-in-bot = A bot plays on
setup-stand-in-nobody = No bot
setup-difficulty = Difficulty
setup-start = Start the game
setup-start-link = Create the table and get the link
setup-start-watch = Start watching
setup-starting = Setting up the table…
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
setup-friends-about = Send a link; play right away or over several days.
setup-automa-title = Automa
setup-automa-about = Against an opponent run by a deck of cards.
setup-watch-title = Watch bots
setup-watch-about = Bots play a whole game for you to watch.

bot-random = Random
    .about = Plays any legal move without thinking.
bot-apprentice = Apprentice
    .about = Follows rules of thumb and makes a mistake now and then.
bot-apprentice-1 = First-day apprentice
    .about = Gentle: overlooks a third of the dice and often misjudges a space.
bot-apprentice-2 = Young apprentice
    .about = Easy: overlooks dice now and then.
bot-apprentice-4 = Careful apprentice
    .about = Plays the same rules of thumb without mistakes.
bot-glazier = Glazier
    .about = Weighs what every row, column and set can still become.
bot-grandmaster = Grandmaster
    .about = Looks further ahead, and judges best.
bot-master = Master
    .about = Plays out the rest of the game many times before each move.
bot-master-1 = Relaxed master
    .about = Knows every tool, but does not weigh its moves carefully.
bot-master-2 = Easygoing master
    .about = Knows every tool and misjudges a move now and then.
bot-master-3 = Attentive master
    .about = Seldom errs, but does not play ahead.
bot-strength = { $points } points on average against a bot of the same kind.
bot-difficulty = { $bot } (about { $points } points)
bot-soon = { $bot } (at full strength in a moment)
bot-reduced = { $bot } (less strong here)
bot-nth = { $bot } { $nth }

setup-door = Who may join
setup-door-link = People with the link
    .about = Only people to whom you send the link can join.
setup-door-chat = Friends, with chat
    .about = Only people to whom you send the link can join, and everybody at the table can write to each other.
setup-door-public = Everybody
    .about = The table is listed in the lobby: anybody can join or watch. There is no chat.
setup-level = Whom you would like to play with
setup-level-any = Anybody
setup-level-new = New players
setup-level-experienced = Experienced players
setup-windows = Your windows
    .about = Everybody at the table may choose one of them. Up to { $most }.
