"""The one definition of what server and page say to each other: JSON Schema and TypeScript are made from it.

Dice are texts (`R4`, `W2`, `B?` while the value is not chosen), spaces `A1` to `D5`, seats count from 0, times are
seconds since 1970. `docs/protocol.md` tells the order of messages; `vitral.server.schema` writes the other forms.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 1
"""Raised whenever an older page could misunderstand a newer server."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=16, max_length=128)]
Ref = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]

# -- a table as one viewer may see it ------------------------------------------------------------------------------


class Choice(Struct):
    """A legal action and the element of the page it belongs to.

    `on` is a key: `pool:R4`, `pool:R4@3` (Automa places), `own:R4`, `glass:W4`, `space:B3`, `track:R4@3` (round 3),
    `tool:lathekin`, `value:4`, `side:1`, `seat:2` (check that seat), `inspiration`, or a button:
    `button:pass`, `stop`, `leave`, `go`, `keep_all`.
    """

    action: str
    on: str
    spaces: list[str] = []
    """Where the die could go as it is, for actions that take one: shown before anything is decided."""


class Pane(Struct):
    """A window: its pattern, its dice by rows (`--` is open), and the spaces whose dice were placed under a waiver."""

    pattern: str
    dice: list[list[str]]
    excused: list[str]


class ToolCard(Struct):
    """A tool on the table: tokens lying on it and its price now; `pay` is the die that pays in solo (`R`, `4`)."""

    id: str
    tokens: int
    price: int
    pay: str


class Inspired(Struct):
    """A seat's inspiration."""

    id: str
    used: bool


class Glass(Struct):
    """The rare-glass board. `price` is for the seat to move, −1 when nobody is."""

    board: str
    dice: list[str]
    supply: int
    tokens: int
    price: int
    used: bool


class AutomaBoard(Struct):
    """What the Automa has before it: the card of this round, once revealed, and those of the rounds so far."""

    card: str
    drawn: list[str]
    board_slot: int


class Found(Struct):
    """Points and the spaces that made them."""

    points: int
    spaces: list[str]


class ScoreLine(Struct):
    """A line of a score sheet: a card's id, or `tokens`, `open`, `bonus`."""

    id: str
    kind: Literal["public", "private", "tokens", "open", "bonus"]
    points: int
    finds: list[Found]


class Sheet(Struct):
    """A score sheet. Until the game is over it holds what the viewer may know: others' private lines are left out."""

    total: int
    lines: list[ScoreLine]


class Standing(Struct):
    """A place of the final ranking, and what set it before the next: `points, private, tokens, order`, or `last`."""

    seat: int
    ahead_by: str


class Ending(Struct):
    """How a finished game ended."""

    ranking: list[Standing]
    target: int | None
    won: bool | None
    """In solo."""
    private: list[list[str]]
    """Everybody's private objectives, by seat."""


class Turn(Struct):
    """One turn of this round."""

    seat: int
    skipped: bool


class Scene(Struct):
    """A table at one moment as one viewer may see it, with everything that viewer may do."""

    ply: int
    """To be sent with a choice. It stays 0 while windows are chosen, since all choose at once."""
    viewer: int | None
    """A seat; None is a spectator."""
    phase: Literal["choosing", "playing", "over"]
    round: int
    turn: int
    turns: list[Turn]
    """The turns of this round in order; `turn` is the current one."""
    start: int
    seat: int
    """Whose decision it is; −1 while all choose windows, and at the end."""
    step: str
    """What the table waits for, such as `turn`, `place`, `nudge`, `lift other` (docs/protocol.md)."""
    using: str
    """The tool or inspiration at work, or nothing."""
    hand: str
    origin: str
    """The space the die in hand was lifted from."""
    drafted: bool
    tool_used: bool
    pool: list[str]
    places: list[int]
    """Where the dice of the pool lie, at Automa tables."""
    bag: list[int]
    """Dice in the bag: R Y G B P."""
    track: list[list[str]]
    removed: list[str]
    windows: list[Pane]
    tokens: list[int]
    tools: list[ToolCard]
    public: list[str]
    private: list[str]
    """The viewer's own."""
    offers: list[str]
    """The window sides the viewer was dealt."""
    choice: int
    """Which of them the viewer has chosen, or −1."""
    chosen: list[bool]
    """Who has chosen a window, by seat."""
    own: list[list[str]]
    own_used: bool
    picked: list[str]
    inspirations: list[Inspired]
    glass: Glass | None
    automa: AutomaBoard | None
    scores: list[Sheet]
    target: int | None
    """In solo, the score to beat so far."""
    legal: list[Choice]
    """What the viewer may do now; empty for everybody else."""
    can_undo: bool
    ending: Ending | None


class Entry(Struct, omit_defaults=True):
    """One thing that happened, in facts anybody may know; the page finds the words.

    `what` is a verb of the action table (`take, place, tool, lift, set, track, pass, …`), an outcome (`roll, reroll,
    draw, start, deal`), `automa`, `undo`, or `round` (the round has ended, `dice` went on the track); docs/protocol.md
    lists them all.
    """

    what: str
    seat: int = -1
    round: int = 0
    turn: int = 0
    die: str = ""
    dice: list[str] = []
    space: str = ""
    origin: str = ""
    card: str = ""
    """A tool, an inspiration, a pattern."""
    cards: list[str] = []
    tokens: int = 0
    """Favor tokens paid, or gathered."""
    at: int = 0
    """A round of the track, or a place of the Automa's."""
    whom: int = -1
    """The seat whose window is checked."""
    right: bool = False
    """Whether a check found a breach."""
    note: list[str] = []
    """A note of the Automa: its code and its facts. Of a `deal`, its deck; of a `reroll`, what was rolled."""
    by: str = ""
    """`bot` or `timer` if not the person chose."""


# -- people at a table ---------------------------------------------------------------------------------------------


class Seat(Struct):
    """Who sits there."""

    name: str
    kind: Literal["person", "bot", "automa"]
    bot: str
    claimed: bool
    """Whether a person has entered it."""
    online: bool


class Table(Struct):
    """What everybody at a table may know about it beside the game."""

    id: str
    created: float
    options: dict[str, Any]
    seats: list[Seat]
    host: int
    """The seat that set the table up; −1 if none did (bots only)."""
    timer: int
    """Seconds for a turn, or 0."""
    deadline: float
    """When the turn of the seat to move runs out, or 0."""
    commitment: str
    """The hash of the dealer's seed, in hex."""
    dealer: int
    rematch: str
    """The table where this one goes on, or nothing."""
    forked: str
    """`TABLE@PLY` if it began from a moment of another game."""


# -- WebSocket, from the server ------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: who you are here and all that happened before."""

    protocol: int
    table: Table
    you: list[int]
    """The seats you hold; several on one device is a hot seat."""
    sitting: int | None
    """The seat you see with; None is a spectator's view."""
    scene: Scene
    story: list[Entry]


class Moment(Struct, tag="moment", tag_field="type"):
    """Something happened: what, and how the table stands after it."""

    entries: list[Entry]
    scene: Scene
    deadline: float
    undone: int = 0
    """How many entries of the story this takes back (an undo)."""


class TableChanged(Struct, tag="table", tag_field="type"):
    """Somebody came, went, was replaced, or set up a rematch."""

    table: Table


class Seated(Struct, tag="seated", tag_field="type"):
    """You see with that seat now."""

    seat: int | None
    scene: Scene


class Done(Struct, tag="done", tag_field="type"):
    """Your choice is accepted and safely kept. The same choice sent again is answered alike."""

    ref: str
    ply: int
    """The ply the table has reached by it."""


class Refused(Struct, tag="refused", tag_field="type"):
    """Your message changed nothing, and why."""

    ref: str
    code: Literal[
        "not_yours", "over", "not_your_turn", "illegal", "stale", "unreadable", "too_many", "not_allowed", "unavailable"
    ]
    reasons: list[str] = []
    """For `illegal`: every reason (docs/rules-decisions.md)."""
    ply: int = 0


class Because(Struct, tag="because", tag_field="type"):
    """Why an action is not possible now; no reasons: it is."""

    ref: str
    action: str
    reasons: list[str]


class Bye(Struct, tag="bye", tag_field="type"):
    """The server closes this connection: `restart` (come back at once), `gone` (the table was removed), `slow`."""

    why: Literal["restart", "gone", "slow"]


FromServer = Hello | Moment | TableChanged | Seated | Done | Refused | Because | Bye

# -- WebSocket, from the page --------------------------------------------------------------------------------------


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """A choice of a seat you hold, made when the scene had that ply. `ref` is yours, a new one for each choice."""

    ref: Ref
    seat: SeatNumber
    ply: int
    action: Text


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the last choice of a seat you hold."""

    ref: Ref
    seat: SeatNumber
    ply: int


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Ask why an action is not possible for a seat you hold."""

    ref: Ref
    seat: SeatNumber
    action: Text


class Sit(Struct, tag="sit", tag_field="type", forbid_unknown_fields=True):
    """See with a seat you hold, or with None as a spectator does (the curtain of a hot seat)."""

    seat: SeatNumber | None


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Nothing; keeps a connection open."""


FromPage = Act | Undo | Why | Sit | Ping

# -- HTTP ----------------------------------------------------------------------------------------------------------


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


class Created(Struct):
    """The table is there. Links come from `links`."""

    table: str


class Links(Struct):
    """Secrets to hand on, as URL fragments: never part of an address that a server sees."""

    join: str
    """Takes the next free seat; empty if none is free."""
    watch: str
    seats: dict[str, str]
    """For the seats you hold: enter this seat on another device."""


class Enter(Struct, forbid_unknown_fields=True):
    """A secret from a link's fragment, exchanged for a place in your cookie."""

    secret: Secret
    name: Annotated[str, Meta(max_length=40)] = ""


class Entered(Struct):
    """Where the secret lets you in; no seat: as a spectator."""

    table: str
    seat: int | None


class Replace(Struct, forbid_unknown_fields=True):
    """Let a bot play a seat whose person left, or (without a bot) give it back to its person."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class BotKind(Struct):
    """A bot that may sit down at a table."""

    name: str
    points: float | None
    """What it makes on average against itself, two players, base game; null if it was not measured."""


class MyTable(Struct):
    """One of your games."""

    table: str
    options: dict[str, Any]
    names: list[str]
    bots: list[str]
    """By seat: the bot that plays it under no name of its own, or nothing."""
    seats: list[int]
    round: int
    over: bool
    yours: bool
    """Whether a decision of yours is awaited."""
    updated: float


class Me(Struct):
    """Who you are to this server: a guest with games."""

    protocol: int
    tables: list[MyTable]


class Frame(Struct):
    """One moment of a replay: what happened, and the table after it."""

    entries: list[Entry]
    scene: Scene


class Frames(Struct):
    """A stretch of a finished game from one point of view. `plies` is how many moments the whole game has."""

    names: list[str]
    bots: list[str]
    """By seat: the bot that played it under no name of its own, or nothing, as in every record that is sent."""
    options: dict[str, Any]
    plies: int
    rounds: list[int]
    """The moment at which each round begins, first round first."""
    frames: list[Frame]


class AskHint(Struct, forbid_unknown_fields=True):
    """Ask the coach for advice, for a seat you hold."""

    seat: SeatNumber


class Reason(Struct):
    """Why advice is good: a code, the card or space it is about, and points where there are some.

    `scores` (an objective brings points at once), `own_objective` (the same, a private one), `keeps_open` (a space that
    other good turns would close), `narrow` (a space that few dice fit is filled), `tool` (worth its price), `flexible`
    (leaves most ways to go on), `wait` (nothing on offer is worth its space).
    """

    code: str
    about: str
    points: int


class Advice(Struct):
    """What the coach would do, from what your seat sees."""

    ply: int
    """The ply of the scene it is for."""
    action: str
    """What to do now."""
    turn: list[str]
    """The whole turn, as far as chance does not have its say first."""
    gain: float
    """Points more, on average, than ending the turn at once; 0 where that is no choice."""
    expected: float
    """The score expected at the end of the game; in solo, above the target."""
    why: list[Reason]


class TurnLookedBack(Struct):
    """What everybody could expect after a turn."""

    at: int
    """The moment of the replay where the turn ended."""
    round: int
    seat: int
    expected: list[float]
    """Final scores by seat; in solo, above the target."""


class Mistake(Struct):
    """A turn after which less was to be expected than after the best one. No actions: the turn was ended at once."""

    at: int
    """The moment of the replay before the turn."""
    round: int
    seat: int
    played: list[str]
    better: list[str]
    loss: float


class Reviewed(Struct):
    """What the coach says of a finished game."""

    moments: list[TurnLookedBack]
    mistakes: list[Mistake]
    """The largest first."""
    luck: list[float]
    """By seat: points the dice brought more, or less, than other rolls would have on average."""


class Sentence(Struct):
    """Something to be said: a message of `i18n/LANGUAGE/*.ftl` and what it is told. A fact may be a sentence itself."""

    message: str
    facts: dict[str, str | int | Sentence] = {}


class Problem(Struct):
    """A refusal over HTTP: a code for programs, an English sentence for developers, and the part of the request it is
    about.
    """

    code: str
    message: str
    where: str = ""
    said: Sentence | None = None
    """For people, in their language; none where only a program can have gone wrong."""
