"""The deal of a day: what everybody plays, and how they did."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DailyKind = Literal["solo", "glazier"]


class DailyGame(Struct):
    """A game of yours of a day's deal."""

    day: str
    kind: DailyKind
    table: str
    """Where it is played; nothing if it was sent as a file."""
    over: bool
    ranked: bool
    """Whether it is the one by which you are ranked that day."""
    counts: bool
    """Whether its result counts: played by you alone, and in time."""
    points: int
    lead: int
    """How far ahead of the target, or of the bot."""


class Daily(Struct):
    """Which day it is (UTC), and how you have played."""

    today: str
    first: str
    """The first day that has a deal."""
    ends: float
    """When the next day begins."""
    streak: int
    """How many days in a row you have played."""
    longest: int
    games: list[DailyGame]
    """Yours, the last ones first."""


class PlayDaily(Struct, forbid_unknown_fields=True):
    """Play the deal of a day, under a name that the ranking shows."""

    name: Annotated[str, Meta(max_length=40)] = ""


class DailyPlace(Struct):
    """A place of the ranking. Equal results share a place."""

    place: int
    name: str
    points: int
    lead: int
    yours: bool


class DailyBar(Struct):
    """How many people came out so far ahead."""

    lead: int
    count: int


class DailyStanding(Struct):
    """Everybody's results of a day."""

    day: str
    kind: DailyKind
    open: bool
    """Whether its day is today: games begun now are ranked."""
    ends: float
    seed: str
    """By the rule, in hex."""
    people: int
    """How many are ranked."""
    bars: list[DailyBar]
    places: list[DailyPlace]
    """The first hundred, and yours."""
    mine: DailyGame | None
    """Your ranked game, or else your last one."""
    place: int
    """Yours; 0 without one."""
