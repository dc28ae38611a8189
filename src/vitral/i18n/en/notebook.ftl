# The notebook of a player in a game over days: notes, and a move planned for the next turn.

notebook-about = Only you can see this page.
notebook-note = Notes
notebook-saved = Saved
plan-title = Next move
plan-about = Choose a die and a space. If the die is still there when your turn comes, it is taken and placed there, and your turn ends. If not, you play as usual.
plan-none = You can plan a move while you wait for another turn in this round.
plan-dice = Dice you can plan for
plan-window = Your window
plan-set = Planned: { $die } to { $space }, if the die is still there.
plan-dropped = Your planned move ({ $die } to { $space }) was not played:
plan-cancel = Cancel this plan
plan-dismiss = Got it
plan-turn-lost = You had no further turn in that round.
