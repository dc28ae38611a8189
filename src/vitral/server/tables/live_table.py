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
from vitral.server.tables.autoplay import Autoplay
from vitral.server.tables.bot_runner import BotRunner
from vitral.server.tables.chat import TableChat
from vitral.server.tables.errors import RefusalError, UnavailableError
from vitral.server.tables.events import Change, Chose, Corrected, Dealt, Event, write_event
from vitral.server.tables.inbox import Inbox
from vitral.server.tables.message_handler import handle_message
from vitral.server.tables.replica import ReadTable, TableReplica
from vitral.server.tables.subscriber import SentScene, Subscriber, encode
from vitral.server.tables.table import Table

_PATIENCE: Final = 4.0
"""How many seconds closing waits for the work under way."""


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
    ) -> None:
        self.table = table
        self.settings = settings
        self.claims: dict[str, set[int]] = {}
        """The seats of each guest; −1 is a spectator's chair."""
        for claim in claims:
            self.claims.setdefault(claim.guest, set()).add(claim.seat)
        self.subscribers: list[Subscriber] = []
        self.joined: dict[str, list[str]] = {}
        """The guests who took a seat by the invitation, by address."""
        self.last_used = settings.clock()
        self.owner = ""
        """The address for which its bots think: its creator's, or that of the first connection since it was loaded."""
        self.closed = False
        """Whether it was unloaded, so that the registry has to load it again."""
        self.failed = False
        """Whether an event was not stored, so that the state in memory is not valid and must not be shown."""
        self.on_commit: Callable[[LiveTable], None] | None = None
        """Called after every stored event."""
        self._autoplay = Autoplay(self, bots)
        self.inbox = Inbox(table.id, self._autoplay.play_or_schedule, self._start_over)
        self.replica = TableReplica(self, cluster, store, read)
        self._store = store
        self._dealer = settings.dealer(table.setup.dealer, table.seed)
        self.chat = TableChat(self, store)
        self._last_seen = [self.last_used] * table.players

    @property
    def busy(self) -> bool:
        """Whether a message is handled or a bot thinks."""
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
        await self.inbox.wait_until_idle(_PATIENCE)

    def disconnect_all(self, why: wire.CloseReason) -> list[Subscriber]:
        """Closes all connections; returns their subscribers."""
        for subscriber in self.subscribers:
            subscriber.disconnect(why)
        left, self.subscribers = self.subscribers, []
        return left

    # -- storing and sending ---------------------------------------------------------------------------------------

    async def commit(
        self,
        event: Event,
        claim: SeatClaim | None = None,
        revocation: SeatRevocation | None = None,
        ply: int | None = None,
    ) -> Change:
        """Applies an event to the table and stores it, with a seat claimed or revoked; returns what it changed.

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
        if isinstance(event, Chose):
            metrics.MOVES.add(1, event.by or "person")
        if claim is not None:
            self.claims.setdefault(claim.guest, set()).add(claim.seat)
        if revocation is not None:
            self._revoke(revocation)
        if self.on_commit is not None:
            self.on_commit(self)
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

    def _revoke(self, revocation: SeatRevocation) -> None:
        """Takes a seat from those who claimed it, and disconnects guests without any claim left."""
        for guest, seats in list(self.claims.items()):
            if guest != revocation.but:
                seats.discard(revocation.seat)
                if not seats:
                    del self.claims[guest]
        self._disconnect_unclaimed()

    def set_claims(self, claims: Sequence[SeatClaim]) -> None:
        """Replaces all claims by those of the store, and disconnects guests without any."""
        self.claims = {}
        for claim in claims:
            self.claims.setdefault(claim.guest, set()).add(claim.seat)
        self._disconnect_unclaimed()

    def _disconnect_unclaimed(self) -> None:
        for subscriber in list(self.subscribers):
            if subscriber.guest not in self.claims:
                self.subscribers.remove(subscriber)
                subscriber.disconnect("revoked")
            elif subscriber.viewer not in (None, *self.claims[subscriber.guest]):
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

    async def deal(self, event: Dealt | Corrected) -> None:
        """At a real table: commits what was rolled, drawn or dealt, or a correction of it."""
        if isinstance(event, Corrected):
            self._autoplay.forget()
        self.broadcast(await self.commit(event))

    def broadcast(self, change: Change, asker: Subscriber | None = None, answer: bytes = b"") -> None:
        """Sends every subscriber what happened and what it changed in their view; equal views are encode once.

        The answer to *asker* is written together with their update, before it.
        """
        table, deadline = self.table, self.table.deadline
        made: dict[tuple[int | None, int], tuple[SentScene, bytes]] = {}
        try:
            for subscriber in self.subscribers:
                before = subscriber.sent
                assert before is not None, "every subscriber was sent a scene"
                view = (subscriber.viewer, before.number)
                if view not in made:
                    after = SentScene(table.number, table.scene(subscriber.viewer))
                    changed: Any = wire.scene_changes(before.scene, after.scene)  # written like a `SceneChange`
                    update = wire.Update(change.entries, before.number, after.number, changed, deadline, change.undone)
                    made[view] = after, encode(update)
                subscriber.sent, message = made[view]
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
        shown = self._show(subscriber)
        subscriber.send(encode(wire.Seated(seat, shown.scene, shown.number)))

    def _show(self, subscriber: Subscriber) -> SentScene:
        """Returns the whole scene for a subscriber; the following updates are changes to it."""
        shown = subscriber.sent = SentScene(self.table.number, self.table.scene(subscriber.viewer))
        return shown

    def broadcast_info(self, but: Subscriber | None = None) -> None:
        """Sends everybody the table's seats and settings."""
        message = encode(wire.TableChanged(self.info()))
        for subscriber in self.subscribers:
            if subscriber is not but:
                subscriber.send(message)

    # -- people ----------------------------------------------------------------------------------------------------

    def has_seat(self, guest: str, seat: int) -> bool:
        return seat >= 0 and seat in self.claims.get(guest, ())

    def seats_of(self, guest: str) -> list[int]:
        return sorted(seat for seat in self.claims.get(guest, ()) if seat >= 0)

    def online(self, seat: int) -> bool:
        """Whether a guest of that seat is connected to any server."""
        if any(seat in self.claims.get(one.guest, ()) for one in self.subscribers):
            return True
        elsewhere = self.replica.elsewhere.values()
        return any(seat in self.claims.get(guest, ()) for guests in elsewhere for guest in guests)

    def guests(self) -> set[str]:
        """Returns all guests connected to this table, here or at another server."""
        return {one.guest for one in self.subscribers}.union(*self.replica.elsewhere.values())

    def presence_changed(self, gone: set[str]) -> None:
        """Handles that other guests are connected to other servers now; the seats of *gone* are away from now on."""
        for seat in {seat for guest in gone for seat in self.seats_of(guest)}:
            self._last_seen[seat] = self.settings.clock()
        self.broadcast_info()

    def _watched_by(self, guest: str) -> bool:
        return guest in self.guests()

    def seconds_away(self, seat: int) -> float:
        """For how many seconds no guest of that seat has been connected."""
        return 0.0 if self.online(seat) else self.settings.clock() - self._last_seen[seat]

    @property
    def spectators(self) -> int:
        """How many connected guests have no seat."""
        return sum(not self.seats_of(guest) for guest in self.guests())

    def info(self) -> wire.TableInfo:
        """What everybody may know about the table."""
        table = self.table
        seats = [
            wire.Seat(
                one.name,
                "bot" if one.bot else "person",
                one.bot,
                one.person and one.claimed,
                self.online(seat),
                one.resigned,
                one.renewed,
            )
            for seat, one in enumerate(table.seats)
        ]
        if table.options.mode == "automa":
            seats.append(wire.Seat("", "automa", "", claimed=False, online=False))
        return wire.TableInfo(
            id=table.id,
            created=table.created,
            options=table.setup.options,
            seats=seats,
            host=table.setup.host,
            timer=table.setup.timer,
            deadline=table.deadline,
            commitment=table.commitment,
            dealer=table.setup.dealer,
            rematch=table.rematch,
            forked=table.setup.forked,
            watching=self.spectators,
            stand_in=table.setup.stand_in,
            takes_over=table.setup.takes_over,
            deal=table.setup.deal,
            public=table.setup.public,
            locked=table.locked,
            chat=table.setup.chat,
            edition=table.setup.edition,
        )

    async def add_claim(self, claim: SeatClaim) -> None:
        """Gives a guest a seat that has its person already, or a spectator's place."""
        try:
            await self._store.add_claim(claim)
        except StoreError as error:
            raise UnavailableError from error
        self.claims.setdefault(claim.guest, set()).add(claim.seat)
        self.replica.publish_claims()

    async def merge_guest(self, guest: str, person: str) -> None:
        """Moves a guest's claims to the person who signed in; the store has moved them already."""
        if guest in self.claims:
            self.claims.setdefault(person, set()).update(self.claims.pop(guest))
        for subscriber in self.subscribers:
            if subscriber.guest == guest:
                subscriber.guest = person

    async def remove_guest(self, guest: str) -> None:
        """Removes a guest's claims and closes their connections."""
        try:
            await self._store.remove_claims(guest, self.table.id)
        except StoreError as error:
            raise UnavailableError from error
        for subscriber in [one for one in self.subscribers if one.guest == guest]:
            subscriber.disconnect("removed")
            await self.disconnect(subscriber)
        self.claims.pop(guest, None)
        self.replica.publish_claims()

    async def is_admitted(self, guest: str) -> bool:
        """Whether a guest has a claim here; another server may have added it just now."""
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
        self.owner = self.owner or subscriber.address
        mine = self.seats_of(subscriber.guest)
        subscriber.viewer = sitting = mine[0] if len(mine) == 1 else None
        came = any(not self.online(seat) for seat in mine) if mine else not self._watched_by(subscriber.guest)
        self.subscribers.append(subscriber)
        self.replica.publish_presence()
        if came:
            self.broadcast_info(but=subscriber)
        shown, story = self._show(subscriber), self.table.narrated.story
        hello = wire.Hello(wire.PROTOCOL, self.info(), mine, sitting, shown.scene, story, shown.number)
        subscriber.send(encode(hello))
        await self.chat.send_history(subscriber)

    async def disconnect(self, subscriber: Subscriber) -> None:
        if subscriber not in self.subscribers:
            return
        self.subscribers.remove(subscriber)
        self.replica.publish_presence()
        self.last_used = now = self.settings.clock()
        mine = self.seats_of(subscriber.guest)
        left = [seat for seat in mine if not self.online(seat)]
        for seat in left:
            self._last_seen[seat] = now
        if left or (not mine and not self._watched_by(subscriber.guest)):
            self.broadcast_info()

    def receive(self, subscriber: Subscriber, message: wire.FromPage) -> None:
        """Has a message of a page handled in its turn."""
        self.inbox.post(partial(handle_message, self, subscriber, message, time.perf_counter()))
