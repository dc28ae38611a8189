"""Two people at one screen: between their turns nothing secret is on the page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.playing import Player, my_turn
from e2e.tables import BOT, ME, RUI
from e2e.wire import play_ahead


def secrets_of(seat: int, among: Iterable[dict[str, Any]]) -> set[str]:
    """The private objectives of a seat, by what was ever sent to it."""
    return {card for scene in among if scene["viewer"] == seat for card in scene["private"]}


def test_the_curtain_hides_what_the_other_may_not_see(ana: Tab) -> None:
    names = ana.card_names()
    table = ana.create(seats=[ME, RUI])
    ana.open_table(table)
    player = Player(ana, seed=2)
    curtains = []

    def look() -> None:
        shown = ana.text
        for card in {card for scene in ana.seen for card in scene["private"]}:
            assert card not in shown
            assert names[card] not in shown
        expect(ana.page.locator(".board, .choosing")).to_have_count(0)
        curtains.append(ana.page.locator(".curtain h1").inner_text())

    player.on_curtain = look
    player.play(until=my_turn(3))
    assert len(curtains) >= 6
    assert {re.sub(".* to ", "", words) for words in curtains} == {"Ana", "Rui"}

    mine = ana.sitting
    assert mine is not None
    other = secrets_of(1 - mine, ana.seen) - secrets_of(mine, ana.seen)
    assert other, "both were dealt the same"
    assert not [card for card in other if names[card] in ana.text]

    # Another person looks at the page again only behind the curtain.
    ana.reload()
    ana.page.locator(".curtain").wait_for()
    assert ana.scene["viewer"] is None

    ana.go("/about")
    play_ahead(ana, table, my_turn(10))
    ana.open_table(table)
    player.play()
    ana.page.locator(".ending").get_by_role("link", name="Replay").wait_for()


@pytest.mark.long
def test_two_people_and_a_bot_at_one_screen(ana: Tab) -> None:
    ana.open_table(ana.create(seats=[ME, BOT, RUI]))
    Player(ana, seed=5).play(until=my_turn(2))
    assert ana.you == [0, 2]
