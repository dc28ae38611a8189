"""The process pool of a server: everything that takes too long for the event loop is computed here.

Bots' turns, the coach's advice and long answers are kinds of work, each with worker processes and a fair queue of its
own: a bot that answers at once never waits for one that searches, and one address never waits for all that another
asked for.
"""

from __future__ import annotations

import asyncio
import atexit
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

from vitral.server.pool.fair_queue import UNLIMITED, FairQueue, QueueLimits, QueueSlot, Quota
from vitral.server.pool.worker_process import PoolClosedError, WorkerLostError, WorkerProcess, WorkKind

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")

SEARCHERS: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
"""How many processes search."""
QUICK_TURN: Final = WorkKind("quick turn", niceness=2)
"""A choice of a bot that takes some milliseconds."""
SEARCH_TURN: Final = WorkKind("search turn", SEARCHERS, metered=True)
COACHING: Final = WorkKind("coaching", metered=True)
LONG_ANSWER: Final = WorkKind(
    "long answer",
    processes=2,
    niceness=10,
    attempts=1,
    limits=QueueLimits(running_each=1, waiting_each=8, waiting=200),
    compiled=False,  # compiling may take longer than the limit of an answer
    max_memory=768 * 2**20,
    recycle_memory=160 * 2**20,
)
_THREADS: Final = 64
"""Calls under way at most, one in a process each."""


def foreign_turn(bot: str) -> WorkKind:
    """Returns the kind of work of a bot of another package: nothing else waits for it if it hangs."""
    return WorkKind(f"turn of {bot}", attempts=1)


class Requester(NamedTuple):
    """For whom something is computed: an address, and a table."""

    owner: str = ""
    table: str = ""


SERVER: Final = Requester()
"""Requests of the server itself, for no guest."""


class _Workers:
    """The processes of one kind, and the queue before them."""

    def __init__(self, kind: WorkKind, quota: Quota, *, compiled: bool) -> None:
        self.kind = kind
        self.queue = FairQueue(kind.processes, quota if kind.metered else UNLIMITED, kind.limits)
        self.all: list[WorkerProcess] = []
        self.idle: list[WorkerProcess] = []
        self.replace(self.fresh(compiled=compiled))

    def fresh(self, *, compiled: bool) -> list[WorkerProcess]:
        return [WorkerProcess(self.kind, compiled=compiled) for _ in range(self.kind.processes)]

    def replace(self, workers: list[WorkerProcess]) -> None:
        """Replaces the processes. Calls under way are finished where they were begun."""
        for worker in self.idle:
            worker.stop()
        self.all, self.idle = workers, list(workers)


class ProcessPool:
    """Worker processes by kind of work; the processes of a kind are started when it is first asked for.

    `quota` limits the time of metered work by owner. Without `compiled` the processes do not look for compiled code
    until `use_compiled`.
    """

    def __init__(self, quota: Quota = UNLIMITED, *, compiled: bool = True) -> None:
        self._quota = quota
        self._compiled = compiled
        self._kinds: dict[WorkKind, _Workers] = {}
        self._threads = ThreadPoolExecutor(_THREADS, "vitral-pool")
        self._started: set[WorkerProcess] = set()
        """The processes that may be running."""
        self.closed = False
        atexit.register(self.close)  # otherwise a program would wait for its processes when it exits

    async def run(
        self,
        kind: WorkKind,
        requester: Requester,
        function: Callable[[*_Ts], _T],
        *args: *_Ts,
        limit: float | None = None,
    ) -> _T:
        """Returns what a function of a module returns in a process, as `WorkPlace.run` does, in its owner's turn."""
        async with self.place(kind, requester) as place:
            return await place.run(function, *args, limit=limit)

    @asynccontextmanager
    async def place(self, kind: WorkKind, requester: Requester) -> AsyncIterator[WorkPlace]:
        """Waits for a place among the processes of that kind.

        Raises `QueueFullError` if too much waits already, and `PoolClosedError`. If the caller is canceled, the place
        is free again when the call begun in it is finished.
        """
        workers = self._workers(kind)
        place = WorkPlace(self, workers, await workers.queue.enter(*requester))
        try:
            yield place
        finally:
            if place.running is None or place.running.done():
                place.leave()
                place.running = None  # so that an exception does not keep this place alive
            else:
                place.running.add_done_callback(lambda _: place.leave())

    def _workers(self, kind: WorkKind) -> _Workers:
        if self.closed:
            raise PoolClosedError
        workers = self._kinds.get(kind)
        if workers is None:
            compiled = self._compiled and kind.compiled
            workers = self._kinds[kind] = _Workers(kind, self._quota, compiled=compiled)
        return workers

    async def _call(self, worker: WorkerProcess, function: Any, args: tuple[Any, ...], limit: float | None) -> Any:
        if self.closed:
            raise PoolClosedError
        self._started.add(worker)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, worker.call, function, args, limit)
        except asyncio.CancelledError:
            if self.closed:  # before a thread took it up
                raise PoolClosedError from None
            raise

    def processes(self, kind: WorkKind) -> list[int]:
        """Returns the ids of the processes of that kind that were started."""
        return [worker.pid for worker in self._workers(kind).all if worker.pid is not None]

    async def use_compiled(self, function: Callable[[], object], *kinds: WorkKind) -> None:
        """Replaces the processes of these kinds by ones with compiled code, once each of those has called *function*.

        Calls under way are finished where they were begun. If *function* raises, that is raised and nothing changes.
        """
        fresh = {kind: self._workers(kind).fresh(compiled=True) for kind in kinds}
        workers = [worker for group in fresh.values() for worker in group]
        try:
            await asyncio.gather(*(self._call(worker, function, (), None) for worker in workers))
        except BaseException:
            for worker in workers:
                worker.kill()  # some may still be calling it
            raise
        self._compiled = True
        for kind, group in fresh.items():
            self._workers(kind).replace(group)

    def close(self) -> None:
        """Ends all processes; calls that wait raise `PoolClosedError`."""
        if self.closed:
            return
        self.closed = True
        atexit.unregister(self.close)
        idle = {worker for workers in self._kinds.values() for worker in workers.idle}
        for worker in self._started:
            worker.kill()
            if worker in idle:
                worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


class WorkPlace:
    """A place among the processes of a kind; `seconds` of thought are fair there."""

    def __init__(self, pool: ProcessPool, workers: _Workers, place: QueueSlot) -> None:
        self.seconds = place.seconds
        self.running: asyncio.Task[Any] | None = None
        self.leave = place.leave
        self._pool = pool
        self._workers = workers

    async def run(self, function: Callable[[*_Ts], _T], *args: *_Ts, limit: float | None = None) -> _T:
        """Returns, or raises, what a function of a module does in a process.

        Raises `WorkerLostError` if it takes more than *limit* seconds or ends every process that tries it, and
        `PoolClosedError`.
        """
        self.running = asyncio.create_task(self._settle(function, args, limit))
        result, error = await asyncio.shield(self.running)
        try:
            if error is not None:
                raise error
            answer: _T = result
            return answer
        finally:
            del error  # it refers to this frame, which would refer to it

    async def _settle(self, *call: Any) -> tuple[Any, Exception | None]:
        """Returns the result of a call, or its error: asyncio reports errors that nobody waits for."""
        try:
            return await self._run(*call), None
        except Exception as error:
            return None, error

    async def _run(self, function: Any, args: tuple[Any, ...], limit: float | None) -> Any:
        workers = self._workers
        for attempt in range(1, workers.kind.attempts + 1):
            worker = workers.idle.pop()
            try:
                return await self._pool._call(worker, function, args, limit)
            except WorkerLostError:
                if attempt == workers.kind.attempts:
                    raise
            finally:
                if worker in workers.all:
                    workers.idle.append(worker)
                else:  # others have replaced it
                    worker.stop()
        raise AssertionError("a kind of work has at least one attempt")
