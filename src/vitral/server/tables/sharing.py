"""A live table that other servers have in memory, too: what they are told of it, and what they tell."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from vitral.server.logs import log, table_mark
from vitral.server.protocol.talking import Talked
from vitral.server.site.news import (
    Happened,
    HoldsChanged,
    LookingOn,
    News,
    ReadAgain,
    Renamed,
    Spoken,
    WhoLooksOn,
)
from vitral.server.site.site import Site
from vitral.server.store import Store, StoredEvent, StoreError
from vitral.server.tables.events import Chose, Claimed, Corrected, Dealt, Event, Followed, Locked, Undid, read_event
from vitral.server.tables.refusal import Refusal
from vitral.server.tables.table import Table

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable

Read = Callable[[str, int], Awaitable[Table | None]]
"""Reads a table as the store has it, up to the event of a number."""
_MOVES: Final = (Chose, Undid, Dealt, Corrected)
_UNTOLD: Final = (Claimed, Followed, Locked)
"""Events that change who sits there, or may, and nothing that is told."""
_ANSWERS: Final = 0.3
"""How long, in seconds, others are given to say who looks on by way of them."""
_LONGEST: Final = 2.0


class Sharing:
    """What a live table has to do with other servers. All that changes it runs in its inbox."""

    def __init__(self, live: LiveTable, site: Site, store: Store, read: Read) -> None:
        self._live, self._site, self._store, self._read = live, site, store, read
        self._id = live.table.id
        self.elsewhere: dict[str, frozenset[str]] = {}
        """The guests who look on by way of other servers, by server."""
        self._company: set[str] = set()
        """The servers that were heard to have the table in memory: where none was, nobody need hear what happens."""
        self._told: frozenset[str] = frozenset()
        self._introduced = asyncio.Event()
        self.read_again: Callable[[bool], None] = lambda gone: None
        """Called when an operator changed the table, or it was removed."""

    async def begin(self) -> None:
        """Hear of the table from now on, and of what happened before that."""
        await self._site.listen(self._id, self._hear)
        self._site.tell(self._id, WhoLooksOn())
        asyncio.get_running_loop().call_later(_ANSWERS, self._introduced.set)
        await self.catch_up()

    @property
    def is_introduced(self) -> bool:
        """Whether others had time to say who looks on by way of them."""
        return self._introduced.is_set()

    async def introduced(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST):
                await self._introduced.wait()

    def end(self) -> None:
        """The table leaves memory."""
        self._site.ignore(self._id)
        if self._told:
            self._told = frozenset()
            self._site.tell(self._id, LookingOn([]))

    async def may_act(self) -> bool:
        """Whether what the table does by itself is for this server to do."""
        return await self._site.leases.take(self._id)

    async def let_go(self) -> None:
        await self._site.leases.drop(self._id)

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell_event(self, event: StoredEvent, *, holds: bool) -> None:
        """Tell the others who have the table in memory; whoever brings it there reads what happened before."""
        if self._company:
            self._site.tell(self._id, Happened(event.number, event.at, event.body, holds))

    def tell_holds(self) -> None:
        self._site.tell(self._id, HoldsChanged())

    def tell_talk(self, said: Talked, line: int) -> None:
        self._site.tell(self._id, Spoken(said, line))

    def tell_who_looks_on(self, *, again: bool = False) -> None:
        guests = frozenset(listener.guest for listener in self._live.listeners)
        if guests != self._told or again:
            self._told = guests
            self._site.tell(self._id, LookingOn(sorted(guests), self._live.table.number))

    def introduce(self) -> None:
        """The bus is back: say and ask again who looks on, and find what was missed."""
        self.tell_who_looks_on(again=True)
        self.find_unheard()
        self._live.inbox.post(self._live.talk.catch_up)

    def find_unheard(self) -> None:
        """Something happened of which this server did not hear: find it, and let the others know that it listens."""
        self._site.tell(self._id, WhoLooksOn())
        self._live.inbox.post(self.catch_up)

    # -- hearing ---------------------------------------------------------------------------------------------------

    def _hear(self, sender: str, news: News) -> None:
        post = self._live.inbox.post
        self._company.add(sender)
        if isinstance(news, Happened):
            post(partial(self._happened, news))
        elif isinstance(news, HoldsChanged):
            post(self.find_holds)
        elif isinstance(news, LookingOn):
            post(partial(self._looking_on, sender, frozenset(news.guests), news.number))
        elif isinstance(news, WhoLooksOn):
            # Also where nobody looks on: whoever asks hears that the table is here, and what they may have missed.
            self.tell_who_looks_on(again=True)
        elif isinstance(news, Spoken):
            post(partial(self._live.talk.heard_elsewhere, news.said, news.line))
        elif isinstance(news, Renamed):
            post(partial(self._live.rename, news.guest, news.person))
        elif isinstance(news, ReadAgain):
            self.read_again(news.gone)

    def forget_server(self, server: str) -> None:
        """A server is gone, and with it whoever looked on there."""
        self._company.discard(server)
        if server in self.elsewhere:
            self._live.inbox.post(partial(self._looking_on, server, frozenset()))

    async def _looking_on(self, server: str, guests: frozenset[str], number: int = 0) -> None:
        if number > self._live.table.number:
            await self.catch_up()
        before = self._live.guests()
        self.elsewhere[server] = guests
        if not guests:
            del self.elsewhere[server]
        if self._live.guests() != before:
            self._live.looked_on_elsewhere(before - self._live.guests())

    async def _happened(self, news: Happened) -> None:
        live = self._live
        if live.closed or news.number <= live.table.number:
            return
        if news.number > live.table.number + 1:
            await self.catch_up()
            return
        if news.holds:
            await self.find_holds()
        await self._apply(StoredEvent(self._id, news.number, news.at, news.body))

    async def catch_up(self) -> None:
        """Let everything happen that the store has and this server has not heard of."""
        live = self._live
        if live.closed:
            return
        events = await self._store.events(self._id, after=live.table.number)
        if events:
            await self.find_holds()
        for event in events:
            await self._apply(event)

    async def is_up_to_date(self) -> bool:
        """Whether everything that was kept before this was asked has happened here: whoever comes from a server that
        died has seen what that one could not tell the others any more.
        """
        try:
            await self.catch_up()
        except StoreError:
            return False
        return True

    async def start_over(self) -> None:
        """Another server was first: what is in memory beyond the store's events did not happen. Whoever looks on has
        not seen it, and goes on from what they have seen.
        """
        live = self._live
        kept = await self._read(self._id, live.table.number - 1)
        if kept is None:
            live.fail()
            return
        log("another server was first", table=table_mark(self._id), number=live.table.number)
        live.take_up(kept)
        await self.catch_up()

    async def find_holds(self) -> None:
        """Who holds what at the table, as the store has it."""
        self._live.hold_only(await self._store.holders(self._id))

    async def _apply(self, stored: StoredEvent) -> None:
        live, event = self._live, read_event(stored.body)
        try:
            change = live.table.apply(event, stored.at)
        except Refusal:  # what is in memory is not what the others have
            live.fail()
            return
        live.touched = live.settings.clock()
        if not isinstance(event, _MOVES):
            live.tell_table()
        if _is_told(event):
            live.tell(change)


def _is_told(event: Event) -> bool:
    return not isinstance(event, _UNTOLD)
