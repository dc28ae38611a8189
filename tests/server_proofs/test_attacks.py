"""Attacks from one address, while somebody plays from another (`benchmarks/server/attacks.py`)."""

from __future__ import annotations

import asyncio
import http.client
import json
import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import attacks
import pytest
from attack_kinds import ATTACKS
from attack_person import Person
from attacks import Attacked, attacked, latency_of
from load_processes import resident
from load_socket import LoadSocket

from support.waiting import TIMEOUT, until

SAMPLE = ("refused_records", "checks", "half_sent", "silent", "handshakes", "tiny_messages")
MEMORY_MB = 300.0
LOOP_MS = 50.0
"""How long the server's loop may be busy at a stretch, in time of the processor: what else runs does not count."""
MOVES = 8
SOCKETS = 2000
SOCKETS_OF_A_GUEST = 20
GUESTS_OF_AN_ADDRESS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    folder = tmp_path_factory.mktemp("attacked")
    with attacked(folder, TIMEOUT) as running:
        yield running
    assert (folder / "log").read_text() == ""


@pytest.mark.parametrize("attack", SAMPLE)
def test_somebody_plays_on(server: Attacked, attack: str) -> None:
    found_up(server, attack, MOVES)


def found_up(server: Attacked, attack: str, moves: int) -> dict[str, Any]:
    """Figures of a server at which every move was answered during an attack."""
    found = server.during_moves(attack, moves, TIMEOUT)
    print(found)
    assert found["sent"] > 0
    assert found["lost"] == 0
    assert found["moves"] == moves
    assert found["memory_mb"] <= MEMORY_MB
    return found


@pytest.mark.long
def test_somebody_plays_on_under_every_attack(server: Attacked) -> None:
    """How long moves take depends on the machine, and is measured by `benchmarks/server/attacks.py` only."""
    for attack in ATTACKS:
        found = found_up(server, attack, 100)
        assert found["loop_p99_ms"] <= LOOP_MS, found


@pytest.mark.parametrize(
    ("attack", "sql", "most"),
    [
        ("open_tables", "SELECT COUNT(*) FROM listed", 3),
        ("tables_of_bots", "SELECT COUNT(*) FROM tables WHERE bots_only = 1", 6 + 2),
        ("new_guests", "SELECT COUNT(*) FROM people", 0),
        ("seat_links", "SELECT COUNT(*) FROM holds", 100 + 2),
    ],
)
def test_an_attack_leaves_little_in_the_store(tmp_path: Path, attack: str, sql: str, most: int) -> None:
    with attacked(tmp_path, TIMEOUT) as running:
        found_up(running, attack, MOVES)
    (file,) = tmp_path.glob("*.db")
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute(sql).fetchone()[0] <= most


# -- memory --------------------------------------------------------------------------------------------------------


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    """Without any limits: records of 2 MB that are none, and WebSockets that come and go."""
    script = Path(attacks.__file__).with_name("load_server.py")
    command = [sys.executable, str(script), str(tmp_path / "tables.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline())
            refuse(port, 5)
            before = resident(process.pid)
            refuse(port, 80)
            grown = resident(process.pid) - before
            print(f"{grown / 1e6:.1f} MB more")
            assert grown < 40e6
        finally:
            process.kill()


def refuse(port: int, times: int) -> None:
    """So many records, and ten times as many handshakes."""
    opened = http.client.HTTPConnection("127.0.0.1", port, TIMEOUT)
    for _ in range(times):
        opened.request("POST", "/api/frames", b"x" * 1_900_000)
        answer = opened.getresponse()
        answer.read()
        assert answer.status == 422
    opened.close()
    for _ in range(10 * times):
        with socket.create_connection(("127.0.0.1", port), TIMEOUT) as handshake:
            handshake.sendall(
                b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                b"Sec-WebSocket-Version: 13\r\n\r\n"
            )
            assert handshake.recv(1000).startswith(b"HTTP/1.1 101")


# -- many connections ----------------------------------------------------------------------------------------------


def ask(port: int, path: str, body: object, address: str, cookie: str = "") -> tuple[dict[str, str], str]:
    """An answer, and the cookie that came with it."""
    opened = http.client.HTTPConnection("127.0.0.1", port, TIMEOUT, (address, 0))
    head = {"Host": "localhost", **({"Cookie": f"vitral_guest={cookie}"} if cookie else {})}
    opened.request("POST" if body is not None else "GET", path, json.dumps(body) if body is not None else None, head)
    answer = opened.getresponse()
    text = answer.read()
    opened.close()
    assert answer.status < 300, text
    return json.loads(text), (answer.getheader("Set-Cookie") or "").partition(";")[0].partition("=")[2]


def same(page: LoadSocket) -> LoadSocket:
    return page


async def many_sockets(port: int) -> dict[str, Any]:
    """Two thousand pages look on at one table while somebody plays at another."""
    table, host = ask(port, "/api/tables", {"seats": [{"kind": "here"}], "options": {"mode": "solo"}}, "127.0.2.1")
    watch, _ = ask(port, f"/api/tables/{table['table']}/links", None, "127.0.2.1", host)
    greeted = 0
    lost: list[str] = []
    pages: list[LoadSocket] = []

    def ignore(_: bytes) -> None:
        nonlocal greeted
        greeted += 1

    loop = asyncio.get_running_loop()
    for number in range(SOCKETS // SOCKETS_OF_A_GUEST):
        address = f"127.0.3.{1 + number // GUESTS_OF_AN_ADDRESS}"
        _, cookie = ask(port, "/api/enter", {"secret": watch["watch"]}, address)
        for _ in range(SOCKETS_OF_A_GUEST):
            page = LoadSocket(f"/api/tables/{table['table']}/socket", cookie, ignore, lost.append)
            pages.append(page)
            await loop.create_connection(partial(same, page), "127.0.0.1", port, local_addr=(address, 0))
    await until(lambda: greeted >= SOCKETS or lost)
    person = Person(port, patience=TIMEOUT)
    await person.play_moves(40)
    for page in pages:
        page.close()
    return {"greeted": greeted, "lost_sockets": lost, **latency_of(person)}


@pytest.mark.long
def test_two_thousand_connections_under_the_usual_limit_of_files(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))  # what the server is started with
    try:
        with attacked(tmp_path, TIMEOUT) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            found = asyncio.run(many_sockets(server.port))
            print(found)
            assert found["greeted"] >= SOCKETS
            assert not found["lost_sockets"]
            assert found["lost"] == 0
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
