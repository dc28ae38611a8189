"""Who a guest is, and what a link lets in: a cookie known only by its hash, and secrets made of the server's own.

A link secret is `TABLE.PURPOSE.MAC`: the purpose is `s0` to `s5` (that seat), `join` (the next free seat) or `watch`.
A link that its host gave out anew says for which time: `TABLE.PURPOSE.2.MAC`; only the last one lets anybody in.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

COOKIE: Final = "vitral_guest"
SECURE_COOKIE: Final = "__Host-vitral_guest"
COOKIE_AGE: Final = 400 * 86_400
"""The longest a browser keeps a cookie."""
_TABLE_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"
_TABLE_LENGTH: Final = 14
_PURPOSES: Final = ("join", "watch", *(f"s{seat}" for seat in range(6)))


def cookie_name(scheme: str) -> str:
    """The cookie of a guest. By its name over https browsers promise that no other site and no plain page set it."""
    return SECURE_COOKIE if scheme in ("https", "wss") else COOKIE


def fresh_guest() -> str:
    """A new guest's cookie: 256 bits."""
    return secrets.token_urlsafe(32)


def guest_hash(cookie: str) -> str:
    """What the store knows a guest by; nothing for a cookie that is none."""
    if not 20 <= len(cookie) <= 100:
        return ""
    return hashlib.sha256(cookie.encode()).hexdigest()


def fresh_table() -> str:
    """An id that cannot be guessed: 70 bits."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(_TABLE_LENGTH))


@dataclass(frozen=True, slots=True)
class Let:
    """What a link secret lets in to."""

    table: str
    purpose: str
    renewal: int = 0
    """How often the link had been given out anew when this one was made."""


class Links:
    """Makes and reads link secrets with the server's own secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, table: str, purpose: str, renewal: int = 0) -> str:
        """The secret for a table's `join`, `watch` or `s0` ... `s5`, given out anew that often."""
        told = f"{table}.{purpose}.{renewal}" if renewal else f"{table}.{purpose}"
        return f"{told}.{self._mac(told)}"

    def read(self, text: str) -> Let | None:
        """What a secret lets in to; None if it was not made here."""
        told, _, mac = text.rpartition(".")
        table, _, rest = told.partition(".")
        purpose, _, renewal = rest.partition(".")
        if purpose not in _PURPOSES or not hmac.compare_digest(mac.encode(), self._mac(told).encode()):
            return None
        return Let(table, purpose, int(renewal or 0))

    def derive(self, about: str) -> bytes:
        """32 bytes about something that nobody else can work out."""
        return hmac.new(self._secret, f"derived|{about}".encode(), hashlib.sha256).digest()

    def _mac(self, told: str) -> str:
        made = hmac.new(self._secret, told.replace(".", "|").encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made).rstrip(b"=").decode()
