"""SQLite: one thread writes, another reads, and now and then a third checkpoints the log.

The thread that writes runs as little Python as it can: it shares the interpreter's lock with the event loop. An
executor's thread instead costs a tenth more processor time for each move.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import lru_cache, partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from vitral.server.store.database import GROUP, Database, Row, Statement, StoredEvent
from vitral.server.store.errors import StoreError, cannot_open, newer_version, no_answer, older_version
from vitral.server.store.store_file import FileLock, make_private
from vitral.translatable import NO_FILE, reason_of

MEMORY: Final = ":memory:"
_LOG_PAGES: Final = 8_000
"""The length of the log, in pages, at which SQLite checkpoints inside a commit. Normally `_checkpoint` does so earlier,
without delaying a write."""
_CHECKPOINT_EVERY: Final = 1_000
"""Events and statements between two checkpoints."""
_TRUNCATE_MS: Final = 250
"""How long emptying the log may wait for readers, in milliseconds."""
_TRUNCATE_EVERY: Final = 1.0
"""After how many seconds that is tried again."""

_HEADER_BYTES: Final = 100

_Job = tuple[Callable[[], None], "asyncio.Future[None]"]
"""What the thread that writes is to do, and who waits for it."""


class SqliteDatabase(Database):
    """A file (or memory) in WAL mode, synced at every commit. A connection that failed is opened again."""

    write_errors = (sqlite3.IntegrityError, sqlite3.DataError, ValueError, OverflowError)

    def __init__(self, path: str, patience: float) -> None:
        super().__init__(patience)
        self._memory = path == MEMORY
        self._path = f"file:vitral-{id(self)}?mode=memory&cache=shared" if self._memory else path
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write_forever, name="vitral-write", daemon=True)
        self._reader = ThreadPoolExecutor(1, "vitral-read")
        self._since_checkpoint = 0
        """How many events and statements there were since the last checkpoint."""
        self._checkpointing: asyncio.Task[None] | None = None
        self._truncating: asyncio.Task[None] | None = None
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
                _refuse_foreign(path, len(migrations))
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
        # It may take long with a large file, so it has a connection of its own.
        def check() -> list[str]:
            with closing(self._connect()) as connection:
                return [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]

        try:
            return await asyncio.to_thread(check)
        except sqlite3.Error as error:
            return [str(error)]

    async def close(self) -> None:
        await self._finish_writing()
        if self._truncating is not None:
            self._truncating.cancel()  # closing the file empties the log
        if self._checkpointing is not None:
            await self._checkpointing
        self._jobs.put(None)
        for join in (self._writer.join, self._reader.shutdown):
            await self._loop.run_in_executor(None, join)
        if self._lock is None and self._writing is not None:
            with suppress(sqlite3.Error):  # removes what a visitor erased from the file now
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

    # -- writing ---------------------------------------------------------------------------------------------------

    async def _run(self, events: list[StoredEvent], statements: list[Statement]) -> None:
        values = [value for event in events for value in event]
        await self._in_writer(partial(self._execute, len(events), values, statements))
        self._since_checkpoint += len(events) + len(statements)
        if (
            self._since_checkpoint >= _CHECKPOINT_EVERY
            and not self._memory
            and (self._checkpointing is None or self._checkpointing.done())
        ):
            self._since_checkpoint = 0
            self._checkpointing = asyncio.create_task(asyncio.to_thread(self._checkpoint))

    def _in_writer(self, work: Callable[[], None]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((work, done))
        return done

    def _write_forever(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, done = job
            failure = None
            try:
                work()
            except Exception as error:
                failure = error
            with suppress(RuntimeError):  # the loop has ended, and with it the waiting tasks
                self._loop.call_soon_threadsafe(_finish, done, failure)
            del job, work, done, failure  # releases objects that belong to the loop

    def _execute(self, events: int, values: list[Any], statements: list[Statement]) -> None:
        """Runs in the thread that writes; *values* are those of *events* events, one after the other."""
        if self._writing is None:
            self._writing = self._connect()
        connection = self._writing
        try:
            if not statements:  # one statement is a transaction of its own
                connection.execute(_insert_events(events), values)
                return
            connection.execute("BEGIN IMMEDIATE")
            if events:
                connection.execute(_insert_events(events), values)
            for sql, parameters in statements:
                connection.execute(_numbered(sql), parameters)
            connection.execute("COMMIT")
        except self.write_errors:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        except Exception:
            self._writing = self._discard(connection)
            raise

    async def overwrite_deleted(self) -> None:
        if self._memory:
            return
        await self._finish_writing()
        try:
            await self._in_writer(self._truncate_log)
        except StoreError:  # a backup reads it
            if self._truncating is None or self._truncating.done():
                self._truncating = asyncio.create_task(self._truncate_later())

    async def _truncate_later(self) -> None:
        busy = True
        while busy:
            await asyncio.sleep(_TRUNCATE_EVERY)
            with suppress(StoreError, sqlite3.Error):
                await self._in_writer(self._truncate_log)
                busy = False

    def _truncate_log(self) -> None:
        """Empties the log, which holds what pages said before they were overwritten; raises if it stays in use."""
        with closing(self._connect()) as connection:
            connection.execute(f"PRAGMA busy_timeout = {_TRUNCATE_MS}")  # writes wait meanwhile
            (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise StoreError("the log is in use")

    def _checkpoint(self) -> None:
        """Copies the part of the log that no reader needs to the file; runs in a thread of its own."""
        with suppress(sqlite3.Error), closing(self._connect()) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def _finish(done: asyncio.Future[None], failure: Exception | None) -> None:
    if done.cancelled():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


def _reason(error: sqlite3.Error | OSError) -> str:
    return reason_of(error) if isinstance(error, OSError) else str(error)


def _refuse_foreign(path: str, newest: int) -> None:
    """Raises `StoreError` for a file of another program, which is left as it is.

    Ours are in WAL mode; copies of them need not be, but say their version.
    """
    if not Path(path).is_file():
        return
    with Path(path).open("rb") as file:
        header = file.read(_HEADER_BYTES)
    version = int.from_bytes(header[60:64], "big")
    in_wal_mode = header[18:20] == b"\x02\x02"
    if header and not (header.startswith(b"SQLite format 3\0") and (in_wal_mode or version)):
        raise StoreError(cannot_open(path, "file is not a database"))
    if version > newest:
        raise StoreError(newer_version(version))


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
    try:
        make_private(path)
    except OSError:
        lock.release()
        raise
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
    """Returns one statement that inserts that many events: for each statement the writer waits for the interpreter.

    If one event cannot be stored none is, so that SQLite need not note how to undo that statement alone.
    """
    rows = ", ".join(["(?, ?, ?, ?)"] * events)
    return f"INSERT OR ROLLBACK INTO events (table_id, number, at, body) VALUES {rows}"


@lru_cache(1000)
def _numbered(sql: str) -> str:
    """Returns a statement with its values numbered as SQLite does it."""
    return re.sub(r"\$(\d)", r"?\1", sql)
