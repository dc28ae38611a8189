"""Several tabs of one browser share their tables as servers of a cluster do: over a bus, with leases."""

from __future__ import annotations

import secrets

from vitral.browser.host import Host
from vitral.server.cluster.bus import Bus, Handler
from vitral.server.cluster.bus_messages import BusMessage, decode_message, encode_message
from vitral.server.cluster.cluster import Cluster
from vitral.server.cluster.leases import Leases
from vitral.server.logs import log_failure


class TabBus(Bus):
    """Messages between the tabs of a browser."""

    def __init__(self, host: Host, name: str) -> None:
        self._host, self._name = host, name
        self._handlers: dict[str, Handler] = {}

    def publish(self, topic: str, message: BusMessage) -> None:
        self._host.publish(topic, encode_message(self._name, message).decode())

    async def subscribe(self, topic: str, handler: Handler) -> None:
        self._handlers[topic] = handler

    def unsubscribe(self, topic: str) -> None:
        self._handlers.pop(topic, None)

    def receive(self, topic: str, message: str) -> None:
        """Passes on what another tab has published; one of another version may say what we do not know."""
        handler = self._handlers.get(topic)
        if handler is None:
            return
        try:
            handler(*decode_message(message.encode()))
        except Exception as error:
            log_failure("a message of another tab was not understood", error)

    async def close(self) -> None:
        self._handlers.clear()


class TabLeases(Leases):
    """Leases that are locks of the browser: they end with the tab that has them, however that ends."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def take(self, name: str) -> bool:
        return await self._host.take_lock(name)

    async def drop(self, name: str) -> None:
        self._host.drop_lock(name)


class TabCluster(Cluster):
    """The tabs that have the page open. The bus of a browser is never down."""

    def __init__(self, host: Host) -> None:
        name = secrets.token_hex(6)
        self.bus = TabBus(host, name)
        super().__init__(name, self.bus, TabLeases(host))
        self.single = False

    @property
    def up(self) -> bool:
        return True
