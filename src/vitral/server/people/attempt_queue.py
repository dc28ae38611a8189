"""The queue of attempts at keys, in which an attack delays itself and nobody else."""

from __future__ import annotations

import asyncio
from bisect import insort
from collections.abc import Callable
from itertools import count
from typing import Final

from vitral.server.limits import Rate, RateLimit

_MAX_WAITING: Final = 100
_FORGET_RATE: Final[Rate] = (1 / 600, 1.0)
"""Seconds after which one attempt is forgotten."""
_MAX_COUNTED: Final = 10 * 600.0
"""The most seconds of rest that are counted against an owner. With more, who tried a little at one provider could
keep the customers of another one waiting where others have tried much.
"""


class TooManyAttemptsError(Exception):
    """Too many attempts wait whose owners did not try more often than this one."""


class AttemptQueue:
    """Lets one attempt through at a time. Owners with few recent attempts come before those with many, and where
    too many wait, whoever tried most is refused.

    However many owners an attacker has, an owner who did not try lately waits only for others who did not.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._tried = RateLimit(_FORGET_RATE, clock)
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        """By how much their owners tried, then in order."""
        self._order = count()
        self._busy = False

    async def enter(self, *owners: str) -> None:
        """Waits until it is the owner's turn, to be ended by `leave`; raises `TooManyAttemptsError`."""
        tried = sum(min(self._tried.bucket(owner).reserve(), _MAX_COUNTED) for owner in owners)
        if not self._busy:
            self._busy = True
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = (tried, next(self._order), granted)
        insort(self._waiting, waiting)
        if len(self._waiting) > _MAX_WAITING:
            self._waiting.pop()[2].set_exception(TooManyAttemptsError())
        try:
            await granted
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not granted.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        while self._waiting:
            granted = self._waiting.pop(0)[2]
            if not granted.done():  # or it was cancelled
                granted.set_result(None)
                return
        self._busy = False
