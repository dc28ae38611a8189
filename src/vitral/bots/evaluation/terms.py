"""The terms of the value: what each thing in a window is worth now, and in which state it is.

A term looks at a window and adds two things: the points it scores as it stands, and for each state it finds itself in
(a row with two spaces open, one of them narrow) the weight of that state: what is still to come of it on average. So
`w` is read by state only; to learn weights, a `w` that notes what was read is put in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from vitral.bots.evaluation.masks import (
    EVEN,
    Room,
    columns_twice,
    columns_with,
    count_traits,
    rows_twice,
    rows_with,
)
from vitral.cards import ByGlass, Diagonals, Lines, Objective, Pairs, Sets, SumOfColor, SumOfSpaces
from vitral.cards.goals.pairs import PAIRINGS
from vitral.dice import GLASS, LETTERS, trait_index
from vitral.engine.window import Window
from vitral.spaces import BIT, COLUMN_MASKS, ROW_MASKS, around, diagonal, mask_of


class Weights(Protocol):
    """The weights of one term, by state."""

    def __getitem__(self, state: int, /) -> float:
        """What is still to come in that state."""


Term = Callable[[Window, Room, Weights], float]

MOST: Final = 72
"""No term has more states."""
UNWEIGHTED: Final = "unweighted"
"""The name of the term of a kind of goal that no weights were learned for: it counts the points as they are."""


def room_term(window: Window, room: Room, w: Weights) -> float:
    """Open spaces by how many colors and values fit: narrow ones may stay open, dead ones will."""
    total = w[min(3, room.dead.bit_count())]
    state = 4
    c1, c2, c3, c4 = room.colors
    for values in room.values:
        total += w[state + min(3, (values & c1).bit_count())]
        total += w[state + 4 + min(3, (values & c2).bit_count())]
        total += w[state + 8 + min(3, (values & c3).bit_count())]
        total += w[state + 12 + min(3, (values & c4).bit_count())]
        state += 16
    return total


def reach_term(window: Window, room: Room, w: Weights) -> float:
    """How many spaces the next die may go to."""
    return w[min(14, (window.reach & ~room.dead).bit_count())]


def shades_term(window: Window, room: Room, w: Weights) -> float:
    """By value: how many open spaces it may still go on. In solo high dice must find a place."""
    alive = room.open & ~room.dead
    total = 0.0
    for shade, fits in enumerate(window.fits[6:12]):
        total += w[12 * shade + min(11, (fits & alive).bit_count())]
    return total


def hues_term(window: Window, room: Room, w: Weights) -> float:
    """By color: how many open spaces it may still go on."""
    alive = room.open & ~room.dead
    total = 0.0
    for fits in window.fits[:5]:
        total += w[min(11, (fits & alive).bit_count())]
    return total


def term_of(objective: Objective) -> tuple[str, Term]:
    """The term of an objective, and the name under which its weights are kept."""
    goal, points = objective.goal, objective.points
    if isinstance(goal, Lines):
        return f"{goal.axis} {goal.trait}", _lines(goal, points)
    if isinstance(goal, Sets):
        members = [trait_index(member) for member in goal.members]
        if len(members) == 2:
            return f"pair {' '.join(goal.members)}", _two(members[0], members[1], points)
        return f"set of {len(members)}", _many(members, points)
    if isinstance(goal, Diagonals):
        return f"diagonal {goal.trait}", _diagonals(goal, points)
    if isinstance(goal, SumOfColor):
        return "own color", _sum_of_color(LETTERS.index(goal.color), points)
    if isinstance(goal, SumOfSpaces):
        return "own spaces", _sum_of_spaces(mask_of(goal.spaces), points)
    if isinstance(goal, Pairs):
        return f"pairs {goal.trait}", _pairs(goal, points)
    if isinstance(goal, ByGlass):
        return f"glass {goal.rule}", _by_glass(goal, points)
    return UNWEIGHTED, lambda window, room, w: float(points * sum(times for times, _ in goal.find(window)))


def _lines(goal: Lines, points: int) -> Term:
    """Rows or columns of different traits: a line is done, lost, or open with so many spaces, some of them narrow.

    A space of a line is *tight* if hardly any die will do, *medium* if few will.
    """
    row = goal.axis == "row"
    lines = ROW_MASKS if row else COLUMN_MASKS
    lines_with, lines_twice = (rows_with, rows_twice) if row else (columns_with, columns_twice)
    color = goal.trait == "color"
    first, last = (0, 5) if color else (6, 12)

    def term(window: Window, room: Room, w: Weights) -> float:
        still = room.open
        lost = 0
        new = []
        for on, fits in zip(window.on[first:last], window.fits[first:last], strict=True):
            if on:
                lost |= lines_twice(on)
                new.append(fits & still & ~lines_with(on))
            else:
                new.append(fits & still)
        ones, twos, fours = count_traits(new)
        lost |= lines_with(still & ~(ones | twos | fours))
        one = ones & ~twos & ~fours
        two = twos & ~ones & ~fours
        other = room.values if color else room.colors
        tight = one & (other[0] | other[1]) | two & other[0]
        medium = (one | other[0] | two & other[1]) & ~tight
        total = 0.0
        for line in lines:
            if line & lost:
                continue
            gaps = line & still
            if not gaps:
                total += points
                continue
            count = gaps.bit_count()
            choices = 0
            for mask in new:
                if mask & gaps:
                    choices += 1
            if choices >= count:
                total += w[9 * count + 3 * min(2, (gaps & tight).bit_count()) + min(2, (gaps & medium).bit_count())]
        return total

    return term


_FEW: Final = (0, 1, 2, 3, 3, 4)


def _two(one: int, other: int, points: int) -> Term:
    """Sets of two values: how far one is behind the other, and how many spaces are open to it."""

    def term(window: Window, room: Room, w: Weights) -> float:
        first, second = window.on[one].bit_count(), window.on[other].bit_count()
        spots = [(window.fits[trait] & room.open).bit_count() for trait in (one, other)]
        few = min(spots) if first == second else spots[first > second]
        state = 5 * min(4, abs(first - second)) + _FEW[min(5, few)]
        return points * min(first, second) + w[state]

    return term


def _many(members: Sequence[int], points: int) -> Term:
    """Sets of all values or colors: how many dice the next set, the second and the third next still lack."""

    def term(window: Window, room: Room, w: Weights) -> float:
        on, fits, still = window.on, window.fits, room.open
        counts = [on[trait].bit_count() for trait in members]
        sets = min(counts)
        one = two = three = blocked = 0
        for trait, count in zip(members, counts, strict=True):
            lack = sets + 3 - count
            if lack > 0:
                three += lack
                if lack > 1:
                    two += lack - 1
                    if lack > 2:
                        one += 1
                        if not fits[trait] & still:
                            blocked = 7
        return points * sets + w[blocked + one] + w[14 + two] + w[27 + three]

    return term


def _diagonals(goal: Diagonals, points: int) -> Term:
    """Diagonal chains: dice that count, those that wait for a partner, and the spaces that would join a chain."""
    first, last = (0, 5) if goal.trait == "color" else (6, 12)

    def term(window: Window, room: Room, w: Weights) -> float:
        still = room.open
        joined = waiting = alone = spots = 0
        for on, fits in zip(window.on[first:last], window.fits[first:last], strict=True):
            if on:
                near = diagonal(on)
                joined += (on & near).bit_count()
                spot = near & fits & still
                lonely = on & ~near
                if lonely:
                    waits = lonely & diagonal(spot)
                    waiting += waits.bit_count()
                    alone += (lonely & ~waits).bit_count()
                spots += spot.bit_count()
        return points * joined + w[min(15, spots)] + w[16 + min(7, waiting)] + w[24 + min(7, alone)]

    return term


def _sum_of_color(color: int, points: int) -> Term:
    """The own color: its sum, the spaces still open to it that are not beside each other, those open to a 5 or 6."""

    def term(window: Window, room: Room, w: Weights) -> float:
        on, fits = window.on, window.fits
        mine = on[color]
        spots = fits[color] & room.open
        apart = max((spots & EVEN).bit_count(), (spots & ~EVEN).bit_count())
        high = spots & (fits[10] | fits[11])
        total = points * _sum(window, mine) if mine else 0
        return total + w[min(9, apart)] + w[10 + min(9, high.bit_count())] + w[20 + min(7, mine.bit_count())]

    return term


def _sum(window: Window, mask: int) -> int:
    on = window.on
    return (
        (on[6] & mask).bit_count()
        + 2 * (on[7] & mask).bit_count()
        + 3 * (on[8] & mask).bit_count()
        + 4 * (on[9] & mask).bit_count()
        + 5 * (on[10] & mask).bit_count()
        + 6 * (on[11] & mask).bit_count()
    )


def _sum_of_spaces(spaces: int, points: int) -> Term:
    """Own spaces: their sum, those still open, and those open to a 5 or 6."""

    def term(window: Window, room: Room, w: Weights) -> float:
        gaps = spaces & room.open & ~room.dead
        high = gaps & (window.fits[10] | window.fits[11])
        return points * _sum(window, spaces) + w[gaps.bit_count()] + w[10 + high.bit_count()]

    return term


def _pairs(goal: Pairs, points: int) -> Term:
    """Pairs of spaces: done, lost, both open, or half done with a partner that may still come, or may not."""
    pairings = [(BIT[one], BIT[other]) for one, other in PAIRINGS[goal.pairing]]
    wants_color, wants_value = goal.trait in ("color", "both"), goal.trait in ("value", "both")
    narrow = 0 if goal.trait != "both" else 5

    def term(window: Window, room: Room, w: Weights) -> float:
        on, fits, still = window.on, window.fits, room.open
        total = 0.0
        for one, other in pairings:
            both = one | other
            gap = both & still
            if gap == both:
                total += w[narrow]
                continue
            possible = True
            if wants_color:
                mask = next((t for t in range(GLASS) if on[t] & both), -1)
                possible = mask >= 0 and (on[mask] | fits[mask] & gap) & both == both
            if possible and wants_value:
                mask = next(t for t in range(6, 12) if on[t] & both)
                possible = (on[mask] | fits[mask] & gap) & both == both
            if not gap:
                total += points if possible else 0
            else:
                total += w[narrow + (1 if possible else 2)]
        return total

    return term


def _by_glass(goal: ByGlass, points: int) -> Term:
    """Objectives that look at the rare glass: none yet, or so many spaces around it still open."""

    def term(window: Window, room: Room, w: Weights) -> float:
        glass = window.on[GLASS]
        if not glass:
            return w[0]
        score = points * sum(times for times, _ in goal.find(window))
        return score + w[1 + (around(glass) & room.open).bit_count()] + w[10 + min(20, room.open.bit_count())]

    return term
