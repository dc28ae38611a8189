"""The attacks: each asks as much as it can of a server, from one address, until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from vitral import Game

_LOCAL: Final = "127.0.0.2"
_HEAD: Final = "Host: localhost\r\n"
Attack = Callable[["Target"], Awaitable[None]]
ATTACKS: Final[dict[str, Attack]] = {}


@dataclass
class Target:
    """The server, and a table and guest of the attacker's."""

    port: int
    table: str = ""
    cookie: str = ""
    sent: int = 0
    """How many requests, connections or messages were sent."""

    def prepare(self) -> None:
        """Set a table up, as soon as the server has forgotten the attack before."""
        opened = http.client.HTTPConnection("127.0.0.1", self.port, 30, (_LOCAL, 0))
        seats = {"seats": [{"kind": "here"}], "options": {"mode": "solo"}}
        while not self.table:
            opened.request("POST", "/api/tables", json.dumps(seats), {"Host": "localhost"})
            answer = opened.getresponse()
            self.table = json.loads(answer.read()).get("table", "")
            if answer.status == 429:
                time.sleep(1.0)
        self.cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0].partition("=")[2]
        opened.close()

    def seat_link(self) -> str:
        """The secret of the link to the seat at the attacker's table."""
        opened = http.client.HTTPConnection("127.0.0.1", self.port, 30, (_LOCAL, 0))
        headers = {"Host": "localhost", "Cookie": f"vitral_guest={self.cookie}"}
        opened.request("GET", f"/api/tables/{self.table}/links", headers=headers)
        links = json.loads(opened.getresponse().read())
        opened.close()
        return str(links["seats"]["0"])

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(_LOCAL, 0), limit=2**20)

    async def socket(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket at the attacker's table."""
        reader, writer = await self.open()
        writer.write(
            f"GET /api/tables/{self.table}/socket HTTP/1.1\r\n{_HEAD}Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: vitral_guest={self.cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def attack(what: Attack) -> Attack:
    ATTACKS[what.__name__] = what
    return what


async def many(amount: int, one: Callable[[], Awaitable[None]]) -> None:
    """So many at once, each again and again."""

    async def again() -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                await one()
            await asyncio.sleep(0.001)

    async with asyncio.TaskGroup() as group:
        for _ in range(amount):
            group.create_task(again())


async def post(target: Target, path: str, body: bytes, connections: int) -> None:
    """Send the same again and again."""
    head = f"POST {path} HTTP/1.1\r\n{_HEAD}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()

    async def one() -> None:
        reader, writer = await target.open()
        target.sent += 1
        try:
            writer.write(head + body)
            while await reader.read(65_536):
                pass
        finally:
            writer.close()

    await many(connections, one)


# -- files ---------------------------------------------------------------------------------------------------------


@attack
async def refused_records(target: Target) -> None:
    """Records of 2 MB that are none."""
    await post(target, "/api/frames", b'{"format": "' + b"x" * 1_990_000 + b'"}', 16)


@attack
async def own_cards(target: Target) -> None:
    """Records with many cards of their own, never the same twice."""

    async def one() -> None:
        target.sent += 1
        mark = os.urandom(4).hex()
        ids = (f"own_{mark}_{number}" for number in range(6000))
        pairs = 'pairs = { pairing = "mirror", trait = "value" }'
        cards = [f'[[public]]\nid = "{one}"\nname = "Own"\npoints = 3\n{pairs}\ncertainty = "several"\n' for one in ids]
        record = {
            "format": "vitral-game/2",
            "options": {"players": 2},
            "cards": {"name": "base+own.toml", "texts": ['format = "vitral-cards/1"\n' + "\n".join(cards)]},
            "log": [],
        }
        body = json.dumps(record).encode()
        reader, writer = await target.open()
        head = f"POST /api/frames HTTP/1.1\r\n{_HEAD}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        try:
            writer.write(head.encode() + body)
            while await reader.read(65_536):
                pass
        finally:
            writer.close()

    await many(8, one)


@attack
async def checks(target: Target) -> None:
    """As many windows to check as fit into 64 kB."""
    full = ["R1 Y2 G3 B4 P5", "Y1 G2 B3 P4 R5", "G1 B2 P3 R4 Y5", "B1 P2 R3 Y4 G5"]
    window = {"name": "a", "pattern": "kaleidoscopic_dream", "dice": full}
    windows = [dict(window, name=f"n{number}") for number in range(400)]
    body = json.dumps({"windows": windows}).encode()
    assert len(body) < 65_536, len(body)
    await post(target, "/api/check", body, 16)


@attack
async def replays(target: Target) -> None:
    """An ordinary record, looked at again and again."""
    game = Game.new(players=4, seed=bytes(32))
    while not game.over:
        game.play(game.legal_actions()[0])
    await post(target, "/api/frames", game.record().to_json().encode(), 16)


# -- requests ------------------------------------------------------------------------------------------------------


@attack
async def page_files(target: Target) -> None:
    """The page again and again, over connections that stay open."""

    async def one() -> None:
        reader, writer = await target.open()
        try:
            while True:
                target.sent += 1
                writer.write(f"GET / HTTP/1.1\r\n{_HEAD}\r\n".encode())
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
                await reader.readexactly(length)
        finally:
            writer.close()

    await many(64, one)


@attack
async def pipelined(target: Target) -> None:
    """A thousand requests sent ahead over each connection."""

    async def one() -> None:
        reader, writer = await target.open()
        try:
            writer.write(f"GET /api/options HTTP/1.1\r\n{_HEAD}\r\n".encode() * 1000)
            target.sent += 1000
            while await reader.read(65_536):
                pass
        finally:
            writer.close()

    await many(32, one)


@attack
async def pieces(target: Target) -> None:
    """Bodies in tens of thousands of pieces of a byte each."""
    head = f"POST /api/check HTTP/1.1\r\n{_HEAD}Transfer-Encoding: chunked\r\n\r\n".encode()

    async def one() -> None:
        reader, writer = await target.open()
        try:
            target.sent += 1
            writer.write(head + b"1\r\n \r\n" * 40_000)
            while await reader.read(65_536):
                pass
        finally:
            writer.close()

    await many(32, one)


@attack
async def unread(target: Target) -> None:
    """Asks for much, and reads nothing of it."""

    async def one() -> None:
        _, writer = await target.open()
        try:
            target.sent += 100
            writer.write(f"GET /api/cards/en HTTP/1.1\r\n{_HEAD}\r\n".encode() * 100)
            await asyncio.sleep(60)
        finally:
            writer.close()

    await many(300, one)


# -- rows in the store ---------------------------------------------------------------------------------------------


@attack
async def open_tables(target: Target) -> None:
    """Tables for everybody, each by a guest of its own."""
    seats = [{"kind": "here"}, {"kind": "link"}]
    await post(target, "/api/tables", json.dumps({"seats": seats, "public": True}).encode(), 8)


@attack
async def seat_links(target: Target) -> None:
    """The link of a seat, opened in ever new browsers."""
    secret = await asyncio.to_thread(target.seat_link)
    await post(target, "/api/enter", json.dumps({"secret": secret}).encode(), 8)


@attack
async def tables_of_bots(target: Target) -> None:
    """Tables that play by themselves."""
    seats = [{"kind": "bot", "bot": "random"}] * 2
    await post(target, "/api/tables", json.dumps({"seats": seats}).encode(), 8)


@attack
async def new_guests(target: Target) -> None:
    """Settings of guests who never play."""
    await post(target, "/api/you/notifications", b'{"quiet": null, "language": "pt"}', 8)


# -- connections ---------------------------------------------------------------------------------------------------


@attack
async def half_sent(target: Target) -> None:
    """Heads and bodies that never end."""
    heads = [
        b"GET /api/me HTTP/1.1\r\nHost: loc",
        b"POST /api/frames HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n{",
    ]

    async def one() -> None:
        reader, writer = await target.open()
        try:
            target.sent += 1
            writer.write(heads[target.sent % 2])
            while await reader.read(65_536):
                pass
        finally:
            writer.close()

    await many(600, one)


@attack
async def silent(target: Target) -> None:
    """Connections that say nothing."""

    async def one() -> None:
        reader, writer = await target.open()
        try:
            target.sent += 1
            while await reader.read(65_536):
                pass
        finally:
            writer.close()

    await many(1500, one)


@attack
async def handshakes(target: Target) -> None:
    """WebSockets opened and left again."""

    async def one() -> None:
        target.sent += 1
        _, writer = await target.socket()
        writer.close()

    await many(64, one)


# -- messages ------------------------------------------------------------------------------------------------------


def frame(kind: int, content: bytes) -> bytes:
    """A frame of a WebSocket, with a mask of zeros."""
    return bytes((0x80 | kind, 0x80 | len(content))) + bytes(4) + content


async def _flood(target: Target, frames: bytes, amount: int) -> None:
    async def one() -> None:
        reader, writer = await target.socket()
        try:
            while True:
                target.sent += amount
                writer.write(frames)
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        if not await reader.read(2**20):
                            return
        finally:
            writer.close()

    await many(16, one)


@attack
async def tiny_messages(target: Target) -> None:
    """Messages without content."""
    await _flood(target, frame(1, b"") * 5000, 5000)


@attack
async def unreadable_messages(target: Target) -> None:
    """Messages that are no JSON."""
    await _flood(target, frame(1, b"{" * 60) * 1000, 1000)


@attack
async def pings(target: Target) -> None:
    """Pings, which every WebSocket has to answer."""
    await _flood(target, frame(9, b"") * 5000, 5000)


@attack
async def endless_pieces(target: Target) -> None:
    """A message in pieces, without an end."""
    await _flood(target, bytes((0x01, 0x80, 0, 0, 0, 0)) + bytes((0x00, 0x80, 0, 0, 0, 0)) * 5000, 5000)


@attack
async def take_and_undo(target: Target) -> None:
    """A die taken and put back for ever."""

    async def one() -> None:
        reader, writer = await target.socket()
        try:
            ply = number = 0
            scene = None
            while True:
                first, length = await reader.readexactly(2)
                size = int.from_bytes(await reader.readexactly(2)) if length == 126 else length
                size = int.from_bytes(await reader.readexactly(8)) if length == 127 else size
                content = await reader.readexactly(size)
                if first & 15 != 1:
                    continue
                message = json.loads(content)
                scene = {**message.get("scene", scene or {}), **message.get("change", {})} or None
                if message["type"] in ("done", "seated") or scene is None:
                    continue
                ply, number = scene["ply"], number + 1
                target.sent += 1
                said = {"type": "undo", "seat": 0, "ply": ply, "ref": f"{id(reader)}{number}"}
                if not scene["can_undo"]:
                    said |= {"type": "act", "action": scene["legal"][0]["action"]}
                text = json.dumps(said).encode()
                writer.write(bytes((0x81, 0xFE)) + len(text).to_bytes(2) + bytes(4) + text)
        finally:
            writer.close()

    await many(1, one)
