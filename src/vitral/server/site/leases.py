"""What has to happen once on a site (a bot's choice, a turn that runs out) is done by the server that has its lease.

A lease is its server's for as long as that server says every second that it is there; after a few seconds of silence
anybody may take it. Times are the database's own. A server that was held up and does not know that it lost a lease can
do no harm: of two events with one number the store keeps one.
"""

from __future__ import annotations

import asyncio
from typing import Final

from vitral.server.store import Database

SILENCE: Final = 5.0
"""A server that has not said for so long, in seconds, that it is there is not."""
_TRUSTED: Final = 2.5
"""For so long after it last said so, a server need not ask again whether a lease is still its own."""
_NOW: Final = "extract(epoch FROM clock_timestamp())"
_LIVING: Final = f"SELECT name FROM vitral_servers WHERE seen > {_NOW} - {SILENCE}"
_BEAT: Final = f"""
    INSERT INTO vitral_servers (name, seen) VALUES ($1, {_NOW}) ON CONFLICT (name) DO UPDATE SET seen = {_NOW}
"""
_TAKE: Final = f"""
    INSERT INTO vitral_leases (what, server) VALUES ($1, $2)
    ON CONFLICT (what) DO UPDATE SET server = $2
    WHERE vitral_leases.server = $2 OR vitral_leases.server NOT IN ({_LIVING})
    RETURNING server
"""
TABLES: Final = """
    CREATE UNLOGGED TABLE IF NOT EXISTS vitral_servers (name TEXT PRIMARY KEY, seen DOUBLE PRECISION NOT NULL);
    CREATE UNLOGGED TABLE IF NOT EXISTS vitral_leases (what TEXT PRIMARY KEY, server TEXT NOT NULL)
"""
"""They hold nothing that outlives the servers: no migration, no backup, and a crash of the database empties them."""


class Leases:
    """The leases of one server: of tables by their ids, of anything else by names that begin with a slash."""

    def __init__(self, database: Database, name: str) -> None:
        self._database, self._name = database, name
        self._loop = asyncio.get_running_loop()
        self._held: set[str] = set()
        self._undropped: set[str] = set()
        """Those that the database did not hear of being dropped."""
        self._said = float("-inf")

    async def begin(self) -> bool:
        """Make the tables and say that this server is there; whether it is the only one."""
        for sql in TABLES.split(";"):
            await self._database.read(sql)
        others = await self._database.read(_LIVING)
        await self.say_alive()
        return not others

    async def say_alive(self) -> None:
        await self._database.read(_BEAT, self._name)
        if self._loop.time() - self._said > SILENCE - 1.0:
            self._held.clear()  # somebody else may have taken them meanwhile
        self._said = self._loop.time()
        for what in list(self._undropped - self._held):
            await self._delete(what)

    async def take(self, what: str) -> bool:
        """Whether it is this server's to do; it stays so until it is dropped or the server is silent."""
        if what in self._held and self._loop.time() - self._said < _TRUSTED:
            return True
        rows = await self._database.read(_TAKE, what, self._name)
        if not rows:
            self._held.discard(what)
            return False
        self._held.add(what)
        return True

    async def drop(self, what: str) -> None:
        if what in self._held:
            self._held.discard(what)
            self._undropped.add(what)
            await self._delete(what)

    async def _delete(self, what: str) -> None:
        await self._database.read("DELETE FROM vitral_leases WHERE what = $1 AND server = $2", what, self._name)
        self._undropped.discard(what)

    async def orphans(self) -> list[str]:
        """The tables that servers had who are gone without a word."""
        sql = f"SELECT what FROM vitral_leases WHERE server NOT IN ({_LIVING}) AND what NOT LIKE '/%' LIMIT 100"
        return [row[0] for row in await self._database.read(sql)]

    async def leave(self) -> None:
        self._held.clear()
        await self._database.read("DELETE FROM vitral_leases WHERE server = $1", self._name)
        await self._database.read("DELETE FROM vitral_servers WHERE name = $1", self._name)
