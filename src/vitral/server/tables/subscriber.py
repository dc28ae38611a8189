"""Somebody who looks on at a table: what the table needs to know of a connection."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from vitral.server import protocol as wire
from vitral.teller.sentence import sentence

_ENCODE: Final = msgspec.json.Encoder().encode
_CLOSING_SENTENCES: Final = {"not_saved": sentence("closing-not_saved"), "revoked": sentence("closing-revoked")}


class SentScene(msgspec.Struct, frozen=True, gc=False):
    """A scene that somebody was shown, and its number: how many events had happened at the table."""

    number: int
    scene: wire.Scene


class Subscriber(Protocol):
    """A connection to a table."""

    guest: str
    address: str
    """Where it comes from; nothing within a program."""
    viewer: int | None
    sent: SentScene | None
    """What it was shown last, to which the next update is a change; nothing before it was greeted."""

    @property
    def writing(self) -> bool:
        """Whether something is still on its way to it."""

    def send(self, *messages: bytes) -> None:
        """Send them when possible, one after another; never waits."""

    def disconnect(self, why: wire.CloseReason) -> None: ...


def closing_message(why: wire.CloseReason) -> wire.Closing:
    """The last message of a connection, with words where people would wonder."""
    return wire.Closing(why, _CLOSING_SENTENCES.get(why))


def encoded(message: wire.FromServer) -> bytes:
    return _ENCODE(message)
