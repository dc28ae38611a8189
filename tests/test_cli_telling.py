"""A game told while it is played is told as it is afterwards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from vitral import Game
from vitral.cli.story import Telling, tell

NAMES = ["Ana", "Rui", "Eva"]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "rare_glass": True}, {"mode": "automa"}])
def test_what_is_new_is_told_like_the_whole(options: dict[str, Any]) -> None:
    game, rng = Game.new(seed="telling", **options), Random(3)
    names = NAMES[: game.options.seats]
    telling = Telling(names)
    taken_back = 0
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
        if game.can_undo and rng.random() < 0.2:
            game.undo()
            taken_back += 1
        if rng.random() < 0.3:
            assert telling.told(game.record()) == tell(game.record(), names)
    assert taken_back
    assert telling.told(game.record()) == tell(game.record(), names)
