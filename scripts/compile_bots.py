"""Has Numba compile all that bots and hints need, once: what it compiles lies beside the sources from then on."""

from __future__ import annotations

from pathlib import Path

from vitral import Game, bots
from vitral.bots import Budget, make_bot
from vitral.coach import hint

FEW = Budget(playouts=4)


def main() -> None:
    """Play into a first round, and ask every kind of bot."""
    # Numba looks only at the file of a function, so what it compiled before may hold others as they were.
    for old in Path(bots.__file__).parent.rglob("__pycache__/*.nb[ic]"):
        old.unlink()
    for options in ({"players": 2}, {"mode": "solo"}, {"players": 2, "dice_pools": True}):
        game = Game.new(seed=1, **options)
        for name in ("master", "grandmaster"):
            make_bot(name, 1).choose(game.view(game.seat), game.legal_actions(), FEW)
        while game.state.round < 1 or len(game.legal_actions()) < 2:
            game.play(game.legal_actions()[0])
        view = game.view(game.seat)
        for name in ("glazier", "master", "grandmaster"):
            make_bot(name, 1).choose(view, game.legal_actions(), FEW)
        hint(view, FEW)


if __name__ == "__main__":
    main()
