"""Shared deals of a server: their games, the contests that use them, and the results of games that are over.

Results are settled on request: every finished game is replayed once, and its result stored. The tables are ordinary
ones, so nothing is lost with a server; games it did not settle are settled by the next one.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from vitral.server.cluster.leases import LeaseLock
from vitral.server.deals.results import DealResult, table_result
from vitral.server.store import SeatClaim
from vitral.server.store.deal_store import ContestStore, DealStore, PlayedDeal
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.registry import TableRegistry

_MAX_SETTLED: Final = 20
"""How many games are replayed for one request; the next request goes on."""


class DealService:
    """The state that daily deals and contests share."""

    def __init__(self, registry: TableRegistry) -> None:
        database, leases = registry.store.database, registry.cluster.leases
        self.registry = registry
        self.store = DealStore(database)
        self.contests = ContestStore(database)
        self.deal_lock = LeaseLock("settling", leases)
        """Held while games of shared deals begin or are settled."""
        self.contest_lock = LeaseLock("contesting", leases)
        """Held while a contest changes."""
        registry.on_cleanup.append(self._delete_old)

    async def _delete_old(self, before: float) -> None:
        await self.store.delete_files(before)
        await self.contests.delete_old(before)

    async def seat_again(self, table: str, guest: str) -> str:
        """Lets a guest who left the table of a shared deal back to their seat; returns the table."""
        live = await self.registry.find(table)
        if live is not None and not live.claims.seats_of(guest):
            await live.inbox.do(lambda: live.add_claim(SeatClaim(guest, table, 0)))
        return table

    async def settle(self, deal: str, seed: bytes, until: float) -> None:
        """Stores the results of finished games of a deal; those that were over after `until` do not count."""
        async with self.deal_lock:
            games = await self.store.unsettled(deal, _MAX_SETTLED)
            if games:
                await self.store.settle([await self._settled(game, seed, until) for game in games])

    async def _settled(self, game: PlayedDeal, seed: bytes, until: float) -> PlayedDeal:
        store = self.registry.store
        stored, events = await store.table(game.table), await store.events(game.table)
        ended = events[-1].at if events else game.began
        result: DealResult | None = None
        if stored is not None and not stored.closed:
            try:
                result = await asyncio.to_thread(table_result, stored, events, seed)
            except DamagedTableError:
                result = None
        if result is None:
            return replace(game, ended=ended)
        counts = game.ranked and ended <= until
        return replace(game, ended=ended, counts=counts, points=result.points, lead=result.lead)
