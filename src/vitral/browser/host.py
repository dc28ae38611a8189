"""The interface to the browser: it stores rows, carries messages between tabs, holds locks, and starts workers.

In a browser it is an object of JavaScript, in tests one of Python.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, Protocol

CONFLICT: Final = "conflict"
"""The answer of `Host.write` if another tab has stored an event with that number."""


class Host(Protocol):
    """The browser, as a worker sees it. Rows and messages are JSON; a failure raises an exception of any kind."""

    def read_table(self, table: str) -> Awaitable[str | None]:
        """Returns the row of a table."""

    def read_tables(self) -> Awaitable[str]:
        """Returns the rows of all tables, as a JSON array."""

    def read_events(self, table: str, after: int, most: int) -> Awaitable[str]:
        """Returns *most* events of a table after that number, in order, as a JSON array of `[number, at, body]`."""

    def write(self, rows: str) -> Awaitable[str]:
        """Stores rows in one transaction, and returns when they are on the disk: an empty text, or `CONFLICT`.

        They are an object: `table`, a whole row; `change`, fields of a row with its `id`; `event`, `[table, number, at,
        body]`, which must be new; `events`, several of them; `drop`, the id of a table to delete with its events.
        """

    def publish(self, topic: str, message: str) -> None:
        """Sends a message to the other tabs."""

    def take_lock(self, name: str) -> Awaitable[bool]:
        """Returns whether this tab has that lock now; it has it until `drop_lock`, or until it is closed."""

    def drop_lock(self, name: str) -> None: ...

    def can_run(self) -> bool:
        """Returns whether another worker is ready to run something; if there is none yet, starts it."""

    def run(self, work: bytes, seconds: float) -> Awaitable[bytes]:
        """Has another worker do `vitral.browser.pool.do_work`; a negative number of seconds is no limit.

        Fails if it takes longer; that worker is ended then.
        """

    def send(self, connection: int, message: str) -> None:
        """Sends a message over a page's connection to a table."""

    def close(self, connection: int, code: int) -> None: ...
