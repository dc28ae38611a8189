"""Hand-made checks of the slow tools."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from slow_rules import (
    COLORS,
    VALUES,
    breaches,
    legal_spaces,
    read_window,
)
from slow_tools import tool_outcomes
from slow_windows import BLANK, EMPTY, dice

# Every space but D5 and its two neighbours C5 and D4 holds a die, so that there is little to choose.
NARROW = ["R1 Y2 G3 B4 P5", "Y3 G4 B5 P6 R2", "G1 B2 P3 R4 --", "B3 P4 R5 -- --"]


def narrow(*changes: tuple[str, str]) -> tuple[str, ...]:
    """The narrow window with some dice added."""
    window = read_window(BLANK, NARROW)
    for space, die in changes:
        window = window.with_die(space, die)
    return window.rows()


def test_grozing_pliers_by_one_without_wrapping() -> None:
    window = read_window([*BLANK[:2], "....1", "...12"], NARROW)
    # G1 can become G2 only: on D5, for C5 and D4 ask for a 1. P6 can become P5 only: nowhere.
    assert tool_outcomes("grozing_pliers", window, ["G1", "P6"], [["R1"]]) == {
        (narrow(("D5", "G2")), ("P6",), (("R1",),)),
    }
    # G2 can become G1, on C5 or D4 (G3 fits nowhere).
    assert tool_outcomes("grozing_pliers", window, ["G2"], []) == {
        (narrow(("C5", "G1")), (), ()),
        (narrow(("D4", "G1")), (), ()),
    }
    assert tool_outcomes("grozing_pliers", window, ["P6"], []) == set()
    assert tool_outcomes("grozing_pliers", window, [], []) == set()


def test_grinding_stone_turns_the_die_over() -> None:
    window = read_window([*BLANK[:2], "....1", "...12"], NARROW)
    assert tool_outcomes("grinding_stone", window, ["G5", "Y6", "P3"], [[], ["B2", "B1"]]) == {
        (narrow(("D5", "G2")), ("P3", "Y6"), ((), ("B1", "B2"))),
        (narrow(("C5", "Y1")), ("G5", "P3"), ((), ("B1", "B2"))),
        (narrow(("D4", "Y1")), ("G5", "P3"), ((), ("B1", "B2"))),
    }
    assert tool_outcomes("grinding_stone", window, ["P3"], []) == set()


def test_lens_cutter_exchanges_in_the_same_round() -> None:
    window = read_window([*BLANK[:2], "....1", "...12"], NARROW)
    assert tool_outcomes("lens_cutter", window, ["P3", "R3"], [["B6"], ["G2", "B5"]]) == {
        (narrow(("D5", "G2")), ("R3",), (("B6",), ("B5", "P3"))),
        (narrow(("D5", "G2")), ("P3",), (("B6",), ("B5", "R3"))),
    }
    assert tool_outcomes("lens_cutter", window, ["G2"], []) == set()
    assert tool_outcomes("lens_cutter", window, ["G2"], [[], ["B6"]]) == set()
    assert tool_outcomes("lens_cutter", window, [], [["G2"]]) == set()


def test_straightedge_needs_a_space_that_touches_nothing() -> None:
    window = read_window([*BLANK[:3], "...R2"], ["-- -- R1 -- --", "-- R2 -- R3 --", "Y1 -- Y2 -- --", EMPTY[0]])
    # Only D5 touches nothing: D4 touches C3.
    assert tool_outcomes("cork_backed_straightedge", window, ["G2", "R5"], [["B1"]]) == {
        (window.with_die("D5", "G2").rows(), ("R5",), (("B1",),)),
    }
    assert tool_outcomes("cork_backed_straightedge", window, ["R5"], []) == set()
    # As the first die of the window: the fourteen spaces of the edge.
    assert len(tool_outcomes("cork_backed_straightedge", dice(), ["R5"], [])) == 14


def test_running_pliers_place_one_more_die() -> None:
    window = read_window([*BLANK[:2], "....1", "...12"], NARROW)
    assert tool_outcomes("running_pliers", window, ["G1", "P6", "G2"], []) == {
        (narrow(("C5", "G1")), ("G2", "P6")),
        (narrow(("D4", "G1")), ("G2", "P6")),
        (narrow(("D5", "G2")), ("G1", "P6")),
    }
    assert tool_outcomes("running_pliers", window, [], []) == set()


def test_brush_and_burnisher_waive_what_is_printed_on_the_target() -> None:
    window = read_window(["R.Y.2", ".....", ".....", "....."], ["B4 G3 -- -- --", *EMPTY[1:]])
    brush = tool_outcomes("eglomise_brush", window, [], [])
    # B4 to A3 although yellow is printed there; G3 to no space that does not touch B4.
    assert ("-- G3 B4 -- --", *EMPTY[1:]) in brush
    assert ("B4 -- -- -- --", "-- G3 -- -- --", *EMPTY[2:]) in brush
    assert ("B4 -- G3 -- --", *EMPTY[1:]) not in brush
    assert window.rows() not in brush
    # B4 around A2: A3, B1, B2, B3; G3 around A1: B1, B2.
    assert len(brush) == 6
    burnisher = tool_outcomes("copper_foil_burnisher", window, [], [])
    assert ("-- G3 B4 -- --", *EMPTY[1:]) not in burnisher
    assert len(burnisher) == 5
    value = read_window(["..5..", ".....", ".....", "....."], ["B4 G3 -- -- --", *EMPTY[1:]])
    assert len(tool_outcomes("eglomise_brush", value, [], [])) == 5
    assert len(tool_outcomes("copper_foil_burnisher", value, [], [])) == 6


def test_a_waiver_does_not_concern_neighbours() -> None:
    window = read_window([".....", "....R", ".....", "....."], ["-- -- -- B4 --", "-- -- -- -- --", *EMPTY[2:]])
    window = window.with_die("A5", "G3").with_die("D1", "B2")
    outcomes = tool_outcomes("eglomise_brush", window, [], [])
    # D1 (B2) may go to B5 (red) beside G3, not to A3 or B4 beside B4.
    assert window.without("D1").with_die("B5", "B2").rows() in outcomes
    assert window.without("D1").with_die("A3", "B2").rows() not in outcomes
    assert window.without("D1").with_die("B4", "B2").rows() not in outcomes


def test_the_only_die_moves_along_the_edge() -> None:
    assert len(tool_outcomes("eglomise_brush", dice(A1="R4"), [], [])) == 13
    assert len(tool_outcomes("tap_wheel", dice(A1="R4"), [], [["R1"]])) == 13
    assert tool_outcomes("lathekin", dice(A1="R4"), [], []) == set()
    assert tool_outcomes("eglomise_brush", dice(), [], []) == set()


def test_lathekin_moves_two_dice_or_none() -> None:
    drawn = ["R4 Y5 -- -- --", *EMPTY[1:]]
    # R4 may go to A3; Y5 has then nowhere to go, for A1 does not touch A3.
    window = read_window(["..R16", "16161", "61616", "16161"], drawn)
    assert tool_outcomes("lathekin", window, [], []) == set()
    # With A4 open to it, Y5 may follow R4; going first it would have nothing to touch.
    window = read_window(["..R.6", "16161", "61616", "16161"], drawn)
    assert tool_outcomes("lathekin", window, [], []) == {("-- -- R4 Y5 --", *EMPTY[1:])}


def test_lathekin_never_moves_one_die_twice() -> None:
    # R4 may go from A1 to A2 and back; G3 may go nowhere.
    window = read_window(["R4666", "G6666", "66666", "66666"], ["R4 -- -- -- --", "G3 -- -- -- --", *EMPTY[2:]])
    assert tool_outcomes("tap_wheel", window, [], [["R1", "G1"]]) == {("-- R4 -- -- --", "G3 -- -- -- --", *EMPTY[2:])}
    assert tool_outcomes("lathekin", window, [], []) == set()


def test_lathekin_may_use_the_space_left_by_the_first_die() -> None:
    grid = ["...66", "..666", "66666", "66666"]
    window = read_window(grid, ["R4 Y5 -- -- --", *EMPTY[1:]])
    # R4 to B2, Y5 to A1: one after the other, never at once.
    assert ("Y5 -- -- -- --", "-- R4 -- -- --", *EMPTY[2:]) in tool_outcomes("lathekin", window, [], [])
    # Exchanging the two places would need both dice in the air.
    assert ("Y5 R4 -- -- --", *EMPTY[1:]) not in tool_outcomes("lathekin", window, [], [])


def test_tap_wheel_moves_one_or_two_dice_of_one_color_on_the_track() -> None:
    window = dice(A1="R4", B2="R4", A2="G1", B1="Y2")
    assert tool_outcomes("tap_wheel", window, [], []) == set()
    assert tool_outcomes("tap_wheel", window, [], [["P1"], ["B6"]]) == set()
    one = window.without("A1").with_die("A3", "R4").rows()
    two = window.without("A1", "B2").with_die("A3", "R4").with_die("C1", "R4").rows()
    mixed = window.without("A1", "A2").with_die("A3", "R4").with_die("C1", "G1").rows()
    outcomes = tool_outcomes("tap_wheel", window, [], [["P1"], ["B6", "R1"]])
    assert one in outcomes
    assert two in outcomes
    # Not two colors, even if both are on the track.
    assert mixed not in tool_outcomes("tap_wheel", window, [], [["G1"], ["R1"]])
    # More colors on the track, more to choose from.
    assert outcomes < tool_outcomes("tap_wheel", window, [], [["G1"], ["R1"]])


def test_tap_wheel_never_moves_rare_glass_and_the_others_may() -> None:
    window = dice(A1="W4", A2="G1")
    assert tool_outcomes("tap_wheel", window, [], [["R1", "W4"]]) == set()
    assert ("-- G1 W4 -- --", *EMPTY[1:]) in tool_outcomes("eglomise_brush", window, [], [])


@pytest.mark.parametrize("tool", ["flux_brush", "flux_remover", "glazing_hammer", "hammer"])
def test_tools_of_chance_are_refused(tool: str) -> None:
    with pytest.raises(ValueError, match="no tool without chance"):
        tool_outcomes(tool, dice(), [], [])


def test_moves_keep_the_dice_and_break_nothing() -> None:
    random = Random(2)
    for _ in range(20):
        grid = ["".join(random.choice(".." + COLORS + VALUES) for _ in range(5)) for _ in range(4)]
        window = read_window(grid, EMPTY)
        for _ in range(random.randrange(6)):
            die = random.choice(COLORS) + random.choice(VALUES)
            spaces = legal_spaces(window, die)
            if spaces:
                window = window.with_die(random.choice(spaces), die)
        assert breaches(window) == {}
        kept = Counter(window.dice.values())
        for tool in ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"]:
            for result in tool_outcomes(tool, window, [], [["R1"], ["B1"]]):
                after = read_window(grid, result)
                assert Counter(after.dice.values()) == kept
                found = {reason for reasons in breaches(after).values() for reason in reasons}
                allowed = {"eglomise_brush": {"wrong_color"}, "copper_foil_burnisher": {"wrong_value"}}
                assert found <= allowed.get(tool, set())
