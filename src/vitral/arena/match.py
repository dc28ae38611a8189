"""One game of the arena, and the line-ups in which bots meet on the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from time import process_time
from typing import Any

from vitral.bots import Budget, GuardedBot, make_bot_or_program
from vitral.cards import CardSet
from vitral.engine import Options
from vitral.game import Game

Lineup = tuple[int, ...]
"""By seat, the number of the bot."""


def lineups(bots: int, players: int, *, alone: bool = False) -> tuple[Lineup, ...]:
    """Returns every line-up of a deal.

    With one bot, or `alone`, each plays against itself. Else every two meet: one seat of the later-named bot against
    the other seats of the earlier-named, every seat in turn. At tables for one each plays by itself.
    """
    if alone or bots == 1 or players == 1:
        return tuple((bot,) * players for bot in range(bots))
    return tuple(
        tuple(upper if seat == at else lower for seat in range(players))
        for lower, upper in combinations(range(bots), 2)
        for at in range(players)
    )


def each_pair_once(seatings: tuple[Lineup, ...], players: int, deal: int) -> tuple[Lineup, ...]:
    """Returns the line-ups in which every two bots meet once on a deal, with seats that change from deal to deal."""
    swapped = any(len(set(lineup)) > 1 for lineup in seatings)
    return seatings[deal % players :: players] if swapped else seatings


def names_by_seat(bots: Sequence[str], lineup: Lineup) -> tuple[str, ...]:
    return tuple(bots[bot] for bot in lineup)


@dataclass(frozen=True, slots=True)
class Rules:
    """What all games of a contest share."""

    options: Options
    cards: CardSet
    bots: tuple[str, ...]
    seed: str
    budget: Budget


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of one game. Times depend on the machine, so `facts` leaves them out."""

    deal: int
    lineup: Lineup
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """By seat, 0 for the first. In solo 0 if the target was beaten, else 1; the Automa is the last seat."""
    target: int | None
    failures: tuple[str, ...]
    """What guarded bots did wrong."""
    turns: tuple[int, ...]
    """By seat."""
    seconds: tuple[float, ...]
    """By seat: processor time over all turns."""

    @property
    def facts(self) -> tuple[Any, ...]:
        return (self.deal, self.lineup, self.scores, self.places, self.target, self.failures, self.turns)

    def to_dict(self) -> dict[str, Any]:
        return {
            "deal": self.deal,
            "lineup": list(self.lineup),
            "scores": list(self.scores),
            "places": list(self.places),
            "target": self.target,
            "failures": list(self.failures),
            "turns": list(self.turns),
            "seconds": [round(spent, 6) for spent in self.seconds],
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> MatchResult:
        read: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        return cls(**read)


def play_match(rules: Rules, deal: int, lineup: Lineup) -> MatchResult:
    """Plays one game. Equal deals and line-ups give equal games, unless the budget is a time."""
    seed = f"{rules.seed}/{deal}"
    game = Game.new(seed=seed, cards=rules.cards, **rules.options.to_dict())
    bots = [make_bot_or_program(rules.bots[bot], f"{seed}/{seat}") for seat, bot in enumerate(lineup)]
    turns, seconds = [0] * len(bots), [0.0] * len(bots)
    before: tuple[int, int, int] | None = None
    while not game.over:
        legal, seat = game.legal_actions(), game.seat
        view = game.view(seat)
        now = (view.round, view.turn, seat)
        if now != before:
            turns[seat] += 1
            before = now
        if len(legal) == 1:
            game.play(legal[0])
            continue
        began = process_time()
        action = bots[seat].choose(view, legal, rules.budget)
        seconds[seat] += process_time() - began
        game.play(action)
    failures = tuple(line for bot in bots if isinstance(bot, GuardedBot) for line in bot.failures)
    scores = tuple(score.total for score in game.scores())
    places = _places(game, scores)
    return MatchResult(deal, lineup, scores, places, game.target, failures, tuple(turns), tuple(seconds))


def _places(game: Game, scores: Sequence[int]) -> tuple[int, ...]:
    if game.target is not None:
        return (0 if scores[0] > game.target else 1,)
    order = [place.seat for place in game.ranking()]
    return tuple(order.index(seat) for seat in range(len(scores)))
