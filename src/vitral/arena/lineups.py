"""Who sits where: the line-ups in which bots meet on the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

Lineup = tuple[int, ...]
"""By seat, the number of the bot."""


def lineups(bots: int, players: int, *, alone: bool = False) -> tuple[Lineup, ...]:
    """Every line-up of a deal.

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


def once(seatings: tuple[Lineup, ...], players: int, deal: int) -> tuple[Lineup, ...]:
    """Of the line-ups of a deal those that it is played with if two bots meet on it once, seats changing by deal."""
    swapped = any(len(set(lineup)) > 1 for lineup in seatings)
    return seatings[deal % players :: players] if swapped else seatings


def names_by_seat(bots: Sequence[str], lineup: Lineup) -> tuple[str, ...]:
    return tuple(bots[bot] for bot in lineup)
