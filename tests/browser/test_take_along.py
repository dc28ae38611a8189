"""The page that a server sends offers the game for offline use, which goes on while the server is unreachable."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from browser.site_page import SitePage
from e2e.live_server import LiveServer

SOLO = {"seats": [{"kind": "here", "name": "Ana"}], "options": {"mode": "solo"}}


@pytest.fixture
def server(built_page: Path, site_folder: Path, tmp_path: Path) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path / "tables.db", built_page, "take along", site=site_folder)
    yield server
    server.stop()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(locale="en-US", viewport={"width": 1280, "height": 800})
    yield made
    made.close()


def test_the_game_is_taken_along_and_tables_of_the_server_wait(context: BrowserContext, server: LiveServer) -> None:
    made = context.request.post(f"{server.url}/api/tables", data=SOLO)
    table = made.json()["table"]
    tab = SitePage(context, f"{server.url}/", wait=False)
    page = tab.page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.locator(f'a[href="/t/{table}"]').wait_for()
    page.get_by_role("link", name="Take the game with you").click()
    page.wait_for_url("**/site/")
    expect(page.get_by_text("The whole game is on this device now.")).to_be_visible()

    server.stop()
    try:
        page.goto(f"{server.url}/")
        expect(page.get_by_text("You are offline.")).to_be_visible()
        page.locator(f'a[href="/t/{table}"]').wait_for()
        page.get_by_role("link", name="Play without the server").click()
        page.wait_for_url("**/site/")
        tab.ready()
        expect(page.get_by_role("heading", name="On the server")).to_be_visible()
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("heading", name="Choose your window").wait_for()
        own = page.url
        page.reload()
        page.get_by_role("heading", name="Choose your window").wait_for()
    finally:
        server.start()

    page.goto(f"{server.url}/site/")
    page.locator(f'a[href="{server.url}/t/{table}"]').click()
    page.wait_for_url(f"**/t/{table}")
    page.get_by_role("heading", name="Choose your window").wait_for()
    page.goto(own)
    page.get_by_role("heading", name="Choose your window").wait_for()
    assert "Content Security Policy" not in " ".join(tab.troubles)


def test_a_server_without_it_offers_nothing(context: BrowserContext, built_page: Path, tmp_path: Path) -> None:
    server = LiveServer(tmp_path / "tables.db", built_page, "alone")
    try:
        assert context.request.get(f"{server.url}/site/sw.js").status == 404
        page = context.new_page()
        page.goto(f"{server.url}/")
        page.get_by_role("button", name="Play now").wait_for()
        expect(page.get_by_role("link", name="Rulebook")).to_be_visible()
        expect(page.get_by_role("link", name="Take the game with you")).to_have_count(0)
    finally:
        server.stop()
