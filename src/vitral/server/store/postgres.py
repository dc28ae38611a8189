"""PostgreSQL: one task writes and commits all that waits as one transaction; a small pool reads."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from vitral.server.store.base import Row, Statement, StoredEvent, StoreError, newer, unopened

_GROUP: Final = 500
"""The most writes committed together."""
_LOCK: Final = 0x76697472
"""An advisory lock, so that two servers starting at once do not migrate at once."""
_EVENTS: Final = """
    INSERT INTO events (table_id, number, at, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::double precision[], $4::text[])
"""
_FAILURES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


class _Write(NamedTuple):
    events: Sequence[StoredEvent]
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class PostgresDatabase:
    """A database behind a URL."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool
        self._waiting: list[_Write] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, migrations: Sequence[str]) -> PostgresDatabase:
        """Connect, and bring the tables up to date."""
        try:
            pool = await asyncpg.create_pool(url, min_size=1, max_size=4)
            async with pool.acquire() as connection:
                await _migrate(connection, migrations)
        except (*_FAILURES, ValueError) as error:
            raise StoreError(unopened("PostgreSQL", str(error))) from None
        return cls(pool)

    async def write(self, events: Sequence[StoredEvent] = (), statements: Sequence[Statement] = ()) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Write(events, statements, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on())
        await done

    async def read(self, sql: str, *values: Any) -> list[Row]:
        try:
            return list(await self._pool.fetch(sql, *values))
        except _FAILURES as error:
            raise StoreError(str(error)) from None

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._pool.close()

    async def _write_on(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:_GROUP], self._waiting[_GROUP:]
            await self._commit(group)
        self._writing = None

    async def _commit(self, group: Sequence[_Write]) -> None:
        try:
            await self._run(group)
        except _FAILURES as error:
            if len(group) > 1:
                for one in group:  # so that only the guilty fail
                    await self._commit([one])
                return
            for one in group:
                if not one.done.done():
                    one.done.set_exception(StoreError(str(error)))
        else:
            for one in group:
                if not one.done.done():
                    one.done.set_result(None)

    async def _run(self, group: Sequence[_Write]) -> None:
        events = [event for one in group for event in one.events]
        columns = (
            [event.table for event in events],
            [event.number for event in events],
            [event.at for event in events],
            [event.body for event in events],
        )
        statements = [statement for one in group for statement in one.statements]
        async with self._pool.acquire() as connection:
            if not statements:  # one statement is a transaction of its own
                await connection.execute(_EVENTS, *columns)
                return
            async with connection.transaction():
                if events:
                    await connection.execute(_EVENTS, *columns)
                for sql, values in statements:
                    await connection.execute(sql, *values)


async def _migrate(connection: Any, migrations: Sequence[str]) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS vitral_version (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT version FROM vitral_version") or 0
        if version > len(migrations):
            raise StoreError(newer(version))
        for script in migrations[version:]:
            await connection.execute(script)
        await connection.execute("DELETE FROM vitral_version")
        await connection.execute("INSERT INTO vitral_version VALUES ($1)", len(migrations))
