"""What rare glass counts for in the objectives of the other boxes (docs/rules.md §4.2, §6)."""

from __future__ import annotations

import pytest

from support.table import drawn
from vitral import all_cards
from vitral.cards import find_objective
from vitral.dice import die_of
from vitral.engine import score_window
from vitral.engine.scoring import score_objective

Case = tuple[list[str], list[str]]

# Its space is filled and it has a value: it counts.
COUNTS: dict[str, dict[str, Case]] = {
    "row_color_variety": {
        "with four different colors": (["R1 Y2 W3 B4 P5"], ["6: A1 A2 A3 A4 A5"]),
        "not with a color twice": (["R1 Y2 W3 R4 P5"], []),
        "not with a space open": (["R1 Y2 W3 B4"], []),
    },
    "column_color_variety": {
        "with three different colors": (["R1", "Y2", "W3", "B4"], ["5: A1 B1 C1 D1"]),
        "not with a color twice": (["R1", "Y2", "W3", "R4"], []),
        "not with a space open": (["", "Y2", "W3", "R4"], []),
    },
    "row_shade_variety": {
        "by its value": (["R1 Y2 W3 B4 P5"], ["5: A1 A2 A3 A4 A5"]),
        "not with its value twice": (["R1 Y2 W5 B4 P5"], []),
        "not with a space open": (["R1 Y2 W3 B4"], []),
    },
    "column_shade_variety": {
        "by its value": (["R1", "Y2", "W3", "B4"], ["4: A1 B1 C1 D1"]),
        "not with its value twice": (["R1", "Y2", "W1", "B4"], []),
        "not with a space open": (["R1", "Y2", "W3"], []),
    },
    "light_shades": {
        "as a 1": (["W1 R2"], ["2: A1 A2"]),
        "as a 2": (["R1 W2"], ["2: A1 A2"]),
        "not as a 3": (["R1 W3"], []),
    },
    "medium_shades": {
        "as a 3": (["W3 R4"], ["2: A1 A2"]),
        "as a 4": (["R3 W4"], ["2: A1 A2"]),
        "not as a 5": (["R3 W5"], []),
    },
    "deep_shades": {
        "as a 5": (["W5 R6"], ["2: A1 A2"]),
        "as a 6": (["R5 W6"], ["2: A1 A2"]),
        "not as a 1": (["R5 W1"], []),
    },
    "shade_variety": {
        "completes a set of values": (["R1 Y2 W3 B4 P5", "R6"], ["5: A1 A2 A3 A4 A5 B1"]),
        "only by its own value": (["R1 Y2 W4 B4 P5", "R6"], []),
        "in one set only": (["R1 Y2 W3 B4 P5", "R6 R1 Y2 P4 B5", "-- G6"], ["5: A1 A2 A3 A4 A5 B1"]),
    },
    "fence": {
        "by its value, as any die": (["", "W5"], ["5: B1"]),
        "beside others": (["", "W5 -- R2"], ["5: B1", "2: B3"]),
        "not beside the posts": (["W5"], []),
    },
}

# It has no color: it counts for nothing that asks for one.
NEVER: dict[str, dict[str, Case]] = {
    "color_variety": {
        "no set of four colors and glass": (["R1 Y2 W3 B4 P5"], []),
        "not instead of any color": (["W1 Y2 G3 B4 P5"], []),
        "the set scores without it": (["R1 Y2 G3 B4 P5", "W6"], ["4: A1 A2 A3 A4 A5"]),
    },
    "color_diagonals": {
        "no pair with a color": (["W1", "-- R2"], []),
        "no link in a chain": (["R1", "-- W2", "-- -- R3"], []),
        "the others score without it": (["R1 W4", "-- R2", "-- -- W5"], ["1: A1", "1: B2"]),
    },
    **{
        f"shades_of_{name}": {
            "no point for glass alone": (["W6"], []),
            "none beside a die of the color": ([f"W6 {letter}1"], ["1: A2"]),
            "nor after many": ([f"{letter}2 W6 {letter}3"], ["2: A1", "3: A3"]),
        }
        for name, letter in zip(("red", "yellow", "green", "blue", "purple"), "RYGBP", strict=True)
    },
    "horizontal_color_symmetry": {
        "no pair with a color": (["W1 -- -- -- R1"], []),
        "not even with equal values": (["-- W4 -- R4"], []),
        "the others score without it": (["R1 W2 -- G2 R3"], ["3: A1 A5"]),
    },
    "vertical_color_balance": {
        "no pair with a color": (["W1", "", "R1"], []),
        "in no half": (["R1", "", "W1"], []),
        "the others score without it": (["R1 W2", "", "R3 G2"], ["3: A1 C1"]),
    },
    "horizontal_color_balance": {
        "no pair with a color": (["W1 -- -- R1"], []),
        "on neither side": (["-- R1 -- -- W1"], []),
        "the others score without it": (["R1 W2 -- R3 G2"], ["3: A1 A4"]),
    },
    "horizontal_symmetry": {
        "value alone is no pair": (["W1 -- -- -- R1"], []),
        "nor inside": (["-- W4 -- R4"], []),
        "the others score without it": (["R1 W2 -- G2 R1"], ["7: A1 A5"]),
    },
}

CASES = {
    f"{card}: {case}": (card, *rows)
    for table in (COUNTS, NEVER)
    for card, cases in table.items()
    for case, rows in cases.items()
}


@pytest.mark.parametrize("name", CASES)
def test_rare_glass_in(name: str) -> None:
    card, rows, proof = CASES[name]
    line = score_objective(drawn(*rows), find_objective(card))
    assert [f"{found.points}: {' '.join(found.spaces)}" for found in line.finds] == proof
    assert line.points == sum(found.points for found in line.finds)


@pytest.mark.parametrize("pairing", ["horizontal_shade_symmetry", "vertical_shade_balance", "horizontal_shade_balance"])
def test_rare_glass_makes_pairs_of_values(pairing: str) -> None:
    rows = {
        "horizontal_shade_symmetry": ["W4 -- -- -- R4"],
        "vertical_shade_balance": ["W4", "", "R4"],
        "horizontal_shade_balance": ["W4 -- -- R4"],
    }[pairing]
    card = find_objective(pairing)
    assert score_objective(drawn(*rows), card).points == 3
    assert score_objective(drawn(*[row.replace("W4", "W5") for row in rows]), card).points == 0
    assert score_objective(drawn(*[row.replace("R4", "--") for row in rows]), card).points == 0


def test_every_objective_of_the_first_edition_is_looked_at() -> None:
    cards = {card.id for card in all_cards(1).objectives if not card.id.startswith("rg_")}
    alike = {"tunnel", "brace", "port", "brackets", "wall"}
    pairs = {"horizontal_shade_symmetry", "vertical_shade_balance", "horizontal_shade_balance"}
    assert cards == set(COUNTS) | set(NEVER) | alike | pairs


@pytest.mark.parametrize("card", ["tunnel", "brace", "port", "brackets", "wall"])
def test_position_objectives_add_its_value(card: str) -> None:
    objective = find_objective(card)
    points = [score_objective(drawn().place(space, die_of("W5")), objective).points for space in range(20)]
    assert sorted(points) == [0] * 14 + [5] * 6


def test_its_space_is_not_open() -> None:
    assert score_window(drawn("W4"), [], [], 0).open.points == -19
