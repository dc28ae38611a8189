"""What one address may leave in the lobby and in the store, and how much of the page it may ask for."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import Serve
from server.server_thread import BOTS, BY_LINK, SOLO, Guest, Server
from vitral.server import lobby
from vitral.server.steady_clock import DAY
from vitral.server.tables.seat_claims import TablePresence

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
    server = serve(listed_tables_per_address=3)
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
    server = serve(listed_tables_per_address=1, stale_check_interval=-1.0)
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


def test_a_home_with_many_networks_pushes_nobody_out(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "_MAX_SHOWN", 6)
    server = serve()
    with server.guest() as rui, server.guest() as eva, server.guest() as home:
        first = at(rui, "203.0.113.8").create(**OPEN)
        second = at(eva, "2001:db8:2::1").create(**OPEN)
        for number in range(12):
            at(home, f"2001:db8:1:{number:x}::1").create(**OPEN)
        shown = [one["table"] for one in rui.get("/api/lobby")["open"]]
        assert len(shown) == 6
        assert {first, second} < set(shown)


def test_a_home_has_eight_times_as_much_as_one_network(serve: Serve) -> None:
    server = serve(new_table_rate=(1e-6, 1.0))
    with server.guest() as home, server.guest() as other:
        for number in range(8):
            at(home, f"2001:db8:1:{number:x}::1").create(**SOLO)
        home.post("/api/tables", SOLO, 429)
        at(home, "2001:db8:1:ffff::1").post("/api/tables", SOLO, 429)
        at(other, "2001:db8:2:1::1").create(**SOLO)


def test_the_lobby_does_not_look_at_tables_that_are_not_shown(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    with server.guest() as ana, server.guest() as rui, ana.sit(ana.create(**SOLO)) as seat:
        seat.hello()
        monkeypatch.setattr(TablePresence, "guests", lambda _: pytest.fail("it would take long for many tables"))
        assert rui.get("/api/lobby")["online"] == 1


def test_one_address_takes_few_seats_at_open_tables(serve: Serve) -> None:
    server = serve(join_rate=(1e-6, 2.0))
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
    server = serve(watch_rate=(1e-6, 2.0))
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


def test_an_address_has_few_of_the_tables_to_watch(serve: Serve) -> None:
    server = serve()
    with ExitStack() as stack:
        ana, rui, eva, leo, zoe = [stack.enter_context(server.guest()) for _ in range(5)]
        at(leo, "203.0.113.8")

        def begin(host: Guest, other: Guest) -> str:
            table = host.create(**OPEN)
            other.enter(host.get(f"/api/tables/{table}/links")["seats"]["1"])
            for guest in (host, other):
                stack.enter_context(guest.sit(table)).hello().play("side 1")
            return table

        for _ in range(8):
            table = begin(ana, rui)
            stack.enter_context(eva.sit(watched(eva, table))).hello()
        other = begin(leo, zoe)
        shown = [one["table"] for one in zoe.get("/api/lobby")["watch"]]
        assert len(shown) == 7
        assert shown[-1] == other


def test_spectators_of_one_address_leave_room_for_others(serve: Serve) -> None:
    server = serve(spectators_per_address=2)
    with ExitStack() as stack:
        ana, *others = [stack.enter_context(server.guest()) for _ in range(5)]
        table = ana.create(**OPEN)
        pages = [stack.enter_context(other.sit(watched(other, table))) for other in others[:3]]
        for page in pages[:2]:
            page.hello()
        with pytest.raises(ConnectionClosed) as closed:
            pages[2].hello()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        stack.enter_context(ana.sit(table)).hello()
        stack.enter_context(others[3].sit(watched(others[3], table), **{"X-Forwarded-For": "203.0.113.9"})).hello()


def test_spectators_of_one_home_leave_room_for_others(serve: Serve) -> None:
    server = serve(spectators_per_address=1)
    with ExitStack() as stack:
        ana, *others = [stack.enter_context(server.guest()) for _ in range(4)]
        table = ana.create(**OPEN)
        networks = ("2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:2:1::1")
        pages = [
            stack.enter_context(other.sit(watched(other, table), **{"X-Forwarded-For": network}))
            for other, network in zip(others, networks, strict=True)
        ]
        pages[0].hello()
        with pytest.raises(ConnectionClosed):
            pages[1].hello()
        pages[2].hello()


def test_bots_think_for_a_home_not_for_each_of_its_networks(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        for number in range(2):
            at(ana, f"2001:db8:1:{number}::1").create(**SOLO)
        at(rui, "203.0.113.7").create(**SOLO)
        assert {live.owner for live in server.registry.live_tables} == {"2001:db8:1::/48", "203.0.113.7"}


def test_the_link_of_a_seat_lets_so_many_browsers_in(serve: Serve, tmp_path: Path) -> None:
    server = serve(guests_per_seat=3)
    with ExitStack() as stack:
        ana, rui, *others = [stack.enter_context(server.guest()) for _ in range(6)]
        table = ana.create(**BY_LINK)
        link = ana.get(f"/api/tables/{table}/links")["seats"]["1"]
        for guest in (rui, *others[:2], rui):
            assert guest.enter(link)["seat"] == 1
        for guest in others[2:]:
            problem = guest.post("/api/enter", {"secret": link}, 409)
            assert (problem["code"], problem["sentence"]["message"]) == ("seats_taken", "problem-seat-shared")
        assert rows(tmp_path / "tables.db", "holds") == 4


def test_an_address_opens_seats_by_link_only_so_often(serve: Serve) -> None:
    server = serve(watch_rate=(1e-6, 2.0))
    with ExitStack() as stack:
        ana, *others = [stack.enter_context(server.guest()) for _ in range(4)]
        table = ana.create(**BY_LINK)
        link = ana.get(f"/api/tables/{table}/links")["seats"]["1"]
        for other in others[:2]:
            other.enter(link)
        others[0].enter(link)
        others[2].post("/api/enter", {"secret": link}, 429)
        at(others[2], "203.0.113.9").enter(link)


# -- the store -----------------------------------------------------------------------------------------------------


def test_tables_of_bots_are_few_and_short_lived(serve: Serve) -> None:
    server = serve(bot_table_rate=(1e-6, 2.0), stale_check_interval=-1.0)
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


def test_a_rematch_of_bots_alone_counts_as_a_table_of_bots(serve: Serve) -> None:
    server = serve(bot_table_rate=(1e-6, 1.0))
    with server.guest() as ana:
        over = [ana.create(**SOLO) for _ in range(2)]
        for table in over:
            with ana.sit(table) as page:
                page.hello().play_on()
        ana.post("/api/tables", {**BOTS, "rematch": over[0]}, 201)
        ana.post("/api/tables", {**BOTS, "rematch": over[1]}, 429)
        ana.post("/api/tables", {**SOLO, "rematch": over[1]}, 201)


def test_a_bot_for_the_last_person_counts_as_a_table_of_bots(serve: Serve) -> None:
    server = serve(bot_table_rate=(1e-6, 1.0))
    with server.guest() as ana:
        alone, again = (ana.create(seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}]) for _ in range(2))
        both = ana.create(seats=[{"kind": "here"}, {"kind": "here"}])
        ana.post(f"/api/tables/{alone}/seats/0", {"bot": "random"})
        ana.post(f"/api/tables/{alone}/seats/0", {"bot": ""})
        ana.post(f"/api/tables/{again}/seats/0", {"bot": "random"}, 429)
        ana.post(f"/api/tables/{both}/seats/0", {"bot": "random"})
        ana.post(f"/api/tables/{both}/seats/1", {"bot": "random"}, 429)


def test_giving_up_against_bots_alone_counts_as_a_table_of_bots(serve: Serve) -> None:
    server = serve(bot_table_rate=(1e-6, 1.0))
    with server.guest() as ana:
        alone, again = (ana.create(seats=[{"kind": "here"}, {"kind": "bot", "bot": "random"}]) for _ in range(2))
        both = ana.create(seats=[{"kind": "here"}, {"kind": "here"}])
        ana.post(f"/api/tables/{both}/seats/0/resign", None)
        ana.post(f"/api/tables/{alone}/seats/0/resign", None)
        ana.post(f"/api/tables/{again}/seats/0/resign", None, 429)
        ana.post(f"/api/tables/{both}/seats/1/resign", None, 429)
        at(ana, "203.0.113.9").post(f"/api/tables/{again}/seats/0/resign", None)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("sign-out", None),
        ("sign-others-out", None),
        ("key/throw-away", None),
        ("erase", None),
        ("settings", {"settings": {"a": 1}}),
        ("passkey/begin", None),
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
    assert [rows(tmp_path / "tables.db", table) for table in ("people", "pushes", "devices", "tells")] == [0] * 4


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
    server = serve(page_rate=(1e-6, 5.0))
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
