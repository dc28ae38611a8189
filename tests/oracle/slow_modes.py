"""The slow reading of the rules for every other way to play: solo, dice pools, Passion, Automa, promos.

Written from docs/rules.md §2–§7 and the expansion cards alone, as `slow_rules` is from the base game, and in the same
words: windows are dictionaries of texts, everything is counted one by one, and no code is shared with the library.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oracle import slow_rules, slow_scores
from oracle.slow_rules import COLORS, COLUMNS, GLASS, ROWS, SPACES, SlowWindow, around, color, value
from oracle.slow_scores import Objective, Score

# --- public objectives of Passion, and the promo (points per pair) ----------------------------------------------


def pairs(window: SlowWindow, places: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The dice of those pairs of spaces that both hold one."""
    found = []
    for one, other in places:
        if one in window.dice and other in window.dice:
            found.append((window.dice[one], window.dice[other]))
    return found


# Mirrored about the centre column: 1-5 and 2-4 of each row.
MIRRORED = [(row + left, row + right) for row in ROWS for left, right in (("1", "5"), ("2", "4"))]
# The same place of the upper and the lower half: A-C and B-D of each column.
UPPER_LOWER = [(up + column, down + column) for column in COLUMNS for up, down in (("A", "C"), ("B", "D"))]
# The same place of the left and the right half, the centre left out: 1-4 and 2-5 of each row.
LEFT_RIGHT = [(row + left, row + right) for row in ROWS for left, right in (("1", "4"), ("2", "5"))]


def equal_values(window: SlowWindow, places: Sequence[tuple[str, str]]) -> int:
    """How many of those pairs show one value."""
    return len([1 for one, other in pairs(window, places) if value(one) == value(other)])


def equal_colors(window: SlowWindow, places: Sequence[tuple[str, str]]) -> int:
    """How many of those pairs have one color; rare glass has none."""
    return len([1 for one, other in pairs(window, places) if color(one) == color(other) and color(one) in COLORS])


def horizontal_symmetry(window: SlowWindow) -> int:
    """7 for each mirrored pair alike in color and value."""
    return 7 * len([1 for one, other in pairs(window, MIRRORED) if one == other and color(one) in COLORS])


PUBLIC_OBJECTIVES: dict[str, Objective] = {
    **slow_scores.PUBLIC_OBJECTIVES,
    "horizontal_shade_symmetry": lambda window: 3 * equal_values(window, MIRRORED),
    "vertical_color_balance": lambda window: 3 * equal_colors(window, UPPER_LOWER),
    "horizontal_color_symmetry": lambda window: 3 * equal_colors(window, MIRRORED),
    "vertical_shade_balance": lambda window: 3 * equal_values(window, UPPER_LOWER),
    "horizontal_color_balance": lambda window: 3 * equal_colors(window, LEFT_RIGHT),
    "horizontal_shade_balance": lambda window: 3 * equal_values(window, LEFT_RIGHT),
    "horizontal_symmetry": horizontal_symmetry,
}

AVOID_TOGETHER = [
    {"vertical_color_balance", "column_color_variety"},
    {"horizontal_shade_symmetry", "row_color_variety"},
    {"horizontal_shade_symmetry", "row_shade_variety"},
    {"horizontal_color_symmetry", "row_color_variety"},
    {"horizontal_color_balance", "row_color_variety"},
    {"horizontal_shade_balance", "row_shade_variety"},
    {"vertical_shade_balance", "column_shade_variety"},
    {"horizontal_symmetry", "row_color_variety"},
    {"horizontal_symmetry", "row_shade_variety"},
]

# --- private objectives: positions, and those of rare glass -----------------------------------------------------

POSITIONS: dict[str, list[str]] = {
    "fence": ["B1", "C1", "B3", "C3", "B5", "C5"],
    "tunnel": ["A2", "A3", "A4", "D2", "D3", "D4"],
    "brace": ["A2", "A4", "B3", "C3", "D2", "D4"],
    "port": ["A3", "B2", "B4", "C2", "C4", "D3"],
    "brackets": ["A1", "A2", "A4", "A5", "B1", "B5"],
    "wall": ["B2", "B3", "B4", "C2", "C3", "C4"],
}


def sum_on(window: SlowWindow, spaces: Sequence[str]) -> int:
    """The values of the dice on those spaces, added up, whatever their colors; rare glass counts too."""
    return sum(value(window.dice[space]) for space in spaces if space in window.dice)


def glass_space(window: SlowWindow) -> str | None:
    """Where the rare glass lies; a window has one at most."""
    found = [space for space, die in window.dice.items() if color(die) == GLASS]
    assert len(found) <= 1, "one rare glass a window"
    return found[0] if found else None


def dice_around(window: SlowWindow, space: str) -> list[str]:
    """The dice on the eight spaces around."""
    return [window.dice[other] for other in around(space) if other in window.dice]


def glass_points(window: SlowWindow, card: str) -> int:
    """What one of the seven rare-glass objectives scores; nothing without rare glass."""
    space = glass_space(window)
    if space is None:
        return 0
    near = dice_around(window, space)
    if card == "rg_unique_around":
        return 3 * len({color(die) for die in near}) + 3 * len({value(die) for die in near})
    if card == "rg_highest_each_color":
        points = 0
        for wanted in COLORS:
            points += max([value(die) for die in near if color(die) == wanted], default=0)
        return points
    if card == "rg_same_value":
        return 3 * (slow_scores.count_value(window, value(window.dice[space])) - 1)
    if card == "rg_row_sum":
        return sum_on(window, [space[0] + column for column in COLUMNS])
    if card == "rg_column_sum":
        return sum_on(window, [row + space[1] for row in ROWS])
    if card == "rg_diagonals_sum":
        return sum_on(window, rays(space))
    if card == "rg_unique_values":
        return 4 * len({value(die) for die in near})
    raise ValueError(f"no rare-glass objective {card!r}")


def rays(space: str) -> list[str]:
    """All other spaces of the two diagonals through a space."""
    found = []
    for other in SPACES:
        down = ROWS.index(other[0]) - ROWS.index(space[0])
        right = COLUMNS.index(other[1]) - COLUMNS.index(space[1])
        if other != space and abs(down) == abs(right):
            found.append(other)
    return found


GLASS_OBJECTIVES = [
    "rg_unique_around",
    "rg_highest_each_color",
    "rg_same_value",
    "rg_row_sum",
    "rg_column_sum",
    "rg_diagonals_sum",
    "rg_unique_values",
]


def private_points(window: SlowWindow, card: str) -> int:
    """What any private objective of any box scores."""
    if card in POSITIONS:
        return sum_on(window, POSITIONS[card])
    if card in GLASS_OBJECTIVES:
        return glass_points(window, card)
    return slow_scores.PRIVATE_OBJECTIVES[card](window)


# --- score sheets -----------------------------------------------------------------------------------------------


def open_spaces(window: SlowWindow) -> int:
    """How many spaces hold no die."""
    return len([space for space in SPACES if space not in window.dice])


def score(window: SlowWindow, publics: Sequence[str], private: str, tokens: int) -> Score:
    """The score of one of several players (docs/rules.md §1.7), with any cards."""
    public = {card: PUBLIC_OBJECTIVES[card](window) for card in publics}
    own = private_points(window, private)
    lost = -open_spaces(window)
    total = sum(public.values()) + own + tokens + lost
    return {"total": total, "public": public, "private": {private: own}, "tokens": tokens, "open": lost}


def solo_score(window: SlowWindow, publics: Sequence[str], privates: Sequence[str]) -> Score:
    """The score in solo (§2): 3 lost for each open space, no tokens, the better private objective counts."""
    public = {card: PUBLIC_OBJECTIVES[card](window) for card in publics}
    best = privates[0]
    for card in privates:
        if private_points(window, card) > private_points(window, best):
            best = card
    lost = -3 * open_spaces(window)
    points = private_points(window, best)
    total = sum(public.values()) + points + lost
    return {"total": total, "public": public, "private": {best: points}, "tokens": 0, "open": lost}


def solo_target(track: Sequence[Sequence[str]]) -> int:
    """The score to beat: all dice on the round track, added up."""
    return sum(value(die) for dice in track for die in dice)


def solo_won(total: int, target: int) -> bool:
    """Equal is a loss."""
    return total > target


class AutomaScore(Score):
    """The Automa's sheet: as a player's, and the bonus of its level."""

    bonus: int


BY_COLUMNS = [
    "row_color_variety",
    "column_color_variety",
    "color_diagonals",
    "horizontal_color_symmetry",
    "horizontal_color_balance",
    "vertical_color_balance",
    "horizontal_symmetry",
]


def automa_score(window: SlowWindow, publics: Sequence[str], private: str, tokens: int, bonus: int) -> AutomaScore:
    """The Automa's score by its scoring card: color patterns score 3 for each full column instead (§5)."""
    full = len(slow_scores.complete_columns(window))
    public = {card: 3 * full if card in BY_COLUMNS else PUBLIC_OBJECTIVES[card](window) for card in publics}
    own = private_points(window, private)
    lost = -open_spaces(window)
    total = sum(public.values()) + own + tokens + lost + bonus
    return {"total": total, "public": public, "private": {private: own}, "tokens": tokens, "open": lost, "bonus": bonus}


def score_sheet(
    options: Mapping[str, Any],
    window: SlowWindow,
    publics: Sequence[str],
    privates: Sequence[str],
    tokens: int,
    automa_bonus: int | None = None,
) -> Score:
    """The score of a seat at a table with these options, and of the Automa if it has a bonus.

    An option that changes scoring is read here.
    """
    if automa_bonus is not None:
        return automa_score(window, publics, privates[0], tokens, automa_bonus)
    if options["mode"] == "solo":
        return solo_score(window, publics, privates)
    return score(window, publics, privates[0], tokens)


# --- tables: dice, rounds, turns --------------------------------------------------------------------------------


def bag_per_color(mode: str, players: int, *, dice_pools: bool = False, scaled: bool = False) -> int:
    """Dice of each color in the bag at the start."""
    if mode == "solo":
        return 18
    if mode == "automa":
        return 10
    if dice_pools:
        return {2: 6, 3: 8, 4: 10, 5: 12, 6: 14}[players]
    return slow_rules.bag_per_color(players, scaled=scaled)


def dice_per_round(mode: str, players: int, *, dice_pools: bool = False) -> int:
    """The size of the draft pool at the start of a round."""
    if mode == "solo":
        return 4
    if mode == "automa":
        return 5
    return players + 1 if dice_pools else slow_rules.dice_per_round(players)


def turn_order(mode: str, players: int, start: int, *, dice_pools: bool = False) -> list[int]:
    """The seats of one round; against the Automa seat 0 is the person, and whose round it is starts."""
    if mode == "solo":
        return [0, 0]
    if mode == "automa":
        return [0, 1, 1, 0] if start == 0 else [1, 0, 0, 1]
    if dice_pools:
        return slow_rules.turn_order(players, start)[:players]
    return slow_rules.turn_order(players, start)


def glass_price(board: str, window: SlowWindow, dice: int, tokens: int) -> int:
    """What a die costs on a board that holds so many dice and tokens, for this window, before it is placed."""
    if board == "iridescent":
        return len([column for column in COLUMNS if "A" + column not in window.dice])
    if board == "textured":
        return len([corner for corner in ("A1", "A5", "D1", "D5") if corner not in window.dice])
    if board == "patterned":
        return dice - 1
    if board == "architectural":
        return 2 if tokens else 1
    if board == "seeded":
        return 1
    if board == "streaked":
        return len([wanted for wanted in COLORS if slow_scores.count_color(window, wanted) == 0])
    raise ValueError(f"no rare-glass board {board!r}")


def may_go_alone(before: Sequence[str], left: Sequence[str]) -> set[str]:
    """Lighter track (docs/rules.md §2.1): the dice one of which may go down alone; none means that all must.

    `before` are the dice on the space of the last round (none: there was no last round, or a marker lies there),
    `left` those in the pool. Whoever may put down one may also put down all (S5).
    """
    if not before or len(left) < 2:
        return set()
    highest = max(value(die) for die in before)
    if highest == 6:
        lowest = min(value(die) for die in left)
        return {die for die in left if value(die) == lowest}
    return {die for die in left if value(die) > highest}
