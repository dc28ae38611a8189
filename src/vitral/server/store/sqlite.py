"""SQLite: one thread writes and commits all that waits as one transaction, another reads, a third checkpoints the log.

The loop gathers what is to be written and hands it over as a whole: waking a thread for every move, which then asks for
the interpreter several times, costs more than the writing.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from vitral.server import metrics
from vitral.server.store.database import (
    COMMIT_PAUSE,
    GROUP,
    Row,
    Statement,
    StoredEvent,
    StoreError,
    cannot_open,
    newer_version,
    no_answer,
    older_version,
)
from vitral.server.store.store_file import FileLock, make_private
from vitral.translatable import NO_FILE, reason_of

MEMORY: Final = ":memory:"
_LOG_PAGES: Final = 8_000
"""The length of the log, in pages, at which SQLite itself checkpoints while everybody waits. It is hardly ever reached,
since a thread of ours, for which nobody waits, does so"""
_CHECKPOINT_EVERY: Final = 1_000
"""after so many writes."""
_VALUES: Final = len(StoredEvent._fields)
_WRITE_ERRORS: Final = (sqlite3.IntegrityError, sqlite3.DataError, ValueError, OverflowError)
"""What can be wrong with one write of a group; anything else is wrong with the file, and fails them all."""


class _Write(NamedTuple):
    events: Sequence[StoredEvent]
    statements: Sequence[Statement]
    done: asyncio.Future[None]
    since: float
    """When it was asked for."""


_Group = tuple[Sequence[_Write], list[Any] | None]
"""Writes to be committed together, and the values of all their events in a row, if they are nothing but events."""
_Outcome = tuple[Sequence[_Write], StoreError | None]
"""Writes, and why they failed, if they did."""


class SqliteDatabase:
    """A file (or memory) in WAL mode, synced at every commit. A connection that failed is opened again."""

    def __init__(self, path: str, patience: float) -> None:
        self._memory = path == MEMORY
        self._path = f"file:vitral-{id(self)}?mode=memory&cache=shared" if self._memory else path
        self._patience = patience
        self._waiting: list[_Write] = []
        self._in_flight: list[_Write] = []
        """What the thread that writes has."""
        self._scheduled = False
        """Whether what waits will be handed to that thread, at the latest when it is back."""
        self._not_before = 0.0
        """When the next commit may begin."""
        self._alarm: asyncio.TimerHandle | None = None
        self._queue: SimpleQueue[_Group | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._reader = ThreadPoolExecutor(1, "vitral-read")
        self._checkpointer = ThreadPoolExecutor(1, "vitral-tidy")
        self._since_checkpoint = 0
        """How many writes there were since the last checkpoint."""
        self._checkpointing: asyncio.Future[None] | None = None
        self._writer = Thread(target=self._write_forever, name="vitral-write", daemon=True)
        self._writing: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None
        self._lock: FileLock | None = None

    @classmethod
    async def open(
        cls, path: str, migrations: Sequence[str], *, visiting: bool = False, patience: float
    ) -> SqliteDatabase:
        """Opens the file, or creates it if this is its server, and brings it up to date."""
        self = cls(path, patience)
        try:
            if path != MEMORY:
                self._lock = _enter(path, visiting=visiting)
            self._writing, self._reading = self._connect(), self._connect()
            migrate(self._writing, migrations, path if visiting else "")
        except (sqlite3.Error, OSError) as error:
            self._release()
            raise StoreError(cannot_open(path, _reason(error))) from None
        except StoreError:
            self._release()
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
        if not self._scheduled:
            self._schedule(now)
        if self._alarm is None:
            self._alarm = self._loop.call_later(self._patience, self._time_out)
        return done

    def _schedule(self, now: float) -> None:
        """Has what waits handed over soon, together with what is asked for meanwhile."""
        self._scheduled = True
        early = self._not_before - now
        if early > 0:
            self._loop.call_later(early, self._submit)
        else:
            self._loop.call_soon(self._submit)

    def _submit(self) -> None:
        self._in_flight, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        writes = [one for one in self._in_flight if not one.done.done()]  # nobody waits for the others any more
        given: list[Any] = []
        for one in writes:  # here, where they were just made, not in a thread that has to fetch them
            for event in one.events:
                given.extend(event)
        self._queue.put((writes, None if any(one.statements for one in writes) else given))

    def _time_out(self) -> None:
        """Fails writes that took too long. One timer serves all, since it hardly ever finds one."""
        self._alarm = None
        now = self._loop.time()
        for one in (*self._in_flight, *self._waiting):  # in the order in which they were asked for
            if one.done.done():
                continue
            left = one.since + self._patience - now
            if left > 0:
                self._alarm = self._loop.call_later(left, self._time_out)
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
            rows: list[Row] = self._reading.execute(_numbered(sql), values).fetchall()
        except sqlite3.Error:
            self._reading = self._discard(self._reading)
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
        self._checkpointer.shutdown()
        if self._lock is None and self._writing is not None:
            with suppress(sqlite3.Error):  # what a visitor erased is to leave the file now
                self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._release()

    def _release(self) -> None:
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()
        if self._lock is not None:
            self._lock.release()

    def _discard(self, connection: sqlite3.Connection) -> sqlite3.Connection | None:
        """Closes a connection that failed, so that it is opened again; a store in memory would be lost by that."""
        if self._memory:
            return connection
        with suppress(sqlite3.Error):
            connection.close()
        return None

    # -- the thread that writes ------------------------------------------------------------------------------------

    def _write_forever(self) -> None:
        while (group := self._queue.get()) is not None:
            outcomes = self._commit(*group)
            with suppress(RuntimeError):  # the loop is gone, and with it whoever waited
                self._loop.call_soon_threadsafe(self._finish, outcomes)
            del group, outcomes  # what they hold is the loop's

    def _commit(self, group: Sequence[_Write], given: list[Any] | None = None) -> list[_Outcome]:
        if given is None:
            group = [one for one in group if not one.done.done()]  # nobody waits for the others any more
        if not group:
            return []
        begun = time.perf_counter()
        try:
            self._run(group, given)
        except _WRITE_ERRORS as error:
            if len(group) > 1:  # so that only the faulty ones fail
                return [outcome for one in group for outcome in self._commit([one])]
            return [(group, StoreError(str(error)))]
        except Exception as error:  # whatever it is, every waiting call gets it, and the next group may succeed
            if self._writing is not None:
                self._writing = self._discard(self._writing)
            return [(group, StoreError(str(error)))]
        metrics.COMMIT_GROUP.observe(len(group))
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
        return [(group, None)]

    def _run(self, group: Sequence[_Write], given: list[Any] | None) -> None:
        if self._writing is None:
            self._writing = self._connect()
        connection = self._writing
        if given:  # one statement is a transaction of its own
            connection.execute(_insert_events(len(given) // _VALUES), given)
            return
        events = [event for one in group for event in one.events]
        given = [value for event in events for value in event]
        statements = [statement for one in group for statement in one.statements]
        connection.execute("BEGIN IMMEDIATE")
        try:
            if events:
                connection.execute(_insert_events(len(events)), given)
            for sql, values in statements:
                connection.execute(_numbered(sql), values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    # -- back in the loop ------------------------------------------------------------------------------------------

    def _finish(self, outcomes: Sequence[_Outcome]) -> None:
        for group, failure in outcomes:
            for one in group:
                if one.done.done():
                    continue
                if failure is None:
                    one.done.set_result(None)
                else:
                    one.done.set_exception(failure)
        now = self._loop.time()
        self._not_before = now + COMMIT_PAUSE if len(self._in_flight) > 1 else 0.0
        self._since_checkpoint += len(self._in_flight)
        self._in_flight = []
        self._scheduled = False
        if self._waiting:
            self._schedule(now)
        if (
            self._since_checkpoint >= _CHECKPOINT_EVERY
            and not self._memory
            and (self._checkpointing is None or self._checkpointing.done())
        ):
            self._since_checkpoint = 0
            self._checkpointing = self._loop.run_in_executor(self._checkpointer, self._checkpoint)

    def _checkpoint(self) -> None:
        """Runs in a thread of its own, and copies the log to the file as far as nobody is in the way."""
        with suppress(sqlite3.Error), closing(self._connect()) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def _reason(error: sqlite3.Error | OSError) -> str:
    return reason_of(error) if isinstance(error, OSError) else str(error)


def _enter(path: str, *, visiting: bool) -> FileLock | None:
    """Creates and locks the file of a server; a visitor needs it to be there, and no lock."""
    if visiting:
        if not Path(path).is_file():
            raise StoreError(cannot_open(path, NO_FILE))
        return None
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    if Path(path).is_dir():
        raise StoreError(cannot_open(path, "unable to open database file"))
    lock = FileLock(path)
    make_private(path)
    return lock


def migrate(connection: sqlite3.Connection, migrations: Sequence[str], visited: str = "") -> None:
    """Brings a database up to date; one that is `visited` at some path must be so already."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        raise StoreError(newer_version(version))
    if version < len(migrations) and visited:
        raise StoreError(older_version(visited))
    for number, script in enumerate(migrations[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


@lru_cache(GROUP)
def _insert_events(events: int) -> str:
    """Returns one statement for so many events: each statement costs the writer a wait for the interpreter's lock.

    If one event cannot be stored none is, so that SQLite need not note how to undo that statement alone.
    """
    rows = ", ".join(["(?, ?, ?, ?)"] * events)
    return f"INSERT OR ROLLBACK INTO events (table_id, number, at, body) VALUES {rows}"


@lru_cache(1000)
def _numbered(sql: str) -> str:
    """Returns a statement with its values numbered as SQLite does it."""
    return re.sub(r"\$(\d)", r"?\1", sql)
