"""Prices of tools (docs/rules.md §1.5), and points lost for open spaces (§1.7)."""

from __future__ import annotations

from typing import Final

FIRST_PRICE: Final = 1
"""Favor tokens for the first use of a tool, or of a rare-glass board that is priced like one."""
LATER_PRICE: Final = 2
"""Favor tokens for every later use."""
OPEN_SPACE: Final = 1
"""Points lost for each open space of a window."""
SOLO_OPEN_SPACE: Final = 3
"""Points lost for each open space in solo."""


def tool_price(paid: int) -> int:
    """Returns the price of a tool on which *paid* favor tokens lie."""
    return LATER_PRICE if paid else FIRST_PRICE


def open_space_penalty(*, solo: bool) -> int:
    """Returns the points lost for each open space."""
    return SOLO_OPEN_SPACE if solo else OPEN_SPACE
