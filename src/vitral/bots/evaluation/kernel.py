"""The evaluation of windows compiled by Numba, which the `[ai]` extra installs. Everything works without it, slower.

The terms are those of `terms.py`, compiled as they are: only a few functions that look masks up in tables are given
another body here. Terms are added in the order of `Evaluator`, so both give the same number to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numpy as np
from numba import int64, njit, types
from numba.extending import intrinsic, overload, overload_method, register_jitable

from vitral import spaces as bitboards
from vitral.bots.evaluation import terms as definitions
from vitral.bots.evaluation.evaluator import CompiledTerms
from vitral.bots.evaluation.terms import FIRST_COLUMN, OpenSpaces, Weights, open_spaces, shortage_term
from vitral.spaces import COLUMN_MASKS, FULL, NOT_BESIDE, TOUCHING

Array = Any
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Returns a function that Numba compiles when it is first called; the compiled code is cached beside the source."""
    return cast(Function, njit(cache=True)(function))


def inlined(function: Function) -> Function:
    """Returns a function that Numba compiles into its callers, since passing arrays would cost more than its work."""
    return cast(Function, njit(cache=True, inline="always")(function))


# --- Python's functions for Numba ----------------------------------------------------------------------------------


@intrinsic
def _population_count(_: Any, mask: Any) -> Any:
    return int64(int64), lambda context, builder, signature, given: builder.ctpop(given[0])


@overload_method(types.Integer, "bit_count")
def _bit_count(mask: Any) -> Any:
    def bit_count(mask: Any) -> Any:
        return _population_count(mask)  # type: ignore[call-arg]

    return bit_count


_NOT_FIRST: Final = FULL & ~COLUMN_MASKS[0]
_NOT_LAST: Final = FULL & ~COLUMN_MASKS[-1]


@overload(bitboards.diagonal)
def _diagonal(mask: Any) -> Any:
    def diagonal(mask: Any) -> Any:
        sides = (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1
        return (sides << 5 | sides >> 5) & FULL

    return diagonal


@overload(bitboards.around)
def _around(mask: Any) -> Any:
    def around(mask: Any) -> Any:
        wide = mask | (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1
        return (wide | wide << 5 | wide >> 5) & FULL

    return around


@overload(definitions.lines_with)
def _lines_with(row: Any, mask: Any) -> Any:
    def lines_with(row: Any, mask: Any) -> Any:
        if row:
            return ((mask | mask >> 1 | mask >> 2 | mask >> 3 | mask >> 4) & FIRST_COLUMN) * 31
        return ((mask | mask >> 5 | mask >> 10 | mask >> 15) & 31) * FIRST_COLUMN

    return lines_with


@overload(definitions.lines_twice)
def _lines_twice(row: Any, mask: Any) -> Any:
    def lines_twice(row: Any, mask: Any) -> Any:
        if row:
            once, twice = mask, 0
            for _ in range(4):
                mask >>= 1
                twice |= once & mask
                once |= mask
            return (twice & FIRST_COLUMN) * 31
        first, second, third, fourth = mask & 31, mask >> 5 & 31, mask >> 10 & 31, mask >> 15
        return (first & second | (first | second) & (third | fourth) | third & fourth) * FIRST_COLUMN

    return lines_twice


_SHARED: Final[tuple[Callable[..., Any], ...]] = (
    *definitions.TERM_FUNCTIONS,
    *(definitions.count5, definitions.count6, definitions.count_by_glass, definitions.may_match),
    *(definitions.open_spaces, definitions.shortage_term, definitions.sum_of_values),
)
for _function in _SHARED:
    register_jitable(inline="always")(_function)

# --- The evaluation ------------------------------------------------------------------------------------------------

_ROOM, _REACH, _SHADES, _HUES, _LINES, _TWO, _SET, _DIAGONALS, _COLOR, _SPACES, _PAIRS, _GLASS = range(12)


@inlined
def term_value(on: Array, fits: Array, spaces: OpenSpaces, w: Weights, codes: Array, at: int) -> float:
    """Returns the value of one of the terms (`Term.code`)."""
    kind, points, a, b = codes[at, 0], codes[at, 1], codes[at, 2], codes[at, 3]
    if kind == _ROOM:
        return definitions.room_term(on, fits, spaces, w)
    if kind == _REACH:
        return definitions.reach_term(on, fits, spaces, w)
    if kind == _LINES:
        return definitions.lines_term(on, fits, spaces, w, points, a, b)
    if kind == _TWO:
        return definitions.two_values_term(on, fits, spaces, w, points, a, b)
    if kind == _SET:
        return definitions.set_term(on, fits, spaces, w, points, a, b, codes[at, 4])
    if kind == _DIAGONALS:
        return definitions.diagonals_term(on, fits, spaces, w, points, a, b)
    if kind == _COLOR:
        return definitions.color_sum_term(on, fits, spaces, w, points, a)
    if kind == _SPACES:
        return definitions.space_sum_term(on, fits, spaces, w, points, a)
    if kind == _SHADES:
        return definitions.shades_term(on, fits, spaces, w)
    if kind == _HUES:
        return definitions.hues_term(on, fits, spaces, w)
    if kind == _PAIRS:
        return definitions.pairs_term(on, fits, spaces, w, points, a, b)
    return definitions.glass_term(on, fits, spaces, w, points, a)


@compiled
def evaluate(on: Array, fits: Array, filled: int, reach: int, left: int, terms: CompiledTerms) -> float:
    """Returns the value of a window with that many placements left, as `Evaluator.evaluate_window` does."""
    codes, best_of = terms.codes, terms.best_of
    weights = terms.weights[min(left, len(terms.weights) - 1)]
    spaces = open_spaces(fits, filled, reach)
    total = shortage_term(spaces, weights[0], left, terms.penalty)
    best, own = -1e9, len(codes) - best_of
    for at in range(len(codes)):
        value = term_value(on, fits, spaces, weights[at + 1], codes, at)
        if at >= own:
            best = max(best, value)
        else:
            total += value
    return total + best if best_of else total


_APART: Final = np.array(NOT_BESIDE, np.int64)
_TOUCHING: Final = np.array(TOUCHING, np.int64)


@inlined
def place(on: Array, fits: Array, filled: int, reach: int, space: int, die: int) -> tuple[int, int]:
    """Places a die: changes *on* and *fits*, and returns what then is filled, and the reach of the next die."""
    bit, color, shade = 1 << space, die // 6, 6 + die % 6
    on[color] |= bit
    on[shade] |= bit
    fits[color] &= _APART[space]
    fits[shade] &= _APART[space]
    return filled | bit, ((reach if filled else 0) | _TOUCHING[space]) & ~(filled | bit)


@compiled
def best_placement(
    on: Array, fits: Array, filled: int, reach: int, left: int, die: int, terms: CompiledTerms
) -> tuple[float, int]:
    """Returns the highest value of the window with the die on one of its spaces, and that space; −1 if none is legal.

    *left* is the number of placements left after it.
    """
    mask = reach & fits[die // 6] & fits[6 + die % 6]
    worth, best = -1e9, -1
    new_on, new_fits = np.empty(12, np.int64), np.empty(12, np.int64)
    for space in range(20):
        if mask >> space & 1:
            for trait in range(12):
                new_on[trait], new_fits[trait] = on[trait], fits[trait]
            new_filled, new_reach = place(new_on, new_fits, filled, reach, space, die)
            this = evaluate(new_on, new_fits, new_filled, new_reach, left, terms)
            if this > worth:
                worth, best = this, space
    return worth, best


@compiled
def evaluate_parts(on: Array, fits: Array, filled: Array, reach: Array, left: Array, terms: CompiledTerms) -> Array:
    """Returns, by window: the value of everything but objectives, then that of each objective by itself.

    Windows are rows. The codes of the terms are room, reach, and the objectives.
    """
    objectives = len(terms.codes) - 2
    parts = np.zeros((len(on), objectives + 1))
    for row in range(len(on)):
        spaces, weights = open_spaces(fits[row], filled[row], reach[row]), terms.weights[left[row]]
        parts[row, 0] = shortage_term(spaces, weights[0], left[row], terms.penalty)
        for at in range(objectives + 2):
            value = term_value(on[row], fits[row], spaces, weights[at + 1], terms.codes, at)
            parts[row, max(0, at - 1)] += value
    return parts
