"""The process pool: calls in worker processes, what ends them, and what a closed pool answers."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from support.waiting import TIMEOUT, until
from vitral.server.answers.long_answers import compute_answer
from vitral.server.pool.process_pool import LONG_ANSWER, QUICK_TURN, SERVER, ProcessPool, Requester
from vitral.server.pool.worker_process import PoolClosedError, WorkerLostError, WorkerProcess
from vitral.server.problems import ProblemError, not_found


def run_forever() -> bytes:
    while True:
        signal.pause()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(path: Path) -> str:
    if not path.exists():
        path.touch()
        die()
    return "alive"


def refuse() -> bytes:
    raise not_found("there is no such thing")


def holds_interrupts_back() -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def fail() -> bytes:
    raise LookupError("what somebody sent")


class UnpicklableError(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__("a text of its own")


def fail_strangely() -> None:
    raise UnpicklableError(1, 2)


def run(test: Callable[[ProcessPool], Awaitable[None]]) -> None:
    async def use() -> None:
        pool = ProcessPool()
        try:
            await asyncio.wait_for(test(pool), TIMEOUT)
        finally:
            pool.close()

    asyncio.run(use())


def test_an_interrupt_is_not_for_the_processes() -> None:
    """Ctrl+C reaches every process of a terminal, also one that has just been started and ignores nothing yet."""

    async def test(pool: ProcessPool) -> None:
        assert await pool.run(QUICK_TURN, SERVER, holds_interrupts_back)

    run(test)


def test_a_pool_that_closes_reports_nothing_of_calls_whose_callers_are_gone() -> None:
    async def test(pool: ProcessPool) -> None:
        reported: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
        call = asyncio.create_task(pool.run(LONG_ANSWER, SERVER, run_forever))
        await until(lambda: bool(pool.processes(LONG_ANSWER)))
        call.cancel()
        pool.close()
        with pytest.raises(asyncio.CancelledError):
            await call
        await until(lambda: len(asyncio.all_tasks()) == 1)
        gc.collect()
        assert reported == []

    asyncio.run(test(ProcessPool()))


def test_a_call_that_takes_too_long_ends_its_process() -> None:
    async def test(pool: ProcessPool) -> None:
        before = await pool.run(LONG_ANSWER, SERVER, os.getpid)
        with pytest.raises(WorkerLostError, match=r"no answer within 0\.01 s"):
            await pool.run(LONG_ANSWER, SERVER, run_forever, limit=0.01)
        assert await pool.run(LONG_ANSWER, SERVER, os.getpid) != before
        assert before not in pool.processes(LONG_ANSWER)

    run(test)


def test_a_call_whose_process_dies_is_tried_as_often_as_its_kind_allows(tmp_path: Path) -> None:
    async def test(pool: ProcessPool) -> None:
        assert await pool.run(QUICK_TURN, SERVER, die_once, tmp_path / "died") == "alive"
        for kind in (QUICK_TURN, LONG_ANSWER):
            with pytest.raises(WorkerLostError):
                await pool.run(kind, SERVER, die)

    run(test)


def test_what_a_call_raises_is_raised_here_and_its_process_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def test(pool: ProcessPool) -> None:
        before = await pool.run(QUICK_TURN, SERVER, os.getpid)
        with pytest.raises(ValueError, match="invalid literal"):
            await pool.run(QUICK_TURN, SERVER, partial(int, "no number"))
        with pytest.raises(RuntimeError, match="UnpicklableError: a text of its own"):
            await pool.run(QUICK_TURN, SERVER, fail_strangely)
        assert await pool.run(QUICK_TURN, SERVER, os.getpid) == before
        with pytest.raises(ProblemError) as refused:
            await compute_answer(pool, "ana", TIMEOUT, refuse)
        assert (refused.value.status, refused.value.problem.message) == (404, "there is no such thing")
        assert not caplog.records
        with pytest.raises(ProblemError) as failed:
            await compute_answer(pool, "ana", TIMEOUT, fail)
        assert failed.value.status == 500

    run(test)
    (record,) = caplog.records
    facts = record.facts  # type: ignore[attr-defined]
    assert facts["error"] == "LookupError"
    assert facts["places"][-1].endswith(" fail"), "where it failed in the worker process"
    assert "somebody" not in str(facts)


def test_a_canceled_call_keeps_its_place_until_it_is_finished(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def test(pool: ProcessPool) -> None:
        first = asyncio.create_task(pool.run(QUICK_TURN, SERVER, pipe.read_text))
        opened = await asyncio.to_thread(pipe.open, "w")  # when the process has begun to read
        first.cancel()
        second = asyncio.create_task(pool.run(QUICK_TURN, SERVER, os.getpid))
        queue = pool._workers(QUICK_TURN).queue
        await until(lambda: first.cancelled() and queue.waiting == 1)
        opened.close()
        assert [await second] == pool.processes(QUICK_TURN)
        assert queue.waiting == queue.running == 0

    run(test)


def test_a_call_ended_by_a_stopping_server_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def test(pool: ProcessPool) -> None:
        asked = [asyncio.create_task(compute_answer(pool, "ana", TIMEOUT, run_forever)) for _ in range(3)]
        await until(lambda: pool.processes(LONG_ANSWER))
        pool.close()
        for answer in (*asked, compute_answer(pool, "ana", TIMEOUT, run_forever)):
            with pytest.raises(PoolClosedError):
                await answer

    run(test)
    assert not caplog.records


def test_what_no_thread_has_taken_up_yet_is_refused_when_the_server_stops() -> None:
    async def test(pool: ProcessPool) -> None:
        free = threading.Event()
        for _ in range(pool._threads._max_workers):
            pool._threads.submit(free.wait, TIMEOUT)
        asked = asyncio.create_task(pool.run(QUICK_TURN, Requester("ana"), run_forever))
        await until(lambda: pool._workers(QUICK_TURN).queue.running)
        pool.close()
        try:
            with pytest.raises(PoolClosedError):
                await asked
        finally:
            free.set()

    run(test)


class EndingProcess:
    """A process that another thread ends, too, while this one is at it."""

    def __init__(self, worker: WorkerProcess) -> None:
        self.worker = worker
        self.closed = 0

    def kill(self) -> None:
        self.worker.stop()

    def join(self) -> None: ...

    def close(self) -> None:
        self.closed += 1


def test_two_threads_may_end_one_process() -> None:
    worker = WorkerProcess(QUICK_TURN, compiled=False)
    worker._process = process = EndingProcess(worker)
    worker.stop()
    worker.stop()
    assert process.closed == 1
