"""People who come late, leave, come back, take too long; and a server that is restarted under them."""

from __future__ import annotations

from typing import Any

import pytest

from server.conftest import Serve
from server.server_thread import BY_LINK, ME_AND_BOT, SEED, SOLO, TWO_HERE, Server, Session
from vitral.game.dealer import commitment
from vitral.server.steady_clock import DAY
from vitral.teller.story_lines import PeopleLine


def test_a_seat_nobody_took_can_be_given_to_a_bot_by_the_host(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        join = ana.get(f"/api/tables/{table}/links")["join"]
        with ana.sit(table) as page:
            page.hello()
            seats = ana.post(f"/api/tables/{table}/seats/1", {"bot": "random"})["seats"]
            assert (seats[1]["kind"], seats[1]["bot"], seats[1]["claimed"]) == ("bot", "random", False)
            assert ana.get(f"/api/tables/{table}/links")["join"] == ""
            assert rui.post("/api/enter", {"secret": join}, 409)["code"] == "full"
            page.play_on()


def test_a_player_chooses_an_emblem_that_everybody_sees(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"])
        with ana.sit(table) as page, rui.sit(table) as other:
            page.hello()
            other.hello()
            other.send(type="choose_emblem", seat=0, color="R", pattern=3)
            assert other.until("refused")["code"] == "not_yours"
            page.send(type="choose_emblem", seat=0, color="R", pattern=3)
            seats = other.until("table")["table"]["seats"]
            assert (seats[0]["emblem_color"], seats[0]["emblem_pattern"]) == ("R", 3)


def test_a_seat_can_be_given_free_again_before_anybody_came(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        join = ana.get(f"/api/tables/{table}/links")["join"]
        ana.post(f"/api/tables/{table}/seats/1", {"bot": "random"})
        ana.post(f"/api/tables/{table}/seats/1", {})
        assert rui.enter(join)["seat"] == 1


def seat_lines(page: Session, seat: int) -> list[str]:
    """What the story says of the people of that seat."""
    people = {kind.__struct_config__.tag for kind in PeopleLine.__subclasses__()}
    return [line["message"] for line in page.story if line["message"] in people and line.get("seat", -1) == seat]


def test_who_left_is_replaced_only_after_a_while_and_may_come_back(serve: Serve) -> None:
    server = serve(away_seconds=60)
    with server.guest() as ana, server.guest() as rui, server.guest() as eve:
        table = ana.create(**BY_LINK, timer=600)
        links = ana.get(f"/api/tables/{table}/links")
        rui.enter(links["join"])
        eve.enter(links["watch"])
        path = f"/api/tables/{table}/seats/1"
        with ana.sit(table) as mine:
            with rui.sit(table) as theirs:
                theirs.hello()
                assert ana.post(path, {"bot": "random"}, 409)["sentence"]["message"] == "problem-here"
            mine.hello()
            mine.receive_until(lambda: not mine.table["seats"][1]["online"])
            server.clock.advance(59)
            early = ana.post(path, {"bot": "random"}, 409)["sentence"]
            assert early == {"message": "problem-not-gone", "facts": {"seconds": 1}}, "it says how long to wait"
            server.clock.advance(1)
            assert eve.post(path, {"bot": "random"}, 403)["code"] == "not_allowed"
            assert ana.post(path, {"bot": "genius"}, 400)["where"] == "bot"
            ana.post(path, {"bot": "random"})
            mine.until("update")
            assert seat_lines(mine, 1) == ["story-bot-for"]
            mine.play("side 1")
            mine.wait_for_turn()
            for _ in range(6):
                mine.step()
            assert any(entry.get("by") == "bot" for entry in mine.story)
            assert ana.post(path, {}, 403)["code"] == "not_allowed", "only the person takes the seat back"
            with rui.sit(table) as theirs:
                theirs.hello()
                assert theirs.act("pass")["code"] == "not_allowed"
                rui.post(path, {})
                theirs.catch_up()
                assert seat_lines(theirs, 1) == ["story-bot-for", "story-back"]
                while not theirs.scene["legal"]:
                    mine.catch_up()
                    if mine.scene["legal"]:
                        mine.step()
                    theirs.catch_up()
                theirs.step()


@pytest.mark.parametrize("agreed", [{}, {"timer": 86_400}, {"timer": 60, "stand_in": "nobody"}])
def test_nobody_is_replaced_behind_their_back_at_a_table_that_waits(serve: Serve, agreed: dict[str, Any]) -> None:
    server = serve(away_seconds=0.0)
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK, **agreed)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"])
        path = f"/api/tables/{table}/seats/1"
        assert ana.post(path, {"bot": "random"}, 403)["sentence"]["message"] == "problem-no-stand-in"
        assert rui.post(path, {"bot": "random"})["seats"][1]["bot"] == "random", "their own person may say so"


@pytest.mark.parametrize(("stand_in", "plays"), [("bot", "apprentice"), ("nobody", "nobody")])
def test_a_seat_that_was_resigned_is_played_as_the_table_agreed(server: Server, stand_in: str, plays: str) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK, stand_in=stand_in)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        path = f"/api/tables/{table}/seats/1"
        with ana.sit(table) as mine:
            mine.hello()
            ana.post(f"{path}/resign", {}, 403)
            seat = rui.post(f"{path}/resign", {})["seats"][1]
            assert (seat["bot"], seat["resigned"]) == (plays, True)
            assert rui.post(path, {}, 409)["code"] == "resigned"
            mine.play_on()
            assert len(seat_lines(mine, 1)) == 1
            placed = [line for line in mine.story if line["message"] == "story-place" and line.get("seat") == 1]
            assert bool(placed) == (stand_in == "bot")
        seats = ana.get(f"/api/tables/{table}/record")["seats"]
        assert seats[1]["kind"] == ("bot" if stand_in == "bot" else "person")


def test_a_window_can_be_changed_until_all_have_chosen(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"])
        with ana.sit(table) as mine, rui.sit(table) as theirs:
            mine.hello()
            theirs.hello()
            offers = mine.scene["dealt_sides"]
            mine.play("side 1")
            mine.play("side 3")
            assert mine.scene["chosen_side"] == 2
            theirs.play("side 1")
            mine.until("update")
            assert mine.scene["windows"][0]["pattern"] == offers[2]
            assert sum(line["message"] == "story-chosen" and line.get("seat") == 0 for line in theirs.story) == 1
            late = mine.act("side 1")
            assert late["code"] in ("not_your_turn", "illegal", "stale")


def test_an_undo_takes_back_choices_and_nothing_that_people_did(server: Server) -> None:
    with server.guest() as ana:
        table = ana.create(**TWO_HERE)
        with ana.sit(table) as page:
            page.hello()
            for seat in (0, 1):
                page.look_from(seat)
                page.play("side 1")
            mover = page.scene["seat"]
            page.look_from(mover)
            page.play(next(choice["action"] for choice in page.scene["legal"] if choice["action"].startswith("take")))
            ana.post(f"/api/tables/{table}/seats/{1 - mover}", {"bot": "random"})
            page.until("update")
            assert page.ask(type="undo", seat=mover, ply=page.scene["ply"])["type"] == "done"
            page.until("update")
            assert page.story[-1] == {"message": "story-bot-in", "seat": 1 - mover, "round": 1}


def test_an_invitation_says_who_invites_to_what(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui, server.guest() as eve:
        table = ana.create(**BY_LINK, timer=86_400)
        join = ana.get(f"/api/tables/{table}/links")["join"]
        response = rui.post("/api/invitation", {"secret": join})
        assert (response["host"], response["free"], response["timer"], response["over"]) == ("Ana", 1, 86_400, False)
        assert response["options"]["players"] == 2
        assert ana.post("/api/invitation", {"secret": join})["yours"]
        rui.enter(join, "Rui")
        assert eve.post("/api/invitation", {"secret": join})["free"] == 0
        assert eve.post("/api/enter", {"secret": join}, 409)["code"] == "full"
        assert eve.post("/api/enter", {"secret": join, "watch": True})["seat"] is None
        eve.post("/api/invitation", {"secret": f"{table}.join.forged-forged"}, 404)


def test_pings_are_answered(server: Server) -> None:
    with server.guest() as ana, ana.sit(ana.create(**SOLO)) as page:
        page.hello()
        page.socket.send('{"type": "ping"}')
        assert page.until("pong") == {"type": "pong"}


def test_a_person_may_hand_their_seat_to_a_bot(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        guest.post(f"/api/tables/{table}/seats/0", {"bot": "sensible"})
        with guest.sit(table) as page:
            page.hello().play_on()
        assert guest.post(f"/api/tables/{table}/seats/0", {}, 409)["code"] == "over"


def test_seats_that_cannot_be_replaced(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**ME_AND_BOT)
        for seat in (1, 2, 5):
            assert guest.post(f"/api/tables/{table}/seats/{seat}", {"bot": "random"}, 409)["code"] == "no_such_seat"


def test_a_turn_that_takes_too_long_is_finished_by_a_bot(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**TWO_HERE, timer=60)
        with guest.sit(table) as page:
            page.hello()
            assert page.table["deadline"] == server.clock() + 60
            page.look_from(0)
            page.play("side 1")
            server.clock.advance(59)
            page.catch_up()
            assert page.scene["phase"] == "choosing", "there is a second left"
            server.clock.advance(1)
            while page.scene["phase"] == "choosing":
                page.until("update")
            assert [entry["by"] for entry in page.story if entry["message"] == "story-chosen" and "by" in entry] == [
                "timer"
            ]
            seat = page.scene["seat"]
            page.look_from(seat)
            take = next(choice["action"] for choice in page.scene["legal"] if choice["action"].startswith("take"))
            page.play(take)
            server.clock.advance(60)
            while page.scene["seat"] == seat:
                page.until("update")
            entries = [entry for entry in page.story if entry.get("turn", -1) >= 0]
            assert [(entry["message"], entry.get("by", "")) for entry in entries] == [
                ("story-take", ""),
                ("story-place", "timer"),
                ("story-end-turn", "timer"),
            ]
            assert page.got[-1]["deadline"] == server.clock() + 60


def test_timers_survive_a_restart(serve: Serve) -> None:
    first = serve()
    with first.guest() as guest:
        table = guest.create(**TWO_HERE, timer=60)
        cookie = guest.http.cookies["vitral_guest"]
    first.stop()
    second = serve()
    with second.guest() as guest:
        guest.http.cookies.set("vitral_guest", cookie)
        second.clock.advance(59)
        assert guest.get("/api/health")["tables"] == 0, "its turn has not run out"
        second.clock.advance_until(lambda: guest.get("/api/health")["tables"], second.settings.sweep_interval)
        with guest.sit(table) as page:
            page.hello()
            while page.scene["phase"] == "choosing":
                page.until("update")


def test_a_restart_in_the_middle_of_a_tool_changes_nothing(serve: Serve) -> None:
    first = serve(seed_source=lambda: SEED)
    with first.guest() as guest:
        options = {"mode": "solo", "solo_tools": 3, "tools": ["grozing_pliers", "lens_cutter", "flux_brush"]}
        table = guest.create(seats=[{"kind": "here"}], options=options)
        assert guest.get(f"/api/tables/{table}")["commitment"] == commitment(SEED)
        cookie = guest.http.cookies["vitral_guest"]
        with guest.sit(table) as page:
            page.hello().wait_for_turn()
            while not page.scene["question"]["card"]:
                tools = [choice for choice in page.scene["legal"] if choice["action"].startswith("tool")]
                page.play((tools or page.scene["legal"])[0]["action"])
            scene, story, done = page.scene, page.story, page.got[-2]
            can_undo = page.scene["can_undo"]
    first.stop()
    second = serve()
    with second.guest() as guest:
        guest.http.cookies.set("vitral_guest", cookie)
        with guest.sit(table) as page:
            page.hello()
            assert page.scene == scene
            assert page.story == story
            assert page.scene["can_undo"] == can_undo
            assert done["type"] == "done"
            assert page.act("pass", ref=done["ref"], ply=scene["ply"]) == done, "known even after a restart"
            page.play_on()


def test_idle_tables_leave_memory_and_come_back(serve: Serve) -> None:
    server = serve(idle_seconds=120)
    with server.guest() as guest:
        table = guest.create(**ME_AND_BOT)
        with guest.sit(table) as page:
            page.hello().wait_for_turn()
            server.sweep(240)
            assert guest.get("/api/health")["tables"] == 1, "somebody looks on"
            scene = page.scene
        server.clock.advance_until(lambda: not guest.get("/api/health")["tables"], 121)
        with guest.sit(table) as page:
            assert page.hello().scene == scene


def test_tables_are_forgotten_by_policy(serve: Serve) -> None:
    server = serve(keep_unbegun=2 * DAY, grace_seconds=7 * DAY, stale_check_interval=600)
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            server.sweep(2 * DAY - 60)
            server.sweep(601)
            server.sweep(7 * DAY - 60)
            page.catch_up()
            server.sweep(601)
            assert page.until("closing")["reason"] == "removed"
        assert guest.get("/api/me")["tables"] == []
        guest.get(f"/api/tables/{table}", 404)


def test_the_host_gives_a_taken_seats_link_out_again_and_its_holder_is_warned(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui, server.guest() as elsewhere:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        old = rui.get(f"/api/tables/{table}/links")["seats"]["1"]
        with rui.sit(table) as page:
            page.hello()
            assert page.table["seats"][1]["reissued_at"] == 0
            response = ana.post(f"/api/tables/{table}/reissue", {"link": "s1"})
            assert response["link"] == "s1"
            assert response["secret"] != old
            page.until("update")
            assert page.table["seats"][1]["reissued_at"] == server.clock()
            assert page.story[-1] == {"message": "story-link-reissued", "seat": 1}
        assert elsewhere.post("/api/enter", {"secret": old}, 404)["code"] == "no_such_link"
        assert elsewhere.enter(response["secret"])["seat"] == 1
        assert elsewhere.get(f"/api/tables/{table}/links")["seats"]["1"] == response["secret"]
        again = ana.post(f"/api/tables/{table}/reissue", {"link": "s1"})["secret"]
        assert again != response["secret"]


def test_only_the_host_gives_links_out_again(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        path = f"/api/tables/{table}/reissue"
        assert rui.post(path, {"link": "s0"}, 403)["sentence"]["message"] == "problem-not-host"
        assert ana.post(path, {"link": "s4"}, 409)["code"] == "no_such_seat"
        ana.post(path, {"link": "s9"}, 422)
        watch = ana.get(f"/api/tables/{table}/links")["watch"]
        reissued = ana.post(path, {"link": "watch"})["secret"]
        assert ana.get(f"/api/tables/{table}/links")["watch"] == reissued != watch


def test_a_reissued_link_is_still_the_only_one_after_a_restart(serve: Serve) -> None:
    first = serve()
    with first.guest() as ana:
        table = ana.create(**BY_LINK)
        old = ana.get(f"/api/tables/{table}/links")["join"]
        new = ana.post(f"/api/tables/{table}/reissue", {"link": "join"})["secret"]
    first.stop()
    with serve().guest() as rui:
        rui.post("/api/enter", {"secret": old}, 404)
        assert rui.enter(new)["seat"] == 1


FOUR_BY_LINK = {"seats": [{"kind": "here", "name": "Ana"}, *({"kind": "link"} for _ in range(3))]}


def test_one_address_cannot_take_every_seat_by_one_link(server: Server) -> None:
    with server.guest() as ana, server.guest() as eve:
        table = ana.create(**FOUR_BY_LINK)
        links = ana.get(f"/api/tables/{table}/links")
        taken = []
        for _ in range(5):  # a guest who forgets the cookie each time
            eve.http.cookies.clear()
            answer = eve.http.post("/api/enter", json={"secret": links["join"], "name": "Eve"})
            taken.append((answer.status_code, answer.json().get("code") or answer.json()["seat"]))
        assert taken == [(200, 1), (200, 2), *[(409, "seats_taken")] * 3]
        assert [seat["claimed"] for seat in ana.get(f"/api/tables/{table}")["seats"]] == [True, True, True, False]
        eve.http.cookies.clear()
        assert eve.enter(links["seats"]["3"], "Bea")["seat"] == 3, "the host has a link for each seat"
        eve.http.cookies.clear()
        assert eve.enter(links["seats"]["3"], "Bea")["seat"] == 3, "which is that of one seat, however often it is used"


def test_the_host_frees_a_seat_that_the_wrong_person_took(server: Server) -> None:
    with server.guest() as ana, server.guest() as eve, server.guest() as rui:
        table = ana.create(**BY_LINK)
        old = ana.get(f"/api/tables/{table}/links")["join"]
        eve.enter(old, "Eve")
        own = eve.get(f"/api/tables/{table}/links")["seats"]["1"]
        free = f"/api/tables/{table}/seats/1/free"
        assert eve.post(free, {}, 403)["sentence"]["message"] == "problem-free-host"
        with eve.sit(table) as page:
            page.hello().play("side 1")
            ana.post(free, {})
            closing = page.until("closing")
            assert (closing["reason"], closing["sentence"]["message"]) == ("revoked", "closing-revoked")
        eve.get(f"/api/tables/{table}", 403)
        for secret in (old, own):
            assert eve.post("/api/enter", {"secret": secret}, 404)["code"] == "no_such_link"
        assert rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")["seat"] == 1
        with rui.sit(table) as page:
            assert page.hello().scene["legal"], "the window is for the new person to choose"
            assert page.table["seats"][1]["name"] == "Rui"
            page.play("side 2")
        assert ana.post("/api/tables/" + table + "/seats/0/free", {}, 409)["code"] == "no_such_seat"
        with ana.sit(table) as page:
            page.hello().play("side 1")
        assert ana.post(free, {}, 409)["code"] == "begun"


def test_whoever_gives_out_their_own_link_anew_plays_alone_again(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui, server.guest() as eve:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        eve.enter(rui.get(f"/api/tables/{table}/links")["seats"]["1"])
        with eve.sit(table) as page:
            page.hello()
            rui.post(f"/api/tables/{table}/reissue", {"link": "s1"})
            assert page.until("closing")["reason"] == "revoked"
        eve.get(f"/api/tables/{table}", 403)
        rui.get(f"/api/tables/{table}")


def test_a_new_link_to_watch_sends_away_those_who_came_by_the_old_one(serve: Serve) -> None:
    first = serve()
    with first.guest() as ana, first.guest() as eve:
        table = ana.create(**BY_LINK)
        eve.enter(ana.get(f"/api/tables/{table}/links")["watch"])
        with eve.sit(table) as page:
            page.hello()
            ana.post(f"/api/tables/{table}/reissue", {"link": "watch"})
            assert page.until("closing")["reason"] == "revoked"
        cookie = eve.http.cookies["vitral_guest"]
        ana.get(f"/api/tables/{table}")
    first.stop()
    with serve().guest() as eve:
        eve.http.cookies.set("vitral_guest", cookie)
        eve.get(f"/api/tables/{table}", 403)
