"""A server that stops while a long answer is worked out says so to whoever waits, and writes nothing to its log."""

from __future__ import annotations

import asyncio
import signal
import threading

import pytest

from vitral.server.answers.answer_workers import AnswerWorkers
from vitral.server.problems import ProblemError
from waiting import TIMEOUT, until


def never() -> bytes:
    """An answer that takes for ever."""
    while True:
        signal.pause()


def test_nothing_is_logged_of_an_answer_that_a_stopping_server_ends(caplog: pytest.LogCaptureFixture) -> None:
    async def stop() -> list[int]:
        workers = AnswerWorkers(TIMEOUT)
        asked = asyncio.create_task(workers.work("somebody", never))
        await until(lambda: len(workers._idle) < len(workers._clerks), "it is worked out")
        workers.close()
        told = []
        for answer in (asked, workers.work("somebody", never)):
            with pytest.raises(ProblemError) as refused:
                await asyncio.wait_for(answer, TIMEOUT)
            told.append(refused.value.status)
        return told

    assert asyncio.run(stop()) == [503, 503]
    assert not caplog.records


def test_what_no_thread_has_taken_up_yet_is_refused_when_the_server_stops() -> None:
    async def stop() -> int:
        workers, free = AnswerWorkers(TIMEOUT), threading.Event()
        for _ in workers._clerks:
            workers._threads.submit(free.wait, TIMEOUT)
        asked = asyncio.create_task(workers.work("somebody", never))
        await until(lambda: len(workers._idle) < len(workers._clerks), "it waits for a thread")
        workers.close()
        try:
            with pytest.raises(ProblemError) as refused:
                await asyncio.wait_for(asked, TIMEOUT)
        finally:
            free.set()
        return refused.value.status

    assert asyncio.run(stop()) == 503
