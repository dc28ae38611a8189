"""Rare glass in a window: no color but a value, moved by tools, audited, written, drawn (docs/rules.md §4.2, §7)."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from support.passion_table import BOARDS, passion
from support.table import BLANK, drawn
from vitral import Action, Window, die_svg, parse_position, smallest_removals
from vitral.drawing import table_picture, table_svg
from vitral.engine import view
from vitral.engine.position import position, state_from_dict

COLORS = ["RYGBP", "YGBPR", "GBPRY", "BPRYG"]
"""A print that asks for a color everywhere."""
EDGE = "A1 A2 A3 A4 A5 B1 B5 C1 C5 D1 D2 D3 D4 D5"


# --- placing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", [board for board in BOARDS if board != "seeded"])
def test_rare_glass_may_be_the_first_die_and_then_stands_on_the_edge(board: str) -> None:
    t = passion(board=board, glass="W4", tokens=[5, 3]).play("glass W4")
    assert t.offered("place") == EDGE
    assert t.refused("place B2") == {"not_on_edge"}


def test_rare_glass_fills_a_space_of_any_color() -> None:
    t = passion(board="architectural", glass="W4", windows=[(COLORS, [])]).play("glass W4")
    assert t.offered("place") == EDGE


def test_rare_glass_must_meet_a_printed_value() -> None:
    t = passion(board="architectural", glass="W4", windows=[(["4.3..", ".....", ".....", "....."], [])])
    t.play("glass W4")
    assert t.can("place A1")
    assert t.refused("place A3") == {"wrong_value"}


def test_rare_glass_may_touch_any_color_but_no_equal_value_orthogonally() -> None:
    t = passion(board="architectural", glass="W4", windows=[(BLANK, ["R4 -- Y1", "-- G2"])]).play("glass W4")
    assert t.refused("place A2") == {"same_value_beside"}
    assert t.refused("place B1") == {"same_value_beside"}
    assert {"B3", "A4", "C2"} <= set(t.offered("place").split()), "beside red, yellow and green"
    corner = passion(board="architectural", glass="W4", windows=[(BLANK, ["R4"])]).play("glass W4")
    assert corner.offered("place") == "B2", "diagonally an equal value is fine"


def test_rare_glass_must_touch_a_die() -> None:
    t = passion(board="architectural", glass="W4", windows=[(BLANK, ["R1 Y2"])]).play("glass W4")
    assert t.refused("place D5") == {"not_touching"}
    assert t.refused("place A1") == {"space_taken"}


def test_later_dice_beside_rare_glass_mind_its_value_only() -> None:
    t = passion(board="seeded", glass="", supply=0, windows=[(BLANK, ["W4"])], pool="R4 R3 P5")
    t.play("take R4")
    assert t.refused("place A2") == {"same_value_beside"}
    assert t.offered("place") == "B2"
    t = passion(board="seeded", glass="", supply=0, windows=[(BLANK, ["W4"])], pool="R3").play("take R3")
    assert t.offered("place") == "A2 B1 B2"


def test_a_window_with_rare_glass_only_is_not_empty() -> None:
    window = drawn("-- -- W4")
    assert window.legal_spaces("R1") == ["A2", "A4", "B2", "B3", "B4"]


# --- tools --------------------------------------------------------------------------------------------------

GLASS: dict[str, Any] = {"board": "seeded", "glass": "", "supply": 0, "pool": "B3", "track": ["R1 G2 Y3 B4 P5"]}


@pytest.mark.parametrize(
    ("tool", "pattern"),
    [
        ("eglomise_brush", [".....", ".....", "..R..", "....."]),
        ("copper_foil_burnisher", [".....", ".....", "..3..", "....."]),
    ],
)
def test_tools_that_move_one_die_may_move_rare_glass(tool: str, pattern: list[str]) -> None:
    t = passion(windows=[(pattern, ["W4", "-- R1"])], tools=[tool], **GLASS).play(f"tool {tool}")
    assert t.offered("lift") == "A1 B2"
    t.play("lift A1", "place C3")
    assert t.dice() == {"B2": "R1", "C3": "W4"}
    assert t.state.windows[0].breaches() == {}


def test_a_printed_value_holds_for_rare_glass_unless_waived() -> None:
    pattern = [".....", ".....", "..3..", "....."]
    t = passion(windows=[(pattern, ["W4", "-- R1"])], tools=["eglomise_brush"], **GLASS)
    assert t.play("tool eglomise_brush", "lift A1").refused("place C3") == {"wrong_value"}


def test_lathekin_may_move_rare_glass_as_one_of_its_two_dice() -> None:
    t = passion(windows=[(BLANK, ["W4 R1", "-- G2"])], tools=["lathekin"], **GLASS)
    t.play("tool lathekin", "lift A1", "place C3", "lift A2")
    assert t.offered("place").split()
    t.play("place B3")
    assert t.dice() == {"B2": "G2", "B3": "R1", "C3": "W4"}


def test_tap_wheel_needs_a_color_so_rare_glass_stays() -> None:
    t = passion(windows=[(BLANK, ["W4 R1", "-- G2"])], tools=["tap_wheel"], **GLASS).play("tool tap_wheel")
    assert t.offered("lift") == "A2 B2"
    assert t.refused("lift A1") == {"color_not_on_track"}
    t.play("lift A2", "place B1")
    assert t.refused("lift A1") == {"other_color"}
    alone = passion(windows=[(BLANK, ["W4"])], tools=["tap_wheel"], **GLASS)
    assert alone.refused("tool tap_wheel") == {"no_completion"}


@pytest.mark.parametrize(
    "tool",
    ["grozing_pliers", "lens_cutter", "flux_brush", "cork_backed_straightedge", "grinding_stone", "flux_remover"],
)
def test_tools_for_a_drafted_die_do_not_touch_the_board(tool: str) -> None:
    laid = GLASS | {"board": "architectural", "glass": "W4"}
    t = passion(tools=[tool], **laid).play(f"tool {tool}")
    assert t.legal() == ["take B3", "glass W4"], "the glass is no die for the tool; it may be placed meanwhile"
    assert t.play("glass W4", "place A1").legal() == ["take B3"]


def test_such_tools_are_of_no_use_once_the_pool_is_empty() -> None:
    laid = GLASS | {"board": "architectural", "glass": "W4", "pool": ""}
    t = passion(tools=["grozing_pliers", "flux_brush"], **laid)
    assert t.refused("tool grozing_pliers") == {"no_completion"}
    assert t.refused("tool flux_brush") == {"no_completion"}


def test_glazing_hammer_rolls_the_draft_pool_not_the_board() -> None:
    laid = GLASS | {"board": "architectural", "glass": "W4"}
    t = passion(tools=["glazing_hammer"], turn=3, **laid).play("tool glazing_hammer").resolve("reroll B6")
    assert (t.pool(), t.glass) == ("B6", "W4")


def test_a_glass_die_just_placed_is_no_draft() -> None:
    laid = GLASS | {"board": "architectural", "glass": "W4", "supply": 0}
    t = passion(tools=["running_pliers", "grozing_pliers"], **laid).play("glass W4", "place A1")
    assert t.refused("tool running_pliers") == {"not_drafted"}
    assert {"tool grozing_pliers", "take B3"} <= set(t.legal())


def test_at_honor_tables_a_check_is_called_before_or_after_the_board_but_not_with_glass_in_hand() -> None:
    """docs/rules.md §1.8: in the own turn with no die in hand and no tool in progress."""
    t = passion(board="architectural", glass="W4", supply=0, pool="B3", enforcement="honour")
    assert t.can("check 2")
    assert t.play("glass W4").refused("check 2") == {"die_in_hand"}
    assert t.play("place B2").can("check 2")


# --- audit --------------------------------------------------------------------------------------------------


def test_the_audit_finds_a_wrong_value_and_equal_neighbours_but_never_a_color() -> None:
    pattern = ["R3...", ".....", ".....", "....."]
    assert drawn("W4", pattern=pattern).breaches() == {}
    assert drawn("-- W4", pattern=pattern).breaches() == {"A2": ("wrong_value",)}
    beside = drawn("W4 R4")
    assert beside.breaches() == {"A1": ("same_value_beside",), "A2": ("same_value_beside",)}
    assert smallest_removals(beside) == [["A1"], ["A2"]]
    assert drawn("W4 R3", "B3 G4").breaches() == {}


def test_rare_glass_can_be_excused_like_any_die() -> None:
    window = drawn("W4", pattern=["3....", ".....", ".....", "....."])
    assert window.breaches() == {"A1": ("wrong_value",)}
    assert window.excuse(1).breaches() == {}


# --- notation and drawing -----------------------------------------------------------------------------------


def test_rare_glass_is_written_W() -> None:
    rows = ["W4 R1 -- -- --", "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- --"]
    window = Window.parse("batllo", rows)
    assert window.rows() == rows
    assert window.dice() == {"A1": "W4", "A2": "R1"}
    assert eval(repr(window), {"Window": Window}) == window
    assert Action("glass w4").text == "glass W4"
    with pytest.raises(ValueError, match="expected something like: glass W4"):
        Action("glass R4")
    with pytest.raises(ValueError, match="is not an action"):
        Action("take W4")


def test_a_table_with_rare_glass_can_be_written_down() -> None:
    t = passion(
        board="patterned",
        glass="W1 W3 W3",
        supply=3,
        board_tokens=2,
        windows=[("batllo", ["W4 R1"]), ("virtus", [])],
        turn=1,
    )
    line = position(t.state)
    assert "glass=W1,W3,W3" in line
    assert "glass_board=patterned" in line
    assert parse_position(line) == t.state == state_from_dict(t.state.to_dict())
    t.play("glass W3")
    assert parse_position(position(t.state)) == t.state


def words(svg: str) -> str:
    return ET.fromstring(svg).findtext("{http://www.w3.org/2000/svg}desc") or ""


def test_rare_glass_is_drawn_clear_with_a_W_and_its_value() -> None:
    die = die_svg("W4")
    assert ET.fromstring(die).tag.endswith("svg")
    assert "clear 4 (W4)" in words(die)
    assert ">W</text>" in die
    window = drawn("W4 R1")._repr_svg_()
    assert window is not None
    assert "clear 4 (W4)" in words(window)
    assert ">W</text>" in window
    plain = drawn("R4")._repr_svg_()
    assert plain is not None
    assert "clear" not in words(plain)


def test_rare_glass_in_hand_is_drawn_at_the_table() -> None:
    t = passion(board="architectural", glass="W4", windows=[("batllo", ["R1"]), ("virtus", [])]).play("glass W4")
    assert "W4" in words(table_svg(table_picture(view(t.state))))


def test_the_board_is_drawn_with_its_dice_and_tokens_for_everybody() -> None:
    windows = [("batllo", ["R1"]), ("virtus", [])]
    t = passion(board="patterned", glass="W1 W3 W3", board_tokens=2, windows=windows)
    for viewer in (None, 0, 1):
        text = words(table_svg(table_picture(view(t.state, viewer))))
        assert "Patterned Glass (2 favor tokens): clear 1 (W1), clear 3 (W3), clear 3 (W3)" in text
