"""A store has one server, is nobody else's to read, is named, and comes along from older versions."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from cli.test_cli import run
from server.clock import ManualClock
from server.conftest import Serve, _run_sql
from server.server_thread import SOLO
from support.waiting import TIMEOUT, wait_until
from vitral.i18n import translator_for
from vitral.server.store import Store, StoreError, open_store, visit_store
from vitral.server.store.opening import migrations
from vitral.translatable import sentence_of


def serving(db: str) -> subprocess.CompletedProcess[str]:
    argv = [sys.executable, "-m", "vitral", "serve", "--port", "0", "--db", db]
    return subprocess.run(argv, capture_output=True, text=True, timeout=TIMEOUT, check=False)


@contextmanager
def running(db: str) -> Iterator[subprocess.Popen[str]]:
    """`vitral serve` in a process of its own, which has said that it is there."""
    argv = [sys.executable, "-m", "vitral", "serve", "--port", "0", "--db", db]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield process
        finally:
            process.kill()


def opened(address: str) -> Store:
    async def once() -> Store:
        store = await open_store(address, patience=1e6)
        await store.close()
        return store

    clock = ManualClock()
    with asyncio.Runner(loop_factory=clock.new_loop) as runner, clock.passing(1.0):
        return runner.run(once())


def could_be_opened(address: str) -> bool:
    with suppress(StoreError):
        opened(address)
        return True
    return False


def test_a_second_server_is_refused_with_a_sentence(serve: Serve, address: str) -> None:
    first = serve(db=address)
    ran = serving(address)
    assert (ran.returncode, ran.stdout) == (2, "")
    where = "PostgreSQL" if address.startswith("postgresql") else address
    message = f"{where}: another server is using it; a store has one server at a time, so stop that one first"
    assert ran.stderr == f"vitral serve: {message}\n"
    with pytest.raises(StoreError) as refused:
        opened(address)
    assert sentence_of(refused.value) == message
    assert translator_for("de").translate(sentence_of(refused.value)).startswith(f"{where}: ein anderer Server")
    first.stop()
    opened(address)


def test_a_killed_server_leaves_the_store_to_the_next(address: str) -> None:
    with running(address) as process:
        with pytest.raises(StoreError):
            opened(address)
        process.send_signal(signal.SIGKILL)
        process.wait(TIMEOUT)
        wait_until(lambda: could_be_opened(address))


def test_another_way_to_the_same_file_is_the_same_store(serve: Serve, tmp_path: Path) -> None:
    serve()
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    for other in (tmp_path / "link.db", tmp_path / "x" / ".." / "tables.db"):
        (tmp_path / "x").mkdir(exist_ok=True)
        with pytest.raises(StoreError, match="another server"):
            opened(str(other))


def test_a_server_that_lost_its_lock_does_not_write(serve: Serve, database: str, postgres: str) -> None:
    """PostgreSQL cut the connection that held the lock, and another server took it meanwhile."""
    name = database.rpartition("/")[2]
    server = serve(db=database)

    async def take_over() -> Store:
        await _run_sql(postgres, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        return await open_store(database)

    with server.guest() as guest, asyncio.Runner() as runner:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            other = runner.run(take_over())
            with server.clock.passing(1):
                assert page.act("side 1")["code"] == "unavailable"
        assert runner.run(other.events(table)) == []
        with server.clock.passing(1):
            assert guest.get("/api/ready", 503)["code"] == "unavailable"
        runner.run(other.close())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps rights elsewhere")
def test_files_with_secrets_are_their_owners_alone(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    old.chmod(0o644)
    before = os.umask(0o000)
    try:

        async def look(path: Path) -> None:
            store = await open_store(str(path))
            await store.check_writable(1.0)
            beside = sorted(path.parent.glob(f"{path.name}*"))
            assert [file.name.removeprefix(path.name) for file in beside] == ["", "-shm", "-wal", ".lock"]
            assert [stat.S_IMODE(file.stat().st_mode) for file in beside] == [0o600] * 4
            await store.close()

        asyncio.run(look(old))
        asyncio.run(look(tmp_path / "new.db"))
    finally:
        os.umask(before)


@pytest.mark.parametrize("db", ["", "  ", "mysql://user@host/db"])
@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("admin", "tables")])
def test_an_address_that_names_no_store_is_refused(
    db: str, command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    ran = run(*command, "--db", db)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"vitral {command[0]}: expected a file or a postgresql:// address, found '{db}'\n"
    assert list(tmp_path.iterdir()) == [], "nothing was made elsewhere instead"


@pytest.mark.skipif(sys.platform == "win32", reason="making links needs rights there")
@pytest.mark.parametrize("command", [("serve", "--port", "0"), ("admin", "tables")])
def test_a_loop_of_links_is_refused_in_words(command: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "a.db").symlink_to(tmp_path / "b.db")
    (tmp_path / "b.db").symlink_to(tmp_path / "a.db")
    ran = run(*command, "--db", str(tmp_path / "a.db"))
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert ran.err.startswith(f"vitral {command[0]}: {tmp_path / 'a.db'}: cannot be opened")


@pytest.mark.skipif(sys.platform == "win32", reason="making links needs rights there")
def test_a_file_that_could_not_be_opened_is_not_in_use(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.symlink_to(path)
    assert not could_be_opened(str(path))
    path.unlink()
    assert could_be_opened(str(path))


def test_a_store_of_an_older_version_comes_along(address: str) -> None:
    """As version 1 left it, with a table in play."""
    row = "INSERT INTO tables (id, created, seed, setup) VALUES ('t1', 5.0, 'ab', '{}')"
    event = "INSERT INTO events VALUES ('t1', 1, 6.0, '{}')"
    if address.startswith("postgresql"):
        version = "CREATE TABLE vitral_version (version BIGINT); INSERT INTO vitral_version VALUES (1)"
        asyncio.run(_run_sql(address, f"{version}; {migrations('postgresql')[0]}; {row}; {event}"))
    else:
        with closing(sqlite3.connect(address)) as connection, connection:
            connection.executescript(f"{migrations('sqlite')[0]}; {row}; {event}; PRAGMA user_version = 1")

    async def visit() -> None:
        with pytest.raises(StoreError, match="older version"):
            await visit_store(address)
        store = await open_store(address)
        table = await store.table("t1")
        assert table is not None
        assert (table.created, table.closed, table.stale) == (5.0, 0.0, 0.0)
        assert [one.number for one in await store.events("t1")] == [1]
        await store.close()
        visitor = await visit_store(address)
        await visitor.close()

    asyncio.run(visit())
