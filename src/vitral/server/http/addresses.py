"""Who counts as one: an address, where IPv6 hands out whole networks to one household."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

_HOUSEHOLD: Final = 64
"""The bits of an IPv6 address that tell households apart; whoever has one has all addresses below it."""


@lru_cache(4096)
def network_of(address: str) -> str:
    """The address that limits are counted by: an IPv4 address as it is, of an IPv6 address its /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, _HOUSEHOLD), strict=False))
