"""`kill -9` at any moment, and every acknowledged action is there after a restart, and every table goes on."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from server.conftest import database, postgres
from server_proofs.crash_client import PlayedTable, ServerRun, check_database, set_up
from support.waiting import until
from vitral.server.tables.events import ActionChosen, ChoiceUndone, read_event
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table

__all__ = ["database", "postgres"]
TABLES: Final = 24
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"players": 3, "dice_pools": True},
    {"players": 2, "inspirations": True, "rare_glass": True, "passion_publics": True},
    {"players": 4, "enforcement": "honour"},
    {"mode": "automa", "players": 1},
    {"mode": "solo", "players": 1},
)


@contextmanager
def serving(db: str) -> Iterator[tuple[subprocess.Popen[str], ServerRun]]:
    """`vitral serve` on any free port, killed at the end if it still lives."""
    command = [sys.executable, "-m", "vitral", "serve", "--db", db, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield process, ServerRun(int(line.partition("127.0.0.1:")[2].partition("/")[0]))
        finally:
            process.kill()


async def crash(
    process: subprocess.Popen[str], life: ServerRun, tables: list[PlayedTable], rng: Random, enough: int
) -> None:
    """Let all tables move, and kill the server once so many moves were acknowledged."""
    while len(tables) < TABLES:
        table = await set_up(life, OPTIONS[len(tables) % len(OPTIONS)])
        assert table is not None
        tables.append(table)

    async def keep_playing(table: PlayedTable, rng: Random) -> None:
        while not life.over:
            await table.play(life, rng)
            if table.over:
                following = await set_up(life, rng.choice(OPTIONS))
                if following is None:
                    return
                tables.append(table := following)

    async def kill() -> None:
        try:
            while life.acknowledged < enough:
                await until(partial(_moved, life, life.acknowledged), "another move")
        finally:
            process.send_signal(signal.SIGKILL)
            life.over = True

    living = [table for table in tables if not table.over]
    await asyncio.gather(kill(), *(keep_playing(table, Random(rng.random())) for table in living))


def _moved(life: ServerRun, before: int) -> bool:
    return life.acknowledged > before


def check_file(db: Path, copy: Path, tables: list[PlayedTable]) -> None:
    """Every acknowledged action is there, in order; beyond them at most the one that was not answered.

    Looked up in a copy, so that the server itself has to recover the file.
    """
    copy.mkdir(exist_ok=True)
    for name in (db.name, f"{db.name}-wal"):
        shutil.copy(db.with_name(name), copy)
    with closing(sqlite3.connect(copy / db.name)) as connection:
        for table in tables:
            confirmed = [(seat, ref, action) for seat, ref, action, _ in table.acknowledged]
            found = stored_choices(connection, table)
            assert found[: len(confirmed)] == confirmed, table.id
            asked = table.no_answer[1] if table.no_answer else {}
            assert [ref for _, ref, _ in found[len(confirmed) :]] in ([], [asked.get("ref")]), table.id


def stored_choices(connection: sqlite3.Connection, moving: PlayedTable) -> list[tuple[int, str, str]]:
    """The choices and undos in the store, which must replay exactly and answer again as they were answered."""
    row = connection.execute("SELECT created, seed, setup FROM tables WHERE id = ?", (moving.id,)).fetchone()
    table = Table(moving.id, row[0], bytes.fromhex(row[1]), msgspec.json.decode(row[2], type=Setup))
    rows = connection.execute(
        "SELECT number, body FROM events WHERE table_id = ? ORDER BY number", (moving.id,)
    ).fetchall()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    events = [read_event(body) for _, body in rows]
    for event in events:
        table.apply(event, 0.0)
    for seat, ref, _, ply in moving.acknowledged:
        assert table.ply_of(seat, ref) == ply
    choices = [event for event in events if isinstance(event, ActionChosen | ChoiceUndone)]
    return [(event.seat, event.ref, event.action if isinstance(event, ActionChosen) else "") for event in choices]


def crash_cycles(db: str, cycles: int, seed: int, check: Callable[[list[PlayedTable]], None]) -> list[PlayedTable]:
    """Kills the server so often, and has every table checked after each time."""
    rng = Random(seed)
    tables: list[PlayedTable] = []
    moments = [rng.randrange(10, 150) for _ in range(cycles)]
    for enough in moments:
        with serving(db) as (process, life):
            asyncio.run(crash(process, life, tables, rng, enough))
            assert process.wait() == -signal.SIGKILL
        check(tables)
    assert sum(len(table.acknowledged) for table in tables) >= sum(moments)
    return tables


def test_acknowledged_actions_survive_kill_9(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    crash_cycles(str(db), 6, 9, partial(check_file, db, tmp_path / "copy"))


@pytest.mark.long
def test_acknowledged_actions_survive_kill_9_fifty_times(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    many_crashes("SQLite", crash_cycles(str(db), 50, 90, partial(check_file, db, tmp_path / "copy")))


@pytest.mark.long
def test_acknowledged_actions_survive_kill_9_on_postgresql(database: str) -> None:
    def check(tables: list[PlayedTable]) -> None:
        asyncio.run(check_database(database, tables))

    many_crashes("PostgreSQL", crash_cycles(database, 50, 91, check))


def many_crashes(where: str, tables: list[PlayedTable]) -> None:
    """Prints what there was, and asserts that choices without an answer were answered after the crash."""
    moves, again = (
        sum(numbers) for numbers in zip(*((len(t.acknowledged), t.answered_again) for t in tables), strict=True)
    )
    print(f"{where}: 50 kills, {len(tables)} tables, {moves} acknowledged, {again} answered again after a crash")
    assert again > 50
