"""A live table: does one thing after another, keeps each before it is answered, and tells everybody who looks on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from vitral.records import Record
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
from vitral.server.tables.messages import handle_message
from vitral.server.tables.replica import ReadTable, TableReplica
from vitral.server.tables.subscriber import SentScene, Subscriber, encoded
from vitral.server.tables.table import Table

_PATIENCE: Final = 4.0
"""How long closing waits for what is under way."""


class LiveTable:
    """One table in play. Every coroutine here runs in its inbox, one after another."""

    def __init__(
        self,
        table: Table,
        holds: Sequence[SeatClaim],
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
        for hold in holds:
            self.claims.setdefault(hold.guest, set()).add(hold.seat)
        self.subscribers: list[Subscriber] = []
        self.joined: dict[str, list[str]] = {}
        """Who took a seat by the invitation, by address."""
        self.last_used = settings.clock()
        self.owner = ""
        """The address for which its bots think: where it was set up, or whoever came first since it is in memory."""
        self.closed = False
        """Whether it has left memory and must be found anew."""
        self.failed = False
        """Whether something was not kept, so that what is in memory did not happen and must not be shown."""
        self.on_commit: Callable[[LiveTable], None] | None = None
        """Hears of every event that was kept."""
        self._autoplay = Autoplay(self, bots)
        self.inbox = Inbox(table.id, self._autoplay.look_ahead, self._start_over)
        self.replica = TableReplica(self, cluster, store, read)
        self._store = store
        self._dealer = settings.dealer(table.setup.dealer, table.seed)
        self.chat = TableChat(self, store)
        self._last_seen = [self.last_used] * table.players

    @property
    def busy(self) -> bool:
        """Whether something is done or thought about."""
        return self.inbox.busy or self._autoplay.thinking is not None

    def wake(self) -> None:
        """Go on with whatever needs nobody."""
        self._autoplay.look_ahead()

    def unload(self) -> None:
        """Leave memory: nobody looks on and nothing is under way."""
        if not self.closed:
            self.replica.stop()
        self.closed = True
        self._autoplay.stop()

    async def shut_down(self) -> None:
        """Leave memory once all that is begun is done; does not run in the inbox."""
        self.unload()
        if self._autoplay.thinking is not None:
            self._autoplay.thinking.cancel()  # nothing would come of it
        await self.inbox.wait_until_idle(_PATIENCE)

    def disconnect_all(self, why: wire.CloseReason) -> list[Subscriber]:
        """Close everybody's connection; whose they were."""
        for subscriber in self.subscribers:
            subscriber.disconnect(why)
        left, self.subscribers = self.subscribers, []
        return left

    async def finished_record(self) -> Record | None:
        """The record of a game that is over and safely kept; none before. Its seed is told only then."""

        async def look() -> Record | None:
            return self.table.record() if self.table.over else None

        return await self.inbox.do(look)

    # -- keeping and telling ---------------------------------------------------------------------------------------

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
            log("an event was not kept", logging.ERROR, table=table_mark(table.id), number=table.number, why=why)
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
        """An event was kept that another server decided on: go on from there."""
        try:
            await self.replica.start_over()
        except StoreError:
            self.fail()

    def replace_table(self, table: Table) -> None:
        """Go on with the table as it is kept."""
        self.table = table
        self._autoplay.forget()

    def _revoke(self, revocation: SeatRevocation) -> None:
        """Take a seat from those who hold it; whoever has nothing left here is sent away."""
        for guest, seats in list(self.claims.items()):
            if guest != revocation.but:
                seats.discard(revocation.seat)
                if not seats:
                    del self.claims[guest]
        self._disconnect_unclaimed()

    def set_claims(self, holds: Sequence[SeatClaim]) -> None:
        """Let everybody hold what the store says; whoever has nothing left here is sent away."""
        self.claims = {}
        for hold in holds:
            self.claims.setdefault(hold.guest, set()).add(hold.seat)
        self._disconnect_unclaimed()

    def _disconnect_unclaimed(self) -> None:
        for subscriber in list(self.subscribers):
            if subscriber.guest not in self.claims:
                self.subscribers.remove(subscriber)
                subscriber.disconnect("revoked")
            elif subscriber.viewer not in (None, *self.claims[subscriber.guest]):
                self.change_viewer(subscriber, None)

    def fail(self) -> None:
        """Leave memory, where there is something that was not kept; the next request finds what was.

        Whoever waits for an answer gets it first, then all are sent away, to come back to the table as it is kept.
        """
        self.failed = True
        self.unload()
        self.inbox.fail(UnavailableError())

        async def tell() -> None:
            self.disconnect_all("not_saved")

        self.inbox.post(tell)

    async def deal(self, event: Dealt | Corrected) -> None:
        """At a real table: hear what was rolled, drawn or dealt, or that something was told wrongly."""
        if isinstance(event, Corrected):
            self._autoplay.forget()
        self.broadcast(await self.commit(event))

    def broadcast(self, change: Change, asker: Subscriber | None = None, answer: bytes = b"") -> None:
        """Show everybody what happened and what that changed in their own view; for equal views it is made once.
        Whoever asked for it is answered first; both are written together.
        """
        table, deadline = self.table, self.table.deadline
        made: dict[tuple[int | None, int], tuple[SentScene, bytes]] = {}
        try:
            for subscriber in self.subscribers:
                before = subscriber.sent
                assert before is not None, "whoever looks on was greeted"
                view = (subscriber.viewer, before.number)
                if view not in made:
                    after = SentScene(table.number, table.scene(subscriber.viewer))
                    changed: Any = wire.scene_changes(before.scene, after.scene)  # written like a `SceneChange`
                    moment = wire.Update(change.entries, before.number, after.number, changed, deadline, change.undone)
                    made[view] = after, encoded(moment)
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
        """Let somebody see with that seat, or as a spectator."""
        subscriber.viewer = seat
        shown = self._show(subscriber)
        subscriber.send(encoded(wire.Seated(seat, shown.scene, shown.number)))

    def _show(self, subscriber: Subscriber) -> SentScene:
        """The whole scene for somebody; from now on moments are changes to it."""
        shown = subscriber.sent = SentScene(self.table.number, self.table.scene(subscriber.viewer))
        return shown

    def broadcast_info(self, but: Subscriber | None = None) -> None:
        """Show everybody who sits there now."""
        message = encoded(wire.TableChanged(self.info()))
        for subscriber in self.subscribers:
            if subscriber is not but:
                subscriber.send(message)

    # -- people ----------------------------------------------------------------------------------------------------

    def has_seat(self, guest: str, seat: int) -> bool:
        return seat >= 0 and seat in self.claims.get(guest, ())

    def seats_of(self, guest: str) -> list[int]:
        return sorted(seat for seat in self.claims.get(guest, ()) if seat >= 0)

    def online(self, seat: int) -> bool:
        """Whether somebody who holds that seat looks on."""
        if any(seat in self.claims.get(one.guest, ()) for one in self.subscribers):
            return True
        elsewhere = self.replica.elsewhere.values()
        return any(seat in self.claims.get(guest, ()) for guests in elsewhere for guest in guests)

    def guests(self) -> set[str]:
        """Everybody who looks on, here or by way of another server."""
        return {one.guest for one in self.subscribers}.union(*self.replica.elsewhere.values())

    def presence_changed(self, gone: set[str]) -> None:
        """Others look on by way of other servers now; who went there is seen to be gone from now on."""
        for seat in {seat for guest in gone for seat in self.seats_of(guest)}:
            self._last_seen[seat] = self.settings.clock()
        self.broadcast_info()

    def _watched_by(self, guest: str) -> bool:
        return guest in self.guests()

    def seconds_away(self, seat: int) -> float:
        """How long nobody who holds that seat has been here."""
        return 0.0 if self.online(seat) else self.settings.clock() - self._last_seen[seat]

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
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
        """Let a guest have a seat that is somebody's already, or look on."""
        try:
            await self._store.add_claim(claim)
        except StoreError as error:
            raise UnavailableError from error
        self.claims.setdefault(claim.guest, set()).add(claim.seat)
        self.replica.publish_claims()

    async def merge_guest(self, guest: str, person: str) -> None:
        """What a guest holds is somebody's who came back by their key; the store knows already."""
        if guest in self.claims:
            self.claims.setdefault(person, set()).update(self.claims.pop(guest))
        for subscriber in self.subscribers:
            if subscriber.guest == guest:
                subscriber.guest = person

    async def remove_guest(self, guest: str) -> None:
        """Forget a guest, and close what they have open."""
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
        """Whether a guest holds something here; another server may have let them in just now."""
        if guest not in self.claims:
            await self.replica.refresh_claims()
        return guest in self.claims

    async def connect(self, subscriber: Subscriber) -> None:
        """Somebody looks on from now."""
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
        subscriber.send(encoded(hello))
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
