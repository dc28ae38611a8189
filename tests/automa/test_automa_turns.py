"""The Automa's rounds (docs/rules.md §5): set-up, order of turns, preferences. C1-C6, A1 and A7."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.automa_table import AUTOMA, PERSON, automa_table, full, own_automa
from vitral import ChanceError, Game, Window
from vitral.dice import TEXT
from vitral.engine.standing import scores

ROLL = "R4 B2 G6 Y1 P3"


def opened(seed: int = 3, **options: Any) -> Game:
    """A game against the Automa whose person has a window."""
    game = Game.new(1, seed, mode="automa", **options)
    game.play("side 1")
    return game


# --- C1, C2: set-up -----------------------------------------------------------------------------------------


def test_c1_ten_dice_of_each_color_five_a_round() -> None:
    state = opened().state
    assert [sum(state.bag), len(state.pool)] == [45, 5]
    assert all(
        left + sum(TEXT[die][0] == c for die in state.pool) == 10 for c, left in zip("RYGBP", state.bag, strict=True)
    )


def test_c1_three_public_objectives_and_three_tools_or_two_beside_a_board() -> None:
    plain, passion = opened().state, opened(rare_glass=True).state
    assert (len(plain.public), len(plain.tools)) == (3, 3)
    assert (len(passion.public), len(passion.tools), passion.glass_board is not None) == (3, 2, True)


@pytest.mark.parametrize("options", [{}, {"rare_glass": True}, {"privates": "positions"}], ids=str)
def test_c1_one_private_objective_each_the_automas_unseen(options: dict[str, Any]) -> None:
    game = opened(**options)
    mine, its = ([card.id for card in cards] for cards in game.state.private)
    assert (len(mine), len(its)) == (1, 1)
    assert mine != its
    for view, log in ((game.view(0), game.log(0)), (game.view(), game.log())):
        assert its[0] not in str(view.to_dict())
        assert its[0] not in " ".join(log).replace("deal", " ").split()
    assert f"deal private {mine[0]} ?" in game.log(0)
    assert "deal private ? ?" in game.log()


def test_c1_only_the_person_is_dealt_windows_and_reads_both_in_the_log() -> None:
    game = opened()
    dealt = next(line for line in game.record().log if line.startswith("deal windows"))
    assert len(dealt.split()) == 4
    assert dealt in game.log(0)
    assert "deal windows ? ?" in game.log()


def test_c2_its_pattern_has_a_column_for_each_color_and_gives_five_tokens() -> None:
    state = opened().state
    window = state.windows[AUTOMA]
    assert window.pattern.grid == ("RYGBP",) * 4
    assert window.rows() == ["-- -- -- -- --"] * 4
    assert state.tokens[AUTOMA] == 5


def test_c2_tokens_of_the_person_come_from_the_window_chosen() -> None:
    game = opened()
    assert game.state.tokens[PERSON] == game.state.windows[PERSON].pattern.difficulty
    assert type(game.state.windows[PERSON]) is Window


def test_c2_pattern_and_tokens_are_those_of_the_card_file(tmp_path: Path) -> None:
    cards = own_automa(tmp_path, columns='"PBGYR"', tokens="0")
    t = automa_table(pool=ROLL, round=2, favor=0, cards=cards).reveal("A01")
    assert t.automa() == {"A5": "R4"}
    assert opened(cards=cards).state.tokens[AUTOMA] == 0


# --- C4, A7: places, and what is left -----------------------------------------------------------------------


def test_c4_dice_lie_on_places_1_to_5_in_rolled_order() -> None:
    game = Game.new(1, mode="automa", by_hand=True, tools=["lathekin", "lens_cutter", "tap_wheel"])
    game.resolve("deal private shades_of_red shades_of_blue")
    game.resolve("deal windows " + " ".join(game.chance.among[:2] if game.chance else ()))
    game.resolve("deal public row_color_variety light_shades color_diagonals")
    game.play("side 1")
    with pytest.raises(ChanceError, match="expected a roll of 5 dice"):
        game.resolve("roll R4 B2 G6 Y1")
    game.resolve(f"roll {ROLL}")
    assert [TEXT[die] for die in game.state.pool] == ROLL.split()
    assert game.state.places == (1, 2, 3, 4, 5)


def test_c4_what_is_left_lies_on_the_space_of_the_round() -> None:
    t = automa_table(pool=ROLL, track=["G5"], turn=2).play("take P3@5", "place A1")
    t.state.automa = t.state.automa._replace(card="A01", drawn=("A01",), ended=0)
    t.play("pass")
    assert t.automa() == {"A4": "B2"}
    assert t.track() == ["G5", "R4 G6 Y1"]
    assert (t.state.round, t.pool()) == (3, "")


def test_a7_unused_dice_stay_and_spaces_may_hold_several_or_none() -> None:
    t = automa_table(pool="-- -- -- Y1 P3", round=1, turn=3).play("pass")
    assert t.track() == ["Y1 P3"]
    t = automa_table(pool="-- -- -- -- P3", round=1, turn=3).play("take P3@5", "place A1", "pass")
    assert t.track() == [""]


def test_a7_a_die_no_pick_could_use_is_left_too() -> None:
    t = automa_table(pool="R4 R2 -- -- --", window=full("R"), round=3).reveal("A01")
    assert t.pool() == "R4@1 R2@2"
    assert t.play("pass").track()[-1] == "R4 R2"


# --- C5: order of turns -------------------------------------------------------------------------------------


def test_c5_odd_rounds_you_automa_automa_you() -> None:
    t = automa_table(pool=ROLL, round=3, turn=0)
    assert t.seat == PERSON
    t.play("take P3@5", "place A1", "pass")
    assert t.waits_for_chance()
    t.reveal("A01")
    assert (t.seat, t.state.turn, t.state.round) == (PERSON, 3, 3)
    assert t.automa() == {"A1": "R4", "A4": "B2"}
    t.play("pass")
    assert t.state.round == 4


def test_c5_even_rounds_automa_you_you_automa() -> None:
    t = automa_table(pool=ROLL, round=4)
    assert (t.seat, t.waits_for_chance()) == (AUTOMA, True)
    t.reveal("A01")
    assert (t.seat, t.state.turn, t.automa()) == (PERSON, 1, {"A1": "R4"})
    t.play("pass")
    assert (t.seat, t.state.turn, t.automa()) == (PERSON, 2, {"A1": "R4"})
    t.play("pass")
    assert (t.state.round, t.automa()) == (5, {"A1": "R4", "A4": "B2"})


def test_c5_rounds_alternate_and_the_person_begins_the_first() -> None:
    game = opened()
    starts = {}
    while not game.over:
        starts[game.state.round] = game.state.start
        game.play("pass")
    assert starts == {number: (number + 1) % 2 for number in range(1, 11)}


def test_c5_running_pliers_skip_the_persons_second_turn_only() -> None:
    tools = ["running_pliers", "lens_cutter", "tap_wheel"]
    t = automa_table(pool=ROLL, round=3, turn=0, tools=tools)
    t.play("take P3@5", "place A1", "tool running_pliers", "take Y1@4", "place A2", "pass").reveal("A10")
    assert t.automa() == {"A4": "B2", "A1": "R4"}  # A10 prefers 5 2 4 1
    assert (t.state.round, t.track()[-1]) == (4, "G6")
    t = automa_table(pool=ROLL, round=2, tools=tools).reveal("A04")
    t.play("take P3@5", "place A1", "tool running_pliers", "take B2@2", "place A2", "pass")
    assert (t.state.round, t.automa()) == (3, {"A2": "Y1", "A1": "R4"})


# --- C6, A1: preferences ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("A01", "R4", "B2"), ("A03", "G6", "Y1"), ("A09", "Y1", "R4"), ("A10", "P3", "B2"), ("A16", "B2", "R4")],
)
def test_c6_the_first_two_entries_of_the_card(card: str, first: str, second: str) -> None:
    t = automa_table(pool=ROLL, round=1).reveal(card)
    assert [note for note in t.notes() if "takes" in note] == [
        f"automa_takes {die} {ROLL.split().index(die) + 1} A{'RYGBP'.index(die[0]) + 1}" for die in (first, second)
    ]


def test_c6_the_fifth_place_is_not_on_the_card() -> None:
    t = automa_table(pool="-- -- -- -- P3", round=3).reveal("A01")
    assert t.automa() == {}
    assert t.pool() == "P3@5"
    assert t.notes()[-1] == "automa_nothing"


def test_a1_an_empty_place_is_skipped_to_the_right() -> None:
    t = automa_table(pool="-- B2 G6 Y1 P3", round=1).reveal("A01")
    assert t.notes() == [
        "automa_card A01 1 2 3 4",
        "automa_empty 1",
        "automa_takes B2 2 A4",
        "automa_pays 1 lathekin",
        "automa_takes G6 3 A3",
    ]


def test_a1_two_empty_places_in_a_row_are_skipped() -> None:
    t = automa_table(pool="-- -- G6 Y1 P3", round=3).reveal("A01")
    assert t.automa() == {"A3": "G6", "A2": "Y1"}


def test_a1_places_emptied_between_the_picks_are_skipped_by_the_second() -> None:
    t = automa_table(pool=ROLL, round=2).reveal("A01")
    t.play("take B2@2", "place A1", "pass", "take G6@3", "place A2")
    t.play("pass")
    assert t.automa() == {"A1": "R4", "A2": "Y1"}
    assert t.notes()[-3:] == ["automa_empty 2", "automa_empty 3", "automa_takes Y1 4 A2"]


# --- Decision: pick 2 starts to the right of the entry where pick 1 ended -------------------------------------


def test_pick_2_starts_right_of_the_entry_pick_1_used() -> None:
    t = automa_table(pool="-- B2 G6 Y1 P3", round=1).reveal("A09")  # 4 1 3 5
    assert t.automa() == {"A2": "Y1", "A3": "G6"}


def test_pick_2_starts_right_of_a_lost_pick() -> None:
    t = automa_table(pool=ROLL, window=full("R"), round=1).reveal("A01")
    assert "automa_lost" in t.notes()
    assert t.notes()[-1] == "automa_takes B2 2 A4"


def test_pick_2_never_goes_back_to_the_left() -> None:
    t = automa_table(pool="R4 -- -- -- P3", window=full("R"), round=3, automa_misfit="lenient").reveal("A06")
    assert t.automa()["A5"] == "P3"  # 1 is a misfit, 3 empty, 5 fits: lenient pick 1 ends at the third entry
    assert t.notes()[-2:] == ["automa_empty 2", "automa_nothing"]
    assert t.pool() == "R4@1"


# --- D1, C3: one card a round -------------------------------------------------------------------------------


def test_one_card_a_round_for_both_picks() -> None:
    t = automa_table(pool=ROLL, round=2).reveal("A01")
    assert (t.state.automa.card, t.state.automa.drawn, t.state.automa.ended) == ("A01", ("A01",), 0)
    t.play("pass", "pass")
    assert (t.state.automa.card, t.state.automa.drawn, t.state.automa.ended) == ("", ("A01",), -1)


def test_a_game_turns_up_ten_different_cards_one_in_each_round() -> None:
    for seed in range(5):
        game = opened(seed)
        while not game.over:
            game.play("pass")
        drawn = game.state.automa.drawn
        assert len(drawn) == len(set(drawn)) == 10


def test_d1_some_entry_always_has_a_die_whatever_the_person_does() -> None:
    for seed in range(30):
        game, rng = opened(seed), Random(seed)
        while not game.over:
            game.play(rng.choice(game.legal_actions()))
            assert ("automa_nothing",) not in game.state.notes
        assert len(scores(game.state)) == 2
