"""The rules of the base game: setup, rounds, placing, scoring, undo, options."""
