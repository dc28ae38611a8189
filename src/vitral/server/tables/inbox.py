"""One thing after another: an actor's inbox, and the task that works through it while there is work."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from vitral.server.logs import log_failure, table_mark
from vitral.server.store import Overtaken
from vitral.server.tables.eager_task import begin

_T = TypeVar("_T")


class Inbox:
    """Work waiting for its turn. `rest` is called whenever all is done. Work that another server's work came before is
    decided again, after `start_over`.
    """

    def __init__(self, name: str, rest: Callable[[], None], start_over: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._rest = rest
        self._start_over = start_over
        self._waiting: deque[Callable[[], Awaitable[None]]] = deque()
        self.worker: asyncio.Task[None] | None = None
        self._at_work = False
        self._broken: Exception | None = None

    @property
    def busy(self) -> bool:
        """Whether something is done or waits."""
        return self._at_work

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done after all that waits already."""
        self._waiting.append(work)
        if not self._at_work:
            self._at_work = True
            self.worker = begin(self._work()) or self.worker

    def break_off(self, why: Exception) -> None:
        """From now on whoever waits for an answer gets this instead; what is posted is still done."""
        self._broken = why

    async def do(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Have something done in its turn, and wait for what comes of it."""
        done: asyncio.Future[_T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await self._decided(work)
            except Exception as error:  # whatever it is, it belongs to whoever asked
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self.post(run)
        return await done

    async def _decided(self, work: Callable[[], Awaitable[_T]]) -> _T:
        while True:
            if self._broken is not None:
                raise self._broken
            try:
                return await work()
            except Overtaken:
                await self._start_over()

    async def _work(self) -> None:
        while self._waiting:
            work = self._waiting.popleft()
            try:
                try:
                    await work()
                except Overtaken:
                    await self._start_over()
                    self._waiting.appendleft(work)
            except Exception as error:  # one piece of work that fails must not stop the table
                log_failure("a table failed", error, table=table_mark(self._name))
        self._at_work = False
        self.worker = None
        self._rest()
