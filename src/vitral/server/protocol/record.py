"""The game file as a server hands it out, and as it takes one (docs/records.md)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from vitral.server.protocol.referee import Points


class RecordSeat(Struct):
    """Who played a seat. One without a name is called by its kind."""

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
    """The edition of the boxes; the first one goes without saying."""


class RecordDealer(Struct):
    """Where chance came from."""

    version: int
    seed: str
    commitment: str | UnsetType = UNSET
    """The hash of the seed, as it was shown at the start."""
    dealt_from: int | UnsetType = field(default=UNSET, name="from")
    """How many lines of the log a fork took over from another game."""


class ChanceQuestion(Struct):
    """What a game asked of chance, as the dealer hears it (docs/records.md)."""

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
    """How a finished game ended."""

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
    """A game file that somebody sends, of this format or an earlier one. Only what the game needs must be there."""

    format: Literal["vitral-game/1", "vitral-game/2"]
    options: dict[str, Any]
    log: list[str]
    cards: RecordCards | UnsetType = UNSET
    seats: list[RecordSeat] = []
    names: list[str] = []
    """Format 1: the players, bots by their English names."""
    dealer: RecordDealer | UnsetType | None = UNSET
    result: RecordResult | UnsetType | None = UNSET
