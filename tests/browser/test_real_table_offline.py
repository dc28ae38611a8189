"""A real table on the site without a server: offline, it knows the same as a server, and keeps the game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext

from browser.site_page import SitePage
from support.paths import PLAYTHROUGHS
from support.real_table import physical_game
from vitral.i18n import translator_for
from vitral.records import Record
from vitral.server import protocol as wire
from vitral.server.answers.real_table import real_table_state


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(locale="en-US", viewport={"width": 390, "height": 844})
    yield made
    made.close()


def test_a_real_table_needs_no_server(context: BrowserContext, site: str) -> None:
    tab, say = SitePage(context, site), translator_for("en").say
    tab.stored_offline()
    context.set_offline(True)
    page = tab.page
    page.goto(f"{site}#/real")
    page.reload()
    tab.ready()

    setup, lines = physical_game(Record.load(PLAYTHROUGHS / "modes/automa.json"))
    for asked in (
        {"setup": setup, "log": lines, "record": True, "history": True},
        {"setup": setup, "log": lines[:1], "entries": ["take P1@5"], "suppose_spaces": True, "enter_forced": True},
    ):
        expected = real_table_state(msgspec.convert(json.loads(json.dumps(asked)), wire.RealTableRequest))
        assert tab.call("POST", "real-table", asked) == json.loads(msgspec.json.encode(expected))

    page.get_by_role("button", name=say("real-begin")).click()
    page.get_by_role("button", name=say("real-laid-out")).click()
    for die in ("R4", "B2", "G6", "Y1", "P3"):
        page.locator(f'.pad [data-die="{die}"]').click()
    page.locator('[data-on="pool:R4"]:visible').first.wait_for()
    page.reload()
    tab.ready()
    page.locator('[data-on="pool:R4"]:visible').first.click()
    page.locator('[data-on^="space:"]:visible').first.wait_for()

    page.get_by_role("button", name=say("real-menu"), exact=True).click()
    page.wait_for_function("document.querySelector('dialog textarea').value")
    code = page.locator("dialog textarea").input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("real-save-file")).click()
    for way in ("code", "file"):
        page.evaluate("localStorage.removeItem('vitral-real-table')")
        page.reload()
        tab.ready()
        page.get_by_text(say("real-continue")).click()
        if way == "code":
            page.get_by_placeholder(say("real-code")).fill(code)
            page.get_by_role("button", name=say("real-use-code"), exact=True).click()
        else:
            page.locator("input[type=file]").set_input_files(download.value.path())
        page.locator('[data-on^="space:"]:visible').first.wait_for()
    assert tab.troubles == []
