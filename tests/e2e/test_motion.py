"""With everything moving: dice fly, moves of others are shown one by one, and the page catches up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.playing import Player, my_turn
from e2e.tables import BOT, ME
from e2e.wire import play_ahead


class PatientPlayer(Player):
    """Waits until the page shows what has happened."""

    def step(self) -> None:
        def shown() -> bool:
            legal = {choice["element"] for choice in self.tab.scene["legal"]}
            return {key for key in self.offered() if key != "undo"} == legal

        self.tab.until(shown, "the page to catch up")
        super().step()


@pytest.mark.long
def test_dice_fly_and_the_page_catches_up(visit: Visit) -> None:
    ana = visit(reduced_motion="no-preference")
    ana.open_table(ana.create(seats=[ME, BOT]))
    PatientPlayer(ana, seed=2).play(until=my_turn(2))
    ana.until_shown("document.querySelectorAll('body > svg.die').length === 0")


@pytest.mark.long
def test_points_are_counted_line_by_line(visit: Visit) -> None:
    ana = visit(reduced_motion="no-preference")
    table = ana.create(seats=[ME, BOT])
    play_ahead(ana, table, lambda scene: False)
    ana.open_table(table)
    ana.page.get_by_role("heading", name="Counting the points").wait_for()
    line = ana.page.locator(".ending .line")
    expect(line).not_to_have_text(line.inner_text(), use_inner_text=True)
    ana.press("Show the result")
    ana.page.locator(".windows .place").first.wait_for()
