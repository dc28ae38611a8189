### Not for the page

# What the server refuses, in words for people; the code of a refusal is for programs.

problem-no-table = There is no such table, or it was removed.
problem-damaged = The server’s copy of this table is damaged, so it cannot be opened. Let the person who runs the server know.
problem-not-let-in = Only invited players can open this table. Use the link you were given.
problem-no-host = At least one player must play on this device before you can invite others.
problem-not-host = Only the person who set up the table can give out new links to it.
problem-not-over = The game is not over yet.
problem-rematch-players = Only the players of a game can start its rematch.
problem-hint-seat = Only the player in that seat can ask for a hint.
problem-hint-people = There are no hints at a table with other people.
problem-hint-cards = The coach does not know the cards of this table.
problem-hint-turn = You can ask for a hint when it is your turn.
problem-link = This link does not work: part of it is missing, or its table is gone.
problem-no-notebook = Notes and planned moves are for the players of games over days.
problem-no-plan = This move can no longer be planned. Choose another one.
problem-full = There is no free seat at this table.
problem-listed-enough = No more open tables can be set up from your network. Wait until one of them begins.
problem-spectators = Too many people are watching this table. Try again later.
problem-mail-never = The owner of this address has asked us not to send email to it.
problem-seats-taken = No more seats can be taken with this link from your network. Ask the host for the link to a free seat.
problem-seat-shared = This seat has been opened in too many browsers.
problem-free-host = Only the person who set up the table can free a seat.
problem-free-begun = The game has begun. A bot can take over the seat.
problem-no-seat = Nobody can take that seat.
problem-not-gone = That player has only just left. A bot can take over in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
problem-here = That player is here.
problem-no-stand-in = This table waits for everybody: only that player can let a bot take over.
problem-resigned = A player who has resigned cannot come back.
problem-seat-changes = This seat cannot change hands again in this game.
problem-reissued-enough = No more new links can be made for this table.
problem-not-a-record = This is not a game file: { $why }.
problem-too-large = That is too large for the server.
problem-no-such-key = There is no such key. Check the six words; if the key was replaced, the old one does not work anymore.
problem-no-key = Only people with a key can keep this on the server. Make one first.
problem-passkey = This passkey does not work here: it is unknown, or it took too long. Try again, or use the words of your key.
problem-passkeys = You cannot have more passkeys. Deleting your key deletes them all; then you can make new ones.
problem-no-push = This server sends no notifications.
problem-no-mail = This server sends no email.
problem-tell-seat = Only players at this table can ask to be notified of their turn.
problem-no-address = First enter your email address and confirm it. Then we can send email there.
problem-push = This browser cannot receive notifications: its subscription is not valid.
problem-push-other = This browser already gets notifications for another person.
problem-mail = This is not an email address. It should look like name@example.org.
problem-zone = This time zone is unknown here.
problem-stop = This link does not work: part of it is missing, or it has expired.
problem-lesson-none = There is no such lesson.
problem-puzzle-none = There is no such puzzle.
problem-mistake-none = There is no such turn in this game.
problem-needs-server = This needs a server: it is for playing with people elsewhere.
problem-not-games = This is not a file with saved games.
problem-game-not-at-server = This game cannot be played on a server.
problem-real-misfit = An earlier entry does not fit anymore; correct it first.
problem-real-setup = These cards cannot be on one table: { $why }
problem-real-turn = It is not a bot’s turn.
