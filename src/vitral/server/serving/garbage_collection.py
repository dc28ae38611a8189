"""Garbage in reference cycles, which only Python's garbage collection finds.

Left to itself it would look through all tables every few seconds, and everybody would wait. Young garbage, such as a
request that failed, is collected often and little at a time, since those who play would notice more; old garbage
seldom, or when there is much of it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from vitral.server import metrics

_NO_COLLECTION: Final = 1_000_000
_GC_THRESHOLDS: Final = (1_000, _NO_COLLECTION, _NO_COLLECTION)
"""Python collects new objects after this many, which takes a millisecond with a thousand tables in play. It never
collects older generations by itself: looking at long-lived objects again costs as much, and five times as long at a
time."""
_FULL_COLLECTION_SECONDS: Final = 600.0
"""The time between full collections; with a thousand tables, one takes a third of a second."""
_GROWTH_BYTES: Final = 192 * 2**20
"""A full collection also runs when memory has grown by this much since the last one: more than a thousand tables with
their people take."""
_MIN_SECONDS: Final = 30.0
"""The least time between two full collections."""
_CHECK_SECONDS: Final = 1.0


def configure_garbage_collection() -> None:
    """Makes Python collect young objects only, and exempts all objects that exist now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)


async def collect_garbage() -> None:
    """Collects all garbage now and then, and measures how late the event loop wakes up."""
    last, had = time.monotonic(), metrics.resident()
    while True:
        before = time.monotonic()
        await asyncio.sleep(_CHECK_SECONDS)
        now = time.monotonic()
        metrics.LOOP_SECONDS.observe(max(0.0, now - before - _CHECK_SECONDS))
        if gc.get_threshold() != _GC_THRESHOLDS or now - last < _MIN_SECONDS:
            continue
        if now - last > _FULL_COLLECTION_SECONDS or metrics.resident() > had + _GROWTH_BYTES:
            gc.collect()
            last, had = time.monotonic(), metrics.resident()
