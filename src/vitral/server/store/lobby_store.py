"""The lobby in the database: listed tables, and blocks between people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitral.server.store.database import Database, Statement
from vitral.server.store.table_store import TABLE_COLUMNS, StoredTable

AROUND: Final = 32
_LISTED: Final = "INSERT INTO listed (table_id, guest, network) VALUES ($1, $2, $3)"
_OPEN: Final = "table_id IN (SELECT id FROM tables WHERE stage = 0 AND closed = 0)"
_BLOCK: Final = "INSERT INTO blocks (guest, blocked, name, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"


@dataclass(frozen=True, slots=True)
class Block:
    """A person whom a guest blocked; `name` is what they were called then."""

    blocked: str
    name: str
    since: float


def listed(table: str, host: str, network: str = "") -> Statement:
    """Returns the statement that lists a table in the lobby; *network* is a mark of where its host is, which begins
    with `AROUND` letters for the network around that.
    """
    return (_LISTED, (table, host, network))


class LobbyStore:
    """The listed tables and the blocks of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_tables(self, most: int) -> list[tuple[StoredTable, str]]:
        """Returns listed tables where windows are still chosen, with their hosts, newest first.

        If there are more than *most*, the newest of every neighborhood come first, then their second ones, and so on:
        so none can push out the tables of all others.
        """
        around = f"CASE network WHEN '' THEN table_id ELSE substr(network, 1, {AROUND}) END"
        sql = (
            f"SELECT guest, {TABLE_COLUMNS} FROM (SELECT tables.*, guest, "
            f"ROW_NUMBER() OVER (PARTITION BY {around} ORDER BY created DESC) AS place "
            "FROM listed JOIN tables ON id = table_id WHERE stage = 0 AND closed = 0) AS waiting "
            "ORDER BY place, created DESC LIMIT $1"
        )
        rows = [(StoredTable(*table), str(host)) for host, *table in await self._database.read(sql, most)]
        return sorted(rows, key=lambda row: -row[0].created)

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
