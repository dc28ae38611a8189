"""Resourcefulness, Courage and Precision: what they do to the die in hand (docs/rules.md §4.1)."""

from __future__ import annotations

import pytest

from support.passion_table import ONES, REDS, passion
from support.table import BLANK
from vitral import smallest_removals

# --- Resourcefulness ----------------------------------------------------------------------------------------


def test_resourcefulness_swaps_with_any_die_of_the_track_for_a_token_and_keeps_both_values() -> None:
    t = passion(holds="resourcefulness", pool="G3 P6", track=["R1 Y2", "", "B5"], tokens=[3, 3])
    t.play("take G3", "inspire")
    assert t.offered("track") == "R1@1 Y2@1 B5@3"
    t.play("track Y2@1")
    assert t.hand() == "Y2"
    t.play("place A1")
    assert t.dice() == {"A1": "Y2"}
    assert (t.track(), t.pool()) == (["R1 G3", "", "B5"], "P6")
    assert (t.tokens, t.turned) == ([2, 3], ["resourcefulness"])


def test_resourcefulness_takes_only_dice_that_can_be_placed() -> None:
    t = passion(holds="resourcefulness", windows=[(REDS, [])], pool="B4", track=["R1 Y2", "R6 G3"])
    t.play("take B4", "inspire")
    assert t.offered("track") == "R1@1 R6@2"
    assert t.refused("track Y2@1") == {"no_completion"}
    assert t.refused("track R6@1") == {"not_on_track"}
    assert t.refused("place A1") == {"not_offered"}


def test_resourcefulness_needs_a_token_and_a_die_on_the_track() -> None:
    poor = passion(holds="resourcefulness", pool="G3", track=["R1"], tokens=[0, 3]).play("take G3")
    assert poor.refused("inspire") == {"cannot_pay"}
    empty = passion(holds="resourcefulness", pool="G3", track=["", ""]).play("take G3")
    assert empty.refused("inspire") == {"no_completion"}


def test_the_token_for_resourcefulness_lies_on_no_tool() -> None:
    t = passion(holds="resourcefulness", pool="G3", track=["R1"], tools=["lathekin"], tokens=[1, 3])
    t.play("take G3", "inspire", "track R1@1", "place A1")
    assert (t.tokens, t.tool_tokens) == ([0, 3], [0])


def test_resourcefulness_with_an_own_die_leaves_it_on_the_track() -> None:
    t = passion(holds="resourcefulness", own=["P6 G2", ""], pool="R1", track=["B5"])
    t.play("own P6", "inspire", "track B5@1", "place A1")
    assert (t.dice(), t.track(), t.own(), t.pool()) == ({"A1": "B5"}, ["P6"], "G2", "R1")


# --- Courage ------------------------------------------------------------------------------------------------


def test_courage_ignores_what_is_printed_color_or_value() -> None:
    t = passion(holds="courage", windows=[(["R2R2R", "R...2", "2...R", "R2R2R"], [])], pool="B5").play("take B5")
    assert t.legal() == ["inspire"]
    t.play("inspire")
    assert t.offered("place") == "A1 A2 A3 A4 A5 B1 B5 C1 C5 D1 D2 D3 D4 D5"
    assert t.play("place A2").dice() == {"A2": "B5"}
    assert (t.tokens, t.turned) == ([3, 3], ["courage"])


def test_courage_minds_the_neighbours_touching_and_the_edge() -> None:
    t = passion(holds="courage", windows=[(REDS, ["R4", "-- G5"])], pool="B5 R6").play("take B5", "inspire")
    assert t.refused("place B3") == {"same_value_beside"}
    assert t.refused("place D5") == {"not_touching"}
    assert t.refused("place A1") == {"space_taken"}
    assert t.offered("place") == "A3 C1 C3"
    t = passion(holds="courage", windows=[(REDS, ["R4", "-- G5"])], pool="R6").play("take R6", "inspire")
    assert t.refused("place A2") == {"same_color_beside"}
    t = passion(holds="courage", windows=[(REDS, [])], pool="B6").play("take B6", "inspire")
    assert t.refused("place B2") == {"not_on_edge"}


def test_a_die_placed_with_courage_is_excused_by_the_audit() -> None:
    """docs/rules.md §1.8."""
    t = passion(holds="courage", windows=[(REDS, [])], pool="B6").play("take B6", "inspire", "place A1")
    assert t.excused() == ["A1"]
    assert t.state.windows[0].breaches() == {}
    assert smallest_removals(t.state.windows[0]) == []


def test_nothing_is_excused_on_a_space_without_print() -> None:
    t = passion(holds="courage", windows=[(REDS, ["R4"])], pool="B6").play("take B6", "inspire", "place B2")
    assert t.excused() == []
    assert t.turned == ["courage"], "used it is all the same"


def test_the_excuse_ends_when_the_die_is_moved() -> None:
    t = passion(
        holds="courage", windows=[(REDS, ["", "-- G1"])], pool="B6", tools=["eglomise_brush"], tokens=[3, 3]
    ).play("take B6", "inspire", "place A1", "tool eglomise_brush", "lift A1")
    assert t.excused() == []


def test_courage_with_cork_backed_straightedge_ignores_the_print_but_touches_nothing() -> None:
    t = passion(holds="courage", windows=[(REDS, ["R4"])], pool="B6", tools=["cork_backed_straightedge"])
    t.play("tool cork_backed_straightedge", "take B6")
    assert t.offered("place") == "B3 B4 C2 C3 C4"
    t.play("inspire")
    assert t.offered("place") == "A3 A4 A5 B3 B4 B5 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5"
    assert t.refused("place B2") == {"touching"}
    t.play("place D5")
    assert t.excused() == ["D5"]


def test_the_first_die_by_straightedge_and_courage_stands_on_the_edge() -> None:
    t = passion(holds="courage", windows=[(REDS, [])], pool="B6", tools=["cork_backed_straightedge"])
    t.play("tool cork_backed_straightedge", "take B6")
    assert t.legal() == ["inspire"]
    assert t.play("inspire").refused("place B2") == {"not_on_edge"}


def test_courage_with_an_own_die_and_in_solo() -> None:
    own = passion(holds="courage", own=["P6", ""], windows=[(REDS, [])]).play("own P6", "inspire", "place A1")
    assert own.dice() == {"A1": "P6"}
    solo = passion(holds="courage", mode="solo", windows=[(REDS, [])], pool="P6").play("take P6", "inspire", "place A1")
    assert (solo.dice(), solo.excused()) == ({"A1": "P6"}, ["A1"])


def test_courage_is_once_a_game() -> None:
    t = passion(holds="courage", windows=[(REDS, [])], pool="P6").play("take P6", "inspire", "place A1")
    t.play("pass", "pass", "pass", "pass").resolve("roll B1 G1 Y1 P1 B2").play("pass", "pass")
    assert (t.state.round, t.seat) == (2, 0)
    assert t.play("take B1").refused("inspire") == {"inspiration_used"}


@pytest.mark.parametrize("enforcement", ["strict", "honour"])
def test_courage_with_flux_brush_leaves_the_die_only_if_no_space_is_right(enforcement: str) -> None:
    rows = ["P2 B1 P3 B2 P1", "Y3 G2 Y1 G3 Y2", "P1 B3 P2 B1 P3", "Y2 G1 Y3 G2"]
    t = passion(
        holds="courage", windows=[(BLANK, rows)], pool="B4 B5", tools=["flux_brush"], enforcement=enforcement
    ).play("tool flux_brush", "take B4", "inspire")
    fits = t.resolve("reroll B6").legal()
    assert fits == ["place D5"]
    t = passion(
        holds="courage", windows=[(BLANK, rows)], pool="B4 B5", tools=["flux_brush"], enforcement=enforcement
    ).play("tool flux_brush", "take B4", "inspire")
    stuck = t.resolve("reroll B3").legal()
    assert stuck == (["leave"] if enforcement == "strict" else ["place D5", "leave"])


# --- Precision ----------------------------------------------------------------------------------------------


def test_precision_turns_the_die_one_step_for_a_token() -> None:
    t = passion(holds="precision", windows=[(BLANK, ["R3"])], pool="B3 G1", tokens=[3, 3]).play("take B3", "inspire")
    assert t.offered("set") == "2 4"
    t.play("set 4", "place A2")
    assert t.dice() == {"A1": "R3", "A2": "B4"}
    assert (t.tokens, t.turned, t.pool()) == ([2, 3], ["precision"], "G1")


@pytest.mark.parametrize(("die", "only", "never"), [("G6", "5", "1"), ("Y1", "2", "6")])
def test_precision_makes_no_step_between_6_and_1(die: str, only: str, never: str) -> None:
    t = passion(holds="precision", pool=die).play(f"take {die}", "inspire")
    assert t.offered("set") == only
    assert t.refused(f"set {never}") == {"wrong_step_of_value"}


def test_precision_must_end_with_a_die_that_can_be_placed() -> None:
    t = passion(holds="precision", windows=[(ONES, [])], pool="R2 G4 B1")
    assert t.offered("take") == "R2 B1"
    t.play("take R2", "inspire")
    assert t.legal() == ["set 1"]
    assert t.refused("set 3") == {"no_completion"}
    assert t.refused("set 2") == {"wrong_step_of_value"}


def test_precision_needs_a_token() -> None:
    t = passion(holds="precision", pool="R2", tokens=[0, 3]).play("take R2")
    assert t.refused("inspire") == {"cannot_pay"}
    assert t.play("place A1").dice() == {"A1": "R2"}


def test_precision_with_an_own_die() -> None:
    t = passion(holds="precision", own=["P6", ""], pool="R1", windows=[(BLANK, ["R6"])])
    t.play("own P6", "inspire", "set 5", "place A2")
    assert t.dice() == {"A1": "R6", "A2": "P5"}


def test_precision_is_once_a_round_whatever_the_source() -> None:
    t = passion(holds="precision", own=["P6", ""], pool="R1", windows=[(BLANK, ["B6"])], tokens=[3, 3])
    t.play("own P6", "inspire", "set 5", "place A2", "take R1")
    assert t.refused("inspire") == {"inspiration_used"}
