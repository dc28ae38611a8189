"""WebSocket connections: uvicorn's, with limits on how many an address has and how fast it may send.

An address may send as many bytes a second as the settings say, over all its WebSockets. What comes faster is read more
slowly: it is parsed in small parts, since a single read of the system may hold ten thousand tiny frames.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from vitral.server import metrics
from vitral.server.close_codes import TOO_LONG
from vitral.server.http.addresses import network_of
from vitral.server.limits import TokenBucket
from vitral.server.serving.http_connection import Connections

_PART: Final = 256
"""How many bytes are parsed before other connections have their turn; they may hold some forty frames."""
_LEAST: Final = 32
"""What parsing anything at all counts for, in bytes."""
_FRAGMENTS: Final = 64
"""The most frames of one message."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has asked for a WebSocket."""

    def __init__(self, all_: Connections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._all = all_
        self._peer = ""
        self._inside = False
        self._bytes: TokenBucket | None = None
        self._unparsed = b""
        self._next_part: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._peer = network_of(address)
        self._inside = self._all.inside.acquire(self._peer, unlimited=self._all.is_proxy(address))
        metrics.SOCKETS.add(1)
        if not self._inside:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        metrics.SOCKETS.add(-1)
        if self._inside:
            self._all.inside.release(self._peer)
        for timer in (self._next_part, self._stuck):
            if timer is not None:
                timer.cancel()
        self._unparsed = b""
        super().connection_lost(exc)

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except InvalidState:  # the page is just leaving by itself
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self._all.settings.stuck_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the whole head of the request
            if not self.handshake_initiated:
                self.transport.abort()  # it asks for no WebSocket that there is
            return
        self._unparsed += data
        if self._next_part is None:
            self._parse_part()

    def _parse_part(self) -> None:
        """Parses some of what was read; the rest waits until it is this address's turn, and until the app has taken
        what was parsed (`receive`).
        """
        self._next_part = None
        if self.read_paused or self.transport.is_closing():
            return
        part, self._unparsed = self._unparsed[:_PART], self._unparsed[_PART:]
        super().data_received(part)
        wait = (self._bytes or self._find_bytes()).reserve(max(len(part), _LEAST))
        if wait > 0:
            metrics.HELD_BACK.add(1, "frames")
        if wait > 0 or self._unparsed:
            self._next_part = self.loop.call_later(wait, self._parse_part)
        self._pause_or_resume()

    def _find_bytes(self) -> TokenBucket:
        client = self.scope["client"]  # behind a proxy, the page's own address
        self._bytes = self._all.bytes.bucket(network_of(client[0]) if client else self._peer)
        return self._bytes

    def _pause_or_resume(self) -> None:
        if self.transport.is_closing():
            return
        if self._unparsed or self._next_part is not None:
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unparsed and not self.read_paused:
            if self._next_part is None:
                self._next_part = self.loop.call_later(0, self._parse_part)
            self._pause_or_resume()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.send_close(TOO_LONG)
            self.handle_parser_exception()
