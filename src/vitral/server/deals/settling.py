"""Results of shared deals are settled when somebody asks: every finished game is replayed once, and its result kept.

A table is an ordinary one, so nothing about it is lost with a server; what was not settled is settled by the next one.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

from vitral.server.deals.results import Result, judged
from vitral.server.store.deal_store import PlayedDeal
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.registry import TableRegistry

_MOST = 20
"""How many games are replayed for one question; the next question goes on."""


async def settle(registry: TableRegistry, deal: str, seed: bytes, until: float) -> None:
    """Settle finished games of a deal; those that were over after `until` do not count."""
    async with registry.settling:
        games = await registry.deals.unsettled(deal, _MOST)
        if games:
            await registry.deals.settle([await _settled(registry, one, seed, until) for one in games])


async def _settled(registry: TableRegistry, game: PlayedDeal, seed: bytes, until: float) -> PlayedDeal:
    stored = await registry.store.table(game.table)
    events = await registry.store.events(game.table)
    ended = events[-1].at if events else game.began
    result: Result | None = None
    if stored is not None and not stored.closed:
        try:
            result = await asyncio.to_thread(judged, stored, events, seed)
        except DamagedTableError:
            result = None
    if result is None:
        return replace(game, ended=ended)
    counts = game.ranked and ended <= until
    return replace(game, ended=ended, counts=counts, points=result.points, lead=result.lead)
