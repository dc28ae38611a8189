"""The promo tool Soldering Iron (docs/rules.md §7), marked as ours: two dice of the own window change places."""

from __future__ import annotations

from typing import Any

import pytest

from support.table import BLANK, Table, table
from vitral import Game
from vitral.engine import HonorWindow
from vitral.teller.choices import choice_of
from vitral.teller.story import Story
from vitral.teller.story_lines import DieMoved

IRON = "soldering_iron"


def iron(rows: list[str], pattern: Any = BLANK, **more: Any) -> Table:
    """A table on which it lies, with that window to move."""
    return table(windows=[(pattern, rows)], tools=[IRON], **more)


# --- it works -----------------------------------------------------------------------------------------------


def test_two_dice_change_places() -> None:
    t = iron(["R1 G2 B3"], pool="Y5").play("tool soldering_iron", "lift A1")
    assert t.offered("place") == "A2 A3"
    t.play("place A3")
    assert t.rows()[0] == "B3 G2 R1 -- --"
    assert (t.tokens, t.tool_tokens) == ([2, 3], [1])
    assert t.legal() == ["take Y5", "pass"]


def test_two_neighbours_may_change_places_where_neither_could_move_alone() -> None:
    """Each touches the other in the window that results, and nothing else."""
    t = iron(["R1 G2"]).play("tool soldering_iron", "lift A2", "place A1")
    assert t.rows()[0] == "G2 R1 -- -- --"


def test_in_a_full_window_too() -> None:
    rows = ["R1 Y2 B3 G4 P5", "G3 B4 P6 R2 Y1", "P2 R5 Y4 B6 G3", "B6 G1 R3 P5 Y2"]
    t = iron(rows).play("tool soldering_iron", "lift A1")
    assert t.offered("place") == "A2 B1"
    t.play("place B1")
    assert t.rows()[:2] == ["G3 Y2 B3 G4 P5", "R1 B4 P6 R2 Y1"]


@pytest.mark.parametrize("drafted", [False, True])
def test_at_any_moment_of_the_turn(drafted: bool) -> None:
    assert iron(["R1 G2"], drafted=drafted, turn=3, start=0).can("tool soldering_iron")
    assert iron(["R1 G2"], drafted=drafted).can("tool soldering_iron")


# --- every rule holds for both ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "pattern", "reasons"),
    [
        (["R1 G2 B3"], ["..B..", *BLANK[1:]], {"wrong_color"}),
        (["R1 G2 B3"], ["..3..", *BLANK[1:]], {"wrong_value"}),
        (["R1 G2 B3", "B5"], BLANK, {"same_color_beside"}),
        (["R1 G2 B3", "Y3"], BLANK, {"same_value_beside"}),
        (["R1 G2 B3", "-- -- R5"], BLANK, {"same_color_beside"}),
        (
            ["R1 G2 B3", "B5 -- Y1"],
            ["..3..", *BLANK[1:]],
            {"wrong_value", "same_color_beside", "same_value_beside"},
        ),
    ],
    ids=["printed color", "printed value", "color", "value", "the other die", "all at once"],
)
def test_what_keeps_two_dice_where_they_are(rows: list[str], pattern: Any, reasons: set[str]) -> None:
    t = iron(rows, pattern).play("tool soldering_iron", "lift A1")
    assert t.refused("place A3") == reasons


def test_neighbours_are_judged_as_they_come_to_lie() -> None:
    """On A2 the red 1 would lie above the blue 1; if the two change places themselves, they do not meet."""
    t = iron(["R1 G2 B3", "-- B1"]).play("tool soldering_iron", "lift A1")
    assert t.offered("place") == "A3 B2"
    assert t.refused("place A2") == {"same_value_beside"}


def test_a_die_that_lies_alone_stays_there() -> None:
    """A tool may have left it so, but no die could be placed there now."""
    t = iron(["R1 G2", "", "", "-- -- -- -- B3"]).play("tool soldering_iron", "lift A1")
    assert t.offered("place") == "A2"
    assert t.refused("place D5") == {"not_touching"}


def test_it_needs_two_dice() -> None:
    assert iron([]).refused("tool soldering_iron") == {"no_completion"}
    assert iron(["R1"]).refused("tool soldering_iron") == {"no_completion"}


def test_a_die_without_a_partner_is_not_lifted() -> None:
    grid = ["R2...", *BLANK[1:]]
    t = iron(["R2 -- --", "G3 Y5"], ["R....", *BLANK[1:]]).play("tool soldering_iron")
    assert t.legal() == ["lift B1", "lift B2"]
    assert t.refused("lift A1") == {"no_completion"}
    stuck = iron(["R2 G2"], grid)
    assert stuck.refused("tool soldering_iron") == {"no_completion"}


def test_the_second_choice_is_a_die_and_another_one() -> None:
    t = iron(["R1 G2 B3"]).play("tool soldering_iron", "lift A1")
    assert t.refused("place A1") == {"same_space"}
    assert t.refused("place A4") == {"no_die_there"}
    assert t.refused("stop") == {"not_offered"}


def test_an_excuse_does_not_travel() -> None:
    """docs/rules.md §1.8: a die is excused on its space; moved, it has to obey like any other."""
    t = table(windows=[(["B.R..", *BLANK[1:]], ["R1 G2", "-- -- B4"], ["A1"])], tools=[IRON])
    assert t.excused() == ["A1"]
    t.play("tool soldering_iron", "lift A2")
    assert t.refused("place A1") == {"wrong_color"}
    back = table(windows=[(["G....", *BLANK[1:]], ["R1 G2", "-- -- B4"], ["A1"])], tools=[IRON])
    back.play("tool soldering_iron", "lift A1", "place A2")
    assert (back.rows()[0], back.excused()) == ("G2 R1 -- -- --", [])


# --- elsewhere ----------------------------------------------------------------------------------------------


def test_rare_glass_may_change_places() -> None:
    """docs/rules.md §4.2: tools that move dice of the window may move it."""
    t = iron(["R1 W2 B3"], ["G....", *BLANK[1:]], options={"rare_glass": True}, bag="RYGBP")
    t.play("tool soldering_iron", "lift A2", "place A1")
    assert t.rows()[0] == "W2 R1 B3 -- --"


def test_honor_tables_exchange_any_two() -> None:
    t = iron(["R1 G2 B3"], ["R.3..", *BLANK[1:]], enforcement="honour")
    t.play("tool soldering_iron", "lift A1", "place A3")
    assert t.rows()[0] == "B3 G2 R1 -- --"


def test_honor_tables_judge_both_dice_where_they_lie_in_the_end() -> None:
    """§1.8: two dice that touch only each other are no mistake; a die put down alone by the exchange is one."""
    t = iron(["R1 G2"], enforcement="honour").play("tool soldering_iron", "lift A2", "place A1")
    assert noted(t) == {}
    t = iron(["R1 G2", "", "", "-- -- -- -- B3"], enforcement="honour").play(
        "tool soldering_iron", "lift A2", "place D5"
    )
    assert noted(t) == {"D5": "not_touching"}


def noted(t: Table) -> dict[str, str]:
    """The mistakes the first window remembers."""
    window = t.state.windows[0]
    assert isinstance(window, HonorWindow)
    return window.mistakes_by_space()


def test_in_solo_a_green_die_pays() -> None:
    t = iron(["R1 G2 B3"], mode="solo", pool="G5 R5 B1 Y4").play("tool soldering_iron")
    assert t.legal() == ["pay G5"]
    t.play("pay G5", "lift A1", "place A3")
    assert (t.rows()[0], t.tools(), t.removed()) == ("B3 G2 R1 -- --", [], "G5")


def test_both_moves_are_told() -> None:
    game = Game.at(iron(["R1 G2 B3"]).state)
    game.play("tool soldering_iron")
    game.play("lift A1")
    before = game.view()
    action = game.legal_actions()[-1]
    label = choice_of(action, before).label
    assert (label.message, label.facts) == ("choice-exchange", {"die": "R1", "space": "A3"})
    assert before.question.prompt == "exchange"
    game.play(action)
    story = Story()
    story.choice(action, before, game.view())
    moves = [entry for entry in story.entries if isinstance(entry, DieMoved)]
    assert moves == story.entries
    assert [(move.die, move.origin, move.space) for move in moves] == [("R1", "A1", "A3"), ("B3", "A3", "A1")]
    assert game.can_undo
    game.undo()
    assert game.view() == before
