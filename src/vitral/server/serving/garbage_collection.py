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

_NEVER: Final = 1_000_000
_YOUNG: Final = (1_000, _NEVER, _NEVER)
"""After so many new objects those are looked through, which takes a millisecond with a thousand tables in play; the
rest never, since looking twice at what lives on costs as much again, and five times as long at a time."""
_SECONDS: Final = 600.0
"""How often everything is looked through; with a thousand tables that takes a third of a second."""
_BYTES: Final = 192 * 2**20
"""So much more memory than after the last time calls for it sooner: more than a thousand tables with their people,
or those who come would make everybody wait."""
_LEAST: Final = 30.0
"""But never more often than this."""
_LOOK: Final = 1.0


def configure_garbage_collection() -> None:
    """Makes Python collect young objects only, and exempts all objects that exist now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG)


async def collect_garbage() -> None:
    """Collects all garbage now and then, and measures how late the event loop wakes up."""
    last, had = time.monotonic(), metrics.resident()
    while True:
        before = time.monotonic()
        await asyncio.sleep(_LOOK)
        now = time.monotonic()
        metrics.LOOP_SECONDS.observe(max(0.0, now - before - _LOOK))
        if gc.get_threshold() != _YOUNG or now - last < _LEAST:
            continue
        if now - last > _SECONDS or metrics.resident() > had + _BYTES:
            gc.collect()
            last, had = time.monotonic(), metrics.resident()
