"""Statistics of what a person has played: by mode, by card, by opponent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from vitral.server import protocol as wire
from vitral.server.people.game_results import SeatResult, read_result
from vitral.server.people.ratings import Rating
from vitral.server.store.people_store import StoredRating, StoredResult

GAMES: Final = 2000
"""How many games back they go."""
_SHOWN: Final = 20


@dataclass
class _Sum:
    games: int = 0
    points: int = 0
    best: int = -1000
    used: int = 0

    def add(self, points: int, used: int = 0) -> None:
        self.games += 1
        self.points += points
        self.best = max(self.best, points)
        self.used += used


@dataclass
class _Played:
    """A game of a person: their own results and those of the others."""

    table: str
    at: float
    mine: list[SeatResult] = field(default_factory=list)
    others: list[tuple[StoredResult, SeatResult]] = field(default_factory=list)


def statistics(person: str, results: Sequence[StoredResult], ratings: Sequence[StoredRating]) -> wire.Statistics:
    """Returns the statistics of a person from the results of all seats of their games, newest first."""
    played = [_played(person, list(rows)) for _, rows in groupby(results, key=lambda one: one.table)]
    seats = [(game, one) for game in played for one in game.mine]
    return wire.Statistics(
        ratings=[rating_in(rating) for rating in ratings],
        modes=_modes(seats),
        objectives=_cards(seats, lambda one: ((name, points, 0) for name, points in one.objectives.items())),
        windows=_cards(seats, lambda one: ((one.window, one.total, 0),)),
        tools=_cards(seats, lambda one: ((name, one.total, times) for name, times in one.tools.items())),
        against=_against(played),
        games=[
            wire.FinishedGame(game.table, game.at, seat.mode, seat.place, 1 + len(game.others), seat.total, seat.won)
            for game, seat in seats[:_SHOWN]
        ],
    )


def rating_in(one: StoredRating) -> wire.ModeRating:
    provisional = Rating(one.rating, one.deviation, one.volatility).provisional
    return wire.ModeRating(one.mode, round(one.rating), round(one.deviation), provisional, one.games)  # type: ignore[arg-type]


def _played(person: str, rows: list[StoredResult]) -> _Played:
    game = _Played(rows[0].table, rows[0].at)
    for row in rows:
        result = read_result(row.body)
        if row.person == person:
            game.mine.append(result)
        else:
            game.others.append((row, result))
    return game


def _modes(seats: list[tuple[_Played, SeatResult]]) -> list[wire.ModeStatistics]:
    found = []
    for mode in sorted({seat.mode for _, seat in seats}):
        mine = [(game, seat) for game, seat in seats if seat.mode == mode]
        best_game, best = max(mine, key=lambda pair: pair[1].total)
        won, points = sum(one.won for _, one in mine), sum(one.total for _, one in mine)
        found.append(wire.ModeStatistics(mode, len(mine), won, _mean(points, len(mine)), best.total, best_game.table))
    return found


def _cards(
    seats: list[tuple[_Played, SeatResult]], of: Callable[[SeatResult], Iterable[tuple[str, int, int]]]
) -> list[wire.CardStatistics]:
    sums: dict[str, _Sum] = {}
    for _, one in seats:
        for name, points, used in of(one):
            sums.setdefault(name, _Sum()).add(points, used)
    found = [
        wire.CardStatistics(name, one.games, _mean(one.points, one.games), one.best, one.used)
        for name, one in sums.items()
    ]
    return sorted(found, key=lambda one: (-one.games, -one.mean, one.id))


def _against(played: list[_Played]) -> list[wire.OpponentStatistics]:
    """Returns statistics by opponent: people with a key are distinguished by it, others by name, and bots by kind."""
    found: dict[tuple[str, str], wire.OpponentStatistics] = {}
    for game in played:
        if len(game.mine) != 1:
            continue
        mine = game.mine[0]
        for row, other in game.others:
            key = ("bot", other.bot) if other.bot else ("person", row.person or row.name)
            one = found.setdefault(key, wire.OpponentStatistics("" if other.bot else row.name, other.bot, 0, 0))
            one.games += 1
            one.ahead += mine.place < other.place
    return sorted(found.values(), key=lambda one: (-one.games, one.name, one.bot))


def _mean(points: int, games: int) -> float:
    return round(points / games, 1)
