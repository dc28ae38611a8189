"""Contests, as the store keeps them: what was agreed and how far it is, and who takes part."""

from __future__ import annotations

from dataclasses import dataclass

from vitral.server.store.base import Database


@dataclass(frozen=True, slots=True)
class StoredContest:
    """A contest; its body is JSON."""

    id: str
    created: float
    guest: str
    body: str


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part; numbers count from 0 in the order of entering."""

    guest: str
    number: int
    name: str


class ContestStore:
    """Asks a database about contests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, contest: StoredContest, host: Entrant) -> None:
        made = ("INSERT INTO contests (id, created, guest, body) VALUES ($1, $2, $3, $4)", _values(contest))
        await self._database.write(statements=[made, _entered(contest.id, host)])

    async def find(self, contest: str) -> StoredContest | None:
        rows = await self._database.read("SELECT id, created, guest, body FROM contests WHERE id = $1", contest)
        return StoredContest(*rows[0]) if rows else None

    async def change(self, contest: str, body: str) -> None:
        await self._database.write(statements=[("UPDATE contests SET body = $2 WHERE id = $1", (contest, body))])

    async def enter(self, contest: str, entrant: Entrant) -> None:
        await self._database.write(statements=[_entered(contest, entrant)])

    async def entrants(self, contest: str) -> list[Entrant]:
        """In the order of entering."""
        sql = "SELECT guest, number, name FROM entrants WHERE contest_id = $1 ORDER BY number"
        return [Entrant(*row) for row in await self._database.read(sql, contest)]

    async def entered_by(self, guest: str, most: int) -> list[StoredContest]:
        """Where a guest takes part, newest first."""
        sql = (
            "SELECT id, created, contests.guest, body FROM contests JOIN entrants ON contest_id = id "
            "WHERE entrants.guest = $1 ORDER BY created DESC LIMIT $2"
        )
        return [StoredContest(*row) for row in await self._database.read(sql, guest, most)]

    async def forget(self, before: float) -> None:
        """Forget contests set up before that time."""
        old = "SELECT id FROM contests WHERE created < $1"
        await self._database.write(
            statements=[
                (f"DELETE FROM entrants WHERE contest_id IN ({old})", (before,)),
                ("DELETE FROM contests WHERE created < $1", (before,)),
            ]
        )


def _values(contest: StoredContest) -> tuple[str, float, str, str]:
    return (contest.id, contest.created, contest.guest, contest.body)


def _entered(contest: str, entrant: Entrant) -> tuple[str, tuple[str, str, int, str]]:
    sql = "INSERT INTO entrants (contest_id, guest, number, name) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
    return (sql, (contest, entrant.guest, entrant.number, entrant.name))
