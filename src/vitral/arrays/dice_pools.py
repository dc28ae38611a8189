"""Private dice pools on arrays (docs/rules.md §3): ten dice a seat, in the open, one of which may be placed a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import jax.numpy as jnp
from jax import Array

from vitral.arrays.cards import Question
from vitral.arrays.masks import any_of, bit, number_of, rows_of, spread, with_one, with_one_removed
from vitral.arrays.state import DICE_EACH, OWN_PLANES, PICKED_PLANES, DicePools, State, row_of, with_row

if TYPE_CHECKING:
    from vitral.arrays.transition import Choice


def set_up(dice: Array) -> DicePools:
    """Returns the pools of all seats from the dice that were rolled for each, ten in a row."""
    planes = [jnp.zeros(dice.shape[0], jnp.uint32)] * OWN_PLANES
    for at in range(DICE_EACH):
        planes = with_one(planes, bit(dice[:, at].astype(jnp.int32)))
    zero = jnp.int32(0)
    return DicePools(jnp.stack(planes, axis=1), zero, jnp.zeros(PICKED_PLANES, jnp.uint32), zero)


def after_choice(before: State, state: State, choice: Choice) -> State:
    """Moves private dice: into the hand, in exchange for the die in hand, or among those picked."""
    pools = state.pools
    assert pools is not None
    picking, swapping = before.question == Question.PICK_OWN, before.question == Question.SWAP_OWN
    out = jnp.where(choice.own, bit(choice.about), 0)
    row = with_one_removed(rows_of(row_of(pools.own, state.seat)), out)
    row = with_one(row, spread(swapping & choice.own) & bit(before.hand))
    in_hand = choice.own & ~picking
    return state._replace(
        hand=jnp.where(in_hand, choice.about, state.hand),
        pools=DicePools(
            own=with_row(pools.own, state.seat, jnp.stack(row)),
            used=pools.used | (choice.own & (before.question == Question.TURN)),
            picked=jnp.stack(with_one(rows_of(pools.picked), spread(picking) & out)),
            from_own=jnp.where(in_hand, 1, jnp.where(choice.take, 0, pools.from_own)),
        ),
    )


def picks_another(before: State, state: State, choice: Choice) -> Array:
    """Returns whether a second die may be picked to be rolled again."""
    pools = state.pools
    assert pools is not None
    room = (number_of(rows_of(pools.picked)) < 2) & (own_kinds(state) != 0)
    another: Array = choice.own & (before.question == Question.PICK_OWN) & room
    return another


def after_roll(state: State, rolled: Array, dice: list[Array]) -> State:
    """Puts the dice that were picked back as they were rolled."""
    pools = state.pools
    assert pools is not None
    row = rows_of(row_of(pools.own, state.seat))
    number = number_of(rows_of(pools.picked))
    for at, die in enumerate(dice[:2]):
        row = with_one(row, bit(jnp.where(rolled & (at < number), die, -1)))
    picked = jnp.where(rolled, 0, pools.picked)
    return state._replace(pools=pools._replace(own=with_row(pools.own, state.seat, jnp.stack(row)), picked=picked))


def after_turn(state: State, fresh: Array) -> State:
    """Lets the next turn use a private die again."""
    pools = state.pools
    assert pools is not None
    used, from_own = (jnp.where(fresh, 0, flag) for flag in (pools.used, pools.from_own))
    return state._replace(pools=pools._replace(used=used, from_own=from_own))


def own_kinds(state: State) -> Array:
    """Returns the kinds of private dice of the seat to move; none at a table without them."""
    found: Array = jnp.uint32(0)
    if state.pools is not None:
        found = any_of(rows_of(row_of(state.pools.own, state.seat)))
    return found


def legal_own(state: State, fitting: Array) -> Array:
    """Returns the kinds of private dice that may be chosen now."""
    pools = state.pools
    assert pools is not None
    there, question = own_kinds(state), state.question
    placing = (question == Question.TURN) & (pools.used == 0) | (question == Question.SWAP_OWN)
    return there & (spread(placing) & fitting | spread(question == Question.PICK_OWN))
