"""`vitral admin`: what an operator sees and does, beside a running server and without one, over either database."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from cli.test_cli import CommandResult, run
from server.conftest import Serve, _run_sql
from server.server_thread import BOTS, BY_LINK, SOLO, TWO_HERE, Guest, Server
from support.waiting import real_time, wait_until
from vitral.server.logs import table_mark
from vitral.server.steady_clock import DAY
from vitral.server.store.opening import migrations

NAMES = ("Anastasia-Unmistakable", "Rui-Unmistakable")


def admin(db: str | Path, *argv: str | Path) -> CommandResult:
    return run("admin", *argv, "--db", db)


def change(db: str, sql: str) -> None:
    """Damage a store behind everybody's back."""
    if db.startswith("postgresql"):
        asyncio.run(_run_sql(db, sql))
    else:
        with closing(sqlite3.connect(db)) as connection, connection:
            connection.execute(sql)


def played(guest: Guest, moves: int = 6) -> str:
    """A table of one device's two people, with some moves made."""
    table = guest.create(seats=[{"kind": "here", "name": name} for name in NAMES])
    with guest.sit(table) as page:
        page.hello()
        for seat in (0, 1):
            page.look_from(seat)
            page.play("side 1")
        for _ in range(moves):
            page.look_from(page.scene["seat"])
            page.step()
    return table


def finished(guest: Guest) -> str:
    table = guest.create(**BOTS)
    wait_until(lambda: guest.http.get(f"/api/tables/{table}/record").status_code == 200)
    return table


@pytest.fixture
def filled(serve: Serve, address: str) -> tuple[Server, str, str]:
    """A running server, one table in play and one that is over."""
    server = serve(db=address, sweep_interval=0.05)
    with server.guest() as guest:
        return server, played(guest), finished(guest)


def test_tables_and_events_are_listed(filled: tuple[Server, str, str], address: str) -> None:
    _, playing, over = filled
    result = admin(address, "tables")
    assert (result.code, result.err) == (0, "")
    lines = {line.partition(":")[0]: line for line in result.out.splitlines()}
    assert ("in play, 8 events" in lines[playing], "over," in lines[over]) == (True, True)
    assert lines[playing].endswith("(here, here)")
    assert lines[over].endswith("(random, random)")
    listed = {one["table"]: one for one in admin(address, "tables", "--json").data}
    assert (listed[playing]["stage"], listed[playing]["events"], listed[over]["stage"]) == ("playing", 8, "over")
    assert not any(name in result.out for name in NAMES), "names are not listed"
    events = admin(address, "events", playing)
    assert [int(line.split()[0]) for line in events.out.splitlines()] == list(range(1, 9))
    first = json.loads(admin(address, "events", playing, "--json").out.splitlines()[0])
    assert (first["number"], first["event"]["action"]) == (1, "side 1")
    assert admin(address, "events", table_mark(playing)).out == events.out, "the log's name for it will do"
    assert listed[playing]["mark"] == table_mark(playing)


def test_what_is_not_there_is_told(filled: tuple[Server, str, str], address: str, tmp_path: Path) -> None:
    for work in (("events",), ("close",), ("reopen",), ("revoke",), ("erase", "1")):
        refused = admin(address, work[0], "nosuch", *work[1:])
        assert (refused.code, refused.out) == (2, "")
        assert refused.err == 'vitral admin: there is no table "nosuch"; list them with: vitral admin tables\n'
    nowhere = admin(tmp_path / "none.db", "tables")
    assert nowhere.err == f"vitral admin: {tmp_path / 'none.db'}: cannot be opened: no such file\n"
    assert not (tmp_path / "none.db").exists()
    assert admin("", "tables").code == 2


def test_a_table_is_closed_under_its_players_and_opened_again(filled: tuple[Server, str, str], address: str) -> None:
    server, _, _ = filled
    with server.guest() as guest:
        table = guest.create(**TWO_HERE)
        with guest.sit(table) as page:
            page.hello()
            result = admin(address, "close", table)
            assert result.out.startswith(f"Table {table} is closed. It will be deleted in 7 days")
            assert page.until("closing")["reason"] == "removed"
        assert guest.get(f"/api/tables/{table}", 404)["code"] == "not_found"
        assert guest.get("/api/me")["tables"] == []
        assert "closed on" in next(line for line in admin(address, "tables").out.splitlines() if table in line)
        assert admin(address, "reopen", table).out == f"Table {table} is open.\n"
        assert [one["table"] for one in guest.get("/api/me")["tables"]] == [table]
        wait_until(lambda: _can_play(guest, table))


def _can_play(guest: Guest, table: str) -> bool:
    """Whether a table lets somebody play; whoever sits there when it is opened again is sent away once more."""
    try:
        with guest.sit(table) as page:
            page.hello()
            page.look_from(0)
            page.play("side 1")
    except ConnectionClosed:
        return False
    return True


def test_links_are_revoked_and_players_keep_their_seats(serve: Serve, address: str) -> None:
    server = serve(db=address, sweep_interval=0.05)
    with server.guest() as host, server.guest() as friend, server.guest() as stranger:
        table = host.create(**BY_LINK)
        old = host.get(f"/api/tables/{table}/links")
        assert friend.enter(old["join"], "Rui")["seat"] == 1
        mine = friend.get(f"/api/tables/{table}/links")["seats"]["1"]
        stranger.enter(old["watch"])
        assert admin(address, "revoke", table).out.startswith(f"All links to table {table} are void")
        wait_until(lambda: host.get(f"/api/tables/{table}/links")["watch"] != old["watch"])
        for secret in (old["join"], old["watch"], old["seats"]["0"], mine):
            stranger.post("/api/enter", {"secret": secret, "name": ""}, 404)
        wait_until(lambda: stranger.http.get(f"/api/tables/{table}").status_code == 403)
        assert friend.get(f"/api/tables/{table}")["seats"][1]["name"] == "Rui"
        fresh = host.get(f"/api/tables/{table}/links")
        stranger.enter(fresh["watch"])
    server.stop()
    admin(address, "revoke", table)
    with serve(db=address, sweep_interval=0.05).guest() as late:
        wait_until(lambda: late.http.post("/api/enter", json={"secret": fresh["watch"]}).status_code == 404)


def test_a_closed_table_is_deleted_after_the_grace(serve: Serve, address: str) -> None:
    begun, ahead = real_time(), [0.0]  # the command closes a table by the time of the system
    server = serve(
        db=address,
        sweep_interval=0.05,
        stale_check_interval=-1.0,
        keep_unbegun=365 * DAY,
        grace_seconds=7 * DAY,
        clock=lambda: begun + ahead[0],
    )
    with server.guest() as guest:
        table, other = guest.create(**SOLO), guest.create(**SOLO)
        admin(address, "close", table)
        assert table in admin(address, "tables").out
        sweeps = server.registry.sweeps
        wait_until(lambda: server.registry.sweeps > sweeps + 1)
        assert table in admin(address, "tables").out, "it can still be opened again"
        ahead[0] = 7 * DAY + 60
        wait_until(lambda: table not in admin(address, "tables").out)
        assert other in admin(address, "tables").out


def test_a_person_is_erased_everywhere_and_the_games_stay(serve: Serve, address: str) -> None:
    server = serve(db=address, sweep_interval=0.05)
    with server.guest() as guest, server.guest() as friend:
        mine = played(guest)
        shared = friend.create(seats=[{"kind": "here", "name": "Host"}, {"kind": "link"}])
        link = friend.get(f"/api/tables/{shared}/links")["join"]
        assert guest.enter(link, NAMES[0])["seat"] == 1
        with friend.sit(shared) as page:
            page.hello()
            result = admin(address, "erase", mine, "1")
            assert result.code == 0, result.err
            erased = {f"{mine}, seat 1", f"{mine}, seat 2", f"{shared}, seat 2"}
            assert {line.partition(":")[0] for line in result.out.splitlines()[:-1]} == erased
            assert result.out.splitlines()[-1] == "Older backups still contain them."
            assert page.until("closing")["reason"] == "restart"
        wait_until(lambda: guest.http.get(f"/api/tables/{mine}").status_code == 403)
        seats = friend.get(f"/api/tables/{shared}")["seats"]
        assert [seat["name"] for seat in seats] == ["Host", ""]
        assert seats[1]["claimed"], "the seat is taken; nobody else may enter it by the link for all"
        assert not any(name in admin(address, "events", table).out for name in NAMES for table in (mine, shared))
        assert admin(address, "verify").code == 0
    server.stop()
    if not address.startswith("postgresql"):
        stored = b"".join(file.read_bytes() for file in Path(address).parent.glob("tables.db*"))
        assert not any(name.encode() in stored for name in NAMES), "nothing is left in the file"
        assert b"Host" in stored


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ("DELETE FROM events WHERE table_id = '{}' AND number = 3", "event 3 is missing; the next one is 4"),
        ("UPDATE events SET body = '{{' WHERE table_id = '{}' AND number = 2", "event 2 cannot have happened: "),
        (
            'UPDATE events SET body = \'{{"e":"c","seat":0,"action":"pass"}}\' WHERE table_id = \'{}\' AND number = 1',
            "event 1 cannot have happened: ",
        ),
        ("UPDATE tables SET setup = 'x' WHERE id = '{}'", "its setup cannot be read: "),
        ("UPDATE tables SET stage = 2 WHERE id = '{}'", "its stage is stored as 2, but its events lead to 1"),
        ("DELETE FROM tables WHERE id = '{}'", "it has events or seats, but no table"),
    ],
)
def test_verify_names_what_is_damaged(serve: Serve, tmp_path: Path, damage: str, message: str) -> None:
    server, db = serve(), str(tmp_path / "tables.db")
    with server.guest() as guest:
        broken, whole = played(guest), played(guest)
    fine = admin(db, "verify")
    assert (fine.code, fine.out) == (0, "2 tables, 16 events: nothing is damaged.\n")
    change(db, damage.format(broken))
    found = admin(db, "verify")
    assert found.code == 1
    assert found.out.startswith(f"{broken} is damaged: {message}")
    assert found.out.endswith(": 1 problem found.\n")
    assert whole not in found.out
    listed = admin(db, "verify", "--json")
    assert listed.code == 1
    assert {table["table"]: table["fault"] is None for table in json.loads(listed.out)["tables"]} == {
        broken: False,
        whole: True,
    }


def test_verify_proves_the_dealing_of_finished_games(serve: Serve, tmp_path: Path) -> None:
    server, db = serve(), str(tmp_path / "tables.db")
    with server.guest() as guest:
        table = finished(guest)
    assert admin(db, "verify").code == 0
    change(db, "UPDATE tables SET seed = '" + "00" * 32 + "'")
    found = admin(db, "verify")
    assert found.code == 1
    assert found.out.startswith(f"{table} is damaged: ")


def test_verify_finds_a_damaged_file(serve: Serve, tmp_path: Path) -> None:
    server, db = serve(), tmp_path / "tables.db"
    with server.guest() as guest:
        for _ in range(6):
            played(guest, 20)
    server.stop()
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_events_1'")
    whole = bytearray(db.read_bytes())
    whole[(root - 1) * 4096 + 100 : root * 4096] = bytes(4096 - 100)
    db.write_bytes(whole)
    found = admin(db, "verify")
    assert (found.code, found.err) == (1, "")
    assert found.out.startswith("the database file is damaged: ")


# -- backups -------------------------------------------------------------------------------------------------------


def elsewhere(address: str, tmp_path: Path, kind: str) -> str:
    """An empty place for a store of that kind."""
    if kind == "sqlite":
        return str(tmp_path / "restored" / "tables.db")
    name = f"test_{uuid4().hex}"
    asyncio.run(_run_sql(address.rpartition("/")[0] + "/postgres", f"CREATE DATABASE {name}"))
    return address.rpartition("/")[0] + f"/{name}"


def test_the_restore_drill(serve: Serve, address: str, tmp_path: Path, postgres: str) -> None:
    """A backup of a server at play, put into either kind of database: every table replays, and every game goes on."""
    server = serve(db=address)
    with server.guest() as guest:
        table, over = played(guest), finished(guest)
        cookie = guest.http.cookies["vitral_guest"]
        record = guest.get(f"/api/tables/{over}/record")
        link = guest.get(f"/api/tables/{table}/links")["watch"]
        with guest.sit(table) as page:
            page.hello()
            backup = tmp_path / "backup.db"
            copied = admin(address, "backup", backup)
            assert copied.code == 0, copied.err
            assert copied.out.startswith(f"Everything is in {backup}.\n2 tables, ")
            assert copied.out.endswith(": nothing is damaged.\n")
            page.look_from(page.scene["seat"])
            scene, story = page.scene, page.story
            page.step()  # the server goes on, and what happens now is not in the backup
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.glob("backup*")] == ["backup.db"], "one file, and nothing beside it"
    assert admin(address, "backup", backup).err.endswith("a copy needs an empty place\n")
    assert admin(backup, "verify").code == 0
    for kind in ("sqlite", "postgres"):
        where = elsewhere(postgres, tmp_path, kind)
        restored = admin(where, "restore", backup)
        assert restored.code == 0, restored.err
        assert restored.out.startswith(f"{backup} is restored.\n2 tables, ")
        assert admin(where, "restore", backup).err.endswith("a copy needs an empty place\n")
        assert admin(where, "verify").code == 0
        with serve(db=where).guest() as guest:
            guest.http.cookies.set("vitral_guest", cookie)
            assert guest.get(f"/api/tables/{over}/record") == record
            assert guest.get(f"/api/tables/{table}/links")["watch"] == link, "links are as good as before"
            with guest.sit(table) as page:
                page.hello()
                page.look_from(page.scene["seat"])
                assert (page.scene, page.story) == (scene, story)
                page.step()


def test_a_backup_under_moves_is_of_one_moment(serve: Serve, address: str, tmp_path: Path) -> None:
    server = serve(db=address)
    with server.guest() as guest:
        for _ in range(6):
            guest.create(**BOTS)
        for number in range(3):
            copied = admin(address, "backup", tmp_path / f"{number}.db")
            assert copied.code == 0, copied.out + copied.err


def test_a_restore_is_refused_while_a_server_runs(
    filled: tuple[Server, str, str], address: str, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.db"
    assert admin(address, "backup", backup).code == 0
    refused = admin(address, "restore", backup)
    assert (refused.code, "another server is using it" in refused.err) == (2, True)


def test_a_backup_with_a_damaged_table_names_it_and_brings_the_others_back(serve: Serve, tmp_path: Path) -> None:
    server, db = serve(), str(tmp_path / "tables.db")
    with server.guest() as guest:
        broken, whole = played(guest), played(guest)
    change(db, f"DELETE FROM events WHERE table_id = '{broken}' AND number = 3")
    for result in (admin(db, "backup", tmp_path / "b.db"), admin(tmp_path / "r.db", "restore", tmp_path / "b.db")):
        assert result.code == 1
        assert f"{broken} is damaged: event 3 is missing" in result.out
    assert whole in admin(tmp_path / "r.db", "tables").out


def test_a_backup_of_an_older_version_is_restored(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.executescript(f"{migrations('sqlite')[0]}; PRAGMA user_version = 1")
    before = old.read_bytes()
    assert admin(tmp_path / "new.db", "restore", old).code == 0
    assert admin(tmp_path / "new.db", "tables").out == "There are no tables.\n"
    assert old.read_bytes() == before, "the backup stays as it was made"


def test_what_is_no_backup_is_told(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database at all, but long enough to be taken for one" * 100)
    for name in ("text.db", "none.db"):
        refused = admin(tmp_path / "new.db", "restore", tmp_path / name)
        assert (refused.code, refused.out) == (2, "")
        assert f"{tmp_path / name}: cannot be opened" in refused.err
        assert not (tmp_path / "new.db").exists()


def test_the_free_seat_of_a_link_is_not_opened_by_erasing(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with server.guest() as guest:
        table = guest.create(**BY_LINK)
        result = admin(tmp_path / "tables.db", "erase", table, "2")
        assert result.out.startswith(f"{table}, seat 2: ")
        assert not guest.get(f"/api/tables/{table}")["seats"][1]["claimed"]


def test_a_seat_that_is_not_there_cannot_be_erased(serve: Serve, address: str) -> None:
    with serve(db=address).guest() as guest:
        table = guest.create(**SOLO)
        for seat in ("2", "7"):
            result = admin(address, "erase", table, seat)
            assert (result.code, result.out) == (2, "")
            assert f"no seat {seat}" in result.err
        assert admin(address, "erase", table, "1").code == 0
