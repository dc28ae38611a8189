"""A server with card files of its host's own: `vitral serve --cards`."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from cards.test_card_editions import EDITION, TODAY, correct, folder, use
from server.conftest import Serve
from support.paths import DOCS
from vitral.bots import ANY_TIME, Bot, make_bot
from vitral.cards import all_cards, load_cards, newest_edition
from vitral.cards.custom_windows import custom_window_code
from vitral.cards.library import differs_in_windows_only
from vitral.engine import ACTIONS
from vitral.game import Game
from vitral.records import Record
from vitral.server.answers.coach import advise
from vitral.server.tables import bot_runner

__all__ = ["folder"]

FILE = DOCS / "examples" / "my_cards.toml"
CARDS = load_cards("base", "pools", "passion", "automa", "promos", FILE)
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": "apprentice"}]
TOOLS = ["glass_saw", "lathekin", "tap_wheel"]


def test_pages_get_the_hosts_cards(serve: Serve) -> None:
    with serve(cards=CARDS).guest() as guest:
        answer = {card["id"]: card for card in guest.get("/api/cards/de")["cards"]}
    assert (answer["glass_saw"]["name"], answer["glass_saw"]["certainty"]) == ("Glass Saw", "invented")
    assert answer["glass_saw"]["text"].startswith("Take a die")
    assert answer["threes_and_sixes"]["emblem"] == {"B2": "3", "B4": "6"}
    assert answer["lighthouse"]["grid"] == list(CARDS.patterns[-1].grid)
    assert answer["lathekin"]["name"] != "", "and of those of the boxes"


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
    code = custom_window_code("Rosa", 4, ["R.4..", ".G.5.", "..B.1", "6..P."])
    with serve(cards=CARDS).guest() as ana:
        table = ana.create(seats=SEATS, options={"tools": TOOLS, "setup": "cards_first"}, windows=[code])
        with ana.sit(table) as page:
            page.hello()
            assert page.scene["dealt_sides"][0] == code
            assert [tool["id"] for tool in page.scene["tools"]] == TOOLS


def test_cards_of_an_edition_can_be_asked_for(serve: Serve) -> None:
    with serve().guest() as guest:
        assert guest.get(f"/api/cards/en?edition={newest_edition()}") == guest.get("/api/cards/en")
        assert guest.http.get("/api/cards/en?edition=99").status_code == 404
        assert guest.http.get("/api/cards/en?edition=x").status_code == 404


def test_table_shows_the_cards_of_its_edition(serve: Serve, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card is corrected while a table goes on: pages of that table ask for the cards as they were."""
    running = serve()
    options = {"public": ["deep_shades", "light_shades", "color_variety"]}
    with running.guest() as ana:
        old = ana.create(seats=SEATS, options=options)
        correct(folder)
        use(folder, monkeypatch)
        new = ana.create(seats=SEATS, options=options)
        points = {}
        for table in (old, new):
            with ana.sit(table) as page:
                edition = page.hello().table["edition"]
            answer = ana.get(f"/api/cards/en?edition={edition}")
            assert answer["edition"] == edition
            points[edition] = {card["id"]: card.get("points") for card in answer["cards"]}["deep_shades"]
        assert points == {EDITION: 2, EDITION + 1: 9}
        assert ana.get("/api/cards/en")["edition"] == EDITION + 1, "whoever names none gets the newest"


def test_bots_and_coach_know_the_cards_of_the_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their processes build the rules again from options and edition."""
    correct(folder)
    use(folder, monkeypatch)
    names = ["deep_shades", "light_shades", "color_variety"]
    for cards, points in ((TODAY, 2), (all_cards(), 9)):
        assert differs_in_windows_only(cards)
        game = Game.new(2, seed=3, cards=cards, public=names)
        game.play("side 1")
        game.play("side 1")
        view, legal = game.view(game.seat), game.legal_actions()
        sent = pickle.loads(pickle.dumps(view._replace(rules=None)))  # type: ignore[arg-type]
        rules = bot_runner._rules_sent(view)
        seen = bot_runner._with_rules(sent, rules)
        assert (
            next(objective for objective in seen.rules.cards.publics if objective.id == "deep_shades").points == points
        )
        bot: Bot = make_bot("glazier", 1)
        chosen, _ = bot_runner._choose(ANY_TIME, bot, rules, sent, [action.id for action in legal])
        assert ACTIONS[chosen] in legal
        assert advise(ANY_TIME, *rules, sent, game.ply, "seed").turn
