"""The finished games of a store as records, for those who study them. Nothing is changed there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from vitral.records import Record
from vitral.server.store import Store
from vitral.server.tables.migration import open_tables
from vitral.server.tables.stored_table import apply_events, load_table


def finished_records(address: str) -> Iterator[Record]:
    """The record of every finished table, oldest first; `StoreError` if the store cannot be opened."""
    with asyncio.Runner() as runner:
        store = runner.run(open_tables(address))
        try:
            for table in runner.run(store.finished()):
                record = runner.run(_record(store, table))
                if record is not None:
                    yield record
        finally:
            runner.run(store.close())


async def _record(store: Store, table: str) -> Record | None:
    stored = await store.table(table)
    if stored is None or stored.closed:
        return None
    found = load_table(stored)
    apply_events(found, await store.events(table))
    return found.record()
