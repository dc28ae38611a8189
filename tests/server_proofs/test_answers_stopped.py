"""A server that stops while a long answer is worked out says so to whoever waits, and writes nothing to its log."""

from __future__ import annotations

import asyncio
import signal

import pytest

from vitral.server.answers.answer_workers import AnswerWorkers
from vitral.server.problems import ProblemError
from waiting import TIMEOUT, until


def never() -> bytes:
    """An answer that takes for ever."""
    while True:
        signal.pause()


def test_nothing_is_logged_of_an_answer_that_a_stopping_server_ends(caplog: pytest.LogCaptureFixture) -> None:
    async def stop() -> int:
        workers = AnswerWorkers(TIMEOUT)
        asked = asyncio.create_task(workers.work("somebody", never))
        await until(lambda: any(clerk._process is not None for clerk in workers._clerks))
        workers.close()
        with pytest.raises(ProblemError) as told:
            await asked
        return told.value.status

    assert asyncio.run(stop()) == 503
    assert not caplog.records
