"""Commands that make something to play with: puzzles, windows."""
