"""The store fails for a while: senders get an error, only stored moves are shown, and games go on from those."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.clock import ManualClock
from server.conftest import Serve
from server.outages import failing_disk, full, locked, outage
from server.server_thread import BY_LINK, SOLO, TWO_HERE, Guest, Server, Session
from support.waiting import TIMEOUT, until, wait_until
from vitral import Action, View
from vitral.bots import ANY_TIME, Budget, make_bot
from vitral.server.store import Store, StoredEvent, StoreError, open_store, visit_store
from vitral.server.store.table_store import TableStage

__all__ = ["failing_disk"]
PATIENCE = 60.0
PROVED = 1.05
"""One proof that the store can be written to serves everybody for a second."""


@pytest.fixture
def flaky(serve: Serve, failing_disk: None, address: str) -> Server:
    """A server over either store, which answers soon or not at all."""
    return serve(db=address, store_timeout=PATIENCE)


def stored_events(address: str, table: str) -> list[tuple[int, str]]:
    """The events in the store, by number."""

    async def read() -> list[tuple[int, str]]:
        store = await visit_store(address)
        try:
            return [(event.number, event.body) for event in await store.events(table)]
        finally:
            await store.close()

    return asyncio.run(read())


def come_back(guest: Guest, table: str) -> Any:
    """Look on again, as a page does, until the table is there."""
    wait_until(lambda: guest.http.get(f"/api/tables/{table}").status_code == 200, "the table comes back")
    return guest.sit(table)


def assert_goes_on(page: Session, moves: int = 8) -> None:
    for _ in range(moves):
        page.look_from(page.scene["seat"])
        page.step()


def test_an_outage_loses_nothing_and_leaves_no_gap(
    flaky: Server, address: str, monkeypatch: pytest.MonkeyPatch, serve: Serve
) -> None:
    with flaky.guest() as guest:
        table = guest.create(**TWO_HERE)
        cookie = guest.http.cookies["vitral_guest"]
        with guest.sit(table) as page, guest.sit(table) as other:
            other.hello()
            page.hello()
            for seat in (0, 1):
                page.look_from(seat)
                page.play("side 1")
            assert_goes_on(page)
            page.look_from(page.scene["seat"])
            before, ply, numbers = stored_events(address, table), page.scene["ply"], len(page.got)
            with outage(address, monkeypatch):
                refused = page.act(page.scene["legal"][0]["action"])
                assert (refused["type"], refused["code"]) == ("refused", "unavailable")
                assert page.until("closing")["sentence"]["message"] == "closing-not_saved"
                assert other.until("closing")["reason"] == "not_saved"
                shown = [message for message in page.got[numbers:] if "scene" in message]
                assert all(message["scene"]["ply"] == ply for message in shown), "nothing unkept was shown"
                assert not any(message["type"] == "update" for message in page.got[numbers:])
                assert guest.http.get(f"/api/tables/{table}").status_code == 503
                with guest.sit(table) as early, pytest.raises(ConnectionClosed) as closed:
                    early.until("hello")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012, "the page tries again"
        with come_back(guest, table) as page:
            page.hello()
            assert page.scene["ply"] == ply, "it goes on from what was kept"
            assert_goes_on(page)
            page.catch_up()
            ply, story = page.scene["ply"], page.story
    after = stored_events(address, table)
    assert after[: len(before)] == before
    assert [number for number, _ in after] == list(range(1, len(after) + 1))
    flaky.stop()
    with serve(db=address).guest() as guest:
        guest.http.cookies.set("vitral_guest", cookie)
        with guest.sit(table) as page:
            page.hello()
            assert (page.scene["ply"], page.story) == (ply, story)


def test_what_waits_behind_a_failed_move_is_refused_too(
    flaky: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with flaky.guest() as guest:
        table = guest.create(**TWO_HERE)
        with guest.sit(table) as page:
            page.hello()
            with outage(address, monkeypatch):
                act = {"type": "act", "ply": 0, "action": "side 1"}
                acts = [{**act, "ref": ref, "seat": seat} for ref, seat in (("a", 0), ("b", 1), ("c", 0))]
                page.send_together(*acts, {"type": "sit", "seat": 0})
                page.until("closing")
            answers = [(one["ref"], one["code"]) for one in page.got if one["type"] == "refused"]
            assert answers == [("a", "unavailable"), ("b", "unavailable"), ("c", "unavailable"), ("", "unavailable")]
            assert not any(one["type"] in ("done", "update", "seated") for one in page.got)
        assert stored_events(address, table) == []


class WaitingBot:
    """Plays at random, whenever `may_play` is set."""

    name = "random"

    def __init__(self, seed: str, may_play: threading.Event) -> None:
        self._bot, self._may_play = make_bot("random", seed), may_play

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        assert self._may_play.wait(TIMEOUT)
        return self._bot.choose(view, legal, budget)


def test_bots_go_on_by_themselves_after_an_outage(
    serve: Serve, failing_disk: None, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_play = threading.Event()
    may_play.set()
    server = serve(
        db=address, store_timeout=PATIENCE, sweep_interval=0.1, make_bot=lambda _, seed: WaitingBot(seed, may_play)
    )
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]
    with server.guest() as guest:
        table = guest.create(seats=seats)
        with guest.sit(table) as page:
            page.hello()
            page.wait_for_turn()
            guest.post(f"/api/tables/{table}/seats/0", {"bot": "random"})
            with outage(address, monkeypatch):
                page.until("closing")

        def over() -> bool:
            mine = guest.http.get("/api/me")  # refused as long as the store has not answered again
            return mine.status_code == 200 and mine.json()["tables"][0]["over"]

        wait_until(over, "nobody has to open the table")
        assert guest.get(f"/api/tables/{table}/record")["log"]


def test_requests_during_an_outage_are_refused_and_change_nothing(
    flaky: Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with flaky.guest() as guest, flaky.guest() as friend:
        table = guest.create(**BY_LINK)
        link = guest.get(f"/api/tables/{table}/links")["join"]
        with outage(address, monkeypatch):
            for path in ("/api/health", "/api/ready", "/api/me"):
                assert guest.get(path, 503)["code"] == "unavailable"
            assert guest.get("/api/live") == {"status": "alive"}
            for path in (f"/t/{table}", "/t/none"):
                page = guest.http.get(path)
                assert (page.status_code, page.headers["content-type"][:9]) == (200, "text/html")
            guest.post("/api/tables", SOLO, 503)
            friend.post("/api/enter", {"secret": link, "name": "Rui"}, 503)
        come_back(guest, table)
        flaky.clock.advance(PROVED)
        assert not guest.get(f"/api/tables/{table}")["seats"][1]["claimed"]
        assert friend.enter(link, "Rui")["seat"] == 1
        assert guest.get("/api/ready") == {"status": "ready"}


def test_a_write_that_is_not_answered_is_not_waited_for_without_end(flaky: Server, address: str) -> None:
    with flaky.guest() as guest:
        table = guest.create(**SOLO)
        with guest.sit(table) as page:
            page.hello()
            with locked(address):
                # SQLite itself gives up, sooner than it is given up.
                passing = flaky.clock.passing(PATIENCE) if address.startswith("postgresql") else nullcontext()
                with passing:
                    refused = page.act("side 1")
                    assert (refused["type"], refused["code"]) == ("refused", "unavailable")
                    page.until("closing")
                    for path in ("/api/health", "/api/ready"):
                        assert guest.get(path, 503)["code"] == "unavailable", "nothing can be written"
                assert guest.get("/api/live") == {"status": "alive"}
        with come_back(guest, table) as page:
            page.hello()
            page.play("side 1")
            assert_goes_on(page, 3)
            flaky.clock.advance(PROVED)
            assert guest.get("/api/health")["status"] == "ok"
    assert [number for number, _ in stored_events(address, table)] == list(
        range(1, len(stored_events(address, table)) + 1)
    )


def test_a_crowd_that_waits_for_a_locked_store_is_refused_together(failing_disk: None, address: str) -> None:
    """Not one after the other, each after a wait of its own."""

    clock = ManualClock()

    async def connect_many() -> None:
        store = await open_store(address, patience=PATIENCE)
        try:
            with _in_thread(address):
                asked: list[float] = []

                async def ask(at: float) -> None:
                    asked.append(at)
                    await store.check_writable(at)

                tasks = [asyncio.create_task(ask(float(at))) for at in range(50)]
                await until(lambda: len(asked) == 50)
                clock.advance(PATIENCE)
                done = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(one, StoreError) for one in done)
            can_write: Callable[[], Any] = lambda: _can_write(store)  # noqa: E731
            await until(can_write)
        finally:
            await store.close()

    with asyncio.Runner(loop_factory=clock.new_loop) as runner:
        runner.run(connect_many())


async def _can_write(store: Store) -> bool:
    with suppress(StoreError):
        await store.check_writable(0.0)
        return True
    return False


class _in_thread:  # noqa: N801 - used as a function
    """`locked`, held by a thread of its own: the loop of the test is at work."""

    def __init__(self, address: str) -> None:
        self._address, self._held, self._free = address, threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._hold)

    def _hold(self) -> None:
        with locked(self._address):
            self._held.set()
            self._free.wait()

    def __enter__(self) -> None:
        self._thread.start()
        self._held.wait()

    def __exit__(self, *_: object) -> None:
        self._free.set()
        self._thread.join()


def test_health_tells_of_a_full_disk(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with server.guest() as guest:
        assert guest.get("/api/health")["status"] == "ok"
        table = guest.create(**SOLO)
        server.clock.advance(PROVED)
        with guest.sit(table) as page, full(monkeypatch):
            page.hello()
            assert guest.get("/api/ready", 503)["code"] == "unavailable"
            assert page.act("side 1")["code"] == "unavailable"
            assert page.until("closing")["reason"] == "not_saved"
        with come_back(guest, table) as page:
            page.hello()
            page.play("side 1")


@pytest.mark.parametrize("failing", [("BEGIN",), ("INSERT",), ("COMMIT",), ("COMMIT", "ROLLBACK"), ("SELECT",)])
def test_whatever_fails_the_next_write_finds_the_store_in_order(
    failing: tuple[str, ...], failing_disk: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = str(tmp_path / "tables.db")

    async def use() -> None:
        store = await open_store(db)
        await store.append(StoredEvent("t", 1, 1.0, "{}"))
        with outage(db, monkeypatch, *failing):
            for _ in range(2):
                written = store.append(
                    StoredEvent("t", 2, 2.0, "{}"), stage=TableStage.PLAYING
                )  # in more than one statement
                done = await asyncio.gather(written, store.events("t"), return_exceptions=True)
                failed = [isinstance(one, StoreError) for one in done]
                assert failed == [failing != ("SELECT",), failing == ("SELECT",)]
                if failing == ("SELECT",):
                    break
        if failing != ("SELECT",):
            await store.append(StoredEvent("t", 2, 2.0, "{}"))
        await store.append(StoredEvent("t", 3, 3.0, "{}"))
        assert [event.number for event in await store.events("t")] == [1, 2, 3]
        await store.close()

    asyncio.run(use())


# -- damage --------------------------------------------------------------------------------------------------------


def damaged(file: Path, table: str) -> None:
    """Take an event out of the middle, as a gap would have been left before."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM events WHERE table_id = ? AND number = 3", (table,))


def test_a_damaged_table_is_told_apart_from_none(serve: Serve, tmp_path: Path) -> None:
    first = serve()
    with first.guest() as guest:
        broken, whole = guest.create(**TWO_HERE, timer=60), guest.create(**SOLO)
        cookie = guest.http.cookies["vitral_guest"]
        with guest.sit(broken) as page:
            page.hello()
            for seat in (0, 1):
                page.look_from(seat)
                page.play("side 1")
            assert_goes_on(page, 4)
    first.stop()
    damaged(tmp_path / "tables.db", broken)
    server = serve()
    with server.guest() as guest:
        guest.http.cookies.set("vitral_guest", cookie)
        problem = guest.get(f"/api/tables/{broken}", 409)
        assert (problem["code"], problem["sentence"]["message"]) == ("damaged", "problem-damaged")
        assert guest.get("/api/tables/nosuchtable", 404)["code"] == "not_found"
        page_of_table = guest.http.get(f"/t/{broken}")
        assert (page_of_table.status_code, page_of_table.headers["content-type"][:9]) == (200, "text/html")
        with guest.sit(broken) as page, pytest.raises(ConnectionClosed) as closed:
            page.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        mine = {table["table"]: table.get("damaged", False) for table in guest.get("/api/me")["tables"]}
        assert mine == {whole: False, broken: True}, "the others are there, and this one says what became of it"
        with guest.sit(whole) as page:
            page.hello()
            page.play("side 1")
        server.sweep(61)  # the damaged table's turn has run out, and nobody minds
        server.sweep(61)
        assert guest.get("/api/health")["status"] == "ok"
