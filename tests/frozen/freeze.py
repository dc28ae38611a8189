"""Write a frozen store: tables of every mode, as this version stores them, and what they must always replay to.

    PYTHONPATH=tests python tests/frozen/freeze.py tests/frozen/NAME

A frozen store is written once, by the version whose name it bears, and never again: every later version has to read it
identically (`tests/frozen/test_frozen_stores.py`). Freeze a new one when the stored format changes.
"""

from __future__ import annotations

import asyncio
import gzip
import itertools
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from frozen.frozen_summary import summary
from playthroughs.record_games import MODE_PLANS
from vitral.cards.custom_windows import custom_window_code
from vitral.engine import Options
from vitral.server.deals.daily import DailyDeal, play, today
from vitral.server.deals.deal_service import DealService
from vitral.server.protocol import NewSeat, NewTable
from vitral.server.settings import Settings
from vitral.server.tables.create import make_setup
from vitral.server.tables.events import ActionChosen, ChoiceUndone, PlayerResigned, SeatClaimed, SeatHandedOver
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup, SetupSeat

BASE: dict[str, dict[str, Any]] = {
    "two_players": {"players": 2},
    "three_players_cards_first": {"players": 3, "setup": "cards_first", "start_player": 2},
    "four_players_honor": {"players": 4, "enforcement": "honour"},
}
NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fabio")
OWN = custom_window_code("Rose window", 4, ["R...4", ".5.B.", "..Y..", "1...P"])


async def play_on(live: LiveTable, rng: Random, most: int = 10_000) -> None:
    """Let people, and bots in their place, choose at random, and sometimes take a choice back."""
    for count in range(most):
        table = live.table
        if table.over:
            return
        seat = rng.choice(table.awaited)
        if not table.choosing and table.narrated.can_undo and table.may_undo_again(seat) and rng.random() < 0.08:
            await live.commit(ChoiceUndone(seat, f"undo{count}"))
            continue
        if table.choosing:
            action = f"side {rng.randint(1, len(table.narrated.game.view(seat).dealt_sides))}"
        else:
            action = rng.choice(table.narrated.game.legal_actions()).text
        by = "bot" if table.seats[seat].bot else ""
        await live.commit(ActionChosen(seat, action, "" if by else f"ref{count}", by))


async def write(path: Path) -> dict[str, Any]:
    """Write the store, and return what its tables must replay to."""
    seeds, names, seconds = Random(26), itertools.count(1), itertools.count(1_700_000_000)
    registry = await TableRegistry.open(
        Settings(
            db=str(path),
            clock=lambda: float(next(seconds)),
            seed_source=lambda: seeds.randbytes(32),
            table_ids=lambda: f"frozen{next(names):02}",
            sweep_interval=1e6,
        )
    )
    rng = Random(7)
    found: dict[str, Any] = {}

    async def create(name: str, setup: Setup) -> LiveTable:
        live = await registry.find(await registry.create(setup, "guest"))
        assert live is not None
        found[live.table.id] = {"name": name}
        return live

    def seats(players: int) -> tuple[SetupSeat, ...]:
        return tuple(SetupSeat("here", name) for name in NAMES[:players])

    for at, (name, options) in enumerate({**BASE, **MODE_PLANS}.items()):
        new = NewTable([NewSeat("here", name) for name in NAMES[: Options.read(options).players]], options)
        live = await create(name, await make_setup(registry, new))
        await play_on(live, rng, 40 if at % 4 == 3 else 10_000)
    # People who come by link, resign, and are replaced; a rematch; a game forked from another.
    by_link = Setup(Options().to_dict(), (SetupSeat("here", "Ana"), SetupSeat("link")), timer=600, host=0, chat=True)
    live = await create("people", by_link)
    await live.commit(SeatClaimed(1, "Rui"))
    await play_on(live, rng, 30)
    await live.commit(SeatHandedOver(1, "apprentice", away=True))
    await play_on(live, rng, 10)
    await live.commit(SeatHandedOver(1))
    await play_on(live, rng, 10)
    await live.commit(PlayerResigned(0, "apprentice"))
    await play_on(live, rng)
    two = next(table for table, one in found.items() if one["name"] == "two_players")
    fork = NewTable([NewSeat("here", "Ana"), NewSeat("here", "Bia")], fork=f"{two}@40")
    await play_on(await create("fork", await make_setup(registry, fork)), rng)
    again = NewTable([NewSeat("here", "Ana"), NewSeat("here", "Bia")], {"players": 2}, rematch=two)
    await play_on(await create("rematch", await make_setup(registry, again)), rng, 50)
    # Cards beside those of the boxes, a deal that others play, too, and a table where nothing has happened yet.
    own = NewTable([NewSeat("here", "Ana"), NewSeat("here", "Bia")], {"players": 2}, windows=[OWN])
    await play_on(await create("custom_window", await make_setup(registry, own)), rng)
    daily = await play(DealService(registry), DailyDeal(today(1_700_000_000.0), "solo"), "guest", "Ana", "")
    dealt = await registry.find(daily)
    assert dealt is not None
    found[daily] = {"name": "daily"}
    await play_on(dealt, rng)
    await create("untouched", Setup(Options(players=3).to_dict(), seats(3)))
    for table, one in found.items():
        live_table = await registry.find(table)
        assert live_table is not None
        one.update(summary(live_table.table))
        if live_table.table.over:
            one["record"] = live_table.table.record().to_dict()
    await registry.close_connections()
    await registry.close()
    return found


def main(folder: Path) -> None:
    """Write `store.sql.gz` and `expected.json.gz` into a folder that is not there yet."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "tables.db"
        found = asyncio.run(write(path))
        with sqlite3.connect(path) as database:
            dump = "\n".join(database.iterdump())
            version = database.execute("PRAGMA user_version").fetchone()[0]
    dump += f"\nPRAGMA user_version = {version};\n"
    _pack(folder / "store.sql.gz", dump)
    _pack(folder / "expected.json.gz", json.dumps(found, ensure_ascii=False, indent=1))


def _pack(path: Path, text: str) -> None:
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
