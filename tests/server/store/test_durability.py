"""What is acknowledged is stored; what cannot be stored did not happen."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import msgspec

from server.conftest import Serve
from server.server_thread import ME_AND_BOT, SOLO, Guest, Server, Session
from support.waiting import TIMEOUT
from vitral.game.dealer import SeededDealer
from vitral.server.tables.events import ActionChosen, write_event
from vitral.server.tables.setup import Setup
from vitral.server.tables.table import Table


def rows(file: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(sql, values).fetchall()


def test_what_cannot_be_stored_did_not_happen(server: Server, tmp_path: Path) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            # Another server wrote the first event, so ours cannot be written.
            ((seed, setup),) = rows(tmp_path / "tables.db", "SELECT seed, setup FROM tables")
            dealer = SeededDealer(bytes.fromhex(str(seed)))
            same = Table(table, 1.0, dealer.seed, msgspec.json.decode(str(setup), type=Setup))
            foreign = write_event(same.decide(ActionChosen(0, "side 2"), 1.0, dealer)[0])
            rows(tmp_path / "tables.db", "INSERT INTO events VALUES (?, 1, 1.0, ?)", table, foreign)
            refused = page.act("side 1")
            assert (refused["type"], refused["code"]) == ("refused", "unavailable")
            closing = page.until("closing")
            assert (closing["reason"], closing["sentence"]["message"]) == ("not_saved", "closing-not_saved")
            assert not any(message["type"] == "update" for message in page.got)
        with guest.sit(table) as page:
            page.hello()
            assert page.scene["windows"][0]["pattern"] == page.scene["dealt_sides"][1], "it goes on from what was kept"
            page.play_on()


def test_every_answer_comes_after_its_commit(server: Server, tmp_path: Path) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            for number in range(1, 20):
                action = page.scene["legal"][0]["action"]
                assert page.act(action)["type"] == "done"
                ((stored,),) = rows(tmp_path / "tables.db", "SELECT COUNT(*) FROM events")
                assert stored == number
                page.until("update")


def test_a_game_goes_on_after_a_restart_over_either_store(serve: Serve, address: str) -> None:
    first = serve(db=address)
    with first.guest() as guest:
        table = guest.create(**ME_AND_BOT)
        cookie = guest.http.cookies["vitral_guest"]
        with guest.sit(table) as page:
            page.hello().wait_for_turn()
            for _ in range(10):
                page.step()
            page.catch_up()
            while not page.scene["legal"]:
                page.step()
            scene, story = page.scene, page.story
    first.stop()
    with serve(db=address).guest() as guest:
        guest.http.cookies.set("vitral_guest", cookie)
        assert guest.get("/api/me")["tables"][0]["yours"]
        with guest.sit(table) as page:
            page.hello()
            assert (page.scene, page.story) == (scene, story)
            page.play_on()
        assert guest.get("/api/me")["tables"][0]["over"]


def test_no_secret_is_stored_in_the_clear(server: Server, tmp_path: Path) -> None:
    with server.guest() as guest:
        table = guest.create(**ME_AND_BOT)
        cookie = guest.http.cookies["vitral_guest"]
        link = guest.get(f"/api/tables/{table}/links")["watch"]
    server.stop()
    stored = (tmp_path / "tables.db").read_bytes()
    assert cookie.encode() not in stored
    assert link.rpartition(".")[2].encode() not in stored


@contextmanager
def command(db: Path) -> Iterator[tuple[subprocess.Popen[str], Guest]]:
    """`vitral serve` as people start it."""
    argv = [sys.executable, "-m", "vitral", "serve", "--port", "0", "--db", str(db)]
    running = subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert running.stdout is not None
        url = running.stdout.readline().split()[3].rstrip("/")
        with httpx.Client(base_url=url, trust_env=False, timeout=TIMEOUT) as http:
            server = object.__new__(Server)
            server.url, server.host = url, url.removeprefix("http://")
            yield running, Guest(server, http)
    finally:
        running.kill()
        running.communicate()


def test_the_command_serves_and_stops_when_asked(tmp_path: Path) -> None:
    with command(tmp_path / "tables.db") as (running, guest):
        assert guest.get("/api/health")["status"] == "ok"
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello().play("side 1")
            running.send_signal(signal.SIGTERM)
            assert page.until("closing")["reason"] == "restart"
        _, errors = running.communicate(timeout=TIMEOUT)
        assert errors == ""
        assert running.returncode in (0, -signal.SIGTERM)


def test_a_server_killed_at_once_brings_everything_back(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with command(db) as (running, guest):
        table = guest.create(**SOLO)
        cookie = guest.http.cookies["vitral_guest"]
        with guest.sit(table) as page:
            page.hello().wait_for_turn()
            for _ in range(5):
                page.step()
            done = page.act(page.scene["legal"][0]["action"])
            os.kill(running.pid, signal.SIGKILL)
            running.wait(TIMEOUT)
    with command(db) as (_, guest):
        guest.http.cookies.set("vitral_guest", cookie)
        with guest.sit(table) as page:
            page.hello()
            assert page.scene["ply"] == done["ply"]
            assert_plays(page)


def assert_plays(page: Session) -> None:
    page.step()
    page.step()


def test_a_store_that_cannot_be_opened_is_reported(tmp_path: Path) -> None:
    argv = [sys.executable, "-m", "vitral", "serve", "--port", "0", "--db", str(tmp_path)]
    ran = subprocess.run(argv, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"vitral serve: {tmp_path}: it is a folder; name a file\n"


def test_a_port_in_use_is_reported(server: Server, tmp_path: Path) -> None:
    port = server.host.rpartition(":")[2]
    argv = [sys.executable, "-m", "vitral", "serve", "--port", port, "--db", str(tmp_path / "x.db")]
    ran = subprocess.run(argv, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"vitral serve: cannot listen on 127.0.0.1, port {port}")
