"""Handles the messages of pages to a live table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vitral.server import metrics
from vitral.server import protocol as wire
from vitral.server.protocol import Chat, Emote, Nudge
from vitral.server.tables.errors import RefusalError, UnavailableError
from vitral.server.tables.events import ActionChosen, ChoiceUndone, EmblemChosen
from vitral.server.tables.subscriber import Subscriber, encode
from vitral.server.tables.table import Table
from vitral.teller.choices import reason_sentences
from vitral.teller.sentence import sentence

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable


_MOVES: Final = (wire.Act, wire.Undo)
_MAX_EMBLEMS: Final = 20
"""How often the emblem of a seat can be changed at a table."""
_CHAT_MESSAGES: Final = (Emote, Nudge, Chat)


async def handle_message(live: LiveTable, subscriber: Subscriber, message: wire.FromPage, received: float) -> None:
    """Answers a message of a page that was received then, by `time.perf_counter`; runs in the table's inbox."""
    if isinstance(message, _MOVES):
        await _handle_move(live, subscriber, message)
        metrics.MOVE_SECONDS.observe(time.perf_counter() - received)
    elif live.failed:
        subscriber.send(encode(_unavailable(getattr(message, "ref", ""))))
    elif isinstance(message, wire.Explain):
        subscriber.send(encode(_explain(live, subscriber, message)))
    elif isinstance(message, wire.Sit):
        _change_seat(live, subscriber, message.seat)
    elif isinstance(message, wire.ChooseEmblem):
        await _choose_emblem(live, subscriber, message)
    elif isinstance(message, _CHAT_MESSAGES):
        await _handle_chat(live, subscriber, message)


async def _handle_move(live: LiveTable, subscriber: Subscriber, message: wire.Act | wire.Undo) -> None:
    table, seat, ref = live.table, message.seat, message.ref
    if live.failed:
        subscriber.send(encode(_unavailable(ref)))
    elif not live.claims.has_seat(subscriber.guest, seat):
        subscriber.send(encode(refusal_message(table, ref, "not_yours")))
    elif (reached := table.ply_of(seat, ref)) is not None:
        subscriber.send(encode(wire.Done(ref, reached)))
    else:
        try:
            event = (
                ActionChosen(seat, message.action, ref) if isinstance(message, wire.Act) else ChoiceUndone(seat, ref)
            )
            change = await live.commit(event, ply=message.ply)
        except RefusalError as refusal:
            subscriber.send(encode(refusal_message(table, ref, refusal.code, refusal.reasons)))
        except UnavailableError:
            subscriber.send(encode(_unavailable(ref)))
        else:
            live.broadcast(change, subscriber, encode(wire.Done(ref, table.ply)))


async def _handle_chat(live: LiveTable, subscriber: Subscriber, message: Emote | Nudge | Chat) -> None:
    try:
        await live.chat.post(subscriber, message)
    except RefusalError as refusal:
        subscriber.send(encode(refusal_message(live.table, message.ref, refusal.code)))


async def _choose_emblem(live: LiveTable, subscriber: Subscriber, message: wire.ChooseEmblem) -> None:
    """Stores the emblem of a seat, as often as somebody may change their mind."""
    if not live.claims.has_seat(subscriber.guest, message.seat):
        subscriber.send(encode(refusal_message(live.table, "", "not_yours")))
        return
    seat = live.table.seats[message.seat]
    if seat.emblem == (message.color, message.pattern) or seat.emblems >= _MAX_EMBLEMS or live.table.over:
        return
    try:
        await live.commit(EmblemChosen(message.seat, message.color, message.pattern))
    except (RefusalError, UnavailableError):
        subscriber.send(encode(_unavailable("")))
    else:
        live.broadcast_info()


def _unavailable(ref: str) -> wire.Refused:
    """Returns the refusal of a table that failed; it reveals nothing of the state in memory."""
    return wire.Refused(ref, "unavailable", sentences=[sentence("refused-unavailable")])


def _explain(live: LiveTable, subscriber: Subscriber, message: wire.Explain) -> wire.Explanation | wire.Refused:
    if message.seat not in live.claims.seats_of(subscriber.guest):
        return refusal_message(live.table, message.ref, "not_yours")
    table = live.table
    reasons = table.why(message.seat, message.action)
    sentences = reason_sentences(
        reasons, solo=table.options.solo, state=table.narrated.game.state, action=message.action
    )
    return wire.Explanation(
        message.ref, message.action, list(reasons), table.describe_action(message.seat, message.action), sentences
    )


def refusal_message(table: Table, ref: str, code: wire.RefusalCode, reasons: Sequence[str] = ()) -> wire.Refused:
    """Returns a refusal, in codes and in words."""
    metrics.REFUSALS.add(1, code)
    sentences = [sentence(f"refused-{code}"), *reason_sentences(reasons, solo=table.options.solo)]
    return wire.Refused(ref, code, list(reasons), table.ply, sentences)


def _change_seat(live: LiveTable, subscriber: Subscriber, seat: int | None) -> None:
    if seat is not None and seat not in live.claims.seats_of(subscriber.guest):
        subscriber.send(encode(refusal_message(live.table, "", "not_yours")))
        return
    live.change_viewer(subscriber, seat)
