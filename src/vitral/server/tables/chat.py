"""The chat of a table: emotes and nudges everywhere, text where the table was set up for it.

None of it is an event. Text is stored beside the events and deleted with the table; emotes and nudges reach only those
who are connected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.server import protocol as wire
from vitral.server.limits import TokenBucket
from vitral.server.protocol import Chat, ChatHistory, ChatMessage, Emote, Nudge
from vitral.server.store import Store, StoreError
from vitral.server.store.table_store import CHAT_LINES, ChatLine
from vitral.server.tables.errors import RefusalError
from vitral.server.tables.subscriber import Subscriber, encode

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable

CHAT_MESSAGE_LENGTH: Final = 300
"""The chat limit: the most characters of a message."""
CHAT_RATE_LIMIT: Final = (0.5, 5.0)
"""The chat messages that a seat may send a second, and the burst."""
_STORE_ATTEMPTS: Final = 5
"""How many times storing a line is attempted. Another server may have used the same line number."""


def single_line(text: str) -> str:
    """Returns a text in one line, without invisible characters and those that change the direction of others."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


class TableChat:
    """The chat of one table. Every coroutine here runs in the table's inbox."""

    def __init__(self, live: LiveTable, store: Store) -> None:
        self._live = live
        self._store = store
        self._lines: list[ChatLine] | None = None
        self._last: int | None = None
        """The number of the last line that was sent; None before they were read."""
        self._buckets: dict[int, TokenBucket] = {}
        self._nudged: dict[int, object] = {}
        """By seat: the turn in which it last nudged another."""

    async def send_history(self, subscriber: Subscriber) -> None:
        """Sends a new subscriber what was written before."""
        if self._live.table.setup.chat:
            subscriber.send(encode(ChatHistory([_message(line) for line in await self._history()])))

    async def post(self, subscriber: Subscriber, message: Emote | Nudge | Chat) -> None:
        """Sends a message to everybody; raises `RefusalError` if the sender may not."""
        live, seat = self._live, message.seat
        if seat not in live.claims.seats_of(subscriber.guest):
            raise RefusalError("not_yours")
        now = round(live.settings.clock(), 3)
        if isinstance(message, Nudge):
            sent = ChatMessage(seat, now, nudged=self._nudge_targets(seat))
        elif isinstance(message, Emote):
            sent = ChatMessage(seat, now, emote=message.emote)
        else:
            sent = ChatMessage(seat, now, text=self._check_text(message.text))
        if not self._bucket(seat).take():
            raise RefusalError("too_soon")
        line = await self._store_line(sent) if sent.text else 0
        subscriber.send(encode(wire.Done(message.ref, live.table.ply)))
        self._broadcast(sent)
        live.replica.publish_chat(sent, line)

    async def receive(self, message: ChatMessage, line: int) -> None:
        """Sends on a message from another server; text is the stored line of that number."""
        self._bucket(message.seat).reserve()
        if not line:
            self._broadcast(message)
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Sends on what was written at other servers since this one last read it."""
        last = self._last
        if last is None:
            return
        self._lines = None
        for line in await self._history():
            if line.number > last:
                self._broadcast(_message(line))

    def _bucket(self, seat: int) -> TokenBucket:
        return self._buckets.setdefault(seat, TokenBucket(*CHAT_RATE_LIMIT, self._live.settings.clock))

    def _broadcast(self, message: ChatMessage) -> None:
        if message.nudged:
            self._nudged[message.seat] = self._live.table.narrated.turn
        encoded_message = encode(message)
        for subscriber in self._live.subscribers:
            subscriber.send(encoded_message)

    def _nudge_targets(self, seat: int) -> list[int]:
        """Returns the other people the table waits for; each seat may nudge them once a turn."""
        table = self._live.table
        whom = [
            other
            for other in table.awaited
            if other != seat and table.seats[other].claimed and not table.seats[other].bot
        ]
        if not whom:
            raise RefusalError("nobody_to_nudge")
        if self._nudged.get(seat) == table.narrated.turn:
            raise RefusalError("already_nudged")
        return whom

    def _check_text(self, text: str) -> str:
        if not self._live.table.setup.chat:
            raise RefusalError("no_chat")
        tidy = single_line(text)
        if not tidy:
            raise RefusalError("empty_message")
        if len(tidy) > CHAT_MESSAGE_LENGTH:
            raise RefusalError("too_long")
        return tidy

    async def _history(self) -> list[ChatLine]:
        if self._lines is None:
            try:
                self._lines = await self._store.chat_lines(self._live.table.id)
            except StoreError:  # shown once the store answers again
                return []
            self._last = self._lines[-1].number if self._lines else 0
        return self._lines

    async def _store_line(self, message: ChatMessage) -> int:
        """Stores a line of text; returns its number."""
        for _ in range(_STORE_ATTEMPTS):
            lines = await self._history()
            line = ChatLine(lines[-1].number + 1 if lines else 1, message.at, message.seat, message.text)
            try:
                await self._store.add_chat_line(self._live.table.id, line)
            except StoreError:  # read again: the line may be stored, and others may have written
                await self.catch_up()
                history = await self._history()
                if line in history or not history or history[-1].number < line.number:
                    break
            else:
                self._lines, self._last = [*lines, line][-CHAT_LINES:], line.number
                return line.number
        raise RefusalError("unavailable")


def _message(line: ChatLine) -> ChatMessage:
    return ChatMessage(line.seat, line.at, text=line.body)
