### Not for the page

# The command line: help, complaints about arguments and files, and what the commands print.
# Names of commands, flags and their values are typed the same in every language.

# -- vitral itself

command-vitral = Play, study and referee the board game Sagrada. An unofficial fan project.
    .usage = usage:
    .arguments = positional arguments
    .options = options
    .commands = commands
    .help = show this help message and exit
    .version = show program’s version number and exit
    .language = the language: { $names }; without it, that of your system (LANG)
command-exits = exit codes
    .done = done
    .wrong = the input was understood but does not hold: an impossible record, or a breach under check --strict
    .unclear = the request or the input could not be understood; nothing was written
command-none = name a command: { $names }
command-interrupted = interrupted
command-stopped = cannot go on: { $reason }
command-extra = this needs packages that are not installed; install them with: { $command }
command-progress = { $done }/{ $total } games
command-decimal = { $whole }.{ $fraction }
command-percent = { $number }%
command-ranking = Ranking

metavar-command = COMMAND
metavar-file = FILE
metavar-code = CODE
metavar-where = WHERE

# -- arguments

argument-at = argument { $name }: { $why }
argument-see = { $problem }; see: { $command }
argument-required = the following arguments are required: { $names }
argument-one-required = one of the arguments { $names } is required
argument-unknown = unrecognized arguments: { $names }
argument-ambiguous = ambiguous option: { $option } could match { $names }
argument-choice = invalid choice: { $value } (choose from { $names })
argument-not-with = not allowed with argument { $other }
argument-ignored = ignored explicit argument { $value }
argument-one = expected one argument
argument-at-most-one = expected at most one argument
argument-at-least-one = expected at least one argument
argument-language = no words in { $text }; there are: { $names }
argument-names = expected names with commas between them, found { $found }
argument-number = expected a whole number from { $least } up, found { $found }
argument-seconds = expected a number of seconds above 0 and up to 3600, found { $found }
argument-cards = add the cards of a { $ending } file to the built-in ones; may be repeated
argument-json = print JSON instead of text
argument-progress = show progress on standard error even if that is not a terminal
argument-seed = any text or number (default 0)
argument-jobs = how many processes (default 1)

# The options of a table.
command-table = the table
    .usual = Usually { $value }.

# -- files

file-standard-input = standard input
file-no-standard-input = standard input is closed; name a file instead of -
file-empty = is empty; expected JSON
file-cut = { $fault }; the file may be cut off
file-deep = nested too deeply
file-key-twice = the key { $key } is given twice in one object
file-long-number = holds a number of thousands of digits
file-unwritten = cannot be written: { $reason }

# -- vitral play

command-play = play in the terminal: alone, against bots or the Automa, or several people in turns
    .people = how many are people, from seat 1 on (default 1)
    .everybody = all players are people and take turns at the keyboard
    .bots = who plays the other seats: one for all of them, or one for each; there are: { $names }
    .names = what the people are called
    .seed = deal the game of this seed, any text or number
    .save = keep the game in this file, choice by choice
    .resume = go on with a saved game, and keep saving it there
    .hand = a real table: type what was rolled, drawn or dealt there
    .more =
        The game is plain text and works with screen readers; color is only used on terminals, and never where NO_COLOR is set.
        While you play, { line-command-help } lists what can be typed.

        With --by-hand the dice and cards are those of a real table: you type what was rolled, drawn or dealt, and the program
        keeps the rules, plays the bots or the Automa, and counts. For the Automa: { $example }

# -- vitral serve

command-serve = play in a browser: serve the page and its tables
    .host = the address to listen on (127.0.0.1: this computer only)
    .port = the port (8000); 0 takes any free one
    .db = a file, or a { $url } URL; without it, a file of yours
    .open = open the page in a browser
    .origin = an origin whose pages may use this server too
    .more =
        Games are kept in a file (see --db) and survive whatever happens to this program. The address is for this computer only;
        --host 0.0.0.0 lets others in your network in. docs/server.md tells how to run it for others.
command-serve-at = Vitral is at { $address }
command-serve-stop = stop with Ctrl+C
command-serve-stopped = Stopped; all games are kept.
command-serve-ports = --port: there are 65535 ports
command-serve-deaf = cannot listen on { $host }, port { $port }: { $reason }; try --port 0

# -- vitral score

command-score = score the windows of a table
    .file = the windows as JSON, or - for standard input
    .proof = say which spaces made the points
    .more =
        The file is JSON; windows stand in the order of their owners’ first turns of the last round:
        { $example }
        A row names its five spaces from left to right: R4 is a red four, -- an open space, W4 rare glass. The ids are in:
        vitral cards. Optional keys: { $keys }; and in a window: { $excused } (spaces that check forgives). Scoring never
        audits.

        Solo: { $solo }, one window without tokens, one or two private objectives (the better counts), and the round track,
        { $track }, whose sum is the target. Against the Automa: { $automa }, its window marked
        { $mark } and without a pattern, and { $level }.
command-score-no-target = No target: the file tells no track.

# -- vitral check

command-check = check windows against their patterns and neighbours
    .strict = exit with 1 if a window breaks a rule
    .more =
        The file is that of vitral score (see: vitral score --help); only { $keys } are needed here.
        A check looks at what is printed on the spaces and at dice side by side, not at edges or touching, since tools may
        lawfully leave dice alone. Dice placed under a waiver are forgiven what is printed: { $excused }
        Rare glass (W4) has no color: it fits every color and may lie beside any, but its value counts. The Automa’s window is
        not checked, since its dice follow its cards.

        It exits with 0 whatever it finds; with --strict it exits with 1 if a window breaks a rule.
command-check-automa = { $name }: not checked, since the Automa’s dice follow its cards
command-check-fine = { $name }: no rule is broken
command-check-broken = { $name }: { $count ->
    [one] { $count } die breaks a rule
   *[other] { $count } dice break a rule
  }
command-check-space = { $space } holds { $die } ({ $asks }): { $why }
command-check-without = { $count ->
    [one] legal again without { $count } die: { $spaces }
   *[other] legal again without { $count } dice: { $spaces }
  }

# -- vitral replay

command-replay = verify a recorded game and tell it
    .file = a game file, or - for standard input
    .ply = stop after N lines of the log
    .seat = tell what the player of seat K may know (from 1)
    .all = tell all secrets, even of a game that is not over
    .verify = only say whether the record holds, dealing included
    .commitment = with --verify: the hash the table showed at its start
    .svg = also draw the table into this file
    .more =
        Every line of the record must be possible where it stands, and the result must be the one that follows: if not, the
        message names the line and the exit code is 1. Private objectives are told once the game is over, or with --all.

        --verify also proves the dealing, if the record tells the dealer’s seed: every outcome of chance is the one that seed
        gives (docs/records.md). --commitment is the hash an online table showed from its start: the seed must be the promised
        one.
command-replay-no-ply = { $count ->
    [one] there is no ply { $ply }; the log has { $count } line
   *[other] there is no ply { $ply }; the log has { $count } lines
  }
command-replay-no-seat = there is no seat { $seat }; seats are 1 to { $last }
command-replay-commitment = --commitment goes with --verify
command-replay-possible = { $count ->
    [one] { $count } line, every one of them possible
   *[other] { $count } lines, every one of them possible
  }
command-replay-trust = the record tells no seed, so the dealing is taken on trust
command-replay-promised = { $count ->
    [one] { $count } outcome, every one of them dealt from the seed promised at the start
   *[other] { $count } outcomes, every one of them dealt from the seed promised at the start
  }
command-replay-proved = { $count ->
    [one] { $count } outcome, every one of them dealt from the seed it tells (no promise of it is known)
   *[other] { $count } outcomes, every one of them dealt from the seed it tells (no promise of it is known)
  }
command-replay-nothing-to-draw = nothing to draw yet: the windows are not chosen at ply { $ply }
command-replay-verified = { $names }: { $count ->
    [one] { $count } line, verified.
   *[other] { $count } lines, verified.
  }
command-replay-no-windows = The windows are not chosen yet.
command-replay-to-choose = { $name } is to choose.
command-replay-so-far = If it ended now: { $scores }.

# -- vitral cards

command-cards = list the cards, or tell everything about one
    .card = a card, such as { $example }; without it, all are listed
    .sources = list where the facts of the cards come from
    .more =
        Every card says how sure we are of it, and from where: stated in a rulebook, several sources, one source, inferred, or
        reconstructed by us. The sources are listed with --sources.
command-cards-both = --sources lists all sources; those of one card are told with it, so leave out one of the two
command-cards-none = no card { $card }; list them with: vitral cards
command-cards-none-close = no card { $card }; { $hint } list them with: vitral cards
command-cards-certainty = Certainty: { $certainty }.
command-cards-note = Note: { $note }
command-cards-sources = Sources:
command-cards-source = { $key } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  }): { $text }

certainty-rulebook = rulebook
    .about = stated in a rulebook
certainty-several = several
    .about = several independent sources agree
certainty-one = one
    .about = from a single source
certainty-inferred = inferred
    .about = inferred by us
certainty-reconstructed = reconstructed
    .about = our own reconstruction

cards-window = window pattern
    .many = Window patterns (two sides of a card together; difficulty = favor tokens)
cards-tool = tool
    .many = Tools
cards-public = public objective
    .many = Public objectives
cards-private = private objective
    .many = Private objectives
cards-inspiration = inspiration
    .many = Inspirations
cards-glass-board = rare-glass board
    .many = Rare-glass boards
cards-automa = an opponent of cards
    .many = The Automa: pattern, positions, scoring card and levels
cards-automa-card = card of the Automa
    .many = The Automa’s deck
cards-card = Card { $id }

cards-automa-short = columns { $columns }; { favor-of }
cards-once-a-round = once a round
cards-once-a-game = once a game
cards-room = { $count ->
    [one] It has room for { $count } die.
   *[other] It has room for { $count } dice.
  }
cards-automa-passion = It belongs to Passion: with rare glass one such card is among the ten.
cards-difficulty = { $difficulty ->
    [one] Difficulty { $difficulty }, so { $difficulty } favor token.
   *[other] Difficulty { $difficulty }, so { $difficulty } favor tokens.
  }
cards-other-side = The other side of its card is { $card }.
cards-letters = Letters ask for a color, digits for a value, dots for nothing.
cards-tool-number = Tool number { $number }. { $text }
cards-when = When: { $moments }.
cards-when-any = at any moment of the turn
cards-when-before-draft = before this turn’s die is drafted (the tool contains the draft, or comes first)
cards-when-after-draft = after this turn’s die has been placed
cards-when-first-turn = in the first turn of the round only
cards-when-second-turn = in the second turn of the round only
cards-moment-in-hand = with a die in hand
cards-moment-tool = together with a tool
cards-moment-turn = any time in the own turn
cards-solo-payment = In solo games it is paid with { tool-pay }.
cards-points-sum = Points: the sum itself.
cards-points-each = Points: { $points } each time.
cards-costs = It costs { favor-of }
cards-costs-nothing = It costs nothing
cards-begins-with-less = but one begins with { favor-of } less
cards-for-solo = also for solo games
cards-not-for-solo = not for solo games
cards-automa-columns = Its columns, left to right: { $columns }. Each die goes on its color, from top to bottom.
cards-automa-tokens = It begins with { favor-of }.
cards-automa-positions = Its position cards for rare glass: { $spaces }.
cards-automa-scoring = { $points ->
    [one] Scoring: private and most public objectives as usual; { $points } point for each full column instead for { $cards }.
   *[other] Scoring: private and most public objectives as usual; { $points } points for each full column instead for { $cards }.
  }
cards-automa-levels = Points added by level: { $levels }.

# -- vitral simulate

command-simulate = play many games between bots
    .bots = one for all seats, or one for each; there are: { $names } (default random)
    .games = how many games (default 100)
    .more =
        Game i of seed S is dealt from the seed S/i and its bots are seeded S/i/seat, so that results depend on the seed
        and the options only, not on --jobs. In solo a game is won if the score beats the target; against the Automa its
        results are those of seat 2.
simulate-standard = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
simulate-solo = { $games ->
    [one] { $games } game of solo
   *[other] { $games } games of solo
  }
simulate-automa = { $games ->
    [one] { $games } game against the Automa ({ $level })
   *[other] { $games } games against the Automa ({ $level })
  }
simulate-seed = seed { $seed }, { $plies } plies a game
simulate-columns = Columns
    .games = games
    .wins = wins
    .mean = mean
    .sd = sd
    .lowest = lowest
    .highest = highest
simulate-seat = seat { $seat } { $bot }
simulate-all = all { $bot }
simulate-spread = mean { $mean }, sd { $sd }, from { $lowest } to { $highest }
simulate-target = Target { $target }; margin { $margin }.
simulate-ties = Ties on points for the win: { $ties }.
simulate-no-ties = No game was tied on points for the win.
simulate-tie-private = { $count } by private points
simulate-tie-tokens = { $count } by favor tokens
simulate-tie-order = { $count } by turn order

# -- vitral arena

command-arena = let bots meet on the same deals and measure them
    .bots = the bots; there are: { $names }
    .deals = how many deals (default 100)
    .alone = each bot against itself only
    .seconds = time for a turn, for bots that search
    .playouts = play-outs for a turn, for bots that search
    .json = write the results as JSON; - for standard output
    .picture = draw scores and ratings as SVG
    .resume = keep games in that file, and play only those not yet in it
    .more =
        Name bots from the weakest to the strongest. Every two meet on every deal: one seat of the later-named against the
        other seats of the earlier-named, every seat in turn. With --alone, and in solo and against the Automa, each plays by
        itself. A bot may be a program: { $program } (docs/bots.md). Deal i of seed S is dealt from the seed S/i, so
        results depend on the seed and the options only, not on --jobs; under --seconds they also depend on the machine.
        Times are processor time.
arena-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, seed { $seed }
arena-columns = Columns
    .interval = 95 %
    .rating = rating
    .time = ms a turn
arena-margin = margin over the target: mean { $mean }, sd { $sd }
arena-failures = { $count ->
    [one] { $count } failure: turns finished by the guard
   *[other] { $count } failures: turns finished by the guard
  }
arena-ahead = { $upper } ahead of { $lower }: { $wins } of { $games }, { $share } ({ $interval })

# -- vitral bench

command-bench = measure how fast the library plays
    .yardstick = a Python file to measure against in the same run
    .seconds = length of a slice (default 1)
    .repeats = slices of each kind (default 5)
    .more =
        Plays uniformly random games of 2 players through the public { $front }: default options, recording on, one core. A decision
        lists the legal actions and plays one; decisions with a single legal action are played, but not counted.

        A yardstick is a Python file with a function { $function } that plays one game of 40 turns. Its slices alternate with ours in
        one process, and the medians of the ratios are reported: how fast the machine is cancels out.
command-bench-measuring = measuring { $what }
bench-decisions = decisions/s
    .about = { $number } in a game
bench-games = games/s
    .about = { $number } plies in a game
bench-copies = copies/s
bench-views = views/s
bench-records = records/s
    .about = as JSON, mid-game
bench-yardstick = yardstick
    .about = games/s, { $turns } turns/s
bench-ratios = ratios
    .about = decisions to turns, { $games } games to games
bench-medians = { $count ->
    [one] Medians of { $count } slice of { $seconds } s, Python { $version }.
   *[other] Medians of { $count } slices of { $seconds } s, Python { $version }.
  }
