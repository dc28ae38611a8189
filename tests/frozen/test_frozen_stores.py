"""Stores that older versions wrote: every version reads the same games from them, whatever cards there are by now."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from cards.test_card_editions import CHANGES, use
from frozen.frozen_summary import summary
from server.conftest import fresh_database, postgres, redis
from support.waiting import wait_until
from vitral.cards.card_data import DATA
from vitral.game import replay
from vitral.records import Record
from vitral.server.admin import TableVerdict, verify_tables
from vitral.server.store import Store, StoredEvent, StoreError, visit_store
from vitral.server.store.opening import migrations
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.loading import open_table_store, replay_table
from vitral.server.tables.table import Table

__all__ = ["postgres", "redis"]

FROZEN: Final = sorted(path.parent for path in Path(__file__).parent.glob("*/store.sql.gz"))
NEEDS_MIGRATION: Final = pytest.mark.parametrize("folder", FROZEN[:1], ids=["2026-11"], indirect=True)
"""Tests of the store that holds choices and seeds alone; newer ones hold what was dealt."""


def unpacked(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


def expected(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(unpacked(folder / "expected.json.gz"))
    return found


def sqlite_store(folder: Path, tmp_path: Path) -> str:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as database:
        database.executescript(unpacked(folder / "store.sql.gz"))
    database.close()
    return str(path)


async def postgres_store(folder: Path, tmp_path: Path, url: str) -> str:
    """Put the same rows into a PostgreSQL database as the version that wrote them had it."""
    with sqlite3.connect(sqlite_store(folder, tmp_path)) as rows:
        (version,) = rows.execute("PRAGMA user_version").fetchone()
        connection = await asyncpg.connect(url)
        await connection.execute("CREATE TABLE vitral_version (version BIGINT NOT NULL)")
        await connection.execute("INSERT INTO vitral_version VALUES ($1)", version)
        for script in migrations("postgresql")[:version]:
            await connection.execute(script)
        for name in [row[0] for row in rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]:
            found = rows.execute(f"SELECT * FROM {name} ORDER BY 1, 2")
            columns = [column[0] for column in found.description]
            await connection.copy_records_to_table(name, records=found.fetchall(), columns=columns)
        await connection.close()
    rows.close()
    return url


@pytest.fixture(params=FROZEN, ids=lambda path: path.name)
def folder(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def store_of(request: pytest.FixtureRequest, folder: Path, tmp_path: Path) -> str:
    """The address of a frozen store, as it was written."""
    if request.param == "sqlite":
        return sqlite_store(folder, tmp_path)
    url = fresh_database(request.getfixturevalue("postgres"))
    return asyncio.run(postgres_store(folder, tmp_path, url))


async def read_all(address: str, names: Iterable[str]) -> dict[str, Table]:
    """Open a store, which migrates it, and return its tables."""
    store = await open_table_store(address)
    try:
        return {name: await read_table(store, name) for name in names}
    finally:
        await store.close()


async def read_table(store: Store, name: str) -> Table:
    stored = await store.table(name)
    assert stored is not None
    return replay_table(stored, await store.events(name))


def assert_unchanged(found: dict[str, Table], frozen: dict[str, Any]) -> None:
    assert found.keys() == frozen.keys()
    for name, table in found.items():
        expected = dict(frozen[name])
        record = expected.pop("record", None)
        expected.pop("name")
        assert summary(table) == expected, name
        if record is not None:
            assert table.record() == Record.from_dict(record)


def test_a_frozen_store_is_read_as_it_was_written(store_of: str, folder: Path) -> None:
    frozen = expected(folder)

    async def read() -> dict[str, Table]:
        store = await open_table_store(store_of)
        try:
            assert await store.unmigrated() == []
            return {name: await read_table(store, name) for name in frozen}
        finally:
            await store.close()

    assert_unchanged(asyncio.run(read()), frozen)


def test_every_frozen_table_is_verified_by_an_operator(store_of: str, folder: Path) -> None:
    async def verify() -> None:
        await (await open_table_store(store_of)).close()
        store = await visit_store(store_of)
        try:
            assert [table async for table in verify_tables(store) if table.fault is not None] == []
        finally:
            await store.close()

    asyncio.run(verify())


def test_every_frozen_record_replays_to_its_result(folder: Path) -> None:
    records = [one["record"] for one in expected(folder).values() if "record" in one]
    assert {record["options"]["mode"] for record in records} == {"standard", "solo", "automa"}
    for record in records:
        assert replay(Record.from_dict(record), by_hand=True).record().log == tuple(record["log"])


# -- migrations that are cut off, and tables that cannot be migrated -------------------------------------------------


@NEEDS_MIGRATION
def test_a_migration_that_was_cut_off_goes_on(store_of: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen, after = expected(folder), 11
    migrated = Store.migrated

    async def cut_off(store: Store, table: str, setup: str, events: list[StoredEvent]) -> None:
        nonlocal after
        if not after:
            raise StoreError("the server was stopped")
        after -= 1
        await migrated(store, table, setup, events)

    async def run() -> dict[str, Table]:
        monkeypatch.setattr(Store, "migrated", cut_off)
        with pytest.raises(StoreError):
            await open_table_store(store_of)
        monkeypatch.setattr(Store, "migrated", migrated)
        return await read_all(store_of, frozen)

    assert_unchanged(asyncio.run(run()), frozen)


SERVING: Final = 0x76697473
"""The lock that every server of a PostgreSQL database holds."""
MIGRATE: Final = """
import asyncio, sys
from vitral.server.tables.loading import open_table_store
asyncio.run(open_table_store(sys.argv[1]))
"""


def old_tables(address: str) -> int:
    """Count the tables that are still to be migrated; −1 before the migration has begun."""

    async def ask() -> int:
        connection = await asyncpg.connect(address)
        try:
            return int(await connection.fetchval("SELECT COUNT(*) FROM tables WHERE format = 1"))
        except asyncpg.UndefinedColumnError:
            return -1
        finally:
            await connection.close()

    if address.startswith("postgresql:"):
        return asyncio.run(ask())
    try:
        with closing(sqlite3.connect(address)) as database:
            return int(database.execute("SELECT COUNT(*) FROM tables WHERE format = 1").fetchone()[0])
    except sqlite3.OperationalError:
        return -1


def _at_most(left: int, address: str) -> bool:
    return 0 <= old_tables(address) <= left


@NEEDS_MIGRATION
def test_a_migration_that_was_killed_goes_on(store_of: str, folder: Path) -> None:
    frozen = expected(folder)
    for left in (30, 20, 10):
        running = subprocess.Popen([sys.executable, "-c", MIGRATE, store_of])
        wait_until(partial(_at_most, left, store_of), f"{left} tables are left")
        running.kill()
        running.wait()

    assert_unchanged(asyncio.run(read_all(store_of, frozen)), frozen)


@NEEDS_MIGRATION
def test_no_store_is_migrated_under_servers_of_an_older_version(postgres: str, folder: Path, tmp_path: Path) -> None:
    url = asyncio.run(postgres_store(folder, tmp_path, fresh_database(postgres)))

    async def run() -> None:
        older_server = await asyncpg.connect(url)
        await older_server.execute("SELECT pg_advisory_lock_shared($1)", SERVING)
        with pytest.raises(StoreError, match="servers of an older version"):
            await open_table_store(url, shared=True)
        await older_server.close()
        await (await open_table_store(url, shared=True)).close()

    asyncio.run(run())


@NEEDS_MIGRATION
def test_a_table_that_cannot_be_migrated_stays_as_it_is_and_is_named(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, frozen = sqlite_store(folder, tmp_path), expected(folder)
    names = list(frozen)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE events SET body = replace(body, 'take', 'lift') WHERE table_id = ?", (names[0],))
        before = database.execute("SELECT * FROM events WHERE table_id = ? ORDER BY number", (names[0],)).fetchall()
    database.close()

    async def run() -> list[str]:
        store = await open_table_store(path)
        try:
            assert await store.unmigrated() == names[:1]
            others = {name: await read_table(store, name) for name in names[1:]}
            assert_unchanged(others, {name: frozen[name] for name in others})
            stored = await store.table(names[0])
            assert stored is not None
            with pytest.raises(DamagedTableError, match="older version"):
                replay_table(stored, await store.events(names[0]))
        finally:
            await store.close()
        operator = await visit_store(path)
        try:
            return [table.table async for table in verify_tables(operator) if table.fault is not None]
        finally:
            await operator.close()

    assert asyncio.run(run()) == names[:1]
    assert "a table cannot be brought up to date" in caplog.text
    with sqlite3.connect(path) as database:
        after = database.execute("SELECT * FROM events WHERE table_id = ? ORDER BY number", (names[0],)).fetchall()
    database.close()
    assert after == before


# -- other cards -------------------------------------------------------------------------------------------------------


def course(table: Table) -> tuple[Any, ...]:
    """Return what there is of a table: its log, its scores, its story and its scenes."""
    game = table.narrated.game
    scores = [score.total for score in game.scores()] if not table.choosing else []
    scenes = [msgspec.json.encode(table.scene(seat)) for seat in (None, *range(table.players))]
    return game.record().log, scores, table.narrated.story, scenes


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_other_cards_change_no_stored_game(
    store_of: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Path], None]
) -> None:
    frozen = expected(folder)

    async def verify() -> list[TableVerdict]:
        store = await visit_store(store_of)
        try:
            return [one async for one in verify_tables(store) if one.fault is not None]
        finally:
            await store.close()

    before = {name: course(table) for name, table in asyncio.run(read_all(store_of, frozen)).items()}
    shutil.copytree(str(DATA), tmp_path / "cards")
    change(tmp_path / "cards")
    use(tmp_path / "cards", monkeypatch)
    assert {name: course(table) for name, table in asyncio.run(read_all(store_of, frozen)).items()} == before
    assert asyncio.run(verify()) == [], "what was dealt is proved with the decks of its edition"


@NEEDS_MIGRATION
def test_a_store_can_be_migrated_by_a_version_with_other_cards(
    store_of: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decks are those that its tables were created with."""
    shutil.copytree(str(DATA), tmp_path / "cards")
    CHANGES["all but corrections"](tmp_path / "cards")
    use(tmp_path / "cards", monkeypatch)
    frozen = expected(folder)

    assert_unchanged(asyncio.run(read_all(store_of, frozen)), frozen)
