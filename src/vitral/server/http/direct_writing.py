"""A way around the layers between a table and its connections: what is sent to many is most of a server's work.

A server that can do so puts a `WriteText` into the extensions of a WebSocket's scope; without one, messages go the
usual way through ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

WRITE_TEXT: Final = "vitral.write_text"
WriteText = Callable[[bytes], bool]
"""Sends a text at once; False if it cannot be sent now, so that it has to wait for its turn."""


def cannot_write(_: bytes) -> bool:
    return False


def text_frame(text: bytes) -> bytes:
    """A message as one frame of a WebSocket; what a server sends has no mask."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)
