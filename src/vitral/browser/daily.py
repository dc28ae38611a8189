"""The daily deal in a browser: the same deal as everywhere, without a ranking."""

from __future__ import annotations

from datetime import date
from typing import Final

from vitral.browser.store import BrowserStore, stored_table
from vitral.cards import newest_edition
from vitral.game.dealer import VERSION
from vitral.server import protocol as wire
from vitral.server.deals.daily import FIRST, DailyDeal, daily_deal, streaks, today
from vitral.server.deals.results import table_result
from vitral.server.store.table_store import TableStage
from vitral.server.tables.create import tidy_name
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup

_PREFIX: Final = "daily/"


class OwnDailyDeals:
    """The daily deals that were played in this browser. The first game of a day counts, if it ended on that day."""

    def __init__(self, registry: TableRegistry, store: BrowserStore, guest: str) -> None:
        self._registry, self._store, self._guest = registry, store, guest
        self._results: dict[str, wire.DailyGame] = {}
        """The results of finished games, by table."""

    def _now(self) -> float:
        return self._registry.settings.clock()

    async def play(self, day: str, kind: str, name: str) -> str:
        """Returns the table of a day's deal: an unfinished one, or a new one."""
        deal = daily_deal(day, kind, self._now())
        unfinished = [game.table for game in await self._games() if not game.over and _is_of(game, deal)]
        if unfinished:
            return unfinished[0]
        setup = Setup(
            options=deal.options.to_dict(),
            seats=deal.seats(tidy_name(name)),
            host=0,
            dealer=VERSION,
            edition=newest_edition(),
            stand_in="nobody",
            deal=deal.name,
        )
        return await self._registry.create(setup, self._guest, seed=deal.seed)

    async def overview(self) -> wire.Daily:
        games = await self._games()
        day = today(self._now())
        streak, longest = streaks({date.fromisoformat(game.day) for game in games if game.counts}, day)
        return wire.Daily(str(day), str(FIRST), DailyDeal(day, "solo").ends, streak, longest, games)

    async def standing(self, day: str, kind: str) -> wire.DailyStanding:
        deal = daily_deal(day, kind, self._now())
        own = [game for game in await self._games() if _is_of(game, deal)]
        ranked = next((game for game in own if game.ranked), own[0] if own else None)
        return wire.DailyStanding(
            day=str(deal.day),
            kind=deal.kind,
            open=self._now() < deal.ends,
            ends=deal.ends,
            seed=deal.seed.hex(),
            people=0,
            bars=[],
            places=[],
            mine=ranked,
            place=0,
        )

    async def _games(self) -> list[wire.DailyGame]:
        """Returns the games of daily deals, the newest first."""
        rows = [row for row in await self._store.rows() if f'"deal":"{_PREFIX}' in row["setup"]]
        first = {_deal_of(row["setup"]): row["id"] for row in rows}  # the oldest of each deal comes last
        return [await self._game(row, first) for row in rows]

    async def _game(self, row: dict[str, object], first: dict[str, str]) -> wire.DailyGame:
        stored = stored_table(row)
        if stored.id in self._results:
            return self._results[stored.id]
        name = _deal_of(stored.setup)
        _, day, kind = name.split("/")
        deal = DailyDeal(date.fromisoformat(day), "solo" if kind == "solo" else "glazier")
        ranked = first[name] == stored.id and stored.created < deal.ends
        game = wire.DailyGame(str(deal.day), deal.kind, stored.id, False, ranked, False, 0, 0)
        if stored.stage != TableStage.OVER:
            return game
        events = await self._store.events(stored.id)
        try:
            result = table_result(stored, events, deal.seed)
        except DamagedTableError:
            result = None
        game.over = True
        if result is not None:
            game.points, game.lead = result.points, result.lead
            game.counts = ranked and bool(events) and events[-1].at <= deal.ends
        self._results[stored.id] = game
        return game


def _is_of(game: wire.DailyGame, deal: DailyDeal) -> bool:
    return (game.day, game.kind) == (str(deal.day), deal.kind)


def _deal_of(setup: str) -> str:
    return _PREFIX + setup.split(f'"deal":"{_PREFIX}', 1)[1].split('"', 1)[0]
