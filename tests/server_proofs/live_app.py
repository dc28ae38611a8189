"""The real app behind real connections, in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from server_proofs.app_client import UNLIMITED
from vitral.server.http.app import create_app
from vitral.server.serving.server import listen
from vitral.server.settings import Settings


@contextmanager
def live(**settings: Any) -> Iterator[str]:
    """A server; its address."""
    listening = listen()
    listening.listen()
    chosen = Settings(**{**UNLIMITED, **settings})
    config = uvicorn.Config(create_app(chosen), log_config=None, access_log=True, ws_max_size=chosen.message_bytes)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
