"""A browser for every worker, and a server of its own for every test, which fails on any error that a page met."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from e2e.browser_tab import Tab, prepare
from e2e.live_server import LiveServer
from support.waiting import TIMEOUT

ROOT = Path(__file__).parents[2]
WIDE = {"width": 1280, "height": 800}
LOCALES = {"en": "en-US", "pt": "pt-BR", "es": "es-MX", "ru": "ru-RU", "de": "de-AT"}
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=TIMEOUT * 1000)


def chromium_path() -> str:
    """Where Chromium is. Where none can be had the tests fail: they are not skipped."""
    found = subprocess.run([str(ROOT / "scripts" / "browser.sh")], stdout=subprocess.PIPE, text=True, check=True)
    return found.stdout.split()[-1]


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built page, built again if its sources changed; VITRAL_TEST_PAGE names another one."""
    given = os.environ.get("VITRAL_TEST_PAGE")
    if given:
        return Path(given)
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=True)
    return ROOT / "src" / "vitral" / "server" / "page"


# Playwright keeps an event loop in this thread, which would trouble other tests of the same worker: it ends with this
# package.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def server(built_page: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[LiveServer]:
    """The server; its dice depend on the name of the test alone."""
    server = LiveServer(tmp_path / "tables.db", built_page, request.node.name)
    yield server
    server.stop()


Visit = Callable[..., Tab]


@pytest.fixture
def visit(chromium: Browser, server: LiveServer) -> Iterator[Visit]:
    """Lets somebody in: a new browser profile with one tab, in a language.

    `visit(beside=tab)` is another tab of the same one.
    """
    contexts: list[BrowserContext] = []
    tabs: list[Tab] = []

    def come(beside: Tab | None = None, language: str = "en", **more: Any) -> Tab:
        if beside is None:
            asked = {"viewport": WIDE, "reduced_motion": "reduce", "color_scheme": "dark", "service_workers": "block"}
            context = chromium.new_context(**{**asked, "locale": LOCALES[language], **more})
            prepare(context)
            contexts.append(context)
        else:
            context, language = beside.context, beside.language
        tab = Tab(context, server.url, language)
        tabs.append(tab)
        return tab

    yield come
    troubles = [trouble for tab in tabs for trouble in tab.troubles]
    for context in contexts:
        context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def ana(visit: Visit) -> Tab:
    """A person with a browser."""
    return visit()
