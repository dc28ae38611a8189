"""Runs what others wrote to check and to train on the environments and the arrays, and prints what each found.

    pip install 'vitral[rl,arrays]' sb3-contrib mctx pgx
    python benchmarks/envs/run_checkers.py

A checker that is not installed is named and left out; one that finds something ends the run.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 4},
    {"players": 3, "dice_pools": True},
    {"mode": "solo"},
    {"mode": "automa"},
)


def check_pettingzoo() -> str:
    from pettingzoo.test import api_test, seed_test

    from vitral.envs import pettingzoo

    for options in TABLES:
        api_test(pettingzoo.env(**options), num_cycles=300)
        seed_test(lambda options=options: pettingzoo.env(**options), num_cycles=100)
    return f"api_test and seed_test on {len(TABLES)} tables"


def check_gymnasium() -> str:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import vitral.envs  # noqa: F401 - registers Vitral-v0

    for options in TABLES:
        opponents = {} if "mode" in options else {"opponents": "apprentice"}
        env = gymnasium.make("Vitral-v0", **(options | opponents))
        check_env(env.unwrapped, skip_render_check=True)
    return f"check_env on {len(TABLES)} tables"


def check_open_spiel() -> str:
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import make_observation

    from vitral.envs import open_spiel

    kinds = [
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        for recall in (False, True)
        for public in (False, True)
        for private in pyspiel.PrivateInfoType.__members__.values()
    ]
    looked = refused = 0
    for options in TABLES[:4]:
        game = open_spiel.load_game(**options)
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
        chance = np.random.RandomState(1)
        for kind in kinds:
            try:
                observer = make_observation(game, kind)
            except ValueError:  # perfect recall without public information, or with what all hold
                refused += 1
                continue
            state, sizes = game.new_initial_state(), set()
            while not state.is_terminal():
                if not state.is_chance_node():
                    seen = []
                    for player in range(game.num_players()):
                        observer.set_from(state, player)
                        seen.append(observer.tensor.copy())
                        observer.string_from(state, player)
                    sizes.add(seen[0].size)
                    looked += 1
                    assert len(sizes) == 1, "all observations have one size"
                state.apply_action(chance.choice(state.legal_actions()))
    return f"random_sim_test on 4 tables; {looked} looks of {len(kinds) * 4 - refused} observers, {refused} refused"


def check_ismcts() -> str:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from vitral.envs import open_spiel

    game, chance, moves = open_spiel.load_game(players=2), np.random.RandomState(1), 0
    state = game.new_initial_state()
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 5, random_state=chance)
    while not state.is_terminal():
        if state.is_chance_node():
            action = chance.choice(state.legal_actions())
        elif state.current_player() == 0:
            action, moves = bot.step(state), moves + 1
            assert action in state.legal_actions()
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(action)
    return f"one whole game, {moves} choices of 5 simulations, returns {state.returns()}"


def check_maskable_ppo() -> str:
    import gymnasium
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.utils import get_action_masks

    import vitral.envs  # noqa: F401

    env = gymnasium.make("Vitral-v0", players=2, opponents="random", reward="points")
    model = MaskablePPO("MultiInputPolicy", env, n_steps=256, batch_size=64, seed=1).learn(1024)
    observation, _ = env.reset(seed=1)
    over, steps = False, 0
    while not over:
        masks = get_action_masks(env)
        action, _ = model.predict(observation, action_masks=masks)
        assert masks[action]
        observation, _, over, _, info = env.step(int(action))
        steps += 1
    return f"1,024 steps learned, then a game of {steps} legal choices, points {list(info['points'])}"


def check_mctx() -> str:
    import jax
    import jax.numpy as jnp
    import mctx

    from vitral.arrays import Environment, Table

    tables, table = 8, Table(players=2)
    env = Environment(table)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), tables))

    def prior(state: Any) -> Any:
        return jnp.where(state.legal_action_mask, 0.0, -1e9)

    def recurrent(_: Any, key: Any, action: Any, embedding: Any) -> Any:
        after = jax.vmap(env.step)(embedding, action, jax.random.split(key, tables))
        mine = jnp.take_along_axis(after.rewards, embedding.current_player[:, None], 1)[:, 0]
        same = jnp.where(after.current_player == embedding.current_player, 1.0, -1.0)
        discount = jnp.where(after.terminated, 0.0, same)
        found = mctx.RecurrentFnOutput(
            reward=mine, discount=discount, prior_logits=prior(after), value=jnp.zeros(tables)
        )
        return found, after

    @jax.jit
    def search(state: Any, key: Any) -> Any:
        sampled = jax.vmap(table.sample)(state.table, state.current_player, jax.random.split(key, tables))
        root = mctx.RootFnOutput(
            prior_logits=prior(state), value=jnp.zeros(tables), embedding=state._replace(table=sampled)
        )
        return mctx.gumbel_muzero_policy(
            None, key, root, recurrent, num_simulations=8, invalid_actions=~state.legal_action_mask
        ).action

    step = jax.jit(jax.vmap(env.step))
    for number in range(4):
        actions = search(state, jax.random.key(number))
        assert jnp.take_along_axis(state.legal_action_mask, actions[:, None], 1).all()
        state = step(state, actions, jax.random.split(jax.random.key(number), tables))
    return f"gumbel_muzero_policy on {tables} tables, 4 legal choices each, with hidden cards dealt again"


def check_pgx() -> str:
    import jax
    import jax.numpy as jnp
    from pgx.experimental import auto_reset

    from vitral.arrays import Environment, Table

    tables, steps, env = 32, 200, Environment(Table(players=2))

    def step(state: Any, key: Any) -> Any:
        for_choice, for_step = jax.random.split(key)
        actions = jax.random.categorical(for_choice, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        state = jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(for_step, tables))
        return state, state.terminated

    state = jax.vmap(env.init)(jax.random.split(jax.random.key(0), tables))
    ended = jax.jit(lambda state, keys: jax.lax.scan(step, state, keys))(
        state, jax.random.split(jax.random.key(1), steps)
    )[1]
    assert ended.any(axis=0).all()
    return f"auto_reset around step and init, {tables} tables, {steps} steps, {int(ended.sum())} games ended"


CHECKS: dict[str, tuple[Callable[[], str], tuple[str, ...]]] = {
    "PettingZoo": (check_pettingzoo, ("pettingzoo",)),
    "Gymnasium": (check_gymnasium, ("gymnasium",)),
    "OpenSpiel": (check_open_spiel, ("open_spiel",)),
    "IS-MCTS": (check_ismcts, ("open_spiel",)),
    "MaskablePPO": (check_maskable_ppo, ("sb3-contrib", "torch")),
    "Pgx": (check_pgx, ("pgx", "jax")),
    "mctx": (check_mctx, ("mctx", "jax")),
}


def main() -> None:
    for name, (check, packages) in CHECKS.items():
        try:
            installed = ", ".join(f"{package} {version(package)}" for package in packages)
        except PackageNotFoundError as missing:
            print(f"{name}: not installed ({missing.name})", flush=True)
            continue
        print(f"{name} ({installed}): {check()}", flush=True)


if __name__ == "__main__":
    main()
