"""The store fails again and again under moving tables: nothing acknowledged is lost, and no number is left out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.conftest import address, postgres
from server.outages import failing_disk, outage
from server.server_thread import Server
from support.waiting import TIMEOUT, until, wait_until
from vitral.server.admin import verify_tables
from vitral.server.settings import Settings
from vitral.server.store import visit_store
from vitral.server.tables.events import ActionChosen, read_event

__all__ = ["address", "failing_disk", "postgres"]
TABLES = 8
MUCH = (1e6, 1e6)


@dataclass
class PlayedTable:
    """Two people on one device, who send a choice again until it is answered."""

    id: str
    cookie: str
    acknowledged: list[str] = field(default_factory=list)
    refused: int = 0
    over: bool = False
    _unanswered: dict[str, Any] | None = None
    _number: int = 0
    _scene: Any = None

    async def play(self, host: str, rng: Random, stopped: asyncio.Event) -> None:
        while not stopped.is_set() and not self.over:
            async with await self._connected(host) as socket:
                with suppress(WebSocketException):
                    await self._play_on(socket, rng, stopped)

    async def _connected(self, host: str) -> ClientConnection:
        """A connection that was greeted, as soon as one can be had."""
        url, headers = f"ws://{host}/api/tables/{self.id}/socket", {"Cookie": f"vitral_guest={self.cookie}"}
        found: list[ClientConnection] = []

        async def greeted() -> bool:
            with suppress(WebSocketException, OSError):
                socket = await connect(
                    url, additional_headers=headers, ping_interval=None, proxy=None, open_timeout=TIMEOUT
                )
                with suppress(WebSocketException):
                    self._scene = await self._receive(socket, "hello")
                    found.append(socket)
                    return True
                await socket.close()
            return False

        await until(greeted)
        return found[0]

    async def _play_on(self, socket: Any, rng: Random, stopped: asyncio.Event) -> None:
        scene = self._scene
        while not stopped.is_set() and not self.over:
            asked = self._unanswered
            if asked is None:
                seat = scene["have_chosen"].index(False) if scene["phase"] == "choosing" else scene["seat"]
                scene = await self._sit(socket, seat)
                self._number += 1
                action = rng.choice(scene["legal"])["action"]
                asked = {"ref": f"r{self._number}", "seat": seat, "ply": scene["ply"], "action": action}
                self._unanswered = asked
            await socket.send(msgspec.json.encode({"type": "act", **asked}).decode())
            answer = await self._answer(socket, asked["ref"])
            self._unanswered = None
            if answer["type"] == "done":
                self.acknowledged.append(asked["ref"])
            else:
                assert answer["code"] in ("unavailable", "stale"), answer
                self.refused += 1
            scene = await self._sit(socket, None)
            self.over = scene["phase"] == "over"

    async def _sit(self, socket: Any, seat: int | None) -> Any:
        await socket.send(msgspec.json.encode({"type": "sit", "seat": seat}).decode())
        return await self._receive(socket, "seated")

    async def _receive(self, socket: Any, kind: str) -> Any:
        while (message := msgspec.json.decode(await asyncio.wait_for(socket.recv(), TIMEOUT)))["type"] != kind:
            pass
        return message["scene"]

    async def _answer(self, socket: Any, ref: str) -> Any:
        while (message := msgspec.json.decode(await asyncio.wait_for(socket.recv(), TIMEOUT))).get("ref") != ref:
            pass
        return message


def moved(server: Server, rng: Random, times: int, fail: Callable[[Callable[[], bool]], None]) -> list[PlayedTable]:
    """Tables that moved while the store failed that many times, and some moves were made between any two.

    Each outage lasts until some moves were refused.
    """

    async def run() -> list[PlayedTable]:
        tables = []
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=TIMEOUT) as http:
            for _ in range(TABLES):
                http.cookies.clear()
                answer = await http.post("/api/tables", json={"seats": [{"kind": "here"}, {"kind": "here"}]})
                tables.append(PlayedTable(answer.json()["table"], answer.cookies["vitral_guest"]))
        stopped = asyncio.Event()
        playing = [asyncio.create_task(table.play(server.host, Random(rng.random()), stopped)) for table in tables]
        for _ in range(times):
            await _more(tables, rng.randrange(1, 20))
            refused, enough = [one.refused for one in tables], rng.randrange(1, 4)
            await asyncio.to_thread(fail, partial(_refused, tables, refused, enough))
        await _more(tables, 10)  # the last word is the store's, in order again
        stopped.set()
        await asyncio.gather(*playing)
        return tables

    return asyncio.run(run())


async def _more(tables: list[PlayedTable], moves: int) -> None:
    """Wait until so many more moves are acknowledged, one at every table among them, or all games are over."""
    before = [len(table.acknowledged) for table in tables]
    for one, had in zip(tables, before, strict=True):
        await until(partial(_moved, [one], had), "a table goes on")
    while not _moved(tables, sum(before) + moves - 1):
        await until(partial(_moved, tables, sum(len(one.acknowledged) for one in tables)), "another move")


def _moved(tables: list[PlayedTable], before: int) -> bool:
    return sum(len(one.acknowledged) for one in tables) > before or all(table.over for table in tables)


def _refused(tables: list[PlayedTable], before: list[int], enough: int) -> bool:
    """Whether so many tables that moved had a move refused since, or all of them had."""
    since = [one.over or one.refused > had for one, had in zip(tables, before, strict=True)]
    return sum(table.refused for table in tables) - sum(before) >= enough or all(since)


def check(db: str, tables: list[PlayedTable]) -> None:
    async def read() -> None:
        store = await visit_store(db)
        try:
            assert [one async for one in verify_tables(store) if one.fault] == []
            for table in tables:
                events = [read_event(event.body) for event in await store.events(table.id)]
                stored = [event.ref for event in events if isinstance(event, ActionChosen)]
                # One that was refused may have been kept all the same: only the database knew.
                assert [ref for ref in stored if ref in set(table.acknowledged)] == table.acknowledged
                assert len(stored) == len(set(stored))
        finally:
            await store.close()

    asyncio.run(read())


def attack(db: str, times: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """How many moves were acknowledged, and how many refused."""
    names = ("message", "guest_message", "address_message", "paced_byte", "handshake", "request", "new_table")
    limits = {f"{name}_rate": MUCH for name in names}
    server = Server(Settings(db=db, store_timeout=TIMEOUT, sweep_interval=0.1, **limits))  # type: ignore[arg-type]

    def fail(until_then: Callable[[], bool]) -> None:
        with outage(db, monkeypatch):
            wait_until(until_then)

    try:
        tables = moved(server, Random(13), times, fail)
    finally:
        server.stop()
    check(db, tables)
    return sum(len(table.acknowledged) for table in tables), sum(one.refused for one in tables)


def test_outages_under_moves_lose_nothing(address: str, failing_disk: None, monkeypatch: pytest.MonkeyPatch) -> None:
    stored, refused = attack(address, 5, monkeypatch)
    assert stored > 20
    assert refused >= 5


@pytest.mark.long
def test_many_outages_under_moves_lose_nothing(
    address: str, failing_disk: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, refused = attack(address, 60, monkeypatch)
    print(f"60 outages, {stored} acknowledged, {refused} refused")
    assert stored > 300
    assert refused > 30
