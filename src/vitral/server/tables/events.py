"""The events of a table: what happened there. Its state is their replay, and nothing else is stored of it."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from vitral.server.protocol import EmblemColor, EmblemPattern, StoryLine


class ActionChosen(Struct, tag="c", tag_field="e", frozen=True, omit_defaults=True, gc=False):
    """A seat made a choice. While windows are chosen it is applied once all seats before it have chosen too."""

    seat: int
    action: str
    ref: str = ""
    by: str = ""
    """`bot` or `timer` if not the person chose."""
    dealt: str = ""
    """The outcomes of chance after the choice: lines of a record, joined by `OUTCOMES`."""


class ChoiceUndone(Struct, tag="u", tag_field="e", frozen=True, omit_defaults=True):
    """A seat took its last choice back."""

    seat: int
    ref: str = ""


class OutcomeEntered(Struct, tag="d", tag_field="e", frozen=True):
    """At a real table: what was rolled, drawn or dealt there, as a line of a record."""

    outcome: str


class LogCorrected(Struct, tag="k", tag_field="e", frozen=True):
    """At a real table: everything from this line of the log on was entered wrongly, and is taken back."""

    line: int


class SeatClaimed(Struct, tag="p", tag_field="e", frozen=True, omit_defaults=True):
    """A person entered a seat."""

    seat: int
    name: str = ""


class EmblemChosen(Struct, tag="m", tag_field="e", frozen=True, omit_defaults=True):
    """The player of a seat chose an emblem."""

    seat: int
    color: EmblemColor = ""
    pattern: EmblemPattern = 0


class SeatHandedOver(Struct, tag="r", tag_field="e", frozen=True, omit_defaults=True):
    """A bot plays a seat from now on; without one, its person does again."""

    seat: int
    bot: str = ""
    away: bool = False
    """Whether others let it play, since its person is away."""


class PlayerResigned(Struct, tag="g", tag_field="e", frozen=True, omit_defaults=True):
    """The player of a seat resigned: a bot plays on, if the table has one for that."""

    seat: int
    bot: str = ""


class BotFailed(Struct, tag="b", tag_field="e", frozen=True, omit_defaults=True):
    """The bot that was to choose for a seat failed: *stand_in* plays this turn, or without one the turn ends early."""

    seat: int
    stand_in: str = ""
    for_good: bool = False
    """Whether the stand-in plays the rest of the game."""


class RematchCreated(Struct, tag="f", tag_field="e", frozen=True):
    """The people of this table play on at another."""

    table: str


class LinkReissued(Struct, tag="n", tag_field="e", frozen=True):
    """The host reissued a link: `join`, `watch` or `s0` ... `s5`. Those issued before do not work any more."""

    link: str


class SeatFreed(Struct, tag="x", tag_field="e", frozen=True):
    """The host freed a seat: its player lost it, and links to it that were issued before do not work any more."""

    seat: int


class TableLocked(Struct, tag="l", tag_field="e", frozen=True):
    """The host lets nobody else come in, or lets people in again."""

    locked: bool


OUTCOMES: Final = "; "
"""Stands between two outcomes of one event."""

Event = (
    ActionChosen
    | ChoiceUndone
    | OutcomeEntered
    | LogCorrected
    | SeatClaimed
    | EmblemChosen
    | SeatHandedOver
    | PlayerResigned
    | BotFailed
    | RematchCreated
    | LinkReissued
    | SeatFreed
    | TableLocked
)


class Change(NamedTuple):
    """The change of the story by an event: the entries it added, and how many it took away."""

    entries: list[StoryLine]
    undone: int = 0


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Event)


def write_event(event: Event) -> str:
    return _ENCODER.encode(event).decode()


def read_event(text: str) -> Event:
    event: Event = _DECODER.decode(text)
    return event
