"""A lock that one task of all servers of a site holds at a time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from vitral.server.site.site import Site
from vitral.server.store import StoreError

_AGAIN: Final = 0.02


class SharedLock:
    """`async with` it. Without a site it is a lock among the tasks of this server.

    Among servers it is a lease: one that is silent for seconds loses it, so what is done under it must not do harm if a
    server that was held up does it, too.
    """

    def __init__(self, name: str, site: Site | None) -> None:
        self._lease, self._site = f"/{name}", site
        self._here = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._here.acquire()
        try:
            while self._site is not None and not await self._site.leases.take(self._lease):
                await asyncio.sleep(_AGAIN)
        except BaseException:
            self._here.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        try:
            if self._site is not None:
                with suppress(StoreError):  # it is dropped when the store answers again
                    await self._site.leases.drop(self._lease)
        finally:
            self._here.release()
