"""Which ratings a finished game changes: people against people, and against opponents whose strength is fixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from vitral.bots.strength import strength
from vitral.server.people.glicko import Met, Rating
from vitral.server.people.results import AUTOMA, SeatResult

PEOPLE: Final = "standard"
BOTS: Final = "bots"
SOLO: Final = "solo"
RATED_MODES: Final = (PEOPLE, BOTS, SOLO, AUTOMA)
_FIXED: Final = Rating(deviation=50.0)
"""The target of a solo game, and the Automa."""
_LADDER: Final = ((12.3, 660.0), (39.9, 1500.0), (52.9, 1850.0), (55.3, 1980.0))
"""Ratings of bots by the points they make: the ladder of docs/strength.md, the apprentice being 1500."""


@dataclass(frozen=True, slots=True)
class Game:
    """What a game means for the rating of somebody: the mode, and whom they met."""

    mode: str
    met: tuple[Met, ...]


def games(results: Sequence[SeatResult], people: Mapping[int, str], now: Mapping[str, Rating]) -> dict[str, Game]:
    """By person: what the game is to their rating, if it counts. `people` are those with a key, by seat; `now` are
    their ratings against people.
    """
    seats = {seat: who for seat, who in people.items() if list(people.values()).count(who) == 1}
    if not results or not results[0].fair:
        return {}
    found = {}
    for seat, who in seats.items():
        mine = results[seat]
        if mine.mode == "solo":
            found[who] = Game(SOLO, (Met(_FIXED, float(mine.won and mine.through)),))
            continue
        if mine.mode == "automa":
            found[who] = Game(AUTOMA, (Met(_FIXED, _score(mine, results[-1])),))
            continue
        others = [(other, now.get(name, Rating())) for other, name in seats.items() if other != seat]
        if others:
            met = tuple(Met(rating, _score(mine, results[other])) for other, rating in others)
            found[who] = Game(PEOPLE, met)
            continue
        bots = [(one, rating) for one in results if one.bot and (rating := bot_rating(one.bot)) and one is not mine]
        if bots and len(bots) == len(results) - 1:
            found[who] = Game(BOTS, tuple(Met(rating, _score(mine, one)) for one, rating in bots))
    return found


def _score(mine: SeatResult, other: SeatResult) -> float:
    """How a game went against one other seat. Whoever let somebody else play comes last."""
    stayed, theirs = mine.through, other.through or bool(other.bot)
    if stayed != theirs:
        return float(stayed)
    return float(mine.place < other.place) if stayed else 0.5


def bot_rating(bot: str) -> Rating | None:
    """The fixed rating of a bot, by the points it makes; none if nobody measured it."""
    points = strength(bot)
    if points is None:
        return None
    low, high = _LADDER[0], _LADDER[1]
    for step in pairwise(_LADDER):
        if points >= step[0][0]:
            low, high = step
    share = (points - low[0]) / (high[0] - low[0])
    return Rating(round(low[1] + share * (high[1] - low[1])), _FIXED.deviation)
