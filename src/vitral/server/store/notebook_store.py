"""Notebooks in the database: what only the player of a seat sees of their own notes and plans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vitral.server.store.database import Database, Statement

_READ: Final = "SELECT note, plan FROM notebooks WHERE table_id = $1 AND seat = $2"
_OWN: Final = (
    "SELECT table_id, note, plan FROM notebooks JOIN holds USING (table_id, seat) "
    "WHERE guest = $1 AND (note <> '' OR plan <> '') ORDER BY table_id, seat"
)
_WRITE: Final = (
    "INSERT INTO notebooks (table_id, seat, {0}) VALUES ($1, $2, $3) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET {0} = $3"
)


@dataclass(frozen=True, slots=True)
class StoredNotebook:
    """The notebook of a seat; `plan` is JSON, or nothing."""

    note: str = ""
    plan: str = ""


def plan_written(table: str, seat: int, plan: str) -> Statement:
    """Returns the statement that replaces the planned move of a seat."""
    return (_WRITE.format("plan"), (table, seat, plan))


class NotebookStore:
    """The notebooks of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table: str, seat: int) -> StoredNotebook:
        return await self._database.first(StoredNotebook, _READ, table, seat) or StoredNotebook()

    async def of_guest(self, guest: str) -> list[tuple[str, StoredNotebook]]:
        """Returns the notebooks of the seats that a guest has, with their tables."""
        rows = await self._database.read(_OWN, guest)
        return [(str(table), StoredNotebook(note, plan)) for table, note, plan in rows]

    async def write_note(self, table: str, seat: int, note: str) -> None:
        await self._database.write(statements=[(_WRITE.format("note"), (table, seat, note))])

    async def write_plan(self, table: str, seat: int, plan: str) -> None:
        await self._database.write(statements=[plan_written(table, seat, plan)])
