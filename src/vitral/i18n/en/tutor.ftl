# The first game, taught in lessons. Numbers, dice, spaces and seats are facts of the engine, never written here.

learn-title = Learn in five minutes
learn-about = Short lessons on real windows, one rule at a time
learn-again = Learn the rules
learn-go-on = Go on learning
learn-screen = Learning Sagrada
learn-lesson = Lesson { $number } of { $count }
learn-step = Step { $number } of { $count }
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Finish
learn-back = Back
learn-skip = Skip lesson
learn-leave = Leave the lessons
learn-contents = All lessons
learn-passed = done
learn-here = you are here
learn-restart = Start over
learn-choose = Your answer
learn-sheet = Score sheet
learn-you = You
learn-name-1 = Bruno
learn-name-2 = Mia
learn-end-title = You know the rules
learn-end-text = Now for a real game: you and the Apprentice, the gentlest of the bots. What is legal glows, and whatever does not tells you why.
learn-end-play = Play your first game
learn-end-skipped = Lessons you skipped are waiting under “{ learn-contents }”.

# What is said to an answer.
lesson-says-refused = Not there. Read why, and try another space.
lesson-says-not_now = All in good time. First do what is asked here.
lesson-says-allowed = That one is allowed. Try one that does not glow.
lesson-says-other_reason = Refused, but for another reason. Try another space.
lesson-says-found = { $left ->
    [one] Right! One more.
   *[other] Right! { $left } more.
  }
lesson-says-found_already = You have found that one already.
lesson-says-wrong = Not quite. The panes that score are lit now: count again.

lesson-window = Your window
lesson-window-goal = This is your window, { $window }. Over { $rounds } rounds you fill its { $size } spaces with dice, your pieces of glass. Whoever has the most points at the end wins.
lesson-window-dice = These { $count } dice are the draft pool. Every die has one of { $colors } colors, and a value.
lesson-window-take = Take a die, any you like: press it.
lesson-window-take-done = You hold the { $die }.
lesson-window-place = { $count ->
    [one] One space glows: it may go there. Place it on that one.
   *[other] { $count } spaces glow: it may go there. Place it on one of them.
  }
lesson-window-place-done = Your first piece of glass. Why just there? That comes next.

lesson-first = The first die
lesson-first-middle = The first die of a window goes on its edge. Try the middle anyway: press a space there and see.
lesson-first-middle-done = Refused, and you are told why. You can always press a space that does not glow to learn the reason.
lesson-first-edge = Now place the { $die } on the edge. { $count ->
    [one] One space glows.
   *[other] { $count } spaces glow.
  } Corners are part of the edge.
lesson-first-edge-done = Your window has begun.

lesson-printed = What spaces ask for
lesson-printed-color = A colored space takes only dice of that color. Try the { $die } on a space of another color.
lesson-printed-color-done = The color must match. The value is free there.
lesson-printed-value = A space with a number takes only that value. Try the { $die } on another number.
lesson-printed-value-done = The value must match. The color is free there.
lesson-printed-free = Blank spaces take any die. Place the { $die } where it glows.
lesson-printed-free-done = A color, a number or nothing: spaces ask for no more than that.

lesson-neighbours = Neighbours
lesson-neighbours-color = Side by side, two dice never share their color. Try the { $die } right beside a die of its color.
lesson-neighbours-color-done = Side by side means left, right, above and below.
lesson-neighbours-value = Nor do they share their value. Try the { $die } right beside a die of its value.
lesson-neighbours-value-done = Only dice count here. What is printed on the space next door does not matter.
lesson-neighbours-corner = Corner to corner they may share both. Place the { $die } on { $count ->
    [one] the space that glows.
   *[other] one of the { $count } spaces that glow.
  }
lesson-neighbours-corner-done = Same value, corner to corner: nothing wrong with that.

lesson-touching = Staying together
lesson-touching-far = Every die after the first touches another one, side by side or corner to corner. Try the { $die } away from all of them.
lesson-touching-far-done = On its own it may not lie.
lesson-touching-all = All rules at once, and nothing glows. Where may the { $die } go? { $count ->
    [one] Find the one space.
   *[other] Find all { $count } spaces.
  }
lesson-touching-all-done = All found: { $spaces }. Now you can place dice, and that was the hardest part.

lesson-turns = There and back
lesson-turns-order = { $count } players. You begin, { $second } is next, then { $third }; from there it goes back again. Whose is turn { $number }?
lesson-turns-order-hint = Not quite. Count the turns: there once around, then the same way back.
lesson-turns-order-done = { $seat } again! Whoever comes last plays twice in a row, and whoever began also ends the round. This is the rulebook’s own example.
lesson-turns-draft = Your first turn. Draft one of the { $count } dice, place it, and end your turn.
lesson-turns-draft-done = { $second } and { $third } have taken their dice. { $count ->
    [one] One die is left,
   *[other] { $count } dice are left,
  } and it is your turn again.

lesson-track = The round track
lesson-track-last = Your second turn is the last of this round. Take one of the { $count } dice, place it and end your turn.
lesson-track-last-done = What nobody took now lies on the round track: { $dice }. { $seat } begins round { $round }. With { $players } players, { $count } new dice are rolled.
lesson-track-ten = That goes on for { $rounds } rounds. Nobody has to take a die: you may also just end your turn.

lesson-tools = Tools and favor tokens
lesson-tools-tokens = Tools bend the rules and cost favor tokens. You have { $count }. What you keep scores at the end: { $points ->
    [one] one point
   *[other] { $points } points
  } as it stands.
lesson-tools-use = { $tool } turns a die you draft one step up or down. Use it on the { $die } and make it fit { $space }.
lesson-tools-use-done = Paid: { $paid }. Left: { $count }. What is paid stays on the card, so from now on it costs { $price }.

lesson-moving = Moving a die
lesson-moving-use = Somebody used { $tool } before you, so now it costs { $price }. It moves a die and overlooks printed colors: move the { $die } to { $space }.
lesson-moving-use-done = The space { $spaces } asks for another color; the cut corner of the die says that a tool allowed it. Neighbours still counted.
lesson-moving-again = You may use one tool a turn. Try { $tool } as well: ask its card why not.
lesson-moving-again-done = Next turn, then.

lesson-public = Public objectives
lesson-public-count = These cards score for everybody. { $card } brings { $each } points each time. How many points is it worth now?
lesson-public-count-done = { $count } points. The lit panes make them.
lesson-public-pairs = { $card } brings { $each } points each time, and no die counts twice. How many points now?
lesson-public-pairs-done = { $count ->
    [one] One point,
   *[other] { $count } points,
  } from the lit panes.
lesson-public-make = Objectives are met by placing well. Take the die that fits { $space } and place it there.
lesson-public-make-done = { $card } is worth { $count } points now.

lesson-private = Your private objective
lesson-private-count = This card is yours alone; the others have theirs, hidden until the end. How many points does { $card } bring now?
lesson-private-count-done = { $count } points: the values of those dice, added up.
lesson-private-draft = So some dice are worth more to you. Take the { $die } and place it.
lesson-private-draft-done = { $card } has grown to { $count } points.

lesson-score = Counting the points
lesson-score-end = Round { $round } of { $rounds }, and the very last turn. End it.
lesson-score-end-done = The game is over. We count this window line by line; it is the rulebook’s own example.
lesson-score-columns = Public objectives first. { $card }: { $each } points each time. How many points?
lesson-score-columns-done = { $count } points. Only whole columns count.
lesson-score-light = { $card }: { $each } points each time. How many points?
lesson-score-light-done = { $count } points.
lesson-score-colors = { $card }: { $each } points each time. How many points?
lesson-score-colors-done = { $count } points.
lesson-score-private = Your private objective is turned up: { $card }. How many points?
lesson-score-private-done = { $count } points: values added up.
lesson-score-rest = Tokens left over are worth points; here there are { $count }. An open space costs { $each ->
    [one] one point.
   *[other] { $each } points.
  } What do the open spaces come to?
lesson-score-rest-done = { $open ->
    [one] One open space: { $points }.
   *[other] { $open } open spaces: { $points }.
  }
lesson-score-total = Now add up the sheet. How many points in all?
lesson-score-total-hint = Not quite. Add the lines of the sheet; open spaces are taken away.
lesson-score-total-done = { $count } points, just as the rulebook has it. That was the last rule.
