"""The coach over HTTP: hints for whoever plays alone, reviews of finished games."""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

import pytest

from server.conftest import Serve
from server.server_thread import BOTS, BY_LINK, ME_AND_BOT, SOLO, TWO_HERE, Guest, Server
from vitral.bots import Budget
from vitral.engine import Action, Window
from vitral.server.answers import coach as coaching
from vitral.server.answers.coach import placed_dice
from vitral.server.pool.process_pool import Requester, WorkPlace
from vitral.server.pool.worker_process import WorkKind


def hint(guest: Guest, table: str, status: int = 200, seat: int = 0) -> Any:
    return guest.post(f"/api/tables/{table}/hint", {"seat": seat}, status)


@pytest.mark.parametrize("options", [ME_AND_BOT, SOLO], ids=["bot", "solo"])
def test_a_hint_is_something_one_may_do(server: Server, options: dict[str, Any]) -> None:
    with server.guest() as ana:
        table = ana.create(**options)
        with ana.sit(table) as page:
            page.hello().wait_for_turn()
            advice = hint(ana, table)
            assert advice["action"] in [choice["action"] for choice in page.scene["legal"]]
            assert advice["turn"][0]["action"] == advice["action"]
            assert advice["ply"] == page.scene["ply"]
            assert advice["sentence"]["message"].startswith("coach-advice")
            assert advice["why"]
            assert all(why["message"].startswith("coach-why-") for why in advice["why"])
            page.play(advice["action"])


def test_a_hint_is_for_whoever_holds_the_seat(server: Server) -> None:
    with server.guest() as ana, server.guest() as eve:
        table = ana.create(**ME_AND_BOT)
        watch = ana.get(f"/api/tables/{table}/links")["watch"]
        with ana.sit(table) as page:
            page.hello().wait_for_turn()
        assert hint(eve, table, 403)["code"] == "not_allowed"
        eve.enter(watch)
        assert hint(eve, table, 403)["code"] == "not_allowed"
        assert hint(ana, table, 403, seat=1)["code"] == "not_allowed"
        assert hint(ana, table, 422, seat=9)["code"] == "unreadable"


@pytest.mark.parametrize("seats", [TWO_HERE, BY_LINK], ids=["hot seat", "by link"])
def test_there_are_no_hints_where_other_people_play(server: Server, seats: dict[str, Any]) -> None:
    with server.guest() as ana:
        table = ana.create(**seats)
        assert hint(ana, table, 403)["code"] == "not_allowed"


def test_a_bot_that_stands_in_for_a_person_brings_no_hints(serve: Serve) -> None:
    server = serve(away_seconds=0.0)
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK, timer=60, stand_in="bot")
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"])
        ana.post(f"/api/tables/{table}/seats/1", {"bot": "random"})
        assert "other people" in hint(ana, table, 403)["message"]
        assert "person of that seat" in hint(rui, table, 403, seat=1)["message"]


def test_a_hint_is_for_a_decision_and_the_review_for_the_end(server: Server) -> None:
    with server.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        assert hint(ana, table, 409)["code"] == "not_your_turn"  # windows are still chosen
        assert ana.get(f"/api/tables/{table}/review", 409)["code"] == "not_over"
        with ana.sit(table) as page:
            page.hello().play_on()
        assert hint(ana, table, 409)["code"] == "over"


def test_whoever_asks_too_often_waits(serve: Serve) -> None:
    server = serve(coach_rate=(0.0, 1.0))
    with server.guest() as ana:
        table = ana.create(**TWO_HERE)
        hint(ana, table, 403)
        assert hint(ana, table, 429)["code"] == "too_many"


def test_the_coach_is_told_only_what_the_seat_sees(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    real = WorkPlace.run

    def spied(self: WorkPlace, function: Any, *args: Any, **limit: Any) -> Any:
        if function is coaching.advise:
            sent.append(pickle.dumps(args))
        return real(self, function, *args, **limit)

    monkeypatch.setattr(WorkPlace, "run", spied)
    with server.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        with ana.sit(table) as page:
            page.hello().wait_for_turn()
            hint(ana, table)
            page.play_on()
        private = page.scene["ending"]["private"]
    assert len(sent) == 1
    assert all(one.encode() in sent[0] for one in private[0])
    assert not any(one.encode() in sent[0] for one in private[1])


@pytest.mark.parametrize("new", [BOTS, SOLO], ids=["bots", "solo"])
def test_a_whole_game_is_reviewed(server: Server, new: dict[str, Any]) -> None:
    with server.guest() as ana, server.guest() as eve:
        table = ana.create(**new)
        with ana.sit(table) as page:
            page.hello().play_on()
        offered = eve.get(f"/api/tables/{table}/review")
        players = len(new["seats"])
        assert len(offered["luck"]) == players
        assert all(len(turn["expected"]) == players for turn in offered["turns"])
        frames = ana.get(f"/api/tables/{table}/frames?seat=all")["frames"]
        for one in offered["turns"]:
            after = frames[one["at"]]["story"]
            assert any(
                entry["message"] in ("story-pass", "story-end-turn") and entry["seat"] == one["seat"] for entry in after
            )
        assert offered["mistakes"]
        for one in offered["mistakes"]:
            before, played = frames[one["at"]]["scene"], frames[one["at"] + 1]["story"][0]
            assert (before["round"], before["seat"]) == (one["round"], one["seat"])
            first = one["played"][0]["message"].removeprefix("coach-").replace("nothing", "pass")
            assert played["message"].startswith(f"story-{first}")
            assert one["loss"] > 0
            drawn = next(m for m in offered["turns"] if m["at"] > one["at"] and m["seat"] == one["seat"])
            assert drawn["expected"][one["seat"]] == one["expected"], "on the curve that is drawn"
            assert one["loss"] == pytest.approx(one["best"] - one["expected"])
        losses = [mistake["loss"] for mistake in offered["mistakes"]]
        assert losses == sorted(losses, reverse=True)


AUTOMA = {**SOLO, "options": {"mode": "automa"}}
HONOR = {**BOTS, "options": {"players": 2, "enforcement": "honour"}}


@pytest.mark.parametrize("new", [BOTS, SOLO, AUTOMA, HONOR], ids=["bots", "solo", "automa", "honor"])
def test_a_mistake_is_tried_again_and_judged(server: Server, new: dict[str, Any]) -> None:
    with server.guest() as ana:
        table = ana.create(**new)
        with ana.sit(table) as page:
            page.hello().play_on()
        record = ana.get(f"/api/tables/{table}/record")
        mistake = ana.get(f"/api/tables/{table}/review")["mistakes"][0]
        game = {"record": record, **{key: mistake[key] for key in ("ply", "turn", "loss")}}

        def again(choices: list[str], **more: Any) -> Any:
            return ana.post("/api/review/turn", {**game, "choices": choices, **more})

        begun = again([])
        assert (begun["scene"]["round"], begun["scene"]["viewer"]) == (mistake["round"], mistake["seat"])
        assert begun["scene"]["legal"]
        assert begun["verdict"] is None
        better = again([*mistake["turn"], "pass"])["verdict"]
        assert better["right"]
        assert (better["best"], better["margin"]) == (mistake["better"], mistake["loss"])
        log = record["log"]
        same = again(log[mistake["ply"] : log.index("pass", mistake["ply"]) + 1])
        if same["refused"]:
            assert new is HONOR, "a turn that broke the rules is not offered again"
        else:
            assert not same["verdict"]["right"]
            assert same["verdict"]["loss"] == mistake["loss"], "as the review says"
        assert again([], give_up=True)["verdict"]["best"] == mistake["better"]
        assert again(["take Z9"])["refused"]
        for wrong in ({"ply": 0}, {"turn": ["place A1"]}):
            assert ana.post("/api/review/turn", {**game, "choices": [], **wrong}, 404)["code"] == "not_found"
        assert ana.post("/api/review/turn", {**game, "choices": [], "ply": 9999}, 422)["code"] == "impossible"
        unfinished = {**record, "log": log[:-4], "result": None}
        assert ana.post("/api/review/turn", {**game, "choices": [], "record": unfinished}, 409)["code"] == "not_over"


def test_a_game_file_is_reviewed_like_a_table(server: Server) -> None:
    with server.guest() as ana:
        table = ana.create(**SOLO)
        with ana.sit(table) as page:
            page.hello().play_on()
        record = ana.get(f"/api/tables/{table}/record")
        assert ana.post("/api/review", record) == ana.get(f"/api/tables/{table}/review")
        unfinished = {**record, "log": record["log"][:-4], "result": None}
        assert ana.post("/api/review", unfinished, 409)["code"] == "not_over"
        forged = {**record, "log": [*record["log"][:6], "pass", *record["log"][6:]]}
        assert ana.post("/api/review", forged, 422)["code"] == "impossible"
        assert ana.post("/api/review", {"game": "chess"}, 422)["code"] == "unreadable"


def test_a_review_is_made_once_and_a_failure_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    class Once:
        asked = 0

        async def run(self, kind: WorkKind, requester: Requester, function: Any, budget: Budget, text: str) -> str:
            self.asked += 1
            if self.asked == 1:
                raise RuntimeError("gone")
            return text

    class Game:
        def to_json(self) -> str:
            return "review"

    monkeypatch.setattr(coaching, "_MAX_REVIEWS", 2)

    async def look() -> None:
        once, game = Once(), Game()
        coach = coaching.Coach(once)  # type: ignore[arg-type]
        with pytest.raises(RuntimeError, match="gone"):
            await coach.review_game("a", game, "")  # type: ignore[arg-type]
        for table in ("a", "a", "b", "a", "c", "a"):
            await coach.review_game(table, game, "")  # type: ignore[arg-type]
        assert once.asked == 4
        await coach.review_game("b", game, "")  # type: ignore[arg-type]
        assert once.asked == 5

    asyncio.run(look())


@pytest.mark.parametrize(
    ("turn", "placed"),
    [
        ("take B4, place C2", [("B4", "C2", "")]),
        ("tool grozing_pliers, take P5, set 6, place C2", [("P6", "C2", "")]),
        ("tool lathekin, lift A1, place C1, lift B1, place A1", [("R1", "C1", "A1"), ("G3", "A1", "B1")]),
        ("take B4", []),
        ("", []),
    ],
)
def test_the_dice_of_a_better_turn_can_be_drawn(turn: str, placed: list[tuple[str, str, str]]) -> None:
    window = Window.parse("fractal_drops", ["R1 -- -- -- --", "G3 -- -- -- --", *["-- -- -- -- --"] * 2])
    actions = [Action(text) for text in turn.split(", ") if text]
    assert [(die.die, die.space, die.origin) for die in placed_dice(actions, window)] == placed
