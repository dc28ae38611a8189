"""The evaluator's terms (`vitral.bots.evaluation.terms`) on arrays of bitboards: every leading axis is a batch.

A window is `on` and `fits` (eleven masks each: five colors, six values), `filled` and `reach`, as in the engine but
without the rare glass. A test compares the terms with the engine's own evaluator.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from vitral.bots.evaluation.terms import MAX_STATES
from vitral.bots.evaluation.weights import weight_table, weights_at
from vitral.spaces import COLUMN_MASKS, EDGE, FULL, NOT_BESIDE, ROW_MASKS, TOUCHING

Array = Any
TRAITS = 11
COLORS = 5
PUBLIC = (
    "row color", "column color", "row value", "column value", "pair 1 2", "pair 3 4", "pair 5 6", "set of 6",
    "diagonal color", "set of 5",
)  # fmt: skip
"""The public objectives of the base game by the name of their term."""
POINTS = (6, 5, 5, 4, 2, 2, 2, 5, 1, 4)
PAIRINGS = {
    "mirror": ((COLUMN_MASKS[0], 4), (COLUMN_MASKS[1], 2)),
    "upper_lower": ((ROW_MASKS[0] | ROW_MASKS[1], 10),),
    "left_right": ((COLUMN_MASKS[0] | COLUMN_MASKS[1], 3),),
}
"""Which spaces make pairs: the first of each, and how much further the second lies."""
PASSION = tuple((pairing, trait) for pairing in PAIRINGS for trait in ("color", "value"))
"""The public objectives of Passion."""
NAMES = ("shortage", "room", "reach", *PUBLIC, "own color", "own spaces", "pairs color", "pairs value")
LEFT = 21
EVEN = sum(1 << space for space in range(20) if (space // 5 + space % 5) % 2 == 0)
_NOT_FIRST = FULL & ~COLUMN_MASKS[0]
_NOT_LAST = FULL & ~COLUMN_MASKS[-1]
APART = jnp.array(NOT_BESIDE, jnp.int32)
NEAR = jnp.array(TOUCHING, jnp.int32)
BITS = jnp.array([1 << space for space in range(20)], jnp.int32)


class Windows(NamedTuple):
    on: Array
    fits: Array
    filled: Array
    reach: Array


def empty(fits: Array) -> Windows:
    zeros = jnp.zeros(fits.shape[:-1], jnp.int32)
    return Windows(jnp.zeros_like(fits), fits, zeros, zeros + EDGE)


def weights_of(name: str) -> np.ndarray:
    """Weights by placements left, term and state."""
    found = np.zeros((LEFT, len(NAMES), MAX_STATES), np.float32)
    for left in range(LEFT):
        for index, term in enumerate(NAMES):
            row = weights_at(weight_table(name), term, left)
            found[left, index, : len(row)] = row
    return found


def pop(mask: Array) -> Array:
    return lax.population_count(mask)


def place(windows: Windows, color: Array, value: Array, space: Array) -> Windows:
    """Returns the windows with a die (color 0-4, value 0-5) on a space; all arguments share their leading axes."""
    bit = BITS[space]
    hit = (jnp.arange(TRAITS) == color[..., None]) | (jnp.arange(TRAITS) == 5 + value[..., None])
    on = jnp.where(hit, windows.on | bit[..., None], windows.on)
    fits = jnp.where(hit, windows.fits & APART[space][..., None], windows.fits)
    filled = windows.filled | bit
    reach = (jnp.where(windows.filled > 0, windows.reach, 0) | NEAR[space]) & ~filled
    return Windows(on, fits, filled, reach)


def _count(masks: list[Array]) -> tuple[Array, Array, Array]:
    ones = twos = fours = jnp.zeros_like(masks[0])
    for mask in masks:
        carry = ones & mask
        ones = ones ^ mask
        fours = fours | twos & carry
        twos = twos ^ carry
    return ones, twos, fours


def _with(lines: tuple[int, ...], mask: Array, least: int) -> Array:
    found = jnp.zeros_like(mask)
    for line in lines:
        found = found | jnp.where(pop(mask & line) >= least, line, 0)
    return found


class Room(NamedTuple):
    still: Array
    dead: Array
    colors: list[Array]
    values: list[Array]


def open_spaces(windows: Windows) -> Room:
    still = FULL & ~windows.filled
    fits = [windows.fits[..., trait] for trait in range(TRAITS)]
    ones, twos, fours = _count(fits[:5])
    high = twos | fours
    some = ones | high
    colors = [still & ones & ~high, still & twos & ~ones & ~fours, still & ones & twos, still & fours]
    ones, twos, fours = _count(fits[5:])
    high = twos | fours
    values = [
        still & ones & ~high,
        still & twos & ~ones & ~fours,
        still & (ones & twos & ~fours | fours & ~ones & ~twos),
        still & fours & (ones | twos),
    ]
    return Room(still, still & ~(some & (ones | high)), colors, values)


def _lines(windows: Windows, room: Room, w: Any, points: int, row: bool, color: bool) -> tuple[Array, Array]:
    lines = ROW_MASKS if row else COLUMN_MASKS
    traits = range(5) if color else range(5, 11)
    lost = jnp.zeros_like(room.still)
    new = []
    for trait in traits:
        mask = windows.on[..., trait]
        lost = lost | _with(lines, mask, 2)
        new.append(windows.fits[..., trait] & room.still & ~_with(lines, mask, 1))
    ones, twos, fours = _count(new)
    lost = lost | _with(lines, room.still & ~(ones | twos | fours), 1)
    one = ones & ~twos & ~fours
    two = twos & ~ones & ~fours
    other = room.values if color else room.colors
    tight = one & (other[0] | other[1]) | two & other[0]
    medium = (one | other[0] | two & other[1]) & ~tight
    score = jnp.zeros(room.still.shape, jnp.float32)
    hope = jnp.zeros(room.still.shape, jnp.float32)
    for line in lines:
        gaps = line & room.still
        alive = (line & lost) == 0
        count = pop(gaps)
        choices = sum((mask & gaps) != 0 for mask in new)
        score = score + jnp.where(alive & (gaps == 0), points, 0)
        state = 9 * count + 3 * jnp.minimum(2, pop(gaps & tight)) + jnp.minimum(2, pop(gaps & medium))
        hope = hope + jnp.where(alive & (gaps != 0) & (choices >= count), w(state), 0)
    return score, hope


def _two(windows: Windows, room: Room, w: Any, points: int, one: int, other: int) -> tuple[Array, Array]:
    first, second = pop(windows.on[..., one]), pop(windows.on[..., other])
    spots, others = pop(windows.fits[..., one] & room.still), pop(windows.fits[..., other] & room.still)
    few = jnp.where(first == second, jnp.minimum(spots, others), jnp.where(first > second, others, spots))
    few = jnp.where(few > 4, 4, jnp.where(few > 2, 3, few))
    state = 5 * jnp.minimum(4, jnp.abs(first - second)) + few
    return points * jnp.minimum(first, second).astype(jnp.float32), w(state)


def _many(windows: Windows, room: Room, w: Any, points: int, traits: range) -> tuple[Array, Array]:
    counts = [pop(windows.on[..., trait]) for trait in traits]
    sets = counts[0]
    for count in counts[1:]:
        sets = jnp.minimum(sets, count)
    one = two = three = blocked = jnp.zeros_like(sets)
    for trait, count in zip(traits, counts, strict=True):
        lack = sets + 3 - count
        three = three + jnp.maximum(lack, 0)
        two = two + jnp.maximum(lack - 1, 0)
        one = one + jnp.maximum(lack - 2, 0)
        blocked = jnp.where((lack > 2) & ((windows.fits[..., trait] & room.still) == 0), 7, blocked)
    return points * sets.astype(jnp.float32), w(blocked + one) + w(14 + two) + w(27 + three)


def _diagonal(mask: Array) -> Array:
    sides = (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1
    return (sides << 5 | sides >> 5) & FULL


def _diagonals(windows: Windows, room: Room, w: Any, points: int) -> tuple[Array, Array]:
    joined = waiting = alone = spots = jnp.zeros_like(room.still)
    for trait in range(5):
        mask = windows.on[..., trait]
        near = _diagonal(mask)
        joined = joined + pop(mask & near)
        spot = near & windows.fits[..., trait] & room.still
        lonely = mask & ~near
        waits = lonely & _diagonal(spot)
        waiting = waiting + pop(waits)
        alone = alone + pop(lonely & ~waits)
        spots = spots + pop(spot)
    hope = w(jnp.minimum(15, spots)) + w(16 + jnp.minimum(7, waiting)) + w(24 + jnp.minimum(7, alone))
    return points * joined.astype(jnp.float32), hope


def _own(windows: Windows, room: Room, w: Any, color: int) -> tuple[Array, Array]:
    mine = windows.on[..., color]
    spots = windows.fits[..., color] & room.still
    apart = jnp.maximum(pop(spots & EVEN), pop(spots & ~EVEN))
    high = pop(spots & (windows.fits[..., 9] | windows.fits[..., 10]))
    hope = w(jnp.minimum(9, apart)) + w(10 + jnp.minimum(9, high)) + w(20 + jnp.minimum(7, pop(mine)))
    return _total(windows, mine), hope


def _total(windows: Windows, mask: Array) -> Array:
    return sum((value + 1) * pop(windows.on[..., 5 + value] & mask) for value in range(6)).astype(jnp.float32)


def _spaces(windows: Windows, room: Room, w: Any, spaces: Array) -> tuple[Array, Array]:
    gaps = spaces & room.still & ~room.dead
    high = gaps & (windows.fits[..., 9] | windows.fits[..., 10])
    return _total(windows, spaces), w(pop(gaps)) + w(10 + pop(high))


def _pairs(windows: Windows, room: Room, w: Any, points: int, pairing: str, color: bool) -> tuple[Array, Array]:
    score = jnp.zeros(room.still.shape, jnp.int32)
    none, some, lost = score, score, score
    for first, far in PAIRINGS[pairing]:
        one, two = windows.filled & first, windows.filled >> far & first
        alike = possible = jnp.zeros_like(one)
        for trait in range(5) if color else range(5, 11):
            on, fits = windows.on[..., trait], windows.fits[..., trait] & room.still
            alike = alike | on & on >> far
            possible = possible | on & fits >> far | on >> far & fits
        half = one ^ two
        score = score + pop(alike & first)
        none = none + pop(first & ~one & ~two)
        some = some + pop(half & possible)
        lost = lost + pop(half & ~possible)
    state = jnp.zeros_like(score)
    return points * score.astype(jnp.float32), none * w(state) + some * w(state + 1) + lost * w(state + 2)


class Terms(NamedTuple):
    """Points as the windows stand, and what is still to come of them by the weights."""

    gaps: Array
    general: Array
    """Shortage, room and reach together."""
    score: Array
    """By public objective, then by color; where own spaces are given, then those, and the objectives of Passion."""
    hope: Array


def terms(windows: Windows, left: Array, weights: Array, spaces: Array | None = None) -> Terms:
    """Returns all terms of all windows; `left` and the own `spaces` broadcast against their leading axes."""
    room = open_spaces(windows)
    left = jnp.broadcast_to(left, room.still.shape)

    def w(term: str) -> Any:
        flat = weights[:, NAMES.index(term)].reshape(-1)
        return lambda state: flat[left * MAX_STATES + state]

    gaps = pop(room.still)
    general = w("shortage")(jnp.clip(gaps - left + 4, 0, 12)) + w("reach")(
        jnp.minimum(14, pop(windows.reach & ~room.dead))
    )
    space = w("room")
    general = general + space(jnp.minimum(3, pop(room.dead)))
    for value in range(4):
        for color in range(4):
            state = 4 + 16 * value + 4 * color
            general = general + space(state + jnp.minimum(3, pop(room.values[value] & room.colors[color])))
    found = [
        _lines(windows, room, w("row color"), 6, True, True),
        _lines(windows, room, w("column color"), 5, False, True),
        _lines(windows, room, w("row value"), 5, True, False),
        _lines(windows, room, w("column value"), 4, False, False),
        _two(windows, room, w("pair 1 2"), 2, 5, 6),
        _two(windows, room, w("pair 3 4"), 2, 7, 8),
        _two(windows, room, w("pair 5 6"), 2, 9, 10),
        _many(windows, room, w("set of 6"), 5, range(5, 11)),
        _diagonals(windows, room, w("diagonal color"), 1),
        _many(windows, room, w("set of 5"), 4, range(5)),
        *(_own(windows, room, w("own color"), color) for color in range(5)),
    ]
    if spaces is not None:
        found.append(_spaces(windows, room, w("own spaces"), spaces))
        found += [
            _pairs(windows, room, w(f"pairs {trait}"), 3, pairing, trait == "color") for pairing, trait in PASSION
        ]
    score = jnp.stack([score for score, _ in found], -1)
    hope = jnp.stack([hope for _, hope in found], -1)
    return Terms(gaps, general, score, hope)
