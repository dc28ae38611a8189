"""A second, slow reading of the tools without chance (docs/rules.md §1.9): all that each can lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

from oracle.slow_rules import (
    COLORS,
    SPACES,
    Rows,
    SlowWindow,
    Track,
    around,
    color,
    legal_spaces,
    on_edge,
    placement_reasons,
    value,
)

# The shape depends on the tool: see tool_outcomes.
Outcome = tuple[Any, ...]


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


def lathekin_together(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Tool 4 with `lathekin = together`: lift two dice, put both on new spaces, and look at the window that results."""
    return set(together(window))


def together(window: SlowWindow) -> Iterator[Rows]:
    """The windows that result from moving two dice together, some more than once."""
    for one, other in combinations(window.dice, 2):
        lifted = window.without(one, other)
        free = [space for space in SPACES if space not in lifted.dice]
        for first, second in permutations(free, 2):
            if first != one and second != other:
                after = lifted.with_die(first, window.dice[one]).with_die(second, window.dice[other])
                if lies_well(after, first) and lies_well(after, second) and in_some_order(lifted, first, second):
                    yield after.rows()


def lies_well(window: SlowWindow, space: str) -> bool:
    """Whether a die could be put where it lies, all others lying there already."""
    return not placement_reasons(window.without(space), window.dice[space], space) - {"not_on_edge"}


def in_some_order(window: SlowWindow, first: str, second: str) -> bool:
    """Whether two dice can come to lie there one after the other, each touching a die that lies there already.

    The first die of an empty window lies on the edge.
    """
    for one, other in ((first, second), (second, first)):
        begins = any(space in window.dice for space in around(one)) if window.dice else on_edge(one)
        if begins and (other in around(one) or any(space in window.dice for space in around(other))):
            return True
    return False


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


def soldering_iron(window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """The promo tool: two dice change places; in the window that results each lies where it could be placed."""
    outcomes: set[Outcome] = set()
    for one, other in combinations(window.dice, 2):
        there, back = window.dice[one], window.dice[other]
        without_both = window.without(one).without(other)
        moved_back, moved_there = without_both.with_die(one, back), without_both.with_die(other, there)
        if other in legal_spaces(moved_back, there) and one in legal_spaces(moved_there, back):
            outcomes.add(moved_back.with_die(other, there).rows())
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
    "soldering_iron": soldering_iron,
}

ON_A_DRAFTED_DIE = (
    *("grozing_pliers", "lens_cutter", "flux_brush", "cork_backed_straightedge", "grinding_stone", "flux_remover"),
    "strip_cutter",
)
"""Tools 1, 5, 6, 9, 10, 11 and 13 (docs/rules.md §1.9, §3): before or after the die is taken, not once it is placed."""
MOVES_DICE = ("eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel", "soldering_iron")
"""Tools 2, 3, 4 and 12, and the promo tool (§7): at any time of the turn."""
NUDGES = ("grozing_pliers",)
FLIPS = ("grinding_stone",)
"""Tools that turn the die in hand to 7 − value."""
ISOLATES = ("cork_backed_straightedge",)
"""Tools that place the die where it touches no other."""
SOLO_SYMBOLS = {
    "grozing_pliers": "P1",
    "eglomise_brush": "B2",
    "copper_foil_burnisher": "R3",
    "lathekin": "Y4",
    "lens_cutter": "G5",
    "flux_brush": "P6",
    "glazing_hammer": "BB",
    "running_pliers": "RR",
    "cork_backed_straightedge": "YY",
    "grinding_stone": "GG",
    "flux_remover": "PP",
    "tap_wheel": "BB",
    "soldering_iron": "GG",
}
"""What pays for a tool in solo: now, and in the first printing (§2)."""


def tool_outcomes(tool_id: str, window: SlowWindow, pool: Sequence[str], track: Track) -> set[Outcome]:
    """Everything that using the tool can lead to; the tool can do something legal if there is anything.

    Cost and moment of the turn are not looked at. The results are
    (rows, sorted pool, sorted dice of each round of the track) for the tools that hold the turn's draft,
    (rows, sorted pool) for Running Pliers, and the rows alone for the tools that move dice in the window.
    """
    if tool_id not in TOOLS:
        raise ValueError(f"{tool_id!r} is no tool without chance; known: {', '.join(TOOLS)}")
    return TOOLS[tool_id](window, pool, track)
