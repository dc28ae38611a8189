"""Many whole games, played at random at every kind of table and looked at after every choice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from support.long_run import LONG
from vitral import Game
from whole_games.course import check_course, check_finished
from whole_games.invariants import check_position
from whole_games.random_games import PUBLICS, TABLES, TOOLS, play_on, random_game, table_name


@pytest.mark.parametrize("seed", range(25 if LONG else 1))
@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_every_position_of_a_random_game_holds(options: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    tools = tuple(rng.sample(TOOLS, 3))
    public = tuple(rng.sample(PUBLICS, 3))
    game = Game.new(seed=seed, tools=tools, public=public, **options)
    for state in play_on(game, rng):
        check_position(state, rng)
    check_finished(game)
    check_course(game.record())


@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_games_end_after_ten_rounds(options: dict[str, Any], times: int) -> None:
    for seed in range(15 * times):
        game = random_game(1000 + seed, **options)
        check_finished(game)
        check_course(game.record())


@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_a_game_of_passes_scores_tokens_and_open_spaces(options: dict[str, Any]) -> None:
    game = Game.new(seed=3, **options)
    while not game.over:
        texts = [action.text for action in game.legal_actions()]
        game.play("pass" if "pass" in texts else texts[-1])
    for window, sheet in zip(game.state.windows, game.scores(), strict=True):
        assert sheet.total == window.pattern.difficulty - 20
    assert [len(dice) for dice in game.state.track] == [2 * options["players"] + 1] * 10


def test_a_refused_choice_changes_nothing() -> None:
    game = Game.new(seed=5)
    before = game.copy()
    for wrong in ("pass", "take R1", "place A1", "tool lathekin"):
        with pytest.raises(ValueError, match="is refused"):
            game.play(wrong)
        assert game == before
    assert game.ply == before.ply


def test_equal_seeds_play_alike_and_others_do_not() -> None:
    one, same, other = (random_game(seed, players=3) for seed in (11, 11, 12))
    assert one == same
    assert one.record() == same.record()
    assert one.record() != other.record()
