"""Objectives of Passion, compiled: pairs of spaces, and what lies around the rare glass; as in `terms.py`."""

# mypy: ignore-errors
# Numba compiles plain Python and brings no types; what goes in and out is typed in `evaluator.py`.

from __future__ import annotations

from vitral.bots.evaluation.bits_kernel import njit, np, pop, sum_of_values
from vitral.cards.goals.pairs import PAIRINGS
from vitral.spaces import BIT, COLUMN_MASKS, COLUMNS, ROW_MASKS, ROWS, around

PAIRING = tuple(PAIRINGS)
TRAIT = ("color", "value", "both")
RULE = ("unique_around", "highest_around", "echo", "row", "column", "rays", "scale")
_UNIQUE, _HIGHEST, _ECHO, _ROW, _COLUMN, _RAYS, _SCALE = range(7)
_MOST = max(map(len, PAIRINGS.values()))


def _rays(space):
    row, column = divmod(space, COLUMNS)
    places = [(r, c) for r in range(ROWS) for c in range(COLUMNS) if abs(r - row) == abs(c - column) != 0]
    return sum(BIT[COLUMNS * r + c] for r, c in places)


if np is not None:
    _PAIRED = np.full((len(PAIRINGS), _MOST, 2), -1, np.int64)
    for _at, _pairs in enumerate(PAIRINGS.values()):
        _PAIRED[_at, : len(_pairs)] = _pairs
    _AROUND = np.array([around(bit) for bit in BIT], np.int64)
    _LINES = np.array([[ROW_MASKS[s // COLUMNS] for s in range(20)], [COLUMN_MASKS[s % COLUMNS] for s in range(20)]])
    _CROSS = np.array([_rays(space) for space in range(20)], np.int64)


@njit(cache=True)
def _matching(on, fits, gap, both, first, last):
    """Whether two spaces are alike in a trait, or still may be."""
    for trait in range(first, last):
        if on[trait] & both:
            return (on[trait] | fits[trait] & gap) & both == both
    return False


@njit(cache=True)
def pairs(on, fits, still, points, pairing, trait, w):
    """Pairs of spaces: done, lost, both open, or half done with a partner that may still come, or may not."""
    narrow = 5 if trait == 2 else 0
    total = 0.0
    for at in range(_MOST):
        if _PAIRED[pairing, at, 0] < 0:
            break
        both = 1 << _PAIRED[pairing, at, 0] | 1 << _PAIRED[pairing, at, 1]
        gap = both & still
        if gap == both:
            total += w[narrow]
            continue
        possible = True
        if trait != 1:
            possible = _matching(on, fits, gap, both, 0, 5)
        if possible and trait != 0:
            possible = _matching(on, fits, gap, both, 6, 12)
        if not gap:
            total += points if possible else 0
        else:
            total += w[narrow + (1 if possible else 2)]
    return total


@njit(cache=True)
def _times(on, filled, space, rule):
    """How often the points of a rule count."""
    near = _AROUND[space] & ~(1 << space)
    found = 0
    if rule == _HIGHEST:
        for color in range(5):
            for value in range(5, -1, -1):
                if on[color] & near & on[6 + value]:
                    found += value + 1
                    break
    elif rule == _ECHO:
        for value in range(6):
            if on[6 + value] >> space & 1:
                found = pop(on[6 + value]) - 1
    elif rule in (_ROW, _COLUMN):
        found = sum_of_values(on, filled & _LINES[rule - _ROW, space])
    elif rule == _RAYS:
        found = sum_of_values(on, filled & _CROSS[space])
    else:
        for trait in range(6, 12):
            found += (on[trait] & near) != 0
        if rule == _UNIQUE:
            for trait in range(5):
                found += (on[trait] & near) != 0
    return found


@njit(cache=True)
def by_glass(on, still, filled, points, rule, w):
    """Objectives that look at the rare glass: none yet, or so many spaces around it still open."""
    glass = on[5]
    if not glass:
        return w[0]
    space = pop(glass - 1)
    score = points * _times(on, filled, space, rule)
    return score + w[1 + pop(_AROUND[space] & still)] + w[10 + min(20, pop(still))]
