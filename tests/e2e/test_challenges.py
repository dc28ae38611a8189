"""Two who have played find each other in the lobby and play again, if both want to."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.live_server import LiveServer
from e2e.screenshots import NARROW, WIDE, look
from e2e.tables import ME
from e2e.wire import play_ahead

SIZES: dict[str, dict[str, Any]] = {"wide": WIDE, "narrow": NARROW}


def met(ana: Tab, rui: Tab, server: LiveServer) -> None:
    """Lets the two finish a game, of which a bot plays one seat for its person."""
    table = ana.create(seats=[{**ME, "name": "Ana"}, {"kind": "link"}])
    rui.go("/about")
    secret = ana.get(f"/api/tables/{table}/links")["join"]
    rui.post("/api/enter", {"secret": secret, "name": "Rui"})
    rui.post(f"/api/tables/{table}/seats/1", {"bot": "random"})
    play_ahead(ana, table, lambda scene: False)
    met_before = partial(ana.get, "/api/opponents")
    server.clock.advance_until(lambda: any(one["name"] for one in met_before()), 5.0, "the game is counted")


def _seated(tab: Tab) -> bool:
    return all(seat["claimed"] for seat in tab.table["seats"])


@pytest.mark.parametrize("size", SIZES)
def test_opponents_of_before_play_again(visit: Visit, server: LiveServer, size: str) -> None:
    ana, rui = visit(**SIZES[size]), visit(**SIZES[size])
    met(ana, rui, server)
    ana.go("/lobby")
    ana.page.get_by_role("button", name="Challenge Rui: Play over several days").click()
    ana.page.get_by_role("heading", name="Waiting for your opponent to accept").wait_for()
    rui.go("/")
    rui.link("1 challenge to another game").click()
    rui.page.get_by_text("would like to play you again.").wait_for()
    wrong = look(rui, f"lobby-challenged-{size}")
    rui.press("Decline the challenge from Ana")
    rui.page.get_by_text("would like to play you again.").wait_for(state="detached")
    ana.pass_time()
    ana.page.get_by_role("heading", name="Your challenge was declined.").wait_for()
    wrong += look(ana, f"challenge-declined-{size}")
    ana.go("/lobby")
    ana.page.get_by_role("button", name="Challenge Rui: Play at once").click()
    ana.page.get_by_role("heading", name="Waiting for your opponent to accept").wait_for()
    rui.go("/lobby")
    rui.press("Accept the challenge from Ana")
    for tab in (ana, rui):
        tab.at_table()
        tab.until(partial(_seated, tab), "both at the table")
    assert not wrong, "\n".join(wrong)
