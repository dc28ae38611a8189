"""Several servers on one database: any of them serves any table, and pages see no difference."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

import pytest
from redis import Redis as Client

from server.cluster.cluster_guests import Start, at, two_people
from server.redis_server import Redis
from server.server_thread import BY_LINK, ME_AND_BOT, TWO_HERE, Server, Session
from server.tables.test_notebook import a_plan, begun
from support.waiting import TIMEOUT, wait_until


def settle(one: Session, other: Session) -> None:
    """Wait until both servers have received everything."""

    def alike() -> bool:
        one.catch_up()
        other.catch_up()
        return bool(one.scene["ply"] == other.scene["ply"])

    wait_until(alike)


def receive_until(page: Session, ply: int, chosen: int) -> None:
    """Wait until something has happened since then."""
    while page.scene["ply"] <= ply and sum(page.scene["have_chosen"]) <= chosen:
        page.receive()


def play_on(*pages: Session, moves: int) -> None:
    """Let whoever may choose do so, and wait until the others have received it."""
    for _ in range(moves):
        mover = next(page for page in pages if page.scene["legal"])
        ply, chosen = mover.scene["ply"], sum(mover.scene["have_chosen"])
        mover.step()
        for page in pages:
            receive_until(page, ply, chosen)


def act_at_once(pages: list[Session], action: str, seat: int) -> list[str]:
    """Make the same choice on several pages at once; how each was answered."""
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda page: page.act(action, seat), pages))
    return [answer.get("code", answer["type"]) for answer in answers]


def test_people_at_two_servers_play_one_game(cluster: Start) -> None:
    first, second = cluster(), cluster()
    with two_people(first, second) as (_, mine, theirs):
        mine.receive_until(lambda: mine.table["seats"][1]["online"])
        assert mine.table["seats"][1]["name"] == "Rui"
        theirs.receive_until(lambda: all(seat["online"] for seat in theirs.table["seats"]))
        play_on(mine, theirs, moves=30)
        assert mine.story == theirs.story
        assert mine.scene["windows"] == theirs.scene["windows"]
        theirs.socket.close()
        mine.receive_until(lambda: not mine.table["seats"][1]["online"])


def test_a_planned_move_is_played_once_whichever_server_its_player_is_at(cluster: Start) -> None:
    with begun(cluster(), cluster()) as (mover, waiting):
        for planner, other in ((waiting, mover), (mover, waiting)):  # turns 2 and 4 of the round
            plan, before = a_plan(planner), planner.page.scene["turn"]
            planner.write(plan=plan)
            other.turn(but=plan["die"])
            for page in (mover.page, waiting.page):
                while page.scene["turn"] in (before, before + 1):
                    page.receive()
            placed = [die for row in planner.page.scene["windows"][planner.seat]["dice"] for die in row if die]
            assert plan["die"] in placed
            assert mover.page.scene["windows"] == waiting.page.scene["windows"]
            assert mover.page.story == waiting.page.story


def test_events_are_published_only_where_another_server_has_the_table(cluster: Start, redis: Redis) -> None:
    first, second = cluster(), cluster()
    line: Any = Client.from_url(redis.url)
    with closing(line), line.pubsub() as bus, first.guest() as ana:
        bus.psubscribe("vitral:*")

        def published_events() -> int:
            """How many events were published until now: a server that says that it is there has said all before."""
            events, beats = 0, Counter[str]()
            while not beats or min(beats.values()) < 2 or len(beats) < 2:
                message = bus.get_message(timeout=TIMEOUT)
                assert message is not None
                if message["type"] == "pmessage":
                    sender, news = json.loads(message["data"])
                    beats[sender] += news["n"] == "a"
                    events += news["n"] == "e"
            return events

        table = ana.create(**TWO_HERE)
        with at(second, ana) as too, ana.sit(table) as here:
            here.hello()
            for seat in (0, 1):
                here.look_from(seat)
                here.play("side 1")
            assert published_events() == 0
            with too.sit(table) as there:
                there.hello()
                for ply in (1, 2):  # when the first has arrived there, it is known here that somebody listens
                    here.look_from(here.scene["seat"])
                    here.play(here.scene["legal"][0]["action"])
                    there.receive_until(lambda ply=ply: there.scene["ply"] > ply)  # type: ignore[misc]
            assert published_events() > 0


def test_of_two_who_choose_at_once_one_is_too_late(cluster: Start) -> None:
    """The same seat on two devices, at two servers: every choice is kept once, and the other is refused, not lost."""
    first, second = cluster(), cluster()
    with first.guest() as ana:
        table = ana.create(**TWO_HERE)
        with at(second, ana) as too, ana.sit(table) as here, too.sit(table) as there:
            for page in (here.hello(), there.hello()):
                page.look_from(0)
            here.play("side 1")
            here.look_from(1)
            here.play("side 1")
            answers: Counter[str] = Counter()
            for _ in range(15):
                settle(here, there)
                for page in (here, there):
                    page.look_from(here.scene["seat"])
                answers.update(act_at_once([here, there], here.scene["legal"][0]["action"], here.scene["seat"]))
            assert answers["done"] == 15
            assert answers.keys() <= {"done", "stale", "not_your_turn", "illegal"}
            settle(here, there)
            assert here.story == there.story


def test_a_bot_plays_once_and_goes_on_when_its_server_dies(cluster: Start) -> None:
    first, second = cluster(), cluster()
    with ExitStack() as stack:
        ana = stack.enter_context(first.guest())
        table = ana.create(**ME_AND_BOT)
        too = stack.enter_context(at(second, ana))
        with ana.sit(table) as here, too.sit(table) as there:
            here.hello()
            there.hello()
            here.wait_for_turn()
            there.receive_until(lambda: there.scene["ply"] == here.scene["ply"])
        first.stop()
        with too.sit(table) as there:
            there.hello()
            ply = there.scene["ply"]
            there.wait_for_turn()
            for _ in range(8):
                there.step()
            assert there.scene["ply"] > ply


def test_the_bus_may_fail_and_nothing_is_lost(cluster: Start, redis: Redis) -> None:
    first, second = cluster(), cluster()
    with two_people(first, second) as (_, mine, theirs):
        play_on(mine, theirs, moves=6)
        redis.kill()
        play_on(mine, theirs, moves=4)
        redis.start()
        play_on(mine, theirs, moves=6)
        with redis.paused():
            play_on(mine, theirs, moves=3)
        play_on(mine, theirs, moves=6)
        assert mine.story == theirs.story


def test_limits_count_for_all_servers_together(cluster: Start) -> None:
    allowed = {"new_table_rate": (0.001, 6.0)}
    servers = [cluster(**allowed), cluster(**allowed)]

    def made(server: Server, tries: int) -> int:
        with server.guest() as guest:
            return sum(guest.http.post("/api/tables", json=TWO_HERE).status_code == 201 for _ in range(tries))

    assert made(servers[0], 4) == 4
    limit = servers[1].registry.cluster.limits["new_table_rate"]
    wait_until(lambda: limit.bucket("127.0.0.1")._left < 3, "the second knows what was taken at the first")
    assert made(servers[1], 4) == 2, "six, wherever they are made"


@pytest.mark.parametrize("kind", ["seat", "watch"])
def test_who_was_let_in_at_one_server_is_known_at_the_other(cluster: Start, kind: str) -> None:
    first, second = cluster(), cluster()
    with first.guest() as ana, second.guest() as rui:
        table = ana.create(**BY_LINK)
        with ana.sit(table) as mine:
            mine.hello()
            links = ana.get(f"/api/tables/{table}/links")
            rui.enter(links["join" if kind == "seat" else "watch"], "Rui")
            with at(first, rui) as there, there.sit(table) as theirs:
                assert theirs.hello().got[0]["seats"] == ([1] if kind == "seat" else [])
            if kind == "watch":
                reissued = ana.post(f"/api/tables/{table}/reissue", {"link": "watch"})
                assert reissued["secret"] != links["watch"]
                with at(second, rui) as there:
                    assert there.http.get(f"/api/tables/{table}").status_code == 403
