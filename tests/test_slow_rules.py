"""Hand-made checks of the slow referee itself, so that the engine is compared with something known."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from slow_rules import (
    COLORS,
    PRIVATE_OBJECTIVES,
    PUBLIC_OBJECTIVES,
    SPACES,
    VALUES,
    SlowWindow,
    around,
    bag_per_color,
    beside,
    breaches,
    dice_per_round,
    legal_spaces,
    placement_reasons,
    ranking,
    read_window,
    score,
    smallest_removals,
    tool_outcomes,
    turn_order,
)

BLANK = [".....", ".....", ".....", "....."]
EMPTY = ["-- -- -- -- --"] * 4
FRACTAL_DROPS = [".4.Y6", "R.2..", "..RP1", "BY..."]
EXAMPLE = ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"]


def dice(**on: str) -> SlowWindow:
    """A window without restrictions that holds these dice: dice(A1="R4")."""
    window = read_window(BLANK, EMPTY)
    for space, die in on.items():
        window = window.with_die(space, die)
    return window


def rows(*texts: str) -> SlowWindow:
    """A window without restrictions, drawn from the top; rows left out are open."""
    return read_window(BLANK, [*texts, *EMPTY[len(texts) :]])


# --- windows ------------------------------------------------------------------------------------------------


def test_window_reads_and_prints_itself() -> None:
    window = read_window(FRACTAL_DROPS, EXAMPLE)
    assert window.rows() == tuple(EXAMPLE)
    assert window.printed["A2"] == "4"
    assert window.printed["D2"] == "Y"
    assert window.dice["C4"] == "P6"
    assert "A1" not in window.dice


@pytest.mark.parametrize(
    ("grid", "drawn"),
    [
        (BLANK[:3], EMPTY),
        (BLANK, EMPTY[:3]),
        (["....", *BLANK[1:]], EMPTY),
        (["W....", *BLANK[1:]], EMPTY),
        (BLANK, ["R7 -- -- -- --", *EMPTY[1:]]),
        (BLANK, ["X1 -- -- -- --", *EMPTY[1:]]),
        (BLANK, ["-- -- -- --", *EMPTY[1:]]),
    ],
)
def test_a_window_that_cannot_be_read_is_refused(grid: list[str], drawn: list[str]) -> None:
    with pytest.raises(ValueError, match=r"row|printed|die"):
        read_window(grid, drawn)


def test_neighbours() -> None:
    assert sorted(beside("A1")) == ["A2", "B1"]
    assert sorted(beside("B3")) == ["A3", "B2", "B4", "C3"]
    assert sorted(around("D5")) == ["C4", "C5", "D4"]
    assert sorted(around("C1")) == ["B1", "B2", "C2", "D1", "D2"]
    assert len(around("C4")) == 8


# --- placing (RULES.md §1.4) --------------------------------------------------------------------------------


def test_first_die_stands_on_the_edge() -> None:
    inner = ["B2", "B3", "B4", "C2", "C3", "C4"]
    assert legal_spaces(dice(), "R4") == [space for space in SPACES if space not in inner]
    for space in inner:
        assert placement_reasons(dice(), "R4", space) == {"not_on_edge"}


def test_later_dice_touch_a_die() -> None:
    assert legal_spaces(dice(A1="R4"), "B3") == ["A2", "B1", "B2"]
    assert placement_reasons(dice(A1="R4"), "B3", "C1") == {"not_touching"}
    # An inner space is all right now, and an edge space as such is no help.
    assert placement_reasons(dice(A1="R4"), "B3", "D5") == {"not_touching"}


def test_orthogonal_neighbours_differ_and_diagonal_ones_need_not() -> None:
    window = dice(B2="R4")
    assert placement_reasons(window, "R3", "A2") == {"same_color_beside"}
    assert placement_reasons(window, "B4", "A2") == {"same_value_beside"}
    assert placement_reasons(window, "R4", "A2") == {"same_color_beside", "same_value_beside"}
    assert placement_reasons(window, "R4", "A1") == set()
    assert legal_spaces(window, "R4") == ["A1", "A3", "C1", "C3"]


def test_what_is_printed_must_be_met() -> None:
    window = read_window(["R4...", *BLANK[1:]], EMPTY)
    assert placement_reasons(window, "B3", "A1") == {"wrong_color"}
    assert placement_reasons(window, "R3", "A1") == set()
    assert placement_reasons(window, "B3", "A2") == {"wrong_value"}
    assert placement_reasons(window, "B4", "A2") == set()


def test_every_reason_is_given() -> None:
    window = read_window(["R....", "....4", *BLANK[2:]], ["-- B3 -- -- --", *EMPTY[1:]])
    assert placement_reasons(window, "B3", "A1") == {"wrong_color", "same_color_beside", "same_value_beside"}
    assert placement_reasons(window, "B3", "B5") == {"wrong_value", "not_touching"}
    assert placement_reasons(window, "B3", "A2") == {"space_taken", "not_touching"}
    inner = read_window([".....", ".R...", *BLANK[2:]], EMPTY)
    assert placement_reasons(inner, "B3", "B2") == {"wrong_color", "not_on_edge"}


@pytest.mark.parametrize("space", ["A0", "A6", "E1", "", "A", "1A", "A11"])
def test_spaces_off_the_board(space: str) -> None:
    assert placement_reasons(dice(), "R4", space) == {"off_board"}


def test_waivers_concern_the_print_only() -> None:
    window = read_window(["R4...", *BLANK[1:]], ["-- -- -- -- --", "B3 B4 -- -- --", *EMPTY[2:]])
    assert placement_reasons(window, "B3", "A1", ignore_color=True) == {
        "same_color_beside",
        "same_value_beside",
    }
    assert placement_reasons(window, "G5", "A1", ignore_color=True) == set()
    assert placement_reasons(window, "G5", "A1", ignore_value=True) == {"wrong_color"}
    assert placement_reasons(window, "G5", "A2", ignore_value=True) == set()
    assert placement_reasons(window, "G5", "A2", ignore_color=True) == {"wrong_value"}


def test_isolated_placement_touches_nothing() -> None:
    window = dice(A1="R4")
    assert placement_reasons(window, "B3", "B2", isolated=True) == {"touching"}
    assert placement_reasons(window, "R3", "A2", isolated=True) == {"touching", "same_color_beside"}
    assert placement_reasons(window, "R4", "C3", isolated=True) == set()
    assert legal_spaces(window, "R4", isolated=True) == [
        space for space in SPACES if space not in ["A1", "A2", "B1", "B2"]
    ]
    assert placement_reasons(dice(), "R4", "B2", isolated=True) == {"not_on_edge"}
    assert placement_reasons(dice(), "R4", "A2", isolated=True) == set()
    printed = read_window([*BLANK[:3], "....6"], window.rows())
    assert placement_reasons(printed, "R4", "D5", isolated=True) == {"wrong_value"}


def test_rare_glass_has_a_value_and_no_color() -> None:
    window = read_window(["R4...", *BLANK[1:]], ["-- -- -- -- --", "B3 W5 -- -- --", *EMPTY[2:]])
    assert placement_reasons(window, "W2", "A1") == set()
    assert placement_reasons(window, "W3", "A1") == {"same_value_beside"}
    assert placement_reasons(window, "W2", "A2") == {"wrong_value"}
    assert placement_reasons(window, "W4", "A2") == set()
    assert placement_reasons(window, "R5", "B3") == {"same_value_beside"}
    assert placement_reasons(dice(), "W2", "B2") == {"not_on_edge"}


# --- audit (RULES.md §1.8) ----------------------------------------------------------------------------------


def test_a_lawful_window_has_no_breach() -> None:
    window = read_window(FRACTAL_DROPS, EMPTY)
    assert breaches(window) == {}
    assert smallest_removals(window) == [[]]


def test_the_rulebook_example_breaches_on_c5_alone() -> None:
    window = read_window(FRACTAL_DROPS, EXAMPLE)
    assert breaches(window) == {"C5": {"wrong_value"}}
    assert smallest_removals(window) == [["C5"]]
    assert breaches(window, excused=["C5"]) == {}
    assert smallest_removals(window, excused=["C5"]) == [[]]


def test_both_dice_of_a_bad_pair_are_named() -> None:
    window = dice(A1="R4", A2="R3", D5="B1", C5="G1")
    assert breaches(window) == {
        "A1": {"same_color_beside"},
        "A2": {"same_color_beside"},
        "C5": {"same_value_beside"},
        "D5": {"same_value_beside"},
    }
    assert smallest_removals(window) == [["A1", "C5"], ["A1", "D5"], ["A2", "C5"], ["A2", "D5"]]


def test_the_middle_of_a_chain_is_the_smallest_removal() -> None:
    assert smallest_removals(dice(A1="R4", A2="R4", A3="R4")) == [["A2"]]
    assert smallest_removals(dice(A1="R1", A2="R2", B1="R3", B2="R4")) == [["A1", "B2"], ["A2", "B1"]]


def test_isolated_dice_are_no_breach() -> None:
    assert breaches(dice(B2="R4", C4="R4", D1="R4")) == {}


def test_an_excuse_covers_the_print_not_the_neighbours() -> None:
    window = read_window(["R5...", *BLANK[1:]], ["B4 B5 -- -- --", *EMPTY[1:]])
    assert breaches(window) == {"A1": {"wrong_color", "same_color_beside"}, "A2": {"same_color_beside"}}
    assert smallest_removals(window) == [["A1"]]
    assert breaches(window, excused=["A1"]) == {"A1": {"same_color_beside"}, "A2": {"same_color_beside"}}
    assert smallest_removals(window, excused=["A1"]) == [["A1"], ["A2"]]


def test_rare_glass_in_the_audit() -> None:
    window = read_window(["R5...", *BLANK[1:]], ["W4 W5 B5 -- --", *EMPTY[1:]])
    assert breaches(window) == {"A2": {"same_value_beside"}, "A3": {"same_value_beside"}}


def test_smallest_removals_against_re_auditing_every_set() -> None:
    random = Random(1)
    for _ in range(60):
        grid = ["".join(random.choice("..RYGBP123456") for _ in range(5)) for _ in range(4)]
        window = read_window(grid, EMPTY)
        for space in random.sample(SPACES, 7):
            window = window.with_die(space, random.choice(COLORS) + random.choice("123"))
        excused = random.sample(SPACES, 3)
        clean = [
            sorted(removed)
            for size in range(8)
            for removed in combinations(window.dice, size)
            if not breaches(window.without(*removed), excused)
        ]
        fewest = min(len(removed) for removed in clean)
        assert smallest_removals(window, excused) == sorted(removed for removed in clean if len(removed) == fewest)


def test_example_completions_counted_by_the_card_file() -> None:
    """Base cards §7 counts 384 colorings and 5103 valuations that fit the text and the pattern."""
    colors = dict(zip(SPACES, " ".join(EXAMPLE).split(), strict=True))
    free = {
        "A3": "BR",
        "B2": "BY",
        "B4": "BGR",
        "B5": "BGRY",
        "C5": "BGRY",
        "D3": "BGR",
        "D4": "BGR",
        "D5": "BGRY",
    }
    by_color = 0
    for choice in product(*free.values()):
        cells = {
            **colors,
            **{space: letter + colors[space][1] for space, letter in zip(free, choice, strict=True)},
        }
        window = SlowWindow(
            read_window(FRACTAL_DROPS, EMPTY).printed,
            {space: die for space, die in cells.items() if die != "--"},
        )
        found = PUBLIC_OBJECTIVES["color_variety"](window), PUBLIC_OBJECTIVES["column_color_variety"](window)
        # The values of the drawn completion obey the pattern, so that only colors can breach.
        if found == (12, 10) and not breaches(window, excused=["C5"]):
            by_color += 1
    assert by_color == 384

    shades = {
        "A4": "345",
        "B1": "346",
        "C2": "346",
        "C5": "345",
        "D1": "346",
        "D2": "3456",
        "D3": "3456",
        "D5": "3456",
    }
    by_value = 0
    for choice in product(*shades.values()):
        cells = {
            **colors,
            **{space: colors[space][0] + shade for space, shade in zip(shades, choice, strict=True)},
        }
        window = SlowWindow(
            read_window(FRACTAL_DROPS, EMPTY).printed,
            {space: die for space, die in cells.items() if die != "--"},
        )
        if not breaches(window, excused=["C5"]):
            by_value += 1
    assert by_value == 5103


# --- scoring (RULES.md §1.7, §6) ----------------------------------------------------------------------------


def test_the_rulebook_example_scores_40() -> None:
    publics = ["column_color_variety", "light_shades", "color_variety"]
    assert score(read_window(FRACTAL_DROPS, EXAMPLE), publics, ["shades_of_purple"], 0) == {
        "total": 40,
        "public": {"column_color_variety": 10, "light_shades": 4, "color_variety": 12},
        "private": {"shades_of_purple": 17},
        "tokens": 0,
        "open": -3,
    }


def test_tokens_add_and_open_spaces_subtract() -> None:
    assert score(dice(), [], [], 0)["total"] == -20
    assert score(dice(), [], [], 3)["total"] == -17
    result = score(dice(A1="R6", B2="R5"), ["color_diagonals"], ["shades_of_red", "shades_of_blue"], 2)
    assert result["private"] == {"shades_of_red": 11, "shades_of_blue": 0}
    assert result["total"] == 2 + 11 + 2 - 18


FOUR_RAINBOW_ROWS = ["R1 Y2 G3 B4 P5", "Y3 G4 B5 P6 R2", "G1 B2 P3 R4 Y5", "B3 P4 R5 Y6 G2"]


@pytest.mark.parametrize(
    ("card", "drawn", "points"),
    [
        # Row Color Variety: 6 for each complete row of five colors.
        ("row_color_variety", FOUR_RAINBOW_ROWS, 24),
        ("row_color_variety", ["R1 Y2 G3 B4 P5"], 6),
        ("row_color_variety", ["R1 Y2 G3 B4 R5"], 0),
        ("row_color_variety", ["R1 Y2 G3 B4 --"], 0),
        ("row_color_variety", ["R1 Y2 W3 B4 P5"], 6),
        ("row_color_variety", ["R1 Y2 W3 B4 R5"], 0),
        # Column Color Variety: 5 for each complete column of four colors.
        ("column_color_variety", FOUR_RAINBOW_ROWS, 25),
        ("column_color_variety", ["R1 R1 -- -- --", "Y1 Y1 -- -- --", "G1 R1 -- -- --", "B1 B1 -- -- --"], 5),
        ("column_color_variety", ["R1 -- -- -- --", "Y1 -- -- -- --", "G1 -- -- -- --"], 0),
        ("column_color_variety", ["R1 W2 -- -- --", "Y1 Y1 -- -- --", "W1 Y3 -- -- --", "B1 B1 -- -- --"], 5),
        # Row Shade Variety: 5 for each complete row of five values.
        ("row_shade_variety", ["R1 R2 R3 R4 R5", "Y6 Y5 Y4 Y3 Y2"], 10),
        ("row_shade_variety", ["R1 Y2 G3 B4 P1"], 0),
        ("row_shade_variety", ["R1 Y2 G3 B4 --"], 0),
        ("row_shade_variety", ["R1 Y2 W6 B4 P3", "R1 Y2 W4 B4 P3"], 5),
        # Column Shade Variety: 4 for each complete column of four values.
        ("column_shade_variety", ["R1 R1 -- -- --", "R2 R2 -- -- --", "R3 R1 -- -- --", "R4 R6 -- -- --"], 4),
        ("column_shade_variety", ["R1 -- -- -- --", "R2 -- -- -- --", "R3 -- -- -- --"], 0),
        ("column_shade_variety", FOUR_RAINBOW_ROWS, 0),
        ("column_shade_variety", ["R1 -- -- -- --", "W2 -- -- -- --", "R3 -- -- -- --", "R4 -- -- -- --"], 4),
        # Light, Medium, Deep Shades: 2 for each pair, the rarer value counts.
        ("light_shades", ["R1 R1 R2 R2 R2"], 4),
        ("light_shades", ["R1 R1 R3 R4 R5"], 0),
        ("light_shades", ["R1 W2 -- -- --"], 2),
        ("medium_shades", ["R3 R4 R4 R4 R4", "R3 -- -- -- --"], 4),
        ("medium_shades", ["R3 R2 R5 -- --"], 0),
        ("medium_shades", ["W3 R4 -- -- --"], 2),
        ("deep_shades", ["R5 R6 R5 R6 R5"], 4),
        ("deep_shades", ["R6 R6 R6 R6 R6"], 0),
        ("deep_shades", ["R5 W6 -- -- --"], 2),
        # Shade Variety: 5 for each set of six values.
        ("shade_variety", ["R1 R2 R3 R4 R5", "R6 -- -- -- --"], 5),
        ("shade_variety", ["R1 R2 R3 R4 R5", "R5 R1 -- -- --"], 0),
        ("shade_variety", ["R1 R2 R3 R4 R5", "R6 R1 R2 R3 R4", "R5 W6 R1 R1 --"], 10),
        # Color Variety: 4 for each set of five colors.
        ("color_variety", ["R1 Y1 G1 B1 P1"], 4),
        ("color_variety", ["R1 Y1 G1 B1 --", "P1 R1 Y1 G1 B1", "P1 P1 R1 -- --"], 8),
        ("color_variety", ["R1 Y1 G1 B1 W1"], 0),
        # Color Diagonals: dice, not pairs, each once.
        ("color_diagonals", ["R1 -- -- -- --", "-- R2 -- -- --", "-- -- R3 -- --"], 3),
        ("color_diagonals", ["R1 -- R2 -- --", "-- R3 -- -- --", "R4 -- R5 -- --"], 5),
        ("color_diagonals", ["R1 R2 Y3 -- --", "-- -- -- Y4 --"], 2),
        ("color_diagonals", ["R1 Y2 -- -- --", "-- B3 G4 -- --"], 0),
        ("color_diagonals", ["W1 -- -- -- --", "-- W2 -- -- --", "R1 -- R2 -- --"], 0),
        # As many as in the card's picture: four blue and three yellow dice.
        ("color_diagonals", ["B1 Y2 -- -- --", "Y3 B4 -- -- --", "-- Y1 B2 -- --", "-- -- -- B5 --"], 7),
        # Private objectives: the sum of one color.
        ("shades_of_red", ["R1 R6 Y5 -- --"], 7),
        ("shades_of_red", ["Y1 W6 -- -- --"], 0),
        ("shades_of_yellow", ["Y2 Y2 Y3 P1 --"], 7),
        ("shades_of_yellow", ["P2 -- -- -- --"], 0),
        ("shades_of_green", ["G6 -- -- -- --", "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- G6"], 12),
        ("shades_of_green", ["W6 B2 -- -- --"], 0),
        ("shades_of_blue", ["B4 R4 B1 -- --"], 5),
        ("shades_of_blue", ["G4 R4 -- -- --"], 0),
        ("shades_of_purple", EXAMPLE, 17),
        ("shades_of_purple", ["R4 W4 -- -- --"], 0),
    ],
)
def test_objective(card: str, drawn: list[str], points: int) -> None:
    assert {**PUBLIC_OBJECTIVES, **PRIVATE_OBJECTIVES}[card](rows(*drawn)) == points


def test_there_are_ten_public_and_five_private_objectives() -> None:
    assert len(PUBLIC_OBJECTIVES) == 10
    assert len(PRIVATE_OBJECTIVES) == 5
    for points in (PUBLIC_OBJECTIVES[card](dice()) for card in PUBLIC_OBJECTIVES):
        assert points == 0


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ([("E", 30, 9, 1), ("B", 40, 0, 0), ("M", 35, 20, 6)], ["B", "M", "E"]),
        ([("E", 40, 11, 0), ("B", 40, 10, 5)], ["E", "B"]),
        ([("E", 40, 10, 2), ("B", 40, 10, 1)], ["E", "B"]),
        ([("E", 40, 10, 2), ("B", 40, 10, 2), ("M", 40, 10, 2)], ["M", "B", "E"]),
        ([("E", 40, 10, 2), ("B", 40, 10, 3), ("M", 40, 10, 2), ("S", 41, 0, 0)], ["S", "B", "M", "E"]),
        ([("E", -5, 0, 0), ("B", -4, 0, 0)], ["B", "E"]),
    ],
)
def test_ranking_and_its_ties(players: list[tuple[str, int, int, int]], names: list[str]) -> None:
    assert ranking(players) == names


# --- rounds -------------------------------------------------------------------------------------------------


def test_turns_go_round_and_back() -> None:
    seats = ["E", "B", "M"]
    assert [seats[seat] for seat in turn_order(3, 0)] == ["E", "B", "M", "M", "B", "E"]
    assert [seats[seat] for seat in turn_order(3, 1)] == ["B", "M", "E", "E", "M", "B"]
    assert turn_order(2, 1) == [1, 0, 0, 1]
    assert turn_order(4, 3) == [3, 0, 1, 2, 2, 1, 0, 3]


def test_the_bag_and_the_draw() -> None:
    assert [dice_per_round(players) for players in (2, 3, 4, 5, 6)] == [5, 7, 9, 11, 13]
    assert [bag_per_color(players, scaled=True) for players in (2, 3, 4, 5, 6)] == [10, 14, 18, 22, 26]
    assert [bag_per_color(players, scaled=False) for players in (2, 3, 4, 5, 6)] == [18, 18, 18, 22, 26]
    for players in (2, 3, 4, 5, 6):
        assert 5 * bag_per_color(players, scaled=True) == 10 * dice_per_round(players)


# --- tools --------------------------------------------------------------------------------------------------

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
