"""Waiting for something real (a process, a browser, another thread), the only way tests may.

A test waits for the event it is about, never for a number of milliseconds. `TIMEOUT` only ends a test that would hang:
it is long enough for the busiest machine, so no test may expect to reach it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar, overload

T = TypeVar("T")

TIMEOUT: Final = 60.0
"""Seconds after which a test fails because what it waits for has not happened. Every test uses this one."""
_PAUSE: Final = 0.005
"""Seconds between two looks at a condition."""


def real_time() -> float:
    """Return the time of day, for tests of programs that write it down; never to wait by."""
    return time.time()


def wait_until(condition: Callable[[], T], what: str = "") -> T:
    """Call *condition* until it returns something true, and return that; fail after `TIMEOUT`."""
    end = time.monotonic() + TIMEOUT
    while not (found := condition()):
        assert time.monotonic() < end, f"did not happen within {TIMEOUT:.0f} s: {what or condition}"
        time.sleep(_PAUSE)
    return found


@overload
async def until(condition: Callable[[], Coroutine[Any, Any, T]], what: str = "") -> T: ...


@overload
async def until(condition: Callable[[], T], what: str = "") -> T: ...


async def until(condition: Callable[[], Any], what: str = "") -> Any:
    """Do the same in a running event loop; *condition* may be a coroutine function."""
    end = time.monotonic() + TIMEOUT
    while True:
        result = condition()
        found = await result if isinstance(result, Awaitable) else result
        if found:
            return found
        assert time.monotonic() < end, f"did not happen within {TIMEOUT:.0f} s: {what or condition}"
        await asyncio.sleep(_PAUSE)
