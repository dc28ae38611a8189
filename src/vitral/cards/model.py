"""The facts of the cards, as frozen types. No rule and no word of the rulebooks lives here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

Certainty = Literal["reconstructed", "inferred", "one", "several", "rulebook"]
"""How sure we are of a card, worst first (RULES.md §7)."""

CERTAINTIES: tuple[Certainty, ...] = get_args(Certainty)

COLORS = "RYGBP"
"""Red, yellow, green, blue, purple: the order used everywhere."""

Trait = Literal["color", "value"]


@dataclass(frozen=True, slots=True)
class Pattern:
    """One side of a window card: four rows of five letters (`R Y G B P`), digits (1-6) or dots (free)."""

    id: str
    name: str
    difficulty: int
    grid: tuple[str, str, str, str]
    certainty: Certainty = "several"


@dataclass(frozen=True, slots=True)
class WindowCard:
    """A window card with its one or two sides."""

    sides: tuple[Pattern, ...]

    @property
    def id(self) -> str:
        """The ids of the sides, joined by a slash."""
        return "/".join(side.id for side in self.sides)


When = Literal["before_draft", "after_draft", "first_turn", "second_turn"]


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool card: when it may be used, and the script of steps it runs (docs/adding-a-card.md)."""

    id: str
    name: str
    number: int
    solo_color: str
    first_printing: str
    """What pays for it in solo by the first printing: a value `1`-`6` or a color letter."""
    when: tuple[When, ...]
    steps: tuple[str, ...]
    text: str
    certainty: Certainty = "several"


@dataclass(frozen=True, slots=True)
class Lines:
    """Complete rows or columns in which a trait never repeats."""

    axis: Literal["row", "column"]
    trait: Trait


@dataclass(frozen=True, slots=True)
class Sets:
    """Sets of dice showing each member once, anywhere: values `1`-`6` or color letters."""

    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Diagonals:
    """Dice that have a diagonal neighbour alike in the trait; counted die by die."""

    trait: Trait


@dataclass(frozen=True, slots=True)
class SumOfColor:
    """The sum of the values of all dice of one color."""

    color: str


Goal = Lines | Sets | Diagonals | SumOfColor


@dataclass(frozen=True, slots=True)
class Objective:
    """A public or private objective: what it looks for and what each find is worth."""

    id: str
    name: str
    points: int
    """Points for each find; for sums, the factor of the sum (1)."""
    goal: Goal
    text: str
    certainty: Certainty = "several"


@dataclass(frozen=True, slots=True)
class CardSet:
    """Everything a table is dealt from. Order is the order of the files and never matters to play."""

    name: str
    window_cards: tuple[WindowCard, ...] = ()
    tools: tuple[Tool, ...] = ()
    publics: tuple[Objective, ...] = ()
    privates: tuple[Objective, ...] = ()
    sources: tuple[str, ...] = field(default=(), compare=False)
    """The text of custom files, so that a record can carry them; built-in boxes are named in `name`."""

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """The sides of all window cards."""
        return tuple(side for card in self.window_cards for side in card.sides)

    @property
    def objectives(self) -> tuple[Objective, ...]:
        """The public objectives, then the private ones."""
        return self.publics + self.privates
