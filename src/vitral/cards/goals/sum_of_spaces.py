"""The values of the dice on some spaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from vitral.cards.goals.goal import DiceInWindow, Emblem, FoundSpaces, Goal, goal_kind, values_on
from vitral.reading import Node
from vitral.spaces import mask_of
from vitral.translatable import list_like

_SPACES: Final = list_like('["A1", "D5"]')


@goal_kind
@dataclass(frozen=True, slots=True)
class SumOfSpaces(Goal):
    """The sum of the values of the dice on some spaces, whatever their colors."""

    kind = "sum_of_spaces"
    example = '{ spaces = ["B1", "C1"] }'
    text = "the values of the dice on some spaces"

    spaces: tuple[str, ...]

    @property
    def adds_values(self) -> bool:
        return True

    @classmethod
    def read(cls, node: Node) -> Self:
        return cls(node.table(("spaces",))["spaces"].distinct(_SPACES, Node.space))

    def find(self, window: DiceInWindow) -> FoundSpaces:
        return values_on(window, window.filled & mask_of(self.spaces))

    def emblem(self) -> Emblem:
        return dict.fromkeys(self.spaces, "")
