"""The cards with their facts and texts in one language, and windows of people's own."""

from __future__ import annotations

from dataclasses import asdict, fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Final, Literal, get_type_hints

from msgspec import Meta, Struct, defstruct

from vitral.cards.goals import GOALS, Goal
from vitral.cards.model import AutomaEffect, Certainty, GlassPrice, When
from vitral.teller.sentence import Sentence

# -- own windows -----------------------------------------------------------------------------------------------------


WindowRow = Annotated[str, Meta(min_length=5, max_length=5)]
WindowCode = Annotated[str, Meta(min_length=1, max_length=130)]
"""The code of a window, which is also its id as a card (`vitral.cards.custom_windows`)."""


class WindowDesign(Struct, forbid_unknown_fields=True):
    """A window that a person draws: four rows of five letters (`R Y G B P`), digits or dots."""

    name: Annotated[str, Meta(max_length=100)]
    difficulty: Annotated[int, Meta(ge=1, le=6)]
    grid: Annotated[list[WindowRow], Meta(min_length=4, max_length=4)]
    measure: bool = False
    """Have the bots build it, which takes a second or two."""


class WindowMeasure(Struct):
    """Average results of bots on a window, and on the printed ones."""

    open: float
    """The mean number of open spaces."""
    points: float
    suggested: int
    """The difficulty of the printed windows in which about as many spaces are left open."""
    printed: dict[str, float]
    """By difficulty: the spaces left open in the printed windows."""


class WindowDesignReport(Struct):
    """The check of a designed window."""

    code: str
    """Its code; empty while it has a problem."""
    problem: Sentence | None
    """Why it cannot be used; null if it can."""
    text: str
    """The problem in the language that the request asks for (`Accept-Language`)."""
    clashes: list[list[str]]
    """Pairs of neighboring spaces that ask for the same, so that no dice can fill both."""
    filled: list[str]
    """Dice that fill it, row by row; none if there are none."""
    measured: WindowMeasure | None
    """If it was asked for, and the window can be filled."""


# -- goals of objectives ---------------------------------------------------------------------------------------------


def _struct(kind: type[Goal]) -> type[Struct]:
    types = get_type_hints(kind)
    return defstruct(
        f"{kind.__name__}Goal",
        [(field.name, types[field.name]) for field in fields(kind)],
        tag=kind.kind,
        tag_field="kind",
        module=__name__,
        namespace={"__doc__": kind.__doc__},
    )


CARD_GOALS: Final = {kind: _struct(kind) for kind in GOALS.values()}
"""The struct of each kind of goal, with the same fields."""

if TYPE_CHECKING:
    CardGoal = Struct
else:
    CardGoal = reduce(or_, CARD_GOALS.values())


def card_goal(goal: Goal) -> CardGoal:
    """Returns a goal as the protocol writes it."""
    return CARD_GOALS[type(goal)](**asdict(goal))


# -- cards -----------------------------------------------------------------------------------------------------------


class CardText(Struct):
    """The fields of every card. Its text says what it does, its note which part of it is not certain."""

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
    """The die that pays for it in solo by the first printing: a value or a color letter."""
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
    """The public objectives that the Automa scores as everybody does, and those it scores by its full columns."""

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

    edition: int
    cards: list[Card]
    avoid: list[list[str]]
    """Pairs of public objectives that are better not on the table together."""
    sources: dict[str, str]
    """A line about each source that cards cite."""
