"""Talking at a table: a few emotes and a nudge everywhere, written words where the table was set up for them.

Nothing of it is an event. Written words are kept beside the events, so that whoever comes back finds them, and go with
the table; the rest is heard by those who are there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.server import protocol as wire
from vitral.server.http.limits import Bucket
from vitral.server.protocol.talking import Chat, Emote, Nudge, Talked, TalkSoFar
from vitral.server.store import StoreError
from vitral.server.store.talk_store import KEPT, TalkLine, TalkStore
from vitral.server.tables.listener import Listener, encoded
from vitral.server.tables.refusal import Refusal

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable

LONGEST: Final = 300
"""Characters."""
_PACE: Final = (0.5, 5.0)
"""How often a seat may speak: so many a second, and so many at once."""


def plain(text: str) -> str:
    """A text in one line, without anything that cannot be seen or would turn what stands around it."""
    return "".join(letter for letter in " ".join(text.split()) if letter.isprintable())


class Talk:
    """What is said at one table. Every coroutine here runs in the table's inbox."""

    def __init__(self, live: LiveTable, store: TalkStore) -> None:
        self._live = live
        self._store = store
        self._lines: list[TalkLine] | None = None
        self._buckets: dict[int, Bucket] = {}
        self._nudged: dict[int, object] = {}
        """By seat: the turn in which it last nudged somebody."""

    async def greet(self, listener: Listener) -> None:
        """Tell somebody who comes what was written before."""
        if self._live.table.setup.chat:
            told = [Talked(line.seat, line.at, text=line.body) for line in await self._so_far()]
            listener.send(encoded(TalkSoFar(told)))

    async def hear(self, listener: Listener, message: Emote | Nudge | Chat) -> None:
        """Pass on what somebody says; `Refusal` if they may not."""
        live, seat = self._live, message.seat
        if seat not in live.seats_of(listener.guest):
            raise Refusal("not_yours")
        now = round(live.settings.clock(), 3)
        if isinstance(message, Nudge):
            said = Talked(seat, now, nudged=self._whom(seat))
        elif isinstance(message, Emote):
            said = Talked(seat, now, emote=message.emote)
        else:
            said = Talked(seat, now, text=self._allowed(message.text))
        if not self._buckets.setdefault(seat, Bucket(*_PACE, live.settings.clock)).take():
            raise Refusal("too_soon")
        if said.text:
            await self._keep(TalkLine(0, now, seat, said.text))
        if said.nudged:
            self._nudged[seat] = live.table.narrated.turn
        listener.send(encoded(wire.Done(message.ref, live.table.ply)))
        heard = encoded(said)
        for one in live.listeners:
            one.send(heard)

    def _whom(self, seat: int) -> list[int]:
        """The people the table waits for, but not oneself; each turn they are reminded once by everybody."""
        table = self._live.table
        whom = [one for one in table.awaited if one != seat and table.seats[one].claimed and not table.seats[one].bot]
        if not whom:
            raise Refusal("nobody_to_nudge")
        if self._nudged.get(seat) == table.narrated.turn:
            raise Refusal("nudged_already")
        return whom

    def _allowed(self, text: str) -> str:
        if not self._live.table.setup.chat:
            raise Refusal("no_chat")
        tidy = plain(text)
        if not tidy:
            raise Refusal("nothing_said")
        if len(tidy) > LONGEST:
            raise Refusal("too_long")
        return tidy

    async def _so_far(self) -> list[TalkLine]:
        if self._lines is None:
            try:
                self._lines = await self._store.lines(self._live.table.id)
            except StoreError:  # they are there when the store answers again
                return []
        return self._lines

    async def _keep(self, line: TalkLine) -> None:
        lines = await self._so_far()
        kept = TalkLine(lines[-1].number + 1 if lines else 1, line.at, line.seat, line.body)
        try:
            await self._store.add(self._live.table.id, kept)
        except StoreError:
            self._lines = None  # only the store knows
            raise Refusal("unavailable") from None
        self._lines = [*lines, kept][-KEPT:]
