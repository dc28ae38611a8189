"""What people do together, in both databases: kept, asked for, forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from vitral.server.store import OperatorStore, SeatClaim, StoredTable, open_store
from vitral.server.store.deal_store import (
    ContestStore,
    DealStore,
    Entrant,
    PlayedDeal,
    StoredContest,
    deal_statements,
    file_name,
)
from vitral.server.store.lobby_store import LobbyStore, StoredOpponent, listed
from vitral.server.store.table_store import CHAT_LINES, DECLINED, ChatLine, TableStage

DEAL = "daily/2026-11-16/solo"


def played(table: str, guest: str, *, ranked: bool = True) -> PlayedDeal:
    return PlayedDeal(table, DEAL, guest, guest.title(), 5.0, ranked)


def stored(table: str, stage: int = 0) -> StoredTable:
    return StoredTable(table, 1.0, stage, "00" * 32, "{}")


def test_shared_deals(address: str) -> None:
    async def run() -> None:
        store = await open_store(address)
        deals = DealStore(store.database)
        for table, guest, stage in (
            ("one", "ana", TableStage.OVER),
            ("two", "rui", TableStage.OVER),
            ("three", "eva", 1),
        ):
            await store.create(
                stored(table, stage), [SeatClaim(guest, table, 0)], rows=deal_statements(played(table, guest))
            )
        assert {one.table for one in await deals.unsettled(DEAL, 9)} == {"one", "two"}
        first = PlayedDeal("one", DEAL, "ana", "Ana", 5.0, True, 9.0, True, 40, -3)
        second = PlayedDeal("two", DEAL, "rui", "Rui", 5.0, True, 9.5, True, 30, 4)
        await deals.settle([first, second])
        assert await deals.results(DEAL) == [second, first]
        assert await deals.unsettled(DEAL, 9) == []
        sent = PlayedDeal(file_name("x"), DEAL, "eva", "Eva", 6.0, False, 6.0, True, 11, 1)
        await deals.add(sent)
        assert await deals.of_guest(DEAL, "eva") == [played("three", "eva"), sent]
        assert await deals.all_of_guest("eva", "daily/", 1) == [sent]
        assert await deals.counted_deals("eva", "daily/") == [DEAL]
        assert {one.guest for one in await deals.of_deal(DEAL)} == {"ana", "rui", "eva"}
        await deals.delete_files(6.5)
        assert await deals.of_guest(DEAL, "eva") == [played("three", "eva")]
        await store.drop("one")
        assert await deals.results(DEAL) == [second]
        await store.close()

    asyncio.run(run())


def test_meeting_and_chat(address: str) -> None:
    async def run() -> None:
        store = await open_store(address)
        meeting = LobbyStore(store.database)
        await store.create(stored("open"), [], rows=[listed("open", "ana")])
        await store.create(stored("begun", 1), [], rows=[listed("begun", "ana")])
        await store.create(stored("private"), [])
        await store.create(stored("asked"), [], rows=[listed("asked", "ana", invited="rui")])
        found = {
            guest: [table.id for table, *_ in await meeting.open_tables(9, guest)] for guest in ("ana", "rui", "eva")
        }
        assert [sorted(tables) for tables in found.values()] == [["asked", "open"], ["asked", "open"], ["open"]]
        assert [table.id for table, *_ in await meeting.open_tables(9, "rui", challenges=True)] == ["asked"]
        assert await meeting.listing("asked") == ("ana", "rui")
        await meeting.decline("asked", "rui")
        assert await meeting.open_tables(9, "rui", challenges=True) == []
        assert await meeting.listing("asked") == ("ana", DECLINED)
        for number, table in enumerate(("first", "second")):
            claims = [SeatClaim("ana", table, 0), SeatClaim("rui", table, 1), SeatClaim("eva", table, -1)]
            await store.create(replace(stored(table, 2), created=float(number)), claims)
        assert await meeting.opponents("ana") == [StoredOpponent("rui", "", 2, 1.0)]
        assert await meeting.opponents("eva") == []
        for _ in range(2):
            await meeting.block("ana", "rui", "Rui", 7.0)
        assert [(block.blocked, block.name) for block in await meeting.blocks("ana")] == [("rui", "Rui")]
        assert await meeting.blocked_either_way("rui") == {"ana"}
        assert await meeting.blocked_either_way("ana") == {"rui"}
        await meeting.unblock("ana", "rui")
        assert await meeting.blocked_either_way("ana") == set()
        for number in range(1, CHAT_LINES + 3):
            await store.add_chat_line("open", ChatLine(number, 1.0, 0, f"line {number}"))
        lines = await store.chat_lines("open")
        assert (len(lines), lines[0].number, lines[-1].body) == (CHAT_LINES, 3, f"line {CHAT_LINES + 2}")
        await store.drop("open")
        assert await store.chat_lines("open") == []
        assert [table.id for table, *_ in await meeting.open_tables(9, "eva")] == []
        await store.close()

    asyncio.run(run())


def test_contests_and_forgetting(address: str) -> None:
    async def run() -> None:
        store = await open_store(address)
        deals, meeting, contests = (
            DealStore(store.database),
            LobbyStore(store.database),
            ContestStore(store.database),
        )
        await contests.create(StoredContest("cup", 3.0, "ana", "{}"), Entrant("ana", 0, "Ana"))
        await contests.enter("cup", Entrant("rui", 1, "Rui"))
        await contests.enter("cup", Entrant("rui", 2, "again"))
        await contests.change("cup", '{"a": 1}')
        assert await contests.find("cup") == StoredContest("cup", 3.0, "ana", '{"a": 1}')
        assert [one.id for one in await contests.entered_by("rui", 9)] == ["cup"]
        await store.create(
            stored("one", TableStage.OVER), [SeatClaim("rui", "one", 0)], rows=deal_statements(played("one", "rui"))
        )
        await deals.settle([PlayedDeal("one", DEAL, "rui", "Rui", 5.0, True, 9.0, True, 40, -3)])
        await meeting.block("ana", "rui", "Rui", 7.0)
        await store.add_chat_line("one", ChatLine(1, 1.0, 0, "secret"))
        await OperatorStore(store.database).rewrite({}, [], ["rui"], {"one": [0]}, {})
        assert [(result.name, result.guest != "rui") for result in await deals.results(DEAL)] == [("", True)]
        assert [entrant.name for entrant in await contests.entrants("cup")] == ["Ana", ""]
        assert await meeting.blocks("ana") == []
        assert await store.chat_lines("one") == []
        await contests.delete_old(4.0)
        assert await contests.find("cup") is None
        assert await contests.entrants("cup") == []
        await store.close()

    asyncio.run(run())
