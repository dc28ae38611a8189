"""Two servers, PostgreSQL and Redis: any of them is killed at any moment, and everybody plays on.

Pages move to the other server by themselves. Every acknowledged choice is there, once and in order; whoever looks on by
way of a server is sent every change of the scene they have, and of no other.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from server.conftest import database, postgres
from server.redis_server import Redis, redis
from server_proofs.crash_client import PlayedTable, check_database, connected, set_up
from support.scenes import after
from support.waiting import TIMEOUT, until, wait_until

__all__ = ["database", "postgres", "redis"]
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"players": 3, "dice_pools": True},
    {"players": 2, "inspirations": True, "rare_glass": True},
    {"mode": "solo", "players": 1},
)


@dataclass
class Cluster:
    """Two servers, of which one at least is there."""

    database: str
    bus: str
    rng: Random
    acknowledged: int = 0
    over: bool = False
    servers: list[subprocess.Popen[str]] = field(default_factory=list)
    ports: list[int] = field(default_factory=list)

    @property
    def port(self) -> int:
        return self.rng.choice(self.ports)

    def start(self) -> None:
        command = [sys.executable, "-m", "vitral", "serve", "--db", self.database, "--bus", self.bus, "--port", "0"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
        assert server.stdout is not None
        line = server.stdout.readline()
        self.servers.append(server)
        self.ports.append(int(line.partition("127.0.0.1:")[2].partition("/")[0]))

    def end(self, at: int, how: signal.Signals = signal.SIGKILL) -> None:
        """End a server, and wait until it is gone."""
        server = self.servers.pop(at)
        self.ports.pop(at)
        server.send_signal(how)
        server.wait(TIMEOUT)
        assert server.stdout is not None
        server.stdout.close()

    def wait_for_moves(self, amount: int) -> None:
        """Wait until so many more moves were acknowledged: everybody plays on meanwhile."""
        enough = self.acknowledged + amount
        while self.acknowledged < enough and not self.over:
            wait_until(partial(self._moved, self.acknowledged), "another move")

    def _moved(self, before: int) -> bool:
        return self.over or self.acknowledged > before


@dataclass
class Onlooker:
    """Looks on at a table by way of any server, and keeps the scene as a page does."""

    moving: PlayedTable
    updates: int = 0

    async def look(self, cluster: Cluster) -> None:
        while socket := await connected(cluster, self.moving.id, self.moving.cookie):
            async with socket:
                with suppress(WebSocketException):
                    await self._listen(socket)

    async def _listen(self, socket: ClientConnection) -> None:
        number = -1
        scene: dict[str, Any] = {}
        while True:  # until it is cancelled or the connection lost; a game that is over sends nothing more
            message = msgspec.json.decode(await socket.recv())
            if "base" in message:
                assert message["base"] == number, "a change is of the scene that was shown last"
                self.updates += 1
            number, scene = message.get("number", number), after(scene, message)
            if not scene:  # it is sent away before it was shown anything
                continue
            if scene["viewer"] is None and len(scene["have_chosen"]) > 1:
                assert scene["private"] == scene["dealt_sides"] == [], "who looks with no seat knows no seat's secrets"


async def cycles(cluster: Cluster, amount: int, blow: Callable[[Cluster, int], Any], tables: int) -> list[PlayedTable]:
    """So many blows under moving tables."""
    moving: list[PlayedTable] = []
    while len(moving) < tables:
        table = await set_up(cluster, OPTIONS[len(moving) % len(OPTIONS)])
        assert table is not None
        moving.append(table)
    lookers = [Onlooker(table) for table in moving]

    async def keep_playing(table: PlayedTable) -> None:
        while not cluster.over:
            await table.play(cluster, Random(cluster.rng.random()))
            if table.over:
                following = await set_up(cluster, cluster.rng.choice(OPTIONS))
                if following is None:
                    return
                moving.append(table := following)

    async def strike() -> None:
        try:
            for number in range(amount):
                await asyncio.to_thread(cluster.wait_for_moves, cluster.rng.randrange(5, 40))
                await asyncio.to_thread(blow, cluster, number)
            await asyncio.to_thread(cluster.wait_for_moves, 2 * tables)
            await until(lambda: sum(one.updates for one in lookers) > amount, "spectators receive it")
        finally:
            cluster.over = True

    async with asyncio.TaskGroup() as group:
        looking = [group.create_task(spectator.look(cluster)) for spectator in lookers]
        await asyncio.gather(strike(), *(keep_playing(table) for table in list(moving)))
        for task in looking:
            task.cancel()
    return moving


def run(cluster: Cluster, amount: int, blow: Callable[[Cluster, int], Any], tables: int = 8) -> list[PlayedTable]:
    cluster.start()
    cluster.start()
    try:
        found = asyncio.run(cycles(cluster, amount, blow, tables))
        asyncio.run(check_database(cluster.database, found))
    finally:
        while cluster.servers:
            cluster.end(0)
    return found


def kill_one(cluster: Cluster, _: int) -> None:
    """Kill any server, and start another in its place some moves later."""
    cluster.end(cluster.rng.randrange(2))
    cluster.wait_for_moves(cluster.rng.randrange(0, 20))
    cluster.start()


def test_any_of_two_servers_may_be_killed(database: str, redis: Redis) -> None:
    tables = run(Cluster(database, redis.url, Random(14)), 3, kill_one)
    assert sum(len(table.acknowledged) for table in tables) > 30


@pytest.mark.long
def test_two_hundred_kills(database: str, redis: Redis, postgres: str) -> None:
    """Of servers mostly, of Redis and of all connections to PostgreSQL as well."""

    def blow(cluster: Cluster, number: int) -> None:
        if number % 8 == 5:
            redis.kill()
            cluster.wait_for_moves(cluster.rng.randrange(0, 20))
            redis.start()
        elif number % 8 == 7:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
            asyncio.run(_sql(postgres, cut, database.rpartition("/")[2]))
        else:
            kill_one(cluster, number)

    tables = run(Cluster(database, redis.url, Random(200)), 200, blow, tables=16)
    moves, again = (sum(n) for n in zip(*((len(t.acknowledged), t.answered_again) for t in tables), strict=True))
    print(f"200 blows, {len(tables)} tables, {moves} acknowledged, {again} answered again")
    assert again > 20


async def _sql(url: str, sql: str, *values: Any) -> None:
    opened = await asyncpg.connect(url)
    await opened.execute(sql, *values)
    await opened.close()


@pytest.mark.long
def test_the_bus_is_cut_off_from_everybody(database: str, redis: Redis) -> None:
    """It holds all connections and answers nothing: servers find in the store what they do not receive."""

    def blow(cluster: Cluster, _: int) -> None:
        with redis.paused():
            cluster.wait_for_moves(cluster.rng.randrange(1, 60))

    run(Cluster(database, redis.url, Random(5)), 10, blow)


def test_a_rolling_restart_loses_nothing(database: str, redis: Redis) -> None:
    def replace(cluster: Cluster, _: int) -> None:
        cluster.start()
        cluster.end(0, signal.SIGTERM)

    run(Cluster(database, redis.url, Random(3)), 1, replace, tables=4)


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_workers_share_a_port_and_are_followed_and_renewed(database: str, redis: Redis, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "vitral", "serve", "--db", database, "--bus", redis.url, "--workers", "2"]
    with subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, text=True) as parent:
        try:
            assert parent.stdout is not None
            port = int(parent.stdout.readline().partition("127.0.0.1:")[2].partition("/")[0])
            cluster = Cluster(database, redis.url, Random(2), ports=[port])
            struck: list[int] = []

            def blow(_: Cluster, number: int) -> None:
                workers = _children(parent.pid)
                struck.append(len(workers))
                if number:
                    parent.send_signal(signal.SIGHUP)
                    wait_until(lambda: len(set(_children(parent.pid)) - set(workers)) == 2)
                else:
                    os.kill(workers[0], signal.SIGKILL)

            asyncio.run(check_database(database, asyncio.run(cycles(cluster, 2, blow, 4))))
            assert struck[0] == 2
        finally:
            parent.send_signal(signal.SIGTERM)
            assert parent.wait(TIMEOUT) == 0


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_no_worker_outlives_a_supervisor_that_was_killed(database: str, redis: Redis) -> None:
    command = [sys.executable, "-m", "vitral", "serve", "--db", database, "--bus", redis.url, "--workers", "2"]
    with subprocess.Popen([*command, "--port", "0"], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline()
        workers = _children(parent.pid)
        parent.kill()
    assert len(workers) == 2
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), "the workers end")


def _children(pid: int) -> list[int]:
    """The servers among a process's children; Python keeps another one to clean up."""
    found = []
    for one in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split():
        with suppress(OSError):  # it has just ended
            if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes():
                found.append(int(one))
    return found
