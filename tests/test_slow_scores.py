"""Hand-made checks of the slow scorer."""

from __future__ import annotations

import pytest

from slow_rules import (
    read_window,
)
from slow_scores import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES, ranking, score
from slow_windows import EXAMPLE, FRACTAL_DROPS, dice, rows
from vitral.cards import base_cards


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


def test_every_objective_of_the_base_game_is_told_a_second_time() -> None:
    assert set(PUBLIC_OBJECTIVES) == {card.id for card in base_cards().publics}
    assert set(PRIVATE_OBJECTIVES) == {card.id for card in base_cards().privates}
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
