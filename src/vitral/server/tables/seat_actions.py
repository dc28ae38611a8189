"""Actions on seats and links: let a bot play, resign, free a seat, reissue a link, lock the table.

A bot takes over for an absent person only where turns have a short time limit and the table agreed to it; elsewhere
only the person of the seat may let one play. A person who resigns is followed by a bot, or by nobody: then the seat
passes every turn. All functions here run in the inbox of the table.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from vitral.bots import DEFAULT_BOT
from vitral.server.problems import NO_SEAT, OVER, REISSUED_ENOUGH, conflict, not_allowed
from vitral.server.store import SeatClaim, SeatRevocation
from vitral.server.tables.events import Event, LinkReissued, PlayerResigned, SeatFreed, SeatHandedOver, TableLocked
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.seats import SeatState, seat_of_link
from vitral.translatable import TranslatableText

_RESIGNED: Final = TranslatableText("problem-resigned", "whoever resigned a seat does not play it again")
_NOT_YOURS: Final = TranslatableText("refused-not_yours", "only the person of that seat may do this")


async def hand_over_seat(live: LiveTable, guest: str, seat: int, bot: str) -> None:
    """Lets a bot play a seat, or (without one) gives it back to its person."""
    seat_state, own_seats = _seat_of_person(live, seat), live.claims.seats_of(guest)
    if seat_state.resigned:
        raise conflict("resigned", _RESIGNED)
    if live.table.setup.deal:
        raise not_allowed(TranslatableText("problem-deal-bot", "here people are compared, so no bot plays for them"))
    hosting = live.table.setup.privileged in own_seats and not seat_state.claimed
    away = seat not in own_seats and not hosting
    if away:
        if not own_seats or not bot:
            raise not_allowed(_NOT_YOURS)
        _check_away(live, seat)
    if seat_state.bot != bot:
        if not live.table.may_hand_over(seat):
            often = TranslatableText("problem-seat-changes", "this seat changed hands often enough")
            raise conflict("changed_enough", often)
        await _commit(live, SeatHandedOver(seat, bot, away))


async def resign_seat(live: LiveTable, guest: str, seat: int) -> None:
    """Lets the person of a seat give it up for good."""
    seat_state = _seat_of_person(live, seat)
    if seat not in live.claims.seats_of(guest):
        raise not_allowed(_NOT_YOURS)
    if seat_state.resigned:
        raise conflict("resigned", _RESIGNED)
    await _commit(live, PlayerResigned(seat, DEFAULT_BOT if live.table.setup.stand_in == "bot" else ""))


def _seat_of_person(live: LiveTable, seat: int) -> SeatState:
    table = live.table
    if seat >= len(table.seats) or not table.seats[seat].person:
        raise conflict("no_such_seat", NO_SEAT)
    if table.over:
        raise conflict("over", OVER)
    return table.seats[seat]


def _check_away(live: LiveTable, seat: int) -> None:
    if not live.table.setup.takes_over:
        waits = TranslatableText("problem-no-stand-in", "this table waits for everybody: only they may let a bot play")
        raise not_allowed(waits)
    wait = live.settings.away_seconds - live.presence.seconds_away(seat)
    if live.presence.online(seat):
        raise conflict("not_gone", TranslatableText("problem-here", "that person is here"))
    if wait > 0:
        just_left = TranslatableText(
            "problem-not-gone", "that person has only just left: wait {seconds} seconds", seconds=ceil(wait)
        )
        raise conflict("not_gone", just_left)


async def watch_table(live: LiveTable, guest: str) -> None:
    """Lets a guest watch; replaces a spectator who is gone if there are too many, else raises `ProblemError`."""
    if guest in live.claims:
        return
    spectators = [claimant for claimant in live.claims if not live.claims.seats_of(claimant)]
    if len(spectators) >= live.settings.spectators:
        here = live.presence.guests()
        absent = next((spectator for spectator in spectators if spectator not in here), None)
        if absent is None:
            full = TranslatableText("problem-spectators", "there is no room for more people to watch this table")
            raise conflict("spectators", full)
        await live.remove_guest(absent)
    await live.add_claim(SeatClaim(guest, live.table.id, -1))


async def free_seat(live: LiveTable, guest: str, seat: int) -> None:
    """Frees a seat that the wrong person took by link, and reissues its link and the invitation.

    The host may do so while windows are chosen. Later its person has seen and done things there, and only a bot may
    take over.
    """
    table = live.table
    if table.setup.privileged not in live.claims.seats_of(guest):
        raise not_allowed(TranslatableText("problem-free-host", "only the host of this table may free a seat"))
    if seat >= len(table.seats) or table.setup.seats[seat].kind != "link" or not table.seats[seat].claimed:
        raise conflict("no_such_seat", NO_SEAT)
    if not table.choosing:
        begun = TranslatableText("problem-free-begun", "the game has begun; a bot can take over the seat")
        raise conflict("begun", begun)
    _check_reissues(live)
    await _commit(live, SeatFreed(seat), SeatRevocation(seat))


async def reissue_link(live: LiveTable, guest: str, link: str) -> None:
    """Invalidates the links of that name issued so far; everybody is notified if it was a seat's.

    The player of the seat stays, and is warned: the host could use the link. A host who reissues the link of their own
    seat plays it alone from then on, and a new link to watch disconnects those who came by the old one.
    """
    table, seat, own_seats = live.table, seat_of_link(link), live.claims.seats_of(guest)
    if table.setup.privileged not in own_seats and seat not in own_seats:
        raise not_allowed(TranslatableText("problem-not-host", "only the host of this table may give links out again"))
    if seat is not None and (seat >= len(table.seats) or not table.seats[seat].person):
        raise conflict("no_such_seat", NO_SEAT)
    _check_reissues(live)
    revocation = None
    if link == "watch":
        revocation = SeatRevocation(-1)
    elif seat is not None and seat in own_seats:
        revocation = SeatRevocation(seat, guest)
    await _commit(live, LinkReissued(link), revocation)


async def reissue_all_links(live: LiveTable) -> None:
    """Makes every link of a table issued so far lead nowhere, for an operator.

    Players stay; spectators are disconnected.
    """
    seats = [f"s{at}" for at, seat in enumerate(live.table.seats) if seat.person]
    for link in (*seats, "join", "watch"):
        live.broadcast(
            await live.commit(LinkReissued(link), revocation=SeatRevocation(-1) if link == "watch" else None)
        )
    live.broadcast_info()


async def set_locked(live: LiveTable, guest: str, *, locked: bool) -> None:
    """Locks a table, so that nobody else takes a seat or watches, or unlocks it.

    Guests of the table stay, and find their seat on another device by its own link.
    """
    if live.table.setup.privileged not in live.claims.seats_of(guest):
        raise not_allowed(TranslatableText("problem-lock-host", "only the host of this table may lock it"))
    if live.table.locked == locked:
        return
    _check_reissues(live)
    await live.commit(TableLocked(locked))
    live.broadcast_info()


def _check_reissues(live: LiveTable) -> None:
    if not live.table.may_reissue_links:
        raise conflict("changed_enough", REISSUED_ENOUGH)


async def _commit(live: LiveTable, event: Event, revocation: SeatRevocation | None = None) -> None:
    change = await live.commit(event, revocation=revocation)
    live.broadcast_info()
    live.broadcast(change)
