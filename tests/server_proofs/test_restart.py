"""A server that is stopped: every page is told why, and the time it was down is nobody's time."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.served import TWO_HERE

MASTERS = {"seats": [{"kind": "here", "name": "Ana"}, *({"kind": "bot", "bot": "master"} for _ in range(3))]}


@contextmanager
def started(db: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`vitral serve` on that file, and its address."""
    command = [sys.executable, "-m", "vitral", "serve", "--port", "0", "--db", str(db), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
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
    async with httpx.AsyncClient(base_url=f"http://{host}", trust_env=False, timeout=30) as guest:
        made = [(await guest.post("/api/tables", json=MASTERS)).json()["table"] for _ in range(tables)]
        cookie = f"vitral_guest={guest.cookies['vitral_guest']}"
    opened = []
    for number in range(pages):
        url = f"ws://{host}/api/tables/{made[number % tables]}/socket"
        opened.append(await connect(url, additional_headers={"Cookie": cookie}, proxy=None, compression=None))
    reading = [Page(socket) for socket in opened]
    tasks = [asyncio.create_task(page.read_on()) for page in reading]
    await asyncio.sleep(1.0)  # bots think by now
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(asyncio.gather(*tasks), 30)
    return reading


def test_every_page_is_told_of_a_restart_before_it_is_cut_off(tmp_path: Path) -> None:
    with started(tmp_path / "tables.db") as (process, host):
        pages = asyncio.run(_stop_with_pages(process, host, tables=5, pages=20))
        assert [page.last["type"] for page in pages] == ["bye"] * len(pages)
        assert {page.last["why"] for page in pages} == {"restart"}
        assert {page.code for page in pages} == {1012}
        assert process.wait(20) in (0, -signal.SIGTERM)


def test_a_server_that_is_down_uses_up_nobodys_time(tmp_path: Path) -> None:
    db, seen = tmp_path / "tables.db", 0.0
    with httpx.Client(trust_env=False, timeout=30) as guest:

        def deadline() -> float:
            return float(guest.get(f"http://{host}/api/tables/{table}").json()["deadline"])

        with started(db) as (process, host):
            table = guest.post(f"http://{host}/api/tables", json={**TWO_HERE, "timer": 30}).json()["table"]
            seen = deadline()
            process.send_signal(signal.SIGTERM)
            process.wait(20)
        for way in (signal.SIGKILL, signal.SIGTERM):  # after it ended in good order, and after it did not
            went = time.time()
            time.sleep(2.0)
            with started(db) as (process, host):
                # That a server runs was last noted a moment before: more time is given back then, never less.
                assert seen + 2.0 <= deadline() <= seen + (time.time() - went) + 6.0
                seen = deadline()
                process.send_signal(way)
                process.wait(20)
