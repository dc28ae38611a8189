"""Lines break, servers restart, tabs grow old: nothing is lost, and the page says what is going on."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.live_server import LiveServer
from e2e.playing import Player, my_turn
from e2e.tables import BOT, ME

TOOLS = ["grozing_pliers", "flux_brush", "grinding_stone"]


def _comes_back(tab: Tab) -> None:
    """Have the page try again, unless it has done so by itself, and wait until it has its line."""
    tab.page.evaluate("document.querySelector('.notice button')?.click()")
    tab.page.get_by_text("Connection lost").wait_for(state="detached")
    tab.settle()


def test_the_line_breaks_in_the_middle_of_a_tool(ana: Tab) -> None:
    ana.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    ana.open_table(ana.create(seats=[ME, BOT], options={"tools": TOOLS}))
    player = Player(ana)
    player.play(until=my_turn())
    player.choose("tool:grozing_pliers")
    player.choose(next(key for key in player.offered() if key.startswith("pool:")))
    before = ana.scene
    assert before["question"]["kind"] == "value"
    offered = player.offered()

    ana.context.set_offline(True)
    ana.drop()
    ana.page.get_by_text("Connection lost").wait_for()
    ana.context.set_offline(False)
    _comes_back(ana)
    assert ana.scene == before
    assert player.offered() == offered
    player.choose(next(key for key in offered if key.startswith("value:")))
    player.play(until=my_turn(2))


def test_a_choice_made_while_the_line_is_down_is_sent_when_it_is_back(ana: Tab) -> None:
    ana.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    ana.open_table(ana.create(seats=[ME, BOT]))
    player = Player(ana)
    player.play(until=my_turn())
    ana.context.set_offline(True)
    ana.drop()
    ana.page.get_by_text("Connection lost").wait_for()
    die = next(key for key in player.offered() if key.startswith("pool:"))
    ana.page.locator(f'[data-on="{die}"]').first.click()
    ana.context.set_offline(False)
    _comes_back(ana)
    ana.until(lambda: ana.scene["hand"] == die.partition(":")[2], "the die in hand")


def test_the_server_restarts_under_an_open_page(ana: Tab, server: LiveServer) -> None:
    ana.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_")
    ana.open_table(ana.create(seats=[ME, BOT]))
    player = Player(ana)
    player.play(until=my_turn(2))
    before = ana.scene
    server.stop()
    try:
        ana.page.get_by_text("Connection lost").wait_for()
    finally:
        server.start()
    _comes_back(ana)
    assert ana.scene == before
    player.play(until=my_turn(3))


def test_an_old_tab_is_told_that_the_table_moved_on(visit: Visit) -> None:
    old = visit()
    held: list[str | bytes] = []
    holding = False

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def deliver(message: str | bytes) -> None:
            if holding:
                held.append(message)
            else:
                page.send(message)

        def ask(message: str | bytes) -> None:
            asked.append(message)
            server.send(message)

        server.on_message(deliver)
        page.on_message(ask)
        lines.append(page)

    lines: list[WebSocketRoute] = []
    asked: list[str | bytes] = []
    old.page.route_web_socket("**/socket", between)
    table = old.create(seats=[ME, BOT])
    new = visit(beside=old)
    new.open_table(table)
    player = Player(new)
    player.play(until=my_turn())
    old.go(f"/t/{table}")
    end = old.page.locator('[data-on="button:pass"]')
    end.wait_for()

    holding = True
    player.choose(next(choice["element"] for choice in new.scene["legal"] if choice.get("spaces")))
    player.choose(next(key for key in player.offered() if key.startswith("space:")))
    end.click()
    sent = len(asked)
    old.press("Yes, end turn")
    old.until(lambda: len(asked) > sent, "the end of the turn to be sent")
    new.until(lambda: new.scene["drafted"], "the die")
    for message in held:
        lines[0].send(message)
    holding = False
    old.page.get_by_text("The game had already moved on. You now see its current state.").first.wait_for()
    assert new.scene["seat"] == 0
    expect(old.page.locator(".center-window svg [data-on]")).to_have_count(0)
    # Nothing is lost: the old tab goes on from here.
    end.click()
    new.until(lambda: new.scene["seat"] != 0 or new.scene["turn"] > 0 or new.scene["round"] > 1, "the end of the turn")


def test_a_turn_without_an_answer_is_played_by_the_clock(ana: Tab, server: LiveServer) -> None:
    ana.open_table(ana.create(seats=[ME, BOT], timer=60))
    ana.page.get_by_role("timer").wait_for()
    while ana.scene["round"] <= 1:
        ply = ana.scene["ply"] if ana.scene["legal"] else -1
        if ply >= 0:
            server.clock.advance(60)  # nothing but the clock goes on from here
        ana.until(lambda ply=ply: ana.scene["legal"] and ana.scene["ply"] != ply, "the next turn")  # type: ignore[misc]
    expect(ana.page.locator(".story")).to_contain_text(re.compile("time ran out", re.IGNORECASE))
