"""The Gymnasium environment: one seat against bots, checked by Gymnasium's own checker on every way to play."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from random import Random
from typing import Any

import numpy as np
import pytest

from envs.table_rows import SOME, Row, row_name

gymnasium = pytest.importorskip("gymnasium", reason="needs Gymnasium: pip install 'vitral[rl]'")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import vitral.envs  # noqa: E402, F401 - it registers the environment
from support.paths import ROOT  # noqa: E402
from vitral.envs.registration import NAME  # noqa: E402
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
            del info["action_mask"]
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
    assert (reward, terminated, info["illegal"]) == (-1, True, ["not_offered"])


def test_the_package_alone_registers_the_environment() -> None:
    code = "import vitral.envs, gymnasium; gymnasium.make('Vitral-v0', opponents='apprentice').reset(seed=1)"
    subprocess.run([sys.executable, "-c", code], check=True)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["gymnasium.envs"] == {"__root__": "vitral.envs.registration:register"}
    assert NAME in gymnasium.registry


def test_masks_are_where_libraries_look_for_them() -> None:
    env = gymnasium.make("Vitral-v0")
    observation, info = env.reset(seed=3)
    for _ in range(5):
        masks = env.unwrapped.action_masks()
        assert masks.dtype == bool
        assert np.array_equal(masks, observation["action_mask"])
        assert np.array_equal(masks, info["action_mask"])
        observation, _, _, _, info = env.step(int(masks.argmax()))


def test_a_person_sees_the_table_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("Vitral-v0", render_mode="human").unwrapped
    observation, _ = env.reset(seed=3)
    assert capsys.readouterr().out.startswith("round 0")
    env.step(int(observation["action_mask"].argmax()))
    assert "pool" in capsys.readouterr().out


def test_nothing_can_be_asked_before_the_first_reset() -> None:
    env = gymnasium.make("Vitral-v0").unwrapped
    for ask in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(gymnasium.error.ResetNeeded):
            ask()


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(TranslatableError, match="opponents: name 1 bot for all or 3; found 2"):
        gymnasium.make("Vitral-v0", players=4, opponents=("random", "random"))
    with pytest.raises(TranslatableError, match="seat: expected 0-1, found 2"):
        gymnasium.make("Vitral-v0", seat=2)
    with pytest.raises(TranslatableError, match="glazier"):
        gymnasium.make("Vitral-v0", opponents=("genius",))
