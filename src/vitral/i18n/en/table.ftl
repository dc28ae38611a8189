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
turn-order = Turns this round
turn-now = { $name }, playing now
turn-done = { $name }, done
turn-ahead = { $name }, to come
turn-skipped = { $name }, skipped
turn-of = { $name } is playing.
waiting-for = { $name } is playing …
waiting-free = Waiting for a player to take the free seat.
waiting-away = { $name } is away. Wait, or let a bot take over under “{ seats-title }”.
round-track = Round track
track-now = round { $round } is being played
track-ahead = round { $round } is to come
track-dice = round { $round }: { $dice }
track-none = round { $round }: no dice
track-empty = No dice yet.
no-die-left = No dice were left.
of-round = from round { $round }

# -- dice within reach

draft-pool = Draft pool
pool-empty = No dice
own-dice = Your private dice
own-dice-of = Private dice
in-hand = In hand
hand-holds = In hand: { $die }
hand-put-back = In hand: { $die }. Press it to put it back.
# Dice that wait while another one, such as rare glass, is placed
hand-waits = Waiting in hand: { $dice }
on-place = on place { $place }
die-at = { $die } { $where }
die-fits = { $die }, fits { $spaces }

# -- the window

space-fits = { $space }, fits the die you are looking at
space-legal = { $space }, can be chosen
space-legal-for = { $space }, legal for { $die }
why-not-space = Not on { $space }, because
board-about = Round { $round }. The window in the middle is { $window }.
player-open = { $name }: { points-of }, { favor-of }. Enlarge this window.
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
tool-gather = Take tokens
tool-at-work = in use
tool-why = Why not?
inspiration-used = used
glass-facts = { $supply ->
    [one] 1 die is still in the box
   *[other] { $supply } dice are still in the box
  }; { $tokens ->
    [0] there are no tokens here.
    [one] there is 1 token here.
   *[other] there are { $tokens } tokens here.
  }
automa-face-down = This round’s card is still face down.

# -- scores

line-private = Private objective
line-tokens = Favor tokens left
line-open = Open spaces
line-bonus = Bonus
score-cell = { $name }, { $line }: { $points }
score-hidden = hidden until the end
proof-of = { $name }: { $line }
proof-none = No points here.
proof-hint = Point at a number to see the dice that made it.
proof-hint-touch = { result-hint-touch }

# -- choosing a window

choose-window = Choose your window
choose-window-hint = Harder windows give you more favor tokens. Nobody sees your choice until everybody has chosen.
choose-window-solo = Choose the window you want to build.
chosen-waiting = You chose { $name }. Waiting for the others …
chosen-change = Until then you can still choose another window.
chosen-yes = { $name } has chosen
chosen-no = { $name } is choosing …
chosen-you-yes = You have chosen
chosen-you-no = You are choosing …
chosen-free = A seat is still free
watch-choosing = The players are choosing their windows.

# -- connection and entering

connecting = Connecting …
reconnecting = Connection lost. Trying again …
reconnecting-kept = Connection lost. Your choice is kept and will be sent as soon as you are back …
reconnect-now = Try now
page-old = This page is older than the server. Reload it to continue.
reload = Reload
table-gone = This table no longer exists.
table-gone-hint = It may have been removed because nobody came back to it.
table-damaged = This table cannot be opened.
table-damaged-hint = The server’s copy of it is damaged. Let the person who runs the server know; they may be able to restore it.
closing-not_saved = The last move could not be saved. The table is being opened again, as it was last saved.
closing-revoked = The link that let you in is no longer valid. Ask the host for a new one.
table-lost = Could not open the table.
refused-stale = The game had already moved on. You now see its current state.
refused-undo_limit = You cannot take back any more choices in this game.
refused-not_yours = That seat is not yours.
refused-over = The game is over.
refused-not_your_turn = It is not your turn.
refused-illegal = You cannot do that right now.
refused-unreadable = The server did not understand that.
refused-too_many = Too fast: wait a moment and try again.
refused-not_allowed = That is not allowed here.
refused-unavailable = That does not work right now.
enter-title = You are invited to this table
enter-text = Choose the name that the others will see.
enter-name = Your name
enter-default-name = Guest
enter-go = Take a seat
invited-by = { $name } invites you to play
invited-seats = { $count } players; { $free ->
    [0] no seat is free
    [one] { $free } seat is free
   *[other] { $free } seats are free
  }
invited-players = { $count } players
invited-base = The base game
invited-modules = With { $modules }
invited-timer = { $time } for each turn
invited-no-timer = No time limit
invited-as = You will play as { $name }.
invited-rename = Use another name
invited-watch = Watch instead
invited-learn = Learn the game first
invited-full = All seats are taken by now. You can watch.
invited-over = This game is over. You can look at how it ended.
watching = You are watching.

# -- people

invite-text = Send this link to the person you want to play with. It gives them the next free seat.
invite-copy = Copy link
invite-qr = The link as a QR code
invite-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
invite-show = Invite
bot-here = Let a bot play here
notebook-title = Your notes
seats-title = Seats and links
seat-bot = Bot ({ $bot })
seat-away = away
seat-resigned = has resigned
seat-here = here
bot-takes-over = Let a bot take over
bot-for-me = Let a bot play for me
banner-bot = A bot is playing your seat.
banner-bot-named = A bot is playing for { $name }.
banner-play-on = Take my seat back
banner-reissued = The host gave out a new link to your seat. Anyone who opens it can play your seat and see your cards. If you did not ask for a new link, talk to the host.
banner-understood = Got it
reissue-link = New link for this seat
reissue-sure = If { $name } can no longer get in (a new browser, a new phone), a new link helps. Everybody sees in the log that you gave one out, and { $name } is warned. Older links to this seat stop working.
reissued-link = Send this link to { $name }
resign = Resign
resign-sure = Resign for good? A bot plays the rest of the game for you.
resign-sure-pass = Resign for good? All your turns are passed from now on.
device-link = Play this seat on another device
seat-link = Link to this seat
seat-release = Free this seat
watch-link = Link to watch

# -- hot seat

curtain-title = Pass the device to { $name }
curtain-text = { $name }’s cards stay hidden until { $name } opens the curtain.
curtain-open = I am { $name }
curtain-choosing = { $name } chooses a window next.

# -- menu, help, settings

menu = Menu
help = Keys and help
home = Home
settings = Settings
timer-left = { $time } left
skip-ahead = Skip ahead ({ $count })

help-keys = Keys
key-arrows = move around the window
key-enter = choose what is highlighted
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
help-how-text = Choose a die from the draft pool. The spaces where it fits glow. Choose one of them, or drag the die there. Press a space that does not glow to see why it does not fit. You may also use one tool, before or after you take the die. Press “{ button-end }” when you are done. You can undo until something is revealed.
help-signs = Signs
help-signs-text = Every color has a letter and a texture: { glass-letter-R } red stripes, { glass-letter-Y } yellow dots, { glass-letter-G } green net, { glass-letter-B } blue waves, { glass-letter-P } purple diamonds, { glass-letter-W } rare glass. A cut corner marks a die that was placed ignoring a printed restriction. ★ marks a card that is our own reconstruction.

# -- the end

end-title = { $name } wins
end-title-you = You win
end-solo-won = You beat the round track
end-solo-lost = The round track won
end-solo-score = { points-of } against { $target }
end-count = Counting the points
end-skip = Show the result
end-ranking = Result
place-n = { $place }.
ahead-private = tied on points, ahead on the private objective
ahead-tokens = tied on points and private objective, ahead on favor tokens
ahead-order = tied on everything else, ahead because their first turn of the last round came later
end-board = Look at the table
end-show = Result
end-replay = Replay
end-rematch = Rematch
end-rematch-go = Go to the rematch
end-rematch-there = There is a rematch.
end-record = Download the record
end-fair-title = Fair dice
fair-before = All rolls of this game are already decided. This hash of their seed is our promise: copy it, and check it when the game is over.
fair-after = The page deals the game again from the seed in its record and compares it with the promise made before the game.
fair-copy = Copy the promise
fair-check = Check the dice
fair-checking = Checking …
fair-proven = { $count ->
    [one] Proven: the one roll, draw, or deal is what the promised seed gives.
   *[other] Proven: all { $count } rolls, draws, and deals are what the promised seed gives.
  }
fair-no_seed = Not proven: the record contains no seed, for example because people rolled real dice.
fair-no_promise = Not proven: the dice match the seed in the record, but nobody promised that seed before the game.
fair-no_crypto = Not proven: the dice match the seed, but this browser can check the promise only on a secure page (https).
fair-unknown_dealer = Not proven: the record was dealt by a dealer this page does not know.
fair-forged = Forged at move { $ply }: the seed gives something else there.
fair-forged-promise = Forged: the seed is not the one that was promised.
play-again = Play again

chosen-title = You have chosen your window
watch-choosing-title = Before the first round
invite-link = Invitation
no-seat = You have no seat at this table.
no-seat-hint = Use the link you were given.
no-dice = none

# -- what there is to see

bag = Dice bag
bag-left = { $count ->
    [one] 1 die left in the bag.
   *[other] { $count } dice left in the bag.
  }
value-spaces = { $count ->
    [0] fits nowhere
    [one] fits 1 space
   *[other] fits { $count } spaces
  }
score-early = { $made } made, { $open } open: { $total }
score-so-far = { $total } so far: { $made ->
    [one] { $made } point
   *[other] { $made } points
  } earned, minus { $open } for spaces that are still open. Every die you place helps.
share-picture = Share a picture
curtain-private = { $name } plays next. Only the private objectives are hidden.
watched-by = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
  }
watching-too = { $count ->
    [one] You and { $count } other person are watching.
   *[other] You and { $count } others are watching.
  }
sound-offer = Play with sound?
sound-offer-yes = Sound on
sound-offer-no = No sound

notifications-none = This server sends neither notifications nor email. The tab and the icon of the app still show when it is your turn.
you-push-refused = The browser does not allow notifications from this page. You can change that in its settings.
tell-me = Notify me when it is my turn
tell-me-off = Off
tell-me-push = Notification
tell-me-mail = Email
tell-me-address = Email needs an address. Enter one under “{ you-title }”.
deal-standing = See how everybody did
lock = Lock the table
unlock = Unlock the table
locked-now = The table is locked: nobody else can join or watch.
public-now = This table is listed in the lobby.
invite-public = This table is listed in the lobby: the next visitor takes the next free seat. You can also send this link to a friend.
block-person = Block
block-sure = Block { $name }? You will not see each other’s open tables anymore. If the game has not begun and you set up the table, they lose the seat.
player-you = You
end-won-by = By { $points ->
    [one] one point.
   *[other] { $points } points.
  }
end-lost-by = { $name } was { $points ->
    [one] one point
   *[other] { $points } points
  } ahead of you.
end-lost-tied = Tied on points. So close!
end-above-target = { $points ->
    [one] One point
   *[other] { $points } points
  } above the target of { $target }.
end-below-target = { $points ->
    [0] Exactly the target of { $target }, but you had to beat it.
    [one] One point short of the target of { $target }.
   *[other] { $points } points short of the target of { $target }.
  }
end-target = The target is the sum of the round track: { $sum } = { $target }
end-best-window = Your best with this window
end-best-mode = Your best score in this game mode
end-streak = { $games } wins in a row
share-shared = The picture was shared.
share-saved = The picture is in your downloads: vitral.png

# A quick match that waits for its other player.

match-waiting = Looking for an opponent
match-challenged = Waiting for your opponent to accept
match-declined = Your challenge was declined.
match-waiting-now = Five minutes per turn. The table opens as soon as another player sits down.
match-waiting-days = One day per turn. You can leave; you will find the game under “{ games-going }”.
match-online = { $count ->
    [0] Nobody else is at a table right now.
    [one] One other player is at a table right now.
   *[other] { $count } other players are at tables right now.
}
match-bot = Play a bot meanwhile
match-lobby = Back to the lobby
