"""The facts of the cards: typed, one file a card, in numbered editions."""

from __future__ import annotations

from vitral.cards.card_data import RELEASED_EDITION
from vitral.cards.errors import CardError
from vitral.cards.find import find_glass_board, find_inspiration, find_objective, find_pattern, find_tool
from vitral.cards.goals import (
    ByGlass,
    Diagonals,
    GlassRule,
    Goal,
    Lines,
    Pairing,
    Pairs,
    Sets,
    SumOfColor,
    SumOfSpaces,
    Trait,
)
from vitral.cards.library import (
    all_cards,
    base_cards,
    built_in_boxes,
    cards_from_texts,
    cards_with_windows,
    load_cards,
    newest_edition,
)
from vitral.cards.model import (
    CERTAINTIES,
    Automa,
    AutomaCard,
    AutomaEffect,
    AutomaScoring,
    CardSet,
    Certainty,
    GlassBoard,
    GlassPrice,
    Inspiration,
    Objective,
    Pattern,
    Tool,
    When,
    WindowCard,
)
from vitral.cards.provenance import card_sources
from vitral.cards.reader import FORMAT, Box, read_file
from vitral.cards.scripts import KNOWN_INSPIRATION_STEPS, KNOWN_STEPS
from vitral.dice import COLORS

__all__ = [
    "CERTAINTIES",
    "COLORS",
    "FORMAT",
    "KNOWN_INSPIRATION_STEPS",
    "KNOWN_STEPS",
    "RELEASED_EDITION",
    "Automa",
    "AutomaCard",
    "AutomaEffect",
    "AutomaScoring",
    "Box",
    "ByGlass",
    "CardError",
    "CardSet",
    "Certainty",
    "Diagonals",
    "GlassBoard",
    "GlassPrice",
    "GlassRule",
    "Goal",
    "Inspiration",
    "Lines",
    "Objective",
    "Pairing",
    "Pairs",
    "Pattern",
    "Sets",
    "SumOfColor",
    "SumOfSpaces",
    "Tool",
    "Trait",
    "When",
    "WindowCard",
    "all_cards",
    "base_cards",
    "built_in_boxes",
    "card_sources",
    "cards_from_texts",
    "cards_with_windows",
    "find_glass_board",
    "find_inspiration",
    "find_objective",
    "find_pattern",
    "find_tool",
    "load_cards",
    "newest_edition",
    "read_file",
]
