"""One address cannot take what is everybody's: connections, time, memory, the loop."""

from __future__ import annotations

import asyncio
import signal
import socket
import struct
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.conftest import Serve
from server.raw_connection import HOST, SOMEBODY_ELSE, asked, connected, everything, is_open, status
from server.server_thread import SOLO, Guest, Server
from support.waiting import wait_until
from vitral.game.dealer import SeededDealer
from vitral.server import metrics
from vitral.server.http.addresses import network_of
from vitral.server.http.routes import records
from vitral.server.limits import ConcurrencyLimit, TokenBucket
from vitral.server.protocol import NewSeat, NewTable
from vitral.server.settings import Settings
from vitral.server.store import StoredEvent
from vitral.server.tables.create import make_setup
from vitral.server.tables.events import ActionChosen, ChoiceUndone, Event, write_event
from vitral.server.tables.registry import TableRegistry

# -- what counts as one address ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.5", "203.0.113.5", True),
        ("203.0.113.5", "203.0.113.6", False),
        ("2001:db8:1:2::5", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("::ffff:203.0.113.5", "203.0.113.5", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("no address", "no address", True),
    ],
)
def test_the_64_bit_network_of_an_ipv6_address_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_a_whole_network_of_ipv6_shares_one_limit(serve: Serve) -> None:
    server = serve(request_rate=(0.001, 5.0))
    with server.guest() as guest:
        answers = [
            guest.http.get("/api/bots", headers={"X-Forwarded-For": f"2001:db8::{number:x}"}).status_code
            for number in range(10)
        ]
    assert answers == [200] * 5 + [429] * 5


def test_what_is_reserved_has_to_be_waited_for() -> None:
    now = [0.0]
    bucket = TokenBucket(10.0, 2.0, lambda: now[0])
    assert [round(bucket.reserve(), 3) for _ in range(4)] == [0.0, 0.0, 0.1, 0.2]
    now[0] = 1.0
    assert bucket.reserve() == 0.0


def test_so_many_at_once() -> None:
    inside = ConcurrencyLimit(2, 3)
    assert [inside.acquire("a"), inside.acquire("a"), inside.acquire("a")] == [True, True, False]
    assert [inside.acquire("b"), inside.acquire("c", unlimited=True)] == [True, False]
    inside.release("a")
    assert inside.acquire("a")


# -- connections ---------------------------------------------------------------------------------------------------


def closed_without_an_answer(opened: socket.socket) -> bool:
    return everything(opened) == b""


def test_an_address_has_so_many_connections_and_others_have_theirs(serve: Serve) -> None:
    server = serve(connections_per_address=3)
    held = [connected(server) for _ in range(3)]
    for one in held:
        opened = one.__enter__()
        opened.sendall(b"GET /api/bots HTTP/1.1\r\n")
    with connected(server) as one_too_many:
        assert closed_without_an_answer(one_too_many)
    assert status(asked(server, "GET /api/bots HTTP/1.1", address=SOMEBODY_ELSE)) == 200
    held.pop().__exit__(None, None, None)
    answer = wait_until(lambda: asked(server, "GET /api/bots HTTP/1.1"))
    assert status(answer) == 200
    for one in held:
        one.__exit__(None, None, None)


def test_what_is_never_sent_is_not_waited_for(serve: Serve) -> None:
    server = serve(head_seconds=60, body_seconds=60)
    half_a_body = f"POST /api/score HTTP/1.1\r\n{HOST}Content-Length: 100\r\n\r\n{{"
    for half in ("", "GET /api/bots HTTP/1.1\r\nHost: local", half_a_body):
        with connected(server) as opened:
            opened.sendall(half.encode())
            has_read(server)
            server.clock.advance(59)
            assert is_open(opened), half
            server.clock.advance(1)
            assert closed_without_an_answer(opened), half


def test_a_handshake_with_a_body_is_refused_at_once(server: Server) -> None:
    with connected(server) as opened:
        head = f"GET /api/tables/x/socket HTTP/1.1\r\n{HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n"
        opened.sendall(f"{head}Content-Length: 9\r\n\r\n{{".encode())
        assert closed_without_an_answer(opened)


def has_read(server: Server) -> None:
    """Return when a server has read what was sent before: it reads in the order of coming."""
    assert status(asked(server, "GET /api/bots HTTP/1.1", address=SOMEBODY_ELSE)) == 200


def test_a_head_sent_letter_by_letter_is_not_waited_for_either(serve: Serve) -> None:
    server = serve(head_seconds=60)
    with connected(server) as opened:
        for letter in range(60):
            assert is_open(opened), letter
            opened.sendall(b"x")
            has_read(server)
            server.clock.advance(1)
        assert closed_without_an_answer(opened)


def test_whoever_does_not_read_is_left(serve: Serve, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "assets" / "large.bin").write_bytes(bytes(9_000_000))
    server = serve(page=page, stuck_seconds=60, head_seconds=1e9)
    left = metrics.TURNED_AWAY.of("slow")
    with connected(server) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.sendall(f"GET /assets/large.bin HTTP/1.1\r\n{HOST}\r\n".encode())
        assert opened.recv(12) == b"HTTP/1.1 200"
        server.clock.advance_until(lambda: metrics.TURNED_AWAY.of("slow") > left, 60)


# -- pace ----------------------------------------------------------------------------------------------------------


def test_whoever_asks_too_fast_waits_and_is_answered(serve: Serve) -> None:
    server = serve(paced_request_rate=(0.25, 1.1))  # one in four seconds
    held = metrics.HELD_BACK.of("requests")
    with connected(server) as opened:
        opened.sendall(f"GET /api/bots HTTP/1.1\r\n{HOST}\r\n".encode() * 7)
        opened.sendall(f"GET /api/bots HTTP/1.1\r\n{HOST}Connection: close\r\n\r\n".encode())
        answers = bytearray()

        def answered() -> int:
            while not is_open(opened) and (part := opened.recv(65_536)):
                answers.extend(part)
            return answers.count(b"HTTP/1.1 200")

        for number in range(1, 8):
            wait_until(lambda number=number: metrics.HELD_BACK.of("requests") == held + number)  # type: ignore[misc]
            assert answered() == number, "the others wait for their turn"
            server.clock.advance(4.2)
        wait_until(lambda: answered() == 8)
    assert status(asked(server, "GET /api/bots HTTP/1.1", address=SOMEBODY_ELSE)) == 200


def test_a_body_in_pieces_is_refused_before_it_is_read(serve: Serve) -> None:
    server = serve()
    with connected(server) as opened:
        opened.sendall(f"POST /api/check HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\n\r\n".encode())
        opened.sendall(b"1\r\n \r\n" * 20)
        answer = everything(opened)
    assert status(answer) == 411
    assert b"content-security-policy" in answer.lower()


def test_records_are_sent_a_few_at_a_time(serve: Serve) -> None:
    server = serve(upload_rate=(0.001, 3.0))
    answers = [status(asked(server, "POST /api/frames HTTP/1.1", b"{}")) for _ in range(5)]
    assert answers == [422, 422, 422, 429, 429]
    assert status(asked(server, "POST /api/frames HTTP/1.1", b"{}", address=SOMEBODY_ELSE)) == 422


def test_a_body_that_says_it_is_too_long_is_not_read(server: Server) -> None:
    with connected(server) as opened:
        opened.sendall(f"POST /api/frames HTTP/1.1\r\n{HOST}Content-Length: 99999999\r\n\r\n".encode())
        assert status(everything(opened)) == 413


def test_long_answers_are_limited_by_address(serve: Serve) -> None:
    server = serve(long_answer_rate=(0.001, 2.0))
    answers = [status(asked(server, "POST /api/check HTTP/1.1", b"{}")) for _ in range(3)]
    assert answers == [422, 422, 429]
    assert status(asked(server, "POST /api/check HTTP/1.1", b"{}", address=SOMEBODY_ELSE)) == 422


def never_ready(_: bytes) -> bytes:
    """In a process: work without end."""
    signal.pause()
    return b""


def test_what_takes_too_long_to_work_out_is_given_up(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "check_answer", never_ready)
    server = serve(long_answer_seconds=0.0)
    answer = asked(server, "POST /api/check HTTP/1.1", b'{"windows": []}')
    assert status(answer) == 422
    assert b"too long" in answer


# -- WebSockets ----------------------------------------------------------------------------------------------------


def test_handshakes_are_limited_by_address(serve: Serve) -> None:
    server = serve(handshake_rate=(0.001, 2.0))
    with server.guest() as guest:
        table = guest.create(**SOLO)
        for _ in range(2):
            with guest.sit(table) as session:
                session.hello()
        with pytest.raises(InvalidStatus, match="403"), guest.sit(table):
            pass
        with guest.sit(table, **{"X-Forwarded-For": "203.0.113.9"}) as session:
            session.hello()


def raw_socket(guest: Guest, table: str, opened: socket.socket) -> None:
    """Shake hands, and read the greeting."""
    cookie = guest.http.cookies["vitral_guest"]
    opened.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\n{HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: vitral_guest={cookie}\r\n\r\n".encode()
    )
    greeting = b""
    while b'"hello"' not in greeting:
        greeting += opened.recv(65_536)


@pytest.mark.parametrize("kind", [1, 9], ids=["empty messages", "pings"])
def test_a_flood_of_tiny_frames_is_read_slowly(serve: Serve, kind: int) -> None:
    server = serve(paced_byte_rate=(10.0, 600.0))
    held = metrics.HELD_BACK.of("frames")
    with server.guest() as guest, connected(server) as opened:
        table = guest.create(**SOLO)
        raw_socket(guest, table, opened)
        opened.sendall(bytes((0x80 | kind, 0x80, 0, 0, 0, 0)) * 1000)
        wait_until(lambda: metrics.HELD_BACK.of("frames") > held)
        with guest.sit(table, **{"X-Forwarded-For": "203.0.113.9"}) as session:
            session.hello()
            assert session.ask(type="explain", seat=0, action="pass")["type"] == "explanation"
        answer, answers = (b'"refused"', b"\x8a\x00")[kind == 9], b""
        while answers.count(answer) < 50:
            answers += opened.recv(65_536)
        assert answers.count(answer) < 500, "the others are read later"
        with server.clock.passing(10):
            while answers.count(answer) < 1000:
                answers += opened.recv(65_536)


def test_a_message_has_so_many_pieces(server: Server) -> None:
    with server.guest() as guest, connected(server) as opened:
        raw_socket(guest, guest.create(**SOLO), opened)
        opened.sendall(bytes((0x01, 0x80, 0, 0, 0, 0)) + bytes((0x00, 0x80, 0, 0, 0, 0)) * 100)
        assert struct.pack("!H", 1009) in everything(opened)


def test_messages_are_limited_by_address(serve: Serve) -> None:
    server = serve(address_message_rate=(0.001, 3.0))
    with server.guest() as guest, server.guest() as other:
        sessions = [(one, one.create(**SOLO)) for one in (guest, other)]
        codes = []
        for one, table in sessions:
            with one.sit(table) as session:
                session.hello()
                codes += [session.ask(type="explain", seat=0, action="pass").get("code", "") for _ in range(2)]
    assert codes == ["", "", "", "too_many"]


# -- long tables ---------------------------------------------------------------------------------------------------


def test_taking_and_undoing_a_die_ends(server: Server) -> None:
    with server.guest() as guest, guest.sit(guest.create(**SOLO)) as session:
        session.hello().wait_for_turn()
        undone = 0
        while session.scene["can_undo"] or not undone:
            if not session.scene["can_undo"]:
                session.play(next(one["action"] for one in session.scene["legal"] if one["action"].startswith("take")))
            undone += 1
            answer = session.ask(type="undo", seat=0, ply=session.scene["ply"])
            assert answer["type"] == "done", answer
            session.until("update")
            session.play(
                next(choice["action"] for choice in session.scene["legal"] if choice["action"].startswith("take"))
            )
        assert undone == 300
        answer = session.ask(type="undo", seat=0, ply=session.scene["ply"])
        assert (answer["type"], answer["code"]) == ("refused", "undo_limit")
        assert answer["sentences"] == [{"message": "refused-undo_limit"}]


def test_choosing_another_window_ends(server: Server) -> None:
    with server.guest() as guest, guest.sit(guest.create(seats=[{"kind": "here"}, {"kind": "link"}])) as session:
        session.hello()
        codes = [session.act(f"side {1 + time % 2}").get("code", "done") for time in range(302)]
        assert codes == ["done"] * 301 + ["undo_limit"]
        assert session.scene["chosen_side"] == 0


def test_a_seat_changes_hands_so_often(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(seats=[{"kind": "here"}, {"kind": "link"}])
        bots = ["random", ""] * 50
        for bot in bots:
            guest.post(f"/api/tables/{table}/seats/1", {"bot": bot})
        assert guest.post(f"/api/tables/{table}/seats/1", {"bot": "random"}, 409)["code"] == "changed_enough"


def test_others_have_their_turn_while_a_long_table_is_read(tmp_path: Path) -> None:
    async def read() -> tuple[int, int]:
        registry = await TableRegistry.open(Settings(db=str(tmp_path / "tables.db")))
        setup = await make_setup(registry, NewTable([NewSeat("here")], {"mode": "solo"}))
        name = await registry.create(setup, "guest")
        live = await registry.find(name)
        assert live is not None
        side, _ = live.table.decide(ActionChosen(0, "side 1"), 0.0, SeededDealer(live.table.seed))
        legal = [action.text for action in live.table.narrated.game.legal_actions()]
        take = ActionChosen(0, next(text for text in legal if text.startswith("take")))
        happened: list[Event] = [side]
        for _ in range(2000):
            happened += [take, ChoiceUndone(0)]
        events = [write_event(event) for event in happened]
        stored = (StoredEvent(name, number, 0.0, body) for number, body in enumerate(events, 1))
        await asyncio.gather(*(registry.store.append(event) for event in stored))
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0)
                ticks += 1

        ticking = asyncio.create_task(tick())
        found = await registry.read(name)
        ticking.cancel()
        assert found is not None
        await registry.close()
        return found.number, ticks

    number, ticks = asyncio.run(read())
    assert number == 4001
    assert ticks >= 40
