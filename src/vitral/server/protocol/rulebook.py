"""The rulebook as it is sent: a part of the protocol (the package tells how dice, spaces and seats are written).

Pages hold blocks of words and examples. Words are never markup: they are stretches of text, each with how it is set.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vitral.server.protocol.scene import ScoreLine, ScoreSheet
from vitral.teller.sentence import Sentence

PlacementRule = Literal["usual", "ignoring_color", "ignoring_value", "ignoring_print", "alone"]


class Span(Struct, omit_defaults=True):
    """A stretch of a text, and how it is set. `option` is an option of a table in words, such as "Dice bag: Scaled"."""

    text: str
    style: Literal["", "strong", "em", "option"] = ""


class Paragraph(Struct, tag="paragraph", tag_field="type"):
    """A paragraph."""

    text: list[Span]


class Listing(Struct, tag="list", tag_field="type"):
    """A list."""

    numbered: bool
    items: list[list[Span]]


class Grid(Struct, tag="grid", tag_field="type"):
    """A table of words."""

    head: list[list[Span]]
    rows: list[list[list[Span]]]


class RefusedSpace(Struct):
    """A space and every reason why a die may not go there, or lie there."""

    space: str
    reasons: list[str]
    sentences: list[Sentence]
    """A sentence for each reason."""


class Placing(Struct, tag="placing", tag_field="type"):
    """The spaces where a die may go, and some where it may not."""

    die: str
    origin: str
    """The space it is moved from, or nothing for a die from elsewhere."""
    how: PlacementRule
    """By the usual rules, with something waived, or `alone`: the die may touch no other."""
    spaces: list[str]
    refused: list[RefusedSpace]


class Scoring(Struct, tag="scoring", tag_field="type"):
    """The score of a window for an objective."""

    line: ScoreLine


class Totalling(Struct, tag="totalling", tag_field="type"):
    """A whole score sheet."""

    sheet: ScoreSheet


class Checking(Struct, tag="checking", tag_field="type"):
    """The breaches of a window, and the smallest repairs."""

    breaches: list[RefusedSpace]
    removals: list[list[str]]


ExampleResult = Placing | Scoring | Totalling | Checking


class WindowExample(Struct, tag="window", tag_field="type"):
    """A window, and what the engine says of it."""

    pattern: str
    dice: list[list[str]]
    excused: list[str]
    shown: list[ExampleResult]


class TurnsExample(Struct, tag="turns", tag_field="type"):
    """The turns of a round, by seats counted from 1."""

    players: int
    start: int
    order: list[int]


class TrackExample(Struct, tag="track", tag_field="type"):
    """The lighter round track: dice of the round before, dice left, and those of which one may go down alone."""

    before: list[str]
    left: list[str]
    alone: list[str]


Block = Paragraph | Listing | Grid | WindowExample | TurnsExample | TrackExample


class BookSection(Struct):
    """A part of a page; the first one has no id and the title of the page."""

    id: str
    title: str
    blocks: list[Block]


class BookPage(Struct):
    """A page of the rulebook."""

    id: str
    title: str
    part: str
    sections: list[BookSection]


class Rulebook(Struct):
    """The rulebook in a language."""

    language: str
    parts: list[str]
    """The parts that pages belong to, in order."""
    pages: list[BookPage]
    links: dict[str, str]
    """The section that explains each card, reason and line of the score sheet: `page` or `page#section`."""
    synonyms: list[list[str]]
    """Groups of words that mean the same in a search; the book's own word is first."""
