"""A server with card files of its host's own: `vitral serve --cards`."""

from __future__ import annotations

from pathlib import Path

from server.conftest import Serve
from vitral.cards import load_cards
from vitral.cards.own import own_code
from vitral.records import Record

FILE = Path(__file__).parents[2] / "docs" / "examples" / "my_cards.toml"
CARDS = load_cards("base", "pools", "passion", "automa", "promos", FILE)
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": "apprentice"}]
TOOLS = ["glass_saw", "lathekin", "tap_wheel"]


def test_pages_are_told_of_the_hosts_cards(serve: Serve) -> None:
    with serve(cards=CARDS).guest() as guest:
        told = {card["id"]: card for card in guest.get("/api/cards/de")["cards"]}
    assert (told["glass_saw"]["name"], told["glass_saw"]["certainty"]) == ("Glass Saw", "invented")
    assert told["glass_saw"]["text"].startswith("Take a die")
    assert told["threes_and_sixes"]["emblem"] == {"B2": "3", "B4": "6"}
    assert told["lighthouse"]["grid"] == list(CARDS.patterns[-1].grid)
    assert told["lathekin"]["name"] != "", "and of those of the boxes"


def test_tables_are_dealt_from_the_hosts_cards(serve: Serve) -> None:
    """To the end, with a bot; the record carries the cards."""
    with serve(cards=CARDS).guest() as ana:
        table = ana.create(seats=SEATS, options={"tools": TOOLS})
        with ana.sit(table) as page:
            page.hello()
            page.act("side 1")
            while page.scene["phase"] == "choosing" or not page.scene["legal"]:
                page.until("update")
            assert [tool["id"] for tool in page.scene["tools"]] == TOOLS
            page.play_on()
        assert Record.from_dict(ana.get(f"/api/tables/{table}/record")).cards == CARDS


def test_they_join_windows_of_peoples_own(serve: Serve) -> None:
    code = own_code("Rosa", 4, ["R.4..", ".G.5.", "..B.1", "6..P."])
    with serve(cards=CARDS).guest() as ana:
        table = ana.create(seats=SEATS, options={"tools": TOOLS, "setup": "cards_first"}, windows=[code])
        with ana.sit(table) as page:
            page.hello()
            assert page.scene["offers"][0] == code
            assert [tool["id"] for tool in page.scene["tools"]] == TOOLS


def test_cards_of_an_edition_can_be_asked_for(serve: Serve) -> None:
    with serve().guest() as guest:
        assert guest.get("/api/cards/en?edition=1") == guest.get("/api/cards/en")
        assert guest.http.get("/api/cards/en?edition=99").status_code == 404
        assert guest.http.get("/api/cards/en?edition=x").status_code == 404
