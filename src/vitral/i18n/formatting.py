"""Formats lists and numbers as a language writes them, with the patterns of CLDR, which browsers have too."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from vitral.i18n.translator import Translator


def format_points(words: Translator, points: float, *, signed: bool = False) -> str:
    """Points with one decimal: "2.1", or with its sign "+2.1"; nothing before a zero."""
    from babel.numbers import format_decimal

    # Halves are rounded away from zero, as browsers do it.
    rounded = Decimal(str(points)).quantize(Decimal("0.1"), ROUND_HALF_UP) + 0
    text: str = format_decimal(rounded, format="0.0;-0.0", locale=words.language)
    return f"+{text}" if signed and rounded > 0 else text


# CLDR has no pattern for the Spanish "e" before an i and "u" before an o: browsers bring the same rules as code.
_SPANISH: Final = {
    " y ": (" e ", re.compile(r"i|hi(?![ae])")),
    " o ": (" u ", re.compile(r"o|ho|8|11(?: |$)")),
}


_LISTS: Final = {
    "en": (" and ", ", and ", " or ", ", or "),
    "pt": (" e ", " e ", " ou ", " ou "),
    "es": (" y ", " y ", " o ", " o "),
    "ru": (" и ", " и ", " или ", " или "),
    "de": (" und ", " und ", " oder ", " oder "),
}
"""What stands before the last of two parts and of more, if all are meant and if one of them is."""


def listed(words: Translator, parts: Iterable[str]) -> str:
    """Returns `a`, `a and b`, or `a, b, and c`."""
    return _joined(words.language, [*parts], *_LISTS[words.language][:2])


def either(words: Translator, parts: Iterable[str]) -> str:
    """Returns `a`, `a or b`, or `a, b, or c`."""
    return _joined(words.language, [*parts], *_LISTS[words.language][2:])


def _joined(language: str, parts: list[str], of_two: str, of_more: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    text = f"{', '.join(parts[:-1])}{of_two if len(parts) == 2 else of_more}{parts[-1]}"
    return _by_sound(text, parts[-1]) if language == "es" else text


def _by_sound(text: str, last: str) -> str:
    start, end = text[: len(text) - len(last)], last
    sounds = "".join(sign for sign in unicodedata.normalize("NFD", last.lower()) if not unicodedata.combining(sign))
    for plain, (changed, sound) in _SPANISH.items():
        if start.endswith(plain) and sound.match(sounds):
            return f"{start.removesuffix(plain)}{changed}{end}"
    return text
