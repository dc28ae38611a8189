"""What the servers of a site tell each other about a table, or about themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from vitral.server.protocol.meeting import OpenTable
from vitral.server.protocol.talking import Talked


class Happened(Struct, tag="e", tag_field="n", frozen=True, omit_defaults=True):
    """An event of a table, which is kept."""

    number: int
    at: float
    body: str
    holds: bool = False
    """Whether somebody was given a seat with it, or lost one."""


class HoldsChanged(Struct, tag="h", tag_field="n", frozen=True):
    """Somebody holds something else at a table now, or nothing; the store says who."""


class LookingOn(Struct, tag="g", tag_field="n", frozen=True, omit_defaults=True):
    """Who looks on at a table by way of the server that says so, and how many events there were as far as it knows."""

    guests: list[str]
    number: int = 0


class WhoLooksOn(Struct, tag="w", tag_field="n", frozen=True):
    """A server has brought a table to life, and wants to hear who looks on elsewhere."""


class ReadAgain(Struct, tag="r", tag_field="n", frozen=True):
    """An operator changed a table, or it was removed: everybody has to come back to it as it is now."""

    gone: bool


class Spoken(Struct, tag="t", tag_field="n", frozen=True, omit_defaults=True):
    """Somebody said something at a table; written words are kept, as the line of that number."""

    said: Talked
    line: int = 0


class Renamed(Struct, tag="p", tag_field="n", frozen=True):
    """What a guest held at a table is somebody's who came back by their key."""

    guest: str
    person: str


class Alive(Struct, tag="a", tag_field="n", frozen=True):
    """A server is there. Its own word coming back to it says that the bus is there, too."""


class Leaving(Struct, tag="l", tag_field="n", frozen=True):
    """A server stops."""


class Spent(Struct, tag="s", tag_field="n", frozen=True):
    """What was taken from limits by way of a server since it last said so: by limit, then by whom."""

    limits: dict[str, dict[str, float]]


class KnownAnew(Struct, tag="k", tag_field="n", frozen=True):
    """These browsers are somebody else's now; the store says whose."""

    guests: list[str]


class AskedAnew(Struct, tag="q", tag_field="n", frozen=True):
    """Somebody wants to be notified about another table, or about one less; the store says who."""


class Touched(Struct, tag="m", tag_field="n", frozen=True):
    """Something happened at tables about which somebody wants to be notified."""

    tables: list[str]


class ShownTable(Struct, frozen=True):
    """A table to watch, as a stranger sees it."""

    told: OpenTable
    people: list[str]
    """The guests who hold something there."""
    seated: list[str]
    """Those of them who hold a seat."""


class ShownTables(Struct, tag="o", tag_field="n", frozen=True):
    """The tables that can be watched by way of the server that says so."""

    tables: list[ShownTable]


News = (
    Happened
    | HoldsChanged
    | LookingOn
    | WhoLooksOn
    | ReadAgain
    | Spoken
    | Renamed
    | Alive
    | Leaving
    | Spent
    | KnownAnew
    | AskedAnew
    | Touched
    | ShownTables
)
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
