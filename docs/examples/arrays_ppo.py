"""Learning to play by PPO in plain JAX: one network plays both seats of many tables of `vitral.arrays` against itself.

    python docs/examples/arrays_ppo.py                                                       # a few minutes on a CPU
    python docs/examples/arrays_ppo.py --tables 8192 --minutes 5 --hidden 768 --save net.npz   # a GPU

From time to time it plays against the greedy opponent of the arrays and prints a line of JSON: points of both sides and
games won. `arrays_bot.py` seats what `--save` wrote at any table.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from vitral.arrays import State, Table, mask_of_words

DISCOUNT, LAMBDA, CLIP, ENTROPY, VALUE = 1.0, 0.95, 0.2, 0.01, 0.5
EPOCHS, PARTS = 2, 8
GAME = 160
"""No game of two has more choices than this, but for a few that go on too long and are not counted."""

table = Table(players=2)
SCALE: Final = 1 / np.sqrt(table.most)
"""Makes large numbers, such as tokens, about as large as the others."""
Params = dict[str, Array]


class Moment(NamedTuple):
    """One choice: where it was made, what it was, and what came of it."""

    state: State
    action: Array
    log_prob: Array
    value: Array
    reward: Array
    over: Array
    same_seat: Array
    """Whether the same seat chooses next."""


def new_params(key: Array, hidden: int) -> Params:
    observed = jax.eval_shape(table.observe, jax.eval_shape(table.init, key), jnp.int32(0)).size
    shapes = {
        "a": (observed, hidden),
        "b": (hidden, hidden),
        "policy": (hidden, table.num_actions),
        "value": (hidden, 1),
    }
    params = {}
    for name, (rows, columns) in shapes.items():
        key, one = jax.random.split(key)
        scale = 0.01 if name == "policy" else (2 / rows) ** 0.5
        params[name] = scale * jax.random.normal(one, (rows, columns))
        params[f"{name}_bias"] = jnp.zeros(columns)
    return params


def seen(state: State) -> tuple[Array, Array]:
    """What the seat to move knows, and which actions are legal."""
    return table.observe(state, state.seat), mask_of_words(table.legal_words(state))


def network(params: Params, observed: Array, legal: Array) -> tuple[Array, Array]:
    """The logarithms of the chances of all actions, and by what the margin of the seat to move may grow."""
    x = observed * SCALE
    for layer in ("a", "b"):
        x = jax.nn.relu(x @ params[layer] + params[f"{layer}_bias"])
    wishes = x @ params["policy"] + params["policy_bias"]
    value = (x @ params["value"] + params["value_bias"])[0]
    return jax.nn.log_softmax(jnp.where(legal, wishes, -1e9)), value


def judged(params: Params, states: State) -> tuple[Array, Array]:
    return jax.vmap(network, in_axes=(None, 0, 0))(params, *jax.vmap(seen)(states))


def margin(state: State) -> Array:
    """What a position is worth to each seat if the game ended there: the difference in points, in twenties."""
    scores = table.scores(state)
    return (scores - scores[::-1]) / 20


def advance(states: State, actions: Array, for_dice: Array, for_deal: Array) -> tuple[State, Array, Array, Array]:
    """Play a choice at each table, and deal those that are finished anew.

    Returns the tables, what each choice is paid, which games it ended, and whether the same seat chooses next.
    """
    after = jax.vmap(table.step)(states, actions, for_dice)
    over = jax.vmap(table.over)(after)
    # Each choice is paid what it changes, which adds up to the margin at the end.
    gain = jax.vmap(margin)(after) - jax.vmap(margin)(states)
    reward = jnp.take_along_axis(gain, states.seat[:, None], axis=1)[:, 0]
    fresh = jax.vmap(table.init)(for_deal)
    pick_one = jax.vmap(lambda over, new, old: jax.tree.map(lambda a, b: jnp.where(over, a, b), new, old))
    return pick_one(over, fresh, after), reward, over, after.seat == states.seat


def play(params: Params, states: State, key: Array, steps: int) -> tuple[State, Moment]:
    """Play on at all tables; those that are finished are dealt anew."""

    def step(states: State, key: Array) -> tuple[State, Moment]:
        tables = states.seat.shape[0]
        for_choice, for_dice, for_deal = (jax.random.split(one, tables) for one in jax.random.split(key, 3))
        log_probs, values = judged(params, states)
        actions = jax.vmap(jax.random.categorical)(for_choice, log_probs)
        chosen = jnp.take_along_axis(log_probs, actions[:, None], axis=1)[:, 0]
        after, reward, over, same_seat = advance(states, actions, for_dice, for_deal)
        return after, Moment(states, actions, chosen, values, reward, over, same_seat)

    return lax.scan(step, states, jax.random.split(key, steps))


def advantages(moments: Moment, last_value: Array) -> Array:
    """Generalized advantages. What is good for one seat is bad for the other: values change sign with the seat."""

    def back(carry: tuple[Array, Array], moment: Moment) -> tuple[tuple[Array, Array], Array]:
        next_value, next_advantage = carry
        sign = jnp.where(moment.over, 0.0, jnp.where(moment.same_seat, 1.0, -1.0))
        surprise = moment.reward + DISCOUNT * sign * next_value - moment.value
        advantage = surprise + DISCOUNT * LAMBDA * sign * next_advantage
        return (moment.value, advantage), advantage

    return lax.scan(back, (last_value, jnp.zeros_like(last_value)), moments, reverse=True)[1]


def loss(params: Params, known: tuple[Array, Array], moments: Moment, advantage: Array) -> Array:
    log_probs, values = jax.vmap(network, in_axes=(None, 0, 0))(params, *known)
    chosen = jnp.take_along_axis(log_probs, moments.action[:, None], axis=1)[:, 0]
    ratio = jnp.exp(chosen - moments.log_prob)
    scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    gain = jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled)
    entropy = -jnp.sum(jnp.exp(log_probs) * jnp.maximum(log_probs, -50), axis=1)
    error = (values - (advantage + moments.value)) ** 2
    return -gain.mean() - ENTROPY * entropy.mean() + VALUE * error.mean()


class Learner(NamedTuple):
    """Parameters and what Adam remembers of their gradients."""

    params: Params
    mean: Params
    square: Params
    updates: Array


def new_learner(params: Params) -> Learner:
    mean, square = (jax.tree.map(jnp.zeros_like, params) for _ in range(2))
    return Learner(params, mean, square, jnp.int32(0))


def adam(learner: Learner, gradient: Params, rate: float) -> Learner:
    updates = learner.updates + 1
    norm = jnp.sqrt(sum(jnp.sum(one**2) for one in gradient.values()))
    gradient = jax.tree.map(lambda one: one * jnp.minimum(1.0, 0.5 / (norm + 1e-8)), gradient)
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, learner.mean, gradient)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, learner.square, gradient)
    step = rate * jnp.sqrt(1 - 0.999**updates) / (1 - 0.9**updates)
    params = jax.tree.map(
        lambda one, first, second: one - step * first / (jnp.sqrt(second) + 1e-8), learner.params, mean, square
    )
    return Learner(params, mean, square, updates)


def update(learner: Learner, states: State, key: Array, steps: int, rate: float) -> tuple[Learner, State]:
    """Play so many steps, then learn from them."""
    for_play, for_parts = jax.random.split(key)
    states, moments = play(learner.params, states, for_play, steps)
    last_value = judged(learner.params, states)[1]
    flat = jax.tree.map(lambda one: one.reshape(-1, *one.shape[2:]), (moments, advantages(moments, last_value)))
    number = flat[1].shape[0]

    def learn(learner: Learner, rows: Array) -> tuple[Learner, None]:
        moments, advantage = jax.tree.map(lambda one: one[rows], flat)
        known = jax.vmap(seen)(moments.state)
        return adam(learner, jax.grad(loss)(learner.params, known, moments, advantage), rate), None

    orders = [jax.random.permutation(one, number) for one in jax.random.split(for_parts, EPOCHS)]
    rows = jnp.stack(orders).reshape(EPOCHS * PARTS, -1)
    return lax.scan(learn, learner, rows)[0], states


def against_greedy(params: Params, key: Array, games: int) -> dict[str, Array]:
    """Whole games of the network, at its best, in the first seat against the greedy opponent."""

    def step(states: State, key: Array) -> tuple[State, None]:
        keys = jax.random.split(key, games)
        log_probs, _ = judged(params, states)
        theirs = jax.vmap(table.greedy)(states, keys)
        return jax.vmap(table.step)(states, jnp.where(states.seat == 0, log_probs.argmax(1), theirs), keys), None

    for_deals, for_steps = jax.random.split(key)
    states = jax.vmap(table.init)(jax.random.split(for_deals, games))
    states, _ = lax.scan(step, states, jax.random.split(for_steps, GAME))
    over = jax.vmap(table.over)(states)
    points = jnp.sum(jnp.where(over[:, None], jax.vmap(table.scores)(states), 0), axis=0) / jnp.sum(over)
    won = jnp.sum(over & (jax.vmap(table.rewards)(states)[:, 0] > 0)) / jnp.sum(over)
    return {"points": points[0], "points_of_greedy": points[1], "won": won, "games": jnp.sum(over)}


def save(path: str, params: Params) -> None:
    """Writes the network and the versions of what it was trained on."""
    versions = {"action_table": table.action_table_version, "observation_layout": table.observation_layout_version}
    part = Path(path).with_suffix(".part.npz")
    np.savez(part, scale=SCALE, **{name: np.asarray(one) for name, one in params.items()}, **versions)  # type: ignore[arg-type]
    part.replace(path)


def arguments(description: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=32, help="choices at each table between two updates")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--minutes", type=float, help="how long, instead of a number of updates")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3, help="at first; it falls to nothing")
    parser.add_argument("--games", type=int, default=512, help="games against the greedy opponent")
    parser.add_argument("--every", type=int, default=10, help="updates between two such measurements")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", help="a file .npz for the network")
    return parser


def train(
    given: argparse.Namespace,
    start: Any,
    learn: Callable[[Any, State, Array, Array], tuple[Any, State]],
    params_of: Callable[[Any], Params],
) -> None:
    """Learn for as long as was asked; from time to time print how the network plays, and save it.

    `learn` takes what the learner holds, the tables, a key and the rate, and returns the first two as they are then.
    """
    key, begin, number, done = jax.random.key(given.seed), perf_counter(), 0, 0.0
    states = jax.jit(jax.vmap(table.init))(jax.random.split(key, given.tables))
    learn = jax.jit(learn, donate_argnums=(0, 1))
    measure = jax.jit(lambda params, key: against_greedy(params, key, given.games))
    learner = start
    while True:
        if number % given.every == 0 or done >= 1:
            found: dict[str, Any] = {"update": number, "choices": number * given.tables * given.steps}
            found |= {name: round(float(one), 3) for name, one in measure(params_of(learner), key).items()}
            print(json.dumps({**found, "seconds": round(perf_counter() - begin, 1)}), flush=True)
            if given.save:
                save(given.save, params_of(learner))
        if done >= 1:
            return
        learner, states = learn(learner, states, jax.random.fold_in(key, number), given.rate * (1 - done))
        number += 1
        spent = (perf_counter() - begin) / 60
        done = spent / given.minutes if given.minutes else number / given.updates


def main() -> None:
    given = arguments(__doc__).parse_args()
    learner = new_learner(new_params(jax.random.key(given.seed), given.hidden))
    train(given, learner, lambda *now: update(*now[:3], given.steps, now[3]), lambda learner: learner.params)


if __name__ == "__main__":
    main()
