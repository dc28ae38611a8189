"""Secrets that say what they are for, signed by the server: in links of messages, and while a passkey is asked for."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

import msgspec

_BYTES: Final = 16


class Tokens:
    """Makes and reads them. One that was made for something else, or is too old, says nothing."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, purpose: str, *parts: str, until: float = 0.0) -> str:
        told = msgspec.json.encode([purpose, until, *parts])
        return base64.urlsafe_b64encode(self._mac(told) + told).rstrip(b"=").decode()

    def read(self, purpose: str, text: str, now: float) -> list[str] | None:
        """What was told when it was made for that purpose; None if it was not, or its time is over."""
        try:
            raw = base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
        except (ValueError, UnicodeEncodeError):
            return None
        mac, told = raw[:_BYTES], raw[_BYTES:]
        if not hmac.compare_digest(mac, self._mac(told)):
            return None
        made_for, until, *parts = msgspec.json.decode(told)
        return parts if made_for == purpose and (not until or now <= until) else None

    def _mac(self, told: bytes) -> bytes:
        return hmac.new(self._secret, b"vitral-token/1:" + told, hashlib.sha256).digest()[:_BYTES]
