"""Files of puzzles: a line that says how they were made, then a line for each game with the puzzles it brought."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from vitral.arena.resumable_file import ResumableFile
from vitral.arena.simulation import Progress
from vitral.arena.workers import Workers, require_some
from vitral.puzzles.puzzle import Puzzle, PuzzleError
from vitral.puzzles.search import MARGIN, WORLDS, find_puzzles
from vitral.reading import json_value
from vitral.translatable import TranslatableText, at_place

FORMAT: Final = "vitral-puzzles/1"
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


def make_puzzles(
    path: Path,
    games: int,
    seed: str = "0",
    jobs: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> list[Puzzle]:
    """Searches that many games for puzzles, and writes those of each game to a file as soon as it is searched.

    Games found in the file are not searched again. The file does not depend on how many processes made it, nor where,
    nor on how often the search was stopped.
    """
    require_some(games=games)
    workers = Workers(jobs, cluster)
    file = PuzzleFile(path, seed)
    by_game = dict(file.read(_game_of))
    missing = [number for number in range(games) if number not in by_game]
    for number, some in zip(missing, workers.in_order(partial(find_puzzles, seed), missing), strict=True):
        file.add([{"game": number, "puzzles": [puzzle.to_dict() for puzzle in some]}])
        by_game[number] = some
        if progress:
            progress(sum(number in by_game for number in range(games)), games)
    return [puzzle for number in range(games) for puzzle in by_game[number]]


class PuzzleFile(ResumableFile):
    """A file that puzzles are written to, game by game, so that a search can be continued."""

    def __init__(self, path: Path, seed: str) -> None:
        super().__init__(path, {"format": FORMAT, "seed": seed, "margin": MARGIN, "worlds": WORLDS})

    def check(self, line: str) -> None:
        """Raises `PuzzleError` for the file of another search."""
        try:
            same = json_value(line) == self.head
        except ValueError:
            same = False
        if not same:
            other = TranslatableText(
                "fault-puzzles-file", "it is not a puzzle file made with this seed and these rules; name another file"
            )
            raise PuzzleError(at_place(str(self.path), other))


def read_games(lines: Iterable[str]) -> Iterable[tuple[int, list[Puzzle]]]:
    """Yields the number and the puzzles of each game."""
    for line in lines:
        yield _game_of(json.loads(line))


def _game_of(line: dict[str, Any]) -> tuple[int, list[Puzzle]]:
    """Returns the number and the puzzles of a game; raises `TypeError` or `KeyError` if a line holds none."""
    number, stored = line["game"], line["puzzles"]
    if not isinstance(number, int) or not isinstance(stored, list):
        raise TypeError
    return number, [Puzzle.from_dict(puzzle) for puzzle in stored]
