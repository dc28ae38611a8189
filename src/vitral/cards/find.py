"""Finds one card by its id, or says which ids come close."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from vitral.cards.errors import CardError
from vitral.cards.library import all_cards
from vitral.cards.model import CardSet, GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.translatable import at_place, unknown_name

_Card = TypeVar("_Card", Pattern, Tool, Objective, Inspiration, GlassBoard)


def find_pattern(pattern_id: str, cards: CardSet | None = None) -> Pattern:
    """Returns the pattern of that id in the set (all built-in boxes if none is given); `CardError` if there is none."""
    cards = cards or all_cards()
    return _find("pattern", pattern_id, cards.patterns, cards)


def find_tool(tool_id: str, cards: CardSet | None = None) -> Tool:
    """Returns the tool of that id in the set (all built-in boxes if none is given); `CardError` if there is none."""
    cards = cards or all_cards()
    return _find("tool", tool_id, cards.tools, cards)


def find_objective(objective_id: str, cards: CardSet | None = None) -> Objective:
    """Returns the objective of that id in the set (all built-in boxes if none is given); `CardError` if
    there is none.
    """
    cards = cards or all_cards()
    return _find("objective", objective_id, cards.objectives, cards)


def find_inspiration(inspiration_id: str, cards: CardSet | None = None) -> Inspiration:
    """Returns the inspiration of that id in the set (all built-in boxes if none is given); `CardError` if there is
    none.
    """
    cards = cards or all_cards()
    return _find("inspiration", inspiration_id, cards.inspirations, cards)


def find_glass_board(board_id: str, cards: CardSet | None = None) -> GlassBoard:
    """Returns the rare-glass board of that id in the set (all built-in boxes if none is given); `CardError` if none
    is.
    """
    cards = cards or all_cards()
    return _find("glass_board", board_id, cards.glass_boards, cards)


def _find(kind: str, name: str, choices: Iterable[_Card], cards: CardSet) -> _Card:
    # A scan: hashing a whole set for a cached index would cost many times as much.
    known = []
    for card in choices:
        if card.id == name:
            return card
        known.append(card.id)
    raise CardError(at_place(f"{cards.name}: {kind}", unknown_name(name, known)))
