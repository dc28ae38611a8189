"""What a frozen table has come to, in forms that no later version may change."""

from __future__ import annotations

from typing import Any

from vitral.server.tables.table import Table


def summary(table: Table) -> dict[str, Any]:
    """Return what every later version has to arrive at."""
    game = table.narrated.game
    return {
        "number": table.number,
        "ply": table.ply,
        "stage": table.stage,
        "seats": [[seat.name, seat.bot, seat.claimed, seat.resigned] for seat in table.seats],
        "sides": table.sides,
        "log": list(game.record().log),
        # The version that wrote it knew no other rulings, and had another word for the sides that were dealt.
        "position": game.position.replace(",rulings:1", "").replace(" dealt_sides=", " offers="),
        "totals": [score.total for score in game.scores()] if not table.choosing else [],
    }
