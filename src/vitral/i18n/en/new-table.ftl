# Setting up a table: every option with one plain sentence. The sentence stands under the choice.

options-more = More options
options-more-changed = { $count ->
    [one] More options ({ $count } changed)
   *[other] More options ({ $count } changed)
}
options-group-play = Rules
options-group-cards = Which cards
options-group-boxes = Expansions
options-reset = Reset to the defaults

option-usual = { $value } (default)

option-cards-dealt = Random
option-cards-chosen = { $count ->
    [one] { $count } chosen
   *[other] { $count } chosen
}
option-cards-choose = Choose…
option-cards-clear = Deal them at random

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
setup-stand-in = If a player leaves
    .about = A bot takes over for players who resign and, if turns are limited to minutes, for players who are away. Without a bot, players who resign pass every turn, and the table waits for everybody else.
setup-stand-in-bot = A bot takes over
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
    .about = Plays random legal moves and soon has no favor tokens left.
bot-apprentice = Apprentice
    .about = Picks the easiest window, saves every favor token, and makes a mistake now and then.
bot-apprentice-1 = First-day apprentice
    .about = Gentle: overlooks a third of the dice and often misjudges a space.
bot-apprentice-2 = Young apprentice
    .about = Easy: overlooks one die in five and saves every favor token.
bot-apprentice-4 = Careful apprentice
    .about = Plays by rules of thumb without mistakes and saves every favor token.
bot-glazier = Glazier
    .about = Weighs what every row, column, and set can still become, and saves half its favor tokens.
bot-grandmaster = Grandmaster
    .about = Looks furthest ahead and judges best.
bot-master = Master
    .about = Plays out the rest of the game many times before each move.
bot-master-1 = Relaxed master
    .about = Loves tools, spends most of its favor tokens on them, and does not weigh its moves carefully.
bot-master-2 = Easygoing master
    .about = Reaches for a tool two or three times a game and misjudges a move now and then.
bot-master-3 = Attentive master
    .about = Rarely errs, but does not play games out in its head.
bot-strength = { $points } points on average against a bot of the same kind.
bot-difficulty = { $bot } (about { $points } points)
bot-soon = { $bot } (at full strength in a moment)
bot-reduced = { $bot } (less strong here)
bot-nth = { $bot } { $nth }
bot-person = { $nth ->
    [1] Agnes
    [2] Bruno
    [3] Clara
    [4] Dario
    [5] Elsa
   *[other] Felix
  } ({ $bot })

setup-door = Who may join
setup-door-link = People with the link
    .about = Only people to whom you send the link can join.
setup-door-chat = Friends, with chat
    .about = Only people to whom you send the link can join, and players at the table can write to each other.
setup-door-public = Everybody
    .about = The table is listed in the lobby: anybody can join or watch. There is no chat.
setup-level = Who would you like to play with?
setup-level-any = Anybody
setup-level-new = New players
setup-level-experienced = Experienced players
setup-windows = Your windows
    .about = Everybody at the table may choose one of them. Up to { $most }.

emblem-title = Your emblem
emblem-about = It stands beside your name at the table. If you choose nothing, it is made from your name.
emblem-color = Color
emblem-pattern = Pattern
emblem-by-name = From my name
emblem-nth = Pattern { $nth }
