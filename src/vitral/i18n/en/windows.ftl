# Windows of your own: drawn, measured, shared, printed, played.

windows-title = Design a window
windows-about = Draw a pattern, play it at any table, share it, or print it for your frame.
windows-pattern = Pattern
windows-brush = What spaces ask for
windows-brush-about = Choose what a space asks for, then press the spaces. Press again to free one.
windows-fillable = It can be filled.
windows-show-filled = Show one way to fill it
windows-hide-filled = Show the pattern
windows-clear = Start over
windows-name = Name
windows-unnamed = My window
windows-difficulty = Difficulty
    .about = Its player gets this many favor tokens.
windows-measure = Measure with bots
windows-measuring = Bots are building it …
windows-measured = Bots leave { $open } spaces open on average. In printed windows of difficulty { $suggested } they leave { $printed } open.
windows-take = Use difficulty { $suggested }
windows-use = Use it
windows-play = Play with it
windows-keep = Keep it on this device
windows-kept = Kept
windows-link = Link to this window
windows-bad-link = This link leads to no window. Was it cut off?
windows-print = Print it
windows-width = Width in millimeters
windows-width-about = Cards differ between editions: measure a printed one and enter its width. Print without scaling; a line of 50 mm on the sheet shows whether the size is right.
windows-paper = Paper
windows-paper-letter = Letter
windows-mine = Your windows
windows-none = None kept on this device yet.
windows-remove = Remove { $name }

setup-windows = Your windows
    .about = Everybody at the table may choose one of them. Up to { $most }.
