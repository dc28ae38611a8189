"""A greedy opponent on arrays: it looks one placement ahead, uses no tools, and plans nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import jax
import jax.numpy as jnp
from jax import Array

from vitral.arrays.cards import Question
from vitral.arrays.legal import FIRST, OWN, PLACES, TAKE, pick
from vitral.arrays.masks import any_of, bit, count, has, rows_of, spread
from vitral.arrays.scoring import window_points
from vitral.arrays.state import DICE_EACH, State, row_of
from vitral.arrays.tools import window_of
from vitral.arrays.window import fits, spaces_for, window_from
from vitral.engine.actions import DO_PASS
from vitral.spaces import SPACES

if TYPE_CHECKING:
    from vitral.arrays.table import Table

_NONE = -(10**6)
_POINT = 64
"""A point outweighs any number of kinds of dice."""


def greedy(table: Table, state: State, key: Array) -> Array:
    """Returns an action: take and place the die that makes the most points now, without tools.

    Among equal ones it leaves the most kinds of dice a space. Windows are chosen at random.
    """
    words = table.legal_words(state)
    public, own = state.public, row_of(state.private, state.seat)
    tokens = row_of(state.tokens, state.seat)
    window = window_of(table, state)
    dice = jnp.stack([*window.colors, *window.values])
    printed = jnp.stack([*window.printed_colors, *window.printed_values])

    def worth(die: Array, space: Array) -> Array:
        """Returns what the window is worth with one more die."""
        code = die.astype(jnp.uint32)
        marks = jnp.stack(
            [spread(part >> k & 1) & bit(space) for part in (code // 6 + 1, code % 6 + 1) for k in range(3)]
        )
        after = dice | marks
        return _POINT * window_points(table, public, after, own, tokens) + count(
            fits(window_from(after, printed)).kinds
        )

    spaces = jnp.arange(SPACES, dtype=jnp.int32)

    def best(die: Array, places: Array) -> tuple[Array, Array]:
        values = jax.vmap(worth, in_axes=(None, 0))(die, spaces)
        values = jnp.where(jax.vmap(has, in_axes=(None, 0))(places, spaces), values, _NONE)
        return jnp.max(values), jnp.argmax(values)

    kinds = _kinds_in(any_of(rows_of(state.pool)) & words[TAKE], table.rules.pool_size)
    actions = FIRST[TAKE] + kinds
    if table.pools:
        own = _kinds_in(spread(state.question == Question.TURN) & words[OWN], DICE_EACH)
        kinds, actions = jnp.concatenate([kinds, own]), jnp.concatenate([actions, FIRST[OWN] + own])
    nowhere = jnp.int32(-1)
    open_to = jax.vmap(lambda die: spaces_for(die, nowhere, state.question, window))(jnp.maximum(kinds, 0))
    found, _ = jax.vmap(best)(jnp.maximum(kinds, 0), open_to)
    found = jnp.where(kinds >= 0, found, _NONE)
    take = actions[jnp.argmax(found)]
    place = FIRST[PLACES] + best(jnp.maximum(state.hand, 0), words[PLACES])[1]
    other = pick(words, jax.random.bits(key, (), jnp.uint32))
    other = jnp.where(words[0] >> (DO_PASS.id - FIRST[0]) & 1 != 0, DO_PASS.id, other)
    action = jnp.where(jnp.max(found) > _NONE, take, jnp.where(words[PLACES] != 0, place, other))
    return action.astype(jnp.int32)


def _kinds_in(mask: Array, most: int) -> Array:
    """Returns the kinds of dice of a mask, so many at most, and −1 for each that is not there."""
    found = []
    for _ in range(most):
        lowest = mask & (jnp.uint32(0) - mask)
        found.append(jnp.where(mask != 0, 31 - jax.lax.clz(lowest).astype(jnp.int32), -1))
        mask = mask & ~lowest
    return jnp.stack(found)
