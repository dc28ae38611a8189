"""A queue that nobody can fill for others: its places go round by owner, and who asks for much gets less of each."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

LONGEST: Final = 1.0
"""Seconds of thought where nobody else waits."""
_ROUND: Final = 1.0
"""Seconds in which everybody who waits is to have had a turn; thought is shortened to that end."""
_SHORTEST: Final = 0.05
"""Less thought than this is none."""
_REMEMBERED: Final = 20_000
"""How many owners are remembered; the one not heard of for longest is forgotten first."""
Quota = tuple[float, float]
"""Seconds of thought that an owner is given a second, and how many may be saved up."""


class FairQueue:
    """So many places. An owner is whoever it is done for: of those who wait, the one that had least time is next.

    What one owner asks for is done in the order of asking.
    """

    def __init__(
        self, places: int, quota: Quota = (float("inf"), float("inf")), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._places = places
        self._rate, self._burst = quota
        self._clock = clock
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._working: Counter[str] = Counter()
        self._had: dict[str, float] = {}
        """The time each owner has had since all was last quiet; who comes anew begins with the least of the others."""
        self._here: Counter[tuple[str, str]] = Counter()
        """The owners and tables that wait or are at work."""
        self._gone: dict[tuple[str, str], float] = {}
        """When others left, within the last round: they may be back soon."""
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What was left of an owner's quota, and when."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def working(self) -> int:
        return self._working.total()

    @asynccontextmanager
    async def place(self, owner: str, table: str = "") -> AsyncIterator[float]:
        """Wait for a place and have it; tells how many seconds of thought are fair, 0 for none but the first idea."""
        one = (owner, table)
        self._here[one] += 1
        try:
            await self._enter(owner)
            began = self._clock()
            try:
                yield self._fair(owner)
            finally:
                self._leave(owner, self._clock() - began)
        finally:
            self._here[one] -= 1
            if not self._here[one]:
                del self._here[one]
                self._gone[one] = self._clock()

    async def _enter(self, owner: str) -> None:
        if owner not in (active := self._active()):
            self._had[owner] = max(self._had.get(owner, 0.0), min((self._had[one] for one in active), default=0.0))
        if self.working < self._places:
            self._working[owner] += 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._leave(owner, 0.0)
            else:
                self._withdraw(owner, mine)
            raise

    def _withdraw(self, owner: str, mine: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(owner, deque())
        with suppress(ValueError):  # somebody may have found it cancelled before
            waiting.remove(mine)
        if not waiting:
            self._waiting.pop(owner, None)

    def _leave(self, owner: str, seconds: float) -> None:
        self._working[owner] -= 1
        if not self._working[owner]:
            del self._working[owner]
        # No more is held against anybody than makes a round: who thought long while alone need not wait as long.
        active = self._active() | {owner}
        least = min(self._had[one] for one in active)
        self._had[owner] = min(self._had[owner] + seconds, least + _ROUND * self._places / len(active))
        self._left[owner] = (self._saved(owner) - seconds, self._clock())
        self._left.move_to_end(owner)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)
        while self._waiting and self.working < self._places:
            self._let_in(min(self._waiting, key=self._had.__getitem__))
        active = self._active()
        least = min((self._had[one] for one in active), default=float("inf"))
        self._had = {one: had for one, had in self._had.items() if one in active or had > least}

    def _let_in(self, owner: str) -> None:
        waiting = self._waiting[owner]
        first = waiting.popleft()
        if not waiting:
            del self._waiting[owner]
        if not first.done():  # or it was cancelled
            first.set_result(None)
            self._working[owner] += 1

    def _active(self) -> set[str]:
        return self._waiting.keys() | self._working.keys()

    def _saved(self, owner: str) -> float:
        left, at = self._left.get(owner, (self._burst, 0.0))
        return min(self._burst, left + self._rate * (self._clock() - at)) if self._burst != float("inf") else left

    def _fair(self, owner: str) -> float:
        if self._saved(owner) <= 0.0:
            return 0.0
        now = self._clock()
        self._gone = {one: at for one, at in self._gone.items() if now - at < _ROUND}
        tables = Counter(owner for owner, _ in self._here.keys() | self._gone.keys())
        share = _ROUND * self._places / len(tables) / tables[owner]
        return 0.0 if share < _SHORTEST else min(LONGEST, share)
