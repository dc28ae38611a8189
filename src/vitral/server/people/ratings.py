"""Ratings: which of them a game changes, and Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log, pi, sqrt
from typing import Final

from vitral.bots.registry import strength
from vitral.server.people.game_results import AUTOMA, SeatResult

START: Final = 1500.0
UNSURE: Final = 350.0
"""The deviation of a new player; it never grows beyond."""
PROVISIONAL: Final = 110.0
"""A rating with a greater deviation is shown as provisional."""
_STEADY: Final = 0.06
_TAU: Final = 0.5
"""How much the volatility may change (Glickman's τ)."""
_SCALE: Final = 173.7178
_EXACT: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """A Glicko-2 rating on the usual scale: how strong, how certain, how steady."""

    rating: float = START
    deviation: float = UNSURE
    volatility: float = _STEADY

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent and the score against them: 1 ahead, 0 behind, one half tied."""

    rating: Rating
    score: float


def updated_rating(now: Rating, opponents: Sequence[Opponent], periods: float = 1.0) -> Rating:
    """Returns the rating after one game against these opponents.

    `periods` is the number of rating periods since the last game: the deviation grows with it, also without opponents.
    """
    mu, phi = (now.rating - START) / _SCALE, now.deviation / _SCALE
    if not opponents:
        return Rating(now.rating, _less_sure(phi, now.volatility, periods), now.volatility)
    variance, gained = 0.0, 0.0
    for opponent in opponents:
        weight = _weight(opponent.rating.deviation / _SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (opponent.rating.rating - START) / _SCALE)))
        variance += weight**2 * expected * (1 - expected)
        gained += weight * (opponent.score - expected)
    variance = 1 / variance
    volatility = _volatility(phi, now.volatility, variance, variance * gained)
    before = _less_sure(phi, volatility, periods) / _SCALE
    after = 1 / sqrt(1 / before**2 + 1 / variance)
    return Rating(START + _SCALE * (mu + after**2 * gained), _SCALE * after, volatility)


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _less_sure(phi: float, volatility: float, periods: float) -> float:
    return min(UNSURE, _SCALE * sqrt(phi**2 + max(0.0, periods) * volatility**2))


def _volatility(phi: float, before: float, variance: float, delta: float) -> float:
    """Returns the new volatility, by the Illinois method (step 5 of the paper)."""
    start = log(before**2)

    def slope(x: float) -> float:
        grown = exp(x)
        spread = phi**2 + variance + grown
        return grown * (delta**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


PEOPLE: Final = "standard"
BOTS: Final = "bots"
SOLO: Final = "solo"
RATED_MODES: Final = (PEOPLE, BOTS, SOLO, AUTOMA)
_FIXED: Final = Rating(deviation=50.0)
"""The target of a solo game, and the Automa."""
_LADDER: Final = ((12.3, 660.0), (39.9, 1500.0), (52.9, 1850.0), (55.3, 1980.0))
"""Ratings of bots by the points they make: the ladder of docs/strength.md, the apprentice being 1500."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game as it is rated for one person: the mode, and the opponents."""

    mode: str
    opponents: tuple[Opponent, ...]


def rated_games(
    results: Sequence[SeatResult], people: Mapping[int, str], now: Mapping[str, Rating]
) -> dict[str, RatedGame]:
    """Returns by person what the game counts as for their rating, if it does.

    `people` are those with a key, by seat; `now` are their ratings against people.
    """
    seats = {seat: who for seat, who in people.items() if list(people.values()).count(who) == 1}
    if not results or not results[0].fair:
        return {}
    games = {}
    for seat, who in seats.items():
        own_result = results[seat]
        if own_result.mode == "solo":
            games[who] = RatedGame(SOLO, (Opponent(_FIXED, float(own_result.won and own_result.through)),))
            continue
        if own_result.mode == "automa":
            games[who] = RatedGame(AUTOMA, (Opponent(_FIXED, _score(own_result, results[-1])),))
            continue
        others = [(other, now.get(name, Rating())) for other, name in seats.items() if other != seat]
        if others:
            opponents = tuple(Opponent(rating, _score(own_result, results[other])) for other, rating in others)
            games[who] = RatedGame(PEOPLE, opponents)
            continue
        bots = [
            (result, rating)
            for result in results
            if result.bot and (rating := bot_rating(result.bot)) and result is not own_result
        ]
        if bots and len(bots) == len(results) - 1:
            games[who] = RatedGame(BOTS, tuple(Opponent(rating, _score(own_result, bot)) for bot, rating in bots))
    return games


def _score(own_result: SeatResult, other: SeatResult) -> float:
    """Returns how a game went against one other seat. Who did not play all of it comes last."""
    stayed, theirs = own_result.through, other.through or bool(other.bot)
    if stayed != theirs:
        return float(stayed)
    return float(own_result.place < other.place) if stayed else 0.5


def bot_rating(bot: str) -> Rating | None:
    """Returns the fixed rating of a bot, by the points it makes; None if its strength is not measured."""
    points = strength(bot)
    if points is None:
        return None
    low, high = _LADDER[0], _LADDER[1]
    for step in pairwise(_LADDER):
        if points >= step[0][0]:
            low, high = step
    share = (points - low[0]) / (high[0] - low[0])
    return Rating(round(low[1] + share * (high[1] - low[1])), _FIXED.deviation)
