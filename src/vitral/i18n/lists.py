"""Lists as a language joins them: "a, b and c"."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from vitral.i18n.words import Words

# Spanish says "e" before an i, and "u" before an o.
_SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?!e)", re.IGNORECASE)
_SOUNDS_LIKE_O: Final = re.compile(r"h?[oó]", re.IGNORECASE)


def listed(words: Words, parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return _joined(words, [*parts], "line-and", "line-and-before-i", _SOUNDS_LIKE_I)


def either(words: Words, parts: Iterable[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return _joined(words, [*parts], "line-or", "line-or-before-o", _SOUNDS_LIKE_O)


def _joined(words: Words, parts: list[str], plain: str, before_sound: str, sound: re.Pattern[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    word = words.say(before_sound if sound.match(parts[-1]) else plain)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"
