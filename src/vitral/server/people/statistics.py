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
_MAX_GAMES_SHOWN: Final = 20


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
    played = [_played(person, list(rows)) for _, rows in groupby(results, key=lambda result: result.table)]
    seats = [(game, result) for game in played for result in game.mine]
    return wire.Statistics(
        ratings=[rating_in(rating) for rating in ratings],
        modes=_modes(seats),
        objectives=_cards(seats, lambda result: ((name, points, 0) for name, points in result.objectives.items())),
        windows=_cards(seats, lambda result: ((result.window, result.total, 0),)),
        tools=_cards(seats, lambda result: ((name, result.total, times) for name, times in result.tools.items())),
        against=_against(played),
        games=[
            wire.FinishedGame(game.table, game.at, seat.mode, seat.place, 1 + len(game.others), seat.total, seat.won)
            for game, seat in seats[:_MAX_GAMES_SHOWN]
        ],
    )


def rating_in(stored: StoredRating) -> wire.ModeRating:
    provisional = Rating(stored.rating, stored.deviation, stored.volatility).provisional
    return wire.ModeRating(stored.mode, round(stored.rating), round(stored.deviation), provisional, stored.games)  # type: ignore[arg-type]


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
    lines = []
    for mode in sorted({seat.mode for _, seat in seats}):
        mine = [(game, seat) for game, seat in seats if seat.mode == mode]
        best_game, best = max(mine, key=lambda pair: pair[1].total)
        won, points = sum(result.won for _, result in mine), sum(result.total for _, result in mine)
        lines.append(wire.ModeStatistics(mode, len(mine), won, _mean(points, len(mine)), best.total, best_game.table))
    return lines


def _cards(
    seats: list[tuple[_Played, SeatResult]], of: Callable[[SeatResult], Iterable[tuple[str, int, int]]]
) -> list[wire.CardStatistics]:
    sums: dict[str, _Sum] = {}
    for _, result in seats:
        for name, points, used in of(result):
            sums.setdefault(name, _Sum()).add(points, used)
    lines = [
        wire.CardStatistics(name, result.games, _mean(result.points, result.games), result.best, result.used)
        for name, result in sums.items()
    ]
    return sorted(lines, key=lambda result: (-result.games, -result.mean, result.id))


def _against(played: list[_Played]) -> list[wire.OpponentStatistics]:
    """Returns statistics by opponent: people with a key are distinguished by it, others by name, and bots by kind."""
    opponents: dict[tuple[str, str], wire.OpponentStatistics] = {}
    for game in played:
        if len(game.mine) != 1:
            continue
        mine = game.mine[0]
        for row, other in game.others:
            key = ("bot", other.bot) if other.bot else ("person", row.person or row.name)
            entry = opponents.setdefault(key, wire.OpponentStatistics("" if other.bot else row.name, other.bot, 0, 0))
            entry.games += 1
            entry.ahead += mine.place < other.place
    return sorted(opponents.values(), key=lambda entry: (-entry.games, entry.name, entry.bot))


def _mean(points: int, games: int) -> float:
    return round(points / games, 1)
