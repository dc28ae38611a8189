"""What all entries of a story have in common."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

NEWS: Final = -2
"""The `turn` of entries that are said when they happen and left out of the story afterwards."""


class BaseStoryLine(Struct, tag_field="message", omit_defaults=True, kw_only=True, gc=False):
    """What every entry of the story has: who, and when."""

    seat: int = -1
    """Who did it; −1 is the table itself."""
    round: int = 0
    """The round it belongs to; 0 is set-up."""
    turn: int = -1
    """The turn of the round it is part of: neighbors of one turn make one sentence. −1: it stands alone. −2: it is news
    when it happens, and left out when the story is read later."""
    by: str = ""
    """`bot` or `timer` if it was not the person who chose."""
