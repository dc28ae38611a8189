### Not for the page

# The game in plain lines: `vitral play`, and what it shares with the other commands.
# What is typed at a table (take R4, place B3) is notation and the same in every language; so are R Y G B P W.

# -- small words

line-none = none
line-empty = empty
line-star = * our own reconstruction of a card; for more: vitral cards ID
line-legend = Capital letters are dice (R4: red 4). Open spaces show what they ask for: r red, 4 a four, a dot any die.
line-letters = Letters: R red, Y yellow, G green, B blue, P purple, W rare glass.

# -- beginning and leaving

line-words-flag = describe windows in words, space by space, instead of drawing them
line-greeting = Sagrada for { $count ->
    [one] { $count } player
   *[other] { $count } players
  }: { $names }.
line-greeting-solo = Sagrada solo: { $name } against the round track.
line-greeting-automa = Sagrada against the Automa: { $names }. What is on its cards is our own reconstruction.
line-greeting-help = Type { line-command-help } to see what you can do.
line-seed = The seed of this game is { $seed }. To deal it again: --seed { $seed }
line-goodbye = Goodbye.
line-saved = The game is saved. To continue it: { $command }
line-saved-replay = The game is saved. To read it: { $command }
line-saved-in = The game is saved in { $path }, and so is every move from now on. To continue it later: { $command }
line-file-exists = { $path } already exists; name another file.
line-file-unwritable = { $path } cannot be written: { $why }

# -- what a game cannot begin with

line-error-hot-seat = with --hot-seat, all players are people; leave out --bots and --people
line-error-by-hand-seed = --seed: with --by-hand the real table deals the game; leave out one of the two
line-error-honour = --enforcement honour: honor tables need two or more people; add --hot-seat or --people 2
line-error-names = --names: found { $found }; name at most { $count }, each one different
line-error-name = --names: { $name } cannot be the name of a person; use printable characters
line-error-resume-none = no unfinished game is saved here; list all with: vitral games
line-error-resume-none-there = you have no unfinished game on { $server }; list all with: { $list }
line-error-resume-server = --resume continues a game as it is; leave out the flags of a new table
line-games-there = You have unfinished games here; to continue the last one: { $command }
line-error-resume-option = { $option } cannot be changed in a saved game; leave it out with --resume
line-resume-changed = warning: { $problem }; the game continues as the file has it
line-unsaved = warning: this game is not saved, because nothing can be written in { $folder }: { $why }; { $flag } saves it elsewhere
line-error-resume-unknown = there is no file and no saved game { $name }; list the games with: { $list }
line-error-resume-unknown-there = you have no game { $name } on { $server }; list the games with: { $list }
line-error-resume-cards = a saved game already contains its cards; leave out --cards with --resume
line-error-resume-program = a program played a seat in this game, and a saved game does not start programs; name the bots with --bots (a program: { $program }COMMAND)
line-error-people = --people { $people }: there { $count ->
    [one] is only { $count } seat
   *[other] are only { $count } seats
  }
line-error-bots = --bots: { $count ->
    [1] there is 1 seat to fill, so name 1 bot
   *[other] there are { $count } seats to fill; name 1 bot for all of them or { $count }
  }; found { $found }
line-error-no-bots = --bots: there is no seat left for a bot
line-error-target-exists = { $path }: already exists; continue that game with --resume { $path }, or name another file
line-error-target-folder = { $path }: there is no folder { $folder } to save in

# -- whose turn at the keyboard

line-hand-over = { $name }, it is your turn to choose. Press Enter when only you can see the screen.
line-hand-over-cards = { $name }, please enter your cards. Press Enter when only you can see the screen.
line-not-your-turn = { $who } You can type { line-command-say }, { line-command-help }, or { line-command-quit } meanwhile.
line-after-game = { line-command-review }: the coach on this game; Enter: leave
line-game-is-over = The game is over. You can still type: { $words }
line-prompt = Your choice
line-prompt-undo = { line-command-undo } is possible
line-prompt-table = At the table
line-unreadable = (cannot be read)

# -- the table

line-setup-choosing = Setup: { $name } chooses a window
line-final-check = Before scoring: { $name } may check a window
line-removing = { round-of }: { $name } has to remove dice
line-round-end = End of round { $round } of 10: { $name } chooses what goes on the round track
line-turn = { round-of }: { $name }
line-turn-first = { round-of }: { $name }, first turn
line-turn-second = { round-of }: { $name }, second turn
line-private-better = Your private objectives (the better one counts)
line-points-each = { $card }, { $points ->
    [one] 1 point each
   *[other] { $points } points each
  }
line-tools-gone = used and removed: { $cards }
line-tools-costs = Tools (and their prices): { $cards }
line-tools-payments = Tools (and which die pays for them): { $cards }
line-none-left = none left
line-objectives = Objectives: { $public }; private: { $private }
line-objectives-better = Objectives: { $public }; private (the better one counts): { $private }
line-you-have = You have { favor-of }.
line-target = Target so far: { $target }, the sum of the dice on the round track.
line-target-end = Target: { $target }, the sum of the dice on the round track.
line-track-empty = Round track: empty
line-pool-places = Draft pool by place: { $places }
line-your-window = Your window
line-its-pattern = Its pattern, { $card }
line-sides = The patterns you can choose
line-side = { $number }. { $card }, difficulty { $difficulty }
line-row = Row { $row }: { $spaces }.
line-row-open = open: { $spaces }

line-own-used = you placed one this turn
line-own-aside = to re-roll: { $dice }
line-own-of = { $name }’s private dice: { $dice }
line-out-of-game = Out of the game: { $dice }
line-inspirations = Inspirations
line-yours = yours
line-inspiration-round = once per round, not used yet
line-inspiration-game = once per game, not used yet
line-inspiration-round-used = used this round
line-inspiration-game-used = already used
line-board = { $card } ({ $facts }) holds { $dice }
line-board-place = tool slot { $place }
line-board-tokens = { $tokens ->
    [0] no favor tokens on it
    [one] 1 favor token on it
   *[other] { $tokens } favor tokens on it
  }
line-glass-gone = no rare glass is left
line-glass-has = your window already has rare glass
line-glass-used = you have already used it this turn
line-glass-price = one die costs you { favor-of } now
line-glass-free = one die costs you nothing now
line-automa-has = { $name } has { favor-of }; { $card }
line-automa-card = card { $card }: { $words }
line-automa-no-card = this round’s card is still face down
line-automa-window = The Automa’s window

# -- what cannot be understood, or is not possible

line-refused = { $action }: not possible. { $reasons }
line-possible = { $action } is possible.
line-no-choice = { $typed } is not a choice here; type a number, an action such as { $example }, or { line-command-help }
line-no-number = There is no choice { $number }. The choices are { $numbers }.
line-no-space = { $space } is not a space: rows are A-D, columns 1-5
line-no-tool = { $typed } is not a tool here; the tools on this table are: { $tools }
line-which = which one: { $choices }?

# -- commands: the word that is typed, how it is used, what it does

line-command-help = help
line-command-why = why
    .usage = why ACTION
    .does = show why an action is not possible (why R4 B3: take and place)
line-command-hint = hint
    .usage = hint
    .does = ask the coach what it would do, when you play alone against bots
line-command-undo = undo
    .usage = undo
    .does = take back your last choice this turn, unless something was revealed
line-command-table = table
    .usage = table
    .does = show the whole table again
line-command-windows = windows
    .usage = windows
    .does = show all windows
line-command-pool = pool
    .usage = pool
    .does = show the draft pool
line-command-track = track
    .usage = track
    .does = show the round track
line-command-read = read
    .usage = read SEAT or SPACE
    .does = describe a window in words: yours, that of a seat, or one space
line-command-score = score
    .usage = score
    .does = show the points so far, as far as you may know them
line-command-log = log
    .usage = log
    .does = show the game so far, in sentences
line-command-say = say
    .usage = say WORDS
    .does = say something to the others at a server’s table; without WORDS, it lists what you can say
line-command-mute = mute
    .usage = mute NAME
    .does = mute another player at this table, or unmute them
line-command-save = save
    .usage = save FILE
    .does = save the game; to continue it: vitral play --resume FILE
line-command-review = review
line-command-quit = quit
    .usage = quit
    .does = leave
line-command-correct = correct
    .usage = correct
    .does = take back what you typed last: dice, cards, or a choice
line-command-list = list
    .usage = list
    .does = when you enter cards: show which cards there are
line-command-random = random
    .usage = random
    .does = when you enter dice or cards: let the program choose (also for one card of several)

# Actions of one word, as they may be typed besides the notation.
line-action-pass = pass
line-action-stop = stop
line-action-leave = leave
line-action-inspire = inspire
line-action-go = go

line-help-choices = Type the number of a choice, or the action itself: take R4, place B3, tool lens_cutter, pass.
line-help-short = Short forms: R4 for take R4, B3 for place B3, R4 B3 for both, lens for the tool.
line-help-enter = If there is only one choice, Enter is enough.
line-help-own = own R4 takes one of your private dice; own R4 B3 also places it on B3.
line-help-glass = glass W4 buys a die from the rare-glass board.
line-help-inspire = inspire uses your inspiration; go continues without it.
line-help-gather = gather TOOL takes the favor tokens from a tool ({ card-charm }).
line-help-pay = pay R4 pays for a tool with a die from the draft pool; both leave the game.
line-help-keep = keep R5 puts only that die on the round track; keep all puts all of them there.
line-help-places = take R4@3 takes the red 4 from place 3; if there is only one red 4, take R4 is enough.

line-why-usage = Name an action, such as: { line-command-why } place B3
line-save-usage = Name a file, such as: { line-command-save } game.json
line-say-nobody = There is nobody to talk to: this game runs only on this computer.
line-say-phrases = At this table you can say only these phrases:
line-say-bots = Besides you, only bots play here; only spectators can read what you say.
line-muted = { $name } is muted.
line-unmuted = { $name } is no longer muted.
line-mute-whom = Mute whom? Name one of these: { $names }.
line-taken-back = Taken back: { $line }.
line-mistyped = If you typed something wrong: { line-command-correct }
line-undone = Taken back.
line-nothing-typed = You have not typed anything yet.
line-only-by-hand = There is nothing to correct here: the program rolled the dice. To take back a choice: { line-command-undo }
line-if-over-now = If the game ended now:
line-others-points = { $name }: { points-of } and a private objective that you do not know
line-hint-window = The coach only advises on turns, starting with the first round.
line-review-later = The coach reviews a game once it is over.
line-nobody-looks = Nobody is at the screen yet.
line-no-window = No window has been chosen yet.
line-no-seat = { $typed } is not a seat; seats are 1 to { $seats }

# -- the end

line-private-mark = (private)
line-each = { $points } each: { $spaces }
line-won = Won by { points-of }: { $total } against a target of { $target }.
line-lost = Lost, { points-of } short: { $total } against a target of { $target }.
line-lost-level = Lost, because a tie is not enough: { $total } against a target of { $target }.
line-wins = { $name } wins.

# -- a real table: what is asked, and what cannot be

line-hand-start = Who starts? { $seats }
line-hand-private = { $count ->
    [one] { $name }’s private objective
   *[other] { $name }’s private objectives
  }
line-hand-windows = { $name }’s two window cards
line-hand-inspiration = { $name }’s inspiration
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
line-hand-automa = The Automa’s card for round { $round }
line-hand-position = The position card for the Automa’s rare glass
line-hand-slot = The place of the rare-glass board among the three tools: 1, 2, or 3
line-hand-draw = Draw a die from the bag. What color is it?
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
  } from the bag and roll them onto places 1 to 5, in order
line-hand-roll-own = { $name } rolls the ten private dice, two of each color: red, yellow, green, blue, purple
line-hand-roll-board = { $count ->
    [one] Roll 1 rare-glass die for the board
   *[other] Roll { $count } rare-glass dice for the board
  }
line-hand-reroll = Re-roll: { $dice }

line-hint-seat = a number or a name
line-hint-draw = such as B
line-hint-roll = such as R4 B2 G6; { line-command-random }: the program rolls
line-hint-values = { $count ->
    [one] type the new value, 1-6
   *[other] type { $count } values 1-6, in order
  }; { line-command-random }: the program rolls
line-hint-enter = Enter: the program draws it
line-hint-card = by name or id; { line-command-random }: the program deals it
line-hint-card-unseen = by name or id; { line-command-random }: the program deals it, unseen
line-hint-cards = by name, separated by commas, or by id; { line-command-random }: the program deals them
line-hint-cards-unseen = by name, separated by commas, or by id; { line-command-random }: the program deals them, unseen
line-hint-sides = one side of each, by name, separated by commas, or by id; { line-command-random }: the program deals them
line-hint-dice = Dice: a color R Y G B P and a value 1-6.

line-bad-outcome = That is not possible: { $why }
line-bad-cards = expected { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, found { $found }: { $cards }
line-bad-dealt = { $card } has already been dealt; every card can be on the table only once
line-bad-card = { $typed } is not one of the cards here; type { line-command-list } to see them
line-bad-card-close = { $typed } is not one of the cards here; did you mean { $cards }?
line-bad-card-unclear = { $typed } could be { $cards }
line-bad-dice = expected { $count ->
    [one] 1 die
   *[other] { $count } dice
  }, found { $found }: { $dice }
line-bad-die = { $typed } is not a die; expected a color R Y G B P and a value 1-6, such as R4
line-bad-glass = { $die } is rare glass, which is not in the bag
line-bad-bag = there cannot be { $count } { $color } dice: the bag holds { $held }
line-bad-values = { $count ->
    [one] expected the new value, 1-6, found { $found }
   *[other] expected { $count } values 1-6, in order, found { $found }
  }
line-bad-value-or-die = { $typed } is neither a value 1-6 nor a die such as R4
line-bad-value = { $typed } is not a value; dice show 1-6
line-bad-colors = the dice rolled are { $colors }, not { $dice }
line-bad-color = { $typed } is not a color; expected one of R Y G B P
line-bad-color-gone = there is no { $color } die left in the bag
line-bad-seat = { $typed } is not a seat; expected a number from 1 to { $count } or a name

puzzle-commands = Type a number, an action (P3 C2: take and place), or: { line-command-undo }, { line-command-hint } (the answer), { line-command-next }, { line-command-table }, { line-command-pool }, { line-command-track }, { line-command-read } B2, { line-command-quit }.
puzzle-then = Enter or { line-command-next }: the next puzzle; { line-command-again }: this one once more; { line-command-quit }: leave
line-command-next = next
line-command-again = again
