"""Tables without a server: dealt from a seed, and played by what happens at them."""

from __future__ import annotations

from vitral.game.dealer import SeededDealer
from vitral.server.tables.events import Change, Event
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table


def new_table(seed: bytes, setup: Setup, created: float = 0.0) -> Table:
    """Return a new table that *seed* deals."""
    return Table.new("t", created, seed, setup, SeededDealer(seed))


def happen(table: Table, event: Event, at: float) -> Change:
    """Let something happen at a table that its own seed deals."""
    return table.decide(event, at, SeededDealer(table.seed))[1]
