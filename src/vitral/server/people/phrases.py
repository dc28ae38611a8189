"""Key phrases: six words out of 1,024, that is 60 random bits. What is kept of one is a slow hash of it.

A word is known by its first four letters, so a slip behind them does no harm.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

WORDS: Final = 6
LONGEST: Final = 200
"""No phrase has more letters."""
_LETTERS: Final = 4
_COST: Final = 2**14
_BLOCK: Final = 8
_FIND: Final = 16
"""How much of the hash, in bytes, finds a key; the rest is compared."""


@cache
def word_list() -> tuple[str, ...]:
    return tuple((files("vitral.server.people") / "words.txt").read_text("ascii").split())


@cache
def _by_beginning() -> dict[str, str]:
    return {word[:_LETTERS]: word for word in word_list()}


def fresh_phrase() -> str:
    return " ".join(secrets.choice(word_list()) for _ in range(WORDS))


def tidy_phrase(text: str) -> str | None:
    """The phrase that somebody typed, whatever stands between its words; None if it cannot be one."""
    plain = unicodedata.normalize("NFKC", text[: 2 * LONGEST]).casefold()
    words = [_by_beginning().get(word[:_LETTERS]) for word in re.findall("[a-z]+", plain)]
    found = [word for word in words if word is not None]
    return " ".join(found) if len(found) == len(words) == WORDS else None


@dataclass(frozen=True, slots=True)
class KeyHash:
    """What is kept of a key: its hash, in the part it is found by and the rest. The key itself is not kept."""

    find: str
    rest: str

    def same(self, rest: str) -> bool:
        """Whether the rest is that of this key; takes as long either way."""
        return hmac.compare_digest(self.rest.encode(), rest.encode())


def key_hash(phrase: str, secret: bytes) -> KeyHash:
    """The hash of a tidy phrase: takes about 50 ms and 16 MB, and the server's secret."""
    made = hashlib.scrypt(phrase.encode(), salt=b"vitral-key/1:" + secret, n=_COST, r=_BLOCK, p=1, dklen=48)
    return KeyHash(made[:_FIND].hex(), made[_FIND:].hex())
