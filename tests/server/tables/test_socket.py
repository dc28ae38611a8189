"""A table over its WebSocket: who may see and do what, and how every refusal is sent."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import Serve
from server.server_thread import BOTS, BY_LINK, ME_AND_BOT, SOLO, TWO_HERE, Guest, Server, Session
from vitral.server.protocol import PROTOCOL

AUTOMA = {**SOLO, "options": {"mode": "automa", "rare_glass": True}}
SIX = {"seats": [{"kind": "here"}, *[{"kind": "bot"}] * 5], "options": {"dice_pools": True, "inspirations": True}}


def closed_with(page: Session) -> int:
    """The code a connection is closed with."""
    with pytest.raises(ConnectionClosed) as closed:
        page.until("nothing more")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


@pytest.mark.parametrize("new", [ME_AND_BOT, SOLO, AUTOMA, SIX], ids=["two", "solo", "automa", "six"])
def test_a_whole_game(server: Server, new: dict[str, Any]) -> None:
    with server.guest() as guest:
        table = guest.create(**new)
        with guest.sit(table) as page:
            hello = page.hello().got[0]
            assert (hello["protocol"], hello["seats"], hello["viewer"]) == (PROTOCOL, [0], 0)
            page.play_on()
            assert page.scene["ending"]["ranking"]
            assert len(page.scene["ending"]["private"]) == len(page.scene["windows"])
            story = page.story
            plies = [message["change"].get("ply", 0) for message in page.got if message["type"] == "update"]
            assert plies == sorted(plies)
        with guest.sit(table) as again:
            assert again.hello().story == story, "a page that comes back gets the same story"
            assert again.scene == page.scene


def test_a_bot_table_plays_itself(server: Server) -> None:
    with server.guest() as guest, server.guest() as eve:
        table = guest.create(**BOTS)
        eve.enter(guest.get(f"/api/tables/{table}/links")["watch"])
        with eve.sit(table) as page:
            assert page.hello().got[0]["viewer"] is None
            page.play_on()
            assert all(
                entry["by"] == "bot"
                for entry in page.story
                if entry["message"] in ("story-take", "story-place", "story-pass")
            )


def test_a_hot_seat_shows_nothing_until_somebody_sits_down(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**TWO_HERE)
        with guest.sit(table) as page:
            hello = page.hello().got[0]
            assert (hello["seats"], hello["viewer"]) == ([0, 1], None)
            assert (page.scene["dealt_sides"], page.scene["private"], page.scene["legal"]) == ([], [], [])
            for seat in (1, 0):
                page.look_from(seat)
                assert page.scene["viewer"] == seat
                assert len(page.scene["dealt_sides"]) == 4
                page.play("side 1")
            page.look_from(None)
            assert page.scene["private"] == []
            while page.scene["phase"] != "over":
                page.look_from(page.scene["seat"])
                page.step()
            page.send(type="sit", seat=5)
            assert page.until("refused")["code"] == "not_yours"


def test_two_guests_see_their_own_and_no_more(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        with ana.sit(table) as mine:
            mine.hello()
            assert [seat["claimed"] for seat in mine.table["seats"]] == [True, False]
            rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
            assert mine.until("table")["table"]["seats"][1]["name"] == "Rui"
            with rui.sit(table) as theirs:
                theirs.hello()
                assert mine.until("table")["table"]["seats"][1]["online"]
                assert mine.scene["dealt_sides"] != theirs.scene["dealt_sides"]
                assert theirs.act("side 2")["type"] == "done"
                seen = mine.until("update")
                assert seen["story"] == [{"message": "story-chosen", "seat": 1, "turn": -2}]
                assert seen["change"] == {"have_chosen": [False, True]}, "and nothing else"
                assert mine.scene["chosen_side"] == -1
                mine.play("side 3")
                theirs.until("update")
                moment = theirs.until("update")
                assert [entry["message"] for entry in moment["story"]] == [
                    *("story-chosen", "story-side", "story-side"),
                    *("story-deal-tools", "story-deal-public", "story-start", "story-roll"),
                ]
                assert theirs.scene["private"] != mine.scene["private"]
                here, there = (mine, theirs) if mine.scene["legal"] else (theirs, mine)
                assert there.scene["legal"] == []
                refused = there.act("pass")
                assert (refused["code"], refused["reasons"]) == ("not_your_turn", ["not_your_turn"])
                assert there.act("pass", seat=here.scene["viewer"])["code"] == "not_yours"
            assert mine.until("table")["table"]["seats"][1]["online"] is False


def with_turn(guest: Guest, page: Session) -> Session:
    page.hello().wait_for_turn()
    return page


def test_an_accepted_choice_may_be_sent_again(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            with_turn(guest, page)
            action, ply = page.scene["legal"][0]["action"], page.scene["ply"]
            first = page.act(action, ref="mine", ply=ply)
            again = page.act(action, ref="mine", ply=ply)
            assert first == again == {"type": "done", "ref": "mine", "ply": ply + 1}
            moments = [message for message in page.got if message["type"] == "update"]
            assert [message["change"].get("ply", 0) for message in moments].count(ply + 1) == 1
        with guest.sit(table) as later:
            later.hello()
            assert later.act(action, ref="mine", ply=ply) == first, "even over another connection"


def test_a_stale_choice_is_refused(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            with_turn(guest, page)
            ply = page.scene["ply"]
            refused = page.act("pass", ply=ply - 1)
            assert (refused["code"], refused["ply"]) == ("stale", ply)
            assert page.act("pass", ply=ply)["type"] == "done"


def test_an_illegal_choice_is_refused_with_all_reasons(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            with_turn(guest, page)
            take = next(
                choice for choice in page.scene["legal"] if choice["action"].startswith("take") and choice["spaces"]
            )
            page.play(take["action"])
            refused = page.act("place B3")
            assert (refused["type"], refused["code"]) == ("refused", "illegal")
            assert "not_on_edge" in refused["reasons"]
            because = page.ask(type="explain", seat=0, action="place B3")
            assert because["reasons"] == refused["reasons"]
            assert page.ask(type="explain", seat=0, action=f"place {take['spaces'][0]}")["reasons"] == []
            assert page.ask(type="explain", seat=1, action="pass")["code"] == "not_yours"


def test_undo_until_something_is_revealed(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            with_turn(guest, page)
            before, story = page.scene, page.story
            refused = page.ask(type="undo", seat=0, ply=page.scene["ply"])
            assert (refused["code"], refused["reasons"]) == ("illegal", ["nothing_to_undo"])
            take = next(
                choice for choice in before["legal"] if choice["action"].startswith("take") and choice["spaces"]
            )
            page.play(take["action"])
            page.play(f"place {take['spaces'][0]}")
            assert page.scene["can_undo"]
            for _ in range(2):
                assert page.ask(type="undo", seat=0, ply=page.scene["ply"])["type"] == "done"
                page.until("update")
            assert {**page.scene, "ply": 0} == {**before, "ply": 0}
            assert page.story == story, "no page is sent anything"
        with guest.sit(table) as again:
            assert again.hello().story == page.story


def test_after_the_end_nothing_may_be_done(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello().play_on()
            assert page.act("pass")["code"] == "over"
            assert page.ask(type="undo", seat=0, ply=page.scene["ply"])["code"] == "over"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "act", "ref": "x", "seat": 0, "ply": 0}',
        '{"type": "act", "ref": "x", "seat": 9, "ply": 0, "action": "pass"}',
        '{"type": "act", "ref": "x", "seat": 0, "ply": 0, "action": "pass", "more": 1}',
        '{"type": "act", "ref": "x", "seat": 0, "ply": 1e400, "action": "pass"}',
        '{"type": "act", "ref": "x", "seat": 0, "ply": 0, "action": "' + "x" * 61 + '"}',
        "[" * 4000,
    ],
)
def test_what_cannot_be_read_is_refused_and_nothing_more(server: Server, text: str) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            page.socket.send(text)
            refused = page.until("refused")
            assert refused["code"] == "unreadable"
            assert refused["ref"] == ("x" if '"ref"' in text and "1e400" not in text else "")
            page.socket.send(text.encode())
            assert page.until("refused")["code"] == "unreadable"
            page.send(type="ping")
            page.play("side 1")


def test_a_message_too_long_ends_the_connection(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            page.socket.send(json.dumps({"type": "ping", "x": "y" * 5000}))
            assert closed_with(page) == 1009


def test_too_many_messages_are_refused(serve: Serve) -> None:
    with serve(message_rate=(0.1, 3.0)).guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            answers = [page.ask(type="explain", seat=0, action="side 1")["type"] for _ in range(4)]
            assert answers == ["explanation", "explanation", "explanation", "refused"]
            assert page.got[-1]["code"] == "too_many"


def test_connections_that_are_not_let_in(serve: Serve) -> None:
    server = serve(sockets_per_guest=1)
    with server.guest() as guest, server.guest() as eve:
        table = guest.create(**SOLO)
        with eve.sit(table) as page:
            assert closed_with(page) == 4403
        with guest.sit("none") as page:
            assert closed_with(page) == 4404
        with guest.sit(table) as page:
            page.hello()
            with guest.sit(table) as second:
                assert closed_with(second) == 4429
        with pytest.raises(InvalidStatus), guest.sit(table, Origin="https://evil.example"):
            pass
        with guest.sit(table, Origin=server.url) as page:
            page.hello()


def test_the_last_good_bye(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            server.stop()
            assert page.until("closing")["reason"] == "restart"
            assert closed_with(page) == 1012
