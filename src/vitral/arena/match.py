"""One game between bots, and the line-ups in which bots meet on the same deal.

The deal number N of a seed is dealt from the seed `SEED/N`, its bots are seeded `SEED/N/seat`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from itertools import combinations
from time import process_time
from typing import Any

from vitral.bots import ANY_TIME, Bot, Budget, GuardedBot, make_bot_or_program
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


@dataclass(frozen=True, slots=True)
class ContestRules:
    """The settings that all games of a contest or simulation share."""

    options: Options
    cards: CardSet
    bots: tuple[str, ...]
    seed: str
    budget: Budget = ANY_TIME

    def head(self, file_format: str) -> dict[str, Any]:
        """Returns what identifies these games at the top of a file."""
        return {
            "format": file_format,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": self.options.to_dict(),
            "cards": self.cards.name,
        }

    def deal(self, number: int, lineup: Lineup) -> tuple[Game, list[Bot]]:
        """Returns a new game and the bots of its seats."""
        seed = f"{self.seed}/{number}"
        bots = [make_bot_or_program(self.bots[bot], f"{seed}/{seat}") for seat, bot in enumerate(lineup)]
        return Game.of(self.options, seed, cards=self.cards), bots


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of one game. Times depend on the machine, so `facts` leaves them out."""

    deal: int
    lineup: Lineup
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """By seat, 0 for the first. In solo 0 if the target was beaten, else 1; the Automa is the last seat."""
    target: int | None
    failures: tuple[int, ...]
    """By seat: the turns that the bot lost because it crashed, hung or answered nothing legal."""
    turns: tuple[int, ...]
    """By seat: the turns it played."""
    seconds: tuple[float, ...]
    """By seat: processor time over all turns."""
    plies: int = 0
    decided: str = ""
    """What put the winner ahead of the second: points, private, tokens or order; empty in solo."""

    @property
    def facts(self) -> tuple[Any, ...]:
        """Returns everything but the times."""
        return tuple(getattr(self, one.name) for one in fields(self) if one.name != "seconds")

    def to_dict(self) -> dict[str, Any]:
        data = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}
        return data | {"seconds": [round(spent, 6) for spent in self.seconds]}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> MatchResult:
        """Returns the result that `to_dict` wrote; raises `TypeError` or `KeyError` if it is something else."""
        read: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        if "plies" not in read:  # older files list the failures of all seats as texts
            read["failures"] = (len(read["failures"]),) * len(read["lineup"])
        found = cls(**read)
        by_seat: tuple[Any, ...] = (
            found.lineup,
            found.scores,
            found.places,
            found.failures,
            found.turns,
            found.seconds,
        )
        if not all(isinstance(one, tuple) and all(isinstance(n, (int, float)) for n in one) for one in by_seat):
            raise TypeError
        return found


def play_match(rules: ContestRules, deal: int, lineup: Lineup) -> MatchResult:
    """Plays one game. Equal deals and line-ups give equal games, unless the budget is a time."""
    game, bots = rules.deal(deal, lineup)
    turns, seconds = [0] * len(bots), [0.0] * len(bots)
    before: tuple[int, int, int] | None = None
    while not game.over:
        legal, seat = game.legal_actions(), game.seat
        now = (game.state.round, game.state.turn, seat)
        if now != before:
            turns[seat] += 1
            before = now
        if len(legal) == 1:
            game.play(legal[0])
            continue
        began = process_time()
        action = bots[seat].choose(game.view(seat), legal, rules.budget)
        seconds[seat] += process_time() - began
        game.play(action)
    failures = tuple(len(bot.failures) if isinstance(bot, GuardedBot) else 0 for bot in bots)
    scores = tuple(score.total for score in game.scores())
    places: tuple[int, ...] = ()
    decided = ""
    if game.target is not None:
        places = (0 if scores[0] > game.target else 1,)
    else:
        order = [standing.seat for standing in game.ranking()]
        places, decided = tuple(map(order.index, range(len(scores)))), game.ranking()[0].ahead_by
    return MatchResult(
        deal, lineup, scores, places, game.target, failures, tuple(turns), tuple(seconds), game.ply, decided
    )


def play_out(game: Game, bots: Sequence[Bot], budget: Budget = ANY_TIME) -> None:
    """Lets one bot for each seat play a game to its end. A single legal action is played without asking."""
    while not game.over:
        legal, seat = game.legal_actions(), game.seat
        game.play(legal[0] if len(legal) == 1 else bots[seat].choose(game.view(seat), legal, budget))
