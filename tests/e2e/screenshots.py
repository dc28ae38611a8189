"""How a screen looks: nothing sticks out, axe finds nothing, and pictures are kept to be looked at."""

from __future__ import annotations

from base64 import b64decode
from functools import cache
from pathlib import Path
from typing import Any

from e2e.browser_tab import Tab
from support.long_run import LONG

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "test-artefacts" / "screens"
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
NARROW: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANDSCAPE: dict[str, Any] = {**NARROW, "viewport": {"width": 844, "height": 390}}
TABLET: dict[str, Any] = {**NARROW, "viewport": {"width": 820, "height": 1180}}
SIZES = {"wide": WIDE, "narrow": NARROW}
MOST = SIZES if LONG else {"narrow": NARROW}
"""Where room is scarce the most can go wrong: the short run looks at most screens there only."""

_RUN = """
async (only) => {
  const options = { resultTypes: ["violations"], ...only };
  // A letter on the glass ("Gr") is a picture of its color, like the texture; the name says the color in full.
  const letters = (element) => [...element.querySelectorAll(".glass-letter")].map((one) => one.textContent).join("");
  const pictured = (id, element) => id === "label-content-name-mismatch" && element.textContent === letters(element);
  const { violations } = await axe.run(document, { ...options, elementRef: true });
  for (const found of violations) {
    found.nodes = found.nodes.filter(({ element }) => !pictured(found.id, element));
  }
  const words = ({ target, html, failureSummary }) =>
    `\\n    ${target}: ${html.slice(0, 160)}\\n      ${failureSummary.replaceAll("\\n", " ").slice(0, 300)}`;
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}${nodes.slice(0, 4).map(words).join("")}`);
}
"""
_STILL = """
async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ends = (one) => Number.isFinite(one.effect?.getComputedTiming().endTime) && one.playState === "running";
  for (let turn = 0; turn < 40; turn += 1) {
    const running = document.getAnimations().filter(ends);
    if (running.length === 0) return;
    await Promise.allSettled(running.map((one) => one.finished));
  }
}
"""
"""Waits until what has changed is drawn, and nothing moves that will ever stop."""
_SIZE = """
() => ({ width: document.scrollingElement.scrollWidth, height: document.scrollingElement.scrollHeight,
  innerWidth: document.documentElement.clientWidth, innerHeight: innerHeight })
"""


@cache
def _axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


CONTRAST: dict[str, Any] = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
ALL_BUT_CONTRAST: dict[str, Any] = {"rules": {"color-contrast": {"enabled": False}}}


def axe(tab: Tab, only: dict[str, Any] | None = None) -> list[str]:
    """What axe finds wrong with the screen."""
    if not tab.page.evaluate("() => 'axe' in window"):
        tab.page.evaluate(_axe())
    found: list[str] = tab.page.evaluate(_RUN, only or {})
    return found


def look(tab: Tab, name: str, *, one_screen: bool = False, like_another: bool = False) -> list[str]:
    """Keep pictures of a screen in both themes (in the long run also in gray), and list what is wrong with it.

    One that is `like_another` is made of the same pieces: a picture and its size are enough.
    """
    page, size = tab.page, tab.page.viewport_size
    assert size is not None
    folder = PICTURES / f"{size['width']}x{size['height']}"
    folder.mkdir(parents=True, exist_ok=True)
    chrome = tab.context.new_cdp_session(page)

    def picture(file: str) -> None:
        page.evaluate(_STILL)
        shot = chrome.send("Page.captureScreenshot", {"optimizeForSpeed": True})
        (folder / file).write_bytes(b64decode(shot["data"]))

    wrong = []
    picture(f"{name}.png")
    found = page.evaluate(_SIZE)
    if found["width"] > found["innerWidth"]:
        wrong.append(f"{found['width']} pixels wide on a screen of {found['innerWidth']}")
    if one_screen and found["height"] > found["innerHeight"]:
        wrong.append(f"{found['height']} pixels high on a screen of {found['innerHeight']}")
    if like_another:
        return [f"{name} at {size['width']}: {one}" for one in wrong]
    with_colors = LONG or size["width"] > size["height"]  # they are the same at both sizes
    wrong += axe(tab, None if with_colors else ALL_BUT_CONTRAST)
    if LONG:
        chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
        picture(f"{name}.gray.png")
        chrome.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    if with_colors:
        page.emulate_media(color_scheme="light")
        picture(f"{name}.light.png")
        wrong += [f"in daylight, {one}" for one in axe(tab, CONTRAST)]
        page.emulate_media(color_scheme="dark")
    chrome.detach()
    return [f"{name} at {size['width']}: {one}" for one in wrong]
