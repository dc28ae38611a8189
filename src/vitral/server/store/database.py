"""A database, whichever kind it is: writes are committed in groups."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from vitral.server import metrics
from vitral.server.store.errors import StoreError, no_answer

_T = TypeVar("_T")
Statement = tuple[str, tuple[Any, ...]]
"""SQL with `$1`, `$2`, ... and the values for them."""
Row = Sequence[Any]
GROUP: Final = 500
"""The most writes committed together."""
COMMIT_PAUSE: Final = 0.004
"""Seconds between a commit that several writes shared and the next one, so that more can share that. A single write
waits for nothing."""


class StoredEvent(NamedTuple):
    """An event of a table; numbers count from 1."""

    table: str
    number: int
    at: float
    body: str


class _Write(NamedTuple):
    events: Sequence[StoredEvent]
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class Database(ABC):
    """Runs SQL. Writes that wait at the same moment are committed together, and are safe when `write` returns.

    Whatever goes wrong is a `StoreError`, after a limited time.
    """

    write_errors: ClassVar[tuple[type[Exception], ...]]
    """What can be wrong with one write of a group; anything else is wrong with the database, and fails them all."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._waiting: list[_Write] = []
        self._committing: asyncio.Task[None] | None = None
        self._begun: float | None = None
        """When the commit under way was begun, by the time of the loop."""
        self._alarm: asyncio.TimerHandle | None = None
        self._is_late = False
        """Whether a commit was cancelled since it took too long."""

    def write(self, events: Sequence[StoredEvent] = (), statements: Sequence[Statement] = ()) -> asyncio.Future[None]:
        """Writes all of it or nothing. After a `StoreError` only the database knows which: read it again."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not events and not statements:
            done.set_result(None)
            return done
        self._waiting.append(_Write(events, statements, done))
        if self._committing is None:
            self._committing = loop.create_task(self._commit_waiting(loop))
        return done

    @abstractmethod
    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    async def rows(self, kind: type[_T], sql: str, *values: Any) -> list[_T]:
        """Reads rows as objects of a class whose fields are the columns."""
        return [kind(*row) for row in await self.read(sql, *values)]

    async def column(self, sql: str, *values: Any) -> list[Any]:
        """Reads the first column."""
        return [row[0] for row in await self.read(sql, *values)]

    async def first(self, kind: type[_T], sql: str, *values: Any) -> _T | None:
        """Reads the first row, if there is one."""
        return next(iter(await self.rows(kind, sql, *values)), None)

    @abstractmethod
    async def faults(self) -> list[str]:
        """Returns what the database finds wrong with its own files, in its own words."""

    @abstractmethod
    async def overwrite_deleted(self) -> None:
        """Makes what was deleted or replaced unreadable in the database's files, as far as this program can; while
        others read them, soon after.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finishes what waits to be written, and disconnects."""

    @abstractmethod
    async def _run(self, events: list[StoredEvent], statements: list[Statement]) -> None:
        """Executes all of it in one transaction."""

    async def _finish_writing(self) -> None:
        if self._committing is not None:
            await self._committing
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _commit_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                await self._commit(group, loop)
                if len(group) > 1:
                    await asyncio.sleep(COMMIT_PAUSE)
        finally:
            self._committing = None

    def _check_patience(self, loop: asyncio.AbstractEventLoop) -> None:
        """Cancels a commit that takes too long. One timer serves all, since it hardly ever finds one: a timer for each
        commit would cost more than two percent of a move.
        """
        self._alarm = None
        if self._begun is None or self._committing is None:
            return
        left = self._begun + self._patience - loop.time()
        if left > 0:
            self._alarm = loop.call_later(left, self._check_patience, loop)
        else:
            self._is_late = True
            self._committing.cancel()

    async def _commit(self, group: list[_Write], loop: asyncio.AbstractEventLoop) -> None:
        group = [write for write in group if not write.done.done()]  # the callers of the others were canceled
        if not group:
            return
        events = [event for write in group for event in write.events]
        statements = [statement for write in group for statement in write.statements]
        begun, failure = time.perf_counter(), None
        self._begun = loop.time()
        if self._alarm is None:
            self._alarm = loop.call_later(self._patience, self._check_patience, loop)
        try:
            await self._run(events, statements)
        except self.write_errors as error:
            if len(group) > 1:
                for write in group:  # so that only the faulty ones fail
                    await self._commit([write], loop)
                return
            failure = error if isinstance(error, StoreError) else StoreError(str(error))
        except asyncio.CancelledError:
            if not self._is_late:
                raise
            self._is_late = False
            if self._committing is not None:
                self._committing.uncancel()
            group, self._waiting = [*group, *self._waiting], []
            failure = StoreError(no_answer(self._patience))
        except Exception as error:  # any error: every waiting call gets it, and the next group may succeed
            failure = error if isinstance(error, StoreError) else StoreError(str(error))
        else:
            metrics.COMMIT_GROUP.observe(len(group))
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
        finally:
            self._begun = None
        for write in group:
            if write.done.done():
                continue
            if failure is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(failure)
