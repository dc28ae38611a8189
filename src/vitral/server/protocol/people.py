"""What server and page say to each other about people: keys, being told, ratings, statistics, their own data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Phrase = Annotated[str, Meta(max_length=400)]
Bytes64 = Annotated[str, Meta(min_length=1, max_length=2000, pattern="^[A-Za-z0-9_-]+$")]
"""Bytes as text: base64 for addresses, without `=`."""
Token = Annotated[str, Meta(min_length=1, max_length=800)]
Way = Literal["", "push", "mail"]


class Quiet(Struct):
    """When nobody is to be disturbed: minutes of the day, in a time zone. Not at all where both are the same."""

    start: Annotated[int, Meta(ge=0, lt=1440)]
    end: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(max_length=60)]


class You(Struct):
    """What the server knows about whoever asks."""

    key: float
    """When your key was made; 0 without one."""
    passkeys: int
    devices: int
    """How many browsers are yours, this one included."""
    kept_at: float
    kept: dict[str, Any]
    """What a browser would keep for itself, from whichever of yours said so last."""
    mail: str
    """The address that was confirmed, or nothing."""
    quiet: Quiet | None
    push_key: str
    """What a browser needs to take notifications from here; nothing where the server sends none."""
    mail_sent: bool
    """Whether the server sends mail."""
    pushes: int
    """How many of your browsers take notifications."""
    tells: dict[str, Way]
    """How you are told, by table."""


class NewKey(Struct):
    """A new key, told this once: the server keeps only its hash."""

    phrase: str


class EnterKey(Struct, forbid_unknown_fields=True):
    """Be whoever has that key, in this browser, too."""

    phrase: Phrase
    bring: bool = False
    """Whether the games of this browser come along."""


class Kept(Struct, forbid_unknown_fields=True):
    """What a browser would keep for itself, as JSON by name: at most 32 KiB."""

    kept: dict[str, Any]


class KeptAt(Struct):
    """When the server kept what the browser sent, in seconds since 1970."""

    at: float


class PasskeyBegun(Struct):
    """What a browser needs to make or use a passkey, as WebAuthn has it, and what to send back with its answer."""

    options: dict[str, Any]
    state: str


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """The browser's answer, as WebAuthn has it."""

    state: Token
    credential: dict[str, Any]
    bring: bool = False


# -- being told ----------------------------------------------------------------------------------------------------


class PushSubscription(Struct, forbid_unknown_fields=True):
    """A browser that takes notifications, as it says itself."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Bytes64
    auth: Bytes64


class MailAddress(Struct, forbid_unknown_fields=True):
    """Where to write to; nothing to be written to no more."""

    mail: Annotated[str, Meta(max_length=254)]


class TellMe(Struct, forbid_unknown_fields=True):
    """How to be told when it is your turn at a table."""

    way: Way


class Telling(Struct, forbid_unknown_fields=True):
    """When not to be told, and the language to be told in."""

    quiet: Quiet | None
    language: Annotated[str, Meta(max_length=5)]


class Stop(Struct, forbid_unknown_fields=True):
    """A secret out of a message: confirm an address, or be told no more."""

    token: Token


class MessageUsed(Struct):
    """What a secret out of a message did."""

    what: Literal["confirmed", "table", "mail"]
    """An address was confirmed; no more about one table; no more mail at all."""
    mail: str = ""


# -- ratings and statistics ----------------------------------------------------------------------------------------


class RatingIn(Struct):
    """How strong somebody is in a mode: against people, bots, the target of solo games, the Automa."""

    mode: Literal["standard", "bots", "solo", "automa"]
    rating: int
    deviation: int
    provisional: bool
    games: int


class InMode(Struct):
    """Your games of one mode, and your points in them."""

    mode: str
    games: int
    won: int
    mean: float
    best: int
    best_table: str


class OfCard(Struct):
    """What an objective gave on average, what games with a window or a tool came to, or how often it was used."""

    id: str
    games: int
    mean: float
    best: int
    used: int = 0


class Against(Struct):
    """Games against somebody: a person by their last name here, or a bot."""

    name: str
    bot: str
    games: int
    ahead: int


class MyGame(Struct):
    """A finished game of yours."""

    table: str
    at: float
    mode: str
    place: int
    players: int
    total: int
    won: bool


class Statistics(Struct):
    """What you have played here."""

    ratings: list[RatingIn]
    modes: list[InMode]
    objectives: list[OfCard]
    windows: list[OfCard]
    tools: list[OfCard]
    against: list[Against]
    games: list[MyGame]
    """The latest."""


class OwnData(Struct):
    """Everything that is kept about whoever asks."""

    made: float
    person: dict[str, Any]
    devices: int
    passkeys: list[dict[str, Any]]
    pushes: list[str]
    """The addresses of browsers that take notifications."""
    tells: dict[str, Way]
    seats: list[dict[str, Any]]
    """Seats by table, with the name there."""
    ratings: list[RatingIn]
    results: list[dict[str, Any]]
    deals: list[dict[str, Any]] = []
    """Games of daily deals and contests."""
    contests: list[str] = []
    blocks: list[dict[str, Any]] = []
    """Whom you do not want to meet, by the name they had."""
    talk: list[dict[str, Any]] = []
    """What you wrote at tables of friends."""


class ErasedAll(Struct):
    """What was erased: names and access at so many seats, and everything beside."""

    seats: int
