"""Tables as the store has them: loaded, replayed, brought up to date, and read as records.

Until format 2, a table stored its choices, and what was dealt followed from its seed and the decks of the time. Each
such table is migrated once, in one transaction, so a server that is stopped in the middle goes on with the others when
it starts again. A table that cannot be migrated stays as it is stored: `vitral admin verify` names it and says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence

import msgspec

from vitral.game.dealer import dealer_of
from vitral.records import Record
from vitral.server.logs import log, table_mark
from vitral.server.store import Store, StoredEvent, StoredTable, open_store
from vitral.server.store.opening import TIMEOUT_SECONDS
from vitral.server.store.table_store import FORMAT
from vitral.server.tables.errors import DamagedTableError
from vitral.server.tables.events import read_event, write_event
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table
from vitral.translatable import TranslatableText, sentence_of


def load_table(stored: StoredTable, displayed_commitment: str = "") -> Table:
    """Returns a table as it was set up; raises `DamagedTableError` if its row cannot be read.

    *displayed_commitment* replaces that of its seed, for tests that compare two deals.
    """
    if stored.format != FORMAT:
        old = TranslatableText("fault-kept-format", "an older version stored it, and it cannot be migrated")
        raise DamagedTableError(stored.id, old)
    try:
        setup = msgspec.json.decode(stored.setup, type=Setup)
        return Table(stored.id, stored.created, bytes.fromhex(stored.seed), setup, displayed_commitment)
    except Exception as error:  # a damaged row may raise anything
        unread = TranslatableText("fault-kept-setup", "its setup cannot be read: {why}", why=_reason(error))
        raise DamagedTableError(stored.id, unread) from error


def apply_events(table: Table, events: Sequence[StoredEvent]) -> None:
    """Applies the next events to a table; raises `DamagedTableError` if one is missing or cannot have happened."""
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


def replay_table(stored: StoredTable, events: Sequence[StoredEvent]) -> Table:
    """Returns the table that all these events make; raises `DamagedTableError` if they make none."""
    table = load_table(stored)
    apply_events(table, events)
    return table


def _reason(error: Exception) -> str:
    return sentence_of(error) or type(error).__name__


def finished_records(address: str) -> Iterator[Record]:
    """Yields the record of every finished table, oldest first; raises `StoreError` if the store cannot be opened."""
    with asyncio.Runner() as runner:
        store = runner.run(open_table_store(address))
        try:
            for name in runner.run(store.finished()):
                stored = runner.run(store.table(name))
                if stored is not None and not stored.closed:
                    yield replay_table(stored, runner.run(store.events(name))).record()
        finally:
            runner.run(store.close())


# -- migration -----------------------------------------------------------------------------------------------------


async def open_table_store(address: str, *, patience: float = TIMEOUT_SECONDS, shared: bool = False) -> Store:
    """Opens a store (see `open_store`), and brings every table in it up to date."""
    store = await open_store(address, patience=patience, shared=shared)
    try:
        await migrate(store)
    except BaseException:
        await store.close()
        raise
    return store


async def migrate(store: Store) -> list[str]:
    """Brings every table up to date; returns the ids of those that cannot be."""
    names = await store.unmigrated()
    failed = []
    for name in names:
        stored, events = await store.table(name), await store.events(name)
        assert stored is not None
        try:
            setup, rewritten = await asyncio.to_thread(add_outcomes, stored, events)
        except Exception as error:  # a damaged table may raise anything
            log("a table cannot be brought up to date", logging.ERROR, table=table_mark(name), why=_reason(error))
            failed.append(name)
            continue
        await store.migrated(name, setup, rewritten)
    if names:
        log("tables were brought up to date", logging.INFO, tables=len(names) - len(failed), failed=len(failed))
    return failed


def add_outcomes(stored: StoredTable, events: Sequence[StoredEvent]) -> tuple[str, list[StoredEvent]]:
    """Deals a table of format 1 again; returns its setup with what was dealt, and the events that have changed.

    May raise any error if its events cannot have happened.
    """
    seed, setup = bytes.fromhex(stored.seed), msgspec.json.decode(stored.setup, type=Setup)
    dealer = dealer_of(setup.dealer, seed)
    table = Table.new(stored.id, stored.created, seed, setup, dealer)
    rewritten = []
    for number, event in enumerate(events, 1):
        if event.number != number:
            raise ValueError(f"event {number} is missing")
        decided, _ = table.decide(read_event(event.body), event.at, dealer)
        body = write_event(decided)
        if body != event.body:
            rewritten.append(event._replace(body=body))
    return msgspec.json.encode(table.setup).decode(), rewritten
