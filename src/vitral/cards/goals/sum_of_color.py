"""The values of the dice of a color."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from vitral.cards.goals.goal import DiceInWindow, Emblem, FoundSpaces, Goal, goal_kind, panes, values_on
from vitral.dice import COLORS, LETTERS
from vitral.reading import Node


@goal_kind
@dataclass(frozen=True, slots=True)
class SumOfColor(Goal):
    """The sum of the values of all dice of one color."""

    kind = "sum_of_color"
    example = '{ color = "R" }'
    text = "the values of all dice of a color, added up"

    color: str

    @property
    def adds_values(self) -> bool:
        return True

    @classmethod
    def read(cls, node: Node) -> Self:
        return cls(node.table(("color",))["color"].one_of(tuple(COLORS)))

    def find(self, window: DiceInWindow) -> FoundSpaces:
        return values_on(window, window.on[LETTERS.index(self.color)])

    def emblem(self) -> Emblem:
        return panes("A2 B4 C1 D3", self.color * 4)
