"""The time that bots have: their clock, the time of a turn and the threads of their libraries.

Tests and measurements may replace the clock `now`.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

now: Callable[[], float] = time.monotonic
NO_DEADLINE: Final = float("inf")
_SELDOM: Final = 1_000_000


def late(deadline: float) -> bool:
    """Returns whether the time is up; where there is no limit, the clock is not looked at."""
    return deadline != NO_DEADLINE and now() >= deadline


def deadline_at(deadline: float, share: float) -> float:
    """Returns the time at which that share of the time left is over."""
    if deadline == NO_DEADLINE:
        return deadline
    began = now()
    return began + share * (deadline - began)


class _CollectionPause:
    """Suspends full garbage collections while a bot thinks in any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._thinking = 0
        self._usual = gc.get_threshold()

    def __enter__(self) -> None:
        with self._lock:
            if not self._thinking:
                self._usual = gc.get_threshold()
                gc.set_threshold(*self._usual[:2], _SELDOM)
            self._thinking += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._thinking -= 1
            if not self._thinking:
                gc.set_threshold(*self._usual)


_collection_pause: Final = _CollectionPause()


class TurnTime:
    """The time left of a turn, in which a bot may be asked several times."""

    def __init__(self) -> None:
        self.deadline = NO_DEADLINE
        self._turn: object = None
        self._spent = 0.0

    @contextmanager
    def turn_budget(self, turn: object, seconds: float | None, *, afresh: bool) -> Iterator[None]:
        """Charges the time spent to the turn; `afresh` if the turn begins with this choice, perhaps after an undo.

        Where time is short, old objects are not looked through for garbage meanwhile: that alone takes a twentieth of a
        second. Young ones are, so that nothing is left to do afterwards.
        """
        if afresh or turn != self._turn:
            self._turn, self._spent = turn, 0.0
        if seconds is None:
            self.deadline = NO_DEADLINE
            yield
            return
        began = now()
        self.deadline = began + max(0.0, seconds - self._spent)
        with _collection_pause:
            yield
        self._spent += now() - began


def limit_to_one_thread() -> None:
    """Limits numeric libraries to one thread in this process and its children; to be called before NumPy is loaded.

    Processes side by side would otherwise wait for each other in every multiplication.
    """
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
