"""What one seat may know, by allow-list: a new object of public facts and the seat's own secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from vitral.cards import GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.engine.asking import Ask
from vitral.engine.dice import NO_DIE, TEXT, texts
from vitral.engine.spaces import names
from vitral.engine.state import AtWork, State
from vitral.engine.window import Window

if TYPE_CHECKING:
    from vitral.engine.rules import Rules
    from vitral.engine.steps import Step


class View(NamedTuple):
    """A table as one seat sees it; `viewer` None is a spectator. Dice are small integers (`vitral.engine.dice`)."""

    viewer: int | None
    players: int
    round: int
    turn: int
    start: int
    seat: int
    """Whose choice it is; −1 while cards are dealt."""
    step: str
    """What the table waits for, as it stands in the queue."""
    ask: Ask
    """What the table waits for."""
    over: bool
    drafted: bool
    tool_used: bool
    skips: int
    hand: int
    origin: int
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
    they lie face up, for spectators too (RULES.md §2)."""
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
    own: tuple[tuple[int, ...], ...] = ()
    """Private dice pools by seat: open information."""
    own_used: bool = False
    picked: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    inspirations: tuple[Inspiration, ...] = ()
    inspired: int = 0
    glass_board: GlassBoard | None = None
    glass: tuple[int, ...] = ()
    glass_supply: int = 0
    glass_tokens: int = 0
    glass_used: bool = False
    source: int = 0
    place: int = 0
    automa: AtWork | None = None
    notes: tuple[tuple[str, ...], ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, in texts."""
        return {
            "viewer": self.viewer,
            "players": self.players,
            "round": self.round,
            "turn": self.turn,
            "start": self.start,
            "seat": self.seat,
            "step": self.step,
            "over": self.over,
            "drafted": self.drafted,
            "tool_used": self.tool_used,
            "skips": [seat for seat in range(self.players) if self.skips >> seat & 1],
            "hand": TEXT[self.hand] if self.hand != NO_DIE else "",
            "pool": texts(self.pool),
            "bag": list(self.bag),
            "track": [texts(dice) for dice in self.track],
            "removed": texts(self.removed),
            "windows": [{"pattern": w.pattern.id, "dice": w.rows(), "excused": names(w.excused)} for w in self.windows],
            "tokens": list(self.tokens),
            "tools": [{"id": tool.id, "tokens": paid} for tool, paid in zip(self.tools, self.tool_tokens, strict=True)],
            "public": [card.id for card in self.public],
            "private": [card.id for card in self.private],
            "offers": [side.id for side in self.offers],
            "choice": self.choice,
            "own": [texts(dice) for dice in self.own],
            "own_used": self.own_used,
            "picked": texts(self.picked),
            "places": list(self.places),
            "inspirations": [card.id for card in self.inspirations],
            "inspired": [seat for seat in range(self.players) if self.inspired >> seat & 1],
            "glass_board": self.glass_board.id if self.glass_board else None,
            "glass": texts(self.glass),
            "glass_supply": self.glass_supply,
            "glass_tokens": self.glass_tokens,
            "glass_used": self.glass_used,
            "automa": self.automa.to_dict() if self.automa else None,
            "notes": [list(note) for note in self.notes],
        }


def view(state: State, viewer: int | None = None) -> View:
    """What a seat (or, with None, a spectator) may know of a state."""
    private: tuple[Objective, ...] = ()
    offers: tuple[Pattern, ...] = ()
    choice = -1
    if viewer is not None:
        private = state.private[viewer] if state.private else ()
        offers = state.offers[viewer] if state.offers else ()
        choice = state.chosen[viewer] if viewer < len(state.chosen) else -1
    elif state.rules.options.solo and state.private:
        (private,) = state.private
    step, using = state.todo[0], state.using
    plain = not state.rules.modules
    return View(
        viewer,
        state.rules.players,
        state.round,
        state.turn,
        state.start,
        state.seat,
        step.text,
        step.ask._replace(card=using[-1]) if using else step.ask,
        step.over,
        state.drafted,
        state.tool_used,
        state.skips,
        state.hand,
        state.origin,
        state.pool,
        state.bag,
        state.track,
        state.removed,
        tuple(state.windows),
        tuple(state.tokens),
        tuple([tool.card for tool in state.tools]),
        tuple(state.tool_tokens),
        state.public,
        private,
        offers,
        choice,
        state.rules,
        state.todo,
        using,
        state.moved,
        state.checked,
        state.accused,
        *(() if plain else _of_modules(state)),
    )


def _of_modules(state: State) -> tuple[Any, ...]:
    """The last fields of a view, at tables that have them."""
    return (
        tuple(state.own),
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
        state.automa if state.rules.automa_pattern else None,
        state.notes,
    )
