"""The subscriber of a table whose page is connected by a WebSocket."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

from starlette.types import Send
from starlette.websockets import WebSocket

from vitral.server import protocol as wire
from vitral.server.http.requests import owner_of
from vitral.server.protocol.messages import CloseCode
from vitral.server.tables.subscriber import SentScene, closing_message, encode

_CODES: Final = {
    "restart": CloseCode.RESTART,
    "not_saved": CloseCode.RESTART,
    "removed": CloseCode.NO_TABLE,
    "revoked": CloseCode.NOT_LET_IN,
    "slow": CloseCode.SLOW,
}


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
