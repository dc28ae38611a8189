"""Chance: what is asked, dice drawn and rolled from random bits, and what comes of them."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from vitral.arrays import dice_pools
from vitral.arrays.masks import OF_COLOR, bit, number_of, rows_of, scaled, with_one
from vitral.arrays.state import State
from vitral.dice import COLOR_COUNT, UNSET


class Roll(IntEnum):
    """The kind of chance that follows a choice."""

    NOTHING = 0
    POOL = 1
    """The dice of a round, drawn and rolled."""
    POOL_AGAIN = 2
    HAND = 3
    DRAW = 4
    """One die drawn from the bag; its value does not count."""
    PICKED = 5


class Chance(NamedTuple):
    """A question to chance: the dice to draw and roll from, and how many are drawn or rolled."""

    kind: Array
    colors: list[Array]
    """How many dice of each color there are to draw from."""
    amount: Array


def draw(chance: Chance, bits: Array) -> Array:
    """Returns dice drawn without putting back and rolled, one for each 32 random bits; as many count as were asked for.

    A loop, though a short one: each die depends on all before it, and a compiler that joins the steps into one
    expression computes every die again wherever it is needed.
    """

    def draw_die(left: list[Array], bits: Array) -> tuple[list[Array], Array]:
        ends = [left[0]]
        for number in left[1:]:
            ends.append(ends[-1] + number)
        place = scaled(bits, ends[-1])
        # What the share leaves over says which face is up.
        value = scaled(bits * ends[-1], jnp.uint32(6))
        color = jnp.uint32(0)
        for end in ends[:-1]:
            color = color + (place >= end).astype(jnp.uint32)
        left = [number - (color == one).astype(jnp.uint32) for one, number in enumerate(left)]
        return left, (6 * color + value).astype(jnp.int32)

    return lax.scan(draw_die, [number.astype(jnp.uint32) for number in chance.colors], bits)[1]


def resolve(state: State, chance: Chance, dice: Array) -> State:
    """Returns the state once chance has answered with those dice."""
    kind = chance.kind
    whole = (kind == Roll.POOL) | (kind == Roll.POOL_AGAIN)
    from_bag = (kind == Roll.POOL) | (kind == Roll.DRAW)
    planes = [jnp.uint32(0)] * state.pool.shape[0]
    bag = rows_of(state.bag)
    for at, die in enumerate(rows_of(dice)):
        counts = at < chance.amount
        planes = with_one(planes, bit(jnp.where(counts, die, -1)))
        color = die.astype(jnp.uint32) // 6
        bag = [number - (from_bag & counts & (color == one)) for one, number in enumerate(bag)]
    first = dice[0]
    hand = jnp.where(kind == Roll.HAND, first, state.hand)
    hand = jnp.where(kind == Roll.DRAW, UNSET + first // 6, hand)
    found = state._replace(
        pool=jnp.where(whole, jnp.stack(planes), state.pool),
        bag=jnp.stack(bag),
        hand=hand,
    )
    return found if state.pools is None else dice_pools.after_roll(found, kind == Roll.PICKED, rows_of(dice))


def chance_of(state: State, kind: Array, pool_size: int) -> Chance:
    """Returns what is asked of chance, if anything is."""
    pool = rows_of(state.pool)
    again, hand = kind == Roll.POOL_AGAIN, kind == Roll.HAND
    colors = []
    for color in range(COLOR_COUNT):
        in_pool = number_of(pool, 0b111111 << 6 * color)
        in_hand = (state.hand.astype(jnp.uint32) // 6 == color).astype(jnp.int32)
        colors.append(jnp.where(again, in_pool, jnp.where(hand, in_hand, state.bag[color])))
    amount = jnp.where(kind == Roll.POOL, pool_size, jnp.where(again, number_of(pool), 1))
    if state.pools is not None:
        picked, own = kind == Roll.PICKED, rows_of(state.pools.picked)
        amount = jnp.where(picked, number_of(own), amount)
        colors = [jnp.where(picked, number_of(own, OF_COLOR[at]), many) for at, many in enumerate(colors)]
    return Chance(kind, colors, jnp.where(kind == Roll.NOTHING, 0, amount))
