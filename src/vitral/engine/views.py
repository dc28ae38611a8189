"""Views: what one seat may know of a state, by allow-list."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vitral.cards import GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.engine.determinization import Rng, sample_state
from vitral.engine.questions import Question
from vitral.engine.state import CODECS, FIELDS, AutomaState, State
from vitral.engine.state_fields import Visibility
from vitral.engine.window import Window

if TYPE_CHECKING:
    from vitral.engine.rules import Rules
    from vitral.engine.steps import Step


class View(NamedTuple):
    """A table as one seat sees it, or with `viewer` None a spectator. Dice are small integers (`vitral.dice`)."""

    viewer: int | None
    players: int
    round: int
    turn: int
    start: int
    seat: int
    """The seat to decide; −1 while cards are dealt."""
    step: str
    """The text of the step the table waits for."""
    question: Question
    """The question of the table, with the card at work."""
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
    dealt_sides: tuple[Pattern, ...]
    """The sides the viewer was dealt."""
    chosen_side: int
    """The side the viewer chose, or −1."""
    rules: Rules
    """The rules of the table: options and cards, known to all."""
    todo: tuple[Step, ...]
    """The queue of steps, which is public: tools say on their card what they do."""
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
    automa: AutomaState | None
    notes: tuple[tuple[str, ...], ...]

    def sample(self, rng: Rng) -> State:
        """Returns a whole state that looks like this view to its viewer: what it hides is dealt again by *rng*.

        `rng` is a `random.Random`. `Game.at(view.sample(rng))` plays on from there.
        """
        return sample_state(self, rng)

    def to_dict(self) -> dict[str, Any]:
        """Returns every fact but the rules as JSON-ready data, cards and dice as text."""
        fields = {name: write(getattr(self, name)) for name, write in _WRITE.items()}
        return fields | {
            "viewer": self.viewer,
            "players": self.players,
            "step": self.step,
            "question": self.question._asdict(),
            "over": self.over,
            "skips": self._seats(self.skips),
            "inspired": self._seats(self.inspired),
            "tools": [{"id": tool.id, "tokens": paid} for tool, paid in zip(self.tools, self.tool_tokens, strict=True)],
            "private": [card.id for card in self.private],
            "dealt_sides": [side.id for side in self.dealt_sides],
            "chosen_side": self.chosen_side,
            "glass_board": self.glass_board.id if self.glass_board else None,
            "automa": self.automa.to_dict() if self.automa else None,
        }

    def _seats(self, mask: int) -> list[int]:
        return [seat for seat in range(self.players) if mask >> seat & 1]


_WRITE: Final = {name: codec.write for name, codec in CODECS.items() if FIELDS[name].visibility is Visibility.PUBLIC}

_CARD: Final = attrgetter("card")


def view(state: State, viewer: int | None = None) -> View:
    """Returns what a seat (or, with None, a spectator) may know of a state.

    This is the allow-list: what is not named here stays secret. The facts are in the order of the fields of a view:
    naming them would double the time. `tests/engine/test_fields.py` compares each with the state.
    """
    rules, todo = state.rules, state.todo
    step = todo[0]
    facts = (
        viewer,
        rules.players,
        state.round,
        state.turn,
        state.start,
        state.seat,
        step.text,
        step.question._replace(card=state.using[-1]) if state.using else step.question,
        step.over,
        state.drafted,
        state.tool_used,
        state.skips,
        state.hand,
        state.origin,
        state.waiting,
        state.waiting_from,
        state.pool,
        state.bag,
        state.track,
        state.removed,
        (*state.windows,),
        (*state.tokens,),
        tuple(map(_CARD, state.tools)),
        (*state.tool_tokens,),
        state.public,
        state.private[viewer or 0] if state.private and (viewer is not None or rules.options.solo) else (),
        state.dealt_sides[viewer] if state.dealt_sides and viewer is not None else (),
        state.chosen[viewer] if viewer is not None and viewer < len(state.chosen) else -1,
        rules,
        todo,
        state.using,
        state.moved,
        state.checked,
        state.accused,
        (*state.own,),
        state.own_used,
        state.picked,
        state.places,
        state.inspirations,
        state.inspired,
        state.glass_board,
        state.glass,
        state.glass_supply,
        state.glass_tokens,
        state.glass_used,
        state.source,
        state.place,
        state.automa if rules.automa_pattern else None,
        state.notes,
    )
    return tuple.__new__(View, facts)  # as `View._make`, at two thirds of its price
