"""One click from home to a game against a bot, and all that comes after its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from e2e.browser_tab import Tab, shown
from e2e.playing import Player, my_turn


def test_a_whole_game_from_home_to_the_record(ana: Tab, tmp_path: Path) -> None:
    ana.go("/")
    ana.press("Play now", exact=False)
    ana.at_table()
    player = Player(ana, seed=4)
    player.play(until=my_turn(4))

    scene = ana.scene
    ana.reload()
    assert ana.scene == scene

    player.play()
    for thing in ("side", "pool", "space", "tool", "undo", "why", "button"):
        assert player.did[thing], f"nobody tried {thing}: {player.did}"

    end = ana.page.get_by_role("dialog")
    end.locator(".windows .place").first.wait_for()
    for seat in (0, 1):
        expect(end).to_contain_text(shown(ana.scene["scores"][seat]["total"]))
    with ana.page.expect_download() as coming:
        ana.link("Download the record").click()
    record = tmp_path / "game.json"
    coming.value.save_as(record)
    command = [sys.executable, "-m", "vitral", "replay", "--verify", str(record), "--commitment"]
    proved = subprocess.run([*command, ana.table["commitment"]], capture_output=True, text=True, check=False)
    assert proved.returncode == 0, proved.stderr

    ana.link("Replay").click()
    ana.page.get_by_role("slider").wait_for()
    ana.page.go_back()
    ana.page.get_by_role("dialog").locator(".windows .place").first.wait_for()
    old = ana.table["id"]
    ana.press("Rematch")
    ana.until(lambda: ana.table["id"] != old and ana.scene["phase"] == "choosing", "the rematch")
    assert [seat["name"] for seat in ana.table["seats"]] == [seat["name"] for seat in ana.heard[0]["table"]["seats"]]
    Player(ana).choose_window(2)
