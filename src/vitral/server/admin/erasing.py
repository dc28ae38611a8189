"""Erasing a person: their names, and what lets their devices in. The games stay: they are the others' too."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from vitral.server.store import Store
from vitral.server.store.base import Statement
from vitral.server.tables.events import Claimed, read_event, write_event
from vitral.server.tables.setup import Setup


@dataclass(frozen=True, slots=True)
class Erased:
    """A seat that nobody's name stands at any more."""

    table: str
    seat: int


async def erase_person(store: Store, table: str, seat: int) -> list[Erased]:
    """Erase whoever holds a seat, at all tables where the same devices hold one; what was erased."""
    guests = {hold.guest for hold in await store.holders(table) if hold.seat == seat}
    seats: dict[str, set[int]] = {table: {seat}}
    for guest in guests:
        for hold in await store.holds_of(guest):
            seats.setdefault(hold.table, set()).update({hold.seat} - {-1})
    statements: list[Statement] = [("DELETE FROM holds WHERE guest = $1", (guest,)) for guest in sorted(guests)]
    for name, mine in sorted(seats.items()):
        statements += await _nameless(store, name, mine)
    await store.write(statements)
    return [Erased(name, one) for name, mine in sorted(seats.items()) for one in sorted(mine)]


async def _nameless(store: Store, table: str, seats: set[int]) -> list[Statement]:
    stored = await store.table(table)
    if stored is None:
        return []
    setup = msgspec.json.decode(stored.setup, type=Setup)
    named = [
        msgspec.structs.replace(one, name="") if at in seats and one.kind != "bot" else one
        for at, one in enumerate(setup.seats)
    ]
    text = msgspec.json.encode(msgspec.structs.replace(setup, seats=tuple(named))).decode()
    made: list[Statement] = [("UPDATE tables SET setup = $2, reread = 1 WHERE id = $1", (table, text))]
    for kept in await store.events(table):
        event = read_event(kept.body)
        if isinstance(event, Claimed) and event.seat in seats and event.name:
            body = write_event(Claimed(event.seat))
            made.append(("UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2", (table, kept.number, body)))
    return made
