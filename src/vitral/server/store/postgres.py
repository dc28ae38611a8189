"""PostgreSQL: one task writes and commits all that waits as one transaction; a small pool reads.

Only a connection that holds the servers' lock writes. If it is lost, its successor has to take the lock first. The one
server of a database has it for itself, so that two never write to it, whatever happens to the network between them and
it; several that know of each other by a bus share it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import msgspec

from vitral.server import metrics
from vitral.server.store.database import (
    COMMIT_PAUSE,
    GROUP,
    InUseError,
    Row,
    Statement,
    StoredEvent,
    StoreError,
    WriteConflictError,
    cannot_open,
    in_use,
    newer_version,
    no_answer,
    older_version,
    still_running,
)

_MIGRATING: Final = 0x76697472
"""An advisory lock, so that two servers starting at once do not migrate at once."""
_SERVING: Final = 0x76697473
"""The advisory lock of the one server, held by the connection that writes."""
_EVENTS: Final = """
    INSERT INTO events (table_id, number, at, body)
    SELECT one ->> 0, (one ->> 1)::bigint, (one ->> 2)::double precision, one ->> 3
    FROM json_array_elements($1::text::json) AS one
"""
"""All events of a group in one text: to write four lists of them, the driver looks closely at every single value."""
_EVENTS_KEY: Final = "events_pkey"
_FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
_WRITE_ERRORS: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.DeadlockDetectedError,
    ValueError,
    OverflowError,
)
"""What can be wrong with one write of a group; anything else is wrong with the database, and fails them all."""
_KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""So that the lock of a server whose machine vanished is free again within half a minute."""
_OUTCOMES: Final = 6
"""The migration from which on events hold what was dealt (`0006_outcomes.sql`)."""
_LOCK_WAIT: Final = 3.0
"""A server that was just killed may still be in the middle of its last commit."""


Role = Literal["the one server", "one of several", "visitor"]
"""Who opens a database: its servers write, with its lock for themselves or together; a visitor needs none."""


class _Write(NamedTuple):
    events: Sequence[StoredEvent]
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class PostgresDatabase:
    """A database behind a URL."""

    def __init__(self, url: str, pool: Any, writer: Any, role: Role, patience: float) -> None:
        self._url = url
        self._pool = pool
        self._writer = writer
        self._role: Role = role
        self._patience = patience
        self._waiting: list[_Write] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, url: str, migrations: Sequence[str], role: Role = "the one server", *, patience: float
    ) -> PostgresDatabase:
        """Connects, takes the lock of a server unless visiting, and brings the tables up to date."""
        writer: Any = None
        try:
            writer = await connect(url, patience)
            await _take_lock(writer, role)
            await _migrate(writer, migrations, visiting=role == "visitor")
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=4, command_timeout=patience, timeout=patience, reset=_no_reset
            )
        except (*_FAILURES, ValueError) as error:
            if writer is not None:
                writer.terminate()
            raise StoreError(cannot_open("PostgreSQL", str(error) or type(error).__name__)) from None
        except StoreError:
            await writer.close()
            raise
        return cls(url, pool, writer, role, patience)

    def write(self, events: Sequence[StoredEvent] = (), statements: Sequence[Statement] = ()) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(events, statements, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        return done

    async def read(self, sql: str, *values: Any) -> list[Row]:
        try:
            async with asyncio.timeout(self._patience):
                return list(await self._pool.fetch(sql, *values))
        except TimeoutError:
            raise StoreError(no_answer(self._patience)) from None
        except Exception as error:  # a connection cut in the middle also ends in errors of the driver's own
            raise StoreError(str(error) or type(error).__name__) from error

    async def faults(self) -> list[str]:
        return []  # PostgreSQL checks what it reads; `pg_amcheck` looks at the rest

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        try:
            async with asyncio.timeout(self._patience):
                if self._writer is not None:
                    await self._writer.close()
                await self._pool.close()
        except (*_FAILURES, TimeoutError):
            self._drop_writer()
            self._pool.terminate()

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                await self._commit(group)
                if len(group) > 1:
                    await asyncio.sleep(COMMIT_PAUSE)
        finally:
            self._writing = None

    async def _commit(self, group: Sequence[_Write]) -> None:
        group = [one for one in group if not one.done.done()]  # nobody waits for the others any more
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(self._patience):
                await self._run(group)
        except _WRITE_ERRORS as error:
            if len(group) > 1:
                for one in group:  # so that only the faulty ones fail
                    await self._commit([one])
                return
            overtaken = isinstance(error, asyncpg.UniqueViolationError) and error.constraint_name == _EVENTS_KEY
            _fail(group, WriteConflictError(str(error)) if overtaken else StoreError(str(error)))
        except TimeoutError:
            self._drop_writer()
            waiting, self._waiting = self._waiting, []
            _fail([*group, *waiting], StoreError(no_answer(self._patience)))
        except Exception as error:  # whatever it is, every waiting call gets it, and the next group may succeed
            self._drop_writer()
            _fail(group, error if isinstance(error, StoreError) else StoreError(str(error)))
        else:
            metrics.COMMIT_GROUP.observe(len(group))
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - begun)
            for one in group:
                if not one.done.done():
                    one.done.set_result(None)

    async def _run(self, group: Sequence[_Write]) -> None:
        # In one order for all servers, or two of them could wait for each other.
        events = sorted([event for one in group for event in one.events])
        written = msgspec.json.encode(events).decode()
        statements = [statement for one in group for statement in one.statements]
        connection = await self._locked_writer()
        if not statements:  # one statement is a transaction of its own
            await connection.execute(_EVENTS, written)
            return
        # asyncpg's own transactions roll back whatever ended them, and would wait for a database that does not answer.
        await connection.execute("BEGIN")
        try:
            if events:
                await connection.execute(_EVENTS, written)
            for sql, values in statements:
                await connection.execute(sql, *values)
            await connection.execute("COMMIT")
        except _WRITE_ERRORS:
            await connection.execute("ROLLBACK")
            raise

    async def _locked_writer(self) -> Any:
        """Returns the connection that may write; a new one if the last is gone."""
        if self._writer is None or self._writer.is_closed():
            self._writer = None
            writer = await connect(self._url, self._patience)
            try:
                await _take_lock(writer, self._role)
            except BaseException:
                writer.terminate()
                raise
            self._writer = writer
        return self._writer

    def _drop_writer(self) -> None:
        """Closes the writing connection: nobody knows what became of its last commit."""
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None


async def _no_reset(_: Any) -> None:
    """Reading leaves nothing behind in a connection, so the pool need not reset it."""


def _fail(group: Sequence[_Write], failure: StoreError) -> None:
    for one in group:
        if not one.done.done():
            one.done.set_exception(failure)


async def connect(url: str, patience: float, *, lasting: bool = False) -> Any:
    """Returns a connection; its statements have to be done within a limited time, unless it is `lasting`."""
    # The database gives up a little later than we do, so that nothing of ours lingers there.
    limits = {} if lasting else {name: str(int(patience * 2000)) for name in ("statement_timeout", "lock_timeout")}
    return await asyncpg.connect(url, timeout=patience, server_settings={**_KEEPALIVE, **limits})


async def _take_lock(connection: Any, role: Role) -> None:
    """Takes the lock of a server; raises `InUseError` if another server excludes this one, or the other way round."""
    if role == "visitor":
        return
    lock = "pg_try_advisory_lock" if role == "the one server" else "pg_try_advisory_lock_shared"
    last = asyncio.get_running_loop().time() + _LOCK_WAIT
    while not await connection.fetchval(f"SELECT {lock}($1)", _SERVING):
        if asyncio.get_running_loop().time() > last:
            raise InUseError(in_use("PostgreSQL"))
        await asyncio.sleep(0.1)


async def _migrate(connection: Any, migrations: Sequence[str], *, visiting: bool) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
        there = await connection.fetchval("SELECT to_regclass('vitral_version') IS NOT NULL")
        version = (await connection.fetchval("SELECT version FROM vitral_version") or 0) if there else 0
        if version > len(migrations):
            raise StoreError(newer_version(version))
        if version == len(migrations):
            return
        if visiting:
            raise StoreError(older_version("PostgreSQL"))
        if 0 < version < _OUTCOMES:  # servers of older versions would go on to write events without outcomes
            if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _SERVING):
                raise StoreError(still_running("PostgreSQL"))
            await connection.execute("SELECT pg_advisory_unlock($1)", _SERVING)
        await connection.execute("CREATE TABLE IF NOT EXISTS vitral_version (version BIGINT NOT NULL)")
        for script in migrations[version:]:
            await connection.execute(script)
        await connection.execute("DELETE FROM vitral_version")
        await connection.execute("INSERT INTO vitral_version VALUES ($1)", len(migrations))
