"""Readiness: whether a server can store what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from vitral.server.store import Store, StoreError

_CACHE_SECONDS: Final = 1.0
"""For how many seconds the last result is reused."""


class ReadinessCheck:
    """Checks that the store can be written to, by writing to it."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._checking: asyncio.Task[StoreError | None] | None = None
        self._checked_at = 0.0

    async def check(self) -> None:
        """Writes to the store, or reuses a recent result; raises `StoreError` if the store cannot be written to."""
        if self._checking is None or (self._checking.done() and self._loop.time() - self._checked_at > _CACHE_SECONDS):
            self._checking = asyncio.create_task(self._check())
        # The first caller may be canceled while others wait for the same result.
        failure = await asyncio.shield(self._checking)
        if failure is not None:
            raise failure

    async def _check(self) -> StoreError | None:
        try:
            await self._store.check_writable(self._clock())
        except StoreError as error:
            return error
        finally:
            self._checked_at = self._loop.time()
        return None
