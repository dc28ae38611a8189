"""The notebook of a game over days: notes, and a move that is played by itself when the turn comes."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.playing import Player
from e2e.screenshots import NARROW, WIDE, look
from e2e.tables import LINK, ME

SIZES: dict[str, dict[str, Any]] = {"wide": WIDE, "narrow": NARROW}


def play_turn(player: Player, die: str = "", but: str = "") -> None:
    """Plays a turn with that die of the pool, or with any other than *but*; passes if none fits."""
    tab = player.tab
    tab.until(lambda: player.awaited, "the turn")
    tab.settle()
    takes = {one["action"][5:]: one["element"] for one in tab.scene["legal"] if one["action"].startswith("take ")}
    chosen = die or next((one for one in takes if one != but), "")
    if chosen:
        player.choose(takes[chosen])
        player.choose(next(one["element"] for one in tab.scene["legal"] if one["action"].startswith("place ")))
    if tab.scene["legal"]:
        player.choose("button:pass")


def open_notebook(tab: Tab, size: str) -> None:
    if size == "narrow":
        tab.press("Menu")
        tab.page.get_by_role("dialog").get_by_role("button", name="Your notes").click()
    else:
        tab.press("Your notes")
    tab.page.get_by_role("dialog", name="Your notes").get_by_label("Notes", exact=True).wait_for()


def plan(tab: Tab) -> tuple[str, str]:
    """Plans the first move that can be planned; returns its die and space."""
    address = f"/api/tables/{tab.table['id']}/seats/{tab.you[0]}/notebook"
    one = tab.get(address)["plannable"][0]
    dialog = tab.page.get_by_role("dialog")
    dialog.get_by_role("group", name="Dice you can plan for").get_by_role("button").first.click()
    dialog.locator(f"[data-space={one['spaces'][0]}]").click()
    dialog.get_by_text("if the die is still there.", exact=False).wait_for()
    return one["die"], one["spaces"][0]


def _begun(tab: Tab) -> bool:
    return bool(tab.scene["phase"] == "playing")


def _second_round(tab: Tab) -> bool:
    return bool(tab.scene["round"] == 2)


@pytest.mark.parametrize("size", SIZES)
def test_a_move_is_planned_played_and_dropped(visit: Visit, size: str) -> None:
    tabs = [visit(**SIZES[size]), visit(**SIZES[size])]
    table = tabs[0].create(seats=[ME, LINK])
    links = tabs[0].get(f"/api/tables/{table}/links")
    tabs[1].go(f"/t/{table}#{links['join']}")
    tabs[1].press("Take a seat")
    tabs[1].at_table()
    tabs[0].open_table(table)
    players = [Player(tab, narrow=size == "narrow") for tab in tabs]
    for player in players:
        player.choose_window()
    for player in players:
        player.tab.until(partial(_begun, player.tab), "the first turn")
        player.tab.settle()
    first = tabs[0].scene["seat"]
    mover, waiting = players[first], players[1 - first]

    tab = waiting.tab
    open_notebook(tab, size)
    tab.page.get_by_label("Notes", exact=True).fill("Blue in the corner")
    wrong = look(tab, f"notebook-{size}")
    die, space = plan(tab)
    wrong += look(tab, f"notebook-planned-{size}")
    tab.page.keyboard.press("Escape")
    assert not wrong, "\n".join(wrong)
    assert "Blue in the corner" not in mover.tab.text
    play_turn(mover, but=die)
    tab.until(lambda: tab.scene["turn"] == 2, "the planned turn")
    row, column = "ABCD".index(space[0]), int(space[1]) - 1
    assert tab.scene["windows"][tab.you[0]]["dice"][row][column] == die
    tab.settle()
    play_turn(waiting)

    # In the next round the others take the die first.
    play_turn(mover)
    for player in players:
        player.tab.until(partial(_second_round, player.tab), "the second round")
        player.tab.settle()
    other, second = (waiting, mover) if waiting.awaited else (mover, waiting)
    open_notebook(second.tab, size)
    notebook = f"/api/tables/{table}/seats/{second.tab.you[0]}/notebook"
    takes = [choice["action"][5:] for choice in other.tab.scene["legal"] if choice["action"].startswith("take ")]
    alone = [one for one in takes if second.tab.scene["pool"].count(one) == 1]
    offered = [one["die"] for one in second.tab.get(notebook)["plannable"]]
    wanted = next(one for one in alone if one in offered)
    spaces = next(one["spaces"] for one in second.tab.get(notebook)["plannable"] if one["die"] == wanted)
    second.tab.post(notebook, {"plan": {"die": wanted, "space": spaces[0]}})
    second.tab.page.keyboard.press("Escape")
    play_turn(other, wanted)
    banner = second.tab.page.get_by_role("alert").filter(has_text="was not played")
    banner.wait_for()
    assert not look(second.tab, f"plan-dropped-{size}", one_screen=True)
    banner.get_by_role("button", name="Got it").click()
    banner.wait_for(state="detached")
    second.tab.reload()
    open_notebook(second.tab, size)
    assert second.tab.page.get_by_text("was not played").count() == 0
