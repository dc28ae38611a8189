"""Bots: chosen by name, repeatable by seed."""

from __future__ import annotations

import pytest

from vitral import ACTIONS, Game
from vitral.bots import Bot, BotError, RandomBot, bot_names, make_bot


def test_bots_are_made_by_name() -> None:
    for name in bot_names():
        bot: Bot = make_bot(name, 1)
        assert bot.name == name


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(BotError, match=r'^no bot "rndom"; did you mean random\? the bots are: random, sensible$'):
        make_bot("rndom")
    with pytest.raises(BotError, match=r'^no bot "alphago"; the bots are: random, sensible$'):
        make_bot("alphago")


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_plays_whole_games_and_repeats_them(name: str, players: int) -> None:
    logs = []
    for _ in range(2):
        game = Game.new(players, seed=5)
        bots = [make_bot(name, f"5/{seat}") for seat in range(players)]
        while not game.over:
            legal = game.legal_actions()
            action = bots[game.seat].choose(game.view(game.seat), legal)
            assert action in legal
            game.play(action)
        logs.append(game.record().log)
    assert logs[0] == logs[1]


def test_the_random_bot_is_uniform() -> None:
    bot, view = RandomBot(3), Game.new(2, seed=1).view(0)
    legal = ACTIONS[:4]
    counts = dict.fromkeys(legal, 0)
    for _ in range(4000):
        counts[bot.choose(view, legal)] += 1
    assert all(900 < count < 1100 for count in counts.values())
