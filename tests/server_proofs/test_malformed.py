"""Whatever is sent, over HTTP or a WebSocket, in a request or a file: no answer of 500, and nothing in the log."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import httpx
import pytest

from server_proofs import malformed
from server_proofs.app_client import LONG, PLENTY, UNLIMITED
from support.waiting import TIMEOUT, wait_until
from vitral.server.serving.server import VitralServer, listen
from vitral.server.settings import Settings

REQUESTS, MESSAGES, RECORDS, FILES = (9000, 6000, 3500, 3500) if LONG else (300, 200, 60, 60)
"""Together more than 20,000 in the long run."""
AT_ONCE = 8


class MalformedCase:
    """A server with a table in play and a finished one, and everything that it writes to its log."""

    def __init__(self, port: int, logged: list[str]) -> None:
        self.port, self.logged = port, logged
        with httpx.Client(base_url=f"http://localhost:{port}", trust_env=False, timeout=TIMEOUT) as http:
            self.tables = [
                http.post("/api/tables", json={"options": options, "seats": seats}).json()["table"]
                for options, seats in (
                    ({"mode": "solo"}, [{"kind": "here"}]),
                    ({}, [{"kind": "bot", "bot": "random"}] * 2),
                )
            ]
            self.cookie = http.cookies["vitral_guest"]
            wait_until(lambda: http.get(f"/api/tables/{self.tables[1]}/record").status_code != 409)

    async def answer(self, sent: bytes) -> bytes:
        """All that comes back; nothing if the connection is just closed."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            async with asyncio.timeout(TIMEOUT):
                writer.write(sent)
                return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def post(self, path: str, body: bytes) -> bytes:
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        return await self.answer(head.encode() + body)


@contextmanager
def logged() -> Iterator[list[str]]:
    lines: list[str] = []

    class RecordingHandler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler, root = RecordingHandler(logging.WARNING), logging.getLogger()
    root.addHandler(handler)
    try:
        yield lines
    finally:
        root.removeHandler(handler)


@pytest.fixture(scope="module")
def made() -> Iterator[MalformedCase]:
    listening = listen()
    seconds = {"head_seconds": 0.5, "body_seconds": 0.5}  # much of what is made up never ends
    settings = Settings(**{**UNLIMITED, **seconds, "paced_byte_rate": PLENTY, "uploads_at_once": (AT_ONCE, AT_ONCE)})
    serving = VitralServer(settings)
    thread = threading.Thread(target=serving.run, kwargs={"sockets": [listening]}, daemon=True)
    with logged() as lines:
        thread.start()
        wait_until(lambda: serving.started or not thread.is_alive())
        assert thread.is_alive()
        yield MalformedCase(listening.getsockname()[1], lines)
        serving.should_exit = True
        thread.join()


def message_of(answer: bytes) -> str:
    """The status of an answer, as a count is kept of it."""
    if not answer:
        return "closed"
    status = answer.split(b" ", 2)[1].decode("ascii")
    assert int(status) < 500, answer[:2000]
    if int(status) >= 200 and b"WebSocket" not in answer:  # a handshake that fails is answered in plain text
        assert b"content-security-policy" in answer.lower(), answer[:2000]
    return status


def fire(made: MalformedCase, amount: int, one: Callable[[Random], Awaitable[str]]) -> None:
    """So many, some at once, each made up from its number; nothing may be logged meanwhile."""
    found: Counter[str] = Counter()

    async def some(first: int) -> None:
        for number in range(first, amount, AT_ONCE):
            try:
                found[await one(Random(number))] += 1
            except Exception as error:
                raise AssertionError(f"made up from {number}") from error

    async def every() -> None:
        await asyncio.gather(*(some(first) for first in range(AT_ONCE)))

    made.logged.clear()
    asyncio.run(every())
    print(f"{amount}: {dict(found.most_common())}")
    assert found.total() == amount
    assert not made.logged, made.logged[:5]


def test_requests(made: MalformedCase) -> None:
    async def one(rng: Random) -> str:
        return message_of(await made.answer(malformed.request(rng, made.tables, made.cookie)))

    fire(made, REQUESTS, one)


def test_records(made: MalformedCase) -> None:
    async def one(rng: Random) -> str:
        query = rng.choice(("", "?seat=0", "?seat=none&from=3&to=9", f"?seat={rng.choice(malformed.PARTS)}"))
        return message_of(await made.post(f"/api/frames{query}", malformed.record(rng)))

    fire(made, RECORDS, one)


def test_files(made: MalformedCase) -> None:
    async def one(rng: Random) -> str:
        return message_of(await made.post(*malformed.situation(rng)))

    fire(made, FILES, one)


def test_messages(made: MalformedCase) -> None:
    async def some(number: int, first: int) -> None:
        sent = first
        while sent < MESSAGES:
            reader, writer = await asyncio.open_connection("127.0.0.1", made.port)
            writer.write(
                f"GET /api/tables/{made.tables[0]}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: vitral_guest={made.cookie}\r\n\r\n".encode()
            )
            message_of(await reader.readuntil(b"\r\n\r\n"))
            reading = asyncio.create_task(_read_all(reader))
            while sent < MESSAGES and not reading.done():
                writer.write(malformed.message(Random(sent)))
                sent += AT_ONCE
                counted[number] += 1
                with suppress(ConnectionError):
                    await writer.drain()
                await asyncio.sleep(0)  # an answer may have come
            writer.close()
            async with asyncio.timeout(TIMEOUT):
                await reading

    async def every() -> None:
        await asyncio.gather(*(some(number, number) for number in range(AT_ONCE)))

    counted: Counter[int] = Counter()
    made.logged.clear()
    asyncio.run(every())
    print(f"{counted.total()} messages")
    assert counted.total() == MESSAGES
    assert not made.logged, made.logged[:5]


async def _read_all(reader: asyncio.StreamReader) -> Any:
    try:
        while await reader.read(65_536):
            pass
    except ConnectionError:
        return
