"""The lighter round track of solo (docs/rules.md §2.1, [option] track = all | lighter), S1 to S9 by name.

M is the highest value on the space of the round before, H the dice left that are higher. One die of H (or the lowest,
if M is 6) may go down alone, or all; nothing between.
"""

from __future__ import annotations

from random import Random

import pytest

from support.table import Table, table
from vitral import Game

LIGHTER = {"track": "lighter"}


def last_turn(pool: str, *before: str, tool: str = "lens_cutter") -> Table:
    """The last turn of a round; the track is as given, one text for each round."""
    return table(mode="solo", options=LIGHTER, pool=pool, track=before, tools=[tool], turn=1)


def round_ends(left: str, *before: str) -> Table:
    """The last turn is passed with these dice left."""
    return last_turn(left, *before).play("pass")


def choices(t: Table) -> str:
    """What may go on the track, if the player is asked at all."""
    return t.offered("keep")


# --- the steps ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", ["R5 B2", "R6 Y6 G1", "P3"])
def test_in_round_1_all_dice_go_down(left: str) -> None:
    t = round_ends(left)
    assert t.waits_for_chance(), "nothing is asked"
    assert t.track() == [left]


@pytest.mark.parametrize("left", ["R3 B1", "Y4 B4", "R1 G1 P1"])
def test_without_a_higher_die_all_go_down(left: str) -> None:
    t = round_ends(left, "R3 B4")
    assert t.waits_for_chance()
    assert (t.track()[-1], t.removed()) == (left, "")


@pytest.mark.parametrize(
    ("left", "before", "asked"),
    [
        ("R3 B5", "R3 B4", "B5 all"),
        ("R5 B5", "R4", "R5 B5 all"),
        ("R5 Y6 P2", "B2 P1", "R5 Y6 all"),
        ("G5 G5", "R4", "G5 all"),
    ],
    ids=["one in H", "two of one value", "two of different values", "twins"],
)
def test_one_die_of_H_may_go_down_alone_whichever_the_player_likes(left: str, before: str, asked: str) -> None:
    """A die of H is not asked to be the lowest of it."""
    assert choices(round_ends(left, before)) == asked


@pytest.mark.parametrize(
    ("left", "asked"),
    [("R3 B5", "R3 all"), ("R6 B6", "R6 B6 all"), ("R2 G4 P2", "R2 P2 all"), ("Y1 B6 P6", "Y1 all")],
)
def test_after_a_six_the_lowest_die_may_go_down_alone(left: str, asked: str) -> None:
    """M = 6: nothing can be higher. Of several that are lowest the player picks one."""
    assert choices(round_ends(left, "R6 B2")) == asked


def test_nothing_between_one_die_and_all() -> None:
    t = round_ends("R5 Y6 P2", "B3")
    assert t.legal() == ["keep R5", "keep Y6", "keep all"]
    assert t.refused("keep P2") == {"not_alone"}
    assert t.refused("keep G5") == {"not_in_pool"}
    assert t.refused("pass") == {"not_offered"}
    assert t.play("keep Y6").track() == ["B3", "Y6"]


def test_the_others_leave_the_game_and_the_target() -> None:
    t = round_ends("R5 Y6 P2", "B3")
    before = t.dice_by_color()
    t.play("keep R5")
    assert (t.track(), t.removed(), t.pool()) == (["B3", "R5"], "Y6 P2", "")
    assert t.target() == 8
    assert t.dice_by_color() == before, "out of the game, not out of the count"


def test_dice_spent_on_tools_do_not_count_either() -> None:
    t = last_turn("B1 Y5 G6", "R3", tool="glazing_hammer")
    t.play("tool glazing_hammer", "pay B1").resolve("reroll Y4 G2").play("pass", "keep Y4")
    assert (t.track(), t.target(), t.removed()) == (["R3", "Y4"], 7, "G2 B1")


def test_the_last_round_is_like_the_others() -> None:
    t = round_ends("R5 Y1", *["B3"] * 9)
    assert choices(t) == "R5 all"
    assert t.play("keep R5").over()
    assert t.target() == 32


def test_tables_with_the_whole_track_are_asked_nothing() -> None:
    t = table(mode="solo", pool="R5 Y1", track=["B3"], turn=1).play("pass")
    assert (t.track(), t.target()) == (["B3", "R5 Y1"], 9)


# --- the edge cases -----------------------------------------------------------------------------------------


def test_S1_the_example_of_the_text() -> None:
    """3 and 4 before, 3 and 5 now: only the 5 is put down (docs/rules.md §6)."""
    t = round_ends("R3 B5", "Y3 G4")
    assert t.play("keep B5").track() == ["Y3 G4", "B5"]
    assert t.target() == 12


@pytest.mark.parametrize(("left", "before"), [("R2", "B4"), ("R5", "B4"), ("R3", "B6")], ids=["below", "above", "M=6"])
def test_S2_a_single_die_goes_down_in_any_case(left: str, before: str) -> None:
    t = round_ends(left, before)
    assert t.waits_for_chance()
    assert t.track() == [before, left]


def test_S3_equal_is_not_higher() -> None:
    assert choices(round_ends("R4 B2", "Y4")) == ""
    assert choices(round_ends("R4 B5", "Y4")) == "B5 all"
    assert choices(round_ends("R5 B5", "Y5")) == ""


def test_S4_higher_than_each_die_there() -> None:
    """The 4 is higher than the 2, but not than the 5: M is 5."""
    t = round_ends("R4 B1", "Y2 G5")
    assert t.waits_for_chance()
    assert t.track()[-1] == "R4 B1"
    assert choices(round_ends("R4 B6", "Y2 G5")) == "B6 all"


def test_S5_all_may_go_down_all_the_same() -> None:
    """It feeds Lens Cutter and Tap Wheel."""
    t = round_ends("R3 B5", "Y3 G4").play("keep all")
    assert (t.track()[-1], t.removed(), t.target()) == ("R3 B5", "", 15)
    after_six = round_ends("R3 B5", "Y6").play("keep all")
    assert (after_six.track()[-1], after_six.removed()) == ("R3 B5", "")


def test_S6_with_more_than_two_dice_left_still_one_goes_down() -> None:
    t = round_ends("R5 R6 B5 P2", "Y4")
    assert choices(t) == "R5 R6 B5 all"
    t.play("keep B5")
    assert (t.track()[-1], t.removed()) == ("B5", "R5 R6 P2")


def test_S7_no_die_left_leaves_a_marker_and_the_next_round_is_like_the_first() -> None:
    t = round_ends("", "Y2")
    assert t.waits_for_chance()
    t.resolve("roll R5 R6 B5 P3").play("pass", "pass")
    assert t.waits_for_chance(), "there is no M, so nothing is asked"
    assert t.track() == ["Y2", "", "R5 R6 B5 P3"]


def test_S8_an_exchange_on_the_space_counts() -> None:
    """Lens Cutter takes the 5 off the space of the round before: M falls to 2, and the 4 is higher."""
    t = last_turn("R4 Y1 G2 G6", "Y1 B5")
    t.play("tool lens_cutter", "pay G6", "take G2", "track B5@1", "place A1", "pass")
    assert t.track() == ["Y1 G2"]
    assert choices(t) == "R4 all"
    untouched = last_turn("R4 Y1 G2 G6", "Y1 B5").play("take G6", "place A1", "pass")
    assert untouched.waits_for_chance(), "M is 5"


def test_S8_an_exchange_on_an_older_space_does_not_matter() -> None:
    t = last_turn("R4 Y1 G2 G6", "Y1 B5", "P5")
    t.play("tool lens_cutter", "pay G6", "take G2", "track B5@1", "place A1", "pass")
    assert t.track() == ["Y1 G2", "P5", "R4 Y1"]


def test_S9_only_dice_put_down_form_the_next_M() -> None:
    """The 6 was removed in round 2, so M is 4 in round 3."""
    t = round_ends("R4 B6", "Y3").play("keep R4")
    t.resolve("roll R1 Y2 G3 P5").play("pass", "pass")
    assert choices(t) == "P5 all"
    after_the_six = round_ends("R4 B6", "Y3").play("keep B6")
    after_the_six.resolve("roll R1 Y2 G3 P5").play("pass", "pass")
    assert choices(after_the_six) == "R1 all"


# --- whole games --------------------------------------------------------------------------------------------


def test_no_die_is_lost_and_the_target_is_what_lies_on_the_track() -> None:
    for seed in range(4):
        rng = Random(seed)
        game = Game.new(players=1, mode="solo", seed=seed, track="lighter")
        while not game.over:
            game.play(rng.choice(game.legal_actions()))
            t = Table(game.state)
            assert t.dice_by_color() == "R18 Y18 G18 B18 P18"
            assert t.target() == sum(int(die[1]) for dice in t.track() for die in dice.split())
        assert len(game.state.track) == 10
