"""The site without a server, in Chromium: whole games offline, storage, versions, and what its files are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from browser.same_games import GAMES, LANGUAGES
from browser.site_page import SitePage, change_worker
from support.long_run import LONG
from support.waiting import wait_until
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
    page.goto(f"{site}#/?new=hotseat")
    page.get_by_role("button", name="Start the game").wait_for()
    expect(page.locator("option[value=link]")).to_have_count(0)
    expect(page.get_by_role("radio", name="With friends")).to_have_count(0)
    page.goto(f"{site}#/you")
    expect(page.get_by_role("heading", name="People elsewhere")).to_be_visible()
    expect(page.get_by_role("link", name="Save all games")).to_be_visible()
    assert tab.troubles == []


@pytest.mark.parametrize(
    "forbidden",
    [
        'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };',
        'Object.defineProperty(self, "indexedDB", { value: undefined });',
    ],
)
def test_without_storage_the_player_is_told(context: BrowserContext, site: str, forbidden: str) -> None:
    change_worker(context, forbidden)
    tab = SitePage(context, site, wait=False)
    expect(tab.page.get_by_role("alert")).to_contain_text("does not let the page store anything")


FULL_DISK = """
let full = false;
const told = new BroadcastChannel("test");
told.onmessage = ({ data }) => {
  if (data === "understood") return; // said by the second worker
  full = data;
  told.postMessage("understood");
};
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (stores, mode, options) {
  const work = begin.call(this, stores, mode, options);
  if (full && mode === "readwrite") Promise.resolve().then(() => work.abort());
  return work;
};
"""
"""What a browser does whose storage is full: it gives up whole transactions."""
TELL = """
(full) => new Promise((resolve) => {
  window.test ??= new BroadcastChannel("test");
  test.onmessage = () => resolve(true);
  test.postMessage(full);
})
"""


def test_a_full_disk_is_said_and_what_was_stored_stays(context: BrowserContext, site: str) -> None:
    change_worker(context, FULL_DISK)
    tab = SitePage(context, site)
    page = tab.page
    table = tab.call("POST", "tables", GAMES["solo"])["table"]
    tab.play(table, until="can_undo")
    page.goto(f"{site}#/t/{table}")
    page.get_by_role("button", name="Undo").wait_for()
    before = tab.call("GET", "games")
    page.evaluate(TELL, True)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("alert").get_by_text("the storage of this browser is full")).to_be_visible()
    assert tab.call("GET", "games") == before
    page.evaluate(TELL, False)
    page.goto(f"{site}#/")
    wait_until(lambda: tab.call("GET", "health").get("status") == "ok")
    tab.play(table)
    assert tab.call("GET", f"tables/{table}/record")
    expect(page.get_by_text("the storage of this browser is full")).to_have_count(0)


def test_two_tabs_show_the_same_game_and_store_it_once(context: BrowserContext, site: str) -> None:
    one, other = SitePage(context, site), SitePage(context, site)
    table = one.call("POST", "tables", GAMES["standard"])["table"]
    other.page.goto(f"{site}#/t/{table}")
    other.page.get_by_role("heading", name="Choose your window").wait_for()
    one.play(table)
    expect(
        other.page.get_by_role("button", name="Rematch").or_(other.page.get_by_role("link", name="Rematch"))
    ).to_be_visible()
    stored = json.loads(other.call("GET", f"tables/{table}/record"))
    assert stored == json.loads(one.call("GET", f"tables/{table}/record"))
    assert one.troubles == other.troubles == []


@pytest.mark.parametrize(
    ("name", "words"), [("vitral-*.zip", "could not be loaded"), ("main-*.js", "could not be loaded")]
)
def test_a_damaged_file_is_not_run(
    context: BrowserContext, site: str, site_folder: Path, name: str, words: str
) -> None:
    (file,) = site_folder.glob(f"assets/{name}")
    content = bytearray(file.read_bytes())
    content[-100] ^= 1
    kind = "text/javascript" if file.suffix == ".js" else "application/zip"
    context.route(f"**/assets/{file.name}", lambda route: route.fulfill(body=bytes(content), content_type=kind))
    tab = SitePage(context, site, wait=False)
    expect(tab.page.get_by_role("alert")).to_contain_text(words)


def test_a_screen_whose_files_were_changed_is_not_shown(context: BrowserContext, site: str, site_folder: Path) -> None:
    """Scripts and styles that are loaded with a screen have hashes, too."""
    for screen, kind in (("puzzles-*.js", "text/javascript"), ("DesignerScreen-*.css", "text/css")):
        (file,) = site_folder.glob(f"assets/{screen}")
        changed = partial(Route.fulfill, body=file.read_text("utf-8") + "/* changed */", content_type=kind)
        context.route(f"**/assets/{file.name}", lambda route, _, changed=changed: changed(route))
    context.route("**/sw.js", lambda route: route.abort())
    for path in ("puzzles", "windows"):
        tab = SitePage(context, f"{site}#/{path}", wait=False)
        expect(tab.page.get_by_role("button", name="Try again")).to_be_visible()
        assert "integrity" in " ".join(tab.troubles)


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
    assert len(re.findall(r'integrity="sha256-', index)) >= 2
    checked = json.loads(re.findall(r'<script type="importmap">(.+?)</script>', index)[0])["integrity"]
    loaded = [file for file in (site_folder / "assets").iterdir() if file.suffix in (".js", ".css")]
    assert checked.keys() == {f"./assets/{file.name}" for file in loaded}
    for file in site_folder.rglob("*"):
        if file.suffix in (".js", ".html", ".css", ".webmanifest"):
            hosts = set(re.findall(r"https?://([\w.-]+)", file.read_text("utf-8")))
            # Namespaces of XML, and pages that messages of these libraries name; none is fetched.
            assert hosts <= {"www.w3.org", "svelte.dev", "rolldown.rs"}, file.name
        assert not file.is_file() or file.stat().st_size < 25 * 2**20
    assert {one.name for one in site_folder.iterdir()} >= {"index.html", "sw.js", "manifest.webmanifest"}
