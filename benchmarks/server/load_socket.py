"""A WebSocket client that costs next to nothing, so that the load measures the server and not itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_NO_MASK: Final = bytes(4)
"""A mask of zeros leaves a message as it is; the standard asks for a mask, not for which one."""


class LoadSocket(asyncio.Protocol):
    """A connection. `receive` is given every text message, `lost` is called when the server closes it."""

    def __init__(self, path: str, cookie: str, receive: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self._path, self._cookie, self._receive, self._lost = path, cookie, receive, lost
        self._buffer = b""
        self._open = False
        self._done = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """As `asyncio` has it."""
        self._transport = cast("asyncio.Transport", transport)  # that of uvloop is no subclass
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: vitral_guest={self._cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """As `asyncio` has it."""
        if not self._done:
            self._lost(f"connection lost: {exc}")

    def send(self, message: bytes) -> None:
        """Send a text of at most 125 bytes."""
        self._transport.write(bytes((0x80 | _TEXT, 0x80 | len(message))) + _NO_MASK + message)

    def close(self) -> None:
        """Go away without a word."""
        self._done = True
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """As `asyncio` has it."""
        if self._buffer:
            data = self._buffer + data
        at = 0 if self._open else self._shake_hands(data)
        size = len(data)
        while size - at >= 2:
            length, head = data[at + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4]), 4
            elif length == 127:
                length, head = int.from_bytes(data[at + 2 : at + 10]), 10
            end = at + head + length
            if size < at + head or size < end:
                break
            self._take(data[at] & 15, data[at + head : end])
            at = end
        self._buffer = data[at:]

    def _shake_hands(self, data: bytes) -> int:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self._done = True
            self._lost(data.partition(b"\r\n")[0].decode())
            return len(data)
        self._open = True
        return end + 4

    def _take(self, kind: int, content: bytes) -> None:
        if kind == _TEXT:
            self._receive(content)
        elif kind == _PING:
            self._transport.write(bytes((0x80 | 10, 0x80 | len(content))) + _NO_MASK + content)
        elif kind == _CLOSE and not self._done:
            self._done = True
            self._lost(f"closed by the server: {int.from_bytes(content[:2])}")
            self._transport.close()
