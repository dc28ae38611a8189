"""Numbers as a language writes them."""

from __future__ import annotations

from vitral.i18n.words import Words


def points_words(words: Words, points: float, *, signed: bool = False) -> str:
    """Points with one decimal: "2.1", or with its sign "+2.1"; nothing before a zero."""
    from babel.numbers import format_decimal

    text: str = format_decimal(round(points, 1) + 0.0, format="0.0;-0.0", locale=words.language)
    return f"+{text}" if signed and round(points, 1) > 0 else text
