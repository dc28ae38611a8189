"""How much somebody may ask for at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

_REMEMBERED: Final = 20_000
"""How many somebodies a limit remembers; the one not heard of for longest is forgotten first."""


class Bucket:
    """So many at once, refilled at so many a second."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self) -> bool:
        """Whether there was one left to take."""
        now = self._clock()
        self._left = min(self._burst, self._left + self._rate * max(0.0, now - self._at))
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Limit:
    """A bucket for each somebody: an address, a guest."""

    def __init__(self, allowed: tuple[float, float], clock: Callable[[], float]) -> None:
        self._allowed = allowed
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        return self.of(who).take()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(*self._allowed, self._clock)
            if len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket
