"""Leases: the server with the lease does what must happen once in a cluster (a bot's choice, a turn that runs out).

A server has its leases while it renews its heartbeat in the database every second; after a few seconds without one
any other server may take them. Times are the database's own. A server that was held up and does not know that it lost a
lease does no harm: of two events with the same number the store accepts one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from vitral.server.store import Database, StoreError

DEAD_AFTER_SECONDS: Final = 5.0
"""Seconds without a heartbeat after which a server is considered dead."""
_TRUSTED: Final = 2.5
"""Seconds after its last heartbeat for which a server need not ask again whether a lease is still its own."""
_RETRY: Final = 0.02
_NOW: Final = "extract(epoch FROM clock_timestamp())"
_LIVE_SERVERS: Final = f"SELECT name FROM vitral_servers WHERE seen > {_NOW} - {DEAD_AFTER_SECONDS}"
_HEARTBEAT: Final = f"""
    INSERT INTO vitral_servers (name, seen) VALUES ($1, {_NOW}) ON CONFLICT (name) DO UPDATE SET seen = {_NOW}
"""
_TAKE: Final = f"""
    INSERT INTO vitral_leases (what, server) VALUES ($1, $2)
    ON CONFLICT (what) DO UPDATE SET server = $2
    WHERE vitral_leases.server = $2 OR vitral_leases.server NOT IN ({_LIVE_SERVERS})
    RETURNING server
"""
TABLES: Final = """
    CREATE UNLOGGED TABLE IF NOT EXISTS vitral_servers (name TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL);
    CREATE UNLOGGED TABLE IF NOT EXISTS vitral_leases (what TEXT PRIMARY KEY, server TEXT NOT NULL)
"""
"""They hold nothing that outlives the servers: no migration, no backup; a crash of the database empties them."""


class Leases:
    """The leases of one server: of tables by their ids, of anything else by names that begin with a slash.

    Those of a cluster of one: it has them all.
    """

    async def take(self, name: str) -> bool:
        """Returns whether this server has the lease; it has it until it drops it or its heartbeat stops."""
        return True

    async def drop(self, name: str) -> None: ...

    async def orphans(self) -> list[str]:
        """Returns tables whose leases belong to servers that died."""
        return []

    async def release_all(self) -> None: ...


class DatabaseLeases(Leases):
    """Leases in two tables of the PostgreSQL database that the servers share."""

    def __init__(self, database: Database, server: str) -> None:
        self._database, self._server = database, server
        self._loop = asyncio.get_running_loop()
        self._held: set[str] = set()
        self._pending_drops: set[str] = set()
        """Leases that were dropped here, but not yet in the database."""
        self._last_heartbeat = float("-inf")

    async def start(self) -> bool:
        """Creates the tables and writes the first heartbeat; returns whether no other server runs."""
        for sql in TABLES.split(";"):
            await self._database.read(sql)
        others = await self._database.read(_LIVE_SERVERS)
        await self.heartbeat()
        return not others

    async def heartbeat(self) -> None:
        await self._database.read(_HEARTBEAT, self._server)
        if self._loop.time() - self._last_heartbeat > DEAD_AFTER_SECONDS - 1.0:
            self._held.clear()  # another server may have taken them meanwhile
        self._last_heartbeat = self._loop.time()
        for name in list(self._pending_drops - self._held):
            await self._delete(name)

    async def take(self, name: str) -> bool:
        if name in self._held and self._loop.time() - self._last_heartbeat < _TRUSTED:
            return True
        if not await self._database.read(_TAKE, name, self._server):
            self._held.discard(name)
            return False
        self._held.add(name)
        return True

    async def drop(self, name: str) -> None:
        if name in self._held:
            self._held.discard(name)
            self._pending_drops.add(name)
            await self._delete(name)

    async def _delete(self, name: str) -> None:
        await self._database.read("DELETE FROM vitral_leases WHERE what = $1 AND server = $2", name, self._server)
        self._pending_drops.discard(name)

    async def orphans(self) -> list[str]:
        sql = f"SELECT what FROM vitral_leases WHERE server NOT IN ({_LIVE_SERVERS}) AND what NOT LIKE '/%' LIMIT 100"
        return [row[0] for row in await self._database.read(sql)]

    async def release_all(self) -> None:
        self._held.clear()
        await self._database.read("DELETE FROM vitral_leases WHERE server = $1", self._server)
        await self._database.read("DELETE FROM vitral_servers WHERE name = $1", self._server)


class LeaseLock:
    """A lock that one task of all servers holds at a time; use it with `async with`.

    Among servers it is a lease, which a server without a heartbeat loses: what is done under it must do no harm when a
    server that was held up does it, too.
    """

    def __init__(self, name: str, leases: Leases) -> None:
        self._name, self._leases = f"/{name}", leases
        self._local = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._local.acquire()
        try:
            while not await self._leases.take(self._name):
                await asyncio.sleep(_RETRY)
        except BaseException:
            self._local.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        try:
            with suppress(StoreError):  # it is retried when the store answers again
                await self._leases.drop(self._name)
        finally:
            self._local.release()
