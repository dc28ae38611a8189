"""The form of a new table: every way, every option."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.playing import Player
from e2e.screenshots import NARROW
from support.long_run import LONG
from vitral.engine import Options

WAYS = [("bot", 4), ("bot", 6), ("hotseat", 3), ("solo", 1), ("automa", 1)]
NAMED = ("tools", "public")
"""Options that are lists of cards."""


@pytest.mark.parametrize(("way", "players"), WAYS if LONG else [WAYS[1], WAYS[3]])
def test_every_option_reaches_the_table(ana: Tab, way: str, players: int) -> None:
    ana.go(f"/?new={way}")
    page = ana.page
    page.get_by_label("Name at seat 1").fill("Ana")
    if players > 1:
        page.get_by_role("group", name="Players").get_by_role("radio", name=str(players)).check()
    page.get_by_text("More options").click()
    changed: set[str] = set()
    # Some options come or go with others: look again until nothing new turns up.
    while True:
        rows = page.locator("[data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option)")
        todo = [name for name in rows if name not in changed and name not in NAMED]
        if not todo:
            break
        row = page.locator(f'[data-option="{todo[0]}"]')
        changed.add(todo[0])
        switch = row.get_by_role("switch")
        if switch.count():
            switch.click()
        else:
            row.get_by_role("radio", checked=False).last.check()
    # Rare glass takes the place of a tool; solo has as many as the last choice says.
    for name, count in ({"tools": 5, "public": 2} if way == "solo" else {"tools": 2, "public": 3}).items():
        row = page.locator(f'[data-option="{name}"]')
        row.get_by_role("button", name="Choose").click()
        for at in range(count):
            row.get_by_role("checkbox").nth(at).click()
    page.get_by_text("changed").first.wait_for()
    page.get_by_role("button", name="Start the game").click()
    ana.at_table()
    options = ana.table["options"]
    usual = Options().to_dict()
    assert not [name for name in rows if options[name] == usual[name]]
    Player(ana, seed=1).play(until=lambda scene: scene["phase"] == "playing")


def test_a_table_that_cannot_be_is_refused_beside_the_form(ana: Tab) -> None:
    ana.forgive("status of 4")
    ana.go("/?new=bot")
    page = ana.page
    page.get_by_text("More options").click()
    row = page.locator('[data-option="tools"]')
    row.get_by_role("button", name="Choose").click()
    row.get_by_role("checkbox").first.click()
    ana.press("Start the game")
    expect(page.get_by_role("alert")).to_have_text(re.compile(".{10}"))
    ana.press("Reset to the defaults")
    ana.press("Start the game")
    ana.at_table()


def test_no_form_is_shown_before_its_options_are_known(ana: Tab) -> None:
    ana.forgive("ERR_FAILED")
    ana.page.route("**/api/options", lambda route: route.abort())
    ana.go("/?new=bot")
    ana.page.get_by_role("alert").wait_for()
    expect(ana.page.locator("form")).to_have_count(0)
    ana.page.unroute("**/api/options")
    ana.press("Try again")
    ana.button("Start the game").wait_for()


def test_the_form_says_what_is_usual_and_what_a_larger_table_takes_away(ana: Tab) -> None:
    ana.go("/?new=bot")
    page = ana.page
    page.get_by_text("More options").click()
    players, row = page.get_by_role("group", name="Players"), page.locator('[data-option="privates"]')
    row.get_by_role("radio", name="Colors (default)").wait_for()
    players.get_by_role("radio", name="5").check()
    row.get_by_role("radio", name="Mixed (default)").wait_for()
    row.get_by_role("radio", name="Colors").check()
    players.get_by_role("radio", name="6").check()
    expect(row.get_by_role("radio", name="Colors")).to_have_count(0)
    expect(row.get_by_role("status")).to_contain_text("too few color objectives for six players")


_CUT = """
() => [...document.querySelectorAll("select")].filter((one) => {
  const copy = one.cloneNode();
  copy.append(one.selectedOptions[0].cloneNode(true));
  copy.style.cssText = "position: absolute; flex: none; width: auto";
  one.after(copy);
  const needed = copy.offsetWidth;
  copy.remove();
  return needed > one.offsetWidth;
}).length
"""


def test_on_a_phone_nothing_moves_when_a_way_is_chosen_and_nothing_is_cut(visit: Visit) -> None:
    ana = visit(**NARROW)
    ana.go("/?new=bot")
    ana.button("Start the game").wait_for()
    ways = "() => [...document.querySelector('fieldset .row').children].map((one) => one.offsetLeft)"
    before = ana.page.evaluate(ways)
    assert ana.page.evaluate(_CUT) == 0, "how strong a bot is can be read"
    ana.page.get_by_role("radio", name="With friends").check()
    ana.button("Create the table and get the link").wait_for()
    assert ana.page.evaluate(ways) == before


def test_settings_are_kept_on_the_device(ana: Tab) -> None:
    ana.go("/")
    ana.press("Settings")
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Light").check()
    dialog.get_by_role("button", name="Close").last.click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "light")
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "light")


def test_my_games_wait_at_home(ana: Tab) -> None:
    table = ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot", "name": "Otto"}])
    ana.go("/")
    ana.page.locator(f'a[href="/t/{table}"]').click()
    ana.at_table()
    assert ana.table["id"] == table


def test_an_address_that_is_none_leads_home(ana: Tab) -> None:
    ana.go("/nowhere")
    ana.link("Home").click()
    ana.button("Play now", exact=False).wait_for()
