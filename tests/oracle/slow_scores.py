"""A second, slow reading of scoring (docs/rules.md §1.7, §6), as slow_rules is of placing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

from oracle.slow_rules import COLORS, COLUMNS, ROWS, SPACES, SlowWindow, color, diagonal, same_color, value


def complete_lines(window: SlowWindow, lines: Sequence[Sequence[str]]) -> list[list[str]]:
    """The dice of those lines that have no open space."""
    complete = []
    for line in lines:
        if all(space in window.dice for space in line):
            complete.append([window.dice[space] for space in line])
    return complete


def complete_rows(window: SlowWindow) -> list[list[str]]:
    """The dice of each complete row."""
    return complete_lines(window, [[row + column for column in COLUMNS] for row in ROWS])


def complete_columns(window: SlowWindow) -> list[list[str]]:
    """The dice of each complete column."""
    return complete_lines(window, [[row + column for row in ROWS] for column in COLUMNS])


def count_value(window: SlowWindow, wanted: int) -> int:
    """How many dice show this value, rare glass included."""
    return len([die for die in window.dice.values() if value(die) == wanted])


def count_color(window: SlowWindow, wanted: str) -> int:
    """How many dice have this color."""
    return len([die for die in window.dice.values() if color(die) == wanted])


def row_color_variety(window: SlowWindow) -> int:
    """6 for each complete row of five different colors, rare glass being one of its own."""
    points = 0
    for dice in complete_rows(window):
        if len({color(die) for die in dice}) == 5:
            points += 6
    return points


def column_color_variety(window: SlowWindow) -> int:
    """5 for each complete column of four different colors, rare glass being one of its own."""
    points = 0
    for dice in complete_columns(window):
        if len({color(die) for die in dice}) == 4:
            points += 5
    return points


def row_shade_variety(window: SlowWindow) -> int:
    """5 for each complete row of five different values."""
    points = 0
    for dice in complete_rows(window):
        if len({value(die) for die in dice}) == 5:
            points += 5
    return points


def column_shade_variety(window: SlowWindow) -> int:
    """4 for each complete column of four different values."""
    points = 0
    for dice in complete_columns(window):
        if len({value(die) for die in dice}) == 4:
            points += 4
    return points


def light_shades(window: SlowWindow) -> int:
    """2 for each pair of a 1 and a 2."""
    return 2 * min(count_value(window, 1), count_value(window, 2))


def medium_shades(window: SlowWindow) -> int:
    """2 for each pair of a 3 and a 4."""
    return 2 * min(count_value(window, 3), count_value(window, 4))


def deep_shades(window: SlowWindow) -> int:
    """2 for each pair of a 5 and a 6."""
    return 2 * min(count_value(window, 5), count_value(window, 6))


def shade_variety(window: SlowWindow) -> int:
    """5 for each set of all six values."""
    return 5 * min(count_value(window, wanted) for wanted in (1, 2, 3, 4, 5, 6))


def color_variety(window: SlowWindow) -> int:
    """4 for each set of all five colors."""
    return 4 * min(count_color(window, wanted) for wanted in COLORS)


def color_diagonals(window: SlowWindow) -> int:
    """1 for each die that has a die of its own color diagonally beside it."""
    points = 0
    for space, die in window.dice.items():
        partners = [other for other in diagonal(space) if other in window.dice and same_color(die, window.dice[other])]
        if partners:
            points += 1
    return points


def sum_of_color(window: SlowWindow, wanted: str) -> int:
    """The values of all dice of one color, added up."""
    return sum(value(die) for die in window.dice.values() if color(die) == wanted)


def shades_of_red(window: SlowWindow) -> int:
    """The sum of the red dice."""
    return sum_of_color(window, "R")


def shades_of_yellow(window: SlowWindow) -> int:
    """The sum of the yellow dice."""
    return sum_of_color(window, "Y")


def shades_of_green(window: SlowWindow) -> int:
    """The sum of the green dice."""
    return sum_of_color(window, "G")


def shades_of_blue(window: SlowWindow) -> int:
    """The sum of the blue dice."""
    return sum_of_color(window, "B")


def shades_of_purple(window: SlowWindow) -> int:
    """The sum of the purple dice."""
    return sum_of_color(window, "P")


Objective = Callable[[SlowWindow], int]

PUBLIC_OBJECTIVES: dict[str, Objective] = {
    "row_color_variety": row_color_variety,
    "column_color_variety": column_color_variety,
    "row_shade_variety": row_shade_variety,
    "column_shade_variety": column_shade_variety,
    "light_shades": light_shades,
    "medium_shades": medium_shades,
    "deep_shades": deep_shades,
    "shade_variety": shade_variety,
    "color_variety": color_variety,
    "color_diagonals": color_diagonals,
}

PRIVATE_OBJECTIVES: dict[str, Objective] = {
    "shades_of_red": shades_of_red,
    "shades_of_yellow": shades_of_yellow,
    "shades_of_green": shades_of_green,
    "shades_of_blue": shades_of_blue,
    "shades_of_purple": shades_of_purple,
}


class Score(TypedDict):
    """Points by source; they add up to the total, open spaces counting below zero."""

    total: int
    public: dict[str, int]
    private: dict[str, int]
    tokens: int
    open: int


def score(window: SlowWindow, publics: Sequence[str], privates: Sequence[str], tokens: int) -> Score:
    """The score of one player with favor tokens left; every private objective named is added."""
    public = {card: PUBLIC_OBJECTIVES[card](window) for card in publics}
    private = {card: PRIVATE_OBJECTIVES[card](window) for card in privates}
    open_spaces = [space for space in SPACES if space not in window.dice]
    lost = -len(open_spaces)
    total = sum(public.values()) + sum(private.values()) + tokens + lost
    return {"total": total, "public": public, "private": private, "tokens": tokens, "open": lost}


def ranking(players: Sequence[tuple[str, int, int, int]]) -> list[str]:
    """The names, winner first, from (name, total, private points, tokens).

    The players are given in the order of their first turns of the last round; where all else is equal,
    whoever came later in it is ahead.
    """
    left = list(players)
    names = []
    while left:
        best = left[0]
        for player in left[1:]:
            # Points, then private points, then tokens; the equals sign lets the later player win.
            if player[1:] >= best[1:]:
                best = player
        names.append(best[0])
        left.remove(best)
    return names
