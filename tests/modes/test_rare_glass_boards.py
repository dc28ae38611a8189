"""The six rare-glass boards: price, slots, refill, and when they may be used (docs/rules.md §4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from support.passion_table import BOARDS, ONES, PassionTable, passion
from support.table import BLANK
from vitral import ChanceError
from vitral.engine import pending

FIVE_COLORS = "R1 Y2 G3 B4 P5"

Case = tuple[str, list[str], int]

PRICES: dict[str, Case] = {
    "iridescent: an empty window": ("iridescent", [], 5),
    "iridescent: two in the top row": ("iridescent", ["R1 -- B3"], 3),
    "iridescent: dice further down do not count": ("iridescent", ["R1", "G2 B3", "P4"], 4),
    "iridescent: a full top row is free": ("iridescent", [FIVE_COLORS], 0),
    "textured: an empty window": ("textured", [], 4),
    "textured: one corner taken": ("textured", ["R1"], 3),
    "textured: edges are no corners": ("textured", ["-- R1 -- G2", "B3", "", "-- -- P4"], 4),
    "textured: three corners taken": ("textured", ["R1 -- -- -- G2", "", "", "B3"], 1),
    "textured: all corners taken": ("textured", ["R1 -- -- -- G2", "", "", "B3 -- -- -- P4"], 0),
    "streaked: an empty window": ("streaked", [], 5),
    "streaked: two colors": ("streaked", ["R1 G2 R3"], 3),
    "streaked: all five": ("streaked", [FIVE_COLORS], 0),
    "streaked: many dice of one color": ("streaked", ["R1 -- R2 -- R3", "-- R4 -- R5"], 4),
    "architectural: an empty window": ("architectural", [], 1),
    "architectural: whatever lies in the window": ("architectural", [FIVE_COLORS], 1),
    "seeded: always one": ("seeded", [FIVE_COLORS], 1),
}


def pays(t: PassionTable, die: str) -> int:
    """What the seat to move pays for a die of the board; the tokens go on the board."""
    before, on_board = t.tokens[0], t.board_tokens
    t.play(f"glass {die}")
    assert t.board_tokens - on_board == before - t.tokens[0]
    return before - t.tokens[0]


# --- prices -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", PRICES)
def test_the_price_counts_the_window_before_the_placement(case: str) -> None:
    board, rows, price = PRICES[case]
    assert pays(passion(board=board, glass="W6", windows=[(BLANK, rows)], tokens=[6, 3]), "W6") == price


@pytest.mark.parametrize("case", PRICES)
def test_who_has_just_enough_may_pay_and_who_has_less_may_not(case: str) -> None:
    board, rows, price = PRICES[case]
    t = passion(board=board, glass="W6", windows=[(BLANK, rows)], tokens=[price, 3])
    assert t.can("glass W6")
    assert t.play("glass W6").tokens == [0, 3]
    if price:
        poor = passion(board=board, glass="W6", windows=[(BLANK, rows)], tokens=[price - 1, 3])
        assert poor.refused("glass W6") == {"cannot_pay"}


@pytest.mark.parametrize("tokens", [0, 3])
def test_a_price_of_nothing_is_legal(tokens: int) -> None:
    t = passion(board="textured", glass="W6", windows=[(BLANK, PRICES["textured: all corners taken"][1])])
    t.state.tokens = [tokens, 3]
    t.play("glass W6", "place A2")
    assert (t.tokens, t.board_tokens) == ([tokens, 3], 0)


def test_the_space_it_takes_does_not_lower_its_price() -> None:
    t = passion(board="textured", glass="W6", tokens=[4, 3]).play("glass W6", "place A1")
    assert t.tokens == [0, 3], "four corners were open"
    t = passion(board="iridescent", glass="W6", windows=[(BLANK, ["", "R1"])], tokens=[5, 3])
    assert t.play("glass W6", "place A1").tokens == [0, 3], "five spaces of the top row were open"


def test_another_seats_glass_in_its_own_window_does_not_matter() -> None:
    t = passion(board="iridescent", glass="W6", windows=[(BLANK, [FIVE_COLORS]), (BLANK, ["W1"])], tokens=[0, 9])
    assert t.can("glass W6")
    assert t.play("pass").refused("glass W6") == {"one_glass_only"}


# --- Patterned Glass: three dice ----------------------------------------------------------------------------


@pytest.mark.parametrize(("glass", "price"), [("W1 W3 W6", 2), ("W3 W6", 1), ("W6", 0)])
def test_patterned_glass_costs_the_dice_left_behind(glass: str, price: int) -> None:
    t = passion(board="patterned", glass=glass, tokens=[2, 3])
    assert t.offered("glass") == glass
    assert pays(t, "W6") == price


def test_patterned_glass_lets_choose_and_leaves_the_others() -> None:
    t = passion(board="patterned", glass="W1 W3 W3", tokens=[3, 3])
    assert t.offered("glass") == "W1 W3"
    t.play("glass W3", "place A1")
    assert (t.dice(), t.glass) == ({"A1": "W3"}, "W1 W3")
    assert not t.waits_for_chance(), "filled up only when it is empty"


def test_patterned_glass_offers_only_dice_that_can_be_placed() -> None:
    t = passion(board="patterned", glass="W1 W3 W6", windows=[(ONES, [])], tokens=[3, 3])
    assert t.offered("glass") == "W1"
    assert t.refused("glass W3") == {"no_completion"}
    assert t.refused("glass W5") == {"not_on_board"}


def test_patterned_glass_is_filled_up_with_three_dice_at_once() -> None:
    t = passion(board="patterned", glass="W6", supply=3).play("glass W6", "place A1")
    asked = pending(t.state)
    assert asked is not None
    assert (asked.kind, asked.amount) == ("reroll", 3)
    t.resolve("reroll W2 W2 W5")
    assert (t.glass, t.state.glass_supply) == ("W2 W2 W5", 0)


# --- Architectural Glass: as for a tool ---------------------------------------------------------------------


@pytest.mark.parametrize(("on_board", "price"), [(0, 1), (1, 2), (3, 2), (7, 2)])
def test_architectural_glass_costs_2_once_tokens_lie_there(on_board: int, price: int) -> None:
    assert pays(passion(board="architectural", glass="W6", board_tokens=on_board, tokens=[3, 3]), "W6") == price


def test_the_tokens_stay_on_the_board_and_make_it_dearer_for_the_next() -> None:
    t = passion(board="architectural", glass="W6", pool="R1", tokens=[3, 3])
    t.play("glass W6", "place A1").resolve("reroll W2").play("pass", "glass W2", "place A1")
    assert (t.tokens, t.board_tokens) == ([2, 1], 3)


# --- Seeded Glass: rolled again -----------------------------------------------------------------------------


def test_seeded_glass_is_rolled_again_and_placed() -> None:
    t = passion(board="seeded", glass="W6", supply=4, tokens=[1, 3]).play("glass W6")
    assert (t.waits_for_chance(), t.tokens, t.board_tokens) == (True, [0, 3], 1)
    for impossible in ("reroll R4", "reroll W4 W5", "draw R"):
        with pytest.raises(ChanceError):
            t.resolve(impossible)
    t.resolve("reroll W2").play("place A1")
    assert t.dice() == {"A1": "W2"}
    t.resolve("reroll W3")
    assert (t.glass, t.state.glass_supply) == ("W3", 3)


def test_seeded_glass_may_stay_on_the_board_with_its_new_value() -> None:
    t = passion(board="seeded", glass="W6", supply=4, tokens=[2, 3]).play("glass W6").resolve("reroll W2")
    assert t.can("place A1")
    t.play("leave")
    assert (t.glass, t.dice(), t.tokens, t.state.glass_supply) == ("W2", {}, [1, 3], 4)
    assert t.refused("glass W2") == {"glass_used"}, "once a turn"
    t.play("pass", "pass", "pass")
    assert t.seat == 0
    assert t.can("glass W2"), "its window has none yet"


def test_seeded_glass_needs_no_space_before_paying_and_stays_if_there_is_none() -> None:
    t = passion(board="seeded", glass="W6", windows=[(ONES, [])], tokens=[1, 3]).play("glass W6").resolve("reroll W5")
    assert t.legal() == ["leave"]
    assert t.refused("place A1") == {"wrong_value"}
    assert t.play("leave").glass == "W5"
    fits = passion(board="seeded", glass="W6", windows=[(ONES, [])], tokens=[1, 3]).play("glass W6")
    assert fits.resolve("reroll W1").can("place A1")


@pytest.mark.parametrize("board", [board for board in BOARDS if board != "seeded"])
def test_on_every_other_board_a_space_must_exist_before_paying(board: str) -> None:
    t = passion(board=board, glass="W6", windows=[(ONES, [])], tokens=[6, 3])
    assert t.refused("glass W6") == {"no_completion"}
    t = passion(board=board, glass="W1", windows=[(ONES, [])], tokens=[6, 3]).play("glass W1")
    assert t.refused("leave") == {"must_place"}


# --- once a turn, one for each window, beside everything else -----------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_one_rare_glass_for_each_window(board: str) -> None:
    t = passion(board=board, glass="W6", windows=[(BLANK, ["W1"])], tokens=[9, 3])
    assert not t.can("glass")
    assert t.refused("glass W6") == {"one_glass_only"}


def test_every_reason_is_told() -> None:
    t = passion(board="textured", glass="W6", windows=[(ONES, ["W1"])], tokens=[0, 3])
    t.state.glass_used = True
    assert t.refused("glass W6") == {"glass_used", "one_glass_only", "cannot_pay"}
    assert t.refused("glass W2") == {"glass_used", "one_glass_only", "cannot_pay", "not_on_board"}


def test_the_board_comes_beside_draft_and_tool_in_any_order() -> None:
    laid: dict[str, Any] = {"board": "architectural", "glass": "W6", "pool": "R3 B1", "tools": ["grozing_pliers"]}
    t = passion(**laid).play("glass W6", "place A1").resolve("reroll W2")
    assert {"take R3", "tool grozing_pliers", "pass"} <= set(t.legal())
    t.play("tool grozing_pliers", "take R3", "set 4", "place B2")
    assert t.legal() == ["pass"]
    t = passion(**laid).play("tool grozing_pliers", "take R3", "set 4", "place B1")
    assert t.legal() == ["glass W6", "pass"]
    assert t.play("glass W6", "place A1").resolve("reroll W2").legal() == ["pass"]


def test_the_board_is_open_in_both_turns_of_a_round_to_the_seat_to_move() -> None:
    t = passion(board="architectural", glass="W6", pool="R3", turn=3)
    assert t.can("glass W6")
    assert t.play("glass W6").refused("pass") == {"not_offered"}


def test_a_glass_die_in_hand_is_placed_at_once() -> None:
    t = passion(board="architectural", glass="W6", pool="R3").play("glass W6")
    assert t.hand() == "W6"
    assert all(text.startswith("place ") for text in t.legal())


# --- refill -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", [board for board in BOARDS if board != "patterned"])
def test_an_empty_board_gets_a_new_die_at_once(board: str) -> None:
    t = passion(board=board, glass="W6", supply=5, tokens=[6, 3]).play("glass W6")
    if board == "seeded":
        t.resolve("reroll W6")
    t.play("place A1")
    assert t.waits_for_chance()
    t.resolve("reroll W4")
    assert (t.glass, t.state.glass_supply) == ("W4", 4)


@pytest.mark.parametrize(("left", "rolled"), [(3, 3), (2, 2), (1, 1)])
def test_it_is_filled_up_as_far_as_the_six_dice_reach(left: int, rolled: int) -> None:
    t = passion(board="patterned", glass="W6", supply=left).play("glass W6", "place A1")
    t.resolve("reroll" + " W1" * rolled)
    assert (t.glass, t.state.glass_supply) == (" ".join(["W1"] * rolled), left - rolled)


@pytest.mark.parametrize("board", BOARDS)
def test_an_exhausted_board_stays_empty(board: str) -> None:
    t = passion(board=board, glass="W6", supply=0, tokens=[6, 9]).play("glass W6")
    if board == "seeded":
        t.resolve("reroll W6")
    t.play("place A1")
    assert (t.glass, t.waits_for_chance()) == ("", False)
    t.play("pass")
    assert not t.can("glass")
    assert t.refused("glass W6") == {"not_on_board"}


def test_a_whole_box_serves_six_windows() -> None:
    t = passion(board="architectural", glass="W1", supply=5, players=6, tokens=[2] * 6)
    for _ in range(6):
        t.play("glass W1", "place A1")
        if t.waits_for_chance():
            t.resolve("reroll W1")
        t.play("pass")
    assert [t.dice(seat) for seat in range(6)] == [{"A1": "W1"}] * 6
    assert (t.glass, t.state.glass_supply, t.board_tokens) == ("", 0, 11)
