"""The result of a contest: scores, wins, ratings from who finished ahead of whom, and times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Any, Final

from vitral.arena.match import MatchResult
from vitral.arena.simulation import Results

_Z: Final = 1.959964
"""Standard deviations on each side of a 95% interval."""
_ELO: Final = 400 / log(10)
_STEPS: Final = 500


def wilson(wins: int, of: int) -> tuple[float, float]:
    """Returns Wilson's 95% interval of a share."""
    if of == 0:
        return (0.0, 1.0)
    share, spread = wins / of, _Z * _Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return (max(0.0, middle - half), min(1.0, middle + half))


def elo(bots: Sequence[str], ahead: Mapping[tuple[str, str], int]) -> dict[str, float]:
    """Returns Bradley-Terry ratings on the Elo scale; the first bot has 0.

    `ahead[a, b]` counts how often a finished ahead of b. Half a win each way is added to every pairing, so that a bot
    that always wins has a rating too.
    """
    pairs = {(a, b): ahead.get((a, b), 0) + 0.5 for a in bots for b in bots if a != b and _met(ahead, a, b)}
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(_STEPS):
        for bot in bots[1:]:
            won = sum(count for (a, _), count in pairs.items() if a == bot)
            chance = sum(
                (pairs[bot, other] + pairs[other, bot]) / (exp(strength[bot]) + exp(strength[other]))
                for other in bots
                if (bot, other) in pairs
            )
            if chance:
                strength[bot] = log(won / chance)
    return {bot: round(_ELO * (strength[bot] - strength[bots[0]]), 1) for bot in bots}


def _met(ahead: Mapping[tuple[str, str], int], a: str, b: str) -> bool:
    return ahead.get((a, b), 0) + ahead.get((b, a), 0) > 0


@dataclass(slots=True)
class BotResult:
    """The results of one bot over all its games."""

    results: Results = field(default_factory=Results)
    scores: Counter[int] = field(default_factory=Counter)
    """How often each score was reached."""
    margins: Results = field(default_factory=Results)
    """Solo: points above the target or below."""
    turns: int = 0
    seconds: float = 0.0
    failures: int = 0

    def to_dict(self) -> dict[str, Any]:
        """Returns JSON-ready data, without times."""
        low, high = wilson(self.results.wins, self.results.games)
        return {
            **self.results.to_dict(),
            "win_interval": [round(low, 6), round(high, 6)],
            "scores": {str(score): self.scores[score] for score in sorted(self.scores)},
            "failures": self.failures,
            **({"margin": self.margins.spread()} if self.margins.games else {}),
        }


@dataclass(frozen=True, slots=True)
class ContestResult:
    """The whole contest. Equal requests under a play-out budget give equal results, times aside."""

    bots: tuple[str, ...]
    deals: int
    games: int
    seed: str
    options: dict[str, Any]
    budget: dict[str, Any]
    standings: dict[str, BotResult]
    ahead: dict[tuple[str, str], int]
    """How often one bot finished ahead of another, over all pairs of their seats."""
    opponent: Results | None
    """The Automa's scores, where it plays."""

    @property
    def ratings(self) -> dict[str, float]:
        """Ratings on the scale of Elo, with the first bot at 0; empty if no two bots met."""
        return elo(self.bots, self.ahead) if self.ahead else {}

    def pairs(self) -> list[tuple[str, str, int, int]]:
        """Returns every two bots that met: the later-named, the earlier-named, how often it finished ahead, of how
        many.
        """
        pairs = []
        for at, upper in enumerate(self.bots):
            for lower in self.bots[:at]:
                wins, losses = self.ahead.get((upper, lower), 0), self.ahead.get((lower, upper), 0)
                if wins + losses:
                    pairs.append((upper, lower, wins, wins + losses))
        return pairs

    def to_dict(self) -> dict[str, Any]:
        """Returns JSON-ready data; what depends on the machine is under `times`."""
        return {
            "bots": {bot: standing.to_dict() for bot, standing in self.standings.items()},
            "pairs": [
                {"bot": upper, "against": lower, "ahead": wins, "of": of, "interval": _rounded(wilson(wins, of))}
                for upper, lower, wins, of in self.pairs()
            ],
            "ratings": self.ratings,
            **({"automa": self.opponent.spread()} if self.opponent else {}),
            "deals": self.deals,
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "budget": self.budget,
            "times": {
                bot: {"turns": row.turns, "seconds_a_turn": round(row.seconds / max(1, row.turns), 6)}
                for bot, row in self.standings.items()
            },
        }


def _rounded(pair: tuple[float, float]) -> list[float]:
    return [round(number, 6) for number in pair]


def count_up(
    bots: Sequence[str], games: Iterable[MatchResult]
) -> tuple[dict[str, BotResult], dict[tuple[str, str], int]]:
    """Returns the result of each bot, and how often one finished ahead of another."""
    standings = {bot: BotResult() for bot in bots}
    ahead: Counter[tuple[str, str]] = Counter()
    for game in games:
        for seat, number in enumerate(game.lineup):
            standing = standings[bots[number]]
            score = game.scores[seat]
            standing.results.add(score, game.places[seat] == 0)
            standing.scores[score] += 1
            standing.turns += game.turns[seat]
            standing.seconds += game.seconds[seat]
            standing.failures += game.failures[seat]
            if game.target is not None:
                standing.margins.add(score - game.target, score > game.target)
            for other, its in enumerate(game.lineup):
                if its != number and game.places[seat] < game.places[other]:
                    ahead[bots[number], bots[its]] += 1
    return standings, dict(ahead)


def compare_alone(bots: Sequence[str], games: Sequence[MatchResult]) -> dict[tuple[str, str], int]:
    """Returns how often one bot scored more than another on the same deal; equal scores count for neither."""
    by_deal: dict[int, dict[int, int]] = {}
    for game in games:
        margin = game.scores[0] - (game.target or 0)
        by_deal.setdefault(game.deal, {})[game.lineup[0]] = margin
    ahead: Counter[tuple[str, str]] = Counter()
    for margins in by_deal.values():
        for bot, mine in margins.items():
            for other, theirs in margins.items():
                if mine > theirs:
                    ahead[bots[bot], bots[other]] += 1
    return dict(ahead)
