"""Measures how long a store of the version before takes to be brought up to date: tables a second, and bytes.

    python benchmarks/server/measure_migration.py                       # 10,000 tables in SQLite
    python benchmarks/server/measure_migration.py --stores sqlite,postgres --tables 1000

The store is made of the frozen tables of every mode (`tests/frozen`), each written many times under other ids.
PostgreSQL comes from `scripts/postgres.sh`.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from run_load import postgres

from vitral.server.store.opening import migrations
from vitral.server.tables.loading import open_table_store

_FROZEN: Final = Path(__file__).parents[2] / "tests" / "frozen" / "2026-11" / "store.sql.gz"
_ID: Final = {"tables": "id", "events": "table_id", "holds": "table_id"}
"""The columns that name a table; the others of a store hold nothing that is migrated."""


def old_store(path: Path, tables: int) -> None:
    """Writes a SQLite store of the frozen tables, so many in all."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(gzip.decompress(_FROZEN.read_bytes()).decode())
        ids = [row[0] for row in database.execute("SELECT id FROM tables ORDER BY id")]
        rows = {name: _by_table(database, name, column) for name, column in _ID.items()}
        for number in range(len(ids), tables):
            one = ids[number % len(ids)]
            for name, (columns, found) in rows.items():
                at = columns.index(_ID[name])
                copies = [(*row[:at], f"{one}{number}", *row[at + 1 :]) for row in found.get(one, ())]
                marks = ", ".join("?" * len(columns))
                database.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", copies)
        database.commit()


def _by_table(database: sqlite3.Connection, name: str, column: str) -> tuple[list[str], dict[str, list[Any]]]:
    found = database.execute(f"SELECT * FROM {name}")
    columns = [part[0] for part in found.description]
    rows: dict[str, list[Any]] = {}
    for row in found:
        rows.setdefault(row[columns.index(column)], []).append(row)
    return columns, rows


async def copied(path: Path, url: str) -> str:
    """The same rows in PostgreSQL, as the version before had them."""
    with closing(sqlite3.connect(path)) as rows:
        (version,) = rows.execute("PRAGMA user_version").fetchone()
        connection = await asyncpg.connect(url)
        await connection.execute("CREATE TABLE vitral_version (version BIGINT NOT NULL)")
        await connection.execute("INSERT INTO vitral_version VALUES ($1)", version)
        for script in migrations("postgresql")[:version]:
            await connection.execute(script)
        for name in [row[0] for row in rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]:
            found = rows.execute(f"SELECT * FROM {name}")
            columns = [part[0] for part in found.description]
            await connection.copy_records_to_table(name, records=found.fetchall(), columns=columns)
        await connection.close()
    return url


async def measured(address: str, tables: int) -> dict[str, Any]:
    """Opens a store, which migrates it, and says how long that took."""
    before = await _bytes(address)
    wall, cpu = time.perf_counter(), time.process_time()
    store = await open_table_store(address)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    left = len(await store.unmigrated())
    await store.close()
    return {
        "tables": tables,
        "seconds": round(wall, 1),
        "cpu_seconds": round(cpu, 1),
        "tables_per_second": round(tables / wall),
        "event_bytes_before": before,
        "event_bytes_after": await _bytes(address),
        "not_migrated": left,
    }


async def _bytes(address: str) -> int:
    """The bodies of all events."""
    asked = "SELECT sum(length(body)) FROM events"
    if address.startswith("postgresql"):
        connection = await asyncpg.connect(address)
        found = await connection.fetchval(asked)
        await connection.close()
        return int(found)
    with closing(sqlite3.connect(address)) as database:
        return int(database.execute(asked).fetchone()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--stores", default="sqlite")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        old_store(path, args.tables)
        if "postgres" in args.stores:
            with postgres(Path(folder) / "postgres") as (url, _):
                asyncio.run(copied(path, url))
                print(json.dumps({"store": "postgres", **asyncio.run(measured(url, args.tables))}))
        if "sqlite" in args.stores:
            size = path.stat().st_size
            found = asyncio.run(measured(str(path), args.tables))
            print(json.dumps({"store": "sqlite", **found, "file_before": size, "file_after": path.stat().st_size}))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
