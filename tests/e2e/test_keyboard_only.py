"""A whole game without a pointer."""

from __future__ import annotations

from e2e.browser_tab import Tab
from e2e.keyboard_player import Typist


def test_a_whole_game_by_keyboard(ana: Tab) -> None:
    ana.go("/")
    typist = Typist(ana, seed=11)
    typist.key("Tab")
    typist.tab_to(words="Play now")
    typist.key("Enter")
    ana.at_table()
    typist.play()
    for thing in ("side", "pool", "space", "tool", "undo", "why", "button"):
        assert typist.did[thing], f"nobody tried {thing}: {typist.did}"
    ana.page.locator(".ending").get_by_role("link", name="Replay").wait_for()
    typist.key("Tab")
    typist.tab_to(words="Replay")
    typist.key("Enter")
    ana.page.get_by_role("slider").wait_for()
    typist.key("End")
    ana.page.get_by_text("End of the game").first.wait_for()
    typist.key("ArrowUp")
    ana.page.locator(".where").get_by_text("Round 10").wait_for()


def test_sheets_open_and_close_by_single_keys(ana: Tab) -> None:
    ana.open_table(ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot"}]))
    typist = Typist(ana)
    typist.play(until=lambda scene: scene["phase"] == "playing")
    for key, title in {
        "s": "What happened",
        "l": "Scores",
        "t": "Tools",
        "o": "Objectives",
        "?": "Keys and help",
    }.items():
        typist.key(key)
        ana.page.get_by_role("dialog", name=title).wait_for()
        typist.key("Escape")
        ana.page.locator("dialog[aria-label]").wait_for(state="detached")
