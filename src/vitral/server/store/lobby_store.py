"""The lobby in the database: listed tables, and blocks between people."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from vitral.server.store.database import Database, Statement
from vitral.server.store.table_store import DECLINED, TABLE_COLUMNS, StoredTable

AROUND: Final = 32
_GAMES: Final = 500
"""The last games in which opponents are looked for."""
_LISTED: Final = "INSERT INTO listed (table_id, guest, network, invited) VALUES ($1, $2, $3, $4)"
_OPEN: Final = "table_id IN (SELECT id FROM tables WHERE stage = 0 AND closed = 0)"
_BLOCK: Final = "INSERT INTO blocks (guest, blocked, name, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"


@dataclass(frozen=True, slots=True)
class Block:
    """A person whom a guest blocked; `name` is what they were called then."""

    blocked: str
    name: str
    since: float


@dataclass(frozen=True, slots=True)
class StoredOpponent:
    """A guest with whom another one has finished games; `name` is what they were called in the last one."""

    guest: str
    name: str
    games: int
    last: float


def listed(table: str, host: str, network: str = "", invited: str = "") -> Statement:
    """Returns the statement that lists a table in the lobby, for everybody or for one challenged guest; *network* is a
    mark of where its host is, which begins with `AROUND` letters for the network around that.
    """
    return (_LISTED, (table, host, network, invited))


class LobbyStore:
    """The listed tables and the blocks of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_tables(
        self, most: int, guest: str, *, challenges: bool = False
    ) -> list[tuple[StoredTable, str, str]]:
        """Returns listed tables where windows are still chosen, with host and challenged guest, newest first. Of
        challenges only those that a guest made or was sent; with *challenges*, only those they were sent.

        If there are more than *most*, the newest of every neighborhood come first, then their second ones, and so on:
        so none can push out the tables of all others.
        """
        around = f"CASE network WHEN '' THEN table_id ELSE substr(network, 1, {AROUND}) END"
        sent = "invited = $2"
        shown = "(invited = '' OR $2 <> '' AND (invited = $2 OR guest = $2))"
        sql = (
            f"SELECT guest, invited, {TABLE_COLUMNS} FROM (SELECT tables.*, guest, invited, "
            f"ROW_NUMBER() OVER (PARTITION BY {around} ORDER BY created DESC) AS place "
            "FROM listed JOIN tables ON id = table_id WHERE stage = 0 AND closed = 0 "
            f"AND {sent if challenges else shown}) AS waiting "
            "ORDER BY place, created DESC LIMIT $1"
        )
        found = await self._database.read(sql, most, guest)
        rows = [(StoredTable(*table), str(host), str(invited)) for host, invited, *table in found]
        return sorted(rows, key=lambda row: -row[0].created)

    async def opponents(self, guest: str) -> list[StoredOpponent]:
        """Returns the people with whom a guest has finished games, the last ones first."""
        sql = (
            "SELECT theirs.guest, MAX(COALESCE(name, '')), created FROM holds AS own JOIN tables ON id = own.table_id "
            "JOIN holds AS theirs ON theirs.table_id = id AND theirs.seat <> own.seat AND theirs.guest <> own.guest "
            "LEFT JOIN results ON results.table_id = id AND results.seat = theirs.seat WHERE own.guest = $1 "
            "AND own.seat >= 0 AND theirs.seat >= 0 AND stage = 2 AND closed = 0 "
            "GROUP BY id, created, theirs.guest ORDER BY created DESC LIMIT $2"
        )
        found: dict[str, StoredOpponent] = {}
        for other, name, at in await self._database.read(sql, guest, _GAMES):
            last = found.get(other, StoredOpponent(other, name, 0, at))
            found[other] = replace(last, games=last.games + 1)
        return list(found.values())

    async def listing(self, table: str) -> tuple[str, str]:
        """Returns the host and the challenged guest of a listed table; empty texts if it is none."""
        rows = await self._database.read("SELECT guest, invited FROM listed WHERE table_id = $1", table)
        return (str(rows[0][0]), str(rows[0][1])) if rows else ("", "")

    async def decline(self, table: str, guest: str) -> None:
        """Ends the challenge of a guest to a table."""
        sql = "UPDATE listed SET invited = $3 WHERE table_id = $1 AND invited = $2 AND invited <> ''"
        await self._database.write(statements=[(sql, (table, guest, DECLINED))])

    async def count_open(self, network: str) -> int:
        """Returns how many listed tables of a network are still open."""
        return len(await self._database.read(f"SELECT 1 FROM listed WHERE network = $1 AND {_OPEN}", network))

    async def forget_networks(self) -> None:
        """Deletes the marks of networks from tables that are not open any more."""
        sql = f"UPDATE listed SET network = '' WHERE network <> '' AND NOT {_OPEN}"
        await self._database.write(statements=[(sql, ())])

    async def block(self, guest: str, blocked: str, name: str, since: float) -> None:
        await self._database.write(statements=[(_BLOCK, (guest, blocked, name, since))])

    async def unblock(self, guest: str, blocked: str) -> None:
        sql = "DELETE FROM blocks WHERE guest = $1 AND blocked = $2"
        await self._database.write(statements=[(sql, (guest, blocked))])

    async def blocks(self, guest: str) -> list[Block]:
        """Returns the people a guest blocked, the last ones first."""
        sql = "SELECT blocked, name, since FROM blocks WHERE guest = $1 ORDER BY since DESC"
        return await self._database.rows(Block, sql, guest)

    async def blocked_either_way(self, guest: str) -> set[str]:
        """Returns all whom a guest blocked, and all who blocked the guest."""
        sql = "SELECT blocked FROM blocks WHERE guest = $1 UNION SELECT guest FROM blocks WHERE blocked = $1"
        return {str(row[0]) for row in await self._database.read(sql, guest)}
