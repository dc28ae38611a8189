"""Meeting people: the lobby, a quick match, the host's door, blocks; and all of it switched off."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import Serve
from server.server_thread import Guest, Server

OPEN: dict[str, Any] = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "link"}], "public": True}


def lobby(guest: Guest, part: str = "open") -> list[str]:
    return [one["table"] for one in guest.get("/api/lobby")[part]]


def test_an_open_table_is_found_joined_and_watched(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui, server.guest() as eva:
        table = ana.create(**OPEN, timer=300, level="new")
        (response,) = rui.get("/api/lobby")["open"]
        assert (response["host"], response["players"], response["free"], response["pace"], response["level"]) == (
            "Ana",
            2,
            1,
            "now",
            "new",
        )
        assert not response["yours"]
        assert rui.post(f"/api/lobby/tables/{table}", {"name": "Rui"})["seat"] == 1
        assert rui.post(f"/api/lobby/tables/{table}", {"name": "Rui"})["seat"] == 1  # once more is no harm
        assert lobby(eva) == []
        assert eva.post(f"/api/lobby/tables/{table}", {}, 409)["sentence"]["message"] == "problem-full"
        with ana.sit(table) as first, rui.sit(table) as second:
            first.hello()
            second.hello()
            first.play("side 1")
            second.play("side 1")
            assert lobby(eva, "watch") == [table]
            assert eva.post(f"/api/lobby/tables/{table}", {"watch": True})["seat"] is None
            with eva.sit(table) as third:
                assert third.hello().scene["viewer"] is None
                assert eva.get("/api/lobby")["watch"][0]["watching"] == 1


def test_tables_are_private_unless_their_host_says_otherwise(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(seats=OPEN["seats"])
        assert lobby(rui) == []
        assert rui.post(f"/api/lobby/tables/{table}", {}, 404)["code"] == "not_found"


def test_a_table_played_at_once_is_shown_while_its_host_is_there(serve: Serve) -> None:
    now = [1_800_000_000.0]
    server = serve(clock=lambda: now[0])
    with server.guest() as ana, server.guest() as rui:
        fast, slow = ana.create(**OPEN, timer=300), ana.create(**OPEN)
        assert set(lobby(rui)) == {fast, slow}
        now[0] += 60
        assert lobby(rui) == [slow]
        with ana.sit(fast) as page:
            page.hello()
            assert set(lobby(rui)) == {fast, slow}


def test_open_tables_are_there_after_a_restart(serve: Serve) -> None:
    first = serve()
    with first.guest() as ana:
        table = ana.create(**OPEN)
    first.stop()
    with serve().guest() as rui:
        assert lobby(rui) == [table]


@pytest.mark.parametrize("pace", ["now", "days"])
def test_a_quick_match_brings_two_together(server: Server, pace: str) -> None:
    with server.guest() as ana, server.guest() as rui, server.guest() as eva:
        first = ana.post("/api/lobby/match", {"pace": pace, "name": "Ana"})
        assert first["waiting"]
        assert ana.post("/api/lobby/match", {"pace": pace}) == first  # nobody plays with oneself
        other = "days" if pace == "now" else "now"
        assert rui.post("/api/lobby/match", {"pace": other})["table"] != first["table"]
        second = eva.post("/api/lobby/match", {"pace": pace, "name": "Eva"})
        assert second == {"table": first["table"], "waiting": False}
        seats = ana.get(f"/api/tables/{first['table']}")["seats"]
        assert [seat["name"] for seat in seats] == ["Ana", "Eva"]


def test_nobody_is_the_host_of_a_quick_match(server: Server) -> None:
    with server.guest() as ana, server.guest() as eva:
        table = ana.post("/api/lobby/match", {"pace": "now", "name": "Ana"})["table"]
        eva.post("/api/lobby/match", {"pace": "now", "name": "Eva"})
        assert ana.get(f"/api/tables/{table}")["host"] == -1
        for who, other in ((ana, 1), (eva, 0)):
            locked = who.post(f"/api/tables/{table}/lock", {"locked": True}, 403)
            assert locked["sentence"]["message"] == "problem-lock-host"
            assert who.post(f"/api/tables/{table}/seats/{other}/free", {}, 403)["code"] == "not_allowed"


def test_the_lobby_says_how_many_are_at_tables(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        assert rui.get("/api/lobby")["online"] == 0
        with ana.sit(ana.create(**OPEN)) as page:
            page.hello()
            assert rui.get("/api/lobby")["online"] == 1


def test_a_quick_match_takes_no_table_of_another_kind(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        ana.create(**OPEN, timer=300, options={"rare_glass": True})
        ana.create(seats=[*OPEN["seats"], {"kind": "link"}], public=True, timer=300)
        ana.create(**OPEN, timer=300, level="experienced")
        assert rui.post("/api/lobby/match", {"pace": "now"})["waiting"]


def test_a_locked_table_lets_nobody_in(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**OPEN)
        links = ana.get(f"/api/tables/{table}/links")
        assert ana.post(f"/api/tables/{table}/lock", {"locked": True})["locked"]
        assert lobby(rui) == []
        refused = [
            rui.post(f"/api/lobby/tables/{table}", {}, 409),
            rui.post(f"/api/lobby/tables/{table}", {"watch": True}, 409),
            rui.post("/api/enter", {"secret": links["join"]}, 409),
            rui.post("/api/enter", {"secret": links["watch"]}, 409),
        ]
        assert {answer["sentence"]["message"] for answer in refused} == {"problem-locked"}
        assert rui.post("/api/lobby/match", {"pace": "days"})["waiting"]
        assert not ana.post(f"/api/tables/{table}/lock", {"locked": False})["locked"]
        assert rui.post(f"/api/lobby/tables/{table}", {})["seat"] == 1
        assert (
            rui.post(f"/api/tables/{table}/lock", {"locked": True}, 403)["sentence"]["message"] == "problem-lock-host"
        )


def test_a_lock_survives_a_restart(serve: Serve) -> None:
    first = serve()
    with first.guest() as ana:
        table = ana.create(**OPEN)
        ana.post(f"/api/tables/{table}/lock", {"locked": True})
    first.stop()
    with serve().guest() as rui:
        assert rui.post(f"/api/lobby/tables/{table}", {}, 409)["code"] == "locked"


def test_a_host_removes_and_blocks_a_guest_before_the_game(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**OPEN)
        rui.post(f"/api/lobby/tables/{table}", {"name": "<i>Rui</i>\u202e"})
        with rui.sit(table) as page:
            page.hello()
            response = ana.post(f"/api/tables/{table}/block", {"seat": 1})
            assert not response["seats"][1]["claimed"]
            assert page.until("closing")["reason"] == "revoked"
        (blocked,) = ana.get("/api/blocks")
        assert blocked["name"] == "<i>Rui</i>"
        assert lobby(rui) == []
        assert rui.post(f"/api/lobby/tables/{table}", {}, 403)["sentence"]["message"] == "problem-apart"
        assert rui.post("/api/lobby/match", {"pace": "days"})["table"] != table
        theirs = rui.post("/api/lobby/match", {"pace": "days"})["table"]
        assert ana.post("/api/lobby/match", {"pace": "days"})["table"] not in (theirs,)
        assert ana.post("/api/blocks", {"id": blocked["id"]}) == []
        assert table in lobby(rui)


def test_whoever_plays_may_block_and_others_may_not(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui, server.guest() as eva:
        table = ana.create(**OPEN)
        rui.post(f"/api/lobby/tables/{table}", {"name": "Rui"})
        rui.post(f"/api/tables/{table}/block", {"seat": 0})
        assert ana.get(f"/api/tables/{table}")["seats"][1]["claimed"]
        eva.enter(ana.get(f"/api/tables/{table}/links")["watch"])
        assert (
            eva.post(f"/api/tables/{table}/block", {"seat": 0}, 403)["sentence"]["message"] == "problem-block-players"
        )
        assert ana.post(f"/api/tables/{table}/block", {"seat": 0}, 409)["code"] == "no_such_seat"
        assert eva.get("/api/blocks") == []


def test_a_mark_of_somebody_blocked_is_of_no_use_to_others(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui, server.guest() as eva:
        marks = []
        for host in (ana, eva):
            table = host.create(**OPEN)
            rui.post(f"/api/lobby/tables/{table}", {})
            host.post(f"/api/tables/{table}/block", {"seat": 1})
            marks.append(host.get("/api/blocks")[0]["id"])
        assert marks[0] != marks[1]
        assert len(eva.post("/api/blocks", {"id": marks[0]})) == 1


def test_a_server_may_have_no_lobby(serve: Serve) -> None:
    with serve(lobby=False).guest() as ana:
        assert not ana.get("/api/me")["lobby"]
        refused = [
            ana.get("/api/lobby", 403),
            ana.post("/api/lobby/match", {"pace": "now"}, 403),
            ana.post("/api/lobby/tables/x", {}, 403),
            ana.post("/api/tables", OPEN, 400),
        ]
        assert {answer["sentence"]["message"] for answer in refused} == {"problem-no-lobby"}
        ana.create(seats=OPEN["seats"])


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ({"seats": [{"kind": "here"}, {"kind": "bot"}], "public": True}, "problem-public-seats"),
        ({"seats": [{"kind": "here"}, {"kind": "here"}], "chat": True}, "problem-public-seats"),
        ({**OPEN, "chat": True}, "problem-public-chat"),
    ],
)
def test_what_cannot_be_open_is_refused(server: Server, new: dict[str, Any], message: str) -> None:
    with server.guest() as ana:
        assert ana.post("/api/tables", new, 400)["sentence"]["message"] == message
