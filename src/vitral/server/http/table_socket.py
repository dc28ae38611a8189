"""The WebSocket of a table: a page looks on through it and plays."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from vitral.server import protocol as wire
from vitral.server.http.requests import address_of, guest_of, owner_of, registry_of
from vitral.server.http.state import state_of
from vitral.server.limits import ConcurrencyLimit, TokenBucket
from vitral.server.protocol.messages import CloseCode
from vitral.server.store import StoreError
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.message_handler import refusal_message
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.subscriber import SentScene, closing_message, encode

_CODES: Final = {
    "restart": CloseCode.RESTART,
    "not_saved": CloseCode.RESTART,
    "removed": CloseCode.NO_TABLE,
    "revoked": CloseCode.NOT_LET_IN,
    "slow": CloseCode.SLOW,
}
_FLOOD_PAUSE: Final = 0.2
"""How long, in seconds, nothing is read from a page that sends too much."""
_DECODER: Final = msgspec.json.Decoder(wire.FromPage)
_PONG: Final = encode(wire.Pong())


class SocketSubscriber:
    """A page's connection. What is sent waits in an outbox; a page too slow for it is cut off."""

    __slots__ = (
        "_limit",
        "_outbox",
        "_send",
        "_wakeup",
        "_writer",
        "closing",
        "guest",
        "owner",
        "sent",
        "viewer",
    )

    def __init__(self, socket: WebSocket, send: Send, guest: str, limit: int) -> None:
        self.guest = guest
        self.owner = owner_of(socket)
        self.viewer: int | None = None
        self.sent: SentScene | None = None
        self._send = send
        self._limit = limit
        self._outbox: deque[dict[str, Any]] = deque()
        self.closing = False
        self._wakeup: asyncio.Future[None] | None = None
        """What the writer waits for while there is nothing to send."""
        self._writer = asyncio.create_task(self._write())  # one for all messages: a task for each would cost more

    @property
    def writing(self) -> bool:
        return self._wakeup is None and not self._writer.done()

    def send(self, *messages: bytes) -> None:
        for message in messages if not self.closing else ():
            if len(self._outbox) >= self._limit:
                self._outbox.clear()
                self.disconnect("slow")
                return
            self._put({"type": "websocket.send", "text": message.decode()})

    def disconnect(self, why: wire.CloseReason) -> None:
        if not self.closing:
            self._put({"type": "websocket.send", "text": encode(closing_message(why)).decode()})
            self.close(_CODES[why])

    def close(self, code: int) -> None:
        if not self.closing:
            self._put({"type": "websocket.close", "code": code})
            self.closing = True

    def stop(self) -> None:
        """Sends nothing beyond what waits already."""
        self.closing = True
        self._wake_up()

    def _put(self, message: dict[str, Any]) -> None:
        self._outbox.append(message)
        self._wake_up()

    def _wake_up(self) -> None:
        if self._wakeup is not None:
            self._wakeup.set_result(None)
            self._wakeup = None

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                while self._outbox:
                    await self._send(self._outbox.popleft())
                if self.closing:
                    return
                self._wakeup = loop.create_future()
                await self._wakeup
        except (RuntimeError, OSError):  # the connection is lost; the reading side ends it
            self.closing = True
            self._outbox.clear()


class TableSocket:
    """The ASGI app of a table's WebSocket. What is sent and received goes past Starlette's `WebSocket`, whose checks of
    every message would cost two percent of a move.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await _serve_table(WebSocket(scope, receive, send), receive, send)


async def _serve_table(socket: WebSocket, receive: Receive, send: Send) -> None:
    """Sends a guest the updates of a table, and plays what they choose for their seats."""
    registry, guest = registry_of(socket), guest_of(socket)
    settings = registry.settings
    live, refused = await _found(registry, socket.path_params["table"], guest)
    await socket.accept()
    held: list[tuple[ConcurrencyLimit, str]] = []
    if live is not None and not refused:
        held = _acquire(socket, live, guest)
        refused = 0 if held else CloseCode.TOO_MANY
    if refused or live is None:
        if registry.closing:
            await socket.send_text(encode(closing_message("restart")).decode())
        await socket.close(refused)
        return
    connection = SocketSubscriber(socket, send, guest, settings.outbox)
    live.inbox.post(lambda: live.connect(connection))
    try:
        await _listen(receive, _MessageReceiver(socket, connection, live), connection)
    finally:
        connection.stop()
        live.inbox.post(lambda: live.disconnect(connection))
        for limit, key in held:
            limit.release(key)


def _acquire(socket: WebSocket, live: LiveTable, guest: str) -> list[tuple[ConcurrencyLimit, str]]:
    """Takes the places that a connection needs: one of its guest, and of a spectator one of their address at the table.

    Returns them, or nothing if one of them is taken.
    """
    state = state_of(socket)
    wanted = [(state.sockets, guest)]
    if not live.claims.seats_of(guest):
        wanted.append((state.spectators, f"{live.table.id} {owner_of(socket)}"))
    held: list[tuple[ConcurrencyLimit, str]] = []
    for limit, key in wanted:
        if not limit.acquire(key):
            for had, name in held:
                had.release(name)
            return []
        held.append((limit, key))
    return held


async def _found(registry: TableRegistry, table: str, guest: str) -> tuple[LiveTable | None, int]:
    """Returns the table, and the close code if the guest may not watch it, else 0."""
    if registry.closing:
        return None, CloseCode.RESTART
    try:
        live = await registry.find(table)
        if live is None:
            return None, CloseCode.NO_TABLE
        return live, 0 if await live.is_admitted(guest) else CloseCode.NOT_LET_IN
    except StoreError:  # the store may answer again when the page reconnects
        return None, CloseCode.RESTART
    except DamagedTableError:
        return None, CloseCode.DAMAGED


async def _listen(receive: Receive, receiver: _MessageReceiver, connection: SocketSubscriber) -> None:
    while True:
        received = await receive()
        if received["type"] == "websocket.disconnect" or connection.closing:
            return
        if not receiver.receive(received.get("text") or received.get("bytes") or ""):
            await asyncio.sleep(_FLOOD_PAUSE)


class _MessageReceiver:
    """Decodes what a page sends, as much as it may send, and passes it on to the table."""

    def __init__(self, socket: WebSocket, connection: SocketSubscriber, live: LiveTable) -> None:
        settings, limits = state_of(socket).settings, state_of(socket).limits
        self._connection, self._live = connection, live
        self._longest, self._clock = settings.message_bytes, settings.clock
        self._buckets = (
            TokenBucket(*settings.messages, settings.clock),
            limits.guest_messages.bucket(connection.guest),
            limits.address_messages.bucket(address_of(socket)),
        )

    def receive(self, text: str | bytes) -> bool:
        """Handles a message; returns False if the page sends too many."""
        connection, live = self._connection, self._live
        if len(text) > self._longest:
            connection.close(CloseCode.TOO_LONG)
            return True
        now = self._clock()
        for bucket in self._buckets:
            if not bucket.take(now):
                connection.send(encode(refusal_message(live.table, _ref_of(text), "too_many")))
                return False
        try:
            message = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            answer = refusal_message(live.table, _ref_of(text), "unreadable")
            answer.reasons = [str(error)]
            connection.send(encode(answer))
            return True
        if isinstance(message, wire.Ping):
            connection.send(_PONG)
        else:
            live.receive(connection, message)
        return True


def _ref_of(text: str | bytes) -> str:
    """Returns the reference of a message that could not be read, if it has one."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    ref = data.get("ref", "") if isinstance(data, dict) else ""
    return ref if isinstance(ref, str) and len(ref) <= 40 else ""


ROUTE: Final = WebSocketRoute("/api/tables/{table}/socket", TableSocket())
