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
from multiprocessing.process import BaseProcess
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
        compiled: bool = True,
    ) -> None:
        self.compiled = compiled
        """Whether its processes use compiled code, where that is installed."""
        self.queue = FairQueue(processes, quota)
        self._budget = budget
        self._size = processes
        self._yielding = yielding
        self._tries = tries
        self._processes: ProcessPoolExecutor | None = None
        self._retired: list[BaseProcess] = []
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
            self._processes = self._fresh_pool(self.compiled)
        return self._processes

    def _fresh_pool(self, compiled: bool) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._size, spawn, _leave_with_server, (self._yielding, compiled))

    async def use_compiled(self, first: Callable[[], object]) -> None:
        """Have fresh processes work with compiled code from now on, once each of them has called *first*.

        Work that is begun is finished where it was begun. If *first* raises, that is raised and nothing changes.
        """
        pool = self._fresh_pool(compiled=True)
        loop = asyncio.get_running_loop()
        try:
            await asyncio.gather(*(loop.run_in_executor(pool, first) for _ in range(self._size)))
        except BaseException:
            _cut_off(pool)
            raise
        if self._closed:
            _cut_off(pool)
            return
        self.compiled = True
        old, self._processes = self._processes, pool
        if old is not None:
            self._retired = [*_running(old), *(process for process in self._retired if process.is_alive())]
            old.shutdown(wait=False)

    def close(self) -> None:
        """Let nobody work any more. Work that is begun is cut off: a program does not end before its processes."""
        self._closed = True
        if self._processes is not None:
            _cut_off(self._processes)
        for process in self._retired:
            process.kill()


def _running(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((pool._processes or {}).values())


def _cut_off(pool: ProcessPoolExecutor) -> None:
    begun = _running(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in begun:
        process.kill()


def _leave_with_server(yielding: int, compiled: bool) -> None:
    """In a process: yield to the server, and do not outlive it, however it ends."""
    if not compiled:
        os.environ["VITRAL_NO_KERNEL"] = "1"
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
