"""Answers that take long are worked out in processes of their own, a few at a time.

Each address has one answer worked out at a time, and addresses take turns, so that nobody waits for all that somebody
else has asked. What takes too long, or too much memory, is given up.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgspec

from vitral.bots.threads import one_thread_each
from vitral.server import metrics
from vitral.server.logs import log, places
from vitral.server.problems import FAILURE, ProblemError, too_many
from vitral.translatable import TranslatableText

_PROCESSES: Final = 2
_WAITING: Final = 8
"""How many answers an address may wait for."""
_ALL_WAITING: Final = 200
_MEMORY: Final = 768 * 2**20
"""What a process may have; it is given up beyond it."""
_FRESH: Final = 160 * 2**20
"""A process that has more than this when it is done is replaced by a fresh one."""
_START: Final = 30.0
"""How long a process may take to start, on a busy machine."""


class Worked(NamedTuple):
    """An answer: a status, the code of a refusal or nothing, and the body."""

    status: int
    code: str
    body: bytes


Work = Callable[..., bytes]
"""A function of a module, which answers with a body or raises a `ProblemError`."""


class _Asked(NamedTuple):
    work: Work
    about: tuple[Any, ...]
    done: asyncio.Future[Worked]


class AnswerWorkers:
    """Where long answers are worked out. Processes are started when they are first needed."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(_PROCESSES, "vitral-answers")
        self._clerks = [_SPARE.pop() if _SPARE else _Clerk() for _ in range(_PROCESSES)]
        self._idle = list(self._clerks)
        self._waiting: OrderedDict[str, deque[_Asked]] = OrderedDict()
        self._served: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def work(self, who: str, work: Work, *about: Any) -> Worked:
        """What that function answers about that; `ProblemError` if there is too much to do already, or it is closed."""
        if self._closed:
            raise ProblemError(503, "unavailable", CLOSING)
        mine = self._waiting.setdefault(who, deque())
        if len(mine) >= _WAITING or sum(map(len, self._waiting.values())) >= _ALL_WAITING:
            raise too_many("too much is being worked out already; wait a moment")
        asked = _Asked(work, about, asyncio.get_running_loop().create_future())
        mine.append(asked)
        metrics.LONG_ANSWER_WAITING.add(1)
        self._begin()
        try:
            return await asked.done
        finally:
            metrics.LONG_ANSWER_WAITING.add(-1)

    def _begin(self) -> None:
        """Have idle processes work for whoever has waited longest among those who are not served already."""
        while self._idle and not self._closed:
            who = next((who for who, asked in self._waiting.items() if asked and who not in self._served), None)
            if who is None:
                return
            asked = self._waiting[who].popleft()
            if self._waiting[who]:
                self._waiting.move_to_end(who)
            else:
                del self._waiting[who]
            if asked.done.done():  # whoever asked has gone
                continue
            self._served.add(who)
            task = asyncio.create_task(self._serve(who, asked, self._idle.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, who: str, asked: _Asked, clerk: _Clerk) -> None:
        begun = time.perf_counter()
        try:
            loop = asyncio.get_running_loop()
            answer: Worked | Exception = await loop.run_in_executor(
                self._threads, clerk.ask, asked.work, asked.about, self._seconds
            )
        except asyncio.CancelledError:  # closed before a thread took it up
            answer = ProblemError(503, "unavailable", CLOSING)
        except Exception as error:  # it belongs to whoever asked
            answer = error
        metrics.LONG_ANSWER_SECONDS.observe(time.perf_counter() - begun)
        if not self._closed:
            self._idle.append(clerk)
        self._served.discard(who)
        if not asked.done.done():
            if isinstance(answer, Worked):
                asked.done.set_result(answer)
            else:
                asked.done.set_exception(answer)
        self._begin()

    def close(self) -> None:
        """Have nothing worked out any more."""
        if self._closed:
            return
        self._closed = True
        for waiting in self._waiting.values():
            for asked in waiting:
                if not asked.done.done():
                    asked.done.set_exception(ProblemError(503, "unavailable", CLOSING))
        self._waiting.clear()
        for clerk in self._clerks:
            if clerk in self._idle:
                _SPARE.append(clerk)
            else:
                clerk.end()
        self._idle.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Clerk:
    """A process, and the line to it. Used by one thread at a time."""

    def __init__(self) -> None:
        self._process: Any = None
        self._line: Connection | None = None
        self._ended = False

    def ask(self, work: Work, about: tuple[Any, ...], seconds: float) -> Worked:
        """Have something worked out; a `ProblemError` if it takes too long or ends the process."""
        try:
            line = self._line_to()
            line.send((work, about))
            if not line.poll(seconds):
                raise TimeoutError
            answer, failed, stays = line.recv()
        except (OSError, EOFError):
            self.close()
            if self._ended:
                raise ProblemError(503, "unavailable", CLOSING) from None
            log("a long answer was given up", work=work.__name__)
            raise ProblemError(422, "too_long", TOO_LONG) from None
        if failed:
            log("a long answer failed", logging.ERROR, work=work.__name__, **failed)
        if not stays:
            self.close()
        return Worked(*answer)

    def end(self) -> None:
        """End the process, whatever it does; whoever waits for it hears of that."""
        self._ended = True
        if self._process is not None:
            with suppress(ValueError):  # it has been ended already
                self._process.kill()

    def _line_to(self) -> Connection:
        if self._line is None or not self._process.is_alive():
            self.close()
            fresh = multiprocessing.get_context("spawn")
            self._line, theirs = fresh.Pipe()
            process = fresh.Process(target=_work_on, args=(theirs,), daemon=True)
            process.start()
            self._process = process
            theirs.close()
            if self._ended:  # before there was a process to kill
                raise EOFError
            if not self._line.poll(_START):
                raise TimeoutError
            self._line.recv()
        return self._line

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None


_SPARE: Final[list[_Clerk]] = []
"""Those of servers that are closed, for the next server of this process. They end with it."""
CLOSING: Final = TranslatableText("problem-server", "the server is stopping; try again in a moment")
TOO_LONG: Final = TranslatableText("problem-too-large", "this takes too long to work out")


# -- in a process --------------------------------------------------------------------------------------------------


def _work_on(line: Connection) -> None:
    """Answer until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever started it
    _yield_to_server()
    one_thread_each()
    # Compiling the judge's kernel may take longer than an answer may; without it puzzles are explained in time.
    os.environ["VITRAL_NO_KERNEL"] = "1"
    threading.Thread(target=_leave_with_server, daemon=True).start()
    line.send("ready")
    stays = True
    while stays:
        try:
            work, about = line.recv()
        except EOFError:
            return
        answer, failed = _worked(work, about)
        stays = metrics.resident() < _FRESH
        line.send((tuple(answer), failed, stays))


def _yield_to_server() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))


def _leave_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _worked(work: Work, about: tuple[Any, ...]) -> tuple[Worked, dict[str, Any]]:
    """The answer; if it failed, also how, for the server's log."""
    try:
        return Worked(200, "", work(*about)), {}
    except ProblemError as problem:
        return _refused(problem), {}
    except MemoryError:
        return _refused(ProblemError(422, "too_long", TOO_LONG)), {}
    except Exception as error:
        return _refused(FAILURE), {"error": type(error).__name__, "places": places(error)}


def _refused(problem: ProblemError) -> Worked:
    return Worked(problem.status, problem.problem.code, msgspec.json.encode(problem.problem))
