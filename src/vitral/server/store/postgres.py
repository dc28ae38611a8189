"""PostgreSQL: one task writes and commits all that waits as one transaction; a small pool reads.

Only a connection that holds the servers' lock writes. If it is lost, its successor has to take the lock first. The one
server of a database has it for itself, so that two never write to it, whatever happens to the network between them and
it; several that know of each other by a bus share it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Literal

import asyncpg  # type: ignore[import-untyped]
import msgspec

from vitral.server.store.database import Database, Row, Statement, StoredEvent
from vitral.server.store.errors import (
    InUseError,
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
"""An advisory lock, so that two servers that start together do not both migrate."""
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
_KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""So that the lock of a server whose machine vanished is free again within half a minute."""
_OUTCOMES: Final = 6
"""The migration from which on events hold what was dealt (`0006_outcomes.sql`)."""
_LOCK_WAIT: Final = 3.0
"""A server that was just killed may still be in the middle of its last commit."""


Role = Literal["the one server", "one of several", "visitor"]
"""Who opens a database: its servers write, with its lock for themselves or together; a visitor needs none."""


class PostgresDatabase(Database):
    """A database behind a URL."""

    write_errors = (
        asyncpg.IntegrityConstraintViolationError,
        asyncpg.DataError,
        asyncpg.DeadlockDetectedError,
        ValueError,
        OverflowError,
        WriteConflictError,
    )

    def __init__(self, url: str, pool: Any, writer: Any, role: Role, patience: float) -> None:
        super().__init__(patience)
        self._url = url
        self._pool = pool
        self._writer = writer
        self._role: Role = role

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

    async def read(self, sql: str, *values: Any) -> list[Row]:
        try:
            async with asyncio.timeout(self._patience):
                return list(await self._pool.fetch(sql, *values))
        except TimeoutError:
            raise StoreError(no_answer(self._patience)) from None
        except Exception as error:  # a connection that is cut also raises the driver's own errors
            raise StoreError(str(error) or type(error).__name__) from error

    async def faults(self) -> list[str]:
        return []  # PostgreSQL checks what it reads; `pg_amcheck` looks at the rest

    async def overwrite_deleted(self) -> None:
        pass  # PostgreSQL reuses the space when it vacuums, which its operators configure

    async def close(self) -> None:
        await self._finish_writing()
        try:
            async with asyncio.timeout(self._patience):
                if self._writer is not None:
                    await self._writer.close()
                await self._pool.close()
        except (*_FAILURES, TimeoutError):
            self._drop_writer()
            self._pool.terminate()

    async def _run(self, events: list[StoredEvent], statements: list[Statement]) -> None:
        try:
            await self._execute(events, statements)
        except asyncpg.UniqueViolationError as error:
            raise (WriteConflictError(str(error)) if error.constraint_name == _EVENTS_KEY else error) from None
        except self.write_errors:
            raise
        except BaseException:
            self._drop_writer()
            raise

    async def _execute(self, events: list[StoredEvent], statements: list[Statement]) -> None:
        # In one order for all servers, or two of them could wait for each other.
        written = msgspec.json.encode(sorted(events)).decode()
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
        except self.write_errors:
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
        """Closes the writing connection: whether its last commit succeeded is unknown."""
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None


async def _no_reset(_: Any) -> None:
    """Does nothing: reading leaves nothing behind in a connection, so the pool need not reset it."""


async def connect(url: str, patience: float, *, lasting: bool = False) -> Any:
    """Returns a connection; its statements have to be done within a limited time, unless it is `lasting`."""
    # The database gives up a little later than we do, so that no statement of ours stays there.
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
