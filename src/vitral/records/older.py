"""Options as they were written before a table could say in which order it is set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vitral.engine.options import OPTIONS


def with_old_defaults(given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of an older file, with what was usual then said outright, so that the game replays as it was played.

    Cards were dealt before windows were chosen, private objectives were mixed from five players on only, and the bag
    was full unless told otherwise. `full` was also written where a table has a bag of its own; there it says nothing.
    Honor tables checked a die against its neighbors only.
    """
    found = {"setup": "cards_first", **given}
    if found.get("privates") is None:
        found["privates"] = "mixed" if OPTIONS.value("players", given) > 4 else "colors"
    if found.get("bag") in (None, "full"):
        found["bag"] = "full" if OPTIONS.applies("bag", given) else None
    if found.get("enforcement") == "honour":
        found.setdefault("audit", "neighbors")
    return found
