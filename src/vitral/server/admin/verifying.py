"""Every record of a store, held against the rules: no event missing, each possible, each deal the one promised."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from vitral.game import replay
from vitral.game.proof import prove_dealing
from vitral.records import Record, RecordError
from vitral.server.store import OperatorStore, StoredTable, StoreError
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.stored_table import replay_table
from vitral.server.tables.table import Table
from vitral.translatable import TranslatableText


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found of one table."""

    table: str
    events: int
    fault: TranslatableText | None = None
    """What is wrong, if anything is."""


async def verdicts(store: OperatorStore) -> AsyncIterator[Verdict]:
    """A verdict on every table, and on what belongs to no table, if there is something."""
    known = await store.tables()
    for stored in known:
        yield await _verdict(store, stored)
    names = {stored.id for stored in known}
    for name in await store.named_without_table():
        if name not in names and await store.table(name) is None:
            nobody = TranslatableText("fault-kept-stray", "there are events or seats of it, but no table")
            yield Verdict(name, len(await store.events(name)), nobody)


async def _verdict(store: OperatorStore, stored: StoredTable) -> Verdict:
    try:
        events = await store.events(stored.id)
    except StoreError as error:  # a damaged file; the other tables may be legible
        return Verdict(
            stored.id, 0, TranslatableText("fault-kept-unread", "its events cannot be read: {why}", why=str(error))
        )
    try:
        table = replay_table(stored, events)
    except DamagedTableError as damaged:
        return Verdict(stored.id, len(events), damaged.why)
    fault = _fault(table)
    if fault is None and table.stage != stored.stage:
        # A server may have gone on between two readings.
        again = await store.table(stored.id)
        if again is not None and again.stage == stored.stage:
            fault = TranslatableText(
                "fault-kept-stage",
                "its stage is kept as {kept}, but its events lead to {found}",
                kept=stored.stage,
                found=table.stage,
            )
    return Verdict(stored.id, len(events), fault)


def _fault(table: Table) -> TranslatableText | None:
    """What is wrong with the record of a finished game, read again as anybody would read it."""
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
