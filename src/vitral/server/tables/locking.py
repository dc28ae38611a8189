"""The door of a table: its host may lock it, so that nobody else comes in."""

from __future__ import annotations

from vitral.server.problems import RENEWED_ENOUGH, conflict, not_allowed
from vitral.server.tables.events import Locked
from vitral.server.tables.live_table import LiveTable
from vitral.translatable import TranslatableText


async def set_locked(live: LiveTable, guest: str, *, locked: bool) -> None:
    """Let nobody take a seat or look on any more, or let people come in again; runs in the inbox.

    Whoever is there stays, and finds their seat on another device by its own link.
    """
    if live.table.setup.host not in live.seats_of(guest):
        raise not_allowed(TranslatableText("problem-lock-host", "only the host of this table may lock it"))
    if live.locked == locked:
        return
    if not live.table.may_reissue_links:
        raise conflict("changed_enough", RENEWED_ENOUGH)
    await live.commit(Locked(locked))
    live.broadcast_info()
