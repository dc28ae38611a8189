"""The real app without a network: pages that keep every byte they are sent, and people with a cookie each."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Self

import httpx
import msgspec
from starlette.applications import Starlette
from starlette.types import Message

from support.waiting import TIMEOUT
from vitral.server.http.app import create_app
from vitral.server.settings import Settings

LONG: Final = os.environ.get("VITRAL_LONG") == "1"
"""As `tests/conftest.py` has it."""
HOST: Final = "table.test"
PLENTY: Final = (1e9, 1e9)
UNLIMITED: Final[dict[str, Any]] = {
    "message_rate": PLENTY,
    "guest_message_rate": PLENTY,
    "request_rate": PLENTY,
    "page_rate": PLENTY,
    "new_table_rate": PLENTY,
    "bot_table_rate": PLENTY,
    "watch_rate": PLENTY,
    "join_rate": PLENTY,
    "listed_tables_per_address": 10_000,
    "sockets_per_guest": 10_000,
    "seats_per_address": 99,
    "handshake_rate": PLENTY,
    "address_message_rate": PLENTY,
    "upload_rate": PLENTY,
    "long_answer_rate": PLENTY,
    "key_rate": PLENTY,
    "similar_key_rate": PLENTY,
    "mail_rate": PLENTY,
    "total_mail_rate": PLENTY,
    "own_data_rate": PLENTY,
    "store_timeout": TIMEOUT,
    "long_answer_seconds": TIMEOUT,
    "stuck_seconds": TIMEOUT,
    "hosts": (HOST,),
}
"""Settings that hold nobody back, however slow the machine is."""


def message(kind: str, **fields: Any) -> str:
    """A message as a page sends it."""
    return msgspec.json.encode({"type": kind, **fields}).decode()


class Page:
    """A WebSocket at a table. `received` is every message the server sent to it, as it came."""

    def __init__(self, app: Starlette, path: str, cookie: str, origin: str = "") -> None:
        self.received: list[str] = []
        self.cookie = cookie
        self.code: int | None = None
        """The code the server closed the connection with."""
        self._read = 0
        self._news = asyncio.Event()
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        headers = [(b"host", HOST.encode()), (b"cookie", f"vitral_guest={cookie}".encode())]
        headers += [(b"origin", origin.encode())] if origin else []
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": (HOST, 80),
            "client": ("127.0.0.1", 50_000),
            "root_path": "",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "state": {},
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._inbox.get, self._take))

    async def _take(self, sent: Message) -> None:
        if sent["type"] == "websocket.send":
            self.received.append(sent["text"])
        elif sent["type"] == "websocket.close":
            self.code = sent.get("code", 1000)
        self._news.set()

    def send(self, text: str | bytes) -> None:
        """Send something."""
        kind = "text" if isinstance(text, str) else "bytes"
        self._inbox.put_nowait({"type": "websocket.receive", kind: text})

    async def wait(self, amount: int = 1) -> list[Any]:
        """The next messages, read."""
        async with asyncio.timeout(TIMEOUT):
            while len(self.received) < self._read + amount and self.code is None:
                self._news.clear()
                await self._news.wait()
        fresh = self.received[self._read : self._read + amount]
        self._read += len(fresh)
        return [msgspec.json.decode(text) for text in fresh]

    async def next(self) -> Any:
        """The next message; None if the connection was closed instead."""
        found = await self.wait()
        return found[0] if found else None

    def forget(self) -> None:
        """Drops what was received so far."""
        self.received.clear()
        self._read = 0

    @property
    def last(self) -> str:
        """The message read last, as it came."""
        return self.received[self._read - 1]

    async def ask(self, text: str | bytes) -> Any:
        """Send something, and the next message."""
        self.send(text)
        return await self.next()

    async def closed(self) -> int:
        """The code the server closes the connection with."""
        async with asyncio.timeout(TIMEOUT):
            while self.code is None:
                self._news.clear()
                await self._news.wait()
        return self.code

    async def close(self) -> None:
        """Go away; what the server does in answer is waited for."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._task, TIMEOUT)


class Person:
    """A person with a browser. `received` is every answer they had over HTTP: address, status, headers, body."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.received: list[str] = []
        # Errors of the app come as the answers they are made into, as over a network.
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    @property
    def cookie(self) -> str:
        """Their cookie."""
        return self._http.cookies.get("vitral_guest") or ""

    async def get(self, path: str) -> httpx.Response:
        """Look at an address."""
        return self._store_cookies(await self._http.get(path))

    async def post(self, path: str, body: Any) -> httpx.Response:
        """Send JSON to an address."""
        return self._store_cookies(await self._http.post(path, json=body))

    def _store_cookies(self, answer: httpx.Response) -> httpx.Response:
        head = f"{answer.request.method} {answer.url} {answer.status_code} {sorted(answer.headers.multi_items())}"
        self.received.append(f"{head} {answer.text}")
        return answer

    async def set_up(self, options: dict[str, Any], seats: Sequence[str], **more: Any) -> str:
        """Set a table up with these kinds of seats; its id."""
        answer = await self.post(
            "/api/tables", {"options": options, "seats": [{"kind": kind} for kind in seats], **more}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def links(self, table: str) -> Any:
        """The secrets they may hand on."""
        return (await self.get(f"/api/tables/{table}/links")).json()

    async def enter(self, secret: str) -> Any:
        """Follow a link."""
        answer = await self.post("/api/enter", {"secret": secret})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def page(self, table: str, origin: str = "") -> Page:
        """Look on at a table."""
        return Page(self.app, f"/api/tables/{table}/socket", self.cookie, origin)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()


@asynccontextmanager
async def running(**settings: Any) -> AsyncIterator[Starlette]:
    """The app, started and stopped."""
    app = create_app(Settings(**{**UNLIMITED, **settings}))
    async with app.router.lifespan_context(app):
        yield app
