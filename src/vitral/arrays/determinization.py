"""Determinization on arrays: what a seat does not know is dealt again, as `View.sample` does it for the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import jax
import jax.numpy as jnp
from jax import Array

from vitral.arrays.cards import Question
from vitral.arrays.masks import scaled
from vitral.arrays.state import State, row_of, with_row
from vitral.engine.actions import SIDES

if TYPE_CHECKING:
    from vitral.arrays.table import Table


def sample(table: Table, state: State, seat: Array, key: Array) -> State:
    """Returns a state that looks the same to a seat, without a secret of others.

    Others' objectives, the sides they were dealt, those they chose before the reveal, and the cards of the table while
    they are hidden are dealt again. Dice to come are in no state.
    """
    for_table, for_private, for_windows, for_choices = jax.random.split(key, 4)
    choosing = state.question == Question.SIDE
    if not table.rules.options.cards_first:
        dealt = table.init(for_table)
        state = state._replace(
            tools=jnp.where(choosing, dealt.tools, state.tools),
            public=jnp.where(choosing, dealt.public, state.public),
            start=jnp.where(choosing, dealt.start, state.start),
            pools=jax.tree.map(lambda new, old: jnp.where(choosing, new, old), dealt.pools, state.pools),
        )
    if table.solo:
        return state
    own = row_of(state.private, seat)
    objectives = _others(for_private, len(table.cards.privates), own, table.players - 1)
    private = with_row(_around(objectives[:, None], seat, table.players), seat, own)
    mine = row_of(state.dealt_sides, seat)
    sides = jnp.asarray(table.cards.sides)
    held = jnp.any(sides[:, :, None] == mine, axis=(1, 2)) & (sides[:, 0] >= 0)
    windows = _unheld(for_windows, held, 2 * (table.players - 1))
    offered = _around(sides[windows].reshape(-1, len(SIDES)), seat, table.players)
    shown = jnp.concatenate([state.patterns[:, None], jnp.full((table.players, len(SIDES) - 1), -1, jnp.int32)], 1)
    mine_and_theirs = with_row(jnp.where(choosing, offered, shown), seat, mine)
    which = scaled(jax.random.bits(for_choices, (table.players,), jnp.uint32), jnp.uint32(len(SIDES)))
    guessed = jnp.take_along_axis(mine_and_theirs, which.astype(jnp.int32)[:, None], 1)[:, 0]
    others = jnp.arange(table.players) != seat
    patterns = jnp.where(choosing & others & (state.patterns >= 0), guessed, state.patterns)
    return state._replace(private=private, dealt_sides=mine_and_theirs, patterns=patterns)


def _others(key: Array, cards: int, own: Array, many: int) -> Array:
    """Returns the given number of different cards of a deck that a seat does not hold."""
    return _unheld(key, jnp.any(jnp.arange(cards)[:, None] == own, axis=1), many)


def _unheld(key: Array, held: Array, many: int) -> Array:
    order = jnp.where(held, jnp.uint32(0xFFFFFFFF), jax.random.bits(key, held.shape, jnp.uint32) >> 1)
    return jnp.argsort(order)[:many].astype(jnp.int32)


def _around(rows: Array, seat: Array, players: int) -> Array:
    """Returns rows of all seats: those given for the seats behind a seat, clockwise, and any for itself."""
    place = (jnp.arange(players) - seat - 1) % players
    return rows[jnp.minimum(place, players - 2)]
