"""The printed colors and values of a pattern, as masks of spaces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vitral.cards import Pattern
from vitral.spaces import BIT, FULL

_PATTERNS: Final = 1024
"""The most patterns in each cache: more than the boxes have. A program with cards of its own may replace them."""


@lru_cache(_PATTERNS)
def printed(pattern: Pattern) -> tuple[int, ...]:
    """Returns where the pattern allows each of the twelve traits; rare glass (color 5) may go on any color."""
    cells = "".join(pattern.grid)
    colors = [sum(BIT[i] for i, cell in enumerate(cells) if cell not in "RYGBP" or cell == c) for c in "RYGBP"]
    values = [sum(BIT[i] for i, cell in enumerate(cells) if not cell.isdigit() or cell == v) for v in "123456"]
    return (*colors, FULL, *values)


@lru_cache(_PATTERNS)
def printed_colors(pattern: Pattern) -> int:
    """Returns the spaces on which the pattern prints a color."""
    return sum(BIT[i] for i, cell in enumerate("".join(pattern.grid)) if cell in "RYGBP")


@lru_cache(_PATTERNS)
def printed_values(pattern: Pattern) -> int:
    """Returns the spaces on which the pattern prints a value."""
    return sum(BIT[i] for i, cell in enumerate("".join(pattern.grid)) if cell.isdigit())
