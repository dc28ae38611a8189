"""Erasing a person: their names, what lets their devices in, and all else that is kept of them.

The games stay: they are the others' too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from vitral.server.store import OperatorStore, StoredEvent
from vitral.server.tables.events import Claimed, read_event, write_event
from vitral.server.tables.setup import Setup


@dataclass(frozen=True, slots=True)
class Erased:
    """A seat that nobody's name stands at any more."""

    table: str
    seat: int


async def erase_person(store: OperatorStore, table: str, seat: int) -> list[Erased]:
    """Erase whoever holds a seat, at all tables where the same people hold one; what was erased."""
    people = sorted({hold.guest for hold in await store.claims(table) if hold.seat == seat})
    return await erase_people(store, people, {table: {seat}})


async def erase_people(
    store: OperatorStore, people: Sequence[str], more: dict[str, set[int]] | None = None
) -> list[Erased]:
    """Erase these people and the names of all seats they hold, and of some more; what was erased."""
    seats: dict[str, set[int]] = dict(more or {})
    for person in people:
        for hold in await store.claims_of(person):
            seats.setdefault(hold.table, set()).update({hold.seat} - {-1})
    setups: dict[str, str] = {}
    events: list[StoredEvent] = []
    for name, mine in seats.items():
        stored = await store.table(name)
        if stored is not None:
            setups[name] = _nameless(stored.setup, mine)
            events += [event for kept in await store.events(name) if (event := _without_name(kept, mine)) is not None]
    await store.rewrite(setups, events, people, {table: sorted(mine) for table, mine in seats.items()})
    return [Erased(name, one) for name, mine in sorted(seats.items()) for one in sorted(mine)]


def _nameless(text: str, seats: set[int]) -> str:
    """A setup in which these seats have no names."""
    setup = msgspec.json.decode(text, type=Setup)
    named = tuple(
        msgspec.structs.replace(one, name="") if at in seats and one.kind != "bot" else one
        for at, one in enumerate(setup.seats)
    )
    return msgspec.json.encode(msgspec.structs.replace(setup, seats=named)).decode()


def _without_name(kept: StoredEvent, seats: set[int]) -> StoredEvent | None:
    """An event without the name of one of these seats; nothing if it has none."""
    event = read_event(kept.body)
    if not isinstance(event, Claimed) or event.seat not in seats or not event.name:
        return None
    return kept._replace(body=write_event(Claimed(event.seat)))
