"""What a pointer can do beyond pressing: drag a die, look at a die before taking it, point at points."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.browser_tab import Tab, shown
from e2e.playing import Player, my_turn
from e2e.tables import BOT, ME
from e2e.wire import play_ahead


def _fitting(tab: Tab) -> tuple[str, str]:
    """A die that may be taken, and a space that it fits."""
    choice = next(one for one in tab.scene["legal"] if one.get("spaces"))
    return choice["element"], choice["spaces"][0]


def test_a_die_is_dragged_onto_a_space(ana: Tab) -> None:
    ana.open_table(ana.create(seats=[ME, BOT]))
    Player(ana).play(until=my_turn())
    die, space = _fitting(ana)
    taken = ana.page.locator(f'[data-on="{die}"]').first
    taken.drag_to(ana.page.locator(f'.center-window [data-space="{space}"]'))
    ana.until(lambda: ana.scene["drafted"] and not ana.scene["hand"], "the die to lie there")
    row, column = "ABCD".index(space[0]), int(space[1]) - 1
    assert ana.scene["windows"][0]["dice"][row][column] == die.partition(":")[2]


def test_a_die_looked_at_shows_where_it_fits(ana: Tab) -> None:
    ana.open_table(ana.create(seats=[ME, BOT]))
    Player(ana).play(until=my_turn())
    die, _ = _fitting(ana)
    spaces = next(choice["spaces"] for choice in ana.scene["legal"] if choice["element"] == die)
    ana.page.locator(f'[data-on="{die}"]').first.hover()
    expect(ana.page.locator(".center-window .preview")).to_have_count(len(spaces))
    assert not ana.sent[1:], "looking is not choosing"


def test_points_are_proved_by_panes(ana: Tab) -> None:
    table = ana.create(seats=[ME, BOT])
    ana.get("/api/me")
    play_ahead(ana, table, my_turn(8))
    ana.open_table(table)
    lines = ana.scene["scores"][0]["lines"]
    proved = next(line for line in lines if line["finds"] and line["kind"] in ("public", "private"))
    ana.page.locator(".objective", has_text=ana.card_names()[proved["id"]]).first.hover()
    spaces = {space for find in proved["finds"] for space in find["spaces"]}
    expect(ana.page.locator(".center-window .lit")).to_have_count(len(spaces))
    total = shown(ana.scene["scores"][0]["total"])
    ana.page.locator(".plate .score").click()
    expect(ana.page.get_by_role("dialog", name="Scores").locator("tfoot")).to_contain_text(total)
