"""The store of a browser: rows of tables and events, in IndexedDB instead of SQL.

A choice is on the disk when `append` returns, as everywhere. Two tabs may have the same table in memory: of two events
with the same number the browser stores one, and the other tab learns of it by a `WriteConflictError`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from vitral.browser.host import CONFLICT, Host
from vitral.server.store import SeatClaim, SeatRevocation, StaleAfter, Store, StoredEvent, StoredTable
from vitral.server.store.database import Statement
from vitral.server.store.errors import StoreError, WriteConflictError
from vitral.server.store.notebook_store import NotebookStore
from vitral.server.store.table_store import CHAT_LINES, FORMAT, ChatLine, OperatorRequest, TableStage

_ALL: Final = 2**31 - 1


class BrowserStore(Store):
    """Tables in the rows of a `Host`. There is nothing for operators, and no table is ever deleted for its age."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._chat: dict[str, list[ChatLine]] = {}
        """Chat stays in memory: without a server there is no other player to read it."""

    async def _write(self, **rows: Any) -> None:
        try:
            answer = await self._host.write(json.dumps(rows))
        except Exception as error:  # a full disk, or a browser that allows no storage
            raise StoreError(str(error)) from error
        if answer == CONFLICT:
            raise WriteConflictError

    async def _row(self, table: str) -> dict[str, Any] | None:
        try:
            text = await self._host.read_table(table)
        except Exception as error:
            raise StoreError(str(error)) from error
        return None if text is None else json.loads(text)

    async def rows(self) -> list[dict[str, Any]]:
        """Returns the rows of all tables, newest first."""
        try:
            found: list[dict[str, Any]] = json.loads(await self._host.read_tables())
        except Exception as error:
            raise StoreError(str(error)) from error
        return sorted(found, key=lambda row: -row["created"])

    async def create(
        self, table: StoredTable, claims: Sequence[SeatClaim], due: float = 0.0, rows: Sequence[Statement] = ()
    ) -> None:
        await self.restore(table, claims, (), due)

    async def restore(
        self,
        table: StoredTable,
        claims: Sequence[SeatClaim],
        events: Sequence[StoredEvent],
        due: float = 0.0,
        rows: Sequence[Statement] = (),
    ) -> None:
        held = [[claim.guest, claim.seat] for claim in claims]
        row = {**_row_of(table), "due": due, "claims": held, "number": len(events)}
        await self._write(table=row, events=[list(event) for event in events])

    async def append(
        self,
        event: StoredEvent,
        *,
        due: float | None = None,
        stage: int | None = None,
        claim: SeatClaim | None = None,
        revocation: SeatRevocation | None = None,
        rows: Sequence[Statement] = (),
    ) -> None:
        change: dict[str, Any] = {"id": event.table}
        if due is not None:
            change["due"] = due
        if stage is not None:
            change["stage"] = stage
        if claim is not None or revocation is not None:
            change["claims"] = await self._changed_claims(event.table, claim, revocation)
        await self._write(event=list(event), **({"change": change} if len(change) > 1 else {}))

    async def _changed_claims(
        self, table: str, claim: SeatClaim | None = None, revocation: SeatRevocation | None = None
    ) -> list[list[Any]]:
        held = [[one.guest, one.seat] for one in await self.claims(table)]
        if revocation is not None:
            held = [one for one in held if one[1] != revocation.seat or one[0] == revocation.but]
        if claim is not None and [claim.guest, claim.seat] not in held:
            held.append([claim.guest, claim.seat])
        return held

    async def table(self, table: str) -> StoredTable | None:
        row = await self._row(table)
        return None if row is None else stored_table(row)

    async def events(self, table: str, *, after: int | None = None, most: int = _ALL) -> list[StoredEvent]:
        if most <= 0:
            return []
        try:
            rows = json.loads(await self._host.read_events(table, -1 if after is None else after, most))
        except Exception as error:
            raise StoreError(str(error)) from error
        return [StoredEvent(table, number, at, body) for number, at, body in rows]

    @property
    def notebooks(self) -> NotebookStore:
        """Raises `StoreError`: without a server nobody else plays, so there are no notebooks."""
        raise StoreError("no notebooks")

    async def leave_unranked(self, tables: Iterable[str]) -> None:
        """Does nothing: without a server nobody is rated."""

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        found = {}
        for table in tables:
            row = await self._row(table)
            if row is not None:
                found[table] = row.get("number", 0)
        return found

    async def add_claim(self, claim: SeatClaim) -> None:
        await self._write(change={"id": claim.table, "claims": await self._changed_claims(claim.table, claim)})

    async def remove_claims(self, guest: str, table: str) -> None:
        """Deletes a table that its only guest leaves."""
        await self.drop(table)

    async def claims(self, table: str) -> list[SeatClaim]:
        row = await self._row(table)
        return [] if row is None else [SeatClaim(guest, table, seat) for guest, seat in row["claims"]]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        return [row["id"] for row in await self.rows()][:limit]

    async def overdue(self, now: float) -> list[str]:
        return [row["id"] for row in await self.rows() if 0 < row["due"] <= now and row["stage"] != TableStage.OVER]

    async def unmigrated(self) -> list[str]:
        return []

    async def finished(self) -> list[str]:
        return [row["id"] for row in reversed(await self.rows()) if row["stage"] == TableStage.OVER]

    async def mark_stale(self, now: float, since: StaleAfter) -> None:
        """Does nothing: no table is deleted for its age."""

    async def expired(self, before: float, bots_before: float) -> list[str]:
        return []

    async def operator_requests(self) -> list[tuple[str, OperatorRequest]]:
        return []

    async def drop(self, table: str) -> None:
        self._chat.pop(table, None)
        await self._write(drop=table)

    async def chat_lines(self, table: str) -> list[ChatLine]:
        return self._chat.get(table, [])

    async def add_chat_line(self, table: str, line: ChatLine) -> None:
        self._chat[table] = [*self._chat.get(table, []), line][-CHAT_LINES:]

    async def record_uptime(self, now: float) -> None:
        """Does nothing: `resume_turns` goes by the last event."""

    async def resume_turns(self, now: float) -> None:
        """Gives every turn that has a time limit its whole time again: nobody played while the page was closed."""
        for row in await self.rows():
            timer = json.loads(row["setup"]).get("timer", 0)
            if row["due"] and timer and row["stage"] != TableStage.OVER:
                await self._write(change={"id": row["id"], "due": now + timer})

    async def check_writable(self, now: float) -> None:
        await self._write()

    async def close(self) -> None:
        """Does nothing: all writes are stored already."""


def _row_of(table: StoredTable) -> dict[str, Any]:
    return {
        "id": table.id,
        "created": table.created,
        "stage": table.stage,
        "seed": table.seed,
        "setup": table.setup,
        "format": table.format,
    }


def stored_table(row: dict[str, Any]) -> StoredTable:
    """Returns the table of a row."""
    return StoredTable(
        row["id"],
        row["created"],
        row["stage"],
        row["seed"],
        row["setup"],
        due=row["due"],
        format=row.get("format", FORMAT),
    )
