"""Hand-made checks of the slow referee for the other ways to play."""

from __future__ import annotations

import pytest

import slow_modes
import slow_rules
from slow_modes import (
    BY_COLUMNS,
    GLASS_OBJECTIVES,
    POSITIONS,
    PUBLIC_OBJECTIVES,
    automa_score,
    bag_per_color,
    dice_per_round,
    glass_price,
    may_go_alone,
    private_points,
    score,
    solo_score,
    solo_target,
    solo_won,
    turn_order,
)
from slow_rules import SlowWindow, read_window

BLANK = [".....", ".....", ".....", "....."]
EMPTY = ["-- -- -- -- --"] * 4


def dice(**on: str) -> SlowWindow:
    """A window without restrictions that holds these dice: dice(A1="R4")."""
    window = read_window(BLANK, EMPTY)
    for space, die in on.items():
        window = window.with_die(space, die)
    return window


def rows(*texts: str) -> SlowWindow:
    """A window without restrictions, drawn from the top; rows left out are open."""
    return read_window(BLANK, [*texts, *EMPTY[len(texts) :]])


# --- private objectives by position -----------------------------------------------------------------------------


def test_the_rulebooks_fence_scores_13() -> None:
    fence = dice(B1="R3", C1="G5", B5="Y2", C5="B3", A1="P6")
    assert private_points(fence, "fence") == 3 + 5 + 0 + 0 + 2 + 3


@pytest.mark.parametrize("card", POSITIONS)
def test_positions_are_six_spaces_alike_from_left_and_right(card: str) -> None:
    spaces = POSITIONS[card]
    assert len(set(spaces)) == 6
    assert {space[0] + str(6 - int(space[1])) for space in spaces} == set(spaces)


@pytest.mark.parametrize("card", POSITIONS)
def test_a_full_window_of_sixes_scores_36_and_an_empty_one_nothing(card: str) -> None:
    full = rows("R6 R6 R6 R6 R6", "R6 R6 R6 R6 R6", "R6 R6 R6 R6 R6", "R6 R6 R6 R6 R6")
    assert private_points(full, card) == 36
    assert private_points(rows(), card) == 0


def test_rare_glass_counts_by_position_and_never_by_color() -> None:
    window = dice(B2="W4", B3="R5", A1="R6")
    assert private_points(window, "wall") == 9
    assert private_points(window, "shades_of_red") == 11


# --- private objectives of rare glass ---------------------------------------------------------------------------

# The glass on B2 shows 4; around it R4 G2 R6 B5 and G2; far away P4 and Y4.
AROUND_GLASS = rows("R4 G2 R6 -- --", "B5 W4 -- -- Y4", "-- -- G2 -- --", "-- -- -- P4 --")


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("rg_unique_around", 3 * 3 + 3 * 4),  # R G B; 4 2 6 5
        ("rg_highest_each_color", 6 + 2 + 5),  # R6 G2 B5
        ("rg_same_value", 3 * 3),  # R4 Y4 P4
        ("rg_row_sum", 5 + 4 + 4),
        ("rg_column_sum", 2 + 4),
        ("rg_diagonals_sum", 4 + 2 + 4 + 6),  # A1 C3 D4 and A3
        ("rg_unique_values", 4 * 4),
    ],
)
def test_what_glass_objectives_score(card: str, points: int) -> None:
    assert private_points(AROUND_GLASS, card) == points


@pytest.mark.parametrize("card", GLASS_OBJECTIVES)
def test_without_rare_glass_they_score_nothing(card: str) -> None:
    assert private_points(AROUND_GLASS.without("B2").with_die("B2", "P4"), card) == 0
    assert private_points(AROUND_GLASS.without("B2"), card) == 0


@pytest.mark.parametrize(("card", "points"), [(card, 0) for card in GLASS_OBJECTIVES])
def test_glass_alone_scores_only_itself_in_row_and_column(card: str, points: int) -> None:
    own = {"rg_row_sum": 5, "rg_column_sum": 5}
    assert private_points(dice(A1="W5"), card) == own.get(card, points)


def test_rays_go_to_the_edge_and_around_goes_one_step() -> None:
    window = dice(A1="W1", B2="R2", C3="R3", D4="R4", A2="G6")
    assert private_points(window, "rg_diagonals_sum") == 9
    assert private_points(window, "rg_highest_each_color") == 2 + 6


def test_two_rare_glasses_are_no_window() -> None:
    with pytest.raises(AssertionError, match="one rare glass"):
        private_points(dice(A1="W1", D5="W2"), "rg_row_sum")


# --- public objectives ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "window", "points"),
    [
        ("horizontal_shade_symmetry", dice(A1="R3", A5="B3", B2="G5", B4="Y5", C1="R1", C5="R2"), 6),
        ("horizontal_shade_symmetry", dice(A1="R3", A4="B3", A2="G4", B5="Y3"), 0),
        ("horizontal_shade_symmetry", dice(A1="W3", A5="B3", C3="B3"), 3),
        ("horizontal_color_symmetry", dice(A1="R3", A5="R4", B2="G5", B4="G5", C1="R1", C5="B1"), 6),
        ("horizontal_color_symmetry", dice(D1="W3", D5="W4"), 0),
        ("horizontal_color_symmetry", dice(A3="R3", A5="R4"), 0),
        ("horizontal_color_balance", dice(A1="R3", A4="R4", A2="G5", A5="G1", A3="P1"), 6),
        ("horizontal_color_balance", dice(A1="R3", A5="R4", A2="G5", A4="G1"), 0),
        ("horizontal_color_balance", dice(A1="W3", A4="R4"), 0),
        ("horizontal_shade_balance", dice(A1="R3", A4="G3", A2="G5", A5="W5"), 6),
        ("horizontal_shade_balance", dice(A1="R3", A3="G3", B4="R3"), 0),
        ("horizontal_shade_balance", dice(C1="R3", C4="R3", D1="R2", D4="R1"), 3),
        ("vertical_color_balance", dice(A1="R3", C1="R4", B1="G1", D1="G2", A5="P1", C5="P1"), 9),
        ("vertical_color_balance", dice(A1="R3", D1="R4", B2="G1", C2="G2"), 0),
        ("vertical_color_balance", dice(A1="W3", C1="W4", B1="R1", D1="Y1"), 0),
        ("vertical_shade_balance", dice(A1="R3", C1="G3", B1="G1", D1="W1"), 6),
        ("vertical_shade_balance", dice(A1="R3", B1="G3", C2="G3"), 0),
        ("vertical_shade_balance", dice(A1="R3", C1="R4", B4="R2", D4="R2"), 3),
        ("horizontal_symmetry", dice(A1="R3", A5="R3", B2="G1", B4="G2", C1="R1", C5="B1"), 7),
        ("horizontal_symmetry", dice(A2="R3", A4="R3", D1="P6", D5="P6"), 14),
        ("horizontal_symmetry", dice(A1="W3", A5="W3"), 0),
    ],
)
def test_pairs(card: str, window: SlowWindow, points: int) -> None:
    assert PUBLIC_OBJECTIVES[card](window) == points


# Row A is full with glass; column 1 too.
GLASS_ROW = rows("W1 R2 Y3 G4 B5", "R2 -- -- -- --", "Y3 -- -- -- --", "G6 -- -- -- --")


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("row_color_variety", 6),
        ("column_color_variety", 5),
        ("row_shade_variety", 5),
        ("column_shade_variety", 4),
        ("light_shades", 2),
        ("shade_variety", 5),
        ("color_variety", 0),  # no purple: glass stands in for none
        ("color_diagonals", 2),  # R2 and R2; glass makes no pair
    ],
)
def test_rare_glass_in_the_objectives_of_the_base_game(card: str, points: int) -> None:
    assert PUBLIC_OBJECTIVES[card](GLASS_ROW) == points


def test_every_card_to_avoid_is_an_objective() -> None:
    for pair in slow_modes.AVOID_TOGETHER:
        assert pair <= set(PUBLIC_OBJECTIVES)
        assert len(pair) == 2


# --- score sheets -----------------------------------------------------------------------------------------------


def test_a_sheet_adds_up() -> None:
    sheet = score(AROUND_GLASS, ["light_shades", "horizontal_shade_symmetry"], "rg_row_sum", 2)
    assert sheet["public"] == {"light_shades": 0, "horizontal_shade_symmetry": 0}
    assert sheet["private"] == {"rg_row_sum": 13}
    assert (sheet["tokens"], sheet["open"]) == (2, -12)
    assert sheet["total"] == 13 + 2 - 12


def test_in_solo_the_better_private_counts_and_open_spaces_cost_three() -> None:
    window = dice(A1="R4", A2="B5", A3="R2")
    both = solo_score(window, ["light_shades"], ["shades_of_blue", "shades_of_red"])
    assert both["private"] == {"shades_of_red": 6}
    assert both["open"] == -3 * 17
    assert both["total"] == 6 - 51
    assert solo_score(window, ["light_shades"], ["shades_of_blue"])["private"] == {"shades_of_blue": 5}
    assert solo_score(window, [], ["brace", "shades_of_blue"])["private"] == {"brace": 5}, "of equals the first"


def test_the_target_is_beaten_by_more_only() -> None:
    target = solo_target([["R4", "B1"], [], ["G6"]])
    assert target == 11
    assert [solo_won(total, target) for total in (10, 11, 12)] == [False, False, True]
    assert solo_target([]) == 0


FULL_COLUMNS = rows("R1 Y2 -- -- --", "R1 Y2 -- -- --", "R3 Y4 -- -- --", "R5 Y6 -- -- P1")


def test_the_automa_scores_colors_by_full_columns() -> None:
    sheet = automa_score(
        FULL_COLUMNS, ["color_diagonals", "shade_variety", "column_color_variety"], "shades_of_red", 3, 10
    )
    assert sheet["public"] == {"color_diagonals": 6, "shade_variety": 5, "column_color_variety": 6}
    assert sheet["private"] == {"shades_of_red": 10}
    assert (sheet["tokens"], sheet["open"], sheet["bonus"]) == (3, -11, 10)
    assert sheet["total"] == 6 + 5 + 6 + 10 + 3 - 11 + 10


def test_the_automa_scores_values_as_people_do() -> None:
    values = [card for card in PUBLIC_OBJECTIVES if card not in BY_COLUMNS]
    sheet = automa_score(FULL_COLUMNS, values, "rg_row_sum", 0, 0)
    assert sheet["public"] == {card: PUBLIC_OBJECTIVES[card](FULL_COLUMNS) for card in values}
    assert sheet["private"] == {"rg_row_sum": 0}


# --- tables -----------------------------------------------------------------------------------------------------


def test_bags_and_rolls_of_every_table() -> None:
    assert [bag_per_color("standard", n, dice_pools=True) for n in range(2, 7)] == [6, 8, 10, 12, 14]
    assert [bag_per_color("standard", n, scaled=True) for n in range(2, 7)] == [10, 14, 18, 22, 26]
    assert (bag_per_color("solo", 1), bag_per_color("automa", 1)) == (18, 10)
    assert [dice_per_round("standard", n, dice_pools=True) for n in range(2, 7)] == [3, 4, 5, 6, 7]
    assert [dice_per_round("standard", n) for n in range(2, 7)] == [5, 7, 9, 11, 13]
    assert (dice_per_round("solo", 1), dice_per_round("automa", 1)) == (4, 5)


def test_ten_rounds_empty_every_scaled_bag() -> None:
    for players in range(2, 7):
        assert 5 * bag_per_color("standard", players, scaled=True) == 10 * dice_per_round("standard", players)
        each = bag_per_color("standard", players, dice_pools=True)
        assert 5 * each == 10 * dice_per_round("standard", players, dice_pools=True)


def test_turn_orders() -> None:
    assert turn_order("solo", 1, 0) == [0, 0]
    assert [turn_order("automa", 1, start) for start in (0, 1)] == [[0, 1, 1, 0], [1, 0, 0, 1]]
    assert turn_order("standard", 3, 2, dice_pools=True) == [2, 0, 1]
    assert turn_order("standard", 3, 2) == slow_rules.turn_order(3, 2)


def test_prices_of_the_glass_boards() -> None:
    window = dice(A1="R1", A3="Y2", D5="R6")
    assert glass_price("iridescent", window, 1, 0) == 3
    assert glass_price("textured", window, 1, 0) == 2
    assert [glass_price("patterned", window, count, 4) for count in (3, 2, 1)] == [2, 1, 0]
    assert [glass_price("architectural", window, 1, paid) for paid in (0, 1, 3)] == [1, 2, 2]
    assert glass_price("seeded", window, 1, 7) == 1
    assert glass_price("streaked", window, 1, 0) == 3
    with pytest.raises(ValueError, match="no rare-glass board"):
        glass_price("stained", window, 1, 0)


@pytest.mark.parametrize(
    ("before", "left", "alone"),
    [
        (["R3", "G4"], ["B3", "P5"], {"P5"}),  # S1
        (["R3"], ["B5"], set()),  # S2
        (["R3"], ["B3", "P2"], set()),  # S3
        (["R2", "G5"], ["B3", "P6"], {"P6"}),  # S4
        (["R2"], ["B3", "P6", "Y1"], {"B3", "P6"}),  # S6
        ([], ["B3", "P6"], set()),  # S7, and the first round
        (["R6"], ["B3", "P1", "Y1"], {"P1", "Y1"}),
        (["R6", "G1"], ["B6", "P6"], {"B6", "P6"}),
    ],
)
def test_the_lighter_track(before: list[str], left: list[str], alone: set[str]) -> None:
    assert may_go_alone(before, left) == alone
