"""A mail server, a push service and a table for the tests of notifications."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import threading
from collections.abc import Awaitable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.server_thread import BY_LINK, Guest, Server
from support.waiting import TIMEOUT, wait_until

CONTACT = "mailto:host@example.org"
ORIGIN = "https://play.example.org"
"""What the operator has links begin with."""


NOTIFY_AFTER = 5
"""Seconds after which a notification is due, and some more until it is sent."""
NOTIFY_SECONDS = NOTIFY_AFTER + 2


def two(ana: Guest, rui: Guest) -> str:
    """A table where both are to choose their windows."""
    table = ana.create(**BY_LINK)
    rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
    return table


def connected_guests(server: Server, table: str) -> set[str]:
    """Who looks on at a table."""
    return {guest for live in server.registry.live_tables if live.table.id == table for guest in live.presence.guests()}


class Mailbox:
    """What a real SMTP server took."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.raw: list[bytes] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.raw.append(envelope.content)
        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @property
    def texts(self) -> list[str]:
        return [one.get_content() for one in self.got]


class MailServer(Controller):
    """Has a port from the beginning, and takes mail there once it is started.

    It knows whom it talked to: a line that is open when it stops would be left open.
    """

    def __init__(self, box: Mailbox) -> None:
        self.met: list[SMTP] = []
        self._bound = socket.socket()
        self._bound.bind(("127.0.0.1", 0))
        super().__init__(box, "127.0.0.1", self._bound.getsockname()[1], ready_timeout=TIMEOUT)
        self.url = f"smtp://127.0.0.1:{self.port}"

    def _create_server(self) -> Awaitable[asyncio.AbstractServer]:
        return self.loop.create_server(self._factory_invoker, sock=self._bound)

    def stop(self, no_assert: bool = False) -> None:
        wait_until(lambda: all(one.transport is None for one in self.met))
        super().stop(no_assert)

    def factory(self) -> SMTP:
        self.met.append(super().factory())  # type: ignore[no-untyped-call]
        return self.met[-1]


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    box = Mailbox()
    controller = MailServer(box)
    controller.start()
    yield box, controller.url
    controller.stop()


class Endpoint:
    """A push service with one browser behind it: checks who sends, and decrypts."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.answers = [201]
        self.got: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        mine = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = mine.answers.pop(0) if len(mine.answers) > 1 else mine.answers[0]
                if status < 300:
                    mine.headers.append(dict(self.headers.items()))
                    opened = http_ece.decrypt(body, private_key=mine.key, auth_secret=mine.auth, version="aes128gcm")
                    mine.got.append(json.loads(opened))
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/push/1"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url, "p256dh": base64url(point), "auth": base64url(self.auth)}


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    found = Endpoint()
    yield found
    found.stop()
