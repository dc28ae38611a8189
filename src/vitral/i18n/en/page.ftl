# Words that every screen of the page uses.

to-home = Back to the start
lost-title = There is nothing at this address.
fan-project = Vitral is an unofficial fan project, not affiliated with the publisher of Sagrada.
loading = One moment…
close = Close
cancel = Cancel
try-again = Try again
copy = Copy
copied = Copied
copy-failed = Copying was not allowed; select the text and copy it.
download = Download

problem-offline = The server cannot be reached. Are you offline? Nothing is lost; try again in a moment.
problem-server = Something broke on the server. Nothing you did is lost; try again in a moment.
problem-too-many = That was a lot at once. Please wait a moment.
problem-unknown = That did not work, and we cannot say why. Please try again.
