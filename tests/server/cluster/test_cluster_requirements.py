"""What several servers need and do not have is said in a sentence, before anybody is served."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from server.cluster.cluster_guests import Start
from server.conftest import _run_sql
from server.redis_server import Redis
from server.server_thread import Server
from support.waiting import TIMEOUT, wait_until
from vitral.i18n import translator_for
from vitral.server.cluster.redis_bus import without_password
from vitral.server.settings import Settings
from vitral.server.store import StoreError, open_store
from vitral.server.store.opening import check_cluster_settings
from vitral.server.tables.registry import TableRegistry
from vitral.translatable import sentence_of

NOWHERE = "redis://127.0.0.1:1/0"


def refused(db: str, bus: str, workers: int = 1) -> str:
    with pytest.raises(StoreError) as failure:
        check_cluster_settings(db, bus, workers)
    return sentence_of(failure.value)


@pytest.mark.parametrize("language", ["en", "pt", "es", "ru", "de"])
def test_a_cluster_on_a_file_is_refused_in_every_language(language: str) -> None:
    for message in (refused("tables.db", "", 3), refused("tables.db", NOWHERE), refused("postgresql://h/d", "", 3)):
        found = translator_for(language).translate(message)
        assert ("PostgreSQL" in found) or ("--bus" in found)
        assert (found == message) is (language == "en")


def test_one_server_needs_nothing() -> None:
    check_cluster_settings("tables.db", "", 1)
    check_cluster_settings("postgresql://h/d", "", 1)
    check_cluster_settings("postgresql://h/d", NOWHERE, 4)


def refused_by_command(*options: str) -> str:
    """The one line that `vitral serve` says before it ends."""
    argv = [sys.executable, "-m", "vitral", "serve", "--port", "0", *options]
    ran = subprocess.run(argv, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    (line,) = ran.stderr.splitlines()
    return line


def test_a_bus_that_is_not_there_is_refused_by_the_command(database: str) -> None:
    message = refused_by_command("--db", database, "--bus", NOWHERE)
    assert message.startswith(f"vitral serve: the bus {NOWHERE} does not answer: ")


def test_a_cluster_on_a_file_is_refused_by_the_command(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    message = refused_by_command("--db", str(file), "--workers", "2")
    assert "give --db postgresql://… and --bus redis://…" in message
    assert not file.exists()


def test_a_newer_store_is_refused_by_the_command_of_a_cluster(database: str, redis: Redis) -> None:
    """The first of the processes says so to the one that looks after them."""
    asyncio.run(_run_sql(database, "CREATE TABLE vitral_version (version BIGINT)"))
    asyncio.run(_run_sql(database, "INSERT INTO vitral_version VALUES (999)"))
    message = refused_by_command("--db", database, "--bus", redis.url, "--workers", "2")
    assert "it was written by a newer version of Vitral (database version 999)" in message


def test_a_bus_of_no_known_kind_is_refused(database: str) -> None:
    with pytest.raises(StoreError, match="the bus carrier-pigeon does not answer"):
        asyncio.run(TableRegistry.open(Settings(db=database, bus="carrier-pigeon")))


def test_the_password_of_a_bus_is_not_shown() -> None:
    assert without_password("redis://me:secret@host:6379/0") == "redis://me:…@host:6379/0"
    assert without_password(NOWHERE) == NOWHERE


def test_who_wants_to_be_alone_and_who_shares_keep_out_of_each_others_way(
    cluster: Start, serve: Start, database: str, redis: Redis
) -> None:
    cluster()
    with pytest.raises(StoreError, match="another server is using it"):
        asyncio.run(open_store(database))
    cluster().stop()


def test_a_store_of_a_newer_version_is_refused(database: str, redis: Redis) -> None:
    async def opened() -> None:
        await (await open_store(database)).close()

    asyncio.run(opened())
    asyncio.run(_run_sql(database, "UPDATE vitral_version SET version = 999"))
    with pytest.raises(StoreError, match="newer version of Vitral"):
        asyncio.run(TableRegistry.open(Settings(db=database, bus=redis.url)))


def test_one_server_on_a_file_knows_nothing_of_redis(tmp_path: Path) -> None:
    program = (
        "import asyncio, sys\n"
        "from vitral.server.settings import Settings\n"
        "from vitral.server.tables.registry import TableRegistry\n"
        "async def once():\n"
        f"    await (await TableRegistry.open(Settings(db={str(tmp_path / 't.db')!r}))).close()\n"
        "asyncio.run(once())\n"
        "assert 'redis' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_new_server_migrates_while_an_old_one_serves(cluster: Start, database: str) -> None:
    """Another server starting, with all it does to the tables, holds up nobody who plays."""
    first: Server = cluster()
    with first.guest() as ana:
        table = ana.create(seats=[{"kind": "here"}, {"kind": "here"}])
        with ana.sit(table) as page:
            page.hello().look_from(0)
            second = cluster()
            page.play("side 1")
            second.stop()
            page.look_from(1)
            page.play("side 1")
            assert page.scene["phase"] == "playing"


@pytest.mark.skipif(sys.platform != "linux", reason="/proc")
def test_servers_end_when_the_process_that_supervises_them_is_killed(database: str, redis: Redis) -> None:
    argv = [sys.executable, "-m", "vitral", "serve", "--db", database, "--bus", redis.url, "--workers", "2"]
    with subprocess.Popen([*argv, "--port", "0"], stdout=subprocess.PIPE, text=True) as supervisor:
        assert supervisor.stdout is not None
        supervisor.stdout.readline()
        children = Path(f"/proc/{supervisor.pid}/task/{supervisor.pid}/children").read_text("ascii").split()
        assert len(children) >= 2
        supervisor.kill()
        supervisor.wait()
        wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
