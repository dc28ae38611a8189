"""The screens in languages that need the most room, at every size: nothing sticks out, axe finds nothing."""

from __future__ import annotations

import pytest

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.live_server import NOW, LiveServer
from e2e.playing import Player, my_turn
from e2e.screenshots import axe, look
from e2e.tables import LINK, TABLES
from e2e.test_people import phrase_of
from e2e.test_puzzles_and_windows import DRAFTS
from e2e.wire import play_ahead
from support.long_run import LONG
from vitral.server.deals.daily import today

PHONE, ZOOMED = (390, 844), (640, 400)
"""At 200% a window of 1280×800 has this much room."""
SIZES = [PHONE, (844, 390), (820, 1180), (1280, 800), (1920, 1080), ZOOMED] if LONG else [PHONE, ZOOMED]
LONGEST = ["de", "ru"] if LONG else ["de"]
NAMES = ["two", "solo", "six", "passion", "six-pools-passion", "automa"] if LONG else ["passion"]
by_language = pytest.mark.parametrize("language", LONGEST)


def _seen(tab: Tab, name: str, *, one_screen: bool = False) -> list[str]:
    wrong = []
    for width, height in SIZES:
        tab.page.set_viewport_size({"width": width, "height": height})
        wrong += look(tab, f"{name}-{tab.language}", one_screen=one_screen, like_another=True)
        wrong += [f"{name} at {width}×{height}: {one}" for one in axe(tab)]
    tab.page.set_viewport_size({"width": 1280, "height": 800})
    return wrong


@pytest.mark.long
@by_language
@pytest.mark.parametrize("name", NAMES)
def test_a_game_in_long_words(visit: Visit, language: str, name: str) -> None:
    ana = visit(language=language)
    table = ana.create(**TABLES[name])
    ana.get("/api/me")
    ana.open_table(table)
    wrong = _seen(ana, f"choosing-{name}", one_screen=True)
    ana.go("/about")
    play_ahead(ana, table, my_turn(5))
    ana.open_table(table)
    Player(ana).choose(next(choice["element"] for choice in ana.scene["legal"] if choice.get("spaces")))
    wrong += _seen(ana, f"table-{name}", one_screen=True)
    ana.go("/about")
    play_ahead(ana, table, lambda scene: False)
    ana.open_table(table)
    ana.link(ana.say("end-replay")).wait_for()
    wrong += _seen(ana, f"end-{name}")
    if name == "two":
        ana.press(ana.say("review"))
        ana.page.locator("dialog[open]").get_by_role("img").wait_for()
        wrong += _seen(ana, "review")
    ana.go(f"/r/{table}?at=60")
    ana.page.locator(".center-window").wait_for()
    wrong += _seen(ana, f"replay-{name}", one_screen=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@by_language
def test_home_and_its_forms_in_long_words(visit: Visit, language: str) -> None:
    ana = visit(language=language)
    table = ana.create(**TABLES["passion"])
    play_ahead(ana, ana.create(**TABLES["two"]), lambda scene: False)
    ana.go("/")
    ana.page.locator(f'a[href="/t/{table}"]').wait_for()
    wrong = _seen(ana, "home")
    ana.press(ana.say("settings-title"))
    ana.page.locator("dialog[open]").wait_for()
    wrong += _seen(ana, "settings")
    for way in ("bot", "friends", "solo", "automa") if LONG else ("solo",):
        ana.go(f"/?new={way}")
        ana.page.get_by_text(ana.say("options-more")).click()
        wrong += _seen(ana, f"set-up-{way}")
    ana.go("/about")
    ana.page.get_by_role("heading", level=1).wait_for()
    wrong += _seen(ana, "about")
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@by_language
def test_what_is_read_in_long_words(visit: Visit, language: str) -> None:
    ana = visit(language=language)
    ana.go("/rules")
    ana.page.locator("nav a, .contents a, main a").first.wait_for()
    wrong = _seen(ana, "rules")
    ana.go("/rules/placing")
    ana.page.locator("article").wait_for()
    wrong += _seen(ana, "rules-placing")
    ana.go("/learn")
    ana.page.locator("#lesson-title").wait_for()
    wrong += _seen(ana, "lessons")
    ana.go("/score")
    ana.button(ana.say("companion-example")).wait_for()
    wrong += _seen(ana, "score-empty")
    ana.press(ana.say("companion-example"))
    ana.page.locator("tfoot td").first.wait_for()
    wrong += _seen(ana, "score")
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@by_language
def test_what_lies_beside_the_tables_in_long_words(visit: Visit, server: LiveServer, language: str) -> None:
    ana, rui = visit(language=language), visit()
    for tab, name in ((ana, "Ana"), (rui, "Maximiliane-Alexandra von Hohenstein")):
        daily = tab.post(f"/api/daily/{today(NOW)}/solo", {"name": name})["table"]
        play_ahead(tab, daily, lambda scene: False, seed=len(name))
    play_ahead(ana, ana.create(**TABLES["two"]), lambda scene: False)
    ana.go("/daily")
    ana.page.locator("tbody tr").first.wait_for()
    wrong = _seen(ana, "daily")
    rui.post("/api/tables", {"seats": [{"kind": "here", "name": "Rui"}, LINK], "public": True, "level": "new"})
    ana.go("/lobby")
    ana.page.get_by_text("Rui").first.wait_for()
    wrong += _seen(ana, "lobby")
    ana.go("/contests")
    ana.page.get_by_role("heading", level=1).wait_for()
    wrong += _seen(ana, "contests-new")
    contest = ana.post("/api/contests", {"system": "swiss", "kind": "solo", "name": "Ana", "rounds": 2})["id"]
    rui.post(f"/api/contests/{contest}/enter", {"name": "Rui"})
    ana.go(f"/contests/{contest}")
    ana.press(ana.say("contest-begin"))
    for tab in (ana, rui):
        play_ahead(tab, tab.post(f"/api/contests/{contest}/play", {})["table"], lambda scene: False)
    ana.page.reload()
    ana.page.locator("tbody tr").first.wait_for()
    wrong += _seen(ana, "contest")
    ana.go("/puzzles")
    ana.page.locator("[data-grade='1']").wait_for()
    wrong += _seen(ana, "puzzles")
    ana.go(f"/puzzles/{DRAFTS[0].id}")
    ana.page.get_by_text(ana.say("puzzle-question")).wait_for()
    wrong += _seen(ana, "puzzle")
    ana.go("/windows")
    ana.page.get_by_role("heading", level=1).wait_for()
    wrong += _seen(ana, "windows")
    phrase_of(ana)
    server.clock.advance_until(lambda: len(ana.get("/api/you/statistics")["games"]) > 1, 5.0, "the games are counted")
    ana.page.reload()
    ana.page.get_by_text(ana.say("you-against")).first.wait_for()
    for summary in ana.page.locator("summary").all():
        summary.click()
    wrong += _seen(ana, "you")
    assert not wrong, "\n".join(wrong)
