"""Plays many tables at once at a given pace and measures how fast they are answered.

    python benchmarks/server/load_tables.py PORT,PORT --tables 1000 --rate 1000 --seconds 20 --cpu PID,PID

Two people a table, each with a connection of their own. Moves are sent when they are due, whether or not the server has
answered the others; a move waits only for the one before it at its table. Prints JSON; `--cpu` names the processes
(their children count as theirs) whose processor time is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
import uvloop
from load_processes import busy_seconds, cpu_seconds
from load_socket import LoadSocket

_TICK: Final = 0.002
_SEATS: Final = 2


class _Choice(msgspec.Struct):
    action: str


class _Change(msgspec.Struct):
    ply: int = 0
    phase: str = ""
    legal: list[_Choice] | None = None


class _Update(msgspec.Struct):
    change: _Change


_READ: Final = msgspec.json.Decoder(_Update).decode


class Load:
    """All tables, those ready to move, and what was measured."""

    def __init__(self, ports: list[int], seed: int) -> None:
        self.ports = ports
        self.rng = Random(seed)
        self.ready: deque[LoadTable] = deque()
        self.tables: list[LoadTable] = []
        self.latencies: list[float] = []
        self.delays: list[float] = []
        self.update_bytes: list[int] = []
        """The bytes of every update received."""
        self.errors: Counter[str] = Counter()
        self.over = 0
        self.playing = False

    def set_up(self, amount: int) -> None:
        """Set tables up over HTTP."""
        clients = [http.client.HTTPConnection("127.0.0.1", port) for port in self.ports]
        for number in range(amount):
            self.tables.append(_set_up(self, clients[number % len(clients)]))
        for client in clients:
            client.close()

    async def connect(self) -> None:
        """Open all connections and choose the windows."""
        loop = asyncio.get_running_loop()
        for number, table in enumerate(self.tables):
            port = self.ports[number % len(self.ports)]  # where it was set up, as a proxy leads them there
            for seat in range(_SEATS):
                socket = table.socket(seat)
                table.sockets.append(socket)  # first: it may be greeted before we go on
                await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", port)  # type: ignore[misc]
        until = perf_counter() + 60
        while len(self.ready) < len(self.tables) and not self.errors and perf_counter() < until:
            await asyncio.sleep(0.01)

    async def play(self, rate: float, seconds: float) -> float:
        """Send moves as they are due; how long it took until the last was answered."""
        self.playing = True
        self.update_bytes.clear()  # choosing windows is another matter
        sent, start = 0, perf_counter()
        end = start + seconds
        while (now := perf_counter()) < end:
            due = int((now - start) * rate)
            while sent < due and self.ready:
                self.ready.popleft().move(start + sent / rate)
                sent += 1
            await asyncio.sleep(_TICK)
        while len(self.latencies) < sent and not self.errors and perf_counter() < end + 10:
            await asyncio.sleep(_TICK)
        return perf_counter() - start


class LoadTable:
    """A table: its connections, and what can be chosen now."""

    __slots__ = (
        "_due",
        "_legal",
        "_load",
        "_mover",
        "_number",
        "_offered",
        "_ply",
        "_sent",
        "_waiting",
        "cookies",
        "id",
        "sockets",
    )

    def __init__(self, load: Load, table: str, cookies: list[str]) -> None:
        self._load, self.id, self.cookies = load, table, cookies
        self.sockets: list[LoadSocket] = []
        self._number = self._mover = self._ply = 0
        self._legal: list[_Choice] = []
        self._offered: list[list[_Choice]] = [[] for _ in range(_SEATS)]
        self._sent = self._due = 0.0
        self._waiting = False

    def socket(self, seat: int) -> LoadSocket:
        """A connection for a seat."""
        load = self._load
        path = f"/api/tables/{self.id}/socket"
        return LoadSocket(
            path, self.cookies[seat], lambda data: self.receive(seat, data), lambda why: load.errors.update([why])
        )

    def receive(self, seat: int, data: bytes) -> None:
        """A message for a seat."""
        if data.startswith(b'{"type":"done"'):
            if self._sent:
                self._answered()
        elif data.startswith(b'{"type":"update"'):
            self._load.update_bytes.append(len(data))
            self._changed(seat, _READ(data).change)
        elif data.startswith(b'{"type":"hello"'):
            self.sockets[seat].send(b'{"type":"act","ref":"w","seat":%d,"ply":0,"action":"side %d"}' % (seat, 1 + seat))
        elif not data.startswith(b'{"type":"table"'):
            self._load.errors[data[:200].decode()] += 1

    def _answered(self) -> None:
        now = perf_counter()
        self._load.latencies.append(now - self._sent)
        self._load.delays.append(now - self._due)
        self._waiting = False
        self._rest()

    def _changed(self, seat: int, change: _Change) -> None:
        if change.legal is not None:
            self._offered[seat] = change.legal
        if change.phase == "over" and seat == 0:
            self._load.over += 1
        self._ply = change.ply or self._ply
        if self._ply and self._offered[seat]:
            self._mover, self._legal = seat, self._offered[seat]
            self._rest()

    def _rest(self) -> None:
        if self._legal and not self._waiting:
            self._waiting = True
            self._load.ready.append(self)

    def move(self, due: float) -> None:
        """Make a choice at random, seldom a pass."""
        rng = self._load.rng
        action = rng.choice(self._legal).action
        if action == "pass" and rng.random() < 0.8:
            action = rng.choice(self._legal).action
        self._number += 1
        self._legal = []
        self._due, self._sent = due, perf_counter()
        self.sockets[self._mover].send(
            b'{"type":"act","ref":"%d","seat":%d,"ply":%d,"action":"%s"}'
            % (self._number, self._mover, self._ply, action.encode())
        )


def _set_up(load: Load, client: http.client.HTTPConnection) -> LoadTable:
    seats = [{"kind": "here"}, *[{"kind": "link"}] * (_SEATS - 1)]
    made, cookie = _post(client, "/api/tables", {"seats": seats})
    client.request("GET", f"/api/tables/{made['table']}/links", headers={"Cookie": f"vitral_guest={cookie}"})
    secret = json.loads(client.getresponse().read())["join"]
    cookies = [cookie, *(_post(client, "/api/enter", {"secret": secret})[1] for _ in range(_SEATS - 1))]
    return LoadTable(load, made["table"], cookies)


def _post(client: http.client.HTTPConnection, path: str, body: Any) -> tuple[Any, str]:
    client.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = client.getresponse()
    content = answer.read()
    if answer.status >= 300:
        raise SystemExit(f"{path}: {answer.status} {content!r}")
    cookie = answer.headers.get("Set-Cookie", "").partition(";")[0].partition("=")[2]
    return json.loads(content), cookie


@contextmanager
def open_idle(load: Load, amount: int) -> Iterator[None]:
    """Keep that many connections open, spread over all tables and seats; each has been greeted."""
    greeted = 0

    def receive(data: bytes) -> None:
        nonlocal greeted
        greeted += data.startswith(b'{"type":"hello"')

    async def connect() -> list[LoadSocket]:
        opened = []
        for number in range(amount):
            table = load.tables[number % len(load.tables)]
            cookie = table.cookies[number // len(load.tables) % _SEATS]
            socket = LoadSocket(
                f"/api/tables/{table.id}/socket", cookie, receive, lambda why: load.errors.update([why])
            )
            await loop.create_connection(lambda socket=socket: socket, "127.0.0.1", load.ports[0])  # type: ignore[misc]
            opened.append(socket)
        while greeted < amount:
            await asyncio.sleep(0.01)
        return opened

    loop = asyncio.new_event_loop()
    sockets = loop.run_until_complete(asyncio.wait_for(connect(), 60))
    yield
    for socket in sockets:
        socket.close()
    loop.run_until_complete(asyncio.sleep(0.1))
    loop.close()


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else 0.0


async def _quiet(patience: float) -> None:
    """Wait until others leave the processors alone, but not for ever."""
    until = perf_counter() + patience
    while perf_counter() < until:
        before = busy_seconds()
        await asyncio.sleep(1.0)
        if busy_seconds() - before < 0.25:
            return


async def _run(args: argparse.Namespace) -> dict[str, Any]:
    load = Load(args.ports, args.seed)
    load.set_up(args.tables)
    await load.connect()
    gc.collect()
    gc.freeze()
    gc.disable()
    await _quiet(args.patience)
    pids = [int(pid) for pid in args.cpu.split(",") if pid]
    before, own, all_before = [cpu_seconds(pid) for pid in pids], cpu_seconds(os.getpid()), busy_seconds()
    took = await load.play(args.rate, args.seconds)
    spent = [round(cpu_seconds(pid) - was, 2) for pid, was in zip(pids, before, strict=True)]
    own = cpu_seconds(os.getpid()) - own
    strangers = busy_seconds() - all_before - own - sum(spent)
    moves = len(load.latencies)
    return {
        "tables": args.tables,
        "sockets": _SEATS * args.tables,
        "rate": args.rate,
        "moves": moves,
        "moves_per_second": round(moves / took, 1),
        "p50_ms": percentile(load.latencies, 0.5),
        "p99_ms": percentile(load.latencies, 0.99),
        "worst_ms": percentile(load.latencies, 1.0),
        "p99_from_due_ms": percentile(load.delays, 0.99),
        "bytes_per_update": round(sum(load.update_bytes) / max(len(load.update_bytes), 1)),
        "games_over": load.over,
        "errors": dict(load.errors),
        "cpu_seconds": spent,
        "cpu_us_per_move": [round(1e6 * one / max(moves, 1)) for one in spent],
        "load_cores": round(own / took, 2),
        "strangers_cores": round(strangers / took, 2),
    }


def main() -> None:
    """Plays, and prints the result as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("ports", type=lambda text: [int(port) for port in text.split(",")])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cpu", default="")
    parser.add_argument("--patience", type=float, default=0.0)
    print(json.dumps(uvloop.run(_run(parser.parse_args()))))


if __name__ == "__main__":
    main()
