"""What people say to each other at a table. None of it is part of the game: no event, no record, no replay."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.fields import Ref, SeatNumber

EmoteName = Literal["hello", "thanks", "nice", "wow", "oops", "thinking", "sorry", "bye"]


class ChatMessage(Struct, tag="chat_message", tag_field="type"):
    """A person wrote, sent an emote or nudged."""

    seat: int
    at: float
    emote: EmoteName | None = None
    nudged: list[int] = []
    """The seats that were nudged."""
    text: str = ""
    """In plain characters: no markup, nothing that cannot be seen."""


class ChatHistory(Struct, tag="chat_history", tag_field="type"):
    """What was written before you came; after `hello`, where people may write."""

    messages: list[ChatMessage]


class Emote(Struct, tag="emote", tag_field="type", forbid_unknown_fields=True):
    """Say one of a few things, as a seat you hold."""

    ref: Ref
    seat: SeatNumber
    emote: EmoteName


class Nudge(Struct, tag="nudge", tag_field="type", forbid_unknown_fields=True):
    """Remind whoever the table waits for; once a turn."""

    ref: Ref
    seat: SeatNumber


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Write something, where the table's setting allows it; 300 characters at most."""

    ref: Ref
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=4000)]
