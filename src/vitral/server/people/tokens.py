"""Signed tokens with a purpose: in the links of notifications, and while a passkey is asked for."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

import msgspec

_BYTES: Final = 16


class Tokens:
    """Makes and reads signed tokens."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, purpose: str, *parts: str, until: float = 0.0) -> str:
        payload = msgspec.json.encode([purpose, until, *parts])
        return base64.urlsafe_b64encode(self._mac(payload) + payload).rstrip(b"=").decode()

    def read(self, purpose: str, text: str, now: float) -> list[str] | None:
        """Returns the parts of a token; None if it was made for another purpose, is forged, or has expired."""
        try:
            raw = base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
        except (ValueError, UnicodeEncodeError):
            return None
        mac, payload = raw[:_BYTES], raw[_BYTES:]
        if not hmac.compare_digest(mac, self._mac(payload)):
            return None
        made_for, until, *parts = msgspec.json.decode(payload)
        return parts if made_for == purpose and (not until or now <= until) else None

    def _mac(self, payload: bytes) -> bytes:
        return hmac.new(self._secret, b"vitral-token/1:" + payload, hashlib.sha256).digest()[:_BYTES]
