"""Chat at a table: emotes and a nudge everywhere, written words among friends, none of it in the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import Serve
from server.server_thread import BY_LINK, SOLO, Guest, Server, Session

FRIENDS: dict[str, Any] = {**BY_LINK, "chat": True}


@contextmanager
def two(server: Server, new: dict[str, Any]) -> Iterator[tuple[Session, Session, str, Guest]]:
    """Ana and Rui at a table."""
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**new)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        with ana.sit(table) as first, rui.sit(table) as second:
            yield first.hello(), second.hello(), table, ana


def test_an_emote_reaches_everybody_and_is_no_part_of_the_game(server: Server) -> None:
    with two(server, BY_LINK) as (ana, rui, *_):
        ply = ana.scene["ply"]
        assert ana.ask(type="emote", seat=0, emote="nice")["type"] == "done"
        for page in (ana, rui):
            response = page.until("chat_message")
            assert (response["seat"], response["emote"], response["text"]) == (0, "nice", "")
        for page in (ana, rui):
            page.play("side 1")
        assert ana.scene["ply"] == ply
        assert not [entry for entry in ana.story if "nice" in json.dumps(entry)]


def test_only_those_of_a_seat_speak_for_it(server: Server) -> None:
    with two(server, FRIENDS) as (_, rui, table, guest), server.guest() as eva:
        eva.enter(guest.get(f"/api/tables/{table}/links")["watch"])
        with eva.sit(table) as third:
            third.hello()
            for page, seat in ((third, 0), (rui, 0)):
                for message in ({"type": "emote", "emote": "hello"}, {"type": "nudge"}, {"type": "chat", "text": "hi"}):
                    assert page.ask(seat=seat, **message)["code"] == "not_yours"


def test_whoever_keeps_the_table_waiting_is_nudged_once_a_turn(server: Server) -> None:
    with two(server, BY_LINK) as (ana, rui, *_):
        ana.play("side 1")
        assert ana.ask(type="nudge", seat=0)["type"] == "done"
        assert rui.until("chat_message")["nudged"] == [1]
        assert ana.ask(type="nudge", seat=0)["code"] == "already_nudged"
        rui.play("side 1")
        for page in (ana, rui):
            page.catch_up()
        waited, waiting = (0, rui) if ana.scene["seat"] == 0 else (1, ana)
        assert waiting.ask(type="nudge", seat=1 - waited)["type"] == "done"
        mover = ana if waited == 0 else rui
        assert mover.ask(type="nudge", seat=waited)["code"] == "nobody_to_nudge"


def test_nobody_is_nudged_where_only_one_plays(server: Server) -> None:
    with server.guest() as ana, ana.sit(ana.create(**SOLO)) as page:
        assert page.hello().ask(type="nudge", seat=0)["code"] == "nobody_to_nudge"


def test_words_are_for_tables_of_friends(server: Server) -> None:
    with two(server, BY_LINK) as (ana, *_):
        answer = ana.ask(type="chat", seat=0, text="hi")
        assert answer["code"] == "no_chat"
        assert answer["sentences"][0]["message"] == "refused-no_chat"


def test_messages_are_stored_for_those_who_come_back(serve: Serve) -> None:
    first = serve()
    with two(first, FRIENDS) as (ana, rui, table, guest):
        assert ana.until("chat_history")["messages"] == []
        ana.ask(type="chat", seat=0, text="hello there")
        rui.ask(type="chat", seat=1, text="hi Ana")
        cookie = guest.http.cookies["vitral_guest"]
    first.stop()
    with serve().guest() as again:
        again.http.cookies["vitral_guest"] = cookie
        with again.sit(table) as page:
            lines = page.hello().until("chat_history")["messages"]
            assert [(line["seat"], line["text"]) for line in lines] == [(0, "hello there"), (1, "hi Ana")]


HOSTILE = {
    "<script>alert(1)</script> **b**": "<script>alert(1)</script> **b**",
    "\u202eevil\u202c \u2066x\u2069": "evil x",
    "a\nb\t\tc\r\n  d": "a b c d",
    "nul\u0000\u0007bell\u001b[31m": "nulbell[31m",
    "👩\u200d🎨 🎲": "👩🎨 🎲",
    "שלום עולם": "שלום עולם",
}


@pytest.mark.parametrize(("text", "received"), HOSTILE.items())
def test_hostile_words_arrive_as_plain_characters(server: Server, text: str, received: str) -> None:
    with two(server, FRIENDS) as (ana, rui, *_):
        assert ana.ask(type="chat", seat=0, text=text)["type"] == "done"
        assert rui.until("chat_message")["text"] == received


@pytest.mark.parametrize(
    ("text", "code"),
    [("x" * 301, "too_long"), ("x" * 3900, "too_long"), ("", "empty_message"), (" \u202e\n", "empty_message")],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(server: Server, text: str, code: str) -> None:
    with two(server, FRIENDS) as (ana, *_):
        answer = ana.ask(type="chat", seat=0, text=text)
        assert (answer["code"], answer["sentences"][0]["message"]) == (code, f"refused-{code}")


def test_ten_thousand_characters_reach_nobody(server: Server) -> None:
    """The page and the terminal send no such thing; a program that does is sent away, and the others talk on."""
    with two(server, FRIENDS) as (ana, rui, *_):
        ana.send(type="chat", ref="long", seat=0, text="🎲" * 10_000)
        with pytest.raises(ConnectionClosed) as closed:
            ana.until("done", "refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        rui.send(type="chat", ref="next", seat=1, text="still here")
        assert rui.until("chat_message")["text"] == "still here"


def test_whoever_talks_too_much_waits(server: Server) -> None:
    with two(server, FRIENDS) as (ana, rui, *_):
        answers = [ana.ask(type="chat", seat=0, text=f"line {number}") for number in range(12)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert len(refused) >= 5
        assert {answer["code"] for answer in refused} == {"too_soon"}
        assert rui.ask(type="emote", seat=1, emote="wow")["type"] == "done"  # others are not held back


def test_nothing_said_is_in_records_events_or_exports(server: Server, tmp_path: Path) -> None:
    import sqlite3

    with two(server, FRIENDS) as (ana, rui, table, guest):
        ana.ask(type="chat", seat=0, text="xyzzy")
        while ana.scene["phase"] != "over":
            mover = next((page for page in (ana, rui) if page.scene["legal"]), None)
            if mover is None:
                ana.until("update")
                rui.catch_up()
                continue
            mover.step()
            for page in (ana, rui):
                page.catch_up()
        for path in ("record", "frames", "review"):
            assert "xyzzy" not in guest.http.get(f"/api/tables/{table}/{path}").text
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
        assert "xyzzy" not in str(store.execute("SELECT setup FROM tables").fetchall())
        assert "xyzzy" not in str(store.execute("SELECT body FROM events").fetchall())
        assert "xyzzy" in str(store.execute("SELECT body FROM talk").fetchall())
