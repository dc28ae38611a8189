"""The state of a table: plain data. Fields are immutable values or short lists by seat, so that a copy is cheap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from vitral.engine.dice import NO_DIE, TEXT, texts
from vitral.engine.spaces import NAMES, names

if TYPE_CHECKING:
    from vitral.cards import GlassBoard, Inspiration, Objective, Pattern
    from vitral.engine.rules import Rules
    from vitral.engine.steps import Step
    from vitral.engine.tools import ToolInPlay
    from vitral.engine.window import Window

Work: TypeAlias = "tuple[Window, int, int, int]"
"""What lies on the workbench of the seat to move: its window, the die in hand (or `NO_DIE`), the space that die was
lifted from (or −1), and the mask of the spaces that hold dice this tool has moved. What-ifs run on it, never on a
state."""


FROM_POOL: Final = 0
FROM_OWN: Final = 1


class AtWork(NamedTuple):
    """What the Automa has on the table beside its window and tokens (RULES.md §5)."""

    card: str = ""
    """The card of this round, once revealed."""
    drawn: tuple[str, ...] = ()
    """The cards of all rounds so far."""
    ended: int = -1
    """The entry of the card where the first pick ended."""
    board_slot: int = 0
    """The tool slot the glass board takes (1-3), or 0."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready; nothing at tables without one."""
        if self == AtWork():
            return {}
        return {"card": self.card, "drawn": list(self.drawn), "ended": self.ended, "board_slot": self.board_slot}


class State:
    """A table between two decisions. `todo[0]` is what it waits for: a choice of `seat`, or chance."""

    __slots__ = (
        "accused",
        "automa",
        "bag",
        "checked",
        "chosen",
        "drafted",
        "glass",
        "glass_board",
        "glass_supply",
        "glass_tokens",
        "glass_used",
        "hand",
        "inspirations",
        "inspired",
        "moved",
        "notes",
        "offers",
        "origin",
        "own",
        "own_used",
        "picked",
        "place",
        "places",
        "pool",
        "private",
        "public",
        "removed",
        "round",
        "rules",
        "seat",
        "skips",
        "source",
        "start",
        "todo",
        "tokens",
        "tool_tokens",
        "tool_used",
        "tools",
        "track",
        "turn",
        "using",
        "windows",
    )

    rules: Rules
    todo: tuple[Step, ...]
    seat: int
    """Whose choice it is; −1 while chance answers before the first turn."""
    round: int
    """1-10; 0 during set-up."""
    turn: int
    """Which turn of the round, from 0."""
    start: int
    """The start player of this round."""
    drafted: bool
    """Whether this turn's draft is used up."""
    tool_used: bool
    skips: int
    """Mask of the seats whose second turn of this round is skipped."""
    hand: int
    origin: int
    moved: int
    pool: tuple[int, ...]
    """The draft pool, sorted: dice of one kind are alike."""
    bag: tuple[int, ...]
    """Dice in the bag by color."""
    track: tuple[tuple[int, ...], ...]
    """The round track: the dice on the space of each finished round, sorted."""
    removed: tuple[int, ...]
    """Dice out of the game, sorted."""
    using: tuple[str, ...]
    """The cards at work, tools and inspirations, the innermost last."""
    windows: list[Window]
    """By seat; empty until all have chosen."""
    tokens: list[int]
    tools: tuple[ToolInPlay, ...]
    tool_tokens: list[int]
    public: tuple[Objective, ...]
    private: tuple[tuple[Objective, ...], ...]
    offers: tuple[tuple[Pattern, ...], ...]
    """The window sides each seat may choose from: secret."""
    chosen: tuple[int, ...]
    """The sides chosen so far, by seat: secret until all have chosen."""
    checked: int
    """Mask of the seats checked in this turn (honour tables)."""
    accused: int
    """The seat that has to remove dice, or −1."""
    own: list[tuple[int, ...]]
    """Private dice pools by seat, sorted."""
    own_used: bool
    picked: tuple[int, ...]
    """Own dice set aside to be rolled again (tool 14)."""
    source: int
    """Where the die in hand came from: `FROM_POOL` or `FROM_OWN`."""
    places: tuple[int, ...]
    """Where the dice of the draft pool lie (1-5), at tables where it matters."""
    place: int
    """The place the die in hand came from."""
    inspirations: tuple[Inspiration, ...]
    inspired: int
    """Mask of the seats whose inspiration is turned over."""
    glass_board: GlassBoard | None
    glass: tuple[int, ...]
    """The dice on the rare-glass board, sorted."""
    glass_supply: int
    """Rare-glass dice not rolled yet."""
    glass_tokens: int
    glass_used: bool
    automa: AtWork
    notes: tuple[tuple[str, ...], ...]
    """What the Automa did since the person's last turn, and why."""

    def __init__(self, rules: Rules) -> None:
        """A table before set-up."""
        self.rules = rules
        self.todo = rules.opening
        self.seat = -1
        self.round = self.turn = self.start = self.skips = self.moved = self.checked = 0
        self.drafted = self.tool_used = False
        self.hand = self.origin = self.accused = NO_DIE
        self.pool = self.removed = ()
        self.bag = rules.bag
        self.track = ()
        self.windows = []
        self.tokens = []
        self.tools = rules.fixed_tools
        self.tool_tokens = [0] * len(self.tools)
        self.public = rules.fixed_public
        self.private = ()
        self.offers = ()
        self.chosen = ()
        self.own = []
        self.picked = self.places = self.inspirations = self.glass = self.notes = self.using = ()
        self.source = self.place = self.inspired = self.glass_tokens = 0
        self.own_used = self.glass_used = False
        self.glass_board = None
        self.glass_supply = 0
        self.automa = rules.automa

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.todo[0].over

    @property
    def work(self) -> Work:
        """The workbench of the seat to move."""
        return (self.windows[self.seat], self.hand, self.origin, self.moved)

    def copy(self) -> State:
        """An independent copy; both may go on apart."""
        new = object.__new__(State)
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
        new.offers = self.offers
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
        new.using = self.using
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def to_dict(self) -> dict[str, Any]:
        """Everything, secrets included, JSON-ready; `from_dict` gives an equal state."""
        return {
            "options": self.rules.options.to_dict(),
            "cards": {"name": self.rules.cards.name, "texts": list(self.rules.cards.sources)},
            "todo": [step.text for step in self.todo],
            "seat": self.seat,
            "round": self.round,
            "turn": self.turn,
            "start": self.start,
            "drafted": self.drafted,
            "tool_used": self.tool_used,
            "skips": self.skips,
            "hand": TEXT[self.hand] if self.hand != NO_DIE else "",
            "origin": NAMES[self.origin] if self.origin >= 0 else "",
            "moved": names(self.moved),
            "pool": texts(self.pool),
            "bag": list(self.bag),
            "track": [texts(dice) for dice in self.track],
            "removed": texts(self.removed),
            "windows": [{"pattern": w.pattern.id, "dice": w.rows(), "excused": names(w.excused)} for w in self.windows],
            "tokens": list(self.tokens),
            "tools": [tool.card.id for tool in self.tools],
            "tool_tokens": list(self.tool_tokens),
            "public": [card.id for card in self.public],
            "private": [[card.id for card in cards] for cards in self.private],
            "offers": [[side.id for side in sides] for sides in self.offers],
            "chosen": list(self.chosen),
            "checked": self.checked,
            "accused": self.accused,
            "own": [texts(dice) for dice in self.own],
            "own_used": self.own_used,
            "picked": texts(self.picked),
            "source": self.source,
            "places": list(self.places),
            "place": self.place,
            "inspirations": [card.id for card in self.inspirations],
            "inspired": self.inspired,
            "glass_board": self.glass_board.id if self.glass_board else "",
            "glass": texts(self.glass),
            "glass_supply": self.glass_supply,
            "glass_tokens": self.glass_tokens,
            "glass_used": self.glass_used,
            "automa": self.automa.to_dict(),
            "notes": [list(note) for note in self.notes],
            "using": list(self.using),
        }
