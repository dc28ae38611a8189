"""The screens in languages that need the most room, at every size: nothing sticks out, axe finds nothing."""

from __future__ import annotations

import pytest

from conftest import LONG
from e2e.conftest import Visit
from e2e.looks import axe, look
from e2e.playing import my_turn
from e2e.tab import Tab
from e2e.tables import TABLES
from e2e.wire import play_ahead

PHONE, ZOOMED = (390, 844), (640, 400)
"""At 200 % a window of 1280×800 has this much room."""
SIZES = [PHONE, (844, 390), (820, 1180), (1280, 800), (1920, 1080), ZOOMED] if LONG else [PHONE, ZOOMED]
LONGEST = ["de", "ru"] if LONG else ["de"]


def _seen(tab: Tab, name: str) -> list[str]:
    wrong = []
    for width, height in SIZES:
        tab.page.set_viewport_size({"width": width, "height": height})
        wrong += look(tab, f"{name}-{tab.language}", like_another=True)
        wrong += [f"{name} at {width}×{height}: {one}" for one in axe(tab)]
    return wrong


@pytest.mark.parametrize("language", LONGEST)
def test_a_game_in_long_words(visit: Visit, language: str) -> None:
    ana = visit(language=language)
    table = ana.create(**TABLES["passion"])
    ana.go("/")
    ana.page.locator(f'a[href="/t/{table}"]').wait_for()
    wrong = _seen(ana, "home")
    ana.go("/?new=solo")
    ana.page.locator("#difficulty").wait_for()
    wrong += _seen(ana, "set-up")
    ana.go("/about")
    play_ahead(ana, table, my_turn(5))
    ana.open_table(table)
    wrong += _seen(ana, "table")
    ana.go("/about")
    play_ahead(ana, table, lambda scene: False)
    ana.open_table(table)
    ana.link(ana.say("end-replay")).wait_for()
    wrong += _seen(ana, "end")
    ana.go(f"/r/{table}?at=60")
    ana.page.locator(".center-window").wait_for()
    wrong += _seen(ana, "replay")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LONGEST)
def test_what_is_read_in_long_words(visit: Visit, language: str) -> None:
    ana = visit(language=language)
    ana.go("/rules")
    ana.page.locator("nav a, .contents a, main a").first.wait_for()
    wrong = _seen(ana, "rules")
    ana.go("/learn")
    ana.page.locator("#lesson-title").wait_for()
    wrong += _seen(ana, "lessons")
    ana.go("/score")
    ana.press(ana.say("companion-example"))
    ana.page.locator("tfoot td").first.wait_for()
    wrong += _seen(ana, "score")
    assert not wrong, "\n".join(wrong)
