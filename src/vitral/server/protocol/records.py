"""Game files and real tables as people send them, and what the referee finds there (docs/records.md)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from vitral.server.protocol.scene import ScoreFind

# -- the referee -----------------------------------------------------------------------------------------------------


class RefereeWindow(Struct, omit_defaults=True):
    """A window and what its owner has beside it. The referee says what is missing for what it is asked."""

    name: str
    dice: list[str]
    """Four rows such as `-- G4 R2 Y3 P6`."""
    pattern: str = ""
    private: list[str] = []
    tokens: int = 0
    excused: list[str] = []
    """Spaces whose dice were placed under a card that waived a rule."""
    automa: bool = False


class RefereeTable(Struct, omit_defaults=True):
    """The windows of a real table, in the order of their owners' first turns of the last round."""

    windows: list[RefereeWindow]
    public: list[str] = []
    mode: Literal["standard", "solo", "automa"] = "standard"
    options: dict[str, Any] = {}
    track: list[str | list[str]] = []
    """Solo: the dice of each round, as a text (`R1 Y2`) or a list."""


class Points(Struct):
    """The points of a score sheet."""

    total: int
    public: dict[str, int]
    """Points by public objective."""
    private: dict[str, int]
    tokens: int
    open: int
    bonus: int | UnsetType = UNSET
    """The Automa's, by its level."""


class WindowScore(Points, kw_only=True):
    """A score sheet with its proof."""

    name: str
    proof: dict[str, list[ScoreFind]]
    """By line (a card, `tokens`, `open`, `bonus`): what was found and where."""


class TableScores(Struct):
    """The score sheets of a table and its ranking by name."""

    scores: list[WindowScore]
    ranking: list[str]
    target: int | UnsetType | None = UNSET
    """Solo only, like the two below: the score to beat; null if the table does not say what is on the round track."""
    won: bool | UnsetType | None = UNSET
    margin: int | UnsetType | None = UNSET


class Breach(Struct):
    """A die that breaks rules, and every reason."""

    space: str
    reasons: list[str]


class WindowCheck(Struct):
    """The breaches of a window, and all smallest sets of dice whose removal mends it."""

    name: str
    breaches: list[Breach]
    doubts: list[Breach]
    """Dice that touch no other: the window does not show whether they were placed so or a tool left them so."""
    removals: list[list[str]]


class TableCheck(Struct):
    """The breaches of all windows of a table."""

    windows: list[WindowCheck]


# -- game files ------------------------------------------------------------------------------------------------------


class RecordSeat(Struct):
    """The player of a seat. One without a name is called by its kind."""

    name: str
    kind: Literal["person", "bot", "automa"]
    bot: str
    level: str
    """A bot's, if it has levels, or the Automa's."""


class RecordCards(Struct):
    """The card set: its name, the texts of custom files, and the cards on the table with their certainty."""

    name: str
    texts: list[str]
    table: dict[str, str]
    edition: int | UnsetType = UNSET
    """The edition of the boxes; left out for the first."""


class RecordDealer(Struct):
    """The dealer of a game: the source of its chance."""

    version: int
    seed: str
    commitment: str | UnsetType = UNSET
    """The hash of the seed, as it was shown at the start."""
    dealt_from: int | UnsetType = field(default=UNSET, name="from")
    """The number of lines at the start of the log that a fork took over from another game."""


class ChanceQuestion(Struct):
    """A question of a game to its dealer (docs/records.md)."""

    line: int
    """The line of the log that answers, counted from 0."""
    kind: Literal["deal", "start", "roll", "reroll", "draw"]
    purpose: str
    amount: int
    among: list[str | int]
    """The cards of the deck, the dice that are rolled again, or how many dice of each color are in the bag."""
    round: int
    turn: int


class ChanceQuestions(Struct):
    """All that a record's game asked of chance."""

    questions: list[ChanceQuestion]


class RecordResult(Struct):
    """The result of a finished game."""

    scores: list[Points]
    ranking: list[int]
    target: int | UnsetType = UNSET
    """Solo only, like the two below."""
    margin: int | UnsetType = UNSET
    won: bool | UnsetType = UNSET


class RecordFile(Struct):
    """A game: every choice and every outcome."""

    format: Literal["vitral-game/2"]
    options: dict[str, Any]
    cards: RecordCards
    seats: list[RecordSeat]
    dealer: RecordDealer | None
    log: list[str]
    result: RecordResult | None


class RecordUpload(Struct, omit_defaults=True):
    """An uploaded game file, of this format or an earlier one. Only what the game needs must be there."""

    format: Literal["vitral-game/1", "vitral-game/2"]
    options: dict[str, Any]
    log: list[str]
    cards: RecordCards | UnsetType = UNSET
    seats: list[RecordSeat] = []
    names: list[str] = []
    """Format 1: the players, bots by their English names."""
    dealer: RecordDealer | UnsetType | None = UNSET
    result: RecordResult | UnsetType | None = UNSET
