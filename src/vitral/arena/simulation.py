"""Many games between bots at one table, and their results.

Results are counted in whole numbers, so that sums are exact and do not depend on the order of the games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import Any, Final

from vitral.arena.match import ContestRules, MatchResult, play_match
from vitral.arena.workers import ArenaError, Workers, require_some
from vitral.bots import Maker, make_bot_or_program, name_of
from vitral.cards import CardSet, all_cards
from vitral.engine import Options
from vitral.engine.rules import rules_for
from vitral.translatable import TranslatableText, at_place

Progress = Callable[[int, int], None]
"""Called with the games played so far and the games asked for."""
AUTOMA: Final = "automa"
"""What the Automa's seat is called in results."""
DECIDERS: Final = ("points", "private", "tokens", "order")
"""What can put one player ahead of another, in the order it is asked (docs/rules.md §1.7)."""


@dataclass(slots=True)
class Results:
    """The results of one seat, or of one bot over all its seats."""

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
        """Adds the games of other results."""
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
        """Returns what was counted, without games and wins."""
        return {
            "mean": round(self.mean, 6),
            "deviation": round(self.deviation, 6),
            "lowest": self.lowest,
            "highest": self.highest,
        }


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """The result of many games. Equal requests give equal results, however many processes played them."""

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
    """In solo, the scores to beat."""
    margins: Results | None = None
    """Solo: points above the target, or below it."""
    scores: dict[str, Counter[int]] = field(default_factory=dict)
    """How often each bot reached each score."""
    failures: dict[str, int] = field(default_factory=dict)
    """Turns that a bot lost because it crashed, hung or answered nothing legal, by its name."""

    def to_dict(self) -> dict[str, Any]:
        """Returns JSON-ready data; seats count from 1."""
        return {
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "cards": self.cards,
            "mean_plies": round(self.mean_plies, 6),
            "decided": self.decided,
            "seats": [
                {"seat": seat, "bot": bot, **scores.to_dict()}
                for seat, (bot, scores) in enumerate(zip(self.bots, self.by_seat, strict=True), 1)
            ],
            "bots": {bot: scores.to_dict() for bot, scores in self.by_bot.items()},
            **({"target": self.targets.spread()} if self.targets else {}),
            **({"margin": self.margins.spread()} if self.margins else {}),
            **({"failures": self.failures} if self.failures else {}),
        }


def simulate(
    players: int | None = None,
    bots: Sequence[str | Maker] = ("random",),
    games: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    *,
    cards: CardSet | None = None,
    progress: Progress | None = None,
    cluster: str | None = None,
    **options: Any,
) -> SimulationResult:
    """Plays many games and counts their results, in `jobs` processes or on a cluster (`Workers`); they are the same.

    Players are 2 if not given, or 1 where the mode is for one. One bot name seats it everywhere, else there is one
    for each seat; the Automa needs none. A bot is a name, or a class that Python can import.
    Options are those of `Options`.
    From a script, call it under `if __name__ == "__main__":`, since further processes import the script again.
    """
    rules = table_rules(bots, seed, cards, options if players is None else {"players": players, **options})
    require_some(games=games)
    report = progress or no_progress
    report(0, games)
    results: list[MatchResult] = []
    for _, result in Workers(jobs, cluster).run(partial(_play, rules), range(games)):
        results.append(result)
        report(len(results), games)
    return _result(rules, results)


def no_progress(done: int, total: int) -> None:
    """Ignores the progress of a run."""


def table_rules(
    bots: Sequence[str | Maker], seed: int | str, cards: CardSet | None, options: dict[str, Any]
) -> ContestRules:
    """Returns the rules of games at one table; raises what is wrong with options, cards or bots."""
    read, card_set = Options.read(options), cards or all_cards()
    rules_for(read, card_set)
    names = bots_by_seat(tuple(map(name_of, bots)), read.players)
    for name in names:
        make_bot_or_program(name)
    return ContestRules(read, card_set, names, str(seed))


def _play(rules: ContestRules, deal: int) -> MatchResult:
    return play_match(rules, deal, tuple(range(len(rules.bots))))


def _result(rules: ContestRules, games: Sequence[MatchResult]) -> SimulationResult:
    read = rules.options
    bots = (*rules.bots, AUTOMA) if read.mode == "automa" else rules.bots
    seats, targets, margins = [Results() for _ in bots], Results(), Results()
    decided: Counter[str] = Counter(game.decided for game in games)
    failures: Counter[str] = Counter()
    for game in games:
        for results, score, place in zip(seats, game.scores, game.places, strict=True):
            results.add(score, place == 0)
        if game.target is not None:
            won = game.places[0] == 0
            targets.add(game.target, won)
            margins.add(game.scores[0] - game.target, won)
        for bot, lost in zip(rules.bots, game.failures, strict=True):
            failures[bot] += lost
    scores: dict[str, Counter[int]] = {bot: Counter() for bot in bots}
    for game in games:
        for bot, score in zip(bots, game.scores, strict=True):
            scores[bot][score] += 1
    by_bot = {bot: Results() for bot in bots}
    for bot, results in zip(bots, seats, strict=True):
        by_bot[bot].merge(results)
    return SimulationResult(
        bots=bots,
        games=len(games),
        seed=rules.seed,
        options=read.to_dict(),
        cards=rules.cards.name,
        mean_plies=sum(game.plies for game in games) / len(games),
        decided={name: decided[name] for name in DECIDERS},
        by_seat=tuple(seats),
        by_bot=by_bot,
        targets=targets if read.solo else None,
        margins=margins if read.solo else None,
        scores=scores,
        failures={bot: failures[bot] for bot in by_bot if failures[bot]},
    )


def bots_by_seat(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Returns the bot of each seat, if one is named for all or one for each; else raises `ArenaError`."""
    if len(bots) not in (1, players):
        other = TranslatableText(
            "fault-arena-seats",
            "name 1 bot for all seats or {seats}, one for each; found {found}",
            seats=players,
            found=len(bots),
        )
        raise ArenaError(at_place("bots", other))
    return bots * players if len(bots) == 1 else bots
