"""The contract of a database, whichever kind it is, and what can be wrong with one."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from vitral.translatable import TranslatableText, at_place

Statement = tuple[str, tuple[Any, ...]]
"""SQL with `$1`, `$2`, ... and the values for them."""
Row = Sequence[Any]
GROUP: Final = 500
"""The most writes committed together."""
COMMIT_PAUSE: Final = 0.004
"""Seconds between a commit that several writes shared and the next one, so that more can share that. A single write
waits for nothing."""


class StoreError(Exception):
    """What was asked of the store was not done, or nobody knows whether it was."""


class WriteConflictError(StoreError):
    """An event was not stored, since another server stored one with its number first."""


class InUseError(StoreError):
    """The store has its server already."""


class StoredEvent(NamedTuple):
    """An event of a table; numbers count from 1."""

    table: str
    number: int
    at: float
    body: str


class Database(Protocol):
    """Runs SQL. Writes that wait at the same moment are committed together, and are safe when `write` returns.

    Whatever goes wrong is a `StoreError`, after a limited time.
    """

    def write(self, events: Sequence[StoredEvent] = (), statements: Sequence[Statement] = ()) -> Awaitable[None]:
        """Writes all of it or nothing. After a `StoreError` only the database knows which: read it again."""

    async def read(self, sql: str, *values: Any) -> list[Row]: ...

    async def faults(self) -> list[str]:
        """Returns what the database finds wrong with its own files, in its own words."""

    async def close(self) -> None:
        """Finishes what waits to be written, and disconnects."""


def cannot_open(where: str, reason: str) -> TranslatableText:
    return at_place(where, TranslatableText("fault-store-unopened", "cannot be opened: {reason}", reason=reason))


def no_answer(seconds: float) -> TranslatableText:
    return TranslatableText(
        "fault-store-unanswered", "the database did not answer within {seconds} s", seconds=f"{seconds:g}"
    )


def in_use(where: str) -> TranslatableText:
    return TranslatableText(
        "fault-store-in-use",
        "{where}: another server is using it; a store has one server at a time, so stop that one first",
        where=where,
    )


def newer_version(version: int) -> TranslatableText:
    return TranslatableText(
        "fault-store-newer", "it was written by a newer version of Vitral (database version {version})", version=version
    )


def older_version(where: str) -> TranslatableText:
    """A visitor does not bring a database up to date; its own server does."""
    older = TranslatableText(
        "fault-store-older", "it was written by an older version of Vitral; start this version's server on it once"
    )
    return at_place(where, older)


def still_running(where: str) -> TranslatableText:
    """A database is not brought up to date beside servers that would go on to write it in the old way."""
    running = TranslatableText(
        "fault-store-running", "servers of an older version of Vitral still use it; stop them all, then start this one"
    )
    return at_place(where, running)
