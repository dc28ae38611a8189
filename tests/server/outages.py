"""Stores that fail for a while, as disks and networks do: every read and every write, or only those that are slow."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from vitral.server.store.sqlite import SqliteDatabase

_BUSY = 300
"""Milliseconds that SQLite waits for a lock."""


class _Failing(sqlite3.Connection):
    """A connection to a disk with errors."""

    broken: tuple[str, ...] = ()
    """How the statements begin that fail."""

    def execute(self, sql: str, *asked: Any) -> sqlite3.Cursor:
        if sql.startswith("PRAGMA busy_timeout"):
            sql = f"PRAGMA busy_timeout = {_BUSY}"  # which passes in real time, so not what a test's clock jumps over
        if sql.lstrip().startswith(_Failing.broken):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *asked)


@contextmanager
def outage(address: str, monkeypatch: pytest.MonkeyPatch, *statements: str) -> Iterator[None]:
    """Reads and writes of the store fail until the end, or those of SQLite that begin so.

    Servers must have been started under `failing_disk`.
    """
    if address.startswith("postgresql://"):
        url, _, name = address.rpartition("/")
        asyncio.run(_run_sql(f"{url}/postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", _cut_off(name)))
        try:
            yield
        finally:
            asyncio.run(_run_sql(f"{url}/postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
        return
    with monkeypatch.context() as patched:
        patched.setattr(_Failing, "broken", statements or ("",))
        yield


def _cut_off(name: str) -> str:
    return f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"


@pytest.fixture
def failing_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite reads and writes through connections that can be made to fail."""
    plain = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *asked, **more: plain(*asked, **more, factory=_Failing))


async def _run_sql(url: str, *statements: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    for sql in statements:
        await connection.execute(sql)
    await connection.close()


@contextmanager
def locked(address: str) -> Iterator[None]:
    """Another connection holds a lock that a write needs, and does not release it."""
    if address.startswith("postgresql://"):
        with asyncio.Runner() as runner:
            import asyncpg

            connection = runner.run(asyncpg.connect(address))
            runner.run(connection.execute("BEGIN; LOCK TABLE events, meta IN ACCESS EXCLUSIVE MODE"))
            try:
                yield
            finally:
                runner.run(connection.close())
        return
    with closing(sqlite3.connect(address, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def full(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """SQLite finds no room for another page, as on a full disk."""
    run = SqliteDatabase._execute

    def cramped(self: SqliteDatabase, *work: Any) -> None:
        self._writing = self._writing or self._connect()
        ((pages,),) = self._writing.execute("PRAGMA page_count").fetchall()
        self._writing.execute(f"PRAGMA max_page_count = {pages}").fetchall()
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            self._writing.execute("CREATE TABLE filling AS SELECT randomblob(100000)")
        except sqlite3.Error:
            self._writing = self._discard(self._writing)
            raise
        run(self, *work)

    with monkeypatch.context() as patched:
        patched.setattr(SqliteDatabase, "_execute", cramped)
        yield
