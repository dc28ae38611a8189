"""Luck: roll the die in hand again; if it then fits nowhere it goes back, and the turn ends (docs/rules.md §4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from support.automa_table import automa_table
from support.passion_table import ONES, PassionTable, passion
from support.table import BLANK
from vitral import Action, ChanceError, Game
from vitral.cards import find_inspiration
from vitral.engine import parse_outcome, pending
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.questions import question_of

ALL_ONES = ["11111"] * 4
OLD = {"rulings": 1}


# --- the plain draft ----------------------------------------------------------------------------------------


def test_luck_rolls_the_die_again_and_places_it() -> None:
    t = passion(holds="luck", windows=[(BLANK, ["R3"])], pool="B3 G1").play("take B3", "inspire")
    asked = pending(t.state)
    assert asked is not None
    assert (asked.kind, asked.amount) == ("reroll", 1)
    t.resolve("reroll B5")
    assert t.offered("place") == "A2 B1 B2"
    t.play("place A2")
    assert t.dice() == {"A1": "R3", "A2": "B5"}
    assert (t.pool(), t.tokens, t.turned) == ("G1", [3, 3], ["luck"])
    assert t.legal() == ["pass"]


def test_luck_keeps_the_color_and_may_roll_the_same_value() -> None:
    t = passion(holds="luck", pool="B3").play("take B3", "inspire")
    for impossible in ("reroll R3", "reroll B3 B4", "roll B3", "reroll W3"):
        with pytest.raises(ChanceError):
            t.resolve(impossible)
    assert t.resolve("reroll B3").play("place A1").dice() == {"A1": "B3"}


def test_a_failed_luck_puts_the_die_back_with_its_new_value_and_ends_the_turn() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B1 G2").play("take B1", "inspire").resolve("reroll B4")
    assert t.seat == 1
    assert t.state.turn == 1
    assert (t.pool(), t.hand(), t.dice()) == ("G2 B4", "", {})
    assert t.turned == ["luck"]
    assert t.can("take B4"), "the next player may have it"


def test_the_roll_counts_even_if_the_die_fitted_before() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B1").play("take B1")
    assert t.can("place A1")
    assert t.play("inspire").resolve("reroll B2").seat == 1


def test_with_luck_a_die_may_be_taken_of_which_one_value_would_fit() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="R1 G6 B3")
    assert t.offered("take") == "R1 G6 B3"
    t.play("take G6")
    assert t.legal() == ["inspire"]


def test_but_none_of_which_no_value_would_fit() -> None:
    """docs/rules.md §4.1: nothing is offered that is certain to fail."""
    reds = ["RRRRR"] * 4
    t = passion(holds="luck", windows=[(reds, [])], pool="B3 R2")
    assert t.offered("take") == "R2"
    assert t.refused("take B3") == {"no_completion"}
    old = passion(holds="luck", windows=[(reds, [])], pool="B3", options={"rulings": 1}).play("take B3", "inspire")
    assert old.resolve("reroll B1").seat == 1, "games that were played so are replayed so"


FULL = ["R1 G2 B3 Y4 P5", "G3 B4 Y5 P6 R2", "B1 Y2 P3 R4 G5", "Y6 P1 R5 G6 B2"]


@pytest.mark.parametrize("mode", ["standard", "solo"])
def test_luck_takes_no_die_into_a_full_window(mode: str) -> None:
    t = passion(holds="luck", mode=mode, windows=[(BLANK, FULL)], pool="B3 G2")
    assert t.legal() == ["pass"]


def test_luck_takes_no_own_die_into_a_full_window() -> None:
    t = passion(holds="luck", own=["P6", ""], windows=[(BLANK, FULL)], pool="R1")
    assert t.legal() == ["pass"]
    assert t.refused("own P6") == {"no_completion"}


def test_luck_does_not_help_lens_cutter_with_an_empty_track() -> None:
    t = passion(holds="luck", windows=[(BLANK, ["R1"])], pool="B3", tools=["lens_cutter"])
    assert t.refused("tool lens_cutter") == {"no_completion"}


def test_luck_does_not_help_cork_backed_straightedge_without_an_isolated_space() -> None:
    everywhere = ["-- -- -- -- --", "-- R1 -- -- G2", "-- -- -- -- --", "-- B3 -- -- Y4"]
    t = passion(holds="luck", windows=[(BLANK, everywhere)], pool="B3", tools=["cork_backed_straightedge"])
    assert t.refused("tool cork_backed_straightedge") == {"no_completion"}
    t.play("take B3")
    assert not t.can("tool cork_backed_straightedge")


def test_luck_does_not_help_running_pliers_into_a_full_window() -> None:
    t = passion(holds="luck", windows=[(BLANK, FULL)], pool="B1", drafted=True, tools=["running_pliers"])
    assert t.refused("tool running_pliers") == {"no_completion"}


def test_luck_is_not_offered_after_flux_remover_where_no_value_fits() -> None:
    reds = ["RRRRR"] * 4
    t = passion(holds="luck", windows=[(reds, [])], pool="B3", tools=["flux_remover"])
    t.play("tool flux_remover", "take B3", "go").resolve("draw B").play("set 4")
    assert t.legal() == ["leave"]


def test_luck_offers_nothing_that_is_certain_to_fail_in_a_game() -> None:
    game = Game.new(players=2, seed=9, inspirations=True, tools=["lens_cutter", "lathekin", "tap_wheel"])
    game.play("side 1")
    game.play("side 1")
    assert Action("tool lens_cutter") not in game.legal_actions()


def test_with_luck_used_up_only_fitting_dice_may_be_taken() -> None:
    t = passion(holds="luck", used=True, windows=[(ONES, [])], pool="R1 G6")
    assert t.offered("take") == "R1"
    assert t.refused("take G6") == {"no_completion"}


def test_a_failed_luck_in_the_last_turn_ends_the_round() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B1", turn=3).play("take B1", "inspire").resolve("reroll B6")
    assert t.track() == ["B6"]
    assert t.waits_for_chance()
    assert (t.state.round, t.turned) == (2, [])


def unlucky_table(**more: Any) -> PassionTable:
    """A table at which Luck has just failed, and rare glass lies on the board."""
    t = passion(holds="luck", windows=[(ONES, [])], pool="B1", tools=["lathekin"], **more)
    return t.play("take B1", "inspire").resolve("reroll B2")


def test_a_failed_luck_leaves_time_for_rare_glass_but_for_no_tool_and_no_draft() -> None:
    t = unlucky_table(board="architectural", glass="W1 W4")
    assert (t.seat, t.pool(), t.hand()) == (0, "B2", "")
    assert t.legal() == ["glass W1", "pass"]
    assert t.refused("take B2") == {"not_offered"}
    assert t.refused("glass W4") == {"no_completion"}
    t.play("glass W1", "place A1")
    assert t.legal() == ["pass"]
    assert (t.play("pass").seat, t.dice()) == (1, {"A1": "W1"})


def test_the_story_tells_of_a_failed_luck_and_of_the_glass_after_it() -> None:
    before = passion(holds="luck", windows=[(ONES, [])], pool="B1", board="architectural", glass="W1 W4")
    narrated = NarratedGame(Game.at(before.play("take B1").state))
    narrated.play(Action("inspire"))
    narrated.resolve(parse_outcome("reroll B2"))
    legal = narrated.game.legal_actions()
    assert question_of(narrated.game.view(0), legal).prompt.message == "prompt-turn-still"
    for action in ("glass W1", "place A1", "pass"):
        narrated.play(Action(action))
    lines = [type(line).__name__ for line in narrated.story]
    assert lines == ["InspirationUsed", "DieRerolled", "DieLost", "GlassTaken", "DiePlaced", "TurnEnded"]


def test_who_wants_no_glass_passes_after_a_failed_luck() -> None:
    t = unlucky_table(board="architectural", glass="W1").play("pass")
    assert (t.seat, t.dice()) == (1, {})


def test_glass_that_is_rolled_first_may_be_left_after_a_failed_luck() -> None:
    t = unlucky_table(board="seeded", glass="W5").play("glass W5").resolve("reroll W6")
    assert t.legal() == ["leave"]
    assert t.play("leave").legal() == ["pass"]


@pytest.mark.parametrize("more", [{"glass": "W4"}, {"glass": "W1", "tokens": [0, 3]}, {"glass": "W1", "options": OLD}])
def test_a_failed_luck_ends_the_turn_at_once_where_no_glass_can_be_had(more: dict[str, Any]) -> None:
    assert unlucky_table(board="architectural", **more).seat == 1


def test_what_was_done_before_a_failed_luck_stays_done() -> None:
    t = passion(holds="luck", board="architectural", glass="W1", windows=[(ALL_ONES, [])], pool="B1", tokens=[3, 3])
    t.play("glass W1", "place A1").resolve("reroll W5").play("take B1", "inspire").resolve("reroll B4")
    assert (t.seat, t.dice(), t.tokens, t.pool()) == (1, {"A1": "W1"}, [2, 3], "B4")


# --- a die of the own pool ----------------------------------------------------------------------------------


def test_luck_with_an_own_die() -> None:
    t = passion(holds="luck", own=["P6", ""], windows=[(ONES, [])], pool="R1").play("own P6")
    assert t.legal() == ["inspire"]
    t.play("inspire").resolve("reroll P1").play("place A1")
    assert t.dice() == {"A1": "P1"}
    assert t.own() == ""


def test_a_failed_luck_puts_an_own_die_back_into_the_own_pool() -> None:
    t = passion(holds="luck", own=["P6 G2", ""], windows=[(ONES, [])], pool="R1").play("own P6", "inspire")
    t.resolve("reroll P4")
    assert (t.own(), t.pool(), t.seat) == ("G2 P4", "R1", 1)


def test_a_drafted_die_goes_back_to_the_draft_pool_though_an_own_die_was_placed_before() -> None:
    t = passion(holds="luck", own=["P1 G2", ""], windows=[(ALL_ONES, [])], pool="R1")
    t.play("own P1", "place A1", "take R1", "inspire").resolve("reroll R6")
    assert (t.own(), t.pool(), t.seat) == ("G2", "R6", 1)


def test_luck_and_strip_cutter_before_and_after_the_exchange() -> None:
    before = passion(holds="luck", own=["P1", ""], windows=[(ONES, [])], pool="R6", tools=["strip_cutter"])
    before.play("tool strip_cutter", "take R6", "inspire").resolve("reroll R3").play("own P1", "place A1")
    assert (before.dice(), before.own()) == ({"A1": "P1"}, "R3")
    after = passion(holds="luck", own=["P5", ""], windows=[(ONES, [])], pool="R6", tools=["strip_cutter"])
    after.play("tool strip_cutter", "take R6", "own P5", "inspire").resolve("reroll P2")
    assert (after.own(), after.pool(), after.seat) == ("R6 P2", "", 1), "the own die came from the own pool"


# --- inside tools -------------------------------------------------------------------------------------------


def test_luck_before_grozing_pliers_change_the_die() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B5", tools=["grozing_pliers"])
    t.play("tool grozing_pliers", "take B5")
    assert t.can("inspire")
    t.play("inspire").resolve("reroll B2")
    assert t.legal() == ["set 1"]
    t.play("set 1", "place A1")
    assert t.dice() == {"A1": "B1"}


@pytest.mark.parametrize("value", [1, 3, 4, 5, 6])
def test_luck_fails_before_the_pliers_if_no_change_could_help(value: int) -> None:
    """A 1 cannot stay a 1: the pliers change it by exactly one."""
    t = passion(holds="luck", windows=[(ONES, [])], pool="B5", tools=["grozing_pliers"], tokens=[3, 3])
    t.play("tool grozing_pliers", "take B5", "inspire").resolve(f"reroll B{value}")
    assert (t.seat, t.pool()) == (1, f"B{value}")
    assert (t.tokens, t.tool_tokens) == ([2, 3], [1]), "the tool was used"


def test_luck_after_grozing_pliers_changed_the_die() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B5", tools=["grozing_pliers"])
    t.play("tool grozing_pliers", "take B5", "set 6")
    assert t.legal() == ["inspire"]
    won = t.play("inspire").resolve("reroll B1").play("place A1")
    assert won.dice() == {"A1": "B1"}
    lost = passion(holds="luck", windows=[(ONES, [])], pool="B5", tools=["grozing_pliers"])
    lost.play("tool grozing_pliers", "take B5", "set 4", "inspire").resolve("reroll B2")
    assert (lost.seat, lost.pool()) == (1, "B2")


def test_luck_before_and_after_grinding_stone() -> None:
    before = passion(holds="luck", windows=[(ONES, [])], pool="B2", tools=["grinding_stone"])
    before.play("tool grinding_stone", "take B2")
    assert before.legal() == ["go", "inspire"]
    before.play("inspire").resolve("reroll B6").play("place A1")
    assert before.dice() == {"A1": "B1"}
    after = passion(holds="luck", windows=[(ONES, [])], pool="B2", tools=["grinding_stone"])
    after.play("tool grinding_stone", "take B2", "go")
    assert (after.hand(), after.legal()) == ("B5", ["inspire"])
    assert after.play("inspire").resolve("reroll B6").seat == 1


def test_luck_and_flux_brush_roll_the_die_twice_in_either_order() -> None:
    first = passion(holds="luck", windows=[(ONES, [])], pool="B3", tools=["flux_brush"])
    first.play("tool flux_brush", "take B3", "inspire").resolve("reroll B5", "reroll B1").play("place A1")
    assert first.dice() == {"A1": "B1"}
    then = passion(holds="luck", windows=[(ONES, [])], pool="B3", tools=["flux_brush"])
    then.play("tool flux_brush", "take B3", "go").resolve("reroll B5")
    assert then.legal() == ["leave", "inspire"]
    then.play("inspire").resolve("reroll B1").play("place A1")
    assert then.dice() == {"A1": "B1"}


def test_luck_before_flux_brush_cannot_fail_for_the_die_is_rolled_again() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B3", tools=["flux_brush"])
    t.play("tool flux_brush", "take B3", "inspire").resolve("reroll B5", "reroll B6")
    assert (t.seat, t.legal()) == (0, ["leave"])
    assert t.play("leave").legal() == ["pass"]


@pytest.mark.parametrize("tool", ["flux_brush", "flux_remover"])
def test_a_failed_luck_after_the_tool_ends_the_turn_though_the_tool_would_let_the_die_be_left(tool: str) -> None:
    t = passion(
        holds="luck", board="architectural", glass="W1", windows=[(ONES, [])], pool="B3", tools=[tool, "lathekin"]
    )
    t.play(f"tool {tool}", "take B3", "go")
    t.resolve("reroll B5") if tool == "flux_brush" else t.resolve("draw B").play("set 5")
    assert t.legal() == ["leave", "inspire", "glass W1"]
    t.play("inspire").resolve("reroll B4")
    assert (t.legal(), t.pool()) == (["glass W1", "pass"], "B4")


def test_luck_and_flux_remover_before_and_after() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B3", tools=["flux_remover"])
    t.play("tool flux_remover", "take B3", "inspire").resolve("reroll B6")
    t.resolve("draw G").play("set 1", "place A1")
    assert t.dice() == {"A1": "G1"}
    t = passion(holds="luck", windows=[(ONES, [])], pool="B3", tools=["flux_remover"])
    t.play("tool flux_remover", "take B3", "go").resolve("draw G").play("set 4", "inspire").resolve("reroll G1")
    assert t.offered("place").split()[0] == "A1"
    assert t.can("leave"), "as the tool has it"


def test_luck_with_cork_backed_straightedge() -> None:
    ringed = ["11111", "11211", "11111", "11111"]
    t = passion(holds="luck", windows=[(ringed, ["R1"])], pool="B5", tools=["cork_backed_straightedge"])
    t.play("tool cork_backed_straightedge", "take B5")
    assert t.legal() == ["inspire"]
    t.play("inspire").resolve("reroll B2")
    assert t.offered("place") == "B3"


def test_luck_with_lens_cutter_before_and_after_the_swap() -> None:
    t = passion(holds="luck", windows=[(ONES, [])], pool="B5", track=["G1"], tools=["lens_cutter"])
    t.play("tool lens_cutter", "take B5", "inspire").resolve("reroll B2").play("track G1@1", "place A1")
    assert (t.dice(), t.track()) == ({"A1": "G1"}, ["B2"])
    t = passion(holds="luck", windows=[(ONES, [])], pool="B5", track=["G3"], tools=["lens_cutter"])
    t.play("tool lens_cutter", "take B5", "track G3@1", "inspire").resolve("reroll G1").play("place A1")
    assert (t.dice(), t.track()) == ({"A1": "G1"}, ["B5"])


def test_a_failed_luck_with_running_pliers_loses_the_second_turn_all_the_same() -> None:
    """docs/rules.md §1.9: who uses the pliers skips the second turn; §4.1: a failed Luck ends the turn."""
    t = passion(holds="luck", windows=[(ALL_ONES, ["R1"])], pool="B1 G1", drafted=True, tools=["running_pliers"])
    t.play("tool running_pliers", "take B1", "inspire").resolve("reroll B6")
    assert (t.seat, t.pool()) == (1, "G1 B6")
    t.play("pass", "pass")
    assert t.waits_for_chance(), "the round is over"


# --- alone --------------------------------------------------------------------------------------------------


def test_luck_in_solo() -> None:
    t = passion(holds="luck", mode="solo", windows=[(ONES, [])], pool="B3 G2 R1")
    t.play("take B3", "inspire").resolve("reroll B2")
    assert (t.state.turn, t.seat, t.pool()) == (1, 0, "R1 G2 B2")
    assert t.offered("take") == "R1"


def test_luck_against_the_automa_gives_the_die_back_to_its_place_and_ends_the_turn() -> None:
    t = automa_table(pool="R4 -- G6 Y1 P3", turn=0, inspirations=True)
    t.state.inspirations = (find_inspiration("luck"),)
    t.state.windows[0] = passion(holds="luck", windows=[(ONES, [])]).state.windows[0]
    t.state.notes = (("reveal", "A01"),)
    t.play("take G6@3", "inspire").resolve("reroll G2")
    assert t.pool() == "R4@1 G2@3 Y1@4 P3@5"
    assert t.seat == 1
    assert t.notes() == [], "what the Automa did before is forgotten, as after a pass"
