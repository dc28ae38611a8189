"""Searches for dice that fill a window by every rule, and the order in which they can be placed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vitral.cards import COLORS
from vitral.spaces import BIT, SPACES, beside, indexes

_VALUES: Final = "123456"
_DICE_PER_COLOR: Final = 18
"""Dice of one color in the base box."""


def find_filling(grid: Sequence[str], seed: str = "") -> list[str] | None:
    """Returns dice for all spaces, row by row, that obey every rule; None if there are none.

    Colors and values never meet in a rule, so each is found by itself: for every space one that is printed there or
    that no neighbor has, the fewest choices first. Seeds give different dice.
    """
    printed = "".join(grid)
    rng = Random(seed or printed)
    colors = _assigned([cell if cell in COLORS else "" for cell in printed], COLORS, rng)
    values = _assigned([cell if cell in _VALUES else "" for cell in printed], _VALUES, rng)
    if colors is None or values is None:
        return None
    return [color + value for color, value in zip(colors, values, strict=True)]


def _assigned(given: list[str], traits: str, rng: Random) -> list[str] | None:
    grid = list(given)
    if any(grid[space] and grid[space] == grid[near] for space in range(SPACES) for near in _NEAR[space]):
        return None
    return grid if _searched(grid, traits, rng) else None


def _searched(grid: list[str], traits: str, rng: Random) -> bool:
    """Fills in what is open, or leaves everything as it was."""
    left = {space: _left(grid, space, traits) for space in range(SPACES) if not grid[space]}
    if not left:
        return True
    space = min(left, key=lambda near: (len(left[near]), near))
    used = {trait: grid.count(trait) for trait in traits}
    choices = sorted(left[space], key=lambda trait: used[trait] + rng.random() * 2)
    for trait in choices:
        grid[space] = trait
        if _searched(grid, traits, rng):
            return True
    grid[space] = ""
    return False


def _left(grid: list[str], space: int, traits: str) -> list[str]:
    near = {grid[other] for other in _NEAR[space]}
    return [trait for trait in traits if trait not in near and grid.count(trait) < _DICE_PER_COLOR]


_NEAR: Final = tuple(indexes(beside(bit)) for bit in BIT)
