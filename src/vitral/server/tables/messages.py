"""What a page may ask of a live table, and the answers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vitral.server import metrics
from vitral.server import protocol as wire
from vitral.server.protocol.talking import Chat, Emote, Nudge
from vitral.server.tables.commit import Unavailable
from vitral.server.tables.events import Chose, Event, Undid
from vitral.server.tables.listener import Listener, encoded
from vitral.server.tables.refusal import Refusal
from vitral.server.tables.table import Table
from vitral.teller.refusals import why
from vitral.teller.sentence import sentence

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable


_MOVES: Final = (wire.Act, wire.Undo)
_TALK: Final = (Emote, Nudge, Chat)


async def handle_message(live: LiveTable, listener: Listener, message: wire.FromPage, received: float) -> None:
    """Answers a message of a page that was received then, by `time.perf_counter`; runs in the table's inbox."""
    if isinstance(message, _MOVES):
        await _handle_move(live, listener, message)
        metrics.MOVE_SECONDS.observe(time.perf_counter() - received)
    elif live.failed:
        listener.send(encoded(_unavailable(getattr(message, "ref", ""))))
    elif isinstance(message, wire.Why):
        listener.send(encoded(_why(live, listener, message)))
    elif isinstance(message, wire.Sit):
        _sit(live, listener, message.seat)
    elif isinstance(message, _TALK):
        await _talk(live, listener, message)


async def _handle_move(live: LiveTable, listener: Listener, message: wire.Act | wire.Undo) -> None:
    table, seat, ref = live.table, message.seat, message.ref
    if live.failed:
        listener.send(encoded(_unavailable(ref)))
    elif not live.holds_seat(listener.guest, seat):
        listener.send(encoded(refused(table, ref, "not_yours")))
    elif (reached := table.accepted(seat, ref)) is not None:
        listener.send(encoded(wire.Done(ref, reached)))
    else:
        try:
            change = await live.keep(_event(table, message))
        except Refusal as refusal:
            listener.send(encoded(refused(table, ref, refusal.code, refusal.reasons)))
        except Unavailable:
            listener.send(encoded(_unavailable(ref)))
        else:
            live.tell(change, listener, encoded(wire.Done(ref, table.ply)))


async def _talk(live: LiveTable, listener: Listener, message: Emote | Nudge | Chat) -> None:
    try:
        await live.talk.hear(listener, message)
    except Refusal as refusal:
        listener.send(encoded(refused(live.table, message.ref, refusal.code)))


def _unavailable(ref: str) -> wire.Refused:
    """The refusal of a table that failed: nothing of what it has in memory is told."""
    return wire.Refused(ref, "unavailable", said=[sentence("refused-unavailable")])


def _event(table: Table, message: wire.Act | wire.Undo) -> Event:
    """The event a move would be, after the checks in their order: over, whose decision, legal, ply."""
    seat, event = message.seat, None
    if table.seats[seat].bot and not table.over:
        raise Refusal("not_allowed")
    if isinstance(message, wire.Act):
        event = Chose(seat, table.read_choice(seat, message.action).text, message.ref)
        takes_back = table.takes_back_window(seat)
    else:
        table.check_undo(seat)
        takes_back = True
    if takes_back and not table.undos_left(seat):
        raise Refusal("undone_enough")
    if message.ply != table.ply:
        raise Refusal("stale")
    return event or Undid(seat, message.ref)


def _why(live: LiveTable, listener: Listener, message: wire.Why) -> wire.Because | wire.Refused:
    if message.seat not in live.seats_of(listener.guest):
        return refused(live.table, message.ref, "not_yours")
    table = live.table
    reasons = table.why(message.seat, message.action)
    said = why(reasons, solo=table.options.solo)
    return wire.Because(message.ref, message.action, list(reasons), table.in_words(message.seat, message.action), said)


def refused(table: Table, ref: str, code: wire.RefusalCode, reasons: Sequence[str] = ()) -> wire.Refused:
    """A refusal, in codes and in words."""
    metrics.REFUSALS.add(1, code)
    said = [sentence(f"refused-{code}"), *why(reasons, solo=table.options.solo)]
    return wire.Refused(ref, code, list(reasons), table.ply, said)


def _sit(live: LiveTable, listener: Listener, seat: int | None) -> None:
    if seat is not None and seat not in live.seats_of(listener.guest):
        listener.send(encoded(refused(live.table, "", "not_yours")))
        return
    live.seat(listener, seat)
