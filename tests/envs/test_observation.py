"""One observation for all environments: its fields, what they say, and that they say nothing secret."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from envs.table_rows import SOME, Row, row_name
from vitral import Game, all_cards
from vitral.engine import ACTIONS, View, rules_for
from vitral.envs import ACTION_COUNT, Observer, Table, action_mask
from vitral.envs.encoders import Number
from vitral.envs.incremental import Place, compile_update
from whole_games.other_secrets import compare, with_other_choices, with_other_secrets
from whole_games.random_games import lively, random_game

EACH_ROW = pytest.mark.parametrize("row", SOME, ids=row_name)


def observer_of(game: Game, seat: int) -> Observer:
    return Observer(rules_for(game.options, all_cards()), seat)


def game_in_progress(seed: int = 4, plies: int = 60, **options: Any) -> Game:
    game, rng = Game.new(seed=seed, **options), Random(seed)
    while game.ply < plies:
        game.play(lively(rng, game.legal_actions()))
    return game


# -- what an observation says ------------------------------------------------------------------------------------


def test_it_tells_the_table() -> None:
    game = game_in_progress()
    seat = game.seat
    seen = observer_of(game, seat)
    view, named = game.view(seat), seen.named(seen.observe(game.view(seat)))
    assert named["round"].argmax() == view.round - 1
    assert np.repeat(np.arange(30), named["pool"]).tolist() == list(view.pool)
    assert named["bag"].tolist() == list(view.bag)
    assert [np.repeat(np.arange(30), kinds).tolist() for kinds in named["track"][: view.round - 1]] == [
        list(dice) for dice in view.track
    ]
    assert named["tokens"].tolist() == [view.tokens[seat], view.tokens[1 - seat]]
    assert named["public"].sum() == 3
    assert named["private"].tolist().count(1) == 1
    deck = list(rules_for(game.options, all_cards()).decks["tools"])
    assert [deck[slot.argmax()] for slot in named["tools"]] == [tool.id for tool in view.tools]


@pytest.mark.parametrize("at", [0, 1])
def test_windows_come_from_the_viewer_on(at: int) -> None:
    game = game_in_progress()
    named = observer_of(game, at).named(observer_of(game, at).observe(game.view(at)))
    for place in (0, 1):
        window = game.view().windows[(at + place) % 2]
        assert rows_of(named["dice"][place]) == window.rows()
        assert printed_of(named["print"][place]) == "".join(window.pattern.grid)


def rows_of(planes: np.ndarray) -> list[str]:
    """Four rows of text, as `Window.rows` has them."""
    found = []
    for row in range(4):
        cells = []
        for column in range(5):
            traits = planes[:, row, column]
            color = "".join(letter for letter, on in zip("RYGBP", traits, strict=False) if on)
            value = "".join(digit for digit, on in zip("123456", traits[5:], strict=True) if on)
            cells.append(color + value or "--")
        found.append(" ".join(cells))
    return found


def printed_of(planes: np.ndarray) -> str:
    flat = planes.reshape(11, 20)
    return "".join(
        "".join(s for s, on in zip("RYGBP123456", flat[:, at], strict=True) if on) or "." for at in range(20)
    )


def test_the_offered_sides_are_seen_before_the_choice() -> None:
    game = Game.new(seed=3)
    named = observer_of(game, 0).named(observer_of(game, 0).observe(game.view(0)))
    assert [printed_of(side) for side in named["offers"]] == ["".join(side.grid) for side in game.view(0).dealt_sides]
    assert named["offer_tokens"].tolist() == [side.difficulty for side in game.view(0).dealt_sides]
    assert not named["dice"].any()


@EACH_ROW
def test_numbers_keep_to_their_bounds_and_what_is_followed_is_what_is_written_whole(row: Row) -> None:
    """An observer that has followed games so far sees, byte for byte, what the plain encoding of a view says."""
    table, rng = Table(**row), Random(7)
    for deal in ("bounds", "another"):
        game = table.deal(deal)
        while True:
            for seat, observer in enumerate(table.observers):
                if seat != game.seat and rng.random() < 0.6:
                    continue  # now and then it has to follow several choices at once
                found = table.observe(game, seat)
                whole = observer.observe(game.view(seat))
                assert found["observation"].tobytes() == whole.tobytes()
                assert found["observation"].dtype == np.int8
                assert whole.min() >= 0
                assert (whole <= observer.most).all()
                legal = game.legal_actions() if seat == game.seat else ()
                assert np.flatnonzero(found["action_mask"]).tolist() == sorted(action.id for action in legal)
            if game.over:
                break
            table.play(game, lively(rng, game.legal_actions()))


def test_an_observer_goes_from_game_to_game_and_back() -> None:
    table = Table(players=2)
    games = [table.deal(1), game_in_progress(), table.deal(2), game_in_progress(seed=5, plies=90)]
    for game in [*games, *games[::-1], games[1].copy()]:
        assert table.observers[1].look(game).tobytes() == table.observers[1].observe(game.view(1)).tobytes()


def test_only_public_fields_are_read_past_the_view() -> None:
    place = Place("chosen", 0, 0, 1, Number())
    with pytest.raises(TypeError, match="chosen"):
        compile_update([place], bytearray(2), lambda state: None, bytes)


def test_one_seats_observer_refuses_anothers_view() -> None:
    game = Game.new(seed=1)
    with pytest.raises(ValueError, match="for seat 0, the view for 1"):
        observer_of(game, 0).observe(game.view(1))


def test_a_mask_has_a_place_for_every_action() -> None:
    assert len(ACTIONS) == ACTION_COUNT == len(action_mask(()))
    assert np.flatnonzero(action_mask((ACTIONS[5], ACTIONS[-1]))).tolist() == [5, ACTION_COUNT - 1]


# -- secrets -----------------------------------------------------------------------------------------------------


def look(game: Game, viewer: int | None) -> object:
    """An observation as bytes, which can be compared."""
    assert viewer is not None
    return observer_of(game, viewer).look(game).tobytes()


@pytest.mark.parametrize("row", [row for row in SOME if row["mode"] != "solo"], ids=row_name)
def test_other_secrets_make_no_other_observation(row: Row) -> None:
    record, rng = random_game(0, **row).record(), Random(row_name(row))
    viewer = rng.randrange(record.options.players)
    assert compare(record, with_other_secrets(record, viewer, rng), viewer, look) >= 1
    compare(record, with_other_choices(record, viewer, rng), viewer, look)


def test_a_field_that_tells_a_secret_is_caught() -> None:
    def leaking(game: Game, viewer: int | None) -> object:
        other = game.view(1)._replace(viewer=viewer)
        return observer_of(game, 0).observe(other).tobytes()

    record = random_game(1, players=2).record()
    with pytest.raises(AssertionError, match="can tell the games apart"):
        compare(record, with_other_secrets(record, 0, Random(1)), 0, leaking)


def test_every_fact_of_a_view_is_observed_or_left_out_for_a_reason() -> None:
    """A new fact of views has to be looked at here: is it to be observed?"""
    left_out = {
        "viewer", "players", "rules",  # the same all game long
        "step", "question", "over",  # derived from `todo`, `using` and the mask
        "waiting_from", "removed", "place", "notes",  # nothing more depends on them
    }  # fmt: skip
    every: dict[str, Any] = {
        "players": 2,
        "dice_pools": True,
        "inspirations": True,
        "rare_glass": True,
        "enforcement": "honour",
    }
    observed = {
        field.source
        for options in (every, {"mode": "automa", "rare_glass": True})
        for field in Table(**options).observers[0].fields
    }
    assert observed | left_out == set(View._fields)
    assert not observed & left_out
