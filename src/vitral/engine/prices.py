"""Numbers of the rules that more than one place needs, each with its name (docs/rules.md §1)."""

from __future__ import annotations

from typing import Final

FIRST_PRICE: Final = 1
"""Favor tokens for a tool that nobody has paid for yet, and for a glass board priced like one."""
LATER_PRICE: Final = 2
"""Favor tokens for a tool that somebody has paid for."""
OPEN_SPACE: Final = 1
"""Points lost for each open space of a window."""
SOLO_OPEN_SPACE: Final = 3
"""The same in solo."""


def tool_price(paid: int) -> int:
    """What a tool costs on which so many favor tokens lie."""
    return LATER_PRICE if paid else FIRST_PRICE


def open_space_penalty(*, solo: bool) -> int:
    """Points lost for each open space."""
    return SOLO_OPEN_SPACE if solo else OPEN_SPACE
