"""A second, slow reading of the tools (docs/rules.md §1.9): all that each can lead to.

What follows from a card's `when` and `steps` (when it may be used, what it asks of the table first) is worked out from
the card; what the steps do is written here a second time, one function a tool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, permutations

from oracle.slow_rules import (
    COLORS,
    SPACES,
    VALUES,
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
from vitral.cards import all_cards

Pool = Sequence[str]
End = tuple[SlowWindow, Pool, Track]
"""How a tool can end: the owner's window, the draft pool and the round track."""
Outcome = tuple[Rows, tuple[str, ...], tuple[tuple[str, ...], ...]]
"""The same for comparing: the order of the dice of the pool, and of a round of the track, does not matter."""


def outcome(window: Iterable[str], pool: Pool, track: Track) -> Outcome:
    """An end as an outcome."""
    return tuple(window), tuple(sorted(pool)), tuple(tuple(sorted(dice)) for dice in track)


def without_one(dice: Sequence[str], index: int) -> list[str]:
    """The dice less the one at this index."""
    return [die for place, die in enumerate(dice) if place != index]


def drafts(pool: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Each die that may be taken from the pool, with what then stays there."""
    for index, die in enumerate(pool):
        yield die, without_one(pool, index)


def placed(window: SlowWindow, die: str, *, isolated: bool = False) -> list[SlowWindow]:
    """The windows that placing the die in hand can lead to."""
    return [window.with_die(space, die) for space in legal_spaces(window, die, isolated=isolated)]


def turned(die: str) -> str:
    """The die on its other side."""
    return f"{color(die)}{7 - value(die)}"


def nudged(die: str) -> list[str]:
    """One less and one more, never between 6 and 1."""
    return [f"{color(die)}{shade}" for shade in (value(die) - 1, value(die) + 1) if 1 <= shade <= 6]


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


def grozing_pliers(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 1: take a die, make it one more or one less, place it."""
    for die, pool_after in drafts(pool):
        for changed in nudged(die):
            for after in placed(window, changed):
                yield after, pool_after, track


def eglomise_brush(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 2: move one die, whatever color is printed where it goes."""
    for space in window.dice:
        for _, after in moves(window, space, ignore_color=True):
            yield after, pool, track


def copper_foil_burnisher(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 3: move one die, whatever value is printed where it goes."""
    for space in window.dice:
        for _, after in moves(window, space, ignore_value=True):
            yield after, pool, track


def lathekin(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 4: move exactly two different dice, one after the other."""
    for first in window.dice:
        for first_target, between in moves(window, first):
            for second in between.dice:
                if second != first_target:
                    for _, after in moves(between, second):
                        yield after, pool, track


def lathekin_together(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 4 with `lathekin = together`: lift two dice, put both on new spaces, and look at the window that results."""
    for after in together(window):
        yield after, pool, track


def together(window: SlowWindow) -> Iterator[SlowWindow]:
    """The windows that result from moving two dice together, some more than once."""
    for one, other in combinations(window.dice, 2):
        lifted = window.without(one, other)
        free = [space for space in SPACES if space not in lifted.dice]
        for first, second in permutations(free, 2):
            if first != one and second != other:
                after = lifted.with_die(first, window.dice[one]).with_die(second, window.dice[other])
                if (
                    is_legal_placement(after, first)
                    and is_legal_placement(after, second)
                    and in_some_order(lifted, first, second)
                ):
                    yield after


def is_legal_placement(window: SlowWindow, space: str) -> bool:
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


def lens_cutter(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 5: take a die, leave it on the track in exchange for one there, place that one."""
    for die, pool_after in drafts(pool):
        for number, dice in enumerate(track):
            for index, received in enumerate(dice):
                track_after = [list(others) for others in track]
                track_after[number][index] = die
                for after in placed(window, received):
                    yield after, pool_after, track_after


def flux_brush(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 6: take a die, roll it, place it; it goes back to the pool only if it has no space."""
    for die, pool_after in drafts(pool):
        for shade in VALUES:
            rolled = f"{color(die)}{shade}"
            spaces = placed(window, rolled)
            for after in spaces:
                yield after, pool_after, track
            if not spaces:
                yield window, [*pool_after, rolled], track


def running_pliers(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 8: take and place one more die; window and pool are those after the turn's first draft."""
    for die, pool_after in drafts(pool):
        for after in placed(window, die):
            yield after, pool_after, track


def cork_backed_straightedge(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 9: take a die, place it where it touches no other."""
    for die, pool_after in drafts(pool):
        for after in placed(window, die, isolated=True):
            yield after, pool_after, track


def grinding_stone(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 10: take a die, turn it over, place it."""
    for die, pool_after in drafts(pool):
        for after in placed(window, turned(die)):
            yield after, pool_after, track


def tap_wheel(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """Tool 12: move one or two different dice of one color that is on the track; never rare glass."""
    for wanted in COLORS:
        if any(color(die) == wanted for dice in track for die in dice):
            for first in window.dice:
                if color(window.dice[first]) == wanted:
                    for first_target, between in moves(window, first):
                        yield between, pool, track
                        for second in between.dice:
                            if second != first_target and color(between.dice[second]) == wanted:
                                for _, after in moves(between, second):
                                    yield after, pool, track


def soldering_iron(window: SlowWindow, pool: Pool, track: Track) -> Iterator[End]:
    """The promo tool: two dice change places; in the window that results each lies where it could be placed."""
    for one, other in combinations(window.dice, 2):
        there, back = window.dice[one], window.dice[other]
        without_both = window.without(one).without(other)
        moved_back, moved_there = without_both.with_die(one, back), without_both.with_die(other, there)
        if other in legal_spaces(moved_back, there) and one in legal_spaces(moved_there, back):
            yield moved_back.with_die(other, there), pool, track


TOOLS: dict[str, Callable[[SlowWindow, Pool, Track], Iterable[End]]] = {
    "grozing_pliers": grozing_pliers,
    "eglomise_brush": eglomise_brush,
    "copper_foil_burnisher": copper_foil_burnisher,
    "lathekin": lathekin,
    "lens_cutter": lens_cutter,
    "flux_brush": flux_brush,
    "running_pliers": running_pliers,
    "cork_backed_straightedge": cork_backed_straightedge,
    "grinding_stone": grinding_stone,
    "tap_wheel": tap_wheel,
    "soldering_iron": soldering_iron,
}
TESTED_BY_HAND = ("glazing_hammer", "flux_remover", "strip_cutter", "lead_came_nippers")
"""Those that roll a whole pool, draw from the bag, or use private dice, of which a function here knows nothing."""

CARDS = {tool.id: tool for tool in all_cards().tools}
"""Their cards."""
REVEALS = ("reroll", "reroll pool", "reroll picked", "rebag")
"""The steps after which chance decides."""
MOVES_DICE = tuple(tool.id for tool in CARDS.values() if tool.steps[0].startswith("lift"))
"""The tools that begin with a die of the window."""
ON_A_DRAFTED_DIE = tuple(tool.id for tool in CARDS.values() if tool.steps[0] == "take" and "before_draft" in tool.when)
"""The tools that may be used before or after this turn's die is taken, not once it is placed (docs/rules.md §1.9)."""


def timely(tool_id: str, *, second_turn: bool, drafted: bool) -> bool:
    """Whether this is the moment for a tool: its turn of the round, before or after the draft."""
    when = CARDS[tool_id].when
    return not (
        ("first_turn" in when and second_turn)
        or ("second_turn" in when and not second_turn)
        or ("before_draft" in when and drafted)
        or ("after_draft" in when and not drafted)
    )


def tool_outcomes(tool_id: str, window: SlowWindow, pool: Pool, track: Track) -> set[Outcome]:
    """Everything that using the tool can lead to, whatever is rolled; it may be used if there is anything.

    Cost and moment of the turn are not looked at.
    """
    if tool_id not in TOOLS:
        raise ValueError(f"{tool_id!r} has no function here; known: {', '.join(TOOLS)}")
    return outcomes(TOOLS[tool_id](window, pool, track))


def outcomes(ends: Iterable[End]) -> set[Outcome]:
    """Different ends."""
    return {outcome(window.rows(), pool, track) for window, pool, track in ends}
