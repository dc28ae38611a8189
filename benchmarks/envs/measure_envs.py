"""How fast the environments step, against games that PettingZoo and OpenSpiel bring, in the same run.

    python benchmarks/envs/measure_envs.py [SECONDS]

Slices of ours and theirs alternate, measured by processor time; the ratios are medians over neighboring slices. All
play at random among the legal actions, chosen by the same code. A step is one decision (in OpenSpiel also an outcome of
chance), with its observation where the environment hands one out.
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import pyspiel
from open_spiel.python.games import tic_tac_toe
from pettingzoo.classic import connect_four_v3

from vitral.envs import open_spiel, pettingzoo

REPEATS: Final = 9
Episode = Callable[[Random], int]
"""Plays one game; how many steps it had."""


def aec_episode(env: Any) -> Episode:
    def play(rng: Random) -> int:
        steps = 0
        env.reset(seed=rng.getrandbits(30))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].view(bool).nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return play


def spiel_episode(game: Any) -> Episode:
    def play(rng: Random) -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def rate(play: Episode, rng: Random, seconds: float) -> float:
    steps, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        steps += play(rng)
    return steps / spent


def compared(ours: Episode, theirs: Episode, seconds: float) -> dict[str, float]:
    rng = Random(1)
    ours(rng), theirs(rng)
    pairs = [(rate(ours, rng, seconds), rate(theirs, rng, seconds)) for _ in range(REPEATS)]
    return {
        "ours_per_s": round(median(one for one, _ in pairs)),
        "theirs_per_s": round(median(other for _, other in pairs)),
        "ratio": round(median(one / other for one, other in pairs), 2),
    }


def clones(game: Any, seconds: float) -> dict[str, float]:
    """Copies of a state in the middle of a game: how many a second, and how much memory one takes."""
    state = game.new_initial_state()
    for _ in range(spiel_episode(game)(Random(2)) // 3):
        state.apply_action(state.legal_actions()[0])
    found, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(10):
            state.clone()
        found += 10
    tracemalloc.start()
    clones = [state.clone() for _ in range(200)]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"clones_per_s": round(found / spent), "bytes_of_a_clone": used // len(clones)}


def main(seconds: float) -> None:
    """Measure and print."""
    vitral, tic = open_spiel.load_game(), pyspiel.load_game(tic_tac_toe._GAME_TYPE.short_name)
    print(
        json.dumps(
            {
                "pettingzoo, against connect_four_v3": compared(
                    aec_episode(pettingzoo.env()), aec_episode(connect_four_v3.env()), seconds
                ),
                "pettingzoo, against connect_four_v3 without its wrappers": compared(
                    aec_episode(pettingzoo.raw_env()), aec_episode(connect_four_v3.raw_env()), seconds
                ),
                "open_spiel, against python_tic_tac_toe": compared(spiel_episode(vitral), spiel_episode(tic), seconds),
                "open_spiel copies": {"vitral": clones(vitral, seconds), "python_tic_tac_toe": clones(tic, seconds)},
            },
            indent=1,
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)
