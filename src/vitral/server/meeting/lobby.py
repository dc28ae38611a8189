"""Tables shown to everybody: which there are, and coming in.

A table is shown because its host wanted so when it was set up. What waits for people is read from the store, so that it
is there after a restart; what there is to watch is what somebody plays just now.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vitral.server.cluster.messages import WatchableTable, WatchableTables
from vitral.server.meeting.blocking import refuse_apart
from vitral.server.problems import LOCKED, NO_TABLE, conflict, not_found
from vitral.server.protocol import Lobby, OpenTable, Pace
from vitral.server.store import SeatClaim
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.events import Claimed
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import SHORT_TURN
from vitral.translatable import TranslatableText

_MOST: Final = 60
FRESH: Final = 30.0
"""Seconds after which the host of a table that is played at once has to be there for others to find it."""


def pace_of(timer: int) -> Pace:
    """Whether a table is played at once: where a turn has a short time limit."""
    return "now" if 0 < timer <= SHORT_TURN else "days"


async def lobby(registry: TableRegistry, guest: str) -> Lobby:
    """What a guest may join or watch; tables of people who do not want to meet are left out."""
    waiting = await open_tables(registry, guest)
    apart = await registry.meeting.apart(guest) if guest else set()
    shown = {one.table.table: one for tables in registry.shown_elsewhere.values() for one in tables}
    shown.update((one.table.table, one) for one in _shown(registry))
    watched = [
        replace(one.table, yours=guest in one.seated) for one in shown.values() if not apart.intersection(one.people)
    ]
    watched.sort(key=lambda one: (-one.watching, one.created))
    return Lobby([_told(live, guest) for live in waiting], watched[:_MOST])


def _shown(registry: TableRegistry) -> list[WatchableTable]:
    """Tables in memory that strangers may watch."""
    return [
        WatchableTable(_told(live, ""), list(live.claims), [guest for guest in live.claims if live.seats_of(guest)])
        for live in registry.live_tables
        if live.table.setup.public
        and not live.table.choosing
        and not live.table.over
        and not live.table.locked
        and live.guests()
    ]


def share(registry: TableRegistry) -> None:
    """Let the other servers know every second what there is to watch here."""
    before = WatchableTables([])

    def tell() -> None:
        nonlocal before
        found = sorted(_shown(registry), key=lambda one: (-one.table.watching, one.table.created))[:_MOST]
        if found or before.tables:
            before = WatchableTables(found)
            registry.cluster.broadcast(before)

    def receive(server: str, message: WatchableTables) -> None:
        registry.shown_elsewhere[server] = message.tables

    registry.cluster.on_heartbeat.append(tell)
    registry.cluster.handle(WatchableTables, receive)


async def open_tables(registry: TableRegistry, guest: str) -> list[LiveTable]:
    """Tables that wait for somebody whom this guest may be, newest first."""
    apart = await registry.meeting.apart(guest) if guest else set()
    now, found, waiting = registry.settings.clock(), [], []
    for stored, host in await registry.meeting.open_tables(_MOST):
        if host in apart:
            continue
        try:
            waiting.append(await registry.find(stored.id))
        except DamagedTableError:
            continue
    for live in waiting:
        if live is None:
            continue
        await live.replica.wait_introduced()
        if live.table.locked or not any(seat.free for seat in live.table.seats):
            continue
        host_is_gone = not live.online(live.table.setup.host) and now - live.table.created > FRESH
        if pace_of(live.table.setup.timer) == "now" and host_is_gone:
            continue
        if not apart.intersection(live.claims):
            found.append(live)
    return found


async def come_in(registry: TableRegistry, table: str, guest: str, name: str, *, watch: bool) -> int | None:
    """Take the next free seat of a table shown to everybody, or look on; the seat."""
    live = await registry.find(table)
    if live is None or not live.table.setup.public:
        raise not_found(NO_TABLE)
    await refuse_apart(registry, live, guest)
    return await live.inbox.do(lambda: _sit_down(live, guest, name, watch=watch))


async def _sit_down(live: LiveTable, guest: str, name: str, *, watch: bool) -> int | None:
    mine = live.seats_of(guest)
    if mine:
        return mine[0]
    if live.table.locked:
        raise conflict("locked", LOCKED)
    seat = next((at for at, one in enumerate(live.table.seats) if one.free), None)
    if watch:
        if guest not in live.claims:
            await live.add_claim(SeatClaim(guest, live.table.id, -1))
        return None
    if seat is None:
        raise conflict("full", TranslatableText("problem-full", "no seat is free at this table any more"))
    await live.commit(Claimed(seat, name), SeatClaim(guest, live.table.id, seat))
    live.broadcast_info()
    return seat


def _told(live: LiveTable, guest: str) -> OpenTable:
    table = live.table
    setup = table.setup
    return OpenTable(
        table=table.id,
        host=table.seats[setup.host].name if setup.host >= 0 else "",
        options=setup.options,
        players=table.players,
        free=sum(seat.free for seat in table.seats),
        timer=setup.timer,
        pace=pace_of(setup.timer),
        level=setup.level,
        here=setup.host >= 0 and live.online(setup.host),
        created=table.created,
        round=table.narrated.seen.round,
        yours=bool(live.seats_of(guest)),
        watching=live.spectators,
    )
