"""Runs the app with uvicorn, on a socket that is bound already."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from socket import AF_INET, AF_INET6, IPPROTO_TCP, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket
from typing import Final

import uvicorn

from vitral.cards import all_cards
from vitral.server.http.app import create_app
from vitral.server.http.state import server_state
from vitral.server.logs import log, log_as_json
from vitral.server.serving.connections import ConnectionLimits, HttpConnection, SocketConnection
from vitral.server.serving.garbage_collection import collect_garbage, configure_garbage_collection
from vitral.server.settings import Settings
from vitral.server.store import StoreError

if sys.platform != "win32":
    import resource

_GRACE_SECONDS: Final = 3
"""Seconds that connections have to end when the server stops."""
_MAX_SECONDS: Final = 9.0
"""Seconds after which a server that stops ends without waiting any longer."""
_BOT_START_DELAY: Final = 2.0
"""How long, in seconds, a server has run before the bots' processes are started."""
_SWITCH_INTERVAL: Final = 0.0005
"""The thread that commits waits this long for the interpreter at most; ten times the usual would be felt."""
_MAX_OPEN_FILES: Final = 65_536
"""So many open files are enough."""
_OWN_FILES: Final = 200
"""Files that are no connections: the store, the page, the processes."""


def listen(host: str = "127.0.0.1", port: int = 0) -> socket:
    """Returns a socket bound there, port 0 being any free one; raises `OSError` if that fails.

    It names its protocol, or asyncio would not know TCP by its connections and leave Nagle's algorithm on: an answer in
    two parts would then wait some 40 ms for the other side's acknowledgement of the first.
    """
    family = AF_INET6 if ":" in host else AF_INET
    listening = socket(family, SOCK_STREAM, IPPROTO_TCP)
    listening.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def configure_process() -> None:
    """Sets the whole process up for serving: threads hand over quickly, garbage is collected when we say so, and there
    are as many files as the system allows.
    """
    sys.setswitchinterval(_SWITCH_INTERVAL)
    configure_garbage_collection()
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        limit = _MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, _MAX_OPEN_FILES)
        if soft != resource.RLIM_INFINITY and soft < limit:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def _max_connections() -> int:
    if sys.platform != "win32":
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            return max(_OWN_FILES, soft - _OWN_FILES)
    return _MAX_OPEN_FILES


def _log_bot_failure(why: str) -> None:
    if why:
        log("the strongest bots could not be prepared", why=why)


class VitralServer(uvicorn.Server):
    """Calls *ready* once it serves, and sends pages a closing message before it closes their connections."""

    def __init__(
        self,
        settings: Settings,
        ready: Callable[[], None] = lambda: None,
        *,
        warm: bool = False,
        bots_ready: Callable[[str], None] = _log_bot_failure,
    ) -> None:
        self.failure: StoreError | None = None
        """Why it did not start."""
        self._settings = settings
        self._ready = ready
        self._bots_ready = bots_ready
        """Called when the bots are prepared, with the reason if they could not be."""
        self._preparing: asyncio.Task[None] | None = None
        self._warm = warm
        """Whether it has a process to itself: the bots' are started before they are needed, and it ends in time."""
        app = create_app(settings)
        self._state = server_state(app)
        limits = ConnectionLimits(settings, _max_connections())
        super().__init__(
            uvicorn.Config(
                app,
                http=partial(HttpConnection, limits),  # type: ignore[arg-type]
                ws=partial(SocketConnection, limits),  # type: ignore[arg-type]
                log_config=None,
                log_level="error",
                access_log=False,
                server_header=False,
                ws_max_size=settings.message_bytes,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=_GRACE_SECONDS,
            )
        )
        limits.trust_proxies(self.config)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Starts serving if the store can be opened; otherwise `failure` says why not."""
        try:
            await self._state.open()
        except StoreError as error:
            self.failure = error
            self.should_exit = True
            return
        all_cards()  # loading takes a while: done now instead of at the first table
        self._collecting = asyncio.create_task(collect_garbage())
        await super().startup(sockets)
        if self.started:
            self._ready()
            if self._settings.prepare_bots:
                self._preparing = asyncio.create_task(self._prepare_bots())
            if self._warm:
                self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        await asyncio.sleep(_BOT_START_DELAY)
        await self._state.registry.bots.warm_up()

    async def _prepare_bots(self) -> None:
        self._bots_ready(await self._state.registry.bots.prepare(self._settings.prepare_bots))

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Closes the connections of all pages with a message, then does what uvicorn does."""
        self._collecting.cancel()
        if self._preparing is not None:
            self._preparing.cancel()
            with suppress(asyncio.CancelledError):
                await self._preparing
        if self._warm:
            self._warming.cancel()
            cut = threading.Timer(_MAX_SECONDS, os._exit, (1,))
            cut.daemon = True
            cut.start()
        for server in self.servers:
            server.close()  # pages that are disconnected now reconnect to the next server, not to this one
        self._state.registry.pool.close()
        await self._state.registry.close_connections()
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    listening: socket,
    ready: Callable[[], None],
    bots_ready: Callable[[str], None] = _log_bot_failure,
) -> None:
    """Serves until stopped by a signal, then finishes pending work; raises `StoreError` if the store or the bus is
    unavailable.
    """
    configure_process()
    log_as_json()
    server = VitralServer(settings, ready, warm=True, bots_ready=bots_ready)
    server.run(sockets=[listening])
    if server.failure is not None:
        raise server.failure
