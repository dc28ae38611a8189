"""The tables of a browser: a table registry over the browser's storage, with one guest, in a web worker."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from vitral.browser.api import GUEST, BrowserApi
from vitral.browser.host import Host
from vitral.browser.pool import BrowserPool
from vitral.browser.requests import ApiRequest, ApiResponse
from vitral.browser.store import BrowserStore
from vitral.browser.tabs import TabCluster
from vitral.server import protocol as wire
from vitral.server.protocol.messages import CloseCode
from vitral.server.settings import Settings
from vitral.server.store import StoreError
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.message_handler import refusal_message
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.subscriber import LocalSubscriber, encode

_CODES: Final = {
    "restart": CloseCode.RESTART,
    "not_saved": CloseCode.RESTART,
    "removed": CloseCode.NO_TABLE,
    "revoked": CloseCode.NO_TABLE,
    "slow": CloseCode.RESTART,
}
_DECODER: Final[msgspec.json.Decoder[wire.FromPage]] = msgspec.json.Decoder(wire.FromPage)
_PONG: Final = encode(wire.Pong()).decode()


class BrowserRuntime:
    """Answers the requests of a page and holds its connections to tables."""

    def __init__(self, host: Host, **settings: Any) -> None:
        self._host = host
        store = BrowserStore(host)
        self.store = store
        self._cluster = TabCluster(host)
        made = replace(Settings(clock=time.time), away_seconds=0.0, lobby=False, **settings)
        self.registry = TableRegistry(made, store, secrets.token_bytes(32), self._cluster, BrowserPool(host))
        self.api = BrowserApi(self.registry, store)
        self._connections: dict[int, tuple[LiveTable, LocalSubscriber]] = {}

    async def start(self) -> None:
        """Gives turns back the time for which no tab was open; raises `StoreError` if nothing can be stored."""
        if await self._host.take_lock("/first"):
            await self.store.resume_turns(self.registry.settings.clock())

    async def request(self, method: str, address: str, body: bytes, language: str) -> ApiResponse:
        return await self.api.answer(ApiRequest.of(method, address, body, language))

    async def open(self, connection: int, table: str) -> None:
        """Connects a page to a table; closes the connection if there is none."""
        try:
            live = await self.registry.find(table)
            if live is None or not await live.is_admitted(GUEST):
                self._host.close(connection, CloseCode.NO_TABLE)
                return
        except StoreError:
            self._host.close(connection, CloseCode.RESTART)
            return
        except DamagedTableError:
            self._host.close(connection, CloseCode.DAMAGED)
            return
        subscriber = LocalSubscriber(GUEST, self._sender(connection), self._closer(connection))
        self._connections[connection] = live, subscriber
        live.inbox.post(lambda: live.connect(subscriber))

    def _sender(self, connection: int) -> Callable[[bytes], None]:
        return lambda message: self._host.send(connection, message.decode())

    def _closer(self, connection: int) -> Callable[[wire.CloseReason], None]:
        def close(why: wire.CloseReason) -> None:
            self._connections.pop(connection, None)
            self._host.close(connection, _CODES[why])

        return close

    def message(self, connection: int, text: str) -> None:
        """Passes a message of a page on to the table."""
        if connection not in self._connections:
            return
        live, subscriber = self._connections[connection]
        try:
            message = _DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            answer = refusal_message(live.table, "", "unreadable")
            answer.reasons = [str(error)]
            subscriber.send(encode(answer))
            return
        if isinstance(message, wire.Ping):
            self._host.send(connection, _PONG)
        else:
            live.receive(subscriber, message)

    def close(self, connection: int) -> None:
        """Handles that the page has closed a connection."""
        live, subscriber = self._connections.pop(connection, (None, None))
        if live is not None and subscriber is not None:
            live.inbox.post(lambda: live.disconnect(subscriber))

    def receive(self, topic: str, message: str) -> None:
        """Handles a message that another tab has published."""
        self._cluster.bus.receive(topic, message)
