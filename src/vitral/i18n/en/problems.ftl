# What the server refuses, in words for people; its programs tell which and why.

problem-no-table = This table is not there, or not any more.
problem-not-let-in = This table is for those who were invited. Open it by the link you were given.
problem-no-host = Somebody has to play on this device before others can be invited.
problem-not-over = The game is not over yet.
problem-rematch-players = A rematch is for those who played.
problem-hint-seat = Advice is for the person who plays that seat.
problem-hint-people = Where other people play, the coach keeps silent.
problem-hint-turn = The coach advises you when it is your turn.
problem-link = This link leads nowhere: a part of it is missing, or its table is gone.
problem-full = No seat is free at this table any more.
problem-no-seat = Nobody can sit there.
problem-not-gone = That person is here, or has only just left.
problem-not-a-record = This is not a game file: { $why }.
problem-no-text = it holds no text
problem-too-large = That is too much for the server.
