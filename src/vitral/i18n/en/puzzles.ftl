# Puzzles: positions from real games where one turn is clearly best.

puzzles-about = Positions from real games in which one turn is clearly best. Find it.
puzzles-how = The games were played by bots of different strength. The best turn is ahead of every other by three points or more, in hundreds of playouts by the { bot-master } bot. The grade shows how often bots miss it, and how rarely a blind guess finds it.
puzzles-grade = Grade { $grade }
puzzles-solved = { $solved } of { $count } solved
puzzles-start = Start
puzzles-go-on = Continue
puzzles-again = Again

puzzle-question = Which turn is best here?
puzzle-how = Play the whole turn and end it.
puzzle-where = Grade { $grade } of 5
puzzle-right = Right! The next best turn is worth { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } less.
puzzle-wrong = Not the best turn: it is worth { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
  } less.
puzzle-given-up = The next best turn is worth { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } less.
puzzle-best = Best: { $turn }
puzzle-missed = Bots miss it in { $missed } of 100 tries.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show-best = Show the best turn
puzzle-show-mine = Show my turn
puzzle-give-up = Show the answer
puzzle-leave = All puzzles

puzzle-theme-scores = Public objectives
puzzle-theme-own_objective = Your private objective
puzzle-theme-tool = A tool
puzzle-theme-keeps_open = Keep a space open
puzzle-theme-narrow = The hard space
puzzle-theme-flexible = Room to grow
puzzle-theme-promises = Points to come
puzzle-theme-wait = Patience
puzzle-as-good = As good as the best turn. The next best one is worth { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } less.
puzzle-thinking = Checking your turn …
puzzles-themes = All themes
puzzles-theme = Theme
puzzles-rating = Your puzzle rating: { $rating } ({ $count } answered)

mistake-where = Round { $round }, { $name }: find a better turn than the one in the game
mistake-leave = Back to the review
mistake-right = Right! It is worth { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } more than the turn in the game.
mistake-as-good = As good as the best turn, which is worth { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } more than the one in the game.
mistake-given-up = The best turn is worth { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  } more than the one in the game.
