"""How strong our bots are: the mean own score of each against itself, two players, base game (docs/strength.md)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files


@cache
def _measured() -> dict[str, float]:
    found: dict[str, float] = json.loads((files("vitral.bots") / "strength.json").read_text("utf-8"))
    return found


def strength(bot: str) -> float | None:
    """The points a bot makes on average; None if nobody has measured it."""
    return _measured().get(bot)
