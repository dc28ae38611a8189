"""A lane: a few processes of their own for work of one kind, and a fair queue before them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, TypeVar, TypeVarTuple

from vitral.bots import Budget
from vitral.bots.threads import one_thread_each
from vitral.server.tables.fair_queue import FairQueue, Quota

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


class Asker(NamedTuple):
    """For whom something is done: an address, and the table."""

    owner: str = ""
    table: str = ""


ANYBODY: Final = Asker()


class Lane:
    """Work of one kind, called in processes: functions of modules. They are started when the first is asked for."""

    def __init__(
        self,
        processes: int = 1,
        quota: Quota = (float("inf"), float("inf")),
        budget: Callable[[float], Budget] = Budget,
        *,
        yielding: int = 5,
        tries: int = 2,
    ) -> None:
        self.queue = FairQueue(processes, quota)
        self._budget = budget
        self._size = processes
        self._yielding = yielding
        self._tries = tries
        self._processes: ProcessPoolExecutor | None = None
        self._closed = False

    async def do(self, asker: Asker, work: Callable[[*_Ts], _T], *about: *_Ts) -> _T:
        """What a function answers, asked in its owner's turn."""
        async with self.queue.place(*asker):
            return await self._called(work, *about)

    async def think(self, asker: Asker, work: Callable[[Budget, *_Ts], _T], *about: *_Ts) -> _T:
        """The same for a function that first wants to know how much it may think."""
        async with self.queue.place(*asker) as seconds:
            return await self._called(work, self._budget(seconds), *about)

    async def _called(self, work: Callable[[*_Ts], _T], *about: *_Ts) -> _T:
        loop = asyncio.get_running_loop()
        tries = self._tries
        while True:
            pool = self._pool()
            try:
                return await loop.run_in_executor(pool, work, *about)
            except BrokenProcessPool:  # a process was ended: the next one to ask gets a fresh one
                tries -= 1
                if self._processes is pool:
                    self._processes = None
                if not tries or self._closed:
                    raise

    def _pool(self) -> ProcessPoolExecutor:
        if self._processes is None:
            fresh = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._size, fresh, _leave_with_server, (self._yielding,))
        return self._processes

    def close(self) -> None:
        """Let nobody work any more. Work that is begun is cut off: a program does not end before its processes."""
        self._closed = True
        if self._processes is not None:
            begun = list((self._processes._processes or {}).values())
            self._processes.shutdown(wait=False, cancel_futures=True)
            for process in begun:
                process.kill()


def _leave_with_server(yielding: int) -> None:
    """In a process: yield to the server, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever started it
    if hasattr(os, "nice"):  # not on Windows
        os.nice(yielding)
    one_thread_each()
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
