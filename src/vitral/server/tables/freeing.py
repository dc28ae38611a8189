"""Letting a seat go free again that the wrong person took, and shutting out whoever came by a link that is no more."""

from __future__ import annotations

from vitral.server.problems import NO_SEAT, RENEWED_ENOUGH, conflict, not_allowed
from vitral.server.store import SeatRevocation
from vitral.server.tables.events import Freed
from vitral.server.tables.live_table import LiveTable
from vitral.translatable import TranslatableText


async def free_seat(live: LiveTable, guest: str, seat: int) -> None:
    """Have a seat taken by link free again, its link and the invitation given out anew; runs in the inbox.

    It is the host's right while windows are chosen. Later its person has seen and done things there, and only a bot may
    take over.
    """
    table = live.table
    if table.setup.host not in live.seats_of(guest):
        raise not_allowed(TranslatableText("problem-free-host", "only the host of this table may free a seat"))
    if seat >= len(table.seats) or table.setup.seats[seat].kind != "link" or not table.seats[seat].claimed:
        raise conflict("no_such_seat", NO_SEAT)
    if not table.choosing:
        raise conflict(
            "begun", TranslatableText("problem-free-begun", "the game has begun; a bot can take over the seat")
        )
    if not table.may_reissue_links:
        raise conflict("changed_enough", RENEWED_ENOUGH)
    change = await live.commit(Freed(seat), revocation=SeatRevocation(seat))
    live.broadcast_info()
    live.broadcast(change)
