"""Talking at a table: a few emotes and a nudge everywhere, written words where the table was set up for them.

Nothing of it is an event. Written words are kept beside the events, so that whoever comes back finds them, and go with
the table; the rest is heard by those who are there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.server import protocol as wire
from vitral.server.limits import TokenBucket
from vitral.server.protocol.talking import Chat, ChatHistory, ChatMessage, Emote, Nudge
from vitral.server.store import StoreError
from vitral.server.store.chat_store import KEPT, ChatLine, ChatStore
from vitral.server.tables.errors import RefusalError
from vitral.server.tables.subscriber import Subscriber, encoded

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable

LONGEST: Final = 300
"""Characters."""
_PACE: Final = (0.5, 5.0)
"""How often a seat may speak: so many a second, and so many at once."""
_TRIES: Final = 5
"""How often a line is given the next number: somebody at another server may have had it first."""


def plain(text: str) -> str:
    """A text in one line, without anything that cannot be seen or would turn what stands around it."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


class Talk:
    """What is said at one table. Every coroutine here runs in the table's inbox."""

    def __init__(self, live: LiveTable, store: ChatStore) -> None:
        self._live = live
        self._store = store
        self._lines: list[ChatLine] | None = None
        self._last: int | None = None
        """The number of the last line that was passed on; nothing before they were read."""
        self._buckets: dict[int, TokenBucket] = {}
        self._nudged: dict[int, object] = {}
        """By seat: the turn in which it last nudged somebody."""

    async def greet(self, subscriber: Subscriber) -> None:
        """Tell somebody who comes what was written before."""
        if self._live.table.setup.chat:
            subscriber.send(encoded(ChatHistory([_told(line) for line in await self._so_far()])))

    async def hear(self, subscriber: Subscriber, message: Emote | Nudge | Chat) -> None:
        """Pass on what somebody says; `RefusalError` if they may not."""
        live, seat = self._live, message.seat
        if seat not in live.seats_of(subscriber.guest):
            raise RefusalError("not_yours")
        now = round(live.settings.clock(), 3)
        if isinstance(message, Nudge):
            said = ChatMessage(seat, now, nudged=self._whom(seat))
        elif isinstance(message, Emote):
            said = ChatMessage(seat, now, emote=message.emote)
        else:
            said = ChatMessage(seat, now, text=self._allowed(message.text))
        if not self._bucket(seat).take():
            raise RefusalError("too_soon")
        line = await self._keep(said) if said.text else 0
        subscriber.send(encoded(wire.Done(message.ref, live.table.ply)))
        self._pass_on(said)
        live.replica.publish_chat(said, line)

    async def heard_elsewhere(self, said: ChatMessage, line: int) -> None:
        """Pass on what somebody said at another server; written words are the kept line of that number."""
        self._bucket(said.seat).reserve()
        if not line:
            self._pass_on(said)
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Pass on what was written at other servers since this one last read it."""
        last = self._last
        if last is None:
            return
        self._lines = None
        for line in await self._so_far():
            if line.number > last:
                self._pass_on(_told(line))

    def _bucket(self, seat: int) -> TokenBucket:
        return self._buckets.setdefault(seat, TokenBucket(*_PACE, self._live.settings.clock))

    def _pass_on(self, said: ChatMessage) -> None:
        if said.nudged:
            self._nudged[said.seat] = self._live.table.narrated.turn
        heard = encoded(said)
        for one in self._live.subscribers:
            one.send(heard)

    def _whom(self, seat: int) -> list[int]:
        """The people the table waits for, but not oneself; each turn they are reminded once by everybody."""
        table = self._live.table
        whom = [one for one in table.awaited if one != seat and table.seats[one].claimed and not table.seats[one].bot]
        if not whom:
            raise RefusalError("nobody_to_nudge")
        if self._nudged.get(seat) == table.narrated.turn:
            raise RefusalError("already_nudged")
        return whom

    def _allowed(self, text: str) -> str:
        if not self._live.table.setup.chat:
            raise RefusalError("no_chat")
        tidy = plain(text)
        if not tidy:
            raise RefusalError("empty_message")
        if len(tidy) > LONGEST:
            raise RefusalError("too_long")
        return tidy

    async def _so_far(self) -> list[ChatLine]:
        if self._lines is None:
            try:
                self._lines = await self._store.lines(self._live.table.id)
            except StoreError:  # they are there when the store answers again
                return []
            self._last = self._lines[-1].number if self._lines else 0
        return self._lines

    async def _keep(self, said: ChatMessage) -> int:
        """Keep written words; the number of their line."""
        for _ in range(_TRIES):
            lines = await self._so_far()
            kept = ChatLine(lines[-1].number + 1 if lines else 1, said.at, said.seat, said.text)
            try:
                await self._store.add(self._live.table.id, kept)
            except StoreError:  # only the store knows what became of it, and what others wrote meanwhile
                await self.catch_up()
                found = await self._so_far()
                if kept in found or not found or found[-1].number < kept.number:
                    break
            else:
                self._lines, self._last = [*lines, kept][-KEPT:], kept.number
                return kept.number
        raise RefusalError("unavailable")


def _told(line: ChatLine) -> ChatMessage:
    return ChatMessage(line.seat, line.at, text=line.body)
