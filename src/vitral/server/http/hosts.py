"""By which names a server is asked for. Any other name that leads here lets its owner's pages get at ours."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

from starlette.requests import HTTPConnection

OTHER_HOST: Final = "this server is not known by that name; if it should be, start it with --host-name"


class Hosts:
    """The names of a server: any address as such, `localhost`, the computer's own name, and those it was told."""

    def __init__(self, told: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own.partition('.')[0]}.local", *(name.lower().strip("[]") for name in told)}
        self._names -= {"", ".local"}

    def ours(self, request: HTTPConnection) -> bool:
        """Whether a request asks for this server; programs that are no browsers may name none."""
        given = request.headers.getlist("host")
        if len(given) > 1:
            return False
        name = _without_port(given[0]).lower().rstrip(".") if given else ""
        return not name or name in self._names or name.endswith(".localhost") or _is_address(name)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def _is_address(name: str) -> bool:
    """Whether it is an address: nobody can make one lead elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
