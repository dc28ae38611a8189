"""Giving a link of a table out anew, for somebody who lost theirs or because it went to the wrong people."""

from __future__ import annotations

from vitral.server.problems import NO_SEAT, RENEWED_ENOUGH, conflict, not_allowed
from vitral.server.store import SeatRevocation
from vitral.server.tables.events import Renewed
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.seats import seat_of_link
from vitral.translatable import TranslatableText


async def reissue_link(live: LiveTable, guest: str, link: str) -> None:
    """Let links of that name made so far lead nowhere, and tell everybody if it was a seat's; runs in the inbox.

    Whoever holds the seat keeps it, and is warned: the host could use the link themselves. Whoever gives out that of
    their own seat plays it alone from then on, and a new link to watch sends away those who came by the old one.
    """
    table, seat, mine = live.table, seat_of_link(link), live.seats_of(guest)
    if table.setup.host not in mine and seat not in mine:
        raise not_allowed(TranslatableText("problem-not-host", "only the host of this table may give links out again"))
    if seat is not None and (seat >= len(table.seats) or not table.seats[seat].person):
        raise conflict("no_such_seat", NO_SEAT)
    if not table.may_reissue_links:
        raise conflict("changed_enough", RENEWED_ENOUGH)
    revocation = (
        SeatRevocation(-1)
        if link == "watch"
        else SeatRevocation(seat, guest)
        if seat is not None and seat in mine
        else None
    )
    change = await live.commit(Renewed(link), revocation=revocation)
    live.broadcast_info()
    live.broadcast(change)


async def reissue_all_links(live: LiveTable) -> None:
    """Let every link of a table made so far lead nowhere, as an operator wants it; runs in the inbox.

    Whoever holds a seat keeps it; those who came to watch are sent away.
    """
    seats = [f"s{at}" for at, seat in enumerate(live.table.seats) if seat.person]
    for link in (*seats, "join", "watch"):
        live.broadcast(await live.commit(Renewed(link), revocation=SeatRevocation(-1) if link == "watch" else None))
    live.broadcast_info()
