"""Structs about people: keys, notifications, ratings, statistics, their own data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Phrase = Annotated[str, Meta(max_length=400)]
Bytes64 = Annotated[str, Meta(min_length=1, max_length=2000, pattern="^[A-Za-z0-9_-]+$")]
"""Bytes as text: base64 for addresses, without `=`."""
Token = Annotated[str, Meta(min_length=1, max_length=800)]
NotificationChannel = Literal["", "push", "mail"]


class QuietHours(Struct):
    """Hours without notifications: minutes of the day, in a time zone. There are none if both are equal."""

    start: Annotated[int, Meta(ge=0, lt=1440)]
    end: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(max_length=60)]


class Account(Struct):
    """The account of the requesting person."""

    key: float
    """The time at which your key was made; 0 without one."""
    passkeys: int
    devices: int
    """The number of your browsers, this one included."""
    settings_saved_at: float
    settings: dict[str, Any]
    """The settings that one of your browsers stored last."""
    mail: str
    """The address that was confirmed, or nothing."""
    quiet: QuietHours | None
    push_key: str
    """The public key for push subscriptions; empty if the server sends none."""
    sends_mail: bool
    """Whether the server sends mail."""
    pushes: int
    """The number of your browsers that take notifications."""
    notifications: dict[str, NotificationChannel]
    """The notification channel by table."""


class NewKey(Struct):
    """A new key, sent only once: the server stores only its hash."""

    phrase: str


class KeySignIn(Struct, forbid_unknown_fields=True):
    """Signs this browser in as the person with that key."""

    phrase: Phrase
    bring_games: bool = False
    """Whether the games of this browser come along."""


class SavedSettings(Struct, forbid_unknown_fields=True):
    """The settings of a browser, as JSON by name: at most 32 KiB."""

    settings: dict[str, Any]


class SettingsSavedAt(Struct):
    """The time at which the server stored the settings of a browser, in seconds since 1970."""

    at: float


class PasskeyChallenge(Struct):
    """The WebAuthn data with which a browser makes or uses a passkey, and a state to send back with its answer."""

    options: dict[str, Any]
    state: str


class PasskeyResponse(Struct, forbid_unknown_fields=True):
    """The browser's answer, as WebAuthn has it."""

    state: Token
    credential: dict[str, Any]
    bring_games: bool = False


# -- notifications ----------------------------------------------------------------------------------------------------


class PushSubscription(Struct, forbid_unknown_fields=True):
    """A browser that takes notifications, as it says itself."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Bytes64
    auth: Bytes64


class MailAddress(Struct, forbid_unknown_fields=True):
    """The mail address for notifications; empty to get no more mail."""

    mail: Annotated[str, Meta(max_length=254)]


class TableNotifications(Struct, forbid_unknown_fields=True):
    """The notification channel of a table, for when it is your turn."""

    channel: NotificationChannel


class NotificationPreferences(Struct, forbid_unknown_fields=True):
    """Quiet hours, and the language of notifications."""

    quiet: QuietHours | None
    language: Annotated[str, Meta(max_length=5)]


class MailToken(Struct, forbid_unknown_fields=True):
    """A secret out of a message: confirm an address, or stop notifications."""

    token: Token


class MailTokenResult(Struct):
    """The effect of a secret from a message."""

    what: Literal["confirmed", "table", "mail"]
    """An address was confirmed; no more about one table; no more mail at all."""
    mail: str = ""


# -- ratings and statistics ----------------------------------------------------------------------------------------


class ModeRating(Struct):
    """A person's strength in a mode: against people, bots, the target of solo games, the Automa."""

    mode: Literal["standard", "bots", "solo", "automa"]
    rating: int
    deviation: int
    provisional: bool
    games: int


class ModeStatistics(Struct):
    """Your games of one mode, and your points in them."""

    mode: str
    games: int
    won: int
    mean: float
    best: int
    best_table: str


class CardStatistics(Struct):
    """Average points of an objective, or of games with a window or a tool, and how often it was used."""

    id: str
    games: int
    mean: float
    best: int
    used: int = 0


class OpponentStatistics(Struct):
    """Games against an opponent: a person by their last name here, or a bot."""

    name: str
    bot: str
    games: int
    ahead: int


class FinishedGame(Struct):
    """A finished game of yours."""

    table: str
    at: float
    mode: str
    place: int
    players: int
    total: int
    won: bool


class Statistics(Struct):
    """Statistics of your games on this server."""

    ratings: list[ModeRating]
    modes: list[ModeStatistics]
    objectives: list[CardStatistics]
    windows: list[CardStatistics]
    tools: list[CardStatistics]
    against: list[OpponentStatistics]
    games: list[FinishedGame]
    """The latest games, the newest first."""


class PersonalData(Struct):
    """All data stored about the requesting person."""

    made: float
    person: dict[str, Any]
    devices: int
    passkeys: list[dict[str, Any]]
    pushes: list[str]
    """The addresses of browsers that take notifications."""
    notifications: dict[str, NotificationChannel]
    seats: list[dict[str, Any]]
    """Seats by table, with the name there."""
    ratings: list[ModeRating]
    results: list[dict[str, Any]]
    deals: list[dict[str, Any]] = []
    """Games of daily deals and contests."""
    contests: list[str] = []
    blocks: list[dict[str, Any]] = []
    """The people you blocked, by the name they had."""
    chat: list[dict[str, Any]] = []
    """Your chat messages at tables of friends."""
    notebooks: list[dict[str, Any]] = []
    """Your notes and planned moves, by table."""


class ErasedData(Struct):
    """The account was erased, with the names and access at this many seats."""

    seats: int
