"""Rows and columns (docs/rules.md §1.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vitral.cards.goals.goal import DiceInWindow, Emblem, FoundSpaces, Goal, Trait, goal_kind, panes
from vitral.spaces import COLUMN_MASKS, ROW_MASKS


@goal_kind
@dataclass(frozen=True, slots=True)
class Lines(Goal):
    """Complete rows or columns in which a trait never repeats."""

    kind = "lines"
    example = '{ axis = "row", trait = "color" }'
    text = "complete rows (or columns) in which the trait never repeats"

    axis: Literal["row", "column"]
    trait: Trait

    def find(self, window: DiceInWindow) -> FoundSpaces:
        lines = ROW_MASKS if self.axis == "row" else COLUMN_MASKS
        traits = window.on[:6] if self.trait == "color" else window.on[6:]
        return [(1, line) for line in lines if window.filled & line == line and _all_differ(traits, line)]

    def emblem(self) -> Emblem:
        colors = self.trait == "color"
        if self.axis == "row":
            return panes("B1 B2 B3 B4 B5", "RYGBP" if colors else "12345")
        return panes("A3 B3 C3 D3", "RYGB" if colors else "1256")


def _all_differ(traits: tuple[int, ...], line: int) -> bool:
    for mask in traits:
        if (mask & line).bit_count() > 1:
            return False
    return True
