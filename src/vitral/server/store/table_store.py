"""The tables of a server in its database: how they were set up, their events, who has their seats, and their chat."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from vitral.server.store.database import Database, Statement, StoredEvent
from vitral.server.store.notebook_store import NotebookStore

FORMAT: Final = 2
"""How the events of tables are written: with every outcome of chance (`migrations/0006_outcomes.sql`)."""
CHAT_LINES: Final = 200
"""How many lines of chat are stored for a table."""


class OperatorRequest(IntEnum):
    """What an operator asks the servers to do with a table; the greater includes the smaller."""

    RELOAD = 1
    REISSUE_LINKS = 2


class TableStage(IntEnum):
    """How far a table is, as it is stored."""

    CHOOSING = 0
    """Windows are chosen, by all seats in any order."""
    PLAYING = 1
    OVER = 2


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was set up."""

    id: str
    created: float
    stage: int
    """One of `TableStage`."""
    seed: str
    setup: str
    closed: float = 0.0
    """When an operator closed it; 0 while it is open."""
    due: float = 0.0
    """When its turn runs out; 0 without a timer."""
    stale: float = 0.0
    """When it was first found untouched for too long; 0 while it is not."""
    format: int = FORMAT
    """How its events are written; `FORMAT` unless an older version wrote them and they could not be migrated."""
    bots_only: int = 0
    """1 for a table where only bots play."""


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """A guest's right to a seat; −1 is that to watch."""

    guest: str
    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class SeatRevocation:
    """A seat (−1: the right to watch) that everybody loses but one guest, if any."""

    seat: int
    but: str = ""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat message of the person of a seat; numbers count from 1."""

    number: int
    at: float
    seat: int
    body: str


_ALL: Final = 2**31 - 1
_FIRST: Final = -_ALL
_EVENTS_AFTER: Final = """
    SELECT number, at, body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3
"""
_DUE: Final = "UPDATE tables SET due = $2 WHERE id = $1"
_STAGE: Final = "UPDATE tables SET stage = $2 WHERE id = $1"
_CLAIM: Final = "INSERT INTO holds (guest, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
_LEFT: Final = -2
"""Where a guest who left had a seat, `holds` has `_LEFT - seat`: so the names they gave there can still be erased."""
_FREED: Final = -10
"""Where the host freed a seat, `holds` has `_FREED - seat` of its guest. Another guest may have the seat now."""
_REVOKE: Final = "DELETE FROM holds WHERE table_id = $1 AND seat = $2 AND guest <> $3"
DECLINED: Final = "-"
"""Stands in `listed` in the place of the challenged guest once they have declined, or one of the two was erased."""
NO_NOTEBOOK: Final = "DELETE FROM notebooks WHERE table_id = $1 AND seat = $2"
"""Deletes the notebook of a seat."""
_NO_NOTEBOOKS: Final = """
    DELETE FROM notebooks WHERE table_id = $2 AND seat IN (SELECT seat FROM holds WHERE guest = $1 AND table_id = $2)
    AND seat NOT IN (SELECT seat FROM holds WHERE guest <> $1 AND table_id = $2)
"""
"""Deletes the notebooks of a guest's seats that nobody else has."""
TABLE_COLUMNS: Final = "id, created, stage, seed, setup, closed, due, stale, format, bots_only"
TABLE_ROWS: Final = f"SELECT {TABLE_COLUMNS} FROM tables"
_LAST: Final = "COALESCE((SELECT at FROM events WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), created)"
_STALE: Final = f"""
    (stage = 2 AND created < $1 AND {_LAST} < $1) OR (stage = 1 AND created < $2 AND {_LAST} < $2)
    OR (stage = 0 AND created < $3 AND {_LAST} < $3)
"""
_DELETE_RESULTS_OF_GUESTS: Final = """
    DELETE FROM results WHERE table_id = $1
    AND NOT EXISTS (SELECT 1 FROM results AS others JOIN people ON people.id = others.person WHERE others.table_id = $1)
"""
"""Deletes the results of a table at which no player has a key or passkey."""
_ADD_CHAT_LINE: Final = "INSERT INTO talk (table_id, number, at, seat, body) VALUES ($1, $2, $3, $4, $5)"
_TRIM_CHAT: Final = "DELETE FROM talk WHERE table_id = $1 AND number <= $2"
_BATCH: Final = 1000
"""The most tables that one search returns, and that are deleted in one transaction."""


@dataclass(frozen=True, slots=True)
class StaleAfter:
    """The times of the last event before which a table is stale, by its stage."""

    finished: float
    unfinished: float
    unbegun: float


class Store:
    """The tables of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def database(self) -> Database:
        return self._database

    @property
    def notebooks(self) -> NotebookStore:
        """The notebooks of the seats of all tables."""
        return NotebookStore(self._database)

    async def create(
        self,
        table: StoredTable,
        claims: Sequence[SeatClaim],
        due: float = 0.0,
        rows: Sequence[Statement] = (),
    ) -> None:
        """Stores a new table, the claims on its seats, and other rows that belong to it."""
        await self.restore(table, claims, (), due, rows)

    async def restore(
        self,
        table: StoredTable,
        claims: Sequence[SeatClaim],
        events: Sequence[StoredEvent],
        due: float = 0.0,
        rows: Sequence[Statement] = (),
    ) -> None:
        """Stores a new table as `create` does, with what happened there already."""
        made: Statement = (
            "INSERT INTO tables (id, created, stage, due, seed, setup, format, bots_only) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            (table.id, table.created, table.stage, due, table.seed, table.setup, table.format, table.bots_only),
        )
        await self._database.write(events, [made, *(_claim(claim) for claim in claims), *rows])

    async def leave_unranked(self, tables: Iterable[str]) -> None:
        """Keeps the results of these tables from being stored, and so from being rated."""
        if statements := [unranked(table) for table in tables]:
            await self._database.write(statements=statements)

    def append(
        self,
        event: StoredEvent,
        *,
        due: float | None = None,
        stage: int | None = None,
        claim: SeatClaim | None = None,
        revocation: SeatRevocation | None = None,
        rows: Sequence[Statement] = (),
    ) -> Awaitable[None]:
        """Stores an event, and what changed with it: when the turn runs out, the stage, a seat claimed or revoked, and
        other rows.
        """
        if due is None and stage is None and claim is None and revocation is None and not rows:
            return self._database.write((event,))
        statements: list[Statement] = [*rows]
        if due is not None:
            statements.append((_DUE, (event.table, due)))
        if stage is not None:
            statements.append((_STAGE, (event.table, stage)))
        if claim is not None:
            statements.append(_claim(claim))
        if revocation is not None:
            given = (event.table, revocation.seat, revocation.but)
            if revocation.seat >= 0:
                if not revocation.but:
                    statements.append((NO_NOTEBOOK, (event.table, revocation.seat)))
                statements.append((_revoked(_LEFT if revocation.but else _FREED), given))
            statements.append((_REVOKE, given))
        return self._database.write([event], statements)

    async def table(self, table: str) -> StoredTable | None:
        """Returns a table as it was set up, if there is one."""
        return await self._database.first(StoredTable, f"{TABLE_ROWS} WHERE id = $1", table)

    async def events(self, table: str, *, after: int | None = None, most: int = _ALL) -> list[StoredEvent]:
        """Returns the events of a table in their order: all, or *most* of those after a number."""
        rows = await self._database.read(_EVENTS_AFTER, table, _FIRST if after is None else after, most)
        return [StoredEvent(table, number, at, body) for number, at, body in rows]

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """Returns the number of the last event of each of these tables; PostgreSQL only."""
        sql = "SELECT table_id, MAX(number) FROM events WHERE table_id = ANY($1) GROUP BY table_id"
        return {row[0]: row[1] for row in await self._database.read(sql, list(tables))}

    async def add_claim(self, claim: SeatClaim) -> None:
        await self._database.write(statements=[_claim(claim)])

    async def remove_claims(self, guest: str, table: str) -> None:
        """Deletes the claims and notebooks of a guest at a table; which seats they had stays for `seats_left`."""
        left = (
            f"INSERT INTO holds SELECT guest, table_id, {_LEFT} - seat FROM holds "
            "WHERE guest = $1 AND table_id = $2 AND seat >= 0 ON CONFLICT DO NOTHING"
        )
        delete_claim = "DELETE FROM holds WHERE guest = $1 AND table_id = $2 AND seat >= -1"
        await self._database.write(statements=[(sql, (guest, table)) for sql in (left, _NO_NOTEBOOKS, delete_claim)])

    async def seats_left(self, guest: str) -> list[SeatClaim]:
        """Returns the seats that a guest had at tables they have left."""
        sql = f"SELECT table_id, {_LEFT} - seat FROM holds WHERE guest = $1 AND seat <= {_LEFT} AND seat > {_FREED}"
        return [SeatClaim(guest, table, seat) for table, seat in await self._database.read(sql, guest)]

    async def seats_freed(self, guest: str) -> list[SeatClaim]:
        """Returns the seats that were taken from a guest and given free."""
        sql = f"SELECT table_id, {_FREED} - seat FROM holds WHERE guest = $1 AND seat <= {_FREED}"
        return [SeatClaim(guest, table, seat) for table, seat in await self._database.read(sql, guest)]

    async def claims(self, table: str) -> list[SeatClaim]:
        """Returns who has which seats of a table."""
        rows = await self._database.read("SELECT guest, seat FROM holds WHERE table_id = $1 AND seat >= -1", table)
        return [SeatClaim(guest, table, seat) for guest, seat in rows]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """Returns the tables where a guest has a seat or watches, newest first."""
        sql = (
            "SELECT DISTINCT tables.id, created FROM tables JOIN holds ON table_id = tables.id "
            "WHERE guest = $1 AND seat >= -1 AND closed = 0 ORDER BY created DESC LIMIT $2"
        )
        return await self._database.column(sql, guest, limit)

    async def overdue(self, now: float) -> list[str]:
        """Returns tables where a turn has run out."""
        return await self._names("due > 0 AND due <= $1 AND closed = 0 LIMIT 100", now)

    async def unmigrated(self) -> list[str]:
        """Returns tables whose events an older version wrote, without what was dealt."""
        return await self._names("format = 1 ORDER BY created, id")

    async def migrated(self, table: str, setup: str, events: Sequence[StoredEvent]) -> None:
        """Replaces the setup and events that an older version wrote."""
        sql = "UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2"
        bodies: list[Statement] = [(sql, (table, event.number, event.body)) for event in events]
        done: Statement = ("UPDATE tables SET setup = $2, format = $3 WHERE id = $1", (table, setup, FORMAT))
        await self._database.write(statements=[*bodies, done])

    async def finished(self) -> list[str]:
        """Returns tables whose game is over, oldest first."""
        return await self._names("stage = 2 ORDER BY created")

    # -- deleting tables: first a mark, then a grace, then they are dropped ------------------------------------------

    async def mark_stale(self, now: float, since: StaleAfter) -> None:
        """Marks tables without a recent event, and unmarks those with one, or that a wrong clock marked."""
        times = (since.finished, since.unfinished, since.unbegun)
        stale = await self._names(f"stale = 0 AND closed = 0 AND ({_STALE}) LIMIT {_BATCH}", *times)
        wrong = await self._names(f"stale > 0 AND (stale > $4 OR NOT ({_STALE})) LIMIT {_BATCH}", *times, now)
        sql = "UPDATE tables SET stale = $2 WHERE id = $1"
        marks = [(table, now) for table in stale] + [(table, 0.0) for table in wrong]
        if marks:
            await self._database.write(statements=[(sql, mark) for mark in marks])

    async def expired(self, before: float, bots_before: float) -> list[str]:
        """Returns tables closed, or marked as stale, before that time, and tables of bots created before the other."""
        marked = "(stale > 0 AND stale <= $1) OR (closed > 0 AND closed <= $1)"
        sql = f"{marked} OR (bots_only = 1 AND created <= $2) LIMIT {_BATCH}"
        return await self._names(sql, before, bots_before)

    async def operator_requests(self) -> list[tuple[str, OperatorRequest]]:
        """Returns what operators asked for, by table."""
        sql = f"SELECT id, reread FROM tables WHERE reread > 0 LIMIT {_BATCH}"
        return [(table, OperatorRequest(what)) for table, what in await self._database.read(sql)]

    async def finish_request(self, table: str, what: OperatorRequest) -> None:
        """Marks a request as done, unless another was made since."""
        sql = "UPDATE tables SET reread = 0 WHERE id = $1 AND reread = $2"
        await self._database.write(statements=[(sql, (table, what))])

    async def _names(self, where: str, *values: float) -> list[str]:
        return await self._database.column(f"SELECT id FROM tables WHERE {where}", *values)

    async def drop(self, table: str) -> None:
        beside = ("events", "holds", "played", "listed", "talk", "tells", "notebooks")
        columns = [*((name, "table_id") for name in beside), ("tables", "id")]
        dropped = [(f"DELETE FROM {name} WHERE {column} = $1", (table,)) for name, column in columns]
        await self._database.write(statements=[*dropped, (_DELETE_RESULTS_OF_GUESTS, (table,))])

    # -- chat --------------------------------------------------------------------------------------------------------

    async def chat_lines(self, table: str) -> list[ChatLine]:
        """Returns the last lines that people wrote at a table, in their order."""
        sql = "SELECT number, at, seat, body FROM talk WHERE table_id = $1 ORDER BY number"
        return await self._database.rows(ChatLine, sql, table)

    async def add_chat_line(self, table: str, line: ChatLine) -> None:
        """Stores a line of chat, and drops the oldest beyond `CHAT_LINES`."""
        added = (_ADD_CHAT_LINE, (table, line.number, line.at, line.seat, line.body))
        await self._database.write(statements=[added, (_TRIM_CHAT, (table, line.number - CHAT_LINES))])

    # -- turns do not run out while no server runs -------------------------------------------------------------------

    async def record_uptime(self, now: float) -> None:
        """Notes that a server runs at this time."""
        sql = "INSERT INTO meta (name, content) VALUES ('awake', $1) ON CONFLICT (name) DO UPDATE SET content = $1"
        await self._database.write(statements=[(sql, (f"{now:.3f}",))])

    async def resume_turns(self, now: float) -> None:
        """Extends all turns by the time in which no server ran; called when a server starts."""
        rows = await self._database.read("SELECT content FROM meta WHERE name = 'awake'")
        if rows and (down := now - float(rows[0][0])) > 0:
            later: Statement = ("UPDATE tables SET due = due + $1 WHERE due > 0", (down,))
            await self._database.write(statements=[later])
        await self.record_uptime(now)

    async def check_writable(self, now: float) -> None:
        """Writes and commits something; raises `StoreError` if that cannot be done."""
        sql = "INSERT INTO meta (name, content) VALUES ('proof', $1) ON CONFLICT (name) DO UPDATE SET content = $1"
        await self._database.write(statements=[(sql, (f"{now:.3f}",))])

    async def secret(self, name: str, fresh: str) -> str:
        """Returns a secret of the server: the value that was first stored under that name."""
        sql = "INSERT INTO meta (name, content) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._database.write(statements=[(sql, (name, fresh))])
        rows = await self._database.read("SELECT content FROM meta WHERE name = $1", name)
        return str(rows[0][0])

    async def close(self) -> None:
        """Finishes what waits to be written, and disconnects."""
        await self._database.close()


def unranked(table: str) -> Statement:
    """Returns the statement that keeps the results of a table from being stored."""
    return ("UPDATE tables SET counted = 1 WHERE id = $1", (table,))


def _claim(claim: SeatClaim) -> Statement:
    return (_CLAIM, (claim.guest, claim.table, claim.seat))


def _revoked(mark: int) -> str:
    """Returns the statement that stores whose seat was revoked, so that the names they gave can still be erased."""
    return (
        f"INSERT INTO holds SELECT guest, table_id, {mark} - seat FROM holds "
        "WHERE table_id = $1 AND seat = $2 AND guest <> $3 ON CONFLICT DO NOTHING"
    )


def forget_guest(guest: str) -> list[Statement]:
    """Returns statements that delete a guest's claims, and their name wherever it is stored beside the tables."""
    return [
        ("DELETE FROM holds WHERE guest = $1", (guest,)),
        ("DELETE FROM blocks WHERE guest = $1 OR blocked = $1", (guest,)),
        # Results stay without a person, since others are ranked by them.
        ("UPDATE played SET name = '', guest = 'nobody.' || table_id WHERE guest = $1", (guest,)),
        ("UPDATE entrants SET name = '', guest = 'nobody.' || number WHERE guest = $1", (guest,)),
        ("UPDATE contests SET guest = 'nobody' WHERE guest = $1", (guest,)),
        (f"UPDATE listed SET invited = '{DECLINED}' WHERE guest = $1 AND invited <> ''", (guest,)),
        ("UPDATE listed SET guest = '', network = '' WHERE guest = $1", (guest,)),
        (f"UPDATE listed SET invited = '{DECLINED}' WHERE invited = $1", (guest,)),
    ]
