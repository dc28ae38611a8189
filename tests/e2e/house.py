"""The server of these tests: a real one in a thread, with a database file, the built page, and seeds that are known."""

from __future__ import annotations

import hashlib
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn

from vitral.server.http.app import create_app
from vitral.server.http.listening import listen
from vitral.server.settings import Settings

_PLENTY = (10_000.0, 10_000.0)
"""All browsers here come from one address: what holds back a crowd would hold back the tests."""


class Tables:
    """A server that can be stopped and started again on the same port with the same tables."""

    def __init__(self, db: Path, page: Path, **settings: Any) -> None:
        self._settings = Settings(
            db=str(db),
            page=page,
            seed_source=self._seed,
            requests=_PLENTY,
            new_tables=_PLENTY,
            coaching=_PLENTY,
            address_messages=_PLENTY,
            uploads=_PLENTY,
            long_answers=_PLENTY,
            handshakes=_PLENTY,
            keys=_PLENTY,
            all_keys=_PLENTY,
            own_data=_PLENTY,
            away=0.0,
            sweep=1.0,
            **settings,
        )
        self._port = 0
        self._deal = "nobody"
        self._dealt = 0
        self.start()

    def deal(self, name: str) -> None:
        """From now on tables are dealt by this name: the same test sees the same dice every time."""
        self._deal, self._dealt = name, 0

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
        config = uvicorn.Config(
            create_app(self._settings),
            log_level="error",
            access_log=False,
            ws_max_size=self._settings.message_bytes,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)

    def stop(self) -> None:
        """Stop as on a signal."""
        self._server.should_exit = True
        self._thread.join(15)
        assert not self._thread.is_alive(), "the server did not stop"
        self._socket.close()
