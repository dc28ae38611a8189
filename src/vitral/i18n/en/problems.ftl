# What the server refuses, in words for people; the code of a refusal is for programs.

problem-no-table = There is no such table, or it was removed.
problem-not-let-in = Only invited players can open this table. Use the link you were given.
problem-no-host = Somebody has to play on this device before you can invite others.
problem-not-host = Only the person who set up the table can give out its links again.
problem-not-over = The game is not over yet.
problem-rematch-players = Only the players of a game can start its rematch.
problem-hint-seat = Only the player in that seat can ask for a hint.
problem-hint-people = There are no hints at a table with other people.
problem-hint-cards = The coach does not know the cards of this table.
problem-hint-turn = You can ask for a hint when it is your turn.
problem-link = This link does not work: part of it is missing, or its table is gone.
problem-full = There is no free seat at this table.
problem-no-seat = Nobody can take that seat.
problem-not-gone = That player has only just left. A bot can take over in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
problem-here = That player is here.
problem-no-stand-in = This table waits for everybody: only that player can let a bot play.
problem-resigned = Whoever has resigned does not come back into the game.
problem-not-a-record = This is not a game file: { $why }.
problem-no-text = it contains no text
problem-too-large = That is too much for the server.
