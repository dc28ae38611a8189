"""Shared deals in the database: who played which deal with which result, and contests with who takes part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from vitral.server.store.database import Database, Statement

_ROWS: Final = "SELECT table_id, deal, guest, name, began, ranked, ended, counts, points, lead FROM played"
_INSERT: Final = (
    "INSERT INTO played (table_id, deal, guest, name, began, ranked, ended, counts, points) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)
_LEAD: Final = "UPDATE played SET lead = $2 WHERE table_id = $1"
_RESULT: Final = "UPDATE played SET ended = $2, counts = $3, points = $4, lead = $5 WHERE table_id = $1 AND ended = 0"
_FILE: Final = "file."


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A game of a shared deal. `ended` is 0 until its record was replayed."""

    table: str
    deal: str
    guest: str
    name: str
    began: float
    ranked: bool
    ended: float = 0.0
    counts: bool = False
    points: int = 0
    lead: int = 0

    @property
    def from_file(self) -> bool:
        """Whether it was not played here, but sent as a record."""
        return self.table.startswith(_FILE)


def deal_statements(played: PlayedDeal) -> tuple[Statement, ...]:
    """Returns the statements that store a game, begun here or read from a file."""
    values = (played.table, played.deal, played.guest, played.name, played.began, int(played.ranked))
    return (
        (_INSERT, (*values, played.ended, int(played.counts), played.points)),
        (_LEAD, (played.table, played.lead)),
    )


def file_name(mark: str) -> str:
    """Returns what stands for the table id of an uploaded record."""
    return f"{_FILE}{mark}"


class DealStore:
    """The games of shared deals."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, played: PlayedDeal) -> None:
        await self._database.write(statements=deal_statements(played))

    async def of_guest(self, deal: str, guest: str) -> list[PlayedDeal]:
        """Returns a guest's games of a deal, first games first."""
        return await self._read(f"{_ROWS} WHERE deal = $1 AND guest = $2 ORDER BY began, ranked DESC", deal, guest)

    async def all_of_guest(self, guest: str, kind: str, most: int) -> list[PlayedDeal]:
        """Returns a guest's games of deals whose names begin like this, last games first."""
        sql = f"{_ROWS} WHERE guest = $1 AND deal LIKE $2 ORDER BY began DESC, ranked LIMIT $3"
        return await self._read(sql, guest, f"{kind}%", most)

    async def counted_deals(self, guest: str, kind: str) -> list[str]:
        """Deals for which a guest's ranked game counts."""
        sql = "SELECT deal FROM played WHERE guest = $1 AND deal LIKE $2 AND counts = 1"
        return await self._database.column(sql, guest, f"{kind}%")

    async def results(self, deal: str) -> list[PlayedDeal]:
        """Returns the ranked games of a deal that count, the best first."""
        sql = f"{_ROWS} WHERE deal = $1 AND ranked = 1 AND counts = 1 ORDER BY lead DESC, points DESC, ended"
        return await self._read(sql, deal)

    async def of_deal(self, deal: str) -> list[PlayedDeal]:
        """Returns everybody's ranked games of a deal, finished or not."""
        return await self._read(f"{_ROWS} WHERE deal = $1 AND ranked = 1 ORDER BY began", deal)

    async def unsettled(self, deal: str, most: int) -> list[PlayedDeal]:
        """Returns the games of a deal that are over, but were not replayed yet."""
        sql = f"{_ROWS} WHERE deal = $1 AND ended = 0 AND table_id IN (SELECT id FROM tables WHERE stage = 2) LIMIT $2"
        return await self._read(sql, deal, most)

    async def edition(self, deal: str) -> int | None:
        """Returns the edition of the cards of the first game of a deal: everybody else is dealt the same."""
        sql = "SELECT setup FROM tables JOIN played ON table_id = id WHERE deal = $1 ORDER BY began LIMIT 1"
        rows = await self._database.read(sql, deal)
        return int(msgspec.json.decode(rows[0][0]).get("edition", 1)) if rows else None

    async def settle(self, played: Sequence[PlayedDeal]) -> None:
        """Stores the results of games."""
        values = [(game.table, game.ended, int(game.counts), game.points, game.lead) for game in played]
        await self._database.write(statements=[(_RESULT, value) for value in values])

    async def delete_files(self, before: float) -> None:
        """Deletes results of files sent before that time."""
        sql = "DELETE FROM played WHERE table_id LIKE $1 AND ended < $2"
        await self._database.write(statements=[(sql, (f"{_FILE}%", before))])

    async def _read(self, sql: str, *values: object) -> list[PlayedDeal]:
        return [
            PlayedDeal(table, deal, guest, name, at, bool(ranked), ended, bool(counts), points, lead)
            for table, deal, guest, name, at, ranked, ended, counts, points, lead in await self._database.read(
                sql, *values
            )
        ]


@dataclass(frozen=True, slots=True)
class StoredContest:
    """A contest; its body is JSON."""

    id: str
    created: float
    guest: str
    body: str


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who takes part; numbers count from 0 in the order of entering."""

    guest: str
    number: int
    name: str


class ContestStore:
    """Contests, and who takes part."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, contest: StoredContest, host: Entrant) -> None:
        made = (
            "INSERT INTO contests (id, created, guest, body) VALUES ($1, $2, $3, $4)",
            (contest.id, contest.created, contest.guest, contest.body),
        )
        await self._database.write(statements=[made, _entrant_row(contest.id, host)])

    async def find(self, contest: str) -> StoredContest | None:
        return await self._database.first(
            StoredContest, "SELECT id, created, guest, body FROM contests WHERE id = $1", contest
        )

    async def change(self, contest: str, body: str) -> None:
        await self._database.write(statements=[("UPDATE contests SET body = $2 WHERE id = $1", (contest, body))])

    async def enter(self, contest: str, entrant: Entrant) -> None:
        await self._database.write(statements=[_entrant_row(contest, entrant)])

    async def entrants(self, contest: str) -> list[Entrant]:
        """Returns the entrants in the order in which they entered."""
        sql = "SELECT guest, number, name FROM entrants WHERE contest_id = $1 ORDER BY number"
        return await self._database.rows(Entrant, sql, contest)

    async def entered_by(self, guest: str, most: int) -> list[StoredContest]:
        """Returns where a guest takes part, newest first."""
        sql = (
            "SELECT id, created, contests.guest, body FROM contests JOIN entrants ON contest_id = id "
            "WHERE entrants.guest = $1 ORDER BY created DESC LIMIT $2"
        )
        return await self._database.rows(StoredContest, sql, guest, most)

    async def delete_old(self, before: float) -> None:
        """Deletes contests set up before that time."""
        old = "SELECT id FROM contests WHERE created < $1"
        await self._database.write(
            statements=[
                (f"DELETE FROM entrants WHERE contest_id IN ({old})", (before,)),
                ("DELETE FROM contests WHERE created < $1", (before,)),
            ]
        )


def _entrant_row(contest: str, entrant: Entrant) -> tuple[str, tuple[str, str, int, str]]:
    sql = "INSERT INTO entrants (contest_id, guest, number, name) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
    return (sql, (contest, entrant.guest, entrant.number, entrant.name))
