"""The person's side of the table (docs/rules.md §5): places by number, dice that go back to them, tools, the track."""

from __future__ import annotations

import pytest

from support.automa_table import PERSON, automa_table
from vitral import ChanceError, Game

ROLL = "R4 B2 G6 Y1 P3"
ONES = ("11111",) * 4
"""A print on which only ones may go."""


# --- Numbered places ----------------------------------------------------------------------------------------


def test_a_die_is_taken_from_its_place() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0)
    assert t.offered("take") == "R4@1 B2@2 G6@3 Y1@4 P3@5"
    t.play("take G6@3", "place A1")
    assert t.pool() == "R4@1 B2@2 Y1@4 P3@5"
    assert t.dice(PERSON) == {"A1": "G6"}


def test_two_dice_alike_are_told_apart_by_their_places() -> None:
    t = automa_table(pool="R4 B2 R4 Y1 P3", round=1, turn=0)
    assert t.offered("take") == "R4@1 B2@2 R4@3 Y1@4 P3@5"
    assert t.play("take R4@3", "place A1").pool() == "R4@1 B2@2 Y1@4 P3@5"
    t.play("pass").reveal("A03")  # 3 4 5 1
    assert t.notes()[1:3] == ["automa_empty 3", "automa_takes Y1 4 A2"]


@pytest.mark.parametrize("wrong", ["take R4", "take R4@2", "take R5@1", "take G6@5"])
def test_a_die_must_be_named_with_its_place(wrong: str) -> None:
    assert automa_table(pool=ROLL, round=1, turn=0).refused(wrong) == {"not_in_pool"}


def test_a_die_that_fits_nowhere_is_not_offered() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0, pattern=ONES)
    assert t.offered("take") == "Y1@4"
    assert t.refused("take R4@1") == {"no_completion"}


def test_which_die_the_person_takes_decides_what_the_automa_gets() -> None:
    left = automa_table(pool=ROLL, round=1, turn=0).play("take R4@1", "place A1", "pass").reveal("A01")
    passed = automa_table(pool=ROLL, round=1, turn=0).play("pass").reveal("A01")
    assert left.automa() == {"A4": "B2", "A3": "G6"}
    assert passed.automa() == {"A1": "R4", "A4": "B2"}


def test_undo_lays_the_die_back_on_its_place() -> None:
    game = Game.new(1, 5, mode="automa")
    game.play("side 1")
    before = game.state
    take = next(action for action in game.legal_actions() if action.text.startswith("take"))
    game.play(take)
    assert game.state.places != before.places
    assert game.undo() is take
    assert game.state == before


# --- Decision: a die returned to the pool goes back to its place --------------------------------------------


def test_flux_brush_a_die_that_fits_nowhere_goes_back_to_its_place() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0, pattern=ONES, tools=["flux_brush", "lathekin", "tap_wheel"])
    t.play("tool flux_brush", "take B2@2").resolve("reroll B5")
    assert t.legal() == ["leave"]
    t.play("leave")
    assert t.pool() == "R4@1 B5@2 G6@3 Y1@4 P3@5"
    assert t.play("pass").reveal("A02").automa() == {"A4": "B5", "A3": "G6"}


def test_flux_brush_a_die_that_fits_is_placed_and_its_place_stays_empty() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0, pattern=ONES, tools=["flux_brush", "lathekin", "tap_wheel"])
    t.play("tool flux_brush", "take B2@2").resolve("reroll B1").play("place A1", "pass").reveal("A02")
    assert t.notes()[1:3] == ["automa_empty 2", "automa_takes G6 3 A3"]


def test_flux_remover_the_die_drawn_lies_on_the_place_of_the_one_taken() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0, tools=["flux_remover", "lathekin", "tap_wheel"])
    t.play("tool flux_remover", "take P3@5").resolve("draw G").play("set 5", "leave")
    assert t.pool() == "R4@1 B2@2 G6@3 Y1@4 G5@5"
    assert t.play("pass").reveal("A05").automa() == {"A3": "G5", "A1": "R4"}


def test_luck_failed_the_die_goes_back_to_its_place_and_the_automa_plays() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0, pattern=ONES, inspiration="luck")
    t.play("take G6@3", "inspire").resolve("reroll G2")
    assert t.pool() == "R4@1 B2@2 G2@3 Y1@4 P3@5"
    assert t.waits_for_chance()
    assert t.reveal("A03").automa() == {"A3": "G2", "A2": "Y1"}


def test_luck_failed_ends_the_turn_so_that_notes_start_anew() -> None:
    t = automa_table(pool=ROLL, round=2, pattern=ONES, inspiration="luck").reveal("A01")
    assert t.notes()
    t.play("take G6@3", "inspire").resolve("reroll G2")
    assert (t.seat, t.state.turn, t.notes()) == (PERSON, 2, [])


def test_glazing_hammer_rolls_dice_where_they_lie() -> None:
    tools = ["glazing_hammer", "lathekin", "tap_wheel"]
    t = automa_table(pool="R4 -- G6 -- P3", round=1, turn=3, tools=tools).play("tool glazing_hammer")
    with pytest.raises(ChanceError, match="R4 G6 P3"):
        t.resolve("reroll G1 P2 R3")
    t.resolve("reroll R1 G2 P3")
    assert t.pool() == "R1@1 G2@3 P3@5"


def test_running_pliers_take_a_second_die_by_its_place() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0, tools=["running_pliers", "lathekin", "tap_wheel"])
    t.play("take P3@5", "place A1", "tool running_pliers")
    assert t.offered("take") == "R4@1 B2@2 G6@3 Y1@4"
    assert t.play("take B2@2", "place A2").pool() == "R4@1 G6@3 Y1@4"


# --- Decision: pool dice are not on the round track ---------------------------------------------------------


def test_lens_cutter_finds_no_dice_in_the_pool() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0)
    assert t.refused("tool lens_cutter") == {"no_completion"}


def test_lens_cutter_swaps_with_finished_rounds_only() -> None:
    t = automa_table(pool=ROLL, track=["Y5", "P6"], turn=0).play("tool lens_cutter", "take G6@3")
    assert t.offered("track") == "Y5@1 P6@2"
    t.play("track Y5@1", "place A1")
    assert t.track() == ["G6", "P6"]
    assert t.pool() == "R4@1 B2@2 Y1@4 P3@5"


def test_resourcefulness_finds_no_dice_in_the_pool() -> None:
    t = automa_table(pool=ROLL, round=1, turn=0, inspiration="resourcefulness").play("take G6@3")
    assert not t.can("inspire")
    t = automa_table(pool=ROLL, track=["Y5", ""], turn=0, inspiration="resourcefulness").play("take G6@3", "inspire")
    assert t.offered("track") == "Y5@1"


def test_tap_wheel_knows_no_colors_of_the_pool() -> None:
    person = ["R4 -- -- -- --", "-- B2 -- -- --"]
    t = automa_table(pool="R1 R2 R3 B4 B5", track=["Y5", ""], turn=0, person=person)
    assert t.refused("tool tap_wheel") == {"no_completion"}
    t = automa_table(pool="R1 R2 R3 B4 B5", track=["B5", ""], turn=0, person=person).play("tool tap_wheel")
    assert t.offered("lift") == "B2"
    assert t.refused("lift A1") == {"color_not_on_track"}


# --- The Automa's swaps and the person's tools share one track ----------------------------------------------


def test_a_die_the_automa_left_on_the_track_can_be_swapped_for() -> None:
    window = ["R1", "R2", "R3", "R5"]
    t = automa_table(pool=ROLL, track=["G5", "", ""], window=window).reveal("A01")
    assert t.track()[0] == "R4"
    t.play("tool lens_cutter", "take Y1@4")
    assert t.offered("track") == "R4@1"
