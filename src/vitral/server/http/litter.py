"""Litter: objects in rings, which only Python's garbage collection finds.

Left to itself it would look through all tables every few seconds, and everybody would wait. Young litter, such as a
request that failed, is picked up often, since that takes a millisecond; old litter seldom, or when there is much of it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from vitral.server import metrics

_YOUNG: Final = (5_000, 5, 1_000_000)
"""After so many new objects those are looked through; every fifth time also what was new before; the rest never."""
_SECONDS: Final = 600.0
"""How often everything is looked through; with a thousand tables that takes half a second."""
_BYTES: Final = 64 * 2**20
"""So much more memory than after the last time calls for it sooner,"""
_LEAST: Final = 30.0
"""but never more often than this."""
_LOOK: Final = 1.0


def pick_up_what_is_young() -> None:
    """Hold back everything else. What is there now stays for good, and is not looked through at all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_YOUNG)


async def pick_up_litter() -> None:
    """Look after memory, and note how late the loop wakes up."""
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
