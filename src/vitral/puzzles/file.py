"""Files of puzzles: a line that says how they were made, then a line for each game with the puzzles it brought."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from vitral.arena.resumed_file import ResumedFile
from vitral.puzzles.finding import MARGIN, WORLDS
from vitral.puzzles.model import Puzzle, PuzzleError
from vitral.reading import json_value
from vitral.translatable import TranslatableText, at_place

FORMAT: Final = "vitral-puzzles/1"
_SHIPPED: Final = "puzzles.jsonl"


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package, the easiest first."""
    text = files("vitral.puzzles").joinpath(_SHIPPED).read_text("utf-8")
    found = [puzzle for _, some in _games(text.split("\n")[1:-1]) for puzzle in some]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.missed, puzzle.id)))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def puzzle_named(name: str) -> Puzzle | None:
    """The puzzle of that id, if there is one."""
    return _by_id().get(name)


class PuzzleFile:
    """A file that puzzles are written to, game by game, so that a search can go on where it ended."""

    def __init__(self, path: Path, seed: str) -> None:
        self._path = path
        self._head = {"format": FORMAT, "seed": seed, "margin": MARGIN, "worlds": WORLDS}
        self._file = ResumedFile(path, self._head)

    def read(self) -> dict[int, list[Puzzle]]:
        """The games looked through so far. A last line cut short is left out; another search's file is refused."""
        return dict(_games(self._file.read(self._check)))

    def write(self, game: int, found: Iterable[Puzzle]) -> None:
        self._file.add([{"game": game, "puzzles": [puzzle.to_dict() for puzzle in found]}])

    def _check(self, head: str) -> None:
        try:
            same = json_value(head) == self._head
        except ValueError:
            same = False
        if not same:
            other = TranslatableText(
                "fault-puzzles-file", "it is no file of puzzles made with this seed and these rules; name another file"
            )
            raise PuzzleError(at_place(str(self._path), other))


def _games(lines: Iterable[str]) -> Iterable[tuple[int, list[Puzzle]]]:
    for line in lines:
        told = json.loads(line)
        yield told["game"], [_puzzle(one) for one in told["puzzles"]]


def _puzzle(told: dict[str, Any]) -> Puzzle:
    return Puzzle(**{**told, "turn": tuple(told["turn"].split("; "))})
