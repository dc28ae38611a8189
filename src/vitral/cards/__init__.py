"""The facts of the cards: typed, read from TOML, one box manifest per box."""

from __future__ import annotations

from vitral.cards.library import (
    base_cards,
    built_in_boxes,
    cards_from_texts,
    find_objective,
    find_pattern,
    find_tool,
    load_cards,
)
from vitral.cards.model import (
    CERTAINTIES,
    COLORS,
    CardSet,
    Certainty,
    Diagonals,
    Goal,
    Lines,
    Objective,
    Pattern,
    Sets,
    SumOfColor,
    Tool,
    Trait,
    When,
    WindowCard,
)
from vitral.cards.reader import FORMAT, KNOWN_STEPS, Box, CardError, read_file

__all__ = [
    "CERTAINTIES",
    "COLORS",
    "FORMAT",
    "KNOWN_STEPS",
    "Box",
    "CardError",
    "CardSet",
    "Certainty",
    "Diagonals",
    "Goal",
    "Lines",
    "Objective",
    "Pattern",
    "Sets",
    "SumOfColor",
    "Tool",
    "Trait",
    "When",
    "WindowCard",
    "base_cards",
    "built_in_boxes",
    "cards_from_texts",
    "find_objective",
    "find_pattern",
    "find_tool",
    "load_cards",
    "read_file",
]
