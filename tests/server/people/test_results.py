"""Finished games are counted once: results of all seats, ratings after Glicko-2, statistics, and one's own data."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.conftest import Serve
from server.server_thread import BY_LINK, ME_AND_BOT, SOLO, TWO_HERE, Guest, Server
from support.waiting import wait_until
from vitral.server.people.game_results import SeatResult
from vitral.server.people.ratings import BOTS, PEOPLE, START, Opponent, Rating, bot_rating, rated_games, updated_rating
from vitral.server.people.ratings import SOLO as SOLO_GAMES
from vitral.server.store import PeopleStore, StoreError, open_store
from vitral.server.store.people_store import StoredResult

# -- Glicko-2 ------------------------------------------------------------------------------------------------------


def test_the_example_of_the_paper() -> None:
    """Glickman's own: 1500, 200, 0.06 wins against 1400 (30), loses against 1550 (100) and 1700 (300)."""
    met = [Opponent(Rating(1400, 30), 1.0), Opponent(Rating(1550, 100), 0.0), Opponent(Rating(1700, 300), 0.0)]
    after = updated_rating(Rating(1500, 200, 0.06), met)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_ratings_become_sure_by_games_and_unsure_by_time() -> None:
    now = Rating()
    assert now.provisional
    for number in range(40):
        now = updated_rating(now, [Opponent(Rating(deviation=50), float(number % 2))])
    assert not now.provisional
    assert now.rating == pytest.approx(START, abs=60)
    assert updated_rating(now, [], periods=500).deviation > now.deviation
    assert updated_rating(now, [], periods=1e9).deviation == 350


def test_stronger_bots_have_higher_ratings() -> None:
    found = [bot_rating(bot) for bot in ("random", "apprentice:1", "apprentice", "glazier", "master")]
    assert all(found)
    assert [one.rating for one in found if one] == sorted(one.rating for one in found if one)
    assert bot_rating("somebody_elses") is None


# -- which games are rated -----------------------------------------------------------------------------------------


def seat(place: int, *, mode: str = "standard", bot: str = "", through: bool = True, fair: bool = True) -> SeatResult:
    return SeatResult(mode, place, 50 - place, "virtus", bot=bot, won=place == 1, through=through, fair=fair)


def test_people_are_rated_against_people_and_else_against_bots() -> None:
    found = rated_games([seat(2), seat(1), seat(3, bot="apprentice")], {0: "ana", 1: "rui"}, {"rui": Rating(1800, 60)})
    assert found["ana"].mode == found["rui"].mode == PEOPLE
    assert found["ana"].opponents == (Opponent(Rating(1800, 60), 0.0),)
    assert found["rui"].opponents == (Opponent(Rating(), 1.0),)
    alone = rated_games([seat(1), seat(2, bot="glazier")], {0: "ana"}, {})
    assert alone["ana"].mode == BOTS
    assert rated_games([seat(1), seat(2)], {0: "ana"}, {}) == {}, "a guest without a key has no rating to meet"
    assert rated_games([seat(1, mode="solo")], {0: "ana"}, {})["ana"].mode == SOLO_GAMES


def test_whoever_let_a_bot_play_comes_last_and_forks_and_hot_seats_do_not_count() -> None:
    gone = rated_games([seat(1, through=False), seat(2)], {0: "ana", 1: "rui"}, {})
    assert gone["ana"].opponents[0].score == 0.0
    assert gone["rui"].opponents[0].score == 1.0
    assert rated_games([seat(1, fair=False), seat(2)], {0: "ana", 1: "rui"}, {}) == {}
    assert rated_games([seat(1), seat(2)], {0: "ana", 1: "ana"}, {}) == {}


# -- on a server ---------------------------------------------------------------------------------------------------


def play_out(table: str, *guests: Guest) -> None:
    """Everybody plays at random until it is over."""
    with guests[0].sit(table) as first:
        first.hello()
        if len(guests) == 1:
            first.play_on()
            return
        with guests[1].sit(table) as second:
            second.hello()
            while first.scene["phase"] != "over":
                mover = first if first.scene["legal"] else second
                mover.play(mover._random.choice(mover.scene["legal"])["action"])
                other = second if mover is first else first
                while (other.scene["ply"], other.scene["phase"]) != (mover.scene["ply"], mover.scene["phase"]) or (
                    other.scene["phase"] == "choosing" and other.scene["have_chosen"] != mover.scene["have_chosen"]
                ):
                    other.receive()


def counted(guest: Guest, many: int) -> dict[str, object]:
    def look() -> dict[str, object]:
        answer: dict[str, object] = guest.get("/api/you/statistics")
        return answer if len(answer["games"]) >= many else {}  # type: ignore[arg-type]

    found: dict[str, object] = wait_until(look)
    return found


def test_two_people_with_keys_are_rated_once_and_statistics_show_all(serve: Serve, tmp_path: Path) -> None:
    server = serve(sweep_interval=0.1)
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        for guest in (ana, rui):
            guest.post("/api/you/key", None)
        play_out(table, ana, rui)
        mine, theirs = counted(ana, 1), counted(rui, 1)
        ratings = [one["ratings"][0] for one in (mine, theirs)]  # type: ignore[index]
        assert {rating["mode"] for rating in ratings} == {"standard"}
        assert all(one["provisional"] and one["games"] == 1 for one in ratings)
        assert ratings[0]["rating"] + ratings[1]["rating"] == pytest.approx(2 * START, abs=1)
        assert mine["against"] == [{"name": "Rui", "bot": "", "games": 1, "ahead": int(mine["games"][0]["won"])}]  # type: ignore[index]
        assert len(mine["objectives"]) >= 3  # type: ignore[arg-type]
        assert len(mine["windows"]) == 1  # type: ignore[arg-type]
        record = ana.get(f"/api/tables/{table}/record")
        assert mine["games"][0]["total"] == record["result"]["scores"][0]["total"]  # type: ignore[index]
        data = ana.get("/api/you/data")
        assert data["results"][0]["name"] == "Ana"
        assert "Rui" not in str(data["results"])
        rui.post("/api/you/erase", None)
        assert counted(ana, 1)["against"] == [{**mine["against"][0], "name": ""}]
    server.stop()
    again = serve(sweep_interval=0.1)
    with again.guest() as nobody:
        assert nobody.get("/api/you/statistics")["games"] == []
    assert not any(b"Rui" in file.read_bytes() for file in tmp_path.iterdir())


def test_a_guests_history_waits_for_their_key(serve: Serve) -> None:
    server = serve(sweep_interval=0.1)
    with server.guest() as ana, server.guest() as phone:
        for new in (SOLO, ME_AND_BOT, TWO_HERE):
            table = ana.create(**new)
            if new is not TWO_HERE:
                play_out(table, ana)
        assert counted(ana, 2)["ratings"] == [], "ratings are for people with a key"
        phrase = ana.post("/api/you/key", None)["phrase"]
        phone.post("/api/you/enter", {"phrase": phrase})
        assert counted(phone, 2)["modes"] == counted(ana, 2)["modes"]


def test_a_game_is_counted_once_whoever_counts(address: str) -> None:
    async def run() -> None:
        store = await open_store(address)
        people = PeopleStore(store.database)
        result = StoredResult("t", 0, "ana", "Ana", 1.0, "{}")
        await people.count("t", [result], [])
        with pytest.raises(StoreError):
            await people.count("t", [result], [])
        assert await people.results_of("ana", 10) == [result]
        await store.close()

    asyncio.run(run())


def test_names_of_any_kind_are_shown_as_they_are(server: Server) -> None:
    """Hostile names: markup and emoji are text, signs that cannot be seen are left out, long ones are refused."""
    with server.guest() as ana:
        for name, shown in (("<b>x</b>", "<b>x</b>"), ("\u202eevil\n", "evil"), ("🎲", "🎲")):
            table = ana.create(seats=[{"kind": "here", "name": name}, {"kind": "bot"}])
            assert ana.get(f"/api/tables/{table}")["seats"][0]["name"] == shown
        ana.post("/api/tables", {"seats": [{"kind": "here", "name": "x" * 10_000}, {"kind": "bot"}]}, 422)
