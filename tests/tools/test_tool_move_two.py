"""Tools that move two dice: 4 Lathekin, 12 Tap Wheel (docs/rules.md §1.9)."""

from __future__ import annotations

import pytest

from support.table import BLANK, table

# --- 4 Lathekin ---------------------------------------------------------------------------------------------


def test_lathekin_moves_two_dice_one_after_the_other() -> None:
    t = table(windows=[(BLANK, ["R1 G2 -- -- --", "B3 -- -- -- --"])], pool="Y5", tools=["lathekin"])
    t.play("tool lathekin", "lift B1", "place A3", "lift A1", "place B2")
    assert t.rows()[:2] == ["-- G2 B3 -- --", "-- R1 -- -- --"]
    assert t.tokens == [2, 3]
    assert t.legal() == ["take Y5", "pass"]


def test_lathekin_moves_two_different_dice() -> None:
    t = table(windows=[(BLANK, ["R1 G2 -- -- --"])], tools=["lathekin"])
    t.play("tool lathekin", "lift A1", "place B1")
    assert t.legal() == ["lift A2"]
    assert t.refused("lift B1") == {"same_die"}
    assert t.refused("stop") == {"not_offered"}, "two dice, not one"
    assert t.refused("pass") == {"not_offered"}


def test_lathekin_needs_two_dice() -> None:
    assert table(tools=["lathekin"]).refused("tool lathekin") == {"no_completion"}
    one = table(windows=[(BLANK, ["R1 -- -- -- --"])], tools=["lathekin"])
    assert one.refused("tool lathekin") == {"no_completion"}


def test_lathekin_waives_nothing() -> None:
    grid = ["...Y6", *BLANK[1:]]
    t = table(windows=[(grid, ["R1 G2 B3 -- --"])], tools=["lathekin"]).play("tool lathekin", "lift A1")
    assert t.refused("place A4") == {"wrong_color"}
    assert t.refused("place A5") == {"wrong_value", "not_touching"}
    assert t.refused("place A1") == {"same_space"}
    t = table(windows=[(BLANK, ["R1 G2 --", "-- -- R4"])], tools=["lathekin"]).play("tool lathekin", "lift A1")
    assert t.refused("place B2") == {"same_color_beside"}


def test_lathekin_judges_the_second_move_on_the_window_the_first_left() -> None:
    """Only the space that the red 1 leaves suits the green 2, and only beside the red 1 in B1."""
    grid = ["..166", "16666", "66666", "66666"]
    t = table(windows=[(grid, ["R1 G2 -- -- --"])], tools=["lathekin"]).play("tool lathekin")
    assert t.legal() == ["lift A1"]
    assert t.refused("lift A2") == {"no_completion"}
    t.play("lift A1")
    assert t.legal() == ["place B1"]
    assert t.refused("place A3") == {"no_completion"}, "legal by itself, but no second move would follow"
    t.play("place B1", "lift A2", "place A1")
    assert t.rows()[:2] == ["G2 -- -- -- --", "R1 -- -- -- --"]


def test_lathekin_is_unusable_if_only_one_die_can_move() -> None:
    grid = ["..166", "66666", "66666", "66666"]
    t = table(windows=[(grid, ["R1 G2 -- -- --"])], tools=["lathekin"])
    assert t.refused("tool lathekin") == {"no_completion"}


def test_lathekin_swaps_no_dice() -> None:
    """Each move needs an open space: two dice that could only trade places cannot be moved."""
    grid = ["..666", "66666", "66666", "66666"]
    t = table(windows=[(grid, ["R1 G2 -- -- --"])], tools=["lathekin"])
    assert t.refused("tool lathekin") == {"no_completion"}


def test_lathekin_keeps_each_die_off_its_own_space_only() -> None:
    t = table(windows=[(BLANK, ["R1 G2 -- -- --"])], tools=["lathekin"])
    t.play("tool lathekin", "lift A1", "place B1", "lift A2")
    assert t.refused("place A2") == {"same_space"}
    assert t.can("place A1"), "the space the first die left is open"


def test_lathekin_may_move_the_die_placed_this_turn() -> None:
    t = table(windows=[(BLANK, ["R1 -- -- -- --"])], pool="G2", tools=["lathekin"])
    assert t.refused("tool lathekin") == {"no_completion"}
    t.play("take G2", "place A2", "tool lathekin", "lift A2", "place B2", "lift A1", "place C1", "pass")
    assert t.dice() == {"B2": "G2", "C1": "R1"}


def test_lathekin_asked_for_again_is_refused_for_the_one_reason_and_comes_back_next_turn() -> None:
    t = table(windows=[(BLANK, ["R1 G2 -- -- --"])], tools=["lathekin"], tokens=[5, 5])
    t.play("tool lathekin", "lift A1", "place B1", "lift A2", "place C2")
    assert t.refused("tool lathekin") == {"tool_used"}
    t.play("pass", "pass", "pass")
    assert t.seat == 0
    assert t.can("tool lathekin")


# --- 12 Tap Wheel -------------------------------------------------------------------------------------------

BLUES = ["B1 -- R2 -- --", "-- B3 -- -- --"]


def test_tap_wheel_moves_two_dice_of_a_color_on_the_track() -> None:
    t = table(windows=[(BLANK, BLUES)], track=["", "G1 B5"], tools=["tap_wheel"]).play("tool tap_wheel")
    assert t.offered("lift") == "A1 B2"
    assert t.refused("lift A3") == {"color_not_on_track"}
    t.play("lift A1", "place A4")
    assert t.legal() == ["lift B2", "stop"]
    t.play("lift B2", "place B3")
    assert t.rows()[:2] == ["-- -- R2 B1 --", "-- -- B3 -- --"]
    assert t.track() == ["", "G1 B5"]
    assert t.legal() == ["pass"]


def test_tap_wheel_may_stop_after_one_die_not_before() -> None:
    t = table(windows=[(BLANK, BLUES)], track=["B5"], pool="Y6", tools=["tap_wheel"]).play("tool tap_wheel")
    assert t.refused("stop") == {"not_offered"}
    t.play("lift A1", "place A4", "stop")
    assert t.rows()[:2] == ["-- -- R2 B1 --", "-- B3 -- -- --"]
    assert t.legal() == ["take Y6", "pass"]


def test_tap_wheel_moves_another_die_of_the_same_color_next() -> None:
    t = table(windows=[(BLANK, BLUES)], track=["B5 R1"], tools=["tap_wheel"]).play("tool tap_wheel")
    assert t.offered("lift") == "A1 A3 B2"
    t.play("lift A1", "place A4")
    assert t.refused("lift A4") == {"same_die"}
    assert t.refused("lift A3") == {"other_color"}, "red is on the track too, but one color is chosen"
    assert t.refused("lift D5") == {"no_die_there"}


def test_tap_wheel_with_a_single_die_of_the_color_stops_after_it() -> None:
    t = table(windows=[(BLANK, BLUES)], track=["R6"], tools=["tap_wheel"]).play("tool tap_wheel")
    assert t.legal() == ["lift A3"]
    t.play("lift A3", "place C1")
    assert t.legal() == ["stop"]
    assert t.play("stop").legal() == ["pass"]


@pytest.mark.parametrize("track", [[], ["", ""], ["Y1 G6"]], ids=["round 1", "empty track", "other colors"])
def test_tap_wheel_needs_a_color_of_the_window_on_the_track(track: list[str]) -> None:
    t = table(windows=[(BLANK, BLUES)], track=track, tools=["tap_wheel"])
    assert t.refused("tool tap_wheel") == {"no_completion"}


def test_tap_wheel_waives_nothing() -> None:
    grid = ["...G6", *BLANK[1:]]
    t = table(windows=[(grid, BLUES)], track=["B5"], tools=["tap_wheel"]).play("tool tap_wheel", "lift B2")
    assert t.refused("place A4") == {"wrong_color"}
    assert t.refused("place A2") == {"same_color_beside"}
    assert t.refused("place D5") == {"not_touching"}
    assert t.refused("place B2") == {"same_space"}
    assert t.refused("place A1") == {"space_taken", "not_touching"}


def test_tap_wheel_needs_no_second_move_to_be_possible() -> None:
    """The blue 3 is at home in its corner only; the blue 1 may move all the same."""
    grid = ["...66", "66666", "66666", "66666"]
    t = table(windows=[(grid, ["B3 G2 -- -- --"])], track=["B5 G1"], tools=["tap_wheel"]).play("tool tap_wheel")
    assert t.legal() == ["lift A1"]
    t.play("lift A1", "place A3")
    assert t.legal() == ["stop"]


def test_tap_wheel_may_move_the_die_placed_this_turn_before_or_after_others() -> None:
    t = table(windows=[(BLANK, ["R2 -- -- -- --"])], pool="B4", track=["B5"], tools=["tap_wheel"])
    assert t.refused("tool tap_wheel") == {"no_completion"}
    t.play("take B4", "place A2", "tool tap_wheel", "lift A2", "place B1", "stop", "pass")
    assert t.dice() == {"A1": "R2", "B1": "B4"}
