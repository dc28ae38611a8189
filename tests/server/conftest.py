"""Servers and stores for the tests: real ones, thrown away afterwards."""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from server.clock import NOON, ManualClock
from server.redis_server import Redis, redis
from server.server_thread import Server
from support.paths import ROOT
from support.waiting import TIMEOUT
from vitral.bots import Budget
from vitral.server.settings import Settings

__all__ = ["redis"]
SCRIPT = ROOT / "scripts" / "postgres.sh"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server. Where none can be had the tests fail: they are not skipped."""
    given = os.environ.get("VITRAL_TEST_POSTGRES")
    if given:
        yield given
        return
    # Not below pytest's own folder: every run of pytest closes that to other users, and PostgreSQL is one here.
    folder = tempfile.mkdtemp(prefix="vitral-postgres-")
    started = subprocess.run([str(SCRIPT), "start", folder], stdout=subprocess.PIPE, text=True, check=True)
    yield started.stdout.split()[-1]
    subprocess.run([str(SCRIPT), "stop", folder], check=True)


async def _run_sql(url: str, sql: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a fresh store is: once in a file, once in a database of its own."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def database(postgres: str) -> str:
    """The URL of a fresh PostgreSQL database."""
    return fresh_database(postgres)


def fresh_database(url: str) -> str:
    name = f"test_{uuid4().hex}"
    asyncio.run(_run_sql(url, f"CREATE DATABASE {name}"))
    return url.rpartition("/")[0] + f"/{name}"


_MUCH = (1e6, 1e6)
_NAMES = (
    "message_rate",
    "guest_message_rate",
    "address_message_rate",
    "paced_byte_rate",
    "paced_request_rate",
    "request_rate",
    "new_table_rate",
    "handshake_rate",
    "upload_rate",
    "long_answer_rate",
    "key_rate",
    "similar_key_rate",
    "mail_rate",
    "own_data_rate",
    "bot_table_rate",
    "watch_rate",
    "join_rate",
    "page_rate",
    "total_mail_rate",
)
_NO_LIMITS = {**dict.fromkeys(_NAMES, _MUCH), "listed_tables_per_address": 1_000_000}
"""Tests play faster than people; those about limits set their own."""
_PATIENT = {"store_timeout": 1e6, "long_answer_seconds": TIMEOUT}
"""A store is waited for, however far a test moves the clock meanwhile, and answers, however slow the machine is; tests
of what takes too long set their own."""

Serve = Callable[..., Server]


def few_playouts(_: float) -> Budget:
    """How much bots search in tests, on any machine."""
    return Budget(playouts=10)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers; `serve(timer=...)` takes anything of `Settings`. The same file is used each time.

    All of a test go by one clock, `server.clock`, which stands still unless the test moves it. They deal alike in every
    run, and bots search alike on every machine.
    """
    running: list[Server] = []
    clock = ManualClock()
    numbers = count()

    def seed() -> bytes:
        return sha256(f"table {next(numbers)}".encode()).digest()

    def start(**settings: Any) -> Server:
        usual = {"db": str(tmp_path / "tables.db"), "clock": clock, "seed_source": seed}
        server = Server(Settings(**{**usual, "budget": few_playouts, **_PATIENT, **_NO_LIMITS, **settings}), clock)
        running.append(server)
        return server

    yield start
    for server in running:
        server.stop()


_STANDING_CLOCK = f"""
    CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS 'SELECT to_timestamp({NOON})';
    ALTER DATABASE {{name}} SET search_path = public, pg_catalog
"""


@pytest.fixture
def cluster(redis: Redis, database: str, serve: Serve) -> Callable[..., Server]:
    """Starts servers that share a database and a bus; they sweep often.

    They send each other a heartbeat every second, so the time of their loops passes by itself. That of the
    database stands still: none of them is taken for dead because the machine is slow.
    """
    asyncio.run(_run_sql(database, _STANDING_CLOCK.format(name=database.rpartition("/")[2])))

    def start(**settings: Any) -> Server:
        server = serve(**{"db": database, "bus": redis.url, "sweep_interval": 0.4, **settings})
        if not server.clock.runs:
            server.clock.run()
        return server

    return start


@pytest.fixture
def server(serve: Serve) -> Server:
    """A server as `vitral serve` would start it, but for the limits."""
    return serve()
