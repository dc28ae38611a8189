"""A clock that jumps ends no turn and deletes no table; what is to be deleted is marked first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from server.clock import NOON, ManualClock
from server.conftest import Serve
from server.server_thread import SOLO
from vitral.server.settings import Settings
from vitral.server.steady_clock import DAY, SteadyClock
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.setup import Setup, SetupSeat

TWO_YEARS = 730 * DAY
ONE = Setup({"players": 1, "mode": "solo"}, (SetupSeat("here"),), host=0)


class Clocks:
    """The system's clocks, moved by hand."""

    def __init__(self) -> None:
        self.passed, self.ahead = 50.0, 1_000_000.0

    def wall(self) -> float:
        return self.passed + self.ahead

    def passing(self) -> float:
        return self.passed


def test_a_steady_clock_follows_time_and_small_corrections() -> None:
    clocks = Clocks()
    clock = SteadyClock(clocks.wall, clocks.passing)
    for _ in range(100):
        clocks.passed += 60.0
        clocks.ahead += 5.0
        assert clock() == clocks.wall()


@pytest.mark.parametrize("jump", [TWO_YEARS, -TWO_YEARS, 3600.0])
def test_a_steady_clock_does_not_follow_a_jump_that_passes(jump: float) -> None:
    clocks = Clocks()
    clock = SteadyClock(clocks.wall, clocks.passing)
    clock()
    for _ in range(4):
        clocks.passed += 1.0
        clocks.ahead = 1_000_000.0 + jump
        assert clock() == clocks.passed + 1_000_000.0
    clocks.ahead = 1_000_000.0
    clocks.passed += 1.0
    assert clock() == clocks.wall()


def test_a_steady_clock_believes_a_jump_that_stays() -> None:
    clocks = Clocks()
    clock = SteadyClock(clocks.wall, clocks.passing)
    clocks.ahead += TWO_YEARS
    clock()
    clocks.passed += 599.0
    assert clock() == clocks.wall() - TWO_YEARS
    clocks.passed += 1.0
    assert clock() == clocks.wall()


def test_a_steady_clock_begins_again_when_the_jump_changes() -> None:
    clocks = Clocks()
    clock = SteadyClock(clocks.wall, clocks.passing)
    for _ in range(20):  # it never stays long enough
        clocks.ahead += 3600.0
        clocks.passed += 300.0
        assert clock() == clocks.passed + 1_000_000.0


def in_registry(settings: Settings, use: Callable[[TableRegistry], Any]) -> None:
    async def run() -> None:
        registry = await TableRegistry.open(settings)
        try:
            await use(registry)
        finally:
            await registry.close()

    asyncio.run(run())


async def mark(registry: TableRegistry, table: str) -> float:
    """When a table was marked as one to be deleted."""
    stored = await registry.store.table(table)
    assert stored is not None
    return stored.stale


def test_two_years_ahead_for_a_moment_deletes_nothing_even_if_believed(address: str) -> None:
    """The marks alone suffice: this clock is followed at once."""
    now = [NOON]

    async def use(registry: TableRegistry) -> None:
        table = await registry.create(ONE, "guest")
        now[0] += TWO_YEARS
        for _ in range(4):
            now[0] += 1.0
            assert await registry.delete_stale_tables() == 0
        assert await mark(registry, table) > 0, "it was marked"
        assert await registry.find(table) is not None, "and may still be played"
        now[0] -= TWO_YEARS
        assert await registry.delete_stale_tables() == 0
        assert await mark(registry, table) == 0.0, "the mark is taken back"

    in_registry(Settings(db=address, clock=lambda: now[0]), use)


def test_tables_left_alone_are_deleted_after_their_time_and_a_grace(address: str) -> None:
    now = [NOON]

    async def use(registry: TableRegistry) -> None:
        table = await registry.create(ONE, "guest")
        now[0] += 2 * DAY - 60
        assert await registry.delete_stale_tables() == 0
        assert await mark(registry, table) == 0.0
        now[0] += 120
        assert await registry.delete_stale_tables() == 0
        now[0] += 7 * DAY - 60
        assert await registry.delete_stale_tables() == 0
        now[0] += 120
        assert await registry.delete_stale_tables() == 1
        assert await registry.find(table) is None
        assert await registry.store.table(table) is None

    in_registry(Settings(db=address, clock=lambda: now[0]), use)


def test_a_clock_ahead_for_four_seconds_leaves_a_served_table_alone(serve: Serve) -> None:
    """As the attack was made: sweeping all the time, everything due at once."""
    jump, time = [0.0], ManualClock()
    clock = SteadyClock(lambda: time() + jump[0], passing=time)
    server = serve(clock=clock, stale_check_interval=-1.0, grace_seconds=0.0)
    with server.guest() as guest:
        table = guest.create(**SOLO, timer=3600)
        with guest.sit(table) as page:
            page.hello()
            page.play("side 1")
            jump[0] = TWO_YEARS
            for _ in range(4):
                time.advance(1)
                server.sweep(5)
            page.step()
            jump[0] = 0.0
            server.sweep(5)
            page.step()
            assert not any(entry.get("by") == "timer" for entry in page.story), "no turn was ended"
            assert page.table["deadline"] < time() + 7200
