"""Tools that move one die: 2 Eglomise Brush, 3 Copper Foil Burnisher (docs/rules.md §1.9)."""

from __future__ import annotations

import pytest

from support.table import BLANK, table

BRUSH, BURNISHER = "eglomise_brush", "copper_foil_burnisher"
BOTH = pytest.mark.parametrize("tool", [BRUSH, BURNISHER])
PRINT = ["R.3..", "6....", ".....", "....."]
"""A1 asks for red, A3 for a 3, B1 for a 6."""


# --- what is waived, and only that --------------------------------------------------------------------------


def test_eglomise_brush_ignores_a_printed_color() -> None:
    t = table(windows=[(PRINT, ["-- G4 -- -- --", "-- -- Y5 -- --"])], tools=[BRUSH])
    t.play(f"tool {BRUSH}", "lift B3")
    assert t.offered("place") == "A1 B2"
    t.play("place A1")
    assert t.rows()[:2] == ["Y5 G4 -- -- --", "-- -- -- -- --"]
    assert t.tokens == [2, 3]
    assert t.legal() == ["pass"]


def test_eglomise_brush_respects_a_printed_value() -> None:
    t = table(windows=[(PRINT, ["-- G4 -- -- --", "-- -- Y5 -- --"])], tools=[BRUSH])
    t.play(f"tool {BRUSH}", "lift B3")
    assert t.refused("place A3") == {"wrong_value"}
    assert t.refused("place B1") == {"wrong_value"}


def test_copper_foil_burnisher_ignores_a_printed_value() -> None:
    t = table(windows=[(PRINT, ["-- G4 -- -- --", "-- -- Y5 -- --"])], tools=[BURNISHER])
    t.play(f"tool {BURNISHER}", "lift B3")
    assert t.offered("place") == "A3 B1 B2"
    t.play("place A3")
    assert t.rows()[:2] == ["-- G4 Y5 -- --", "-- -- -- -- --"]


def test_copper_foil_burnisher_respects_a_printed_color() -> None:
    t = table(windows=[(PRINT, ["-- G4 -- -- --", "-- -- Y5 -- --"])], tools=[BURNISHER])
    t.play(f"tool {BURNISHER}", "lift B3")
    assert t.refused("place A1") == {"wrong_color"}


@pytest.mark.parametrize(
    ("tool", "space", "moved", "reason"),
    [
        (BRUSH, "A1", "G5", "same_color_beside"),
        (BRUSH, "A1", "Y4", "same_value_beside"),
        (BURNISHER, "A3", "G5", "same_color_beside"),
        (BURNISHER, "A3", "Y4", "same_value_beside"),
    ],
)
def test_neighbours_count_where_the_print_is_waived(tool: str, space: str, moved: str, reason: str) -> None:
    t = table(windows=[(PRINT, ["-- G4 -- -- --", "-- -- --", f"-- -- {moved}"])], tools=[tool])
    t.play(f"tool {tool}", "lift C3")
    assert t.refused(f"place {space}") == {reason}


def test_neighbours_on_all_sides_count_under_a_waiver() -> None:
    """Around A1 (red) lie a yellow 4 and a green 5: a yellow 5 may not join them, whatever is printed."""
    t = table(windows=[(["R....", *BLANK[1:]], ["-- Y4 --", "G5 -- --", "-- Y5 --"])], tools=[BRUSH])
    t.play(f"tool {BRUSH}", "lift C2")
    assert t.refused("place A1") == {"same_color_beside", "same_value_beside"}


@BOTH
def test_touching_is_never_waived(tool: str) -> None:
    t = table(windows=[(["R...6", *BLANK[1:3], "R...6"], ["-- G4 --", "-- -- Y5"])], tools=[tool])
    t.play(f"tool {tool}", "lift B3")
    assert t.refused("place D5") == {"not_touching"} | ({"wrong_value"} if tool == BRUSH else set())
    assert t.refused("place D1") == {"not_touching"} | ({"wrong_color"} if tool == BURNISHER else set())


# --- moving -------------------------------------------------------------------------------------------------


@BOTH
def test_the_die_goes_to_another_open_space(tool: str) -> None:
    t = table(windows=[(BLANK, ["R1 G2 --", "B3 -- --"])], tools=[tool]).play(f"tool {tool}", "lift A2")
    assert t.refused("place A2") == {"same_space"}
    assert t.refused("place A1") == {"space_taken"}
    assert t.offered("place") == "B2 C1 C2"


@BOTH
def test_the_lifted_die_does_not_hold_itself(tool: str) -> None:
    """B3 only touches the space the die came from."""
    t = table(windows=[(BLANK, ["R1 G2 -- -- --"])], tools=[tool]).play(f"tool {tool}", "lift A2")
    assert t.offered("place") == "B1 B2"
    assert t.refused("place B3") == {"not_touching"}


@BOTH
def test_an_only_die_moves_along_the_edge(tool: str) -> None:
    t = table(windows=[(BLANK, ["G4 -- -- -- --"])], tools=[tool]).play(f"tool {tool}", "lift A1")
    assert t.offered("place") == "A2 A3 A4 A5 B1 B5 C1 C5 D1 D2 D3 D4 D5"
    assert t.refused("place B2") == {"not_on_edge"}


@BOTH
def test_dice_left_behind_may_be_disconnected(tool: str) -> None:
    t = table(windows=[(BLANK, ["R1 G2 B3 -- --"])], tools=[tool]).play(f"tool {tool}", "lift A2", "place B4")
    assert t.rows()[:2] == ["R1 -- B3 -- --", "-- -- -- G2 --"]


@BOTH
def test_without_dice_in_the_window_there_is_nothing_to_move(tool: str) -> None:
    assert table(tools=[tool]).refused(f"tool {tool}") == {"no_completion"}


@pytest.mark.parametrize(
    ("tool", "below"), [(BRUSH, "66666"), (BURNISHER, "BBBBB")], ids=["value below", "color below"]
)
def test_a_die_that_has_no_other_space_cannot_be_lifted(tool: str, below: str) -> None:
    """The green 2 could only go below the red 1, where the print that still counts is against it."""
    t = table(windows=[([".....", below, *BLANK[2:]], ["R1 G2 -- -- --"])], tools=[tool]).play(f"tool {tool}")
    assert t.offered("lift") == "A1"
    assert t.refused("lift A2") == {"no_completion"}
    assert t.refused("lift C3") == {"no_die_there"}


# --- moments ------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("turn", [0, 3], ids=["first turn", "second turn"])
def test_moving_comes_before_the_draft(tool: str, turn: int) -> None:
    t = table(windows=[(BLANK, ["R1 G2 -- -- --"])], pool="Y5", tools=[tool], turn=turn)
    t.play(f"tool {tool}", "lift A2", "place B2", "take Y5", "place B3", "pass")
    assert t.dice() == {"A1": "R1", "B2": "G2", "B3": "Y5"}


@BOTH
def test_moving_comes_after_the_draft_and_may_move_the_die_placed_this_turn(tool: str) -> None:
    t = table(windows=[(BLANK, ["R1 -- -- -- --"])], pool="Y5", tools=[tool])
    t.play("take Y5", "place B2", f"tool {tool}")
    assert t.offered("lift") == "A1 B2"
    t.play("lift B2", "place A2")
    assert t.dice() == {"A1": "R1", "A2": "Y5"}
    assert t.legal() == ["pass"]


@BOTH
def test_moving_needs_no_draft(tool: str) -> None:
    t = table(windows=[(BLANK, ["R1 -- -- -- --"])], pool="Y5", tools=[tool])
    t.play(f"tool {tool}", "lift A1", "place A5", "pass")
    assert t.seat == 1
    assert t.pool() == "Y5"


# --- excused dice (docs/rules.md §1.8) ----------------------------------------------------------------------


@pytest.mark.parametrize(("tool", "space"), [(BRUSH, "A1"), (BURNISHER, "A3")])
def test_a_die_placed_under_a_waiver_is_excused_there(tool: str, space: str) -> None:
    t = table(windows=[(PRINT, ["-- G4 -- -- --", "-- -- Y5 -- --"])], tools=[tool])
    t.play(f"tool {tool}", "lift B3", f"place {space}")
    assert t.excused() == [space]
    assert t.state.windows[0].breaches() == {}


@BOTH
def test_a_die_on_a_free_space_needs_no_excuse(tool: str) -> None:
    t = table(windows=[(PRINT, ["-- G4 -- -- --", "-- -- Y5 -- --"])], tools=[tool])
    assert t.play(f"tool {tool}", "lift B3", "place B2").excused() == []


@BOTH
def test_the_excuse_leaves_with_the_die(tool: str) -> None:
    t = table(windows=[(PRINT, ["Y5 G4 -- -- --"], ["A1"])], tools=[tool])
    assert t.excused() == ["A1"]
    assert t.play(f"tool {tool}", "lift A1", "place B2").excused() == []


def test_the_space_asks_for_its_color_again_once_the_excused_die_has_left() -> None:
    t = table(windows=[(PRINT, ["Y5 G4 -- -- --"], ["A1"])], pool="Y6", tools=[BRUSH])
    t.play(f"tool {BRUSH}", "lift A1", "place B2", "take Y6")
    assert t.refused("place A1") == {"wrong_color"}
