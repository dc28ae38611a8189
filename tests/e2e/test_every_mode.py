"""Every kind of table is played through the page: its beginning and its end by hand, the middle without it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab, shown
from e2e.conftest import Visit
from e2e.playing import Player, my_turn
from e2e.screenshots import SIZES
from e2e.tables import BOT, ME, TABLES
from e2e.wire import play_ahead
from support.long_run import LONG


@pytest.mark.parametrize("name", TABLES if LONG else ["six-pools-passion"])
def test_a_table_is_played_from_the_first_round_to_the_end(ana: Tab, name: str) -> None:
    table = ana.create(**TABLES[name])
    ana.open_table(table)
    player = Player(ana, seed=7)
    player.play(until=my_turn(3 if LONG else 2))
    ana.go("/about")
    play_ahead(ana, table, my_turn(10))
    ana.open_table(table)
    player.play()
    end = ana.page.locator(".ending")
    end.get_by_role("link", name="Replay").wait_for()
    expect(end).to_contain_text(shown(ana.scene["scores"][0]["total"]))


@pytest.mark.long
def test_six_players_and_every_module_on_a_phone(visit: Visit) -> None:
    ana = visit(**SIZES["narrow"])
    table = ana.create(**TABLES["six-pools-passion"])
    ana.open_table(table)
    Player(ana, seed=3, narrow=True).play(until=my_turn(3))


def test_a_check_at_an_honor_table_is_answered(ana: Tab) -> None:
    table = ana.create(seats=[ME, BOT], options={"enforcement": "honour"})
    ana.get("/api/me")
    play_ahead(ana, table, my_turn(4))
    ana.open_table(table)
    player = Player(ana)
    # Checking is said where the windows of the others are.
    checks = [choice["element"] for choice in ana.scene["legal"] if choice["element"].startswith("seat:")]
    assert checks
    own, *others = sorted(checks)
    assert own == "seat:0"
    expect(ana.page.locator('[data-on="seat:0"]')).to_have_text(ana.say("choice-check-own"))
    player.choose(others[0])
    messages = [entry["message"] for message in ana.heard if message["type"] == "update" for entry in message["story"]]
    assert {"story-check-right", "story-check-wrong"} & {*messages}
    expect(ana.page.locator(".story")).to_contain_text(re.compile("check", re.IGNORECASE))


def test_on_honor_a_die_may_go_where_it_does_not_fit(ana: Tab) -> None:
    table = ana.create(seats=[ME, BOT], options={"enforcement": "honour"})
    ana.open_table(table)
    player = Player(ana)
    player.choose_window()
    player.play(until=my_turn())
    player.choose(next(key for key in player.offered() if key.startswith("pool:")))
    assert len([key for key in player.offered() if key.startswith("space:")]) == 20
