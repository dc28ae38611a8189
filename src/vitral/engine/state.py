"""The state of a table: plain data. Fields are immutable values or short lists by seat, so that a copy is cheap.

Each field is declared once: its type, who sees it, how it is written, how it starts. Copies, equality, dictionaries,
lines (`vitral.engine.position`), views (`vitral.engine.views`) and sampled worlds follow from that.
"""

# ruff: noqa: RUF009 - `declared` makes a dataclass field
from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from vitral.dice import NO_DIE
from vitral.engine import state_fields as fields
from vitral.engine.state_fields import Visibility, declarations, declared

if TYPE_CHECKING:
    from vitral.cards import GlassBoard, Inspiration, Objective, Pattern
    from vitral.engine.rules import Rules
    from vitral.engine.steps import Step
    from vitral.engine.tools import ToolInPlay
    from vitral.engine.window import Window

Work: TypeAlias = "tuple[Window, int, int, int]"
"""The workbench of the seat to move: its window, the die in hand (or `NO_DIE`), the space that die was lifted from
(or −1), and the mask of the spaces whose dice this tool has moved. Look-ahead works on it, never on a state."""


FROM_POOL: Final = 0
FROM_OWN: Final = 1

_PUBLIC, _OWN, _DERIVED = Visibility.PUBLIC, Visibility.OWN, Visibility.DERIVED


class AutomaState(NamedTuple):
    """The state of the Automa beside its window and tokens (docs/rules.md §5)."""

    card: str = ""
    """The id of this round's card, once it is revealed."""
    drawn: tuple[str, ...] = ()
    """The cards of all rounds so far."""
    ended: int = -1
    """The index in the card's list of places at which its first pick ended."""
    board_slot: int = 0
    """The tool slot the glass board takes (1-3), or 0."""

    def to_dict(self) -> dict[str, Any]:
        """Returns it as JSON-ready data; empty at tables without an Automa."""
        if self == AutomaState():
            return {}
        return {"card": self.card, "drawn": list(self.drawn), "ended": self.ended, "board_slot": self.board_slot}


@dataclass(slots=True, repr=False)
class State:
    """The state of a table between two decisions. It waits for `todo[0]`: a choice of `seat`, or chance."""

    # A union: mypyc would ask for the class itself before it is there.
    rules: Rules | Rules = declared(_PUBLIC, None)
    todo: tuple[Step, ...] = declared(_PUBLIC, fields.STEPS, ())
    seat: int = declared(_PUBLIC, fields.NUMBER, -1)
    """The seat to decide; −1 while chance answers before the first turn."""
    round: int = declared(_PUBLIC, fields.NUMBER, 0)
    """1-10; 0 during set-up."""
    turn: int = declared(_PUBLIC, fields.NUMBER, 0)
    """The turn of the round, from 0."""
    start: int = declared(_PUBLIC, fields.NUMBER, 0)
    """The start player of this round; −1 until it is known who begins."""
    drafted: bool = declared(_PUBLIC, fields.FLAG, False)
    """Whether this turn's draft is used up."""
    tool_used: bool = declared(_PUBLIC, fields.FLAG, False)
    skips: int = declared(_PUBLIC, fields.NUMBER, 0)
    """Mask of the seats whose second turn of this round is skipped."""
    hand: int = declared(_PUBLIC, fields.DIE, NO_DIE)
    origin: int = declared(_PUBLIC, fields.SPACE, -1)
    moved: int = declared(_PUBLIC, fields.MASK, 0)
    waiting: tuple[int, ...] = declared(_PUBLIC, fields.HELD, (), later=True)
    """Dice in hand that wait while another is placed (rare glass; Lathekin, both dice together), the next one last."""
    waiting_from: tuple[int, ...] = declared(_PUBLIC, fields.NUMBERS, (), later=True)
    """The spaces they were lifted from, or −1."""
    using: tuple[str, ...] = declared(_PUBLIC, fields.WORDS, (), later=True)
    """The cards at work, tools and inspirations, the innermost last."""
    pool: tuple[int, ...] = declared(_PUBLIC, fields.DICE, ())
    """The draft pool, sorted: dice of one kind are alike."""
    bag: tuple[int, ...] = declared(_PUBLIC, fields.NUMBERS, ())
    """Dice in the bag by color."""
    track: tuple[tuple[int, ...], ...] = declared(_PUBLIC, fields.DICE_OF_ROUNDS, ())
    """The round track: the dice on the space of each finished round, sorted."""
    removed: tuple[int, ...] = declared(_PUBLIC, fields.DICE, ())
    """Dice out of the game, sorted."""
    windows: list[Window] = declared(_PUBLIC, fields.WINDOWS, by_seat=True)
    """By seat; empty until all have chosen."""
    tokens: list[int] = declared(_PUBLIC, fields.NUMBER_LIST, by_seat=True)
    tools: tuple[ToolInPlay, ...] = declared(_DERIVED, fields.TOOLS, ())
    tool_tokens: list[int] = declared(_PUBLIC, fields.NUMBER_LIST, by_seat=True)
    public: tuple[Objective, ...] = declared(_PUBLIC, fields.PUBLIC, ())
    private: tuple[tuple[Objective, ...], ...] = declared(_OWN, fields.PRIVATE, ())
    dealt_sides: tuple[tuple[Pattern, ...], ...] = declared(_OWN, fields.DEALT_SIDES, ())
    """The window sides each seat may choose from: secret."""
    chosen: tuple[int, ...] = declared(_OWN, fields.NUMBERS, ())
    """The sides chosen so far, by seat: secret until all have chosen."""
    checked: int = declared(_PUBLIC, fields.NUMBER, 0)
    """Mask of the seats checked in this turn, or in the checks before scoring (honor tables)."""
    accused: int = declared(_PUBLIC, fields.NUMBER, -1)
    """The seat that has to remove dice, or −1."""
    own: list[tuple[int, ...]] = declared(_PUBLIC, fields.DICE_OF_SEATS, by_seat=True)
    """Private dice pools by seat, sorted."""
    own_used: bool = declared(_PUBLIC, fields.FLAG, False)
    picked: tuple[int, ...] = declared(_PUBLIC, fields.DICE, ())
    """Own dice set aside to be rolled again (tool 14)."""
    source: int = declared(_PUBLIC, fields.NUMBER, FROM_POOL)
    """The origin of the die in hand: `FROM_POOL` or `FROM_OWN`."""
    places: tuple[int, ...] = declared(_PUBLIC, fields.NUMBERS, ())
    """The places of the dice of the draft pool (1-5), at tables where they matter."""
    place: int = declared(_PUBLIC, fields.NUMBER, 0)
    """The place the die in hand came from."""
    inspirations: tuple[Inspiration, ...] = declared(_PUBLIC, fields.INSPIRATIONS, ())
    inspired: int = declared(_PUBLIC, fields.NUMBER, 0)
    """Mask of the seats whose inspiration is turned over."""
    glass_board: GlassBoard | None = declared(_PUBLIC, fields.GLASS_BOARD, None)
    glass: tuple[int, ...] = declared(_PUBLIC, fields.DICE, ())
    """The dice on the rare-glass board, sorted."""
    glass_supply: int = declared(_PUBLIC, fields.NUMBER, 0)
    """Rare-glass dice not rolled yet."""
    glass_tokens: int = declared(_PUBLIC, fields.NUMBER, 0)
    glass_used: bool = declared(_PUBLIC, fields.FLAG, False)
    automa: AutomaState = declared(_DERIVED, fields.AUTOMA, AutomaState())
    notes: tuple[tuple[str, ...], ...] = declared(_PUBLIC, fields.NOTES, ())
    """The Automa's actions since the person's last turn, with reasons."""

    @classmethod
    def before_set_up(cls, rules: Rules) -> State:
        """Returns the state of a table on which only what the options fix lies."""
        state = cls(rules, rules.opening)
        state.start = rules.fixed_start
        state.bag = rules.bag
        state.tools = rules.fixed_tools
        state.tool_tokens = [0] * len(rules.fixed_tools)
        state.public = rules.fixed_public
        state.automa = rules.automa
        return state

    def copy(self) -> State:
        """Returns an independent copy. The fields are written out, since a search makes copies all the time."""
        kind = type(self)
        new = kind.__new__(kind)
        new.rules = self.rules
        new.todo = self.todo
        new.seat = self.seat
        new.round = self.round
        new.turn = self.turn
        new.start = self.start
        new.drafted = self.drafted
        new.tool_used = self.tool_used
        new.skips = self.skips
        new.hand = self.hand
        new.origin = self.origin
        new.moved = self.moved
        new.waiting = self.waiting
        new.waiting_from = self.waiting_from
        new.using = self.using
        new.pool = self.pool
        new.bag = self.bag
        new.track = self.track
        new.removed = self.removed
        new.windows = self.windows[:]
        new.tokens = self.tokens[:]
        new.tools = self.tools
        new.tool_tokens = self.tool_tokens[:]
        new.public = self.public
        new.private = self.private
        new.dealt_sides = self.dealt_sides
        new.chosen = self.chosen
        new.checked = self.checked
        new.accused = self.accused
        new.own = self.own[:]
        new.own_used = self.own_used
        new.picked = self.picked
        new.source = self.source
        new.places = self.places
        new.place = self.place
        new.inspirations = self.inspirations
        new.inspired = self.inspired
        new.glass_board = self.glass_board
        new.glass = self.glass
        new.glass_supply = self.glass_supply
        new.glass_tokens = self.glass_tokens
        new.glass_used = self.glass_used
        new.automa = self.automa
        new.notes = self.notes
        return new

    @property
    def over(self) -> bool:
        return self.todo[0].over

    @property
    def work(self) -> Work:
        return (self.windows[self.seat], self.hand, self.origin, self.moved)

    def to_dict(self) -> dict[str, Any]:
        """Returns everything, secrets included, as JSON-ready data; `state_from_dict` reads it back."""
        rules = self.rules
        return {
            "options": rules.options.to_dict(),
            "cards": rules.cards.to_dict(),
            **{name: codec.write(getattr(self, name)) for name, codec in CODECS.items()},
        }


FIELDS: Final = declarations(State)
CODECS: Final = {name: about.codec for name, about in FIELDS.items() if about.codec is not None}
