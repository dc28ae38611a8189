"""The fields of a state: declared once; equality, dictionaries, lines and views follow from that, copies keep to it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from passion_table import passion
from vitral import Game
from vitral.engine import State, View, codecs, view
from vitral.engine.fields import Made, Sight, declarations, declared, shower
from vitral.engine.following import Number, Ones, Wanted
from vitral.engine.position import parse_position, position, state_from_dict
from vitral.engine.state import CODECS, FIELDS
from vitral.engine.view import following

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


def test_every_field_is_shown_own_derived_or_hidden() -> None:
    for name, field in FIELDS.items():
        assert isinstance(field.sight, Sight), name
        assert name == "rules" or field.codec is not None, name


def test_a_view_holds_what_is_shown_and_nothing_hidden() -> None:
    shown = {name for name, field in FIELDS.items() if field.sight is Sight.SHOWN}
    made = {"viewer", "players", "step", "question", "over", "choice"}
    others = {"private", "offers", "tools", "automa"}
    assert set(View._fields) == shown | made | others
    assert {FIELDS[name].sight for name in others} == {Sight.OWN, Sight.DERIVED}
    assert not any(field.sight is Sight.HIDDEN for name, field in FIELDS.items() if name in View._fields)


def test_a_field_that_is_not_declared_is_refused() -> None:
    @dataclass(slots=True)
    class Sloppy:
        seat: int = declared(Sight.SHOWN, codecs.NUMBER, 0)
        secret: int = 0

    with pytest.raises(TypeError, match="secret"):
        declarations(Sloppy)


def test_a_shown_field_without_a_place_in_the_view_is_refused() -> None:
    @dataclass(slots=True)
    class Small:
        seat: int = declared(Sight.SHOWN, codecs.NUMBER, 0)
        tokens: list[int] = declared(Sight.SHOWN, codecs.NUMBER_LIST, by_seat=True)  # noqa: RUF009
        secret: int = declared(Sight.HIDDEN, codecs.NUMBER, 7)

    class Whole(NamedTuple):
        seat: int
        viewer: int
        tokens: tuple[int, ...]

    class Short(NamedTuple):
        seat: int

    with pytest.raises(TypeError, match="tokens"):
        shower(Small, Short, Short._fields, {})
    with pytest.raises(TypeError, match="viewer"):
        shower(Small, Whole, Whole._fields, {})
    shown = shower(Small, Whole, Whole._fields, {"viewer": Made("viewer", ())})
    assert shown(Small(1, [2, 3]), 5) == Whole(1, 5, (2, 3))


def test_what_no_view_holds_cannot_be_followed() -> None:
    wanted = [Wanted("pool", None, slice(0, 1), bytes), Wanted("tokens", 1, slice(1, 2), Number())]
    assert callable(following(wanted, bytearray(3)))
    with pytest.raises(TypeError, match="chosen"):
        following([*wanted, Wanted("chosen", 0, slice(2, 3), bytes)], bytearray(4))
    with pytest.raises(TypeError, match="changes in place"):
        following([Wanted("tokens", None, slice(0, 2), bytes)], bytearray(3))


def test_a_follower_writes_what_has_changed_and_zeros_for_what_is_not_there() -> None:
    table, written = states({"players": 2}), bytearray(2)
    asked: list[int] = []

    def write(tokens: int) -> bytes:
        asked.append(tokens)
        return bytes((tokens,))

    follow = following([Wanted("tokens", 1, slice(0, 1), write)], written, lambda: written[:1])
    for state in [*table, *table[:1]]:
        follow(state, 0)
        assert list(follow(state, 0)) == (state.tokens[1:] or [0])
    assert len(asked) > 1
    assert all(after != before for before, after in pairwise(asked))


def test_numbers_ones_parts_and_changes_are_followed_too() -> None:
    class Filled:
        """How many dice lie on a window, told by those that came and went."""

        def __call__(self, window: Any) -> bytes:
            return bytes((window.filled.bit_count(),))

        def change(self, into: bytearray, at: int, old: Any, new: Any) -> None:
            into[at] += new.filled.bit_count() if new else 0
            into[at] -= old.filled.bit_count() if old else 0

    written = bytearray(1 + 2 + 4 + 1 + 1 + 1)
    follow = following(
        [
            Wanted("tokens", 0, slice(0, 1), Number()),
            Wanted("seat", None, slice(1, 3), Ones(2, {-1: -1, 0: 0, 1: 1})),
            Wanted("choice", None, slice(3, 7), Ones(4, {at: at for at in range(-1, 4)})),
            Wanted("windows", 1, slice(7, 8), Filled()),
            Wanted("windows", 1, slice(8, 9), lambda pattern: bytes((pattern.difficulty,)), "pattern"),
        ],
        written,
    )
    table = states({"players": 2})
    for state in [*table, *table[::-1]]:
        follow(state, 0)
        seen = view(state, 0)
        window = seen.windows[1] if seen.windows else None
        assert list(written[:-1]) == [
            seen.tokens[0] if seen.tokens else 0,
            *(seen.seat == seat for seat in range(2)),
            *(seen.choice == side for side in range(4)),
            window.filled.bit_count() if window else 0,
            window.pattern.difficulty if window else 0,
        ]


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
            if field.sight is Sight.SHOWN:
                own = getattr(state, name)
                assert getattr(seen, name) == (tuple(own) if field.by_seat else own)
