"""The store returns what was written to it, over SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from support.waiting import until
from vitral.server.store import (
    SeatClaim,
    StaleAfter,
    Store,
    StoredEvent,
    StoredTable,
    StoreError,
    open_store,
    sqlite,
    visit_store,
)
from vitral.server.store.people_store import SIGNED_OUT, PeopleStore, StoredPasskey, StoredPush
from vitral.server.store.table_store import OperatorRequest, TableStage

TABLE = StoredTable("t1", 100.5, TableStage.CHOOSING, "ab" * 32, '{"options":{}}')


def used(address: str, *uses: Callable[[Store], Awaitable[None]]) -> None:
    """Open the store for each use in turn: what one did the next must find."""

    async def run() -> None:
        for use in uses:
            store = await open_store(address)
            try:
                await use(store)
            finally:
                await store.close()

    asyncio.run(run())


def event(number: int, table: str = "t1", at: float = 200.25) -> StoredEvent:
    return StoredEvent(table, number, at, f'{{"n":{number},"quote":"\\"ü"}}')


def test_tables_and_events_come_back_as_they_were(address: str) -> None:
    async def write(store: Store) -> None:
        await store.create(TABLE, [SeatClaim("g", "t1", 0)])
        for number in (1, 2, 3):
            await store.append(event(number))

    async def read(store: Store) -> None:
        assert await store.table("t1") == TABLE
        assert await store.events("t1") == [event(1), event(2), event(3)]
        assert await store.table("t2") is None
        assert await store.events("t2") == []

    used(address, write, read)


def test_many_at_once_are_all_stored(address: str) -> None:
    tables = [f"t{number}" for number in range(40)]

    async def write(store: Store) -> None:
        async def one(table: str) -> None:
            await store.create(StoredTable(table, 1.0, TableStage.CHOOSING, "00", "{}"), [SeatClaim("g", table, 0)])
            for number in range(1, 11):
                await store.append(event(number, table))

        await asyncio.gather(*(one(table) for table in tables))

    async def read(store: Store) -> None:
        for table in tables:
            assert [one.number for one in await store.events(table)] == list(range(1, 11))

    used(address, write, read)


def test_writes_asked_for_while_others_are_committed_are_stored_too(address: str) -> None:
    async def write(store: Store) -> None:
        async def later(number: int) -> None:
            for _ in range(number):
                await asyncio.sleep(0)
            await store.append(event(1, f"t{number}"))

        await asyncio.gather(*(later(number) for number in range(60)))

    async def read(store: Store) -> None:
        for number in range(60):
            assert await store.events(f"t{number}") == [event(1, f"t{number}")]

    used(address, write, read)


def test_what_waits_when_a_store_is_closed_is_stored(address: str) -> None:
    async def use() -> None:
        store = await open_store(address)
        await asyncio.gather(store.append(event(1)), store.append(event(1, "t2")))
        waiting = asyncio.gather(*(store.append(event(number)) for number in range(2, 600)))
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), waiting)
        again = await open_store(address)
        assert [one.number for one in await again.events("t1")] == list(range(1, 600))
        await again.close()

    asyncio.run(use())


def test_the_log_of_a_file_is_kept_short_while_it_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_CHECKPOINT_EVERY", 5)
    file = tmp_path / "tables.db"

    async def use() -> None:
        store = await open_store(str(file))
        for number in range(1, 8):
            await store.append(StoredEvent("t1", number, 1.0, f'"the body of {number}"'))
        await until(lambda: b"the body of 5" in file.read_bytes())
        await store.close()

    asyncio.run(use())


def test_of_writes_committed_together_only_the_guilty_fail(address: str) -> None:
    async def write(store: Store) -> None:
        await store.append(event(1))
        done = await asyncio.gather(
            store.append(event(2)), store.append(event(1)), store.append(event(3)), return_exceptions=True
        )
        assert [isinstance(one, StoreError) for one in done] == [False, True, False]
        assert [one.number for one in await store.events("t1")] == [1, 2, 3]

    used(address, write)


def test_an_event_and_what_belongs_to_it_are_stored_together(address: str) -> None:
    async def write(store: Store) -> None:
        await store.create(TABLE, [])
        await store.append(event(1), stage=TableStage.PLAYING, due=500.0, claim=SeatClaim("g", "t1", 1))
        with pytest.raises(StoreError):
            await store.append(event(1), stage=TableStage.OVER, due=0.0, claim=SeatClaim("g", "t1", 2))

    async def read(store: Store) -> None:
        stored = await store.table("t1")
        assert stored is not None
        assert stored.stage == TableStage.PLAYING
        assert await store.overdue(499.0) == []
        assert await store.overdue(500.0) == ["t1"]
        assert await store.claims("t1") == [SeatClaim("g", "t1", 1)]

    used(address, write, read)


def test_holds_are_found_by_guest_and_by_table(address: str) -> None:
    async def use(store: Store) -> None:
        for number, table in enumerate(("t1", "t2", "t3")):
            await store.create(
                StoredTable(table, float(number), TableStage.CHOOSING, "00", "{}"), [SeatClaim("g", table, 0)]
            )
        await store.add_claim(SeatClaim("g", "t2", 1))
        await store.add_claim(SeatClaim("g", "t2", 1))
        await store.add_claim(SeatClaim("other", "t2", -1))
        assert await store.tables_of("g", 10) == ["t3", "t2", "t1"]
        assert await store.tables_of("g", 1) == ["t3"]
        assert await store.tables_of("other", 10) == ["t2"], "a spectator finds the way back too"
        assert sorted(hold.seat for hold in await store.claims("t2")) == [-1, 0, 1]
        await store.remove_claims("g", "t2")
        assert await store.tables_of("g", 10) == ["t3", "t1"]
        assert await store.claims("t2") == [SeatClaim("other", "t2", -1)]
        await store.add_claim(SeatClaim("g", "t2", 1))
        await store.remove_claims("g", "t2")
        await store.remove_claims("other", "t2")
        assert {left.seat for left in await store.seats_left("g")} == {0, 1}
        assert await store.seats_left("other") == []

    used(address, use)


def test_tables_are_marked_by_their_stage_before_they_end(address: str) -> None:
    async def marked(store: Store, now: float, **since: float) -> list[str]:
        await store.mark_stale(now, StaleAfter(**{"finished": 200.0, "unfinished": 200.0, "unbegun": 200.0, **since}))
        found = [await store.table(name) for name in ("in-play", "new", "over")]
        return [table.id for table in found if table is not None and table.stale]

    async def use(store: Store) -> None:
        for name, stage in (("new", TableStage.CHOOSING), ("in-play", TableStage.PLAYING), ("over", TableStage.OVER)):
            await store.create(StoredTable(name, 100.0, stage, "00", "{}"), [SeatClaim("g", name, 0)])
            await store.append(event(1, name, at=200.0))
        assert await marked(store, 300.0) == []
        assert await marked(store, 300.0, finished=201.0) == ["over"]
        assert await marked(store, 300.0, unfinished=201.0) == ["in-play"], "the other is not stale any more"
        assert await marked(store, 300.0, unbegun=201.0) == ["new"]
        assert await store.expired(299.0, 0.0) == []
        assert await store.expired(300.0, 0.0) == ["new"]
        await store.append(event(2, "new", at=400.0))
        assert await marked(store, 500.0, unbegun=201.0) == [], "somebody came back"
        await store.drop("new")
        assert await store.table("new") is None
        assert await store.events("new") == []
        assert await store.claims("new") == []
        assert await store.table("in-play") is not None

    used(address, use)


def test_marks_made_by_a_clock_ahead_are_taken_back(address: str) -> None:
    async def mark(store: Store, now: float) -> float:
        await store.mark_stale(now, StaleAfter(now - 100.0, now - 100.0, now - 100.0))
        table = await store.table("t1")
        assert table is not None
        return table.stale

    async def use(store: Store) -> None:
        await store.create(TABLE, [])
        assert await mark(store, 9000.0) == 9000.0
        assert await mark(store, 1000.0) == 0.0, "it was marked in what is the future now"

    used(address, use)


def test_a_closed_table_is_nobodys_and_ends_after_its_time(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(TABLE, [SeatClaim("g", "t1", 0)], due=150.0)
        operator = await visit_store(address)
        await operator.close_table("t1", 300.0)
        assert await store.tables_of("g", 10) == []
        assert await store.overdue(1000.0) == []
        assert await store.expired(299.0, 0.0) == []
        assert await store.expired(300.0, 0.0) == ["t1"]
        await operator.close_table("t1", 0.0)
        await operator.close()
        assert await store.tables_of("g", 10) == ["t1"]
        assert await store.expired(1000.0, 0.0) == []

    used(address, use)


def test_what_operators_want_stays_until_it_is_done(address: str) -> None:
    async def use(store: Store) -> None:
        await store.create(TABLE, [])
        operator = await visit_store(address)
        assert await store.operator_requests() == []
        await operator.close_table("t1", 0.0)
        assert await store.operator_requests() == [("t1", OperatorRequest.RELOAD)]
        await operator.reissue_links("t1")
        await store.finish_request("t1", OperatorRequest.RELOAD)
        reissue = [("t1", OperatorRequest.REISSUE_LINKS)]
        assert await store.operator_requests() == reissue, "it was asked for meanwhile"
        await operator.close_table("t1", 0.0)
        assert await store.operator_requests() == reissue, "the greater includes the smaller"
        await operator.close()
        await store.finish_request("t1", OperatorRequest.REISSUE_LINKS)
        assert await store.operator_requests() == []

    used(address, use)


def test_an_event_that_would_leave_a_gap_is_refused(address: str) -> None:
    async def use(store: Store) -> None:
        done = await asyncio.gather(
            store.append(event(1)), store.append(event(3)), store.append(event(2, "t2")), return_exceptions=True
        )
        assert [type(one) for one in done] == [type(None), StoreError, StoreError]
        assert "gap" in str(done[1])
        assert [one.number for one in await store.events("t1")] == [1]
        assert await store.events("t2") == []

    used(address, use)


def test_a_secret_stays_what_it_first_was(address: str) -> None:
    async def first(store: Store) -> None:
        assert await store.secret("links", "one") == "one"

    async def later(store: Store) -> None:
        assert await store.secret("links", "two") == "one"

    used(address, first, later)


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "new.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="newer version"):
        asyncio.run(open_store(str(path)))


def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "text.db"
    path.write_text("this is no database, and long enough to be seen as one" * 50)
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(open_store(str(path)))
    with pytest.raises(StoreError, match="PostgreSQL: cannot be opened"):
        asyncio.run(open_store("postgresql://nobody@127.0.0.1:1/none"))


def test_people_who_never_played_are_deleted_after_a_while(address: str) -> None:
    async def use(store: Store) -> None:
        people = PeopleStore(store.database)
        await store.create(TABLE, [SeatClaim("player", "t1", 0)])
        everybody = ("player", "keyed", "settled", "mailed", "stranger", "late", "passkeyed", "returned")
        for person in everybody:
            await people.set_notification_settings(person, "{}", 900.0 if person == "late" else 100.0)
        for person in ("keyed", "settled", "returned"):
            await people.set_key(person, person, person, "rest", 100.0)
        await people.sign_in("returned", "phone", 450.0)
        await people.add_passkey(StoredPasskey("credential", "passkeyed", "", 0, 100.0), "passkeyed")
        await people.sign_out("passkeyed", ["passkeyed"], 100.0)
        await people.set_browser_settings("settled", "{}", 450.0)
        await people.set_mail("mailed", "m@example.org", 100.0)
        await people.add_push(StoredPush("https://push.example.org", "stranger", "", ""), 100.0)
        await people.delete_unused(500.0, 50.0)
        assert [one for one in everybody if not await people.person(one)] == ["stranger"]
        assert await people.pushes("stranger") == []
        await people.delete_unused(500.0, 400.0)
        assert [one for one in everybody if not await people.person(one)] == ["keyed", "stranger", "passkeyed"]
        assert await people.devices("keyed") == await people.devices(SIGNED_OUT) == []
        assert await people.passkeys("passkeyed") == []

    used(address, use)


def test_nothing_is_written_at_once(address: str) -> None:
    async def use(store: Store) -> None:
        await store.database.write()
        await store.create(TABLE, [])
        assert await store.table("t1") is not None

    used(address, use)
