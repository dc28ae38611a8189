# People together: the daily deal, the lobby, talking, contests.

home-together = Together

deal-standing = See how everybody did
problem-deal-bot = No bot can play for you here: people are compared with each other.
problem-deal-hint = There are no hints here: people are compared with each other.
problem-deal-options = This game was not set up like this deal.
problem-deal-seed = This is a game of another deal.
problem-deal-forged = This game cannot have been played like that: { $why }.

# -- the daily deal

daily-title = Daily deal
daily-about = One deal a day, the same for everybody. Your first game of the day is ranked.
daily-left = Ranked games can be started for another { $time }.
daily-closed = This day is over. You can play it, but you will not be ranked.
daily-streak = Your streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
  } (longest: { $longest }).
daily-kind = Which deal
daily-kind-solo = Solo
daily-kind-glazier = Against glazier
daily-name = Your name in the ranking
daily-play = Play today’s deal
daily-play-archive = Play this deal
daily-go-on = Continue your game
daily-again = Play it again, unranked
daily-mine = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, lead { $lead }.
daily-place = Place { $place } of { $people }.
daily-unranked = Not ranked.
daily-void = This game does not count: you resigned, or it ended too late.
daily-ranking = How everybody did
daily-spread = How many people got which lead
daily-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
daily-nobody = Nobody has finished today’s deal yet.
daily-nobody-then = Nobody was ranked that day.
daily-column-place = Place
daily-column-name = Name
daily-column-points = Points
daily-column-lead = Lead
daily-rule-title = Where the dice come from, and games from elsewhere
daily-rule = The lead is your points minus the score to beat in solo, or minus the bot’s points. The dealer’s seed follows from the date (UTC) by a public rule, so that anybody can check it:
daily-honest = The server keeps a day closed until it begins, and replays every game before it counts. But whoever wants to can work out the dice in advance. The ranking relies on fair play.
daily-file = If you played this deal without the server, send the game file: it is replayed and counts toward your streak, but it is not ranked.
daily-file-send = Send a game file
daily-archive = Earlier days
daily-archive-about = You can still play every earlier day, without a rank.
daily-date = Go to a day

problem-daily-none = There is no daily deal for that day.
problem-daily-closed = The deal of { $day } stays closed until that day begins (UTC).
problem-daily-bot = A file does not show who chose for the bot. Play this deal here.
problem-daily-sent = You have already sent a game of this day.
