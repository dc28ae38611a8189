"""Puzzles and windows of one's own in a browser: solved on the table, drawn, measured, shared, played by two."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.screenshots import LANDSCAPE, MOST, SIZES, look
from vitral.cards.custom_windows import custom_window_code
from vitral.puzzles import Puzzle, puzzles

DRAFTS = [puzzle for puzzle in puzzles() if len(puzzle.turn) == 3]
"""Those that a die and its space solve."""
GRID = ["R....", "..4..", ".....", "....P"]
by_most = pytest.mark.parametrize("size", MOST)


def choose(tab: Tab, choice: str) -> None:
    """Make a choice of a puzzle by pointer."""
    verb, _, rest = choice.partition(" ")
    if verb == "take":
        tab.page.locator(f'[data-on="pool:{rest}"]').first.click()
    elif verb == "place":
        tab.page.locator(f'.center-window [data-on="space:{rest}"]').click()
    else:
        tab.page.locator('[data-on="button:pass"]').click()


def play(tab: Tab, puzzle: Puzzle) -> None:
    for choice in puzzle.turn:
        choose(tab, choice)
    tab.page.locator("[data-next]").wait_for()


def kept(tab: Tab, key: str) -> Any:
    return json.loads(tab.page.evaluate(f"localStorage.getItem('{key}')"))


@by_most
def test_a_puzzle_is_missed_then_solved_and_the_next_one_follows(visit: Visit, size: str) -> None:
    ana, puzzle = visit(**SIZES[size]), DRAFTS[0]
    ana.go("/puzzles")
    ana.page.locator("[data-grade='1']").wait_for()
    wrong = look(ana, "puzzles")
    ana.go(f"/puzzles/{puzzle.id}")
    ana.page.get_by_text("Which turn is best here?").wait_for()
    wrong += look(ana, "puzzle")
    choose(ana, "pass")
    choose(ana, "pass")  # twice, since a die could still be drafted
    ana.page.locator("footer").get_by_text("Not the best turn").wait_for()
    assert kept(ana, "vitral-puzzles") == {puzzle.id: "missed"}
    wrong += look(ana, "puzzle-missed")
    ana.press("Show the best turn")
    ana.button("Show my turn").wait_for()
    ana.press("Try again")
    play(ana, puzzle)
    ana.page.locator("footer").get_by_text("Right! The next best turn is worth").wait_for()
    assert kept(ana, "vitral-puzzles") == {puzzle.id: "later"}
    ana.page.locator("[data-next]").click()
    ana.page.get_by_text("Which turn is best here?").wait_for()
    expect(ana.page).not_to_have_url(re.compile(puzzle.id))
    assert not wrong, "\n".join(wrong)


def test_a_puzzle_is_whole_on_a_phone_on_its_side(visit: Visit) -> None:
    ana = visit(**LANDSCAPE)
    ana.go(f"/puzzles/{DRAFTS[0].id}")
    ana.page.get_by_text("Which turn is best here?").wait_for()
    assert not look(ana, "puzzle", one_screen=True)
    window = ana.page.locator(".center-window").bounding_box()
    footer = ana.page.locator("footer").bounding_box()
    assert window is not None
    assert footer is not None
    assert window["y"] >= 0
    assert window["y"] + window["height"] <= footer["y"]


@by_most
def test_a_window_is_drawn_measured_kept_and_played(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    ana.go("/windows")
    for brush, spaces in (("R", ["A1", "A2"]), ("4", ["B3"]), ("P", ["D5"])):
        ana.page.locator(f"[data-brush='{brush}']").click()
        for space in spaces:
            ana.page.locator(f"[data-space='{space}']").click()
    ana.page.locator(".verdict").get_by_text("A1 and A2 are neighbors").wait_for()
    wrong = look(ana, "windows-clash")
    ana.page.locator("[data-space='A2']").press("Delete")
    ana.page.locator(".verdict").get_by_text("It can be filled.").wait_for()
    ana.page.get_by_label("Name", exact=True).fill("<b>Rosa</b>")
    ana.press("Measure with bots")
    ana.page.locator(".found").get_by_text("spaces open on average").wait_for()
    ana.press("Save on this device")
    code = custom_window_code("<b>Rosa</b>", 4, GRID)
    ana.until(lambda: kept(ana, "vitral-windows") == [code], "the window to be kept")
    wrong += look(ana, "windows")
    expect(ana.page).to_have_url(re.compile(f"/windows#{re.escape(code)}$"))
    with ana.page.expect_download() as download:
        ana.link("PDF").click()
    assert download.value.suggested_filename == "windows.pdf"
    ana.link("Play with it").click()
    expect(ana.page.get_by_label("<b>Rosa</b>")).to_be_checked()
    wrong += look(ana, "set-up-windows")
    ana.page.locator("form .start button").click()
    ana.page.get_by_role("button", name="<b>Rosa</b>").first.wait_for()
    assert not wrong, "\n".join(wrong)


def test_two_people_play_the_window_that_one_of_them_shared(visit: Visit) -> None:
    """A link to the window brings it to another browser, and a table with it offers it to both."""
    ana, rui = visit(), visit()
    code = custom_window_code("Rosa", 5, GRID)
    rui.go(f"/windows#{code}")
    rui.page.locator(".verdict").get_by_text("It can be filled.").wait_for()
    expect(rui.page.get_by_label("Name", exact=True)).to_have_value("Rosa")
    rui.go("/windows#own_nonsense")
    rui.page.get_by_text("This link leads to no window").wait_for()
    table = ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "link"}], windows=[code])
    ana.open_table(table)
    link = ana.get(f"/api/tables/{table}/links")["join"]
    rui.go(f"/t/{table}#{link}")
    rui.page.get_by_label("Your name").fill("Rui")
    rui.press("Take a seat")
    ana.until(lambda: ana.table["seats"][1]["name"] == "Rui", "the friend")
    ana.page.keyboard.press("Escape")  # the links that were shown first
    for tab in (ana, rui):
        tab.page.get_by_role("button", name="Rosa").first.click()
    for tab in (ana, rui):
        tab.page.locator("h1", has_text="Rosa").first.wait_for(state="attached")
