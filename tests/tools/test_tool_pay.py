"""Paying for tools, and the moment they are used (docs/rules.md §1.3, §1.5)."""

from __future__ import annotations

import pytest

from support.table import BLANK, Table, table

DRAFTING = ["grozing_pliers", "lens_cutter", "flux_brush", "cork_backed_straightedge", "grinding_stone", "flux_remover"]
MOVING = ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"]
TWO_DICE = ["R1 G2 -- -- --"]


def grind(t: Table, die: str, space: str) -> Table:
    """Use the Grinding Stone on a die and end the turn."""
    return t.play("tool grinding_stone", f"take {die}", f"place {space}", "pass")


def test_the_first_use_costs_one_token_every_later_one_two() -> None:
    t = table(pool="R1 R2 R3 R4", tools=["lathekin", "grinding_stone"], tokens=[5, 4])
    grind(t, "R1", "A1")
    assert (t.tokens, t.tool_tokens) == ([4, 4], [0, 1])
    grind(t, "R2", "A1")
    assert (t.tokens, t.tool_tokens) == ([4, 2], [0, 3])
    grind(t, "R3", "B2")
    assert (t.tokens, t.tool_tokens) == ([4, 0], [0, 5])
    grind(t, "R4", "B2")
    assert (t.tokens, t.tool_tokens) == ([2, 0], [0, 7])


@pytest.mark.parametrize(
    ("tokens", "on_card", "left"),
    [(1, 0, 0), (2, 1, 0), (2, 0, 1), (6, 5, 4)],
)
def test_whoever_can_pay_may_use_a_tool(tokens: int, on_card: int, left: int) -> None:
    t = table(pool="R1", tools=["grinding_stone"], tokens=[tokens, 0], tool_tokens=[on_card])
    assert t.play("tool grinding_stone").tokens == [left, 0]


@pytest.mark.parametrize(("tokens", "on_card"), [(0, 0), (1, 1), (0, 3), (1, 7)])
def test_whoever_cannot_pay_may_not(tokens: int, on_card: int) -> None:
    t = table(pool="R1", tools=["grinding_stone"], tokens=[tokens, 6], tool_tokens=[on_card])
    assert t.refused("tool grinding_stone") == {"cannot_pay"}
    assert not t.can("tool")


def test_one_tool_per_turn() -> None:
    t = table(windows=[(BLANK, TWO_DICE)], pool="B5", tools=["eglomise_brush", "lathekin"], tokens=[6, 6])
    t.play("tool eglomise_brush", "lift A1", "place B1")
    assert t.refused("tool lathekin") == {"tool_used"}
    assert t.refused("tool eglomise_brush") == {"tool_used"}
    assert t.legal() == ["take B5", "pass"]


def test_the_second_turn_of_the_round_has_a_tool_of_its_own() -> None:
    t = table(windows=[(BLANK, TWO_DICE)], tools=["eglomise_brush"], tokens=[6, 6])
    t.play("tool eglomise_brush", "lift A1", "place B1", "pass", "pass", "pass")
    assert t.seat == 0
    assert t.can("tool eglomise_brush")


@pytest.mark.parametrize("tool", DRAFTING)
def test_tools_on_the_drafted_die_contain_the_draft(tool: str) -> None:
    t = table(windows=[(BLANK, TWO_DICE)], pool="B5 Y6", track=["P3"], tools=[tool])
    t.play(f"tool {tool}", "take B5")
    assert t.state.drafted
    assert t.refused("take Y6") != set()


@pytest.mark.parametrize("tool", DRAFTING)
def test_tools_on_the_drafted_die_are_closed_once_the_turn_s_die_is_placed(tool: str) -> None:
    t = table(windows=[(BLANK, TWO_DICE)], pool="B5 Y6", track=["P3"], tools=[tool])
    assert t.can(f"tool {tool}")
    t.play("take B5", "place B3")
    assert t.refused(f"tool {tool}") == {"already_drafted"}


@pytest.mark.parametrize("tool", MOVING)
def test_tools_that_move_dice_go_before_the_draft_after_it_or_without_it(tool: str) -> None:
    def laid() -> Table:
        return table(windows=[(BLANK, ["R1 G2 -- -- --"])], pool="B5", track=["R6"], tools=[tool])

    moves = ["lift A1", "place B1", *{"lathekin": ["lift A2", "place C1"], "tap_wheel": ["stop"]}.get(tool, [])]
    draft = ["take B5", "place B2"]
    before = laid().play(f"tool {tool}", *moves, *draft)
    assert before.dice()["B2"] == "B5"
    after = laid().play(*draft, f"tool {tool}", *moves)
    assert after.legal() == ["pass"]
    assert before.rows() == after.rows()
    assert laid().play(f"tool {tool}", *moves, "pass").seat == 1


def test_tools_elsewhere_are_refused() -> None:
    t = table(pool="R1", tools=["grinding_stone"])
    assert t.refused("tool lathekin") == {"tool_not_here"}


def test_every_reason_against_a_tool_is_told_at_once() -> None:
    t = table(windows=[(BLANK, TWO_DICE)], tools=["glazing_hammer"], tokens=[0, 0], drafted=True, tool_used=True)
    assert t.refused("tool glazing_hammer") == {
        "tool_used",
        "cannot_pay",
        "already_drafted",
        "wrong_turn",
        "no_completion",
    }


def test_a_refused_tool_costs_nothing() -> None:
    t = table(pool="R1", tools=["lathekin"], tokens=[3, 3])
    assert t.refused("tool lathekin") == {"no_completion"}
    assert (t.tokens, t.tool_tokens) == ([3, 3], [0])


def test_each_seat_pays_from_its_own_tokens() -> None:
    t = table(pool="R1 R2", tools=["grinding_stone"], tokens=[3, 5], turn=1)
    assert t.seat == 1
    assert t.play("tool grinding_stone").tokens == [3, 4]
