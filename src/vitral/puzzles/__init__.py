"""Puzzles: positions of real games where one turn is clearly best (docs/puzzles.md)."""

from vitral.puzzles.explanation import explain
from vitral.puzzles.puzzle import Attempt, Puzzle, PuzzleError, attempt, solution, turn_puzzle, turn_result
from vitral.puzzles.puzzle_file import make_puzzles, puzzle_named, puzzles
from vitral.puzzles.search import find_puzzles

__all__ = [
    "Attempt",
    "Puzzle",
    "PuzzleError",
    "attempt",
    "explain",
    "find_puzzles",
    "make_puzzles",
    "puzzle_named",
    "puzzles",
    "solution",
    "turn_puzzle",
    "turn_result",
]
