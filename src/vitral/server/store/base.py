"""What is kept and how it is asked for. A `Database` runs the SQL; everything it is asked to write is grouped there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from vitral.said import Said, at_place

Statement = tuple[str, tuple[Any, ...]]
"""SQL with `$1`, `$2`, ... and what stands for them."""
Row = Sequence[Any]


class StoreError(Exception):
    """What was to be written was not."""


def unopened(where: str, reason: str) -> Said:
    """Why a database cannot be used."""
    return at_place(where, Said("fault-store-unopened", "cannot be opened: {reason}", reason=reason))


def newer(version: int) -> Said:
    """The refusal of a database with tables that this version does not know."""
    return Said(
        "fault-store-newer", "it was written by a newer version of Vitral (database version {version})", version=version
    )


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was set up."""

    id: str
    created: float
    stage: int
    """`CHOOSING`, `PLAYING` or `OVER`."""
    seed: str
    setup: str


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """One thing that happened at a table; numbers count from 1."""

    table: str
    number: int
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class Hold:
    """A guest's right to a seat; −1 is a spectator's chair."""

    guest: str
    table: str
    seat: int


class Database(Protocol):
    """Runs SQL. Writes that wait at the same moment are committed together, and are safe when `write` returns."""

    async def write(self, events: Sequence[StoredEvent] = (), statements: Sequence[Statement] = ()) -> None:
        """All of it or nothing; `StoreError` if nothing."""

    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    async def close(self) -> None:
        """Finish what waits to be written, and leave."""


CHOOSING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

_DUE: Final = "UPDATE tables SET due = $2 WHERE id = $1"
_STAGE: Final = "UPDATE tables SET stage = $2 WHERE id = $1"
_HOLD: Final = "INSERT INTO holds (guest, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
_TABLE: Final = "SELECT id, created, stage, seed, setup FROM tables WHERE id = $1"
_LAST: Final = "COALESCE((SELECT MAX(at) FROM events WHERE table_id = tables.id), created)"
_STALE: Final = f"""
    SELECT id FROM tables WHERE
        (stage = 2 AND {_LAST} < $1) OR (stage = 1 AND {_LAST} < $2) OR (stage = 0 AND {_LAST} < $3)
    LIMIT 1000
"""


class Store:
    """The tables of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: StoredTable, holds: Sequence[Hold], due: float = 0.0) -> None:
        """Keep a new table and who holds its seats."""
        made: Statement = (
            "INSERT INTO tables (id, created, stage, due, seed, setup) VALUES ($1, $2, $3, $4, $5, $6)",
            (table.id, table.created, table.stage, due, table.seed, table.setup),
        )
        await self._database.write(statements=[made, *(_held(hold) for hold in holds)])

    async def append(
        self, event: StoredEvent, *, due: float | None = None, stage: int | None = None, hold: Hold | None = None
    ) -> None:
        """Keep what happened; if told, also when the turn it began runs out, the stage reached, a seat given."""
        statements: list[Statement] = []
        if due is not None:
            statements.append((_DUE, (event.table, due)))
        if stage is not None:
            statements.append((_STAGE, (event.table, stage)))
        if hold is not None:
            statements.append(_held(hold))
        await self._database.write([event], statements)

    async def table(self, table: str) -> StoredTable | None:
        """A table as it was set up."""
        rows = await self._database.read(_TABLE, table)
        return StoredTable(rows[0][0], rows[0][1], rows[0][2], rows[0][3], rows[0][4]) if rows else None

    async def events(self, table: str) -> list[StoredEvent]:
        """All that happened there, first things first."""
        rows = await self._database.read(
            "SELECT number, at, body FROM events WHERE table_id = $1 ORDER BY number", table
        )
        return [StoredEvent(table, number, at, body) for number, at, body in rows]

    async def hold(self, hold: Hold) -> None:
        await self._database.write(statements=[_held(hold)])

    async def let_go(self, guest: str, table: str) -> None:
        """Forget what a guest holds at a table."""
        sql = "DELETE FROM holds WHERE guest = $1 AND table_id = $2"
        await self._database.write(statements=[(sql, (guest, table))])

    async def holders(self, table: str) -> list[Hold]:
        """Who holds what at a table."""
        rows = await self._database.read("SELECT guest, seat FROM holds WHERE table_id = $1", table)
        return [Hold(guest, table, seat) for guest, seat in rows]

    async def held_by(self, guest: str, limit: int) -> list[str]:
        """The tables where a guest has a seat or looks on, newest first."""
        sql = (
            "SELECT DISTINCT tables.id, created FROM tables JOIN holds ON table_id = tables.id "
            "WHERE guest = $1 ORDER BY created DESC LIMIT $2"
        )
        return [row[0] for row in await self._database.read(sql, guest, limit)]

    async def overdue(self, now: float) -> list[str]:
        """Tables where a turn has run out."""
        rows = await self._database.read("SELECT id FROM tables WHERE due > 0 AND due <= $1 LIMIT 100", now)
        return [row[0] for row in rows]

    async def unfinished(self) -> list[str]:
        return [row[0] for row in await self._database.read("SELECT id FROM tables WHERE stage < 2")]

    async def finished(self) -> list[str]:
        """Tables whose game is over, oldest first."""
        return [row[0] for row in await self._database.read("SELECT id FROM tables WHERE stage = 2 ORDER BY created")]

    async def stale(self, *, finished: float, unfinished: float, unbegun: float) -> list[str]:
        """Tables last touched before those times."""
        return [row[0] for row in await self._database.read(_STALE, finished, unfinished, unbegun)]

    async def drop(self, table: str) -> None:
        columns = (("events", "table_id"), ("holds", "table_id"), ("tables", "id"))
        await self._database.write(
            statements=[(f"DELETE FROM {name} WHERE {column} = $1", (table,)) for name, column in columns]
        )

    async def secret(self, name: str, fresh: str) -> str:
        """A value of the server itself: what was kept first under that name."""
        sql = "INSERT INTO meta (name, content) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._database.write(statements=[(sql, (name, fresh))])
        rows = await self._database.read("SELECT content FROM meta WHERE name = $1", name)
        return str(rows[0][0])

    async def close(self) -> None:
        """Finish what waits to be written, and leave."""
        await self._database.close()


def _held(hold: Hold) -> Statement:
    return (_HOLD, (hold.guest, hold.table, hold.seat))
