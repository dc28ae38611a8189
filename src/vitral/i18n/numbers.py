"""Numbers as a language writes them."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

from vitral.i18n.translator import Translator


def points_words(words: Translator, points: float, *, signed: bool = False) -> str:
    """Points with one decimal: "2.1", or with its sign "+2.1"; nothing before a zero."""
    from babel.numbers import format_decimal

    # Halves are rounded away from zero, as browsers do it.
    shown = Decimal(str(points)).quantize(Decimal("0.1"), ROUND_HALF_UP) + 0
    text: str = format_decimal(shown, format="0.0;-0.0", locale=words.language)
    return f"+{text}" if signed and shown > 0 else text
