"""The terms of the evaluation: what each feature of a window is worth.

A term adds two things: the points that the window scores as it stands, and the weight of each state that a feature is
in (a row with two open spaces, one of them narrow), which is what that state still brings on average. Weights are read
by state only, so an object that records what is read can take their place (`scripts/fit_value.py`).

This is the only definition of the terms. Python runs it on windows of the engine; with the `[ai]` extra, Numba compiles
the same functions (`kernel.py`). They keep to what both understand: whole numbers, tuples and loops over indexes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from vitral.cards import ByGlass, Diagonals, Lines, Objective, Pairs, Sets, SumOfColor, SumOfSpaces
from vitral.cards.goals import PAIRINGS
from vitral.dice import GLASS, LETTERS, trait_index
from vitral.spaces import BIT, COLUMN_MASKS, COLUMNS, FULL, ROW_MASKS, ROWS, SPACES, around, diagonal, mask_of

CHECKERED: Final = sum(1 << space for space in range(SPACES) if (space // COLUMNS + space % COLUMNS) % 2 == 0)
"""The white fields of a chessboard: no two of them are beside each other."""
FIRST_COLUMN: Final = COLUMN_MASKS[0]
MAX_STATES: Final = 72
"""No term has more states."""


class Masks(Protocol):
    """Twelve masks of spaces, by trait: colors 0-5, values 6-11."""

    def __getitem__(self, trait: int, /) -> int: ...


class Weights(Protocol):
    """The weights of one term, by state: what is still to come."""

    def __getitem__(self, state: int, /) -> float: ...


class OpenSpaces(NamedTuple):
    """The open spaces of a window by how much choice they leave."""

    open: int
    reach: int
    """Where the next die may go: those that touch a die, or at first the edge."""
    dead: int
    """No color fits, or no value."""
    colors: tuple[int, int, int, int]
    """Open spaces on which 1, 2, 3, or more colors fit."""
    values: tuple[int, int, int, int]
    """Open spaces on which 1, 2, 3 or 4, or more values fit."""


# --- Counting on masks: all twenty spaces at once ------------------------------------------------------------------


def count5(a: int, b: int, c: int, d: int, e: int) -> tuple[int, int, int]:
    """Returns how many of five masks hold each space, as three binary digits: ones, twos, fours."""
    half = a ^ b
    total = half ^ c
    carry = a & b | half & c
    half = total ^ d
    later = total & d | half & e
    return half ^ e, carry ^ later, carry & later


def count6(a: int, b: int, c: int, d: int, e: int, f: int) -> tuple[int, int, int]:
    """Returns how many of six masks hold each space, as `count5` does."""
    half = a ^ b
    first = half ^ c
    one = a & b | half & c
    half = d ^ e
    second = half ^ f
    two = d & e | half & f
    three = first & second
    half = one ^ two
    return first ^ second, half ^ three, one & two | half & three


def open_spaces(fits: Masks, filled: int, reach: int) -> OpenSpaces:
    """Sorts the open spaces of a window by how many colors and values fit there, touching a die or not."""
    still = FULL & ~filled
    ones, twos, fours = count5(fits[0], fits[1], fits[2], fits[3], fits[4])
    high = twos | fours
    some = ones | high
    colors = (still & ones & ~high, still & twos & ~ones & ~fours, still & ones & twos, still & fours)
    ones, twos, fours = count6(fits[6], fits[7], fits[8], fits[9], fits[10], fits[11])
    high = twos | fours
    values = (
        still & ones & ~high,
        still & twos & ~ones & ~fours,
        still & (ones & twos & ~fours | fours & ~ones & ~twos),
        still & fours & (ones | twos),
    )
    return OpenSpaces(still, reach, still & ~(some & (ones | high)), colors, values)


_LOW_ROWS: Final = tuple(sum(row for row in ROW_MASKS if mask & row) for mask in range(1024))
_HIGH_ROWS: Final = tuple(sum(row for row in ROW_MASKS if mask << 10 & row) for mask in range(1024))
_LOW_TWICE: Final = tuple(sum(row for row in ROW_MASKS if (mask & row).bit_count() > 1) for mask in range(1024))
_HIGH_TWICE: Final = tuple(sum(row for row in ROW_MASKS if (mask << 10 & row).bit_count() > 1) for mask in range(1024))


def lines_with(row: int, mask: int) -> int:
    """Returns all spaces of the rows (or columns) that hold a space of the mask."""
    if row:
        return _LOW_ROWS[mask & 1023] | _HIGH_ROWS[mask >> 10]
    return ((mask | mask >> 5 | mask >> 10 | mask >> 15) & 31) * FIRST_COLUMN


def lines_twice(row: int, mask: int) -> int:
    """Returns all spaces of the rows (or columns) that hold two spaces of the mask or more."""
    if row:
        return _LOW_TWICE[mask & 1023] | _HIGH_TWICE[mask >> 10]
    first, second, third, fourth = mask & 31, mask >> 5 & 31, mask >> 10 & 31, mask >> 15
    return (first & second | (first | second) & (third | fourth) | third & fourth) * FIRST_COLUMN


def sum_of_values(on: Masks, mask: int) -> int:
    """Returns the sum of the dice on some spaces."""
    return (
        (on[6] & mask).bit_count()
        + 2 * (on[7] & mask).bit_count()
        + 3 * (on[8] & mask).bit_count()
        + 4 * (on[9] & mask).bit_count()
        + 5 * (on[10] & mask).bit_count()
        + 6 * (on[11] & mask).bit_count()
    )


# --- Terms of every table ------------------------------------------------------------------------------------------


def shortage_term(spaces: OpenSpaces, w: Weights, left: int, penalty: int) -> float:
    """Returns the penalty for open spaces, and how many more of them there are than placements left."""
    gaps = spaces.open.bit_count()
    return w[min(12, max(0, gaps - left + 4))] - penalty * gaps


def room_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights) -> float:
    """Judges open spaces by how many colors and values fit: narrow ones may stay open, dead ones will."""
    total = w[min(3, spaces.dead.bit_count())]
    state = 4
    c1, c2, c3, c4 = spaces.colors
    for values in spaces.values:
        total += w[state + min(3, (values & c1).bit_count())]
        total += w[state + 4 + min(3, (values & c2).bit_count())]
        total += w[state + 8 + min(3, (values & c3).bit_count())]
        total += w[state + 12 + min(3, (values & c4).bit_count())]
        state += 16
    return total


def reach_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights) -> float:
    """Returns how many spaces the next die may go to."""
    return w[min(14, (spaces.reach & ~spaces.dead).bit_count())]


def shades_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights) -> float:
    """Counts, by value, the open spaces where it may still go; in solo high dice must find a place."""
    alive = spaces.open & ~spaces.dead
    total = 0.0
    for shade in range(6):
        total += w[12 * shade + min(11, (fits[6 + shade] & alive).bit_count())]
    return total


def hues_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights) -> float:
    """Counts, by color, the open spaces where it may still go."""
    alive = spaces.open & ~spaces.dead
    total = 0.0
    for color in range(5):
        total += w[min(11, (fits[color] & alive).bit_count())]
    return total


# --- Terms of objectives -------------------------------------------------------------------------------------------


def lines_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights, points: int, row: int, color: int) -> float:
    """Judges rows or columns of different traits: a line is done, lost, or open with some spaces left, some of them
    narrow.

    A space of a line is *tight* if hardly any die will do, *medium* if few will.
    """
    still = spaces.open
    first, last = (0, 5) if color else (6, 12)
    lost = 0
    ones = twos = fours = 0  # how many traits a space may still get, in binary digits
    line_ones = line_twos = line_fours = 0  # the same for the spaces of its line
    for trait in range(first, last):
        mask = on[trait]
        new = fits[trait] & still
        if mask:
            lost |= lines_twice(row, mask)
            new &= ~lines_with(row, mask)
        carry = ones & new
        ones ^= new
        fours |= twos & carry
        twos ^= carry
        new = lines_with(row, new)
        carry = line_ones & new
        line_ones ^= new
        line_fours |= line_twos & carry
        line_twos ^= carry
    lost |= lines_with(row, still & ~(ones | twos | fours))
    one = ones & ~twos & ~fours
    two = twos & ~ones & ~fours
    few, some, _, _ = spaces.values if color else spaces.colors
    tight = one & (few | some) | two & few
    medium = (one | few | two & some) & ~tight
    total = 0.0
    for at in range(4 if row else 5):
        line = 31 << 5 * at if row else FIRST_COLUMN << at
        if line & lost:
            continue
        gaps = line & still
        if not gaps:
            total += points
            continue
        count = gaps.bit_count()
        choices = (1 if gaps & line_ones else 0) + (2 if gaps & line_twos else 0) + (4 if gaps & line_fours else 0)
        if choices >= count:
            total += w[9 * count + 3 * min(2, (gaps & tight).bit_count()) + min(2, (gaps & medium).bit_count())]
    return total


def two_values_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights, points: int, one: int, other: int) -> float:
    """Values sets of two values: how far one is behind the other, and how many spaces are open to it."""
    first, second = on[one].bit_count(), on[other].bit_count()
    spots, others = (fits[one] & spaces.open).bit_count(), (fits[other] & spaces.open).bit_count()
    few = min(spots, others) if first == second else others if first > second else spots
    few = 4 if few > 4 else 3 if few > 2 else few
    return points * min(first, second) + w[5 * min(4, abs(first - second)) + few]


def set_term(
    on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights, points: int, first: int, last: int, members: int
) -> float:
    """Sets of many values or colors: how many dice the next set, the second and the third next still lack.

    *members* is a mask of traits, all of them from *first* up to but not including *last*.
    """
    still = spaces.open
    sets = 99
    for trait in range(first, last):
        if members >> trait & 1:
            sets = min(sets, on[trait].bit_count())
    one = two = three = blocked = 0
    for trait in range(first, last):
        lack = sets + 3 - on[trait].bit_count()
        if lack > 0 and members >> trait & 1:
            three += lack
            if lack > 1:
                two += lack - 1
                if lack > 2:
                    one += 1
                    if not fits[trait] & still:
                        blocked = 7
    return points * sets + w[blocked + one] + w[14 + two] + w[27 + three]


def diagonals_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights, points: int, first: int, last: int) -> float:
    """Judges diagonal chains: dice that count, those that wait for a partner, and spaces that would join a chain."""
    still = spaces.open
    joined = waiting = alone = spots = 0
    for trait in range(first, last):
        mask = on[trait]
        if mask:
            near = diagonal(mask)
            joined += (mask & near).bit_count()
            spot = near & fits[trait] & still
            lonely = mask & ~near
            if lonely:
                waits = lonely & diagonal(spot)
                waiting += waits.bit_count()
                alone += (lonely & ~waits).bit_count()
            spots += spot.bit_count()
    return points * joined + w[min(15, spots)] + w[16 + min(7, waiting)] + w[24 + min(7, alone)]


def color_sum_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights, points: int, color: int) -> float:
    """Values a private color: its sum so far, the spaces open to it that are not beside each other, and those open to a
    5 or 6.
    """
    mine = on[color]
    spots = fits[color] & spaces.open
    apart = max((spots & CHECKERED).bit_count(), (spots & ~CHECKERED).bit_count())
    high = (spots & (fits[10] | fits[11])).bit_count()
    total = points * sum_of_values(on, mine)
    return total + w[min(9, apart)] + w[10 + min(9, high)] + w[20 + min(7, mine.bit_count())]


def space_sum_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights, points: int, mask: int) -> float:
    """Judges own spaces: their sum, those still open, and those open to a 5 or 6."""
    gaps = mask & spaces.open & ~spaces.dead
    high = (gaps & (fits[10] | fits[11])).bit_count()
    return points * sum_of_values(on, mask) + w[gaps.bit_count()] + w[10 + high]


_PAIRING_NAMES: Final = tuple(PAIRINGS)
_PAIR_TRAITS: Final = ("color", "value", "both")
_PAIR_MASKS: Final = tuple(
    tuple([BIT[one] | BIT[other] for one, other in PAIRINGS[name]] + [0] * (10 - len(PAIRINGS[name])))
    for name in _PAIRING_NAMES
)
"""By pairing: the two spaces of each pair, with 0 after the last, so that all are of one length."""


def pairs_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights, points: int, pairing: int, trait: int) -> float:
    """Values pairs of spaces: done, lost, both open, or half done with a partner that may or may not still come."""
    still = spaces.open
    state = 5 if trait == 2 else 0
    total = 0.0
    for both in _PAIR_MASKS[pairing]:
        if not both:
            break
        gap = both & still
        if gap == both:
            total += w[state]
            continue
        possible = trait == 1 or may_match(on, fits, gap, both, 0, 5)
        if possible and trait != 0:
            possible = may_match(on, fits, gap, both, 6, 12)
        if gap:
            total += w[state + (1 if possible else 2)]
        elif possible:
            total += points
    return total


def may_match(on: Masks, fits: Masks, gap: int, both: int, first: int, last: int) -> bool:
    """Returns whether the dice on two spaces are alike in a trait, or still may be."""
    for trait in range(first, last):
        if on[trait] & both:
            return (on[trait] | fits[trait] & gap) & both == both
    return False


_GLASS_RULES: Final = ("unique_around", "highest_around", "echo", "row", "column", "rays", "scale")
_UNIQUE, _HIGHEST, _ECHO, _ROW, _COLUMN, _RAYS, _SCALE = range(7)
_RAY_MASKS: Final = tuple(
    sum(
        BIT[COLUMNS * row + column]
        for row in range(ROWS)
        for column in range(COLUMNS)
        if abs(row - space // COLUMNS) == abs(column - space % COLUMNS) != 0
    )
    for space in range(SPACES)
)


def glass_term(on: Masks, fits: Masks, spaces: OpenSpaces, w: Weights, points: int, rule: int) -> float:
    """Judges objectives about the rare glass: there is none yet, or some spaces around it are still open."""
    glass = on[GLASS]
    if not glass:
        return w[0]
    still = spaces.open
    score = points * count_by_glass(on, glass, rule)
    return score + w[1 + (around(glass) & still).bit_count()] + w[10 + min(20, still.bit_count())]


def count_by_glass(on: Masks, glass: int, rule: int) -> int:
    """Returns how often the points of a rule about the rare glass count."""
    near = around(glass) & ~glass
    points = 0
    if rule == _HIGHEST:
        for color in range(5):
            for value in range(6, 0, -1):
                if on[color] & near & on[5 + value]:
                    points += value
                    break
    elif rule == _ECHO:
        for trait in range(6, 12):
            if on[trait] & glass:
                points = on[trait].bit_count() - 1
    elif rule == _ROW:
        points = sum_of_values(on, lines_with(1, glass))
    elif rule == _COLUMN:
        points = sum_of_values(on, lines_with(0, glass))
    elif rule == _RAYS:
        points = sum_of_values(on, _RAY_MASKS[(glass - 1).bit_count()])
    else:
        for trait in range(6, 12):
            points += 1 if on[trait] & near else 0
        if rule == _UNIQUE:
            for trait in range(5):
                points += 1 if on[trait] & near else 0
    return points


# --- Terms by objective --------------------------------------------------------------------------------------------

TermFunction = Callable[..., float]
"""Takes the masks of a window (`on`, `fits`), its open spaces, the weights, and the arguments of a `Term`."""
TERM_FUNCTIONS: Final[tuple[TermFunction, ...]] = (
    *(room_term, reach_term, shades_term, hues_term),
    *(lines_term, two_values_term, set_term, diagonals_term),
    *(color_sum_term, space_sum_term, pairs_term, glass_term),
)
"""The terms that the kernel knows, by their codes."""
_CODE_LENGTH: Final = 5


class Term(NamedTuple):
    name: str
    """The name of its weights."""
    function: TermFunction | None
    """None for a kind of goal that no weights were learned for."""
    arguments: tuple[int, ...] = ()

    def code(self) -> list[int] | None:
        """Returns the term as compiled code reads it, or None without a function."""
        if self.function is None:
            return None
        code = [TERM_FUNCTIONS.index(self.function), *self.arguments]
        return code + [0] * (_CODE_LENGTH - len(code))


GENERAL_TERMS: Final = (Term("room", room_term), Term("reach", reach_term))
SOLO_TERMS: Final = (Term("shades", shades_term), Term("hues", hues_term))
UNWEIGHTED: Final = "unweighted"
"""The name of the term of a kind of goal that no weights were learned for: it counts the points as they are."""


def objective_term(objective: Objective) -> Term:
    """Returns the term of an objective."""
    goal, points = objective.goal, objective.points
    if isinstance(goal, Lines):
        return Term(f"{goal.axis} {goal.trait}", lines_term, (points, goal.axis == "row", goal.trait == "color"))
    if isinstance(goal, Sets):
        return _sets(goal.members, points)
    if isinstance(goal, Diagonals):
        traits = (0, 5) if goal.trait == "color" else (6, 12)
        return Term(f"diagonal {goal.trait}", diagonals_term, (points, *traits))
    if isinstance(goal, SumOfColor):
        return Term("own color", color_sum_term, (points, LETTERS.index(goal.color)))
    if isinstance(goal, SumOfSpaces):
        return Term("own spaces", space_sum_term, (points, mask_of(goal.spaces)))
    if isinstance(goal, Pairs):
        kind = _PAIRING_NAMES.index(goal.pairing), _PAIR_TRAITS.index(goal.trait)
        return Term(f"pairs {goal.trait}", pairs_term, (points, *kind))
    if isinstance(goal, ByGlass):
        return Term(f"glass {goal.rule}", glass_term, (points, _GLASS_RULES.index(goal.rule)))
    return Term(UNWEIGHTED, None)


def _sets(members: Sequence[str], points: int) -> Term:
    traits = [trait_index(member) for member in members]
    if len(traits) == 2:
        return Term(f"pair {' '.join(members)}", two_values_term, (points, *traits))
    mask = sum(1 << trait for trait in traits)
    return Term(f"set of {len(traits)}", set_term, (points, min(traits), max(traits) + 1, mask))
