"""One thing after another: an actor's inbox, and the task that works through it while there is work."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from vitral.server.logs import log_failure, table_mark
from vitral.server.store import Overtaken
from vitral.server.tables.eager_task import begin, rest_of

_T = TypeVar("_T")
_Work = Callable[[], Awaitable[None]]
_Brief = Callable[[], Coroutine[Any, Any, None]]


class Inbox:
    """Work waiting for its turn. `rest` is called whenever all is done. Work that another server's work came before is
    decided again, after `start_over`.
    """

    def __init__(self, name: str, rest: Callable[[], None], start_over: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._rest = rest
        self._start_over = start_over
        self._waiting: deque[_Work] = deque()
        self._worker: asyncio.Task[None] | None = None  # kept, or it might be collected while it waits
        self._at_work = False
        self._resting: asyncio.Future[None] | None = None
        self._broken: Exception | None = None

    @property
    def busy(self) -> bool:
        """Whether something is done or waits."""
        return self._at_work

    def post(self, work: _Work) -> None:
        """Have something done after all that waits already."""
        self._waiting.append(work)
        if not self._at_work:
            self._at_work = True
            self._worker = begin(self._work()) or self._worker

    def post_brief(self, work: _Brief) -> None:
        """The same for work that waits for the store once, and for nothing else: it needs no task of its own, which
        would cost a good part of a move.
        """
        if self._at_work:
            self._waiting.append(work)
            return
        self._at_work = True
        run = work()
        self._go_on(work, run)

    def break_off(self, why: Exception) -> None:
        """From now on whoever waits for an answer gets this instead; what is posted is still done."""
        self._broken = why

    async def rested(self, seconds: float) -> None:
        """Wait until all is done, but no longer than that."""
        if self._at_work:
            self._resting = self._resting or asyncio.get_running_loop().create_future()
            await asyncio.wait([self._resting], timeout=seconds)

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
            await self._see_through(work, work())
        self._have_rest()

    async def _see_through(self, work: _Work, run: Awaitable[None]) -> None:
        try:
            try:
                await run
            except Overtaken:
                await self._start_over()
                self._waiting.appendleft(work)
        except Exception as error:  # one piece of work that fails must not stop the table
            self._log(error)

    def _have_rest(self) -> None:
        self._at_work = False
        self._worker = None
        if self._resting is not None:
            self._resting.set_result(None)
            self._resting = None
        self._rest()

    def _log(self, error: Exception) -> None:
        log_failure("a table failed", error, table=table_mark(self._name))

    # -- brief work ------------------------------------------------------------------------------------------------

    def _go_on(self, work: _Brief, run: Coroutine[Any, Any, None], kept: asyncio.Future[None] | None = None) -> None:
        """Run brief work up to where it waits, or from there to its end."""
        try:
            waits_for = run.send(None)
        except StopIteration:
            self._after()
        except Overtaken as error:
            self._in_task(self._see_through(work, _raised(error)))
        except Exception as error:
            self._log(error)
            self._after()
        else:
            if kept is None and isinstance(waits_for, asyncio.Future):
                waits_for._asyncio_future_blocking = False  # what a task does that is given a future to wait for
                waits_for.add_done_callback(partial(self._go_on, work, run))
            else:  # it was not so brief
                self._in_task(self._see_through(work, rest_of(run, waits_for)))

    def _after(self) -> None:
        if self._waiting:
            self._in_task(None)
        else:
            self._have_rest()

    def _in_task(self, first: Coroutine[Any, Any, None] | None) -> None:
        """Do that, then all that waits."""

        async def work() -> None:
            if first is not None:
                await first
            await self._work()

        self._worker = asyncio.create_task(work())


async def _raised(error: Exception) -> None:
    raise error
