"""What one address may leave in the lobby and in the store, and how much of the page it may ask for."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Serve
from server.server_thread import BOTS, Guest, Server
from vitral.server.settings import DAY

OPEN: dict[str, Any] = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "link"}], "public": True}
WINDOW = {"name": "a", "pattern": "kaleidoscopic_dream", "dice": ["-- -- -- -- --"] * 4}


def at(guest: Guest, address: str) -> Guest:
    """Has a guest come from an address, through the proxy that the server trusts."""
    guest.http.headers["X-Forwarded-For"] = address
    return guest


def rows(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as connection:
        ((count,),) = connection.execute(f"SELECT COUNT(*) FROM {table}").fetchall()
    return int(count)


# -- the lobby -----------------------------------------------------------------------------------------------------


def test_one_address_has_few_open_tables(serve: Serve) -> None:
    server = serve(listed_each=3)
    with ExitStack() as stack:
        guests = [at(stack.enter_context(server.guest()), "203.0.113.7") for _ in range(5)]
        rui = at(stack.enter_context(server.guest()), "203.0.113.8")
        for guest in guests[:3]:
            guest.create(**OPEN, level="new")
        problem = guests[3].post("/api/tables", OPEN, 409)
        assert (problem["code"], problem["sentence"]["message"]) == ("listed_enough", "problem-listed-enough")
        assert guests[4].post("/api/lobby/match", {"pace": "now"}, 409)["code"] == "listed_enough"
        guests[3].create(seats=OPEN["seats"])
        table = rui.create(**OPEN)
        shown = [one["table"] for one in rui.get("/api/lobby")["open"]]
        assert len(shown) == 4
        assert table in shown


def test_a_game_that_begins_makes_room_for_another(serve: Serve, tmp_path: Path) -> None:
    server = serve(listed_each=1, forget=-1.0)
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**OPEN)
        ana.post("/api/tables", OPEN, 409)
        rui.post(f"/api/lobby/tables/{table}", {"name": "Rui"})
        with ana.sit(table) as first, rui.sit(table) as second:
            first.hello().play("side 1")
            second.hello().play("side 1")
        ana.create(**OPEN)
        server.sweep(5)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            marks = dict(connection.execute("SELECT table_id, network FROM listed").fetchall())
        assert marks.pop(table) == "", "where its host was is forgotten"
        assert all(marks.values())


def test_one_address_takes_few_seats_at_open_tables(serve: Serve) -> None:
    server = serve(joining=(1e-6, 2.0))
    with ExitStack() as stack:
        ana, *others = [stack.enter_context(server.guest()) for _ in range(5)]
        tables = [at(ana, "203.0.113.1").create(**OPEN, level="new") for _ in range(4)]
        for other, table in zip(others[:2], tables, strict=False):
            other.post(f"/api/lobby/tables/{table}", {})
        others[2].post(f"/api/lobby/tables/{tables[2]}", {}, 429)
        others[2].post("/api/lobby/match", {"pace": "now"}, 429)
        at(others[3], "203.0.113.9").post(f"/api/lobby/tables/{tables[3]}", {})


def test_spectators_who_are_gone_make_room_for_others(serve: Serve) -> None:
    server = serve(spectators=2)
    with ExitStack() as stack:
        ana, rui, *others = [stack.enter_context(server.guest()) for _ in range(6)]
        table = ana.create(**OPEN)
        rui.post(f"/api/lobby/tables/{table}", {"name": "Rui"})
        link = ana.get(f"/api/tables/{table}/links")["watch"]
        with others[0].sit(watched(others[0], table)) as first:
            first.hello()
            with others[1].sit(watched(others[1], table)) as second:
                second.hello()
                for body, path in (({"watch": True}, f"lobby/tables/{table}"), ({"secret": link}, "enter")):
                    problem = others[2].post(f"/api/{path}", body, 409)
                    assert (problem["code"], problem["sentence"]["message"]) == ("spectators", "problem-spectators")
                watched(others[1], table)
            first.until("table")
            watched(others[2], table)
            others[1].get(f"/api/tables/{table}", 403)
            others[3].enter(link)
            others[2].get(f"/api/tables/{table}", 403)
            assert others[0].get(f"/api/tables/{table}")["watching"] == 1


def watched(guest: Guest, table: str) -> str:
    assert guest.post(f"/api/lobby/tables/{table}", {"watch": True})["seat"] is None
    return table


def test_an_address_begins_to_watch_only_so_often(serve: Serve) -> None:
    server = serve(watching=(1e-6, 2.0))
    with ExitStack() as stack:
        ana, *others = [stack.enter_context(server.guest()) for _ in range(4)]
        table = ana.create(**OPEN)
        link = ana.get(f"/api/tables/{table}/links")["watch"]
        for other in others[:2]:
            other.enter(link)
        others[0].enter(link)  # once more is no harm
        others[2].post("/api/enter", {"secret": link}, 429)
        others[2].post(f"/api/lobby/tables/{table}", {"watch": True}, 429)
        at(others[2], "203.0.113.9").enter(link)


# -- the store -----------------------------------------------------------------------------------------------------


def test_tables_of_bots_are_few_and_short_lived(serve: Serve) -> None:
    server = serve(bot_tables=(1e-6, 2.0), forget=-1.0)
    with server.guest() as ana:
        mine = ana.create(seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}])
        tables = [ana.create(**BOTS) for _ in range(2)]
        ana.post("/api/tables", BOTS, 429)
        ana.create(seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}])
        server.sweep(DAY - 60)
        ana.get(f"/api/tables/{tables[0]}")
        server.sweep(120)
        server.sweep(5)
        for table in tables:
            ana.get(f"/api/tables/{table}", 404)
        ana.get(f"/api/tables/{mine}")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("notifications", {"quiet": None, "language": "pt"}),
        ("mail", {"mail": ""}),
        ("push", {"endpoint": "https://push.example.org/a", "p256dh": "AA", "auth": "AA"}),
    ],
)
def test_a_guest_who_never_played_leaves_nothing(serve: Serve, tmp_path: Path, path: str, body: Any) -> None:
    server = serve(push="mailto:host@example.org", public_origin="https://play.example.org")
    with server.guest() as stranger:
        for cookie in ("", "x" * 43):
            stranger.http.cookies.set("vitral_guest", cookie)
            stranger.http.post(f"/api/you/{path}", json=body)
    assert (rows(tmp_path / "tables.db", "people"), rows(tmp_path / "tables.db", "pushes")) == (0, 0)


def test_people_who_play_or_have_a_key_set_their_quiet_hours(server: Server) -> None:
    body = {"quiet": {"start": 0, "end": 60, "zone": "Europe/Lisbon"}, "language": "pt"}
    with server.guest() as player, server.guest() as owner, server.guest() as stranger:
        player.create(seats=[{"kind": "here"}], options={"mode": "solo"})
        owner.post("/api/you/key", None)
        for guest in (player, owner):
            guest.post("/api/you/notifications", body)
            assert guest.get("/api/you")["quiet"]["end"] == 60
        assert stranger.post("/api/you/notifications", body, 409)["sentence"]["message"] == "problem-tell-seat"


# -- the page, and real tables -------------------------------------------------------------------------------------


def test_pages_are_counted_by_the_address_behind_a_proxy(serve: Serve) -> None:
    server = serve(pages=(1e-6, 5.0))
    with server.guest() as one, server.guest() as other:
        found = [at(one, "203.0.113.7").http.get(path).status_code for path in ("/", "/new", "/assets/none.js") * 2]
        assert found == [200, 200, 404, 200, 200, 429]
        assert at(other, "203.0.113.8").http.get("/").status_code == 200
        one.get("/api/health")


@pytest.mark.parametrize("path", ["check", "score"])
def test_a_real_table_has_so_many_windows(server: Server, path: str) -> None:
    with server.guest() as ana:
        windows = [{**WINDOW, "name": f"n{number}"} for number in range(8)]
        assert ana.post(f"/api/{path}", {"windows": windows}, 422)["code"] == "too_large"
        ana.post("/api/check", {"windows": windows[:7]})
        assert ana.post(f"/api/{path}", {"windows": windows, "more": "x" * 16_384}, 413)["code"] == "too_large"
