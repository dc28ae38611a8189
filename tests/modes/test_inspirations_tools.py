"""Inspirations inside tools: before or after the tool's change, once, never into a dead end (docs/rules.md §4.1)."""

from __future__ import annotations

import pytest

from support.passion_table import ONES, REDS, passion
from support.table import BLANK

# --- Precision ----------------------------------------------------------------------------------------------


def test_precision_and_grozing_pliers_are_two_separate_changes() -> None:
    t = passion(holds="precision", pool="B3", tools=["grozing_pliers"], tokens=[3, 3])
    t.play("tool grozing_pliers", "take B3", "inspire")
    assert t.offered("set") == "2 4"
    t.play("set 4")
    assert t.offered("set") == "3 5"
    t.play("set 5", "place A1")
    assert t.dice() == {"A1": "B5"}
    assert (t.tokens, t.tool_tokens) == ([1, 3], [1])


def test_either_may_come_first() -> None:
    t = passion(holds="precision", pool="B3", tools=["grozing_pliers"]).play("tool grozing_pliers", "take B3", "set 2")
    assert t.can("place A1")
    t.play("inspire")
    assert t.offered("set") == "1 3"
    assert t.play("set 3", "place A1").dice() == {"A1": "B3"}


def test_together_they_reach_a_value_two_steps_away() -> None:
    poor = passion(holds="precision", windows=[(ONES, [])], pool="B3", tools=["grozing_pliers"], tokens=[1, 3])
    assert poor.refused("take B3") == {"no_completion"}
    t = passion(holds="precision", windows=[(ONES, [])], pool="B3", tools=["grozing_pliers"], tokens=[2, 3])
    t.play("tool grozing_pliers", "take B3")
    assert t.legal() == ["set 2", "inspire"]
    t.play("set 2")
    assert t.legal() == ["inspire"]
    assert t.play("inspire", "set 1", "place A1").dice() == {"A1": "B1"}


def test_the_token_for_precision_must_be_left_when_the_tool_is_paid() -> None:
    poor = passion(holds="precision", windows=[(ONES, [])], pool="B3", tools=["grozing_pliers"], tokens=[1, 3])
    assert poor.refused("tool grozing_pliers") == {"no_completion"}
    dear = passion(
        holds="precision", windows=[(ONES, [])], pool="B3", tools=["grozing_pliers"], tool_tokens=[1], tokens=[2, 3]
    )
    assert dear.refused("tool grozing_pliers") == {"no_completion"}
    rich = passion(
        holds="precision", windows=[(ONES, [])], pool="B3", tools=["grozing_pliers"], tool_tokens=[1], tokens=[3, 3]
    )
    assert rich.can("tool grozing_pliers")


def test_a_tool_that_does_not_need_the_inspiration_may_take_the_last_token() -> None:
    t = passion(holds="precision", windows=[(ONES, [])], pool="B2 G3", tools=["grozing_pliers"], tokens=[1, 3])
    t.play("tool grozing_pliers")
    assert t.legal() == ["take B2"]
    assert t.refused("take G3") == {"no_completion"}
    t.play("take B2")
    assert t.legal() == ["set 1"]
    assert t.refused("inspire") == {"cannot_pay"}


def test_precision_pauses_before_grinding_stone_turns_the_die() -> None:
    t = passion(holds="precision", windows=[(ONES, [])], pool="B5", tools=["grinding_stone"], tokens=[2, 3])
    t.play("tool grinding_stone", "take B5")
    assert t.legal() == ["go", "inspire"], "5 turns to 2, and Precision may follow"
    before = t.play("inspire", "set 6")
    assert (before.hand(), before.can("place A1")) == ("B1", True)
    t = passion(holds="precision", windows=[(ONES, [])], pool="B5", tools=["grinding_stone"], tokens=[2, 3])
    t.play("tool grinding_stone", "take B5", "go")
    assert (t.hand(), t.legal()) == ("B2", ["inspire"])
    assert t.play("inspire", "set 1", "place A1").dice() == {"A1": "B1"}


def test_the_stone_asks_nothing_if_the_inspiration_cannot_be_used() -> None:
    for used, tokens in ((True, 3), (False, 1)):
        t = passion(holds="precision", used=used, pool="B5", tools=["grinding_stone"], tokens=[tokens, 3])
        t.play("tool grinding_stone", "take B5")
        assert t.hand() == "B2", "turned at once"
    fits = passion(holds="precision", windows=[(ONES, [])], pool="B6 G4", tools=["grinding_stone"])
    fits.play("tool grinding_stone", "take B6")
    assert fits.hand() == "B1", "no step would help this one"


def test_going_on_is_not_offered_if_it_would_lead_nowhere() -> None:
    """docs/rules.md §1.3: no dead ends; here the swap has to come before the turn."""
    t = passion(
        holds="resourcefulness", windows=[(ONES, [])], pool="B3", track=["G6"], tools=["grinding_stone"], tokens=[2, 3]
    ).play("tool grinding_stone", "take B3")
    assert t.legal() == ["inspire"], "B3 turns to 4 and the track has no 1"
    assert t.refused("go") == {"no_completion"}
    assert t.refused("place A1") == {"not_offered"}
    assert t.play("inspire", "track G6@1", "place A1").dice() == {"A1": "G1"}


def test_precision_before_and_after_flux_brush() -> None:
    t = passion(holds="precision", windows=[(ONES, [])], pool="B5", tools=["flux_brush"], tokens=[3, 3])
    t.play("tool flux_brush", "take B5")
    assert t.legal() == ["go", "inspire"]
    t.play("go").resolve("reroll B2")
    assert t.legal() == ["leave", "inspire"], "who does not want to pay may leave it"
    assert t.play("inspire", "set 1", "place A1").dice() == {"A1": "B1"}
    t = passion(holds="precision", windows=[(ONES, [])], pool="B5", tools=["flux_brush"], tokens=[3, 3])
    t.play("tool flux_brush", "take B5", "inspire", "set 6").resolve("reroll B2")
    assert t.legal() == ["leave"]


def test_precision_before_and_after_flux_remover() -> None:
    t = passion(holds="precision", pool="B5", tools=["flux_remover"], tokens=[3, 3])
    t.play("tool flux_remover", "take B5")
    assert t.legal() == ["go", "inspire"]
    t.play("go").resolve("draw G")
    assert t.offered("set") == "1 2 3 4 5 6"
    assert t.refused("inspire") == {"not_offered"}, "a die without a value cannot be turned by one"
    t.play("set 3", "inspire")
    assert t.offered("set") == "2 4"
    assert t.play("set 4", "place A1").dice() == {"A1": "G4"}


def test_precision_with_lens_cutter_before_and_after_the_swap() -> None:
    before = passion(holds="precision", pool="B5", track=["G3"], tools=["lens_cutter"])
    before.play("tool lens_cutter", "take B5", "inspire", "set 6", "track G3@1", "place A1")
    assert (before.dice(), before.track()) == ({"A1": "G3"}, ["B6"])
    after = passion(holds="precision", pool="B5", track=["G3"], tools=["lens_cutter"])
    after.play("tool lens_cutter", "take B5", "track G3@1", "inspire", "set 4", "place A1")
    assert (after.dice(), after.track()) == ({"A1": "G4"}, ["B5"])


def test_precision_with_strip_cutter_before_and_after_the_exchange() -> None:
    before = passion(holds="precision", own=["P2", ""], pool="B5", tools=["strip_cutter"])
    before.play("tool strip_cutter", "take B5", "inspire", "set 6", "own P2", "place A1")
    assert (before.dice(), before.own()) == ({"A1": "P2"}, "B6")
    after = passion(holds="precision", own=["P2", ""], pool="B5", tools=["strip_cutter"])
    after.play("tool strip_cutter", "take B5", "own P2", "inspire", "set 1", "place A1")
    assert (after.dice(), after.own()) == ({"A1": "P1"}, "B5")


# --- Resourcefulness ----------------------------------------------------------------------------------------


def test_resourcefulness_and_lens_cutter_swap_twice() -> None:
    t = passion(holds="resourcefulness", pool="B5", track=["G3", "R1"], tools=["lens_cutter"], tokens=[3, 3])
    t.play("tool lens_cutter", "take B5", "inspire", "track G3@1")
    assert t.offered("track") == "B5@1 R1@2"
    t.play("track R1@2", "place A1")
    assert (t.dice(), t.track()) == ({"A1": "R1"}, ["B5", "G3"])
    assert t.tokens == [1, 3]


def test_two_swaps_with_the_only_die_of_the_track_give_the_first_die_back() -> None:
    """Judged on the track as it will be: what is swapped away lies there for the second swap."""
    stuck = passion(holds="resourcefulness", windows=[(REDS, [])], pool="B3", track=["R2"], tools=["lens_cutter"])
    stuck.play("tool lens_cutter", "take B3")
    assert stuck.legal() == ["track R2@1"]
    assert stuck.refused("inspire") == {"no_completion"}
    back = passion(holds="resourcefulness", windows=[(REDS, [])], pool="R3", track=["B2"], tools=["lens_cutter"])
    back.play("tool lens_cutter", "take R3", "track B2@1")
    assert back.legal() == ["inspire"]
    assert back.play("inspire", "track R3@1", "place A1").dice() == {"A1": "R3"}


def test_resourcefulness_before_flux_remover_bags_the_die_of_the_track() -> None:
    t = passion(holds="resourcefulness", pool="B5", track=["G3"], tools=["flux_remover"], bag="R")
    t.play("tool flux_remover", "take B5", "inspire", "track G3@1")
    assert t.track() == ["B5"]
    assert t.state.bag == (1, 0, 1, 0, 0)
    t.resolve("draw R").play("set 6", "place A1")
    assert t.dice() == {"A1": "R6"}


def test_resourcefulness_before_and_after_grozing_pliers() -> None:
    before = passion(holds="resourcefulness", pool="B5", track=["G3"], tools=["grozing_pliers"])
    before.play("tool grozing_pliers", "take B5", "inspire", "track G3@1", "set 4", "place A1")
    assert (before.dice(), before.track()) == ({"A1": "G4"}, ["B5"])
    after = passion(holds="resourcefulness", pool="B5", track=["G3"], tools=["grozing_pliers"])
    after.play("tool grozing_pliers", "take B5", "set 6", "inspire", "track G3@1", "place A1")
    assert (after.dice(), after.track()) == ({"A1": "G3"}, ["B6"])


# --- Courage ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [True, False])
def test_courage_before_or_after_the_change_of_grozing_pliers(first: bool) -> None:
    t = passion(holds="courage", windows=[(REDS, [])], pool="B5", tools=["grozing_pliers"])
    t.play("tool grozing_pliers", "take B5", *(("inspire", "set 6") if first else ("set 6", "inspire")), "place A1")
    assert (t.dice(), t.excused()) == ({"A1": "B6"}, ["A1"])


@pytest.mark.parametrize("first", [True, False])
def test_courage_before_or_after_grinding_stone(first: bool) -> None:
    t = passion(holds="courage", windows=[(REDS, [])], pool="B5", tools=["grinding_stone"])
    t.play("tool grinding_stone", "take B5", *(("inspire",) if first else ("go", "inspire")), "place A1")
    assert (t.dice(), t.excused()) == ({"A1": "B2"}, ["A1"])


def test_courage_with_lens_cutter_takes_a_die_that_does_not_fit_the_print() -> None:
    t = passion(holds="courage", windows=[(REDS, [])], pool="B5", track=["G3"], tools=["lens_cutter"])
    t.play("tool lens_cutter", "take B5", "track G3@1")
    assert t.legal() == ["inspire"]
    assert t.play("inspire", "place A1").dice() == {"A1": "G3"}


@pytest.mark.parametrize("tool", ["flux_brush", "flux_remover"])
def test_courage_before_or_after_the_flux_tools(tool: str) -> None:
    for first in (True, False):
        t = passion(holds="courage", windows=[(REDS, [])], pool="B5", tools=[tool])
        t.play(f"tool {tool}", "take B5", "inspire" if first else "go")
        t.resolve("reroll B2") if tool == "flux_brush" else t.resolve("draw B").play("set 2")
        if not first:
            assert t.legal() == ["leave", "inspire"]
            t.play("inspire")
        assert t.can("place A1")
        assert t.can("leave") == (tool == "flux_remover")
        assert t.play("place A1").excused() == ["A1"]


def test_courage_with_running_pliers_waives_the_print_for_the_second_die_only() -> None:
    t = passion(holds="courage", windows=[(REDS, ["R4"])], pool="B5", drafted=True, tools=["running_pliers"])
    t.play("tool running_pliers", "take B5", "inspire", "place A2")
    assert (t.dice(), t.excused()) == ({"A1": "R4", "A2": "B5"}, ["A2"])
    assert t.state.skips == 1


# --- a used inspiration changes nothing ---------------------------------------------------------------------


@pytest.mark.parametrize("inspiration", ["luck", "resourcefulness", "courage", "precision"])
def test_with_a_turned_card_tools_are_as_they_always_were(inspiration: str) -> None:
    t = passion(
        holds=inspiration, used=True, windows=[(ONES, [])], pool="B3 G2", track=["R2"], tools=["grozing_pliers"]
    )
    assert t.play("tool grozing_pliers").legal() == ["take G2"]
    t = passion(holds=inspiration, used=True, windows=[(BLANK, [])], pool="B3", tools=["flux_brush"])
    t.play("tool flux_brush", "take B3")
    assert t.waits_for_chance()
