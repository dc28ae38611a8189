"""Windows on arrays: where dice fit (docs/rules.md §1.4) and which can be moved (§1.9), for all dice at once."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.custom_batching import custom_vmap

from vitral.arrays.cards import Question
from vitral.arrays.masks import (
    KINDS,
    OF_VALUE,
    WINDOW_PLANES,
    alike,
    alike_at,
    around,
    beside,
    bit,
    diagonal,
    reach_of,
    ring,
    several,
    spread,
    within_reach_of_all,
)
from vitral.spaces import EDGE, FULL, SPACES

CHUNK: Final = 32
"""One table in this many is expected to need the two moves of Lathekin in a step."""
MIN_CHUNK: Final = 64


class Window(NamedTuple):
    """A window as six planes of dice and six of what is printed."""

    colors: list[Array]
    values: list[Array]
    printed_colors: list[Array]
    printed_values: list[Array]
    filled: Array
    no_color: Array
    """The spaces on which no color is printed."""
    no_value: Array


def window_from(dice: Array, printed: Array) -> Window:
    """Returns a window from its planes, which are the last axis."""
    parts = [dice[..., k] for k in range(WINDOW_PLANES)]
    marks = [printed[..., k] for k in range(WINDOW_PLANES)]
    return Window(
        parts[:3],
        parts[3:],
        marks[:3],
        marks[3:],
        parts[3] | parts[4] | parts[5],
        ~(marks[0] | marks[1] | marks[2]) & FULL,
        ~(marks[3] | marks[4] | marks[5]) & FULL,
    )


class MovableDice(NamedTuple):
    """The dice of a window that can be moved: by all the rules, and ignoring what is printed."""

    plain: Array
    any_color: Array
    any_value: Array


def movable(window: Window) -> MovableDice:
    plain, any_color, any_value = _moves(window)
    return MovableDice(spaces_of(plain), spaces_of(any_color), spaces_of(any_value))


def _moves(window: Window) -> tuple[Array, Array, Array]:
    """Returns, by space, where the die on it could be moved; nowhere if there is none. Then ignoring a color, then a
    value.
    """
    space = jnp.arange(SPACES, dtype=jnp.uint32)
    here = jnp.uint32(1) << space
    others = window.filled & ~here
    touched = jnp.where(others != 0, around(others), jnp.uint32(EDGE)) & ~window.filled
    same_color = alike_at(window.colors, window.colors, space) & ~here
    same_value = alike_at(window.values, window.values, space) & ~here
    color_printed = window.no_color | alike_at(window.printed_colors, window.colors, space)
    value_printed = window.no_value | alike_at(window.printed_values, window.values, space)
    open_to = touched & ~beside(same_color) & ~beside(same_value) & spread((window.filled & here) != 0)
    return open_to & color_printed & value_printed, open_to & value_printed, open_to & color_printed


def spaces_of(some: Array) -> Array:
    """Returns the mask of the spaces for which something is there, from one value a space."""
    here = jnp.uint32(1) << jnp.arange(SPACES, dtype=jnp.uint32)
    return jnp.sum(jnp.where(some != 0, here, jnp.uint32(0)), axis=-1, dtype=jnp.uint32)


def _targets_before_another(window: Window, space: Array, targets: Array) -> Array:
    """Returns those targets of the die on `space` after which some other die can be moved (Lathekin).

    The die is lifted; each other die is lifted too, and it is asked where that one could go. What can still stand in
    its way is the first die on its target: on the same space, or beside it if they are alike in color or value. If it
    touches no die that stays, it has to touch the first.
    """
    first = jnp.uint32(1) << space
    other = jnp.arange(SPACES, dtype=jnp.uint32)
    here = jnp.uint32(1) << other
    stay = window.filled & ~first & ~here
    same_color = alike_at(window.colors, window.colors, other) & ~here
    same_value = alike_at(window.values, window.values, other) & ~here
    share = ((same_color | same_value) & first) != 0
    color_printed = window.no_color | alike_at(window.printed_colors, window.colors, other)
    value_printed = window.no_value | alike_at(window.printed_values, window.values, other)
    fits = color_printed & value_printed & ~beside(same_color & ~first) & ~beside(same_value & ~first)
    goals = fits & ~stay & ~here & FULL
    near = goals & around(stay)
    far = goals & ~around(stay)
    apart = jnp.where(share, ~within_reach_of_all(near), jnp.where(several(near), jnp.uint32(FULL), ~near))
    good = jnp.where(near != 0, apart, 0) | jnp.where(share, diagonal(far), ring(far))
    there = (window.filled & here & ~first) != 0
    return targets & lax.reduce_or(jnp.where(there, good, jnp.uint32(0)), axes=(0,))


def _lathekin_moves(dice: Array, printed: Array, origin: Array) -> tuple[Array, Array]:
    window = window_from(dice, printed)
    targets, _, _ = _moves(window)
    space = jnp.arange(SPACES, dtype=jnp.uint32)
    found = jax.vmap(_targets_before_another, in_axes=(None, 0, 0))(window, space, targets)
    at_origin = jnp.where(space == origin.astype(jnp.uint32), found, jnp.uint32(0))
    return spaces_of(found), lax.reduce_or(at_origin, axes=(0,))


@custom_vmap
def lathekin_moves(asked: Array, dice: Array, printed: Array, origin: Array) -> tuple[Array, Array]:
    """Returns, for Lathekin, the dice after whose move another can be moved, and where the one on `origin` may go then.

    Two empty masks if it is not asked. This is most of the work of a step and seldom asked, so that in a batch the
    tables that ask are gathered and worked through in chunks.
    """
    nothing = (jnp.uint32(0), jnp.uint32(0))
    found: tuple[Array, Array] = lax.cond(asked, _lathekin_moves, lambda *_: nothing, dice, printed, origin)
    return found


@lathekin_moves.def_vmap
def _lathekin_batching_rule(
    tables: int, batched: list[bool], asked: Array, dice: Array, printed: Array, origin: Array
) -> tuple[tuple[Array, Array], tuple[bool, bool]]:
    given = [
        value if there else jnp.broadcast_to(value, (tables, *value.shape))
        for value, there in zip((asked, dice, printed, origin), batched, strict=True)
    ]
    asked, dice, printed, origin = given
    chunk = min(tables, max(MIN_CHUNK, tables // CHUNK))
    before = jnp.cumsum(asked, dtype=jnp.int32)
    number = before[-1]
    rows = jnp.full(tables + chunk, tables, jnp.int32)
    slot = jnp.where(asked, before - 1, tables + chunk)
    rows = rows.at[slot].set(jnp.arange(tables, dtype=jnp.int32), mode="drop", unique_indices=True)

    def work(carry: tuple[Array, Array, Array]) -> tuple[Array, Array, Array]:
        done, lifts, places = carry
        here = lax.dynamic_slice_in_dim(rows, done, chunk)
        safe = jnp.minimum(here, tables - 1)
        lifted, placed = jax.vmap(_lathekin_moves)(dice[safe], printed[safe], origin[safe])
        lifts = lifts.at[here].set(lifted, mode="drop")
        places = places.at[here].set(placed, mode="drop")
        return done + chunk, lifts, places

    nothing = jnp.zeros(tables, jnp.uint32)
    _, lifts, places = lax.while_loop(lambda carry: carry[0] < number, work, (jnp.int32(0), nothing, nothing))
    return (lifts, places), (True, True)


# -- where dice fit --------------------------------------------------------------------------------------------------


_NOT_ONES: Final = KINDS & ~OF_VALUE[0]


class FittingDice(NamedTuple):
    kinds: Array
    """The kinds of dice that fit somewhere by the ordinary rules."""
    flipped: Array
    """The kinds of dice that fit somewhere when turned over."""
    alone: Array
    """The kinds of dice that fit where they touch no other die."""

    @property
    def nudged(self) -> Array:
        """The dice that fit with a value one higher or one lower."""
        return (self.kinds << 1 & _NOT_ONES) | (self.kinds & _NOT_ONES) >> 1


def alone_in(filled: Array) -> Array:
    """Returns the spaces that touch no die; the edge while there is none."""
    return jnp.where(filled != 0, ~around(filled) & FULL, jnp.uint32(EDGE))


def fits(window: Window) -> FittingDice:
    reach, alone = reach_of(window.filled), alone_in(window.filled)
    colors = [
        (window.no_color | alike(window.printed_colors, code)) & ~beside(alike(window.colors, code))
        for code in range(1, 6)
    ]
    values = [
        (window.no_value | alike(window.printed_values, code)) & ~beside(alike(window.values, code))
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
    return FittingDice(kinds, flipped, apart)


def spaces_for(hand: Array, origin: Array, question: Array, window: Window) -> Array:
    """Returns where the die in hand may go: some questions waive what is printed, one forbids touching."""
    die = hand.astype(jnp.uint32)
    color, value = die // 6 + 1, die % 6 + 1
    field = jnp.where(question == Question.PLACE_ISOLATED, alone_in(window.filled), reach_of(window.filled))
    color_printed = (
        window.no_color | alike(window.printed_colors, color) | spread(question == Question.PLACE_IGNORING_COLOR)
    )
    value_printed = (
        window.no_value | alike(window.printed_values, value) | spread(question == Question.PLACE_IGNORING_VALUE)
    )
    apart = ~beside(alike(window.colors, color)) & ~beside(alike(window.values, value))
    return field & color_printed & value_printed & apart & ~bit(origin)
