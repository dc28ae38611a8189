"""The tables of a server: creates them, loads them from the store when they are used, and unloads idle ones."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from vitral.records import Record
from vitral.server.cluster.bus_messages import TableInvalidated
from vitral.server.cluster.cluster import Cluster
from vitral.server.identity import LinkSigner
from vitral.server.logs import log, log_failure, table_mark
from vitral.server.pool.process_pool import ProcessPool
from vitral.server.problems import DEAL_SECRET, NOT_OVER, conflict
from vitral.server.protocol import CloseReason
from vitral.server.settings import Settings
from vitral.server.store import SeatClaim, StaleAfter, Store, StoredTable, StoreError
from vitral.server.store.database import Statement
from vitral.server.store.table_store import OperatorRequest
from vitral.server.tables.bot_runner import BotRunner
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.loading import apply_events, load_table, open_table_store
from vitral.server.tables.readiness import ReadinessCheck
from vitral.server.tables.seat_actions import reissue_all_links
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table

_LONGEST_ID: Final = 40
_CLOSING_SECONDS: Final = 2.0
"""Seconds for sending the closing messages."""
_ALL: Final = 2**31 - 1
_HOUSEKEEPING: Final = "/housekeeping"
"""The lease of the work for all tables together; no table has such a name."""
_POLL_SECONDS: Final = 1.0
_POLLS_WHILE_UP: Final = 5
"""The store is asked for missed events every `_POLL_SECONDS`; this many times less often while the bus is up."""
_EVENTS_PER_READ: Final = 100
"""Events of a table that are read before other tasks run."""


async def _never(deal: str) -> bool:
    return False


class TableRegistry:
    """The tables of a server: those in memory, and those that only the store has."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        secret: bytes,
        cluster: Cluster | None = None,
        pool: ProcessPool | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.cluster = cluster or Cluster.of_one()
        """The servers that share this store."""
        self.links = LinkSigner(secret)
        self.pool = pool or ProcessPool(settings.search_rate, compiled=not settings.prepare_bots)
        self.bots = BotRunner(self.pool, settings.budget, preparing=bool(settings.prepare_bots))
        self.readiness = ReadinessCheck(store, settings.clock)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._deleting: set[str] = set()
        self._damaged: set[str] = set()
        """Tables found to be damaged; each is logged once."""
        self.sweeps = 0
        """How many sweeps are complete."""
        self._last_deletion = float("-inf")
        self._sweeper = asyncio.create_task(self._sweep_forever())
        self._watching: asyncio.Task[None] | None = None
        self._background_tasks: set[asyncio.Task[None]] = set()
        self.cluster.on_server_lost.append(self._lost_server)
        self.cluster.on_reconnect.append(self._announce_presence)
        if not self.cluster.single:
            self._watching = asyncio.create_task(self._watch_store())
        self.closing = False
        self._ending = asyncio.Event()
        self.on_cleanup: list[Callable[[float], Awaitable[None]]] = []
        """Called regularly with the time before which finished things are deleted."""
        self.is_deal_secret: Callable[[str], Awaitable[bool]] = _never
        """Whether the seed of a shared deal is not to be revealed yet."""
        self.on_commit: list[Callable[[LiveTable], None]] = []
        """Called after every stored event; must return quickly."""

    @classmethod
    async def open(cls, settings: Settings) -> TableRegistry:
        """Opens the store, joins the cluster, and gives turns back the time for which no server ran."""
        store = await open_table_store(settings.db, patience=settings.store_timeout, shared=bool(settings.bus))
        try:
            if settings.bus:
                cluster = await Cluster.join(settings.bus, store, settings.store_timeout)
            else:
                cluster = Cluster.of_one()
        except BaseException:
            await store.close()
            raise
        secret = await store.secret("links", secrets.token_hex(32))
        if cluster.is_first:
            await store.resume_turns(settings.clock())
        return cls(settings, store, bytes.fromhex(secret), cluster)

    async def close_connections(self) -> None:
        """Finishes the work of every table and closes all connections; does nothing the second time."""
        if self.closing:
            return
        self.closing = True
        self._ending.set()
        self._sweeper.cancel()
        tables = list(self._live.values())
        await asyncio.gather(*(live.shut_down() for live in tables), return_exceptions=True)
        left = [subscriber for live in tables for subscriber in live.disconnect_all("restart")]
        loop = asyncio.get_running_loop()
        until = loop.time() + _CLOSING_SECONDS
        while any(subscriber.writing for subscriber in left) and loop.time() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Closes connections, worker processes, cluster and store."""
        await self.close_connections()
        self.bots.close()
        self.pool.close()
        await self.cluster.leave()
        if self._watching is not None:
            await self._watching
        with suppress(StoreError):  # the last recorded uptime counts then
            await self.store.record_uptime(self.settings.clock())
        await self.store.close()

    @property
    def live_tables(self) -> list[LiveTable]:
        return [live for live in self._live.values() if not live.closed]

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # -- finding ---------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable | None:
        """Returns a table, loaded if it is not in memory; raises `DamagedTableError` if its stored events make none."""
        if table in self._deleting or len(table) > _LONGEST_ID or not (table.isascii() and table.isprintable()):
            return None
        live = self._live.get(table)
        if live is None or live.closed:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await loading
        if live is not None:
            live.last_used = self.settings.clock()
        return live

    async def find_loaded(self, table: str) -> LiveTable | None:
        """Returns a table if it is in memory or being loaded."""
        loading = self._loading.get(table)
        live = await loading if loading is not None else self._live.get(table)
        return None if live is None or live.closed else live

    async def _load(self, table: str) -> LiveTable | None:
        before = self._live.get(table)
        if before is not None:
            await before.shut_down()  # so that its writes are done before it is read
        loaded = await self.read(table)
        if loaded is None:
            self._live.pop(table, None)
            return None
        return self._open_table(loaded, await self.store.claims(table))

    def _open_table(self, table: Table, claims: Sequence[SeatClaim], owner: str = "") -> LiveTable:
        live = LiveTable(
            table,
            claims,
            self.store,
            self.bots,
            self.settings,
            self.cluster,
            self.read,
            on_commit=self._committed,
            on_invalidated=lambda gone: self._invalidated(table.id, gone=gone),
        )
        live.owner = owner
        self._live[table.id] = live
        live.inbox.post(live.replica.start)
        return live

    async def read(self, table: str, until: int = _ALL) -> Table | None:
        """Returns a table as the store has it, up to the event with number *until*; None if there is none or it is
        closed.
        """
        stored = await self.store.table(table)
        if stored is None or stored.closed:
            return None
        loaded = load_table(stored, self.settings.commitment)
        while events := await self.store.events(
            table, after=loaded.number, most=min(_EVENTS_PER_READ, max(until - loaded.number, 0))
        ):
            apply_events(loaded, events)  # a few at a time, so that other tasks run in between
        loaded.extend_turn(min(stored.due, self.settings.clock() + loaded.setup.timer))
        return loaded

    async def finished_record(self, live: LiveTable) -> Record:
        """Returns the record of a finished game, which reveals its seed.

        Raises `ProblemError` while it is played, and while others may still play the same deal.
        """
        if live.table.setup.deal and await self.is_deal_secret(live.table.setup.deal):
            raise conflict("deal_secret", DEAL_SECRET)

        async def read() -> Record | None:
            return live.table.record() if live.table.over else None

        record = await live.inbox.do(read)
        if record is None:
            raise conflict("not_over", NOT_OVER)
        return record

    # -- setting up ------------------------------------------------------------------------------------------------

    async def create(
        self,
        setup: Setup,
        guest: str,
        more: list[tuple[str, int]] | None = None,
        owner: str = "",
        *,
        seed: bytes | None = None,
        rows: Callable[[str], Sequence[Statement]] = lambda _: (),
    ) -> str:
        """Creates a table and returns its id. The guest gets all seats of this device, others those of `more`.

        Its bots think for the owner, an address. A shared deal comes with its seed; *rows* are
        executed together with those that store the table.
        """
        name, now = self.settings.table_ids(), round(self.settings.clock(), 3)
        seed = seed or self.settings.seed_source()
        table = Table.new(name, now, seed, setup, self.settings.dealer(setup.dealer, seed), self.settings.commitment)
        own_seats = [seat for seat, seat_setup in enumerate(setup.seats) if seat_setup.kind == "here"] or [-1]
        owners = [*((guest, seat) for seat in own_seats), *(more or [])]
        claims = [SeatClaim(who, name, seat) for who, seat in owners]
        bots_only = int(all(seat.kind == "bot" for seat in setup.seats))
        body = msgspec.json.encode(table.setup).decode()
        stored = StoredTable(name, now, table.stage, seed.hex(), body, bots_only=bots_only)
        await self.store.create(stored, claims, table.deadline, rows(name))
        self._open_table(table, claims, owner)
        return name

    # -- other servers ---------------------------------------------------------------------------------------------

    def _lost_server(self, server: str) -> None:
        for live in list(self._live.values()):
            live.replica.forget_server(server)
        self._run_in_background(self._rejoin_all())

    def _announce_presence(self) -> None:
        for live in list(self._live.values()):
            live.replica.request_presence_again()

    async def _watch_store(self) -> None:
        """Looks in the store for events that the bus did not deliver."""
        rounds = 0
        while not self.closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(_POLL_SECONDS):
                    await self._ending.wait()
                    return
            rounds += 1
            if not self.cluster.up or rounds % _POLLS_WHILE_UP == 0:
                await self._rejoin_all()

    async def _rejoin_all(self) -> None:
        try:
            heads = await self.store.last_numbers(list(self._live))
        except StoreError:  # the next round may succeed
            return
        for table, number in heads.items():
            live = self._live.get(table)
            if live is not None and number > live.table.number:
                live.replica.rejoin()

    def _committed(self, live: LiveTable) -> None:
        for notify in self.on_commit:
            notify(live)

    def _invalidated(self, table: str, *, gone: bool) -> None:
        live = self._live.pop(table, None)
        if live is not None:
            self._run_in_background(self._close_table(live, "removed" if gone else "restart"))

    async def _close_table(self, live: LiveTable, why: CloseReason) -> None:
        await live.shut_down()
        live.disconnect_all(why)

    def _run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    # -- sweeping -------------------------------------------------------------------------------------------------

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_interval)
            try:
                await self._sweep()
            except Exception as error:  # any error: the next round may succeed
                log_failure("sweeping failed", error)
            self.sweeps += 1

    async def _sweep(self) -> None:
        self._unload_idle()
        await self.store.record_uptime(self.settings.clock())
        failed = [name for name, live in self._live.items() if live.failed]
        for table in [*failed, *await self._tables_to_wake()]:
            await self._wake(table)
        if not await self.take_lease(_HOUSEKEEPING):
            return
        await self.serve_operator_requests()
        now = asyncio.get_running_loop().time()
        if now - self._last_deletion > self.settings.stale_check_interval:
            self._last_deletion = now
            await self.delete_stale_tables()

    async def serve_operator_requests(self) -> None:
        """Reloads the tables that an operator, or a person who was erased, changed in the store."""
        for table, what in await self.store.operator_requests():
            await self.reload(table, new_links=what == OperatorRequest.REISSUE_LINKS)
            await self.store.finish_request(table, what)

    async def _tables_to_wake(self) -> list[str]:
        """Returns tables with an overdue turn, and tables that a lost server left, if this server gets their lease."""
        due = await self.store.overdue(self.settings.clock())
        left = await self.cluster.leases.orphans()
        return [table for table in {*due, *left} if await self.take_lease(table)]

    async def take_lease(self, what: str) -> bool:
        """Takes the lease of work that only one server does; returns whether this server has it."""
        return await self.cluster.leases.take(what)

    async def _wake(self, table: str) -> None:
        try:
            live = await self.find(table)
        except DamagedTableError as damaged:
            if table not in self._damaged:
                self._damaged.add(table)
                log("a table is damaged", logging.ERROR, table=table_mark(damaged.table))
            return
        if live is not None:
            live.wake()

    async def reload(self, table: str, *, new_links: bool = False) -> None:
        """Disconnects everybody after a table was changed in the store, so that pages reconnect to it as it is now."""
        self._damaged.discard(table)
        if new_links:
            await self._reissue_links(table)
        live = self._live.get(table)
        if live is not None:
            await live.shut_down()
            if self._live.get(table) is live:
                del self._live[table]
        stored = await self.store.table(table)
        gone = stored is None or stored.closed > 0
        if live is not None:
            live.disconnect_all("removed" if gone else "restart")
        self.cluster.publish(table, TableInvalidated(gone))

    async def _reissue_links(self, table: str) -> None:
        try:
            live = await self.find(table)
        except DamagedTableError:  # a damaged table has no valid links
            return
        if live is not None:
            await live.inbox.do(lambda: reissue_all_links(live))

    def _unload_idle(self) -> None:
        """Removes idle tables from memory."""
        now = self.settings.clock()
        idle = [
            name
            for name, live in self._live.items()
            if not live.subscribers and not live.busy and now - live.last_used > self.settings.idle_seconds
        ]
        for name in idle:
            live = self._live.pop(name)
            live.unload()
            self._run_in_background(live.replica.drop_lease())

    async def delete_stale_tables(self) -> int:
        """Marks tables unused for too long, deletes those marked or closed long enough; returns how many it deleted."""
        now, settings = self.settings.clock(), self.settings
        since = StaleAfter(
            finished=now - settings.keep_finished,
            unfinished=now - settings.keep_unfinished,
            unbegun=now - settings.keep_unbegun,
        )
        await self.store.mark_stale(now, since)
        for clean_up in self.on_cleanup:
            await clean_up(since.finished)
        ended = await self.store.expired(now - settings.grace_seconds, now - settings.keep_bots)
        self._deleting.update(ended)
        try:
            for table in ended:
                live = self._live.pop(table, None)
                if live is not None:
                    await live.shut_down()
                await self.store.drop(table)
                if live is not None:
                    live.disconnect_all("removed")
                self.cluster.publish(table, TableInvalidated(gone=True))
        finally:
            self._deleting.clear()
        return len(ended)
