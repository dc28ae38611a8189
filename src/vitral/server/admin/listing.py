"""The tables of a store, as an operator sees them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from vitral.server.logs import table_mark
from vitral.server.store import OperatorStore
from vitral.server.store.base import CHOOSING, PLAYING
from vitral.server.tables.setup import Setup

Stage = Literal["choosing", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Listed:
    """One table. Times are seconds since 1970; 0 is never."""

    table: str
    mark: str
    """What the log calls it."""
    stage: Stage
    events: int
    created: float
    updated: float
    closed: float
    stale: float
    seats: list[str]
    """By seat, how it was set up: `here`, `link`, or the bot. Names are nobody's business here."""


async def listed(store: OperatorStore) -> list[Listed]:
    """All tables, newest first."""
    activity = await store.activity()
    found = []
    for one in await store.tables():
        events, last = activity.get(one.id, (0, one.created))
        stage: Stage = "choosing" if one.stage == CHOOSING else "playing" if one.stage == PLAYING else "over"
        found.append(
            Listed(
                one.id, table_mark(one.id), stage, events, one.created, last, one.closed, one.stale, _seats(one.setup)
            )
        )
    return found


async def id_of(store: OperatorStore, name: str) -> str | None:
    """The id of a table, given that or how the log calls it; nothing if there is none."""
    if await store.table(name) is not None:
        return name
    return next((one.id for one in await store.tables() if table_mark(one.id) == name), None)


def _seats(setup: str) -> list[str]:
    try:
        return [seat.bot or seat.kind for seat in msgspec.json.decode(setup, type=Setup).seats]
    except msgspec.MsgspecError:  # damaged: `verify` names it
        return []
