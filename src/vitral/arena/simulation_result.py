"""Counting results in whole numbers, so that sums are exact and do not depend on the order of the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from vitral.game import Game


@dataclass(slots=True)
class Results:
    """The results of one seat, or of one bot in all its seats."""

    games: int = 0
    wins: int = 0
    points: int = 0
    squares: int = 0
    lowest: int = 0
    highest: int = 0

    def add(self, points: int, won: bool) -> None:
        self.lowest = min(self.lowest, points) if self.games else points
        self.highest = max(self.highest, points) if self.games else points
        self.games += 1
        self.wins += won
        self.points += points
        self.squares += points * points

    def merge(self, other: Results) -> None:
        """Count all games of another count."""
        if other.games:
            self.lowest = min(self.lowest, other.lowest) if self.games else other.lowest
            self.highest = max(self.highest, other.highest) if self.games else other.highest
            self.games += other.games
            self.wins += other.wins
            self.points += other.points
            self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.points / self.games

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores (of a sample); 0 for one game."""
        n = self.games
        return sqrt((n * self.squares - self.points**2) / (n * (n - 1))) if n > 1 else 0.0

    def to_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.wins / self.games, 6),
            **self.spread(),
        }

    def spread(self) -> dict[str, Any]:
        """What was counted, without games and wins."""
        return {
            "mean": round(self.mean, 6),
            "deviation": round(self.deviation, 6),
            "lowest": self.lowest,
            "highest": self.highest,
        }


@dataclass(slots=True)
class SimulationCounts:
    """The count of some games at one table."""

    seats: list[Results]
    plies: int = 0
    decided: Counter[str] = field(default_factory=Counter)
    """How often the winner was ahead by points, private points, tokens or order."""
    targets: Results = field(default_factory=Results)
    """Solo: the targets."""
    margins: Results = field(default_factory=Results)
    """Solo: points above the target, or below it."""
    failures: Counter[str] = field(default_factory=Counter)
    """Turns that a bot lost, by its name."""

    @classmethod
    def of(cls, seats: int) -> SimulationCounts:
        return cls([Results() for _ in range(seats)])

    def add(self, game: Game) -> None:
        self.plies += game.ply
        to_beat = game.target
        if to_beat is not None:
            total = game.scores()[0].total
            self.seats[0].add(total, total > to_beat)
            self.targets.add(to_beat, total > to_beat)
            self.margins.add(total - to_beat, total > to_beat)
            return
        first = game.ranking()[0]
        for seat, score in enumerate(game.scores()):
            self.seats[seat].add(score.total, seat == first.seat)
        self.decided[first.ahead_by] += 1

    def merge(self, other: SimulationCounts) -> None:
        """Count all games of another count."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        self.targets.merge(other.targets)
        self.margins.merge(other.margins)
        self.plies += other.plies
        self.decided += other.decided
        self.failures += other.failures


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """What came of many games. Equal requests give equal results, however many processes played them."""

    bots: tuple[str, ...]
    """By seat; the Automa's seat is called `automa`."""
    games: int
    seed: str
    options: dict[str, Any]
    cards: str
    mean_plies: float
    decided: dict[str, int]
    """Games by what set the winner before the second: points, private, tokens or order."""
    by_seat: tuple[Results, ...]
    by_bot: dict[str, Results]
    targets: Results | None = None
    """Solo: the targets."""
    margins: Results | None = None
    """Solo: points above the target, or below it."""
    failures: dict[str, int] = field(default_factory=dict)
    """Turns that a bot lost because it crashed, hung or answered nothing legal, by its name."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready; seats count from 1."""
        return {
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "cards": self.cards,
            "mean_plies": round(self.mean_plies, 6),
            "decided": self.decided,
            "seats": [
                {"seat": seat, "bot": bot, **found.to_dict()}
                for seat, (bot, found) in enumerate(zip(self.bots, self.by_seat, strict=True), 1)
            ],
            "bots": {bot: found.to_dict() for bot, found in self.by_bot.items()},
            **({"target": self.targets.spread()} if self.targets else {}),
            **({"margin": self.margins.spread()} if self.margins else {}),
            **({"failures": self.failures} if self.failures else {}),
        }


def results_by_bot(bots: Sequence[str], seats: Iterable[Results]) -> dict[str, Results]:
    """The results of each bot over all its seats."""
    found: dict[str, Results] = {}
    for bot, results in zip(bots, seats, strict=True):
        found.setdefault(bot, Results()).merge(results)
    return found


DECIDERS = ("points", "private", "tokens", "order")
"""What can set one player before another, in the order it is asked (docs/rules.md §1.7)."""
