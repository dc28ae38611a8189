"""The facts of the cards, as frozen types."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from vitral.cards.goals import Goal

Certainty = Literal["invented", "reconstructed", "inferred", "one", "several", "rulebook"]
"""Our certainty about a card, worst first (docs/rules.md §7); a card without a printed original is invented."""

CERTAINTIES: tuple[Certainty, ...] = get_args(Certainty)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """The fields that every card has: how sure we are of it, and where it comes from."""

    certainty: Certainty = "invented"
    sources: tuple[str, ...] = ()
    """Keys of `sources.toml`: where the facts come from."""
    note: str = ""
    """The inferred or reconstructed parts, and the reasons."""
    box: str = ""
    """The box it lies in; empty for cards of custom files."""
    revision: int = 1
    """The number of the correction; a game uses the revision it was dealt."""


@dataclass(frozen=True, slots=True)
class Pattern(Card):
    """One side of a window card: four rows of five letters (`R Y G B P`), digits (1-6) or dots (free)."""

    id: str
    name: str
    difficulty: int
    grid: tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class WindowCard:
    """A window card with its one or two sides."""

    sides: tuple[Pattern, ...]
    offered: bool = False
    """Whether every seat may choose it; such a card is not dealt."""

    @property
    def id(self) -> str:
        """The ids of the sides, joined by a slash."""
        return "/".join(side.id for side in self.sides)


When = Literal["before_draft", "after_draft", "first_turn", "second_turn"]
WithPools = Literal["any", "only", "never"]
"""Whether a tool is dealt with private dice pools or without them, only with them, or only without."""


@dataclass(frozen=True, slots=True)
class Tool(Card):
    """A tool card: when it may be used, and the script of steps it runs (docs/adding-a-card.md)."""

    id: str
    name: str
    number: int
    solo_color: str
    first_printing: str
    """The die that pays for it in solo by the first printing: a value `1`-`6` or a color letter."""
    when: tuple[When, ...]
    steps: tuple[str, ...]
    text: str
    dice_pools: WithPools = "any"
    together: bool = False
    """Whether the option `lathekin = together` lets it move its two dice at the same time."""
    picture: str = ""
    """Its picture on the page: the path of an SVG, 32 by 32."""


@dataclass(frozen=True, slots=True)
class Objective(Card):
    """A public or private objective: what it looks for and what each find is worth."""

    id: str
    name: str
    points: int
    """Points for each find; for sums, the factor of the sum (1)."""
    goal: Goal
    text: str


@dataclass(frozen=True, slots=True)
class Inspiration(Card):
    """An inspiration of the Passion expansion: when its owner may use it, how often, and the steps it runs."""

    id: str
    name: str
    per: Literal["round", "game"]
    moment: Literal["in_hand", "tool", "turn"]
    """While a die taken from a pool is in hand; when using a tool; any time in the own turn."""
    price: int
    steps: tuple[str, ...]
    setup_tokens: int
    """Favor tokens gained (or lost, if negative) at set-up."""
    solo: bool
    text: str


GlassPrice = Literal["top_row_open", "corners_open", "dice_left", "as_tool", "one", "missing_colors"]


@dataclass(frozen=True, slots=True)
class GlassBoard(Card):
    """A rare-glass board: how many dice lie on it and what one costs."""

    id: str
    name: str
    slots: int
    price: GlassPrice
    reroll: bool
    """Whether the die is rolled again on the board before it may be placed."""
    text: str


AutomaEffect = Literal["none", "second_die_at_once", "glass", "misfits_anywhere"]


@dataclass(frozen=True, slots=True)
class AutomaCard(Card):
    """A card of the Automa: places 1-5 in order of preference, a tool slot it pays for (0: none), an effect."""

    id: str
    places: tuple[int, ...]
    tool: int
    effect: AutomaEffect
    passion: bool


@dataclass(frozen=True, slots=True)
class AutomaScoring:
    """The Automa's scoring card: which public objectives count as usual and which by full columns."""

    normal: tuple[str, ...]
    by_columns: tuple[str, ...]
    points_per_column: int


@dataclass(frozen=True, slots=True)
class Automa(Card):
    """An opponent of cards: its pattern (a color a column), favor tokens, deck, glass positions, scoring, levels."""

    columns: str
    """The color of each column, left to right, such as `RYGBP`."""
    tokens: int
    cards: tuple[AutomaCard, ...]
    positions: tuple[str, ...]
    """Spaces, one a position card."""
    scoring: AutomaScoring
    level_bonus: tuple[tuple[str, int], ...]
    """Points added for each level, easiest first."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """The cards a table is dealt from, in the order of its decks: a seed deals the same from the same set."""

    name: str
    window_cards: tuple[WindowCard, ...] = ()
    tools: tuple[Tool, ...] = ()
    publics: tuple[Objective, ...] = ()
    privates: tuple[Objective, ...] = ()
    inspirations: tuple[Inspiration, ...] = ()
    glass_boards: tuple[GlassBoard, ...] = ()
    automa: Automa | None = None
    avoid: tuple[tuple[str, str], ...] = ()
    """Pairs of public objectives that are better not on the table together."""
    sources: tuple[str, ...] = field(default=(), compare=False)
    """The text of custom files, so that a record can carry them; built-in boxes are named in `name`."""
    edition: int = 1
    """The edition of the built-in boxes."""

    def to_dict(self) -> dict[str, Any]:
        """Returns what a record stores: `cards_from_texts` gives an equal set. The first edition is left out."""
        stored: dict[str, Any] = {"name": self.name, "texts": list(self.sources)}
        return stored if self.edition == 1 else {**stored, "edition": self.edition}

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        return tuple(side for card in self.window_cards for side in card.sides)

    @property
    def objectives(self) -> tuple[Objective, ...]:
        """The public objectives, then the private ones."""
        return self.publics + self.privates


DECKS: Final = ("window_cards", "tools", "publics", "privates", "inspirations", "glass_boards", "avoid")
"""The fields of a set that hold the cards of several sources, one after the other."""
