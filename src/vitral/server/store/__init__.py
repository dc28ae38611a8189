"""Where tables are kept: one `Store` over SQLite or PostgreSQL, the same SQL for both."""

from vitral.server.store.base import (
    Database,
    SeatClaim,
    SeatRevocation,
    StaleAfter,
    Store,
    StoredEvent,
    StoredTable,
    StoreError,
    WriteConflictError,
)
from vitral.server.store.opening import open_store, visit_store
from vitral.server.store.operator_store import OperatorStore
from vitral.server.store.people_store import PeopleStore

__all__ = [
    "Database",
    "OperatorStore",
    "PeopleStore",
    "SeatClaim",
    "SeatRevocation",
    "StaleAfter",
    "Store",
    "StoreError",
    "StoredEvent",
    "StoredTable",
    "WriteConflictError",
    "open_store",
    "visit_store",
]
