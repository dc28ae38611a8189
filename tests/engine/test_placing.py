"""Placing a drafted die in a window (docs/rules.md §1.3, §1.4)."""

from __future__ import annotations

import pytest

from oracle.slow_rules import legal_spaces, read_window
from support.table import BLANK, drawn, table
from vitral import Window, base_cards
from vitral.spaces import names

EDGE = "A1 A2 A3 A4 A5 B1 B5 C1 C5 D1 D2 D3 D4 D5"
INSIDE = ["B2", "B3", "B4", "C2", "C3", "C4"]


def spaces(window: Window, die: str) -> str:
    """Where a die may be placed, as one text."""
    return " ".join(window.legal_spaces(die))


# --- the first die ------------------------------------------------------------------------------------------


def test_the_first_die_goes_on_any_edge_or_corner_space() -> None:
    assert spaces(drawn(), "R4") == EDGE


@pytest.mark.parametrize("space", INSIDE)
def test_the_first_die_goes_nowhere_inside(space: str) -> None:
    t = table(pool="R4").play("take R4")
    assert t.refused(f"place {space}") == {"not_on_edge"}


def test_the_first_die_meets_the_print() -> None:
    """Fractal Drops prints 4, yellow and 6 above, red and blue on the left, 1 on the right."""
    assert spaces(Window.empty("fractal_drops"), "Y4") == "A1 A2 A3 A4 B5 C1 D2 D3 D4 D5"
    assert spaces(Window.empty("fractal_drops"), "R1") == "A1 A3 B1 B5 C1 C5 D3 D4 D5"


# --- later dice ---------------------------------------------------------------------------------------------


def test_every_later_die_touches_a_placed_die_side_to_side_or_corner_to_corner() -> None:
    assert spaces(drawn("", "-- -- R4"), "B2") == "A2 A3 A4 B2 B4 C2 C3 C4"
    assert spaces(drawn("R4"), "B2") == "A2 B1 B2"


def test_later_dice_need_no_edge() -> None:
    t = table(windows=[(BLANK, ["R4"])], pool="B2").play("take B2", "place B2")
    assert t.dice() == {"A1": "R4", "B2": "B2"}


def test_a_die_that_touches_none_is_refused() -> None:
    t = table(windows=[(BLANK, ["R4"])], pool="B2").play("take B2")
    assert t.refused("place A3") == {"not_touching"}
    assert t.refused("place D5") == {"not_touching"}


def test_rows_do_not_run_into_each_other() -> None:
    """A5 and B1 follow each other in the list of spaces, not in the window."""
    t = table(windows=[(BLANK, ["-- -- -- -- R4"])], pool="R4").play("take R4")
    assert t.refused("place B1") == {"not_touching"}
    assert t.offered("place") == "B4"


# --- the print ----------------------------------------------------------------------------------------------


def test_a_printed_color_must_be_met_whatever_the_value() -> None:
    grid = ["RYGBP", *BLANK[1:]]
    assert "A1" in drawn(pattern=grid).legal_spaces("R6")
    t = table(windows=[(grid, [])], pool="R6").play("take R6")
    assert t.refused("place A2") == {"wrong_color"}


def test_a_printed_value_must_be_met_whatever_the_color() -> None:
    grid = ["12345", *BLANK[1:]]
    assert "A5" in drawn(pattern=grid).legal_spaces("P5")
    t = table(windows=[(grid, [])], pool="P5").play("take P5")
    assert t.refused("place A4") == {"wrong_value"}


# --- neighbours ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "reason"), [("R2", "same_color_beside"), ("B4", "same_value_beside")])
def test_a_die_is_never_beside_one_like_it(die: str, reason: str) -> None:
    t = table(windows=[(BLANK, ["", "-- -- R4"])], pool=die).play(f"take {die}")
    assert t.offered("place") == "A2 A4 C2 C4"
    for space in ("A3", "B2", "B4", "C3"):
        assert t.refused(f"place {space}") == {reason}


def test_corner_to_corner_dice_may_be_alike() -> None:
    t = table(windows=[(BLANK, ["R4"])], pool="R4").play("take R4")
    assert t.offered("place") == "B2"


def test_neighbours_of_the_print_do_not_matter() -> None:
    """Only placed dice are compared, not what open spaces beside ask for."""
    assert "A2" in drawn("-- -- G1", pattern=["R....", *BLANK[1:]]).legal_spaces("R4")


def test_all_four_neighbours_are_compared() -> None:
    window = drawn("-- -- R1", "-- Y2 -- G3", "-- -- B4")
    assert "B3" not in window.legal_spaces("R5")
    assert "B3" not in window.legal_spaces("Y5")
    assert "B3" not in window.legal_spaces("P3")
    assert "B3" not in window.legal_spaces("P4")
    assert "B3" in window.legal_spaces("P5")


# --- all reasons at once, and the draft that must be finished -----------------------------------------------


def test_a_taken_space_is_refused() -> None:
    t = table(windows=[(BLANK, ["R4 B2"])], pool="G6").play("take G6")
    assert t.refused("place A1") == {"space_taken"}


def test_every_reason_is_told() -> None:
    grid = [".....", ".Y...", ".....", "....3"]
    t = table(windows=[(grid, ["-- R4", "B2"])], pool="R2").play("take R2")
    assert t.refused("place B2") == {"wrong_color", "same_color_beside", "same_value_beside"}
    assert t.refused("place D5") == {"wrong_value", "not_touching"}
    assert t.refused("place A2") == {"space_taken"}


def test_only_dice_that_can_be_placed_are_drafted() -> None:
    """The last open space lies beside a red 4 and a yellow 2."""
    rows = ["-- R4 B5 G6 Y1", "Y2 B3 G4 P5 R6", "G1 P2 R3 Y4 B5", "R5 Y6 B1 G2 P3"]
    t = table(windows=[(BLANK, rows)], pool="R1 B4 Y3 P2 G6")
    assert t.offered("take") == "G6"
    assert t.refused("take R1") == {"no_completion"}
    assert t.refused("take Y3") == {"no_completion"}
    assert t.refused("take P1") == {"not_in_pool"}


def test_a_full_window_drafts_no_more() -> None:
    rows = ["P3 R4 B5 G6 Y1", "Y2 B3 G4 P5 R6", "G1 P2 R3 Y4 B5", "R5 Y6 B1 G2 P3"]
    t = table(windows=[(BLANK, rows)], pool="R1 B4")
    assert t.legal() == ["pass"]


def test_a_drafted_die_must_be_placed() -> None:
    t = table(windows=[(BLANK, ["R4"])], pool="B2 G6").play("take B2")
    assert t.legal() == ["place A2", "place B1", "place B2"]
    assert t.refused("pass") == {"not_offered"}
    assert t.refused("leave") == {"must_place"}
    assert t.refused("take G6") == {"not_offered"}


def test_one_die_per_turn() -> None:
    t = table(pool="B2 G6").play("take B2", "place A1")
    assert t.legal() == ["pass"]
    assert t.refused("take G6") == {"already_drafted"}
    assert t.refused("take R1") == {"already_drafted", "not_in_pool"}


# --- the twenty-four windows --------------------------------------------------------------------------------


@pytest.mark.parametrize("pattern", [side.id for side in base_cards().patterns])
def test_every_window_takes_first_dice_as_the_slow_referee_does(pattern: str) -> None:
    window = Window.empty(pattern)
    slow = read_window(window.pattern.grid, window.rows())
    for color in "RYGBP":
        for value in range(1, 7):
            assert window.legal_spaces(f"{color}{value}") == legal_spaces(slow, f"{color}{value}")


def test_windows_are_values() -> None:
    before = drawn("R4")
    after = before.place(1, 20)
    assert names(before.filled) == ["A1"]
    assert names(after.filled) == ["A1", "A2"]
    assert after.lift(1) == before
