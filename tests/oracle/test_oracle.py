"""The slow referee by itself: the rulebooks' examples, its reading of windows, and properties that need no engine.

All else that it does is compared with the engine, whose own tests have the situations drawn by hand: `engine`, `tools`,
`modes`, `automa` and `whole_games`.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from oracle.slow_modes import AVOID_TOGETHER, private_points
from oracle.slow_modes import PUBLIC_OBJECTIVES as ALL_PUBLIC_OBJECTIVES
from oracle.slow_rules import (
    COLORS,
    SPACES,
    VALUES,
    SlowWindow,
    around,
    beside,
    breaches,
    legal_spaces,
    read_window,
    smallest_removals,
)
from oracle.slow_scores import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES, score
from oracle.slow_tools import TESTED_BY_HAND, TOOLS, tool_outcomes
from vitral.cards import all_cards, base_cards

BLANK = [".....", ".....", ".....", "....."]
EMPTY = ["-- -- -- -- --"] * 4
FRACTAL_DROPS = [".4.Y6", "R.2..", "..RP1", "BY..."]
EXAMPLE = ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"]
"""The scoring example of the rulebook (docs/rules.md §6)."""


def dice(**on: str) -> SlowWindow:
    """A window without restrictions that holds these dice: dice(A1="R4")."""
    window = read_window(BLANK, EMPTY)
    for space, die in on.items():
        window = window.with_die(space, die)
    return window


# -- windows -----------------------------------------------------------------------------------------------------


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


def test_neighbors() -> None:
    assert sorted(beside("A1")) == ["A2", "B1"]
    assert sorted(beside("B3")) == ["A3", "B2", "B4", "C3"]
    assert sorted(around("D5")) == ["C4", "C5", "D4"]
    assert sorted(around("C1")) == ["B1", "B2", "C2", "D1", "D2"]
    assert len(around("C4")) == 8


# -- examples of the rulebooks -------------------------------------------------------------------------------------


def test_the_rulebook_example_breaches_on_c5_alone() -> None:
    window = read_window(FRACTAL_DROPS, EXAMPLE)
    assert breaches(window) == {"C5": {"wrong_value"}}
    assert smallest_removals(window) == [["C5"]]
    assert breaches(window, excused=["C5"]) == {}
    assert smallest_removals(window, excused=["C5"]) == [[]]


def test_the_rulebook_example_scores_40() -> None:
    publics = ["column_color_variety", "light_shades", "color_variety"]
    assert score(read_window(FRACTAL_DROPS, EXAMPLE), publics, ["shades_of_purple"], 0) == {
        "total": 40,
        "public": {"column_color_variety": 10, "light_shades": 4, "color_variety": 12},
        "private": {"shades_of_purple": 17},
        "tokens": 0,
        "open": -3,
    }


def test_example_completions_counted_by_the_card_file() -> None:
    """docs/rules.md §6 counts 384 colorings and 5103 valuations that fit the text and the pattern."""
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


def test_the_rulebooks_fence_scores_13() -> None:
    fence = dice(B1="R3", C1="G5", B5="Y2", C5="B3", A1="P6")
    assert private_points(fence, "fence") == 3 + 5 + 0 + 0 + 2 + 3


# -- properties ----------------------------------------------------------------------------------------------------


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
        before = Counter(window.dice.values())
        for tool in ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"]:
            for rows, _, _ in tool_outcomes(tool, window, [], [["R1"], ["B1"]]):
                after = read_window(grid, rows)
                assert Counter(after.dice.values()) == before
                found = {reason for reasons in breaches(after).values() for reason in reasons}
                allowed = {"eglomise_brush": {"wrong_color"}, "copper_foil_burnisher": {"wrong_value"}}
                assert found <= allowed.get(tool, set())


def test_every_tool_is_known_or_tested_by_hand() -> None:
    """A tool of a box has a function in slow_tools.py (docs/adding-a-card.md)."""
    assert sorted([*TOOLS, *TESTED_BY_HAND]) == sorted(tool.id for tool in all_cards().tools)


def test_every_objective_of_the_base_game_is_known() -> None:
    assert set(PUBLIC_OBJECTIVES) == {card.id for card in base_cards().publics}
    assert set(PRIVATE_OBJECTIVES) == {card.id for card in base_cards().privates}


def test_every_public_objective_of_the_other_boxes_is_known() -> None:
    assert set(ALL_PUBLIC_OBJECTIVES) == {card.id for card in all_cards().publics}


def test_two_rare_glasses_are_no_window() -> None:
    with pytest.raises(AssertionError, match="one rare glass"):
        private_points(dice(A1="W1", D5="W2"), "rg_row_sum")


def test_every_card_to_avoid_is_an_objective() -> None:
    for pair in AVOID_TOGETHER:
        assert pair <= set(ALL_PUBLIC_OBJECTIVES)
        assert len(pair) == 2
