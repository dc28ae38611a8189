"""Makes puzzles: many games looked through, in one process or several, and gone on with later."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from vitral.arena.simulation import PROCESS_DIED, ArenaError, Progress, leave_interrupts_to_the_parent, require_some
from vitral.puzzles.file import PuzzleFile
from vitral.puzzles.finding import puzzles_of
from vitral.puzzles.model import Puzzle


def make_puzzles(
    path: Path, games: int, seed: str = "0", jobs: int = 1, progress: Progress | None = None
) -> list[Puzzle]:
    """The puzzles of so many games, written to a file as each game is done; games found there are not played again.

    The file does not depend on how many processes made it, nor on how often the search was stopped.
    """
    require_some(games=games, jobs=jobs)
    file = PuzzleFile(path, seed)
    found = file.read()
    missing = [number for number in range(games) if number not in found]
    for number, some in zip(missing, _found(seed, missing, jobs), strict=True):
        file.write(number, some)
        found[number] = some
        if progress:
            progress(sum(number in found for number in range(games)), games)
    return [puzzle for number in range(games) for puzzle in found[number]]


def _found(seed: str, numbers: list[int], jobs: int) -> Iterator[list[Puzzle]]:
    """The puzzles of these games, in their order."""
    search = partial(puzzles_of, seed)
    if jobs == 1 or len(numbers) < 2:
        yield from map(search, numbers)
        return
    pool = ProcessPoolExecutor(
        min(jobs, len(numbers)), mp_context=get_context("spawn"), initializer=leave_interrupts_to_the_parent
    )
    try:
        yield from pool.map(search, numbers)
    except BrokenProcessPool:
        raise ArenaError(PROCESS_DIED) from None
    finally:
        pool.shutdown(cancel_futures=True)
