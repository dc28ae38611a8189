"""A server that is stopped: every page is sent the reason, and the time it was down counts for no turn."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.server_thread import TWO_HERE
from support.waiting import TIMEOUT, until

NOW, TIMER = 1_800_000_000.0, 3600
MASTERS = {"seats": [{"kind": "here", "name": "Ana"}, *({"kind": "bot", "bot": "master"} for _ in range(3))]}


CLOCK_STANDS = """
import sys
from vitral.server.serving.server import listen
from vitral.server.serving.server import VitralServer
from vitral.server.settings import Settings

listening, now = listen(), float(sys.argv[2])
said = f"http://127.0.0.1:{listening.getsockname()[1]}/"
VitralServer(Settings(db=sys.argv[1], clock=lambda: now), lambda: print(said, flush=True)).run(sockets=[listening])
"""
"""A server whose clock shows the same time for as long as it runs."""


@contextmanager
def started(*command: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().split("http://")[1].split("/")[0]
        finally:
            process.kill()


class Page:
    """A page that reads what it is sent, and knows how it ended."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.last: dict[str, Any] = {}
        self.code = 0

    async def read_on(self) -> None:
        try:
            async for message in self._socket:
                self.last = json.loads(message)
        except ConnectionClosed:
            pass
        self.code = self._socket.close_code or 0


async def _stop_with_pages(process: subprocess.Popen[str], host: str, tables: int, pages: int) -> list[Page]:
    async with httpx.AsyncClient(base_url=f"http://{host}", trust_env=False, timeout=TIMEOUT) as guest:
        made = [(await guest.post("/api/tables", json=MASTERS)).json()["table"] for _ in range(tables)]
        cookie = f"vitral_guest={guest.cookies['vitral_guest']}"

        async def bots_think() -> bool:
            return re.search(r"^vitral_bots_thinking [1-9]", (await guest.get("/metrics")).text, re.M) is not None

        await until(bots_think)
    opened = []
    for number in range(pages):
        url = f"ws://{host}/api/tables/{made[number % tables]}/socket"
        headers = {"Cookie": cookie}
        opened.append(await connect(url, additional_headers=headers, proxy=None, open_timeout=TIMEOUT))
    reading = [Page(socket) for socket in opened]
    tasks = [asyncio.create_task(page.read_on()) for page in reading]
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(asyncio.gather(*tasks), TIMEOUT)
    return reading


def test_every_page_is_told_of_a_restart_before_it_is_cut_off(tmp_path: Path) -> None:
    command = ("-m", "vitral", "serve", "--port", "0", "--db", str(tmp_path / "tables.db"), "--lang", "en")
    with started(*command) as (process, host):
        pages = asyncio.run(_stop_with_pages(process, host, tables=5, pages=20))
        assert [page.last["type"] for page in pages] == ["closing"] * len(pages)
        assert {page.last["reason"] for page in pages} == {"restart"}
        assert {page.code for page in pages} == {1012}
        assert process.wait(TIMEOUT) in (0, -signal.SIGTERM)


def test_a_server_that_is_down_uses_up_nobodys_time(tmp_path: Path) -> None:
    table = ""
    with httpx.Client(trust_env=False, timeout=TIMEOUT) as guest:
        # Started again after it ended in good order, and after it did not.
        for way, now in ((signal.SIGTERM, NOW), (signal.SIGKILL, NOW + 1000), (signal.SIGTERM, NOW + 5000)):
            with started("-c", CLOCK_STANDS, str(tmp_path / "tables.db"), str(now)) as (process, host):
                if not table:
                    new = {**TWO_HERE, "timer": TIMER}
                    table = guest.post(f"http://{host}/api/tables", json=new).json()["table"]
                assert guest.get(f"http://{host}/api/tables/{table}").json()["deadline"] == now + TIMER
                process.send_signal(way)
                process.wait(TIMEOUT)
