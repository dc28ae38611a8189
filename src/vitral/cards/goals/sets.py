"""Sets of dice, wherever they are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Self

from vitral.cards.goals.goal import DiceInWindow, Emblem, FoundSpaces, Goal, goal_kind, panes
from vitral.dice import COLORS, trait_index
from vitral.reading import Node, shown
from vitral.spaces import BIT, indexes
from vitral.translatable import list_like, not_together

_MEMBERS: Final = list_like('["1", "2"]')
_KNOWN_SETS: Final = 256
"""More than there are; those of custom files are forgotten in time."""
_PANES: Final = ("B3", "B2 B4", "B2 B3 B4", "B2 B4 C2 C4", "A3 B2 B4 C3 D2", "A2 A3 A4 C2 C3 C4")
"""By the number of members."""


@goal_kind
@dataclass(frozen=True, slots=True)
class Sets(Goal):
    """Sets of dice showing each member once, anywhere: values `1`-`6` or color letters."""

    kind = "sets"
    example = '{ members = ["1", "2"] }'
    text = "sets of one of each member, values or color letters, anywhere"

    members: tuple[str, ...]

    @classmethod
    def read(cls, node: Node) -> Self:
        """Values and colors are not mixed."""
        keys = node.table(("members",))
        members = keys["members"].distinct(_MEMBERS, lambda member: member.one_of(tuple("123456" + COLORS)))
        for place, member in zip(keys["members"].items(_MEMBERS), members, strict=True):
            if (member in COLORS) != (members[0] in COLORS):
                raise place.error(not_together(shown(members[0]), shown(member)))
        return cls(members)

    def find(self, window: DiceInWindow) -> FoundSpaces:
        # Each find takes the next die of every member, so no die serves twice on one card.
        on = window.on
        dice = [indexes(on[trait]) for trait in _traits(self.members)]
        return [(1, sum([BIT[space] for space in group])) for group in zip(*dice, strict=False)]

    def emblem(self) -> Emblem:
        return panes(_PANES[len(self.members) - 1], self.members)


@lru_cache(_KNOWN_SETS)
def _traits(members: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([trait_index(member) for member in members])
