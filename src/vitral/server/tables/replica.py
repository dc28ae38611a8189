"""A table's replica at one server of a cluster: the messages it sends the other servers, and those it receives.

In a cluster of one no server answers and nothing is ever missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from vitral.server.cluster.bus_messages import (
    BusMessage,
    ChatPosted,
    EventStored,
    GuestIdentified,
    Presence,
    PresenceRequest,
    SeatClaimsChanged,
    TableInvalidated,
)
from vitral.server.cluster.cluster import Cluster
from vitral.server.logs import log, table_mark
from vitral.server.protocol import ChatMessage
from vitral.server.store import Store, StoredEvent, StoreError
from vitral.server.tables.errors import RefusalError
from vitral.server.tables.events import (
    ActionChosen,
    ChoiceUndone,
    EmblemChosen,
    LogCorrected,
    OutcomeEntered,
    RematchCreated,
    SeatClaimed,
    TableLocked,
    read_event,
)
from vitral.server.tables.table import Table

if TYPE_CHECKING:
    from vitral.server.tables.live_table import LiveTable

ReadTable = Callable[[str, int], Awaitable[Table | None]]
"""Reads a table from the store, up to the event of a number."""
_MOVES: Final = (ActionChosen, ChoiceUndone, OutcomeEntered, LogCorrected)
_INFO_EVENTS: Final = (SeatClaimed, EmblemChosen, RematchCreated, TableLocked)
"""Events that change the facts about a table, but neither its scene nor its story."""
_ANSWER_TIME: Final = 0.3
"""Seconds that other servers get to answer a `PresenceRequest`."""
_PRESENCE_WAIT: Final = 2.0
"""The longest time, in seconds, for which a table that opens waits for the presence of other servers."""


class TableReplica:
    """Keeps a live table in step with its copies at other servers. All that changes the table runs in its inbox."""

    def __init__(
        self, live: LiveTable, cluster: Cluster, store: Store, read: ReadTable, on_invalidated: Callable[[bool], None]
    ) -> None:
        self._live, self._cluster, self._store, self._read = live, cluster, store, read
        self._id = live.table.id
        self._peers: set[str] = set()
        """The servers known to have the table in memory. Where there are none, events need not be published."""
        self._announced: frozenset[str] = frozenset()
        """The guests of this server's last `Presence`."""
        self._introduced = asyncio.Event()
        self._on_invalidated = on_invalidated

    async def start(self) -> None:
        """Subscribes to the table, and catches up with what happened before that."""
        if self._cluster.single:
            self._introduced.set()
            return
        await self._cluster.subscribe(self._id, self._receive)
        self._cluster.publish(self._id, PresenceRequest())
        asyncio.get_running_loop().call_later(_ANSWER_TIME, self._introduced.set)
        await self.catch_up()

    @property
    def is_presence_known(self) -> bool:
        """Whether other servers had time to say who is connected through them."""
        return self._introduced.is_set()

    async def wait_for_presence(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_PRESENCE_WAIT):
                await self._introduced.wait()

    def stop(self) -> None:
        """Unsubscribes from the table, which leaves memory."""
        self._cluster.unsubscribe(self._id)
        if self._announced:
            self._announced = frozenset()
            self._cluster.publish(self._id, Presence([]))

    async def take_lease(self) -> bool:
        """Returns whether this server plays the table's bots and timers."""
        return await self._cluster.leases.take(self._id)

    async def drop_lease(self) -> None:
        await self._cluster.leases.drop(self._id)

    # -- publishing ------------------------------------------------------------------------------------------------

    def publish_event(self, event: StoredEvent, *, claims: bool) -> None:
        """Publishes an event to the servers that have the table; others read it when they load the table."""
        if self._peers:
            self._cluster.publish(self._id, EventStored(event.number, event.at, event.body, claims))

    def publish_claims(self) -> None:
        self._cluster.publish(self._id, SeatClaimsChanged())

    def publish_chat(self, said: ChatMessage, line: int) -> None:
        self._cluster.publish(self._id, ChatPosted(said, line))

    def publish_presence(self, *, again: bool = False) -> None:
        """Publishes who is connected through this server, if that changed."""
        guests = frozenset(subscriber.guest for subscriber in self._live.subscribers)
        if guests != self._announced or again:
            self._announced = guests
            self._cluster.publish(self._id, Presence(sorted(guests), self._live.table.number))

    def request_presence_again(self) -> None:
        """Exchanges presence again and finds what was missed, after the bus was down."""
        self.publish_presence(again=True)
        self.rejoin()
        self._live.inbox.post(self.catch_up_chat)

    def rejoin(self) -> None:
        """Announces this replica to the others, and applies the stored events that this server missed."""
        self._cluster.publish(self._id, PresenceRequest())
        self._live.inbox.post(self.catch_up)

    # -- receiving -------------------------------------------------------------------------------------------------

    def _receive(self, sender: str, message: BusMessage) -> None:
        post = self._live.inbox.post
        self._peers.add(sender)
        if isinstance(message, EventStored):
            post(partial(self._take_event, message))
        elif isinstance(message, SeatClaimsChanged):
            post(self.read_claims)
        elif isinstance(message, Presence):
            post(partial(self._set_presence, sender, frozenset(message.guests), message.number))
        elif isinstance(message, PresenceRequest):
            # Answered even if no guest is connected: the sender learns that the table is here, and what it missed.
            self.publish_presence(again=True)
        elif isinstance(message, ChatPosted):
            post(partial(self._live.chat.receive, message.said, message.line))
        elif isinstance(message, GuestIdentified):
            post(partial(self._live.merge_guest, message.guest, message.person))
        elif isinstance(message, TableInvalidated):
            self._on_invalidated(message.gone)

    def forget_server(self, server: str) -> None:
        """Forgets a server that is gone, and who was connected through it."""
        self._peers.discard(server)
        if server in self._live.presence.elsewhere:
            self._live.inbox.post(partial(self._set_presence, server, frozenset()))

    async def _set_presence(self, server: str, guests: frozenset[str], number: int = 0) -> None:
        if number > self._live.table.number:
            await self.catch_up()
        before = self._live.presence.guests()
        self._live.presence.elsewhere[server] = guests
        if not guests:
            del self._live.presence.elsewhere[server]
        if self._live.presence.guests() != before:
            self._live.presence_changed(before - self._live.presence.guests())

    async def _take_event(self, message: EventStored) -> None:
        live = self._live
        if live.closed or message.number <= live.table.number:
            return
        if message.number > live.table.number + 1:
            await self.catch_up()
            return
        if message.claims:
            await self.read_claims()
        self._apply(StoredEvent(self._id, message.number, message.at, message.body))

    async def catch_up(self) -> None:
        """Applies the stored events that this server missed."""
        if not self._cluster.single:
            await self._read_missed_events()

    async def _read_missed_events(self) -> None:
        live = self._live
        if live.closed:
            return
        events = await self._store.events(self._id, after=live.table.number)
        if events:
            await self.read_claims()
        for event in events:
            self._apply(event)

    async def catch_up_chat(self) -> None:
        if not self._cluster.single:
            await self._live.chat.catch_up()

    async def is_up_to_date(self) -> bool:
        """Catches up, and returns whether that worked: a page that comes from a server that died has seen what that one
        could not publish any more.
        """
        try:
            await self.catch_up()
        except StoreError:
            return False
        return True

    async def start_over(self) -> None:
        """Loads the table again after another server stored an event first. What is in memory beyond the store's events
        did not happen; no connection has been shown it, so all go on from what they have seen.
        """
        live = self._live
        stored = await self._read(self._id, live.table.number - 1)
        if stored is None:
            live.fail()
            return
        log("another server was first", table=table_mark(self._id), number=live.table.number)
        live.replace_table(stored)
        await self._read_missed_events()

    async def refresh_claims(self) -> None:
        """Reads the claims again, from outside the inbox: another server may have added one just now."""
        if not self._cluster.single:
            await self._live.inbox.do(self.read_claims)

    async def read_claims(self) -> None:
        """Reads who has which seat from the store."""
        self._live.set_claims(await self._store.claims(self._id))

    def _apply(self, stored: StoredEvent) -> None:
        live, event = self._live, read_event(stored.body)
        try:
            change = live.table.apply(event, stored.at)
        except RefusalError:  # the table in memory differs from that of the others
            live.fail()
            return
        live.last_used = live.settings.clock()
        if not isinstance(event, _MOVES):
            live.broadcast_info()
        if not isinstance(event, _INFO_EVENTS):
            live.broadcast(change)
