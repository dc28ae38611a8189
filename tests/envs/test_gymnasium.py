"""The Gymnasium environment: one seat against bots, checked by Gymnasium's own checker on every way to play."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from rows import SOME, Row, row_name

gymnasium = pytest.importorskip("gymnasium", reason="needs Gymnasium: pip install 'vitral[rl]'")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import vitral.envs.gymnasium  # noqa: E402, F401 - it registers the environment
from vitral.translatable import TranslatableError  # noqa: E402


@pytest.mark.parametrize("row", SOME, ids=row_name)
def test_the_checker_passes(row: Row) -> None:
    check_env(gymnasium.make("Vitral-v0", **row).unwrapped, skip_render_check=False)


def episode(env: Any, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    rng, chosen = Random(seed), []
    observation, _ = env.reset(seed=seed)
    while True:
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        chosen.append(action)
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            return chosen, reward, info
        assert reward == 0


def test_the_same_seed_is_the_same_game_bots_and_all() -> None:
    env = gymnasium.make("Vitral-v0", opponents=("apprentice", "random"), players=3, seat=1)
    assert episode(env, 3) == episode(env, 3)
    assert episode(env, 3) != episode(env, 4)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_this_seat_is_asked(seat: int) -> None:
    env = gymnasium.make("Vitral-v0", players=3, seat=seat).unwrapped
    observation, _ = env.reset(seed=2)
    assert env.game.seat == seat
    assert observation["action_mask"].sum() == len(env.game.legal_actions())


@pytest.mark.parametrize("mode", ["solo", "automa"])
def test_one_person_plays_alone(mode: str) -> None:
    _, reward, info = episode(gymnasium.make("Vitral-v0", mode=mode), 5)
    assert reward in (-1, 1)
    assert len(info["points"]) == (1 if mode == "solo" else 2)


def test_an_illegal_action_ends_the_episode() -> None:
    env = gymnasium.make("Vitral-v0")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated, info) == (-1, True, {"illegal": ["not_offered"]})


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(TranslatableError, match="opponents: name 1 bot for all or 3; found 2"):
        gymnasium.make("Vitral-v0", players=4, opponents=("random", "random"))
    with pytest.raises(TranslatableError, match="seat: expected 0-1, found 2"):
        gymnasium.make("Vitral-v0", seat=2)
    with pytest.raises(TranslatableError, match="glazier"):
        gymnasium.make("Vitral-v0", opponents=("genius",))
