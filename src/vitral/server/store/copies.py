"""A whole store out of a database and into one. A copy is a SQLite store, whichever kind of database it came from."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from vitral.server.store.errors import StoreError, cannot_open, newer_version, older_version
from vitral.server.store.opening import TIMEOUT_SECONDS, is_postgres, migrations, refuse_unknown
from vitral.server.store.sqlite import migrate
from vitral.server.store.store_file import FileLock, make_private
from vitral.translatable import NO_FILE, TranslatableText, at_place, reason_of

_ROWS: Final = 1000
"""Rows read into memory together."""
_OURS: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"


async def copy_out(address: str, file: Path) -> None:
    """Copies a store as it is at one moment, while its server goes on; the file must not exist yet."""
    refuse_unknown(address)
    with _whole(file) as part:
        if is_postgres(address):
            await _out_of_postgres(address, part)
        else:
            copy_file(Path(address), part)


def copy_file(source: Path, target: Path) -> None:
    """Copies a SQLite store as it is at one moment, into a new file that only its owner may read."""
    if not source.is_file():
        raise StoreError(cannot_open(str(source), NO_FILE))
    try:
        make_private(str(target))
        with closing(_connected(source)) as read, closing(_connected(target)) as written:
            read.execute("SELECT COUNT(*) FROM tables")
            read.backup(written)
            written.execute("PRAGMA journal_mode = DELETE")  # a single file, without a log beside it
    except sqlite3.Error as error:
        raise StoreError(cannot_open(str(source), str(error))) from None
    except OSError as error:
        raise StoreError(cannot_open(str(target), reason_of(error))) from None


async def copy_in(copy: Path, address: str) -> None:
    """Makes a copy of this version the store at an address where there is none yet, or an empty one."""
    refuse_unknown(address)
    if is_postgres(address):
        await _into_postgres(copy, address)
        return
    try:
        Path(address).parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(address)
    except OSError as error:
        raise StoreError(cannot_open(address, reason_of(error))) from None
    try:
        if any(Path(address + ending).exists() for ending in ("", "-wal", "-journal")):
            raise StoreError(_not_empty(address))
        with _whole(Path(address)) as part:
            copy_file(copy, part)
    finally:
        lock.release()


def _connected(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None, timeout=TIMEOUT_SECONDS)


def _not_empty(where: str) -> TranslatableText:
    text = TranslatableText("fault-store-not-empty", "something is already there; a copy needs an empty place")
    return at_place(where, text)


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """Yields a file to write, which gets its name when it is safely on the disk."""
    if file.exists():
        raise StoreError(_not_empty(str(file)))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except OSError as error:
        raise StoreError(cannot_open(str(file), reason_of(error))) from None
    finally:
        part.unlink(missing_ok=True)


# -- PostgreSQL ----------------------------------------------------------------------------------------------------


def _shape(connection: sqlite3.Connection) -> Iterator[tuple[str, list[str]]]:
    """Yields the tables of a store and their columns: the migrations make the same in both kinds of database."""
    for (name,) in connection.execute(_OURS).fetchall():
        yield name, [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]


def _all(name: str, columns: list[str]) -> str:
    order = " ORDER BY table_id, number" if name == "events" else ""  # migrations are numbered without gaps
    return f"SELECT {', '.join(columns)} FROM {name}{order}"


@contextmanager
def _store_errors() -> Iterator[None]:
    """Raises what goes wrong with PostgreSQL as a `StoreError`."""
    import asyncpg  # type: ignore[import-untyped]

    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        raise StoreError(cannot_open("PostgreSQL", str(error) or type(error).__name__)) from None


async def _out_of_postgres(url: str, part: Path) -> None:
    from vitral.server.store.postgres import connect

    make_private(str(part))
    with _store_errors(), closing(_connected(part)) as written:
        migrate(written, migrations("sqlite"))
        written.execute("BEGIN")
        connection = await connect(url, TIMEOUT_SECONDS, lasting=True)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await _refuse_other_version(connection)
                for name, columns in _shape(written):
                    values = ", ".join("?" * len(columns))
                    async for rows in _by_many(connection, _all(name, columns)):
                        written.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({values})", rows)
        finally:
            await connection.close()
        written.execute("COMMIT")


async def _by_many(connection: Any, sql: str) -> Any:
    cursor = await connection.cursor(sql)
    while rows := await cursor.fetch(_ROWS):
        yield [tuple(row) for row in rows]


async def _refuse_other_version(connection: Any) -> None:
    there = await connection.fetchval("SELECT to_regclass('vitral_version') IS NOT NULL")
    version = await connection.fetchval("SELECT version FROM vitral_version") if there else 0
    ours = len(migrations("postgresql"))
    if version != ours:
        raise StoreError(newer_version(version) if version > ours else older_version("PostgreSQL"))


async def _into_postgres(copy: Path, url: str) -> None:
    from vitral.server.store.postgres import PostgresDatabase, connect

    # Opening it takes the server's lock and creates the tables.
    database = await PostgresDatabase.open(url, migrations("postgresql"), patience=TIMEOUT_SECONDS)
    try:
        with _store_errors(), closing(_connected(copy)) as read:
            connection = await connect(url, TIMEOUT_SECONDS, lasting=True)
            try:
                async with connection.transaction():
                    if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM tables)"):
                        raise StoreError(_not_empty("PostgreSQL"))
                    for name, columns in _shape(read):
                        await connection.execute(f"DELETE FROM {name}")
                        rows = read.execute(_all(name, columns))
                        while some := rows.fetchmany(_ROWS):
                            await connection.copy_records_to_table(name, records=some, columns=columns)
            finally:
                await connection.close()
    finally:
        await database.close()
