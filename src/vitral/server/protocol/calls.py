"""What is asked and answered over HTTP, and how it is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.fields import Secret
from vitral.server.protocol.record import RecordSeat
from vitral.server.protocol.scene import Scene
from vitral.server.protocol.windows import WindowCode
from vitral.teller.entries import StoryLine
from vitral.teller.sentence import Sentence


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: a person on this device, a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to set up. Options are those of `vitral.Options`; `seats` has one entry a player, none for the Automa."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    timer: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    fork: Annotated[str, Meta(max_length=80)] = ""
    """`TABLE@PLY` of a finished game: play on from there."""
    rematch: Annotated[str, Meta(max_length=40)] = ""
    """A finished table this one follows; its people find their way here."""
    windows: Annotated[list[WindowCode], Meta(max_length=4)] = []
    """Windows of people's own, by their codes: everybody may choose one of them. A rematch keeps those of its table."""
    stand_in: Literal["bot", "nobody"] = "bot"
    """Who plays for people that resign, and for those that are away where a turn has a time limit of up to an hour."""
    public: bool = False
    """Whether everybody finds it in the lobby, to join or to watch."""
    level: Literal["any", "new", "experienced"] = "any"
    """Whom you would like to play with, where it is public."""
    chat: bool = False
    """Whether people may write to each other: at tables of friends only, never at public ones."""


class CreatedTable(Struct):
    """The table is there. Links come from `links`."""

    table: str


class Links(Struct):
    """Secrets to hand on, as URL fragments: never part of an address that a server sees."""

    join: str
    """Takes the next free seat; empty if none is free."""
    watch: str
    seats: dict[str, str]
    """For the seats you hold: enter this seat on another device. For the host also the free ones, each a link of its
    own."""


LinkName = Literal["join", "watch", "s0", "s1", "s2", "s3", "s4", "s5"]


class RenewLink(Struct, forbid_unknown_fields=True):
    """For the host: give a link out anew (`s2` is that of seat 2). Those made before lead nowhere from then on."""

    link: LinkName


class RenewedLink(Struct):
    """The new secret of a link."""

    link: LinkName
    secret: str


class EnterTable(Struct, forbid_unknown_fields=True):
    """A secret from a link's fragment, exchanged for a place in your cookie."""

    secret: Secret
    name: Annotated[str, Meta(max_length=40)] = ""
    watch: bool = False
    """Look on, though the link would let you play."""


class InvitationRequest(Struct, forbid_unknown_fields=True):
    """A secret from a link's fragment, to be told where it leads before it is used."""

    secret: Secret


class Invitation(Struct):
    """What a link to a seat shows before anybody sits down."""

    table: str
    host: str
    """The name of who set the table up, or nothing."""
    options: dict[str, Any]
    timer: int
    free: int
    """How many seats nobody has taken."""
    over: bool
    seat: int | None
    """The seat that the link leads to, if it is one seat's."""
    watch: bool
    """Whether the link only lets look on."""
    yours: bool
    """Whether you play there already."""


class EnteredTable(Struct):
    """Where the secret lets you in; no seat: as a spectator."""

    table: str
    seat: int | None


class ReplacePlayer(Struct, forbid_unknown_fields=True):
    """Let a bot play a seat whose person left, or (without a bot) give it back to its person."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class BotKind(Struct):
    """A bot that may sit down at a table."""

    name: str
    points: float | None
    """What it makes on average against itself, two players, base game; null if it was not measured."""
    power: Literal["full", "soon", "reduced"] = "full"
    """Whether it plays that strongly here: yes; soon, when the server has prepared what it thinks with, and until then
    less strongly; or less strongly, as that is not installed."""


class MyTable(Struct):
    """A table where you have a seat, in the list of your games."""

    table: str
    options: dict[str, Any]
    names: list[str]
    bots: list[str]
    """By seat: the bot that plays it under no name of its own, or nothing."""
    free: list[bool]
    """By seat: whether nobody has taken it yet."""
    seats: list[int]
    round: int
    over: bool
    yours: bool
    """Whether a decision of yours is awaited."""
    updated: float
    deal: str = ""
    """As in `TableInfo`."""
    damaged: bool = False
    """Whether it cannot be opened, since what was kept of it is damaged: nothing else of it is known."""


class Me(Struct):
    """Who you are to this server: a guest with games."""

    protocol: int
    tables: list[MyTable]
    lobby: bool = True
    """Whether this server has a lobby."""
    key: bool = False
    """Whether you have a key or a passkey, so that your browsers may keep things here (`Account.settings`)."""
    settings_saved_at: float = 0.0
    """When they last did."""


class ReplayFrame(Struct):
    """One step of a replay: what happened, and the table after it."""

    story: list[StoryLine]
    scene: Scene


class ReplayFrames(Struct):
    """A stretch of a finished game from one point of view. `plies` is how many moments the whole game has."""

    seats: list[RecordSeat]
    """The Automa's is last."""
    options: dict[str, Any]
    plies: int
    rounds: list[int]
    """The moment at which each round begins, first round first."""
    frames: list[ReplayFrame]


class Problem(Struct):
    """A refusal over HTTP: a code for programs, an English sentence for developers, and the part of the request it is
    about.
    """

    code: str
    message: str
    where: str = ""
    sentence: Sentence | None = None
    """For people; none where only a program can have gone wrong."""
    text: str = ""
    """The sentence in the language that the request asks for (`Accept-Language`)."""


class Readiness(Struct):
    """The server takes requests: it can keep what it is told."""

    status: Literal["ready"]


class Liveness(Struct):
    """The process answers."""

    status: Literal["alive"]


class Health(Struct):
    """The server works, and can keep what it is told."""

    status: Literal["ok"]
    version: str
    protocol: int
    tables: int
    """How many are in memory."""


class ApiDescription(Struct):
    """The OpenAPI description of the HTTP part."""

    openapi: str
    info: dict[str, str]
    paths: dict[str, Any]
    components: dict[str, Any]
