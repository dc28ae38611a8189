"""What came of a contest: scores, wins, who finished ahead of whom, ratings and times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from vitral.arena.match import Played
from vitral.arena.ratings import elo, wilson
from vitral.arena.simulation_result import Results


@dataclass(slots=True)
class Standing:
    """One bot in all its games."""

    results: Results = field(default_factory=Results)
    scores: Counter[int] = field(default_factory=Counter)
    """How often each score was reached."""
    margins: Results = field(default_factory=Results)
    """Solo: points above the target or below."""
    turns: int = 0
    seconds: float = 0.0
    failures: int = 0

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, without times."""
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
    standings: dict[str, Standing]
    ahead: dict[tuple[str, str], int]
    """How often one bot finished ahead of another, over all pairs of their seats."""
    opponent: Results | None
    """The Automa's scores, where it plays."""

    @property
    def ratings(self) -> dict[str, float]:
        """On the scale of Elo, the first bot at 0; none where no two bots met."""
        return elo(self.bots, self.ahead) if self.ahead else {}

    def pairs(self) -> list[tuple[str, str, int, int]]:
        """Every two bots that met: the later-named, the earlier-named, how often it finished ahead, of how many."""
        found = []
        for at, upper in enumerate(self.bots):
            for lower in self.bots[:at]:
                wins, losses = self.ahead.get((upper, lower), 0), self.ahead.get((lower, upper), 0)
                if wins + losses:
                    found.append((upper, lower, wins, wins + losses))
        return found

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready; what depends on the machine is under `times`."""
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
                bot: {"turns": one.turns, "seconds_a_turn": round(one.seconds / max(1, one.turns), 6)}
                for bot, one in self.standings.items()
            },
        }


def _rounded(pair: tuple[float, float]) -> list[float]:
    return [round(one, 6) for one in pair]


def count_up(bots: Sequence[str], games: Iterable[Played]) -> tuple[dict[str, Standing], dict[tuple[str, str], int]]:
    """The standings by bot, and who finished ahead of whom."""
    standings = {bot: Standing() for bot in bots}
    ahead: Counter[tuple[str, str]] = Counter()
    for game in games:
        for seat, number in enumerate(game.lineup):
            one = standings[bots[number]]
            score = game.scores[seat]
            one.results.add(score, game.places[seat] == 0)
            one.scores[score] += 1
            one.turns += game.turns[seat]
            one.seconds += game.seconds[seat]
            one.failures += len(game.failures)
            if game.target is not None:
                one.margins.add(score - game.target, score > game.target)
            for other, its in enumerate(game.lineup):
                if its != number and game.places[seat] < game.places[other]:
                    ahead[bots[number], bots[its]] += 1
    return standings, dict(ahead)


def compare_alone(bots: Sequence[str], games: Sequence[Played]) -> dict[tuple[str, str], int]:
    """Who scored more on the same deal, where bots do not meet at a table; equal scores count for neither."""
    by_deal: dict[int, dict[int, int]] = {}
    for game in games:
        margin = game.scores[0] - (game.target or 0)
        by_deal.setdefault(game.deal, {})[game.lineup[0]] = margin
    ahead: Counter[tuple[str, str]] = Counter()
    for margins in by_deal.values():
        for one, mine in margins.items():
            for other, theirs in margins.items():
                if mine > theirs:
                    ahead[bots[one], bots[other]] += 1
    return dict(ahead)
