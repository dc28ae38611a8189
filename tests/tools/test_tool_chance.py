"""Tools that ask chance: 6 Flux Brush, 7 Glazing Hammer, 11 Flux Remover (docs/rules.md §1.9)."""

from __future__ import annotations

import pytest

from support.table import BLANK, table
from vitral import ChanceError
from vitral.engine import pending

ONES = ["11111", "1...1", "1...1", "11111"]
"""A print on whose edge only a 1 may begin."""


# --- 6 Flux Brush -------------------------------------------------------------------------------------------


def test_flux_brush_rolls_the_drafted_die_again() -> None:
    t = table(windows=[(BLANK, ["R3 -- -- -- --"])], pool="B3 G6", tools=["flux_brush"])
    t.play("tool flux_brush", "take B3")
    assert t.waits_for_chance()
    assert t.legal() == []
    assert t.refused("place A2") == {"chance_pending"}
    t.resolve("reroll B5").play("place A2")
    assert t.dice() == {"A1": "R3", "A2": "B5"}
    assert t.pool() == "G6"
    assert t.legal() == ["pass"]


def test_flux_brush_dice_that_fit_must_be_placed() -> None:
    t = table(windows=[(BLANK, ["R3 -- -- -- --"])], pool="R4", tools=["flux_brush"])
    t.play("tool flux_brush", "take R4").resolve("reroll R3")
    assert t.legal() == ["place B2"]
    assert t.refused("leave") == {"must_place"}
    assert t.refused("pass") == {"not_offered"}


def test_flux_brush_dice_that_fit_nowhere_go_back_with_the_new_value_and_the_draft_is_used_up() -> None:
    t = table(windows=[(ONES, [])], pool="B3 G1", tools=["flux_brush"], tokens=[3, 3])
    t.play("tool flux_brush", "take B3").resolve("reroll B4")
    assert t.legal() == ["leave"]
    assert t.refused("place A1") == {"wrong_value"}
    t.play("leave")
    assert t.pool() == "G1 B4"
    assert t.legal() == ["pass"]
    assert t.refused("take G1") == {"already_drafted"}
    assert t.tokens == [2, 3]


def test_flux_brush_may_take_any_die_of_the_pool_fitting_or_not() -> None:
    t = table(windows=[(ONES, [])], pool="R1 B3 G6", tools=["flux_brush"])
    assert table(windows=[(ONES, [])], pool="R1 B3 G6", tools=["flux_brush"], tokens=[0, 3]).offered("take") == "R1"
    assert t.offered("take") == "R1 G6 B3", "any die may be taken and then the tool be used"
    assert t.play("tool flux_brush").offered("take") == "R1 G6 B3"


def test_flux_brush_keeps_the_color_of_the_die() -> None:
    t = table(pool="B3", tools=["flux_brush"]).play("tool flux_brush", "take B3")
    for impossible in ("reroll R3", "reroll B3 B4", "draw B"):
        with pytest.raises(ChanceError):
            t.resolve(impossible)
    assert t.waits_for_chance()


def test_flux_brush_is_unusable_after_the_draft_and_without_dice() -> None:
    t = table(pool="R4 B2", tools=["flux_brush"]).play("take R4", "place A1")
    assert t.refused("tool flux_brush") == {"already_drafted"}
    assert table(pool="", tools=["flux_brush"]).refused("tool flux_brush") == {"no_completion"}


# --- 7 Glazing Hammer ---------------------------------------------------------------------------------------


def test_glazing_hammer_rolls_the_whole_pool_and_leaves_the_draft() -> None:
    t = table(pool="R1 B2 B2", tools=["glazing_hammer"], turn=3)
    assert t.seat == 0
    t.play("tool glazing_hammer")
    asked = pending(t.state)
    assert asked is not None
    assert (asked.kind, asked.amount) == ("reroll", 3)
    t.resolve("reroll R6 B1 B3")
    assert t.pool() == "R6 B1 B3"
    assert t.offered("take") == "R6 B1 B3"
    assert t.can("pass")
    assert t.play("take B3", "place A1").dice() == {"A1": "B3"}


def test_glazing_hammer_keeps_the_colors() -> None:
    t = table(pool="R1 B2 B2", tools=["glazing_hammer"], turn=3).play("tool glazing_hammer")
    for impossible in ("reroll R6 R1 B3", "reroll R6 B1", "reroll R6 B1 B3 B4"):
        with pytest.raises(ChanceError):
            t.resolve(impossible)


def test_glazing_hammer_is_for_the_second_turn_of_the_round_before_the_draft() -> None:
    first = table(pool="R1 B2", tools=["glazing_hammer"], turn=0)
    assert first.refused("tool glazing_hammer") == {"wrong_turn"}
    assert first.play("take R1", "place A1").refused("tool glazing_hammer") == {"already_drafted", "wrong_turn"}
    second = table(pool="R1 B2", tools=["glazing_hammer"], turn=3).play("take R1", "place A1")
    assert second.refused("tool glazing_hammer") == {"already_drafted"}


def test_glazing_hammer_serves_the_last_player_in_the_second_of_two_turns_in_a_row() -> None:
    t = table(pool="R1 B2", tools=["glazing_hammer"], turn=1)
    assert t.seat == 1
    assert t.refused("tool glazing_hammer") == {"wrong_turn"}
    t.play("pass")
    assert t.seat == 1
    assert t.can("tool glazing_hammer")


def test_glazing_hammer_needs_dice_in_the_pool() -> None:
    assert table(pool="", tools=["glazing_hammer"], turn=3).refused("tool glazing_hammer") == {"no_completion"}


# --- 11 Flux Remover ----------------------------------------------------------------------------------------


def test_flux_remover_bags_the_die_draws_another_and_sets_any_value() -> None:
    t = table(pool="B3 G6", tools=["flux_remover"])
    blue, purple = t.state.bag[3], t.state.bag[4]
    t.play("tool flux_remover", "take B3")
    asked = pending(t.state)
    assert asked is not None
    assert asked.kind == "draw"
    assert asked.among[3] == blue + 1, "the die is in the bag before the draw"
    assert t.state.to_dict()["hand"] == "", "and no longer in hand"
    t.resolve("draw P")
    assert (t.state.bag[3], t.state.bag[4]) == (blue + 1, purple - 1)
    assert t.offered("set") == "1 2 3 4 5 6"
    t.play("set 6", "place A1")
    assert t.dice() == {"A1": "P6"}
    assert t.pool() == "G6"
    assert t.legal() == ["pass"]


def test_flux_remover_may_draw_the_same_die_again() -> None:
    t = table(pool="B3", tools=["flux_remover"], bag="").play("tool flux_remover", "take B3").resolve("draw B")
    assert sum(t.state.bag) == 0
    assert t.play("set 3", "place A1").dice() == {"A1": "B3"}


def test_flux_remover_dice_may_be_left_in_the_pool_with_the_chosen_value_though_they_fit() -> None:
    t = table(pool="B3 G6", tools=["flux_remover"])
    t.play("tool flux_remover", "take B3").resolve("draw Y").play("set 2")
    assert t.can("place A1")
    t.play("leave")
    assert t.pool() == "Y2 G6"
    assert t.legal() == ["pass"]
    assert t.refused("take G6") == {"already_drafted"}


def test_flux_remover_dice_obey_every_restriction() -> None:
    t = table(windows=[(ONES, [])], pool="B3", tools=["flux_remover"])
    t.play("tool flux_remover", "take B3").resolve("draw Y").play("set 2")
    assert t.legal() == ["leave"]
    assert t.refused("place A1") == {"wrong_value"}


def test_flux_remover_draws_from_the_bag_as_it_is() -> None:
    t = table(pool="B3", tools=["flux_remover"], bag="RR").play("tool flux_remover", "take B3")
    for impossible in ("draw G", "reroll B4", "roll R4"):
        with pytest.raises(ChanceError):
            t.resolve(impossible)
    assert t.resolve("draw R").state.bag == (1, 0, 0, 1, 0)


def test_flux_remover_with_an_empty_bag_gives_the_same_die_back() -> None:
    """Four players roll all ninety dice, so in round 10 nothing else can be drawn."""
    t = table(players=4, pool="B3 R1", round=10, tools=["flux_remover"], bag="")
    t.play("tool flux_remover", "take B3")
    with pytest.raises(ChanceError):
        t.resolve("draw R")
    t.resolve("draw B").play("set 1", "place A1")
    assert t.dice() == {"A1": "B1"}
    assert sum(t.state.bag) == 0


def test_flux_remover_may_take_any_die_and_comes_before_the_draft() -> None:
    t = table(windows=[(ONES, [])], pool="R1 B3 G6", tools=["flux_remover"])
    assert t.play("tool flux_remover").offered("take") == "R1 G6 B3"
    t = table(pool="R4 B2", tools=["flux_remover"]).play("take R4", "place A1")
    assert t.refused("tool flux_remover") == {"already_drafted"}
    assert table(pool="", tools=["flux_remover"]).refused("tool flux_remover") == {"no_completion"}
