"""Statements as SQLite has them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

GROUP: Final = 500
"""The most writes committed together."""


@lru_cache(GROUP)
def inserting(events: int) -> str:
    """One statement for so many events: each statement costs the writer a wait for the interpreter's lock. And if one
    of them cannot be kept none is, so that SQLite need not note how to undo that statement alone.
    """
    rows = ", ".join(["(?, ?, ?, ?)"] * events)
    return f"INSERT OR ROLLBACK INTO events (table_id, number, at, body) VALUES {rows}"


@lru_cache(1000)
def own(sql: str) -> str:
    """A statement with its values numbered as SQLite does it."""
    return re.sub(r"\$(\d)", r"?\1", sql)
