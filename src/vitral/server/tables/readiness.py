"""Whether a server can do its work: what it would be told to keep, it can keep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from vitral.server.store import Store, StoreError

_REMEMBERED: Final = 1.0
"""For so long, in seconds, one proof serves everybody who asks."""


class Readiness:
    """Proves by writing to the store that it can be written to."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._proving: asyncio.Task[StoreError | None] | None = None
        self._proved = 0.0

    async def prove(self) -> None:
        """Nothing, if the store was just now written to; else its `StoreError`."""
        if self._proving is None or (self._proving.done() and self._loop.time() - self._proved > _REMEMBERED):
            self._proving = asyncio.create_task(self._prove())
        # Whoever asked first may go away: others wait for the same proof.
        failure = await asyncio.shield(self._proving)
        if failure is not None:
            raise failure

    async def _prove(self) -> StoreError | None:
        try:
            await self._store.check_writable(self._clock())
        except StoreError as error:
            return error
        finally:
            self._proved = self._loop.time()
        return None
