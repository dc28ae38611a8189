"""A way around the layers between a table and its connections: messages in and out are most of a server's work.

A server that can do so puts both ways into the extensions of a WebSocket's scope; without them, messages go the usual
way through ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

WRITE_TEXTS: Final = "vitral.write_texts"
WriteTexts = Callable[[tuple[bytes, ...]], bool]
"""Sends texts at once and together; False if they cannot be sent now, so that they have to wait for their turn."""

HEAR_TEXT: Final = "vitral.hear_text"
HearText = Callable[[str | bytes], float]
"""Hears a message at once; for how long, in seconds, the connection is not to be read after it."""


def cannot_write(_: tuple[bytes, ...]) -> bool:
    return False


def text_frame(text: bytes) -> bytes:
    """A message as one frame of a WebSocket; what a server sends has no mask."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)
