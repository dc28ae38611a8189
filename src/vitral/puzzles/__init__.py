"""Puzzles: positions of real games where one turn is clearly best (docs/puzzles.md)."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from vitral.puzzles.library import puzzle_named, puzzles
from vitral.puzzles.puzzle import Attempt, Puzzle, PuzzleError, attempt, solution, turn_puzzle, turn_result

if TYPE_CHECKING:
    from vitral.puzzles.explanation import explain
    from vitral.puzzles.puzzle_file import make_puzzles
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


def __getattr__(name: str) -> Any:
    """Loads what needs the bots, the coach or the arena when it is first used: a list of puzzles needs none of them."""
    if name not in _LOADED_LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LOADED_LATER[name]), name)


_LOADED_LATER: Final = {
    "explain": "vitral.puzzles.explanation",
    "find_puzzles": "vitral.puzzles.search",
    "make_puzzles": "vitral.puzzles.puzzle_file",
}
