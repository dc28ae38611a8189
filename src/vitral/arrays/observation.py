"""What a seat may know, as one vector of numbers between 0 and 1 or a little above, with named parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import jax
import jax.numpy as jnp
from jax import Array

from vitral.arrays.cards import QUESTIONS, Question
from vitral.arrays.masks import WINDOW_PLANES, alike, any_of, rows_of
from vitral.arrays.state import State
from vitral.engine.actions import FIRST_TOOLS, ROUNDS
from vitral.engine.prices import FIRST_PRICE, LATER_PRICE
from vitral.spaces import SPACES

if TYPE_CHECKING:
    from vitral.arrays.table import Table


def parts(table: Table, state: State, seat: Array) -> dict[str, Array]:
    """Returns what a seat may know, by name; players are listed from the seat on, clockwise.

    Allowed are the table's open cards (once they lie there), all dice, windows and tokens, the seat's own objectives
    and the sides it was dealt. Nothing of what others hold, and no side chosen, before all have chosen.
    """
    cards, players = table.cards, table.players
    revealed = state.question != Question.SIDE
    open_cards = revealed | table.rules.options.cards_first
    order = (seat + jnp.arange(players)) % players
    windows = state.windows[order]
    patterns = jnp.where(revealed, state.patterns[order], -1)
    printed = jnp.where(patterns[:, None] >= 0, jnp.asarray(cards.printed)[jnp.maximum(patterns, 0)], jnp.uint32(0))
    my_turn = (state.seat == seat) & (state.question != Question.OVER)
    planes = [_kinds(plane) for plane in rows_of(state.pool)]
    pool = sum((2.0**k * plane for k, plane in enumerate(planes[1:], 1)), planes[0])
    track = jnp.stack([any_of(rows_of(state.track[at])) for at in range(ROUNDS)])
    color = jnp.where(state.hand >= 36, state.hand - 36, jnp.where(state.hand >= 0, state.hand // 6, -1))
    value = jnp.where((state.hand >= 0) & (state.hand < 36), state.hand % 6, -1)
    tools = jnp.where(open_cards, state.tools, -1)
    slots = jax.nn.one_hot(tools, FIRST_TOOLS)
    return {
        "windows": jax.vmap(_traits)(windows),
        "patterns": jax.vmap(_traits)(printed),
        "tokens": state.tokens[order] / 6,
        "pool": pool,
        "bag": state.bag / 18,
        "track": jax.vmap(_kinds)(track),
        "hand_color": jax.nn.one_hot(color, 5),
        "hand_value": jax.nn.one_hot(value, 6),
        "origin": jax.nn.one_hot(state.origin, SPACES),
        "ask": jax.nn.one_hot(state.question, len(QUESTIONS)),
        "tool_at_work": jax.nn.one_hot(state.tool, FIRST_TOOLS),
        "tools": jnp.sum(slots, axis=0),
        "tool_prices": jnp.sum(slots * jnp.where(state.tool_tokens > 0, LATER_PRICE, FIRST_PRICE)[:, None], axis=0) / 2,
        "public": jnp.sum(jax.nn.one_hot(jnp.where(open_cards, state.public, -1), len(cards.publics)), axis=0),
        "private": jnp.sum(jax.nn.one_hot(state.private[seat], len(cards.privates)), axis=0),
        "sides": jax.nn.one_hot(jnp.where(revealed, -1, state.offers[seat]), len(cards.patterns)),
        "round": jax.nn.one_hot(state.round - 1, ROUNDS),
        "turns_left": jnp.stack([(2 * players - state.turn) / (2 * players), state.turn >= players]).astype(float),
        "start": jax.nn.one_hot(jnp.where(revealed, (state.start - seat) % players, -1), players),
        "to_move": jax.nn.one_hot(
            jnp.where(state.question != Question.OVER, (state.seat - seat) % players, -1), players
        ),
        "skipped": (state.skips >> order.astype(jnp.uint32) & 1).astype(float),
        "turn": jnp.stack([my_turn, state.drafted != 0, state.tool_used != 0]).astype(float),
    }


def observation(table: Table, state: State, seat: Array) -> Array:
    """Returns the parts one after the other."""
    found = parts(table, state, seat)
    return jnp.concatenate([part.reshape(-1).astype(jnp.float32) for part in found.values()])


def layout(table: Table) -> dict[str, tuple[int, tuple[int, ...]]]:
    """By name of a part: where it begins in the vector, and its shape."""
    names: list[str] = []

    def named(state: State, seat: Array) -> list[Array]:
        found = parts(table, state, seat)
        names.extend(found)
        return list(found.values())

    shapes = jax.eval_shape(named, jax.eval_shape(table.init, jax.random.key(0)), jnp.int32(0))
    found, at = {}, 0
    for name, part in zip(names, shapes, strict=True):
        found[name] = (at, part.shape)
        at += part.size
    return found


def _traits(planes: Array) -> Array:
    """By color, then value: on which spaces it is."""
    rows = [planes[k] for k in range(WINDOW_PLANES)]
    masks = [alike(rows[:3], code) for code in range(1, 6)] + [alike(rows[3:], code) for code in range(1, 7)]
    return (jnp.stack(masks)[:, None] >> jnp.arange(SPACES, dtype=jnp.uint32) & 1).astype(jnp.float32)


def _kinds(mask: Array) -> Array:
    """By kind of die: whether it is in the mask."""
    return (mask >> jnp.arange(30, dtype=jnp.uint32) & 1).astype(jnp.float32)
