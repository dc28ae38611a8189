"""A subscriber: what a table needs to know of a connection."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from vitral.server import protocol as wire
from vitral.teller.sentence import sentence

_ENCODE: Final = msgspec.json.Encoder().encode
_CLOSING_SENTENCES: Final = {"not_saved": sentence("closing-not_saved"), "revoked": sentence("closing-revoked")}


class SentScene(msgspec.Struct, frozen=True, gc=False):
    """The scene a subscriber was sent last, and its number: how many events had happened at the table."""

    number: int
    scene: wire.Scene


class Subscriber(Protocol):
    """A connection to a table."""

    guest: str
    address: str
    """The network address it comes from; empty within a program."""
    viewer: int | None
    sent: SentScene | None
    """The scene to which the next update is a change; None before the first."""

    @property
    def writing(self) -> bool:
        """Whether something is still on its way to it."""

    def send(self, *messages: bytes) -> None:
        """Queues messages for sending, in order; never waits."""

    def disconnect(self, why: wire.CloseReason) -> None: ...


def closing_message(why: wire.CloseReason) -> wire.Closing:
    """Returns the last message of a connection, with a sentence where the reason needs one."""
    return wire.Closing(why, _CLOSING_SENTENCES.get(why))


def encoded(message: wire.FromServer) -> bytes:
    return _ENCODE(message)
