"""How much somebody may ask for at once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

_REMEMBERED: Final = 20_000
"""How many somebodies a limit remembers; the one not heard of for longest is forgotten first."""

_UNTOLD: Final = 0.05
"""Other servers are told what somebody took once it is more than this share of what they may have at once: to tell of
everybody who makes a move would cost more than it prevents.
"""

Allowed = tuple[float, float]
"""So many a second, and so many at once."""


class Bucket:
    """So many at once, refilled at so many a second."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate", "taken")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()
        self.taken = 0.0
        """What was taken since others were told."""

    def take(self, now: float | None = None) -> bool:
        """Whether there was one left to take; `now` is the time, if it is known."""
        if now is None:
            now = self._clock()
        left, passed = self._left, now - self._at
        if passed > 0.0:  # `_refill`, written out, since three are asked for every message
            left += self._rate * passed
            if left > self._burst:
                left = self._burst
        self._at = now
        if left < 1.0:
            self._left = left
            return False
        self._left = left - 1.0
        self.taken += 1.0
        return True

    def reserve(self, amount: float = 1.0) -> float:
        """Take so many in any case; how long to wait, in seconds, until they are there."""
        left = self._left = self._refill(self._clock()) - amount
        return 0.0 if left >= 0.0 else -left / self._rate

    def _refill(self, now: float) -> float:
        """What there is now. Plain comparisons: it is asked for every message."""
        left, passed = self._left, now - self._at
        if passed > 0.0:
            left += self._rate * passed
            if left > self._burst:
                left = self._burst
        self._left, self._at = left, now
        return left


class Limit:
    """A bucket for each somebody: an address, a guest."""

    def __init__(self, allowed: Allowed, clock: Callable[[], float]) -> None:
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

    # -- together with other servers -------------------------------------------------------------------------------

    def taken(self) -> dict[str, float]:
        """What was taken since it was last told, by whom; little is told together with what is taken later."""
        least = self._allowed[1] * _UNTOLD
        found = {who: bucket.taken for who, bucket in self._buckets.items() if bucket.taken > least}
        for who in found:
            self._buckets[who].taken = 0.0
        return found

    def take_elsewhere(self, who: str, amount: float) -> None:
        """It was taken at another server; whoever asks for much everywhere has little left anywhere."""
        self.of(who).reserve(amount)


class AtOnce:
    """How many each somebody has at the same time, and all together."""

    def __init__(self, each: int, together: int) -> None:
        self._each, self._together = each, together
        self._held: dict[str, int] = {}
        self.total = 0

    def enter(self, who: str, *, unlimited: bool = False) -> bool:
        """Whether there was room for one more; `unlimited` is bounded by all together alone."""
        held = self._held.get(who, 0)
        if self.total >= self._together or (held >= self._each and not unlimited):
            return False
        self._held[who] = held + 1
        self.total += 1
        return True

    def leave(self, who: str) -> None:
        self.total -= 1
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
