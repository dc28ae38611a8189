"""Operations on a store for its operator, beside its server or without one: list, erase, verify, back up."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

import msgspec

from vitral.game import replay
from vitral.game.proof import prove_dealing
from vitral.records import Record, RecordError
from vitral.server.logs import table_mark
from vitral.server.store import OperatorStore, StoredEvent, StoredTable, StoreError, visit_store
from vitral.server.store.copies import copy_file, copy_in, copy_out
from vitral.server.store.deal_store import ContestStore
from vitral.server.store.table_store import TableStage
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.events import SeatClaimed, SeatFreed, read_event, write_event
from vitral.server.tables.loading import open_table_store, replay_table
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table
from vitral.translatable import TranslatableText

Stage = Literal["choosing", "playing", "over"]
_STAGES: Final[dict[int, Stage]] = {
    TableStage.CHOOSING: "choosing",
    TableStage.PLAYING: "playing",
    TableStage.OVER: "over",
}
_CONTESTS: Final = 10_000
"""More contests than one person takes part in."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """One table. Times are seconds since 1970; 0 is never."""

    table: str
    mark: str
    """Its name in the log (`table_mark`)."""
    stage: Stage
    events: int
    created: float
    updated: float
    closed: float
    stale: float
    seats: list[str]
    """By seat, how it was set up: `here`, `link`, or the bot. Names are left out."""


async def list_tables(store: OperatorStore) -> list[ListedTable]:
    """Returns all tables, newest first."""
    activity = await store.activity()
    tables = []
    for table in await store.tables():
        events, last = activity.get(table.id, (0, table.created))
        mark, stage, seats = table_mark(table.id), _STAGES[table.stage], _seats(table.setup)
        tables.append(ListedTable(table.id, mark, stage, events, table.created, last, table.closed, table.stale, seats))
    return tables


async def find_table_id(store: OperatorStore, name: str) -> str | None:
    """Returns the id of a table, given that or how the log calls it."""
    if await store.table(name) is not None:
        return name
    return next((table.id for table in await store.tables() if table_mark(table.id) == name), None)


def _seats(setup: str) -> list[str]:
    try:
        return [seat.bot or seat.kind for seat in msgspec.json.decode(setup, type=Setup).seats]
    except msgspec.MsgspecError:  # damaged: `verify` names it
        return []


# -- erasing a person: their names, their claims, and all else that is stored of them; the games are the others', too --


@dataclass(frozen=True, slots=True)
class ErasedSeat:
    """A seat whose name was erased."""

    table: str
    seat: int


async def erase_person(store: OperatorStore, table: str, seat: int) -> list[ErasedSeat]:
    """Erases the people of a seat, at all tables where they have one; returns what was erased.

    Raises `StoreError` if the table has no such seat.
    """
    stored = await store.table(table)
    if stored is None or not 0 <= seat < len(msgspec.json.decode(stored.setup, type=Setup).seats):
        raise StoreError(TranslatableText("fault-no-seat", "this table has no seat {number}", number=seat + 1))
    people = sorted({claim.guest for claim in await store.claims(table) if claim.seat == seat})
    return await erase_people(store, people, {table: {seat}})


async def erase_people(
    store: OperatorStore, people: Sequence[str], more: dict[str, set[int]] | None = None
) -> list[ErasedSeat]:
    """Erases these people and the names of their seats, and of some more; returns what was erased."""
    seats: dict[str, set[int]] = dict(more or {})
    for person in people:
        claims = await store.claims_of(person), await store.played_by(person), await store.seats_left(person)
        for claim in chain.from_iterable(claims):
            seats.setdefault(claim.table, set()).update({claim.seat} - {-1})
    freed: dict[str, set[int]] = {}
    for person in people:
        for claim in await store.seats_freed(person):
            freed.setdefault(claim.table, set()).add(claim.seat)
    setups: dict[str, str] = {}
    events: list[StoredEvent] = []
    until: list[tuple[str, int, float]] = []
    for name, mine in freed.items():
        all_events = await store.events(name)
        for seat, last in _last_freed(all_events, mine).items():
            until.append((name, seat, last.at))
            before = [event for event in all_events if event.number < last.number]
            events += [event for stored in before if (event := _without_name(stored, {seat})) is not None]
    for name, mine in seats.items():
        stored = await store.table(name)
        if stored is not None:
            setups[name] = _without_names(stored.setup, mine)
            events += [
                event for stored in await store.events(name) if (event := _without_name(stored, mine)) is not None
            ]
    contests = {contest: _without_title(body) for contest, body in await _titled_contests(store, people)}
    nameless = {table: sorted(mine) for table, mine in seats.items()}
    await store.rewrite(setups, events, people, nameless, contests, until)
    return [ErasedSeat(name, seat) for name, mine in sorted(seats.items()) for seat in sorted(mine)]


async def _titled_contests(store: OperatorStore, people: Sequence[str]) -> list[tuple[str, str]]:
    """Returns the contests, with their bodies, whose titles these people wrote or are named in."""
    titles, contests = [], ContestStore(store.database)
    for person in people:
        for contest in await contests.entered_by(person, _CONTESTS):
            names = [
                entrant.name
                for entrant in await contests.entrants(contest.id)
                if entrant.guest == person and entrant.name
            ]
            title = str(msgspec.json.decode(contest.body)["title"]).casefold()
            if contest.guest == person or any(_names(title, name.casefold()) for name in names):
                titles.append((contest.id, contest.body))
    return titles


def _names(title: str, name: str) -> bool:
    """Returns whether a name is in a title, not just as a part of other words."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", title) is not None


def _without_title(body: str) -> str:
    return msgspec.json.encode({**msgspec.json.decode(body), "title": ""}).decode()


def _without_names(text: str, seats: set[int]) -> str:
    """Returns a setup in which these seats have no names, nor the other seats if their host is a person of them."""
    setup = msgspec.json.decode(text, type=Setup)
    named = tuple(
        msgspec.structs.replace(seat, name="") if at in seats or (seat.kind != "here" and setup.host in seats) else seat
        for at, seat in enumerate(setup.seats)
    )
    return msgspec.json.encode(msgspec.structs.replace(setup, seats=named)).decode()


def _last_freed(events: Sequence[StoredEvent], seats: set[int]) -> dict[int, StoredEvent]:
    """Returns by seat when it was last freed: earlier events were made by other people than its present ones."""
    freed = ((read_event(stored.body), stored) for stored in events)
    return {event.seat: stored for event, stored in freed if isinstance(event, SeatFreed) and event.seat in seats}


def _without_name(stored: StoredEvent, seats: set[int]) -> StoredEvent | None:
    """Returns an event without the name of one of these seats; None if it has none."""
    event = read_event(stored.body)
    if not isinstance(event, SeatClaimed) or event.seat not in seats or not event.name:
        return None
    return stored._replace(body=write_event(SeatClaimed(event.seat)))


# -- verifying: no event missing, each possible, each deal the one promised --------------------------------------------


@dataclass(frozen=True, slots=True)
class TableVerdict:
    """The result of verifying one table."""

    table: str
    events: int
    fault: TranslatableText | None = None
    """What is wrong, if anything is."""


async def verify_tables(store: OperatorStore) -> AsyncIterator[TableVerdict]:
    """Yields a verdict on every table, and on rows that belong to no table."""
    tables = await store.tables()
    for stored in tables:
        yield await _verify(store, stored)
    names = {stored.id for stored in tables}
    for name in await store.named_without_table():
        if name not in names and await store.table(name) is None:
            stray = TranslatableText("fault-kept-stray", "it has events or seats, but no table")
            yield TableVerdict(name, len(await store.events(name)), stray)


async def _verify(store: OperatorStore, stored: StoredTable) -> TableVerdict:
    try:
        events = await store.events(stored.id)
    except StoreError as error:  # a damaged file; the other tables may be legible
        return TableVerdict(
            stored.id, 0, TranslatableText("fault-kept-unread", "its events cannot be read: {why}", why=str(error))
        )
    try:
        table = replay_table(stored, events)
    except DamagedTableError as damaged:
        return TableVerdict(stored.id, len(events), damaged.why)
    fault = _fault(table)
    if fault is None and table.stage != stored.stage:
        # A server may have gone on between two readings.
        again = await store.table(stored.id)
        if again is not None and again.stage == stored.stage:
            fault = TranslatableText(
                "fault-kept-stage",
                "its stage is stored as {kept}, but its events lead to {found}",
                kept=stored.stage,
                found=table.stage,
            )
    return TableVerdict(stored.id, len(events), fault)


def _fault(table: Table) -> TranslatableText | None:
    """Returns what is wrong with the record of a finished game, read as from a file."""
    if not table.over:
        return None
    try:
        record = Record.from_json(table.record().to_json())
        replay(record, by_hand=True)
        if record.seed is not None:
            prove_dealing(record, table.commitment)
    except RecordError as error:
        return error.text
    return None


# -- backups -----------------------------------------------------------------------------------------------------------


async def backup(address: str, file: Path) -> list[TableVerdict]:
    """Copies a store into a new file while its server goes on, and verifies every table of the copy."""
    await copy_out(address, file)
    with TemporaryDirectory(prefix="vitral-") as folder:
        return await _verify_copy(file, Path(folder) / "copy.db")


async def restore(file: Path, address: str) -> list[TableVerdict]:
    """Verifies every table of a backup, and makes it the store at an address where there is none."""
    with TemporaryDirectory(prefix="vitral-") as folder:
        copy = Path(folder) / "copy.db"
        stored = await _verify_copy(file, copy)
        await copy_in(copy, address)
    return stored


async def _verify_copy(file: Path, copy: Path) -> list[TableVerdict]:
    """Verifies a copy that is brought up to date, so that the backup itself stays as it was made."""
    copy_file(file, copy)
    await (await open_table_store(str(copy))).close()
    store = await visit_store(str(copy))
    try:
        return [verdict async for verdict in verify_tables(store)]
    finally:
        await store.close()
