"""Where connections come in: how many an address may have, how fast it may ask, and how long it may take.

Whoever asks faster than allowed is not refused, which would cost work, but read more slowly: reading their connection
stops until it is their turn again.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from vitral.server import metrics
from vitral.server.http.addresses import network_of
from vitral.server.http.middleware import SECURITY_HEADERS
from vitral.server.limits import ConcurrencyLimit, RateLimit
from vitral.server.settings import Settings

_PART: Final = 256
"""How much of a request's head is read before it is looked at."""
_READ: Final = 0.05
"""What reading anything at all counts for, in requests: heads and bodies may come byte by byte."""
_OWING: Final = 5.0
"""How much may be owed for the reading of a body before it is paid."""


def _loop_time() -> float:
    """The time by which connections wait."""
    return asyncio.get_running_loop().time()


class Connections:
    """What is known of everybody who is connected, by address."""

    def __init__(self, settings: Settings, room: int) -> None:
        self.settings = settings
        self.inside = ConcurrencyLimit(settings.connections_each, room)
        self.requests = RateLimit(settings.paced_requests, _loop_time)
        self.bytes = RateLimit(settings.paced_bytes, _loop_time)
        self._proxies: Any = ()

    def trust(self, config: Config) -> None:
        """Know the proxies: they come for many, whom their own limits hold back."""
        self._proxies = ProxyHeadersMiddleware(config.app, config.forwarded_allow_ips or "127.0.0.1").trusted_hosts  # type: ignore[arg-type]

    def is_proxy(self, address: str) -> bool:
        """Whether an address speaks for others."""
        return address in self._proxies


class HttpConnection(H11Protocol):
    """A connection that asks over HTTP."""

    def __init__(self, all_: Connections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._all = all_
        self._who = ""
        self._inside = self._proxy = False
        self._unread = b""
        self._owed = 1.0
        self._waiting: asyncio.TimerHandle | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_for: object = None
        self._stuck: asyncio.TimerHandle | None = None

    # -- coming and going ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """As `asyncio` has it, if there is room."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._who, self._proxy = network_of(address), self._all.is_proxy(address)
        self._inside = self._all.inside.acquire(self._who, unlimited=self._proxy)
        if self._inside:
            metrics.CONNECTIONS.add(1)
            self._expect(h11.IDLE)
        else:
            metrics.TURNED_AWAY.add(1, "connections")
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._hand_over()
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment]  # they hold each other, and the request with them

    def _hand_over(self) -> None:
        for timer in (self._waiting, self._alarm, self._stuck):
            if timer is not None:
                timer.cancel()
        self._waiting = self._alarm = self._stuck = None
        if self._inside:
            self._inside = False
            self._all.inside.release(self._who)
            metrics.CONNECTIONS.add(-1)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """As uvicorn has it; the socket counts from here on."""
        self._hand_over()
        super().handle_websocket_upgrade(event)

    # -- how long it may take --------------------------------------------------------------------------------------

    def _expect(self, state: object) -> None:
        """Wait for the rest of a head or a body, but not for ever."""
        if self._alarm is not None:
            if self._alarm_for is state:
                return
            self._alarm.cancel()
            self._alarm = None
        settings = self._all.settings
        seconds = {h11.IDLE: settings.head_seconds, h11.SEND_BODY: settings.body_seconds}.get(state)  # type: ignore[call-overload]
        if seconds is not None:
            self._alarm, self._alarm_for = self.loop.call_later(seconds, self._give_up), state

    def _give_up(self) -> None:
        metrics.TURNED_AWAY.add(1, "slow")
        self.transport.abort()

    def pause_writing(self) -> None:
        """As uvicorn has it, but whoever does not read at all is left."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self._all.settings.stuck_seconds, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # -- how fast it may ask ---------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._unread += data
        self._owed += _READ
        self._feed()

    def _feed(self) -> None:
        """Hand on what may be read now: a head in small parts, since anything may come behind it."""
        while self._unread and self._waiting is None and not self._gone():
            state = self.conn.their_state
            if state is h11.SEND_BODY and self._in_pieces():
                self._unread = b""  # it will be refused (`headers.Guard`): ten thousand empty pieces are quickly sent
            if state not in (h11.IDLE, h11.SEND_BODY):
                self.flow.pause_reading()
                return
            size = _PART if state is h11.IDLE else len(self._unread)
            part, self._unread = self._unread[:size], self._unread[size:]
            self.conn.receive_data(part)
            self.handle_events()

    def _must_wait(self) -> bool:
        """Whether it is not this connection's turn yet; it will be called when it is."""
        if self._proxy or self._owed <= (_OWING if self.conn.their_state is h11.SEND_BODY else 0.0):
            return False
        wait, self._owed = self._all.requests.bucket(self._who).reserve(self._owed), 0.0
        if wait <= 0:
            return False
        metrics.HELD_BACK.add(1, "requests")
        self.flow.pause_reading()
        self._waiting = self.loop.call_later(wait, self._go_on)
        return True

    def _gone(self) -> bool:
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def _in_pieces(self) -> bool:
        return any(name == b"transfer-encoding" for name, _ in self.headers)

    def handle_events(self) -> None:
        """As uvicorn has it, once it is this connection's turn."""
        if self._waiting is not None or self._gone():
            return
        if self.conn.trailing_data[0] and self._must_wait():
            return
        self._handle()

    def _go_on(self) -> None:
        self._waiting = None
        if not self._gone():
            self.flow.resume_reading()
            self._handle()
            self._feed()

    def _handle(self) -> None:
        before = self.conn.their_state
        super().handle_events()
        if self._gone():
            return
        if before is h11.IDLE and self.conn.their_state is not h11.IDLE:
            self._owed = 1.0  # for the next one
        had_body = before is h11.SEND_BODY
        if had_body and self.conn.their_state is h11.DONE and self.conn.trailing_data[0]:
            self.cycle.keep_alive = False  # nobody sends more before the answer, unless to see what happens
        self._expect(self.conn.their_state)

    def on_response_complete(self) -> None:
        """As uvicorn has it, then what was sent ahead of it."""
        super().on_response_complete()
        if not self._gone():
            self._feed()

    def send_400_response(self, msg: str) -> None:
        """The answer to what is no request, with the headers that every answer has."""
        metrics.REFUSALS.add(1, "no_request")
        begun: Any = self.cycle  # which is None before the first request, whatever its type says
        if begun is not None and not begun.response_complete:
            begun.disconnected = True
            begun.message_event.set()
            self.transport.abort()
            return
        head = [f"{name}: {value}" for name, value in SECURITY_HEADERS.items()]
        lines = ["HTTP/1.1 400 Bad Request", "Content-Type: text/plain; charset=utf-8", f"Content-Length: {len(msg)}"]
        self.transport.write("\r\n".join([*lines, *head, "Connection: close", "", msg]).encode("ascii"))
        self.transport.close()
