"""A second, slow reading of the rules, made to be checked by eye and to check the engine.

Written from docs/rules.md §1, §3 (scaling), §6, §7 and the base cards alone. It shares no code with the library:
dictionaries, loops and brute force only. Spaces are texts ("A1" to "D5"), dice are texts ("R4"; "W4" is rare
glass, which has no color), an open space is "--".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

COLORS = "RYGBP"
GLASS = "W"
VALUES = "123456"
OPEN = "--"
ROWS = "ABCD"
COLUMNS = "12345"
SPACES = [row + column for row in ROWS for column in COLUMNS]

Rows = tuple[str, ...]
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


# --- placing (docs/rules.md §1.4) ---------------------------------------------------------------------------


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


def put_down_wrong(window: SlowWindow, space: str, *, isolated: bool = False) -> str:
    """The mistake an honor table remembers of a die put down on an open space, or nothing (docs/rules.md §1.8)."""
    touches = any(neighbour in window.dice for neighbour in around(space))
    if not window.dice:
        return "" if on_edge(space) else "not_on_edge"
    if isolated:
        return "touching" if touches else ""
    return "" if touches else "not_touching"


def doubts(window: SlowWindow, excused: Collection[str] = ()) -> dict[str, set[str]]:
    """Dice of a window on paper that may have been put down unlawfully: nobody can tell how they came to lie alone."""
    found = {}
    for space in window.dice:
        if space not in excused and not any(neighbour in window.dice for neighbour in around(space)):
            if len(window.dice) > 1:
                found[space] = {"not_touching"}
            elif not on_edge(space):
                found[space] = {"not_on_edge"}
    return found


# --- the audit (docs/rules.md §1.8) -------------------------------------------------------------------------


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


# --- rounds (docs/rules.md §1.1, §1.2, §3) ------------------------------------------------------------------


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
