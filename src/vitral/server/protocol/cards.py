"""The cards, each with its facts and its words in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vitral.cards.model import AutomaEffect, Certainty, GlassPrice, When
from vitral.server.protocol.goals import CardGoal


class CardText(Struct):
    """What every card has. Its text says what it does, its note which part of it is not certain."""

    id: str
    name: str
    text: str
    note: str
    certainty: Certainty
    sources: list[str]
    """Keys of `Cards.sources`."""
    box: str


class CardPattern(CardText, tag="pattern", tag_field="kind"):
    """A side of a window card: four rows of five letters (`R Y G B P`), digits or dots."""

    difficulty: int
    grid: list[str]


class CardTool(CardText, tag="tool", tag_field="kind"):
    """A tool."""

    number: int
    when: list[When]
    steps: list[str]
    solo_color: str
    first_printing: str
    """What pays for it in solo by the first printing: a value or a color letter."""
    picture: str
    """The path of an SVG, 32 by 32."""


class CardPublic(CardText, tag="public", tag_field="kind"):
    """A public objective."""

    points: int
    """For each find."""
    goal: CardGoal
    emblem: dict[str, str]
    """Its picture: the panes of a window that are lit, with a color letter, a value or nothing on each."""


class CardPrivate(CardText, tag="private", tag_field="kind"):
    """A private objective: the dice of a color, or those on some spaces."""

    points: int
    color: str
    """The color it counts, or nothing."""
    spaces: list[str]
    """The spaces it counts, if it counts no color."""
    goal: CardGoal
    emblem: dict[str, str]
    """As that of a public objective."""


class CardInspiration(CardText, tag="inspiration", tag_field="kind"):
    """An inspiration."""

    per: Literal["round", "game"]
    moment: Literal["in_hand", "tool", "turn"]
    price: int
    setup_tokens: int
    solo: bool


class CardBoard(CardText, tag="board", tag_field="kind"):
    """A rare-glass board."""

    slots: int
    price: GlassPrice
    reroll: bool


class AutomaScoring(Struct):
    """Which public objectives the Automa scores as everybody does, and which by its full columns."""

    normal: list[str]
    by_columns: list[str]
    points_per_column: int


class CardAutoma(CardText, tag="automa", tag_field="kind"):
    """The Automa."""

    columns: str
    """The color of each column of its window, such as `RYGBP`."""
    tokens: int
    positions: list[str]
    scoring: AutomaScoring
    level_bonus: dict[str, int]


class AutomaDeckCard(CardText, tag="automa_card", tag_field="kind"):
    """A card of the Automa's deck."""

    places: list[int]
    """In order of preference."""
    tool: int
    """The place of the tool it pays for; 0 for none."""
    effect: AutomaEffect
    passion: bool


Card = CardPattern | CardTool | CardPublic | CardPrivate | CardInspiration | CardBoard | CardAutoma | AutomaDeckCard


class Cards(Struct):
    """All cards in one language, in the order of their boxes."""

    cards: list[Card]
    avoid: list[list[str]]
    """Pairs of public objectives that are better not on the table together."""
    sources: dict[str, str]
    """A line about each source that cards cite."""
