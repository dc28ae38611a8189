"""A fair queue: the owner that had least time is next, and an owner who uses much gets less time for thought."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

MAX_SECONDS: Final = 1.0
"""Seconds of thought where no other owner waits."""
_ROUND: Final = 1.0
"""Seconds in which everybody who waits is to have had a turn; thought is shortened to that end."""
_MIN_SECONDS: Final = 0.05
"""A share smaller than this is not worth searching with."""
_MAX_OWNERS: Final = 20_000
"""How many owners' quotas are remembered; the least recent is forgotten first."""
Quota = tuple[float, float]
"""Seconds of work that an owner is given a second, and how many may be saved up."""
UNLIMITED: Final[Quota] = (float("inf"), float("inf"))


class QueueFullError(Exception):
    """Too many requests wait already, of this owner or of all owners."""


@dataclass(frozen=True, slots=True)
class QueueLimits:
    """Limits of a queue: requests of one owner that run, that wait, and those that wait for all owners."""

    running_each: float = float("inf")
    waiting_each: float = float("inf")
    waiting: float = float("inf")


NO_LIMITS: Final = QueueLimits()


class FairQueue:
    """Grants a number of places. Of the owners who wait, the one that had least time is next; each owner's requests are
    served in order.
    """

    def __init__(
        self,
        places: int,
        quota: Quota = UNLIMITED,
        limits: QueueLimits = NO_LIMITS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._places = places
        self._rate, self._burst = quota
        self._limits = limits
        self._clock = clock
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._running: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        """The time each owner has had since the queue was last empty; newcomers begin with the least of the others."""
        self._present: Counter[tuple[str, str]] = Counter()
        """The owners and tables that wait or run."""
        self._left: dict[tuple[str, str], float] = {}
        """When others left, within the last round: they may be back soon."""
        self._quotas: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What was left of an owner's quota, and when."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def running(self) -> int:
        return self._running.total()

    async def enter(self, owner: str, table: str = "") -> QueueSlot:
        """Waits for a place, to be left by `QueueSlot.leave`; raises `QueueFullError`."""
        key = (owner, table)
        self._present[key] += 1
        try:
            await self._enter(owner)
        except BaseException:
            self._depart(key)
            raise
        return QueueSlot(self, key, self._fair_seconds(owner), self._clock())

    async def _enter(self, owner: str) -> None:
        if owner not in (active := self._active()):
            self._used[owner] = max(self._used.get(owner, 0.0), min((self._used[key] for key in active), default=0.0))
        if self.running < self._places and self._running[owner] < self._limits.running_each:
            self._running[owner] += 1
            return
        mine = self._waiting.get(owner, ())
        if len(mine) >= self._limits.waiting_each or self.waiting >= self._limits.waiting:
            raise QueueFullError
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._release(owner, 0.0)
            else:
                self._withdraw(owner, granted)
            raise

    def _withdraw(self, owner: str, granted: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(owner, deque())
        with suppress(ValueError):  # `_grant` may have found it cancelled before
            waiting.remove(granted)
        if not waiting:
            self._waiting.pop(owner, None)

    def _leave(self, key: tuple[str, str], seconds: float) -> None:
        self._release(key[0], seconds)
        self._depart(key)

    def _depart(self, key: tuple[str, str]) -> None:
        self._present[key] -= 1
        if not self._present[key]:
            del self._present[key]
            self._left[key] = self._clock()

    def _release(self, owner: str, seconds: float) -> None:
        self._running[owner] -= 1
        if not self._running[owner]:
            del self._running[owner]
        # At most one round counts against an owner: time used while no other waited costs nothing later.
        active = self._active() | {owner}
        least = min(self._used[key] for key in active)
        self._used[owner] = min(self._used[owner] + seconds, least + _ROUND * self._places / len(active))
        self._quotas[owner] = (self._quota_left(owner) - seconds, self._clock())
        self._quotas.move_to_end(owner)
        if len(self._quotas) > _MAX_OWNERS:
            self._quotas.popitem(last=False)
        self._grant()
        active = self._active()
        least = min((self._used[key] for key in active), default=float("inf"))
        self._used = {key: had for key, had in self._used.items() if key in active or had > least}

    def _grant(self) -> None:
        """Grants free places, first to the owner that had least time."""
        while self.running < self._places:
            allowed = [owner for owner in self._waiting if self._running[owner] < self._limits.running_each]
            if not allowed:
                return
            owner = min(allowed, key=self._used.__getitem__)
            first = self._waiting[owner].popleft()
            if not self._waiting[owner]:
                del self._waiting[owner]
            if not first.done():  # or it was cancelled
                first.set_result(None)
                self._running[owner] += 1

    def _active(self) -> set[str]:
        return self._waiting.keys() | self._running.keys()

    def _quota_left(self, owner: str) -> float:
        left, at = self._quotas.get(owner, (self._burst, 0.0))
        return min(self._burst, left + self._rate * (self._clock() - at)) if self._burst != float("inf") else left

    def _fair_seconds(self, owner: str) -> float:
        if self._quota_left(owner) <= 0.0:
            return 0.0
        now = self._clock()
        self._left = {key: at for key, at in self._left.items() if now - at < _ROUND}
        tables = Counter(owner for owner, _ in self._present.keys() | self._left.keys())
        share = _ROUND * self._places / len(tables) / tables[owner]
        return 0.0 if share < _MIN_SECONDS else min(MAX_SECONDS, share)


@dataclass(slots=True)
class QueueSlot:
    """A place in a queue; to be left once."""

    _queue: FairQueue
    _key: tuple[str, str]
    seconds: float
    """How many seconds of thought are fair; 0 asks for the first idea alone."""
    _began: float

    def leave(self) -> None:
        self._queue._leave(self._key, self._queue._clock() - self._began)
