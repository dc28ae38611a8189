"""A person who plays while the server is attacked: how long each of their moves takes to be acknowledged."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
from load_socket import LoadSocket

_PACE: Final = 0.04
_PATIENCE: Final = 10.0
_SOLO: Final = {"seats": [{"kind": "here"}], "options": {"mode": "solo"}}


class Person:
    """Plays solo games one after another, some twenty moves a second, from an address of their own."""

    def __init__(
        self, port: int, address: str = "127.0.0.3", host: str = "127.0.0.1", patience: float = _PATIENCE
    ) -> None:
        self._port, self._address, self._host = port, address, host
        self._patience = patience
        self._rng = Random(1)
        self._number = 0
        self.latencies: list[float] = []
        """Seconds from sending each move to its acknowledgement; one never answered counts as our patience."""
        self.lost = 0
        """Moves that were never answered, and connections that were lost."""

    async def play(self, seconds: float) -> None:
        """Play for so long."""
        end = perf_counter() + seconds
        await self._play_until(lambda: perf_counter() >= end)

    async def play_moves(self, amount: int) -> None:
        """Play until so many moves were answered or lost."""
        await self._play_until(lambda: len(self.latencies) >= amount)

    async def _play_until(self, done: Callable[[], bool]) -> None:
        while not done():
            table, cookie = await asyncio.to_thread(self._set_up)
            try:
                await self._game(table, cookie, done)
            except (TimeoutError, OSError):
                self.lost += 1
                self.latencies.append(self._patience)

    def _set_up(self) -> tuple[str, str]:
        opened = http.client.HTTPConnection(self._host, self._port, self._patience, (self._address, 0))
        opened.request("POST", "/api/tables", json.dumps(_SOLO), {"Host": "localhost"})
        answer = opened.getresponse()
        body = answer.read()
        assert answer.status == 201, body
        cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0].partition("=")[2]
        opened.close()
        return json.loads(body)["table"], cookie

    async def _game(self, table: str, cookie: str, done: Callable[[], bool]) -> None:
        received: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        socket = LoadSocket(
            f"/api/tables/{table}/socket",
            cookie,
            lambda text: received.put_nowait(msgspec.json.decode(text)),
            lambda _: received.put_nowait(None),
        )
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: socket, self._host, self._port, local_addr=(self._address, 0))
        try:
            scene = (await self._next(received, "hello"))["scene"]
            while scene["phase"] != "over" and not done():
                scene = await self._move(socket, received, scene)
                await asyncio.sleep(_PACE)
        finally:
            socket.close()

    async def _move(self, socket: LoadSocket, received: asyncio.Queue[Any], scene: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        action = self._rng.choice(scene["legal"])["action"]
        said = {"type": "act", "seat": 0, "ply": scene["ply"], "action": action, "ref": f"r{self._number}"}
        begun = perf_counter()
        socket.send(msgspec.json.encode(said))
        await self._next(received, "done")
        self.latencies.append(perf_counter() - begun)
        found: dict[str, Any] = {**scene, **(await self._next(received, "update"))["change"]}
        return found

    async def _next(self, received: asyncio.Queue[dict[str, Any] | None], kind: str) -> dict[str, Any]:
        async with asyncio.timeout(self._patience):
            while (message := await received.get()) is None or message["type"] != kind:
                if message is None:
                    raise OSError("the connection was lost")
        return message
