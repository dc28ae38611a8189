"""The servers that share a store, as one of them knows the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar
from uuid import uuid4

from vitral.server.logs import log, log_failure
from vitral.server.site.leases import SILENCE, Leases
from vitral.server.site.news import EVERYWHERE, Alive, Bus, Hear, Leaving, News, Spent
from vitral.server.site.redis_bus import RedisBus
from vitral.server.store import Store, StoreError

_N = TypeVar("_N")
_BEAT: Final = 1.0
_ECHO: Final = 3.0
"""A bus by which a server has not heard its own word for so long, in seconds, is down."""


class SharedLimit(Protocol):
    """A limit that counts for all servers of a site together."""

    def taken(self) -> dict[str, float]:
        """What was taken since this was last asked, by whom."""

    def take_elsewhere(self, who: str, amount: float) -> None:
        """It was taken at another server."""


class Site:
    """The servers of a store, as the one that has this object sees them."""

    def __init__(self, name: str, bus: Bus, leases: Leases) -> None:
        self.name, self.leases = name, leases
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._others: dict[str, float] = {}
        """When each of the others was last heard."""
        self._echo = self._loop.time()
        self.limits: dict[str, SharedLimit] = {}
        self.lost: list[Callable[[str], None]] = []
        """Called with the name of a server that is gone."""
        self.returned: list[Callable[[], None]] = []
        """Called when the bus is back: what was told meanwhile was not heard."""
        self.each_second: list[Callable[[], None]] = []
        """Called before this server says again that it is there."""
        self._ears: dict[type[Any], Callable[[str, Any], None]] = {}
        self._beating: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()

    @classmethod
    async def open(cls, url: str, store: Store, patience: float) -> tuple[Site, bool]:
        """Join the servers of a store, and whether there were none; `StoreError` if the bus is not there."""
        name = uuid4().hex[:12]
        bus = await RedisBus.open(url, name, min(patience, _ECHO))
        site = cls(name, bus, Leases(store.database, name))
        bus.changed = site._back
        alone = await site.leases.begin()
        await bus.listen(EVERYWHERE, site._hear)
        site._beating = asyncio.create_task(site._beat_on())
        return site, alone

    @property
    def up(self) -> bool:
        """Whether the bus carries what is told."""
        return self._loop.time() - self._echo < _ECHO

    def tell(self, table: str, news: News) -> None:
        self._bus.tell(table, news)

    async def listen(self, table: str, hear: Hear) -> None:
        """Hear what other servers tell of a table."""

        def heard(sender: str, news: News) -> None:
            if sender != self.name:
                hear(sender, news)

        await self._bus.listen(table, heard)

    def hear(self, kind: type[_N], heard: Callable[[str, _N], None]) -> None:
        """Hear news of a kind that other servers tell everywhere, and by whom."""
        self._ears[kind] = heard

    def tell_everywhere(self, news: News) -> None:
        self._bus.tell(EVERYWHERE, news)

    def ignore(self, table: str) -> None:
        self._bus.ignore(table)

    async def leave(self) -> None:
        """Hand over what this server had to do, and go."""
        self._ending.set()
        if self._beating is not None:
            await self._beating  # cutting off what it asks of the database would take longer
        with suppress(StoreError):
            await self.leases.leave()
        self._bus.tell(EVERYWHERE, Leaving())
        await self._bus.close()

    # -- the others ------------------------------------------------------------------------------------------------

    def _hear(self, sender: str, news: News) -> None:
        if sender == self.name:
            self._echo = self._loop.time()
        elif isinstance(news, Alive):
            self._others[sender] = self._loop.time()
        elif isinstance(news, Leaving):
            self._forget(sender)
        elif isinstance(news, Spent):
            for name in news.limits.keys() & self.limits.keys():
                for who, amount in news.limits[name].items():
                    self.limits[name].take_elsewhere(who, amount)
        elif type(news) in self._ears:
            self._ears[type(news)](sender, news)

    def _forget(self, server: str) -> None:
        if self._others.pop(server, None) is not None:
            log("a server is gone", server=server)
            for forget in self.lost:
                forget(server)

    def _back(self) -> None:
        # The others were not heard either: they are given time to speak up again.
        now = self._loop.time()
        self._others = dict.fromkeys(self._others, now)
        self._echo = now
        for come_back in self.returned:
            come_back()

    async def _beat_on(self) -> None:
        while not self._ending.is_set():
            try:
                self._beat()
                await self.leases.say_alive()
            except StoreError as error:
                log_failure("the store was not told that this server is there", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(_BEAT):
                    await self._ending.wait()

    def _beat(self) -> None:
        for tell in self.each_second:
            tell()
        self._bus.tell(EVERYWHERE, Alive())
        spent = {name: taken for name, limit in self.limits.items() if (taken := limit.taken())}
        if spent:
            self._bus.tell(EVERYWHERE, Spent(spent))
        if self.up:
            now = self._loop.time()
            for server in [one for one, heard in self._others.items() if now - heard > SILENCE]:
                self._forget(server)
