"""Runs the app with uvicorn, on a socket that listens already."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from socket import socket
from typing import Final

import uvicorn

from vitral.server.http.app import create_app
from vitral.server.settings import Settings
from vitral.server.store import StoreError
from vitral.server.tables.registry import TableRegistry

_GRACE: Final = 5
"""Seconds that connections have to end when the server stops."""
_PATIENCE: Final = 0.0005
"""The thread that commits waits this long for the interpreter at most; ten times the usual would be felt."""
_LITTER: Final = 600.0
"""How often, in seconds, litter is picked up; with a thousand tables that takes half a second, and everybody waits."""
_MUCH_LITTER: Final = 5_000_000
"""So many new objects call for it sooner."""


def have_the_process() -> None:
    """Set the whole process up for serving: threads hand over quickly, and litter is picked up when we say so.

    Left to itself, Python would look through all tables every few seconds. Hardly anything here is litter: what is
    not needed any more goes at once, unless it lies in a ring.
    """
    sys.setswitchinterval(_PATIENCE)
    gc.disable()


async def _pick_up_litter() -> None:
    last = time.monotonic()
    while True:
        await asyncio.sleep(5.0)
        if not gc.isenabled() and (gc.get_count()[0] > _MUCH_LITTER or time.monotonic() - last > _LITTER):
            gc.collect()
            last = time.monotonic()


class Serving(uvicorn.Server):
    """A server that tells when it is ready, and says good-bye to its pages before it closes their connections."""

    def __init__(self, settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
        self.failure: StoreError | None = None
        """Why it did not start."""
        self._settings = settings
        self._ready = ready
        self._app = create_app(settings)
        super().__init__(
            uvicorn.Config(
                self._app,
                log_level="warning",
                access_log=False,
                server_header=False,
                ws_max_size=settings.message_bytes,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=_GRACE,
            )
        )

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """As uvicorn has it, if the store can be opened."""
        try:
            self._app.state.registry = await TableRegistry.open(self._settings)
        except StoreError as error:
            self.failure = error
            self.should_exit = True
            return
        self._tidying = asyncio.create_task(_pick_up_litter())
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """As uvicorn has it, after the good-byes."""
        self._tidying.cancel()
        for server in self.servers:
            server.close()  # whoever is sent away now comes back to the next server, not to this one
        await self._app.state.registry.say_good_bye()
        await super().shutdown(sockets)


def serve(db: str, listening: socket, origins: tuple[str, ...], ready: Callable[[], None]) -> None:
    """Serve until stopped by a signal, then finish what is begun; `StoreError` if the store cannot be opened."""
    have_the_process()
    serving = Serving(Settings(db=db, origins=origins), ready)
    serving.run(sockets=[listening])
    if serving.failure is not None:
        raise serving.failure
