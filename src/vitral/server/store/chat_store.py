"""What people wrote to each other at tables of friends: kept beside the events, and gone with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitral.server.store.base import Database

KEPT: Final = 200
"""How many lines a table keeps."""
_ADD: Final = "INSERT INTO talk (table_id, number, at, seat, body) VALUES ($1, $2, $3, $4, $5)"
_TRIM: Final = "DELETE FROM talk WHERE table_id = $1 AND number <= $2"


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that the person of a seat wrote; numbers count from 1."""

    number: int
    at: float
    seat: int
    body: str


class ChatStore:
    """Asks a database about what was written."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lines(self, table: str) -> list[ChatLine]:
        """What is kept, first things first."""
        sql = "SELECT number, at, seat, body FROM talk WHERE table_id = $1 ORDER BY number"
        return [ChatLine(*row) for row in await self._database.read(sql, table)]

    async def add(self, table: str, line: ChatLine) -> None:
        """Keep a line, and let the oldest go."""
        added = (_ADD, (table, line.number, line.at, line.seat, line.body))
        await self._database.write(statements=[added, (_TRIM, (table, line.number - KEPT))])
