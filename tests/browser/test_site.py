"""The site without a server, in Chromium: whole games offline, storage, versions, and what its files are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from browser.same_games import GAMES, LANGUAGES
from browser.site_page import SitePage
from support.long_run import LONG
from vitral.game import replay
from vitral.records import Record
from vitral.server.answers.replays import FrameRange, replay_frames

MODES = [*GAMES] if LONG else ["solo", "hot seat of four, dice pools"]


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(locale="en-US", viewport={"width": 1280, "height": 800})
    yield made
    made.close()


def test_whole_games_are_played_offline_and_are_those_of_a_server(context: BrowserContext, site: str) -> None:
    """Each record is verified here, and its replay, scenes and story, is the same as here, byte for byte."""
    tab = SitePage(context, site)
    tab.stored_offline()
    context.set_offline(True)
    tab.page.reload()
    tab.ready()
    for name in MODES:
        table = tab.call("POST", "tables", GAMES[name])["table"]
        tab.play(table)
        text = tab.call("GET", f"tables/{table}/record")
        record = Record.from_json(text)
        assert replay(record).over
        frames: dict[str, Any] = tab.call("GET", f"tables/{table}/frames?seat=all")
        expected = replay_frames(record, FrameRange("all"))
        assert json.dumps(frames) == json.dumps(json.loads(msgspec.json.encode(expected)))
    assert len(tab.call("GET", "me")["tables"]) == len(MODES)
    puzzle = tab.call("GET", "puzzles")["puzzles"][0]["id"]
    lesson = tab.call("GET", "lessons")["lessons"][0]["id"]
    assert tab.call("POST", f"puzzles/{puzzle}", {"choices": [], "give_up": True})["verdict"]
    assert tab.call("POST", f"lessons/{lesson}", {"answers": []})["scene"]
    for language in LANGUAGES:
        assert len(tab.call("GET", f"cards/{language}")["cards"]) > 100
        assert len(tab.call("GET", f"rules/{language}")["pages"]) > 5
    assert tab.troubles == []


def test_the_page_plays_and_finds_its_game_again(context: BrowserContext, site: str) -> None:
    tab = SitePage(context, site)
    page = tab.page
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("heading", name="Choose your window").wait_for()
    assert "#/t/" in page.url
    page.locator("button, [role=button], [role=radio]").filter(has=page.locator("svg")).first.wait_for()
    here = page.url
    page.reload()
    page.get_by_role("heading", name="Choose your window").wait_for()
    page.goto(f"{site}#/")
    page.locator(f'a[href$="{here.split("#")[1]}"]').first.wait_for()
    page.goto(f"{site}#/you")
    expect(page.get_by_role("heading", name="People elsewhere")).to_be_visible()
    expect(page.get_by_role("link", name="Save all games")).to_be_visible()
    assert tab.troubles == []


def test_without_storage_the_player_is_told(context: BrowserContext, site: str, site_folder: Path) -> None:
    (script,) = site_folder.glob("assets/main-*.js")
    forbidden = 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };'
    body = forbidden + script.read_text("utf-8")

    def forbid(route: Route) -> None:
        route.fulfill(body=body, content_type="text/javascript")

    context.route(re.compile(r"/assets/main-[^/]+\.js$"), forbid)
    tab = SitePage(context, site, wait=False)
    expect(tab.page.get_by_role("alert")).to_contain_text("stores nothing on this page")


def test_a_damaged_file_is_not_run(context: BrowserContext, site: str, site_folder: Path) -> None:
    (package,) = site_folder.glob("assets/vitral-*.zip")
    content = bytearray(package.read_bytes())
    content[-100] ^= 1

    def damage(route: Route) -> None:
        route.fulfill(body=bytes(content), content_type="application/zip")

    context.route(re.compile(r"/assets/vitral-[^/]+\.zip$"), damage)
    tab = SitePage(context, site, wait=False)
    expect(tab.page.get_by_role("alert")).to_contain_text("could not be loaded")


def test_a_new_version_waits_until_it_is_wanted(context: BrowserContext, site: str, site_folder: Path) -> None:
    tab = SitePage(context, site)
    tab.stored_offline()
    tab.page.reload()
    tab.ready()
    worker = site_folder / "sw.js"
    before = worker.read_text("utf-8")
    try:
        worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "another"', before), "utf-8")
        tab.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)")
        tab.page.get_by_role("button", name="Use the new version").click()
        tab.page.wait_for_function("caches.keys().then((names) => names.join() === 'vitral-site-another')")
        tab.ready()
    finally:
        worker.write_text(before, "utf-8")
    assert tab.troubles == []


def test_the_files_name_no_other_host_and_are_small_enough(site_folder: Path) -> None:
    index = (site_folder / "index.html").read_text("utf-8")
    assert "'wasm-unsafe-eval'" in index
    assert "unsafe-inline" not in index
    assert "'unsafe-eval'" not in index
    assert len(re.findall(r'integrity="sha384-', index)) >= 2
    for file in site_folder.rglob("*"):
        if file.suffix in (".js", ".html", ".css", ".webmanifest"):
            hosts = set(re.findall(r"https?://([\w.-]+)", file.read_text("utf-8")))
            # Namespaces of XML, and pages that messages of these libraries name; none is fetched.
            assert hosts <= {"www.w3.org", "svelte.dev", "rolldown.rs"}, file.name
        assert not file.is_file() or file.stat().st_size < 25 * 2**20
    assert {one.name for one in site_folder.iterdir()} >= {"index.html", "sw.js", "manifest.webmanifest"}
