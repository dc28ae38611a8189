"""Undo takes back one choice of the seat to move, and knows where to stop (docs/rules.md §1.3)."""

from __future__ import annotations

import pytest

from support.table import seated
from vitral import Game, IllegalActionError, Reason, State

TOOLS = ["lathekin", "flux_brush", "glazing_hammer"]
ROLL = "roll R1 G2 B3 Y4 P5"


def opened(*actions: str, tools: list[str] | None = None) -> Game:
    """Two players; the first roll is made and these choices too."""
    game = seated("sun_catcher", "luz_celestial", tools=tools or TOOLS)
    game.resolve(ROLL)
    for action in actions:
        game.play(action)
    return game


def nothing_to_undo(game: Game) -> None:
    """Undo is refused, says so, and changes nothing."""
    before, lines = game.state, game.log(0)
    assert not game.can_undo
    with pytest.raises(IllegalActionError) as refusal:
        game.undo()
    assert refusal.value.reasons == (Reason.NOTHING_TO_UNDO,)
    assert (game.state, game.log(0)) == (before, lines)


def states_while(game: Game, *actions: str) -> list[State]:
    """The states before each of these choices."""
    seen = []
    for action in actions:
        seen.append(game.state)
        game.play(action)
    return seen


# --- one choice at a time -----------------------------------------------------------------------------------


def test_taking_a_die_is_taken_back() -> None:
    game = opened()
    before, legal = game.state, game.legal_actions()
    game.play("take R1")
    assert game.undo().text == "take R1"
    assert game.state == before
    assert game.legal_actions() == legal
    assert game.state.pool == before.pool


def test_a_placed_die_comes_back_to_the_hand_first() -> None:
    game = opened()
    start, in_hand = states_while(game, "take R1", "place A1")
    assert game.undo().text == "place A1"
    assert game.state == in_hand
    game.undo()
    assert game.state == start
    nothing_to_undo(game)


def test_undo_inside_a_tool_goes_back_step_by_step_and_returns_the_token() -> None:
    game = opened("take R1", "place A1", "pass", "pass", "pass", "take G2", "place B1")
    actions = ["tool lathekin", "lift A1", "place C1", "lift B1", "place C2"]
    seen = states_while(game, *actions)
    assert game.state.tokens[0] == seen[0].tokens[0] - 1
    for action, before in zip(reversed(actions), reversed(seen), strict=True):
        assert game.undo().text == action
        assert game.state == before
    assert game.state.tool_tokens == [0, 0, 0]
    assert game.can_undo, "the draft before the tool is still this turn's"


def test_another_choice_may_follow() -> None:
    game = opened("take R1", "place A1")
    game.undo()
    game.undo()
    game.play("take B3")
    game.play("place A1")
    assert game.log()[-2:] == ("take B3", "place A1")
    assert "take R1" not in game.log()


def test_being_seen_by_others_is_no_reveal() -> None:
    game = opened("take R1", "place A1")
    assert game.view(1).windows[0].dice() == {"A1": "R1"}
    assert game.can_undo


def test_the_game_goes_on_as_if_nothing_had_been_taken_back() -> None:
    wavering = opened("take R1", "place A1")
    wavering.undo()
    wavering.play("place B1")
    wavering.undo()
    wavering.play("place A1")
    assert wavering == opened("take R1", "place A1")


# --- where it stops -----------------------------------------------------------------------------------------


def test_it_stops_at_the_start_of_the_turn() -> None:
    nothing_to_undo(opened())
    nothing_to_undo(opened("take R1", "place A1", "pass"))


def test_it_stops_between_two_turns_in_a_row_of_one_seat() -> None:
    game = opened("pass", "take G2", "place A1", "pass")
    assert game.seat == 1
    assert game.state.turn == 2
    nothing_to_undo(game)
    game.play("take B3")
    game.undo()
    nothing_to_undo(game)


def test_it_stops_at_another_seat_s_choice() -> None:
    fresh = Game.new(players=2, by_hand=True, tools=TOOLS)
    fresh.resolve("deal private shades_of_red shades_of_blue")
    fresh.resolve("deal windows batllo/bellesguard industria/via_lux lux_astram/lux_mundi gravitas/water_of_life")
    nothing_to_undo(fresh)
    fresh.play("side 1")
    nothing_to_undo(fresh)
    fresh.play("side 1")
    nothing_to_undo(fresh)
    fresh.resolve("deal public light_shades deep_shades color_variety")
    nothing_to_undo(fresh)


def test_it_stops_at_a_roll() -> None:
    game = opened("pass", "pass", "pass", "pass")
    nothing_to_undo(game)
    game.resolve("roll R1 R2 R3 R4 R5")
    nothing_to_undo(game)


def test_it_stops_at_a_reroll_and_works_again_after_it() -> None:
    game = opened("tool flux_brush", "take R1")
    game.resolve("reroll R6")
    nothing_to_undo(game)
    before = game.state
    game.play("place A1")
    game.undo()
    assert game.state == before
    nothing_to_undo(game)


def test_before_the_die_is_rolled_again_it_may_be_put_back() -> None:
    game = opened("tool flux_brush", "take R1")
    assert game.undo().text == "take R1"
    assert game.undo().text == "tool flux_brush"
    assert game.state == opened().state


def test_a_dealer_s_roll_comes_at_once_and_is_final() -> None:
    game = Game.new(players=2, seed=5, tools=TOOLS)
    for action in ("side 1", "side 1", "tool flux_brush"):
        game.play(action)
    assert game.can_undo
    game.play(game.legal_actions()[0])
    nothing_to_undo(game)


def test_it_stops_at_the_pool_rolled_by_the_hammer() -> None:
    game = opened("pass", "pass", "tool glazing_hammer")
    assert game.can_undo, "nothing has been rolled yet"
    game.resolve("reroll R2 G3 B4 Y5 P6")
    nothing_to_undo(game)


def test_the_end_of_the_game_is_final() -> None:
    game = opened()
    colors = "RYGBP"
    for number in range(10):
        if number:
            game.resolve("roll " + " ".join(f"{color}3" for color in colors))
        for _ in range(4):
            game.play("pass")
    assert game.over
    nothing_to_undo(game)


# --- honor tables ------------------------------------------------------------------------------------------


def test_removing_a_die_is_the_owner_s_choice_to_take_back() -> None:
    game = seated("sun_catcher", "luz_celestial", tools=TOOLS, enforcement="honour")
    game.resolve("roll R1 R2 R3 Y4 P5")
    for action in ("take R1", "place A1", "pass", "pass", "pass", "take R2", "place B1", "pass"):
        game.play(action)
    game.resolve("roll R1 R2 R3 Y4 P5")
    for action in ("pass", "take R3", "place C1", "pass", "pass"):
        game.play(action)
    assert game.seat == 1
    game.play("check 1")
    assert game.seat == 0
    nothing_to_undo(game)
    before = game.state
    game.play("remove A1")
    assert game.seat == 0
    game.undo()
    assert game.state == before
    game.play("remove B1")
    assert game.seat == 1, "clean again: the caller goes on"
    nothing_to_undo(game)


def test_the_last_pass_is_not_taken_back_by_whoever_opens_the_final_checks() -> None:
    """The first seat takes the last turn of round 10 and is also the first to be asked for a check."""
    game = seated("sun_catcher", "luz_celestial", tools=TOOLS, enforcement="honour", start=2)
    for _ in range(10):
        game.resolve("roll R1 G2 B3 Y4 P5")
        for _ in range(4):
            game.play("pass")
    assert game.seat == 0
    assert [action.text for action in game.legal_actions()] == ["check 1", "check 2", "stop"]
    nothing_to_undo(game)
