"""Runs many pieces of work: in this process, in several, or on a cluster. The results are the same.

A piece must not depend on any other: it has its number, and its seed is made of that. Pieces are handed out in batches
that last some tenths of a second, whatever one piece takes.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Final, TypeVar

from vitral.bots.clock import limit_to_one_thread
from vitral.interrupts import interrupts_held_back
from vitral.translatable import TranslatableError, TranslatableText, at_least, at_place, unlike

Piece = TypeVar("Piece")
Result = TypeVar("Result")

BATCHES_PER_WORKER: Final = 2
"""Batches given to each worker: one it does, and one that waits for it."""
_BATCH_SECONDS: Final = 0.5
"""The seconds that a batch should last."""
_MIN_BATCH_SECONDS: Final = 0.1
"""The least seconds of a batch, but for the last ones, which are smaller so that all workers end together."""
PROCESS_DIED: Final = TranslatableText(
    "fault-arena-died", "a process died before its games were played; try fewer jobs"
)


class ArenaError(TranslatableError):
    """Many games that cannot be played as asked."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Processes that play games: this one, several on this machine, or a Ray cluster."""

    jobs: int = 1
    """Processes; on a cluster elsewhere all its processors are used, however many."""
    cluster: str | None = None
    """None for processes on this machine; `local` for Ray on this machine, or the HOST:PORT of a Ray cluster."""
    own_data: bool = False
    """Whether the work brings the weights of bots along, so that a cluster's own may be others."""

    def __post_init__(self) -> None:
        """Refuses a number of jobs below 1."""
        require_some(jobs=self.jobs)

    def run(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        """Returns the number of each piece and what came of it, as they are finished.

        From a script, call it under `if __name__ == "__main__":`, since further processes import the script again.
        """
        if self.cluster is not None:
            from vitral.arena.ray_workers import run_on_ray

            return run_on_ray(self.cluster, self.jobs, work, pieces, own_data=self.own_data)
        if self.jobs == 1 or len(pieces) < 2:
            return ((number, work(piece)) for number, piece in enumerate(pieces))
        return _run_in_processes(min(self.jobs, len(pieces)), work, pieces)

    def in_order(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        """Yields what came of each piece, in the order of the pieces."""
        waiting: dict[int, Result] = {}
        following = 0
        for number, result in self.run(work, pieces):
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
        """Returns the next run of numbers, empty if all have been handed out."""
        size = 1
        if self._done:
            each = max(1e-6, self._seconds / self._done)
            fair = ceil((self._count - self._next) / (BATCHES_PER_WORKER * workers))
            size = max(1, ceil(_MIN_BATCH_SECONDS / each), min(fair, ceil(_BATCH_SECONDS / each)))
        first = self._next
        self._next = min(self._count, first + size)
        return range(first, self._next)

    def note(self, pieces: int, seconds: float) -> None:
        """Records how long a number of pieces took."""
        self._done += pieces
        self._seconds += seconds


def run_batch(work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> tuple[list[Result], float]:
    """Returns what came of some pieces, and how many seconds they took."""
    began = perf_counter()
    results = [work(piece) for piece in pieces]
    return results, perf_counter() - began


def _run_in_processes(
    jobs: int, work: Callable[[Piece], Result], pieces: Sequence[Piece]
) -> Iterator[tuple[int, Result]]:
    limit_to_one_thread()
    # Spawned processes are safe beside threads and alike on every system; forked ones are not.
    context = get_context("spawn")
    reader, writer = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_watch_parent, initargs=(reader,))
    batches = Batches(len(pieces))
    waiting: dict[Future[Any], range] = {}
    try:
        while True:
            with interrupts_held_back():
                while len(waiting) < BATCHES_PER_WORKER * jobs and (batch := batches.take(jobs)):
                    waiting[pool.submit(run_batch, work, [pieces[number] for number in batch])] = batch
            if not waiting:
                pool.shutdown()
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                batch = waiting.pop(future)
                results, seconds = future.result()
                batches.note(len(batch), seconds)
                yield from zip(batch, results, strict=True)
    except BrokenProcessPool:
        raise ArenaError(PROCESS_DIED) from None
    finally:
        writer.close()  # ends processes that are still busy
        pool.shutdown(cancel_futures=True)
        reader.close()


def _watch_parent(pipe: Connection) -> None:
    """Prepares a process of the pool: it ignores interrupts, and ends as soon as its parent closes the pipe or dies."""

    def wait_for_end() -> None:
        with suppress(EOFError, OSError):
            pipe.recv_bytes()
        os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait_for_end, daemon=True).start()


def require_some(**counts: int) -> None:
    """Refuses a count below 1, by its name."""
    for name, count in counts.items():
        if count < 1:
            raise ArenaError(at_place(name, unlike(at_least(1), str(count))))
