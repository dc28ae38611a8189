"""Many tables moving at once over real connections, and a list of everything the server has acknowledged."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from support.scenes import after
from support.waiting import TIMEOUT, until
from vitral.server.tables.events import ActionChosen, ChoiceUndone, read_event
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table

Acknowledged = tuple[int, str, str, int]
"""Seat, reference, action (nothing for an undo) and the ply it led to."""


class VitralServer(Protocol):
    """Where tables can be played: a port, how much was acknowledged, and whether it is over."""

    acknowledged: int
    over: bool

    @property
    def port(self) -> int: ...


@dataclass
class ServerRun:
    """One life of the server: where it listens, how much it has acknowledged, and whether it was killed."""

    port: int
    acknowledged: int = 0
    over: bool = False


@dataclass
class PlayedTable:
    """One table: two people on one device. It outlives the server's crashes."""

    id: str
    cookie: str
    acknowledged: list[Acknowledged] = field(default_factory=list)
    no_answer: tuple[str, dict[str, Any]] | None = None
    """The last choice, if its answer has not come: it may have been kept or not."""
    scenes: dict[int, Any] = field(default_factory=dict)
    over: bool = False
    number: int = 0
    answered_again: int = 0

    async def play(self, life: VitralServer, rng: Random) -> None:
        """Move until the server is gone or the game over; raises `AssertionError` if the table does not go on."""
        while not self.over and (socket := await connected(life, self.id, self.cookie)):
            async with socket:
                with suppress(WebSocketException, OSError):
                    hello = await receive(socket)
                    if hello["type"] == "closing":
                        continue
                    assert hello["type"] == "hello", hello
                    await self._play_on(socket, hello["scene"], life, rng)

    async def _play_on(self, socket: ClientConnection, scene: Any, life: VitralServer, rng: Random) -> None:
        if self.no_answer is not None:
            # Sending it again is harmless, whether it was kept or not.
            await self._choose(socket, None, *self.no_answer, again=True)
            scene = await self._look(socket, None)
        while scene["phase"] != "over" and not life.over:
            if scene["phase"] == "choosing":
                seat = next(seat for seat, chosen in enumerate(scene["have_chosen"]) if not chosen)
            else:
                seat = scene["seat"]
            scene = await self._look(socket, seat)
            back = scene["can_undo"] and rng.random() < 0.1
            action = "" if back else rng.choice(scene["legal"])["action"]
            self.number += 1
            asked = {"ref": f"r{self.number}", "seat": seat, "ply": scene["ply"]}
            scene = await self._choose(socket, scene, action, asked)
            life.acknowledged += 1
        self.over = scene["phase"] == "over"

    async def _look(self, socket: ClientConnection, seat: int | None) -> Any:
        await socket.send(msgspec.json.encode({"type": "sit", "seat": seat}).decode())
        while (message := await receive(socket))["type"] != "seated":
            if message["type"] == "refused":
                raise OSError("too much was asked at once")
        return message["scene"]

    async def _choose(
        self, socket: ClientConnection, scene: Any, action: str, asked: dict[str, Any], *, again: bool = False
    ) -> Any:
        """Choose, and the scene after it; nothing if it had been kept before."""
        self.no_answer = (action, asked)
        request = {"type": "act", "action": action, **asked} if action else {"type": "undo", **asked}
        await socket.send(msgspec.json.encode(request).decode())
        while (message := await receive(socket)).get("ref") != asked["ref"]:
            pass
        if message.get("code") in ("unavailable", "too_many"):
            raise OSError("it was not kept now")
        assert message["type"] == "done", (request, message)
        self.acknowledged.append((asked["seat"], asked["ref"], action, message["ply"]))
        self.no_answer = None
        if again:
            self.answered_again += 1
            return None
        while (message := await receive(socket))["type"] != "update":
            pass
        return after(scene, message)


async def connected(life: VitralServer, table: str, cookie: str) -> ClientConnection | None:
    """A connection to a table as soon as a server takes it; nothing once it is over."""
    found: list[ClientConnection] = []

    async def over_or_connected() -> bool:
        if life.over:
            return True
        url, headers = f"ws://127.0.0.1:{life.port}/api/tables/{table}/socket", {"Cookie": f"vitral_guest={cookie}"}
        with suppress(WebSocketException, OSError):
            found.append(
                await connect(
                    url,
                    additional_headers=headers,
                    ping_interval=None,
                    compression=None,
                    proxy=None,
                    open_timeout=TIMEOUT,
                )
            )
        return bool(found)

    await until(over_or_connected)
    return found[0] if found else None


async def receive(socket: ClientConnection) -> Any:
    """The next message."""
    async with asyncio.timeout(TIMEOUT):
        return msgspec.json.decode(await socket.recv())


async def set_up(life: VitralServer, options: dict[str, Any]) -> PlayedTable | None:
    """A new table; None if the server went away meanwhile."""
    body = {"options": options, "seats": [{"kind": "here"}] * options.get("players", 2)}
    made: list[PlayedTable] = []

    async def finished_or_created() -> bool:
        if life.over:
            return True
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(trust_env=False, timeout=TIMEOUT) as client:
                answer = await client.post(f"http://127.0.0.1:{life.port}/api/tables", json=body)
            if answer.status_code not in (429, 503):  # an address sets up only so many tables a minute
                assert answer.status_code == 201, answer.text
                made.append(PlayedTable(answer.json()["table"], answer.cookies["vitral_guest"]))
        return bool(made)

    await until(finished_or_created)
    return made[0] if made else None


async def check_database(url: str, tables: list[PlayedTable]) -> None:
    """Every acknowledged choice is in PostgreSQL, once and in order; beyond them at most the one without an answer."""
    reading = await asyncpg.connect(url)
    try:
        for moving in tables:
            setup = await reading.fetchrow("SELECT created, seed, setup FROM tables WHERE id = $1", moving.id)
            table = Table(moving.id, setup[0], bytes.fromhex(setup[1]), msgspec.json.decode(setup[2], type=Setup))
            rows = await reading.fetch("SELECT number, body FROM events WHERE table_id = $1 ORDER BY number", moving.id)
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), moving.id
            events = [read_event(row[1]) for row in rows]
            for event in events:
                table.apply(event, 0.0)
            for seat, ref, _, ply in moving.acknowledged:
                assert table.ply_of(seat, ref) == ply
            chosen = [(event.seat, event.ref) for event in events if isinstance(event, ActionChosen | ChoiceUndone)]
            assert len(chosen) == len(set(chosen)), "nothing happened twice"
            confirmed = [(seat, ref) for seat, ref, _, _ in moving.acknowledged]
            assert chosen[: len(confirmed)] == confirmed, moving.id
            asked = moving.no_answer[1] if moving.no_answer else {}
            assert [ref for _, ref in chosen[len(confirmed) :]] in ([], [asked.get("ref")]), moving.id
    finally:
        await reading.close()
