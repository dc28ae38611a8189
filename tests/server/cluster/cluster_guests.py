"""People who come by way of different servers of one cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from server.server_thread import BY_LINK, Guest, Server, Session

Start = Callable[..., Server]


@contextmanager
def at(server: Server, guest: Guest) -> Iterator[Guest]:
    """The same browser, led to another server."""
    with server.guest() as other:
        other.http.cookies = guest.http.cookies
        yield other


@contextmanager
def two_people(first: Server, second: Server, **new: Any) -> Iterator[tuple[str, Session, Session]]:
    """A table whose people came by different servers."""
    with ExitStack() as stack:
        ana, rui = stack.enter_context(first.guest()), stack.enter_context(second.guest())
        table = ana.create(**{**BY_LINK, **new})
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        mine = stack.enter_context(ana.sit(table)).hello()
        theirs = stack.enter_context(rui.sit(table)).hello()
        yield table, mine, theirs
