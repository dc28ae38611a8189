"""Limits on what an address or a guest may do: how often (`RateLimit`), and how much at once (`ConcurrencyLimit`)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

_MAX_KEYS: Final = 20_000
"""How many keys a rate limit remembers; the one not used for longest is forgotten first."""
_HOME: Final = "/48"
"""The end of a key that stands for all networks of a home or an office (of IPv6)."""
_HOME_TIMES: Final = 8
"""How many times as much such a key may have."""

_UNREPORTED: Final = 0.05
"""Usage is reported to other servers only above this share of the burst: reporting every move would cost more than it
prevents."""

Rate = tuple[float, float]
"""The number a second, and the burst: the most in one moment."""


class TokenBucket:
    """Holds up to *burst* tokens and is refilled at *rate* tokens a second."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate", "unreported")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()
        self.unreported = 0.0
        """Tokens taken since the last report to other servers."""

    def take(self, now: float | None = None) -> bool:
        """Takes a token and returns True if there is one; *now* is the time, if it is known."""
        if self._refill(self._clock() if now is None else now) < 1.0:
            return False
        self._left -= 1.0
        self.unreported += 1.0
        return True

    def reserve(self, amount: float = 1.0) -> float:
        """Takes *amount* in any case, and returns how many seconds to wait until they are there."""
        left = self._left = self._refill(self._clock()) - amount
        return 0.0 if left >= 0.0 else -left / self._rate

    def _refill(self, now: float) -> float:
        left, passed = self._left, now - self._at
        if passed > 0.0:  # plain comparisons: three buckets are asked for every message
            left += self._rate * passed
            if left > self._burst:
                left = self._burst
        self._left, self._at = left, now
        return left


class RateLimit:
    """A token bucket for each key: an address, a guest. A key that ends with `/48` may have eight times as much."""

    def __init__(self, rate: Rate, clock: Callable[[], float], remembered: int = _MAX_KEYS) -> None:
        self._rate = rate
        self._clock = clock
        self._remembered = remembered
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str) -> bool:
        return self.bucket(key).take()

    def bucket(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            (rate, burst), times = self._rate, _HOME_TIMES if key.endswith(_HOME) else 1
            bucket = self._buckets[key] = TokenBucket(times * rate, times * burst, self._clock)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take_unreported(self) -> dict[str, float]:
        """Returns what each key has used since this was last called; small amounts wait until they are larger."""
        least = self._rate[1] * _UNREPORTED
        used = {key: bucket.unreported for key, bucket in self._buckets.items() if bucket.unreported > least}
        for key in used:
            self._buckets[key].unreported = 0.0
        return used

    def take_remote(self, key: str, amount: float) -> None:
        """Counts what another server reports, so that a limit holds for all servers together."""
        self.bucket(key).reserve(amount)


class ConcurrencyLimit:
    """Limits how many places each key may hold at the same time, and all keys together."""

    def __init__(self, each: int, total: int) -> None:
        self._each, self._total = each, total
        self._held: dict[str, int] = {}
        self.held = 0

    @property
    def keys(self) -> int:
        """How many keys hold something."""
        return len(self._held)

    def acquire(self, key: str, *, unlimited: bool = False) -> bool:
        """Takes a place and returns True if there is one; an *unlimited* key is bounded by the total alone."""
        held = self._held.get(key, 0)
        if self.held >= self._total or (held >= self._each and not unlimited):
            return False
        self._held[key] = held + 1
        self.held += 1
        return True

    def release(self, key: str) -> None:
        self.held -= 1
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]
