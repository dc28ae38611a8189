"""What lies around, beside or like the rare glass die (docs/rules.md §4.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from vitral.cards.goals.goal import DiceInWindow, Emblem, FoundSpaces, Goal, goal_kind, values_on
from vitral.dice import COLOR_COUNT, GLASS
from vitral.spaces import BIT, COLUMN_MASKS, COLUMNS, ROW_MASKS, ROWS, around, indexes

GlassRule = Literal["unique_around", "highest_around", "echo", "row", "column", "rays", "scale"]


@goal_kind
@dataclass(frozen=True, slots=True)
class ByGlass(Goal):
    """What lies around, beside or like the rare glass die of the window; nothing without one."""

    kind = "by_glass"
    example = '{ rule = "row" }'
    text = "the dice around the rare glass die, in line with it or like it"

    rule: GlassRule

    @property
    def adds_values(self) -> bool:
        return self.rule in ("highest_around", "row", "column", "rays")

    def find(self, window: DiceInWindow) -> FoundSpaces:
        # At most one rare glass die lies in a window; without one nothing scores.
        glass = window.on[GLASS]
        return _RULES[self.rule](window, glass) if glass else []

    def emblem(self) -> Emblem:
        return {"B3": "W", **dict.fromkeys(("B2", "B4", "A3", "C3"), "")}


def _unique_around(window: DiceInWindow, glass: int) -> FoundSpaces:
    """Each different color and each different value among the neighbors."""
    near = around(glass) & ~glass
    return [(1, mask & near) for mask in (*window.on[:COLOR_COUNT], *window.on[6:]) if mask & near]


def _highest_around(window: DiceInWindow, glass: int) -> FoundSpaces:
    """For each color among the neighbors its highest value."""
    near = around(glass) & ~glass
    best = (max(values_on(window, mask & near), default=None) for mask in window.on[:COLOR_COUNT])
    return [found for found in best if found]


def _echo(window: DiceInWindow, glass: int) -> FoundSpaces:
    """Each other die of the glass's value."""
    same = next(mask for mask in window.on[6:] if mask & glass)
    return [(1, BIT[space]) for space in indexes(same & ~glass)]


def _line(masks: tuple[int, ...]) -> Callable[[DiceInWindow, int], FoundSpaces]:
    def line_of(window: DiceInWindow, glass: int) -> FoundSpaces:
        """The values of its whole line, itself included."""
        return values_on(window, window.filled & next(mask for mask in masks if mask & glass))

    return line_of


def _rays(window: DiceInWindow, glass: int) -> FoundSpaces:
    """The values of all other dice on the two diagonals through it."""
    row, column = divmod(glass.bit_length() - 1, COLUMNS)
    rays = [5 * r + c for r in range(ROWS) for c in range(COLUMNS) if abs(r - row) == abs(c - column) != 0]
    return values_on(window, window.filled & sum(BIT[space] for space in rays))


def _scale(window: DiceInWindow, glass: int) -> FoundSpaces:
    """Each different value among the neighbors."""
    near = around(glass) & ~glass
    return [(1, mask & near) for mask in window.on[6:] if mask & near]


_RULES: Final[dict[GlassRule, Callable[[DiceInWindow, int], FoundSpaces]]] = {
    "unique_around": _unique_around,
    "highest_around": _highest_around,
    "echo": _echo,
    "row": _line(ROW_MASKS),
    "column": _line(COLUMN_MASKS),
    "rays": _rays,
    "scale": _scale,
}
