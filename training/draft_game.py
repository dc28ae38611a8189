"""Games without tools on arrays: every seat drafts the die and space its judge likes best.

All games of a batch are at the same turn, so a whole game is one `scan`. What is recorded of each turn is the table it
leaves, from which the trainer works out the net's inputs again. With private dice pools a turn is two of them: first
one of the own dice, then the draft.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from net import NARROW, WIDE, Around, Net, parts, track_part, window_parts
from terms import Array, Windows, empty, place

from vitral import Game
from vitral.cards import SumOfSpaces, all_cards
from vitral.engine.spaces import mask_of

CANDIDATES = 24
"""Drafts the net looks at; the terms choose them."""
TRIED = 64
"""Drafts the terms look at, where a seat has more than that; the pass comes on top."""


OWN_DICE = 10
"""With dice pools: private dice of each seat, two of each color."""


class Table(NamedTuple):
    """What is played: one kind of table."""

    players: int
    wide: bool = False
    """Scaled bags, own spaces and objectives of Passion among the others; for a wide net."""
    pools: bool = False

    @property
    def size(self) -> int:
        """Dice in the draft pool."""
        return 4 if self.players == 1 else self.players + 1 if self.pools else 2 * self.players + 1

    @property
    def no_turn(self) -> int:
        return (WIDE if self.wide else NARROW).no_turn


def patterns() -> Array:
    """What fits where on every empty window there is."""
    rules = Game.new(seed=0, players=2).state.rules
    traits = (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11)
    found = [rules.window(one).fits for one in all_cards().patterns]
    return jnp.array([[fits[trait] for trait in traits] for fits in found], jnp.int32)


def own_spaces() -> Array:
    """The masks of all private objectives of positions."""
    goals = [one.goal for one in Game.new(seed=0, players=6).state.rules.decks["private"].values()]
    return jnp.array([mask_of(goal.spaces) for goal in goals if isinstance(goal, SumOfSpaces)], jnp.int32)


class Turns(NamedTuple):
    """The order of all turns of a game: what every game of a batch has in common."""

    seat: np.ndarray
    round: np.ndarray
    first: np.ndarray
    left: np.ndarray
    """Drafts of the seat still to come."""
    between: np.ndarray
    private: np.ndarray
    """Whether one of the own dice is placed, and not one of the draft pool."""
    mine: np.ndarray
    """By seat: which turns are its own."""


def turns_of(table: Table) -> Turns:
    rows = []
    players, none = table.players, table.no_turn
    for number in range(10):
        if table.pools:
            for at in range(players):
                seat = (number + at) % players
                rows += [(seat, number, at == 0, 10 - number, 0, True), (seat, number, False, 9 - number, none, False)]
            continue
        for at in range(2 * players):
            forth = at < players
            seat = (number + (at if forth else 2 * players - 1 - at)) % players
            between = 2 * players - 2 - 2 * at if forth else none
            rows.append((seat, number, at == 0, 2 * (9 - number) + forth, between, False))
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
    spaces: Array
    """By seat: its own spaces, 0 where it has a color."""
    private: Array
    """By seat: the dice of its own."""


def deal(key: Array, games: int, table: Table, fits: Array) -> Deal:
    keys = jax.random.split(key, 7)
    more = jax.random.split(jax.random.fold_in(key, 7), 7)
    players, size = table.players, table.size
    each = jnp.full((games, 1), 18)
    if table.wide:
        scaled = 2 * players + 2 if table.pools else 4 * players + 2
        full = jax.random.bernoulli(more[0], 0.5, (games, 1)) & (players < 5 and not table.pools)
        each = jnp.where(full, 18, scaled)
    most = max(18, 4 * players + 2)
    chance = jax.random.uniform(keys[0], (games, 5 * most)) + jnp.where(jnp.arange(5 * most) % most < each, 0, 9)
    order = jnp.argsort(chance, -1)[:, : 10 * size] // most
    colors = order.reshape(games, 10, size)
    values = jax.random.randint(keys[1], colors.shape, 0, 6)
    drawn = jax.nn.one_hot(colors, 5).sum(2).cumsum(1)
    chosen = fits[jax.random.randint(keys[2], (games, players), 0, len(fits))]
    # Colors are all alike to the rules: patterns with other colors are as good to learn from.
    other = jnp.argsort(jax.random.uniform(keys[6], (games, players, 5)), -1)
    chosen = jnp.concatenate([jnp.take_along_axis(chosen[..., :5], other, -1), chosen[..., 5:]], -1)
    hue = jnp.argsort(jax.random.uniform(keys[4], (games, 5)), -1)
    spaces = jnp.zeros((games, players), jnp.int32)
    if table.wide:
        # Two games of five with Passion.
        passion = jax.random.bernoulli(more[1], 0.4, (games, 1))
        rank = jax.random.uniform(keys[3], (games, 16)) + jnp.where(passion | (jnp.arange(16) < 10), 0, 9)
        active = (jnp.argsort(jnp.argsort(rank, -1), -1) < 3).astype(jnp.float32)
        mine = jax.random.randint(more[2], (games, players), 0, 5)
        masks = own_spaces()
        places = masks[jax.random.randint(more[3], (games, players), 0, len(masks))]
        spaces = jnp.where(jax.random.bernoulli(more[4], 0.5, (games, players)), places, 0)
        own = jax.nn.one_hot(mine, 5) * (spaces == 0)[..., None]
    else:
        public = jnp.argsort(jax.random.uniform(keys[3], (games, 10)), -1)
        active = (public < (2 if players == 1 else 3)).astype(jnp.float32)
        if players == 1:
            own = (hue < 2).astype(jnp.float32)[:, None]
        else:
            own = (hue[:, None] == jnp.arange(players)[:, None]).astype(jnp.float32)
    lighter = jax.random.bernoulli(keys[5], 0.4, (games,)).astype(jnp.float32) * (players == 1)
    rolled = jax.random.randint(more[5], (games, players, OWN_DICE), 0, 6)
    private = 6 * (jnp.arange(OWN_DICE) // 2) + rolled if table.pools else jnp.full_like(rolled, -1)
    return Deal(6 * colors + values, each[..., None] - drawn, empty(chosen), active, own, lighter, spaces, private)


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
    """What stands around a window; tables have the leading axes of `left_table.highest`."""
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
