"""Files of puzzles: a line that says how they were made, then a line for each game with the puzzles it brought."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from vitral.arena.resumable_file import ResumableFile
from vitral.arena.simulation import Progress
from vitral.arena.workers import Workers, require_some
from vitral.puzzles.library import game_of
from vitral.puzzles.puzzle import Puzzle, PuzzleError
from vitral.puzzles.search import MARGIN, WORLDS, find_puzzles
from vitral.reading import json_value
from vitral.translatable import TranslatableText, at_place

FORMAT: Final = "vitral-puzzles/1"


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
    by_game = dict(file.read(game_of))
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
