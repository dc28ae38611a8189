"""The lobby: tables that everybody finds, quick matches, and blocks between people.

A table is shown because its host wanted so when it was set up. Tables that wait for people are read from the store, so
that they are there after a restart; tables to watch are those in play just now, at any server.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from vitral.cards import newest_edition
from vitral.engine import Options
from vitral.game.dealer import VERSION
from vitral.server import protocol as wire
from vitral.server.cluster.bus_messages import WatchableTable, WatchableTables
from vitral.server.cluster.leases import LeaseLock
from vitral.server.problems import LOCKED, NO_SEAT, NO_TABLE, ProblemError, conflict, not_allowed, not_found
from vitral.server.protocol import BlockedPlayer, MatchedTable, OpenTable, Pace
from vitral.server.store import SeatClaim
from vitral.server.store.lobby_store import AROUND, LobbyStore, StoredOpponent, listed
from vitral.server.store.table_store import DECLINED
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.events import SeatClaimed
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.seat_actions import free_seat, watch_table
from vitral.server.tables.setup import SHORT_TURN, Setup, SetupSeat
from vitral.translatable import TranslatableText

_MAX_SHOWN: Final = 60
_WATCHED_EACH: Final = 6
"""The most tables to watch that are shown of one address."""
_MAX_BLOCKED: Final = 500
HOST_GRACE_SECONDS: Final = 30.0
"""Seconds after its creation in which a live table is listed even if its host is not connected."""
QUICK_MATCH_TIMERS: Final[dict[Pace, int]] = {"now": 300, "days": 86_400}
"""Seconds for a turn of a quick match."""


def pace_of(timer: int) -> Pace:
    """Returns `now` if turns have a short time limit, else `days`."""
    return "now" if 0 < timer <= SHORT_TURN else "days"


class Lobby:
    """The lobby of a server; the tables to watch at other servers are part of it."""

    def __init__(self, registry: TableRegistry, online: Callable[[], int]) -> None:
        """Opens the lobby of a server; *online* counts the guests who are at tables through it."""
        self._registry = registry
        self._online = online
        self._store = LobbyStore(registry.store.database)
        self._matching = LeaseLock("matching", registry.cluster.leases)
        """Held while two people are matched, or a table is listed."""
        self._elsewhere: dict[str, WatchableTables] = {}
        """What can be watched at other servers, by server."""
        self._published = WatchableTables([])
        cluster = registry.cluster
        cluster.on_heartbeat.append(self._publish)
        cluster.on_server_lost.append(self._forget_server)
        cluster.handle(WatchableTables, self._receive)
        registry.on_cleanup.append(self._forget_networks)

    def _publish(self) -> None:
        published = WatchableTables(self._watchable(), self._online())
        if published.tables or published != self._published:
            self._published = published
            self._registry.cluster.broadcast(published)

    def _receive(self, server: str, message: WatchableTables) -> None:
        self._elsewhere[server] = message

    def _forget_server(self, server: str) -> None:
        self._elsewhere.pop(server, None)

    # -- finding a table -------------------------------------------------------------------------------------------

    async def show(self, guest: str) -> wire.Lobby:
        """Returns what a guest may join or watch; tables of people who do not want to meet are left out."""
        waiting = await self._open_tables(guest)
        blocked = await self._store.blocked_either_way(guest) if guest else set()
        shown = {table.table.table: table for there in self._elsewhere.values() for table in there.tables}
        shown.update((line.table.table, line) for line in self._watchable())
        watched = [
            replace(line.table, yours=guest in line.seated)
            for line in shown.values()
            if not blocked.intersection(line.people)
        ]
        watched.sort(key=lambda line: (-line.watching, line.created))
        online = self._online() + sum(there.online for there in self._elsewhere.values())
        return wire.Lobby([_open_table(one.live, guest, one.invited) for one in waiting], watched[:_MAX_SHOWN], online)

    def _watchable(self) -> list[WatchableTable]:
        """Returns the tables in memory that strangers may watch, the most watched first, and few of each address."""
        tables = [
            (-live.presence.spectator_count, live.table.created, live)
            for live in self._registry.live_tables
            if live.table.setup.public
            and not live.table.choosing
            and not live.table.over
            and not live.table.locked
            and live.presence.guests()
        ]
        owners: Counter[str] = Counter()
        watchable: list[WatchableTable] = []
        for _, _, live in sorted(tables, key=lambda entry: entry[:2]):
            owners[live.owner] += 1
            if owners[live.owner] <= _WATCHED_EACH and len(watchable) < _MAX_SHOWN:
                seated = [guest for guest in live.claims if live.claims.seats_of(guest)]
                watchable.append(WatchableTable(_open_table(live, ""), list(live.claims), seated))
        return watchable

    async def _open_tables(self, guest: str, *, challenges: bool = False) -> list[_Waiting]:
        """Returns the tables with a free seat for this guest, newest first; all, or those to which the guest was
        challenged.
        """
        blocked = await self._store.blocked_either_way(guest) if guest else set()
        now, open_tables, waiting = self._registry.settings.clock(), [], []
        for stored, host, invited in await self._store.open_tables(_MAX_SHOWN, guest, challenges=challenges):
            if host in blocked:
                continue
            try:
                found = await self._registry.find(stored.id)
            except DamagedTableError:
                continue
            if found is not None:
                waiting.append(_Waiting(found, invited))
        for one in waiting:
            live = one.live
            await live.replica.wait_for_presence()
            if live.table.locked or not any(seat.free for seat in live.table.seats):
                continue
            host_is_gone = (
                not live.presence.online(live.table.setup.host) and now - live.table.created > HOST_GRACE_SECONDS
            )
            if pace_of(live.table.setup.timer) == "now" and host_is_gone:
                continue
            if not blocked.intersection(live.claims):
                open_tables.append(one)
        return open_tables

    # -- joining ---------------------------------------------------------------------------------------------------

    async def join(self, table: str, guest: str, name: str, *, watch: bool) -> int | None:
        """Takes the next free seat of a public table, or watches; returns the seat.

        Raises `ProblemError` if there is none, or if the guest and a person there blocked each other.
        """
        live = await self._registry.find(table)
        host, invited = await self._store.listing(table)
        if live is None or not (guest in (host, invited) if invited else live.table.setup.public):
            raise not_found(NO_TABLE)
        if guest not in live.claims and (await self._store.blocked_either_way(guest)).intersection(live.claims):
            raise not_allowed(TranslatableText("problem-apart", "this table is not open to you"))
        return await live.inbox.do(lambda: _sit_down(live, guest, name, watch=watch))

    async def match(self, pace: Pace, guest: str, name: str, owner: str, networks: tuple[str, str]) -> MatchedTable:
        """Returns the table where a guest plays the base game with one other person, who may still have to come."""
        async with self._matching:
            wanted = _match_setup(pace, name)
            for live, invited in reversed(await self._open_tables(guest)):  # the one that has waited longest is next
                setup = live.table.setup
                if invited or setup.options != wanted.options or pace_of(setup.timer) != pace or setup.level != "any":
                    continue
                if guest in live.claims:
                    return MatchedTable(live.table.id, waiting=True)
                try:
                    await self.join(live.table.id, guest, name, watch=False)
                except ProblemError:  # another guest was quicker
                    continue
                return MatchedTable(live.table.id, waiting=False)
            return MatchedTable(await self._create(wanted, guest, owner, networks), waiting=True)

    # -- playing again with people met before ---------------------------------------------------------------------

    async def opponents(self, guest: str) -> list[wire.Opponent]:
        """Returns whom a guest may challenge: those of finished games who are not blocked either way."""
        return [
            wire.Opponent(_block_id(guest, one.guest), one.name, one.games, one.last) for one in await self._met(guest)
        ]

    async def _met(self, guest: str) -> list[StoredOpponent]:
        blocked = await self._store.blocked_either_way(guest)
        return [one for one in await self._store.opponents(guest) if one.guest not in blocked]

    async def challenge(
        self, guest: str, body: wire.ChallengeOpponent, name: str, owner: str, networks: tuple[str, str]
    ) -> MatchedTable:
        """Returns a table for a guest and an opponent of before: the one of this pace to which that opponent has
        challenged the guest, or a new one that only they find. Raises `ProblemError` if the two have not met.
        """
        async with self._matching:
            met = [one.guest for one in await self._met(guest) if _block_id(guest, one.guest) == body.id]
            if not met:
                raise not_found(TranslatableText("problem-not-met", "there is no such opponent of yours"))
            for live, invited in await self._open_tables(guest):
                if pace_of(live.table.setup.timer) != body.pace:
                    continue
                if invited == met[0] and guest in live.claims:
                    return MatchedTable(live.table.id, waiting=True)
                if invited == guest and met[0] in live.claims:
                    await self.join(live.table.id, guest, name, watch=False)
                    return MatchedTable(live.table.id, waiting=False)
            known = (one.name for one in await self._store.opponents(met[0]) if one.guest == guest)
            setup = replace(_match_setup(body.pace, name or next(known, "")), public=False)
            return MatchedTable(await self._create(setup, guest, owner, networks, invited=met[0]), waiting=True)

    async def challenges(self, guest: str) -> int:
        """Returns how many opponents ask a guest for another game, at tables that the lobby shows them."""
        waiting = await self._open_tables(guest, challenges=True) if guest else []
        return sum(guest not in one.live.claims for one in waiting)

    async def decline(self, table: str, guest: str) -> None:
        """Declines a challenge; whoever made it is shown that."""
        await self._store.decline(table, guest)

    async def create(self, setup: Setup, guest: str, owner: str, networks: tuple[str, str]) -> str:
        """Creates a listed table and returns its id; raises `ProblemError` if the address has enough open ones.

        *networks* are the one around its host's address, which has its share of the places in the lobby, and the
        address.
        """
        async with self._matching:
            return await self._create(setup, guest, owner, networks)

    async def _create(
        self, setup: Setup, guest: str, owner: str, networks: tuple[str, str], *, invited: str = ""
    ) -> str:
        marks = (self._registry.links.derive(f"network/{network}").hex() for network in networks)
        network = "".join(mark[:AROUND] for mark in marks)
        if await self._store.count_open(network) >= self._registry.settings.listed_tables_per_address:
            enough = TranslatableText("problem-listed-enough", "enough open tables were set up from here")
            raise conflict("listed_enough", enough)
        return await self._registry.create(
            setup, guest, owner=owner, rows=lambda table: [listed(table, guest, network, invited)]
        )

    async def _forget_networks(self, _: float) -> None:
        await self._store.forget_networks()

    # -- blocking --------------------------------------------------------------------------------------------------

    async def block(self, live: LiveTable, guest: str, seat: int) -> None:
        """Blocks the player of a seat: neither finds nor enters the other's open tables any more.

        If the host does so before the game begins, the seat is free again.
        """
        table = live.table
        if not live.claims.seats_of(guest):
            players = TranslatableText("problem-block-players", "only those who play here may block somebody here")
            raise not_allowed(players)
        others = [who for who in live.claims.guests_of(seat) if who != guest]
        if seat >= len(table.seats) or not table.seats[seat].claimed or not others:
            raise conflict("no_such_seat", NO_SEAT)
        if len(await self._store.blocks(guest)) >= _MAX_BLOCKED:
            enough = TranslatableText("problem-blocked-enough", "you have blocked enough people")
            raise conflict("blocked_enough", enough)
        now, name = self._registry.settings.clock(), table.seats[seat].name
        for who in others:
            await self._store.block(guest, who, name, now)
        hosting = table.setup.privileged in live.claims.seats_of(guest)
        if hosting and table.choosing and table.setup.seats[seat].kind == "link":
            await live.inbox.do(lambda: free_seat(live, guest, seat))

    async def blocked(self, guest: str) -> list[BlockedPlayer]:
        """Returns whom a guest has blocked."""
        blocks = await self._store.blocks(guest)
        return [BlockedPlayer(_block_id(guest, block.blocked), block.name, block.since) for block in blocks]

    async def unblock(self, guest: str, block: str) -> None:
        for blocked in await self._store.blocks(guest):
            if hmac.compare_digest(_block_id(guest, blocked.blocked), block):
                await self._store.unblock(guest, blocked.blocked)


async def _sit_down(live: LiveTable, guest: str, name: str, *, watch: bool) -> int | None:
    own_seats = live.claims.seats_of(guest)
    if own_seats:
        return own_seats[0]
    if live.table.locked:
        raise conflict("locked", LOCKED)
    seat = next((at for at, seat_state in enumerate(live.table.seats) if seat_state.free), None)
    if watch:
        await watch_table(live, guest)
        return None
    if seat is None:
        raise conflict("full", TranslatableText("problem-full", "no seat is free at this table any more"))
    await live.commit(SeatClaimed(seat, name), SeatClaim(guest, live.table.id, seat))
    live.broadcast_info()
    return seat


class _Waiting(NamedTuple):
    """A table that waits for people; `invited` is the guest who was challenged to it, `DECLINED`, or nothing."""

    live: LiveTable
    invited: str


def _match_setup(pace: Pace, name: str) -> Setup:
    """Returns the base game for two, of whom nobody is the host."""
    options = Options.read({"players": 2}).to_dict()
    seats = (SetupSeat("here", name), SetupSeat("link"))
    timer, edition = QUICK_MATCH_TIMERS[pace], newest_edition()
    return Setup(options, seats, timer, host=0, dealer=VERSION, edition=edition, public=True, matched=True)


def _open_table(live: LiveTable, guest: str, invited: str = "") -> OpenTable:
    table = live.table
    setup = table.setup
    host = table.seats[setup.host] if setup.host >= 0 else None
    color, pattern = host.emblem if host else ("", 0)
    return OpenTable(
        table=table.id,
        host=host.name if host else "",
        emblem_color=color,
        emblem_pattern=pattern,
        options=setup.options,
        players=table.players,
        free=sum(seat.free for seat in table.seats),
        timer=setup.timer,
        pace=pace_of(setup.timer),
        level=setup.level,
        here=setup.host >= 0 and live.presence.online(setup.host),
        created=table.created,
        round=table.narrated.public_view.round,
        yours=bool(live.claims.seats_of(guest)),
        watching=live.presence.spectator_count,
        challenge="declined" if invited == DECLINED else "open" if invited else "",
    )


def _block_id(guest: str, blocked: str) -> str:
    """Returns what a page calls a blocked person, whom it must not know: another id for everybody who blocks them."""
    return hashlib.sha256(f"{guest}/{blocked}".encode()).hexdigest()[:24]
