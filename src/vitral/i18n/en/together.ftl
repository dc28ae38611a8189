# People together: the daily deal, the lobby, contests.

problem-too-long = That is too long: { $most } characters at most.
problem-deal-bot = No bot can play for you here: people are compared with each other.
problem-deal-hint = There are no hints here: people are compared with each other.
problem-deal-options = This game was not set up like this deal.
problem-deal-seed = This is a game of another deal.
problem-deal-forged = This game cannot have been played like that: { $why }.

# -- the daily deal

daily-about = One deal a day, the same for everybody. Your first game of the day is ranked.
daily-left = You can start a ranked game for another { $time }.
daily-closed = This day is over. You can play it, but you will not be ranked.
daily-streak = Your streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
  } (longest: { $longest }).
daily-kind = Which deal
daily-kind-solo = Solo
daily-kind-glazier = Against the { bot-glazier } bot
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
daily-ahead = You are ahead of { $percent }% of the others.
daily-unranked = Not ranked.
daily-void = This game does not count: you resigned, or it ended too late.
daily-ranking = How everybody did
daily-spread = How the leads are spread
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
daily-rule = The lead is your points minus the target score in solo, or minus the bot’s points. The dealer’s seed follows from the date (UTC) by a public rule, so that anybody can check it:
daily-honest = The server keeps a day closed until it begins, and replays every game before it counts. But anyone can work out the dice in advance. The ranking relies on fair play.
daily-file = If you played this deal without the server, send the game file: it is replayed and counts toward your streak, but it is not ranked.
daily-file-send = Send a game file
daily-archive = All days
daily-archive-about = You can still play every earlier day, unranked.
daily-date = Go to a day

problem-daily-none = There is no daily deal for that day.
problem-daily-closed = The deal of { $day } stays closed until that day begins (UTC).
problem-daily-bot = A file does not show who chose for the bot. Play this deal here.
problem-daily-sent = You have already sent a game of this day.

# -- the lobby

lobby-about = Find people to play with, or watch a game. Hosts decide whether their table is listed.
lobby-quick = Quick match
lobby-quick-about = Two players, base game. At once: five minutes per turn. Over several days: one day per turn.
lobby-quick-now = Play at once
lobby-quick-days = Play over several days
lobby-name = Your name
lobby-open = Open tables
lobby-none = Nobody is waiting for players right now.
lobby-new = Set up a table of your own
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
lobby-here = here now
lobby-no-limit = no time limit
lobby-level-new = new players welcome
lobby-level-experienced = for experienced players
lobby-join = Join
lobby-join-at = Join the table of { $name }
lobby-yours = Go to your seat
lobby-watch = Tables to watch
lobby-watch-none = There is no public game to watch right now.
lobby-watch-it = Watch
lobby-watch-at = Watch the table of { $name }
lobby-challenges = Challenges
lobby-challenged-by = { $name } would like to play you again.
lobby-accept = Accept
lobby-accept-of = Accept the challenge from { $name }
lobby-decline = Decline
lobby-decline-of = Decline the challenge from { $name }
lobby-opponents = People you have played
lobby-opponents-about = Challenge them to another game. It begins if they accept.
lobby-opponents-games = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
  }
lobby-challenge = Challenge { $name }: { $pace }
lobby-blocked = People you have blocked
lobby-unblock = Unblock

problem-not-met = You have not played this person, or one of you has blocked the other.
problem-no-lobby = This server has no lobby.
problem-locked = The table is locked: nobody else can join it.
problem-lock-host = Only the person who set up the table can lock it.
problem-apart = This table is not open to you.
problem-block-players = Only players can block people at this table.
problem-blocked-enough = You have blocked too many people. Unblock one of them in the lobby first.
problem-public-seats = A public table needs at least one seat for a player who joins by link.
problem-public-chat = Public tables have no chat.

# -- contests

contests-about = Everybody plays the same deals, each at a table of their own. Then the results are compared.
contests-mine = Your contests
contest-new = New contest
contest-create = Create the contest
contest-title = Title
contest-system = Format
contest-system-once = One deal for all
    .about = One round: everybody is compared with everybody.
contest-system-swiss = Swiss system
    .about = In every round you meet a player who has done about as well as you.
contest-system-all = Round robin
    .about = Everybody meets everybody once, one round each.
contest-rounds = Rounds
contest-rounds-n = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
contest-days = Time for a round
contest-days-none = No limit
contest-days-n = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
contest-stage-open = Waiting for people
contest-stage-playing = Under way
contest-stage-over = Finished
contest-people = { $count ->
    [one] { $count } person:
   *[other] { $count } people:
  }
contest-invite = Link to this contest
contest-enter = Take part
contest-begin = Begin
contest-waits-host = You are in. It begins when the host starts it.
contest-round = Round { $round }.
contest-waiting = { $count ->
    [one] { $count } person has not finished yet.
   *[other] { $count } people have not finished yet.
  }
contest-left = { $time } left.
contest-play = Play this round
contest-done = You have finished this round.
contest-end-round = End the round now
contest-end-sure = Anyone who has not finished loses this round.
contest-table = Standings
contest-table-about = A win is 1, a tie is ½. Ties in the standings are broken by the scores of your opponents, then by the sum of your leads.
contest-column-score = Score
contest-column-games = W–T–L
contest-column-opponents = Opponents
contest-bye = nobody (bye)
contest-missing = did not finish
contest-export = Download as JSON

problem-contest-none = There is no such contest.
problem-contest-host = Only the person who set up the contest can do this.
problem-contest-begun = This contest has already begun.
problem-contest-full = A contest is for { $most } people at most.
problem-contest-over = This contest is over.
problem-contest-alone = A contest needs at least two people.
problem-contest-players = Only people who take part can play.
problem-contest-not-begun = This contest has not begun yet.
problem-deal-secret = Others are still playing the same deal. Its games open when the round is over.
contest-winner = { $name } wins the contest!
