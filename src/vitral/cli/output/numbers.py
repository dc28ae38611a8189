"""Numbers with a fraction, and columns of them, as the language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from vitral.cli.output.speech import say, speech


def decimal(number: float, digits: int) -> str:
    """`12.50`, or `12,50` where a comma is written."""
    return _written(f"{number:.{digits}f}")


def short(number: float) -> str:
    """`0.05`, or `1` where there is no fraction."""
    return _written(f"{number:g}")


def percent(share: float) -> str:
    """`53.2%`, with the sign as the language has it."""
    return say("command-percent", number=decimal(100 * share, 1))


def _written(digits: str) -> str:
    """A number that Python wrote, with the signs of the language and every digit kept."""
    from babel.numbers import format_decimal

    number = Decimal(digits)
    places = max(0, -int(number.as_tuple().exponent))
    return format_decimal(number, f"0.{'0' * places}".removesuffix("."), speech().language)


def row(title: str, cells: Sequence[str], widths: Sequence[int]) -> str:
    """A title and cells to its right, each to the right of its column; the first width is that of the title."""
    first, *rest = widths
    return f"{title:{first}}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, rest, strict=False))


def widened(widths: Sequence[int], titles: Sequence[str]) -> list[int]:
    """The widths of columns, wider where a title asks for it."""
    return [max(width, len(title) + 1) if title else width for width, title in zip(widths, titles, strict=True)]
