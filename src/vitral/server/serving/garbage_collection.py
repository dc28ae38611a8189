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
"""The number of new objects after which those are collected, a millisecond with a thousand tables in play; the
rest never, since looking twice at what lives on costs as much again, and five times as long at a time."""
_FULL_COLLECTION_SECONDS: Final = 600.0
"""How often everything is looked through; with a thousand tables that takes a third of a second."""
_GROWTH_BYTES: Final = 192 * 2**20
"""So much more memory than after the last time calls for it sooner: more than a thousand tables with their people,
or those who come would make everybody wait."""
_MIN_SECONDS: Final = 30.0
"""But never more often than this."""
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
