"""Looking at a finished game: by keys, with other eyes, from a file; and playing on from a moment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.playing import Player
from e2e.tables import BOT, ME
from e2e.wire import play_ahead


def _finished(tab: Tab, **more: object) -> str:
    table = tab.create(**{"seats": [ME, BOT], **more})
    play_ahead(tab, table, lambda scene: False)
    return table


def _table(tab: Tab) -> str:
    """What lies on the table; the story before it may not have been fetched yet."""
    return tab.page.locator(".board main").first.inner_text()


def test_moves_and_rounds_by_arrow_keys(ana: Tab) -> None:
    table = _finished(ana)
    ana.go(f"/r/{table}")
    ana.page.get_by_role("slider").wait_for()
    keys = ana.page.keyboard
    where = ana.page.locator(".where")
    expect(where, "a finished game opens on its filled table").to_contain_text("End of the game")
    keys.press("Home")
    keys.press("ArrowRight")
    ana.page.locator(".where").get_by_text("1/").wait_for()
    keys.press("ArrowDown")
    keys.press("ArrowDown")
    ana.page.locator(".where").get_by_text("Round 2").wait_for()
    here_at = ana.page.get_by_role("slider").input_value()
    ana.until(lambda: ana.page.url.endswith(f"at={here_at}"), "the address to follow")
    here = _table(ana)
    ana.page.reload()
    ana.page.locator(".where").get_by_text("Round 2").wait_for()
    ana.page.locator(".center-window").wait_for()
    ana.until(lambda: _table(ana) == here, "the same table")
    keys.press("End")
    ana.page.locator(".where").get_by_text("End of the game").wait_for()
    keys.press("Home")
    ana.page.locator(".where").get_by_text("0/").wait_for()


def test_with_whose_eyes_one_looks_decides_what_one_sees(ana: Tab) -> None:
    table = _finished(ana)
    names, record = ana.card_names(), ana.get(f"/api/tables/{table}/frames?seat=all&from=0&to=1")
    mine = ana.get(f"/api/tables/{table}/frames?seat=0&from=0&to=1")["frames"][0]["scene"]["private"]
    theirs = ana.get(f"/api/tables/{table}/frames?seat=1&from=0&to=1")["frames"][0]["scene"]["private"]
    assert record["plies"] > 20
    ana.go(f"/r/{table}?at=15")
    eyes = ana.page.get_by_label("Point of view")
    eyes.select_option("0")
    ana.page.get_by_text(names[mine[0]]).first.wait_for()
    ana.until(lambda: names[theirs[0]] not in ana.text, "nothing to be seen of the other's")
    eyes.select_option("1")
    ana.page.get_by_text(names[theirs[0]]).first.wait_for()
    ana.until(lambda: names[mine[0]] not in ana.text, "nothing to be seen of one's own")


def test_a_record_is_opened_from_a_file(ana: Tab, tmp_path: Path) -> None:
    ana.forgive("status of 4")
    table = _finished(ana)
    record = ana.context.request.get(f"{ana.url}/api/tables/{table}/record").text()
    good, bad = tmp_path / "game.json", tmp_path / "bad.json"
    good.write_text(record)
    bad.write_text(record.replace('"take ', '"take Z', 1))
    ana.go("/r")
    choose = ana.page.locator("input[type=file]")
    choose.set_input_files(bad)
    ana.page.get_by_role("alert").filter(has_text=re.compile(r"\w")).wait_for()
    choose.set_input_files(good)
    ana.page.get_by_role("slider").wait_for()
    expect(ana.page.locator(".where")).to_contain_text("End of the game")
    ana.press("Review")
    sheet = ana.page.locator("dialog[open]")
    sheet.locator("polyline").first.wait_for()  # a whole game is thought through
    sheet.locator(".mistakes li").first.wait_for()
    expect(sheet.locator(".ring")).to_have_count(sheet.locator(".mistakes li").count())
    sheet.get_by_role("link").first.click()
    sheet.wait_for(state="detached")
    expect(ana.page.locator(".where"), "a mistake leads to its moment").not_to_contain_text("End of the game")


def test_play_on_from_a_moment(ana: Tab) -> None:
    table = _finished(ana)
    ana.go(f"/r/{table}")
    ana.page.get_by_role("slider").wait_for()
    ana.page.keyboard.press("Home")
    for _ in range(5):
        ana.page.keyboard.press("ArrowDown")
    ana.page.locator(".where").get_by_text("Round 5").wait_for()
    ana.press("Play from here")
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play from here").click()
    ana.at_table()
    assert ana.table["forked"].startswith(f"{table}@")
    assert ana.scene["round"] == 5
    Player(ana, seed=3).play(until=lambda scene: scene["round"] > 5)


@pytest.mark.long
def test_two_bots_are_watched(ana: Tab) -> None:
    ana.forgive("status of 409")  # asked for before the bots are done
    ana.go("/")
    ana.page.locator('[data-way="watch"]').click()
    expect(ana.page).to_have_url(re.compile("/r/."))
    record = f"{ana.url}/api/tables/{ana.page.url.rpartition('/')[2]}/record"
    ana.until(lambda: ana.context.request.get(record).ok, "the bots to be done")

    def shown() -> int:
        ana.pass_time()  # the page asks after a while whether they are
        return ana.page.get_by_role("slider").count()

    ana.until(shown, "the replay")
    ana.until_shown("document.querySelector('input[type=range]').value >= 2")
    ana.press("Pause")
    ana.page.locator(".center-window").wait_for()
