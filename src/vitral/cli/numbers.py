"""Numbers with a fraction, and columns of them, as the language writes them."""

from __future__ import annotations

from collections.abc import Sequence

from vitral.cli.speech import say


def decimal(number: float, digits: int) -> str:
    """`12.50`, or `12,50` where a comma is written."""
    whole, _, fraction = f"{number:.{digits}f}".partition(".")
    return say("command-decimal", whole=whole, fraction=fraction)


def short(number: float) -> str:
    """`0.05`, or `1` where there is no fraction."""
    whole, _, fraction = f"{number:g}".partition(".")
    return say("command-decimal", whole=whole, fraction=fraction) if fraction else whole


def percent(share: float) -> str:
    """`53.2%`, with the sign as the language has it."""
    return say("command-percent", number=decimal(100 * share, 1))


def row(title: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    """A title and cells to its right, each to the right of its column; the first width is that of the title."""
    first, *rest = widths
    return f"{title:{first}}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, rest, strict=False))


def widened(widths: Sequence[int], titles: Sequence[str]) -> list[int]:
    """The widths of columns, wider where a title asks for it."""
    return [max(width, len(title) + 1) if title else width for width, title in zip(widths, titles, strict=True)]
