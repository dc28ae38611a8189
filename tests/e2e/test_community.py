"""People together: the daily deal, the lobby, talking and contests, in two or three browsers."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.conftest import LOCALES, Visit
from e2e.live_server import NOW
from e2e.playing import Player
from e2e.screenshots import SIZES, look
from e2e.tables import LINK, ME
from e2e.test_people import enter, phrase_of
from e2e.wire import play_ahead
from support.long_run import LONG
from vitral.server.deals.daily import today

FRIENDS = {"seats": [ME, LINK], "chat": True}
BUTTONS = {"wide": "Chat", "narrow": "Menu"}


def to_the_end(tab: Tab) -> None:
    """Play the game on the screen to its end, without the page."""
    tab.at_table()
    play_ahead(tab, tab.page.url.rpartition("/")[2], lambda scene: False)


def quick_match(tab: Tab, name: str) -> None:
    tab.go("/lobby")
    tab.page.get_by_label("Your name").fill(name)
    tab.press("Play at once")
    tab.until(lambda: tab.scene, "a table")


def test_the_daily_deal_is_played_ranked_and_shared(ana: Tab, visit: Visit, tmp_path: Path) -> None:
    rui = visit()
    for tab, name in ((ana, "Ana"), (rui, "<b>Rui</b>")):
        tab.go("/")
        tab.link("Daily deal").click()
        tab.page.get_by_label("Your name in the ranking").fill(name)
        tab.press("Play today’s deal")
        to_the_end(tab)
    rui.link("See how everybody did").click()
    rui.page.get_by_role("row").filter(has_text="Ana").wait_for()
    expect(rui.page.locator("tr.mine").get_by_text("<b>Rui</b>")).to_have_count(1)
    rui.page.get_by_text("of 2.").wait_for()
    rui.page.get_by_text("Your streak: 1 day").wait_for()
    with rui.page.expect_download() as download:
        rui.press("Share a picture")
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")

    # A forged result is refused, with words beside the form.
    rui.forgive("status of 422")
    forged = tmp_path / "forged.json"
    record = rui.get(f"/api/tables/{rui.get('/api/me')['tables'][0]['table']}/record")
    record["result"]["scores"][0]["total"] += 40
    forged.write_text(json.dumps(record))
    rui.page.get_by_text("Where the dice come from").click()
    rui.page.locator("input[type=file]").set_input_files(forged)
    rui.page.get_by_role("alert").filter(has_text="cannot have been played").wait_for()

    # The archive is played without a rank; a day to come stays closed.
    rui.page.locator(".calendar a").nth(-2).click()
    rui.page.get_by_text("This day is over.").wait_for()
    rui.button("Play this deal").wait_for()
    rui.forgive("status of 403")
    rui.go("/daily/2099-01-01")
    rui.page.get_by_role("alert").filter(has_text="stays closed").wait_for()
    rui.forgive("status of 404")
    for day in ("x", "2026-13-45"):
        rui.go(f"/daily/{day}/solo")
        rui.page.get_by_role("alert").filter(has_text="There is no daily deal for that day.").wait_for()


def test_strangers_meet_by_a_quick_match_and_talk(ana: Tab, visit: Visit) -> None:
    quick_match(ana, "Ana")
    ana.page.get_by_text("Looking for an opponent").wait_for()
    assert not look(ana, "quick-match-waiting")
    eva = visit()
    eva.go("/lobby")
    eva.button("Join the table of Ana").wait_for()
    rui = visit()
    quick_match(rui, "Rui")
    rui.at_table()
    assert rui.you == [1]
    ana.until(lambda: ana.table["seats"][1]["name"] == "Rui", "the other player")
    ana.at_table()

    rui.press("Chat")
    rui.button("Hello!").wait_for()
    expect(rui.page.get_by_label("Type a message")).to_have_count(0)
    rui.press("Hello!")
    ana.page.get_by_text("Rui: Hello!").first.wait_for()
    rui.page.keyboard.press("Escape")
    Player(rui).choose_window()
    rui.press("Chat")
    rui.press("Nudge")
    ana.page.get_by_text("Rui nudges you: it is your turn.").first.wait_for()
    rui.press("Nudge")
    rui.page.get_by_text("You have already nudged this turn.").first.wait_for()
    rui.page.keyboard.press("Escape")
    Player(ana).choose_window()

    # The chat stands beside the table: it covers no die, and what comes while it is closed is counted.
    ana.at_table()
    ana.pass_time()
    ana.press("Chat")
    beside = ana.page.get_by_role("complementary", name="Chat").bounding_box()
    board = ana.page.locator(".board").bounding_box()
    assert beside is not None
    assert board is not None
    assert board["x"] + board["width"] <= beside["x"]
    assert not look(ana, "chat-beside")
    ana.press("Close")
    expect(ana.page.get_by_role("complementary", name="Chat")).to_have_count(0)

    # A third finds the game to watch. Neither of those who were matched is its host.
    eva.page.reload()
    eva.button("Watch the table of Ana").click()
    eva.at_table()
    assert eva.scene["viewer"] is None
    for tab in (ana, rui):
        tab.press("Seats and links")
        tab.page.get_by_role("dialog").get_by_text("Rui").first.wait_for()
        expect(tab.button("Lock the table")).to_have_count(0)
        tab.page.keyboard.press("Escape")


def test_a_match_opens_by_itself_while_one_plays_a_bot(ana: Tab, visit: Visit) -> None:
    quick_match(ana, "Ana")
    match = ana.page.url
    ana.press("Play a bot meanwhile")
    ana.page.wait_for_url(lambda url: url != match)
    ana.page.locator(".choosing").wait_for()
    rui = visit()
    quick_match(rui, "Rui")
    rui.at_table()
    ana.page.wait_for_url(match)
    ana.page.locator(".choosing").wait_for()


@pytest.mark.long
def test_a_host_blocks_somebody_before_the_game(ana: Tab, visit: Visit) -> None:
    table = ana.create(seats=[{"kind": "here", "name": "Anouk"}, LINK], public=True)
    rui = visit()
    rui.go("/lobby")
    rui.page.get_by_label("Your name").fill("Rui")
    rui.press("Join the table of Anouk")
    rui.at_table()
    rui.forgive("WebSocket connection")
    ana.open_table(table)
    ana.press("Seats and links")
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Block", exact=True).click()
    dialog.get_by_role("alert").get_by_role("button", name="Block", exact=True).click()
    ana.until(lambda: not ana.table["seats"][1]["claimed"], "the seat to be free")
    rui.page.get_by_role("heading", name="You have no seat at this table").wait_for()
    rui.go("/lobby")
    rui.page.get_by_role("heading", name="Open tables").wait_for()
    expect(rui.button("Join the table of Anouk")).to_have_count(0)
    ana.go("/lobby")
    ana.press("Unblock")
    rui.button("Join the table of Anouk").wait_for()


def test_friends_write_and_mute(ana: Tab, visit: Visit) -> None:
    table = ana.create(**FRIENDS)
    rui = visit()
    rui.go(f"/t/{table}#{ana.get(f'/api/tables/{table}/links')['join']}")
    rui.page.get_by_label("Your name").fill("Rui")
    rui.press("Take a seat")
    rui.at_table()
    ana.open_table(table)
    ana.page.keyboard.press("Escape")
    rui.press("Chat")
    hostile = "<img src=x onerror=alert(1)> \u202eabc 🎲"
    rui.page.get_by_label("Type a message").fill(hostile)
    rui.press("Send")
    line = "Rui: <img src=x onerror=alert(1)> abc 🎲"
    ana.page.get_by_text(line).first.wait_for()
    ana.page.get_by_role("button", name=re.compile("^Chat")).first.click()
    ana.page.get_by_role("log").get_by_text(line).wait_for()
    expect(ana.page.locator("img[src=x]")).to_have_count(0)
    ana.page.get_by_label("Mute Rui").check()
    rui.page.get_by_label("Type a message").fill("unheard")
    rui.press("Send")
    ana.until(lambda: any(one.get("text") == "unheard" for one in ana.heard), "the words")
    ana.settle()
    expect(ana.page.get_by_text("unheard")).to_have_count(0)
    # A guest with a key does not receive them with another browser either.
    phone = visit()
    phrase = phrase_of(ana)
    with ana.page.expect_response("**/api/you/settings"):
        ana.go("/")
    enter(phone, phrase)
    phone.page.get_by_text(phone.say("you-devices", count=2)).wait_for()
    phone.open_table(table)
    phone.page.keyboard.press("Escape")
    phone.press("Chat")
    expect(phone.page.get_by_label("Mute Rui")).to_be_checked()
    phone.page.get_by_text(phone.say("chat-none")).wait_for()
    ana.open_table(table)
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name=re.compile("^Chat")).first.click()
    ana.page.get_by_label("Mute Rui").uncheck()
    ana.page.get_by_role("log").get_by_text("Rui: unheard").wait_for()


@pytest.mark.long
def test_a_duel_over_the_same_deal(ana: Tab, visit: Visit) -> None:
    ana.go("/contests")
    ana.page.get_by_label("Title").fill("Friday <i>duel</i>")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.press("Create the contest")
    link = ana.page.get_by_label("Link to this contest").input_value()
    rui = visit()
    rui.page.goto(link)
    rui.page.get_by_role("heading", name="Friday <i>duel</i>").wait_for()
    rui.page.get_by_label("Your name").fill("Rui")
    rui.press("Take part")
    rui.page.get_by_text("You are in.").wait_for()
    ana.page.reload()
    ana.press("Begin")
    ana.press("Play this round")
    to_the_end(ana)
    rui.page.reload()
    rui.press("Play this round")
    to_the_end(rui)
    rui.page.goto(link)
    rui.page.get_by_role("heading", name="Finished").wait_for()
    expect(rui.page.locator("tbody tr")).to_have_count(2)
    with rui.page.expect_download() as download:
        rui.link("Download as JSON").click()
    assert json.loads(Path(download.value.path()).read_text())["stage"] == "over"


def test_a_tournament_of_three(ana: Tab, visit: Visit) -> None:
    """Two Swiss rounds in three browsers: the same dice for all, results once one's own is in, a table, and a file."""
    ana.go("/contests")
    ana.page.get_by_role("radio", name="Swiss").check(force=True)
    ana.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ana.page.get_by_label("Title").fill("Windows of November")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.press("Create the contest")
    link = ana.page.get_by_label("Link to this contest").input_value()
    rui, eva = visit(), visit()
    for tab, name in ((rui, "Rui"), (eva, "Eva")):
        tab.page.goto(link)
        tab.page.get_by_label("Your name").fill(name)
        tab.press("Take part")
        tab.page.get_by_text("You are in.").wait_for()
    people = (ana, rui, eva)
    ana.page.reload()
    ana.press("Begin")
    seeds = []
    for number in (1, 2):
        tables = []
        for tab in people:
            tab.page.goto(link)
            tab.page.get_by_role("heading", name=f"Round {number}.").wait_for()
            results = tab.page.locator("section ul").last
            expect(results, "no result is shown before one has played").not_to_contain_text(re.compile(r"\([+−0]"))
            tab.press("Play this round")
            tab.at_table()
            tables.append(tab.page.url.rpartition("/")[2])
            play_ahead(tab, tables[-1], lambda scene: False, seed=len(tables))
        dealt = [tab.get(f"/api/tables/{table}/record")["dealer"] for tab, table in zip(people, tables, strict=True)]
        assert dealt[0] == dealt[1] == dealt[2]
        seeds.append(dealt[0])
    assert seeds[0] != seeds[1]
    for tab in people:
        tab.page.goto(link)
        tab.page.get_by_role("heading", name="Finished").wait_for()
        expect(tab.page.locator("tbody tr")).to_have_count(3)
        expect(tab.page.locator("tr.mine")).to_have_count(1)
    expect(eva.link("Replay"), "of three people in two rounds").to_have_count(6)
    with eva.page.expect_download() as download:
        eva.link("Download as JSON").click()
    file = json.loads(Path(download.value.path()).read_text())
    assert (file["title"], file["stage"], len(file["played"])) == ("Windows of November", "over", 2)
    assert sorted(place["name"] for place in file["places"]) == ["Ana", "Eva", "Rui"]
    assert sum(place["score"] for place in file["places"]) == 4, "in each round a game and a bye"
    shown = [row.split("\t")[1].removesuffix("\xa0(you)") for row in eva.page.locator("tbody tr").all_inner_texts()]
    assert shown == [place["name"] for place in file["places"]]
    best = [place["name"] for place in file["places"] if place["place"] == 1]
    won = [f"{name} wins the contest!" for name in best] if len(best) == 1 else []
    assert eva.page.locator("#winner").all_inner_texts() == won, "nobody wins where the first place is shared"


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES if LONG else ["narrow"])
def test_how_it_looks(visit: Visit, size: str) -> None:
    ana, rui = visit(**SIZES[size]), visit()
    day = str(today(NOW))
    for tab, name in ((ana, "Ana"), (rui, "Maximiliane-Alexandra von Hohenstein")):
        table = tab.post(f"/api/daily/{day}/solo", {"name": name})["table"]
        play_ahead(tab, table, lambda scene: False, seed=len(name))
    wrong = []
    ana.go("/daily")
    ana.page.locator("tbody tr").first.wait_for()
    wrong += look(ana, "daily")
    rui.post("/api/tables", {"seats": [{"kind": "here", "name": "Rui"}, LINK], "public": True, "level": "new"})
    ana.go("/lobby")
    ana.button("Join the table of Rui").first.wait_for()
    wrong += look(ana, "lobby")
    ana.go("/contests")
    ana.button("Create the contest").wait_for()
    wrong += look(ana, "contests-new")
    contest = ana.post("/api/contests", {"system": "swiss", "kind": "solo", "name": "Ana", "rounds": 2})["id"]
    rui.post(f"/api/contests/{contest}/enter", {"name": "Rui"})
    ana.go(f"/contests/{contest}")
    ana.button("Begin").wait_for()
    wrong += look(ana, "contest-open")
    ana.press("Begin")
    for tab in (ana, rui):
        play_ahead(tab, tab.post(f"/api/contests/{contest}/play", {})["table"], lambda scene: False)
    ana.page.reload()
    ana.page.locator("tbody tr").first.wait_for()
    wrong += look(ana, "contest")
    table = ana.create(**FRIENDS)
    rui.post("/api/enter", {"secret": ana.get(f"/api/tables/{table}/links")["join"], "name": "Rui"})
    ana.open_table(table)
    ana.press(BUTTONS[size])
    if size == "narrow":
        ana.page.get_by_role("dialog").get_by_role("button", name="Chat").click()
    ana.page.get_by_label("Type a message").fill("Good luck!")
    ana.press("Send")
    ana.page.get_by_role("log").get_by_text("Ana: Good luck!").wait_for()
    wrong += look(ana, "talk")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", [locale for locale in LOCALES if locale != "en"] if LONG else ["ru"])
def test_every_screen_in_every_language(visit: Visit, language: str) -> None:
    ana = visit(language=language, **SIZES["narrow"])
    wrong = []
    for path, heading in (("/daily", "daily-title"), ("/lobby", "lobby-title"), ("/contests", "contests-title")):
        ana.go(path)
        ana.page.get_by_role("heading", name=ana.say(heading), exact=True).wait_for()
        ana.page.locator("section").nth(1 if path != "/contests" else 0).wait_for()
        wrong += look(ana, f"{path[1:]}-{language}", like_another=True)
    assert not wrong, "\n".join(wrong)
