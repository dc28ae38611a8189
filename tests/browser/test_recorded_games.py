"""Recorded games of every mode in a browser: their scenes and stories, and the words, are those of a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from browser.site_page import SitePage
from e2e.conftest import LOCALES
from e2e.live_server import LiveServer
from support.long_run import LONG
from support.paths import PLAYTHROUGHS
from vitral.cards import newest_edition
from vitral.records import Record
from vitral.server.answers.cards import cards_in
from vitral.server.answers.replays import FrameRange, replay_frames
from vitral.server.answers.rulebook import book

ALL = sorted(PLAYTHROUGHS.rglob("*.json"))
SOME = [path for path in ALL if path.stem in ("solo", "automa_passion", "six_players_dice_pools")]


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(locale="en-US", viewport={"width": 1280, "height": 800})
    yield made
    made.close()


def plain(struct: object) -> object:
    return json.loads(msgspec.json.encode(struct))


def test_scenes_stories_cards_and_rules_are_those_of_a_server(context: BrowserContext, site: str) -> None:
    tab = SitePage(context, site)
    tab.stored_offline()
    context.set_offline(True)
    tab.page.reload()
    tab.ready()
    for path in ALL if LONG else SOME:
        text = path.read_text("utf-8")
        expected = plain(replay_frames(Record.from_json(text), FrameRange("all")))
        assert tab.call("POST", "frames?seat=all", json.loads(text)) == expected, path.name
    for language in LOCALES:
        assert tab.call("GET", f"cards/{language}") == plain(cards_in(language, newest_edition()))
        assert tab.call("GET", f"rules/{language}") == plain(book(language))


def told(page: Page, address: str, file: Path) -> str:
    """Everything that a page says about the end of a recorded game, but for what the site says about itself."""
    page.goto(address)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("combobox").first.wait_for()
    page.evaluate("for (const one of document.querySelectorAll('.status')) one.remove()")
    text = page.locator("body").inner_text()
    assert len(text) > 1000
    return text


@pytest.mark.parametrize("language", [*LOCALES] if LONG else ["ru"])
def test_the_page_tells_a_game_as_the_page_of_a_server_does(
    chromium: Browser, site: str, built_page: Path, tmp_path: Path, language: str
) -> None:
    server = LiveServer(tmp_path / "tables.db", built_page, "told")
    context = chromium.new_context(locale=LOCALES[language], viewport={"width": 1280, "height": 800})
    try:
        for path in SOME:
            here, there = SitePage(context, f"{site}#/r"), context.new_page()
            assert told(here.page, f"{site}#/r", path) == told(there, f"{server.url}/r", path)
            here.page.close()
            there.close()
    finally:
        context.close()
        server.stop()
