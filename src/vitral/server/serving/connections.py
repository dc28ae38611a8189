"""Connections over HTTP and WebSockets: uvicorn's, with limits on what one address may do.

An address has so many connections at once, so much time to send the head or the body of a request, and so much time to
read what it is sent. An address that sends faster than allowed is not refused, which would cost work, but read more
slowly: reading its connections pauses until it is its turn again. What was read is parsed in small parts, since one
read may hold thousands of requests or frames.

This is the only module that relies on more of uvicorn than its documentation names; `tests/server/http/test_uvicorn.py`
fails if any of it moves.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from vitral.server import metrics
from vitral.server.http.addresses import network_of
from vitral.server.http.middleware import SECURITY_HEADERS
from vitral.server.limits import ConcurrencyLimit, RateLimit, TokenBucket
from vitral.server.protocol.messages import CloseCode
from vitral.server.settings import Settings

_PART: Final = 256
"""How many bytes of frames or of a request's head are parsed before others have their turn."""
_READ_COST: Final = 0.05
"""What reading anything at all over HTTP counts for, in requests: heads and bodies may come byte by byte."""
_MAX_OWED: Final = 5.0
"""How many requests may be owed for the reading of a body before they are paid."""
_LEAST_BYTES: Final = 32
"""What reading anything at all from a WebSocket counts for, in bytes."""
_FRAGMENTS: Final = 64
"""The most frames of one message."""
_QUEUED: Final = 4
"""How many messages may wait for the app before reading pauses."""


def _loop_time() -> float:
    return asyncio.get_running_loop().time()


class ConnectionLimits:
    """The limits that all connections of a server share."""

    def __init__(self, settings: Settings, room: int) -> None:
        self.settings = settings
        self.open = ConcurrencyLimit(settings.connections_per_address, room)
        self.requests = RateLimit(settings.paced_request_rate, _loop_time)
        self.bytes = RateLimit(settings.paced_byte_rate, _loop_time)
        self._proxies: Any = ()

    def trust_proxies(self, config: Config) -> None:
        """Exempts the proxies that uvicorn trusts: they come for many, whom their own limits hold back."""
        middleware = ProxyHeadersMiddleware(config.app, config.forwarded_allow_ips or "127.0.0.1")  # type: ignore[arg-type]
        self._proxies = middleware.trusted_hosts

    def is_proxy(self, address: str) -> bool:
        return address in self._proxies


class _LimitedConnection(asyncio.Protocol):
    """Counts the connections of an address, and aborts those that do not read. A mixin for uvicorn's protocols."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    gauge: metrics.Count

    def __init__(self, limits: ConnectionLimits, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._limits = limits
        self._network = ""
        self._is_proxy = self._counted = False
        self._unparsed = b""
        self._next_turn: asyncio.TimerHandle | None = None
        """When parsing goes on, while it waits for this address's turn."""
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._network, self._is_proxy = network_of(address), self._limits.is_proxy(address)
        self._counted = self._limits.open.acquire(self._network, unlimited=self._is_proxy)
        if self._counted:
            self.gauge.add(1)
        else:
            metrics.TURNED_AWAY.add(1, "connections")
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def _release(self) -> None:
        for timer in (self._next_turn, self._deadline, self._stuck_timer):
            if timer is not None:
                timer.cancel()
        self._next_turn = self._deadline = self._stuck_timer = None
        self._unparsed = b""
        if self._counted:
            self._counted = False
            self._limits.open.release(self._network)
            self.gauge.add(-1)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck_timer is None:
            self._stuck_timer = self.loop.call_later(self._limits.settings.stuck_seconds, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck_timer is not None:
            self._stuck_timer.cancel()
            self._stuck_timer = None

    def _give_up(self) -> None:
        metrics.TURNED_AWAY.add(1, "slow")
        self.transport.abort()

    def _is_gone(self) -> bool:
        return self.transport.is_closing() or not self._counted

    def _take_part(self, size: int) -> bytes:
        part, self._unparsed = self._unparsed[:size], self._unparsed[size:]
        return part


class HttpConnection(_LimitedConnection, H11Protocol):
    """A connection over HTTP."""

    gauge = metrics.CONNECTIONS

    def __init__(self, limits: ConnectionLimits, **uvicorn: Any) -> None:
        super().__init__(limits, **uvicorn)
        self._owed = 1.0
        """Requests to be paid for at the next turn."""
        self._deadline_for: object = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self._counted:
            self._set_deadline(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]  # they hold each other, and the request with them

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()  # the WebSocket counts from here on
        super().handle_websocket_upgrade(event)

    def _set_deadline(self, state: object) -> None:
        """Limits the time for the rest of a head or a body; *state* is the client's, as h11 has it."""
        if self._deadline is not None:
            if self._deadline_for is state:
                return
            self._deadline.cancel()
            self._deadline = None
        settings = self._limits.settings
        seconds = {h11.IDLE: settings.head_seconds, h11.SEND_BODY: settings.body_seconds}.get(state)  # type: ignore[call-overload]
        if seconds is not None:
            self._deadline, self._deadline_for = self.loop.call_later(seconds, self._give_up), state

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        self._owed += _READ_COST
        self._parse()

    def _parse(self) -> None:
        """Parses what may be parsed now: a head in small parts, since more requests may come behind it."""
        while self._unparsed and self._next_turn is None and not self._is_gone():
            state = self.conn.their_state
            if state not in (h11.IDLE, h11.SEND_BODY):  # a request is being answered
                self.flow.pause_reading()
                return
            in_chunks = state is h11.SEND_BODY and any(name == b"transfer-encoding" for name, _ in self.headers)
            if in_chunks:
                self._unparsed = b""  # the app refuses the body, so its chunks need not be paced
            super().data_received(self._take_part(_PART if state is h11.IDLE else len(self._unparsed)))

    def handle_events(self) -> None:
        """Handles what h11 has parsed, once it is this address's turn."""
        if self._next_turn is not None or self._is_gone() or (self.conn.trailing_data[0] and self._must_wait()):
            return
        before = self.conn.their_state
        super().handle_events()
        if self._is_gone():
            return
        if before is h11.IDLE and self.conn.their_state is not h11.IDLE:
            self._owed = 1.0  # for the next request
        if before is h11.SEND_BODY and self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
            self.cycle.keep_alive = False  # no browser sends more before the answer
        self._set_deadline(self.conn.their_state)

    def _must_wait(self) -> bool:
        """Pays what is owed; returns True, and goes on later, if that is more than the address may have now."""
        if self._is_proxy or self._owed <= (_MAX_OWED if self.conn.their_state is h11.SEND_BODY else 0.0):
            return False
        wait, self._owed = self._limits.requests.bucket(self._network).reserve(self._owed), 0.0
        if wait <= 0:
            return False
        metrics.HELD_BACK.add(1, "requests")
        self.flow.pause_reading()
        self._next_turn = self.loop.call_later(wait, self._go_on)
        return True

    def _go_on(self) -> None:
        self._next_turn = None
        if not self._is_gone():
            self.flow.resume_reading()
            self.handle_events()
            self._parse()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._parse()  # requests sent before the response

    def send_400_response(self, msg: str) -> None:
        """Answers a malformed request, with the headers that every answer has."""
        metrics.REFUSALS.add(1, "no_request")
        cycle: Any = self.cycle  # it is None before the first request, against its type
        if cycle is not None and not cycle.response_complete:
            self.transport.abort()
            return
        lines = ["HTTP/1.1 400 Bad Request", "Content-Type: text/plain; charset=utf-8", f"Content-Length: {len(msg)}"]
        lines += [f"{name}: {value}" for name, value in SECURITY_HEADERS.items()]
        self.transport.write("\r\n".join([*lines, "Connection: close", "", msg]).encode("ascii"))
        self.transport.close()


class SocketConnection(_LimitedConnection, WebSocketsSansIOProtocol):
    """A connection that was upgraded to a WebSocket."""

    gauge = metrics.SOCKETS

    def __init__(self, limits: ConnectionLimits, **uvicorn: Any) -> None:
        super().__init__(limits, **uvicorn)
        self._bytes: TokenBucket | None = None

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except InvalidState:  # the page is closing the connection itself
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the whole head of the request
            if not self.handshake_initiated:
                self.transport.abort()  # no WebSocket is served at that address
            return
        self._unparsed += data
        if self._next_turn is None:
            self._parse()

    def _parse(self) -> None:
        """Parses some of what was read; the rest waits until it is this address's turn, and until the app has taken
        what was parsed (`receive`).
        """
        self._next_turn = None
        if self.read_paused or self._is_gone():
            return
        if self._unparsed:  # nothing is owed for waiting, or connections of one address would wait for each other
            part = self._take_part(_PART)
            super().data_received(part)
            wait = (self._bytes or self._find_bytes()).reserve(max(len(part), _LEAST_BYTES))
            if wait > 0:
                metrics.HELD_BACK.add(1, "frames")
            if wait > 0 or self._unparsed:
                self._next_turn = self.loop.call_later(wait, self._parse)
        self._pause_or_resume()

    def _find_bytes(self) -> TokenBucket:
        client = self.scope["client"]  # behind a proxy, the page's own address
        self._bytes = self._limits.bytes.bucket(network_of(client[0]) if client else self._network)
        return self._bytes

    def _pause_or_resume(self) -> None:
        if self.transport.is_closing():
            return
        if self._unparsed or self._next_turn is not None:
            self.transport.pause_reading()
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unparsed and not self.read_paused:
            if self._next_turn is None:
                self._next_turn = self.loop.call_later(0, self._parse)
            self._pause_or_resume()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _FRAGMENTS:
            super().handle_cont(event)
        else:
            self._close_with(CloseCode.TOO_LONG)

    def send_receive_event_to_app(self) -> None:
        """Queues a message for the app, and pauses reading where several wait.

        uvicorn pauses after each, which costs two system calls a message, and logs a traceback for each that is no
        text, as many as a client likes.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            message = {"text": data.decode()} if self.curr_msg_data_type == "text" else {"bytes": data}
        except UnicodeDecodeError:
            self._close_with(CloseCode.NO_TEXT)
            return
        self.queue.put_nowait({"type": "websocket.receive", **message})  # type: ignore[arg-type]
        if self.queue.qsize() >= _QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _close_with(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()
