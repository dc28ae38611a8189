"""Glicko-2 after Mark Glickman ("Example of the Glicko-2 system", 2013): strength, how sure it is, how steady it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

START: Final = 1500.0
UNSURE: Final = 350.0
"""The deviation of somebody of whom nothing is known; it never grows beyond."""
PROVISIONAL: Final = 110.0
"""A rating that is less sure than that is shown as provisional."""
_STEADY: Final = 0.06
_TAU: Final = 0.5
"""How much the volatility may change."""
_SCALE: Final = 173.7178
_EXACT: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating on the usual scale."""

    rating: float = START
    deviation: float = UNSURE
    volatility: float = _STEADY

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL


@dataclass(frozen=True, slots=True)
class Met:
    """An opponent, and how it went: 1 is ahead of them, 0 behind, one half neither."""

    opponent: Rating
    score: float


def rated(now: Rating, met: Sequence[Met], periods: float = 1.0) -> Rating:
    """The rating after one game against all of these. `periods` is the time since the last one, as Glickman counts it:
    who has not played for long is less sure. Without opponents only that changes.
    """
    mu, phi = (now.rating - START) / _SCALE, now.deviation / _SCALE
    if not met:
        return Rating(now.rating, _less_sure(phi, now.volatility, periods), now.volatility)
    variance, gained = 0.0, 0.0
    for one in met:
        weight = _weight(one.opponent.deviation / _SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (one.opponent.rating - START) / _SCALE)))
        variance += weight**2 * expected * (1 - expected)
        gained += weight * (one.score - expected)
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
    """The new volatility, by the Illinois method (step 5 of the paper)."""
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
