"""Notes and planned moves at tables over days: played when they are still possible, and seen by nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from server.conftest import Serve
from server.server_thread import BY_LINK, SEED, TWO_HERE, Guest, Server, Session
from vitral.server.store import Store, StoredEvent, WriteConflictError


class Player:
    """A guest at a table, with an open page."""

    def __init__(self, guest: Guest, page: Session, table: str) -> None:
        self.guest, self.page = guest, page.hello()
        self.seat: int = page.scene["viewer"]
        self.address = f"/api/tables/{table}/seats/{self.seat}/notebook"

    def notebook(self) -> Any:
        return self.guest.get(self.address)

    def write(self, status: int = 200, **change: Any) -> Any:
        return self.guest.post(self.address, change, status)

    def turn(self, die: str = "", but: str = "") -> None:
        """Plays a turn: that die, or any other than *but*, on any space."""
        page = self.page
        page.wait_for_turn()
        page.play(f"take {die}" if die else _first(page, "take", but))
        page.play(_first(page, "place"))
        page.play("pass")


def _first(page: Session, verb: str, but: str = "") -> str:
    actions = [str(one["action"]) for one in page.scene["legal"]]
    return next(action for action in actions if action.startswith(verb) and action != f"{verb} {but}")


@contextmanager
def begun(server: Server, other: Server | None = None, **new: Any) -> Iterator[tuple[Player, Player]]:
    """The player to move first, and the one who waits, at a table without a time limit; the second one who sat down
    is at the *other* server.
    """
    with server.guest() as ana, (other or server).guest() as rui:
        table = ana.create(**BY_LINK, **new)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        with ana.sit(table) as first, rui.sit(table) as second:
            players = [Player(ana, first, table), Player(rui, second, table)]
            for player in players:
                player.page.play("side 1")
            for player in players:
                while player.page.scene["phase"] == "choosing":
                    player.page.receive()
            mover = players[0].page.scene["seat"]
            yield players[mover], players[1 - mover]


def a_plan(waiting: Player) -> dict[str, str]:
    """A move that the waiting player may plan."""
    one = waiting.notebook()["plannable"][0]
    return {"die": one["die"], "space": one["spaces"][0]}


def test_a_planned_move_is_played_when_the_turn_comes(server: Server) -> None:
    with begun(server) as (mover, waiting):
        plan = a_plan(waiting)
        assert waiting.write(plan=plan)["plan"] == plan
        mover.turn(but=plan["die"])
        assert waiting.notebook() == {"note": "", "plan": None, "dropped": [], "plannable": []}
        waiting.page.catch_up()
        row, column = "ABCD".index(plan["space"][0]), int(plan["space"][1]) - 1
        assert waiting.page.scene["windows"][waiting.seat]["dice"][row][column] == plan["die"]
        assert waiting.page.scene["seat"] == waiting.seat, "the turn is over; the second of the round is next"
        assert waiting.page.scene["turn"] == 2
        assert waiting.page.scene["hand"] == ""
        said = [line["message"] for line in waiting.page.story]
        waiting.turn()
        assert waiting.page.scene["turn"] == 3
        assert [line["message"] for line in waiting.page.story[: len(said)]] == said


def test_a_planned_move_that_became_impossible_is_dropped_and_the_player_told(server: Server) -> None:
    with begun(server) as (mover, waiting):
        pool, plannable = mover.page.scene["pool"], {one["die"]: one for one in waiting.notebook()["plannable"]}
        takes = [choice["action"][5:] for choice in mover.page.scene["legal"] if choice["action"][:5] == "take "]
        die = next(die for die in takes if pool.count(die) == 1 and die in plannable)
        plan = {"die": die, "space": plannable[die]["spaces"][0]}
        waiting.write(plan=plan)
        mover.turn(die)
        told = waiting.notebook()
        assert (told["plan"], [one["message"] for one in told["dropped"]]) == (plan, ["reason-not_in_pool"])
        waiting.page.catch_up()
        assert (waiting.page.scene["turn"], waiting.page.scene["seat"]) == (1, waiting.seat)
        waiting.turn()
        assert waiting.notebook()["dropped"] == told["dropped"], "until the player takes it away"
        assert waiting.write(plan=None)["plan"] is None


def test_a_plan_can_be_taken_back_and_only_what_fits_is_planned(server: Server) -> None:
    with begun(server) as (mover, waiting):
        plan = a_plan(waiting)
        waiting.write(plan=plan)
        assert waiting.write(plan=None)["plan"] is None
        taken = {one["die"]: one["spaces"] for one in waiting.notebook()["plannable"]}
        assert set(taken) <= set(mover.page.scene["pool"])
        unfit = "B2"  # the first die of a window goes on its edge
        assert waiting.write(409, plan={**plan, "space": unfit})["code"] == "no_plan"
        assert mover.notebook()["plannable"] == [], "it is their turn"
        assert mover.write(409, plan=plan)["code"] == "no_plan"
        mover.turn()
        waiting.page.catch_up()
        assert waiting.page.scene["turn"] == 1, "nothing was played"
        waiting.turn()
        waiting.turn()
        assert waiting.notebook()["plannable"] == [], "no turn is left in this round"


def test_notes_and_plans_are_for_the_player_of_the_seat_alone(serve: Serve, tmp_path: Path) -> None:
    with begun(serve()) as (mover, waiting):
        assert waiting.write(note="  Red first,\nthen C3.\u202e ")["note"] == "Red first,\nthen C3."
        waiting.write(plan=a_plan(waiting))
        for player, other in ((mover, waiting), (waiting, mover)):
            assert player.guest.get(other.address, 403)["code"] == "not_allowed"
            assert player.guest.post(other.address, {"note": ""}, 403)["code"] == "not_allowed"
        table = mover.address.split("/")[3]
        with mover.guest.server.guest() as eva:
            assert eva.get(waiting.address, 403)["code"] == "not_allowed"
            eva.enter(mover.guest.get(f"/api/tables/{table}/links")["watch"])
            assert eva.get(waiting.address, 403)["code"] == "not_allowed"
        assert waiting.notebook()["note"] == "Red first,\nthen C3."
        assert mover.notebook()["note"] == ""
        mine, others = (who.guest.get("/api/you/data")["notebooks"] for who in (waiting, mover))
        assert (mine[0]["note"], others) == ("Red first,\nthen C3.", [])
        assert waiting.write(422, note="x" * 2001)["code"] == "unreadable"
        assert waiting.guest.get(f"/api/tables/{table}/seats/5/notebook", 409)["code"] == "no_such_seat"
        waiting.guest.post(f"/api/tables/{table}/leave", {}, 204)
        assert waiting.guest.get("/api/you/data")["notebooks"] == []
        with closing(connect(tmp_path / "tables.db")) as store:
            assert store.execute("SELECT * FROM notebooks").fetchall() == []


def test_a_notebook_stays_with_those_who_have_the_seat(server: Server) -> None:
    with begun(server) as (mover, _), server.guest() as phone:
        table = mover.address.split("/")[3]
        mover.write(note="Mine")
        phone.enter(mover.guest.get(f"/api/tables/{table}/links")["seats"][str(mover.seat)])
        mover.guest.post(f"/api/tables/{table}/leave", {}, 204)
        assert phone.get(mover.address)["note"] == "Mine"
        assert [one["note"] for one in phone.get("/api/you/data")["notebooks"]] == ["Mine"]
        assert mover.guest.get("/api/you/data")["notebooks"] == [], "what others write there is not theirs"


def test_games_in_one_sitting_have_no_notebook(server: Server) -> None:
    for new in (TWO_HERE, {**BY_LINK, "timer": 300}):
        with server.guest() as ana:
            table = ana.create(**new)
            answer = ana.get(f"/api/tables/{table}/seats/0/notebook", 409)
            assert answer["sentence"]["message"] == "problem-no-notebook"


def test_a_plan_survives_a_restart_and_needs_nobody_there(serve: Serve) -> None:
    server = serve()
    with begun(server) as (mover, waiting):
        plan = a_plan(waiting)
        waiting.write(plan=plan, note="later")
        cookies = [player.guest.http.cookies for player in (mover, waiting)]
        table = mover.address.split("/")[3]
    server.stop()
    again = serve()
    with again.guest() as guest, again.guest() as away:
        guest.http.cookies, away.http.cookies = cookies
        with guest.sit(table) as page:
            page.hello()
            page.play(_first(page, "take", plan["die"]))
            page.play(_first(page, "place"))
            page.play("pass")
            while page.scene["turn"] == 1:
                page.receive()
            assert page.scene["turn"] == 2
        assert away.get(waiting.address)["note"] == "later"


def test_a_planned_move_is_decided_again_after_another_server_stored_an_event(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, lost = Store.append, list[str]()

    async def lose_once(store: Store, event: StoredEvent, **more: Any) -> None:
        if more.get("rows") and not lost:  # the planned move: it is stored together with the end of its plan
            lost.append(event.body)
            raise WriteConflictError("1")
        await append(store, event, **more)

    monkeypatch.setattr(Store, "append", lose_once)
    with begun(server) as (mover, waiting):
        plan = a_plan(waiting)
        waiting.write(plan=plan)
        mover.turn(but=plan["die"])
        while waiting.page.scene["turn"] < 2:
            waiting.page.receive()
        assert lost
        assert waiting.notebook()["plan"] is None
        waiting.turn()
        mover.page.catch_up()
        assert mover.page.scene["windows"] == waiting.page.scene["windows"]
        assert mover.page.story == waiting.page.story


@pytest.mark.parametrize("dropped", [True, False])
def test_a_twin_with_a_note_and_a_plan_looks_the_same_to_others(serve: Serve, dropped: bool) -> None:
    """Two tables with the same dice and moves; at one of them the waiting player has secrets."""
    seen: list[list[str]] = []
    for secret in (False, True):
        server = serve(db=":memory:", seed_source=lambda: SEED, table_ids=lambda: "twin")
        with begun(server) as (mover, waiting), server.guest() as eva:
            eva.enter(mover.guest.get("/api/tables/twin/links")["watch"])
            with eva.sit("twin") as watching:
                watching.hello()
                pool = mover.page.scene["pool"]
                takes = [choice["action"] for choice in mover.page.scene["legal"]]
                alone = [one for one in waiting.notebook()["plannable"] if pool.count(one["die"]) == 1]
                one = next(one for one in alone if f"take {one['die']}" in takes)
                if secret:
                    waiting.write(note="Secret thoughts", plan={"die": one["die"], "space": one["spaces"][0]})
                if dropped:
                    mover.turn(one["die"])
                    assert bool(waiting.notebook()["dropped"]) == secret
                else:
                    mover.page.play(_first(mover.page, "take", one["die"]))
                for page in (mover.page, watching):
                    page.catch_up()
                heard = [{**message, "ref": ""} for message in (*mover.page.got, *watching.got)]
                told = [who.get(at) for who in (mover.guest, eva) for at in ("/api/me", "/api/tables/twin")]
                seen.append([json.dumps(one, sort_keys=True) for one in (*heard, *told)])
        server.stop()
    assert seen[0] == seen[1]


def test_a_record_has_the_planned_move_as_any_other_and_no_note(server: Server) -> None:
    with begun(server) as (mover, waiting):
        waiting.write(note="Secret thoughts")
        plan = a_plan(waiting)
        waiting.write(plan=plan)
        mover.turn(but=plan["die"])
        while mover.page.scene["phase"] != "over":
            for player in (mover, waiting):
                player.page.catch_up()
                while player.page.scene["legal"]:
                    player.page.play(player.page.scene["legal"][-1]["action"])
        table = mover.address.split("/")[3]
        record = json.dumps(mover.guest.get(f"/api/tables/{table}/record"))
        assert f"take {plan['die']}" in record
        assert "Secret" not in record
