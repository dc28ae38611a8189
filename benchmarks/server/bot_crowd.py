"""Measure how long bots take for their turns while one address has its bots think at sixty other tables.

python benchmarks/server/bot_crowd.py [TABLES]
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TABLES = 60
TURNS = 8
MASTERS = {"seats": [{"kind": "bot", "bot": "master"} for _ in range(6)]}


class Person:
    """A person at an address of this machine."""

    def __init__(self, host: str, address: str) -> None:
        self._host, self._address = host, address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self._http = httpx.AsyncClient(base_url=f"http://{host}", transport=transport, timeout=60)

    async def create(self, table: dict[str, Any]) -> str:
        answer = await self._http.post("/api/tables", json=table)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @asynccontextmanager
    async def sit(self, table: str) -> AsyncIterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        url = f"ws://{self._host}/api/tables/{table}/socket"
        where: dict[str, Any] = {"local_addr": (self._address, 0)}
        async with connect(url, additional_headers={"Cookie": cookie}, proxy=None, max_size=None, **where) as opened:
            yield opened

    async def close(self) -> None:
        await self._http.aclose()


async def play(person: Person, bot: str, turns: int) -> list[float]:
    """How long a bot took for its window, and for each of its turns, against somebody who always passes."""
    table = await person.create({"seats": [{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": bot}]})
    took: list[float] = []
    async with person.sit(table) as page:
        scene = json.loads(await page.recv())["scene"]
        while len(took) <= turns and scene["phase"] != "over":
            if scene["legal"]:
                actions = [choice["action"] for choice in scene["legal"]]
                action = "pass" if "pass" in actions else actions[0]
                ref = f"r{time.monotonic_ns()}"
                await page.send(
                    json.dumps({"type": "act", "ref": ref, "seat": 0, "ply": scene["ply"], "action": action})
                )
                began = time.monotonic()
            message = json.loads(await asyncio.wait_for(page.recv(), 120))
            moved = "scene" in message or "change" in message
            scene = {**scene, **message.get("scene", {}), **message.get("change", {})}
            if moved and scene["legal"]:
                took.append(time.monotonic() - began)
    return took


async def attacked(host: str, tables: int, turns: int) -> dict[str, list[float]]:
    """How long bots take elsewhere, each kind in turn, while one address has sixty tables of six masters."""
    eve, ana = Person(host, "127.0.0.7"), Person(host, "127.0.0.8")
    try:
        await play(ana, "master", 1)  # its process runs
        await play(ana, "glazier", 1)
        for _ in range(tables):
            await eve.create(MASTERS)
        await asyncio.sleep(3.0)
        return {bot: await play(ana, bot, turns) for bot in ("apprentice", "glazier", "master")}
    finally:
        await eve.close()
        await ana.close()


def measured(tables: int = TABLES, turns: int = TURNS) -> dict[str, list[float]]:
    with TemporaryDirectory() as folder:
        script = Path(__file__).with_name("load_server.py")  # which lets an address have so many tables of bots
        command = [sys.executable, str(script), str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                host = f"127.0.0.1:{int(process.stdout.readline())}"
                return asyncio.run(attacked(host, tables, turns))
            finally:
                process.terminate()


if __name__ == "__main__":
    for bot, took in measured(int(sys.argv[1]) if sys.argv[1:] else TABLES).items():
        print(f"{bot:12} mean {mean(took):.2f} s, longest {max(took):.2f} s, {len(took)} decisions")
