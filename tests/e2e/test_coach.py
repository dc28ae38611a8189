"""The coach on the page: a hint that is followed to the end of the turn, none beside other people, and the review."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.live_server import LiveServer
from e2e.playing import Player, my_turn
from e2e.screenshots import MOST, SIZES, look
from e2e.tables import BOT, LINK, ME, RUI
from e2e.wire import play_ahead
from support.waiting import TIMEOUT
from vitral.bots import ANY_TIME, Budget
from vitral.engine import Action, View

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
    asked: list[Route] = []
    # The answer waits until it was seen that it is waited for.
    ana.page.route("**/hint", lambda route: asked.append(route))
    _at_my_turn(ana)
    ana.page.keyboard.press("h")
    ana.page.get_by_text("Thinking").wait_for()
    ana.until(lambda: asked, "the coach to be asked")
    with ana.page.expect_response("**/hint") as answer:
        asked[0].continue_()
    advice = answer.value.json()
    assert re.search(r"Expected gain|End your turn", _advice(ana))
    player, seat = Player(ana), ana.scene["seat"]
    for action in [move["action"] for move in advice["turn"]]:
        found = [choice["element"] for choice in ana.scene["legal"] if choice["action"] == action]
        assert found, f"{action} was advised"
        ana.page.locator(_ADVISED).first.wait_for()
        player.choose(found[0])
    assert ana.scene["seat"] != seat or ana.scene["turn"] != 0 or ana.scene["phase"] == "over"
    expect(ana.page.locator(".advice")).to_have_count(0)


@pytest.mark.long
def test_a_hint_can_be_sent_away_and_is_gone_when_something_else_is_done(ana: Tab) -> None:
    _at_my_turn(ana)
    ana.press("Hint")
    _advice(ana)
    ana.page.keyboard.press("Escape")
    ana.page.locator(".advice").wait_for(state="detached")
    expect(ana.page.locator(".advised")).to_have_count(0)
    ana.press("Hint")
    _advice(ana)
    other = next(
        choice["element"]
        for choice in ana.scene["legal"]
        if choice["element"].startswith("pool:")
        and not ana.page.locator(f'.advised[data-on="{choice["element"]}"]').count()
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
    expect(ana.button("Hint")).to_have_count(0)


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
    review = ana.get(f"/api/tables/{table}/review")

    ana.open_table(table)
    ana.press("Review")
    sheet = ana.page.locator("dialog[open]")
    sheet.get_by_role("img").wait_for()
    mistakes = review["mistakes"]
    expect(sheet.locator(".mistakes li")).to_have_count(len(mistakes))
    expect(sheet.locator("polyline")).to_have_count(4)  # two lines, and two in the legend
    sheet.get_by_text("As a table").click()
    expect(sheet.locator("tbody tr")).to_have_count(10)
    wrong += look(ana, "coach-2-review")
    sheet.get_by_role("link", name="Look at").first.click()
    ana.page.locator(".where").get_by_text(f"{mistakes[0]['at']}/").wait_for()
    in_order = sorted(mistakes, key=lambda mistake: mistake["at"])
    nth = in_order.index(mistakes[0])
    ana.page.get_by_text(f"Mistake {nth + 1} of {len(mistakes)}").wait_for()
    step, key = (1, "ArrowDown") if nth + 1 < len(mistakes) else (-1, "ArrowUp")
    ana.page.keyboard.press(key)
    ana.page.get_by_text(f"Mistake {nth + step + 1} of {len(mistakes)}").wait_for()
    ana.page.locator(".where").get_by_text(f"{in_order[nth + step]['at']}/").wait_for()
    wrong += look(ana, "coach-3-mistake", one_screen=True)

    if size == "narrow":
        ana.press("View and share")
    ana.press("Review")
    sheet.get_by_role("link", name="Look at").nth(1).click()
    ana.page.locator(".where").get_by_text(f"{mistakes[1]['at']}/").wait_for()
    expect(ana.page.locator("dialog[open]")).to_have_count(0)

    ana.press("Try it")
    ana.page.get_by_text("find a better turn than the one in the game").wait_for()
    wrong += look(ana, "coach-4-try", one_screen=True)
    ana.press("Show the answer")
    ana.page.get_by_text("more than the one in the game.").wait_for()
    wrong += look(ana, "coach-5-judged", one_screen=True)
    ana.press("Show the best turn")
    ana.button("Show my turn").wait_for()
    ana.button("Back to the review").last.click()
    ana.page.get_by_text(f"of {len(mistakes)}").wait_for()

    ana.go(f"/t/{table}?view=text")
    ana.press("Review")
    sheet.get_by_role("table").wait_for()
    expect(sheet.locator("svg"), "in words alone").to_have_count(0)
    assert not wrong, "\n".join(wrong)


class _Slow:
    """A bot that takes its turns when it is let go on."""

    name = "random"  # it chooses in a thread of the server

    def __init__(self, go_on: threading.Event) -> None:
        self._go_on = go_on

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        if view.round:
            assert self._go_on.wait(TIMEOUT)
        return legal[0]


@pytest.fixture
def slow(built_page: Path, tmp_path: Path) -> Iterator[tuple[LiveServer, threading.Event]]:
    """A server whose bots think until the event is set."""
    go_on = threading.Event()
    server = LiveServer(tmp_path / "slow.db", built_page, "slow", make_bot=lambda name, seed: _Slow(go_on))
    yield server, go_on
    go_on.set()
    server.stop()


def test_bots_are_told_in_the_set_up_and_seen_to_think(ana: Tab, slow: tuple[LiveServer, threading.Event]) -> None:
    ana.go("/?new=bot")
    ana.page.get_by_label("Bot at seat 2").select_option("glazier")
    ana.page.get_by_text("Weighs what every row").wait_for()
    server, go_on = slow
    ana.url = server.url
    table = ana.create(seats=[ME, {"kind": "bot", "bot": "master", "name": "Mestre"}])
    ana.open_table(table)
    player = Player(ana)
    player.choose("side:1")
    ana.until(lambda: ana.scene["phase"] == "playing", "the windows")
    ana.settle()
    if ana.scene["seat"] == 0:
        player.choose("button:pass")
    thinking = ana.page.get_by_text("Mestre is thinking")
    thinking.first.wait_for()
    go_on.set()
    ana.until(lambda: ana.scene["seat"] == 0, "the next turn")
    expect(thinking).to_have_count(0)
