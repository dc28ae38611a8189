"""Windows of people's own on a server: judged, printed, played, and refused in plain words where they cannot be."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

from server.server_thread import Server
from vitral import CardError, Record
from vitral.bots import ANY_TIME, Bot, make_bot
from vitral.cards import all_cards, cards_from_texts, load_cards
from vitral.cards.custom_windows import custom_window_code, custom_windows_file
from vitral.cards.library import differs_in_windows_only
from vitral.engine import ACTIONS
from vitral.game import Game
from vitral.i18n import LANGUAGES, translator_for
from vitral.server.tables.bot_runner import _choose

GRID = ["R.4..", ".G.5.", "..B.1", "6..P."]
CODE = custom_window_code("Окно <b>", 5, GRID)
DRAWN = {"name": "Rosa", "difficulty": 4, "grid": GRID}
SEATS = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": "apprentice"}]


def test_a_window_is_judged_while_it_is_drawn(server: Server) -> None:
    with server.guest() as ana:
        response = ana.post("/api/windows", DRAWN)
        assert response["code"] == custom_window_code("Rosa", 4, GRID)
        assert (response["problem"], response["clashes"], response["measured"]) == (None, [], None)
        assert len(response["filled"]) == 20
        response = ana.post("/api/windows", {**DRAWN, "grid": ["RR4..", *GRID[1:]]})
        assert (response["code"], response["clashes"], response["filled"]) == ("", [["A1", "A2"]], [])
        assert response["text"] == "it can never be filled: A1 and A2 are neighbors and ask for the same thing"
        assert response["problem"] == {"message": "fault-own-clash", "facts": {"first": "A1", "second": "A2"}}
        assert not ana.http.cookies


def test_a_game_of_the_library_offers_them_to_everybody() -> None:
    game = Game.new(players=3, seed=1, windows=[CODE])
    for seat in range(3):
        assert game.view(seat).dealt_sides[0].id == CODE
    game.play("side 1")
    game.play("side 1")
    game.play("side 1")
    assert {window.pattern.id for window in game.view().windows} == {CODE}
    assert Record.from_json(game.record().to_json()).cards == game.record().cards
    with pytest.raises(CardError, match="not the code of a window"):
        Game.new(windows=["rosa"])


def test_bots_measure_it_if_they_are_asked(server: Server) -> None:
    with server.guest() as ana:
        measured = ana.post("/api/windows", {**DRAWN, "measure": True})["measured"]
    assert measured["suggested"] in (3, 4, 5, 6)
    assert measured["printed"].keys() == {"3", "4", "5", "6"}
    assert 0 < measured["open"] < 20


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ({"name": ""}, "fault-own-name"),
        ({"name": "a\u202eb"}, "fault-own-name"),
        ({"name": "x" * 25}, "fault-own-name"),
        ({"grid": ["R.4.x", *GRID[1:]]}, "fault-own-grid"),
    ],
)
def test_what_is_wrong_is_said_in_every_language(server: Server, part: dict[str, Any], message: str) -> None:
    with server.guest() as ana:
        problem = ana.post("/api/windows", {**DRAWN, **part})["problem"]
    assert problem["message"] == message
    texts = {translator_for(language).say(message, **problem["facts"]) for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_bodies_that_are_none(server: Server) -> None:
    wrong: list[dict[str, Any]] = [{"name": "x" * 10_000}, {"difficulty": 7}, {"grid": GRID[:3]}, {"grid": ["x"] * 4}]
    with server.guest() as ana:
        for part in wrong:
            assert ana.post("/api/windows", {**DRAWN, **part}, 422)["code"] == "unreadable"


def test_a_sheet_is_sent_as_a_file(server: Server) -> None:
    with server.guest() as ana:
        pdf = ana.http.get("/api/windows/sheet", params={"windows": CODE})
        assert pdf.headers["content-type"] == "application/pdf"
        assert pdf.content.startswith(b"%PDF-1.4")
        svg = ana.http.get("/api/windows/sheet", params={"windows": f"{CODE},{CODE}", "form": "svg", "width": "60.5"})
        assert svg.headers["content-type"].startswith("image/svg+xml")
        assert svg.text.count('width="60.5"') == 2
        assert "<b>" not in svg.text
        assert re.search("attachment", svg.headers["content-disposition"])


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"windows": ""},
        {"windows": "own_x"},
        {"windows": ",".join([CODE] * 5)},
        {"windows": CODE, "width": "x"},
        {"windows": CODE, "width": "39"},
        {"windows": CODE, "width": "1e300"},
        {"windows": CODE, "form": "png"},
        {"windows": CODE, "paper": "a3"},
        {"windows": "x" * 4000},
    ],
)
def test_a_sheet_that_cannot_be_printed(server: Server, query: dict[str, str]) -> None:
    with server.guest() as ana:
        answer = ana.http.get("/api/windows/sheet", params=query)
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


# -- at a table ----------------------------------------------------------------------------------------------------


def test_everybody_may_choose_it_and_a_game_goes_on_with_it(server: Server) -> None:
    """Bots play beside it, and a fork and a rematch of the finished game have it too."""
    with server.guest() as ana:
        table = ana.create(seats=SEATS, windows=[CODE])
        with ana.sit(table) as page:
            page.hello()
            assert page.scene["dealt_sides"][0] == CODE
            page.act("side 1")
            while page.scene["phase"] == "choosing" or not page.scene["legal"]:
                page.until("update")
            assert page.scene["windows"][0]["pattern"] == CODE
            assert page.scene["tokens"][0] == 5
            page.play_on()
        record = ana.get(f"/api/tables/{table}/record")
        assert CODE in record["cards"]["texts"][0]
        line = next(at for at, entry in enumerate(record["log"]) if entry.startswith("roll"))
        for again in (ana.create(seats=SEATS, rematch=table), ana.create(seats=SEATS, fork=f"{table}@{line}")):
            with ana.sit(again) as page:
                page.hello()
                shown = page.scene["dealt_sides"] or [pane["pattern"] for pane in page.scene["windows"]]
                assert CODE in shown


def test_bots_in_processes_of_their_own_know_it_from_what_they_see() -> None:
    """The rules of the boxes are built again there; the window comes with the view."""
    cards = cards_from_texts(f"{all_cards().name}+windows.toml", [custom_windows_file([CODE])])
    assert differs_in_windows_only(cards)
    assert not differs_in_windows_only(load_cards("base"))
    game = Game.new(2, seed=3, cards=cards)
    bot: Bot = make_bot("glazier", 1)
    for _ in range(12):
        legal, view = game.legal_actions(), game.view(game.seat)
        sent = pickle.loads(pickle.dumps(view._replace(rules=None)))  # type: ignore[arg-type]
        chosen, bot = _choose(ANY_TIME, bot, (game.options, cards.edition), sent, [action.id for action in legal])
        assert ACTIONS[chosen] in legal
        game.play(ACTIONS[chosen] if game.view().windows else "side 1")
    assert [window.pattern.id for window in game.view().windows] == [CODE, CODE]


def test_what_no_table_can_have_is_refused(server: Server) -> None:
    bad = ["own_x", "via_lux", CODE[:-1], "own_4" + "r" * 20 + "_41", ""]
    with server.guest() as ana:
        for code in bad[:-1]:
            problem = ana.post("/api/tables", {"seats": SEATS, "windows": [code]}, 400)
            assert (problem["code"], problem["where"]) == ("invalid", "windows")
            assert problem["sentence"]
        assert ana.post("/api/tables", {"seats": SEATS, "windows": [CODE, CODE]}, 400)["where"] == "windows"
        for codes in ([CODE] * 5, ["x" * 131], [""]):
            assert ana.post("/api/tables", {"seats": SEATS, "windows": codes}, 422)["code"] == "unreadable"
