"""Records finished games, once each and beside everything else: results of all seats, and the ratings that follow."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from vitral.server.logs import log, log_failure, table_mark
from vitral.server.people.game_results import SeatResult, seat_results, write_result
from vitral.server.people.ratings import PEOPLE, Rating, rated_games, updated_rating
from vitral.server.steady_clock import DAY
from vitral.server.store import PeopleStore, StoreError
from vitral.server.store.people_store import StoredRating, StoredResult
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.table import Table

_BATCH_SIZE: Final = 4
"""How many tables are recorded at a time: one that is not in memory has to be replayed."""
_LEASE: Final = "/results"
_PERIOD: Final = 7 * DAY
"""What Glickman calls a rating period, in seconds."""


class ResultRecorder:
    """Looks for finished tables now and then; what a killed server left is recorded by the next one."""

    def __init__(self, people: PeopleStore, registry: TableRegistry) -> None:
        self._people = people
        self._registry = registry
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._registry.settings.sweep_interval)
            try:
                if await self._registry.take_lease(_LEASE):
                    await self.count()
            except Exception as error:  # any error: the next round may succeed
                log_failure("recording results failed", error)

    async def count(self) -> int:
        """Records some finished tables that are not recorded yet. Returns how many."""
        tables = await self._people.tables_without_results(_BATCH_SIZE)
        for name in tables:
            try:
                await self._count(name)
            except DamagedTableError:
                await self._people.count(name, (), ())
            except StoreError as error:  # another server was faster, or the store is away
                log("a result was not recorded", logging.WARNING, table=table_mark(name), why=str(error))
        return len(tables)

    async def _count(self, name: str) -> None:
        live = await self._registry.find_loaded(name)
        table = live.table if live is not None else await self._registry.read(name)
        if table is None or not table.over:
            await self._people.count(name, (), ())
            return
        people = await self._people_at(table)
        results = seat_results(table)
        stored = [
            StoredResult(name, seat, people.get(seat, ""), player, table.updated, write_result(result))
            for seat, (result, player) in enumerate(
                zip(results, [*(seat.name for seat in table.seats), ""], strict=False)
            )
        ]
        await self._people.count(name, stored, await self._ratings(results, people, table.updated))

    async def _people_at(self, table: Table) -> dict[int, str]:
        """Returns who held each seat; where several browsers do, the one with a key."""
        holders = [hold for hold in await self._registry.store.claims(table.id) if hold.seat >= 0]
        identified = await self._people.identified(sorted({hold.guest for hold in holders}))
        person_at: dict[int, str] = {}
        for hold in holders:
            if hold.seat not in person_at or hold.guest in identified:
                person_at[hold.seat] = hold.guest
        return person_at

    async def _ratings(self, results: list[SeatResult], people: dict[int, str], at: float) -> list[StoredRating]:
        identified = await self._people.identified(sorted(set(people.values())))
        seats = {seat: who for seat, who in people.items() if who in identified}
        before = {who: await self._people.rating(who, PEOPLE) for who in seats.values()}
        now = {who: _rating(stored) for who, stored in before.items()}
        ratings = []
        for who, game in rated_games(results, seats, now).items():
            stored = await self._people.rating(who, game.mode)
            periods = (at - stored.at) / _PERIOD if stored else 0.0
            after = updated_rating(_rating(stored), game.opponents, periods)
            played = (stored.games if stored else 0) + 1
            ratings.append(StoredRating(who, game.mode, after.rating, after.deviation, after.volatility, played, at))
        return ratings


def _rating(stored: StoredRating | None) -> Rating:
    return Rating(stored.rating, stored.deviation, stored.volatility) if stored else Rating()
