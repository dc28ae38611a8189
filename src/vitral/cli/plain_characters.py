"""Replaces characters that a terminal's encoding lacks by plain ones: `│` becomes `|`, `ã` becomes `a`."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final, TextIO

_NAME: Final = "vitral-plain"
_PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("─━", "-"),
        **dict.fromkeys("│┃", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
        **dict.fromkeys("▸▶→", ">"),
        **dict.fromkeys("◂◀←", "<"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’‹›", "'"),
        **dict.fromkeys("–—", "-"),
        **dict.fromkeys("●•", "o"),
        **dict.fromkeys("★", "*"),
        **dict.fromkeys("·", "."),
        "…": "...",
        "╱": "/",
        "ß": "ss",
        "↑": "^",
        "↓": "v",
        "−": "-",
        "½": "1/2",
    }
)


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    plain = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(_PLAIN))
    letters = (letter for letter in plain if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


def replace_unknown_characters(*streams: TextIO | None) -> None:
    """Lets these streams write every character, a plain one where their encoding lacks it."""
    codecs.register_error(_NAME, _replace)
    for stream in streams:
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=_NAME)
