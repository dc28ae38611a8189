"""A quick match: sit down where somebody waits for just this, or wait oneself."""

from __future__ import annotations

from typing import Final

from vitral.cards import newest_edition
from vitral.engine import Options
from vitral.game.dealer import VERSION
from vitral.server.meeting.lobby import come_in, open_tables, pace_of
from vitral.server.problems import ProblemError
from vitral.server.protocol import MatchedTable, Pace
from vitral.server.store.meeting_store import listed
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup, SetupSeat

TIMERS: Final[dict[Pace, int]] = {"now": 300, "days": 86_400}
"""Seconds for a turn."""


async def match(registry: TableRegistry, pace: Pace, guest: str, name: str, owner: str) -> MatchedTable:
    """The table where a guest plays the base game with one other person."""
    async with registry.matching:
        options = Options.read({"players": 2}).to_dict()
        for live in reversed(await open_tables(registry, guest)):  # whoever has waited longest is next
            setup = live.table.setup
            if setup.options != options or pace_of(setup.timer) != pace or setup.level != "any":
                continue
            if guest in live.claims:
                return MatchedTable(live.table.id, waiting=True)
            try:
                await come_in(registry, live.table.id, guest, name, watch=False)
            except ProblemError:  # somebody else was quicker
                continue
            return MatchedTable(live.table.id, waiting=False)
        seats = (SetupSeat("here", name), SetupSeat("link"))
        setup = Setup(options, seats, TIMERS[pace], host=0, dealer=VERSION, edition=newest_edition(), public=True)
        table = await registry.create(setup, guest, owner=owner, also=lambda table: [listed(table, guest)])
        return MatchedTable(table, waiting=True)
