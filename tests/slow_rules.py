"""A second, slow reading of the rules, made to be checked by eye and to check the engine.

Written from RULES.md §1, §3 (scaling), §6, §7 and the base cards alone. It shares no code with the library:
dictionaries, loops and brute force only. Spaces are texts ("A1" to "D5"), dice are texts ("R4"; "W4" is rare
glass, which has no color), an open space is "--".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypedDict

COLORS = "RYGBP"
GLASS = "W"
VALUES = "123456"
OPEN = "--"
ROWS = "ABCD"
COLUMNS = "12345"
SPACES = [row + column for row in ROWS for column in COLUMNS]

Rows = tuple[str, ...]
# The shape depends on the tool: see tool_outcomes.
Outcome = tuple[Any, ...]
Track = Sequence[Sequence[str]]


# --- the window ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SlowWindow:
    """What is printed on each of the 20 spaces, and the dice on those that hold one."""

    printed: dict[str, str]
    dice: dict[str, str]

    def rows(self) -> Rows:
        """The dice as four texts, open spaces as "--"."""
        return tuple(" ".join(self.dice.get(row + column, OPEN) for column in COLUMNS) for row in ROWS)

    def with_die(self, space: str, die: str) -> SlowWindow:
        """The window after putting a die on an open space."""
        if space in self.dice:
            raise ValueError(f"{space} already holds {self.dice[space]}")
        dice = dict(self.dice)
        dice[space] = die
        return SlowWindow(self.printed, dice)

    def without(self, *spaces: str) -> SlowWindow:
        """The window after lifting the dice of these spaces."""
        dice = dict(self.dice)
        for space in spaces:
            del dice[space]
        return SlowWindow(self.printed, dice)


def color(die: str) -> str:
    """The letter of a die; "W" for rare glass."""
    return die[0]


def value(die: str) -> int:
    """The number a die shows."""
    return int(die[1])


def check_die(die: str) -> None:
    """Refuse a text that is not a die."""
    if len(die) != 2 or die[0] not in COLORS + GLASS or die[1] not in VALUES:
        raise ValueError(f"not a die: {die!r}")


def read_window(grid: Sequence[str], rows: Sequence[str]) -> SlowWindow:
    """A window from its four printed rows ("R.2..") and its four rows of dice ("R3 Y1 -- R1 Y2")."""
    if len(grid) != 4 or len(rows) != 4:
        raise ValueError("a window has four rows")
    printed: dict[str, str] = {}
    dice: dict[str, str] = {}
    for row, symbols, texts in zip(ROWS, grid, rows, strict=True):
        cells = texts.split()
        if len(symbols) != 5 or len(cells) != 5:
            raise ValueError(f"row {row} needs five spaces")
        for column, symbol, cell in zip(COLUMNS, symbols, cells, strict=True):
            if symbol not in "." + COLORS + VALUES:
                raise ValueError(f"nothing like {symbol!r} is printed on a window")
            printed[row + column] = symbol
            if cell != OPEN:
                check_die(cell)
                dice[row + column] = cell
    return SlowWindow(printed, dice)


def spaces_at(space: str, steps: Sequence[tuple[int, int]]) -> list[str]:
    """The spaces of the board that lie these (down, right) steps away."""
    found = []
    for down, right in steps:
        row = ROWS.index(space[0]) + down
        column = COLUMNS.index(space[1]) + right
        if 0 <= row <= 3 and 0 <= column <= 4:
            found.append(ROWS[row] + COLUMNS[column])
    return found


def beside(space: str) -> list[str]:
    """The orthogonal neighbours."""
    return spaces_at(space, [(-1, 0), (0, -1), (0, 1), (1, 0)])


# Each pair of orthogonal neighbours once.
PAIRS_BESIDE = [(one, other) for one in SPACES for other in beside(one) if one < other]


def diagonal(space: str) -> list[str]:
    """The diagonal neighbours."""
    return spaces_at(space, [(-1, -1), (-1, 1), (1, -1), (1, 1)])


def around(space: str) -> list[str]:
    """All neighbours, orthogonal and diagonal."""
    return beside(space) + diagonal(space)


def on_edge(space: str) -> bool:
    """Whether the space is an edge or corner space of the window."""
    return space[0] in "AD" or space[1] in "15"


# --- placing (RULES.md §1.4) --------------------------------------------------------------------------------


def meets_color(die: str, symbol: str) -> bool:
    """Whether the die meets what is printed, as far as that is a color; rare glass meets any."""
    return symbol not in COLORS or color(die) == GLASS or color(die) == symbol


def meets_value(die: str, symbol: str) -> bool:
    """Whether the die meets what is printed, as far as that is a value."""
    return symbol not in VALUES or die[1] == symbol


def same_color(one: str, other: str) -> bool:
    """Whether two dice share a color; rare glass shares none, not even with rare glass."""
    return color(one) == color(other) and color(one) != GLASS


def same_value(one: str, other: str) -> bool:
    """Whether two dice share a value."""
    return value(one) == value(other)


def placement_reasons(
    window: SlowWindow,
    die: str,
    space: str,
    *,
    ignore_color: bool = False,
    ignore_value: bool = False,
    isolated: bool = False,
) -> set[str]:
    """Every reason against placing the die there; the empty set means that it may be placed.

    The two waivers concern only what is printed on the space. With `isolated` (tool 9) the space must touch
    no die; on an empty window the edge rule holds as ever. A taken space is judged further as if open.
    """
    check_die(die)
    if space not in SPACES:
        return {"off_board"}
    reasons = set()
    if space in window.dice:
        reasons.add("space_taken")
    if not ignore_color and not meets_color(die, window.printed[space]):
        reasons.add("wrong_color")
    if not ignore_value and not meets_value(die, window.printed[space]):
        reasons.add("wrong_value")
    for neighbour in beside(space):
        if neighbour in window.dice and same_color(die, window.dice[neighbour]):
            reasons.add("same_color_beside")
        if neighbour in window.dice and same_value(die, window.dice[neighbour]):
            reasons.add("same_value_beside")
    touches = any(neighbour in window.dice for neighbour in around(space))
    if not window.dice:
        if not on_edge(space):
            reasons.add("not_on_edge")
    elif isolated and touches:
        reasons.add("touching")
    elif not isolated and not touches:
        reasons.add("not_touching")
    return reasons


def legal_spaces(
    window: SlowWindow,
    die: str,
    *,
    ignore_color: bool = False,
    ignore_value: bool = False,
    isolated: bool = False,
) -> list[str]:
    """The spaces against which there is no reason, in the order A1 to A5, B1 and so on."""
    legal = []
    for space in SPACES:
        reasons = placement_reasons(
            window, die, space, ignore_color=ignore_color, ignore_value=ignore_value, isolated=isolated
        )
        if not reasons:
            legal.append(space)
    return legal


# --- the audit (RULES.md §1.8) ------------------------------------------------------------------------------


def faults(window: SlowWindow, excused: Collection[str] = ()) -> list[tuple[str, list[str]]]:
    """Each single thing wrong: its reason and the one or two spaces it concerns."""
    found = []
    for space, die in window.dice.items():
        if space not in excused:
            if not meets_color(die, window.printed[space]):
                found.append(("wrong_color", [space]))
            if not meets_value(die, window.printed[space]):
                found.append(("wrong_value", [space]))
    for one, other in PAIRS_BESIDE:
        if one in window.dice and other in window.dice:
            if same_color(window.dice[one], window.dice[other]):
                found.append(("same_color_beside", [one, other]))
            if same_value(window.dice[one], window.dice[other]):
                found.append(("same_value_beside", [one, other]))
    return found


def breaches(window: SlowWindow, excused: Collection[str] = ()) -> dict[str, set[str]]:
    """The breaching dice by space, each with all its reasons.

    Both dice of a bad pair are named. An excused die may contradict what is printed on its space, not its
    neighbours.
    """
    found: dict[str, set[str]] = {}
    for reason, spaces in faults(window, excused):
        for space in spaces:
            found.setdefault(space, set()).add(reason)
    return found


def smallest_removals(window: SlowWindow, excused: Collection[str] = ()) -> list[list[str]]:
    """All smallest sets of dice whose removal leaves no breach; [[]] if there is none to begin with.

    Tries every set of breaching dice, the smaller ones first. Removing a die that breaches nothing mends
    nothing, so such dice are in no smallest set.
    """
    wrong = [spaces for _, spaces in faults(window, excused)]
    suspects = sorted(breaches(window, excused))
    for size in range(len(suspects) + 1):
        found = []
        for removed in combinations(suspects, size):
            if all(any(space in removed for space in spaces) for spaces in wrong):
                assert not breaches(window.without(*removed), excused)
                found.append(list(removed))
        if found:
            return sorted(found)
    raise AssertionError("a window without dice has no breach")


# --- scoring (RULES.md §1.7) --------------------------------------------------------------------------------


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


# --- rounds (RULES.md §1.1, §1.2, §3) -----------------------------------------------------------------------


def turn_order(players: int, start: int) -> list[int]:
    """The seats of one round: clockwise from the start player, then back, the last one twice in a row."""
    there = [(start + step) % players for step in range(players)]
    back = list(reversed(there))
    return there + back


def dice_per_round(players: int) -> int:
    """The size of the draft pool at the start of a round, without dice pools."""
    return 2 * players + 1


def bag_per_color(players: int, *, scaled: bool) -> int:
    """Dice of each color in the bag, without dice pools; five and six players always use the scaled bag."""
    if players <= 4 and not scaled:
        return 18
    return {2: 10, 3: 14, 4: 18, 5: 22, 6: 26}[players]


# --- tools (RULES.md, the twelve tools) ---------------------------------------------------------------------


def without_one(dice: Sequence[str], index: int) -> list[str]:
    """The dice less the one at this index."""
    return [die for place, die in enumerate(dice) if place != index]


def canonical_pool(pool: Sequence[str]) -> tuple[str, ...]:
    """A pool in which the order of the dice does not matter."""
    return tuple(sorted(pool))


def canonical_track(track: Track) -> tuple[tuple[str, ...], ...]:
    """A round track in which the order of the dice of one round does not matter."""
    return tuple(tuple(sorted(dice)) for dice in track)


def drafts(pool: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Each die that may be taken from the pool, with what then stays there."""
    for index, die in enumerate(pool):
        yield die, without_one(pool, index)


def placed(window: SlowWindow, die: str, *, isolated: bool = False) -> list[Rows]:
    """The windows that placing the die in hand can lead to."""
    return [window.with_die(space, die).rows() for space in legal_spaces(window, die, isolated=isolated)]


def moves(
    window: SlowWindow, space: str, *, ignore_color: bool = False, ignore_value: bool = False
) -> list[tuple[str, SlowWindow]]:
    """Where the die of a space may be moved to, with the window after each move."""
    die = window.dice[space]
    lifted = window.without(space)
    found = []
    for target in legal_spaces(lifted, die, ignore_color=ignore_color, ignore_value=ignore_value):
        if target != space:
            found.append((target, lifted.with_die(target, die)))
    return found


def grozing_pliers(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 1: take a die, make it one more or one less, place it."""
    outcomes: set[Outcome] = set()
    for die, pool_after in drafts(pool):
        for changed in (value(die) - 1, value(die) + 1):
            if 1 <= changed <= 6:
                for rows in placed(window, f"{color(die)}{changed}"):
                    outcomes.add((rows, canonical_pool(pool_after), canonical_track(track)))
    return outcomes


def eglomise_brush(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 2: move one die, whatever color is printed where it goes."""
    outcomes: set[Outcome] = set()
    for space in window.dice:
        for _, after in moves(window, space, ignore_color=True):
            outcomes.add(after.rows())
    return outcomes


def copper_foil_burnisher(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 3: move one die, whatever value is printed where it goes."""
    outcomes: set[Outcome] = set()
    for space in window.dice:
        for _, after in moves(window, space, ignore_value=True):
            outcomes.add(after.rows())
    return outcomes


def lathekin(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 4: move exactly two different dice, one after the other."""
    outcomes: set[Outcome] = set()
    for first in window.dice:
        for first_target, between in moves(window, first):
            for second in between.dice:
                if second != first_target:
                    for _, after in moves(between, second):
                        outcomes.add(after.rows())
    return outcomes


def lens_cutter(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 5: take a die, leave it on the track in exchange for one there, place that one."""
    outcomes: set[Outcome] = set()
    for die, pool_after in drafts(pool):
        for number, dice in enumerate(track):
            for index, received in enumerate(dice):
                track_after = [list(others) for others in track]
                track_after[number][index] = die
                for rows in placed(window, received):
                    outcomes.add((rows, canonical_pool(pool_after), canonical_track(track_after)))
    return outcomes


def running_pliers(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 8: take and place one more die; window and pool are those after the turn's first draft."""
    outcomes: set[Outcome] = set()
    for die, pool_after in drafts(pool):
        for rows in placed(window, die):
            outcomes.add((rows, canonical_pool(pool_after)))
    return outcomes


def cork_backed_straightedge(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 9: take a die, place it where it touches no other."""
    outcomes: set[Outcome] = set()
    for die, pool_after in drafts(pool):
        for rows in placed(window, die, isolated=True):
            outcomes.add((rows, canonical_pool(pool_after), canonical_track(track)))
    return outcomes


def grinding_stone(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 10: take a die, turn it over, place it."""
    outcomes: set[Outcome] = set()
    for die, pool_after in drafts(pool):
        for rows in placed(window, f"{color(die)}{7 - value(die)}"):
            outcomes.add((rows, canonical_pool(pool_after), canonical_track(track)))
    return outcomes


def tap_wheel(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 12: move one or two different dice of one color that is on the track; never rare glass."""
    outcomes: set[Outcome] = set()
    for wanted in COLORS:
        if any(color(die) == wanted for dice in track for die in dice):
            for first in window.dice:
                if color(window.dice[first]) == wanted:
                    for first_target, between in moves(window, first):
                        outcomes.add(between.rows())
                        for second in between.dice:
                            if second != first_target and color(between.dice[second]) == wanted:
                                for _, after in moves(between, second):
                                    outcomes.add(after.rows())
    return outcomes


TOOLS: dict[str, Callable[[SlowWindow, Sequence[str], Track], set[Outcome]]] = {
    "grozing_pliers": grozing_pliers,
    "eglomise_brush": eglomise_brush,
    "copper_foil_burnisher": copper_foil_burnisher,
    "lathekin": lathekin,
    "lens_cutter": lens_cutter,
    "running_pliers": running_pliers,
    "cork_backed_straightedge": cork_backed_straightedge,
    "grinding_stone": grinding_stone,
    "tap_wheel": tap_wheel,
}


def tool_outcomes(tool_id: str, window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Everything that using the tool can lead to; the tool can do something legal if there is anything.

    Cost and moment of the turn are not looked at. The results are
    (rows, sorted pool, sorted dice of each round of the track) for the tools that hold the turn's draft,
    (rows, sorted pool) for Running Pliers, and the rows alone for the tools that move dice in the window.
    """
    if tool_id not in TOOLS:
        raise ValueError(f"{tool_id!r} is no tool without chance; known: {', '.join(TOOLS)}")
    return TOOLS[tool_id](window, pool, track)
