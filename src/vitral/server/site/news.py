"""What the servers of a site tell each other about a table, or about themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct


class Happened(Struct, tag="e", tag_field="n", frozen=True, omit_defaults=True):
    """An event of a table, which is kept."""

    number: int
    at: float
    body: str
    holds: bool = False
    """Whether somebody was given a seat with it, or lost one."""


class HoldsChanged(Struct, tag="h", tag_field="n", frozen=True):
    """Somebody holds something else at a table now, or nothing; the store says who."""


class LookingOn(Struct, tag="g", tag_field="n", frozen=True):
    """Who looks on at a table by way of the server that says so."""

    guests: list[str]


class WhoLooksOn(Struct, tag="w", tag_field="n", frozen=True):
    """A server has brought a table to life, and wants to hear who looks on elsewhere."""


class ReadAgain(Struct, tag="r", tag_field="n", frozen=True):
    """An operator changed a table, or it was removed: everybody has to come back to it as it is now."""

    gone: bool


class Alive(Struct, tag="a", tag_field="n", frozen=True):
    """A server is there. Its own word coming back to it says that the bus is there, too."""


class Leaving(Struct, tag="l", tag_field="n", frozen=True):
    """A server stops."""


class Spent(Struct, tag="s", tag_field="n", frozen=True):
    """What was taken from limits by way of a server since it last said so: by limit, then by whom."""

    limits: dict[str, dict[str, float]]


News = Happened | HoldsChanged | LookingOn | WhoLooksOn | ReadAgain | Alive | Leaving | Spent
Hear = Callable[[str, News], None]
"""Called with the name of the server that tells something, and what it is; never waits."""
EVERYWHERE: Final = ""
"""The table of which news are about the servers themselves."""


class _Told(Struct, array_like=True):
    sender: str
    news: News


_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder(_Told).decode


def written(sender: str, news: News) -> bytes:
    return _ENCODE(_Told(sender, news))


def read(text: bytes) -> tuple[str, News]:
    """Who tells what; `msgspec.DecodeError` if it is nothing that servers say."""
    told = _DECODE(text)
    return told.sender, told.news


class Bus(Protocol):
    """Carries news between servers, mostly at once, at most once, and not at all while it is down."""

    def tell(self, table: str, news: News) -> None:
        """Let every server that listens for a table hear something, this one among them; never waits."""

    async def listen(self, table: str, hear: Hear) -> None:
        """Hear what is told of a table from now on: from when this returns, if the bus is up."""

    def ignore(self, table: str) -> None:
        """Hear of it no more."""

    async def close(self) -> None: ...
