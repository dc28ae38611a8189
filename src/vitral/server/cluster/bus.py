"""The bus that carries messages between the servers of a cluster; that of a cluster of one delivers nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vitral.server.cluster.bus_messages import BusMessage

Handler = Callable[[str, BusMessage], None]
"""Called with the name of the sender and the message; must not block."""
ALL_SERVERS: Final = ""
"""The topic of messages that concern no single table."""


class Bus:
    """Carries messages between servers: soon, at most once, and not at all while it is down.

    A topic is the id of a table, or `ALL_SERVERS`. This one is the bus of a cluster of one: it delivers nothing.
    """

    def publish(self, topic: str, message: BusMessage) -> None:
        """Sends a message to every subscriber of a topic, the sender included; never blocks."""

    async def subscribe(self, topic: str, handler: Handler) -> None:
        """Passes the messages of a topic to *handler*, from when this returns if the bus is up."""

    def unsubscribe(self, topic: str) -> None: ...

    async def close(self) -> None: ...
