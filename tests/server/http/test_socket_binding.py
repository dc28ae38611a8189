"""How a server listens."""

from __future__ import annotations

import asyncio
import socket

import pytest

from vitral.server.serving.server import listen


def test_answers_in_parts_do_not_wait_for_one_another() -> None:
    """Nagle's algorithm is off on every connection, as asyncio has it for TCP."""

    async def ask() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = listen()
        async with await asyncio.start_server(answer, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            nodelay = await found
            writer.close()
        return nodelay

    assert asyncio.run(ask())


def test_a_port_is_had_once() -> None:
    with listen() as first:
        first.listen()
        with pytest.raises(OSError, match="in use"):
            listen(port=first.getsockname()[1])
