"""Cookies of guests, ids of tables, and the secrets in links. The store knows a cookie only by its hash.

The secret of a link is `TABLE.PURPOSE.MAC`: the purpose is `s0` to `s5` (that seat), `join` (the next free seat) or
`watch`. A link that its host reissued has a number, `TABLE.PURPOSE.2.MAC`; only the newest one is valid.
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
"""The longest a browser stores a cookie, in seconds."""
_TABLE_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"
_TABLE_LENGTH: Final = 14
_PURPOSES: Final = ("join", "watch", *(f"s{seat}" for seat in range(6)))


def cookie_name(scheme: str) -> str:
    """Returns the name of a guest's cookie. Over https, its prefix makes browsers refuse it from any other site."""
    return SECURE_COOKIE if scheme in ("https", "wss") else COOKIE


def new_guest_cookie() -> str:
    """Returns the cookie of a new guest: 256 random bits."""
    return secrets.token_urlsafe(32)


def guest_hash(cookie: str) -> str:
    """Returns the hash by which the store knows a guest; an empty text for a cookie of another form."""
    if not 20 <= len(cookie) <= 100:
        return ""
    return hashlib.sha256(cookie.encode()).hexdigest()


def new_table_id() -> str:
    """Returns the id of a new table, which cannot be guessed: 70 bits."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(_TABLE_LENGTH))


def table_id_from(digest: bytes) -> str:
    """Returns the id of a table that is always the same for these 32 bytes."""
    number = int.from_bytes(digest)
    return "".join(_TABLE_LETTERS[number >> 5 * at & 31] for at in range(_TABLE_LENGTH))


@dataclass(frozen=True, slots=True)
class LinkGrant:
    """The access that a link gives."""

    table: str
    purpose: str
    reissues: int = 0
    """How often the host had reissued the link when this one was made."""


class LinkSigner:
    """Makes and reads the secrets of links with the server's own secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, table: str, purpose: str, reissues: int = 0) -> str:
        """Returns the secret for a table's `join`, `watch` or `s0` ... `s5`, reissued that often."""
        claim = f"{table}.{purpose}.{reissues}" if reissues else f"{table}.{purpose}"
        return f"{claim}.{self._mac(claim)}"

    def read(self, text: str) -> LinkGrant | None:
        """Returns what a secret gives access to; None if it was not made here."""
        claim, _, mac = text.rpartition(".")
        table, _, rest = claim.partition(".")
        purpose, _, reissues = rest.partition(".")
        if purpose not in _PURPOSES or not hmac.compare_digest(mac.encode(), self._mac(claim).encode()):
            return None
        return LinkGrant(table, purpose, int(reissues or 0))

    def derive(self, purpose: str) -> bytes:
        """Returns 32 secret bytes for a purpose, derived from the server's key."""
        return hmac.new(self._secret, f"derived|{purpose}".encode(), hashlib.sha256).digest()

    def _mac(self, claim: str) -> str:
        made = hmac.new(self._secret, claim.replace(".", "|").encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made).rstrip(b"=").decode()
