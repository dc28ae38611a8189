"""How long the terminal waits before it connects again: longer each time, and not all at the same moment."""

from __future__ import annotations

import random
from random import Random

import pytest

from terminal.terminal_player import ME_AND_BOT, run
from vitral.server import protocol as wire
from vitral.terminal.local_tables import LocalConnection, LocalTables
from vitral.terminal.table_client import TableClient, with_jitter
from vitral.terminal.tables import TablesError


class ShortConnection(LocalConnection):
    """A connection that is lost after the first message."""

    async def receive(self) -> wire.FromServer:
        message = await super().receive()
        await self.close()
        return message


class Away(LocalTables):
    """Tables that cannot be reached at some attempts."""

    def __init__(self, *reached: int) -> None:
        super().__init__(7)
        self._reached = reached
        self.attempts = 0

    async def connect(self, table: str) -> LocalConnection:
        self.attempts += 1
        if self.attempts not in self._reached:
            raise TablesError("unreachable", "")
        return ShortConnection(await self._live(table))


def waits(tables: Away, amount: int) -> list[float]:
    """The seconds before each of so many attempts."""
    asked: list[float] = []

    async def connect() -> None:
        client = TableClient(tables, await tables.create(ME_AND_BOT))

        def delay(seconds: float) -> float:
            asked.append(seconds)
            if len(asked) == amount:
                client.state = "gone"
            return 0.0

        client.delay = delay
        await client.run()
        await tables.close()

    run(connect())
    return asked


def test_it_waits_twice_as_long_each_time_up_to_fifteen_seconds() -> None:
    assert waits(Away(), 8) == pytest.approx([0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 15.0, 15.0])


def test_once_it_was_connected_it_begins_anew() -> None:
    assert waits(Away(4), 6) == pytest.approx([0.4, 0.8, 1.6, 0.4, 0.8, 1.6])


def test_people_come_back_at_different_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random, "uniform", Random(3).uniform)
    found = [with_jitter(8.0) for _ in range(100)]
    assert 6.0 <= min(found) < 6.5
    assert 9.5 < max(found) <= 10.0
