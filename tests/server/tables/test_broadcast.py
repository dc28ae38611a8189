"""Who is sent what of a move, and in how many writes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from vitral.engine import Options
from vitral.server import protocol as wire
from vitral.server.settings import Settings
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup, SetupSeat
from vitral.server.tables.subscriber import SentScene
from vitral.server.tables.table import Table

GUEST = "here"


class Page:
    """A connection that records what was written to it, write by write."""

    def __init__(self) -> None:
        self.guest = GUEST
        self.owner = ""
        self.viewer: int | None = None
        self.sent: SentScene | None = None
        self.writing = False
        self.writes: list[list[dict[str, Any]]] = []

    def send(self, *messages: bytes) -> None:
        self.writes.append([json.loads(message) for message in messages])

    def disconnect(self, why: wire.CloseReason) -> None: ...

    @property
    def kinds(self) -> list[list[str]]:
        return [[message["type"] for message in write] for write in self.writes]


def at_table(use: Callable[[LiveTable, Page, Page], Awaitable[None]]) -> None:
    """A table of two people at this device, on which two pages look."""

    async def run() -> None:
        registry = await TableRegistry.open(Settings())
        try:
            setup = Setup(Options().to_dict(), (SetupSeat("here"), SetupSeat("here")), host=0)
            live = await registry.find(await registry.create(setup, GUEST))
            assert live is not None
            mover, other = Page(), Page()
            for page in (other, mover):
                await live.inbox.do(lambda page=page: live.connect(page))  # type: ignore[misc]
                page.writes.clear()
            other.writes.clear()
            await use(live, mover, other)
        finally:
            await registry.close()

    asyncio.run(run())


async def choose(live: LiveTable, page: Page) -> None:
    live.receive(page, wire.Act("1", 0, 0, "side 1"))
    await live.inbox.wait_until_idle(60.0)


def test_whoever_moves_is_answered_and_shown_it_in_one_write() -> None:
    async def use(live: LiveTable, mover: Page, other: Page) -> None:
        await choose(live, mover)
        assert mover.kinds == [["done", "update"]]
        assert other.kinds == [["update"]]

    at_table(use)


def test_whoever_moves_and_looks_on_no_more_is_answered() -> None:
    async def use(live: LiveTable, mover: Page, other: Page) -> None:
        await live.inbox.do(lambda: live.disconnect(mover))
        other.writes.clear()
        await choose(live, mover)
        assert mover.kinds == [["done"]]
        assert other.kinds == [["update"]]

    at_table(use)


def test_what_was_stored_is_answered_even_if_it_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    class FailingScene:
        """A table as it is, but for its scenes; the table itself may be compiled, and cannot be changed then."""

        def __init__(self, table: Table) -> None:
            self._table = table

        def __getattr__(self, name: str) -> Any:
            return getattr(self._table, name)

        def scene(self, viewer: int | None) -> wire.Scene:
            raise ValueError

    async def use(live: LiveTable, mover: Page, other: Page) -> None:
        monkeypatch.setattr(live, "table", FailingScene(live.table))
        await choose(live, mover)
        assert mover.kinds == [["done"]]

    at_table(use)
