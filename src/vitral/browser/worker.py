"""The entry point in a web worker: JavaScript calls these functions. Bytes and promises are those of Pyodide."""

from __future__ import annotations

import logging
from typing import Any

from vitral.browser.pool import do_work
from vitral.browser.runtime import BrowserRuntime
from vitral.server.logs import JsonFormatter


class Worker:
    """The runtime, as JavaScript calls it."""

    def __init__(self, runtime: BrowserRuntime) -> None:
        self._runtime = runtime
        self.open = runtime.open
        self.message = runtime.message
        self.close = runtime.close
        self.receive = runtime.receive

    async def request(self, method: str, address: str, body: Any, language: str) -> tuple[int, str, str, bytes]:
        """Returns the status, media type, file name and body of the answer."""
        answer = await self._runtime.request(method, address, bytes(body.to_py()), language)
        return answer.status, answer.kind, answer.name, answer.body


async def start(host: Any) -> Worker:
    """Starts the tables of a browser."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.getLogger("vitral").addHandler(handler)
    runtime = BrowserRuntime(host)
    await runtime.start()
    return Worker(runtime)


def think(work: Any) -> bytes:
    """Does one piece of work in the second worker."""
    return do_work(bytes(work.to_py()))
