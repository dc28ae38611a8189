"""Puzzles: positions of real games where one turn is clearly best (docs/puzzles.md)."""

from vitral.puzzles.file import puzzle_named, puzzles
from vitral.puzzles.finding import puzzles_of
from vitral.puzzles.making import make_puzzles
from vitral.puzzles.model import Puzzle, PuzzleError
from vitral.puzzles.solving import Attempt, attempt, solved

__all__ = [
    "Attempt",
    "Puzzle",
    "PuzzleError",
    "attempt",
    "make_puzzles",
    "puzzle_named",
    "puzzles",
    "puzzles_of",
    "solved",
]
