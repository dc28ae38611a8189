"""Games in every language: on no screen is anything left in English, and another language is spoken at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.leaks import english_on
from e2e.playing import FastPlayer, my_turn
from e2e.screenshots import MOST, NARROW, SIZES, look
from e2e.tables import TABLES
from e2e.wire import play_ahead
from support.long_run import LONG
from vitral.i18n import LANGUAGES, translator_for

OTHERS = [language for language in LANGUAGES if language != "en"]
LONGEST = ["ru", "de"]


class Reader:
    """A person who reads every screen and notes what is English on it."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.notes: list[str] = []

    def read(self, screen: str) -> None:
        expect(self.tab.page.locator("html")).to_have_attribute("lang", self.tab.language)
        self.notes += [f"{screen}: {text}" for text in english_on(self.tab)]

    def sheet(self, key: str, screen: str) -> None:
        page = self.tab.page
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        self.read(screen)
        page.keyboard.press("Escape")
        page.locator("dialog[aria-label]").wait_for(state="detached")


@pytest.mark.parametrize("language", OTHERS if LONG else ["ru"])
def test_a_whole_game(visit: Visit, language: str) -> None:
    ana = visit(language=language, **NARROW)
    reader, page = Reader(ana), ana.page
    ana.go("/")
    ana.button(ana.say("home-play"), exact=False).wait_for()
    reader.read("home")
    ana.press(ana.say("home-settings"))
    reader.read("settings")
    ana.go("/?new=bot")
    page.locator("summary").click()
    page.locator('[data-option="tools"] button').click()
    page.get_by_role("checkbox").first.wait_for()
    reader.read("set-up")
    page.get_by_role("checkbox").first.click()
    ana.forgive("status of 400")
    ana.press(ana.say("setup-start"))
    page.get_by_role("alert").wait_for()
    reader.read("refused")
    page.locator('[data-option="tools"]').get_by_role("button", name=ana.say("option-cards-clear")).click()
    ana.press(ana.say("setup-start"))
    ana.at_table()
    reader.read("choosing")

    player = FastPlayer(ana, narrow=True)
    player.play(until=my_turn(2))
    reader.read("table")
    for key, screen in {"s": "story", "l": "scores", "t": "tools", "o": "objectives", "?": "help"}.items():
        reader.sheet(key, screen)
    page.keyboard.press("v")
    page.locator(".text-table").wait_for()
    reader.read("table in words")
    page.keyboard.press("v")
    player.choose(next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces")))
    page.locator(".center-window [data-space]:not([data-on])").first.click()
    page.locator(".why").wait_for()
    reader.read("why not")
    page.keyboard.press("Escape")
    if not LONG:  # the middle of the game without the page
        ana.go("/about")
        play_ahead(ana, ana.table["id"], my_turn(10))
        ana.open_table(ana.table["id"])
    player.play()
    page.get_by_role("dialog").locator(".windows .place").first.wait_for()
    reader.read("ending")
    if LONG:
        ana.press(ana.say("review"))
        page.locator(".review").wait_for()
        reader.read("review")
    ana.go(f"/r/{ana.table['id']}?at=60")
    page.get_by_role("slider").wait_for()
    page.locator(".center-window").wait_for()
    reader.read("replay")
    assert reader.notes == []


@pytest.mark.long
@pytest.mark.parametrize("language", OTHERS if LONG else ["es"])
def test_other_screens(visit: Visit, language: str) -> None:
    ana = visit(language=language)
    reader, page = Reader(ana), ana.page
    for name in ("automa-passion", "solo", "six-pools-passion") if LONG else ("automa-passion",):
        table = ana.create(**TABLES[name])
        play_ahead(ana, table, my_turn(6))
        ana.open_table(table)
        page.locator(".board").wait_for()
        reader.read(name)
        reader.sheet("s", f"{name}: story")
        page.keyboard.press("v")
        page.locator(".text-table").wait_for()
        reader.read(f"{name} in words")
        page.keyboard.press("v")
        ana.press(ana.say("seats-title"))
        reader.read(f"{name}: seats")
    ana.go("/score")
    ana.press(ana.say("companion-example"))
    page.locator("tfoot td").first.wait_for()
    reader.read("companion")
    ana.press(ana.say("companion-change-pattern"))
    reader.read("patterns")
    for path in ("/about", "/r", "/nowhere"):
        ana.go(path)
        page.locator("h1").wait_for()
        reader.read(path)
    ana.forgive("status of 40")
    ana.go("/r/nowhere")
    page.get_by_role("alert").wait_for()
    reader.read("replay of nothing")
    assert reader.notes == []


def test_english_would_be_found(visit: Visit) -> None:
    ana = visit()
    ana.go("/")
    ana.button("Play now", exact=False).wait_for()
    for language in OTHERS:
        ana.language = language
        assert {"Play now", "Open a game file"} <= set(english_on(ana))
    table = ana.create(**TABLES["two"])
    play_ahead(ana, table, my_turn(3))
    ana.open_table(table)
    found = "\n".join(english_on(ana))
    assert "Draft pool" in found
    assert "'Place the'" in found or "On the round track" in found


def _messages_received(tab: Tab) -> int:
    """How many messages came from the table; answers to pings say nothing."""
    return sum(message["type"] != "pong" for message in tab.heard)


def test_another_language_is_spoken_at_once_and_remembered(visit: Visit) -> None:
    ana = visit(language="de")
    page = ana.page
    ana.go("/")
    ana.button(ana.say("home-play"), exact=False).wait_for()
    page.get_by_label(ana.say("language")).first.select_option("ru")
    ana.language = "ru"
    ana.button(ana.say("home-play"), exact=False).wait_for()
    assert english_on(ana) == []
    page.reload()
    ana.button(ana.say("home-play"), exact=False).wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "ru")

    table = ana.create(**TABLES["two"])
    play_ahead(ana, table, my_turn(3))
    ana.open_table(table)
    received = _messages_received(ana)
    story = page.locator(".story").inner_text()
    ana.press(ana.say("settings"))
    page.get_by_role("dialog").get_by_label(ana.say("language")).select_option("es")
    ana.language = "es"
    page.get_by_role("dialog").get_by_role("button", name=ana.say("close")).last.click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator(".left")).to_contain_text(translator_for("es").card_name(ana.scene["tools"][0]["id"]))
    expect(page.locator(".story")).not_to_have_text(story, use_inner_text=True)
    assert english_on(ana) == []
    assert _messages_received(ana) == received, "the line to the table was not needed for that"


@pytest.mark.long
@pytest.mark.parametrize("size", MOST)
@pytest.mark.parametrize("language", LONGEST if LONG else ["de"])
def test_the_longest_words_fit(visit: Visit, language: str, size: str) -> None:
    """Russian and German are the longest. Pictures are kept to be looked at."""
    ana = visit(language=language, **SIZES[size])
    page, wrong = ana.page, []
    ana.go("/")
    ana.button(ana.say("home-play"), exact=False).wait_for()
    wrong += look(ana, f"{language}-home", like_another=True)
    ana.go("/?new=automa")
    page.locator("summary").click()
    wrong += look(ana, f"{language}-set-up", like_another=True)
    for name in TABLES if LONG else ["two", "six-pools-passion"]:
        table = ana.create(**TABLES[name])
        play_ahead(ana, table, my_turn(4))
        ana.open_table(table)
        page.locator(".board").wait_for()
        wrong += look(ana, f"{language}-table-{name}", one_screen=True, like_another=True)
    play_ahead(ana, table, lambda scene: False)
    ana.open_table(table)
    page.locator(".ending .buttons").wait_for()
    wrong += look(ana, f"{language}-ending", like_another=True)
    assert not wrong, "\n".join(wrong)
