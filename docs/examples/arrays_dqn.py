"""Double DQN in plain JAX, with the network and the tables of `arrays_ppo.py`: one network plays both seats.

    python docs/examples/arrays_dqn.py --tables 8192 --steps 4 --minutes 3.7 --hidden 768 --save net.npz

A choice is worth what it is paid and what the best next one is worth, with the other sign if that is the opponent's.
What is saved plays with `arrays_bot.py`.
"""

from __future__ import annotations

from typing import NamedTuple

import jax
import jax.numpy as jnp
from arrays_ppo import SCALE, Learner, Params, adam, advance, arguments, new_learner, new_params, seen, table, train
from jax import Array, lax

from vitral.arrays import State

PARTS, FOLLOW = 4, 0.005
FIRST, LAST, FALL = 1.0, 0.05, 1000
"""The share of choices made at random: at first, at last, and the updates between them."""


class Moment(NamedTuple):
    """One choice: where it was made, what it was, and what came of it."""

    state: State
    action: Array
    reward: Array
    over: Array
    same_seat: Array
    after: State


class Memory(NamedTuple):
    learner: Learner
    slow: Params
    """The network that judges what comes next; it follows the other slowly."""
    moments: Moment
    updates: Array


def worth(params: Params, observed: Array) -> Array:
    """What each action is worth to the seat to move."""
    x = observed * SCALE
    for layer in ("a", "b"):
        x = jax.nn.relu(x @ params[layer] + params[f"{layer}_bias"])
    return x @ params["policy"] + params["policy_bias"] + x @ params["value"] + params["value_bias"]


def best(params: Params, states: State) -> tuple[Array, Array]:
    """The best legal action at each table, and what was observed there."""
    observed, legal = jax.vmap(seen)(states)
    return jnp.where(legal, worth(params, observed), -jnp.inf).argmax(1), observed


def play(params: Params, states: State, key: Array, steps: int, random: Array) -> tuple[State, Moment]:
    """Play on at all tables, a share of the choices at random; those that are finished are dealt anew."""

    def step(states: State, key: Array) -> tuple[State, Moment]:
        tables = states.seat.shape[0]
        for_share, for_choice, for_dice, for_deal = jax.random.split(key, 4)
        legal = jax.vmap(table.legal_action_mask)(states)
        anything = jax.random.categorical(for_choice, jnp.where(legal, 0.0, -jnp.inf))
        actions = jnp.where(jax.random.uniform(for_share, (tables,)) < random, anything, best(params, states)[0])
        keys = (jax.random.split(one, tables) for one in (for_dice, for_deal))
        after, reward, over, same_seat = advance(states, actions, *keys)
        return after, Moment(states, actions, reward, over, same_seat, after)

    states, moments = lax.scan(step, states, jax.random.split(key, steps))
    return states, jax.tree.map(lambda one: one.reshape(-1, *one.shape[2:]), moments)


def loss(params: Params, slow: Params, moments: Moment) -> Array:
    chosen, observed = best(params, moments.after)
    following = jnp.take_along_axis(worth(slow, observed), chosen[:, None], axis=1)[:, 0]
    sign = jnp.where(moments.over, 0.0, jnp.where(moments.same_seat, 1.0, -1.0))
    wanted = lax.stop_gradient(moments.reward + sign * following)
    thought = worth(params, jax.vmap(seen)(moments.state)[0])
    return ((jnp.take_along_axis(thought, moments.action[:, None], axis=1)[:, 0] - wanted) ** 2).mean()


def update(memory: Memory, states: State, key: Array, rate: Array, steps: int) -> tuple[Memory, State]:
    """Play so many steps, remember them, then learn from as many of all that is remembered."""
    for_play, for_rows = jax.random.split(key)
    random = jnp.maximum(LAST, FIRST - (FIRST - LAST) * memory.updates / FALL)
    states, played = play(memory.learner.params, states, for_play, steps, random)
    new, room = played.action.shape[0], memory.moments.action.shape[0]
    at = memory.updates * new % room
    moments = jax.tree.map(lambda old, one: lax.dynamic_update_slice_in_dim(old, one, at, 0), memory.moments, played)
    filled = jnp.minimum((memory.updates + 1) * new, room)

    def learn(nets: tuple[Learner, Params], rows: Array) -> tuple[tuple[Learner, Params], None]:
        learner, slow = nets
        part = jax.tree.map(lambda one: one[rows], moments)
        learner = adam(learner, jax.grad(loss)(learner.params, slow, part), rate)
        return (learner, jax.tree.map(lambda old, one: old + FOLLOW * (one - old), slow, learner.params)), None

    rows = jax.random.randint(for_rows, (PARTS, new // PARTS), 0, filled)
    (learner, slow), _ = lax.scan(learn, (memory.learner, memory.slow), rows)
    return Memory(learner, slow, moments, memory.updates + 1), states


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--room", type=int, default=64, help="updates whose choices are remembered")
    given = parser.parse_args()
    key = jax.random.key(given.seed)
    params = new_params(key, given.hidden)
    new = given.tables * given.steps
    state = jax.eval_shape(table.init, key)
    number, flag = jax.ShapeDtypeStruct((), jnp.int32), jax.ShapeDtypeStruct((), jnp.bool_)
    moment = Moment(state, number, jax.ShapeDtypeStruct((), jnp.float32), flag, flag, state)
    moments = jax.tree.map(lambda one: jnp.zeros((given.room * new, *one.shape), one.dtype), moment)
    memory = Memory(new_learner(params), jax.tree.map(jnp.copy, params), moments, jnp.int32(0))
    train(given, memory, lambda *now: update(*now, given.steps), lambda memory: memory.learner.params)


if __name__ == "__main__":
    main()
