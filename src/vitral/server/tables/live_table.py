"""A live table: handles messages one after another, stores each event, then answers and updates all subscribers."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from vitral.server import metrics
from vitral.server import protocol as wire
from vitral.server.cluster.cluster import Cluster
from vitral.server.logs import log, table_mark
from vitral.server.settings import Settings
from vitral.server.store import SeatClaim, SeatRevocation, Store, StoredEvent, StoreError, WriteConflictError
from vitral.server.store.database import Statement
from vitral.server.tables.autoplay import Autoplay
from vitral.server.tables.bot_runner import BotRunner
from vitral.server.tables.chat import TableChat
from vitral.server.tables.errors import RefusalError, UnavailableError
from vitral.server.tables.events import ActionChosen, Change, Event, LogCorrected, OutcomeEntered, write_event
from vitral.server.tables.inbox import Inbox
from vitral.server.tables.message_handler import handle_message
from vitral.server.tables.notebook import Notebooks
from vitral.server.tables.replica import ReadTable, TableReplica
from vitral.server.tables.seat_claims import SeatClaims, TablePresence
from vitral.server.tables.subscriber import SentScene, Subscriber, encode
from vitral.server.tables.table import Table

_CLOSING_SECONDS: Final = 4.0
"""Seconds for which closing waits for running work."""


class LiveTable:
    """One table in memory. Every coroutine here runs in its inbox, one after another."""

    def __init__(
        self,
        table: Table,
        claims: Sequence[SeatClaim],
        store: Store,
        bots: BotRunner,
        settings: Settings,
        cluster: Cluster,
        read: ReadTable,
        on_commit: Callable[[LiveTable], None],
        on_invalidated: Callable[[bool], None],
    ) -> None:
        """Opens a table. *on_commit* is called after every stored event; *on_invalidated* when an operator, or another
        server, changed the table in the store, with whether it was removed.
        """
        self.table = table
        self.settings = settings
        self.claims = SeatClaims(claims)
        self.presence = TablePresence(self.claims, table.players, settings.clock)
        self.joined: dict[str, list[str]] = {}
        """The guests who took a seat by the invitation, by address."""
        self.last_used = settings.clock()
        self.owner = ""
        """The address for which its bots think: its creator's, or that of the first connection since it was loaded."""
        self.closed = False
        """Whether it was unloaded, so that the registry has to load it again."""
        self.failed = False
        """Whether an event was not stored, so that the state in memory is not valid and must not be shown."""
        self._on_commit = on_commit
        self._autoplay = Autoplay(self, bots)
        self.inbox = Inbox(table.id, self._autoplay.play_or_schedule, self._start_over)
        self.replica = TableReplica(self, cluster, store, read, on_invalidated)
        self._store = store
        self._dealer = settings.dealer(table.setup.dealer, table.seed)
        self.chat = TableChat(self, store)
        self.notebooks = Notebooks(self, store)

    @property
    def subscribers(self) -> list[Subscriber]:
        """The connections to this server."""
        return self.presence.subscribers

    @property
    def busy(self) -> bool:
        """Whether a message is being handled or a bot is thinking."""
        return self.inbox.busy or self._autoplay.bot_task is not None

    def wake(self) -> None:
        """Plays what needs no person: bots' turns and turns that have run out."""
        self._autoplay.play_or_schedule()

    def unload(self) -> None:
        """Stops the replica and the bots; the table is not used any more."""
        if not self.closed:
            self.replica.stop()
        self.closed = True
        self._autoplay.stop()

    async def shut_down(self) -> None:
        """Unloads the table once the work under way is done; does not run in the inbox."""
        self.unload()
        if self._autoplay.bot_task is not None:
            self._autoplay.bot_task.cancel()  # its result would not be used
        await self.inbox.wait_until_idle(_CLOSING_SECONDS)

    def disconnect_all(self, why: wire.CloseReason) -> list[Subscriber]:
        """Closes all connections; returns their subscribers."""
        for subscriber in self.subscribers:
            subscriber.disconnect(why)
        left = self.subscribers.copy()
        self.subscribers.clear()
        return left

    # -- storing and sending ---------------------------------------------------------------------------------------

    async def commit(
        self,
        event: Event,
        claim: SeatClaim | None = None,
        revocation: SeatRevocation | None = None,
        ply: int | None = None,
        rows: Sequence[Statement] = (),
    ) -> Change:
        """Applies an event to the table and stores it, with a seat claimed or revoked, and executes *rows* together
        with that; returns what it changed.

        A person's move comes with the `ply` they saw. Raises `RefusalError` or `UnavailableError` if it did not happen;
        after the latter the table has left memory.
        """
        if self.failed:
            raise UnavailableError
        table, now = self.table, self.settings.clock()
        stage, deadline, at = table.stage, table.deadline, round(now, 3)
        try:
            event, change = table.decide(event, at, self._dealer, ply)
            stored = StoredEvent(table.id, table.number, at, write_event(event))
            await self._store.append(
                stored,
                due=table.deadline if table.deadline != deadline else None,
                stage=table.stage if table.stage != stage else None,
                claim=claim,
                revocation=revocation,
                rows=rows,
            )
        except (RefusalError, WriteConflictError):
            raise
        except Exception as error:
            why = str(error) if isinstance(error, StoreError) else type(error).__name__
            log("an event was not stored", logging.ERROR, table=table_mark(table.id), number=table.number, why=why)
            self.fail()
            raise UnavailableError from error
        self.replica.publish_event(stored, claims=claim is not None or revocation is not None)
        self.last_used = now
        if isinstance(event, ActionChosen):
            metrics.MOVES.add(1, event.by or "person")
        if claim is not None:
            self.claims.add(claim)
        if revocation is not None:
            self.claims.revoke(revocation)
            self._disconnect_unclaimed()
        self._on_commit(self)
        return change

    async def _start_over(self) -> None:
        """Loads the table again after another server stored an event first."""
        try:
            await self.replica.start_over()
        except StoreError:
            self.fail()

    def replace_table(self, table: Table) -> None:
        self.table = table
        self._autoplay.forget()

    def set_claims(self, claims: Sequence[SeatClaim]) -> None:
        """Replaces all claims by those of the store, and disconnects guests without any."""
        self.claims.replace(claims)
        self._disconnect_unclaimed()

    def _disconnect_unclaimed(self) -> None:
        for subscriber in list(self.subscribers):
            if subscriber.guest not in self.claims:
                self.subscribers.remove(subscriber)
                subscriber.disconnect("revoked")
            elif subscriber.viewer not in (None, *self.claims.seats_of(subscriber.guest)):
                self.change_viewer(subscriber, None)

    def fail(self) -> None:
        """Unloads the table after an event was not stored; the next request loads it as it was stored.

        Messages that wait are answered first, then everybody is disconnected and may connect again.
        """
        self.failed = True
        self.unload()
        self.inbox.fail(UnavailableError())

        async def disconnect() -> None:
            self.disconnect_all("not_saved")

        self.inbox.post(disconnect)

    async def deal(self, event: OutcomeEntered | LogCorrected) -> None:
        """Commits what was rolled, drawn or dealt at a real table, or a correction of it."""
        if isinstance(event, LogCorrected):
            self._autoplay.forget()
        self.broadcast(await self.commit(event))

    def broadcast(self, change: Change, asker: Subscriber | None = None, answer: bytes = b"") -> None:
        """Sends every subscriber what happened and what it changed in their view; equal views are encoded once.

        The answer to *asker* is written together with their update, before it.
        """
        table, deadline = self.table, self.table.deadline
        updates: dict[tuple[int | None, int], tuple[SentScene, bytes]] = {}
        try:
            for subscriber in self.subscribers:
                before = subscriber.sent
                assert before is not None, "every subscriber was sent a scene"
                view = (subscriber.viewer, before.number)
                if view not in updates:
                    after = SentScene(table.number, table.scene(subscriber.viewer))
                    changed: Any = wire.scene_changes(before.scene, after.scene)  # written like a `SceneChange`
                    update = wire.Update(change.entries, before.number, after.number, changed, deadline, change.undone)
                    updates[view] = after, encode(update)
                subscriber.sent, message = updates[view]
                if subscriber is asker:
                    asker = None
                    subscriber.send(answer, message)
                else:
                    subscriber.send(message)
        finally:
            if asker is not None:
                asker.send(answer)

    def change_viewer(self, subscriber: Subscriber, seat: int | None) -> None:
        """Shows a subscriber the view of that seat, or a spectator's."""
        subscriber.viewer = seat
        sent = self._show(subscriber)
        subscriber.send(encode(wire.Seated(seat, sent.scene, sent.number)))

    def _show(self, subscriber: Subscriber) -> SentScene:
        """Returns the whole scene for a subscriber; the following updates are changes to it."""
        sent = subscriber.sent = SentScene(self.table.number, self.table.scene(subscriber.viewer))
        return sent

    def broadcast_info(self, but: Subscriber | None = None) -> None:
        """Sends everybody the table's seats and settings."""
        message = encode(wire.TableChanged(self.info()))
        for subscriber in self.subscribers:
            if subscriber is not but:
                subscriber.send(message)

    # -- people ----------------------------------------------------------------------------------------------------

    def presence_changed(self, departed: set[str]) -> None:
        """Handles that other guests are connected to other servers now; the seats of *departed* are away."""
        self.presence.mark_left({seat for guest in departed for seat in self.claims.seats_of(guest)})
        self.broadcast_info()

    def info(self) -> wire.TableInfo:
        """Returns what everybody may know about the table."""
        table = self.table
        seats = [
            wire.Seat(
                seat.name,
                "bot" if seat.bot else "person",
                seat.bot,
                seat.person and seat.claimed,
                self.presence.online(number),
                seat.resigned,
                seat.reissued_at,
                *seat.emblem,
            )
            for number, seat in enumerate(table.seats)
        ]
        if table.options.mode == "automa":
            seats.append(wire.Seat("", "automa", "", claimed=False, online=False))
        return wire.TableInfo(
            id=table.id,
            created=table.created,
            options=table.setup.options,
            seats=seats,
            host=table.setup.privileged,
            timer=table.setup.timer,
            deadline=table.deadline,
            commitment=table.commitment,
            dealer=table.setup.dealer,
            rematch=table.rematch,
            forked=table.setup.forked,
            watching=self.presence.spectator_count,
            stand_in=table.setup.stand_in,
            takes_over=table.setup.takes_over,
            deal=table.setup.deal,
            public=table.setup.public,
            locked=table.locked,
            chat=table.setup.chat,
            edition=table.setup.edition,
            over_days=table.setup.over_days,
        )

    async def add_claim(self, claim: SeatClaim) -> None:
        """Gives a guest a seat that has its person already, or a spectator's place."""
        try:
            await self._store.add_claim(claim)
        except StoreError as error:
            raise UnavailableError from error
        self.claims.add(claim)
        self.replica.publish_claims()

    async def merge_guest(self, guest: str, person: str) -> None:
        """Moves a guest's claims to the person who signed in; the store has moved them already."""
        self.claims.merge(guest, person)
        for subscriber in self.subscribers:
            if subscriber.guest == guest:
                subscriber.guest = person

    async def remove_guest(self, guest: str) -> None:
        """Removes a guest's claims and closes their connections."""
        try:
            await self._store.remove_claims(guest, self.table.id)
        except StoreError as error:
            raise UnavailableError from error
        for subscriber in [other for other in self.subscribers if other.guest == guest]:
            subscriber.disconnect("removed")
            await self.disconnect(subscriber)
        self.claims.remove(guest)
        self.replica.publish_claims()

    async def is_admitted(self, guest: str) -> bool:
        """Returns whether a guest has a claim here; another server may have added it just now."""
        if guest not in self.claims:
            await self.replica.refresh_claims()
        return guest in self.claims

    async def connect(self, subscriber: Subscriber) -> None:
        """Adds a subscriber and sends it the table, the story and the chat."""
        if not await self.replica.is_up_to_date():
            subscriber.disconnect("restart")
            return
        await self.replica.catch_up_chat()
        if self.closed:
            subscriber.disconnect("not_saved" if self.failed else "restart")
            return
        self.owner = self.owner or subscriber.owner
        seats = self.claims.seats_of(subscriber.guest)
        subscriber.viewer = viewer = seats[0] if len(seats) == 1 else None
        came = (
            any(not self.presence.online(seat) for seat in seats)
            if seats
            else subscriber.guest not in self.presence.guests()
        )
        self.subscribers.append(subscriber)
        self.replica.publish_presence()
        if came:
            self.broadcast_info(but=subscriber)
        sent, story = self._show(subscriber), self.table.narrated.story
        hello = wire.Hello(wire.PROTOCOL, self.info(), seats, viewer, sent.scene, story, sent.number)
        subscriber.send(encode(hello))
        await self.chat.send_history(subscriber)

    async def disconnect(self, subscriber: Subscriber) -> None:
        if subscriber not in self.subscribers:
            return
        self.subscribers.remove(subscriber)
        self.replica.publish_presence()
        self.last_used = self.settings.clock()
        seats = self.claims.seats_of(subscriber.guest)
        left = [seat for seat in seats if not self.presence.online(seat)]
        self.presence.mark_left(left)
        if left or (not seats and subscriber.guest not in self.presence.guests()):
            self.broadcast_info()

    def receive(self, subscriber: Subscriber, message: wire.FromPage) -> None:
        """Queues a message of a page for handling."""
        self.inbox.post(partial(handle_message, self, subscriber, message, time.perf_counter()))
