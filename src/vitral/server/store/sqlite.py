"""SQLite: one thread writes and commits all that waits as one transaction, another reads."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

import msgspec

from vitral.said import reason_of
from vitral.server.store.base import Row, Statement, StoredEvent, StoreError, newer, unopened

_GROUP: Final = 500
"""The most writes committed together."""
_EVENTS: Final = """
    INSERT INTO events (table_id, number, at, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]')
    FROM json_each(?)
"""
# One statement for all events of a group: each statement costs the writer a wait for the interpreter's lock.


class _Write(NamedTuple):
    events: Sequence[StoredEvent]
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class SqliteDatabase:
    """A file (or memory) in WAL mode, synced at every commit."""

    def __init__(self, path: str) -> None:
        shared = path == ":memory:"
        self._path = f"file:vitral-{id(self)}?mode=memory&cache=shared" if shared else path
        self._uri = shared
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._reader = ThreadPoolExecutor(1, "vitral-read")
        self._writer = Thread(target=self._write_on, name="vitral-write", daemon=True)
        self._writing = self._connect()
        self._reading = self._connect()

    @classmethod
    async def open(cls, path: str, migrations: Sequence[str]) -> SqliteDatabase:
        """Open the file, or make it, and bring it up to date."""
        try:
            if path != ":memory:":
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            self = cls(path)
            _migrate(self._writing, migrations)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(unopened(path, _reason(error))) from None
        self._writer.start()
        return self

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, uri=self._uri, check_same_thread=False, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 5000")
        if self._uri:
            connection.execute("PRAGMA read_uncommitted = ON")  # readers of shared memory would be locked out
        return connection

    async def write(self, events: Sequence[StoredEvent] = (), statements: Sequence[Statement] = ()) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(_Write(events, statements, done))
        await done

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return await self._loop.run_in_executor(self._reader, self._read, sql, values)

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        rows: list[Row] = self._reading.execute(_own(sql), values).fetchall()
        return rows

    async def close(self) -> None:
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        self._writing.close()
        self._reading.close()

    # -- the thread that writes ------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        last = False
        while not last:
            group: list[_Write] = []
            waiting = self._queue.get()
            while waiting is not None:
                group.append(waiting)
                if len(group) == _GROUP or self._queue.empty():
                    break
                waiting = self._queue.get()
            last = waiting is None
            if group:
                self._commit(group)

    def _commit(self, group: Sequence[_Write]) -> None:
        try:
            self._run(group)
        except sqlite3.Error as error:
            if len(group) > 1:
                for one in group:  # so that only the guilty fail
                    self._commit([one])
                return
            self._tell(group, StoreError(str(error)))
        else:
            self._tell(group)

    def _run(self, group: Sequence[_Write]) -> None:
        connection = self._writing
        connection.execute("BEGIN IMMEDIATE")
        try:
            events = [(event.table, event.number, event.at, event.body) for one in group for event in one.events]
            if events:
                connection.execute(_EVENTS, (msgspec.json.encode(events).decode(),))
            for one in group:
                for sql, values in one.statements:
                    connection.execute(_own(sql), values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _tell(self, group: Sequence[_Write], failure: StoreError | None = None) -> None:
        try:
            self._loop.call_soon_threadsafe(_answer, group, failure)
        except RuntimeError:  # the loop is gone, and with it whoever waited
            return


def _answer(group: Sequence[_Write], failure: StoreError | None) -> None:
    for one in group:
        if one.done.done():
            continue
        if failure is None:
            one.done.set_result(None)
        else:
            one.done.set_exception(failure)


def _reason(error: sqlite3.Error | OSError) -> str:
    return reason_of(error) if isinstance(error, OSError) else str(error)


def _own(sql: str) -> str:
    return re.sub(r"\$(\d)", r"?\1", sql)


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        raise StoreError(newer(version))
    for number, script in enumerate(migrations[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
