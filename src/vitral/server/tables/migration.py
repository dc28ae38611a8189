"""Brings tables that an older version stored up to date: what was dealt is written into their events, once.

Until format 2, a table stored its choices, and what was dealt followed from its seed and the decks of the time. Each
table is migrated in one transaction, so a server that is stopped in the middle goes on with the others when it starts
again. A table that cannot be migrated stays as it is stored: `vitral admin verify` names it and says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from vitral.game.dealer import dealer_of
from vitral.server.logs import log, table_mark
from vitral.server.store import Store, StoredEvent, StoredTable, open_store
from vitral.server.store.opening import PATIENCE
from vitral.server.tables.events import read_event, write_event
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table
from vitral.translatable import sentence_of


async def open_tables(address: str, *, patience: float = PATIENCE, shared: bool = False) -> Store:
    """Open a store (see `open_store`), and bring every table in it up to date."""
    store = await open_store(address, patience=patience, shared=shared)
    try:
        await migrate(store)
    except BaseException:
        await store.close()
        raise
    return store


async def migrate(store: Store) -> list[str]:
    """Bring every table up to date; return the ids of those that cannot be."""
    names = await store.unmigrated()
    failed = []
    for name in names:
        stored, events = await store.table(name), await store.events(name)
        assert stored is not None
        try:
            setup, rewritten = await asyncio.to_thread(with_outcomes, stored, events)
        except Exception as error:  # whatever a damaged table leads to
            why = sentence_of(error) or type(error).__name__
            log("a table cannot be brought up to date", logging.ERROR, table=table_mark(name), why=why)
            failed.append(name)
            continue
        await store.migrated(name, setup, rewritten)
    if names:
        log("tables were brought up to date", logging.INFO, tables=len(names) - len(failed), failed=len(failed))
    return failed


def with_outcomes(stored: StoredTable, events: Sequence[StoredEvent]) -> tuple[str, list[StoredEvent]]:
    """Deal a table of format 1 again; return its setup with what was dealt, and the events that have changed.

    Raises whatever its events lead to if they cannot have happened.
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
