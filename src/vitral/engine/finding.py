"""What the goals of objectives find in a window: a rule for each kind of goal."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, singledispatch
from typing import Final

from vitral.cards import (
    ByGlass,
    Diagonals,
    Goal,
    Lines,
    Pairs,
    Sets,
    SumOfColor,
    SumOfSpaces,
)
from vitral.dice import COLOR_COUNT, GLASS, LETTERS, VALUE
from vitral.engine.window import Window
from vitral.spaces import (
    BIT,
    COLUMN_MASKS,
    COLUMNS,
    ROW_MASKS,
    ROWS,
    around,
    diagonal,
    indexes,
    mask_of,
)

_SETS: Final = 256
"""More than there are; those of cards from elsewhere are forgotten in time."""


@singledispatch
def find(goal: Goal, window: Window) -> list[tuple[int, int]]:
    """Every find of a goal: how often the objective's points count for it, and the mask of its spaces."""
    raise TypeError(f"no scoring rule for {goal!r}")


@find.register
def _(goal: Lines, window: Window) -> list[tuple[int, int]]:
    lines = ROW_MASKS if goal.axis == "row" else COLUMN_MASKS
    traits = window.on[:6] if goal.trait == "color" else window.on[6:]
    return [(1, line) for line in lines if window.filled & line == line and _all_differ(traits, line)]


def _all_differ(traits: tuple[int, ...], line: int) -> bool:
    for mask in traits:
        if (mask & line).bit_count() > 1:
            return False
    return True


@find.register
def _(goal: Sets, window: Window) -> list[tuple[int, int]]:
    # Each find takes the next die of every member, so no die serves twice on one card.
    on = window.on
    dice = [indexes(on[trait]) for trait in _traits(goal.members)]
    return [(1, sum([BIT[space] for space in group])) for group in zip(*dice, strict=False)]


@lru_cache(_SETS)
def _traits(members: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([trait_index(member) for member in members])


@find.register
def _(goal: Diagonals, window: Window) -> list[tuple[int, int]]:
    traits = window.on[:COLOR_COUNT] if goal.trait == "color" else window.on[6:]
    alike = 0
    for mask in traits:
        alike |= mask & diagonal(mask)
    return [(1, BIT[space]) for space in indexes(alike)]


@find.register
def _(goal: SumOfColor, window: Window) -> list[tuple[int, int]]:
    return values_on(window, window.on[LETTERS.index(goal.color)])


@find.register
def _(goal: SumOfSpaces, window: Window) -> list[tuple[int, int]]:
    return values_on(window, window.filled & mask_of(goal.spaces))


@find.register
def _(goal: Pairs, window: Window) -> list[tuple[int, int]]:
    found = []
    for first, second in PAIRINGS[goal.pairing]:
        pair = BIT[first] | BIT[second]
        color = any(mask & pair == pair for mask in window.on[:COLOR_COUNT])
        value = any(mask & pair == pair for mask in window.on[6:])
        if {"color": color, "value": value, "both": color and value}[goal.trait]:
            found.append((1, pair))
    return found


@find.register
def _(goal: ByGlass, window: Window) -> list[tuple[int, int]]:
    # At most one rare glass die lies in a window; without one nothing scores.
    glass = window.on[GLASS]
    return _BY_GLASS[goal.rule](window, glass) if glass else []


def _unique_around(window: Window, glass: int) -> list[tuple[int, int]]:
    """Each different color and each different value among the neighbours."""
    near = around(glass) & ~glass
    return [(1, mask & near) for mask in (*window.on[:COLOR_COUNT], *window.on[6:]) if mask & near]


def _highest_around(window: Window, glass: int) -> list[tuple[int, int]]:
    """For each color among the neighbours its highest value."""
    near = around(glass) & ~glass
    best = (max(values_on(window, mask & near), default=None) for mask in window.on[:COLOR_COUNT])
    return [found for found in best if found]


def _echo(window: Window, glass: int) -> list[tuple[int, int]]:
    """Each other die of the glass's value."""
    same = next(mask for mask in window.on[6:] if mask & glass)
    return [(1, BIT[space]) for space in indexes(same & ~glass)]


def _line(masks: tuple[int, ...]) -> Callable[[Window, int], list[tuple[int, int]]]:
    def line_of(window: Window, glass: int) -> list[tuple[int, int]]:
        """The values of its whole line, itself included."""
        return values_on(window, window.filled & next(mask for mask in masks if mask & glass))

    return line_of


def _rays(window: Window, glass: int) -> list[tuple[int, int]]:
    """The values of all other dice on the two diagonals through it."""
    row, column = divmod(glass.bit_length() - 1, COLUMNS)
    rays = [5 * r + c for r in range(ROWS) for c in range(COLUMNS) if abs(r - row) == abs(c - column) != 0]
    return values_on(window, window.filled & sum(BIT[space] for space in rays))


def _scale(window: Window, glass: int) -> list[tuple[int, int]]:
    """Each different value among the neighbours."""
    near = around(glass) & ~glass
    return [(1, mask & near) for mask in window.on[6:] if mask & near]


_BY_GLASS: Final[dict[str, Callable[[Window, int], list[tuple[int, int]]]]] = {
    "unique_around": _unique_around,
    "highest_around": _highest_around,
    "echo": _echo,
    "row": _line(ROW_MASKS),
    "column": _line(COLUMN_MASKS),
    "rays": _rays,
    "scale": _scale,
}

PAIRINGS: Final = {
    "mirror": [(5 * row + column, 5 * row + 4 - column) for row in range(ROWS) for column in (0, 1)],
    "upper_lower": [(5 * row + column, 5 * (row + 2) + column) for row in (0, 1) for column in range(COLUMNS)],
    "left_right": [(5 * row + column, 5 * row + column + 3) for row in range(ROWS) for column in (0, 1)],
}
"""Pairs of spaces: mirrored about the centre column; upper and lower half; left and right of the centre column."""


def values_on(window: Window, mask: int) -> list[tuple[int, int]]:
    """The dice on some spaces, each counting its value."""
    return [(VALUE[window.die_at(space)], BIT[space]) for space in indexes(mask)]


def trait_index(member: str) -> int:
    """The trait a color letter or a value names."""
    return 5 + int(member) if member.isdigit() else LETTERS.index(member)
