"""The ten public and five private objectives on drawn windows (docs/rules.md §1.7): what scores, what not, the proof.

A proof is written `6: A1 A2 A3 A4 A5`: the points of one find and the spaces that made them.
"""

from __future__ import annotations

import pytest

from oracle.slow_rules import read_window
from oracle.slow_scores import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES
from support.table import BLANK, drawn
from vitral import base_cards
from vitral.cards import find_objective, load_cards
from vitral.engine.scoring import score_objective

Case = tuple[list[str], list[str]]

RAINBOW = "R1 Y2 G3 B4 P5"

LINES: dict[str, dict[str, Case]] = {
    "row_color_variety": {
        "five colors in a row": ([RAINBOW], ["6: A1 A2 A3 A4 A5"]),
        "two rows": (
            [RAINBOW, "", "P5 B4 G3 Y2 R1"],
            ["6: A1 A2 A3 A4 A5", "6: C1 C2 C3 C4 C5"],
        ),
        "a color twice": (["R1 Y2 G3 B4 R5"], []),
        "a space open": (["R1 Y2 G3 B4 --"], []),
        "five colors over two rows": (["R1 Y2 G3 -- --", "-- -- -- B4 P5"], []),
        "equal values do not matter": (["", "", "", "R1 Y2 G1 B2 P1"], ["6: D1 D2 D3 D4 D5"]),
    },
    "column_color_variety": {
        "four colors in a column": (["R1", "Y2", "G3", "B4"], ["5: A1 B1 C1 D1"]),
        "two columns": (
            ["-- R1 -- -- P4", "-- Y2 -- -- B3", "-- G3 -- -- G2", "-- P1 -- -- Y1"],
            ["5: A2 B2 C2 D2", "5: A5 B5 C5 D5"],
        ),
        "a color twice": (["R1", "Y2", "G3", "R4"], []),
        "a space open": (["R1", "Y2", "--", "B4"], []),
        "a row is no column": ([RAINBOW], []),
    },
    "row_shade_variety": {
        "five values in a row": ([RAINBOW], ["5: A1 A2 A3 A4 A5"]),
        "any five of the six": (["", "R6 Y2 R4 Y1 R3"], ["5: B1 B2 B3 B4 B5"]),
        "two rows": ([RAINBOW, "P2 R3 Y4 G5 B6"], ["5: A1 A2 A3 A4 A5", "5: B1 B2 B3 B4 B5"]),
        "a value twice": (["R1 Y2 G3 B4 P1"], []),
        "a space open": (["R1 Y2 -- B4 P5"], []),
    },
    "column_shade_variety": {
        "four values in a column": (["-- -- R6", "-- -- Y5", "-- -- R4", "-- -- Y3"], ["4: A3 B3 C3 D3"]),
        "two columns": (
            ["R1 -- -- Y6", "Y2 -- -- R5", "R3 -- -- Y4", "Y4 -- -- R3"],
            ["4: A1 B1 C1 D1", "4: A4 B4 C4 D4"],
        ),
        "a value twice": (["R6", "Y5", "R4", "Y6"], []),
        "a space open": (["R6", "Y5", "R4", "--"], []),
    },
}

SETS: dict[str, dict[str, Case]] = {
    "light_shades": {
        "one pair, far apart": (["R1", "", "", "-- -- -- -- Y2"], ["2: A1 D5"]),
        "the smaller number of dice decides": (["R1 Y2 R1 Y2 R1"], ["2: A1 A2", "2: A3 A4"]),
        "ones alone": (["R1 Y3 R1 Y4 R1"], []),
        "twos alone": (["R2 Y3 R2"], []),
    },
    "medium_shades": {
        "one pair": (["-- B3", "", "B4"], ["2: A2 C1"]),
        "the smaller number of dice decides": (["R4 Y3 R4 Y1", "B3"], ["2: A1 A2", "2: A3 B1"]),
        "threes alone": (["R3 Y5 R3"], []),
        "no dice at all": ([], []),
    },
    "deep_shades": {
        "one pair": (["R5 Y6"], ["2: A1 A2"]),
        "the smaller number of dice decides": (["R6 Y5 R6 Y5 R6"], ["2: A1 A2", "2: A3 A4"]),
        "sixes alone": (["R6 Y4 R6"], []),
        "light and medium dice": (["R1 Y2 R3 Y4"], []),
    },
    "shade_variety": {
        "all six values": ([RAINBOW, "R6"], ["5: A1 A2 A3 A4 A5 B1"]),
        "two sets": (
            [RAINBOW, "R6 B5 P4 R3 Y2", "Y1 G6"],
            ["5: A1 A2 A3 A4 A5 B1", "5: B2 B3 B4 B5 C1 C2"],
        ),
        "five values only": ([RAINBOW, "B5 P4 R3 Y2 G1"], []),
        "the rarest value decides": ([RAINBOW, "R6 B5 P4 R3 Y2"], ["5: A1 A2 A3 A4 A5 B1"]),
    },
    "color_variety": {
        "all five colors, in a row or not": (["R1 Y2 G3", "-- -- -- B4", "-- -- P5"], ["4: A1 A2 A3 B4 C3"]),
        "two sets": ([RAINBOW, "B6 P6 R6 Y6 G6"], ["4: A1 A2 A3 A4 A5", "4: B1 B2 B3 B4 B5"]),
        "four colors only": (["R1 Y2 G3 B4 R5", "B1 R2 Y3 G4 B5"], []),
        "the rarest color decides": ([RAINBOW, "B6 R6 B5 R5 B4"], ["4: A1 A2 A3 A4 A5"]),
    },
}

DIAGONALS: dict[str, Case] = {
    "a pair counts both dice": (["B1", "-- B2"], ["1: A1", "1: B2"]),
    "three in a chain count three, not two pairs (docs/rules.md §6)": (
        ["B1", "-- B2", "-- -- B3"],
        ["1: A1", "1: B2", "1: C3"],
    ),
    "a bend counts each die once": (["B1 -- B3", "-- B2"], ["1: A1", "1: A3", "1: B2"]),
    "a die amid four counts once": (
        ["B1 -- B3", "-- B2", "B4 -- B6"],
        ["1: A1", "1: A3", "1: B2", "1: C1", "1: C3"],
    ),
    "four blue and three yellow make seven": (
        ["B1 -- Y1", "-- B2 -- Y2", "-- -- B3 -- Y3", "-- -- -- B4"],
        ["1: A1", "1: A3", "1: B2", "1: B4", "1: C3", "1: C5", "1: D4"],
    ),
    "other colors do not meet": (["B1", "-- R1"], []),
    "side by side is not corner to corner": (["B1 B2"], []),
    "two steps away is too far": (["B1", "", "-- -- B2"], []),
    "the edge does not go round": (["-- -- -- -- B1", "", "B2"], []),
    "a line break is no corner": (["-- -- -- -- B1", "B2"], []),
}

PRIVATES: dict[str, dict[str, Case]] = {
    f"shades_of_{name}": {
        "all dice of the color, wherever they lie": (
            [f"{c}1 {other}6 {c}4", "", "", f"-- -- -- -- {c}6"],
            ["1: A1", "4: A3", "6: D5"],
        ),
        "other colors": ([f"{other}6 {other}5", f"{other}4"], []),
        "one die": (["", f"-- -- {c}5"], ["5: B3"]),
        "no dice": ([], []),
    }
    for name, c, other in [
        ("red", "R", "Y"),
        ("yellow", "Y", "G"),
        ("green", "G", "B"),
        ("blue", "B", "P"),
        ("purple", "P", "R"),
    ]
}

CARDS = {**LINES, **SETS, "color_diagonals": DIAGONALS, **PRIVATES}
CASES = [
    pytest.param(card, rows, proof, id=f"{card}: {situation}")
    for card, cases in CARDS.items()
    for situation, (rows, proof) in cases.items()
]


@pytest.mark.parametrize(("card", "rows", "proof"), CASES)
def test_objective(card: str, rows: list[str], proof: list[str]) -> None:
    line = score_objective(drawn(*rows), find_objective(card))
    assert [f"{find.points}: {' '.join(find.spaces)}" for find in line.finds] == proof
    assert line.points == sum(int(find.split(":")[0]) for find in proof)
    assert line.id == card


@pytest.mark.parametrize(("card", "rows", "proof"), CASES)
def test_the_slow_referee_counts_the_same(card: str, rows: list[str], proof: list[str]) -> None:
    window = read_window(BLANK, drawn(*rows).rows())
    slow = (PUBLIC_OBJECTIVES | PRIVATE_OBJECTIVES)[card](window)
    assert slow == score_objective(drawn(*rows), find_objective(card)).points


def test_every_objective_of_the_base_game_has_its_cases() -> None:
    assert set(CARDS) == {card.id for card in base_cards().objectives}
    assert all(len(cases) >= 3 for cases in CARDS.values())


@pytest.mark.parametrize("card", SETS)
def test_no_die_serves_twice_in_the_sets_of_one_card(card: str) -> None:
    rows = [RAINBOW, "R6 B5 P4 R3 Y2", "Y1 G6 R4 B1 P2"]
    finds = score_objective(drawn(*rows), find_objective(card)).finds
    used = [space for find in finds for space in find.spaces]
    assert len(used) == len(set(used))
    assert used


def test_one_die_may_serve_several_cards() -> None:
    window = drawn(RAINBOW)
    lines = [score_objective(window, card) for card in load_cards("base", edition=1).publics]
    assert {line.id: line.points for line in lines if line.points} == {
        "row_color_variety": 6,
        "row_shade_variety": 5,
        "light_shades": 2,
        "medium_shades": 2,
        "color_variety": 4,
    }


def test_the_pattern_does_not_matter_to_objectives() -> None:
    """Scoring never audits (docs/rules.md §1.8): the die in A1 contradicts the print and counts."""
    window = drawn("R1 Y2", pattern=["B5...", *BLANK[1:]])
    assert score_objective(window, find_objective("light_shades")).points == 2
    assert score_objective(window, find_objective("shades_of_red")).points == 1
