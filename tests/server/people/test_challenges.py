"""Playing again with opponents of before: both have to want it, and nobody else is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from server.conftest import Serve
from server.people.test_results import counted, play_out
from server.server_thread import BY_LINK, Guest, Server


@contextmanager
def met(serve: Serve) -> Iterator[tuple[Guest, Guest, Server]]:
    """Ana and Rui, who have finished a game."""
    server = serve(sweep_interval=0.1)
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        play_out(table, ana, rui)
        counted(ana, 1)
        yield ana, rui, server


def challenge(guest: Guest, pace: str = "days", status: int = 200) -> Any:
    """Challenge the one opponent of before."""
    (one,) = guest.get("/api/opponents")
    return guest.post("/api/lobby/challenge", {"id": one["id"], "pace": pace}, status)


def challenges(guest: Guest) -> list[tuple[str, str, bool]]:
    shown = [one for one in guest.get("/api/lobby")["open"] if one["challenge"]]
    return [(one["table"], one["challenge"], one["yours"]) for one in shown]


def test_opponents_of_before_are_found_and_play_if_both_agree(serve: Serve) -> None:
    with met(serve) as (ana, rui, server):
        (one,) = ana.get("/api/opponents")
        assert (one["name"], one["games"]) == ("Rui", 1)
        assert [one["name"] for one in rui.get("/api/opponents")] == ["Ana"]
        made = challenge(ana)
        assert made["waiting"]
        assert challenge(ana) == made, "the same one is still open"
        assert challenges(ana) == [(made["table"], "open", True)]
        assert challenges(rui) == [(made["table"], "open", False)]
        assert [who.get("/api/me")["challenges"] for who in (ana, rui)] == [0, 1]
        with server.guest() as eva:
            assert eva.get("/api/opponents") == []
            assert eva.get("/api/lobby")["open"] == []
            assert eva.post(f"/api/lobby/tables/{made['table']}", {}, 404)["code"] == "not_found"
            assert eva.post(f"/api/lobby/tables/{made['table']}", {"watch": True}, 404)["code"] == "not_found"
            assert eva.post("/api/lobby/match", {"pace": "days"})["waiting"], "it is no quick match"
            assert eva.post("/api/lobby/challenge", {"id": one["id"], "pace": "days"}, 404)["code"] == "not_found"
        assert rui.post(f"/api/lobby/tables/{made['table']}", {"name": "Rui"})["seat"] == 1
        table = ana.get(f"/api/tables/{made['table']}")
        assert (table["host"], table["public"], table["timer"]) == (-1, False, 86_400)
        assert [seat["claimed"] for seat in table["seats"]] == [True, True]
        assert challenges(rui) == []
        assert rui.get("/api/me")["challenges"] == 0, "it is accepted"


def test_a_challenge_is_of_one_pace(serve: Serve) -> None:
    with met(serve) as (ana, rui, _):
        made = challenge(ana, "days")
        assert challenge(rui, "now")["waiting"]
        assert challenge(rui, "days") == {"table": made["table"], "waiting": False}


def test_home_counts_the_challenges_that_the_lobby_shows(serve: Serve) -> None:
    with met(serve) as (ana, rui, server):
        challenge(ana, "now")
        assert (len(challenges(rui)), rui.get("/api/me")["challenges"]) == (1, 1)
        server.clock.advance(60)  # nobody is at the table, where turns are short
        assert (len(challenges(rui)), rui.get("/api/me")["challenges"]) == (0, 0)


def test_the_challenge_of_a_person_who_was_erased_is_shown_to_nobody(serve: Serve) -> None:
    with met(serve) as (ana, rui, server):
        ana.post("/api/you/key", None)
        challenge(ana)
        ana.post("/api/you/erase", {})
        with server.guest() as eva:
            for guest in (rui, eva):
                assert guest.get("/api/lobby")["open"] == []


def test_a_table_with_several_seats_of_one_person_counts_as_one_game(serve: Serve) -> None:
    server = serve(sweep_interval=0.1)
    with server.guest() as ana, server.guest() as rui:
        seats = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Eva"}, {"kind": "link"}]
        table = ana.create(options={"players": 3}, seats=seats)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        with ana.sit(table) as first, ana.sit(table) as second, rui.sit(table) as third:
            pages = [first, second, third]
            for seat, page in enumerate(pages):
                page.hello().look_from(seat)
            while first.scene["phase"] != "over":
                for page in pages:
                    page.catch_up()
                    if page.scene["legal"]:
                        page.step()
        counted(ana, 1)
        assert [one["games"] for one in rui.get("/api/opponents")] == [1]


def test_two_who_challenge_each_other_meet(serve: Serve) -> None:
    with met(serve) as (ana, rui, _):
        made = challenge(ana)
        assert ana.get(f"/api/tables/{made['table']}")["seats"][0]["name"] == "Ana", "as the other knows them"
        assert challenge(rui) == {"table": made["table"], "waiting": False}


def test_a_challenge_is_declined_and_its_maker_told(serve: Serve) -> None:
    with met(serve) as (ana, rui, server):
        made = challenge(ana)
        with server.guest() as eva, server.guest() as fay:
            open_table = eva.post("/api/lobby/match", {"pace": "days"})["table"]
            for table in (made["table"], open_table):
                fay.post(f"/api/lobby/tables/{table}/decline", {})
            assert [one["table"] for one in fay.get("/api/lobby")["open"]] == [open_table]
        assert challenges(rui) == [(made["table"], "open", False)], "nobody else declines it"
        rui.post(f"/api/lobby/tables/{made['table']}/decline", {})
        assert challenges(rui) == []
        assert rui.get("/api/me")["challenges"] == 0
        assert challenges(ana) == [(made["table"], "declined", True)]
        assert rui.post(f"/api/lobby/tables/{made['table']}", {}, 404)["code"] == "not_found"


def test_people_who_are_blocked_are_not_found_and_cannot_challenge(serve: Serve) -> None:
    with met(serve) as (ana, rui, _):
        (one,) = rui.get("/api/opponents")
        made = challenge(ana)
        table = rui.get("/api/me")["tables"][0]["table"]
        rui.post(f"/api/tables/{table}/block", {"seat": 0})
        assert (ana.get("/api/opponents"), rui.get("/api/opponents")) == ([], [])
        assert challenges(rui) == []
        assert rui.get("/api/me")["challenges"] == 0
        assert rui.post(f"/api/lobby/tables/{made['table']}", {}, 403)["code"] == "not_allowed"
        answer = rui.post("/api/lobby/challenge", {"id": one["id"], "pace": "now"}, 404)
        assert answer["sentence"]["message"] == "problem-not-met"


def test_a_challenge_follows_a_person_to_another_browser_and_survives_a_restart(serve: Serve) -> None:
    with met(serve) as (ana, rui, server):
        key = rui.post("/api/you/key", None)["phrase"]
        made = challenge(ana)
        server.stop()
        again = serve(sweep_interval=0.1)
        with again.guest() as other:
            other.post("/api/you/enter", {"phrase": key})
            assert challenges(other) == [(made["table"], "open", False)]
