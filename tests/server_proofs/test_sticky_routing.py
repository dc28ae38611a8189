"""Routing by table id at the proxy: `deploy/nginx.conf` before two servers that share a database."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from server.conftest import database, postgres
from server.redis_server import Redis, redis
from server.server_thread import TWO_HERE, Session
from server_proofs.nginx_front import NginxFront, missing
from support.waiting import TIMEOUT

__all__ = ["database", "postgres", "redis"]
pytestmark = pytest.mark.long


class TwoServers(NginxFront):
    """nginx before two servers; which of them has how many sockets, they say themselves."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        super().__init__(folder)
        self._database, self._bus = database, bus
        self.inner: dict[int, subprocess.Popen[str]] = {}

    def start(self) -> None:
        command = [sys.executable, "-m", "vitral", "serve", "--db", self._database, "--bus", self._bus, "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        self.inner[int(server.stdout.readline().partition("127.0.0.1:")[2].partition("/")[0])] = server

    def stop(self, port: int) -> None:
        server = self.inner.pop(port)
        server.terminate()
        server.communicate(timeout=TIMEOUT)

    def stop_all(self) -> None:
        for port in list(self.inner):
            self.stop(port)

    def configuration(self) -> Path:
        """As `NginxFront` has it, with both servers in the place of the one."""
        path = super().configuration()
        text = path.read_text("utf-8")
        named = "\n    ".join(f"server 127.0.0.1:{port};" for port in self.inner)
        text, count = re.subn(rf"server 127\.0\.0\.1:{self._inner};", named, text)
        assert count == 1
        path.write_text(text, "utf-8")
        return path

    def sockets(self) -> Counter[int]:
        """How many sockets each server has."""
        found: Counter[int] = Counter()
        for port in self.inner:
            text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
            found[port] = int(re.findall(r"^vitral_sockets (\d+)$", text, re.MULTILINE)[0])
        return found


@contextmanager
def two_servers(folder: Path, database: str, bus: str) -> Iterator[TwoServers]:
    one = TwoServers(folder, database, bus)
    one.make_certificate()
    with ExitStack() as stack:
        for _ in range(2):
            one.start()
        stack.callback(one.stop_all)
        stack.enter_context(one.nginx())
        one.wait_until_it_answers()
        yield one


def test_a_table_has_one_server_and_another_when_that_is_gone(tmp_path: Path, database: str, redis: Redis) -> None:
    if missing():
        pytest.skip(missing())
    with two_servers(tmp_path, database, redis.url) as cluster, cluster.client() as ana, ExitStack() as stack:

        def sit(table: str) -> Session:
            (name, value), *_ = ana.cookies.items()
            url = f"wss://localhost:{cluster.https}/api/tables/{table}/socket"
            headers, origin = {"Cookie": f"{name}={value}"}, Origin(cluster.url)
            opened = connect(url, ssl=cluster.tls, additional_headers=headers, origin=origin, proxy=None)
            return Session(stack.enter_context(opened)).hello()

        used: Counter[int] = Counter()
        tables = [ana.post("/api/tables", json=TWO_HERE).json()["table"] for _ in range(7)]
        for table in tables:
            before = cluster.sockets()
            pages = [sit(table) for _ in range(2)]
            more = cluster.sockets() - before
            assert sorted(more.values()) == [2], "all pages of a table are at one server"
            used += more
            pages[0].look_from(0)
            pages[0].play("side 1")
        assert len(used) == 2, "different tables are at different servers"
        gone = max(used)
        cluster.stop(gone)
        for table in tables:
            page = sit(table)
            page.look_from(1)
            page.play("side 1")
            assert page.scene["phase"] == "playing", "nothing depends on which server it is"
