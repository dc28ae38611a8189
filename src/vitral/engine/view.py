"""What one seat may know, by allow-list: a new object of public facts and the seat's own secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from vitral.cards import GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.engine.fields import Made, Sight, shower
from vitral.engine.following import Wanted, follower
from vitral.engine.questions import Question
from vitral.engine.state import CODECS, FIELDS, AtWork, State
from vitral.engine.window import Window

if TYPE_CHECKING:
    from vitral.engine.rules import Rules
    from vitral.engine.steps import Step


class View(NamedTuple):
    """A table as one seat sees it; `viewer` None is a spectator. Dice are small integers (`vitral.dice`)."""

    viewer: int | None
    players: int
    round: int
    turn: int
    start: int
    seat: int
    """Whose choice it is; −1 while cards are dealt."""
    step: str
    """What the table waits for, as it stands in the queue."""
    question: Question
    """What the table waits for."""
    over: bool
    drafted: bool
    tool_used: bool
    skips: int
    hand: int
    origin: int
    waiting: tuple[int, ...]
    """Dice in hand that wait while another is placed."""
    waiting_from: tuple[int, ...]
    pool: tuple[int, ...]
    bag: tuple[int, ...]
    track: tuple[tuple[int, ...], ...]
    removed: tuple[int, ...]
    windows: tuple[Window, ...]
    tokens: tuple[int, ...]
    tools: tuple[Tool, ...]
    tool_tokens: tuple[int, ...]
    public: tuple[Objective, ...]
    private: tuple[Objective, ...]
    """The viewer's own; everybody's stay secret to the end of the game and are in its score sheets then. In solo
    they lie face up, for spectators too (docs/rules.md §2)."""
    offers: tuple[Pattern, ...]
    """The sides the viewer was dealt."""
    choice: int
    """The side the viewer chose, or −1."""
    rules: Rules
    """How this table plays: options and cards, known to all."""
    todo: tuple[Step, ...]
    """What is to be done, the step waited for first: an open queue, since tools tell what they do."""
    using: tuple[str, ...]
    moved: int
    checked: int
    accused: int
    own: tuple[tuple[int, ...], ...]
    """Private dice pools by seat: open information."""
    own_used: bool
    picked: tuple[int, ...]
    places: tuple[int, ...]
    inspirations: tuple[Inspiration, ...]
    inspired: int
    glass_board: GlassBoard | None
    glass: tuple[int, ...]
    glass_supply: int
    glass_tokens: int
    glass_used: bool
    source: int
    place: int
    automa: AtWork | None
    notes: tuple[tuple[str, ...], ...]

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, in texts: every fact but the rules."""
        shown = {name: write(getattr(self, name)) for name, write in _WRITE.items()}
        return shown | {
            "viewer": self.viewer,
            "players": self.players,
            "step": self.step,
            "question": self.question._asdict(),
            "over": self.over,
            "skips": self._seats(self.skips),
            "inspired": self._seats(self.inspired),
            "tools": [{"id": tool.id, "tokens": paid} for tool, paid in zip(self.tools, self.tool_tokens, strict=True)],
            "private": [card.id for card in self.private],
            "offers": [side.id for side in self.offers],
            "choice": self.choice,
            "glass_board": self.glass_board.id if self.glass_board else None,
            "automa": self.automa.to_dict() if self.automa else None,
        }

    def _seats(self, mask: int) -> list[int]:
        return [seat for seat in range(self.players) if mask >> seat & 1]


_WRITE: Final = {name: codec.write for name, codec in CODECS.items() if FIELDS[name].sight is Sight.SHOWN}
_MADE: Final = {
    "viewer": Made("viewer", ()),
    "players": Made("state.rules.players", ("rules",)),
    "step": Made("state.todo[0].text", ("todo",)),
    "question": Made(
        "state.todo[0].question._replace(card=state.using[-1]) if state.using else state.todo[0].question",
        ("todo", "using"),
        parts={"kind": Made("state.todo[0].question.kind", ("todo",))},
    ),
    "over": Made("state.todo[0].over", ("todo",)),
    "tools": Made("tuple([tool.card for tool in state.tools])", ("tools",), ".card"),
    "private": Made(
        "state.private[viewer or 0] if state.private and (viewer is not None or state.rules.options.solo) else ()",
        ("private",),
    ),
    "offers": Made("state.offers[viewer] if state.offers and viewer is not None else ()", ("offers",)),
    "choice": Made("state.chosen[viewer] if viewer is not None and viewer < len(state.chosen) else -1", ("chosen",)),
    "automa": Made("state.automa if state.rules.automa_pattern else None", ("automa",)),
}
"""The facts of a view that are no shown fields of the state: how each is made for a viewer (None: a spectator)."""

view: Final[Callable[..., View]] = shower(State, View, View._fields, _MADE)
"""`view(state, viewer=None)`: what a seat (or, with None, a spectator) may know of a state."""

Follow: TypeAlias = Callable[[State, int], Any]


def following(wanted: Sequence[Wanted], into: bytearray, done: Callable[[], Any] | None = None) -> Follow:
    """A function of a state and a seat that keeps some facts of that seat's view written, and makes no others.

    It returns what `done` does. The last byte of `into` is not to be read.
    """
    return follower(State, _MADE, wanted, into, done)
