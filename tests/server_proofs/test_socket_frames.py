"""Broken frames and broken handshakes end their own connection with the proper code, and nothing else."""

from __future__ import annotations

import logging
import socket
import struct
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from server_proofs.live_app import live

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="


class Table:
    """A running server with one table, and who may look on there."""

    def __init__(self, address: str) -> None:
        self.address = address
        with httpx.Client(base_url=address, verify=False) as client:
            self.id = client.post("/api/tables", json={"seats": [{"kind": "here"}] * 2}).json()["table"]
            self.cookie = client.cookies["vitral_guest"]
        self.path = f"/api/tables/{self.id}/socket"

    def shake_hands(self, *lines: str, path: str = "", first: str = "") -> tuple[socket.socket, bytes]:
        """A connection that has asked for a WebSocket with these headers, and the answer."""
        where = urlsplit(self.address)
        opened = socket.create_connection((where.hostname, where.port), 20)
        head = [first or f"GET {path or self.path} HTTP/1.1", f"Host: {where.netloc}", *lines, "", ""]
        opened.sendall("\r\n".join(head).encode())
        return opened, opened.recv(65_536)

    def open(self) -> socket.socket:
        cookie = f"Cookie: vitral_guest={self.cookie}"
        opened, answer = self.shake_hands(*UPGRADE, KEY, "Sec-WebSocket-Version: 13", cookie)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return opened

    def still_works(self) -> None:
        address = self.address.replace("http", "ws") + self.path
        with connect(address, additional_headers={"Cookie": f"vitral_guest={self.cookie}"}) as page:
            assert msgspec.json.decode(page.recv())["type"] == "hello"
            page.send('{"type":"explain","ref":"still","seat":0,"action":"side 1"}')
            while "still" not in str(page.recv()):
                pass


UPGRADE = ("Upgrade: websocket", "Connection: Upgrade")


@pytest.fixture(scope="module")
def table() -> Iterator[Table]:
    with live() as address:
        yield Table(address)


@pytest.fixture(autouse=True)
def _unharmed(table: Table, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING):
        yield
        table.still_works()
    failures = [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert not failures, caplog.text


def frame(kind: int, content: bytes, *, final: bool = True, masked: bool = True, length: int | None = None) -> bytes:
    size = len(content) if length is None else length
    mask = 0x80 if masked else 0
    if size < 126:
        head = bytes((kind | 0x80 * final, mask | size))
    elif size < 65_536:
        head = bytes((kind | 0x80 * final, mask | 126)) + struct.pack("!H", size)
    else:
        head = bytes((kind | 0x80 * final, mask | 127)) + struct.pack("!Q", size)
    return head + bytes(4 * masked) + content


def close_code(opened: socket.socket) -> int | None:
    """The code the server closes with; None if it hangs up without one."""
    with opened, opened.makefile("rb") as stream:
        while head := stream.read(2):
            size = head[1]
            if size == 126:
                size = int.from_bytes(stream.read(2))
            elif size == 127:
                size = int.from_bytes(stream.read(8))
            content = stream.read(size)
            if head[0] & 15 == CLOSE:
                return int.from_bytes(content[:2]) if content else 1005
    return None


BROKEN = {
    "not UTF-8": (frame(TEXT, b'{"type":"\xff\xfe"}'), 1007),
    "too long": (frame(TEXT, b"x" * 4097), 1009),
    "too long to be true": (frame(TEXT, b"x" * 100, length=2**62), 1009),
    "too long in pieces": (frame(TEXT, b"x" * 3000, final=False) + frame(0, b"x" * 3000), 1009),
    "too long in bytes": (frame(BINARY, b"x" * 5000), 1009),
    "not masked": (frame(TEXT, b"{}", masked=False), 1002),
    "an unknown kind": (frame(11, b"{}"), 1002),
    "reserved bits": (bytes((0xF1, 0x82)) + bytes(4) + b"{}", 1002),
    "a piece of nothing": (frame(0, b"{}"), 1002),
    "a long ping": (frame(PING, b"x" * 200), 1002),
    "a close in pieces": (frame(CLOSE, b"\x03\xe8", final=False), 1002),
    "a close with a code that is none": (frame(CLOSE, b"\x00\x01"), 1002),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_frame_ends_its_connection(name: str, table: Table) -> None:
    sent, code = BROKEN[name]
    opened = table.open()
    opened.sendall(sent)
    assert close_code(opened) == code


def test_pieces_of_a_message_are_one_message(table: Table) -> None:
    opened = table.open()
    opened.sendall(frame(TEXT, b'{"type":"si', final=False) + frame(PING, b"!") + frame(0, b't","seat":1}'))
    received = b""
    while b'"type":"seated"' not in received:
        received += opened.recv(65_536)
    opened.close()


@pytest.mark.parametrize("sent", [b"", frame(TEXT, b"{", length=100), frame(PING, b"") * 500, frame(TEXT, b"{}") * 300])
def test_hanging_up_at_any_moment_harms_nobody(sent: bytes, table: Table) -> None:
    opened = table.open()
    opened.sendall(sent)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    opened.close()


HANDSHAKES = {
    "no key": (*UPGRADE, "Sec-WebSocket-Version: 13"),
    "no version": (*UPGRADE, KEY),
    "an old version": (*UPGRADE, KEY, "Sec-WebSocket-Version: 8"),
    "no upgrade": (KEY, "Sec-WebSocket-Version: 13"),
    "another site": (*UPGRADE, KEY, "Sec-WebSocket-Version: 13", "Origin: https://elsewhere.example"),
    "no origin at all": (*UPGRADE, KEY, "Sec-WebSocket-Version: 13", "Origin: null"),
}


@pytest.mark.parametrize("name", HANDSHAKES)
def test_a_broken_handshake_is_refused(name: str, table: Table) -> None:
    opened, answer = table.shake_hands(*HANDSHAKES[name], f"Cookie: vitral_guest={table.cookie}")
    opened.close()
    assert answer.startswith(b"HTTP/1.1 4"), answer


@pytest.mark.parametrize("path", ["/api/tables/nowhere/socket", "/api/tables/%00/socket", "/api/tables/x%2fy/socket"])
def test_a_table_that_is_not_there_is_told_so(path: str, table: Table) -> None:
    opened, answer = table.shake_hands(*UPGRADE, KEY, "Sec-WebSocket-Version: 13", path=path)
    if answer.startswith(b"HTTP/1.1 101"):
        assert b"\x11\x34" in answer or close_code(opened) == 4404
    else:
        assert answer.startswith(b"HTTP/1.1 4"), answer
    opened.close()


def test_a_stranger_is_not_let_in(table: Table) -> None:
    opened, answer = table.shake_hands(*UPGRADE, KEY, "Sec-WebSocket-Version: 13", "Cookie: vitral_guest=" + "z" * 43)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    assert b"\x11\x33" in answer or close_code(opened) == 4403
    opened.close()


FIRST_LINES = {
    "nothing": "",
    "control characters": "\x00\x01",
    "a word": "GET",
    "an unknown version": "GET / HTTP/9.9",
    "a long line": "A" * 70_000,
    "a path without an end": "GET /",
}


@pytest.mark.parametrize("name", FIRST_LINES)
def test_what_is_no_request_is_no_failure(name: str, table: Table) -> None:
    where = urlsplit(table.address)
    with socket.create_connection((where.hostname, where.port), 5) as opened:
        opened.sendall(f"{FIRST_LINES[name]}\r\n\r\n".encode())
        opened.shutdown(socket.SHUT_WR)
        answer = opened.recv(65_536)
        # A version that does not exist may be answered as if it did.
        assert not answer or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200")), answer
