"""The turns of one window in a game between bots, which the first screen plays in small."""

from __future__ import annotations

import json
from typing import Any, Final

from generators.paths import ROOT
from vitral import Game
from vitral.bots import make_bot
from vitral.dice import texts

GAME: Final = ROOT / "web" / "src" / "home" / "home-game.json"
_SEED: Final = 25
_BOT: Final = "apprentice:4"


def as_text() -> str:
    """Returns the file: the pattern of seat 0, and for each die it placed the pool, the die and the space."""
    game = Game.new(seed=_SEED, players=2)
    bots = [make_bot(_BOT, seat) for seat in range(2)]
    turns: list[dict[str, Any]] = []
    taken: dict[str, Any] = {}
    while not game.over:
        seat, view = game.seat, game.view(game.seat)
        action = bots[seat].choose(view, game.legal_actions())
        game.play(action)
        kind, _, what = action.text.partition(" ")
        if seat != 0:
            continue
        if kind == "take":
            taken = {"pool": texts(view.pool), "die": what}
        elif kind == "place" and taken:
            turns.append({**taken, "space": what})
            taken = {}
    pattern = game.view(0).windows[0].pattern
    return json.dumps({"grid": list(pattern.grid), "turns": turns}, separators=(",", ":")) + "\n"
