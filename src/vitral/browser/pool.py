"""The pool of a browser: long computations run in a second worker, all others in this one."""

from __future__ import annotations

import pickle
from typing import Any, Final

from vitral.browser.host import Host
from vitral.server.answers.coach import advise, advise_real_table
from vitral.server.answers.long_answers import (
    chance_answer,
    check_answer,
    lesson_answer,
    replay_answer,
    score_answer,
)
from vitral.server.pool.process_pool import QUICK_TURN, ProcessPool
from vitral.server.pool.worker_process import WorkerLostError, WorkerProcess

_QUICK_ANSWERS: Final = (chance_answer, check_answer, lesson_answer, replay_answer, score_answer)
"""Answers that take some milliseconds."""
_HINTS: Final = (advise, advise_real_table)
"""Answers that do not wait for the second worker to start."""


class BrowserPool(ProcessPool):
    """A pool without processes and threads."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host

    async def _call(self, worker: WorkerProcess, function: Any, args: tuple[Any, ...], limit: float | None) -> Any:
        if worker.kind == QUICK_TURN or function in _QUICK_ANSWERS:
            return function(*args)
        if function in _HINTS and not self._host.can_run():
            return function(*args)
        work = pickle.dumps((function, args))
        try:
            answer = await self._host.run(work, -1.0 if limit is None else limit)
        except Exception as error:
            raise WorkerLostError(str(error)) from None
        result, failure = pickle.loads(bytes(answer))
        if failure is not None:
            raise failure
        return result


def do_work(work: bytes) -> bytes:
    """Calls a function of a module in the second worker; returns its result, or what it raised."""
    try:
        function, args = pickle.loads(work)
        return pickle.dumps((function(*args), None))
    except Exception as error:
        try:
            failure = pickle.dumps((None, error))
            pickle.loads(failure)
        except Exception:  # an exception that cannot be sent
            return pickle.dumps((None, RuntimeError(f"{type(error).__name__}: {error}")))
        return failure
