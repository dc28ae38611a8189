"""Shares with their uncertainty, and ratings from who finished ahead of whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final

_Z: Final = 1.959964
"""95 %."""
_ELO: Final = 400 / log(10)
_STEPS: Final = 500


def wilson(wins: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if of == 0:
        return (0.0, 1.0)
    share, spread = wins / of, _Z * _Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return (max(0.0, middle - half), min(1.0, middle + half))


def elo(bots: Sequence[str], ahead: Mapping[tuple[str, str], int]) -> dict[str, float]:
    """Ratings after Bradley and Terry, on the scale of Elo; the first bot has 0.

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
