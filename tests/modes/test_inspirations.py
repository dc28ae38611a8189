"""When an inspiration may be used, how often, and on which dice (docs/rules.md §4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from support.passion_table import INSPIRATIONS, ONES, REDS, PassionTable, passion
from support.table import BLANK
from vitral import parse_position
from vitral.engine import legal_actions, view
from vitral.engine.position import position

IN_HAND = ("luck", "resourcefulness", "courage", "precision")
"""Inspirations for a die in hand."""
PER_ROUND = ("luck", "wisdom", "resourcefulness", "precision")
PER_GAME = ("courage", "charm")

LAID: dict[str, Any] = {"pool": "R1 B1 G1", "track": ["R2"], "tools": ["grozing_pliers"], "tool_tokens": [1]}


def use(t: PassionTable, inspiration: str) -> PassionTable:
    """The seat to move uses its inspiration, whichever it is, in some ordinary way, and is at its menu again."""
    if inspiration == "wisdom":
        return t.play("inspire", "tool grozing_pliers", "take R1", "set 2", "place A1")
    if inspiration == "charm":
        return t.play("gather grozing_pliers")
    t.play("take R1", "inspire")
    if inspiration == "luck":
        t.resolve("reroll R3")
    elif inspiration == "resourcefulness":
        t.play("track R2@1")
    elif inspiration == "precision":
        t.play("set 2")
    return t.play("place A1")


def why_not_again(t: PassionTable, inspiration: str) -> set[str]:
    """Why a turned card cannot be used a second time, at the moment that would be right for it."""
    if inspiration in IN_HAND:
        return t.play("take B1").refused("inspire")
    return t.refused("inspire" if inspiration == "wisdom" else "gather grozing_pliers")


# --- turning over and back ----------------------------------------------------------------------------------


@pytest.mark.parametrize("inspiration", INSPIRATIONS)
def test_an_inspiration_is_turned_over_after_use(inspiration: str) -> None:
    t = passion(holds=inspiration, **LAID)
    assert t.turned == []
    assert use(t, inspiration).turned == [inspiration]
    for viewer in (None, 0, 1):
        assert view(t.state, viewer).to_dict()["inspired"] == [0]


@pytest.mark.parametrize("inspiration", INSPIRATIONS)
def test_it_stays_turned_in_the_second_turn_of_the_round(inspiration: str) -> None:
    t = use(passion(holds=inspiration, **LAID), inspiration).play("pass", "pass", "pass")
    assert (t.state.round, t.state.turn, t.seat) == (2, 3, 0)
    t.state.tool_tokens = [2]
    assert why_not_again(t, inspiration) == {"inspiration_used"}


@pytest.mark.parametrize("inspiration", INSPIRATIONS)
def test_the_cards_of_a_round_turn_back_at_the_start_of_the_next_those_of_a_game_never(inspiration: str) -> None:
    t = use(passion(holds=inspiration, **LAID), inspiration).play("pass", "pass", "pass", "pass")
    assert t.turned == ([inspiration] if inspiration in PER_GAME else [])
    t.resolve("roll R1 B1 G1 Y1 P1").play("pass", "pass")
    assert t.seat == 0
    t.state.tool_tokens = [2]
    if inspiration in PER_GAME:
        assert why_not_again(t, inspiration) == {"inspiration_used"}
    elif inspiration == "wisdom":
        assert t.can("inspire")
    else:
        assert t.play("take B1").can("inspire")
    assert set(PER_ROUND) | set(PER_GAME) == set(INSPIRATIONS)


def test_one_seats_use_does_not_turn_anothers_card() -> None:
    t = use(passion(holds="luck precision", **LAID), "luck").play("pass")
    assert t.seat == 1
    assert t.turned == ["luck"]
    assert t.play("take B1").can("inspire")


def test_nobody_uses_the_card_of_another_seat() -> None:
    t = passion(holds="luck charm", **LAID)
    assert t.refused("gather grozing_pliers") == {"not_offered"}
    t.play("pass")
    assert t.play("take B1").refused("inspire") == {"not_offered"}


def test_a_seat_may_use_it_in_either_turn_and_with_any_die() -> None:
    t = passion(holds="precision", turn=3, **LAID)
    assert t.seat == 0
    assert t.play("take G1", "inspire", "set 2", "place A1").dice() == {"A1": "G2"}


# --- the moment ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("inspiration", IN_HAND)
def test_it_is_for_a_die_in_hand(inspiration: str) -> None:
    t = passion(holds=inspiration, **LAID)
    assert t.refused("inspire") == {"nothing_in_hand"}
    t.play("take R1")
    assert "inspire" in t.legal()
    t.play("place A1")
    assert t.refused("inspire") == {"nothing_in_hand"}


@pytest.mark.parametrize("inspiration", IN_HAND)
def test_it_is_optional(inspiration: str) -> None:
    t = passion(holds=inspiration, **LAID).play("take R1", "place A1", "pass")
    assert t.turned == []
    assert t.tokens == [3, 3]


@pytest.mark.parametrize("inspiration", IN_HAND)
def test_it_is_used_once_on_one_die(inspiration: str) -> None:
    t = passion(holds=inspiration, **LAID).play("take R1", "inspire")
    if inspiration == "luck":
        t.resolve("reroll R4")
    elif inspiration != "courage":
        t.play({"resourcefulness": "track R2@1", "precision": "set 2"}[inspiration])
    assert "inspire" not in t.legal()
    assert t.refused("inspire") == {"not_offered"}


def test_wisdom_has_no_use_for_a_die_in_hand() -> None:
    t = passion(holds="wisdom", **LAID | {"tools": ["lathekin"], "tool_tokens": [2]}).play("take R1")
    assert t.refused("inspire") == {"no_completion"}


def test_charm_is_not_for_the_die_in_hand_but_may_be_used_with_it() -> None:
    t = passion(holds="charm", **LAID | {"tools": ["lathekin"], "tool_tokens": [2]}).play("take R1")
    assert t.refused("inspire") == {"not_offered"}
    assert t.offered("gather") == "lathekin"


@pytest.mark.parametrize("inspiration", IN_HAND)
def test_it_serves_the_second_die_of_running_pliers(inspiration: str) -> None:
    laid = LAID | {"tools": ["running_pliers"], "tool_tokens": [0]}
    t = passion(holds=inspiration, drafted=True, windows=[(BLANK, ["Y6"])], **laid)
    assert t.play("tool running_pliers", "take B1").can("inspire")


# --- which dice ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("inspiration", IN_HAND)
def test_a_die_of_the_own_pool_is_taken_too(inspiration: str) -> None:
    laid = LAID | {"tools": ["lathekin"]}
    t = passion(holds=inspiration, own=["P1 P1", ""], **laid).play("own P1")
    assert t.can("inspire")


@pytest.mark.parametrize("inspiration", IN_HAND)
def test_rare_glass_is_not_taken_from_a_pool_so_no_inspiration_touches_it(inspiration: str) -> None:
    t = passion(holds=inspiration, board="seeded", glass="W4", **LAID).play("glass W4").resolve("reroll W1")
    assert t.refused("inspire") == {"not_offered"}
    t = passion(holds=inspiration, board="architectural", glass="W4", **LAID).play("glass W4")
    assert t.refused("inspire") == {"not_offered"}
    assert t.play("place A1").turned == []


@pytest.mark.parametrize("inspiration", IN_HAND)
def test_no_inspiration_helps_rare_glass_to_a_space(inspiration: str) -> None:
    t = passion(holds=inspiration, board="architectural", glass="W2", windows=[(ONES, [])], **LAID)
    assert t.refused("glass W2") == {"no_completion"}


@pytest.mark.parametrize("tool", ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"])
@pytest.mark.parametrize("inspiration", IN_HAND)
def test_a_die_lifted_from_the_window_is_not_taken_from_a_pool(inspiration: str, tool: str) -> None:
    laid = LAID | {"tools": [tool], "tool_tokens": [0]}
    t = passion(holds=inspiration, windows=[(BLANK, ["R3 B4 R5"])], **laid).play(f"tool {tool}", "lift A1")
    assert not t.can("inspire")
    assert t.refused("inspire") == {"not_offered"}


@pytest.mark.parametrize("inspiration", IN_HAND)
def test_no_inspiration_helps_a_lifted_die_to_a_space(inspiration: str) -> None:
    full = ["P2 B1 P3 B2 P1", "Y3 G2 Y1 G3 Y2", "P1 B3 P2 B1 P3"]
    bottom = [".....", ".....", ".....", "RRRRR"]
    laid = LAID | {"tools": ["copper_foil_burnisher"], "tool_tokens": [0], "windows": [(bottom, full)]}
    assert passion(holds=inspiration, **laid).refused("tool copper_foil_burnisher") == {"no_completion"}


# --- taking a die that needs the inspiration ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("inspiration", "die", "then"),
    [
        ("luck", "R6", ["resolve reroll R1"]),
        ("resourcefulness", "R6", ["track B1@1"]),
        ("courage", "R6", []),
        ("precision", "R2", ["set 1"]),
    ],
)
def test_a_die_that_fits_only_by_the_inspiration_may_be_taken(inspiration: str, die: str, then: list[str]) -> None:
    t = passion(holds=inspiration, windows=[(ONES, [])], pool=die, track=["B1"])
    t.play(f"take {die}")
    assert t.legal() == ["inspire"]
    assert t.refused("place A1") == {"wrong_value"}
    t.play("inspire")
    for step in then:
        t.resolve(step.removeprefix("resolve ")) if step.startswith("resolve ") else t.play(step)
    t.play("place A1")
    assert set(t.dice()) == {"A1"}
    assert t.turned == [inspiration]


@pytest.mark.parametrize("inspiration", INSPIRATIONS)
def test_without_a_fresh_inspiration_it_may_not(inspiration: str) -> None:
    t = passion(holds=inspiration, used=True, windows=[(ONES, [])], pool="R2 R6", track=["B1"])
    assert t.refused("take R2") == {"no_completion"}
    assert t.refused("take R6") == {"no_completion"}


@pytest.mark.parametrize(("inspiration", "die"), [("resourcefulness", "R6"), ("precision", "R2")])
def test_nor_if_the_inspiration_cannot_be_paid(inspiration: str, die: str) -> None:
    t = passion(holds=inspiration, windows=[(ONES, [])], pool=f"{die} R1", track=["B1"], tokens=[0, 3])
    assert t.refused(f"take {die}") == {"no_completion"}
    assert t.play("take R1").refused("inspire") == {"cannot_pay"}


@pytest.mark.parametrize(("inspiration", "die"), [("resourcefulness", "R6"), ("precision", "R3"), ("wisdom", "R2")])
def test_nor_if_the_inspiration_would_not_help(inspiration: str, die: str) -> None:
    t = passion(holds=inspiration, windows=[(ONES, [])], pool=die, track=["B2", "G6"])
    assert t.refused(f"take {die}") == {"no_completion"}


@pytest.mark.parametrize("inspiration", ["precision", "resourcefulness"])
def test_an_inspiration_that_would_lead_nowhere_is_not_offered(inspiration: str) -> None:
    """docs/rules.md §1.3: no dead ends."""
    t = passion(holds=inspiration, windows=[(ONES, [])], pool="R1", track=["B2"]).play("take R1")
    assert not t.can("inspire")
    assert t.refused("inspire") == {"no_completion"}


def test_colors_stop_a_die_as_values_do() -> None:
    t = passion(holds="precision", windows=[(REDS, [])], pool="B2 R2")
    assert t.refused("take B2") == {"no_completion"}
    assert t.can("take R2")


# --- text ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("inspiration", "tool", "actions"),
    [
        ("luck", "grinding_stone", ["tool grinding_stone", "take R4"]),
        ("precision", "grozing_pliers", ["tool grozing_pliers", "take R4"]),
        ("courage", "cork_backed_straightedge", ["tool cork_backed_straightedge", "take R4", "inspire"]),
        ("resourcefulness", "lens_cutter", ["take R4", "inspire"]),
        ("wisdom", "grozing_pliers", ["inspire"]),
    ],
)
def test_a_table_in_the_middle_of_it_can_be_written_down(inspiration: str, tool: str, actions: list[str]) -> None:
    t = passion(
        holds=inspiration,
        windows=[("fractal_drops", []), ("batllo", [])],
        pool="R4 B1",
        track=["R2 G3"],
        tools=[tool, "lathekin", "tap_wheel"],
        tool_tokens=[1, 0, 0],
    ).play(*actions)
    again = parse_position(position(t.state))
    assert again == t.state
    assert legal_actions(again) == legal_actions(t.state)
