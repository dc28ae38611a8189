"""Deals that many people play: the deals of the day and contests."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.messages import PlayerName

CONTEST_TITLE_LENGTH: Final = 60

# -- daily deals -----------------------------------------------------------------------------------------------------


DailyKind = Literal["solo", "glazier"]


class DailyGame(Struct):
    """A game of yours of a day's deal."""

    day: str
    kind: DailyKind
    table: str
    """The id of its table; empty if it was sent as a file."""
    over: bool
    ranked: bool
    """Whether it is the one by which you are ranked that day."""
    counts: bool
    """Whether its result counts: played by you alone, and in time."""
    points: int
    lead: int
    """The points ahead of the target, or of the bot."""


class Daily(Struct):
    """Today's deal (by UTC), and your games."""

    today: str
    first: str
    """The first day that has a deal."""
    ends: float
    """The time at which the next day begins."""
    streak: int
    """The number of days in a row that you have played."""
    longest: int
    games: list[DailyGame]
    """Yours, the last ones first."""


class PlayDaily(Struct, forbid_unknown_fields=True):
    """Play the deal of a day, under a name that the ranking shows."""

    name: PlayerName = ""


class DailyPlace(Struct):
    """A place of the ranking. Equal results share a place."""

    place: int
    name: str
    points: int
    lead: int
    yours: bool


class DailyBar(Struct):
    """A bar of the histogram of margins: how many people had this one."""

    lead: int
    count: int


class DailyStanding(Struct):
    """The results of a day."""

    day: str
    kind: DailyKind
    open: bool
    """Whether its day is today: games begun now are ranked."""
    ends: float
    seed: str
    """The daily seed, in hex."""
    people: int
    """The number of ranked people."""
    bars: list[DailyBar]
    places: list[DailyPlace]
    """The first hundred, and yours."""
    mine: DailyGame | None
    """Your ranked game, or else your last one."""
    place: int
    """Your place in the ranking; 0 if you are not ranked."""


# -- contests --------------------------------------------------------------------------------------------------------


ContestSystem = Literal["once", "swiss", "all"]
ContestStage = Literal["open", "playing", "over"]


class NewContest(Struct, forbid_unknown_fields=True):
    """A contest to set up. In every round all play the same deal, alone or against a bot, each at a table of their own.

    `once`: one round, everybody compared with everybody. `swiss`: so many rounds of pairs. `all`: everybody meets
    everybody, a round for each.
    """

    system: ContestSystem
    kind: DailyKind
    title: Annotated[str, Meta(max_length=CONTEST_TITLE_LENGTH)] = ""
    name: PlayerName = ""
    """The name you play under."""
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    """The number of rounds of a `swiss` contest."""
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    """The most days of a round; with 0 it ends when all have played, or the host ends it."""


class EnterContest(Struct, forbid_unknown_fields=True):
    """Enters a contest under a name."""

    name: PlayerName = ""


class ContestLine(Struct):
    """One of your contests."""

    id: str
    title: str
    system: ContestSystem
    kind: DailyKind
    stage: ContestStage
    created: float


class ContestPlace(Struct):
    """A player's place in the ranking: a win is 1, equal results ½ each."""

    place: int
    player: int
    name: str
    score: float
    opponents: float
    """The scores of everybody they met, added up; it decides between equal scores."""
    lead: int
    """All leads, added up; it decides next."""
    won: int
    drawn: int
    lost: int
    yours: bool


class ContestResult(Struct):
    """A player's result of a round."""

    player: int
    points: int
    lead: int
    table: str = ""
    """The table to replay; none while others may still play the same deal."""


class ContestPair(Struct):
    """Two who meet, by their numbers; −1 is a bye."""

    first: int
    second: int


class ContestRound(Struct):
    """The pairs of a round and their results. Results of a round that goes on are shown to
    those who have played it.
    """

    pairs: list[ContestPair]
    results: list[ContestResult]
    waiting: int
    """The number of players who have not finished it."""
    over: bool
    ends: float
    """The latest time at which it ends, or 0."""


class ContestStanding(ContestLine):
    """A contest and how it stands."""

    rounds: int
    """The number of rounds; 0 before it begins if that depends on the number of players."""
    players: list[str]
    """Names by number."""
    places: list[ContestPlace]
    played: list[ContestRound]
    you: int
    """Your number; −1 if you do not take part."""
    host: bool
    """Whether you set it up."""
    table: str
    """Your table of the round that goes on, if you have begun it."""
    done: bool
    """Whether you have finished it."""
