"""Tools that change the die just drafted: 1 Grozing Pliers, 5 Lens Cutter, 10 Grinding Stone (docs/rules.md §1.9)."""

from __future__ import annotations

import pytest

from support.table import BLANK, table

ONES = ["11111", "1...1", "1...1", "11111"]
"""A print on whose edge only a 1 may begin."""


# --- 1 Grozing Pliers ---------------------------------------------------------------------------------------


def test_grozing_pliers_turn_a_die_one_step_and_place_it() -> None:
    t = table(windows=[(BLANK, ["R3 -- -- -- --"])], pool="B4 G1", tools=["grozing_pliers"], tokens=[3, 3])
    t.play("tool grozing_pliers", "take B4")
    assert t.offered("set") == "3 5"
    t.play("set 5")
    assert t.offered("place") == "A2 B1 B2"
    t.play("place A2")
    assert t.rows() == ["R3 B5 -- -- --", "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- --"]
    assert t.pool() == "G1"
    assert t.tokens == [2, 3]
    assert t.tool_tokens == [1]
    assert t.legal() == ["pass"]


@pytest.mark.parametrize(("die", "only", "never"), [("G6", "5", "1"), ("Y1", "2", "6")])
def test_grozing_pliers_make_no_step_between_6_and_1(die: str, only: str, never: str) -> None:
    t = table(pool=die, tools=["grozing_pliers"]).play("tool grozing_pliers", f"take {die}")
    assert t.offered("set") == only
    assert t.refused(f"set {never}") == {"wrong_step_of_value"}


@pytest.mark.parametrize("value", [3, 1, 5, 6])
def test_grozing_pliers_change_by_exactly_one(value: int) -> None:
    t = table(pool="P3", tools=["grozing_pliers"]).play("tool grozing_pliers", "take P3")
    assert t.refused(f"set {value}") == {"wrong_step_of_value"}


def test_grozing_pliers_must_end_with_a_die_that_can_be_placed() -> None:
    poor = table(windows=[(ONES, [])], pool="R2 G4", tools=["grozing_pliers"], tokens=[0, 3])
    assert poor.refused("take R2") == {"no_completion"}
    t = table(windows=[(ONES, [])], pool="R2 G4", tools=["grozing_pliers"])
    t.play("tool grozing_pliers")
    assert t.legal() == ["take R2"]
    assert t.refused("take G4") == {"no_completion"}
    assert t.refused("take P2") == {"not_in_pool"}
    t.play("take R2")
    assert t.legal() == ["set 1"]
    assert t.refused("set 3") == {"no_completion"}
    assert t.play("set 1", "place A1").dice() == {"A1": "R1"}


def test_grozing_pliers_are_unusable_if_no_changed_die_fits() -> None:
    t = table(windows=[(ONES, [])], pool="G1 G4 P6", tools=["grozing_pliers"])
    assert t.refused("tool grozing_pliers") == {"no_completion"}
    assert not t.can("tool")


def test_grozing_pliers_come_before_the_draft() -> None:
    t = table(pool="R4 B2", tools=["grozing_pliers"]).play("take R4", "place A1")
    assert t.refused("tool grozing_pliers") == {"already_drafted"}


# --- 10 Grinding Stone --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_grinding_stone_puts_the_underside_up(before: int, after: int) -> None:
    t = table(pool=f"Y{before} R1", tools=["grinding_stone"])
    t.play("tool grinding_stone", f"take Y{before}", "place D5")
    assert t.dice() == {"D5": f"Y{after}"}
    assert t.pool() == "R1"
    assert t.legal() == ["pass"]


def test_grinding_stone_needs_a_die_that_fits_when_turned() -> None:
    t = table(windows=[(ONES, [])], pool="R1 B6", tools=["grinding_stone"]).play("tool grinding_stone")
    assert t.legal() == ["take B6"]
    assert t.refused("take R1") == {"no_completion"}
    t.play("take B6")
    assert t.refused("place B3") == {"not_on_edge"}
    assert t.play("place A3").dice() == {"A3": "B1"}


def test_grinding_stone_is_unusable_if_no_turned_die_fits() -> None:
    t = table(windows=[(ONES, [])], pool="R1 G3", tools=["grinding_stone"])
    assert t.refused("tool grinding_stone") == {"no_completion"}
    assert t.can("take R1")


def test_grinding_stone_judges_neighbours_by_the_new_value() -> None:
    t = table(windows=[(BLANK, ["R3 -- -- -- --"])], pool="B4", tools=["grinding_stone"])
    t.play("tool grinding_stone", "take B4")
    assert t.offered("place") == "B2"
    assert t.refused("place A2") == {"same_value_beside"}


# --- 5 Lens Cutter ------------------------------------------------------------------------------------------


def test_lens_cutter_swaps_with_any_die_of_the_track_and_keeps_both_values() -> None:
    t = table(pool="G3 P6", track=["R1 Y2", "", "B5"], tools=["lens_cutter"])
    t.play("tool lens_cutter", "take G3")
    assert t.offered("track") == "R1@1 Y2@1 B5@3"
    t.play("track Y2@1", "place A1")
    assert t.dice() == {"A1": "Y2"}
    assert t.track() == ["R1 G3", "", "B5"]
    assert t.pool() == "P6"
    assert t.legal() == ["pass"]


def test_lens_cutter_leaves_the_pool_die_on_the_space_of_that_round() -> None:
    t = table(pool="G3", track=["R1 Y2", "", "B5"], tools=["lens_cutter"])
    t.play("tool lens_cutter", "take G3", "track B5@3")
    assert t.track() == ["R1 Y2", "", "G3"]


def test_lens_cutter_takes_one_of_two_equal_dice() -> None:
    t = table(pool="G3", track=["", "R1 R1"], tools=["lens_cutter"])
    t.play("tool lens_cutter", "take G3")
    assert t.offered("track") == "R1@2"
    assert t.play("track R1@2").track() == ["", "R1 G3"]


def test_lens_cutter_places_the_die_received_not_the_one_taken() -> None:
    poor = table(windows=[(ONES, [])], pool="G3", track=["R1 Y2"], tools=["lens_cutter"], tokens=[0, 3])
    assert poor.refused("take G3") == {"no_completion"}
    t = table(windows=[(ONES, [])], pool="G3", track=["R1 Y2"], tools=["lens_cutter"])
    t.play("tool lens_cutter", "take G3")
    assert t.legal() == ["track R1@1"]
    assert t.refused("track Y2@1") == {"no_completion"}
    assert t.refused("track R4@1") == {"not_on_track"}
    assert t.refused("track R1@7") == {"not_on_track"}


@pytest.mark.parametrize("track", [[], ["", ""]], ids=["round 1", "empty track"])
def test_lens_cutter_needs_a_die_on_the_track(track: list[str]) -> None:
    t = table(pool="G3", track=track, tools=["lens_cutter"])
    assert t.refused("tool lens_cutter") == {"no_completion"}


def test_lens_cutter_is_unusable_if_no_die_of_the_track_fits() -> None:
    t = table(windows=[(ONES, [])], pool="G1", track=["R5 Y2"], tools=["lens_cutter"])
    assert t.refused("tool lens_cutter") == {"no_completion"}
    assert t.can("take G1")


def test_lens_cutter_needs_a_die_in_the_pool() -> None:
    t = table(pool="", track=["R5"], tools=["lens_cutter"])
    assert t.refused("tool lens_cutter") == {"no_completion"}
