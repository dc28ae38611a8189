"""A server that stops while a page is leaving: nothing is raised that would keep it from closing its store."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from vitral.server.serving.connections import ConnectionLimits, SocketConnection
from vitral.server.settings import Settings


class _Transport(asyncio.Transport):
    """Stores what is written, and closes only when it is called with a lost connection."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 4000), "sockname": ("127.0.0.1", 8000)})
        self.written = b""
        self.closing = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing


async def _accept(scope: Any, receive: Any, send: Any) -> None:
    while (message := await receive())["type"] != "websocket.disconnect":
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})


def test_a_page_that_is_just_leaving_is_not_sent_away_too() -> None:
    async def leave() -> None:
        config = Config(_accept, ws_ping_interval=None)
        config.load()
        state = ServerState()
        line = SocketConnection(ConnectionLimits(Settings(), 100), config=config, server_state=state, app_state={})
        transport, page = _Transport(), ClientProtocol(parse_uri("ws://127.0.0.1:8000/"))
        line.connection_made(transport)
        page.send_request(page.connect())
        for data in page.data_to_send():
            line.data_received(data)
        while not transport.written:
            await asyncio.sleep(0)
        page.receive_data(transport.written)
        page.send_close(1001)
        for data in page.data_to_send():
            line.data_received(data)
        line.shutdown()
        assert transport.closing
        line.connection_lost(None)
        while state.tasks:
            await asyncio.sleep(0)

    asyncio.run(leave())
