"""The coach on the page: a hint that is followed to the end of the turn, none beside other people, and the review."""

from __future__ import annotations

import re

import pytest

from e2e.conftest import Visit
from e2e.looks import MOST, SIZES, look
from e2e.playing import Player, my_turn
from e2e.tab import Tab
from e2e.tables import BOT, LINK, ME, RUI
from e2e.wire import play_ahead

_ADVISED = ".advised, .actions .primary"


def _at_my_turn(tab: Tab) -> str:
    table = tab.create(seats=[ME, BOT])
    play_ahead(tab, table, my_turn(3))
    tab.open_table(table)
    return table


def _advice(tab: Tab) -> str:
    """The advice, once it is there."""
    tab.page.locator(".advice strong").wait_for()
    return tab.page.locator(".advice").inner_text()


def test_a_hint_is_followed_to_the_end_of_the_turn(ana: Tab) -> None:
    _at_my_turn(ana)
    told = []
    ana.page.on("response", lambda answer: told.append(answer.json()) if answer.url.endswith("/hint") else None)
    ana.page.keyboard.press("h")
    ana.page.get_by_text("Thinking").wait_for()
    words = _advice(ana)
    [advice] = told
    assert re.search(r"Expected gain|End your turn", words)
    assert ana.page.locator(_ADVISED).count() > 0
    player, seat = Player(ana), ana.scene["seat"]
    for action in [move["action"] for move in advice["turn"]]:
        found = [choice["on"] for choice in ana.scene["legal"] if choice["action"] == action]
        assert found, f"{action} was advised"
        assert ana.page.locator(_ADVISED).count() > 0
        player.choose(found[0])
    assert ana.scene["seat"] != seat or ana.scene["turn"] != 0 or ana.scene["phase"] == "over"
    assert ana.page.locator(".advice").count() == 0


@pytest.mark.long
def test_a_hint_can_be_sent_away_and_is_gone_when_something_else_is_done(ana: Tab) -> None:
    _at_my_turn(ana)
    ana.press("Hint")
    _advice(ana)
    ana.page.keyboard.press("Escape")
    ana.page.locator(".advice").wait_for(state="detached")
    assert ana.page.locator(".advised").count() == 0
    ana.press("Hint")
    _advice(ana)
    other = next(
        choice["on"]
        for choice in ana.scene["legal"]
        if choice["on"].startswith("pool:") and not ana.page.locator(f'.advised[data-on="{choice["on"]}"]').count()
    )
    Player(ana).choose(other)
    ana.page.locator(".advice").wait_for(state="detached")


@pytest.mark.parametrize("other", [RUI, LINK], ids=["here", "link"])
def test_beside_other_people_there_are_no_hints(ana: Tab, other: dict[str, str]) -> None:
    table = ana.create(seats=[ME, other])
    ana.open_table(table)
    ana.page.keyboard.press("Escape")
    if other is RUI:
        Player(ana).play(until=my_turn(1))
        ana.button("End turn").first.wait_for()
    assert ana.button("Hint").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("size", MOST)
def test_the_review_leads_to_the_moments_that_cost_most(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    table = _at_my_turn(ana)
    ana.press("Hint")
    _advice(ana)
    wrong = look(ana, "coach-1-hint", one_screen=True)
    ana.go("/about")
    play_ahead(ana, table, lambda scene: False)
    told = ana.get(f"/api/tables/{table}/review")

    ana.open_table(table)
    ana.press("Review")
    sheet = ana.page.locator("dialog[open]")
    sheet.get_by_role("img").wait_for()
    assert sheet.locator(".mistakes li").count() == len(told["mistakes"])
    assert sheet.locator("polyline").count() == 4  # two lines, and two in the legend
    sheet.get_by_text("As a table").click()
    assert sheet.locator("tbody tr").count() == 10
    wrong += look(ana, "coach-2-review")
    sheet.get_by_role("link").first.click()
    at = told["mistakes"][0]["at"]
    ana.page.locator(".where").get_by_text(f"{at}/").wait_for()

    if size == "narrow":
        ana.press("View and share")
    ana.press("Review")
    sheet.get_by_role("link").nth(1).click()
    at = told["mistakes"][1]["at"]
    ana.page.locator(".where").get_by_text(f"{at}/").wait_for()
    assert ana.page.locator("dialog[open]").count() == 0

    ana.go(f"/t/{table}?view=text")
    ana.press("Review")
    sheet.get_by_role("table").wait_for()
    assert not sheet.locator("svg").count(), "in words alone"
    assert not wrong, "\n".join(wrong)


def test_bots_are_told_in_the_set_up_and_seen_to_think(ana: Tab) -> None:
    ana.go("/?new=bot")
    ana.page.get_by_label("Bot at seat 2").select_option("glazier")
    ana.page.get_by_text("Weighs what every row").wait_for()
    table = ana.create(seats=[ME, {"kind": "bot", "bot": "master", "name": "Mestre"}])
    ana.open_table(table)
    Player(ana).choose("side:1")
    ana.until(lambda: ana.scene["phase"] == "playing", "the windows")
    player = Player(ana)
    while not ana.page.get_by_text("Mestre is thinking").count():
        if ana.scene["seat"] == 0:
            player.choose("button:pass")
    ana.page.get_by_text("Mestre is thinking").first.wait_for()
