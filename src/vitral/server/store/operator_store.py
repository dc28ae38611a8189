"""The store as operators use it: all tables at once, and changes that no player could make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from vitral.server.store.database import Statement, StoredEvent
from vitral.server.store.table_store import (
    NO_NOTEBOOK,
    TABLE_ROWS,
    OperatorRequest,
    SeatClaim,
    Store,
    StoredTable,
    forget_guest,
)

_SETUP: Final = "UPDATE tables SET setup = $2 WHERE id = $1"
_BODY: Final = "UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2"
_CLOSED: Final = "UPDATE tables SET closed = $2 WHERE id = $1"
_NAMELESS: Final = "UPDATE results SET person = '', name = '' WHERE table_id = $1 AND seat = $2"
_OF_PEOPLE: Final = (
    ("people", "id"),
    *((name, "person") for name in ("devices", "passkeys", "pushes", "tells", "ratings")),
)
"""Where people are named, beside results: tables and columns."""
_SILENT: Final = "DELETE FROM talk WHERE table_id = $1 AND seat = $2"
_SILENT_UNTIL: Final = f"{_SILENT} AND at <= $3"
_TO_DO: Final = "UPDATE tables SET reread = $2 WHERE id = $1 AND reread < $2"


class OperatorStore(Store):
    """A store opened beside its server: changed tables are marked, and the server reloads them."""

    async def tables(self) -> list[StoredTable]:
        return await self._database.rows(StoredTable, f"{TABLE_ROWS} ORDER BY created DESC, id")

    async def close_table(self, table: str, at: float) -> None:
        """Closes a table at that time; with 0, opens it again."""
        await self._database.write(statements=[(_CLOSED, (table, at)), (_TO_DO, (table, OperatorRequest.RELOAD))])

    async def reissue_links(self, table: str) -> None:
        """Asks the server to reissue all links of a table, now or when one runs again."""
        await self._database.write(statements=[(_TO_DO, (table, OperatorRequest.REISSUE_LINKS))])

    async def activity(self) -> dict[str, tuple[int, float]]:
        """Returns by table the number of its events and the time of the last."""
        rows = await self._database.read("SELECT table_id, COUNT(*), MAX(at) FROM events GROUP BY table_id")
        return {table: (count, last) for table, count, last in rows}

    async def claims_of(self, guest: str) -> list[SeatClaim]:
        """Returns the claims of a guest at all tables."""
        rows = await self._database.read("SELECT table_id, seat FROM holds WHERE guest = $1 AND seat >= -1", guest)
        return [SeatClaim(guest, table, seat) for table, seat in rows]

    async def played_by(self, guest: str) -> list[SeatClaim]:
        """Returns the seats a guest is known to have played, also at tables they have left since."""
        sql = (
            "SELECT table_id, seat FROM results WHERE person = $1 UNION SELECT table_id, 0 FROM played WHERE guest = $1"
        )
        return [SeatClaim(guest, table, seat) for table, seat in await self._database.read(sql, guest)]

    async def named_without_table(self) -> list[str]:
        """Returns ids of tables that do not exist, though events or claims name them."""
        missing = "FROM {} WHERE table_id NOT IN (SELECT id FROM tables)"
        sql = " UNION ".join(f"SELECT table_id {missing.format(name)}" for name in ("events", "holds"))
        return sorted(row[0] for row in await self._database.read(sql))

    async def faults(self) -> list[str]:
        """Returns what the database's own check finds wrong with its files."""
        return await self._database.faults()

    async def rewrite(
        self,
        setups: Mapping[str, str],
        events: Sequence[StoredEvent],
        without: Sequence[str],
        nameless: Mapping[str, Sequence[int]],
        contests: Mapping[str, str],
        silent_until: Sequence[tuple[str, int, float]] = (),
    ) -> None:
        """Replaces setups, events and contests, deletes people, their chat and notebooks, and removes the names of
        seats, in one transaction. What was written at the seats of *silent_until* is deleted up to a time.
        """
        statements: list[Statement] = []
        for person in without:
            statements += forget_guest(person)
            statements += [(f"DELETE FROM {name} WHERE {column} = $1", (person,)) for name, column in _OF_PEOPLE]
            statements.append(("UPDATE results SET person = '', name = '' WHERE person = $1", (person,)))
        named = [(table, seat) for table, seats in nameless.items() for seat in seats]
        statements += [(sql, seat) for sql in (_NAMELESS, _SILENT, NO_NOTEBOOK) for seat in named]
        statements += [(_SILENT_UNTIL, seat) for seat in silent_until]
        for table, setup in setups.items():
            statements += [(_SETUP, (table, setup)), (_TO_DO, (table, OperatorRequest.RELOAD))]
        statements += [("UPDATE contests SET body = $2 WHERE id = $1", contest) for contest in contests.items()]
        statements += [(_BODY, (event.table, event.number, event.body)) for event in events]
        await self._database.write(statements=statements)
