"""The six public and seven private objectives of Passion on drawn windows, with the proof (docs/rules.md §4).

A proof is written `3: A1 A5`: the points of one find and the spaces that made them.
"""

from __future__ import annotations

import pytest

from support.table import drawn
from vitral.cards import find_objective, load_cards
from vitral.engine import score_window
from vitral.engine.scoring import score_objective

Case = tuple[list[str], list[str]]

PUBLICS: dict[str, dict[str, Case]] = {
    "horizontal_shade_symmetry": {
        "columns 1 and 5": (["R4 -- -- -- B4"], ["3: A1 A5"]),
        "columns 2 and 4": (["", "-- R4 -- B4"], ["3: B2 B4"]),
        "both pairs of a row, in several rows": (
            ["R4 G1 -- B1 P4", "", "", "Y6 -- -- -- Y6"],
            ["3: A1 A5", "3: A2 A4", "3: D1 D5"],
        ),
        "every pair there is": (
            ["R1 G2 -- B2 P1", "Y3 P4 -- R4 G3", "R1 G2 -- B2 P1", "Y3 P4 -- R4 G3"],
            ["3: A1 A5", "3: A2 A4", "3: B1 B5", "3: B2 B4", "3: C1 C5", "3: C2 C4", "3: D1 D5", "3: D2 D4"],
        ),
        "the centre column has no partner": (["-- -- R4", "-- -- B4"], []),
        "other columns are no mirror": (["R4 -- -- B4"], []),
        "other rows are no mirror": (["R4", "-- -- -- -- B4"], []),
        "equal colors are not asked for": (["R4 -- -- -- R5"], []),
    },
    "horizontal_color_symmetry": {
        "columns 1 and 5": (["R4 -- -- -- R1"], ["3: A1 A5"]),
        "columns 2 and 4": (["", "", "-- B4 -- B6"], ["3: C2 C4"]),
        "several": (["R4 G1 -- G2 R5", "B1 -- -- -- B1"], ["3: A1 A5", "3: A2 A4", "3: B1 B5"]),
        "equal values are not asked for": (["R4 -- -- -- B4"], []),
        "a partner is missing": (["R4 B1 -- G2"], []),
        "left and right are not mirrored": (["R4 -- -- R1"], []),
    },
    "vertical_color_balance": {
        "rows A and C": (["R4", "", "R1"], ["3: A1 C1"]),
        "rows B and D": (["", "-- -- B4", "", "-- -- B6"], ["3: B3 D3"]),
        "both halves, several columns": (
            ["R4 G2 B1", "G1", "R1 G5 B2", "G3"],
            ["3: A1 C1", "3: A2 C2", "3: A3 C3", "3: B1 D1"],
        ),
        "A and D are not the same place": (["R4", "", "", "R1"], []),
        "A and B are one half": (["R4", "R1"], []),
        "B and C do not mirror": (["", "R4", "R1"], []),
        "another column is another place": (["R4", "", "-- R1"], []),
        "equal values are not asked for": (["R4", "", "B4"], []),
    },
    "vertical_shade_balance": {
        "rows A and C": (["R4", "", "B4"], ["3: A1 C1"]),
        "rows B and D": (["", "-- -- -- -- B4", "", "-- -- -- -- R4"], ["3: B5 D5"]),
        "a whole column": (["R1", "B2", "G1", "P2"], ["3: A1 C1", "3: B1 D1"]),
        "A and D are not the same place": (["R4", "", "", "B4"], []),
        "equal colors are not asked for": (["R4", "", "R5"], []),
        "no dice at all": ([], []),
    },
    "horizontal_color_balance": {
        "columns 1 and 4": (["R4 -- -- R1"], ["3: A1 A4"]),
        "columns 2 and 5": (["", "", "", "-- B2 -- -- B2"], ["3: D2 D5"]),
        "both places of a row, in several rows": (
            ["R4 G1 -- R2 G3", "B1 -- -- B2"],
            ["3: A1 A4", "3: A2 A5", "3: B1 B4"],
        ),
        "the centre column is left out": (["R4 -- R1", "-- B1 B3"], []),
        "mirrored places are others": (["R4 G1 -- G2 R5"], []),
        "equal values are not asked for": (["R4 -- -- B4"], []),
    },
    "horizontal_shade_balance": {
        "columns 1 and 4": (["R4 -- -- B4"], ["3: A1 A4"]),
        "columns 2 and 5": (["", "-- B2 -- -- G2"], ["3: B2 B5"]),
        "both places": (["R4 G1 -- B4 P1"], ["3: A1 A4", "3: A2 A5"]),
        "mirrored places are others": (["R4 -- -- -- B4"], []),
        "the centre column is left out": (["R4 -- B4"], []),
        "equal colors are not asked for": (["R4 -- -- R5"], []),
    },
}

AROUND = ["R6 Y3 R2", "Y5 W3 G5", "R1 B5 P2"]
"""A rare glass on B2 with a die on each of its eight neighbours."""

PRIVATES: dict[str, dict[str, Case]] = {
    "rg_unique_around": {
        "each color and each value once": (
            AROUND,
            [
                *("3: A1 A3 C1", "3: A2 B1", "3: B3", "3: C2", "3: C3"),
                *("3: C1", "3: A3 C3", "3: A2", "3: B1 B3 C2", "3: A1"),
            ],
        ),
        "two alike count once in each": (["W3 R4", "R4"], ["3: A2 B1", "3: A2 B1"]),
        "diagonals are around it": (["W3", "-- R4"], ["3: B2", "3: B2"]),
        "dice further off are not": (["W3 -- R4", "", "B5"], []),
        "nothing around it": (["W3"], []),
    },
    "rg_highest_each_color": {
        "the highest of each color": (AROUND, ["6: A1", "5: B1", "5: B3", "5: C2", "2: C3"]),
        "of two of a color only the higher": (["W3 R4", "R5"], ["5: B1"]),
        "one color": (["", "-- R2", "-- -- W6"], ["2: B2"]),
        "dice further off do not count": (["W3 -- R4"], []),
        "itself does not count": (["W6"], []),
    },
    "rg_same_value": {
        "every other die of its value, wherever it lies": (
            ["W3 -- -- -- R3", "-- B3", "", "G3 P4"],
            ["3: A5", "3: B2", "3: D1"],
        ),
        "other values do not count": (["W3 R4 B2"], []),
        "itself does not count": (["W3"], []),
        "only its own value": (["W3 R4 -- B4", "-- G3"], ["3: B2"]),
    },
    "rg_row_sum": {
        "all values of its row, itself included": (["", "R6 W3 G5 -- P1"], ["6: B1", "3: B2", "5: B3", "1: B5"]),
        "itself alone": (["W6"], ["6: A1"]),
        "other rows do not count": (["R6 B5", "W2"], ["2: B1"]),
    },
    "rg_column_sum": {
        "all values of its column, itself included": (
            ["-- R6", "-- W3", "", "-- P1"],
            ["6: A2", "3: B2", "1: D2"],
        ),
        "itself alone": (["", "", "", "-- -- -- -- W5"], ["5: D5"]),
        "other columns do not count": (["R6 W2 B5"], ["2: A2"]),
    },
    "rg_diagonals_sum": {
        "both diagonals to the edge": (
            ["R6 -- B2", "-- W3", "P1 -- G4", "-- -- -- Y5"],
            ["6: A1", "2: A3", "1: C1", "4: C3", "5: D4"],
        ),
        "from a corner": (["W3", "-- R2", "-- -- B4", "-- -- -- G1"], ["2: B2", "4: C3", "1: D4"]),
        "gaps do not stop a ray": (["W3", "", "-- -- B4"], ["4: C3"]),
        "itself does not count": (["W6"], []),
        "rows and columns are no rays": (["W3 R4", "B5"], []),
    },
    "rg_unique_values": {
        "each value around it once": (AROUND, ["4: C1", "4: A3 C3", "4: A2", "4: B1 B3 C2", "4: A1"]),
        "all of one value": (["W3 R4", "R4"], ["4: A2 B1"]),
        "its own value may lie diagonally": (["W3", "-- R3"], ["4: B2"]),
        "nothing around it": (["W3 -- R4"], []),
    },
}

WITHOUT_GLASS = {
    "an empty window": [],
    "a single die": ["R6"],
    "a full window": ["R6 Y3 R2 G1 B4", "Y5 G3 G5 B2 P6", "R1 B5 P2 Y4 R3", "G6 P1 Y3 R5 B1"],
}

ALL = {
    f"{card}: {case}": (card, *rows)
    for cards in (PUBLICS, PRIVATES)
    for card, cases in cards.items()
    for case, rows in cases.items()
}


@pytest.mark.parametrize("name", ALL)
def test_objective(name: str) -> None:
    card, rows, proof = ALL[name]
    line = score_objective(drawn(*rows), find_objective(card))
    found = [f"{find.points}: {' '.join(find.spaces)}" for find in line.finds]
    assert sorted(found) == sorted(proof)
    assert line.points == sum(int(text.split(":")[0]) for text in proof)


@pytest.mark.parametrize("case", WITHOUT_GLASS)
@pytest.mark.parametrize("card", PRIVATES)
def test_without_rare_glass_its_objectives_score_nothing(card: str, case: str) -> None:
    line = score_objective(drawn(*WITHOUT_GLASS[case]), find_objective(card))
    assert (line.points, line.finds) == (0, ())


def test_of_two_equal_dice_of_a_color_one_counts() -> None:
    line = score_objective(drawn("W3 R4", "R4"), find_objective("rg_highest_each_color"))
    assert (line.points, len(line.finds)) == (4, 1)


def test_every_card_has_three_cases_or_more() -> None:
    box = load_cards("passion")
    assert set(PUBLICS) == {card.id for card in box.publics}
    assert set(PRIVATES) == {card.id for card in box.privates}
    assert all(len(cases) >= 3 for cards in (PUBLICS, PRIVATES) for cases in cards.values())


def test_a_whole_sheet_with_rare_glass() -> None:
    """Public, private, tokens and open spaces together; the glass fills a space and completes a row."""
    window = drawn("R1 Y2 W3 B4 P5", "-- R3 -- Y1")
    publics = [find_objective(card) for card in ("row_color_variety", "horizontal_shade_symmetry", "color_variety")]
    sheet = score_window(window, publics, [find_objective("rg_same_value")], tokens=2)
    assert sheet.to_dict() == {
        "total": 6 + 0 + 0 + 3 + 2 - 13,
        "public": {"row_color_variety": 6, "horizontal_shade_symmetry": 0, "color_variety": 0},
        "private": {"rg_same_value": 3},
        "tokens": 2,
        "open": -13,
    }
