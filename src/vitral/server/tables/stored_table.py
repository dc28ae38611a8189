"""A table as the store has it: set up, and everything that happened since."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vitral.server.store import StoredEvent, StoredTable
from vitral.server.store.base import FORMAT
from vitral.server.tables.events import read_event
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table
from vitral.translatable import TranslatableText, sentence_of


class DamagedTableError(Exception):
    """What the store has of a table does not make one; `why` says where it breaks off."""

    def __init__(self, table: str, why: TranslatableText) -> None:
        super().__init__(f"table {table}: {why}")
        self.table = table
        self.why = why


def replay_table(stored: StoredTable, events: Sequence[StoredEvent], shown: str = "") -> Table:
    """The table that these events make; `DamagedTableError` if one is missing, cannot be read, or cannot have happened.

    `shown` is what it shows instead of its commitment, as tests that compare two deals do.
    """
    table = load_table(stored, shown)
    apply_events(table, events)
    return table


def load_table(stored: StoredTable, shown: str = "") -> Table:
    """The table as it was set up."""
    if stored.format != FORMAT:
        raise DamagedTableError(
            stored.id, TranslatableText("fault-kept-format", "an older version stored it, and it cannot be migrated")
        )
    try:
        setup = msgspec.json.decode(stored.setup, type=Setup)
        return Table(stored.id, stored.created, bytes.fromhex(stored.seed), setup, shown)
    except Exception as error:  # whatever a damaged row leads to
        unread = TranslatableText("fault-kept-setup", "its setup cannot be read: {why}", why=_reason(error))
        raise DamagedTableError(stored.id, unread) from error


def apply_events(table: Table, events: Sequence[StoredEvent]) -> None:
    """Let these events happen, which follow those that happened already."""
    for number, event in enumerate(events, table.number + 1):
        if event.number != number:
            gap = TranslatableText(
                "fault-kept-gap",
                "event {number} is missing; the next one is {found}",
                number=number,
                found=event.number,
            )
            raise DamagedTableError(table.id, gap)
        try:
            table.apply(read_event(event.body), event.at)
        except Exception as error:
            impossible = TranslatableText(
                "fault-kept-event", "event {number} cannot have happened: {why}", number=number, why=_reason(error)
            )
            raise DamagedTableError(table.id, impossible) from error


def _reason(error: Exception) -> str:
    return sentence_of(error) or type(error).__name__
