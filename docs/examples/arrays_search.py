"""Gumbel AlphaZero on arrays: the network of `arrays_ppo.py` learns from searches at many tables at once.

    pip install 'vitral[arrays]' mctx
    python docs/examples/arrays_search.py --start ppo.npz --tables 4096 --minutes 6 --hidden 768 --save net.npz

Every choice is searched with `gumbel_muzero_policy` of mctx. A search is honest: it begins in a world in which what the
seat to move does not know is dealt again, and dice roll as they may. The network learns the improved policy of the
search and what the games came to. `arrays_search_bot.py` seats the network with its search at any table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import mctx
import numpy as np
from arrays_ppo import (
    VALUE,
    Learner,
    Params,
    adam,
    advance,
    advantages,
    arguments,
    judged,
    margin,
    network,
    new_learner,
    new_params,
    seen,
    table,
    train,
)
from jax import Array, lax

from vitral.arrays import State

PARTS = 8


class Lesson(NamedTuple):
    """One choice: where it was made, what the search made of it, and what came of it."""

    state: State
    weights: Array
    value: Array
    reward: Array
    over: Array
    same_seat: Array


def after_choice(params: Params, key: Array, actions: Array, states: State) -> tuple[Any, State]:
    """What mctx asks of a choice: its gain to the seat that made it, whose turn follows, and how that is judged."""
    after = jax.vmap(table.step)(states, actions, jax.random.split(key, actions.shape[0]))
    gain = jax.vmap(margin)(after) - jax.vmap(margin)(states)
    log_probs, values = judged(params, after)
    next_seat = jnp.where(after.seat == states.seat, 1.0, -1.0)
    found = mctx.RecurrentFnOutput(
        reward=jnp.take_along_axis(gain, states.seat[:, None], axis=1)[:, 0],
        discount=jnp.where(jax.vmap(table.over)(after), 0.0, next_seat),
        prior_logits=log_probs,
        value=values,
    )
    return found, after


def search(params: Params, states: State, key: Array, simulations: int, noise: float = 1.0) -> tuple[Any, Array]:
    """The search of the seat to move at each table, and what the network alone expects there."""
    for_worlds, for_search = jax.random.split(key)
    worlds = jax.vmap(table.sample)(states, states.seat, jax.random.split(for_worlds, states.seat.shape[0]))
    log_probs, values = judged(params, states)
    root = mctx.RootFnOutput(prior_logits=log_probs, value=values, embedding=worlds)
    illegal = ~jax.vmap(seen)(states)[1]
    return (
        mctx.gumbel_muzero_policy(
            params, for_search, root, after_choice, simulations, invalid_actions=illegal, gumbel_scale=noise
        ),
        values,
    )


def loss(params: Params, known: tuple[Array, Array], lessons: Lesson, returns: Array) -> Array:
    log_probs, values = jax.vmap(network, in_axes=(None, 0, 0))(params, *known)
    wrong = -jnp.sum(lessons.weights * jnp.maximum(log_probs, -50), axis=1)
    return wrong.mean() + VALUE * ((values - returns) ** 2).mean()


def update(
    learner: Learner, states: State, key: Array, rate: Array, steps: int, simulations: int
) -> tuple[Learner, State]:
    """Play so many steps with searches, then learn from them."""
    for_play, for_parts = jax.random.split(key)

    def step(states: State, key: Array) -> tuple[State, Lesson]:
        tables = states.seat.shape[0]
        for_search, for_dice, for_deal = jax.random.split(key, 3)
        found, values = search(learner.params, states, for_search, simulations)
        keys = (jax.random.split(one, tables) for one in (for_dice, for_deal))
        after, reward, over, same_seat = advance(states, found.action, *keys)
        return after, Lesson(states, found.action_weights, values, reward, over, same_seat)

    states, lessons = lax.scan(step, states, jax.random.split(for_play, steps))
    returns = advantages(lessons, judged(learner.params, states)[1]) + lessons.value
    flat = jax.tree.map(lambda one: one.reshape(-1, *one.shape[2:]), (lessons, returns))

    def learn(learner: Learner, rows: Array) -> tuple[Learner, None]:
        part, returns = jax.tree.map(lambda one: one[rows], flat)
        known = jax.vmap(seen)(part.state)
        return adam(learner, jax.grad(loss)(learner.params, known, part, returns), rate), None

    rows = jax.random.permutation(for_parts, flat[1].shape[0]).reshape(PARTS, -1)
    return lax.scan(learn, learner, rows)[0], states


def load(path: str) -> Params:
    """Reads the parameters that `arrays_ppo.save` wrote."""
    with np.load(path) as found:
        names = [name for layer in ("a", "b", "policy", "value") for name in (layer, f"{layer}_bias")]
        return {name: jnp.asarray(found[name]) for name in names}


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--simulations", type=int, default=16, help="of each search")
    parser.add_argument("--start", help="a network to begin with, saved by arrays_ppo.py")
    given = parser.parse_args()
    params = load(given.start) if given.start else new_params(jax.random.key(given.seed), given.hidden)
    train(
        given,
        new_learner(params),
        lambda *now: update(*now, given.steps, given.simulations),
        lambda learner: learner.params,
    )


if __name__ == "__main__":
    main()
