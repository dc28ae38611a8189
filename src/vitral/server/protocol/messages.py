"""The messages of a table's WebSocket, in both directions."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.scene import EmblemColor, EmblemPattern, Scene, SceneChange, TableInfo
from vitral.teller.sentence import Sentence
from vitral.teller.story_lines import StoryLine


class CloseCode(IntEnum):
    """The codes with which the server closes a WebSocket (docs/protocol.md)."""

    NO_TEXT = 1007
    TOO_LONG = 1009
    RESTART = 1012
    SLOW = 1013
    NOT_LET_IN = 4403
    NO_TABLE = 4404
    DAMAGED = 4409
    TOO_MANY = 4429


# -- fields that come from outside -----------------------------------------------------------------------------------


Secret = Annotated[str, Meta(max_length=128)]
"""The secret of a link. Any length is accepted, so that a truncated link is answered with a helpful refusal."""
Ref = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=60)]
PLAYER_NAME_LENGTH: Final = 40
PlayerName = Annotated[str, Meta(max_length=PLAYER_NAME_LENGTH)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


# -- chat ------------------------------------------------------------------------------------------------------------


EmoteName = Literal["hello", "nice", "wow", "thanks", "thinking", "oops", "sorry", "bye"]


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
    """The chat messages before you came; sent after `hello` where people may write."""

    messages: list[ChatMessage]


class Emote(Struct, tag="emote", tag_field="type", forbid_unknown_fields=True):
    """Say one of a few things, as a seat you hold."""

    ref: Ref
    seat: SeatNumber
    emote: EmoteName


class Nudge(Struct, tag="nudge", tag_field="type", forbid_unknown_fields=True):
    """Reminds the people the table waits for; once a turn."""

    ref: Ref
    seat: SeatNumber


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Write something, where the table's setting allows it; 300 characters at most."""

    ref: Ref
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=4000)]


# -- WebSocket, from the server ------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: who you are here and all that happened before."""

    protocol: int
    table: TableInfo
    seats: list[int]
    """The seats you hold; several on one device is a hot seat."""
    viewer: int | None
    """The seat you see with; None is a spectator's view."""
    scene: Scene
    story: list[StoryLine]
    number: int
    """The number of the scene, which the next update changes."""


class Update(Struct, tag="update", tag_field="type", gc=False):
    """Something happened: the lines of the story, and what changed in the scene you have."""

    story: list[StoryLine]
    """The lines it adds to the story."""
    base: int
    """The number of the scene that is changed. If it is not the one you have, come in again."""
    number: int
    """The number of the scene after it."""
    change: SceneChange
    deadline: float
    undone: int = 0
    """The number of lines of the story that this takes back first (an undo)."""


class TableChanged(Struct, tag="table", tag_field="type"):
    """The people or settings of the table changed: a person came or left, was replaced, or set up a rematch."""

    table: TableInfo


class Seated(Struct, tag="seated", tag_field="type"):
    """You see the table from this seat now."""

    seat: int | None
    scene: Scene
    number: int


class Done(Struct, tag="done", tag_field="type", gc=False):
    """Your choice is accepted and stored. The same choice sent again gets the same answer."""

    ref: str
    ply: int
    """The ply the table has reached by it."""


RefusalCode = Literal[
    "not_yours",
    "over",
    "not_your_turn",
    "illegal",
    "stale",
    "undo_limit",
    "unreadable",
    "too_many",
    "not_allowed",
    "unavailable",
    "no_chat",
    "empty_message",
    "too_long",
    "too_soon",
    "nobody_to_nudge",
    "already_nudged",
]


class Refused(Struct, tag="refused", tag_field="type"):
    """Your message was refused and changed nothing."""

    ref: str
    code: RefusalCode
    reasons: list[str] = []
    """For `illegal`: every reason (docs/rules-decisions.md)."""
    ply: int = 0
    sentences: list[Sentence] = []
    """For people: what was refused, and a sentence for each reason."""


class Explanation(Struct, tag="explanation", tag_field="type"):
    """The reasons why an action is not possible now; none if it is possible."""

    ref: str
    action: str
    reasons: list[str]
    sentence: Sentence | None = None
    """The action in words, if it is one."""
    sentences: list[Sentence] = []
    """A sentence for each reason."""


CloseReason = Literal["restart", "not_saved", "removed", "revoked", "slow"]


class Closing(Struct, tag="closing", tag_field="type"):
    """The server closes this connection: `restart` (reconnect now), `not_saved` (a choice could not be saved; come
    back to the table as the store has it), `removed` (the table was), `revoked` (what let you in was), `slow`.
    """

    reason: CloseReason
    sentence: Sentence | None = None
    """For people, where they would wonder."""


class Pong(Struct, tag="pong", tag_field="type"):
    """The answer to a ping: the line is alive."""


FromServer = (
    Hello | Update | TableChanged | Seated | Done | Refused | Explanation | Closing | Pong | ChatMessage | ChatHistory
)

# -- WebSocket, from the page --------------------------------------------------------------------------------------


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """A choice of a seat you hold, made when the scene had that ply. `ref` is yours, a new one for each choice."""

    ref: Ref
    seat: SeatNumber
    ply: int
    action: Text


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Takes back the last choice of a seat you hold."""

    ref: Ref
    seat: SeatNumber
    ply: int


class Explain(Struct, tag="explain", tag_field="type", forbid_unknown_fields=True):
    """Ask why an action is not possible for a seat you hold."""

    ref: Ref
    seat: SeatNumber
    action: Text


class Sit(Struct, tag="sit", tag_field="type", forbid_unknown_fields=True):
    """See with a seat you hold, or with None as a spectator does (the curtain of a hot seat)."""

    seat: SeatNumber | None


class ChooseEmblem(Struct, tag="choose_emblem", tag_field="type", forbid_unknown_fields=True):
    """Choose the color and the pattern of the emblem that stands beside the name of a seat you hold."""

    seat: SeatNumber
    color: EmblemColor = ""
    pattern: EmblemPattern = 0


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Keeps a connection open, and is answered by a pong: without one, the line is dead."""


FromPage = Act | Undo | Explain | Sit | ChooseEmblem | Ping | Emote | Nudge | Chat
