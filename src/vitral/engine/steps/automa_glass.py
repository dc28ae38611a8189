"""Rare glass for the Automa (docs/rules.md §5): taken by a card, drawn a position, or late, after the last round."""

from __future__ import annotations

from typing import Final

from vitral.dice import GLASS, NO_DIE, TEXT, VALUE
from vitral.engine.chance import Chance, Outcome, impossible, not_in_deck
from vitral.engine.state import State
from vitral.engine.steps.automa_seat import SEAT, automa_of, card_of, note
from vitral.engine.steps.base import Step, register, settle
from vitral.engine.steps.glass import REFILL
from vitral.engine.window import Window
from vitral.spaces import BIT, COLUMNS, INDEX, NAMES, SPACES
from vitral.translatable import expected, one_of


class TakeGlass(Step):
    """A glass card: up to 2 tokens onto the board, the highest glass die to a drawn position (C14, A10)."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        rest = state.todo[1:]
        state.todo = rest
        if card_of(state).effect != "glass":
            return
        if not state.glass or state.windows[SEAT].on[GLASS]:
            note(state, "automa_no_glass")
            return
        paid = min(2, state.tokens[SEAT])
        state.tokens[SEAT] -= paid
        state.glass_tokens += paid
        _glass_in_hand(state)
        note(state, "automa_glass", TEXT[state.hand], paid)
        state.todo = (POSITION, REFILL, *rest)


def _glass_in_hand(state: State) -> None:
    state.hand = state.glass[-1]
    state.glass = state.glass[:-1]


class Position(Step):
    """Draw the position of the glass; a die already there moves down its column, or out of the game (A8)."""

    __slots__ = ()
    asks = False
    chance = True

    def pending(self, state: State) -> Chance:
        return Chance("deal", "position", 1, automa_of(state).positions, state.round)

    def drawn_space(self, state: State, outcome: Outcome) -> int:
        """The space of the card, checked."""
        if outcome.kind != "deal" or outcome.purpose != "position" or len(outcome.values) != 1:
            raise impossible(outcome.text, expected("deal position B3"))
        name = str(outcome.values[0])
        if name not in automa_of(state).positions:
            raise impossible(outcome.text, not_in_deck(name))
        return INDEX[name]

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Put the glass there and what lay there elsewhere."""
        space = self.drawn_space(state, outcome)
        window = state.windows[SEAT]
        pushed = window.die_at(space)
        if pushed != NO_DIE:
            window = window.lift(space)
        window = window.place(space, state.hand)
        if pushed != NO_DIE:
            window = _make_room(state, window, space, pushed)
        state.windows[SEAT] = window
        note(state, "automa_glass_at", TEXT[state.hand], NAMES[space])
        state.hand = NO_DIE
        state.todo = state.todo[1:]
        settle(state)


def _make_room(state: State, window: Window, space: int, die: int) -> Window:
    column = range(space % COLUMNS, SPACES, COLUMNS)
    free = [other for other in column if not window.filled & BIT[other]]
    below = [other for other in free if other > space]
    if not free:
        state.removed = tuple(sorted((*state.removed, die)))
        note(state, "automa_pushed_out", TEXT[die])
        return window
    target = below[0] if below else free[0]
    note(state, "automa_pushed", TEXT[die], NAMES[target])
    return window.place(target, die)


class LateGlass(Step):
    """After the last round: an Automa without glass gets what lies on the board (C15)."""

    __slots__ = ()
    auto = True

    def run(self, state: State) -> None:
        """Take it in hand, if there is some."""
        rest = state.todo[1:]
        state.todo = rest
        if state.glass and not state.windows[SEAT].on[GLASS]:
            _glass_in_hand(state)
            state.todo = (LATE_POSITION, *rest)


class LatePosition(Position):
    """The glass takes the place and the value of the die there, which leaves the game; alone it keeps its own."""

    __slots__ = ()

    def resolve(self, state: State, outcome: Outcome) -> None:
        space = self.drawn_space(state, outcome)
        window, glass = state.windows[SEAT], state.hand
        replaced = window.die_at(space)
        if replaced != NO_DIE:
            state.removed = tuple(sorted((*state.removed, replaced)))
            glass = 6 * GLASS + VALUE[replaced] - 1
            window = window.lift(space)
        state.windows[SEAT] = window.place(space, glass)
        note(state, "automa_late_glass", TEXT[glass], NAMES[space])
        state.hand = NO_DIE
        state.todo = state.todo[1:]
        settle(state)


class DrawSlot(Step):
    """Set-up with rare glass: which of the three tool slots the board takes."""

    __slots__ = ()
    asks = False
    chance = True

    def pending(self, state: State) -> Chance:
        return Chance("deal", "slot", 1, ("1", "2", "3"))

    def resolve(self, state: State, outcome: Outcome) -> None:
        if outcome.kind != "deal" or outcome.purpose != "slot" or outcome.values not in (("1",), ("2",), ("3",)):
            raise impossible(outcome.text, expected(one_of(f"deal slot {slot}" for slot in (1, 2, 3))))
        state.automa = state.automa._replace(board_slot=int(outcome.values[0]))
        state.todo = state.todo[1:]
        settle(state)


TAKE_GLASS: Final = register(TakeGlass("automa glass"))
POSITION: Final = register(Position("automa position"))
LATE_GLASS: Final = register(LateGlass("automa late_glass"))
LATE_POSITION: Final = register(LatePosition("automa late_position"))
DRAW_SLOT: Final = register(DrawSlot("automa slot"))
