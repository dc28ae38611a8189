"""Where tables are kept: one `Store` over SQLite or PostgreSQL, the same SQL for both."""

from vitral.server.store.base import Database, Hold, Store, StoredEvent, StoredTable, StoreError, Untouched, Vacated
from vitral.server.store.opening import open_store

__all__ = [
    "Database",
    "Hold",
    "Store",
    "StoreError",
    "StoredEvent",
    "StoredTable",
    "Untouched",
    "Vacated",
    "open_store",
]
