"""Wisdom and Charm, the inspirations about favor tokens on tools (docs/rules.md §4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from support.passion_table import ONES, PassionTable, passion
from support.table import BLANK
from vitral import Game

TOOLS = ["grozing_pliers", "lathekin"]
PLIERS: dict[str, Any] = {"pool": "R3 B4", "tools": TOOLS}


# --- Wisdom: a tool that costs 2 for 1 ----------------------------------------------------------------------


def test_wisdom_pays_1_for_a_tool_that_costs_2_and_the_token_goes_on_the_card() -> None:
    t = passion(holds="wisdom", tool_tokens=[1, 0], tokens=[3, 3], **PLIERS).play("inspire")
    assert t.legal() == ["tool grozing_pliers"]
    t.play("tool grozing_pliers")
    assert (t.tokens, t.tool_tokens) == ([2, 3], [2, 0])
    t.play("take R3", "set 4", "place A1")
    assert t.dice() == {"A1": "R4"}
    assert t.legal() == ["pass"]


@pytest.mark.parametrize("on_it", [1, 2, 5])
def test_however_many_tokens_lie_on_it(on_it: int) -> None:
    t = passion(holds="wisdom", tool_tokens=[on_it, 0], tokens=[3, 3], **PLIERS)
    t.play("inspire", "tool grozing_pliers")
    assert (t.tokens, t.tool_tokens) == ([2, 3], [on_it + 1, 0])


def test_wisdom_makes_a_tool_affordable_with_a_single_token() -> None:
    t = passion(holds="wisdom", tool_tokens=[1, 0], tokens=[1, 3], **PLIERS)
    assert t.refused("tool grozing_pliers") == {"cannot_pay"}
    t.play("inspire", "tool grozing_pliers", "take R3", "set 2", "place A1")
    assert t.tokens == [0, 3]


def test_wisdom_is_no_credit() -> None:
    t = passion(holds="wisdom", tool_tokens=[1, 0], tokens=[0, 3], **PLIERS)
    assert t.refused("inspire") == {"cannot_pay"}
    assert not t.can("tool")


def test_wisdom_is_for_a_tool_that_would_cost_2() -> None:
    t = passion(holds="wisdom", tool_tokens=[0, 0], tokens=[3, 3], windows=[(BLANK, ["Y1 P2 G3"])], **PLIERS)
    assert t.refused("inspire") == {"no_completion"}
    assert t.can("tool grozing_pliers")
    t = passion(holds="wisdom", tool_tokens=[1, 0], tokens=[3, 3], windows=[(BLANK, ["Y1 P2 G3"])], **PLIERS)
    t.play("inspire")
    assert t.legal() == ["tool grozing_pliers"]
    assert t.refused("tool lathekin") == {"not_offered"}
    assert t.refused("tool tap_wheel") == {"tool_not_here"}
    assert t.refused("pass") == {"not_offered"}


def test_wisdom_is_optional_two_tokens_may_be_paid() -> None:
    t = passion(holds="wisdom", tool_tokens=[1, 0], tokens=[3, 3], **PLIERS).play("tool grozing_pliers")
    assert (t.tokens, t.tool_tokens, t.turned) == ([1, 3], [3, 0], [])


def test_wisdom_is_of_no_use_after_this_turns_tool() -> None:
    t = passion(holds="wisdom", tool_tokens=[1, 1], tool_used=True, **PLIERS)
    assert t.refused("inspire") == {"tool_used"}
    t = passion(holds="wisdom", used=True, tool_tokens=[1, 1], tool_used=True, tokens=[0, 0], **PLIERS)
    assert t.refused("inspire") == {"inspiration_used", "tool_used", "cannot_pay"}


def test_a_tool_for_which_wisdom_was_used_is_the_tool_of_the_turn() -> None:
    t = passion(holds="wisdom", tool_tokens=[1, 0], windows=[(BLANK, ["Y1 P2 G3"])], **PLIERS)
    t.play("inspire", "tool grozing_pliers", "take R3", "set 4", "place B2")
    assert t.refused("tool lathekin") == {"tool_used"}


def test_wisdom_is_not_offered_for_a_tool_that_can_do_nothing() -> None:
    t = passion(
        holds="wisdom", tool_tokens=[1, 1], windows=[(ONES, [])], pool="R5", tools=["grozing_pliers", "lathekin"]
    )
    assert t.refused("inspire") == {"no_completion"}


@pytest.mark.parametrize(
    ("tool", "drafted", "turn", "why"),
    [
        ("glazing_hammer", False, 0, "wrong_turn"),
        ("glazing_hammer", True, 3, "already_drafted"),
        ("running_pliers", False, 0, "not_drafted"),
        ("grozing_pliers", True, 0, "already_drafted"),
    ],
)
def test_wisdom_does_not_change_the_moment_of_a_tool(tool: str, drafted: bool, turn: int, why: str) -> None:
    t = passion(
        holds="wisdom",
        pool="R3",
        tools=["eglomise_brush", tool],
        tool_tokens=[1, 1],
        drafted=drafted,
        turn=turn,
        windows=[(BLANK, ["Y1 P2"])],
    )
    t.play("inspire")
    assert t.legal() == ["tool eglomise_brush"]
    assert why in t.refused(f"tool {tool}")


def test_wisdom_gives_no_discount_on_rare_glass() -> None:
    """The board is no tool card."""
    laid: dict[str, Any] = {"board": "architectural", "glass": "W4", "board_tokens": 1, "pool": "R3"}
    poor = passion(holds="wisdom", tokens=[1, 3], **laid)
    assert poor.refused("glass W4") == {"cannot_pay"}
    assert poor.refused("inspire") == {"no_completion"}
    rich = passion(holds="wisdom", tokens=[3, 3], **laid).play("glass W4")
    assert (rich.tokens, rich.board_tokens, rich.turned) == ([1, 3], 3, [])


# --- Charm: the tokens of one tool --------------------------------------------------------------------------


@pytest.mark.parametrize(("on_it", "taken"), [(1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_charm_takes_all_tokens_of_one_tool_three_at_most(on_it: int, taken: int) -> None:
    t = passion(holds="charm", tool_tokens=[on_it, 2], tokens=[1, 3], **PLIERS)
    assert t.offered("gather") == "grozing_pliers lathekin"
    t.play("gather grozing_pliers")
    assert (t.tokens, t.tool_tokens) == ([1 + taken, 3], [on_it - taken, 2])
    assert t.turned == ["charm"]


def test_a_card_left_without_tokens_costs_1_again() -> None:
    t = passion(holds="charm", tool_tokens=[2, 0], tokens=[0, 3], **PLIERS)
    assert t.refused("tool grozing_pliers") == {"cannot_pay"}
    t.play("gather grozing_pliers", "tool grozing_pliers")
    assert (t.tokens, t.tool_tokens) == ([1, 3], [1, 0])


def test_a_card_with_tokens_left_still_costs_2() -> None:
    t = passion(holds="charm", tool_tokens=[4, 0], tokens=[0, 3], **PLIERS).play("gather grozing_pliers")
    t.play("tool grozing_pliers")
    assert (t.tokens, t.tool_tokens) == ([1, 3], [3, 0])


def test_charm_is_for_any_moment_of_the_own_turn_and_leaves_tool_and_draft() -> None:
    t = passion(holds="charm", tool_tokens=[1, 0], **PLIERS).play("gather grozing_pliers")
    assert {"take R3", "tool grozing_pliers", "pass"} <= set(t.legal())
    drafted = passion(holds="charm", tool_tokens=[1, 0], **PLIERS).play("take R3", "place A1")
    assert drafted.can("gather grozing_pliers")
    used = passion(holds="charm", tool_tokens=[0, 0], tokens=[3, 3], **PLIERS)
    used.play("tool grozing_pliers", "take R3", "set 4", "place A1", "gather grozing_pliers")
    assert (used.tokens, used.tool_tokens) == ([3, 3], [0, 0]), "its owner's own token comes back"


def test_charm_with_a_die_in_hand_pays_for_a_tool() -> None:
    t = passion(holds="charm", tool_tokens=[2, 0], tokens=[0, 3], windows=[(ONES, [])], pool="R2", tools=TOOLS)
    assert t.offered("take") == "R2", "it fits after Charm and the pliers"
    t.play("take R2")
    assert t.legal() == ["gather grozing_pliers"]
    t.play("gather grozing_pliers")
    assert (t.tokens, t.tool_tokens) == ([2, 3], [0, 0])
    assert t.legal() == ["tool grozing_pliers"]
    t.play("tool grozing_pliers", "set 1", "place A1")
    assert (t.dice(), t.tokens, t.turned) == ({"A1": "R1"}, [1, 3], ["charm"])


def test_charm_with_a_die_in_hand_leaves_a_way_to_place_it() -> None:
    """The token of Lathekin would not pay for the pliers, on which two lie."""
    t = passion(holds="charm", tool_tokens=[2, 1], tokens=[0, 3], windows=[(ONES, [])], pool="R2", tools=TOOLS)
    t.play("take R2")
    assert t.legal() == ["gather grozing_pliers"]
    assert t.refused("gather lathekin") == {"no_completion"}
    fitting = passion(holds="charm", tool_tokens=[2, 1], tokens=[0, 3], windows=[(ONES, [])], pool="R1", tools=TOOLS)
    assert fitting.play("take R1").offered("gather") == "grozing_pliers lathekin"


def test_charm_does_not_make_a_die_fit_that_no_tool_helps() -> None:
    t = passion(holds="charm", tool_tokens=[2, 0], tokens=[0, 3], windows=[(ONES, [])], pool="R5", tools=TOOLS)
    assert t.refused("take R5") == {"no_completion"}
    laid: dict[str, Any] = {"windows": [(ONES, [])], "pool": "R2", "tools": TOOLS}
    used = passion(holds="charm", tool_tokens=[2, 0], tokens=[0, 3], tool_used=True, **laid)
    assert used.refused("take R2") == {"no_completion"}


@pytest.mark.parametrize(
    ("tool", "moves"),
    [
        ("grozing_pliers", ["take R3", "set 4", "place B2"]),
        ("lathekin", ["lift A1", "place B2", "lift A2", "place B1"]),
        ("tap_wheel", ["lift A1", "place B2", "stop"]),
        ("flux_remover", ["take R3"]),
    ],
)
def test_charm_between_the_steps_of_a_tool(tool: str, moves: list[str]) -> None:
    t = passion(
        holds="charm",
        tool_tokens=[0, 2],
        tokens=[1, 3],
        windows=[(BLANK, ["Y1 P2 G3"])],
        pool="R3 B4",
        track=["Y5"],
        tools=[tool, "eglomise_brush"],
    )
    t.play(f"tool {tool}")
    for move in moves:
        assert "eglomise_brush" in t.offered("gather"), move
        after = PassionTable(t.state.copy()).play("gather eglomise_brush")
        assert (after.tokens, after.turned) == ([2, 3], ["charm"])
        assert after.play(move).refused("gather eglomise_brush") & {"inspiration_used", "not_offered", "chance_pending"}
        t.play(move)


def test_charm_is_for_the_menu_in_games_begun_before() -> None:
    t = passion(holds="charm", tool_tokens=[1, 0], options={"rulings": 1}, **PLIERS)
    assert t.can("gather grozing_pliers")
    assert t.play("take R3").refused("gather grozing_pliers") == {"not_offered"}


def test_charm_may_be_taken_back_with_a_die_in_hand() -> None:
    game = Game.at(passion(holds="charm", tool_tokens=[1, 0], tokens=[0, 3], **PLIERS).state)
    game.play("take R3")
    game.play("gather grozing_pliers")
    assert game.undo().text == "gather grozing_pliers"
    assert game.state.tokens[0] == 0


def test_charm_needs_tokens_on_a_tool_of_the_table() -> None:
    t = passion(holds="charm", tool_tokens=[0, 1], **PLIERS)
    assert t.offered("gather") == "lathekin"
    assert t.refused("gather grozing_pliers") == {"no_tokens_there"}
    assert t.refused("gather tap_wheel") == {"tool_not_here"}
    assert t.refused("inspire") == {"not_offered"}


def test_charm_is_used_once_a_game() -> None:
    t = passion(holds="charm", tool_tokens=[1, 2], **PLIERS).play("gather lathekin")
    assert t.refused("gather grozing_pliers") == {"inspiration_used"}
    t.play("pass", "pass", "pass", "pass").resolve("roll R1 B1 G1 Y1 P1").play("pass", "pass")
    assert (t.state.round, t.seat) == (2, 0)
    assert t.refused("gather grozing_pliers") == {"inspiration_used"}


def test_charm_does_not_reach_the_tokens_of_the_rare_glass_board() -> None:
    t = passion(holds="charm", board="architectural", glass="W4", board_tokens=3, tool_tokens=[0, 0], **PLIERS)
    assert not t.can("gather")


def test_charm_is_for_ones_own_turn() -> None:
    t = passion(holds="luck charm", tool_tokens=[1, 0], **PLIERS)
    assert t.refused("gather grozing_pliers") == {"not_offered"}
    assert t.play("pass").can("gather grozing_pliers")
