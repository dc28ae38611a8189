### Not for the page

# The command line: help, complaints about arguments and files, and what the commands print.
# Names of commands, flags and their values are typed the same in every language.

# -- vitral itself

command-vitral = Play and study the board game Sagrada, and check real tables. An unofficial fan project.
    .usage = usage:
    .arguments = positional arguments
    .options = options
    .commands = commands
    .help = show this help message and exit
    .version = show program’s version number and exit
    .language = the language: { $names }; the default is that of your system (LANG)
    .more = { $help } { metavar-command } explains a command; { $man } explains them all, with settings and files.
command-exits = exit codes
    .done = done
    .wrong = the input was understood but is wrong: an impossible record, or a broken rule with check --strict
    .unclear = the request or the input could not be understood; nothing was written
command-unknown = unknown command { $name }; the commands are: { $names }
command-unknown-close = unknown command { $name }; { $hint }
command-interrupted = interrupted
command-stopped = cannot continue: { $reason }
command-extra = this needs packages that are not installed; install them with: { $command }
command-progress = { $done }/{ $total } games
command-progress-rate = { $done }/{ $total } games, { $rate } per second, { $left } left
command-percent = { $number }%
command-ranking = Ranking

metavar-command = COMMAND
metavar-file = FILE
metavar-folder = FOLDER
metavar-page = PAGE
metavar-code = CODE
metavar-where = WHERE

# -- arguments

argument-at = argument { $name }: { $why }
argument-see = { $problem }; see: { $command }
argument-expected = expected { $usage }
argument-missing = missing: { $names }; usage: { $usage }
argument-ambiguous = { $name } is short for several options: { $names }
argument-choice = expected { $values }, found { $found }
argument-unknown = unrecognized arguments: { $names }
argument-language = unknown language { $text }; choose one of: { $names }
argument-names = expected names separated by commas, found { $found }
argument-number = expected a whole number, { $least } or more; found { $found }
argument-range = expected a whole number from { $first } to { $last }, found { $found }
argument-seconds = expected a number of seconds above 0 and up to 3600, found { $found }
argument-cards = add the cards from a { $ending } file to the built-in ones; may be repeated
argument-json = print JSON instead of text
argument-json-files = print JSON instead of text: one object for each file, including those that failed
argument-progress = show progress on standard error even if that is not a terminal
argument-seed = any text or number (default 0)
argument-jobs = how many processes (default 1)
argument-cluster = play on a Ray cluster: { $local } for one on this machine with that many workers, { $address } for one that is running

# The options of a table.
table-options = the table
    .usual = Default: { $value }.
    .depends = Default: { $value }; at some tables: { $other }.

# -- files

file-standard-input = standard input
file-no-standard-input = standard input is closed; name a file instead of -
file-empty = is empty; expected JSON
file-ending = { $file }: expected a name ending in { $endings }
file-is-folder = { $file }: it is a folder; name a file
file-unwritten = cannot be written: { $reason }

# -- vitral play

command-play = play in the terminal: alone, against bots or the Automa, or with several people taking turns
    .people = how many players are people, starting at seat 1 (default 1)
    .everybody = all players are people and take turns at the keyboard
    .bots = who plays the other seats: one for all of them, or one for each; choose from: { $names } (default { $usual }, or { $variable })
    .names = the names of the people
    .seed = deal the game from this seed, any text or number
    .save = save the game in this file after every choice
    .resume = continue a saved game: a file, or a name from vitral games; without one, the last game
    .hand = for a real table: type what was rolled, drawn, or dealt there
    .more =
        The game is plain text and works with screen readers. It uses color only on terminals, and not if NO_COLOR
        is set; VITRAL_COLOR comes before both.
        While you play, “{ line-command-help }” lists what you can type.

        With --by-hand the dice and cards come from a real table. You type what was rolled, drawn, or dealt there; the
        program applies the rules, plays the bots or the Automa, and keeps score.
        For the Automa:
          { $example }

# -- vitral games

command-games = list your games, on this computer or on a server
    .server = your games on this server; without URL, on the server in your settings
games-none = No game is saved here yet.
games-none-there = You have no games on { $server } yet.
games-unreadable = cannot be read
games-how-to = To continue one: { $resume }; to read one: { $replay }
games-how-to-there = To continue one: { $resume }

# -- vitral serve

command-serve = play in a browser: serve the page and its tables
    .host = the address to listen on (default 127.0.0.1: this computer only)
    .port = the port (default 8000); 0 takes any free one
    .db = a file, or a { $url } URL; the default is a file in your data folder
    .bus = the { $url } URL over which several servers on one database notify each other
    .workers = how many processes share this port (default 1); several need a PostgreSQL database and --bus
    .open = open the page in a browser
    .origin = another origin whose pages may use this server
    .host_name = a public name of this server, such as play.example.org; links in emails begin with the first one
    .metrics_reader = another address that may read /metrics
    .prepare_bots = run this command beside the server; once it is done, the strongest bots use what it installed or compiled
    .site = offer the game for offline use from this folder, which vitral site wrote
    .no_lobby = turn off the lobby and quick matches
    .mail = send email through this server: { $url }
    .mail_sender = the sender of that email
    .push = send notifications; the contact that push services may write to: { $url }
    .more =
        Games are saved in a file (see --db), even if this program is killed. The address works on this computer only; use
        --host 0.0.0.0 to let in others on your network. docs/server.md explains how to run a server for others.
command-serve-at = Vitral is at { $address }
command-serve-running = Vitral is already running at { $address }
command-serve-bots-ready = The strongest bots are ready.
command-serve-bots-failed = The strongest bots could not be prepared and play less strongly for now: { $reason }.
command-serve-stop = stop with Ctrl+C
command-serve-stopped = Stopped. All games are saved.
command-serve-mail = --mail needs an address like { $url }, and --mail-sender a sender
command-serve-push = --push needs a contact like { $url }
command-serve-links = --mail and --push need --host-name: links in messages begin with it, for example { $example }
command-serve-host-name = --host-name: “{ $given }” is not a host name; write it like { $example }
command-serve-site = --site: there is no site in { $folder }; write one with: { $command }
command-serve-ports = --port: the highest port is 65535
command-serve-deaf = cannot listen on { $host }, port { $port }: { $reason }
command-serve-deaf-port = cannot listen on { $host }, port { $port }: { $reason }; try --port 0

# -- vitral admin

metavar-table = TABLE
command-admin = look after a server’s tables: list, close, erase, back up, restore, verify
    .tables = list all tables
    .events = list what happened at a table; it includes names and choices
    .verify = replay every table and name those that are damaged
    .close = close a table; it is deleted after a grace period
    .reopen = open a closed table again
    .revoke = make all links of a table invalid; its players keep their seats
    .erase = erase the name and the access of the person in a seat, at all their tables
    .backup = copy everything into a new file while the server keeps running, and verify the copy
    .restore = verify a backup and put it where there is no database yet
    .table = the id of a table, as in its address, or its name in the log
    .seat = a seat (from 1)
    .file = the file of the backup
    .more =
        A running server notices changes within a few seconds. A restore needs the server to be stopped. Backups
        contain the secrets of all games; only their owner can read the files. docs/operating.md explains it all.
admin-stage-choosing = choosing windows
admin-stage-playing = in play
admin-stage-over = over
admin-row = { $table }: { $stage }, { $events ->
    [one] { $events } event
   *[other] { $events } events
  }, last on { $when } ({ $seats })
    .closed = – closed on { $when }
    .stale = – marked for deletion on { $when }
admin-none = There are no tables.
admin-no-table = there is no table { $table }; list them with: vitral admin tables
admin-fault = { $table } is damaged: { $why }
admin-file-fault = the database file is damaged: { $why }
admin-verified = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }, { $events ->
    [one] { $events } event
   *[other] { $events } events
  }: { $wrong ->
    [0] nothing is damaged.
    [one] { $wrong } problem found.
   *[other] { $wrong } problems found.
  }
admin-closed = Table { $table } is closed. { $days ->
    [one] It will be deleted in { $days } day
   *[other] It will be deleted in { $days } days
  }; until then you can reopen it with: vitral admin reopen { $table }
admin-reopened = Table { $table } is open.
admin-revoked = All links to table { $table } are void (a stopped server applies this when it starts). Players keep their seats and find new links on the page.
admin-erased = { $table }, seat { $seat }: name and access erased
admin-erased-backups = Older backups still contain them.
admin-backed-up = Everything is in { $file }.
admin-restored = { $file } is restored.

# -- vitral score

command-score = score the windows of a table
    .file = the windows as JSON, or - for standard input
    .proof = show which spaces scored
    .more =
        The file is JSON. List the windows in the order in which their owners took their first turns of the last round:
        { $example }
        A row lists its five spaces from left to right: R4 is a red 4, -- an open space, W4 rare glass. Find the ids with:
        vitral cards. Optional keys: { $keys }; and in a window: { $excused } (spaces where a die ignores what is printed).
        Scoring never looks for mistakes.

        Solo: { $solo }, one window without tokens, one or two private objectives (the better one counts), and the round
        track, { $track }, whose sum is the target. Against the Automa: { $automa }, its window marked
        { $mark } and without a pattern, and { $level }.
command-score-no-target = No target: the file has no round track.

# -- vitral check

command-check = check windows against their patterns and the placement rules
    .strict = exit with 1 if a window breaks a rule
    .more =
        The file is the same as for vitral score (see: vitral score --help), but only { $keys } are needed.
        A check looks at printed restrictions and at dice side by side. Dice that touch no other, and a single die off the edge,
        are listed as doubts, because tools may leave dice alone. Name the spaces where a die may ignore a printed restriction:
          { $excused }
        Rare glass (W4) has no color: it fits every color and may be next to any color, but its value counts. The Automa’s
        window is not checked, because its dice follow its cards.

        The exit code is 0 whatever the check finds. With --strict it is 1 if a window breaks a rule.
command-check-automa = { $name }: not checked, because the Automa’s dice follow its cards
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

command-replay = verify a recorded game and print it as text
    .file = a game file, a name from vitral games, or - for standard input
    .ply = stop after N lines of the log
    .seat = print what the player in seat K may know (from 1)
    .all = print all secrets, even if the game is not over
    .verify = only check whether the record and its dealing are right
    .commitment = with --verify: the hash that the table showed at the start
    .svg = also draw the table into this file
    .more =
        Every line of the record must be possible at its point in the game, and the result must follow from the lines. If
        not, the message names the line and the exit code is 1. Private objectives are shown once the game is over, or with
        --all.

        --verify also proves the dealing if the record contains the dealer’s seed: every roll, draw, and deal must be the
        one that the seed gives (docs/records.md). --commitment is the hash that an online table showed from the start:
        the seed must be the one it promised.
command-replay-no-ply = { $count ->
    [one] there is no ply { $ply }; the log has { $count } line
   *[other] there is no ply { $ply }; the log has { $count } lines
  }
command-replay-no-seat = there is no seat { $seat }; seats are 1 to { $last }
command-replay-one-svg = --svg draws one game; name only one file
command-replay-commitment = --commitment only works with --verify
command-replay-possible = { $count ->
    [one] { $count } line, legal
   *[other] { $count } lines, all legal
  }
command-replay-trust = the record has no seed, so the dealing is taken on trust
command-replay-promised = { $count ->
    [one] { $count } roll, draw, or deal, and it comes from the seed promised at the start
   *[other] { $count } rolls, draws, and deals, and all of them come from the seed promised at the start
  }
command-replay-proved = { $count ->
    [one] { $count } roll, draw, or deal, and it comes from the seed in the record (no earlier promise of the seed is known)
   *[other] { $count } rolls, draws, and deals, and all of them come from the seed in the record (no earlier promise of the seed is known)
  }
command-replay-nothing-to-draw = nothing to draw yet: at ply { $ply } the windows have not been chosen
command-replay-verified = { $names }: { $count ->
    [one] { $count } line, verified.
   *[other] { $count } lines, verified.
  }
command-replay-no-windows = The windows have not been chosen yet.
command-replay-to-choose = { $name } is choosing.
command-replay-so-far = If the game ended now: { $scores }.

# -- vitral cards

command-cards = list the cards, or show everything about one of them
    .card = a card, such as { $example }, or a kind of cards: { $kinds }; without it, all are listed
    .sources = list the sources of our card facts
    .more =
        Every card says how sure we are of it and why: it is in a rulebook, in several sources, or in one, or we inferred
        or reconstructed it. --sources lists the sources.
command-cards-both = --sources lists all sources, and a card shows its own: leave out one of the two
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
certainty-invented = invented
    .about = made up; there is no printed card

cards-window = window pattern
    .many = Window patterns (both sides of a card together; difficulty = favor tokens)
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
cards-automa = an opponent run by a deck of cards
    .many = The Automa: pattern, positions, scoring card, and levels
cards-automa-card = Automa card
    .many = The Automa’s deck
cards-card = Card { $id }

cards-automa-short = columns { $columns }; { favor-of }
cards-once-a-round = once per round
cards-once-a-game = once per game
cards-room = { $count ->
    [one] It has room for { $count } die.
   *[other] It has room for { $count } dice.
  }
cards-automa-passion = It belongs to Passion: with rare glass, one such card is among the ten.
cards-difficulty = { $difficulty ->
    [one] Difficulty { $difficulty }, so { $difficulty } favor token.
   *[other] Difficulty { $difficulty }, so { $difficulty } favor tokens.
  }
cards-other-side = The other side of its card is { $card }.
cards-letters = Letters ask for a color, digits for a value, dots for nothing.
cards-tool-number = Tool number { $number }. { $text }
cards-when = When: { $moments }.
cards-when-any = at any time during your turn when you hold no die
cards-when-before-draft = before you draft a die this turn (a tool that works on this die can also be used while you hold it)
cards-when-after-draft = after you have placed a die this turn
cards-when-first-turn = only on your first turn of the round
cards-when-second-turn = only on your second turn of the round
cards-moment-in-hand = with a die in hand
cards-moment-tool = together with a tool
cards-moment-turn = any time during your turn
cards-solo-payment = In a solo game you pay for it with { tool-pay }.
cards-points-sum = Points: the sum itself.
cards-points-each = Points: { $points } each time.
cards-costs = It costs { favor-of }
cards-costs-nothing = It costs nothing
cards-begins-with-less = but you start with { $tokens ->
    [one] 1 fewer favor token
   *[other] { $tokens } fewer favor tokens
  }
cards-for-solo = also used in solo games
cards-not-for-solo = not used in solo games
cards-automa-columns = Its columns, left to right: { $columns }. Each die goes in the column of its color, from top to bottom.
cards-automa-tokens = It starts with { favor-of }.
cards-automa-positions = Its position cards for rare glass: { $spaces }.
cards-automa-scoring = { $points ->
    [one] Scoring: its private objective and most public objectives as usual. Each of these gives it { $points } point for each full column instead: { $cards }.
   *[other] Scoring: its private objective and most public objectives as usual. Each of these gives it { $points } points for each full column instead: { $cards }.
  }
cards-automa-levels = Points added by level: { $levels }.

# -- vitral rules

command-rules = list the pages of the rulebook, or show one of them
    .page = a page, or a card or reason that it explains; without it, all pages are listed
    .more =
        Examples:
          { $page }
          { $card }
        Our own rulings and every option:
          { $ours }
command-rules-none = nothing in the rulebook about { $page }; list its pages with: vitral rules
command-rules-none-close = nothing in the rulebook about { $page }; { $hint } list its pages with: vitral rules

# -- vitral simulate

command-simulate = play many games between bots
    .picture = draw the scores as an SVG in this file
    .bots = one for all seats, or one for each seat; choose from: { $names } (default random)
    .games = how many games (default 100)
    .more =
        Game i of seed S is dealt from the seed S/i, and its bots get the seeds S/i/seat. So the results depend only on the
        seed and the options, not on --jobs. A solo game is won if the score beats the target. The Automa’s results are shown
        as seat 2.
simulate-standard = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
simulate-solo = { $games ->
    [one] { $games } solo game
   *[other] { $games } solo games
  }
simulate-automa = { $games ->
    [one] { $games } game against the Automa ({ $level })
   *[other] { $games } games against the Automa ({ $level })
  }
simulate-seed = seed { $seed }, { $plies } plies per game
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

picture-written = Drawn in { $file }
command-arena = let bots play the same deals and measure them
    .bots = the bots; choose from: { $names }
    .deals = how many deals (default 100)
    .alone = each bot against itself only
    .once = play each deal only once, rotating the seats from deal to deal (otherwise once per seat)
    .seconds = time per turn, for bots that search
    .playouts = playouts per turn, for bots that search
    .picture = draw scores and ratings as an SVG
    .resume = keep the games in this file, and play only those that are not in it yet
    .more =
        Name the bots from the weakest to the strongest. Each pair of bots plays every deal: one seat for the stronger bot,
        all other seats for the weaker one, once for each seat. With --alone, in solo games, and against the Automa, each bot
        plays by itself. A bot may be a program: { $program } (docs/bots.md). Deal i of seed S is dealt from the seed S/i.
        So the results depend only on the seed and the options, not on --jobs; with --seconds they also depend on the
        machine. Times are processor times.
arena-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, seed { $seed }
arena-columns = Columns
    .interval = 95%
    .rating = rating
    .time = ms per turn
arena-margin = margin over the target: mean { $mean }, sd { $sd }
arena-failures = { $count ->
    [one] { $count } failure: the turn was finished with legal moves
   *[other] { $count } failures: these turns were finished with legal moves
  }
arena-ahead = { $upper } ahead of { $lower }: { $wins } of { $games }, { $share } ({ $interval })

# -- vitral dataset

command-dataset = write games as a table of decisions, to learn from them
    .out = the file to write ({ $ending }); a description (.md) is written next to it
    .db = use the finished games of a server’s database instead: a file or a { $url } URL
    .more =
        The file is in Parquet format, with one row per decision: what the seat saw, the legal actions, the action chosen, and the
        outcome of the game. The games are those that simulate plays with the same seed and options.
dataset-written = { $file }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  } from { $games ->
    [one] { $games } game
   *[other] { $games } games
  }

# -- vitral bench

command-bench = measure how fast the library plays
    .yardstick = a Python file to measure against in the same run
    .seconds = length of a slice in seconds (default 1)
    .repeats = slices of each kind (default 5)
    .more =
        Plays random 2-player games through the public { $front }: default options, recording on, one core. One decision means
        listing the legal actions and playing one of them. Decisions with a single legal action are played but not counted.

        A yardstick is a Python file with a function { $function } that plays one game of 40 turns. Its slices alternate with ours in
        one process, and the medians of the ratios are printed, so the speed of the machine cancels out.
command-bench-measuring = measuring { $what }
bench-decisions = decisions/s
    .about = { $number } per game
bench-games = games/s
    .about = { $number } plies per game
bench-copies = copies/s
bench-views = views/s
bench-records = records/s
    .about = as JSON, mid-game
bench-yardstick = yardstick
    .about = games/s, { $turns } turns/s
bench-ratios = ratios
    .about = decisions to turns, { $games } games to games
bench-compiled = The engine is compiled.
bench-plain = The engine runs as plain Python.
bench-medians = { $count ->
    [one] Medians of { $count } slice of { $seconds } s, Python { $version }.
   *[other] Medians of { $count } slices of { $seconds } s, Python { $version }.
  }

# -- puzzles

command-puzzles = solve puzzles: positions from real games in which one turn is clearly best
    .what = the puzzle to solve; without one, all are listed; { $make } looks for new ones
    .grade = only those of this grade, 1 to 5
    .games = how many games to look through
    .out = the file to write; if it exists, the search resumes where it stopped
    .more =
        New puzzles:
          { $make }
        They come from games between bots of different strength. The same seed always gives the same file.
puzzles-none = there is no puzzle { $id }; vitral puzzles lists them
puzzles-no-file = name the file to write: { $flag } FILE
puzzles-made = { $file }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  } from { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
puzzles-how-to = Solve one: { $solve }. List one grade: { $list }.
puzzles-column-name = Puzzle
puzzles-column-players = Players
puzzles-column-margin = Ahead by
puzzles-column-missed = Bots miss

# -- windows

command-window = draw a window of your own: check it, measure it, print it
    .codes = codes of windows, as shown by the window designer on the page
    .grid = a pattern, four rows with slashes between them: { $example }
    .name = its name
    .difficulty = its difficulty, 1 to 6; by default estimated by bots
    .measure = have bots build it, and compare it with the printed windows
    .out = write a file to print ({ $endings }), or a card file ({ $cards })
    .width = how wide the printed window is, in millimeters
    .paper = the paper
    .more =
        To print:
          { $print }
        To play with a card file, where everybody may choose the window:
          { $play }
window-none = name a window by its code, or draw one: { $grid }
window-written = Written: { $file }
window-millimeters = expected millimeters, found { $found }

# vitral site

command-site = write the game as a folder of files that need no server
    .out = the folder; new, empty, or one that this command wrote
    .quick = skip making the page as small as possible, which takes the longest
site-written = { $folder }: { $files } files, { $size } MB
site-try = Try it: { $command }

# -- completion, settings, tables on a server

command-completion = print a script that completes commands in your shell
    .shell = the shell: bash, zsh, or fish
    .more =
        In ~/.bashrc:
          { $bash }
        In ~/.zshrc:
          { $zsh }
        In ~/.config/fish/config.fish:
          { $fish }
config-unknown = unknown setting { $name }, or its value is not text; the settings are: { $names }
table-no-server = name a server with { $flag }, or set { $variable }
table-invitation = Invitation
table-watch = To watch
table-sit = To take your own seat: { $command }
table-sit-friend = For a friend at a terminal: { $command }
command-table-new = set up a new table
command-table = set up a table on a server and print its links
    .server = the address of the server (default: the setting server)
    .name = your name
    .bots = bots for the last seats; choose from: { $names }
    .more =
        You take the first seat; people with the invitation take the next ones. For example:
          { $example }
