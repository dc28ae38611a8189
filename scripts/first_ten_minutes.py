"""Walks through a new player's first ten minutes in a real browser and takes the pictures of docs/first-ten-minutes.md.

    python scripts/first_ten_minutes.py

Needs the built page (`python hatch_build.py`), Playwright and Chromium, as the browser tests do (docs/testing.md). It
fails where a press does not lead on, so the page and the progress cannot drift apart unnoticed.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402

from e2e.browser_tab import Tab, prepare  # noqa: E402
from e2e.conftest import ARGUMENTS, chromium_path  # noqa: E402
from e2e.learning import Learner  # noqa: E402
from e2e.live_server import LiveServer  # noqa: E402
from e2e.playing import Player, my_turn  # noqa: E402
from vitral.tutor import LessonProgress, lessons  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
_PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
_TO_WEBP: Final = """
async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.72 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
}
"""


class Camera:
    """Takes numbered pictures, small ones."""

    def __init__(self, browser: Browser, tab: Tab) -> None:
        self._darkroom = browser.new_page()
        self._tab = tab
        self._taken = 0

    def take(self, name: str) -> None:
        self._taken += 1
        self._tab.page.wait_for_timeout(600)  # what moves has come to rest
        png = base64.b64encode(self._tab.page.screenshot()).decode()
        webp = base64.b64decode(self._darkroom.evaluate(_TO_WEBP, png))
        (PICTURES / f"first-{self._taken:02}-{name}.webp").write_bytes(webp)


def walk(tab: Tab, camera: Camera) -> None:
    """Everything a new player presses, in order."""
    tab.go("/")
    tab.page.get_by_text("Learn in ten minutes").wait_for()
    camera.take("home")
    tab.page.get_by_text("Learn in ten minutes").click()
    first, second, *_ = lessons()
    tab.page.locator(".learn").wait_for()
    camera.take("lesson")
    learner = Learner(tab)
    learner.lesson(first)
    steps = LessonProgress(second)
    learner.step(steps)
    camera.take("lesson-done")
    tab.go("/")
    tab.page.locator(".play").click()
    tab.at_table()
    camera.take("choose-window")
    player = Player(tab, seed=3, narrow=True)
    player.choose_window(1)
    player.play(until=my_turn())
    camera.take("your-turn")
    die = next(key for key in player.offered() if key.startswith("pool:"))
    player.choose(die)
    camera.take("die-in-hand")
    space = next(key for key in player.offered() if key.startswith("space:"))
    player.choose(space)
    camera.take("placed")
    tab.page.get_by_label("Menu").click()
    tab.press("Seats and links")
    tab.page.get_by_text("Fair dice").click()
    camera.take("fair-dice")
    tab.page.keyboard.press("Escape")
    player.play()
    tab.page.locator(".ending").wait_for()  # counted at once, since nothing moves here
    camera.take("result")
    tab.link("Replay").first.click()
    tab.page.locator(".stage .more").click()
    tab.press("Fair dice")
    tab.page.locator(".verdict").wait_for()
    camera.take("proven")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.glob("first-*.webp"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page = ROOT / "src" / "vitral" / "server" / "page"
        server = LiveServer(Path(folder) / "tables.db", page, "first ten minutes")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        context = browser.new_context(
            viewport=_PHONE, locale="en-US", color_scheme="light", has_touch=True, reduced_motion="reduce"
        )
        prepare(context)
        tab = Tab(context, server.url)
        try:
            walk(tab, Camera(browser, tab))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
