"""Networks that requests come from, hosts that they name, and origins of the pages that make them."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

_NETWORK_BITS: Final = 64
"""The bits of an IPv6 address that name the network; its owner has all addresses in it."""
_WIDE_BITS: Final = {4: (24,), 6: (48, 32)}
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?\.?)(?::[0-9]{1,5})?")
"""A Host header: a name or an IP address, and a port. A header of any other form is refused."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """Returns what limits are counted by: an IPv4 address as it is, of an IPv6 address its /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, _NETWORK_BITS), strict=False))


@lru_cache(4096)
def wide_networks_of(network: str) -> tuple[str, ...]:
    """Returns the networks around one that `network_of` names, which often have one owner: a /24; of IPv6 a /48, which
    a home may have, and a /32, which a provider has.
    """
    try:
        found = ipaddress.ip_network(network)
    except ValueError:
        return (network,)
    return tuple(str(found.supernet(new_prefix=bits)) for bits in _WIDE_BITS[found.version])


def home_of(network: str) -> str:
    """Returns the /48 around an IPv6 network, which a home or an office may have; nothing for other networks."""
    found = wide_networks_of(network)[0]
    return found if found.endswith("/48") else ""


class Hosts:
    """The names by which a server may be asked for: any IP address, `localhost`, the computer's own name, and *names*.

    With any other name that leads here, its owner's pages could read ours (DNS rebinding).
    """

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own.partition('.')[0]}.local"}
        self._names |= {name.lower().strip("[]") for name in names}
        self._names -= {"", ".local"}

    def allows(self, request: HTTPConnection) -> bool:
        """Returns whether a request names this server; programs that are no browsers may name none."""
        given = request.headers.getlist("host")
        if not given or given == [""]:
            return True
        form = _HOST.fullmatch(given[0])
        if len(given) > 1 or form is None:
            return False
        name = form[1].lower().rstrip(".").strip("[]")
        return name in self._names or name.endswith(".localhost") or _is_ip_address(name)


def allowed_origin(request: HTTPConnection, others: tuple[str, ...]) -> bool:
    """Returns whether a request comes from the server's own page or *others*; programs that are no browsers send no
    origin.
    """
    origin = request.headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host == request.headers.get("host")


def is_loopback(address: str) -> bool:
    return _is_ip_address(address) and ipaddress.ip_address(address).is_loopback


def _is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
