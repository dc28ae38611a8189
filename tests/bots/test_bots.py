"""Bots: chosen by name, repeatable by seed."""

from __future__ import annotations

from typing import Any

import pytest

from vitral import ACTIONS, Game
from vitral.bots import Bot, BotError, Budget, RandomBot, bot_names, make_bot
from vitral.bots.registry import make_bot_or_program


def test_bots_are_made_by_name() -> None:
    for name in bot_names():
        bot: Bot = make_bot(name, 1)
        assert bot.name == name


def test_a_bot_still_answers_to_its_old_name() -> None:
    assert make_bot("sensible").name == "apprentice:4"
    assert "sensible" not in bot_names()


def test_an_unknown_bot_names_the_known_ones() -> None:
    known = ", ".join(bot_names())
    with pytest.raises(BotError, match=r'^unknown name "rndom"; did you mean random\?$'):
        make_bot("rndom")
    with pytest.raises(BotError, match=rf'^unknown name "alphago"; known: {known}$'):
        make_bot("alphago")


MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 6, "rare_glass": True, "inspirations": True},
    {"players": 3, "dice_pools": True, "inspirations": True},
    {"mode": "solo", "track": "lighter", "inspirations": True},
    {"mode": "automa", "rare_glass": True, "inspirations": True},
]


# The master takes its time; the matrix has it in every mode.
@pytest.mark.parametrize(
    ("name", "options"),
    [(name, options) for name in bot_names() for options in (MODES if "master" not in name else [MODES[4]])],
)
def test_every_bot_plays_whole_games_and_repeats_them(name: str, options: dict[str, Any]) -> None:
    logs = []
    for _ in range(2):
        game = Game.new(seed=5, **options)
        bots = [make_bot(name, f"5/{seat}") for seat in range(game.options.players)]
        while not game.over:
            legal = game.legal_actions()
            action = bots[game.seat].choose(game.view(game.seat), legal, Budget(playouts=6))
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


def test_a_class_is_named_by_its_module() -> None:
    game = Game.new(players=2, seed=1)
    bot = make_bot_or_program("vitral.bots.bot:RandomBot", 5)
    assert bot.choose(game.view(0), game.legal_actions()) in game.legal_actions()
    with pytest.raises(BotError, match="NoSuchBot"):
        make_bot_or_program("vitral.bots.bot:NoSuchBot")
    with pytest.raises(BotError):
        make_bot("vitral.bots.bot:RandomBot")
