"""The fields of a state: declared once; equality, dictionaries, lines and views follow from that, copies keep to it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from support.passion_table import passion
from vitral import Game
from vitral.engine import State, View, view
from vitral.engine.position import parse_position, position, state_from_dict
from vitral.engine.state import CODECS, FIELDS
from vitral.engine.state_fields import NUMBER, Visibility, declarations, declared

TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "dice_pools": True, "inspirations": True, "rare_glass": True},
    {"players": 2, "enforcement": "honour"},
    {"mode": "solo", "track": "lighter"},
    {"mode": "automa", "rare_glass": True},
]


def states(options: dict[str, Any]) -> list[State]:
    """Some states of one game."""
    game, rng = Game.new(seed=3, **options), Random(3)
    found = [game.state]
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
        found.append(game.state)
    return found[::9]


# --- declared -----------------------------------------------------------------------------------------------


def test_every_field_is_public_own_or_derived() -> None:
    for name, field in FIELDS.items():
        assert isinstance(field.visibility, Visibility), name
        assert name == "rules" or field.codec is not None, name


def test_a_view_holds_what_is_public_and_what_is_made_of_the_rest() -> None:
    public = {name for name, field in FIELDS.items() if field.visibility is Visibility.PUBLIC}
    made = {"viewer", "players", "step", "question", "over", "chosen_side"}
    others = {"private", "dealt_sides", "tools", "automa"}
    assert set(View._fields) == public | made | others
    assert {FIELDS[name].visibility for name in others} == {Visibility.OWN, Visibility.DERIVED}


def test_a_field_that_is_not_declared_is_refused() -> None:
    @dataclass(slots=True)
    class UndeclaredState:
        seat: int = declared(Visibility.PUBLIC, NUMBER, 0)
        secret: int = 0

    with pytest.raises(TypeError, match="secret"):
        declarations(UndeclaredState)


# --- what follows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_copies_dictionaries_and_lines_give_back_an_equal_state(options: dict[str, Any]) -> None:
    for state in states(options):
        assert state.copy() == state
        assert state_from_dict(state.to_dict()) == state
        assert parse_position(position(state)) == state
        assert state.to_dict().keys() == {"options", "cards", *CODECS}


@pytest.mark.parametrize("name", [name for name in FIELDS if name != "rules"])
def test_every_field_counts_in_equality_and_is_copied(name: str) -> None:
    state = passion(holds="luck", windows=[("fractal_drops", ["-- B4"]), ("industria", [])], pool="R4").state
    other = state.copy()
    setattr(other, name, "something else")
    assert other != state
    assert getattr(other.copy() if not FIELDS[name].by_seat else other, name) == "something else"


@pytest.mark.parametrize("name", [name for name, field in FIELDS.items() if field.by_seat])
def test_lists_are_copied_and_views_get_tuples(name: str) -> None:
    state = states({"players": 2, "dice_pools": True})[3]
    assert getattr(state.copy(), name) is not getattr(state, name)
    assert getattr(view(state), name) == tuple(getattr(state, name))


@pytest.mark.parametrize("name", [name for name, field in FIELDS.items() if field.codec])
def test_only_later_fields_may_be_missing_in_old_data(name: str) -> None:
    state = next(state for state in states({"players": 2})[2:] if not state.using)
    data = state.to_dict()
    del data[name]
    if FIELDS[name].later:
        assert state_from_dict(data) == state
    else:
        with pytest.raises(KeyError, match=name):
            state_from_dict(data)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_view_as_data_tells_every_shown_field(options: dict[str, Any]) -> None:
    for state in states(options):
        seen = view(state, 0)
        assert seen.to_dict().keys() == set(View._fields) - {"rules"}
        for name, field in FIELDS.items():
            if field.visibility is Visibility.PUBLIC:
                own = getattr(state, name)
                assert getattr(seen, name) == (tuple(own) if field.by_seat else own)
