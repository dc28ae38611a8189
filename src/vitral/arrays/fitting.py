"""Where dice fit into a window (docs/rules.md §1.4), for every kind of die at once."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from vitral.arrays.cards import Ask
from vitral.arrays.masks import KINDS, OF_VALUE, alike, around, beside, bit, reach_of, spread
from vitral.arrays.moving import Glass
from vitral.spaces import EDGE, FULL

_NOT_ONES: Final = KINDS & ~OF_VALUE[0]
_NOT_SIXES: Final = KINDS & ~OF_VALUE[5]


class Fit(NamedTuple):
    kinds: Array
    """The kinds of dice that fit somewhere by the ordinary rules."""
    flipped: Array
    """Those that do when turned over."""
    alone: Array
    """Those that fit where they touch no other."""

    @property
    def nudged(self) -> Array:
        """Those that fit with a value one higher or one lower."""
        return (self.kinds << 1 & _NOT_ONES) | (self.kinds & _NOT_ONES) >> 1


def alone_in(filled: Array) -> Array:
    """The spaces that touch no die; the edge while there is none."""
    return jnp.where(filled != 0, ~around(filled) & FULL, jnp.uint32(EDGE))


def fits(glass: Glass) -> Fit:
    reach, alone = reach_of(glass.filled), alone_in(glass.filled)
    colors = [
        (glass.no_color | alike(glass.printed_colors, code)) & ~beside(alike(glass.colors, code))
        for code in range(1, 6)
    ]
    values = [
        (glass.no_value | alike(glass.printed_values, code)) & ~beside(alike(glass.values, code))
        for code in range(1, 7)
    ]
    kinds = flipped = apart = jnp.uint32(0)
    for color, of_color in enumerate(colors):
        touching, isolated = reach & of_color, alone & of_color
        for value, of_value in enumerate(values):
            there = ((touching & of_value) != 0).astype(jnp.uint32)
            kinds = kinds | there << 6 * color + value
            flipped = flipped | there << 6 * color + 5 - value
            apart = apart | ((isolated & of_value) != 0).astype(jnp.uint32) << 6 * color + value
    return Fit(kinds, flipped, apart)


def spaces_for(hand: Array, origin: Array, ask: Array, glass: Glass) -> Array:
    """Where the die in hand may be placed; some asks waive what is printed, one wants it to touch no other."""
    die = hand.astype(jnp.uint32)
    color, value = die // 6 + 1, die % 6 + 1
    field = jnp.where(ask == Ask.PLACE_ISOLATED, alone_in(glass.filled), reach_of(glass.filled))
    color_printed = glass.no_color | alike(glass.printed_colors, color) | spread(ask == Ask.PLACE_IGNORING_COLOR)
    value_printed = glass.no_value | alike(glass.printed_values, value) | spread(ask == Ask.PLACE_IGNORING_VALUE)
    apart = ~beside(alike(glass.colors, color)) & ~beside(alike(glass.values, value))
    return field & color_printed & value_printed & apart & ~bit(origin)
