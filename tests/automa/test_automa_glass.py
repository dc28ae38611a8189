"""The Automa and rare glass (docs/rules.md §5): cards, positions, late glass. C14-C16, A8, A10 and the decisions."""

from __future__ import annotations

from typing import Any

import pytest

from support.automa_table import AUTOMA, AutomaTable, all_dice, automa_table, full
from vitral import ChanceError
from vitral.engine import pending

ROLL = "R4 B2 G6 Y1 P3"
ONE: dict[str, Any] = {"board": "architectural", "glass": "W3"}
THREE: dict[str, Any] = {"board": "patterned", "glass": "W2 W4 W5"}


def table_with_glass(position: str, **laid: Any) -> AutomaTable:
    """An even round in which AP1 (1 5 4 3, glass) is turned up and that position drawn."""
    t = automa_table(pool=ROLL, round=2, **(ONE | laid)).reveal("AP1")
    return t.resolve(f"deal position {position}")


# --- C14: first the die, then tokens onto the board, then the glass -----------------------------------------


@pytest.mark.parametrize(("favor", "left", "paid"), [(5, 3, 2), (2, 0, 2), (1, 0, 1), (0, 0, 0)])
def test_c14_two_tokens_or_what_it_has(favor: int, left: int, paid: int) -> None:
    t = table_with_glass("C3", favor=favor)
    assert (t.favor(), t.state.glass_tokens) == (left, paid)
    assert t.automa() == {"A1": "R4", "C3": "W3"}
    assert f"automa_glass W3 {paid}" in t.notes()


def test_c14_the_price_of_the_board_does_not_matter_to_it() -> None:
    t = automa_table(pool=ROLL, round=2, board="iridescent", glass="W3").reveal("AP1")
    assert (t.favor(), t.state.glass_tokens) == (3, 2)


def test_c14_the_preferred_die_comes_first() -> None:
    t = automa_table(pool=ROLL, round=2, **ONE).reveal("AP1")
    assert t.automa() == {"A1": "R4"}
    assert t.notes()[1:] == ["automa_takes R4 1 A1", "automa_glass W3 2"]
    chance = pending(t.state)
    assert chance is not None
    assert (chance.kind, chance.purpose) == ("deal", "position")


def test_c14_tokens_on_the_board_make_it_dearer_for_the_person() -> None:
    t = table_with_glass("C3", tokens=1).resolve("reroll W6")
    assert t.refused("glass W6") == {"cannot_pay"}
    assert table_with_glass("C3", tokens=2).resolve("reroll W6").play("glass W6").tokens[0] == 0


def test_c14_ap3_takes_no_glass() -> None:
    t = automa_table(pool=ROLL, round=2, **ONE).reveal("AP3")
    assert not t.waits_for_chance()
    assert (t.favor(), t.state.glass_tokens) == (5, 0)


@pytest.mark.parametrize("laid", [{"glass": ""}, {"window": ["--", "-- W1"]}], ids=["board empty", "has one"])
def test_c14_nothing_to_take_nothing_to_pay(laid: dict[str, Any]) -> None:
    t = automa_table(pool=ROLL, round=2, **(ONE | laid)).reveal("AP1")
    assert (t.favor(), t.state.glass_tokens) == (5, 0)
    assert t.notes()[-1] == "automa_no_glass"


# --- C14, A8: a die already there makes room ----------------------------------------------------------------


def test_a8_a_pushed_die_goes_to_the_next_free_space_below() -> None:
    t = table_with_glass("B2", window=["-- Y1", "-- Y2"])
    assert {space: die for space, die in t.automa().items() if space[1] == "2"} == {"A2": "Y1", "B2": "W3", "C2": "Y2"}
    assert t.notes()[-2:] == ["automa_pushed Y2 C2", "automa_glass_at W3 B2"]


def test_a8_below_comes_before_above() -> None:
    t = table_with_glass("C3", window=["--", "-- -- G2", "-- -- G3"])
    assert (t.automa()["D3"], "A3" in t.automa()) == ("G3", False)


def test_a8_taken_spaces_below_are_passed_over() -> None:
    t = table_with_glass("B2", window=["-- Y1", "-- Y2", "-- Y3"])
    assert (t.automa()["B2"], t.automa()["C2"], t.automa()["D2"]) == ("W3", "Y3", "Y2")


def test_a8_if_none_is_free_below_the_first_free_of_the_column() -> None:
    t = table_with_glass("C3", window=["--", "-- -- G2", "-- -- G3", "-- -- G4"])
    assert (t.automa()["A3"], t.automa()["C3"]) == ("G3", "W3")
    assert "automa_pushed G3 A3" in t.notes()


def test_a8_from_a_full_column_it_leaves_the_game() -> None:
    t = table_with_glass("B4", window=["-- -- -- B1", "-- -- -- B2", "-- -- -- B3", "-- -- -- B4"])
    assert t.automa()["B4"] == "W3"
    assert "B2" not in t.automa().values()
    assert "automa_pushed_out B2" in t.notes()
    assert t.state.to_dict()["removed"] == ["B2"]


def test_a8_on_an_open_space_nothing_moves() -> None:
    t = table_with_glass("B2", window=["-- Y1"])
    assert t.notes()[-1] == "automa_glass_at W3 B2"
    assert not [note for note in t.notes() if "pushed" in note]
    assert t.automa() == {"A1": "R4", "A2": "Y1", "B2": "W3"}


def test_a8_later_dice_skip_the_glass() -> None:
    t = automa_table(pool="Y4 Y5 -- -- --", window=["-- Y1", "-- W3"], round=1, **ONE).reveal("A01")
    assert (t.automa()["B2"], t.automa()["C2"], t.automa()["D2"]) == ("W3", "Y4", "Y5")


def test_a8_beside_glass_three_dice_fill_the_column() -> None:
    window = ["-- Y1", "-- W3", "-- Y2", "-- Y6"]
    t = automa_table(pool="Y4 -- -- -- --", window=window, round=2, **ONE).reveal("A01")
    assert t.notes()[1:3] == ["automa_full Y4 1", "automa_lost"]


# --- A10: several dice, refill ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("glass", "taken", "left"),
    [("W2 W4 W5", "W5", ["W2", "W4"]), ("W2 W6 W6", "W6", ["W2", "W6"]), ("W1 W3", "W3", ["W1"])],
)
def test_a10_the_highest_of_several(glass: str, taken: str, left: list[str]) -> None:
    t = table_with_glass("B3", **(THREE | {"glass": glass}))
    assert t.automa()["B3"] == taken
    assert t.state.to_dict()["glass"] == left
    assert not t.waits_for_chance()


def test_a10_an_emptied_board_is_refilled() -> None:
    t = table_with_glass("B3")
    chance = pending(t.state)
    assert chance is not None
    assert (chance.kind, chance.purpose, chance.amount) == ("reroll", "board", 1)
    t.resolve("reroll W6")
    assert (t.state.to_dict()["glass"], t.state.glass_supply, t.seat) == (["W6"], 4, 0)


def test_a10_the_last_die_of_a_board_with_three_slots_brings_three_new_ones() -> None:
    t = table_with_glass("B3", **(THREE | {"glass": "W4"})).resolve("reroll W1 W1 W6")
    assert t.state.to_dict()["glass"] == ["W1", "W1", "W6"]


def test_a10_an_exhausted_board_stays_empty() -> None:
    t = automa_table(pool=ROLL, round=2, **ONE)
    t.state.glass_supply = 0
    t.reveal("AP1").resolve("deal position B3")
    assert (t.state.glass, t.waits_for_chance()) == ((), False)


# --- C16: six position cards --------------------------------------------------------------------------------


@pytest.mark.parametrize("position", ["B2", "B3", "B4", "C2", "C3", "C4"])
def test_c16_the_six_positions(position: str) -> None:
    assert table_with_glass(position).automa()[position] == "W3"


@pytest.mark.parametrize("wrong", ["A1", "B1", "D3", "E9"])
def test_c16_there_is_no_other_position(wrong: str) -> None:
    t = automa_table(pool=ROLL, round=2, **ONE).reveal("AP1")
    before = t.state.copy()
    with pytest.raises(ChanceError, match="is not in that deck"):
        t.resolve(f"deal position {wrong}")
    assert t.state == before


def test_c16_one_card_is_drawn() -> None:
    t = automa_table(pool=ROLL, round=2, **ONE).reveal("AP1")
    chance = pending(t.state)
    assert chance is not None
    assert (chance.amount, chance.among) == (1, ("B2", "B3", "B4", "C2", "C3", "C4"))
    with pytest.raises(ChanceError, match="expected deal position B3"):
        t.resolve("deal position B2 B3")


# --- C15: late glass ----------------------------------------------------------------------------------------


def at_the_end(**laid: Any) -> AutomaTable:
    """The person's last turn of the game, the Automa's last pick finding nothing; they pass."""
    t = automa_table(round=10, turn=2, **(ONE | laid))
    t.state.automa = t.state.automa._replace(card="A01", ended=3)
    return t.play("pass")


def test_c15_glass_replaces_the_die_and_takes_over_its_value() -> None:
    t = at_the_end(window=["-- Y1", "-- Y6", "-- Y2"])
    before = all_dice(t.state)
    t.resolve("deal position B2")
    assert t.over()
    assert t.automa() == {"A2": "Y1", "B2": "W6", "C2": "Y2"}
    assert t.state.to_dict()["removed"] == ["Y6"]
    assert t.notes()[-1] == "automa_late_glass W6 B2"
    assert all_dice(t.state) == before


def test_c15_no_token_is_paid_for_it() -> None:
    t = at_the_end(favor=4).resolve("deal position B2")
    assert (t.favor(), t.state.glass_tokens) == (4, 0)


def test_c15_glass_it_has_already_is_enough() -> None:
    t = at_the_end(window=["--", "-- W1"])
    assert t.over()
    assert t.automa() == {"B2": "W1"}


def test_c15_of_several_it_gets_the_highest() -> None:
    t = at_the_end(**THREE).resolve("deal position C3")
    assert t.automa() == {"C3": "W5"}


def test_c15_an_empty_board_gives_nothing() -> None:
    assert at_the_end(glass="").over()


def test_c15_is_for_rare_glass_only() -> None:
    assert at_the_end(board="", glass="").over()


@pytest.mark.parametrize("position", ["B3", "C2", "C4"])
def test_late_glass_on_an_empty_position_keeps_its_own_value(position: str) -> None:
    t = at_the_end(window=["R1 Y1 G1 B1 P1", "R1 Y1"]).resolve(f"deal position {position}")
    assert t.automa()[position] == "W3"
    assert t.state.removed == ()


def test_c15_the_objective_of_the_automa_counts_the_late_glass() -> None:
    private = ["rg_row_sum", "rg_same_value"]
    t = at_the_end(window=["R5", "-- Y5 -- B5 --", "-- -- G2"], private=private)
    assert t.points()["private"] == {"rg_same_value": 0}
    t.resolve("deal position B2")
    assert t.automa()["B2"] == "W5"
    assert t.points()["private"] == {"rg_same_value": 6}
    assert t.state.windows[AUTOMA].rows()[1] == "-- W5 -- B5 --"


def test_the_pool_of_the_last_round_goes_on_the_track_before_late_glass() -> None:
    t = at_the_end(pool="-- B2 -- -- P3")
    assert t.track()[-1] == "B2 P3"
    assert t.resolve("deal position B3").over()


def test_a_full_column_counts_the_glass_as_filled() -> None:
    window = [*full("Y")[:1], "-- W3", *full("Y")[2:]]
    t = automa_table(window=window, round=2, public=["color_diagonals"], **ONE)
    assert t.points()["public"] == {"color_diagonals": 3}
