"""The rulebook on the page: opened from wherever a rule is met, searched, and closed with nothing lost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.playing import Player, my_turn
from e2e.screenshots import MOST, NARROW, SIZES, look
from e2e.tables import TABLES
from e2e.wire import play_ahead


def _title(tab: Tab, about: str, language: str = "en") -> str:
    """The title of the section that explains something."""
    rulebook: dict[str, Any] = tab.get(f"/api/rules/{language}")
    page, _, section = rulebook["links"][about].partition("#")
    (found,) = (one for one in rulebook["pages"] if one["id"] == page)
    return str(next(one["title"] for one in found["sections"] if one["id"] == section))


def _explained(links: Locator) -> set[str]:
    """What the links to rules are about."""
    return {str(href).partition("about=")[2] for href in links.evaluate_all("(all) => all.map((one) => one.href)")}


def _open(tab: Tab, link: Locator) -> str:
    """Press a link to a rule, and see that its section is shown; returns what it was about."""
    about = str(link.get_attribute("href")).partition("about=")[2]
    link.click()
    tab.page.locator("dialog[open] .book h1, dialog[open] .book h2", has_text=_title(tab, about)).first.wait_for()
    expect(tab.page).to_have_url(re.compile("/rules/"))
    return about


def _close(tab: Tab) -> None:
    tab.page.keyboard.press("Escape")
    tab.page.locator(".book").wait_for(state="detached")


def _at_my_turn(tab: Tab, name: str, round_number: int) -> None:
    table = tab.create(**TABLES[name])
    tab.get("/api/me")
    play_ahead(tab, table, my_turn(round_number))
    tab.open_table(table)


def test_a_refusal_leads_to_its_rule_and_the_table_stays_as_it_was(ana: Tab) -> None:
    _at_my_turn(ana, "two", 3)
    address = ana.page.url
    player = Player(ana)
    player.choose(next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces")))
    hand = ana.scene["hand"]
    ana.page.locator(".center-window [data-space]:not([data-on])").first.click()
    why = ana.page.locator(".why")
    link = why.get_by_role("link").first
    expect(link).to_have_attribute("aria-label", re.compile("^Rule: "))
    _open(ana, link)
    page = ana.page
    page.locator('a[rel="next"]').click()
    page.locator("dialog .book h1").get_by_text("Tools and favor tokens").wait_for()
    page.go_back()
    page.locator("dialog .book h1").get_by_text("Placing a die").wait_for()
    page.go_back()
    page.locator(".book").wait_for(state="detached")
    expect(page).to_have_url(address)
    page.go_forward()
    page.locator("dialog .book h1").get_by_text("Placing a die").wait_for()
    _close(ana)
    expect(page).to_have_url(address)
    why.wait_for()
    expect(link).to_be_focused()
    assert ana.scene["hand"] == hand
    assert [one["type"] for one in ana.heard].count("hello") == 1, "the table was never left"
    why.get_by_role("button").click()
    player.choose(next(one["element"] for one in ana.scene["legal"] if one["element"].startswith("space:")))


def test_cards_and_score_lines_lead_to_their_rules(ana: Tab) -> None:
    _at_my_turn(ana, "automa-passion", 2)
    cards = ana.page.locator(".board .rule-link")
    wanted = {tool["id"] for tool in ana.scene["tools"]} | {ana.scene["glass"]["board"], ana.scene["automa"]["card"]}
    wanted |= {*ana.scene["public"], *ana.scene["private"], ana.scene["inspirations"][0]["id"]}
    wanted |= {ana.scene["windows"][0]["pattern"]}
    ana.until(lambda: _explained(cards) == wanted, "a link to the rule of every card")
    for about in (ana.scene["tools"][0]["id"], ana.scene["automa"]["card"]):
        ana.page.locator(f'.board .rule-link[href$="about={about}"]').first.focus()
        ana.page.keyboard.press("Enter")
        ana.page.locator("dialog .book h1, dialog .book h2", has_text=_title(ana, about)).first.wait_for()
        _close(ana)
    ana.page.keyboard.press("l")
    sheet = ana.page.get_by_role("dialog", name="Scores")
    links = sheet.locator("th .rule-link")
    lines = {*ana.scene["public"], "private", "tokens", "open", "bonus", "total"}
    ana.until(lambda: _explained(links) == lines, "a link to the rule of every line")
    _open(ana, sheet.get_by_role("link", name="Rule: Open spaces"))
    _close(ana)
    expect(sheet, "the sheet is still there").to_be_visible()


@pytest.mark.long
def test_results_of_a_real_table_lead_to_their_rules(ana: Tab) -> None:
    ana.go("/score")
    ana.press("Show an example")
    total = ana.page.locator("tfoot td").get_by_text("40", exact=True)
    total.wait_for()
    for name in ("Rule: Light Shades", "Rule: Favor tokens", "Rule: The space asks for another value."):
        _open(ana, ana.page.get_by_role("link", name=name).last)
        _close(ana)
    expect(total).to_be_visible()


def test_a_form_is_not_lost_for_a_rule(ana: Tab) -> None:
    ana.go("/?new=bot")
    ana.page.get_by_label("Name at seat 1").fill("Eva")
    ana.page.get_by_text("More options").click()
    ana.page.locator('[data-option="tools"]').get_by_role("button", name="Choose").click()
    _open(ana, ana.page.get_by_role("link", name="Rule: Lathekin"))
    ana.page.locator('a[rel="next"]').click()
    ana.page.go_back()
    _close(ana)
    expect(ana.page.get_by_label("Name at seat 1")).to_have_value("Eva")


def test_the_rules_are_searched_by_keyboard(ana: Tab) -> None:
    ana.go("/")
    ana.link("Rulebook").click()
    page = ana.page
    page.get_by_role("heading", name="Rulebook").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("ESPERANCA")
    page.get_by_text("1 section found").wait_for()
    expect(page.locator("mark")).to_have_text("Esperança")
    page.keyboard.press("Escape")
    page.keyboard.type("round track")
    page.locator("[data-hit]").first.wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    second = page.locator("[data-hit]").nth(1)
    expect(second).to_be_focused()
    title = second.locator(".title").inner_text()
    page.keyboard.press("Enter")
    page.locator("h1, h2", has_text=title).first.wait_for()
    address = page.url
    page.keyboard.press("/")
    page.keyboard.type("quietly zzz")
    page.get_by_text("Nothing found").wait_for()
    page.reload()
    page.locator("h1, h2", has_text=title).first.wait_for()
    expect(page, "a section has an address of its own").to_have_url(address)
    page.go_back()
    page.get_by_role("heading", name="Rulebook").wait_for()
    page.go_back()
    ana.button("Play now", exact=False).wait_for()


@pytest.mark.long
@pytest.mark.parametrize("size", MOST)
def test_every_kind_of_page_can_be_read(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    ana.go("/rules")
    ana.page.get_by_role("heading", name="Rulebook").wait_for()
    wrong = look(ana, "rules-contents")
    for page, closely in (("placing", True), ("round", False), ("lighter-track", False), ("editions", True)):
        ana.go(f"/rules/{page}")
        ana.page.locator("article").wait_for()
        wrong += look(ana, f"rules-{page}", like_another=not closely)
    ana.go("/rules/objectives#lines")
    ana.button("Row Shade Variety", exact=False).click()
    ana.page.locator("figure .lit").first.wait_for()
    wrong += look(ana, "rules-objectives", like_another=True)
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("touch")
    ana.page.locator("[data-hit]").first.wait_for()
    wrong += look(ana, "rules-search")
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
def test_large_text_and_the_left_hand_are_remembered(visit: Visit) -> None:
    ana = visit(**NARROW)
    ana.go("/")
    ana.press("Settings")
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Very large").check()
    dialog.get_by_role("radio", name="Left").check()
    dialog.get_by_role("link", name="Open the rulebook").click()
    ana.page.get_by_role("heading", name="Rulebook").wait_for()
    wrong = look(ana, "rules-very-large", like_another=True)
    ana.go("/")
    ana.button("Play now", exact=False).wait_for()
    wrong += look(ana, "home-very-large", like_another=True)
    _at_my_turn(ana, "six-pools-passion", 4)
    wrong += look(ana, "table-very-large-left", one_screen=True)
    assert ana.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "23.2px"
    buttons = [ana.page.locator(f'[data-on="{key}"]').bounding_box() for key in ("button:pass", "undo")]
    assert buttons[0]
    assert buttons[1]
    assert buttons[0]["x"] < buttons[1]["x"], "the turn is ended at the left"
    ana.page.set_viewport_size({"width": 1280, "height": 800})
    ana.page.locator(".board.wide").wait_for()
    wrong += look(ana, "table-very-large-left", one_screen=True, like_another=True)
    assert not ana.page.evaluate("document.querySelector('.time')"), "nobody is hurried"
    assert not wrong, "\n".join(wrong)
