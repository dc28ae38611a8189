"""The small picture of an objective, drawn from its goal: a window in which some panes are lit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Final

from vitral.cards.model import (
    COLORS,
    ByGlass,
    Diagonals,
    Goal,
    Lines,
    Pairs,
    Sets,
    SumOfColor,
    SumOfSpaces,
)

Emblem = dict[str, str]
"""The lit panes: by space, what each shows: a letter for a color, a digit for a value, nothing for just light."""

_LINES: Final = {"row": "B1 B2 B3 B4 B5", "column": "A3 B3 C3 D3"}
_DIFFERENT: Final = {
    ("row", "color"): COLORS,
    ("row", "value"): "12345",
    ("column", "color"): COLORS,
    ("column", "value"): "1256",
}
_SETS: Final = ("B3", "B2 B4", "B2 B3 B4", "B2 B4 C2 C4", "A3 B2 B4 C3 D2", "A2 A3 A4 C2 C3 C4")
"""By the number of members."""
_PAIRS: Final = {"mirror": "B1 B5 C2 C4", "upper_lower": "A2 C2 B4 D4", "left_right": "B1 B4 C2 C5"}


@singledispatch
def emblem(goal: Goal) -> Emblem:
    """What is lit for a goal."""
    raise TypeError(goal)


@emblem.register
def _lines(goal: Lines) -> Emblem:
    return _panes(_LINES[goal.axis], _DIFFERENT[goal.axis, goal.trait])


@emblem.register
def _sets(goal: Sets) -> Emblem:
    return _panes(_SETS[len(goal.members) - 1], goal.members)


@emblem.register
def _diagonals(goal: Diagonals) -> Emblem:
    return _panes("A2 B3 C4 B1", "RRRR" if goal.trait == "color" else "4444")


@emblem.register
def _sum_of_color(goal: SumOfColor) -> Emblem:
    return _panes("A2 B4 C1 D3", goal.color * 4)


@emblem.register
def _sum_of_spaces(goal: SumOfSpaces) -> Emblem:
    return dict.fromkeys(goal.spaces, "")


@emblem.register
def _pairs(goal: Pairs) -> Emblem:
    return _panes(_PAIRS[goal.pairing], "3355" if goal.trait == "value" else "RRBB")


@emblem.register
def _by_glass(goal: ByGlass) -> Emblem:
    return {"B3": "W", **dict.fromkeys(("B2", "B4", "A3", "C3"), "")}


def _panes(spaces: str, shows: Iterable[str]) -> Emblem:
    return dict(zip(spaces.split(), shows, strict=False))
