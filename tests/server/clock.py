"""A clock that the test moves, for servers in threads of the test.

It stands still: nothing expires, times out, is swept or sent because a machine is slow. `advance` moves it, and what
was due by then happens now. It is both the wall clock of a server (`Settings.clock`) and the time of its event loop,
by which everything waits (`asyncio.sleep`, `asyncio.timeout`, `call_later`).

Pauses of less than half a second (the tick of uvicorn, the breath between two commits, the next try of a lock) do pass
by themselves, in real time: nobody could wait for them, and nothing is decided by them.
"""

from __future__ import annotations

import asyncio
import heapq
import selectors
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context
from itertools import count
from typing import Any, Final

from support.waiting import wait_until

NOON: Final = 1_767_268_800.0
"""2026-01-01 12:00 UTC, where clocks begin."""
_LOOP_BEGINS: Final = 1_000_000.0
"""Loops count from some time in the past, as they do outside of tests."""
_BRIEF: Final = 0.5
"""Pauses shorter than this pass in real time."""

_ROUNDS: Final = 4
"""Of the loop: in the first, timers are called; until the last, a connection that they close is closed."""


class ManualClock:
    """The time of all servers that were given it. Called, it returns the wall time."""

    def __init__(self, now: float = NOON) -> None:
        self._start = now
        self._passed = self._flowed = 0.0
        self._running_since: float | None = None
        self._loops: list[_ManualLoop] = []

    def __call__(self) -> float:
        return self._start + self._passed

    @property
    def loop_time(self) -> float:
        """The time of the loops."""
        flowed = 0.0 if self._running_since is None else time.monotonic() - self._running_since
        return _LOOP_BEGINS + self._passed + self._flowed + flowed

    @property
    def runs(self) -> bool:
        """Whether the time of the loops passes by itself."""
        return self._running_since is not None

    def new_loop(self) -> asyncio.AbstractEventLoop:
        """An event loop that goes by this clock."""
        loop = _ManualLoop(self)
        self._loops.append(loop)
        return loop

    def advance(self, seconds: float) -> None:
        """Let so much time pass; timers that are due by then have been called when this returns."""
        self._loops = [loop for loop in self._loops if not loop.is_closed()]
        for loop in self._loops:
            loop.go_round()  # a task that has just shown that it is done has set its next timer
        self._passed += seconds
        for loop in self._loops:
            loop.go_round()

    def advance_until(self, condition: Callable[[], Any], seconds: float, what: str = "") -> Any:
        """Let so much time pass, again and again, until something has happened."""

        def later() -> Any:
            if found := condition():
                return found
            self.advance(seconds)
            return condition()

        return wait_until(later, what)

    def run(self) -> None:
        """Let the time of the loops pass by itself from now on, for what servers send each other every second.

        The wall clock still stands.
        """
        self._running_since = time.monotonic()
        self.advance(0.0)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Let the time of the loops pass by itself for a while, as for a server that stops."""
        if self.runs:
            yield
            return
        self.run()
        try:
            yield
        finally:
            assert self._running_since is not None
            flowed = time.monotonic() - self._running_since
            self._running_since = None
            self._flowed += flowed

    @contextmanager
    def passing(self, seconds: float) -> Iterator[None]:
        """While a test waits for an answer, let so much time pass, again and again."""
        ended = threading.Event()

        def has_ended() -> bool:
            self.advance(seconds)
            return ended.is_set()

        thread = threading.Thread(target=wait_until, args=(has_ended,))
        thread.start()
        try:
            yield
        finally:
            ended.set()
            thread.join()


class _Selector(selectors.DefaultSelector):
    """Waits for the next brief pause to be over, whatever the loop's own timers say: the clock wakes it for those."""

    loop: _ManualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if not self.loop.clock.runs and timeout is not None and timeout > 0.0:
            timeout = None
        found = super().select(self.loop.until_brief(timeout))
        self.loop.call_brief()
        return found


class _ManualLoop(asyncio.SelectorEventLoop):
    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock
        self._brief: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._numbers = count()
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)
        self._clock_resolution = 0.01  # timers are set a little later than what they wait for

    def time(self) -> float:
        return self.clock.loop_time

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        left = when - self.time()
        if left >= _BRIEF:
            return super().call_at(when, callback, *args, context=context)
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._brief, (time.monotonic() + left, next(self._numbers), handle))
        return handle

    def until_brief(self, timeout: float | None) -> float | None:
        """How long to wait for anything else."""
        while self._brief and self._brief[0][2].cancelled():
            heapq.heappop(self._brief)
        if not self._brief:
            return timeout
        left = max(0.0, self._brief[0][0] - time.monotonic())
        return left if timeout is None else min(left, timeout)

    def call_brief(self) -> None:
        """Have called what waited for a brief pause."""
        now = time.monotonic()
        while self._brief and self._brief[0][0] <= now:
            handle = heapq.heappop(self._brief)[2]
            if not handle.cancelled():
                self.call_soon(handle._run)

    def go_round(self) -> None:
        """Return when what is due now has been called, and what that called; at once, where the loop itself asks."""
        called = threading.Event()

        def go_on(rounds: int) -> None:
            if rounds:
                self.call_soon(go_on, rounds - 1)
            else:
                called.set()

        try:
            self.call_soon_threadsafe(go_on, _ROUNDS)
        except RuntimeError:  # it was closed meanwhile
            return
        if asyncio._get_running_loop() is not self:
            wait_until(lambda: called.is_set() or self.is_closed() or not self.is_running(), "timers are called")
