"""A game that goes on from a position: played, undone and copied like any other, but without a record."""

from __future__ import annotations

import copy
import pickle

import pytest

from support.table import table
from vitral import Game, RecordError
from vitral.engine.position import position

STATE = table(
    windows=[("fractal_drops", ["-- G4", "R3", "-- Y2"]), ("sun_catcher", [])],
    pool="R2 G5 B1 P6 Y3",
    tools=["grozing_pliers"],
    public=["light_shades"],
    private=["shades_of_red", "shades_of_blue"],
).state


def test_it_is_played_from_there() -> None:
    game = Game.at(STATE)
    assert (game.ply, game.seat, game.over) == (0, 0, False)
    game.play("take R2")
    game.play("place D3")
    assert game.state.windows[0].dice()["D3"] == "R2"
    assert "D3" not in STATE.windows[0].dice(), "the position stays as it is"


def test_it_is_undone_back_to_there() -> None:
    game = Game.at(STATE)
    assert not game.can_undo
    game.play("take R2")
    game.undo()
    assert game.state == STATE
    assert not game.can_undo


def test_a_printed_game_is_the_table_as_a_spectator_sees_it() -> None:
    game = Game.new(players=2, seed=7)
    game.play("side 1")
    game.play("side 2")
    lines = str(game).splitlines()
    assert lines[0].startswith("round 1, turn 1, seat ")
    assert lines[1].split()[1:] == [str(die) for die in game.view().to_dict()["pool"]]
    assert not any(card.id in str(game) for cards in game.state.private for card in cards)


def test_a_line_of_text_is_enough_and_a_copy_is_its_own() -> None:
    game = Game.at(position(STATE))
    assert game.state == STATE
    game.play("take R2")
    for again in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert again == game
        again.undo()
        assert again.state == STATE
    assert game.ply == 1


def test_it_pastes_back_as_it_stands() -> None:
    game = Game.at(STATE)
    game.play("take R2")
    assert eval(repr(game), {"Game": Game}).state == game.state


def test_it_has_no_record() -> None:
    with pytest.raises(RecordError, match="the moves before it are not known"):
        Game.at(STATE).record()
