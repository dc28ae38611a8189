"""The inbox of a table: work is done one piece after another, by a task that lives while there is work."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from vitral.server.logs import log_failure, table_mark
from vitral.server.store import WriteConflictError

_T = TypeVar("_T")
_Work = Callable[[], Awaitable[None]]


class Inbox:
    """Runs queued work one piece at a time; calls `on_idle` whenever the queue is empty.

    Work that raises `WriteConflictError` is run again, after `start_over`.
    """

    def __init__(self, name: str, on_idle: Callable[[], None], start_over: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._on_idle = on_idle
        self._start_over = start_over
        self._waiting: deque[_Work] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    @property
    def busy(self) -> bool:
        """Whether work is running or queued."""
        return self._worker is not None

    def post(self, work: _Work) -> None:
        """Queues *work* behind everything queued before."""
        self._waiting.append(work)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    def fail(self, error: Exception) -> None:
        """Makes `do` raise *error* from now on; work queued by `post` still runs."""
        self._failure = error

    async def wait_until_idle(self, seconds: float) -> None:
        """Waits until the queue is empty, but no longer than that many seconds."""
        if self._worker is not None:
            await asyncio.wait([self._worker], timeout=seconds)

    async def do(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Queues *work* and waits for it; returns its result or raises its error."""
        done: asyncio.Future[_T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await self._retry_on_conflict(checked)
            except Exception as error:  # any error belongs to the caller
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        async def checked() -> _T:
            if self._failure is not None:
                raise self._failure
            return await work()

        self.post(run)
        return await done

    async def _work(self) -> None:
        while self._waiting:
            try:
                await self._retry_on_conflict(self._waiting.popleft())
            except Exception as error:  # one piece of work that fails must not stop the table
                log_failure("a table failed", error, table=table_mark(self._name))
        self._worker = None
        self._on_idle()

    async def _retry_on_conflict(self, work: Callable[[], Awaitable[_T]]) -> _T:
        while True:
            try:
                return await work()
            except WriteConflictError:
                await self._start_over()
