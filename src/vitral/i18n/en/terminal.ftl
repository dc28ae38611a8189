### Not for the page

### Not for the page

# The terminal client: what the page has no words for. Everything else comes from the files it shares with the page.

# -- the screen

term-tab-choices = Turn
term-tab-cards = Cards
term-tab-players = Table
term-tab-story = Story
term-tab-scores = Score
term-away = { $name } is away.
term-nothing = Nothing to choose now.
term-key-help = Help
term-key-seats = Seats
term-key-leave = Leave

# -- leaving and keeping

term-leave-title = Leave this table?
term-leave-server = The game waits for you on the server.
term-leave-kept = The game is kept in { $file }.
term-leave-save = Save the game in this file, to go on with it later:
term-leave = Leave
term-stay = Stay
term-save-leave = Save and leave
term-leave-unsaved = Leave without saving
term-save-record = Save the record
term-resume-server = The game goes on here: { $command }
term-old = This program is older or newer than the server: use the version that fits it.

# -- help

term-help-number = choose by number
term-help-typed = type a die (R4: red 4) or a space (B3: row B, column 3)
term-help-arrows = walk through a list, a window or the dice
term-help-tab = to the next list, window or dice
term-help-choices = what you can do now
term-help-cards = tools and objectives; Enter on a tool uses it
term-help-players = all windows; Enter shows one large
term-help-seats = seats and links
term-help-leave = leave the table
term-help-how = Choose a die; the spaces it may go on are marked ▸ ◂. Choose one of them. Press a space that is not marked, and you are told why. You may also use one tool. End your turn when you are done; until something is revealed you can undo.
term-help-signs = Dice are capitals with a value: R4 is a red 4. R red, Y yellow, G green, B blue, P purple, W rare glass. Open spaces show what they ask for: r red, 4 a four, · any die. ▸ ◂ may be chosen now, + + fits the die you look at, * made the points you look at. ╱ beside a die: placed under a waiver. ★ marks a card that is our own reconstruction.
term-help-setup = Choose a way to play on the left; Enter leads to its table on the right. There Enter or the left and right arrows change a row, and Enter on the first row starts the game. Escape leads back.

# -- setting up

term-local = on this computer
term-choose = choose
term-change = change
term-ok = Done
term-on = On
term-off = Off
term-game-going = Game in progress

# -- the command

command-terminal = play on a whole screen of the terminal: here, or at a table on a server
    .link = a link of the page: take the seat it offers, watch, or come back to your table
    .server = set a table up on this server, or go on with one of your games there
    .lines = in plain lines, for screen readers; needs nothing but Python
    .more =
        Without arguments you choose how to play; with those of a table it begins at once. Keys are listed under F1.
        A server is what { $command } starts, here or elsewhere. What you have there is found again.

term-error-textual = the screen needs one more package; get it by: { $command }; without it: { $plain }
term-error-no-terminal = this is no terminal to draw on; for plain lines: { $plain }
term-error-lines-only = { $flag } is for plain lines; add { $plain }
term-error-address = { $address } is no address of a server; expected something like http://localhost:8000
term-error-link = { $link } is no link of a table; expected something like http://localhost:8000/t/TABLE#SECRET
term-error-link-alone = a link leads to a table that is set up already; leave the other flags out, but --names
term-error-at-home = { $flag } is for games of this computer; leave it out with { $where }
term-error-own-cards = this game has cards of somebody’s own; go on with it by: { $command }
