"""Hand-made checks of the slow referee itself, so that the engine is compared with something known."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from slow_rules import (
    COLORS,
    SPACES,
    SlowWindow,
    around,
    bag_per_color,
    beside,
    breaches,
    dice_per_round,
    legal_spaces,
    placement_reasons,
    read_window,
    smallest_removals,
    turn_order,
)
from slow_scores import PUBLIC_OBJECTIVES
from slow_windows import BLANK, EMPTY, EXAMPLE, FRACTAL_DROPS, dice

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


# --- placing (docs/rules.md §1.4) ---------------------------------------------------------------------------


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


# --- audit (docs/rules.md §1.8) -----------------------------------------------------------------------------


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
