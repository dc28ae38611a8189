"""What people do together, by way of several servers: doors, lobby, chat, keys, notifications, matches, daily deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from datetime import UTC, datetime
from typing import Any, TypeVar

from server.cluster.cluster_guests import Start, at, two_people
from server.people.notification_services import CONTACT, NOTIFY_AFTER, NOTIFY_SECONDS, Endpoint, endpoint
from server.people.test_keys import enter, key_of, tables_of
from server.server_thread import BY_LINK, ME_AND_BOT, SOLO, Guest, Server, Session
from support.waiting import wait_until

__all__ = ["endpoint"]
_T = TypeVar("_T")
OPEN: dict[str, Any] = {"timer": 300, "public": True}


def at_once(ask: Callable[[_T], Any], everybody: Sequence[_T]) -> list[Any]:
    """Let several ask for something at the same time."""
    with ThreadPoolExecutor(len(everybody)) as pool:
        return list(pool.map(ask, everybody))


def test_a_table_locked_at_one_server_is_locked_at_the_other(cluster: Start) -> None:
    first, second = cluster(), cluster()
    with first.guest() as ana, second.guest() as rui:
        table = ana.create(**BY_LINK)
        links = ana.get(f"/api/tables/{table}/links")
        with at(second, ana) as there, there.sit(table) as page:
            page.hello()
            ana.post(f"/api/tables/{table}/lock", {"locked": True})
            page.receive_until(lambda: bool(page.table["locked"]))
            refused = rui.post("/api/enter", {"secret": links["join"], "name": "Rui"}, 409)
            assert refused["code"] == "locked"
            ana.post(f"/api/tables/{table}/lock", {"locked": False})
            page.receive_until(lambda: not page.table["locked"])
            assert rui.enter(links["join"], "Rui")["seat"] == 1


def watched(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/api/lobby")["watch"]
    return found


def test_the_lobby_shows_what_is_played_at_any_server(cluster: Start) -> None:
    first, second = cluster(), cluster()
    with second.guest() as eva, two_people(first, first, **OPEN) as (table, mine, theirs):
        assert watched(eva) == []
        for page in (mine, theirs):
            page.play("side 1")
        (answer,) = wait_until(lambda: watched(eva))
        assert (answer["table"], answer["host"], answer["watching"], answer["yours"]) == (table, "Ana", 0, False)
        eva.post(f"/api/lobby/tables/{table}", {"watch": True})
        with eva.sit(table) as page:
            page.hello()
            wait_until(lambda: [one["watching"] for one in watched(eva)] == [1])
            mine.socket.close()
            theirs.socket.close()
        wait_until(lambda: watched(eva) == [])


def test_chat_reaches_every_server_and_is_stored_once(cluster: Start) -> None:
    first, second = cluster(), cluster()
    with two_people(first, second, chat=True) as (_, ana, rui):
        assert ana.ask(type="emote", seat=0, emote="nice")["type"] == "done"
        assert rui.until("chat_message")["emote"] == "nice"
        ana.play("side 1")
        rui.catch_up()
        assert ana.ask(type="nudge", seat=0)["type"] == "done"
        assert rui.until("chat_message")["nudged"] == [1]
        for number in range(3):

            def write(seat: int, number: int = number) -> str:
                return str((ana, rui)[seat].ask(type="chat", seat=seat, text=f"{seat} {number}")["type"])

            assert at_once(write, [0, 1]) == ["done", "done"]
        received = [_lines(page, 6) for page in (ana, rui)]
        assert (
            sorted(received[0]) == sorted(received[1]) == [f"{seat} {number}" for seat in (0, 1) for number in range(3)]
        )


def _lines(page: Session, amount: int) -> list[str]:
    """How many lines a page has received."""

    def received() -> list[str]:
        return [one["text"] for one in page.got if one["type"] == "chat_message" and one["text"]]

    page.receive_until(lambda: len(received()) >= amount)
    page.catch_up()
    return received()


def test_a_seat_speaks_no_more_often_by_two_servers_and_nudges_once(cluster: Start) -> None:
    first, second = cluster(), cluster()
    with two_people(first, second) as (table, ana, _), ExitStack() as stack:
        too = stack.enter_context(second.guest())
        assert ana.socket.request is not None
        too.http.cookies.set("vitral_guest", ana.socket.request.headers["Cookie"].partition("=")[2])
        phone = stack.enter_context(too.sit(table)).hello()
        ana.play("side 1")
        assert ana.ask(type="nudge", seat=0)["type"] == "done"
        phone.until("chat_message")
        assert phone.ask(type="nudge", seat=0)["code"] == "already_nudged"
        answers = []
        for page, other in [(ana, phone), (phone, ana)] * 6:
            answers.append(page.ask(type="emote", seat=0, emote="wow").get("code", "done"))
            if answers[-1] == "done":
                other.until("chat_message")
        assert "too_soon" in answers[:10]


def test_a_browser_signed_out_at_one_server_is_out_at_the_other(cluster: Start) -> None:
    first, second = cluster(), cluster()
    with first.guest() as ana, second.guest() as phone:
        table = ana.create(**ME_AND_BOT)
        brought = phone.create(**SOLO)
        with phone.sit(brought) as page, at(first, phone) as here, here.sit(brought) as too:
            page.hello()
            too.hello()
            enter(phone, key_of(ana), bring=True)
            too.catch_up()
            assert wait_until(lambda: here.get(f"/api/tables/{brought}")["id"]) == brought
            too.wait_for_turn()
            assert too.act(too.scene["legal"][0]["action"])["type"] == "done", "the page open elsewhere plays on"
        assert tables_of(phone) == {table, brought}
        with phone.sit(table) as page:
            page.hello()
            ana.post("/api/you/sign-others-out", None)
            assert page.until("closing")["reason"] == "restart"
        assert table not in wait_until(lambda: {"-"} | tables_of(phone))
        phone.get(f"/api/tables/{table}", 403)


def send_due_notifications(*servers: Server) -> None:
    """Let time pass, second by second, until everybody has been notified."""
    for _ in range(2 * NOTIFY_SECONDS):
        before = [server.notifier.rounds for server in servers]
        servers[0].clock.advance(1)
        wait_until(
            lambda before=before: all(  # type: ignore[misc]
                server.notifier.rounds > rounds for server, rounds in zip(servers, before, strict=True)
            )
        )
    wait_until(lambda: not any(server.notifier.sending for server in servers))


def test_people_are_notified_once_whichever_server_lives(cluster: Start, endpoint: Endpoint) -> None:
    settings = {
        "push": CONTACT,
        "public_origin": "https://play.example.org",
        "push_anywhere": True,
        "notify_after": NOTIFY_AFTER,
    }
    first = cluster(**settings)
    second = cluster(**settings)
    with first.guest() as ana, second.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        rui.post("/api/you/push", endpoint.subscription)
        with rui.sit(table) as page:
            page.hello()
            rui.post(f"/api/tables/{table}/notifications", {"channel": "push"})
            with ana.sit(table) as mine:
                mine.hello().play("side 1")
            send_due_notifications(first, second)
            assert not endpoint.got, "who is there, at whichever server, is not notified"
        first.clock.advance_until(lambda: endpoint.got, 1)
        first.stop()
        with rui.sit(table) as page:
            page.hello().play("side 1")
        with at(second, ana) as there, there.sit(table) as mine:
            mine.hello()
            while mine.scene["seat"] == 0:
                mine.play(mine.scene["legal"][-1]["action"])
        first.clock.advance_until(lambda: len(endpoint.got) >= 2, 1)
        send_due_notifications(second)
        assert len(endpoint.got) == 2, "they are notified of one turn once"


def test_people_matched_by_two_servers_sit_two_by_two(cluster: Start) -> None:
    servers = [cluster(), cluster()]
    with ExitStack() as stack:
        people = [stack.enter_context(servers[number % 2].guest()) for number in range(6)]

        def match(number: int) -> Any:
            return people[number].post("/api/lobby/match", {"pace": "now", "name": f"Guest {number}"})

        found = at_once(match, range(6))
        tables = [one["table"] for one in found]
        assert sorted(tables.count(table) for table in tables) == [2] * 6
        assert sum(one["waiting"] for one in found) == 3
        for guest, one in zip(people, found, strict=True):
            names = {seat["name"] for seat in guest.get(f"/api/tables/{one['table']}")["seats"]}
            assert len(names) == 2


def test_one_seat_is_given_once(cluster: Start) -> None:
    servers = [cluster(), cluster()]
    with ExitStack() as stack:
        table = stack.enter_context(servers[0].guest()).create(**BY_LINK, **OPEN)
        people = [stack.enter_context(servers[number % 2].guest()) for number in range(6)]
        join = f"/api/lobby/tables/{table}"
        answers = at_once(lambda guest: guest.http.post(join, json={}).status_code, people)
        assert sorted(answers) == [200, 409, 409, 409, 409, 409]


def test_a_days_deal_is_begun_once_and_ranked_everywhere(cluster: Start) -> None:
    servers = [cluster(), cluster()]
    day = datetime.fromtimestamp(servers[0].clock(), UTC).date().isoformat()
    with servers[0].guest() as ana, ExitStack() as stack:
        ana.create(**SOLO)
        everywhere = [stack.enter_context(at(server, ana)) for server in servers * 2]
        path = f"/api/daily/{day}/solo"
        begun = at_once(lambda one: one.post(path, {"name": "Ana"}, 201)["table"], everywhere)
        assert len(set(begun)) == 1
        with ana.sit(begun[0]) as page:
            page.hello().play_on()
        answer = at_once(lambda one: one.get(path), everywhere)
        assert {one["people"] for one in answer} == {1}
        assert {one["mine"]["points"] for one in answer} == {answer[0]["mine"]["points"]}


def test_who_enters_a_contest_by_two_servers_at_once_takes_part(cluster: Start) -> None:
    servers: list[Server] = [cluster(), cluster()]
    with ExitStack() as stack:
        people = [stack.enter_context(servers[number % 2].guest()) for number in range(6)]
        made = people[0].post("/api/contests", {"system": "swiss", "kind": "solo", "name": "Ana"}, 201)["id"]

        def take_part(number: int) -> None:
            people[number].post(f"/api/contests/{made}/enter", {"name": f"Guest {number}"})

        at_once(take_part, range(1, 6))
        places = people[1].get(f"/api/contests/{made}")["places"]
        assert sorted(place["name"] for place in places) == ["Ana", *(f"Guest {number}" for number in range(1, 6))]
