"""The deal of a day: the same for all, closed until its day, verified by replay, ranked, with a streak."""

from __future__ import annotations

import hashlib
import json
import shutil
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cards.test_card_editions import CHANGES, EDITION, use
from server.conftest import Serve
from server.server_thread import SOLO, Guest, Server
from vitral import Game
from vitral.bots import Bot, make_bot
from vitral.cards.card_data import DATA
from vitral.server.deals.daily import DailyDeal, streaks

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
TODAY, TOMORROW, YESTERDAY = "2026-11-16", "2026-11-17", "2026-11-15"
DAY = 86_400.0


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(serve: Serve, clock: Clock) -> Server:
    return serve(clock=clock, make_bot=quick)


def quick(_: str, seed: str) -> Bot:
    """A bot that answers at once, whichever was asked for."""
    return make_bot("random", seed)


def begin(guest: Guest, day: str = TODAY, kind: str = "solo", name: str = "Ana") -> str:
    return str(guest.post(f"/api/daily/{day}/{kind}", {"name": name}, 201)["table"])


def play(guest: Guest, table: str) -> None:
    with guest.sit(table) as page:
        page.hello().play_on()


def played(seed: bytes = DailyDeal(date(2026, 11, 16), "solo").seed, **options: Any) -> dict[str, Any]:
    """A whole game as a file."""
    game, rng = Game.new(seed=seed, **{"mode": "solo", **options}), Random(1)
    while not game.over:
        game.play(rng.choice(game.legal_actions()))
    return game.record().to_dict()


def test_the_rule_is_the_documented_one() -> None:
    seed = hashlib.sha256(b"vitral-daily/1:2026-11-16:solo").digest()
    assert DailyDeal(date(2026, 11, 16), "solo").seed == seed


def test_who_plays_later_is_dealt_the_same_though_a_card_was_added(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.guest() as ana, server.guest() as rui:
        first = begin(ana)
        shutil.copytree(str(DATA), tmp_path / "cards")
        CHANGES["added"](tmp_path / "cards")
        use(tmp_path / "cards", monkeypatch)
        second, other = begin(rui, name="Rui"), rui.create(**SOLO)
        for guest, table in ((ana, first), (rui, second), (rui, other)):
            play(guest, table)
        records = [guest.get(f"/api/tables/{table}/record") for guest, table in ((ana, first), (rui, second))]
        assert records[0]["cards"] == {**records[1]["cards"], "table": records[0]["cards"]["table"]}
        dealt = [[line for line in record["log"] if line.startswith("deal ")] for record in records]
        assert dealt[0] == dealt[1]
        assert rui.get(f"/api/tables/{other}/record")["cards"]["edition"] == EDITION + 1, (
            "other tables have the new card"
        )
        assert ana.get(f"/api/daily/{TODAY}/solo")["people"] == 2


def test_everybody_plays_the_same_deal_and_is_ranked_by_replay(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        tables = begin(ana), begin(rui, name="Rui")
        assert tables[0] != tables[1]
        for guest, table in ((ana, tables[0]), (rui, tables[1])):
            play(guest, table)
        first, second = (
            guest.get(f"/api/tables/{table}/record") for guest, table in ((ana, tables[0]), (rui, tables[1]))
        )
        assert first["dealer"]["seed"] == second["dealer"]["seed"] == DailyDeal(date(2026, 11, 16), "solo").seed.hex()
        assert first["log"][0] == second["log"][0]
        deal = ana.get(f"/api/daily/{TODAY}/solo")
        assert deal["people"] == 2
        assert sum(bar["count"] for bar in deal["bars"]) == 2
        leads = [place["lead"] for place in deal["places"]]
        assert leads == sorted(leads, reverse=True)
        mine = deal["mine"]
        result = first["result"]
        assert (mine["points"], mine["lead"]) == (
            result["scores"][0]["total"],
            result["scores"][0]["total"] - result["target"],
        )
        assert deal["place"] == next(place["place"] for place in deal["places"] if place["yours"])
        assert mine["table"] == tables[0]
        assert not any("table" in place for place in deal["places"])


def test_the_day_against_glazier(server: Server) -> None:
    with server.guest() as ana:
        table = begin(ana, kind="glazier")
        play(ana, table)
        deal = ana.get(f"/api/daily/{TODAY}/glazier")
        scores = [score["total"] for score in ana.get(f"/api/tables/{table}/record")["result"]["scores"]]
        assert (deal["mine"]["points"], deal["mine"]["lead"]) == (scores[0], scores[0] - scores[1])


def test_days_to_come_are_closed_and_others_are_none(server: Server) -> None:
    with server.guest() as ana:
        assert ana.get(f"/api/daily/{TOMORROW}/solo", 403)["sentence"]["message"] == "problem-daily-closed"
        assert ana.post(f"/api/daily/{TOMORROW}/solo", {}, 403)["sentence"]["message"] == "problem-daily-closed"
        assert ana.http.post(f"/api/daily/{TOMORROW}/solo/record", json=played()).status_code == 403
        for day in ("2025-12-31", "2026-02-30", "1", "today", "9999-99-99", "２０２６-11-16"):
            assert ana.get(f"/api/daily/{day}/solo", 404)["sentence"]["message"] == "problem-daily-none"
        ana.get(f"/api/daily/{TODAY}/master", 404)


def test_a_game_is_gone_on_with_and_only_the_first_is_ranked(server: Server) -> None:
    with server.guest() as ana:
        table = begin(ana)
        assert begin(ana) == table
        play(ana, table)
        again = begin(ana)
        assert again != table
        play(ana, again)
        deal = ana.get(f"/api/daily/{TODAY}/solo")
        assert deal["people"] == 1
        assert deal["mine"]["table"] == table
        assert [game["ranked"] for game in ana.get("/api/daily")["games"]] == [False, True]


def test_the_archive_is_playable_but_not_ranked(server: Server) -> None:
    with server.guest() as ana:
        play(ana, begin(ana, YESTERDAY))
        deal = ana.get(f"/api/daily/{YESTERDAY}/solo")
        assert (deal["people"], deal["place"], deal["open"]) == (0, 0, False)
        assert deal["mine"]["over"]
        assert not deal["mine"]["ranked"]
        assert ana.get("/api/daily")["streak"] == 0


def test_a_game_that_ends_long_after_its_day_does_not_count(server: Server, clock: Clock) -> None:
    with server.guest() as ana, server.guest() as rui:
        late, later = begin(ana), begin(rui, name="Rui")
        clock.now = NOON + DAY
        play(ana, late)
        clock.now = NOON + 2 * DAY
        play(rui, later)
        deal = rui.get(f"/api/daily/{TODAY}/solo")
        assert [place["name"] for place in deal["places"]] == ["Ana"]
        assert deal["mine"]["over"]
        assert not deal["mine"]["counts"]


def test_no_bot_and_no_coach_plays_a_deal_that_is_compared(server: Server) -> None:
    with server.guest() as ana:
        table = begin(ana)
        refusal = ana.post(f"/api/tables/{table}/seats/0", {"bot": "master"}, 403)["sentence"]
        assert refusal["message"] == "problem-deal-bot"
        assert ana.post(f"/api/tables/{table}/hint", {"seat": 0}, 403)["sentence"]["message"] == "problem-deal-hint"
        ana.post(f"/api/tables/{table}/seats/0/resign", {})
        with ana.sit(table) as page:
            page.hello()
            while page.scene["phase"] != "over":
                page.until("update")
        deal = ana.get(f"/api/daily/{TODAY}/solo")
        assert deal["people"] == 0
        assert deal["mine"]["over"]


def test_a_streak_grows_with_days_in_a_row() -> None:
    now = date(2026, 11, 16)
    days = {now - timedelta(days=back) for back in (1, 2, 3, 5, 6, 7, 8)}
    assert streaks(days, now) == (3, 4)
    assert streaks(days | {now}, now) == (4, 4)
    assert streaks(days, now + timedelta(days=1)) == (0, 4)
    assert streaks(set(), now) == (0, 0)


def test_a_streak_is_told(server: Server, clock: Clock) -> None:
    with server.guest() as ana:
        play(ana, begin(ana))
        clock.now += DAY
        assert ana.get("/api/daily")["streak"] == 1
        play(ana, begin(ana, TOMORROW, "glazier"))
        overview = ana.get("/api/daily")
        assert (overview["today"], overview["streak"], overview["longest"]) == (TOMORROW, 2, 2)


def test_what_is_not_settled_is_settled_by_the_next_server(serve: Serve, clock: Clock) -> None:
    server = serve(clock=clock, make_bot=quick)
    with server.guest() as ana:
        table = begin(ana)
        play(ana, table)
        cookie = ana.http.cookies["vitral_guest"]
    server.stop()
    with serve(clock=clock).guest() as ana:
        ana.http.cookies["vitral_guest"] = cookie
        assert ana.get(f"/api/daily/{TODAY}/solo")["place"] == 1


# -- results from elsewhere ----------------------------------------------------------------------------------------


def send(guest: Guest, record: Any, status: int, kind: str = "solo") -> Any:
    return guest.post(f"/api/daily/{TODAY}/{kind}/record", record, status)


def test_a_game_played_elsewhere_is_checked_and_not_ranked(server: Server) -> None:
    with server.guest() as ana:
        answer = send(ana, played(), 200)
        assert answer["people"] == 0
        assert answer["mine"]["counts"]
        assert answer["mine"]["table"] == ""
        assert ana.get("/api/daily")["streak"] == 1
        assert send(ana, played(), 409)["sentence"]["message"] == "problem-daily-sent"


def test_one_address_sends_few_games(serve: Serve, clock: Clock) -> None:
    server = serve(clock=clock, new_table_rate=(1e-6, 2.0))
    for status in (200, 200, 429):
        with server.guest() as stranger:
            send(stranger, played(), status)


def forged(change: str) -> Any:
    record = played()
    log = record["log"]
    if change == "a better die":
        at = next(at for at, line in enumerate(log) if line.startswith("roll"))
        log[at] = log[at].replace("1", "6").replace("2", "6")
    elif change == "a move that is not legal":
        at = next(at for at, line in enumerate(log) if line.startswith("place"))
        log[at] = "place A1" if log[at] != "place A1" else "place D5"
    elif change == "more points":
        record["result"]["scores"][0]["total"] += 30
    elif change == "half a game":
        del log[len(log) // 2 :]
        record.pop("result", None)
    elif change == "another seed":
        return played(b"\1" * 32)
    elif change == "easier rules":
        return played(solo_tools=5)
    elif change == "the seed of today with dice of another":
        other = played(b"\1" * 32)
        other["dealer"] = record["dealer"]
        return other
    return record


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("a better die", "problem-deal-forged"),
        ("a move that is not legal", "problem-deal-forged"),
        ("more points", "problem-deal-forged"),
        ("half a game", "problem-not-over"),
        ("another seed", "problem-deal-seed"),
        ("easier rules", "problem-deal-options"),
        ("the seed of today with dice of another", "problem-deal-forged"),
    ],
)
def test_forged_results_are_refused_with_a_sentence(server: Server, change: str, message: str) -> None:
    with server.guest() as ana:
        record = forged(change)
        answer = ana.http.post(f"/api/daily/{TODAY}/solo/record", content=json.dumps(record))
        assert answer.status_code in (409, 422), answer.text
        assert answer.json()["sentence"]["message"] == message, answer.text
        assert ana.get("/api/daily")["games"] == []


def test_a_file_cannot_tell_who_played_the_bot(server: Server) -> None:
    with server.guest() as ana:
        seed = DailyDeal(date(2026, 11, 16), "glazier").seed
        assert send(ana, played(seed, mode="standard"), 422, "glazier")["sentence"]["message"] == "problem-daily-bot"


def test_hostile_names_are_tidied_or_refused(server: Server) -> None:
    with server.guest() as ana:
        refusal = ana.post(f"/api/daily/{TODAY}/solo", {"name": "x" * 10_000}, 422)["sentence"]
        assert refusal == {"message": "problem-too-long", "facts": {"most": 40}}
        play(ana, begin(ana, name="<b>\u202eAna\u0000 👩‍🎨</b>"))
        (place,) = ana.get(f"/api/daily/{TODAY}/solo")["places"]
        assert place["name"] == "<b>Ana 👩🎨</b>"


def test_a_person_is_erased_from_the_ranking(server: Server, tmp_path: Path) -> None:
    import asyncio

    from vitral.server.admin import erase_person
    from vitral.server.store import visit_store

    with server.guest() as ana:
        table = begin(ana)
        play(ana, table)
        assert ana.get(f"/api/daily/{TODAY}/solo")["people"] == 1

        async def erase() -> None:
            store = await visit_store(str(tmp_path / "tables.db"))
            await erase_person(store, table, 0)
            await store.close()

        asyncio.run(erase())
        assert [place["name"] for place in ana.get(f"/api/daily/{TODAY}/solo")["places"]] == [""]


def test_a_key_takes_deals_blocks_and_contests_along(server: Server) -> None:
    with server.guest() as ana, server.guest() as phone, server.guest() as rui:
        phrase = ana.post("/api/you/key", None)["phrase"]
        for one in (ana, phone):
            play(one, begin(one))
        contest = phone.post("/api/contests", {"system": "once", "kind": "solo", "title": "Cup", "name": "Ana"}, 201)[
            "id"
        ]
        table = rui.create(seats=[{"kind": "here", "name": "Rui"}, {"kind": "link"}])
        phone.enter(rui.get(f"/api/tables/{table}/links")["join"])
        phone.post(f"/api/tables/{table}/block", {"seat": 0})
        phone.post("/api/you/enter", {"phrase": phrase, "bring_games": True})
        assert [one["id"] for one in ana.get("/api/contests")] == [contest]
        assert len(ana.get("/api/blocks")) == 1
        assert ana.get(f"/api/daily/{TODAY}/solo")["people"] == 1, "nobody is ranked twice"
        data = ana.get("/api/you/data")
        assert len(data["deals"]) == 2
        assert (data["contests"], [block["name"] for block in data["blocks"]]) == ([contest], ["Rui"])


def test_a_player_who_left_comes_back_to_the_day(server: Server) -> None:
    with server.guest() as ana:
        table = begin(ana)
        ana.post(f"/api/tables/{table}/leave", None, 204)
        ana.get(f"/api/tables/{table}", 403)
        assert begin(ana) == table
        play(ana, table)
        assert ana.get(f"/api/daily/{TODAY}/solo")["people"] == 1
