"""More instructions of the Automa's cards (docs/rules.md §5): tool pictures, second die. C9, C10, C13, A4 and A5."""

from __future__ import annotations

import pytest

from support.automa_table import AUTOMA, PERSON, TOOLS, automa_table, full
from vitral import ChanceError, Game

ROLL = "R4 B2 G6 Y1 P3"


# --- C9: it pays for a tool without using it ----------------------------------------------------------------


@pytest.mark.parametrize(("card", "slot"), [("A01", 0), ("A02", 1), ("A03", 2), ("A06", 0), ("A07", 1), ("A08", 2)])
def test_c9_one_token_onto_an_unused_tool(card: str, slot: int) -> None:
    t = automa_table(pool=ROLL, round=2).reveal(card)
    assert t.favor() == 4
    assert t.tool_tokens == [int(at == slot) for at in range(3)]
    assert f"automa_pays 1 {TOOLS[slot]}" in t.notes()


def test_c9_two_tokens_onto_a_used_one() -> None:
    t = automa_table(pool=ROLL, round=2, tool_tokens=[0, 1, 0]).reveal("A02")
    assert (t.favor(), t.tool_tokens) == (3, [0, 3, 0])
    assert "automa_pays 2 lens_cutter" in t.notes()


@pytest.mark.parametrize(("favor", "on_tool"), [(0, 0), (1, 1), (0, 4)], ids=["none for 1", "one for 2", "none for 2"])
def test_c9_if_it_cannot_pay_nothing_happens(favor: int, on_tool: int) -> None:
    t = automa_table(pool=ROLL, round=2, favor=favor, tool_tokens=[on_tool, 0, 0]).reveal("A01")
    assert (t.favor(), t.tool_tokens) == (favor, [on_tool, 0, 0])
    assert "automa_cannot_pay lathekin" in t.notes()


def test_c9_the_last_token_is_paid_too() -> None:
    t = automa_table(pool=ROLL, round=2, favor=1).reveal("A01")
    assert (t.favor(), t.tool_tokens) == (0, [1, 0, 0])


def test_c9_a_card_without_a_picture_pays_nothing() -> None:
    t = automa_table(pool=ROLL, round=2).reveal("A04")
    assert (t.favor(), t.tool_tokens) == (5, [0, 0, 0])
    assert not [note for note in t.notes() if "pay" in note]


def test_c9_the_tool_does_nothing_for_it_and_costs_the_person_more() -> None:
    t = automa_table(pool=ROLL, round=2, track=["Y5"], tokens=1).reveal("A02")
    assert t.automa() == {"A4": "B2"}
    assert t.track() == ["Y5"]
    assert t.refused("tool lens_cutter") == {"cannot_pay"}
    t = automa_table(pool=ROLL, round=2, track=["Y5"], tokens=2).reveal("A02").play("tool lens_cutter")
    assert (t.tokens, t.tool_tokens) == ([0, 4], [0, 3, 0])


def test_c9_one_payment_a_round_though_it_picks_twice() -> None:
    t = automa_table(pool=ROLL, round=1).reveal("A01")
    assert t.favor() == 4
    t = automa_table(pool=ROLL, round=2).reveal("A01").play("pass", "pass")
    assert t.favor() == 4


# --- A4: right after the first pick -------------------------------------------------------------------------


def test_a4_odd_round_between_the_two_picks() -> None:
    notes = [note.split()[0] for note in automa_table(pool=ROLL, round=1).reveal("A01").notes()]
    assert notes == ["automa_card", "automa_takes", "automa_pays", "automa_takes"]


def test_a4_even_round_before_the_persons_turns() -> None:
    t = automa_table(pool=ROLL, round=2).reveal("A01")
    assert (t.seat, t.tool_tokens) == (PERSON, [1, 0, 0])


def test_a4_glass_comes_likewise_and_before_the_second_pick() -> None:
    t = automa_table(pool=ROLL, round=1, board="architectural", glass="W3").reveal("AP1").resolve("deal position C2")
    t.resolve("reroll W5")
    notes = [note.split()[0] for note in t.notes()]
    assert notes == ["automa_card", "automa_takes", "automa_glass", "automa_glass_at", "automa_takes"]


# --- Decision: payment and glass even if pick 1 is lost -----------------------------------------------------


def test_payment_happens_even_if_the_first_pick_is_lost() -> None:
    t = automa_table(pool=ROLL, window=full("R"), round=2).reveal("A01")
    assert "automa_lost" in t.notes()
    assert (t.favor(), t.tool_tokens) == (4, [1, 0, 0])


def test_payment_happens_even_if_no_place_has_a_die() -> None:
    t = automa_table(pool="-- -- -- -- P3", round=1).reveal("A01")
    assert [note for note in t.notes() if "empty" not in note][1:] == [
        "automa_nothing",
        "automa_pays 1 lathekin",
        "automa_nothing",
    ]
    assert t.favor() == 4


def test_glass_is_taken_even_if_the_first_pick_is_lost() -> None:
    t = automa_table(pool=ROLL, window=full("R"), round=2, board="textured", glass="W3").reveal("AP1")
    assert t.notes()[-2:] == ["automa_lost", "automa_glass W3 2"]
    assert t.resolve("deal position B3").automa()["B3"] == "W3"


# --- C13 and decision: the slot of the board is a chance outcome --------------------------------------------


@pytest.mark.parametrize(
    ("slot", "card", "paid"),
    [
        *[(1, "A01", None), (1, "A02", 0), (1, "A03", 1)],
        *[(2, "A01", 0), (2, "A02", None), (2, "A03", 1)],
        *[(3, "A01", 0), (3, "A02", 1), (3, "A03", None)],
    ],
)
def test_c13_a_picture_of_the_boards_slot_is_ignored(slot: int, card: str, paid: int | None) -> None:
    t = automa_table(pool=ROLL, round=2, board="architectural", glass="W3", slot=slot).reveal(card)
    assert t.tool_tokens == [int(at == paid) for at in range(2)]
    assert t.favor() == (5 if paid is None else 4)
    assert (f"automa_tool_is_board {slot}" in t.notes()) == (paid is None)
    assert t.state.glass_tokens == 0


def test_c13_the_slot_is_dealt_at_set_up_and_public() -> None:
    slots = set()
    for seed in range(30):
        game = Game.new(1, seed, mode="automa", rare_glass=True)
        lines = [line for line in game.log() if line.startswith("deal slot")]
        assert len(lines) == 1
        slot = int(lines[0].split()[-1])
        view = game.view()
        assert view.automa is not None
        assert view.automa.board_slot == slot
        slots.add(slot)
    assert slots == {1, 2, 3}


def test_c13_by_hand_the_slot_is_asked_and_checked() -> None:
    game = Game.new(1, mode="automa", rare_glass=True, by_hand=True, tools=["lathekin", "lens_cutter"])
    game.resolve("deal private rg_row_sum rg_same_value")
    game.resolve("deal windows " + " ".join(game.chance.among[:2] if game.chance else ()))
    game.resolve("deal board architectural")
    game.resolve("reroll W3")
    chance = game.chance
    assert chance is not None
    assert (chance.purpose, chance.among) == ("slot", ("1", "2", "3"))
    with pytest.raises(ChanceError, match="expected one of deal slot 1, deal slot 2, deal slot 3"):
        game.resolve("deal slot 4")
    game.resolve("deal slot 2")
    assert game.state.automa.board_slot == 2


def test_c13_without_rare_glass_no_slot_is_dealt() -> None:
    game = Game.new(1, 1, mode="automa")
    assert not [line for line in game.log() if line.startswith("deal slot")]
    assert game.state.automa.board_slot == 0


def test_c13_the_automa_has_no_inspiration() -> None:
    game = Game.new(1, 1, mode="automa", inspirations=True)
    game.play("side 1")
    assert len(game.state.inspirations) == 1
    assert len(next(line for line in game.log() if line.startswith("deal inspirations")).split()) == 3
    assert game.state.tokens[AUTOMA] == 5


# --- C10, A5: the second die at once (the card A17: 4 3 2 1) ------------------------------------------------


def test_a5_even_round_both_dice_before_the_persons_turns() -> None:
    t = automa_table(pool=ROLL, round=2).reveal("A17")
    assert t.automa() == {"A2": "Y1", "A3": "G6"}
    assert t.notes()[1:] == ["automa_takes Y1 4 A2", "automa_at_once", "automa_takes G6 3 A3"]
    assert (t.seat, t.state.turn) == (PERSON, 1)


def test_a5_and_no_third_die_after_them() -> None:
    t = automa_table(pool=ROLL, round=2).reveal("A17").play("take P3@5", "place A1", "pass", "pass")
    assert t.automa() == {"A2": "Y1", "A3": "G6"}
    assert (t.state.round, t.track()[-1]) == (3, "R4 B2")


def test_a5_odd_round_it_makes_no_difference() -> None:
    t = automa_table(pool=ROLL, round=3).reveal("A17")
    assert t.automa() == {"A2": "Y1", "A3": "G6"}
    assert (t.seat, t.state.turn, t.pool()) == (PERSON, 3, "R4@1 B2@2 P3@5")
    t.play("pass")
    assert (t.state.round, t.automa()) == (4, {"A2": "Y1", "A3": "G6"})


def test_c10_a_lost_first_pick_still_brings_the_second_at_once() -> None:
    t = automa_table(pool=ROLL, window=full("Y"), round=2).reveal("A17")
    assert t.automa()["A3"] == "G6"
    assert t.notes()[1:] == ["automa_full Y1 4", "automa_lost", "automa_at_once", "automa_takes G6 3 A3"]


def test_c10_the_skip_is_forgotten_in_the_next_round() -> None:
    t = automa_table(pool=ROLL, round=2).reveal("A17").play("pass", "pass")
    t.resolve("roll R1 R2 B3 B4 P5").play("pass").reveal("A01")
    assert (t.automa()["A1"], t.automa()["B1"]) == ("R1", "R2")
    assert (t.seat, t.state.round, t.state.turn) == (PERSON, 3, 3)
