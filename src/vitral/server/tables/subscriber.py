"""A subscriber: what a table needs to know of a connection."""

from __future__ import annotations

from collections.abc import Callable
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
    owner: str
    """For whom bots think while it looks on: where it comes from; empty within a program."""
    viewer: int | None
    sent: SentScene | None
    """The scene to which the next update is a change; None before the first."""

    @property
    def writing(self) -> bool:
        """Whether something is still on its way to it."""

    def send(self, *messages: bytes) -> None:
        """Queues messages for sending, in order; never waits."""

    def disconnect(self, why: wire.CloseReason) -> None: ...


class LocalSubscriber:
    """A subscriber in the same program: `on_message` is called with every message, and none after `on_closed`."""

    owner = ""
    writing = False

    def __init__(
        self, guest: str, on_message: Callable[[bytes], None], on_closed: Callable[[wire.CloseReason], None]
    ) -> None:
        self.guest = guest
        self.viewer: int | None = None
        self.sent: SentScene | None = None
        self._on_message, self._on_closed = on_message, on_closed

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self._on_message(message)

    def disconnect(self, why: wire.CloseReason) -> None:
        self.send(encode(closing_message(why)))
        self._on_closed(why)


def closing_message(why: wire.CloseReason) -> wire.Closing:
    """Returns the last message of a connection, with a sentence where the reason needs one."""
    return wire.Closing(why, _CLOSING_SENTENCES.get(why))


def encode(message: wire.FromServer) -> bytes:
    return _ENCODE(message)
