"""The server of these tests: a real one in a thread, with a database file, the built page, and seeds that are known.

Its clock stands still unless a test moves it.
"""

from __future__ import annotations

import asyncio
import hashlib
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from server.clock import ManualClock
from support.waiting import TIMEOUT, wait_until
from vitral.bots import Budget
from vitral.server.serving.server import VitralServer, listen
from vitral.server.settings import Settings

_PLENTY = (10_000.0, 10_000.0)
"""All browsers here come from one address: what holds back a crowd would hold back the tests."""


_FOREVER = 1e9
"""How long the store and browsers may take to answer: what is asked when a test moves the clock on is not given up."""
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
"""When every test begins, for servers and pages."""


def _few_playouts(_: float) -> Budget:
    """How much bots and the coach search, on any machine."""
    return Budget(playouts=10)


class LiveServer:
    """A server that can be stopped and started again on the same port with the same tables."""

    def __init__(self, db: Path, page: Path, deal: str, **settings: Any) -> None:
        """Tables are dealt by the name *deal*: the same test sees the same dice every time."""
        self.clock = ManualClock(NOW)
        self._settings = Settings(
            db=str(db),
            page=page,
            clock=self.clock,
            seed_source=self._seed,
            budget=_few_playouts,
            request_rate=_PLENTY,
            paced_request_rate=_PLENTY,
            paced_byte_rate=(1e9, 1e9),
            page_rate=_PLENTY,
            new_table_rate=_PLENTY,
            bot_table_rate=_PLENTY,
            watch_rate=_PLENTY,
            join_rate=_PLENTY,
            coach_rate=_PLENTY,
            search_rate=_PLENTY,
            message_rate=_PLENTY,
            guest_message_rate=_PLENTY,
            address_message_rate=_PLENTY,
            upload_rate=_PLENTY,
            long_answer_rate=_PLENTY,
            handshake_rate=_PLENTY,
            key_rate=_PLENTY,
            similar_key_rate=_PLENTY,
            own_data_rate=_PLENTY,
            long_answer_seconds=TIMEOUT,
            store_timeout=_FOREVER,
            head_seconds=_FOREVER,
            body_seconds=_FOREVER,
            stuck_seconds=_FOREVER,
            away_seconds=0.0,
            **settings,
        )
        self._port = 0
        self._deal = deal
        self._dealt = 0
        self.start()

    def _seed(self) -> bytes:
        self._dealt += 1
        return hashlib.sha256(f"{self._deal}/{self._dealt}".encode()).digest()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self._port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def start(self) -> None:
        self._socket = listen(port=self._port)
        self._port = self._socket.getsockname()[1]
        self._server = VitralServer(self._settings)
        self._server.config.ws_ping_interval = None  # no page answers in an hour that passes at once
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive(), "the server starts")
        assert self._thread.is_alive(), "the server did not start"

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.clock.new_loop) as runner:
            runner.run(self._server.serve(sockets=[self._socket]))

    def stop(self) -> None:
        """Stop as on a signal."""
        self._server.should_exit = True
        with self.clock.running():  # a server that stops gives its connections some seconds
            self._thread.join(TIMEOUT)
        assert not self._thread.is_alive(), "the server did not stop"
        self._socket.close()
