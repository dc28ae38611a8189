"""Tables in words: played from the first choice to the last point by names and keys, and heard without noise."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab, shown
from e2e.conftest import Visit
from e2e.playing import my_turn
from e2e.screenshots import SIZES, axe, look
from e2e.tables import BOT, ME, RUI, TABLES, Asked
from e2e.text_view_player import HastyListener, Listener
from e2e.wire import play_ahead
from support.long_run import LONG

_NOTE = """
() => {
  const live = [...document.querySelectorAll("[aria-live], [role=alert], [role=status]")];
  window.__said = [];
  const note = (changes) => changes.forEach(({ target }) => window.__said.push(target.textContent));
  const all = { childList: true, characterData: true, subtree: true };
  for (const one of live) new MutationObserver(note).observe(one, all);
}
"""
"""Notes what live regions say from now on."""


def sit_down(tab: Tab, asked: Asked) -> str:
    """A new table, in words."""
    table = tab.create(**asked)
    tab.go(f"/t/{table}?view=text")
    tab.at_table()
    return table


@pytest.mark.long
def test_a_whole_game_against_a_bot(ana: Tab) -> None:
    table = sit_down(ana, TABLES["two"])
    assert not axe(ana)
    listener, page = Listener(ana, seed=11), ana.page
    listener.play()
    for thing in ("side", "pool", "space", "tool", "undo", "why", "button"):
        assert listener.did[thing], f"nobody tried {thing}: {listener.did}"
    page.get_by_role("list", name="Result").wait_for()
    for seat in (0, 1):
        expect(page.get_by_role("main")).to_contain_text(shown(ana.scene["scores"][seat]["total"]))
    assert not axe(ana)
    listener.go_to("Rematch")
    listener.key("Enter")
    ana.until(lambda: ana.table["id"] != table and ana.scene["phase"] == "choosing", "the rematch")
    page.get_by_role("heading", name="Choose your window").wait_for()


@pytest.mark.long
def test_a_whole_game_at_one_screen(ana: Tab) -> None:
    sit_down(ana, {"seats": [ME, RUI]})
    listener = HastyListener(ana, seed=3)
    found: list[str] = []
    listener.on_curtain = lambda: found.extend(axe(ana) if not listener.did["curtain"] else [])
    listener.play()
    assert listener.did["curtain"] >= 20
    assert not found
    ana.page.get_by_role("list", name="Result").wait_for()
    expect(ana.page.locator("svg")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES if LONG else ["six-pools-passion"])
def test_every_kind_of_table_is_told(visit: Visit, name: str) -> None:
    """By hand for a round, then as it stands late in the game, and its end."""
    ana = visit(**SIZES["narrow"])
    table = sit_down(ana, TABLES[name])
    wrong = look(ana, f"words-{name}-1-choosing", like_another=not LONG)
    listener = Listener(ana, seed=7)
    listener.play(until=my_turn(2))
    ana.go("/about")
    play_ahead(ana, table, my_turn(8))
    ana.go(f"/t/{table}?view=text")
    ana.at_table()
    ana.page.get_by_role("main").wait_for()
    listener.compare(listener.offered())
    wrong += look(ana, f"words-{name}-2-late")
    ana.go("/about")
    play_ahead(ana, table, lambda scene: False)
    ana.go(f"/t/{table}?view=text")
    ana.page.get_by_role("link", name="Replay").wait_for()
    wrong += look(ana, f"words-{name}-3-end", like_another=not LONG)
    assert not wrong, "\n".join(wrong)


def test_what_happens_is_said_once(ana: Tab) -> None:
    sit_down(ana, {"seats": [BOT, ME]})
    listener, page = Listener(ana), ana.page
    listener.choose("side:1")
    listener.play(until=my_turn())
    page.evaluate(_NOTE)
    listener.choose(next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces")))
    asked = listener.here()
    ana.until_shown("window.__said.some((one) => one.includes('takes'))")
    assert asked.startswith("Place the"), "the focus is on what comes next"
    said = page.evaluate("window.__said")
    assert not [one for one in said if asked in one], "what has the focus is not said a second time"
    assert sum("takes" in one for one in said) == 1

    listener.choose(next(on for on in listener.offered() if on.startswith("space:")))
    page.evaluate("window.__said.length = 0")
    listener.choose("button:pass")
    ana.until(lambda: listener.awaited, "the next turn")
    ana.until_shown("window.__said.some((one) => one.includes('Your second turn'))")
    said = page.evaluate("window.__said")
    assert sum("Your second turn" in one for one in said) == 1, said
    ana.until(lambda: listener.here().startswith("Your second turn"), "the focus to wait there")
    places = {"t": "Tools", "o": "Objectives", "s": "What happened", "l": "Scores", "w": "Ana (you)", "d": "Take the "}
    for key, words in places.items():
        page.keyboard.press(key)
        ana.until(lambda words=words: listener.here().startswith(words), f"the focus on {words}")  # type: ignore[misc]


def test_a_table_is_shown_the_other_way_by_bar_key_settings_and_address(ana: Tab) -> None:
    table, page = ana.create(**TABLES["two"]), ana.page
    ana.open_table(table)
    picture, words = page.locator(".choosing"), page.locator(".text-table")
    ana.press("Show as text")
    words.wait_for()
    expect(page).to_have_url(re.compile(r"\?view=text$"))
    page.reload()
    words.wait_for()
    page.keyboard.press("v")
    picture.wait_for()
    expect(page).to_have_url(re.compile(f"{table}$"))
    ana.press("Settings")
    page.get_by_role("radio", name="Always as text").check(force=True)
    page.get_by_role("button", name="Close").last.click()
    words.wait_for()
    ana.open_table(ana.create(**TABLES["solo"]))
    words.wait_for()
    ana.press("Show as a picture")
    picture.wait_for()
    expect(page).to_have_url(re.compile(r"\?view=picture$"))


def test_who_looks_on_is_told_everything_and_asked_nothing(ana: Tab) -> None:
    table = ana.create(seats=[BOT, BOT])
    ana.go(f"/t/{table}?view=text")
    page = ana.page
    page.get_by_role("list", name="Result").wait_for()
    ana.until(lambda: ana.scene["phase"] == "over", "the end")
    page.get_by_text("You are watching.").wait_for()
    expect(page.get_by_role("main")).not_to_contain_text("Rematch")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    page.get_by_role("heading", name="Windows").wait_for()
    expect(page.get_by_role("table")).to_have_count(3)
    assert not axe(ana)
    page.get_by_role("button", name="Show as a picture").click()
    page.locator(".center-window").wait_for()
