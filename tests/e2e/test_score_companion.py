"""A real table, tapped in: scored with proof, checked, and forgiving of what people type."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab, shown


def _total(tab: Tab, points: int) -> None:
    tab.page.locator("tfoot td").get_by_text(shown(points), exact=True).wait_for()


def test_the_example_of_the_rulebook_has_40_points(ana: Tab) -> None:
    ana.go("/score")
    ana.press("Show an example")
    _total(ana, 40)
    # One die of it was placed with a tool that lets it; the check cannot know until it is given that.
    ana.page.get_by_text("one die breaks a rule").wait_for()
    ana.page.locator('[data-space="C5"]').click()
    ana.page.get_by_label("Placed with a tool that ignores the printed restriction").check()
    ana.page.get_by_text("no rule is broken").wait_for()
    ana.page.reload()
    _total(ana, 40)
    ana.page.get_by_text("no rule is broken").wait_for()


def test_a_window_is_tapped_in_from_nothing(ana: Tab) -> None:
    ana.go("/score")
    ana.press("Choose a pattern", exact=False)
    ana.page.get_by_label("Search").fill("fractal")
    ana.page.keyboard.press("Enter")
    ana.page.locator('[data-space="A2"]').click()
    for die in ("G4", "R2"):
        ana.page.keyboard.press(die[0])
        ana.page.keyboard.press(die[1])
    expect(ana.page.locator('[data-space="A3"]')).to_have_attribute("aria-label", re.compile("red 2"))
    ana.page.get_by_label("Favor tokens left").fill("3")
    _total(ana, 3 - 18)
    # The same color and the same value side by side: one of the two is enough to break a rule.
    ana.page.locator('[data-space="A3"]').click()
    ana.page.keyboard.press("G")
    ana.page.keyboard.press("4")
    ana.page.get_by_text("break a rule").wait_for()
    ana.page.locator('[data-space="A3"]').click()
    ana.page.keyboard.press("Delete")
    ana.page.get_by_text("no rule is broken").wait_for()
    ana.press("Add a window", exact=False)
    ana.page.get_by_text("The result appears once every window has a pattern.").wait_for()
    ana.press("Remove this window")
    _total(ana, 3 - 19)


@pytest.mark.long
def test_solo_is_scored_against_the_track(ana: Tab) -> None:
    ana.go("/score")
    ana.press("Show an example")
    _total(ana, 40)
    ana.page.get_by_role("radio", name="Solo").check()
    ana.press("Add a die to round 1")
    ana.page.get_by_role("group", name="Add a die to round 1").get_by_role("button", name="red 6").click()
    ana.page.locator(".verdict").get_by_text("against 6").wait_for()


def test_bad_text_is_answered_in_words_and_nothing_is_lost(ana: Tab) -> None:
    ana.forgive("status of 4")
    ana.go("/score")
    ana.press("Show an example")
    _total(ana, 40)
    ana.page.get_by_text("As text").click()
    text = ana.page.get_by_label("Table as JSON")
    good = text.input_value()
    for bad in ("{", "[]", good.replace("fractal_drops", "no_such_window"), good.replace("G4", "Q9")):
        text.fill(bad)
        ana.press("Use this text")
        expect(ana.page.locator("#json-problem")).to_have_text(re.compile(".{10}"))
        _total(ana, 40)
    ana.press("Show the table above as text")
    expect(text).to_have_value(good)
    text.fill(good.replace("R2 Y3", "R2 --"))
    ana.press("Use this text")
    ana.page.get_by_text("The table is updated").wait_for()


@pytest.mark.long
def test_an_automa_table_is_scored(ana: Tab) -> None:
    ana.go("/score")
    ana.press("Show an example")
    _total(ana, 40)
    ana.page.get_by_role("radio", name="Automa").check()
    ana.page.locator("tfoot td").nth(1).wait_for()
