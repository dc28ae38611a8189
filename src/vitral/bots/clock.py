"""The clock that bots think by, and the time of a turn. Whoever measures or tests bots may set another clock."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

now: Callable[[], float] = time.monotonic
NEVER: Final = float("inf")


def late(deadline: float) -> bool:
    """Whether the time is up; where there is no limit, the clock is not looked at."""
    return deadline != NEVER and now() >= deadline


def part_of(deadline: float, share: float) -> float:
    """When that share of the time left is over."""
    if deadline == NEVER:
        return deadline
    began = now()
    return began + share * (deadline - began)


class TurnTime:
    """What is left of a turn's time, however often a bot is asked in it."""

    def __init__(self) -> None:
        self.deadline = NEVER
        self._turn: object = None
        self._spent = 0.0

    @contextmanager
    def asked(self, turn: object, seconds: float | None, *, afresh: bool) -> Iterator[None]:
        """While a question of that turn is answered; `afresh` if the turn begins with it, perhaps after an undo.

        Where time is short no garbage is collected meanwhile: that alone takes a twentieth of a second.
        """
        if afresh or turn != self._turn:
            self._turn, self._spent = turn, 0.0
        if seconds is None:
            self.deadline = NEVER
            yield
            return
        began, collecting = now(), gc.isenabled()
        self.deadline = began + max(0.0, seconds - self._spent)
        gc.disable()
        try:
            yield
        finally:
            self._spent += now() - began
            if collecting:
                gc.enable()
