"""The list of a guest's tables."""

from __future__ import annotations

from vitral.server import protocol as wire
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry


async def tables_of_guest(registry: TableRegistry, guest: str, limit: int) -> list[wire.MyTable]:
    """Returns the newest tables of a guest, those that wait for them first."""
    tables = []
    for name in await registry.store.tables_of(guest, limit):
        try:
            live = await registry.find(name)
        except DamagedTableError:  # one damaged table must not hide the others
            tables.append(_lost(name))
            continue
        if live is not None:
            tables.append(_mine(live, live.claims.seats_of(guest)))
    tables.sort(key=lambda entry: (entry.over, not entry.yours, -entry.updated))
    return tables


def _lost(table: str) -> wire.MyTable:
    """Returns the entry of a damaged table, of which only the id is known."""
    return wire.MyTable(table, {}, [], [], [], [], 0, over=False, yours=False, updated=0.0, damaged=True)


def _mine(live: LiveTable, seats: list[int]) -> wire.MyTable:
    table = live.table
    return wire.MyTable(
        table=table.id,
        options=table.setup.options,
        names=[seat.name for seat in table.seats],
        bots=[seat.nameless_bot for seat in table.seats],
        free=[seat.free for seat in table.seats],
        seats=seats,
        round=table.narrated.public_view.round,
        over=table.over,
        yours=any(seat in seats and not table.seats[seat].bot for seat in table.awaited),
        updated=table.updated,
        deal=table.setup.deal,
    )
