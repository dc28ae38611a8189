"""Pairs of dice at matching places (docs/rules.md §4.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from vitral.cards.goals.goal import DiceInWindow, Emblem, FoundSpaces, Goal, goal_kind, panes
from vitral.dice import COLOR_COUNT
from vitral.spaces import BIT, COLUMNS, ROWS

Pairing = Literal["mirror", "upper_lower", "left_right"]
"""Which spaces make pairs: columns 1-5 and 2-4 of a row; rows A-C and B-D of a column; columns 1-4 and 2-5 of a row."""

PAIRINGS: Final[dict[Pairing, list[tuple[int, int]]]] = {
    "mirror": [(5 * row + column, 5 * row + 4 - column) for row in range(ROWS) for column in (0, 1)],
    "upper_lower": [(5 * row + column, 5 * (row + 2) + column) for row in (0, 1) for column in range(COLUMNS)],
    "left_right": [(5 * row + column, 5 * row + column + 3) for row in range(ROWS) for column in (0, 1)],
}
"""The pairs of spaces of each pairing."""

_PANES: Final = {"mirror": "B1 B5 C2 C4", "upper_lower": "A2 C2 B4 D4", "left_right": "B1 B4 C2 C5"}


@goal_kind
@dataclass(frozen=True, slots=True)
class Pairs(Goal):
    """Pairs of dice at matching places that are alike in a trait, or in both."""

    kind = "pairs"
    example = '{ pairing = "mirror", trait = "color" }'
    text = "pairs alike in color, value or both: `mirror`, `upper_lower`, `left_right`"

    pairing: Pairing
    trait: Literal["color", "value", "both"]

    def find(self, window: DiceInWindow) -> FoundSpaces:
        found = []
        for first, second in PAIRINGS[self.pairing]:
            pair = BIT[first] | BIT[second]
            color = any(mask & pair == pair for mask in window.on[:COLOR_COUNT])
            value = any(mask & pair == pair for mask in window.on[6:])
            if {"color": color, "value": value, "both": color and value}[self.trait]:
                found.append((1, pair))
        return found

    def emblem(self) -> Emblem:
        return panes(_PANES[self.pairing], "3355" if self.trait == "value" else "RRBB")
