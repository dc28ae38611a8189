"""The fair queue before the bots: nobody waits for all that somebody else asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from support.waiting import TIMEOUT
from vitral.server.pool.fair_queue import NO_LIMITS, UNLIMITED, FairQueue, QueueFullError, QueueLimits, Quota


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Trial:
    """A queue whose work takes exactly the time it is given, and what was done in it."""

    def __init__(self, places: int = 1, quota: Quota = UNLIMITED, limits: QueueLimits = NO_LIMITS) -> None:
        self.clock = Clock()
        self.queue = FairQueue(places, quota, limits, self.clock)
        self.done: list[tuple[str, float]] = []
        """Who was served, and with how much thought."""
        self.waited: dict[str, list[float]] = {}

    async def ask(self, owner: str, cost: float = 0.02, table: str = "") -> None:
        asked = self.clock.now
        place = await self.queue.enter(owner, table)
        try:
            self.waited.setdefault(owner, []).append(self.clock.now - asked)
            self.done.append((owner, place.seconds))
            await asyncio.sleep(0)
            self.clock.now += place.seconds + cost
        finally:
            place.leave()

    async def play(self, owner: str, turns: int, table: str = "") -> None:
        """A table: asks again as soon as it was answered."""
        for _ in range(turns):
            await self.ask(owner, table=table)


def run(trial: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(trial(), TIMEOUT))


def test_sixty_tables_of_one_person_do_not_hold_up_another() -> None:
    trial = Trial()

    async def attack() -> None:
        tables = [asyncio.create_task(trial.play("eve", 20, str(n))) for n in range(60)]
        await asyncio.sleep(0)
        await trial.play("ana", 10)
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)

    run(attack)
    assert max(trial.waited["ana"]) < 2.5
    thoughts = [seconds for owner, seconds in trial.done if owner == "ana"]
    assert min(thoughts) == 0.5, "two persons share the time, however much one of them asks for"
    assert max(trial.waited["eve"]) < 5.5, "and even the sixty take turns"
    assert trial.queue.waiting == trial.queue.running == 0


def test_a_crowd_shares_the_time() -> None:
    trial = Trial()

    async def evening() -> None:
        await asyncio.gather(*(trial.play(f"guest {n}", 5) for n in range(30)))

    run(evening)
    assert max(wait for waits in trial.waited.values() for wait in waits) < 5.0
    assert {owner for owner, _ in trial.done[:35]} == {f"guest {n}" for n in range(30)}, "all before one a second time"


def test_the_tables_of_one_person_share_the_time() -> None:
    trial = Trial()

    async def evening() -> None:
        await asyncio.gather(*(trial.play("ana", 5, str(n)) for n in range(8)))

    run(evening)
    assert max(trial.waited["ana"]) < 4.0


def test_one_alone_thinks_as_long_as_ever() -> None:
    trial = Trial()
    run(lambda: trial.play("ana", 5))
    assert trial.done == [("ana", 1.0)] * 5


def test_whoever_has_used_up_the_quota_gets_no_thought_until_some_is_saved_again() -> None:
    trial = Trial(quota=(0.5, 3.0))

    async def use() -> None:
        await trial.play("eve", 6)
        assert [seconds for _, seconds in trial.done] == [1.0, 1.0, 1.0, 1.0, 1.0, 0.0]
        trial.clock.now += 10.0
        await trial.ask("eve")
        assert trial.done[-1] == ("eve", 1.0)

    run(use)


def test_somebody_who_comes_back_has_not_forgotten_what_they_had() -> None:
    trial = Trial()

    async def use() -> None:
        await asyncio.gather(trial.ask("eve", 8.0), trial.ask("ana"), trial.ask("bea"), trial.ask("eve"))
        assert [owner for owner, _ in trial.done] == ["eve", "ana", "bea", "eve"]

    run(use)


@pytest.mark.parametrize("served", [False, True])
def test_somebody_who_leaves_the_queue_holds_nobody_up(served: bool) -> None:
    trial = Trial()

    async def use() -> None:
        first = asyncio.create_task(trial.ask("ana"))
        await asyncio.sleep(0)
        leaving = asyncio.create_task(trial.ask("eve"))
        last = asyncio.create_task(trial.ask("bea"))
        await asyncio.sleep(0)
        if served:  # the place is given, but not taken yet
            await first
        leaving.cancel()
        await asyncio.gather(first, last)
        with pytest.raises(asyncio.CancelledError):
            await leaving
        assert trial.queue.waiting == trial.queue.running == 0
        assert trial.done[-1][0] == "bea"

    run(use)


def test_an_owner_runs_one_at_a_time_where_that_is_the_limit() -> None:
    trial = Trial(places=2, limits=QueueLimits(running_each=1))

    async def use() -> None:
        await asyncio.gather(trial.ask("eve"), trial.ask("eve"), trial.ask("eve"), trial.ask("ana"))
        assert [owner for owner, _ in trial.done] == ["eve", "ana", "eve", "eve"]

    run(use)


@pytest.mark.parametrize("limits", [QueueLimits(waiting_each=2), QueueLimits(waiting=2)], ids=["each", "all"])
def test_a_queue_that_is_full_refuses_at_once(limits: QueueLimits) -> None:
    trial = Trial(limits=limits)

    async def use() -> None:
        asked = [asyncio.create_task(trial.ask("eve")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(QueueFullError):
            await trial.ask("eve")
        if limits.waiting_each == 2:
            await trial.ask("ana")
        await asyncio.gather(*asked)
        assert trial.queue.waiting == trial.queue.running == 0

    run(use)
