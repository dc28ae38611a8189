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
from vitral.server.store import Hold, Overtaken, Store, StoreError, Vacated
from vitral.server.store.talk_store import TalkStore
from vitral.server.tables.autoplay import Autoplay
from vitral.server.tables.bot_workers import BotWorkers
from vitral.server.tables.commit import Unavailable, keep_event
from vitral.server.tables.events import Change, Chose, Corrected, Dealt, Event
from vitral.server.tables.inbox import Inbox
from vitral.server.tables.listener import Farewell, Listener, Shown, encoded
from vitral.server.tables.messages import handle_message
from vitral.server.tables.refusal import Refusal
from vitral.server.tables.replica import ReadTable, TableReplica
from vitral.server.tables.table import Table
from vitral.server.tables.talking import Talk

_PATIENCE: Final = 4.0
"""How long closing waits for what is under way."""


class LiveTable:
    """One table in play. Every coroutine here runs in its inbox, one after another."""

    def __init__(
        self,
        table: Table,
        holds: Sequence[Hold],
        store: Store,
        workers: BotWorkers,
        settings: Settings,
        cluster: Cluster,
        read: ReadTable,
    ) -> None:
        self.table = table
        self.settings = settings
        self.holds: dict[str, set[int]] = {}
        """The seats of each guest; −1 is a spectator's chair."""
        for hold in holds:
            self.holds.setdefault(hold.guest, set()).add(hold.seat)
        self.listeners: list[Listener] = []
        self.joined: dict[str, list[str]] = {}
        """Who took a seat by the invitation, by address."""
        self.touched = settings.clock()
        self.owner = ""
        """The address for which its bots think: where it was set up, or whoever came first since it is in memory."""
        self.closed = False
        """Whether it has left memory and must be found anew."""
        self.failed = False
        """Whether something was not kept, so that what is in memory did not happen and must not be shown."""
        self.on_kept: Callable[[LiveTable], None] | None = None
        """Hears of every event that was kept."""
        self._autoplay = Autoplay(self, workers)
        self.inbox = Inbox(table.id, self._autoplay.look_ahead, self._start_over)
        self.replica = TableReplica(self, cluster, store, read)
        self._store = store
        self._dealer = settings.dealer(table.setup.dealer, table.seed)
        self.talk = Talk(self, TalkStore(store.database))
        self._last_seen = [self.touched] * table.players

    @property
    def busy(self) -> bool:
        """Whether something is done or thought about."""
        return self.inbox.busy or self._autoplay.thinking is not None

    def wake(self) -> None:
        """Go on with whatever needs nobody."""
        self._autoplay.look_ahead()

    def put_away(self) -> None:
        """Leave memory: nobody looks on and nothing is under way."""
        if not self.closed:
            self.replica.stop()
        self.closed = True
        self._autoplay.stop()

    async def finish(self) -> None:
        """Leave memory once all that is begun is done; does not run in the inbox."""
        self.put_away()
        if self._autoplay.thinking is not None:
            self._autoplay.thinking.cancel()  # nothing would come of it
        await self.inbox.wait_until_idle(_PATIENCE)

    def send_away(self, why: Farewell) -> list[Listener]:
        """Close everybody's connection; whose they were."""
        for listener in self.listeners:
            listener.bye(why)
        left, self.listeners = self.listeners, []
        return left

    async def finished(self) -> Record | None:
        """The record of a game that is over and safely kept; none before. Its seed is told only then."""

        async def look() -> Record | None:
            return self.table.record() if self.table.over else None

        return await self.inbox.do(look)

    # -- keeping and telling ---------------------------------------------------------------------------------------

    async def keep(self, event: Event, hold: Hold | None = None, vacated: Vacated | None = None) -> Change:
        """Let an event happen and keep it, with a seat given or lost; `Refusal` or `Unavailable` if it did not."""
        if self.failed:
            raise Unavailable
        now = self.settings.clock()
        try:
            stored, change, kept = keep_event(self._store, self.table, event, now, self._dealer, hold, vacated)
            await kept
        except (Refusal, Overtaken):
            raise
        except Exception as error:
            why = str(error) if isinstance(error, StoreError) else type(error).__name__
            mark, number = table_mark(self.table.id), self.table.number
            log("an event was not kept", logging.ERROR, table=mark, number=number, why=why)
            self.fail()
            raise Unavailable from error
        self.replica.publish_event(stored, claims=hold is not None or vacated is not None)
        self.touched = now
        if isinstance(event, Chose):
            metrics.MOVES.add(1, event.by or "person")
        if hold is not None:
            self.holds.setdefault(hold.guest, set()).add(hold.seat)
        if vacated is not None:
            self._vacate(vacated)
        if self.on_kept is not None:
            self.on_kept(self)
        return change

    async def _start_over(self) -> None:
        """An event was kept that another server decided on: go on from there."""
        try:
            await self.replica.start_over()
        except StoreError:
            self.fail()

    def take_up(self, table: Table) -> None:
        """Go on with the table as it is kept."""
        self.table = table
        self._autoplay.forget()

    def _vacate(self, vacated: Vacated) -> None:
        """Take a seat from those who hold it; whoever has nothing left here is sent away."""
        for guest, seats in list(self.holds.items()):
            if guest != vacated.but:
                seats.discard(vacated.seat)
                if not seats:
                    del self.holds[guest]
        self._send_away_who_holds_nothing()

    def hold_only(self, holds: Sequence[Hold]) -> None:
        """Let everybody hold what the store says; whoever has nothing left here is sent away."""
        self.holds = {}
        for hold in holds:
            self.holds.setdefault(hold.guest, set()).add(hold.seat)
        self._send_away_who_holds_nothing()

    def _send_away_who_holds_nothing(self) -> None:
        for listener in list(self.listeners):
            if listener.guest not in self.holds:
                self.listeners.remove(listener)
                listener.bye("out")
            elif listener.sitting not in (None, *self.holds[listener.guest]):
                self.seat(listener, None)

    def fail(self) -> None:
        """Leave memory, where there is something that was not kept; the next request finds what was.

        Whoever waits for an answer gets it first, then all are sent away, to come back to the table as it is kept.
        """
        self.failed = True
        self.put_away()
        self.inbox.fail(Unavailable())

        async def tell() -> None:
            self.send_away("unkept")

        self.inbox.post(tell)

    async def deal(self, event: Dealt | Corrected) -> None:
        """At a real table: hear what was rolled, drawn or dealt, or that something was told wrongly."""
        if isinstance(event, Corrected):
            self._autoplay.forget()
        self.tell(await self.keep(event))

    def tell(self, change: Change, asker: Listener | None = None, answer: bytes = b"") -> None:
        """Show everybody what happened and what that changed in their own view; for equal views it is made once.
        Whoever asked for it is answered first; both are written together.
        """
        table, deadline = self.table, self.table.deadline
        made: dict[tuple[int | None, int], tuple[Shown, bytes]] = {}
        try:
            for listener in self.listeners:
                before = listener.shown
                assert before is not None, "whoever looks on was greeted"
                view = (listener.sitting, before.number)
                if view not in made:
                    after = Shown(table.number, table.scene(listener.sitting))
                    changed: Any = wire.differences(before.scene, after.scene)  # written like a `SceneChange`
                    moment = wire.Moment(change.entries, before.number, after.number, changed, deadline, change.undone)
                    made[view] = after, encoded(moment)
                listener.shown, message = made[view]
                if listener is asker:
                    asker = None
                    listener.send(answer, message)
                else:
                    listener.send(message)
        finally:
            if asker is not None:
                asker.send(answer)

    def seat(self, listener: Listener, seat: int | None) -> None:
        """Let somebody see with that seat, or as a spectator."""
        listener.sitting = seat
        shown = self._show(listener)
        listener.send(encoded(wire.Seated(seat, shown.scene, shown.number)))

    def _show(self, listener: Listener) -> Shown:
        """The whole scene for somebody; from now on moments are changes to it."""
        shown = listener.shown = Shown(self.table.number, self.table.scene(listener.sitting))
        return shown

    def tell_table(self, but: Listener | None = None) -> None:
        """Show everybody who sits there now."""
        message = encoded(wire.TableChanged(self.facts()))
        for listener in self.listeners:
            if listener is not but:
                listener.send(message)

    # -- people ----------------------------------------------------------------------------------------------------

    def holds_seat(self, guest: str, seat: int) -> bool:
        return seat >= 0 and seat in self.holds.get(guest, ())

    def seats_of(self, guest: str) -> list[int]:
        return sorted(seat for seat in self.holds.get(guest, ()) if seat >= 0)

    def online(self, seat: int) -> bool:
        """Whether somebody who holds that seat looks on."""
        if any(seat in self.holds.get(one.guest, ()) for one in self.listeners):
            return True
        elsewhere = self.replica.elsewhere.values()
        return any(seat in self.holds.get(guest, ()) for guests in elsewhere for guest in guests)

    def guests(self) -> set[str]:
        """Everybody who looks on, here or by way of another server."""
        return {one.guest for one in self.listeners}.union(*self.replica.elsewhere.values())

    def looked_on_elsewhere(self, gone: set[str]) -> None:
        """Others look on by way of other servers now; who went there is seen to be gone from now on."""
        for seat in {seat for guest in gone for seat in self.seats_of(guest)}:
            self._last_seen[seat] = self.settings.clock()
        self.tell_table()

    def _watched_by(self, guest: str) -> bool:
        return guest in self.guests()

    def gone_for(self, seat: int) -> float:
        """How long nobody who holds that seat has been here."""
        return 0.0 if self.online(seat) else self.settings.clock() - self._last_seen[seat]

    @property
    def locked(self) -> bool:
        """Whether its host lets nobody else come in."""
        return self.table.locked

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not self.seats_of(guest) for guest in self.guests())

    def facts(self) -> wire.TableInfo:
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
            watching=self.watching,
            stand_in=table.setup.stand_in,
            takes_over=table.setup.takes_over,
            deal=table.setup.deal,
            public=table.setup.public,
            locked=self.locked,
            chat=table.setup.chat,
        )

    async def admit(self, hold: Hold) -> None:
        """Let a guest have a seat that is somebody's already, or look on."""
        try:
            await self._store.hold(hold)
        except StoreError as error:
            raise Unavailable from error
        self.holds.setdefault(hold.guest, set()).add(hold.seat)
        self.replica.publish_claims()

    async def rename(self, guest: str, person: str) -> None:
        """What a guest holds is somebody's who came back by their key; the store knows already."""
        if guest in self.holds:
            self.holds.setdefault(person, set()).update(self.holds.pop(guest))
        for listener in self.listeners:
            if listener.guest == guest:
                listener.guest = person

    async def dismiss(self, guest: str) -> None:
        """Forget a guest, and close what they have open."""
        try:
            await self._store.let_go(guest, self.table.id)
        except StoreError as error:
            raise Unavailable from error
        for listener in [one for one in self.listeners if one.guest == guest]:
            listener.bye("gone")
            await self.part(listener)
        self.holds.pop(guest, None)
        self.replica.publish_claims()

    async def knows(self, guest: str) -> bool:
        """Whether a guest holds something here; another server may have let them in just now."""
        if guest not in self.holds:
            await self.replica.refresh_claims()
        return guest in self.holds

    async def join(self, listener: Listener) -> None:
        """Somebody looks on from now."""
        if not await self.replica.is_up_to_date():
            listener.bye("restart")
            return
        await self.replica.catch_up_chat()
        if self.closed:
            listener.bye("unkept" if self.failed else "restart")
            return
        self.owner = self.owner or listener.address
        mine = self.seats_of(listener.guest)
        listener.sitting = sitting = mine[0] if len(mine) == 1 else None
        came = any(not self.online(seat) for seat in mine) if mine else not self._watched_by(listener.guest)
        self.listeners.append(listener)
        self.replica.publish_presence()
        if came:
            self.tell_table(but=listener)
        shown, story = self._show(listener), self.table.narrated.story
        hello = wire.Hello(wire.PROTOCOL, self.facts(), mine, sitting, shown.scene, story, shown.number)
        listener.send(encoded(hello))
        await self.talk.greet(listener)

    async def part(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self.replica.publish_presence()
        self.touched = now = self.settings.clock()
        mine = self.seats_of(listener.guest)
        left = [seat for seat in mine if not self.online(seat)]
        for seat in left:
            self._last_seen[seat] = now
        if left or (not mine and not self._watched_by(listener.guest)):
            self.tell_table()

    def receive(self, listener: Listener, message: wire.FromPage) -> None:
        """Has a message of a page handled in its turn."""
        self.inbox.post(partial(handle_message, self, listener, message, time.perf_counter()))
