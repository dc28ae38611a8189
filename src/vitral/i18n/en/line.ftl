### Not for the page

# The game in plain lines: `vitral play`, and what it shares with the other commands.
# What is typed at a table (take R4, place B3) is notation and the same in every language; so are R Y G B P W.

# -- small words

line-none = none
line-empty = empty
line-star = * our own reconstruction of a card; more about it: vitral cards ID
line-legend = Capitals are dice (R4: red 4). Open spaces show what they ask for: r red, 4 a four, a dot anything.
line-letters = Letters: R red, Y yellow, G green, B blue, P purple, W rare glass.

# -- beginning and leaving

line-words-flag = tell windows in words, space by space, instead of drawing them
line-greeting = Sagrada for { $count ->
    [one] { $count } player
   *[other] { $count } players
  }: { $names }.
line-greeting-solo = Sagrada alone: { $name } against the round track.
line-greeting-automa = Sagrada against the Automa: { $names }. The faces of its cards are our own reconstruction.
line-greeting-help = Type { line-command-help } to see what you can do.
line-seed = This deal is seed { $seed }; the same deal again: --seed { $seed }
line-goodbye = Goodbye.
line-save-ask = To save the game, type a file name; Enter leaves without saving.
line-save-ask-again = Another file name, or Enter to leave without saving.
line-saved = The game is saved; go on with: { $command }
line-saved-replay = The game is saved; read it with: { $command }
line-saved-in = Saved in { $path }, and kept there from now on; take it up again with: { $command }
line-file-exists = { $path } exists already; name another file.
line-file-unwritable = { $path } cannot be written: { $why }

# -- what a game cannot begin with

line-error-hot-seat = --hot-seat seats people everywhere; leave out --bots and --people
line-error-by-hand-seed = --seed: with --by-hand the real table deals; leave out one of the two
line-error-honour = --enforcement honour: honour tables need two or more people; add --hot-seat or --people 2
line-error-names = --names: found { $found }; name at most { $count }, each differently
line-error-name = --names: { $name } cannot be a person’s name: use printable characters
line-error-resume-option = { $option } cannot be changed in a saved game; leave it out with --resume
line-error-resume-cards = a saved game brings its own cards; leave --cards out with --resume
line-error-resume-program = a program played a seat of this game, and a saved game does not start programs; name the bots with --bots (a program: { $program }COMMAND)
line-error-people = --people { $people }: there { $count ->
    [one] is only { $count } seat
   *[other] are only { $count } seats
  }
line-error-bots = --bots: { $count ->
    [one] { $count } seat to fill
   *[other] { $count } seats to fill
  }; name 1 bot for all or { $count }, found { $found }
line-error-no-bots = --bots: no seat is left for a bot
line-error-target-exists = { $path }: exists already; go on with it by --resume { $path }, or name another file
line-error-target-folder = { $path }: there is no folder { $folder } to save in

# -- whose turn at the keyboard

line-hand-over = { $name }, it is your choice. Press Enter when only you see the screen.
line-hand-over-cards = { $name }, your cards are asked for. Press Enter when only you see the screen.
line-prompt = Your choice
line-prompt-undo = { line-command-undo } is possible
line-prompt-table = At the table
line-unreadable = (unreadable)

# -- the table

line-setup-choosing = Set-up: { $name } chooses a window
line-final-check = Before the scoring: { $name } may call a check
line-removing = { round-of }: { $name } has to remove dice
line-round-end = End of round { $round } of 10: { $name } chooses what goes on the round track
line-turn = { round-of }: { $name }
line-turn-first = { round-of }: { $name }, first turn
line-turn-second = { round-of }: { $name }, second turn
line-private-better = Your private objectives, of which the better counts
line-points-each = { $card }, { $points ->
    [one] 1 point each
   *[other] { $points } points each
  }
line-tools-gone = used and gone: { $cards }
line-tools-costs = Tools (and their costs): { $cards }
line-tools-payments = Tools (and what pays for them): { $cards }
line-none-left = none left
line-objectives = Objectives: { $public }; yours alone: { $private }
line-objectives-better = Objectives: { $public }; private, of which the better counts: { $private }
line-you-have = You have { favor-of }.
line-target = Target so far: { $target }, the sum of the dice on the round track.
line-target-end = Target: { $target }, the sum of the dice on the round track.
line-track-empty = Round track: empty
line-pool-places = Draft pool by place: { $places }
line-your-window = Your window
line-its-pattern = Its pattern, { $card }
line-sides = The sides you may build
line-side = { $number }. { $card }, difficulty { $difficulty }
line-row = Row { $row }: { $spaces }.

line-own-used = one was placed this turn
line-own-aside = to be rolled again: { $dice }
line-own-of = Private dice of { $name }: { $dice }
line-out-of-game = Out of the game: { $dice }
line-inspirations = Inspirations
line-yours = yours
line-inspiration-round = once a round, not used yet
line-inspiration-game = once a game, not used yet
line-inspiration-round-used = used this round
line-inspiration-game-used = used up
line-board = { $card } ({ $facts }) holds { $dice }
line-board-place = place { $place } of the tools
line-board-tokens = { $tokens ->
    [0] no favor tokens on it
    [one] 1 favor token on it
   *[other] { $tokens } favor tokens on it
  }
line-glass-gone = no rare glass is left
line-glass-has = your window has its rare glass already
line-glass-used = you have used it this turn
line-glass-price = one die costs you { favor-of } now
line-glass-free = one die costs you nothing now
line-automa-has = { $name } has { favor-of }; { $card }
line-automa-card = card { $card }: { $words }
line-automa-no-card = its card of this round is not turned up yet
line-automa-window = The Automa’s window

# -- what cannot be understood, or is not possible

line-refused = Not possible, { $action }: { $reasons }
line-possible = { $action } is possible.
line-no-choice = { $typed } is no choice here; type a number, an action such as { $example }, or { line-command-help }
line-no-number = There is no choice { $number }; the list has { $numbers }.
line-no-space = { $space }: there is no such space: rows are A-D, columns 1-5
line-no-tool = { $typed } names no tool; on this table are: { $tools }
line-which = which one: { $choices }?

# -- commands: the word that is typed, how it is used, what it does

line-command-help = help
line-command-why = why
    .usage = why ACTION
    .does = why an action is not possible (why R4 B3: take and place)
line-command-undo = undo
    .usage = undo
    .does = take back your last choice of this turn, unless something was revealed
line-command-table = table
    .usage = table
    .does = show the whole table again
line-command-windows = windows
    .usage = windows
    .does = show all windows
line-command-read = read
    .usage = read SEAT
    .does = a window in words, space by space: yours, or that of a seat
line-command-score = score
    .usage = score
    .does = the points so far, as far as you may know them
line-command-log = log
    .usage = log
    .does = the game so far, in sentences
line-command-save = save
    .usage = save FILE
    .does = save the game; go on with: vitral play --resume FILE
line-command-quit = quit
    .usage = quit
    .does = leave
line-command-correct = correct
    .usage = correct
    .does = take back what was typed last, be it dice, cards or a choice
line-command-list = list
    .usage = list
    .does = where cards are asked for: which there are
line-command-random = random
    .usage = random
    .does = where dice or cards are asked for: leave it to the program (also for one card of several)

# Actions of one word, as they may be typed besides the notation.
line-action-pass = pass
line-action-stop = stop
line-action-leave = leave
line-action-inspire = inspire
line-action-go = go

line-help-choices = Type the number of a choice, or the action itself: take R4, place B3, tool lens_cutter, pass.
line-help-short = Short forms: R4 for take R4, B3 for place B3, R4 B3 for both, lens for the tool.
line-help-enter = If there is only one choice, Enter is enough.
line-help-own = own R4 places one of your private dice; own R4 B3 puts it on B3 at once.
line-help-glass = glass W4 pays for a die of the rare-glass board and takes it.
line-help-inspire = inspire uses your inspiration, go goes on without it.
line-help-gather = gather TOOL takes favor tokens off a tool ({ card-charm }).
line-help-pay = pay R4 pays for a tool with a die of the draft pool; both leave the game.
line-help-keep = keep R5 puts one die alone on the round track, keep all puts all there.
line-help-places = take R4@3 takes the red 4 from place 3; the place may be left out where only one such die lies.

line-why-usage = Name an action, such as: { line-command-why } place B3
line-save-usage = Name a file, such as: { line-command-save } game.json
line-taken-back = Taken back: { $line }.
line-mistyped = If something was typed wrongly: { line-command-correct }
line-nothing-typed = Nothing has been typed yet.
line-only-by-hand = There is nothing to correct here: the program rolled the dice. To take a choice back: { line-command-undo }
line-if-over-now = If the game ended now:
line-others-points = { $name }: { points-of } and a private objective you do not know
line-nobody-looks = Nobody sits before the screen yet.
line-no-window = No window is chosen yet.
line-no-seat = { $typed } is no seat; seats are 1 to { $seats }

# -- the end

line-private-mark = (private)
line-each = { $points } each: { $spaces }
line-won = Won by { points-of }: { $total } against a target of { $target }.
line-lost = Lost, { points-of } short: { $total } against a target of { $target }.
line-lost-level = Lost, level is not enough: { $total } against a target of { $target }.
line-wins = { $name } wins.

# -- a real table: what is asked, and what cannot be

line-hand-start = Who starts? { $seats }
line-hand-private = { $count ->
    [one] Private objective of { $name }
   *[other] Private objectives of { $name }
  }
line-hand-windows = The two window cards of { $name }
line-hand-inspiration = The inspiration of { $name }
line-hand-tools = { $count ->
    [one] The tool on the table
   *[other] The { $count } tools on the table, from left to right
  }
line-hand-public = { $count ->
    [one] The public objective on the table
   *[other] The { $count } public objectives on the table
  }
line-hand-public-nth = Public objective { $number } of { $count }
line-hand-board = The rare-glass board
line-hand-automa = The Automa’s card of round { $round }
line-hand-position = The position card of the Automa’s rare glass
line-hand-slot = The place of the rare-glass board in the row of three tools: 1, 2 or 3
line-hand-draw = Draw a die from the bag. Which color is it?
line-hand-roll = Round { $round }: { $name } draws { $count ->
    [one] 1 die
   *[other] { $count } dice
  } from the bag and rolls them
line-hand-roll-alone = Round { $round }: draw { $count ->
    [one] 1 die
   *[other] { $count } dice
  } from the bag and roll them
line-hand-roll-places = Round { $round }: draw { $count ->
    [one] 1 die
   *[other] { $count } dice
  } from the bag and roll them onto the places 1 to 5, in this order
line-hand-roll-own = { $name } rolls the ten private dice, two of each color: red, yellow, green, blue, purple
line-hand-roll-board = { $count ->
    [one] Roll 1 rare-glass die for the board
   *[other] Roll { $count } rare-glass dice for the board
  }
line-hand-reroll = Roll again: { $dice }

line-hint-seat = a number or a name
line-hint-draw = such as B
line-hint-roll = such as R4 B2 G6; { line-command-random }: the program rolls
line-hint-values = { $count ->
    [one] type the new value, 1-6
   *[other] type { $count } values 1-6, in this order
  }; { line-command-random }: the program rolls
line-hint-enter = Enter: the program draws it
line-hint-card = by name or id; { line-command-random }: the program deals it
line-hint-card-unseen = by name or id; { line-command-random }: the program deals it, unseen
line-hint-cards = by name with commas between them, or by id; { line-command-random }: the program deals them
line-hint-cards-unseen = by name with commas between them, or by id; { line-command-random }: the program deals them, unseen
line-hint-sides = one side of each, by name with commas between them, or by id; { line-command-random }: the program deals them
line-hint-dice = Dice: a color R Y G B P and a value 1-6.

line-bad-outcome = That cannot be: { $why }
line-bad-cards = expected { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, found { $found }: { $cards }
line-bad-dealt = { $card } is dealt already; a card lies on the table once
line-bad-card = { $typed } is not among the cards here; type { line-command-list } to see them
line-bad-card-close = { $typed } is not among the cards here; did you mean { $cards }?
line-bad-card-unclear = { $typed } could be { $cards }
line-bad-dice = expected { $count ->
    [one] 1 die
   *[other] { $count } dice
  }, found { $found }: { $dice }
line-bad-die = { $typed } is not a die; expected a color R Y G B P and a value 1-6, such as R4
line-bad-glass = { $die } is rare glass, which is not in the bag
line-bad-bag = { $count } { $color } dice cannot be: the bag holds { $held } of them
line-bad-values = { $count ->
    [one] expected the new value, 1-6, found { $found }
   *[other] expected { $count } values 1-6, in this order, found { $found }
  }
line-bad-value-or-die = { $typed } is neither a value 1-6 nor a die such as R4
line-bad-value = { $typed } is not a value; dice show 1-6
line-bad-colors = the dice rolled are { $colors }; { $dice } are others
line-bad-color = { $typed } is not a color; expected one of R Y G B P
line-bad-color-gone = the bag holds no { $color } die
line-bad-seat = { $typed } is no seat; expected a number from 1 to { $count } or a name
