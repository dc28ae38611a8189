"""People whom somebody does not want to meet: neither finds the other's open tables, nor comes in there."""

from __future__ import annotations

import hashlib
import hmac

from vitral.server.problems import NO_SEAT, conflict, not_allowed
from vitral.server.protocol import BlockedPlayer
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.seat_actions import free_seat
from vitral.translatable import TranslatableText

_MOST = 500


async def block(registry: TableRegistry, live: LiveTable, guest: str, seat: int) -> None:
    """Do not meet whoever holds a seat again; a host who does so before the game begins has the seat free again."""
    table = live.table
    if not live.seats_of(guest):
        raise not_allowed(TranslatableText("problem-block-players", "only those who play here may block somebody here"))
    others = [who for who, seats in live.claims.items() if seat in seats and who != guest]
    if seat >= len(table.seats) or not table.seats[seat].claimed or not others:
        raise conflict("no_such_seat", NO_SEAT)
    if len(await registry.meeting.blocks(guest)) >= _MOST:
        raise conflict("blocked_enough", TranslatableText("problem-blocked-enough", "you have blocked enough people"))
    now, name = registry.settings.clock(), table.seats[seat].name
    for who in others:
        await registry.meeting.block(guest, who, name, now)
    hosting = table.setup.host in live.seats_of(guest)
    if hosting and table.choosing and table.setup.seats[seat].kind == "link":
        await live.inbox.do(lambda: free_seat(live, guest, seat))


async def refuse_apart(registry: TableRegistry, live: LiveTable, guest: str) -> None:
    """`ProblemError` if this guest and somebody at the table do not want to meet, whoever of them said so."""
    if guest not in live.claims and (await registry.meeting.apart(guest)).intersection(live.claims):
        raise not_allowed(TranslatableText("problem-apart", "this table is not open to you"))


async def blocked(registry: TableRegistry, guest: str) -> list[BlockedPlayer]:
    """Whom a guest does not want to meet."""
    return [
        BlockedPlayer(_mark(guest, one.blocked), one.name, one.since) for one in await registry.meeting.blocks(guest)
    ]


async def unblock(registry: TableRegistry, guest: str, mark: str) -> None:
    for one in await registry.meeting.blocks(guest):
        if hmac.compare_digest(_mark(guest, one.blocked), mark):
            await registry.meeting.unblock(guest, one.blocked)


def _mark(guest: str, blocked: str) -> str:
    """What a page calls somebody it must not know: another mark for everybody who blocks them."""
    return hashlib.sha256(f"{guest}/{blocked}".encode()).hexdigest()[:24]
