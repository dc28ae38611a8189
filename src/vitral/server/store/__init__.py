"""Where tables are kept: one `Store` over SQLite or PostgreSQL, the same SQL for both."""

from vitral.server.store.base import (
    Database,
    Hold,
    Overtaken,
    Store,
    StoredEvent,
    StoredTable,
    StoreError,
    Untouched,
    Vacated,
)
from vitral.server.store.opening import open_store, visit_store
from vitral.server.store.operator_store import OperatorStore
from vitral.server.store.people_store import PeopleStore

__all__ = [
    "Database",
    "Hold",
    "OperatorStore",
    "Overtaken",
    "PeopleStore",
    "Store",
    "StoreError",
    "StoredEvent",
    "StoredTable",
    "Untouched",
    "Vacated",
    "open_store",
    "visit_store",
]
