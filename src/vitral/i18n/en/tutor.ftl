# The first game, taught in lessons. Numbers, dice, spaces and seats are facts of the engine, never written here.

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
learn-end-text = Now play a real game: you against the { bot-apprentice } bot, one of the easier ones. Legal spaces glow; press any other to learn why not.
learn-end-play = Play your first game
learn-end-skipped = You can find the lessons you skipped under “{ learn-contents }”.

# What is said to an answer.
lesson-says-refused = Not there. Read why, and try another space.
lesson-says-not_now = Not yet. First do what this step asks.
lesson-says-allowed = That one is allowed. Try one that does not glow.
lesson-says-other_reason = That is not allowed, but for another reason. Try another space.
lesson-says-found = { $left ->
    [one] Right! One more.
   *[other] Right! { $left } more.
  }
lesson-says-found_already = You have found that one already.
lesson-says-wrong = Not quite. The dice that score are lit now: count again.

lesson-window = Your window
lesson-window-goal = This is your window, { $window }. Over { $rounds } rounds you fill its { $size } spaces with dice, your pieces of glass. The player with the most points at the end wins.
lesson-window-dice = These { $count } dice are the draft pool. Every die has one of { $colors } colors and a value.
lesson-window-take = Press a die to take it. Choose any one you like.
lesson-window-take-done = You are holding the { $die }.
lesson-window-place = { $count ->
    [one] One space glows: the die may go there. Place it there.
   *[other] { $count } spaces glow: the die may go there. Place it on one of them.
  }
lesson-window-place-done = Your first piece of glass. Why only there? That comes next.

lesson-first = The first die
lesson-first-middle = The first die in a window goes on the edge. Try the middle anyway: press a space there and see.
lesson-first-middle-done = That is not allowed, and you see why. You can always press a space that does not glow to learn the reason.
lesson-first-edge = Now place the { $die } on the edge. { $count ->
    [one] One space glows.
   *[other] { $count } spaces glow.
  } Corners are part of the edge.
lesson-first-edge-done = You have started your window.

lesson-printed = What spaces ask for
lesson-printed-color = A colored space takes only dice of that color. Try the { $die } on a space of another color.
lesson-printed-color-done = The color must match. The value does not matter there.
lesson-printed-value = A space with a number takes only that value. Try the { $die } on another number.
lesson-printed-value-done = The value must match. The color does not matter there.
lesson-printed-free = Spaces without a restriction take any die. Place the { $die } where it glows.
lesson-printed-free-done = A space asks for a color, for a number, or for nothing. That is all.

lesson-neighbours = Neighbors
lesson-neighbours-color = Two dice side by side never have the same color. Try the { $die } right beside a die of its color.
lesson-neighbours-color-done = Side by side means left, right, above, or below.
lesson-neighbours-value = They never have the same value either. Try the { $die } right beside a die of its value.
lesson-neighbours-value-done = Only dice count here. What is printed on the next space does not matter.
lesson-neighbours-corner = Corner to corner, both may be the same. Place the { $die } on { $count ->
    [one] the space that glows.
   *[other] one of the { $count } spaces that glow.
  }
lesson-neighbours-corner-done = The same value corner to corner is fine.
lesson-neighbours-blocking = A tip from the rulebooks. { $space } asks for the color of the die right beside it. Try the { $die } there.
lesson-neighbours-blocking-done = No die fits on { $space } as long as its neighbor stays. So think twice before you place a die beside a printed space of the same color or value.

lesson-touching = Staying together
lesson-touching-far = Every die after the first must touch another one, side by side or corner to corner. Try the { $die } away from all of them.
lesson-touching-far-done = It may not stand alone.
lesson-touching-all = Now all rules at once, and nothing glows. Where can the { $die } go? { $count ->
    [one] Find the one space.
   *[other] Find all { $count } spaces.
  }
lesson-touching-all-done = You found them all: { $spaces }. Now you can place dice, and that was the hardest part.

lesson-turns = There and back
lesson-turns-order = { $count } players. You begin, { $second } is next, then { $third }. Then the turns go back the other way. Who takes turn { $number }?
lesson-turns-order-hint = Not quite. Count the turns: once around, then back the same way.
lesson-turns-order-done = { $seat } again! The last player has two turns in a row, and the player who began also ends the round. This is the rulebook’s own example.
lesson-turns-draft = Your first turn. Draft one of the { $count } dice, place it, and press “{ button-end }”.
lesson-turns-draft-done = { $second } and { $third } have taken their turns. { $count ->
    [one] One die is left,
   *[other] { $count } dice are left,
  } and it is your turn again.

lesson-track = The round track
lesson-track-last = Your second turn is the last of this round. Take one of the { $count } dice, place it, and press “{ button-end }”.
lesson-track-last-done = The dice that nobody took are now on the round track: { $dice }. { $seat } begins round { $round }. With { $players } players, { $count } new dice are rolled.
lesson-track-ten = This continues for { $rounds } rounds. You never have to take a die: you may just press “{ button-end }”.

lesson-choice = Choosing a window
lesson-choice-easy = Before the first round you choose one of four windows. The dots beside its name show how hard it is, and each dot brings you a favor token. How many tokens does { $window } bring?
lesson-choice-easy-hint = Not quite. Count the dots beside the name of the window.
lesson-choice-easy-done = { $count } favor tokens. They pay for tools, and every one you keep is worth a point.
lesson-choice-hard = { $window } asks for more colors and numbers, so it is harder to fill. How many tokens does it bring?
lesson-choice-hard-hint = { lesson-choice-easy-hint }
lesson-choice-hard-done = { $count } favor tokens. For a first game, choose an easy window; a hard one leaves you more tokens for tools.

lesson-tools = Tools and favor tokens
lesson-tools-tokens = Tools bend the rules and cost favor tokens. You have { $count }. The tokens you keep score at the end. Right now that is { $points ->
    [one] one point.
   *[other] { $points } points.
  }
lesson-tools-use = { $tool } raises or lowers a die you draft by one. Use it on the { $die } and make it fit { $space }.
lesson-tools-use-done = Paid: { $paid }. Left: { $count }. The tokens you pay stay on the card, so from now on it costs { $price }.

lesson-moving = Moving a die
lesson-moving-use = Another player used { $tool } before you, so now it costs { $price }. It moves a die and ignores printed colors. Move the { $die } to { $space }.
lesson-moving-use-done = The space { $spaces } asks for another color. The cut corner on the die shows that a tool allowed it. The rules about neighbors still applied.
lesson-moving-again = You may use one tool per turn. Try { $tool } as well, and look at its card to see why you cannot.
lesson-moving-again-done = Next turn, then.

lesson-public = Public objectives
lesson-public-count = These cards score for everybody. { $card } scores { $each } points each time. How many points is it worth now?
lesson-public-count-done = { $count } points. They come from the dice that are lit.
lesson-public-pairs = { $card } scores { $each } points each time, and no die counts twice. How many points now?
lesson-public-pairs-done = { $count ->
    [one] One point,
   *[other] { $count } points,
  } from the dice that are lit.
lesson-public-make = Place your dice well to meet objectives. Take the die that fits { $space } and place it there.
lesson-public-make-done = { $card } is worth { $count } points now.

lesson-private = Your private objective
lesson-private-count = This card is yours alone. The others have their own, hidden until the end. How many points does { $card } score now?
lesson-private-count-done = { $count } points: the values of those dice, added up.
lesson-private-draft = So some dice are worth more to you. Take the { $die } and place it.
lesson-private-draft-done = { $card } is now worth { $count } points.

lesson-score = Counting the points
lesson-score-end = Round { $round } of { $rounds }, and the very last turn. Press “{ button-end }”.
lesson-score-end-done = The game is over. Let’s score this window line by line. It is the rulebook’s own example.
lesson-score-columns = Public objectives first. { $card }: { $each } points each time. How many points?
lesson-score-columns-done = { $count } points. Only full columns count.
lesson-score-light = { $card }: { $each } points each time. How many points?
lesson-score-light-done = { $count } points.
lesson-score-colors = { $card }: { $each } points each time. How many points?
lesson-score-colors-done = { $count } points.
lesson-score-private = Your private objective is revealed: { $card }. How many points?
lesson-score-private-done = { $count } points: the values added up.
lesson-score-rest = Leftover tokens are worth points. Here there are { $count }. An open space costs { $each ->
    [one] one point.
   *[other] { $each } points.
  } How many points do the open spaces cost?
lesson-score-rest-done = { $open ->
    [one] One open space: { $points }.
   *[other] { $open } open spaces: { $points }.
  }
lesson-score-total = Now add up the sheet. How many points in total?
lesson-score-total-hint = Not quite. Add up the lines of the sheet and subtract the open spaces.
lesson-score-total-done = { $count } points, just as in the rulebook. That was the last rule.

problem-lesson-offline = While you are offline, the lesson accepts only an answer it expects. Try another one.
