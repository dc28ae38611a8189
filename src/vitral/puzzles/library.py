"""The puzzles that come with the package."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from vitral.puzzles.puzzle import Puzzle

_SHIPPED: Final = "puzzles.jsonl"


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Returns the puzzles that come with the package, the easiest first."""
    text = files("vitral.puzzles").joinpath(_SHIPPED).read_text("utf-8")
    stored = [puzzle for _, some in read_games(text.split("\n")[1:-1]) for puzzle in some]
    return tuple(sorted(stored, key=lambda puzzle: (puzzle.difficulty, puzzle.id)))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def puzzle_named(name: str) -> Puzzle | None:
    """Returns the puzzle of that id, if there is one."""
    return _by_id().get(name)


def read_games(lines: Iterable[str]) -> Iterable[tuple[int, list[Puzzle]]]:
    """Yields the number and the puzzles of each game."""
    for line in lines:
        yield game_of(json.loads(line))


def game_of(line: dict[str, Any]) -> tuple[int, list[Puzzle]]:
    """Returns the number and the puzzles of a game; raises `TypeError` or `KeyError` if a line holds none."""
    number, stored = line["game"], line["puzzles"]
    if not isinstance(number, int) or not isinstance(stored, list):
        raise TypeError
    return number, [Puzzle.from_dict(puzzle) for puzzle in stored]
