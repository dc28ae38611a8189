# Games with one’s own box: entering, correcting, and taking along.

real-title = At your real table
real-about = Play with your own box. This device, beside it, does the rest: it knows the rules, plays the Automa or a bot, and counts the points.
real-begin = Begin
real-cards = Cards on the table
real-cards-about = Tap what is on your table. Vitral deals whatever you leave open; then lay out the same cards on your table.
real-deck-tools = Tools
real-deck-public = Public objectives
real-deck-board = Rare-glass board
real-deck-inspirations = Inspirations, by seat
real-choose = Choose: { $title }
real-choose-count = { $title }: { $chosen } of { $count }
real-dealt = Dealt for you
real-private-of = { $name }: private objective
real-private-later = Everybody keeps their private objective to themselves and enters it at the end.
real-private-bots = Before you deal private objectives, take those of the bots out of the deck. If you look at them, you know what the bots are after.
real-private-show = Show the cards
real-window-none = Tap to choose; otherwise dealt
real-window-code = Window code
real-window-code-bad = This is not a window code.
real-use-code = Use
real-start = Start player
real-start-drawn = Drawn for you
real-automa-deck = The Automa’s cards
    .about = Some of what is on its cards is our reconstruction. If you have a deck of your own, enter the cards you draw.
real-automa-deck-phone = drawn by this device
real-automa-deck-table = drawn at the table
real-continue = Continue a game from another device
real-continue-about = Open its file, or paste its code.
real-open-file = Open a file
real-code = Game code
real-not-a-table = This is not a game at a real table.

real-lay-out = Lay this out
real-lay-out-about = Make your table look like this. Then begin.
real-lay-tools = Tools, from left to right
real-lay-bag = Dice in the bag
real-lay-dice = { $count }: { $each } of each color
real-laid-out = Everything is laid out

real-ask-roll = Round { $round }: enter the { $count } dice
real-ask-order = In order, from place 1 to place { $count }.
real-ask-own = { $name }’s private dice
real-ask-board = Rare glass on the board: enter what you rolled
real-ask-reroll = { $count ->
    [one] Enter the new value
   *[other] Enter the { $count } new values
  }
real-ask-draw = Which color was drawn from the bag?
real-ask-automa = Which card did the Automa turn up?
real-ask-position = Which space is on the Automa’s position card?
real-ask-slot = Where is the Automa’s rare-glass board?
real-draw-for-us = Draw for us
real-tray = { $count } of { $amount } dice entered
real-pad = Dice
real-take-out = Take out: { $die }
real-wrong-die = Tap the wrong die, then the right one.

real-turn = { $seat }’s turn. Take a die or use a tool.
real-turn-second = { $seat }’s second turn. Take a die or use a tool.
real-turn-dice = { $seat }’s turn. Choose a die.
real-turn-dice-second = { $seat }’s second turn. Choose a die.

real-entries = Entries
real-entries-about = A wrong die or a wrong space? Correct any entry: the later ones are adjusted to match.
real-correct = Change
real-correcting = Enter it again, the way it really was.
real-misfit = { $count ->
    [one] One later entry no longer fits:
   *[other] { $count } later entries, from this one on, no longer fit:
  }
real-impossible = That is not possible here. Maybe something before it is wrong.
real-leave-out = Leave this one out
real-leave-all = Leave out all of them
real-turn-again = That turn is not over
real-bot-turn = { $name }: move these on the table
real-done = Done

real-reveal = Reveal your private objectives
real-private-twice = { $name } was dealt this card, too, and needs another one.
real-score = Count the points
real-replay = Replay and review
real-menu = Game
real-elsewhere = Continue on another device
real-elsewhere-about = The game is saved on this device after every entry. To take it along, save it as a file or copy its code.
real-save-file = Save as a file
real-copy-code = Copy the code
real-new = New game
real-new-sure = The game on this device will be lost unless you saved it.

real-amount = What do you want to enter?
real-amount-referee = Everything
    .about = Every die and every space. The rules are checked at once, and the whole game is saved.
real-amount-opponent = My dice
    .about = One tap for each die you take. At the end, you show where your dice are, so that they can be scored.
real-amount-pace = Turns only
    .about = No dice. This device keeps track of rounds, turns, favor tokens, and time. At the end, enter your windows to score them.
real-placed-it = I placed it
real-lies = Where are { $name }’s dice?
real-lies-die = Tap the space of this die: { $die }
real-lies-done = Every die has its space.
real-lies-enter = Enter
real-lies-impossible = By the rules, these dice cannot be where they are. Move those on the wrong space, or have the windows checked and scored as they are.
real-lies-score = Score them as they are
real-score-windows = Enter the windows
real-sound = Sound when the turn changes
real-pace-over = The last round is over
real-pace-order = Turns of this round
real-pace-next = Next: { $name }
real-pace-next-round = Round { $round }
real-pace-end = End of the game
real-pace-tools = When { $name } uses a tool, tap it to pay for it.
real-pace-fewer = { $name }: one fewer favor token
real-pace-more = { $name }: one more favor token
real-pace-back = Back
real-pace-timer = Time for a turn
real-pace-no-timer = No limit
real-pace-seconds = { $count } seconds
real-pace-behind = You counted up to round { $round }, { $name }’s turn. Enter the dice up to there, or go back:
real-hint-private = Your private objective is not known here, so this hint leaves it out.

real-own-card = Another card
real-own-places = Tap its four places in the order in which they are printed
real-own-tool = Tool below them
real-own-no-tool = None
real-own-effect = Also on the card
real-own-nothing = Nothing
real-own-order = { $order }.
