"""Who plays a seat while its person does not: as the table agreed, and never behind their back.

A bot takes over for somebody who is away only where turns have a short time limit and the table agreed to it; where a
turn may take a day, or for ever, only the person of the seat may let one play. Whoever resigns is followed by a bot, or
by nobody: then the seat passes every turn.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from vitral.server.problems import NO_SEAT, OVER, conflict, not_allowed
from vitral.server.tables.events import Replaced, Resigned
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.seats import SeatState
from vitral.translatable import TranslatableText

BOT: Final = "apprentice"
"""The bot that follows whoever resigns."""
_RESIGNED: Final = TranslatableText("problem-resigned", "whoever resigned a seat does not play it again")
_NOT_YOURS: Final = TranslatableText("refused-not_yours", "only the person of that seat may do this")


async def set_bot(live: LiveTable, guest: str, seat: int, bot: str) -> None:
    """Let a bot play a seat, or (without one) give it back to its person; runs in the table's inbox."""
    one, mine = _seat_of_person(live, seat), live.seats_of(guest)
    if one.resigned:
        raise conflict("resigned", _RESIGNED)
    if live.table.setup.deal:
        raise not_allowed(TranslatableText("problem-deal-bot", "here people are compared, so no bot plays for them"))
    hosting = live.table.setup.host in mine and not one.claimed
    away = seat not in mine and not hosting
    if away:
        if not mine or not bot:
            raise not_allowed(_NOT_YOURS)
        _check_away(live, seat)
    if one.bot != bot:
        if not live.table.may_change(seat):
            raise conflict(
                "changed_enough", TranslatableText("problem-seat-changes", "this seat changed hands often enough")
            )
        change = await live.commit(Replaced(seat, bot, away))
        live.broadcast_info()
        live.broadcast(change)


async def resign_seat(live: LiveTable, guest: str, seat: int) -> None:
    """Let the person of a seat resign; runs in the table's inbox."""
    one = _seat_of_person(live, seat)
    if seat not in live.seats_of(guest):
        raise not_allowed(_NOT_YOURS)
    if one.resigned:
        raise conflict("resigned", _RESIGNED)
    change = await live.commit(Resigned(seat, BOT if live.table.setup.stand_in == "bot" else ""))
    live.broadcast_info()
    live.broadcast(change)


def _seat_of_person(live: LiveTable, seat: int) -> SeatState:
    table = live.table
    if seat >= len(table.seats) or not table.seats[seat].person:
        raise conflict("no_such_seat", NO_SEAT)
    if table.over:
        raise conflict("over", OVER)
    return table.seats[seat]


def _check_away(live: LiveTable, seat: int) -> None:
    if not live.table.setup.takes_over:
        raise not_allowed(
            TranslatableText("problem-no-stand-in", "this table waits for everybody: only they may let a bot play")
        )
    wait = live.settings.away - live.seconds_away(seat)
    if live.online(seat):
        raise conflict("not_gone", TranslatableText("problem-here", "that person is here"))
    if wait > 0:
        told = TranslatableText(
            "problem-not-gone", "that person has only just left: wait {seconds} seconds", seconds=ceil(wait)
        )
        raise conflict("not_gone", told)
