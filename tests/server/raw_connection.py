"""Connections byte by byte, from any address of this computer."""

from __future__ import annotations

import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from server.server_thread import Server
from support.waiting import TIMEOUT

ATTACKER = "127.0.0.2"
SOMEBODY_ELSE = "127.0.0.3"
HOST = "Host: localhost\r\n"


@contextmanager
def connected(server: Server, address: str = ATTACKER) -> Iterator[socket.socket]:
    """A connection to a server."""
    host, _, port = server.host.partition(":")
    with socket.create_connection((host, int(port)), TIMEOUT, (address, 0)) as opened:
        yield opened


def everything(opened: socket.socket) -> bytes:
    """All that comes until the other side closes; nothing if it breaks the connection off."""
    found = b""
    try:
        while part := opened.recv(65_536):
            found += part
    except ConnectionResetError:
        return found
    return found


def asked(server: Server, head: str, body: bytes = b"", address: str = ATTACKER) -> bytes:
    """The whole answer to a request, whose connection is closed behind it."""
    with connected(server, address) as opened:
        lines = f"{head}\r\n{'' if 'Host:' in head else HOST}Connection: close\r\n"
        if body:
            lines += f"Content-Length: {len(body)}\r\n"
        opened.sendall(f"{lines}\r\n".encode() + body)
        return everything(opened)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def is_open(opened: socket.socket) -> bool:
    """Whether the other side has neither closed the connection nor sent anything that is not read."""
    return not select.select([opened], [], [], 0)[0]
