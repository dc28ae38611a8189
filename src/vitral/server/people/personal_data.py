"""Personal data: everything that is stored about a person, for themselves to export or erase."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from vitral.server import protocol as wire
from vitral.server.admin import erase_people
from vitral.server.people.statistics import GAMES, rating_in
from vitral.server.store import OperatorStore, PeopleStore, Store
from vitral.server.store.deal_store import ContestStore, DealStore
from vitral.server.store.lobby_store import LobbyStore
from vitral.server.store.people_store import StoredPerson
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.registry import TableRegistry

_TABLES: Final = 2000


async def export_personal_data(
    people: PeopleStore, registry: TableRegistry, person: str, now: float
) -> wire.PersonalData:
    """Returns everything that is stored about a person, but for the hashes that let them in."""
    results = [row for row in await people.results_of(person, GAMES) if row.person == person]
    database = registry.store.database
    seats = await _seats(registry, person)
    return wire.PersonalData(
        made=now,
        person=_person_columns(await people.person(person)),
        devices=len(await people.devices(person)),
        passkeys=[{"created": passkey.created, "uses": passkey.uses} for passkey in await people.passkeys(person)],
        pushes=[push.endpoint for push in await people.pushes(person)],
        notifications={row.table: row.way for row in await people.subscriptions_of(person)},  # type: ignore[misc]
        seats=seats,
        ratings=[rating_in(rating) for rating in await people.ratings(person)],
        results=[
            {
                "table": result.table,
                "seat": result.seat,
                "name": result.name,
                "at": result.at,
                **msgspec.json.decode(result.body),
            }
            for result in results
        ],
        deals=[
            {"deal": row.deal, "name": row.name, "began": row.began, "ended": row.ended, "points": row.points}
            for row in await DealStore(database).all_of_guest(person, "", _TABLES)
        ],
        contests=[row.id for row in await ContestStore(database).entered_by(person, _TABLES)],
        blocks=[{"name": block.name, "since": block.since} for block in await LobbyStore(database).blocks(person)],
        chat=await _written(registry.store, seats),
        notebooks=[
            {"table": table, "note": one.note, "plan": one.plan}
            for table, one in await registry.store.notebooks.of_guest(person)
        ],
    )


def _person_columns(stored: StoredPerson | None) -> dict[str, Any]:
    """Returns what is stored of a person, by the names of the database columns, as exports have always had them."""
    if stored is None:
        return {"kept": {}, "telling": {}}
    return {
        "created": stored.created,
        "key_made": stored.key_made,
        "kept": msgspec.json.decode(stored.settings or "{}"),
        "kept_at": stored.settings_saved_at,
        "mail": stored.mail,
        "telling": msgspec.json.decode(stored.notification_settings or "{}"),
    }


async def _written(store: Store, seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    own_seats = {(seat["table"], seat["seat"]) for seat in seats}
    return [
        {"table": table, "at": line.at, "text": line.body}
        for table in sorted({table for table, _ in own_seats})
        for line in await store.chat_lines(table)
        if (table, line.seat) in own_seats
    ]


async def _seats(registry: TableRegistry, person: str) -> list[dict[str, Any]]:
    held_seats, left = [], await registry.store.seats_left(person)
    for name in dict.fromkeys([*await registry.store.tables_of(person, _TABLES), *(one.table for one in left)]):
        try:
            live = await registry.find_loaded(name)
            table = live.table if live is not None else await registry.read(name)
        except DamagedTableError:
            continue
        claims = [*await registry.store.claims(name), *left]
        seats = {claim.seat for claim in claims if (claim.guest, claim.table) == (person, name)}
        if table is not None:
            held_seats += [
                {
                    "table": name,
                    "seat": seat,
                    "name": table.seats[seat].name if seat >= 0 else "",
                    "created": table.created,
                    "updated": table.updated,
                }
                for seat in sorted(seats)
            ]
    return held_seats


async def erase_person(registry: TableRegistry, person: str) -> int:
    """Erases a person as `vitral admin erase` does. Returns how many seats lost their name."""
    erased = await erase_people(OperatorStore(registry.store.database), [person])
    await registry.serve_operator_requests()  # tables in memory have the name, too
    await registry.store.database.overwrite_deleted()
    return len(erased)
