"""Games as a file: taken from a server, added to one, and played on without one in between."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from browser.python_host import PythonHost
from server.conftest import Serve
from server.server_thread import BY_LINK, SOLO, TWO_HERE, Guest, Server
from vitral.browser.runtime import BrowserRuntime
from vitral.server.steady_clock import DAY


def saved(guest: Guest) -> list[dict[str, Any]]:
    """The games in a guest's file."""
    file = guest.get("/api/games")
    assert file["kind"] == "vitral-games"
    games: list[dict[str, Any]] = file["games"]
    return games


def added(guest: Guest, *games: dict[str, Any]) -> int:
    """How many games of a file are added."""
    count: int = guest.post("/api/games", {"kind": "vitral-games", "games": games})["games"]
    return count


def refused(guest: Guest, game: dict[str, Any], status: int = 422) -> str:
    """The code of a refusal, and the sentence."""
    answer = guest.post("/api/games", {"kind": "vitral-games", "games": [game]}, status)
    return f"{answer['code']}: {answer['message']}"


def test_a_game_goes_on_at_another_server_and_comes_back(server: Server, serve: Serve, tmp_path: Path) -> None:
    other = serve(db=str(tmp_path / "other.db"))
    with server.guest() as ana, other.guest() as there:
        table = ana.create(**SOLO)
        with ana.sit(table) as page:
            page.hello().step()
        (game,) = saved(ana)
        assert added(ana, game) == 0
        assert added(there, game) == 1
        assert [one["table"] for one in there.get("/api/me")["tables"]] == [table]
        with there.sit(table) as page:
            page.hello().step()
        (further,) = saved(there)
        assert further["events"][: len(game["events"])] == game["events"]
        with ana.sit(table) as page:
            page.hello()
            assert added(ana, further) == 1
            assert page.until("closing")["reason"] == "restart"
        assert saved(ana) == [further]
        with ana.sit(table) as page:
            page.hello().play_on()
        assert ana.get(f"/api/tables/{table}/record")["log"]


def test_a_game_goes_on_without_a_server_and_comes_back(server: Server) -> None:
    async def play_on(file: str, table: str) -> str:
        host = PythonHost()
        runtime = BrowserRuntime(host)
        await runtime.start()
        answer = await runtime.request("POST", "games", file.encode(), "en")
        assert json.loads(answer.body) == {"games": 1}
        await runtime.open(1, table)
        while not host.sent:
            await asyncio.sleep(0)
        scene = json.loads(host.sent.pop()[1])["scene"]
        said = {"type": "act", "ref": "x", "seat": 0, "ply": scene["ply"], "action": scene["legal"][0]["action"]}
        runtime.message(1, json.dumps(said))
        while not any('"done"' in message for _, message in host.sent):
            await asyncio.sleep(0)
        return (await runtime.request("GET", "games", b"", "en")).body.decode()

    with server.guest() as ana:
        table = ana.create(**SOLO)
        (game,) = saved(ana)
        file = asyncio.run(play_on(json.dumps({"kind": "vitral-games", "games": [game]}), table))
        (further,) = json.loads(file)["games"]
        assert len(further["events"]) == 1
        assert added(ana, further) == 1
        with ana.sit(table) as page:
            page.hello().play_on()


def test_a_game_of_somebody_else_becomes_a_game_of_ones_own(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**TWO_HERE)
        (game,) = saved(ana)
        assert added(rui, game) == 1
        assert added(rui, game) == 0
        (copy,) = saved(rui)
        assert copy["id"] != table
        assert {**copy, "id": table} == game
        rui.get(f"/api/tables/{table}", 403)


def test_what_others_play_leaves_a_server_when_it_is_over(server: Server) -> None:
    """A file reveals all dice to come."""
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        assert saved(ana) == []
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        assert saved(ana) == saved(rui) == []
        day = ana.get("/api/daily")["today"]
        ana.post(f"/api/daily/{day}/solo", {"name": "Ana"}, 201)
        assert saved(ana) == []
        for seat, guest in enumerate((ana, rui)):
            guest.post(f"/api/tables/{table}/seats/{seat}", {"bot": "random"})
        with ana.sit(table) as page:
            page.hello().play_on()
        assert [one["id"] for one in saved(ana)] == [one["id"] for one in saved(rui)] == [table]
        assert added(rui, *saved(ana)) == 0


def event(body: str) -> dict[str, Any]:
    return {"at": 1.0, "body": body}


def with_setup(game: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**game, "setup": json.dumps({**json.loads(game["setup"]), **changes})}


def test_a_server_takes_no_game_that_it_would_not_have_set_up(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        ana.create(**TWO_HERE)
        (game,) = saved(ana)
        here = {"kind": "here", "name": "Ana"}
        program = [here, {"kind": "bot", "bot": "cmd:true"}]
        assert "cmd:true" in refused(rui, with_setup(game, seats=program))
        assert "cmd:true" in refused(rui, {**game, "events": [event('{"e":"r","seat":1,"bot":"cmd:true"}')]})
        assert refused(rui, with_setup(game, seats=[here, {"kind": "link"}])).startswith("impossible")
        assert refused(rui, with_setup(game, by_hand=True)).startswith("impossible")
        assert refused(rui, {**game, "events": [event('{"e":"c","seat":0,"action":"side 9"}')]}).startswith(
            "impossible"
        )
        assert refused(rui, {**game, "seats": [5]}).startswith("unreadable")
        assert refused(rui, {**game, "seed": "00"}).startswith("unreadable")
        assert refused(rui, {"id": "x"}).startswith("unreadable")
        assert saved(rui) == []


def test_a_game_from_a_file_is_ranked_nowhere(server: Server) -> None:
    with server.guest() as ana:
        ana.create(**TWO_HERE)
        (game,) = saved(ana)
        shared = with_setup({**game, "id": "another"}, deal="daily/2026-01-01/solo", public=True, chat=True)
        assert added(ana, shared) == 1
        (other,) = (one for one in saved(ana) if one["id"] == "another")
        assert not {"deal", "public", "chat"} & json.loads(other["setup"]).keys()


@pytest.mark.parametrize("name", ["../x", "/housekeeping", "", "a b"])
def test_the_name_of_a_game_is_one_of_a_table(server: Server, name: str) -> None:
    with server.guest() as ana, server.guest() as rui:
        ana.create(**TWO_HERE)
        (game,) = saved(ana)
        assert added(rui, {**game, "id": name}) == 1
        assert saved(rui)[0]["id"].isalnum()


def is_rated(server: Server, guest: Guest) -> bool:
    """Whether a guest has a rating."""
    server.sweep(60)
    server.sweep(60)
    return bool(guest.get("/api/you/statistics")["ratings"])


@pytest.mark.parametrize("how", ["taken away", "added", "played on elsewhere"])
def test_no_game_is_rated_whose_dice_may_have_been_known(server: Server, how: str) -> None:
    with server.guest() as ana, server.guest() as rui:
        for guest in (ana, rui):
            guest.post("/api/you/key", None)
        table = ana.create(**SOLO)
        (game,) = saved(ana) if how != "added" else ({},)
        with ana.sit(table) as page:
            page.hello().play_on()
        if how == "added":
            assert is_rated(server, ana)
        (over,) = saved(ana)
        player = ana if how == "taken away" else rui
        if how == "played on elsewhere":
            added(rui, game)
        if player is rui:
            assert added(rui, over) == 1
        assert not is_rated(server, player)


def test_names_of_others_do_not_come_back_with_a_file(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Quicksilver")
        for seat, guest in enumerate((ana, rui)):
            guest.post(f"/api/tables/{table}/seats/{seat}", {"bot": "random"})
        with ana.sit(table) as page:
            page.hello().play_on()
        (game,) = saved(ana)
        rui.post("/api/you/erase", None)
        assert added(ana, {**game, "id": "again"}) == 1
    assert b"Quicksilver" not in b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))


def test_a_file_is_no_way_around_the_limit_on_tables_of_bots(serve: Serve) -> None:
    server = serve(bot_table_rate=(1e-6, 1.0), stale_check_interval=-1.0)
    bots = [{"kind": "bot", "bot": "random"}] * 2
    with server.guest() as ana:
        ana.create(**TWO_HERE)
        (game,) = saved(ana)
        alone = with_setup({**game, "seats": []}, seats=bots, host=-1)
        assert added(ana, {**alone, "id": "one"}) == 1
        ana.post("/api/games", {"kind": "vitral-games", "games": [{**alone, "id": "two"}]}, 429)
        server.sweep(DAY + 60)
        server.sweep(5)
        ana.get("/api/tables/one", 404)


def test_nobody_goes_on_by_a_file_where_others_play(server: Server) -> None:
    """Else a player could choose for all seats."""
    with server.guest() as ana, server.guest() as rui, server.guest() as eva:
        table = ana.create(**BY_LINK)
        links = ana.get(f"/api/tables/{table}/links")
        rui.enter(links["join"], "Rui")
        eva.enter(links["watch"])
        for guest in (rui, eva):
            guest.create(**TWO_HERE)
            (game,) = saved(guest)
            taken = event('{"e":"p","seat":1,"name":"Rui"}')
            chosen = event('{"e":"c","seat":0,"action":"side 1"}')
            assert added(guest, {**game, "id": table, "events": [taken, chosen]}) == 1
            with ana.sit(table) as page:
                assert page.hello().scene["ply"] == 0


def test_a_game_goes_on_by_a_file_only_as_it_was_set_up(server: Server) -> None:
    with server.guest() as ana:
        table, alone = ana.create(**TWO_HERE), ana.create(**SOLO)
        with ana.sit(alone) as page:
            page.hello().step()
        (other,) = (game for game in saved(ana) if game["id"] == alone)
        assert added(ana, {**other, "id": table}) == 1
        assert len(saved(ana)) == 3
        with ana.sit(table) as page:
            assert page.hello().scene["ply"] == 0
