"""The PettingZoo environment: its own tests of the API and of seeds on every way to play, rewards, drawings."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from envs.table_rows import SOME, Row, row_name

pytest.importorskip("pettingzoo", reason="needs PettingZoo: pip install 'vitral[rl]'")

from pettingzoo.test import api_test, seed_test

from vitral import ACTIONS, Game
from vitral.engine.standing import ranked
from vitral.envs import pettingzoo, utilities
from vitral.translatable import TranslatableError

# The API test prefers plain arrays; observations with action masks are dictionaries, as in PettingZoo's own games.
AS_DICTIONARIES = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
EACH_ROW = pytest.mark.parametrize("row", SOME, ids=row_name)


def dictionaries(test: Any) -> Any:
    for mark in AS_DICTIONARIES:
        test = mark(test)
    return test


@EACH_ROW
@dictionaries
def test_the_api_test_passes(row: Row) -> None:
    api_test(pettingzoo.env(**row), num_cycles=60)


@EACH_ROW
def test_the_seed_test_passes(row: Row) -> None:
    seed_test(lambda: pettingzoo.env(**row), num_cycles=60)


def played(env: Any, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """Who chose what, and the rewards."""
    rng, chosen, rewards = Random(seed), [], {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        chosen.append((agent, action))
        env.step(action)
    return chosen, rewards


def test_agents_are_asked_in_the_order_of_the_game() -> None:
    env = pettingzoo.env(players=3, single_choices=True)
    chosen, _ = played(env, 5)
    game = Game.new(players=3, seed=5)
    for agent, action in chosen:
        assert agent == f"player_{game.seat}"
        game.play(action)
    assert game.over
    assert env.game == game


def test_single_choices_are_played_unless_asked_for() -> None:
    chosen, _ = played(pettingzoo.env(), 6)
    game = Game.new(seed=6)
    for agent, action in chosen:
        while len(game.legal_actions()) == 1:
            game.play(game.legal_actions()[0])
        assert agent == f"player_{game.seat}"
        game.play(action)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_places_are_worth_from_one_to_minus_one(players: int) -> None:
    env = pettingzoo.env(players=players)
    _, rewards = played(env, 3)
    first, *_, last = env.game.ranking()
    assert rewards[f"player_{first.seat}"] == 1
    assert rewards[f"player_{last.seat}"] == -1
    assert sum(rewards.values()) == pytest.approx(0)


def test_points_and_margins_are_rewards_too() -> None:
    env = pettingzoo.env(reward="points")
    _, rewards = played(env, 3)
    totals = [sheet.total for sheet in env.game.scores()]
    assert list(rewards.values()) == totals
    assert utilities(env.game, "margin") == [totals[0] - totals[1], totals[1] - totals[0]]
    with pytest.raises(TranslatableError, match="place, win, points, margin"):
        pettingzoo.env(reward="wins")


@EACH_ROW
def test_tallies_are_what_sheets_and_ranking_say(row: Row) -> None:
    game, rng = Game.new(seed=11, **row), Random(11)
    while True:
        if game.ply % 10 == 0 or game.over:
            tallies, sheets = game.tallies(), game.scores()
            assert [tally[:3] for tally in tallies] == [
                (sheet.total, sheet.private_points, sheet.tokens.points) for sheet in sheets
            ]
            assert ranked(tallies) == [standing.seat for standing in (game.ranking() if sheets else ())]
        if game.over:
            break
        game.play(rng.choice(game.legal_actions()))


@pytest.mark.parametrize(("mode", "seed"), [("solo", 1), ("automa", 2)])
def test_one_person_wins_or_loses(mode: str, seed: int) -> None:
    env = pettingzoo.env(mode=mode)
    _, rewards = played(env, seed)
    totals = [sheet.total for sheet in env.game.scores()]
    won = totals[0] > env.game.target if mode == "solo" else env.game.ranking()[0].seat == 0
    assert rewards == {"player_0": 1.0 if won else -1.0}


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    env.step(ACTIONS.index(next(action for action in ACTIONS if action.text == "place B3")))
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.terminations.values())
    assert env.infos["player_0"]["illegal"] == ["not_offered"]


@pytest.mark.parametrize("action", [None, -1, len(ACTIONS)])
def test_an_action_that_is_none_is_refused_by_its_number(action: int | None) -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    env.step(action)
    assert env.infos["player_0"]["illegal"] == [f"there is no action {action}"]


def test_the_agents_can_be_asked_for_a_few_times_only() -> None:
    env = pettingzoo.env()
    env.reset(seed=1)
    asked = []
    for agent in env.agent_iter(3):
        assert agent == env.agent_selection
        asked.append(agent)
        env.step(env.game.legal_actions()[0].id)
    assert len(asked) == 3
    assert env.last(observe=False)[0] is None


def test_games_after_a_seed_follow_from_it() -> None:
    one, other = pettingzoo.env(), pettingzoo.env()
    for env in (one, other):
        env.reset(seed=9)
        env.reset()
    assert one.game == other.game
    assert one.game != Game.new(seed=9)


def test_it_can_be_pickled_with_its_options() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.env(players=4, dice_pools=True)))
    env.reset(seed=2)
    assert env.game.options.players == 4
    assert env.game.options.dice_pools


# -- drawings ----------------------------------------------------------------------------------------------------


@EACH_ROW
def test_every_table_is_drawn(row: Row) -> None:
    env = pettingzoo.env(render_mode="rgb_array", **row)
    env.reset(seed=4)
    shapes = set()
    for step in range(60):
        if step % 20 == 0:
            pixels = env.render()
            assert pixels.dtype == np.uint8
            shapes.add(pixels.shape)
        legal = env.game.legal_actions()
        if env.terminations[env.agent_selection]:
            break
        env.step(Random(step).choice(legal).id)
    assert len(shapes) == 1
    assert len(np.unique(env.render().reshape(-1, 3), axis=0)) > 4


def test_text_and_svg_show_the_table_and_no_secret() -> None:
    env = pettingzoo.env(render_mode="ansi")
    _, _ = played(env, 8)
    text = env.render()
    dice = [die for window in env.game.view().windows for die in window.dice().values()]
    assert sorted(set(dice) - set(text.split())) == []
    assert "seat 1" in text
    assert "seat 2" in text
    assert not any(card.id in text for private in env.game.state.private for card in private)
    drawing = pettingzoo.env(render_mode="svg")
    played(drawing, 8)
    assert drawing.render().startswith("<svg")
    with pytest.raises(TranslatableError, match="human, ansi, svg, rgb_array"):
        pettingzoo.env(render_mode="film")
    silent = pettingzoo.env()
    silent.reset(seed=1)
    with pytest.raises(TranslatableError, match="name a render_mode"):
        silent.render()
