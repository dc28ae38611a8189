"""The store: tables, people and deals in SQLite or PostgreSQL, by the same SQL."""

from vitral.server.store.database import Database, StoredEvent
from vitral.server.store.errors import StoreError, WriteConflictError
from vitral.server.store.opening import open_store, visit_store
from vitral.server.store.operator_store import OperatorStore
from vitral.server.store.people_store import PeopleStore
from vitral.server.store.table_store import SeatClaim, SeatRevocation, StaleAfter, Store, StoredTable

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
