"""A table as the store has it: set up, and everything that happened since."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from vitral.said import Said, sentence_of
from vitral.server.store import StoredEvent, StoredTable
from vitral.server.tables.events import read_event
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table

Lay = Callable[[str, float, bytes, Setup], Table]
"""Lays a table as it was set up: its id, when, its seed and its setup."""


class DamagedTable(Exception):  # noqa: N818 - it is one
    """What the store has of a table does not make one; `why` says where it breaks off."""

    def __init__(self, table: str, why: Said) -> None:
        super().__init__(f"table {table}: {why}")
        self.table = table
        self.why = why


def lay_table(table: str, created: float, seed: bytes, setup: Setup) -> Table:
    return Table(table, created, seed, setup)


def replayed(stored: StoredTable, events: Sequence[StoredEvent], lay: Lay = lay_table) -> Table:
    """The table that these events make; `DamagedTable` if one is missing, cannot be read, or cannot have happened."""
    table = laid(stored, lay)
    happened(table, events)
    return table


def laid(stored: StoredTable, lay: Lay) -> Table:
    """The table as it was set up."""
    try:
        setup = msgspec.json.decode(stored.setup, type=Setup)
        return lay(stored.id, stored.created, bytes.fromhex(stored.seed), setup)
    except Exception as error:  # whatever a damaged row leads to
        unread = Said("fault-kept-setup", "its setup cannot be read: {why}", why=_reason(error))
        raise DamagedTable(stored.id, unread) from error


def happened(table: Table, events: Sequence[StoredEvent]) -> None:
    """Let these events happen, which follow those that happened already."""
    for number, event in enumerate(events, table.number + 1):
        if event.number != number:
            gap = Said(
                "fault-kept-gap",
                "event {number} is missing; the next one is {found}",
                number=number,
                found=event.number,
            )
            raise DamagedTable(table.id, gap)
        try:
            table.apply(read_event(event.body), event.at)
        except Exception as error:
            impossible = Said(
                "fault-kept-event", "event {number} cannot have happened: {why}", number=number, why=_reason(error)
            )
            raise DamagedTable(table.id, impossible) from error


def _reason(error: Exception) -> str:
    return sentence_of(error) or type(error).__name__
