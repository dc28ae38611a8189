# Words of the table.

you = you
cards = Cards
players = Players
tools = Tools
objectives = Objectives
story = What happened
scores = Scores
total = Total

# -- round, turns, track

round-n = Round { $round }
round-of = Round { $round } of 10
turn-order = Turns of this round
turn-now = { $name }, playing now
turn-done = { $name }, done
turn-ahead = { $name }, to come
turn-skipped = { $name }, skipped
turn-of = { $name } is playing.
waiting-for = { $name } is playing …
waiting-free = Waiting for somebody to take the free seat.
waiting-away = { $name } is away. Wait, or let a bot take over under “Seats and links”.
round-track = Round track
track-now = round { $round } is being played
track-ahead = round { $round } is to come
track-dice = round { $round }: { $dice }
track-none = round { $round }: no dice
track-empty = No dice yet.
no-die-left = No die was left.
of-round = of round { $round }

# -- dice within reach

draft-pool = Draft pool
pool-empty = No dice
own-dice = Your private dice
own-dice-of = Private dice
in-hand = In hand
hand-holds = In hand: { $die }
hand-put-back = In hand: { $die }. Press to put it back.
on-place = on place { $place }
die-at = { $die } { $where }
die-fits = { $die }, fits { $spaces }

# -- the window

space-fits = { $space }, fits the die looked at
space-legal = { $space }, may be chosen
space-legal-for = { $space }, legal for { $die }
why-not-space = Not on { $space }, because
board-about = Round { $round }. The window in the middle is { $window }.
player-open = { $name }: { points-of }, { favor-of }. Show this window large.
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
favor-of = { $tokens ->
    [one] 1 favor token
   *[other] { $tokens } favor tokens
  }
player-facts = { points-of } so far, { favor-of }
points = { points-of }
points-now = Points so far:
points-each = { $points } each
to-beat = { $target } to beat
private-objectives = { $count ->
    [one] Your private objective
   *[other] Your private objectives
  }
private-objectives-of = { $count ->
    [one] Private objective
   *[other] Private objectives
  }
public-objectives = Public objectives
open-objectives = Show objectives
open-tools = Show tools

# -- what to do now

sure-to-end = You have not drafted a die. End your turn anyway?
game-over = The game is over.
choose-value = Values

check-window = Check this window

tool-price = Price: { $price }
tool-pay = { $symbol ->
    [R] a red die
    [Y] a yellow die
    [G] a green die
    [B] a blue die
    [P] a purple die
   *[other] a { $symbol }
  }
tool-use = Use
tool-gather = Gather
tool-at-work = at work
tool-why = Why not?
inspiration-used = used
inspiration-game = once a game
inspiration-round = once a round
glass-facts = { $supply ->
    [one] 1 die is still in the box
   *[other] { $supply } dice are still in the box
  }; { $tokens ->
    [0] no tokens lie here.
    [one] 1 token lies here.
   *[other] { $tokens } tokens lie here.
  }
automa-face-down = The card of this round is still face down.

# -- scores

line-private = Private objective
line-tokens = Favor tokens left
line-open = Open spaces
line-bonus = Bonus
score-cell = { $name }, { $line }: { $points }
score-hidden = hidden until the end
proof-of = { $name }: { $line }
proof-none = No points here.
proof-hint = Point at a number to see the panes that made it.

# -- choosing a window

choose-window = Choose your window
choose-window-hint = Harder windows come with more favor tokens. Nobody sees your choice until all have chosen.
choose-window-solo = Choose the window you want to build.
chosen-waiting = You build { $name }. Waiting for the others …
chosen-yes = { $name } has chosen
chosen-no = { $name } is choosing …
watch-choosing = The players are choosing their windows.

# -- connection and entering

connecting = Connecting …
reconnecting = Connection lost. Trying again …
reconnect-now = Try now
page-old = This page is older than the server. Load it again to go on.
reload = Load again
table-gone = This table is no longer there.
table-gone-hint = It may have been removed because nobody came back to it.
table-lost = The table could not be opened.
refused-stale = The table had moved on; you see it as it stands now.
refused-not_yours = That seat is not yours.
refused-over = The game is over.
refused-not_your_turn = It is not your turn.
refused-illegal = That is not possible now.
refused-unreadable = The server did not understand that.
refused-too_many = Too fast: wait a moment and try again.
refused-not_allowed = That is not allowed here.
refused-unavailable = That cannot be done right now.
enter-title = You are invited to this table
enter-text = Choose the name the others will see.
enter-name = Your name
enter-default-name = Guest
enter-go = Take a seat
watching = You are watching.

# -- people

invite-text = Send this link to whom you want to play with. It takes the next free seat.
invite-copy = Copy link
invite-copied = Copied
invite-qr = The link as a QR code
invite-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
invite-show = Invite
bot-here = Let a bot play here
seat-free = Free seat
seats-title = Seats and links
seat-bot = Bot ({ $bot })
seat-away = away
seat-here = here
bot-takes-over = Let a bot take over
give-back = Give the seat back
device-link = Enter this seat on another device
watch-link = Link to watch

# -- hot seat

curtain-title = Pass the device to { $name }
curtain-text = What { $name } may see is hidden until { $name } opens the curtain.
curtain-open = I am { $name }
curtain-choosing = { $name } chooses a window next.

# -- menu, help, settings

menu = Menu
help = Keys and help
home = Home
settings = Settings
timer-left = { $time } left
skip-ahead = Skip ahead
behind = { $count ->
    [one] 1 move to see
   *[other] { $count } moves to see
  }

help-keys = Keys
key-arrows = walk through the window
key-enter = choose what is focused
key-escape = put back, cancel, close
key-e = end your turn
key-u = undo
key-s = what happened
key-l = scores
key-t = tools
key-o = objectives
key-d = go to the draft pool
key-w = go to your window
key-help = this help
help-how = How a turn goes
help-how-text = Choose a die of the draft pool; the spaces that glow are those it may go on. Choose one of them, or drag the die there. Press a space that does not glow to be told why. You may also use one tool. End your turn when you are done; until something is revealed you can undo.
help-signs = Signs
help-signs-text = Every color has a letter and a texture: R red stripes, Y yellow dots, G green net, B blue waves, P purple diamonds, W rare glass. A cut corner marks a die that was placed under a waiver. ★ marks a card that is our own reconstruction.

# -- the end

end-title = { $name } wins
end-title-you = You win
end-solo-won = You beat the round track
end-solo-lost = The round track was stronger
end-solo-score = { $points } points against { $target }
end-count = Counting the points
end-skip = Show the result
end-ranking = Result
place-n = { $place }.
ahead-private = level on points, ahead by the private objective
ahead-tokens = level on points and private objective, ahead by favor tokens
ahead-order = level on everything else, ahead because their first turn of the last round came later
end-board = Look at the table
end-show = Result
end-replay = Replay
end-rematch = Rematch
end-rematch-go = To the rematch
end-rematch-there = A rematch has been set up.
end-record = Download the record
end-fair = Fair dice: the seed was fixed before the game by this hash, and the record reveals it. “vitral replay --verify” proves it.
end-fair-title = Fair dice
play-again = Play again

chosen-title = Your window is chosen
watch-choosing-title = Before the first round
player-name = Player { $number }
invite-link = Invitation
no-seat = You have no seat at this table.
no-seat-hint = Open it by the link you were given.
no-dice = none
