"""The servers that share a store, as one of them knows the others. A server alone is a cluster of one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar
from uuid import uuid4

from vitral.server.cluster.bus import ALL_SERVERS, Bus, Handler
from vitral.server.cluster.bus_messages import BusMessage, Heartbeat, LimitUsage, ServerStopped
from vitral.server.cluster.leases import DEAD_AFTER_SECONDS, DatabaseLeases, Leases
from vitral.server.cluster.redis_bus import RedisBus
from vitral.server.limits import RateLimit
from vitral.server.logs import log, log_failure
from vitral.server.store import Store, StoreError

_M = TypeVar("_M")
_HEARTBEAT: Final = 1.0
_ECHO: Final = 3.0
"""Seconds after which a bus is considered down if a server does not receive its own heartbeat."""


class Cluster:
    """The servers of a store, as the one that has this object sees them.

    `Cluster.of_one()` is a cluster of one: its messages go nowhere, every lease is its own, and no server is ever lost.
    """

    def __init__(self, name: str, bus: Bus, leases: Leases) -> None:
        self.name, self.leases = name, leases
        self.single = True
        """Whether no other server may share the store."""
        self.is_first = True
        """Whether no other server ran when this one started."""
        self.limits: dict[str, RateLimit] = {}
        self.on_server_lost: list[Callable[[str], None]] = []
        """Called with the name of a server that is gone."""
        self.on_reconnect: list[Callable[[], None]] = []
        """Called when the bus is back: messages sent meanwhile were missed."""
        self.on_heartbeat: list[Callable[[], None]] = []
        """Called every second, before this server's heartbeat."""
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._last_seen: dict[str, float] = {}
        """By server: when its last heartbeat came."""
        self._echo = self._loop.time()
        self._handlers: dict[type[Any], Callable[[str, Any], None]] = {}
        self._heartbeat_task: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    @classmethod
    def of_one(cls) -> Cluster:
        """Returns the cluster of a server that has its store to itself."""
        return cls("", Bus(), Leases())

    @classmethod
    async def join(cls, url: str, store: Store, patience: float) -> Cluster:
        """Joins the servers of a store; raises `StoreError` if there is no bus at that URL."""
        name = uuid4().hex[:12]
        bus = await RedisBus.open(url, name, min(patience, _ECHO))
        leases = DatabaseLeases(store.database, name)
        cluster = cls(name, bus, leases)
        cluster.single = False
        bus.on_connect = cluster._connected
        cluster.is_first = await leases.start()
        await bus.subscribe(ALL_SERVERS, cluster._receive)
        cluster._heartbeat_task = asyncio.create_task(cluster._beat(leases))
        return cluster

    @property
    def up(self) -> bool:
        """Whether the bus carries messages."""
        return self.single or self._loop.time() - self._echo < _ECHO

    def publish(self, table: str, message: BusMessage) -> None:
        """Sends a message to the servers that have a table in memory."""
        self._bus.publish(table, message)

    def broadcast(self, message: BusMessage) -> None:
        """Sends a message to all servers."""
        self._bus.publish(ALL_SERVERS, message)

    async def subscribe(self, table: str, handler: Handler) -> None:
        """Passes what other servers publish about a table to *handler*."""

        def from_others(sender: str, message: BusMessage) -> None:
            if sender != self.name:
                handler(sender, message)

        await self._bus.subscribe(table, from_others)

    def unsubscribe(self, table: str) -> None:
        self._bus.unsubscribe(table)

    def handle(self, kind: type[_M], handler: Callable[[str, _M], None]) -> None:
        """Passes messages of a kind that other servers broadcast to *handler*, with the name of the sender."""
        self._handlers[kind] = handler

    async def leave(self) -> None:
        """Releases this server's leases, notifies the others, and closes the bus."""
        self._stopping.set()
        if self._heartbeat_task is not None:
            await self._heartbeat_task  # canceling its database call would take longer
        with suppress(StoreError):
            await self.leases.release_all()
        self.broadcast(ServerStopped())
        await self._bus.close()

    # -- other servers ---------------------------------------------------------------------------------------------

    def _receive(self, sender: str, message: BusMessage) -> None:
        if sender == self.name:
            self._echo = self._loop.time()
        elif isinstance(message, Heartbeat):
            self._last_seen[sender] = self._loop.time()
        elif isinstance(message, ServerStopped):
            self._forget(sender)
        elif isinstance(message, LimitUsage):
            for name in message.limits.keys() & self.limits.keys():
                for who, amount in message.limits[name].items():
                    self.limits[name].take_remote(who, amount)
        elif type(message) in self._handlers:
            self._handlers[type(message)](sender, message)

    def _forget(self, server: str) -> None:
        if self._last_seen.pop(server, None) is not None:
            log("a server is gone", server=server)
            for notify in self.on_server_lost:
                notify(server)

    def _connected(self) -> None:
        # Heartbeats of others were missed, too, so they get time to send one.
        now = self._loop.time()
        self._last_seen = dict.fromkeys(self._last_seen, now)
        self._echo = now
        for notify in self.on_reconnect:
            notify()

    async def _beat(self, leases: DatabaseLeases) -> None:
        while not self._stopping.is_set():
            try:
                self._send_heartbeat()
                await leases.heartbeat()
            except StoreError as error:
                log_failure("the heartbeat was not stored", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(_HEARTBEAT):
                    await self._stopping.wait()

    def _send_heartbeat(self) -> None:
        for prepare in self.on_heartbeat:
            prepare()
        self.broadcast(Heartbeat())
        usage = {name: taken for name, limit in self.limits.items() if (taken := limit.take_unreported())}
        if usage:
            self.broadcast(LimitUsage(usage))
        if self.up:
            now = self._loop.time()
            for server in [one for one, last in self._last_seen.items() if now - last > DEAD_AFTER_SECONDS]:
                self._forget(server)
