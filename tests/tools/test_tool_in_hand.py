"""Tools 1, 5, 6, 9, 10, 11 and 13 with the die just drafted in hand: as printed, the die first, then the tool.

docs/rules.md §1.9: both orders are offered and lead to the same.
"""

from __future__ import annotations

from typing import Any

import pytest

from support.passion_table import ONES, passion
from support.table import BLANK, Table, seated, table
from vitral.engine import legal_actions, view
from vitral.teller.choices import choices
from vitral.teller.questions import question_of

CORNER = (BLANK, ["R3"])
BOTH_ORDERS: dict[str, tuple[str, ...]] = {
    "grozing_pliers": ("set 5", "place B2"),
    "lens_cutter": ("track P2@1", "place B2"),
    "cork_backed_straightedge": ("place D5",),
    "grinding_stone": ("place D5",),
}


@pytest.mark.parametrize("tool", BOTH_ORDERS)
def test_the_die_first_then_the_tool_ends_as_the_tool_first_then_the_die(tool: str) -> None:
    window = (BLANK, ["R3", "", "", "-- -- -- R1"]) if tool == "grinding_stone" else CORNER
    laid: dict[str, Any] = {"windows": [window], "pool": "G4 B5", "track": ["P2"], "tools": [tool]}
    first = table(**laid).play(f"tool {tool}", "take G4", *BOTH_ORDERS[tool])
    second = table(**laid).play("take G4", f"tool {tool}", *BOTH_ORDERS[tool])
    assert second.state == first.state
    assert second.tokens[0] == 2
    assert second.tool_tokens == [1]


def test_flux_brush_and_flux_remover_too() -> None:
    for tool, outcome, rest in (
        ("flux_brush", "reroll G6", ("place B2",)),
        ("flux_remover", "draw P", ("set 1", "leave")),
    ):
        laid: dict[str, Any] = {"windows": [CORNER], "pool": "G4 B5", "tools": [tool]}
        first = table(**laid).play(f"tool {tool}", "take G4").resolve(outcome).play(*rest)
        second = table(**laid).play("take G4", f"tool {tool}").resolve(outcome).play(*rest)
        assert second.state == first.state


def test_strip_cutter_exchanges_a_drafted_die_in_hand_but_not_one_of_the_own_pool() -> None:
    t = table(own=["P1", ""], pool="G4", tools=["strip_cutter"]).play("take G4")
    assert t.play("tool strip_cutter").legal() == ["own P1"]
    assert t.play("own P1", "place A1").own() == "G4"
    own = table(own=["P1 B2", ""], pool="G4", tools=["strip_cutter", "grozing_pliers"]).play("own P1")
    assert not own.can("tool")


def test_a_die_may_be_taken_if_only_the_tool_makes_it_fit() -> None:
    t = table(windows=[(ONES, [])], pool="R2 G4", tools=["grozing_pliers"])
    assert t.offered("take") == "R2"
    assert t.play("take R2").legal() == ["tool grozing_pliers"], "it can be placed in no other way"
    assert t.play("tool grozing_pliers").legal() == ["set 1"]


def test_what_cannot_be_paid_or_finished_or_has_been_used_is_not_offered() -> None:
    poor = table(windows=[CORNER], pool="G4", tools=["grinding_stone"], tool_tokens=[1], tokens=[1, 3]).play("take G4")
    assert poor.refused("tool grinding_stone") == {"cannot_pay"}
    used = table(windows=[CORNER], pool="G4", tools=["grinding_stone"], tool_used=True).play("take G4")
    assert used.refused("tool grinding_stone") == {"tool_used"}
    stuck = table(windows=[([".66..", "666..", ".....", "....."], ["R3"])], pool="G6", tools=["grinding_stone"])
    assert stuck.play("take G6").refused("tool grinding_stone") == {"no_completion"}


@pytest.mark.parametrize("tool", ["eglomise_brush", "lathekin", "tap_wheel", "glazing_hammer", "running_pliers"])
def test_other_tools_wait_until_the_die_is_placed(tool: str) -> None:
    t = table(windows=[(BLANK, ["R3 G1"])], pool="G4 B5", track=["R1"], tools=[tool]).play("take G4")
    assert t.refused(f"tool {tool}") == {"die_in_hand"}
    assert t.refused("tool grozing_pliers") == {"tool_not_here"}


def test_the_second_die_of_running_pliers_is_no_draft_for_a_tool() -> None:
    t = table(pool="G4 B5", tools=["running_pliers", "grozing_pliers"]).play("take G4", "place A1")
    t.play("tool running_pliers", "take B5")
    assert not t.can("tool")


def test_solo_pays_with_another_die_after_the_draft() -> None:
    """docs/rules.md §2: paying does not use up the draft; die and tool leave the game."""
    laid: dict[str, Any] = {"mode": "solo", "windows": [(BLANK, ["R1"])], "tools": ["grinding_stone"]}
    t = table(pool="G4 G5", **laid).play("take G4", "tool grinding_stone")
    assert t.legal() == ["pay G5"], "not the die in hand"
    t.play("pay G5", "place B2")
    assert (t.dice()["B2"], t.removed(), t.tools()) == ("G3", "G5", [])
    first = table(pool="G4 G5", **laid).play("tool grinding_stone", "pay G5", "take G4", "place B2")
    assert first.state == t.state
    alone = table(pool="G4", **laid).play("take G4")
    assert alone.refused("tool grinding_stone") == {"cannot_pay"}


def test_solo_offers_no_die_whose_tool_only_that_die_could_pay() -> None:
    laid: dict[str, Any] = {"mode": "solo", "windows": [(["44444", "4...4", "4...4", "44444"], [])]}
    assert table(pool="G3", tools=["grinding_stone"], **laid).refused("take G3") == {"no_completion"}
    assert table(pool="G3 G1", tools=["grinding_stone"], **laid).offered("take") == "G3"


def test_an_inspiration_before_or_after_the_tool_in_hand() -> None:
    """docs/rules.md §4.1: once, before or after a tool's change, on the die as it then is."""
    laid: dict[str, Any] = {"windows": [(ONES, [])], "pool": "B3", "tools": ["grozing_pliers"], "tokens": [2, 3]}
    before = passion(holds="precision", **laid).play("take B3")
    assert before.legal() == ["tool grozing_pliers", "inspire"]
    before.play("inspire", "set 2")
    assert before.legal() == ["tool grozing_pliers"]
    before.play("tool grozing_pliers", "set 1", "place A1")
    after = passion(holds="precision", **laid).play("take B3", "tool grozing_pliers", "set 2", "inspire", "set 1")
    assert after.play("place A1").state == before.state
    assert before.tokens[0] == 0


def test_courage_holds_for_what_the_tool_makes_of_the_die() -> None:
    """The blue corner far away takes the green 4 with both: the straightedge and courage."""
    grid = [".....", ".....", ".....", "....B"]
    laid: dict[str, Any] = {"windows": [(grid, ["R3"])], "pool": "G4", "tools": ["cork_backed_straightedge"]}
    t = passion(holds="courage", **laid).play("take G4", "inspire", "tool cork_backed_straightedge", "place D5")
    assert t.dice() == {"A1": "R3", "D5": "G4"}
    assert (t.turned, t.excused(), t.state.using) == (["courage"], ["D5"], ())


def test_wisdom_pays_one_for_a_tool_in_hand() -> None:
    laid: dict[str, Any] = {"windows": [(BLANK, ["R1"])], "pool": "G4", "tools": ["grinding_stone"], "tool_tokens": [2]}
    t = passion(holds="wisdom", tokens=[1, 3], **laid).play("take G4")
    assert t.refused("tool grinding_stone") == {"cannot_pay"}
    t.play("inspire")
    assert t.legal() == ["tool grinding_stone"]
    assert t.play("tool grinding_stone", "place B2").dice()["B2"] == "G3"
    assert t.tokens[0] == 0


def test_a_failed_luck_ends_the_turn_unless_a_tool_can_still_help() -> None:
    laid: dict[str, Any] = {"windows": [(ONES, [])], "pool": "B5", "tools": ["grozing_pliers"]}
    t = passion(holds="luck", **laid).play("take B5", "inspire").resolve("reroll B2")
    assert t.legal() == ["tool grozing_pliers"]
    lost = passion(holds="luck", **laid).play("take B5", "inspire").resolve("reroll B4")
    assert (lost.seat, lost.pool()) == (1, "B4")


def test_undo_goes_step_by_step() -> None:
    game = seated("sun_catcher", "luz_celestial", tools=["grozing_pliers", "lathekin", "tap_wheel"], start=1)
    game.resolve("roll G1 G2 B3 Y4 P5")
    for action in ("take G1", "tool grozing_pliers", "set 2"):
        game.play(action)
    assert [game.undo().text for _ in range(3)] == ["set 2", "tool grozing_pliers", "take G1"]
    assert game.state.tokens[0] == game.state.windows[0].pattern.difficulty
    assert not game.can_undo


def test_the_question_stays_where_to_place_and_tools_are_among_the_choices() -> None:
    t: Table = table(windows=[(BLANK, ["R1"])], pool="G4", tools=["grinding_stone"]).play("take G4")
    seen, legal = view(t.state, 0), legal_actions(t.state)
    asked = question_of(seen, legal)
    assert asked.__struct_config__.tag == "place"
    assert asked.prompt.message == "prompt-place"
    assert [(choice.action, choice.element) for choice in choices(legal, seen)][-1] == (
        "tool grinding_stone",
        "tool:grinding_stone",
    )
