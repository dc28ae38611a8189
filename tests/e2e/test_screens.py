"""Every other screen and every dialog, at both sizes: nothing sticks out, axe finds nothing, and pictures are kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.playing import Player, my_turn
from e2e.screenshots import MOST, SIZES, look
from e2e.tables import BOT, LINK, ME, PASSION, RUI, TABLES
from e2e.wire import play_ahead
from support.long_run import LONG

by_size = pytest.mark.parametrize("size", SIZES)
by_most = pytest.mark.parametrize("size", MOST)


def _menu(tab: Tab, entry: str, size: str) -> None:
    """A button of the top line; on a phone it lies in the menu."""
    if size == "narrow":
        tab.press("Menu")
        tab.page.get_by_role("dialog").get_by_role("button", name=entry).click()
    else:
        tab.press(entry)


@by_most
def test_home_and_its_forms(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    table = ana.create(**TABLES["two"])
    play_ahead(ana, table, lambda scene: False)
    ana.create(**TABLES["solo"])
    ana.create(**TABLES["automa"])
    ana.go("/")
    ana.page.locator(f'a[href="/r/{table}"]').wait_for()
    wrong = look(ana, "home")
    ana.press("Settings")
    wrong += look(ana, "home-settings")
    for way in ("bot", "friends", "solo", "automa") if LONG else ("friends", "solo"):
        ana.go(f"/?new={way}")
        ana.page.get_by_text("More options").click()
        wrong += look(ana, f"set-up-{way}")
    ana.page.locator('[data-option="public"]').get_by_role("button", name="Choose").click()
    ana.page.get_by_role("checkbox").first.wait_for()
    wrong += look(ana, "set-up-cards")
    ana.go("/about")
    ana.page.get_by_role("heading", name="About Vitral").wait_for()
    wrong += look(ana, "about")
    ana.go("/nowhere")
    ana.link("Home").wait_for()
    wrong += look(ana, "lost")
    assert not wrong, "\n".join(wrong)


@by_most
def test_the_companion(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    ana.go("/score")
    ana.button("Show an example").wait_for()
    wrong = look(ana, "score-empty")
    ana.press("Show an example")
    ana.page.locator("tfoot td").get_by_text("40", exact=True).wait_for()
    wrong += look(ana, "score-example")
    ana.press("Change the pattern")
    wrong += look(ana, "score-patterns")
    ana.page.keyboard.press("Escape")
    ana.press("Choose…")
    wrong += look(ana, "score-cards")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("radio", name="Solo").check()
    ana.press("Add a die to round 1")
    wrong += look(ana, "score-solo")
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@by_most
def test_replays(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    wrong = []
    for name in ("two", "six-pools-passion", "automa-passion") if LONG else ("six-pools-passion",):
        table = ana.create(**TABLES[name])
        play_ahead(ana, table, lambda scene: False)
        ana.go(f"/r/{table}?at=60")
        ana.page.get_by_role("slider").wait_for()
        ana.page.locator(".center-window").wait_for()
        wrong += look(ana, f"replay-{name}", one_screen=True)
    if size == "narrow":
        ana.press("View and share")
        wrong += look(ana, "replay-menu")
    ana.press("Play from here")
    wrong += look(ana, "replay-fork")
    ana.go("/r")
    ana.page.get_by_role("heading", name="Open a game file").wait_for()
    wrong += look(ana, "replay-open")
    ana.forgive("status of 404")
    ana.go("/r/nowhere")
    ana.page.get_by_role("alert").wait_for()
    wrong += look(ana, "replay-nowhere")
    assert not wrong, "\n".join(wrong)


@by_most
def test_sheets_over_the_table(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    table = ana.create(seats=[ME, BOT, BOT], options={"dice_pools": True, **PASSION})
    ana.get("/api/me")
    play_ahead(ana, table, my_turn(6))
    ana.open_table(table)
    wrong = []
    keys = {"s": "story", "l": "scores", "t": "tools", "o": "objectives", "?": "help"}
    for key, name in keys.items():
        ana.page.keyboard.press(key)
        ana.page.locator("dialog[open]").wait_for()
        if name == "scores":
            ana.page.locator("dialog[open] tbody button").first.focus()
        wrong += look(ana, f"sheet-{name}")
        ana.page.keyboard.press("Escape")
        ana.page.locator("dialog[aria-label]").wait_for(state="detached")
    ana.page.locator(".track").click()
    wrong += look(ana, "sheet-track")
    ana.page.keyboard.press("Escape")
    ana.page.locator(".player .open").first.click()
    wrong += look(ana, "sheet-player")
    ana.page.keyboard.press("Escape")
    _menu(ana, "Seats and links", size)
    ana.press("Link to watch")
    wrong += look(ana, "sheet-seats")
    ana.page.keyboard.press("Escape")
    if size == "narrow":
        ana.press("Menu")
        wrong += look(ana, "sheet-menu")
        ana.page.keyboard.press("Escape")
    player = Player(ana, narrow=size == "narrow")
    player.choose(next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces")))
    ana.page.locator(".center-window [data-space]:not([data-on])").first.click()
    ana.page.locator(".why").wait_for()
    wrong += look(ana, "table-why", one_screen=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@by_most
def test_coming_to_a_table(visit: Visit, size: str) -> None:
    ana = visit(**SIZES[size])
    table = ana.create(seats=[ME, LINK])
    ana.open_table(table)
    ana.page.get_by_role("dialog").get_by_label("Invitation").wait_for()
    wrong = look(ana, "coming-invitation")
    links = ana.get(f"/api/tables/{table}/links")
    rui = visit(**SIZES[size])
    rui.forgive("WebSocket connection", "status of 4")
    rui.go(f"/t/{table}")
    rui.page.get_by_role("heading", name="You have no seat").wait_for()
    wrong += look(rui, "coming-no-seat")
    rui.go("/about")
    rui.go(f"/t/{table}#{links['join']}")
    rui.page.get_by_label("Your name").wait_for()
    wrong += look(rui, "coming-name")
    eva = visit(**SIZES[size])
    eva.go(f"/t/{table}#{links['watch']}")
    eva.at_table()
    wrong += look(eva, "watching-choosing", one_screen=True)
    other = ana.create(seats=[ME, RUI])
    ana.open_table(other)
    wrong += look(ana, "curtain", one_screen=True)
    play_ahead(ana, other, my_turn(2))
    watch = ana.get(f"/api/tables/{other}/links")["watch"]
    eva.go("/about")
    eva.go(f"/t/{other}#{watch}")
    eva.page.locator(".board").wait_for()
    wrong += look(eva, "watching", one_screen=True)
    assert not wrong, "\n".join(wrong)


def test_forced_colors(visit: Visit) -> None:
    ana = visit(forced_colors="active")
    table = ana.create(**TABLES["passion"])
    play_ahead(ana, table, my_turn(3))
    ana.open_table(table)
    Player(ana).choose(next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces")))
    wrong = look(ana, "forced-colors-table", one_screen=True)
    ana.go("/")
    ana.button("Play now", exact=False).wait_for()
    wrong += look(ana, "forced-colors-home")
    assert not wrong, "\n".join(wrong)


def test_the_first_screen_offers_both_themes_and_groups_what_there_is(visit: Visit) -> None:
    ana = visit(color_scheme="light")
    ana.go("/")
    for group in ("learn", "compete", "table"):
        ana.page.get_by_role("navigation", name=ana.say(f"home-group-{group}"), exact=True).wait_for()
    ana.page.get_by_text(ana.say("home-turn")).wait_for()
    ana.press("Cathedral at dusk")
    assert ana.page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(ana.page.get_by_role("heading", name="Choose your light")).to_have_count(0)
    ana.page.reload()
    ana.page.get_by_text(ana.say("home-turn")).wait_for()
    assert ana.page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(ana.page.get_by_role("heading", name="Choose your light")).to_have_count(0)


def test_the_marks_on_the_glass_are_chosen(ana: Tab) -> None:
    ana.open_table(ana.create(seats=[ME, BOT]))
    letters, textures = ana.page.locator(".glass-letter:visible"), ana.page.locator(".texture:visible")
    letters.first.wait_for()
    assert textures.count() > 0
    for marks, shown in (("Letters", (True, False)), ("Textures", (False, True)), ("None", (False, False))):
        ana.press("Settings")
        ana.page.get_by_role("radio", name=marks, exact=True).check()
        ana.page.keyboard.press("Escape")
        assert (letters.count() > 0, textures.count() > 0) == shown, marks
