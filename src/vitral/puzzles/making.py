"""Makes puzzles: many games looked through, in one process or several, and gone on with later."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from vitral.arena.simulation import Progress
from vitral.arena.workers import Workers, require_some
from vitral.puzzles.file import PuzzleFile
from vitral.puzzles.finding import puzzles_of
from vitral.puzzles.model import Puzzle


def make_puzzles(
    path: Path,
    games: int,
    seed: str = "0",
    jobs: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> list[Puzzle]:
    """The puzzles of so many games, written to a file as each game is done; games found there are not played again.

    The file does not depend on how many processes made it, nor where, nor on how often the search was stopped.
    """
    require_some(games=games)
    workers = Workers(jobs, cluster)
    file = PuzzleFile(path, seed)
    found = file.read()
    missing = [number for number in range(games) if number not in found]
    for number, some in zip(missing, workers.in_order(partial(puzzles_of, seed), missing), strict=True):
        file.write(number, some)
        found[number] = some
        if progress:
            progress(sum(number in found for number in range(games)), games)
    return [puzzle for number in range(games) for puzzle in found[number]]
