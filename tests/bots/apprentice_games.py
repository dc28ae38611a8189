"""Games of apprentices, seen at the end of each turn."""

from __future__ import annotations

from typing import Any

from vitral import Game, all_cards
from vitral.bots import make_bot
from vitral.engine import State
from vitral.engine.actions import DO_PASS


def ends_of_turns(options: dict[str, Any], seed: int) -> list[State]:
    """The tables of a game at the end of each turn of a person."""
    game, found = Game.new(seed=seed, cards=all_cards(1), **options), []
    bots = [make_bot("apprentice", f"{seed}/{seat}") for seat in range(game.options.players)]
    while not game.over:
        legal = game.legal_actions()
        action = legal[0] if len(legal) == 1 else bots[game.seat].choose(game.view(game.seat), legal)
        if action is DO_PASS and game.seat < game.options.players:
            found.append(game.state.copy())
        game.play(action)
    return found
