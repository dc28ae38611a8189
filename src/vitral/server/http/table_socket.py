"""The WebSocket of a table: a page looks on through it and plays."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from vitral.server import protocol as wire
from vitral.server.http.requests import address_of, guest_of, owner_of, registry_of
from vitral.server.http.socket_subscriber import SocketSubscriber
from vitral.server.http.state import state_of
from vitral.server.limits import ConcurrencyLimit, TokenBucket
from vitral.server.protocol.messages import CloseCode
from vitral.server.store import StoreError
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.message_handler import refusal_message
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.subscriber import closing_message, encode

_FLOOD_PAUSE: Final = 0.2
"""How long, in seconds, nothing is read from a page that sends too much."""
_DECODER: Final = msgspec.json.Decoder(wire.FromPage)
_PONG: Final = encode(wire.Pong())


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
    connection = SocketSubscriber(socket, send, guest, settings.outbox_limit)
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
            TokenBucket(*settings.message_rate, settings.clock),
            limits.guest_message_rate.bucket(connection.guest),
            limits.address_message_rate.bucket(address_of(socket)),
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
