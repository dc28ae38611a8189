"""Games without tools on arrays: every seat drafts the die and space its evaluator likes best.

All games of a batch are at the same turn, so a whole game is one `scan`. What is recorded of each turn is the table it
leaves, from which the trainer works out the net's inputs again. With private dice pools a turn is two of them: first
one of the own dice, then the draft.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from deals import OWN_DICE, Deal, Table, deal, turns_of
from jax import lax
from net import Around, Net, parts, track_part, window_parts
from terms import Array, Windows, place

CANDIDATES = 24
"""Drafts the net looks at; the terms choose them."""
TRIED = 64
"""Drafts the terms look at, where a seat has more than that; the pass comes on top."""


class Left(NamedTuple):
    """A table as a turn leaves it."""

    windows: Windows
    pool: Array
    highest: Array
    known: Array
    """What the terms expect, by part."""
    track: Array
    """Solo: the sum on the round track before this round's dice."""
    left: Array
    """Placements left to the seat."""
    dice: Array
    """Its own dice."""


def counted(pool: Array) -> Array:
    return jax.nn.one_hot(pool, 30).sum(-2)


def around_of(
    left_table: Left, one: Deal, own: Array, spaces: Array, bag: Array, between: Array, table: Table
) -> Around:
    """Returns what stands around a window; tables have the leading axes of `left_table.highest`."""
    lead = left_table.highest.shape

    def wide(value: Array, axes: int) -> Array:
        return value.reshape(
            *value.shape[: value.ndim - axes],
            *(1,) * (len(lead) - value.ndim + axes),
            *value.shape[value.ndim - axes :],
        )

    return Around(
        left_table.left,
        jnp.broadcast_to(wide(one.active, 1), (*lead, one.active.shape[-1])),
        jnp.broadcast_to(wide(own, 1), (*lead, 5)),
        counted(left_table.pool),
        jnp.broadcast_to(between, lead),
        jnp.full(lead, table.players),
        jnp.broadcast_to(wide(bag, 1), (*lead, 5)),
        jnp.broadcast_to(wide(one.lighter, 0), lead),
        left_table.highest,
        jnp.broadcast_to(wide(spaces, 0), lead),
        counted(left_table.dice),
        jnp.full(lead, float(table.pools)),
    )


def _padded(dice: Array, size: int) -> Array:
    rest = size - dice.shape[-1]
    return jnp.concatenate([dice, jnp.full((*dice.shape[:-1], rest), -1, dice.dtype)], -1) if rest else dice


@partial(jax.jit, static_argnames=("games", "table", "use_net"))
def play(
    net: Net, key: Array, noise: Array, weights: Array, fits: Array, *, games: int, table: Table, use_net: bool = True
):
    """Whole games: the deal, the table after each turn, and the final score of each seat by part."""
    turns, players = turns_of(table), table.players
    penalty = 3.0 if players == 1 else 1.0
    key, sub = jax.random.split(key)
    dealt = deal(sub, games, table, fits)
    size = max(table.size, OWN_DICE) if table.pools else table.size
    rows = jnp.arange(games)
    spaces = jnp.arange(20)

    def expected(windows, left, own, where):
        return window_parts(windows, left, dealt.active[:, None], own, weights, penalty, where if table.wide else None)

    def turn(carry, given):
        windows, private, pool, highest, track = carry
        seat, number, first, drafts, between, from_own, sub = given
        fresh_pool = _padded(lax.dynamic_index_in_dim(dealt.dice, number, 1, False), size)
        bag = lax.dynamic_index_in_dim(dealt.bag, number, 1, False)
        if players == 1:
            # What the last round left behind goes on the track now.
            over = first & (number > 0)
            cost, high = _to_track(pool, highest, dealt.lighter)
            track = track + jnp.where(over, cost, 0.0)
            highest = jnp.where(over, high, highest)
        pool = jnp.where(first, fresh_pool, pool)
        mine = jax.tree.map(lambda one: lax.dynamic_index_in_dim(one, seat, 1, False), windows)
        own = lax.dynamic_index_in_dim(dealt.own, seat, 1, False)
        where = lax.dynamic_index_in_dim(dealt.spaces, seat, 1, False)
        held = lax.dynamic_index_in_dim(private, seat, 1, False)
        source = jnp.where(from_own, _padded(held, size), pool) if table.pools else pool
        at = jnp.clip(source, 0)
        color, value = at // 6, at % 6
        fit_color = jnp.take_along_axis(mine.fits, color, 1)
        fit_value = jnp.take_along_axis(mine.fits, 5 + value, 1)
        legal = jnp.where(source >= 0, mine.reach[:, None] & fit_color & fit_value, 0)
        legal = ((legal[..., None] >> spaces) & 1) > 0  # games, dice, spaces
        # Some of the legal drafts, if there are very many; last to pass.
        chance = jax.random.uniform(sub, (games, size * 20))
        some, which = lax.top_k(jnp.where(legal.reshape(games, -1), 1.0 + chance, 0.0), min(TRIED, size * 20))
        die, space = which // 20, which % 20
        shape = which.shape
        placed = place(
            jax.tree.map(lambda one: jnp.broadcast_to(one[:, None], (*shape, *one.shape[1:])), mine),
            jnp.take_along_axis(color, die, 1),
            jnp.take_along_axis(value, die, 1),
            space,
        )
        tried = jax.tree.map(lambda one, same: jnp.concatenate([one, same[:, None]], 1), placed, mine)
        taken = jnp.concatenate([die, jnp.full((games, 1), size)], 1)
        may = jnp.concatenate([some > 0, jnp.ones((games, 1), bool)], 1)
        left = jnp.broadcast_to(drafts, may.shape)
        if table.pools:
            # Of the own dice one a turn can be placed, from the next turn on.
            rest = (held >= 0).sum(-1)[:, None] - (from_own & (taken < size))
            left = left + jnp.minimum(rest, drafts - from_own)
        known, _ = expected(tried, left, own[:, None], where[:, None])
        worth = known.sum(-1)
        if players == 1:  # a die taken does not go on the track
            gain = jnp.concatenate([1 + value, jnp.zeros((games, 1), value.dtype)], 1)
            worth = worth + jnp.take_along_axis(gain, taken, 1)
        _, best = lax.top_k(jnp.where(may, worth, -1e9), CANDIDATES)
        may, taken, left = (jnp.take_along_axis(one, best, 1) for one in (may, taken, left))
        tried, known = jax.tree.map(lambda one: one[rows[:, None], best], (tried, known))
        rest = jnp.where(jnp.arange(size) == taken[..., None], -1, source[:, None])
        pools, dice = rest, jnp.broadcast_to(held[:, None], (*may.shape, OWN_DICE))
        if table.pools:
            pools = jnp.where(from_own, pool[:, None], rest)
            dice = jnp.where(from_own, rest[..., :OWN_DICE], dice)
        tables = Left(
            tried,
            pools,
            jnp.broadcast_to(highest[:, None], may.shape),
            known,
            jnp.broadcast_to(track[:, None], may.shape),
            left,
            dice,
        )
        around = around_of(tables, dealt, own, where, bag, between, table)
        if not table.wide:
            known = jnp.concatenate([known, track_part(around)], -1)
        tables = tables._replace(known=known)
        values = parts(net, tried, around, known).sum(-1) if use_net else known.sum(-1)
        values = values + noise[:, None] * jax.random.gumbel(sub, values.shape)
        pick = jnp.where(may, values, -1e9).argmax(-1)
        chosen = jax.tree.map(lambda one: one[rows, pick], tables)
        windows = jax.tree.map(
            lambda all_, one: lax.dynamic_update_index_in_dim(all_, one, seat, 1), windows, chosen.windows
        )
        private = lax.dynamic_update_index_in_dim(private, chosen.dice, seat, 1)
        return (windows, private, chosen.pool, highest, track), chosen

    start = (
        *(dealt.windows, dealt.private, jnp.full((games, size), -1), jnp.zeros(games, jnp.int32)),
        jnp.zeros(games),
    )
    keys = jax.random.split(key, len(turns.seat))
    by_turn = (turns.seat, turns.round, turns.first, turns.left, turns.between, turns.private.astype(bool))
    given = (*map(jnp.array, by_turn), keys)
    (windows, _, pool, highest, track), history = lax.scan(turn, start, given)
    _, end = expected(windows, jnp.int32(0), dealt.own, dealt.spaces)
    if table.wide:
        return dealt, history, end
    cost, _ = _to_track(pool, highest, dealt.lighter)
    paid = jnp.where(players == 1, -track - cost, 0.0)
    final = jnp.concatenate([end, jnp.broadcast_to(paid[:, None, None], (games, players, 1))], -1)
    return dealt, history, final


def _to_track(pool: Array, highest: Array, lighter: Array) -> tuple[Array, Array]:
    """Returns what the dice left behind cost, and the highest value among those that went on the track."""
    values = jnp.where(pool >= 0, pool % 6 + 1, 0)
    everything = values.sum(-1).astype(jnp.float32)
    lying = pool >= 0
    may = lying & ((highest[:, None] == 6) | (values > highest[:, None]))
    may = may & ((lying.sum(-1) >= 2) & (highest > 0))[:, None] & (lighter > 0)[:, None]
    lowest = jnp.where(may, values, 99).min(-1)
    alone = may.any(-1)
    cost = jnp.where(alone, lowest, everything)
    return cost, jnp.where(alone, lowest, values.max(-1)).astype(jnp.int32)
