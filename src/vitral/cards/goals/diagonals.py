"""Dice with a diagonal neighbor of their kind."""

from __future__ import annotations

from dataclasses import dataclass

from vitral.cards.goals.goal import DiceInWindow, Emblem, FoundSpaces, Goal, Trait, goal_kind, panes
from vitral.dice import COLOR_COUNT
from vitral.spaces import BIT, diagonal, indexes


@goal_kind
@dataclass(frozen=True, slots=True)
class Diagonals(Goal):
    """Dice that have a diagonal neighbor alike in the trait; counted die by die."""

    kind = "diagonals"
    example = '{ trait = "color" }'
    text = "dice with a matching diagonal neighbor"

    trait: Trait

    def find(self, window: DiceInWindow) -> FoundSpaces:
        traits = window.on[:COLOR_COUNT] if self.trait == "color" else window.on[6:]
        alike = 0
        for mask in traits:
            alike |= mask & diagonal(mask)
        return [(1, BIT[space]) for space in indexes(alike)]

    def emblem(self) -> Emblem:
        return panes("A2 B3 C4 B1", "RRRR" if self.trait == "color" else "4444")
