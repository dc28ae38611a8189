"""Rare glass (RULES.md §4): a board of colorless dice, one for each window at most, for favor tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.engine.actions import DO_LEAVE, GLASSES, LEAVE, TAKE_GLASS, Action, places
from vitral.engine.chance import Chance, Outcome
from vitral.engine.dice import GLASS, NO_DIE, with_die, without
from vitral.engine.reasons import Reason
from vitral.engine.spaces import BIT, INDEX, ROW_MASKS
from vitral.engine.state import State
from vitral.engine.steps.base import Step, finishable, go_on, register
from vitral.engine.steps.menu import Offer
from vitral.engine.steps.place import PLACE_DIE, Place
from vitral.engine.steps.reroll import RerollHand, rerolled
from vitral.engine.window import Window

if TYPE_CHECKING:
    from vitral.cards import GlassBoard
    from vitral.engine.view import View

SUPPLY: Final = 6
"""Rare-glass dice in the box."""
_CORNERS: Final = sum(BIT[INDEX[name]] for name in ("A1", "A5", "D1", "D5"))


def price(state: State | View, window: Window) -> int:
    """What a die of the board costs for that window now."""
    board, dice = _board(state), state.glass
    kind = board.price
    if kind == "top_row_open":
        return (ROW_MASKS[0] & ~window.filled).bit_count()
    if kind == "corners_open":
        return (_CORNERS & ~window.filled).bit_count()
    if kind == "dice_left":
        return len(dice) - 1
    if kind == "as_tool":
        return 2 if state.glass_tokens else 1
    if kind == "missing_colors":
        return sum(not mask for mask in window.on[:GLASS])
    return 1


def _script(state: State) -> tuple[Step, ...]:
    """What follows taking a die of the board."""
    if _board(state).reroll:
        return (REROLL_GLASS, PLACE_GLASS_OR_LEAVE, REFILL, state.rules.turn)
    return (PLACE_DIE, REFILL, state.rules.turn)


def _board(state: State | View) -> GlassBoard:
    assert state.glass_board is not None
    return state.glass_board


class GlassOffer(Offer):
    """Pay, take a die of the board and place it; beside the turn's tool and draft, once a turn."""

    kinds = (TAKE_GLASS,)

    def offers(self, state: State) -> list[Action]:
        """Every kind of die on the board that can be paid and placed."""
        window = state.windows[state.seat]
        if state.glass_used or window.on[GLASS] or state.tokens[state.seat] < price(state, window):
            return []
        script = _script(state)
        return [GLASSES[die] for die in dict.fromkeys(state.glass) if finishable(state, (window, die, -1, 0), script)]

    def apply(self, state: State, action: Action) -> None:
        """Pay onto the board and take the die."""
        seat = state.seat
        cost = price(state, state.windows[seat])
        state.tokens[seat] -= cost
        state.glass_tokens += cost
        state.glass = without(state.glass, action.arg)
        state.glass_used = True
        state.hand = action.arg
        state.todo = _script(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Used this turn, a glass already, too dear, not there, or no space for it."""
        window = state.windows[state.seat]
        found = []
        if state.glass_used:
            found.append(Reason.GLASS_USED)
        if window.on[GLASS]:
            found.append(Reason.ONE_GLASS_ONLY)
        if state.tokens[state.seat] < price(state, window):
            found.append(Reason.CANNOT_PAY)
        if action.arg not in state.glass:
            found.append(Reason.NOT_ON_BOARD)
        elif not finishable(state, (window, action.arg, -1, 0), _script(state)):
            found.append(Reason.NO_COMPLETION)
        return found


class PlaceGlassOrLeave(Place):
    """The die may stay on the board with its new value."""

    __slots__ = ()
    leave = "board"
    sure = True

    def choices(self, state: State) -> tuple[Action, ...]:
        """Every legal space, and leaving it."""
        return (*places(self.spaces(state.windows[state.seat], state.hand, -1)), DO_LEAVE)

    def apply(self, state: State, action: Action) -> None:
        """Place it, or lay it back on the board."""
        if action.kind == LEAVE:
            state.glass = with_die(state.glass, state.hand)
            state.hand = NO_DIE
            go_on(state)
        else:
            super().apply(state, action)


class RefillGlass(Step):
    """An empty board gets new dice, as far as the six reach."""

    __slots__ = ()
    auto = True
    sure = True

    def run(self, state: State) -> None:
        """Roll them, if the board is empty."""
        rest = state.todo[1:]
        state.todo = (ROLL_GLASS, *rest) if not state.glass and state.glass_supply else rest


class RollGlass(Step):
    """New dice for the board."""

    __slots__ = ()
    asks = False
    chance = True
    sure = True

    def question(self, state: State) -> Chance:
        """A value for each slot."""
        return Chance("reroll", "board", _amount(state), _unrolled(state), state.round, state.turn)

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Lay them out."""
        dice = rerolled(_unrolled(state), outcome)
        state.glass = tuple(sorted(dice))
        state.glass_supply -= len(dice)
        go_on(state)


def _amount(state: State) -> int:
    return min(_board(state).slots, state.glass_supply)


def _unrolled(state: State) -> tuple[int, ...]:
    return (6 * GLASS,) * _amount(state)


REROLL_GLASS: Final = register(RerollHand("reroll glass", "glass"))
PLACE_GLASS_OR_LEAVE: Final = register(PlaceGlassOrLeave("place or_leave_on_board"))
REFILL: Final = register(RefillGlass("refill glass"))
ROLL_GLASS: Final = register(RollGlass("roll glass"))
GLASS_DIE: Final = GlassOffer()
