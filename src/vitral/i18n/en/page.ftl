# Words that every screen of the page uses.

to-home = Home
lost-title = There is nothing at this address.
fan-project = Vitral is an unofficial fan project, not affiliated with the publisher of Sagrada.
loading = One moment…
close = Close
cancel = Cancel
try-again = Try again
copy = Copy
copied = Copied
download = Download

problem-offline = Cannot reach the server. Are you offline? Nothing is lost; try again in a moment.
problem-server = Something went wrong on the server. Nothing you did is lost; try again in a moment.
problem-too-many = Too many requests. Please wait a moment.
problem-unknown = That did not work, and we do not know why. Please try again.

book-title = Rulebook
book-open = Open the rulebook
# $name: of a card, a line of the score sheet, or a reason as a sentence
book-rule-of = Rule: { $name }
seat-free = Free seat
new-game = New game
player-name = Player { $number }
