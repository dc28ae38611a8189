"""The messages that the servers of a cluster send each other."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from vitral.server.protocol import ChatMessage, OpenTable


class EventStored(Struct, tag="e", tag_field="n", frozen=True, omit_defaults=True):
    """An event of a table was stored."""

    number: int
    at: float
    body: str
    claims: bool = False
    """Whether a seat was claimed or revoked with it."""


class SeatClaimsChanged(Struct, tag="h", tag_field="n", frozen=True):
    """The seat claims of a table changed without an event; the store has them."""


class Presence(Struct, tag="g", tag_field="n", frozen=True, omit_defaults=True):
    """The guests connected to a table through the sender, and the number of the last event that the sender has."""

    guests: list[str]
    number: int = 0


class PresenceRequest(Struct, tag="w", tag_field="n", frozen=True):
    """A server has loaded a table and asks the others for their `Presence` there."""


class TableInvalidated(Struct, tag="r", tag_field="n", frozen=True):
    """A table was changed by an operator, or removed: every server drops it from memory and closes its connections."""

    gone: bool


class ChatPosted(Struct, tag="t", tag_field="n", frozen=True, omit_defaults=True):
    """A chat message at a table; `line` is the number of the stored line, or 0 for emotes and nudges."""

    said: ChatMessage
    line: int = 0


class GuestIdentified(Struct, tag="p", tag_field="n", frozen=True):
    """The seats that a guest has at a table belong to a person who signed in."""

    guest: str
    person: str


class Heartbeat(Struct, tag="a", tag_field="n", frozen=True):
    """The sender runs. A server that receives its own heartbeat knows that the bus works."""


class ServerStopped(Struct, tag="l", tag_field="n", frozen=True):
    """The sender stops."""


class LimitUsage(Struct, tag="s", tag_field="n", frozen=True):
    """Tokens taken from rate limits at the sender since its last message of this kind: by limit, then by key."""

    limits: dict[str, dict[str, float]]


class SessionsChanged(Struct, tag="k", tag_field="n", frozen=True):
    """These browsers were signed in or out; the store knows to whom they belong."""

    guests: list[str]


class SubscriptionsChanged(Struct, tag="q", tag_field="n", frozen=True):
    """The subscriptions to notifications changed; the store has them."""


class TablesChanged(Struct, tag="m", tag_field="n", frozen=True):
    """Something happened at tables to which people are subscribed."""

    tables: list[str]


class WatchableTable(Struct, frozen=True):
    """A table that strangers may watch."""

    table: OpenTable
    people: list[str]
    """The guests who may enter it."""
    seated: list[str]
    """The guests among them who have a seat."""


class WatchableTables(Struct, tag="o", tag_field="n", frozen=True):
    """The tables that can be watched through the sender."""

    tables: list[WatchableTable]
    online: int = 0
    """How many guests are at tables through the sender."""


BusMessage = (
    EventStored
    | SeatClaimsChanged
    | Presence
    | PresenceRequest
    | TableInvalidated
    | ChatPosted
    | GuestIdentified
    | Heartbeat
    | ServerStopped
    | LimitUsage
    | SessionsChanged
    | SubscriptionsChanged
    | TablesChanged
    | WatchableTables
)


class _Envelope(Struct, array_like=True):
    sender: str
    message: BusMessage


_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder(_Envelope).decode


def encode_message(sender: str, message: BusMessage) -> bytes:
    return _ENCODE(_Envelope(sender, message))


def decode_message(text: bytes) -> tuple[str, BusMessage]:
    """Returns the sender and the message; raises `msgspec.DecodeError` for anything else."""
    envelope = _DECODE(text)
    return envelope.sender, envelope.message
