"""Where many pieces of work are done: in this process, in several, or on a cluster. What comes of them is the same.

A piece must not depend on any other: it has its number, and its seed is made of that. Pieces are handed out in batches
that last some tenths of a second, whatever one piece takes.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from math import ceil
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, TypeVar

from vitral.bots.clock import use_one_thread
from vitral.translatable import TranslatableError, TranslatableText, at_least, at_place, unlike

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AT_ONCE: Final = 2
"""Batches given to each worker: one it does, and one that waits for it."""
_LASTS: Final = 0.5
"""Seconds that a batch should last …"""
_LEAST: Final = 0.1
"""… and should last at least, though the last batches are made smaller so that all workers end together."""
PROCESS_DIED: Final = TranslatableText(
    "fault-arena-died", "a process died before its games were played; try fewer jobs"
)


class ArenaError(TranslatableError):
    """Many games that cannot be played as asked."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Where games are played: in this process, in several of this machine, or on a Ray cluster."""

    jobs: int = 1
    """Processes; on a cluster elsewhere all its processors are used, however many."""
    cluster: str | None = None
    """None for processes on this machine; `local` for Ray on this machine, or the HOST:PORT of a Ray cluster."""
    own_data: bool = False
    """Whether the work brings the weights of bots along, so that a cluster's own may be others."""

    def __post_init__(self) -> None:
        """Refuse a number of jobs below 1."""
        require_some(jobs=self.jobs)

    def done(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        """The number of each piece and what came of it, as they are finished.

        From a script, call it under `if __name__ == "__main__":`, since further processes import the script again.
        """
        if self.cluster is not None:
            from vitral.arena.ray_workers import done_on_ray

            return done_on_ray(self.cluster, self.jobs, work, pieces, own_data=self.own_data)
        if self.jobs == 1 or len(pieces) < 2:
            return ((number, work(piece)) for number, piece in enumerate(pieces))
        return _done_in_processes(min(self.jobs, len(pieces)), work, pieces)

    def in_order(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        """What came of each piece, in the order of the pieces."""
        waiting: dict[int, Result] = {}
        following = 0
        for number, result in self.done(work, pieces):
            waiting[number] = result
            while following in waiting:
                yield waiting.pop(following)
                following += 1


class Batches:
    """Pieces handed out in runs of their numbers, as long as they should last by what was done so far."""

    def __init__(self, count: int) -> None:
        self._count, self._next = count, 0
        self._done, self._seconds = 0, 0.0

    def take(self, workers: int) -> range:
        """The next run of numbers, empty if all have been handed out."""
        size = 1
        if self._done:
            each = max(1e-6, self._seconds / self._done)
            fair = ceil((self._count - self._next) / (AT_ONCE * workers))
            size = max(1, ceil(_LEAST / each), min(fair, ceil(_LASTS / each)))
        first = self._next
        self._next = min(self._count, first + size)
        return range(first, self._next)

    def note(self, pieces: int, seconds: float) -> None:
        """So many pieces took so long."""
        self._done += pieces
        self._seconds += seconds


def do_batch(work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> tuple[list[Result], float]:
    """What came of some pieces, and how many seconds they took."""
    began = perf_counter()
    results = [work(piece) for piece in pieces]
    return results, perf_counter() - began


def _done_in_processes(
    jobs: int, work: Callable[[Piece], Result], pieces: Sequence[Piece]
) -> Iterator[tuple[int, Result]]:
    use_one_thread()
    # Spawned processes are safe beside threads and alike on every system; forked ones are not.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    batches = Batches(len(pieces))
    waiting: dict[Future[Any], range] = {}
    try:
        while True:
            while len(waiting) < AT_ONCE * jobs and (batch := batches.take(jobs)):
                waiting[pool.submit(do_batch, work, [pieces[number] for number in batch])] = batch
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                batch = waiting.pop(future)
                results, seconds = future.result()
                batches.note(len(batch), seconds)
                yield from zip(batch, results, strict=True)
    except BrokenProcessPool:
        raise ArenaError(PROCESS_DIED) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    """For processes of a pool: an interrupt is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def require_some(**counts: int) -> None:
    """Refuse a count below 1, by its name."""
    for name, count in counts.items():
        if count < 1:
            raise ArenaError(at_place(name, unlike(at_least(1), str(count))))
