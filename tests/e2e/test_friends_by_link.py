"""Two browsers at one table, and a third that looks on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.playing import Player, my_turn


def test_a_link_that_was_cut_says_so(ana: Tab, visit: Visit) -> None:
    table = ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "link"}])
    rui = visit()
    rui.forgive("status of 404", "WebSocket connection")
    for rest in ("#%", "#ab"):
        rui.go(f"/t/{table}{rest}")
        rui.page.get_by_text("This link does not work").wait_for()


def test_a_friend_joins_by_link_and_a_third_looks_on(ana: Tab, visit: Visit) -> None:
    ana.go("/?new=friends")
    ana.page.get_by_label("Name at seat 1").fill("Ana")
    ana.press("Create the table and get the link")
    ana.at_table()
    invitation = ana.page.get_by_role("dialog").get_by_label("Invitation")
    invitation.wait_for()
    link = invitation.input_value()
    assert "#" in link
    ana.page.get_by_role("img", name="The link as a QR code").wait_for()
    ana.page.keyboard.press("Escape")

    rui = visit()
    requests: list[str] = []
    rui.page.on("request", lambda request: requests.append(request.url))
    rui.page.goto(link)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.press("Take a seat")
    rui.at_table()
    secret = link.partition("#")[2]
    expect(rui.page).to_have_url(re.compile("^[^#]*$"))
    assert secret not in rui.page.evaluate("JSON.stringify([history.state, location.href])")
    assert not [url for url in requests if secret in url.partition("#")[0]]
    ana.until(lambda: ana.table["seats"][1]["name"] == "Rui", "the friend")

    eva = visit()
    ana.press("Seats and links")
    ana.press("Link to watch")
    watch = ana.page.get_by_role("dialog").get_by_label("Link to watch").input_value()
    ana.page.keyboard.press("Escape")
    eva.page.goto(watch)
    eva.at_table()
    assert eva.scene["viewer"] is None

    # All choose at once: the second to come need not wait for the first.
    assert ana.scene["legal"]
    Player(rui).choose_window(1)
    rui.page.get_by_text("Waiting for the others").wait_for()
    # Until all have chosen, another window can be pressed.
    wanted = rui.scene["dealt_sides"][2]
    rui.page.locator("[data-on='side:3']").click()
    rui.until(lambda: rui.scene["chosen_side"] == 2, "another window")
    Player(ana).choose_window(2)
    rui.until(lambda: rui.scene["phase"] != "choosing" and bool(rui.scene["windows"]), "the first turn")
    assert rui.scene["windows"][1]["pattern"] == wanted

    players = {0: Player(ana, seed=1), 1: Player(rui, seed=2)}
    turns = 0
    while turns < 16:
        ana.until(lambda: any(player.awaited for player in players.values()), "a turn")
        seat = next(seat for seat, one in players.items() if one.awaited)
        players[seat].tab.settle()
        players[seat].step()
        turns += 1
        ply = players[seat].tab.scene["ply"]
        for tab in (ana, rui, eva):
            tab.until(lambda tab=tab, ply=ply: tab.scene["ply"] == ply, f"ply {ply}")  # type: ignore[misc]
            tab.settle()

    mine, theirs = set(ana.scene["private"]), set(rui.scene["private"])
    assert mine != theirs
    names = ana.card_names()
    for tab, hidden in ((ana, theirs), (rui, mine), (eva, mine | theirs)):
        assert not [card for card in hidden if names[card] in tab.text]
        assert not [scene for scene in tab.seen if hidden & set(scene["private"])]
    expect(eva.page.locator("[data-on]:not([disabled])")).to_have_count(0)

    # Whoever comes back finds their seat.
    rui.you = []
    rui.reload()
    assert rui.you == [1]


def test_a_seat_is_entered_on_another_device(ana: Tab, visit: Visit) -> None:
    table = ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot"}])
    ana.open_table(table)
    Player(ana).play(until=my_turn())
    links = ana.get(f"/api/tables/{table}/links")
    phone = visit()
    phone.go(f"/t/{table}#{links['seats']['0']}")
    phone.at_table()
    assert phone.you == [0]
    assert phone.scene == ana.scene


def test_a_link_that_leads_nowhere_says_so(ana: Tab) -> None:
    ana.forgive("status of 404")
    ana.go("/t/nowhere#nowhere.join.aaaaaaaaaaaaaaaaaaaaaaaa")
    ana.page.get_by_role("heading", name="Could not open the table").wait_for()


def test_a_table_of_others_is_not_shown_without_a_link(ana: Tab, visit: Visit) -> None:
    table = ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot"}])
    stranger = visit()
    stranger.forgive("WebSocket connection")
    stranger.go(f"/t/{table}")
    stranger.page.get_by_role("heading", name="You have no seat at this table").wait_for()


def test_a_bot_plays_for_a_person_who_left(ana: Tab, visit: Visit) -> None:
    table = ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "link"}], timer=3600)
    rui = visit()
    rui.go(f"/t/{table}#{ana.get(f'/api/tables/{table}/links')['join']}")
    rui.press("Take a seat")
    rui.at_table()
    ana.open_table(table)
    Player(ana).choose_window()
    rui.page.goto("about:blank")
    ana.press("Seats and links")
    ana.press("Let a bot take over")
    ana.until(lambda: ana.table["seats"][1]["bot"], "the bot")
    assert ana.table["seats"][1]["bot"] != "random", "somebody who thinks should play on"
    ana.page.keyboard.press("Escape")
    Player(ana, seed=1).play(until=my_turn(2))
    rui.open_table(table)
    rui.press("Take my seat back")
    rui.until(lambda: not rui.table["seats"][1]["bot"], "the person, back with one press")


def test_an_invitation_is_opened_in_the_tab_that_shows_the_table(ana: Tab, visit: Visit) -> None:
    table = ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "link"}])
    links = ana.get(f"/api/tables/{table}/links")
    rui = visit()
    rui.go(f"/t/{table}#{links['watch']}")
    rui.at_table()
    assert rui.you == []
    rui.page.evaluate("hash => (location.hash = hash)", links["join"])  # as a link pressed in a chat does
    rui.page.get_by_role("heading", name="Ana invites you to play").wait_for()
    rui.press("Take a seat")
    rui.until(lambda: rui.you == [1], "a seat")
    expect(rui.page).to_have_url(re.compile("^[^#]*$"))


def test_a_choice_made_offline_is_shown_as_waiting(ana: Tab) -> None:
    ana.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    ana.open_table(ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": "random"}]))
    player = Player(ana)
    player.play(until=my_turn())
    ana.context.set_offline(True)  # nobody closes the line: the browser alone says so
    ana.page.get_by_text("Connection lost").wait_for()
    die = next(key for key in player.offered() if key.startswith("pool:"))
    ana.page.locator(f'[data-on="{die}"]').first.click()
    ana.page.get_by_text("Your choice is kept").wait_for()
    ana.context.set_offline(False)
    ana.until(lambda: ana.scene["hand"] == die.partition(":")[2], "the die in hand")
