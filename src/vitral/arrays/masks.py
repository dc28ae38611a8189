"""Masks of spaces and of kinds of dice, and dice as bit planes: the arithmetic the rest is made of.

Everything works on scalars and, alike, on arrays of them. Masks are `uint32`: 20 bits for the spaces of a window
(`vitral.spaces`), 30 for the kinds of dice (6·color + value − 1).

Two things are kept as *planes*, so that no loop over dice is needed:

- a window: six masks of spaces, three with the bits of each die's color + 1 and three with the bits of its value;
- dice of which there may be several of a kind: masks of kinds with the bits of how many there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import jax.numpy as jnp
from jax import Array, lax

from vitral.spaces import COLUMN_MASKS, COLUMNS, EDGE, FULL

WINDOW_PLANES: Final = 6
KINDS: Final = (1 << 30) - 1
"""All kinds of dice."""
OF_COLOR: Final = tuple(0b111111 << 6 * color for color in range(5))
OF_VALUE: Final = tuple(sum(1 << 6 * color + value for color in range(5)) for value in range(6))
"""By value − 1."""

_NOT_FIRST: Final = FULL & ~COLUMN_MASKS[0]
_NOT_LAST: Final = FULL & ~COLUMN_MASKS[-1]

Planes = Sequence[Array]


def bit(at: Array) -> Array:
    """Returns the mask of one place; nothing for −1."""
    return jnp.where(at >= 0, jnp.uint32(1) << at.astype(jnp.uint32), jnp.uint32(0))


def has(mask: Array, at: Array) -> Array:
    """Returns whether a place is in a mask; never for −1."""
    return (mask & bit(at)) != 0


def spread(flag: Array) -> Array:
    """Returns a mask of all places if the flag is set, else of none."""
    return jnp.zeros((), jnp.uint32) - flag.astype(jnp.uint32)


def count(mask: Array) -> Array:
    found: Array = lax.population_count(mask).astype(jnp.int32)
    return found


def several(mask: Array) -> Array:
    """Returns whether a mask has more than one place."""
    lowest_off: Array = mask & (mask - jnp.uint32(1))
    return lowest_off != 0


def scaled(bits: Array, many: Array) -> Array:
    """Returns a number below `many` (which is below 65,536) from 32 random bits: their share of all there could be."""
    return ((bits >> 16) * many + ((bits & 0xFFFF) * many >> 16)) >> 16


def sideways(mask: Array) -> Array:
    return (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1


def beside(mask: Array) -> Array:
    """Returns all spaces orthogonally next to a space of the mask."""
    return (sideways(mask) | mask << COLUMNS | mask >> COLUMNS) & FULL


def around(mask: Array) -> Array:
    """Returns the spaces of the mask and all that touch one, orthogonally or diagonally."""
    wide = mask | sideways(mask)
    return (wide | wide << COLUMNS | wide >> COLUMNS) & FULL


def ring(mask: Array) -> Array:
    """Returns all spaces that touch a space of the mask."""
    sides = sideways(mask)
    wide = mask | sides
    return (sides | wide << COLUMNS | wide >> COLUMNS) & FULL


def diagonal(mask: Array) -> Array:
    """Returns all spaces diagonally next to a space of the mask."""
    sides = sideways(mask)
    return (sides << COLUMNS | sides >> COLUMNS) & FULL


def within_reach_of_all(mask: Array) -> Array:
    """Returns the spaces that are in the mask or beside it in such a way that no space of the mask is anywhere else.

    The neighbors of every space are counted at once, in three planes, and compared with how many there are in all.
    """
    left, right = (mask & _NOT_LAST) << 1, (mask & _NOT_FIRST) >> 1
    above, below = mask << COLUMNS, mask >> COLUMNS
    half, carry = mask ^ left ^ right, (mask & left) | (right & (mask ^ left))
    ones, more = half ^ above ^ below, (half & above) | (below & (half ^ above))
    twos, fours = carry ^ more, carry & more
    total = lax.population_count(mask)
    same = ~((ones ^ spread(total & 1)) | (twos ^ spread(total >> 1 & 1)) | (fours ^ spread(total >> 2 & 1)))
    return jnp.where(total < 8, same & FULL, 0)


def reach_of(filled: Array) -> Array:
    """Returns the open spaces that touch a die; the edge while there is none."""
    return jnp.where(filled != 0, around(filled) & ~filled, jnp.uint32(EDGE))


# -- planes --------------------------------------------------------------------------------------------------------


def alike(planes: Planes, code: Array | int) -> Array:
    """Returns where the planes hold that code."""
    if isinstance(code, int):
        differs = [plane if not code >> k & 1 else ~plane for k, plane in enumerate(planes)]
    else:
        differs = [plane ^ spread(code >> k & 1) for k, plane in enumerate(planes)]
    return ~(differs[0] | differs[1] | differs[2]) & FULL


def alike_at(planes: Planes, of: Planes, space: Array) -> Array:
    """Returns where the planes hold the code that the planes `of` hold on a space."""
    differs = [plane ^ spread(other >> space & 1) for plane, other in zip(planes, of, strict=True)]
    return ~(differs[0] | differs[1] | differs[2]) & FULL


def with_one(planes: Planes, kinds: Array) -> list[Array]:
    """Returns dice in planes with one more of each of those kinds."""
    found = []
    for plane in planes:
        found.append(plane ^ kinds)
        kinds = plane & kinds
    return found


def with_one_removed(planes: Planes, kinds: Array) -> list[Array]:
    """Returns dice in planes with one less of each of those kinds, which must be there."""
    found = []
    for plane in planes:
        found.append(plane ^ kinds)
        kinds = ~plane & kinds
    return found


def rows_of(planes: Array) -> list[Array]:
    """Returns the rows of an array, one by one."""
    return [planes[k] for k in range(planes.shape[0])]


def any_of(planes: Planes) -> Array:
    """Returns the kinds of which there is at least one."""
    found = planes[0]
    for plane in planes[1:]:
        found = found | plane
    return found


def twice(planes: Planes) -> Array:
    """Returns the kinds of which there is more than one."""
    return any_of(planes[1:])


def number_of(planes: Planes, kinds: int = KINDS) -> Array:
    """Returns how many dice of those kinds there are."""
    parts = [count(plane & kinds) << k for k, plane in enumerate(planes)]
    return sum(parts[1:], parts[0])
