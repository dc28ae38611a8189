"""How the Automa fills its window (docs/rules.md §5): columns, swaps, misfits. C7, C8, C11 and A2, A3, A6."""

from __future__ import annotations

from typing import Any

import pytest

from support.automa_table import automa_table, full

ROLL = "R4 B2 G6 Y1 P3"


# --- C7: its own color, from top to bottom ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "space"),
    [(["-- -- -- -- --"], "A4"), (["-- -- -- B6 --"], "B4"), (["-- -- -- B6 --", "-- -- -- B5 --"], "C4")],
)
def test_c7_the_topmost_open_space_of_the_color(column: list[str], space: str) -> None:
    t = automa_table(pool=ROLL, window=column, round=2).reveal("A02")
    assert t.automa()[space] == "B2"


def test_c7_values_do_not_matter_when_placing() -> None:
    t = automa_table(pool="R4 B4 -- -- --", window=["R4 Y4 G4 B4 P4"], round=1).reveal("A01")
    assert (t.automa()["B1"], t.automa()["B4"]) == ("R4", "B4")


def test_c7_the_first_die_needs_no_edge_and_later_ones_need_not_touch() -> None:
    t = automa_table(pool="G1 P1 -- -- --", window=["R1", "R2"], round=1).reveal("A01")
    assert t.automa() == {"A1": "R1", "B1": "R2", "A3": "G1", "A5": "P1"}


def test_c7_four_dice_fill_a_column() -> None:
    t = automa_table(pool="R4 -- -- -- --", window=["R1", "R2", "R3"], round=2).reveal("A01")
    assert t.rows(1) == ["R1 -- -- -- --", "R2 -- -- -- --", "R3 -- -- -- --", "R4 -- -- -- --"]


def test_c7_a_gap_left_by_a_pushed_die_is_the_topmost_open_space() -> None:
    t = automa_table(pool="R4 -- -- -- --", window=["R1", "--", "R3"], round=2).reveal("A01")
    assert t.automa()["B1"] == "R4"


# --- C8: a full column swaps with the track space of the same number ----------------------------------------


def test_c8_takes_a_fitting_die_of_that_space_and_leaves_its_own_there() -> None:
    t = automa_table(pool=ROLL, window=full("R"), track=["G5", "", "P2"]).reveal("A01")
    assert t.automa()["A3"] == "G5"
    assert t.track() == ["R4", "", "P2"]
    assert t.notes()[1:3] == ["automa_full R4 1", "automa_swaps R4 G5 1 A3"]
    assert t.pool() == "B2@2 G6@3 Y1@4 P3@5"


def test_c8_the_number_of_the_place_counts_not_the_entry() -> None:
    t = automa_table(pool=ROLL, window=full("Y"), track=["G5", "B1", "P2", "P6", "G1"]).reveal("A04")
    assert t.automa()["A5"] == "P6"  # the yellow die lay on place 4
    assert t.track() == ["G5", "B1", "P2", "Y1", "G1"]


def test_c8_a_die_of_the_space_whose_column_is_full_too_does_not_fit() -> None:
    t = automa_table(pool=ROLL, window=full("R", "G"), track=["G6 B1", "", "P2"]).reveal("A01")
    assert t.automa()["A4"] == "B1"
    assert t.track() == ["G6 R4", "", "P2"]


@pytest.mark.parametrize(
    ("pool", "card", "track"),
    [
        (ROLL, "A01", ["", "G1", "P2"]),
        (ROLL, "A01", ["R6", "G1", "P2"]),
        (ROLL, "A01", []),
        ("B2 G6 R4 Y1 P3", "A03", ["G6", "B4"]),
    ],
    ids=["an empty space", "only full colors there", "no space yet", "the space of this round"],
)
def test_c8_if_none_fits_the_pick_is_lost(pool: str, card: str, track: list[str]) -> None:
    t = automa_table(pool=pool, window=full("R"), track=track).reveal(card)
    assert t.notes()[1:3] == [f"automa_full R4 {pool.split().index('R4') + 1}", "automa_lost"]
    assert "R4@" in t.pool()
    assert t.track() == track


def test_c8_a_lost_first_pick_goes_right_for_the_second_die() -> None:
    t = automa_table(pool=ROLL, window=full("R"), round=1).reveal("A01")
    picked = {space: die for space, die in t.automa().items() if not space.endswith("1")}
    assert picked == {"A4": "B2"}
    assert t.pool() == "R4@1 G6@3 Y1@4 P3@5"


def test_c8_a_lost_second_pick_is_the_end_of_it() -> None:
    t = automa_table(pool=ROLL, window=full("B"), round=1).reveal("A01")
    assert t.automa()["A1"] == "R4"
    assert t.notes()[-2:] == ["automa_full B2 2", "automa_lost"]
    assert t.pool() == "B2@2 G6@3 Y1@4 P3@5"


def test_c8_what_the_first_pick_left_on_the_track_may_serve_the_next_one() -> None:
    t = automa_table(pool="R4 R2 -- -- --", window=full("R"), track=["G5", "Y6"]).reveal("A01")
    assert (t.automa()["A3"], t.automa()["A2"]) == ("G5", "Y6")
    assert t.track() == ["R4", "R2"]


# --- A2: the highest value, of equals the one put there first -----------------------------------------------


@pytest.mark.parametrize(
    ("space", "taken", "left"),
    [
        ("G2 B6 P4", "B6", "G2 P4 R4"),
        ("Y3 P3 G3", "Y3", "P3 G3 R4"),
        ("P3 G3 Y3", "P3", "G3 Y3 R4"),
        ("R6 G1", "G1", "R6 R4"),
        ("B5 B5 P5", "B5", "B5 P5 R4"),
    ],
    ids=["highest", "first of equals", "not by color", "fits before high", "one of two alike"],
)
def test_a2_which_die_of_the_space(space: str, taken: str, left: str) -> None:
    t = automa_table(pool=ROLL, window=full("R"), track=[space]).reveal("A01")
    assert f"automa_swaps R4 {taken} 1 A{'RYGBP'.index(taken[0]) + 1}" in t.notes()
    assert t.track() == [left]


def test_a2_a_die_swapped_in_later_was_put_there_later() -> None:
    t = automa_table(pool="R4 B2 -- -- Y3", window=full("R"), track=["G6 P3", ""], turn=0)
    t.play("tool lens_cutter", "take Y3@5", "track G6@1", "place A1", "pass")
    assert t.track()[0] == "P3 Y3"
    t.reveal("A01")
    assert t.automa()["A5"] == "P3"
    assert t.track()[0] == "Y3 R4"


# --- A3 and the option automa_misfit ------------------------------------------------------------------------


def test_a3_strict_is_the_default_and_loses_the_pick() -> None:
    t = automa_table(pool=ROLL, window=full("R"), round=2).reveal("A01")
    assert t.state.rules.options.automa_misfit == "strict"
    assert t.notes() == ["automa_card A01 1 2 3 4", "automa_full R4 1", "automa_lost", "automa_pays 1 lathekin"]


def test_a3_lenient_goes_on_to_the_right_with_the_same_pick() -> None:
    t = automa_table(pool=ROLL, window=full("R", "B"), round=2, automa_misfit="lenient").reveal("A01")
    assert t.automa()["A3"] == "G6"
    assert t.notes()[1:4] == ["automa_full R4 1", "automa_full B2 2", "automa_takes G6 3 A3"]
    assert t.state.automa.ended == 2


def test_a3_lenient_still_prefers_the_swap() -> None:
    t = automa_table(pool=ROLL, window=full("R"), track=["P1"], automa_misfit="lenient").reveal("A01")
    assert t.automa()["A5"] == "P1"


def test_a3_lenient_may_find_nothing_at_all() -> None:
    t = automa_table(pool="R4 R2 R6 R1 P3", window=full("R"), round=1, automa_misfit="lenient").reveal("A01")
    assert t.notes()[-1] == "automa_nothing"
    assert t.notes().count("automa_nothing") == 2
    assert t.pool() == "R4@1 R2@2 R6@3 R1@4 P3@5"


# --- C11, A6: misfits anywhere (the card AP3: 5 4 3 2) ------------------------------------------------------

GLASS: dict[str, Any] = {"board": "architectural", "glass": "W3"}


def test_a6_a_misfit_goes_on_top_of_the_emptiest_column() -> None:
    window = ["R1 Y1 G1 -- P1", "R1 -- G1 -- P1", "-- -- -- -- P1", "-- -- -- -- P1"]
    t = automa_table(pool="R4 B2 G6 Y1 P3", window=window, round=2, **GLASS).reveal("AP3")
    assert t.automa()["A4"] == "P3"
    assert t.notes()[1:] == ["automa_full P3 5", "automa_misfit P3 A4"]
    assert t.pool() == "R4@1 B2@2 G6@3 Y1@4"


def test_a6_of_equally_empty_columns_the_leftmost() -> None:
    window = ["R1 Y1 -- -- P1", "-- -- -- -- P1", "-- -- -- -- P1", "-- -- -- -- P1"]
    t = automa_table(pool=ROLL, window=window, round=2, **GLASS).reveal("AP3")
    assert t.automa()["A3"] == "P3"


def test_a6_only_after_the_swap_has_failed() -> None:
    track = ["", "", "", "", "R6"]
    t = automa_table(pool=ROLL, window=full("P"), track=track, **GLASS).reveal("AP3")
    assert t.automa()["A1"] == "R6"
    assert t.track()[4] == "P3"


def test_c11_both_picks_of_the_round_and_no_other_card() -> None:
    # Odd round: place 5 and place 4 hold misfits; both go on empty spaces.
    t = automa_table(pool="-- -- -- P2 P3", window=full("P"), round=1, **GLASS).reveal("AP3")
    assert (t.automa()["A1"], t.automa()["A2"]) == ("P3", "P2")
    t = automa_table(pool="-- -- -- P2 P3", window=full("P"), round=1, **GLASS).reveal("A05")
    assert "A1" not in t.automa()


def test_c11_a_misfit_takes_a_space_of_its_column_for_good() -> None:
    window = ["R1 Y1 G1 B1 P1", "R1 Y1 G1 B1 P1", "R1 Y1 G1 B1 P1", "-- Y1 G1 B1 P1"]
    t = automa_table(pool="-- -- -- R4 P3", window=window, round=1, favor=0, **GLASS).reveal("AP3")
    assert t.automa()["D1"] == "P3"
    assert t.notes()[-2:] == ["automa_full R4 4", "automa_lost"]


def test_a6_a_full_window_takes_no_misfit() -> None:
    t = automa_table(pool=ROLL, window=full(*"RYGBP"), round=2, **GLASS).reveal("AP3")
    assert t.notes()[1:] == ["automa_full P3 5", "automa_lost"]
