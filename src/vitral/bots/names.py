"""The names of the bots: ours, and those other packages bring. Loads none of them."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "vitral.bots"
"""The group of entry points in which other packages name their bots."""
LADDER: Final = ("random", "apprentice", "glazier", "master", "grandmaster")
"""Our bots from the weakest to the strongest."""
DEFAULT_BOT: Final = "apprentice"
"""The bot where nobody names one: it needs no extra, and answers at once."""
PREFIX: Final = "cmd:"
"""`cmd:COMMAND` names a program that plays as a bot."""


def bot_names() -> tuple[str, ...]:
    """Returns the names of all bots, sorted."""
    return tuple(sorted({*LADDER, *foreign_bots()}))


@cache
def foreign_bots() -> dict[str, EntryPoint]:
    """Returns the bots of other packages by name."""
    if not any(map(_may_bring_bots, sys.path)):
        return {}
    from importlib.metadata import entry_points  # takes longer to load than all packages to be looked through

    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in LADDER}


def _may_bring_bots(place: str) -> bool:
    """Returns whether a package that is installed in this place may bring a bot."""
    folder = Path(place)
    if not folder.is_dir():
        return folder.is_file()  # a zip file
    facts = folder.glob("*.*-info/entry_points.txt")
    return any(GROUP in path.read_text("utf-8", errors="replace") for path in facts)
