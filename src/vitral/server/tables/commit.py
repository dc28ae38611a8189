"""Letting an event happen: first at the table, then in the store, and only then for the world."""

from __future__ import annotations

from collections.abc import Awaitable

from vitral.game.dealer import Dealer
from vitral.server.store import SeatClaim, SeatRevocation, Store, StoredEvent
from vitral.server.tables.events import Change, Event, write_event
from vitral.server.tables.table import Table


class UnavailableError(Exception):
    """What was asked could not be kept, so it did not happen."""


def commit_event(
    store: Store,
    table: Table,
    event: Event,
    now: float,
    dealer: Dealer,
    claim: SeatClaim | None = None,
    revocation: SeatRevocation | None = None,
) -> tuple[StoredEvent, Change, Awaitable[None]]:
    """Let an event happen, and begin to keep it with what was dealt: what is returned last is to be waited for. After
    any error but `RefusalError` the table holds what may not have been kept.
    """
    stage, due = table.stage, table.deadline
    at = round(now, 3)
    decided, change = table.decide(event, at, dealer)
    stored = StoredEvent(table.id, table.number, at, write_event(decided))
    then, reached = table.deadline, table.stage
    if then == due and reached == stage and claim is None and revocation is None:
        return stored, change, store.append(stored)
    kept = store.append(
        stored,
        due=then if then != due else None,
        stage=reached if reached != stage else None,
        claim=claim,
        revocation=revocation,
    )
    return stored, change, kept
