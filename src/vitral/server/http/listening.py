"""Where a server can be reached."""

from __future__ import annotations

import socket


def listen(host: str = "127.0.0.1", port: int = 0) -> socket.socket:
    """A socket bound there, port 0 being any free one; `OSError` if it cannot be had.

    It names its protocol, or asyncio would not know TCP by its connections and leave Nagle's algorithm on: an answer in
    two parts would then wait some 40 ms for the other side's acknowledgement of the first.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening
