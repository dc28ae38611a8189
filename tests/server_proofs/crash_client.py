"""Many tables moving at once over real connections, and a list of everything the server has acknowledged."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from scenes import after

Acknowledged = tuple[int, str, str, int]
"""Seat, reference, action (nothing for an undo) and the ply it led to."""


class Serving(Protocol):
    """Where tables can be played: a port, how much was acknowledged, and whether it is over."""

    acknowledged: int
    over: bool

    @property
    def port(self) -> int: ...


@dataclass
class Life:
    """One life of the server: where it listens, how much it has acknowledged, and whether it was killed."""

    port: int
    acknowledged: int = 0
    over: bool = False


@dataclass
class Moving:
    """One table: two people on one device. It outlives the server's crashes."""

    id: str
    cookie: str
    acknowledged: list[Acknowledged] = field(default_factory=list)
    unanswered: tuple[str, dict[str, Any]] | None = None
    """The last choice, if its answer has not come: it may have been kept or not."""
    scenes: dict[int, Any] = field(default_factory=dict)
    over: bool = False
    number: int = 0
    answered_again: int = 0

    async def play(self, life: Serving, rng: Random) -> None:
        """Move until the server is gone or the game over; raises `AssertionError` if the table does not go on."""
        headers = {"Cookie": f"vitral_guest={self.cookie}"}
        while not (self.over or life.over):
            address = f"ws://127.0.0.1:{life.port}/api/tables/{self.id}/socket"
            try:
                async with connect(address, additional_headers=headers, ping_interval=None, compression=None) as socket:
                    hello = msgspec.json.decode(await socket.recv())
                    if hello["type"] == "bye":
                        continue
                    assert hello["type"] == "hello", hello
                    await self._play_on(socket, hello["scene"], life, rng)
            except (WebSocketException, OSError):
                await asyncio.sleep(0.01)

    async def _play_on(self, socket: ClientConnection, scene: Any, life: Serving, rng: Random) -> None:
        if self.unanswered is not None:
            # Sending it again is harmless, whether it was kept or not.
            await self._choose(socket, None, *self.unanswered, again=True)
            scene = await self._look(socket, None)
        while scene["phase"] != "over" and not life.over:
            if scene["phase"] == "choosing":
                seat = next(seat for seat, chosen in enumerate(scene["chosen"]) if not chosen)
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
        while (heard := msgspec.json.decode(await socket.recv()))["type"] != "seated":
            if heard["type"] == "refused":
                raise OSError("too much was asked at once")
        return heard["scene"]

    async def _choose(
        self, socket: ClientConnection, scene: Any, action: str, asked: dict[str, Any], *, again: bool = False
    ) -> Any:
        """Choose, and the scene after it; nothing if it had been kept before."""
        self.unanswered = (action, asked)
        said = {"type": "act", "action": action, **asked} if action else {"type": "undo", **asked}
        await socket.send(msgspec.json.encode(said).decode())
        while (heard := msgspec.json.decode(await socket.recv())).get("ref") != asked["ref"]:
            pass
        if heard.get("code") in ("unavailable", "too_many"):
            raise OSError("it was not kept now")
        assert heard["type"] == "done", (said, heard)
        self.acknowledged.append((asked["seat"], asked["ref"], action, heard["ply"]))
        self.unanswered = None
        if again:
            self.answered_again += 1
            return None
        while (heard := msgspec.json.decode(await socket.recv()))["type"] != "moment":
            pass
        return after(scene, heard)


async def set_up(life: Serving, options: dict[str, Any]) -> Moving | None:
    """A new table; None if the server went away meanwhile."""
    body = {"options": options, "seats": [{"kind": "here"}] * options.get("players", 2)}
    while not life.over:
        try:
            async with httpx.AsyncClient() as client:
                answer = await client.post(f"http://127.0.0.1:{life.port}/api/tables", json=body)
        except httpx.TransportError:
            await asyncio.sleep(0.01)
        else:
            if answer.status_code == 503:
                continue
            assert answer.status_code == 201, answer.text
            return Moving(answer.json()["table"], answer.cookies["vitral_guest"])
    return None
