"""Tables over HTTP: setting them up, links, options, the lobby, and the state of the server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.cards import WindowCode
from vitral.server.protocol.messages import PlayerName, SeatNumber, Secret
from vitral.server.protocol.records import RecordSeat
from vitral.server.protocol.scene import EmblemColor, EmblemPattern, Scene
from vitral.teller.sentence import Sentence
from vitral.teller.story_lines import StoryLine

# -- tables ----------------------------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: a person on this device, a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: PlayerName = ""
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
    """The stand-in for people that resign, and for those away where a turn has a time limit of up to an hour."""
    public: bool = False
    """Whether everybody finds it in the lobby, to join or to watch."""
    level: Literal["any", "new", "experienced"] = "any"
    """The wanted level of players at a public table."""
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


class ReissueLink(Struct, forbid_unknown_fields=True):
    """For the host: reissue a link (`s2` is that of seat 2). Earlier ones are invalid from then on."""

    link: LinkName


class ReissuedLink(Struct):
    """The new secret of a link."""

    link: LinkName
    secret: str


class EnterTable(Struct, forbid_unknown_fields=True):
    """A secret from a link's fragment, exchanged for a place in your cookie."""

    secret: Secret
    name: PlayerName = ""
    watch: bool = False
    """Look on, though the link would let you play."""


class InvitationRequest(Struct, forbid_unknown_fields=True):
    """A secret from a link's fragment, to learn where it leads before it is used."""

    secret: Secret


class Invitation(Struct):
    """The table of an invitation link, as it is shown before the link is used."""

    table: str
    host: str
    """The name of who set the table up, or nothing."""
    options: dict[str, Any]
    timer: int
    free: int
    """The number of free seats."""
    over: bool
    seat: int | None
    """The seat that the link leads to, if it is one seat's."""
    watch: bool
    """Whether the link only lets look on."""
    yours: bool
    """Whether you play there already."""


class EnteredTable(Struct):
    """The table and seat of a secret; without a seat you are a spectator."""

    table: str
    seat: int | None


class HandOverSeat(Struct, forbid_unknown_fields=True):
    """Let a bot play a seat whose person left, or (without a bot) give it back to its person."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class BotKind(Struct):
    """A bot that may sit down at a table."""

    name: str
    points: float | None
    """Its average score against itself, two players, base game; null if it was not measured."""
    power: Literal["full", "soon", "reduced"] = "full"
    """Whether it plays that strongly here: yes; soon, when the server has prepared what it thinks with, and until then
    less strongly; or less strongly, as that is not installed."""


class SavedEvent(Struct):
    """One thing that happened at a table, as it is stored."""

    at: float
    body: str


class SavedGame(Struct):
    """A game as a file has it: how it was set up, and everything that happened."""

    id: Annotated[str, Meta(max_length=40)]
    created: float
    stage: int
    seed: Annotated[str, Meta(max_length=64)]
    setup: str
    seats: Annotated[list[int], Meta(max_length=7)]
    """The seats of the person whose file it is."""
    events: list[SavedEvent]
    format: int = 2


class SavedGames(Struct, tag="vitral-games", tag_field="kind"):
    """A file with games, to go on with them elsewhere."""

    games: list[SavedGame]


class RestoredGames(Struct):
    """How many games of a file with saved games were new here, or went further than those stored."""

    games: int


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
    """Whether it cannot be opened, since its stored events are damaged: nothing else of it is known."""


class Me(Struct):
    """You as a guest of this server, with your games."""

    protocol: int
    tables: list[MyTable]
    lobby: bool = True
    """Whether this server has a lobby."""
    challenges: int = 0
    """How many opponents of before ask for another game."""
    site: bool = False
    """Whether this server has the game for offline use, at `/site/`."""
    key: bool = False
    """Whether you have a key or a passkey, so that your browsers may store settings here (`Account.settings`)."""
    settings_saved_at: float = 0.0
    """The time at which your browsers last stored settings here; 0 if never."""


class ReplayFrame(Struct):
    """One step of a replay: what happened, and the table after it."""

    story: list[StoryLine]
    scene: Scene


class ReplayFrames(Struct):
    """A stretch of a finished game from one point of view. `plies` is how many moments the whole game has."""

    seats: list[RecordSeat]
    """By seat, the Automa's last."""
    options: dict[str, Any]
    plies: int
    rounds: list[int]
    """The moment at which each round begins, first round first."""
    frames: list[ReplayFrame]
    edition: int = 1
    """The edition of the cards that it was dealt from."""


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
    """The server takes requests: it can store events."""

    status: Literal["ready"]


class Liveness(Struct):
    """The process answers."""

    status: Literal["alive"]


class Health(Struct):
    """The server works and can store events."""

    status: Literal["ok"]
    version: str
    protocol: int
    tables: int
    """The number of tables in memory."""


class ApiDescription(Struct):
    """The OpenAPI description of the HTTP part."""

    openapi: str
    info: dict[str, str]
    paths: dict[str, Any]
    components: dict[str, Any]


# -- options of a table ----------------------------------------------------------------------------------------------


class OptionWhen(Struct):
    """A condition on a table: all its parts hold. A part that is empty always holds."""

    modes: list[str]
    players: list[int]
    """Fewest and most."""
    with_any: list[str]
    """Switches of which one is on."""
    without: list[str]
    """Switches that are all off."""


class OptionUsual(Struct):
    """The value an option has at such a table unless another one is given."""

    value: str | int | bool | None
    when: OptionWhen


class OptionRefusal(Struct):
    """Values that such a table may not choose, and why."""

    values: list[str | int | bool | None]
    when: OptionWhen
    why: Sentence


class OptionNumbers(Struct):
    """The numbers that such a table may choose."""

    least: int
    most: int
    when: OptionWhen


class OptionBox(Struct):
    """A box whose cards can be named at such a table."""

    box: str
    when: OptionWhen


class TableOption(Struct):
    """One option of a table. Its words are `option-NAME`, those of a value `option-NAME-VALUE`."""

    name: str
    kind: Literal["choice", "switch", "number", "cards"]
    group: Literal["play", "cards", "boxes"] | None
    """The section of forms that shows it; null if forms ask for it otherwise, or not at all."""
    default: str | int | bool | None
    """Null: the first of `usual` that holds, or no cards named."""
    values: list[str | int | bool | None]
    """The default first; none for a number and for cards."""
    applies: OptionWhen
    elsewhere: Sentence | None
    """Why it is refused where it does not apply; null: there it means nothing."""
    usual: list[OptionUsual]
    refused: list[OptionRefusal]
    numbers: list[OptionNumbers]
    """The first that holds counts."""
    boxes: list[OptionBox]


# -- the lobby -------------------------------------------------------------------------------------------------------


Level = Literal["any", "new", "experienced"]
Pace = Literal["now", "days"]


class OpenTable(Struct):
    """A table shown to everybody."""

    table: str
    host: str
    """The name of who set it up, or nothing."""
    options: dict[str, Any]
    players: int
    free: int
    timer: int
    pace: Pace
    level: Level
    here: bool
    """Whether its host is at the table now."""
    created: float
    round: int
    """0 while windows are chosen."""
    yours: bool
    """Whether you hold a seat there."""
    watching: int = 0
    emblem_color: EmblemColor = ""
    emblem_pattern: EmblemPattern = 0
    """The emblem that its host chose, as in `ChooseEmblem`."""
    challenge: Literal["", "open", "declined"] = ""
    """Whether its host set it up for one person met before: that person, or the host, is the only one shown it."""


class Lobby(Struct):
    """Tables that wait for people, and tables to watch."""

    open: list[OpenTable]
    watch: list[OpenTable]
    online: int = 0
    """The number of people at tables now."""


class JoinOpenTable(Struct, forbid_unknown_fields=True):
    """Takes the next free seat of an open table, or watches."""

    name: PlayerName = ""
    watch: bool = False


class QuickMatch(Struct, forbid_unknown_fields=True):
    """Play the base game with one other person: at once, or over days."""

    pace: Pace
    name: PlayerName = ""


class Opponent(Struct):
    """A person with whom you have finished games."""

    id: str
    """To be sent back to challenge them; it says nothing about who they are."""
    name: str
    """What they were called in the last game."""
    games: int
    last: float


class ChallengeOpponent(Struct, forbid_unknown_fields=True):
    """Asks an opponent of before for another game for two; it begins if they accept."""

    id: Annotated[str, Meta(max_length=80)]
    pace: Pace
    name: PlayerName = ""


class MatchedTable(Struct):
    """The table of a quick match; `waiting` says that an opponent still has to come."""

    table: str
    waiting: bool


class LockTable(Struct, forbid_unknown_fields=True):
    """For the host: let nobody come in any more, or let people come in again."""

    locked: bool


class BlockPlayer(Struct, forbid_unknown_fields=True):
    """Blocks the player of that seat."""

    seat: SeatNumber


class BlockedPlayer(Struct):
    """A player you blocked."""

    id: str
    """To be sent back to meet them again; it says nothing about who they are."""
    name: str
    since: float


class UnblockPlayer(Struct, forbid_unknown_fields=True):
    """Stops blocking a player: you may meet at tables again."""

    id: Annotated[str, Meta(max_length=80)]
