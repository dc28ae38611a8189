"""How fast `vitral.arrays` plays: uniformly random games on one device, all in one compiled loop.

A decision is counted as in `vitral bench`: the legal actions are worked out and one is played; those with a single
legal action are played but not counted. Everything a game needs is in the time: set-up, random numbers, dice, forced
moves, scores. A finished table is dealt again at the end of its slice of steps.

    python benchmarks/arrays                                # on whatever JAX finds
    python benchmarks/arrays --tables 262144 1048576        # several numbers of tables
    python benchmarks/arrays --learning --pgx backgammon    # as a learner steps: with observation and mask
    JAX_PLATFORMS=cpu taskset -c 0 python benchmarks/arrays --engine    # one core, beside the plain engine
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from vitral import Game
from vitral.arrays import State, Table, mask_of_words, number_in_words, pick
from vitral.arrays.chance import draw


class SliceCounts(NamedTuple):
    """The totals of one slice of steps."""

    decisions: Array
    games: Array
    points: Array


def slice_of_play(table: Table, tables: int, steps: int) -> Callable[[State, Array], tuple[State, SliceCounts]]:
    """So many steps at all tables; then those that are finished are scored and dealt again."""

    def step(carry: tuple[State, Array], key: Array) -> tuple[tuple[State, Array], None]:
        states, decisions = carry
        for_choices, for_dice = jax.random.split(key)
        words = jax.vmap(table.legal_words)(states)
        actions = jax.vmap(pick)(words, jax.random.bits(for_choices, (tables,), jnp.uint32))
        decisions = decisions + jnp.sum(jax.vmap(number_in_words)(words) > 1)
        return (jax.vmap(table.step)(states, actions, jax.random.split(for_dice, tables)), decisions), None

    def play(states: State, key: Array) -> tuple[State, SliceCounts]:
        for_steps, for_deals = jax.random.split(key)
        start = (states, jnp.int32(0))
        (states, decisions), _ = lax.scan(step, start, jax.random.split(for_steps, steps))
        over = jax.vmap(table.over)(states)
        points = jnp.sum(jnp.where(over[:, None], jax.vmap(table.scores)(states), 0))
        fresh = jax.vmap(table.init)(jax.random.split(for_deals, tables))
        states = jax.tree.map(lambda old, new: jnp.where(_beside(over, old), new, old), states, fresh)
        return states, SliceCounts(decisions, jnp.sum(over), points)

    return jax.jit(play, donate_argnums=0)


def _ready(values: Any) -> None:
    """Wait until they are worked out."""
    jax.tree.map(lambda one: one.block_until_ready(), values)


def _beside(flags: Array, values: Array) -> Array:
    return flags.reshape(-1, *(1,) * (values.ndim - 1))


def rates(table: Table, tables: int, steps: int, seconds: float) -> dict[str, Any]:
    """Decisions, games and steps a second at so many tables."""
    begun = perf_counter()
    states = jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.key(1), tables))
    play = slice_of_play(table, tables, steps)
    for number in range(160 // steps):  # well into games, at different moments of them
        states, counts = play(states, jax.random.key(number))
    _ready(counts)
    ready = perf_counter()
    slices, decisions, games, points = 0, 0, 0, 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        states, counts = play(states, jax.random.key(1000 + slices))
        decisions, games, points = (
            decisions + int(counts.decisions),
            games + int(counts.games),
            points + int(counts.points),
        )
        slices += 1
    took = perf_counter() - start
    memory = jax.devices()[0].memory_stats() or {}
    return {
        "tables": tables,
        "steps_in_a_slice": steps,
        "decisions_per_s": round(decisions / took),
        "games_per_s": round(games / took),
        "steps_per_s": round(slices * steps * tables / took),
        "decisions_per_game": round(decisions / max(games, 1), 1),
        "points_per_game": round(points / max(games, 1) / table.players, 1),
        "state_bytes": sum(leaf.nbytes for leaf in jax.tree.leaves(states)) // tables,
        "peak_memory_bytes": memory.get("peak_bytes_in_use"),
        "seconds_to_compile_and_warm_up": round(ready - begun, 1),
    }


def learning_rate(table: Table, tables: int, steps: int, seconds: float) -> dict[str, Any]:
    """Steps a second as a learner takes them: an observation and a mask for every table, written to memory, and a step.

    Actions are drawn from the legal words, so that no network is in the time. Games that end are dealt again between
    the slices, outside the time of a step but inside that of the run.
    """

    def step(carry: tuple[State, Array, Array], key: Array) -> tuple[tuple[State, Array, Array], None]:
        states, _, _ = carry
        for_choices, for_dice = jax.random.split(key)
        words = jax.vmap(table.legal_words)(states)
        masks = jax.vmap(mask_of_words)(words)
        seen = jax.vmap(table.observe)(states, states.seat)
        actions = jax.vmap(pick)(words, jax.random.bits(for_choices, (tables,), jnp.uint32))
        return (jax.vmap(table.step)(states, actions, jax.random.split(for_dice, tables)), seen, masks), None

    def play(carry: tuple[State, Array, Array], key: Array) -> tuple[State, Array, Array]:
        for_steps, for_deals = jax.random.split(key)
        (states, seen, masks), _ = lax.scan(step, carry, jax.random.split(for_steps, steps))
        over = jax.vmap(table.over)(states)
        fresh = jax.vmap(table.init)(jax.random.split(for_deals, tables))
        states = jax.tree.map(lambda old, new: jnp.where(_beside(over, old), new, old), states, fresh)
        return states, seen, masks

    run = jax.jit(play, donate_argnums=0)
    states = jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.key(1), tables))
    carry = (states, jax.vmap(table.observe)(states, states.seat), jax.vmap(table.legal_action_mask)(states))
    for number in range(160 // steps):
        carry = run(carry, jax.random.key(number))
    _ready(carry)
    slices, start, clock = 0, perf_counter(), _clock()
    began = clock()
    while perf_counter() - start < seconds:
        carry = run(carry, jax.random.key(1000 + slices))
        _ready(carry)
        slices += 1
    rate = slices * steps * tables / (clock() - began)
    return {
        "tables": tables,
        "learning_steps_per_s": round(rate),
        "observation_bytes": carry[1].nbytes // tables,
        "mask_bytes": carry[2].nbytes // tables,
    }


def _clock() -> Callable[[], float]:
    """Returns a clock that other programs on this machine do not disturb: processor time, on a GPU the time itself."""
    return process_time if jax.devices()[0].platform == "cpu" else perf_counter


def pgx_rate(game: str, tables: int, steps: int, seconds: float) -> dict[str, Any]:
    """Steps a second of a game of Pgx, played at random; its states hold observation and mask. Needs `pgx`."""
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    step_and_reset = auto_reset(env.step, env.init)

    def step(state: Any, key: Array) -> tuple[Any, None]:
        for_choices, for_dice = jax.random.split(key)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(for_choices, chances)
        return jax.vmap(step_and_reset)(state, actions, jax.random.split(for_dice, tables)), None

    run = jax.jit(lambda state, key: lax.scan(step, state, jax.random.split(key, steps))[0], donate_argnums=0)
    state = run(jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), tables)), jax.random.key(0))
    _ready(state)
    slices, start, clock = 0, perf_counter(), _clock()
    began = clock()
    while perf_counter() - start < seconds:
        state = run(state, jax.random.key(slices))
        _ready(state)
        slices += 1
    return {"pgx": game, "tables": tables, "steps_per_s": round(slices * steps * tables / (clock() - began))}


def parts(table: Table, tables: int) -> dict[str, float]:
    """Nanoseconds a table of each part of a step, each compiled by itself, on positions in the middle of games."""
    states = jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.key(1), tables))
    play = slice_of_play(table, tables, 8)
    for number in range(6):
        states, _ = play(states, jax.random.key(number))
    keys = jax.random.split(jax.random.key(2), tables)
    words = jax.jit(jax.vmap(table.legal_words))(states)
    bits = jax.random.bits(jax.random.key(3), (tables,), jnp.uint32)
    actions = jax.jit(jax.vmap(pick))(words, bits)
    _, chance = jax.jit(jax.vmap(table.choose))(states, actions)
    many = jax.jit(jax.vmap(lambda key: jax.random.bits(key, (table.rules.pool_size,), jnp.uint32)))(keys)
    dice = jax.jit(jax.vmap(draw))(chance, many)
    timed: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
        "legal actions": (table.legal_words, (states,)),
        "legal actions as a mask": (table.legal_action_mask, (states,)),
        "picking one": (pick, (words, bits)),
        "the choice": (table.choose, (states, actions)),
        "random bits": (lambda key: jax.random.bits(key, (table.rules.pool_size,), jnp.uint32), (keys,)),
        "dice": (draw, (chance, many)),
        "a whole step": (table.step, (states, actions, keys)),
        "a step, dice given": (table.step_with, (states, actions, dice)),
        "set-up": (table.init, (keys,)),
        "scores": (table.scores, (states,)),
        "observation": (table.observe, (states, jnp.zeros(tables, jnp.int32))),
    }
    return {name: round(_time(function, given) * 1e9 / tables, 3) for name, (function, given) in timed.items()}


def _time(function: Callable[..., Any], given: tuple[Any, ...]) -> float:
    compiled = jax.jit(jax.vmap(function))
    _ready(compiled(*given))
    start, runs = perf_counter(), 0
    while runs < 3 or perf_counter() - start < 0.3:
        _ready(compiled(*given))
        runs += 1
    return (perf_counter() - start) / runs


def engine_rate(players: int, seconds: float) -> float:
    """Decisions a second of the plain engine through `Game`, on one core."""
    choose = Random(1)
    decisions, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        game = Game.new(players=players, seed=choose.getrandbits(64))
        while not game.over:
            legal = game.legal_actions()
            decisions += len(legal) > 1
            game.play(legal[int(choose.random() * len(legal))])
    return decisions / (perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", help="how many at once (CPU: 1024, else: 1048576)")
    parser.add_argument("--steps", type=int, default=8, help="steps between two looks for finished tables")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--learning", action="store_true", help="only steps with observation and mask")
    parser.add_argument("--pgx", nargs="+", default=[], metavar="GAME", help="and games of Pgx in the same run")
    parser.add_argument("--parts", action="store_true", help="and how long each part of a step takes")
    parser.add_argument("--engine", action="store_true", help="and the plain engine in the same run, in turns")
    arguments = parser.parse_args()
    device = jax.devices()[0]
    table = Table(players=arguments.players)
    tables = arguments.tables or [1024 if device.platform == "cpu" else 1 << 20]
    print(json.dumps({"device": device.device_kind, "platform": device.platform, "jax": jax.__version__}), flush=True)
    for number in tables if arguments.learning else ():
        print(json.dumps(learning_rate(table, number, arguments.steps, arguments.seconds)), flush=True)
    for game in arguments.pgx:
        print(json.dumps(pgx_rate(game, tables[-1], arguments.steps, arguments.seconds)), flush=True)
    for number in () if arguments.learning else tables:
        found = rates(table, number, arguments.steps, arguments.seconds)
        if arguments.engine:
            found["engine_decisions_per_s"] = round(engine_rate(arguments.players, arguments.seconds))
            found["times_the_engine"] = round(found["decisions_per_s"] / found["engine_decisions_per_s"], 2)
        print(json.dumps(found), flush=True)
    if arguments.parts:
        print(json.dumps({"nanoseconds_a_table": parts(table, tables[-1])}), flush=True)


if __name__ == "__main__":
    main()
