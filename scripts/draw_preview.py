"""Draws `web/public/preview.png`, which chat apps show beside a link: three of our own windows, 800 by 420.

    python scripts/draw_preview.py

Needs Playwright and Chromium, as the browser tests do (docs/testing.md).
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import sync_playwright

from vitral import Game

TARGET: Final = Path(__file__).parent.parent / "web" / "public" / "preview.png"
WIDTH: Final = 800
HEIGHT: Final = 420
STYLE: Final = """
body { margin: 0; display: flex; gap: 22px; align-items: center; justify-content: center; height: 420px;
       background: #241b33; }
svg { width: 226px; height: auto; }
svg:nth-child(2) { width: 268px; }
"""


def windows() -> list[str]:
    """Three windows of a game played to its end, as the library draws them."""
    game, random = Game.new(players=3, seed="preview"), Random(7)
    while not game.over:
        legal = game.legal_actions()
        placing = [action for action in legal if action.text.startswith(("take", "place", "side"))]
        game.play(random.choice(placing or list(legal)))
    return [str(window._repr_svg_()) for window in game.state.windows]


def main() -> None:
    found = subprocess.run(
        [Path(__file__).parent / "browser.sh"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout.split()[-1]
    page = f"<!doctype html><style>{STYLE}</style><body>{''.join(windows())}</body>"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found)
        tab = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        tab.set_content(page)
        tab.screenshot(path=str(TARGET))
        browser.close()


if __name__ == "__main__":
    main()
