"""SQLite: one thread writes and commits all that waits as one transaction, another reads, a third keeps the log short.

What is to be written is gathered by the loop and handed over as a whole: a thread that is woken for every move, and
asks for the interpreter several times each time, costs more than the writing.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from vitral.server import metrics
from vitral.server.store.base import BREATH, Row, Statement, StoredEvent, StoreError, cannot_open, no_answer
from vitral.server.store.one_server import FileLock
from vitral.server.store.sqlite_file import entered, migrate
from vitral.server.store.sqlite_statements import GROUP, inserting, own
from vitral.translatable import reason_of

MEMORY: Final = ":memory:"
_LOG_PAGES: Final = 8_000
"""With so many pages in its log SQLite itself brings them to the file, while everybody waits; usually it never gets to
that, since another thread does so, for which nobody waits,"""
_TIDY: Final = 1_000
"""after so many writes."""
_VALUES: Final = len(StoredEvent._fields)
_GUILTY: Final = (sqlite3.IntegrityError, sqlite3.DataError, ValueError, OverflowError)
"""What one write of a group can be guilty of; anything else is wrong with the file, and fails them all."""


class _Write(NamedTuple):
    events: Sequence[StoredEvent]
    statements: Sequence[Statement]
    done: asyncio.Future[None]
    since: float
    """When it was asked for."""


_Group = tuple[Sequence[_Write], list[Any] | None]
"""Writes to be committed together, and the values of all their events in a row, if they are nothing but events."""
_Answer = tuple[Sequence[_Write], StoreError | None]
"""What became of writes."""


class SqliteDatabase:
    """A file (or memory) in WAL mode, synced at every commit. A connection that failed is opened anew."""

    def __init__(self, path: str, patience: float) -> None:
        self._memory = path == MEMORY
        self._path = f"file:vitral-{id(self)}?mode=memory&cache=shared" if self._memory else path
        self._patience = patience
        self._waiting: list[_Write] = []
        self._under_way: list[_Write] = []
        """What was handed to the thread that writes."""
        self._called = False
        """Whether what waits will be handed over, at the latest when the thread is back."""
        self._rested = 0.0
        """When the next commit may begin."""
        self._alarm: asyncio.TimerHandle | None = None
        self._queue: SimpleQueue[_Group | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._reader = ThreadPoolExecutor(1, "vitral-read")
        self._tidier = ThreadPoolExecutor(1, "vitral-tidy")
        self._untidy = 0
        """How many writes there were since pages were last brought from the log to the file."""
        self._tidying: asyncio.Future[None] | None = None
        self._writer = Thread(target=self._write_on, name="vitral-write", daemon=True)
        self._writing: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None
        self._lock: FileLock | None = None

    @classmethod
    async def open(
        cls, path: str, migrations: Sequence[str], *, visiting: bool = False, patience: float
    ) -> SqliteDatabase:
        """Open the file, or make it if this is its server, and bring it up to date."""
        self = cls(path, patience)
        try:
            if path != MEMORY:
                self._lock = entered(path, visiting=visiting)
            self._writing, self._reading = self._connect(), self._connect()
            migrate(self._writing, migrations, path if visiting else "")
        except (sqlite3.Error, OSError) as error:
            self._let_go()
            raise StoreError(cannot_open(path, _reason(error))) from None
        except StoreError:
            self._let_go()
            raise
        self._writer.start()
        return self

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, uri=self._memory, check_same_thread=False, isolation_level=None)
        try:
            connection.execute(f"PRAGMA busy_timeout = {int(self._patience * 500)}")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
            if self._memory:
                connection.execute("PRAGMA read_uncommitted = ON")  # readers of shared memory would be locked out
            else:
                connection.execute("PRAGMA secure_delete = ON")  # what is erased leaves the file, too
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def write(self, events: Sequence[StoredEvent] = (), statements: Sequence[Statement] = ()) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        now = self._loop.time()
        self._waiting.append(_Write(events, statements, done, now))
        if not self._called:
            self._call(now)
        if self._alarm is None:
            self._alarm = self._loop.call_later(self._patience, self._give_up)
        return done

    def _call(self, now: float) -> None:
        """Hand over what waits, soon: what else is asked for meanwhile goes with it."""
        self._called = True
        early = self._rested - now
        if early > 0:
            self._loop.call_later(early, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        self._under_way, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        writes = [one for one in self._under_way if not one.done.done()]  # nobody waits for the others any more
        given: list[Any] = []
        for one in writes:  # here, where they were just made, not in a thread that has to fetch them
            for event in one.events:
                given.extend(event)
        self._queue.put((writes, None if any(one.statements for one in writes) else given))

    def _give_up(self) -> None:
        """Let nobody wait for longer than they should. It is one timer for all, since it hardly ever does anything."""
        self._alarm = None
        now = self._loop.time()
        for one in (*self._under_way, *self._waiting):  # in the order in which they were asked for
            if one.done.done():
                continue
            left = one.since + self._patience - now
            if left > 0:
                self._alarm = self._loop.call_later(left, self._give_up)
                return
            one.done.set_exception(StoreError(no_answer(self._patience)))

    async def read(self, sql: str, *values: Any) -> list[Row]:
        try:
            async with asyncio.timeout(self._patience):
                return await self._loop.run_in_executor(self._reader, self._read, sql, values)
        except TimeoutError:
            raise StoreError(no_answer(self._patience)) from None
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        if self._reading is None:
            self._reading = self._connect()
        try:
            rows: list[Row] = self._reading.execute(own(sql), values).fetchall()
        except sqlite3.Error:
            self._reading = self._done_with(self._reading)
            raise
        return rows

    async def faults(self) -> list[str]:
        # It takes as long as the file is large, so it has a connection of its own and nobody waits for it.
        def check() -> list[str]:
            with closing(self._connect()) as connection:
                return [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]

        try:
            return await asyncio.to_thread(check)
        except sqlite3.Error as error:
            return [str(error)]

    async def close(self) -> None:
        self._queue.put((self._waiting, None))
        self._waiting = []
        if self._alarm is not None:
            self._alarm.cancel()
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        self._tidier.shutdown()
        if self._lock is None and self._writing is not None:
            with suppress(sqlite3.Error):  # what a visitor erased is to leave the file now
                self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._let_go()

    def _let_go(self) -> None:
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()
        if self._lock is not None:
            self._lock.release()

    def _done_with(self, connection: sqlite3.Connection) -> sqlite3.Connection | None:
        """What to go on with after a failure: nothing, so that it is opened anew; memory would be lost by that."""
        if self._memory:
            return connection
        with suppress(sqlite3.Error):
            connection.close()
        return None

    # -- the thread that writes ------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while (group := self._queue.get()) is not None:
            answers = self._commit(*group)
            with suppress(RuntimeError):  # the loop is gone, and with it whoever waited
                self._loop.call_soon_threadsafe(self._answer, answers)
            del group, answers  # what they hold is the loop's

    def _commit(self, group: Sequence[_Write], given: list[Any] | None = None) -> list[_Answer]:
        if given is None:
            group = [one for one in group if not one.done.done()]  # nobody waits for the others any more
        if not group:
            return []
        begun = time.perf_counter()
        try:
            self._run(group, given)
        except _GUILTY as error:
            if len(group) > 1:  # so that only the guilty fail
                return [answer for one in group for answer in self._commit([one])]
            return [(group, StoreError(str(error)))]
        except Exception as error:  # whatever it is, everybody hears of it, and the next group may go well
            if self._writing is not None:
                self._writing = self._done_with(self._writing)
            return [(group, StoreError(str(error)))]
        metrics.COMMIT_GROUP.observe(len(group))
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
        return [(group, None)]

    def _run(self, group: Sequence[_Write], given: list[Any] | None) -> None:
        if self._writing is None:
            self._writing = self._connect()
        connection = self._writing
        if given:  # one statement is a transaction of its own
            connection.execute(inserting(len(given) // _VALUES), given)
            return
        events = [event for one in group for event in one.events]
        given = [value for event in events for value in event]
        statements = [statement for one in group for statement in one.statements]
        connection.execute("BEGIN IMMEDIATE")
        try:
            if events:
                connection.execute(inserting(len(events)), given)
            for sql, values in statements:
                connection.execute(own(sql), values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    # -- back in the loop ------------------------------------------------------------------------------------------

    def _answer(self, answers: Sequence[_Answer]) -> None:
        for group, failure in answers:
            for one in group:
                if one.done.done():
                    continue
                if failure is None:
                    one.done.set_result(None)
                else:
                    one.done.set_exception(failure)
        now = self._loop.time()
        self._rested = now + BREATH if len(self._under_way) > 1 else 0.0
        self._untidy += len(self._under_way)
        self._under_way = []
        self._called = False
        if self._waiting:
            self._call(now)
        if self._untidy >= _TIDY and not self._memory and (self._tidying is None or self._tidying.done()):
            self._untidy = 0
            self._tidying = self._loop.run_in_executor(self._tidier, self._tidy)

    def _tidy(self) -> None:
        """In a thread of its own: bring to the file what is in the log, as far as nobody is in the way."""
        with suppress(sqlite3.Error), closing(self._connect()) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def _reason(error: sqlite3.Error | OSError) -> str:
    return reason_of(error) if isinstance(error, OSError) else str(error)
