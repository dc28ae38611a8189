"""Every bot finishes legal games in every way to play."""

from __future__ import annotations

import pytest

from support.long_run import LONG
from vitral import Game
from vitral.arena import play_out
from vitral.bots import Budget, make_bot
from whole_games.matrix import ROWS, Row, row_name

QUICK = ROWS if LONG else ROWS[::8] + [row for row in ROWS[1::6] if row["mode"] != "standard"]
"""Each row is played with the quick bots in the long run; else an eighth of them, and more of solo and the Automa."""


def finished(row: Row, name: str, budget: Budget) -> Game:
    """A game played to its end; `Game.play` refuses anything illegal."""
    game = Game.new(seed="matrix", **row)
    play_out(game, [make_bot(name, seat) for seat in range(row["players"])], budget)
    return game


def obeys_rules(game: Game) -> bool:
    """Nobody's window breaks a restriction, not even where nobody would stop it."""
    return not any(window.breaches() for window in game.state.windows[: game.options.players])


@pytest.mark.parametrize("row", QUICK, ids=row_name)
def test_the_glazier_finishes_legal_games(row: Row) -> None:
    game = finished(row, "glazier", Budget())
    assert game.over
    assert obeys_rules(game)


@pytest.mark.parametrize("row", ROWS if LONG else ROWS[::3], ids=row_name)
def test_the_apprentice_finishes_legal_games(row: Row) -> None:
    game = finished(row, "apprentice", Budget())
    assert game.over
    assert obeys_rules(game)


@pytest.mark.parametrize("row", ROWS if LONG else ROWS[::24], ids=row_name)
def test_the_master_finishes_legal_games(row: Row) -> None:
    game = finished(row, "master", Budget(playouts=8))
    assert game.over
    assert obeys_rules(game)
