"""What a pattern prints, as masks of spaces."""

from __future__ import annotations

from functools import cache

from vitral.cards import Pattern
from vitral.engine.spaces import BIT, FULL


@cache
def printed(pattern: Pattern) -> tuple[int, ...]:
    """Where the pattern lets each of the twelve traits go; rare glass (color 5) may go on any color."""
    cells = "".join(pattern.grid)
    colors = [sum(BIT[i] for i, cell in enumerate(cells) if cell not in "RYGBP" or cell == c) for c in "RYGBP"]
    values = [sum(BIT[i] for i, cell in enumerate(cells) if not cell.isdigit() or cell == v) for v in "123456"]
    return (*colors, FULL, *values)


@cache
def printed_colors(pattern: Pattern) -> int:
    """The spaces on which the pattern prints a color."""
    return sum(BIT[i] for i, cell in enumerate("".join(pattern.grid)) if cell in "RYGBP")


@cache
def printed_values(pattern: Pattern) -> int:
    """The spaces on which the pattern prints a value."""
    return sum(BIT[i] for i, cell in enumerate("".join(pattern.grid)) if cell.isdigit())
