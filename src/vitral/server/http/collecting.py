"""Garbage in reference cycles, which only Python's garbage collection finds.

Left to itself it would look through all tables every few seconds, and everybody would wait. Young garbage, such as a
request that failed, is collected often, since that takes a millisecond or two; what outlived that once a minute; old
garbage seldom. Where memory grows, both come sooner.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from vitral.server import metrics

_NEVER: Final = 1_000_000
_YOUNG: Final = (2_000, _NEVER, _NEVER)
"""After so many new objects those are looked through; the rest by `collect_garbage` alone. With more of them at a time
there would be less to do, but those who play would notice."""
_MEGABYTE: Final = 2**20
_LATER: Final = (60.0, 64 * _MEGABYTE)
"""After so many seconds, or with so much more memory, all that is new since the last time is looked through;"""
_EVERYTHING: Final = (600.0, 192 * _MEGABYTE)
"""and everything after so many: with a thousand tables that takes a third of a second."""
_LEAST: Final = 30.0
"""Neither is done more often than this, in seconds."""
_LOOK: Final = 1.0


def pick_up_what_is_young() -> None:
    """Hold back everything else. What is there now stays for good, and is not looked through at all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG)


class Collector:
    """Decides when garbage is collected that is not young any more."""

    def __init__(self, now: float, memory: int) -> None:
        self._last = self._last_everything = now
        self._had = self._had_everything = memory

    def due(self, now: float, memory: int) -> int | None:
        """Up to which generation to look through now, if at all."""
        if now - self._last < _LEAST:
            return None
        seconds, more = _EVERYTHING
        if now - self._last_everything > seconds or memory > self._had_everything + more:
            return 2
        seconds, more = _LATER
        return 1 if now - self._last > seconds or memory > self._had + more else None

    def done(self, generation: int, now: float, memory: int) -> None:
        self._last, self._had = now, memory
        if generation == 2:
            self._last_everything, self._had_everything = now, memory


async def collect_garbage() -> None:
    """Look after memory, and note how late the loop wakes up."""
    collector = Collector(time.monotonic(), metrics.resident())
    while True:
        before = time.monotonic()
        await asyncio.sleep(_LOOK)
        now = time.monotonic()
        metrics.LOOP_SECONDS.observe(max(0.0, now - before - _LOOK))
        if gc.get_threshold() != _YOUNG:
            continue  # this process is not the server's own
        generation = collector.due(now, metrics.resident())
        if generation is not None:
            gc.collect(generation)
            collector.done(generation, time.monotonic(), metrics.resident())
