"""The same value, compiled: the terms of `terms.py` on machine integers, for those who install `vitral[ai]`.

Everything works without it, only slower. It adds in the same order, so both give the same number to the last bit; a
test compares them on thousands of windows.
"""

# mypy: ignore-errors
# Numba compiles plain Python and brings no types; what goes in and out is typed in `evaluator.py`.

from __future__ import annotations

from vitral.bots.evaluation.bits_kernel import njit, np, sum_of_values
from vitral.bots.evaluation.bits_kernel import pop as _pop
from vitral.bots.evaluation.passion_kernel import PAIRING, RULE, TRAIT, by_glass, pairs
from vitral.bots.evaluation.terms import MOST
from vitral.cards import ByGlass, Diagonals, Lines, Objective, Pairs, Sets, SumOfColor, SumOfSpaces
from vitral.dice import LETTERS, trait_index
from vitral.spaces import FULL, NOT_BESIDE, TOUCHING, mask_of

AVAILABLE = np is not None
"""Whether the extra is installed."""
ROOM, REACH, LINES, TWO, MANY, DIAGONALS, COLOR, SPACES, SHADES, HUES, PAIRS, GLASS = range(12)

_EVEN = sum(1 << space for space in range(20) if (space // 5 + space % 5) % 2 == 0)
_NOT_FIRST = FULL & ~0b00001_00001_00001_00001
_NOT_LAST = FULL & ~0b10000_10000_10000_10000
_FIRST_COLUMN = 0b00001_00001_00001_00001


def code_of(objective: Objective) -> tuple[int, ...] | None:
    """An objective in five numbers, or None if the kernel does not know its kind."""
    goal, points = objective.goal, objective.points
    if isinstance(goal, Lines):
        return (LINES, points, int(goal.axis == "row"), int(goal.trait == "color"), 0)
    if isinstance(goal, Sets):
        members = [trait_index(member) for member in goal.members]
        if len(members) == 2:
            return (TWO, points, members[0], members[1], 0)
        if members == list(range(members[0], members[-1] + 1)):
            return (MANY, points, members[0], members[-1] + 1, 0)
    if isinstance(goal, Diagonals):
        return (DIAGONALS, points, *((0, 5) if goal.trait == "color" else (6, 12)), 0)
    if isinstance(goal, SumOfColor):
        return (COLOR, points, LETTERS.index(goal.color), 0, 0)
    if isinstance(goal, SumOfSpaces):
        return (SPACES, points, mask_of(goal.spaces), 0, 0)
    if isinstance(goal, Pairs):
        return (PAIRS, points, PAIRING.index(goal.pairing), TRAIT.index(goal.trait), 0)
    if isinstance(goal, ByGlass):
        return (GLASS, points, RULE.index(goal.rule), 0, 0)
    return None


def coded(objectives, solo):
    """All terms as one array, in the evaluator's order."""
    kinds = (ROOM, REACH, SHADES, HUES) if solo else (ROOM, REACH)
    return np.array([*((kind, 0, 0, 0, 0) for kind in kinds), *objectives], np.int64)


def packed(rows):
    """Weights of several terms as one array."""
    array = np.zeros((len(rows), MOST))
    for at, row in enumerate(rows):
        array[at, : len(row)] = row
    return array


def stacked(tables):
    """Packed weights by placements left as one array."""
    return np.stack(tables)


@njit(cache=True)
def _diagonal(mask):
    sides = (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1
    return (sides << 5 | sides >> 5) & FULL


@njit(cache=True)
def _line(row, at):
    return 31 << 5 * at if row else _FIRST_COLUMN << at


@njit(cache=True)
def _lines_with(row, mask, least):
    found = 0
    for at in range(4 if row else 5):
        line = _line(row, at)
        if _pop(mask & line) >= least:
            found |= line
    return found


@njit(cache=True)
def _count(masks, first, last):
    ones, twos, fours = 0, 0, 0
    for at in range(first, last):
        mask = masks[at]
        carry = ones & mask
        ones ^= mask
        fours |= twos & carry
        twos ^= carry
    return ones, twos, fours


@njit(cache=True)
def _lines(on, fits, still, other, points, row, color, w, new):
    first, last = (0, 5) if color else (6, 12)
    lost = 0
    for trait in range(first, last):
        mask = on[trait]
        lost |= _lines_with(row, mask, 2)
        new[trait] = fits[trait] & still & ~_lines_with(row, mask, 1)
    ones, twos, fours = _count(new, first, last)
    lost |= _lines_with(row, still & ~(ones | twos | fours), 1)
    one = ones & ~twos & ~fours
    two = twos & ~ones & ~fours
    tight = one & (other[0] | other[1]) | two & other[0]
    medium = (one | other[0] | two & other[1]) & ~tight
    total = 0.0
    for at in range(4 if row else 5):
        line = _line(row, at)
        if line & lost:
            continue
        gaps = line & still
        if not gaps:
            total += points
            continue
        count = _pop(gaps)
        choices = 0
        for trait in range(first, last):
            if new[trait] & gaps:
                choices += 1
        if choices >= count:
            total += w[9 * count + 3 * min(2, _pop(gaps & tight)) + min(2, _pop(gaps & medium))]
    return total


@njit(cache=True)
def _many(on, fits, still, points, first, last, w):
    sets = 99
    for trait in range(first, last):
        sets = min(sets, _pop(on[trait]))
    one, two, three, blocked = 0, 0, 0, 0
    for trait in range(first, last):
        lack = sets + 3 - _pop(on[trait])
        if lack > 0:
            three += lack
            if lack > 1:
                two += lack - 1
                if lack > 2:
                    one += 1
                    if not fits[trait] & still:
                        blocked = 7
    return points * sets + w[blocked + one] + w[14 + two] + w[27 + three]


@njit(cache=True)
def _diagonals(on, fits, still, points, first, last, w):
    joined, waiting, alone, spots = 0, 0, 0, 0
    for trait in range(first, last):
        mask = on[trait]
        if mask:
            near = _diagonal(mask)
            joined += _pop(mask & near)
            spot = near & fits[trait] & still
            lonely = mask & ~near
            waits = lonely & _diagonal(spot)
            waiting += _pop(waits)
            alone += _pop(lonely & ~waits)
            spots += _pop(spot)
    return points * joined + w[min(15, spots)] + w[16 + min(7, waiting)] + w[24 + min(7, alone)]


@njit(cache=True)
def value(on, fits, filled, reach, left, penalty, codes, weights, own):
    """As `Evaluator.window`; `own` of the last codes are private objectives of which the best counts."""
    return _value(on, fits, filled, reach, left, penalty, codes, weights, own, np.empty((3, 12), np.int64))


@njit(cache=True)
def _value(on, fits, filled, reach, left, penalty, codes, weights, own, room):
    """The same with room to count in: three rows of twelve."""
    still = FULL & ~filled
    colors, values = room[0], room[1]
    ones, twos, fours = _count(fits, 0, 5)
    high = twos | fours
    some = ones | high
    colors[0], colors[1] = still & ones & ~high, still & twos & ~ones & ~fours
    colors[2], colors[3] = still & ones & twos, still & fours
    ones, twos, fours = _count(fits, 6, 12)
    high = twos | fours
    values[0], values[1] = still & ones & ~high, still & twos & ~ones & ~fours
    values[2] = still & (ones & twos & ~fours | fours & ~ones & ~twos)
    values[3] = still & fours & (ones | twos)
    dead = still & ~(some & (ones | high))
    gaps = _pop(still)
    total = weights[0, min(12, max(0, gaps - left + 4))] - penalty * gaps
    best = -1e9
    for at in range(len(codes)):
        kind, points, a, b = codes[at, 0], codes[at, 1], codes[at, 2], codes[at, 3]
        w = weights[at + 1]
        found = 0.0
        if kind == ROOM:
            found = w[min(3, _pop(dead))]
            for value_class in range(4):
                for color_class in range(4):
                    state = 4 + 16 * value_class + 4 * color_class
                    found += w[state + min(3, _pop(values[value_class] & colors[color_class]))]
        elif kind == REACH:
            found = w[min(14, _pop(reach & ~dead))]
        elif kind == SHADES:
            for shade in range(6):
                found += w[12 * shade + min(11, _pop(fits[6 + shade] & still & ~dead))]
        elif kind == HUES:
            for hue in range(5):
                found += w[min(11, _pop(fits[hue] & still & ~dead))]
        elif kind == LINES:
            found = _lines(on, fits, still, values if b else colors, points, a, b, w, room[2])
        elif kind == TWO:
            first, second = _pop(on[a]), _pop(on[b])
            spots, others = _pop(fits[a] & still), _pop(fits[b] & still)
            few = min(spots, others) if first == second else others if first > second else spots
            few = 4 if few > 4 else 3 if few > 2 else few
            found = points * min(first, second) + w[5 * min(4, abs(first - second)) + few]
        elif kind == MANY:
            found = _many(on, fits, still, points, a, b, w)
        elif kind == DIAGONALS:
            found = _diagonals(on, fits, still, points, a, b, w)
        elif kind == COLOR:
            mine = on[a]
            spot = fits[a] & still
            apart = max(_pop(spot & _EVEN), _pop(spot & ~_EVEN))
            tall = _pop(spot & (fits[10] | fits[11]))
            found = (
                points * sum_of_values(on, mine) + w[min(9, apart)] + w[10 + min(9, tall)] + w[20 + min(7, _pop(mine))]
            )
        elif kind == SPACES:
            spot = a & still & ~dead
            found = points * sum_of_values(on, a) + w[_pop(spot)] + w[10 + _pop(spot & (fits[10] | fits[11]))]
        elif kind == PAIRS:
            found = pairs(on, fits, still, points, a, b, w)
        elif kind == GLASS:
            found = by_glass(on, still, filled, points, a, w)
        if at >= len(codes) - own:
            best = max(best, found)
        else:
            total += found
    return total + best if own else total


if AVAILABLE:
    _TOUCHING = np.array(TOUCHING, np.int64)
    _APART = np.array(NOT_BESIDE, np.int64)


@njit(cache=True)
def best(on, fits, filled, reach, color, shade, left, penalty, codes, weights, own):
    """As `Evaluator.best`: the highest value of the window with a die on one of its spaces, and that space; or −1."""
    mask = reach & fits[color] & fits[shade]
    worth, found = -1e9, -1
    new_on, new_fits = np.empty(12, np.int64), np.empty(12, np.int64)
    room = np.empty((3, 12), np.int64)
    for space in range(20):
        bit = 1 << space
        if not mask & bit:
            continue
        for trait in range(12):
            new_on[trait], new_fits[trait] = on[trait], fits[trait]
        new_on[color] |= bit
        new_on[shade] |= bit
        new_fits[color] &= _APART[space]
        new_fits[shade] &= _APART[space]
        full = filled | bit
        near = ((reach if filled else 0) | _TOUCHING[space]) & ~full
        this = _value(new_on, new_fits, full, near, left, penalty, codes, weights, own, room)
        if this > worth:
            worth, found = this, space
    return worth, found
