"""Games without tools on arrays: every seat drafts the die and space its judge likes best.

All games of a batch are at the same turn, so a whole game is one `scan`. What is recorded of each turn is the table it
leaves, from which the trainer works out the net's inputs again.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from net import Around, Net, parts, track_part, window_parts
from terms import Array, Windows, empty, place

from vitral import Game
from vitral.cards import all_cards

CANDIDATES = 24
"""Drafts the net looks at; the terms choose them."""
TRIED = 64
"""Drafts the terms look at, where a seat has more than that; the pass comes on top."""


def patterns() -> Array:
    """What fits where on every empty window of the base game and the promos."""
    rules = Game.new(seed=0, players=2).state.rules
    traits = (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11)
    found = [rules.window(one).fits for one in all_cards().patterns]
    return jnp.array([[fits[trait] for trait in traits] for fits in found], jnp.int32)


class Turns(NamedTuple):
    """The order of all turns of a game: what every game of a batch has in common."""

    seat: np.ndarray
    round: np.ndarray
    first: np.ndarray
    left: np.ndarray
    between: np.ndarray
    mine: np.ndarray
    """By seat: which turns are its own."""


def turns_of(players: int) -> Turns:
    rows = []
    for number in range(10):
        for at in range(2 * players):
            forth = at < players
            seat = (number + (at if forth else 2 * players - 1 - at)) % players
            rows.append((seat, number, at == 0, 2 * (9 - number) + forth, 2 * players - 2 - 2 * at if forth else 8))
    columns = [np.array(column, np.int32) for column in zip(*rows, strict=True)]
    mine = np.array([[at for at, row in enumerate(rows) if row[0] == seat] for seat in range(players)])
    return Turns(*columns, mine)


class Deal(NamedTuple):
    dice: Array
    """By round and place in the pool."""
    bag: Array
    """By round: what the bag holds after its dice were drawn, by color."""
    windows: Windows
    active: Array
    own: Array
    lighter: Array


def deal(key: Array, games: int, players: int, fits: Array) -> Deal:
    keys = jax.random.split(key, 7)
    size = 4 if players == 1 else 2 * players + 1
    order = jnp.argsort(jax.random.uniform(keys[0], (games, 90)), -1)[:, : 10 * size] // 18
    colors = order.reshape(games, 10, size)
    values = jax.random.randint(keys[1], colors.shape, 0, 6)
    drawn = jax.nn.one_hot(colors, 5).sum(2).cumsum(1)
    chosen = fits[jax.random.randint(keys[2], (games, players), 0, len(fits))]
    # Colors are all alike to the rules: patterns with other colors are as good to learn from.
    other = jnp.argsort(jax.random.uniform(keys[6], (games, players, 5)), -1)
    chosen = jnp.concatenate([jnp.take_along_axis(chosen[..., :5], other, -1), chosen[..., 5:]], -1)
    public = jnp.argsort(jax.random.uniform(keys[3], (games, 10)), -1)
    active = (public < (2 if players == 1 else 3)).astype(jnp.float32)
    hue = jnp.argsort(jax.random.uniform(keys[4], (games, 5)), -1)
    if players == 1:
        own = (hue < 2).astype(jnp.float32)[:, None]
    else:
        own = (hue[:, None] == jnp.arange(players)[:, None]).astype(jnp.float32)
    lighter = jax.random.bernoulli(keys[5], 0.4, (games,)).astype(jnp.float32) * (players == 1)
    return Deal(6 * colors + values, 18 - drawn, empty(chosen), active, own, lighter)


class Left(NamedTuple):
    """A table as a turn leaves it."""

    windows: Windows
    pool: Array
    highest: Array
    known: Array
    """What the terms expect, by part."""
    track: Array
    """Solo: the sum on the round track before this round's dice."""


def counted(pool: Array) -> Array:
    return jax.nn.one_hot(pool, 30).sum(-2)


def around_of(table: Left, one: Deal, own: Array, bag: Array, left: Array, between: Array, players: int) -> Around:
    """What stands around a window; tables have the leading axes of `table.highest`."""
    lead = table.highest.shape

    def wide(value: Array, axes: int) -> Array:
        return value.reshape(
            *value.shape[: value.ndim - axes],
            *(1,) * (len(lead) - value.ndim + axes),
            *value.shape[value.ndim - axes :],
        )

    return Around(
        jnp.broadcast_to(left, lead),
        jnp.broadcast_to(wide(one.active, 1), (*lead, 10)),
        jnp.broadcast_to(wide(own, 1), (*lead, 5)),
        counted(table.pool),
        jnp.broadcast_to(between, lead),
        jnp.full(lead, players),
        jnp.broadcast_to(wide(bag, 1), (*lead, 5)),
        jnp.broadcast_to(wide(one.lighter, 0), lead),
        table.highest,
    )


@partial(jax.jit, static_argnames=("games", "players", "use_net"))
def play(
    net: Net, key: Array, noise: Array, weights: Array, fits: Array, *, games: int, players: int, use_net: bool = True
):
    """Whole games: the deal, the table after each turn, and the final score of each seat by part."""
    turns = turns_of(players)
    penalty = 3.0 if players == 1 else 1.0
    key, sub = jax.random.split(key)
    dealt = deal(sub, games, players, fits)
    size = dealt.dice.shape[-1]
    spaces = jnp.arange(20)

    def turn(carry, given):
        windows, pool, highest, track = carry
        seat, number, first, left, between, sub = given
        fresh_pool = lax.dynamic_index_in_dim(dealt.dice, number, 1, False)
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
        at = jnp.clip(pool, 0)
        color, value = at // 6, at % 6
        fit_color = jnp.take_along_axis(mine.fits, color, 1)
        fit_value = jnp.take_along_axis(mine.fits, 5 + value, 1)
        legal = jnp.where(pool >= 0, mine.reach[:, None] & fit_color & fit_value, 0)
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
        known, _ = window_parts(tried, left, dealt.active[:, None], own[:, None], weights, penalty)
        worth = known.sum(-1)
        if players == 1:  # a die taken does not go on the track
            gain = jnp.concatenate([1 + value, jnp.zeros((games, 1), value.dtype)], 1)
            worth = worth + jnp.take_along_axis(gain, taken, 1)
        _, best = lax.top_k(jnp.where(may, worth, -1e9), CANDIDATES)
        may, taken = jnp.take_along_axis(may, best, 1), jnp.take_along_axis(taken, best, 1)
        tried, known = jax.tree.map(lambda one: one[jnp.arange(games)[:, None], best], (tried, known))
        pools = jnp.where(jnp.arange(size) == taken[..., None], -1, pool[:, None])
        tables = Left(
            tried,
            pools,
            jnp.broadcast_to(highest[:, None], may.shape),
            known,
            jnp.broadcast_to(track[:, None], may.shape),
        )
        around = around_of(tables, dealt, own, bag, left, between, players)
        known = jnp.concatenate([known, track_part(around)], -1)
        tables = tables._replace(known=known)
        values = parts(net, tried, around, known).sum(-1) if use_net else known.sum(-1)
        values = values + noise[:, None] * jax.random.gumbel(sub, values.shape)
        pick = jnp.where(may, values, -1e9).argmax(-1)
        chosen = jax.tree.map(lambda one: one[jnp.arange(games), pick], tables)
        windows = jax.tree.map(
            lambda all_, one: lax.dynamic_update_index_in_dim(all_, one, seat, 1), windows, chosen.windows
        )
        return (windows, chosen.pool, highest, track), chosen

    start = (dealt.windows, jnp.full((games, size), -1), jnp.zeros(games, jnp.int32), jnp.zeros(games))
    keys = jax.random.split(key, len(turns.seat))
    given = (*map(jnp.array, (turns.seat, turns.round, turns.first, turns.left, turns.between)), keys)
    (windows, pool, highest, track), history = lax.scan(turn, start, given)
    _, end = window_parts(windows, jnp.int32(0), dealt.active[:, None], dealt.own, weights, penalty)
    cost, _ = _to_track(pool, highest, dealt.lighter)
    paid = jnp.where(players == 1, -track - cost, 0.0)
    final = jnp.concatenate([end, jnp.broadcast_to(paid[:, None, None], (games, players, 1))], -1)
    return dealt, history, final


def _to_track(pool: Array, highest: Array, lighter: Array) -> tuple[Array, Array]:
    """What the dice left behind cost, and the highest value among those that went on the track."""
    values = jnp.where(pool >= 0, pool % 6 + 1, 0)
    everything = values.sum(-1).astype(jnp.float32)
    lying = pool >= 0
    may = lying & ((highest[:, None] == 6) | (values > highest[:, None]))
    may = may & ((lying.sum(-1) >= 2) & (highest > 0))[:, None] & (lighter > 0)[:, None]
    lowest = jnp.where(may, values, 99).min(-1)
    alone = may.any(-1)
    cost = jnp.where(alone, lowest, everything)
    return cost, jnp.where(alone, lowest, values.max(-1)).astype(jnp.int32)
