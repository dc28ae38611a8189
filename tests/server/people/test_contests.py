"""Contests: the same deals apart, compared; a duel, the Swiss system, all against all; export and refusals."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from server.conftest import Serve
from server.server_thread import Guest, Server

DAY = 86_400.0


def new(guest: Guest, system: str = "once", **more: Any) -> str:
    return str(guest.post("/api/contests", {"system": system, "kind": "solo", "name": "Ana", **more}, 201)["id"])


def play(guest: Guest, contest: str) -> str:
    table = str(guest.post(f"/api/contests/{contest}/play", {}, 201)["table"])
    with guest.sit(table) as page:
        page.hello().play_on()
    return table


def standing(guest: Guest, contest: str) -> Any:
    return guest.get(f"/api/contests/{contest}")


def people(stack: ExitStack, server: Server, amount: int) -> list[Guest]:
    return [stack.enter_context(server.guest()) for _ in range(amount)]


def entered(server: Server, stack: ExitStack, amount: int, system: str, **more: Any) -> tuple[list[Guest], str]:
    """A contest that has begun."""
    guests = people(stack, server, amount)
    contest = new(guests[0], system, **more)
    for number, guest in enumerate(guests[1:], 1):
        guest.post(f"/api/contests/{contest}/enter", {"name": f"Guest {number}"})
    assert guests[0].post(f"/api/contests/{contest}/next", {})["stage"] == "playing"
    return guests, contest


def test_a_duel_is_the_same_deal_for_both(server: Server) -> None:
    with ExitStack() as stack:
        (ana, rui), contest = entered(server, stack, 2, "once", title="Friday")
        first = play(ana, contest)
        waiting = standing(rui, contest)
        assert (waiting["stage"], waiting["played"][0]["waiting"], waiting["done"]) == ("playing", 1, False)
        assert waiting["played"][0]["results"] == []  # for those who have played
        (own,) = standing(ana, contest)["played"][0]["results"]
        assert own["table"] == "", "a replay would show the dice to those who still play"
        second = play(rui, contest)
        response = standing(rui, contest)
        assert (response["stage"], response["title"]) == ("over", "Friday")
        records = [guest.get(f"/api/tables/{table}/record") for guest, table in ((ana, first), (rui, second))]
        assert records[0]["dealer"]["seed"] == records[1]["dealer"]["seed"]
        assert [result["table"] for result in response["played"][0]["results"]] == [first, second]
        leads = {result["player"]: result["lead"] for result in response["played"][0]["results"]}
        assert leads == {
            at: record["result"]["scores"][0]["total"] - record["result"]["target"] for at, record in enumerate(records)
        }
        best = max(leads, key=lambda at: leads[at])
        assert response["places"][0]["player"] == best or leads[0] == leads[1]


def test_an_all_play_all_of_three_has_three_rounds(server: Server) -> None:
    with ExitStack() as stack:
        guests, contest = entered(server, stack, 3, "all")
        for number in range(3):
            response = standing(guests[0], contest)
            assert (response["rounds"], len(response["played"])) == (3, number + 1)
            for guest in guests:
                play(guest, contest)
        response = standing(guests[0], contest)
        assert response["stage"] == "over"
        assert sum(place["score"] for place in response["places"]) == 6.0  # three meetings and three byes
        seeds = {guests[0].get("/api/me")["tables"][at]["table"] for at in range(3)}
        assert len(seeds) == 3


def test_a_swiss_round_ends_with_its_time_and_whoever_did_not_play_loses(serve: Serve) -> None:
    now = [1_800_000_000.0]
    server = serve(clock=lambda: now[0])
    with ExitStack() as stack:
        guests, contest = entered(server, stack, 4, "swiss", rounds=2, days=1)
        for guest in guests[:2]:
            play(guest, contest)
        now[0] += 1.1 * DAY
        response = standing(guests[2], contest)
        assert len(response["played"]) == 2
        by = {place["player"]: place["score"] for place in response["places"]}
        assert by[2] + by[3] <= 1.0
        now[0] += 1.1 * DAY
        response = standing(guests[2], contest)
        assert response["stage"] == "over"
        export = guests[2].http.get(f"/api/contests/{contest}/export")
        assert export.json() == response
        assert "attachment" in export.headers["content-disposition"]
        assert guests[2].http.cookies["vitral_guest"] not in export.text


def test_the_host_ends_a_round_that_waits_too_long(server: Server) -> None:
    with ExitStack() as stack:
        (ana, rui), contest = entered(server, stack, 2, "once")
        play(rui, contest)
        assert rui.post(f"/api/contests/{contest}/next", {}, 403)["sentence"]["message"] == "problem-contest-host"
        response = ana.post(f"/api/contests/{contest}/next", {})
        assert response["stage"] == "over"
        assert response["places"][0]["name"] == "Guest 1"
        assert ana.post(f"/api/contests/{contest}/next", {}, 409)["sentence"]["message"] == "problem-contest-over"
        assert ana.post(f"/api/contests/{contest}/play", {}, 409)["sentence"]["message"] == "problem-contest-over"


def test_what_cannot_be_is_refused_with_a_sentence(server: Server) -> None:
    with ExitStack() as stack:
        ana, rui = people(stack, server, 2)
        contest = new(ana)
        path = f"/api/contests/{contest}"
        refused = [
            (ana.get("/api/contests/nowhere", 404), "problem-contest-none"),
            (ana.post(f"{path}/next", {}, 409), "problem-contest-alone"),
            (ana.post(f"{path}/play", {}, 409), "problem-contest-not-begun"),
            (rui.post(f"{path}/play", {}, 403), "problem-contest-players"),
        ]
        rui.post(f"{path}/enter", {"name": "\u202e<b>Rui</b>"})
        assert standing(ana, contest)["players"] == ["Ana", "<b>Rui</b>"]
        ana.post(f"{path}/next", {})
        with server.guest() as eva:
            refused.append((eva.post(f"{path}/enter", {}, 409), "problem-contest-begun"))
        assert [answer["sentence"]["message"] for answer, _ in refused] == [message for _, message in refused]
        assert (
            ana.http.post("/api/contests", json={"system": "once", "kind": "solo", "title": "x" * 10_000}).status_code
            == 422
        )


def test_a_contest_is_full_at_thirty_two(server: Server) -> None:
    with ExitStack() as stack:
        ana = stack.enter_context(server.guest())
        contest = new(ana)
        for _ in range(31):
            with server.guest() as one:
                one.post(f"/api/contests/{contest}/enter", {})
        with server.guest() as late:
            refusal = late.post(f"/api/contests/{contest}/enter", {}, 409)["sentence"]
            assert refusal == {"message": "problem-contest-full", "facts": {"most": 32}}


def test_a_contest_goes_on_after_a_restart(serve: Serve) -> None:
    first = serve()
    with ExitStack() as stack:
        (ana, rui), contest = entered(first, stack, 2, "once")
        play(ana, contest)
        cookies = [guest.http.cookies["vitral_guest"] for guest in (ana, rui)]
    first.stop()
    second = serve()
    with second.guest() as rui:
        rui.http.cookies["vitral_guest"] = cookies[1]
        assert rui.get("/api/contests")[0]["id"] == contest
        play(rui, contest)
        assert standing(rui, contest)["stage"] == "over"


@pytest.mark.parametrize("path", ["hint", "seats/0"])
def test_no_help_in_a_contest(server: Server, path: str) -> None:
    with ExitStack() as stack:
        (ana, _), contest = entered(server, stack, 2, "once")
        table = ana.post(f"/api/contests/{contest}/play", {}, 201)["table"]
        ana.post(f"/api/tables/{table}/{path}", {"seat": 0} if path == "hint" else {"bot": "master"}, 403)


def test_a_deal_stays_secret_while_its_round_is_running(server: Server) -> None:
    with ExitStack() as stack:
        (ana, rui), contest = entered(server, stack, 2, "once")
        first = play(ana, contest)
        fork = {"seats": [{"kind": "here"}], "options": {"mode": "solo"}, "fork": f"{first}@3"}
        for path in ("record", "frames", "review"):
            problem = ana.get(f"/api/tables/{first}/{path}", 409)
            assert (problem["code"], problem["sentence"]["message"]) == ("deal_secret", "problem-deal-secret")
        assert ana.post("/api/tables", fork, 409)["code"] == "deal_secret"
        play(rui, contest)
        assert ana.get(f"/api/tables/{first}/record")["dealer"]["seed"]
        ana.post("/api/tables", fork, 201)


def test_a_round_that_its_host_ends_opens_its_games(server: Server) -> None:
    with ExitStack() as stack:
        (ana, rui, _), contest = entered(server, stack, 3, "all")
        first = play(rui, contest)
        rui.get(f"/api/tables/{first}/record", 409)
        ana.post(f"/api/contests/{contest}/next", {})
        rui.get(f"/api/tables/{first}/record")
        second = play(rui, contest)
        rui.get(f"/api/tables/{second}/record", 409)


def test_a_player_who_left_comes_back_to_the_round(server: Server) -> None:
    with ExitStack() as stack:
        (ana, _), contest = entered(server, stack, 2, "once")
        table = str(ana.post(f"/api/contests/{contest}/play", {}, 201)["table"])
        ana.post(f"/api/tables/{table}/leave", None, 204)
        ana.get(f"/api/tables/{table}", 403)
        assert play(ana, contest) == table
        assert standing(ana, contest)["done"]


def test_erasing_a_person_empties_the_titles_they_are_named_in(server: Server) -> None:
    with ExitStack() as stack:
        (ana, rui), hosted = entered(server, stack, 2, "once", title="My cup")
        ana.post(f"/api/contests/{(named := new(rui, title='Guest 1 against Rui'))}/enter", {"name": "Guest 1"})
        other = new(rui, title="Friday with guest 10")
        ana.post(f"/api/contests/{other}/enter", {"name": "Guest 1"})
        ana.post("/api/you/erase", None)
        assert [standing(rui, one)["title"] for one in (hosted, named, other)] == ["", "", "Friday with guest 10"]


def test_one_address_enters_contests_only_so_often(serve: Serve) -> None:
    server = serve(watch_rate=(1e-6, 2.0))
    with server.guest() as ana:
        contest = new(ana)
        for status in (200, 200, 429):
            with server.guest() as stranger:
                stranger.post(f"/api/contests/{contest}/enter", {"name": "Guest"}, status)
