"""The errors of a store, with their texts for the operator."""

from __future__ import annotations

from vitral.translatable import TranslatableText, at_place


class StoreError(Exception):
    """The store failed, or whether it succeeded is unknown."""


class WriteConflictError(StoreError):
    """An event was not stored, since another server stored one with its number first."""


class InUseError(StoreError):
    """The store has its server already."""


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
    """Returns the error of a visitor, who does not bring a database up to date; its own server does."""
    older = TranslatableText(
        "fault-store-older", "it was written by an older version of Vitral; start this version's server on it once"
    )
    return at_place(where, older)


def still_running(where: str) -> TranslatableText:
    """Returns the error of a new server beside old ones, which would go on to write the database in their way."""
    running = TranslatableText(
        "fault-store-running", "servers of an older version of Vitral still use it; stop them all, then start this one"
    )
    return at_place(where, running)
