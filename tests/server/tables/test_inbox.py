"""The inbox of a table: one piece of work after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from support.waiting import TIMEOUT
from vitral.server.store import WriteConflictError
from vitral.server.tables.inbox import Inbox


class Table:
    """An inbox, what was done in it, and a store whose writes the test completes."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.writes: list[asyncio.Future[None]] = []
        self.rests = 0
        self.inbox = Inbox("t1", self._rest, self._start_over)

    def _rest(self) -> None:
        self.rests += 1

    async def _start_over(self) -> None:
        async with asyncio.timeout(TIMEOUT):  # which asks for a task
            await asyncio.sleep(0)
        self.done.append("started over")

    def write(self) -> asyncio.Future[None]:
        self.writes.append(asyncio.get_running_loop().create_future())
        return self.writes[-1]

    def move(self, name: str, *, waits: int = 1) -> Callable[[], Coroutine[Any, Any, None]]:
        async def work() -> None:
            self.done.append(f"{name} begun")
            for _ in range(waits):
                await self.write()
            self.done.append(name)

        return work


async def pause() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def in_loop(use: Callable[[Table], Awaitable[None]]) -> None:
    async def run() -> None:
        await use(Table())

    asyncio.run(run())


def test_work_is_done_and_the_table_is_idle_again() -> None:
    async def use(table: Table) -> None:
        table.inbox.post(table.move("one"))
        assert table.inbox.busy
        await pause()
        assert table.done == ["one begun"]
        table.writes[0].set_result(None)
        await pause()
        assert (table.done, table.rests, table.inbox.busy) == (["one begun", "one"], 1, False)

    in_loop(use)


def test_what_is_posted_meanwhile_comes_after_it() -> None:
    async def use(table: Table) -> None:
        table.inbox.post(table.move("one"))
        table.inbox.post(table.move("two"))
        table.inbox.post(table.move("three"))
        await pause()
        assert table.done == ["one begun"]
        for at in range(3):
            table.writes[at].set_result(None)
            await pause()
        assert table.done == ["one begun", "one", "two begun", "two", "three begun", "three"]
        assert (table.rests, table.inbox.busy) == (1, False)

    in_loop(use)


def test_the_result_of_work_is_returned_and_its_error_raised() -> None:
    async def use(table: Table) -> None:
        async def count() -> int:
            return len(table.done)

        assert await table.inbox.do(count) == 0
        table.inbox.fail(ValueError("gone"))
        with pytest.raises(ValueError, match="gone"):
            await table.inbox.do(count)

    in_loop(use)


def test_an_error_of_starting_over_is_raised_too() -> None:
    async def use(table: Table) -> None:
        async def start_over() -> None:
            raise ValueError("unreadable")

        async def overtaken() -> None:
            raise WriteConflictError("1")

        inbox = Inbox("t1", lambda: None, start_over)
        with pytest.raises(ValueError, match="unreadable"):
            await inbox.do(overtaken)

    in_loop(use)


@pytest.mark.parametrize("waits", [1, 2])
def test_work_that_another_server_was_ahead_of_is_decided_again(waits: int) -> None:
    async def use(table: Table) -> None:
        table.inbox.post(table.move("one", waits=waits))
        table.inbox.post(table.move("two", waits=0))
        await pause()
        for _ in range(waits - 1):
            table.writes[-1].set_result(None)
            await pause()
        table.writes[-1].set_exception(WriteConflictError("1"))
        await pause()
        assert table.done == ["one begun", "started over", "one begun"]
        for _ in range(waits):
            table.writes[-1].set_result(None)
            await pause()
        assert table.done[3:] == ["one", "two begun", "two"]
        assert table.rests == 1

    in_loop(use)


@pytest.mark.parametrize("waits", [0, 1])
def test_work_that_fails_does_not_stop_the_table(waits: int) -> None:
    async def use(table: Table) -> None:
        async def broken() -> None:
            if waits:
                await table.write()
            raise ValueError

        table.inbox.post(broken)
        await pause()
        if waits:
            table.writes[0].set_result(None)
            await pause()
        assert (table.rests, table.inbox.busy) == (1, False)
        table.inbox.post(table.move("one", waits=0))
        await pause()
        assert table.done == ["one begun", "one"]

    in_loop(use)


def test_all_that_is_begun_is_waited_for() -> None:
    async def use(table: Table) -> None:
        await table.inbox.wait_until_idle(60.0)
        table.inbox.post(table.move("one"))
        waiting = asyncio.create_task(table.inbox.wait_until_idle(60.0))
        await pause()
        assert not waiting.done()
        table.writes[0].set_result(None)
        await waiting
        assert table.done[-1] == "one"
        table.inbox.post(table.move("two"))
        await table.inbox.wait_until_idle(0.0)
        assert table.inbox.busy, "but not for ever"

    in_loop(use)
