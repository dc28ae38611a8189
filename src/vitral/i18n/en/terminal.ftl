### Not for the page

# The terminal client: what the page has no words for. Everything else comes from the files it shares with the page.

# -- the screen

term-tab-choices = Turn
term-tab-cards = Cards
term-tab-players = Table
term-tab-story = Story
term-tab-scores = Score
term-away = { $name } is away.
term-too-small = This terminal has { $width } × { $height } characters. To play, it needs at least { $columns } × { $lines }.
    .plain = At any size you can play in plain lines: { $plain }
term-nothing = Nothing to choose now.
term-inspiration-game = once per game
term-inspiration-round = once per round
term-key-help = Help
term-key-seats = Seats
term-key-leave = Leave

# -- leaving and keeping

term-leave-title = Leave this table?
term-leave-server = Your game stays on the server and waits for you.
term-leave-saved = Your game is saved on this computer.
term-leave-unsaved = This game is not saved.
term-leave-kept = Your game is saved in { $file }.
term-leave = Leave
term-stay = Stay
term-save-record = Save the record
term-resume-server = To continue this game: { $command }
term-old = This program and the server have different versions. Use the version that matches the server.

# -- help

term-help-number = choose by number
term-help-typed = type a die (R4: red 4) or a space (B3: row B, column 3)
term-help-arrows = move around a list, a window, or the dice
term-help-tab = go to the next list, window, or dice
term-help-choices = what you can do now
term-help-cards = tools and objectives; Enter on a tool uses it
term-help-players = all windows; Enter enlarges one of them
term-help-seats = seats and links
term-help-link = copy the invitation link (on a server)
term-help-talk = say something to the others (on a server)
term-talk-how = Type a number or one of these.
term-talk-chat = Type a number, one of these, or your own words.
term-help-leave = leave the table
term-help-how = Choose a die. The spaces it may go on are marked ▸ ◂. Choose one of them. Choose a space that is not marked to see why it does not fit. You may also use one tool. Choose “{ button-end }” when you are done. You can undo until something is revealed.
term-help-signs = Dice are capital letters with a value: R4 is a red 4. R red, Y yellow, G green, B blue, P purple, W rare glass. Open spaces show what they ask for: r red, 4 a four, · any die. ▸ ◂ can be chosen now, + + fits the die you are looking at, * made the points you are looking at. ╱ beside a die: placed ignoring a printed restriction. ★ marks a card that is our own reconstruction.
term-help-setup = Choose a game mode on the left; Enter takes you to its options on the right. There, Enter or the left and right arrows change a row, and Enter on the first row starts the game. Escape takes you back.

# -- setting up

term-local = on this computer
term-choose = choose
term-change = change
term-ok = Done
term-on = On
term-off = Off
term-game-going = Game in progress

# -- the command

command-terminal = play full-screen in the terminal, here or at a table on a server
    .link = a link from the page: take the seat it offers, watch, or come back to your table
    .server = create a table on this server, or continue one of your games there
    .lines = use plain lines, for screen readers; needs no extra packages
    .more =
        Without arguments, you choose how to play. With the options of a table, the game starts right away. F1 lists the keys.
        Start a server with { $command }, on this computer or another. Your games stay there.

term-error-textual = the screen needs one more package; install it with: { $command }; to play without it: { $plain }
term-error-no-terminal = this terminal cannot show the full screen; for plain lines: { $plain }
term-error-lines-only = { $flag } only works in plain lines; add { $plain }
term-error-address = { $address } is not the address of a server; expected something like http://localhost:8000
term-error-unreachable = { $server }: cannot reach the server: { $reason }
term-error-no-vitral = { $server }: what answers there is not a Vitral server
term-error-other-version = { $server }: this server runs a different version of Vitral; update Vitral here or there
term-error-address-path = { $address } leads to a page of a server; name only the server: { $server }
term-error-link = { $link } is not a link to a table; expected something like http://localhost:8000/t/TABLE#SECRET
term-error-link-as-server = { $link } is a link to a table; give it without --server
term-error-link-alone = a link leads to a table that already exists; leave out all other flags except --names
term-error-at-home = { $flag } is for games on this computer; leave it out with { $where }
term-error-own-cards = this game uses custom cards; continue it with: { $command }
term-fair = Fair dice: this hash committed the program to a seed before the game, and the record reveals that seed. “vitral replay --verify” proves it.
