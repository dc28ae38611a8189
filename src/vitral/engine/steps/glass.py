"""Rare glass (docs/rules.md §4.2): a board of colorless dice, one for each window at most, for favor tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.dice import COLOR, GLASS, NO_DIE, with_die, without
from vitral.engine.actions import DO_PASS, GLASSES, LEAVE, TAKE_GLASS, Action
from vitral.engine.chance import Chance, Outcome
from vitral.engine.prices import tool_price
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import END_CARD, AutoStep, ChanceStep, Step, advance, finishable, register
from vitral.engine.steps.hand import set_aside, take_up
from vitral.engine.steps.menu import Offer, in_script
from vitral.engine.steps.place import PLACE_DIE, Place
from vitral.engine.steps.reroll import RerollHand, check_reroll
from vitral.engine.steps.rounds import end_turn
from vitral.engine.window import Window
from vitral.spaces import BIT, INDEX, ROW_MASKS

if TYPE_CHECKING:
    from vitral.cards import GlassBoard
    from vitral.engine.views import View

SUPPLY: Final = 6
"""Rare-glass dice in the box."""
_CORNERS: Final = sum(BIT[INDEX[name]] for name in ("A1", "A5", "D1", "D5"))


def price(state: State | View, window: Window) -> int:
    """Returns what a die of the board costs for that window now."""
    board, dice = _board(state), state.glass
    kind = board.price
    if kind == "top_row_open":
        return (ROW_MASKS[0] & ~window.filled).bit_count()
    if kind == "corners_open":
        return (_CORNERS & ~window.filled).bit_count()
    if kind == "dice_left":
        return len(dice) - 1
    if kind == "as_tool":
        return tool_price(state.glass_tokens)
    if kind == "missing_colors":
        return sum(not mask for mask in window.on[:GLASS])
    return 1


def _script(state: State) -> tuple[Step, ...]:
    """Returns the steps after taking a die of the board, with the steps that were to be done before it."""
    place: tuple[Step, ...] = (REROLL_GLASS, PLACE_GLASS_OR_LEAVE) if _board(state).reroll else (PLACE_DIE,)
    if state.todo[0] is state.rules.turn:
        return (*place, REFILL, state.rules.turn)
    return (*place, REFILL, TAKE_UP if state.hand != NO_DIE else END_CARD, *state.todo)


def _board(state: State | View) -> GlassBoard:
    assert state.glass_board is not None
    return state.glass_board


class GlassOffer(Offer):
    """Offers the dice of the board for favor tokens: once a turn, at any moment, beside the turn's tool and draft.

    A die that is in hand then waits, and the glass goes only where the waiting die can be placed after it.
    """

    kinds = (TAKE_GLASS,)

    def actions(self, state: State) -> list[Action]:
        window = state.windows[state.seat]
        if state.glass_used or window.on[GLASS] or state.tokens[state.seat] < price(state, window):
            return []
        return [GLASSES[die] for die in dict.fromkeys(state.glass) if self._ends(state, GLASSES[die])]

    def actions_during_step(self, state: State) -> tuple[Action, ...]:
        return tuple(self.actions(state)) if in_script(state) and not _holds_glass(state) else ()

    def _ends(self, state: State, action: Action) -> bool:
        """Returns whether the die can be placed, and then all steps finished before the turn goes on."""
        work, todo = state.work, state.todo
        after = state.copy()
        self.apply(after, action)
        if _board(state).reroll:  # it may be left on the board with any value
            return todo[0].sure or finishable(after, work, todo)
        return finishable(after, after.work, after.todo)

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        cost = price(state, state.windows[seat])
        script = _script(state)
        state.tokens[seat] -= cost
        state.glass_tokens += cost
        state.glass = without(state.glass, action.arg)
        state.glass_used = True
        if state.todo[0] is not state.rules.turn:
            state.using = (*state.using, _board(state).id)
        if state.hand != NO_DIE:
            set_aside(state)
        state.hand = action.arg
        state.todo = script

    def reasons(self, state: State, action: Action) -> list[Reason]:
        at_menu = state.todo[0] is state.rules.turn or state.todo[0] is LAST_GLASS
        if not (at_menu or in_script(state) or _holds_glass(state)):
            return [Reason.NOT_OFFERED]
        window = state.windows[state.seat]
        reasons = []
        if state.glass_used:
            reasons.append(Reason.GLASS_USED)
        if window.on[GLASS] or (_holds_glass(state) and not state.glass_used):
            reasons.append(Reason.ONE_GLASS_ONLY)
        if state.tokens[state.seat] < price(state, window):
            reasons.append(Reason.CANNOT_PAY)
        if action.arg not in state.glass:
            reasons.append(Reason.NOT_ON_BOARD)
        elif not reasons and not self._ends(state, action):
            reasons.append(Reason.NO_COMPLETION)
        return reasons


def _holds_glass(state: State) -> bool:
    """Returns whether a rare glass is being placed or moved, which leaves no room for another."""
    return any(die != NO_DIE and COLOR[die] == GLASS for die in (state.hand, *state.waiting))


class TakeUp(Step):
    """Takes the die that waited in hand again once the glass is placed; what was begun goes on."""

    auto = True

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        window, _, _, moved = work
        after = state.copy()
        take_up(after)
        return finishable(after, (window, after.hand, after.origin, moved), rest)

    def run(self, state: State) -> None:
        take_up(state)
        state.using = state.using[:-1]
        state.todo = state.todo[1:]


class PlaceGlassOrLeave(Place):
    """Places the die, or leaves it on the board with its new value."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.leave, self.sure, self.must_place = "board", True, False
        self.question = self.question._replace(leave="board")

    def apply(self, state: State, action: Action) -> None:
        if action.kind == LEAVE:
            state.glass = with_die(state.glass, state.hand)
            state.hand = NO_DIE
            advance(state)
        else:
            super().apply(state, action)


def _refill(state: State) -> None:
    """Rolls new dice for an empty board, as many as are left of the six."""
    if not state.glass and state.glass_supply:
        state.todo = (ROLL_GLASS, *state.todo)


class LastGlass(Step):
    """After a failed Luck: rare glass may still be taken before the turn ends (docs/rules.md §4.1)."""

    kind = QuestionKind.TURN
    verb = "glass"
    sure = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return (*GLASS_DIE.actions(state), DO_PASS)

    def apply(self, state: State, action: Action) -> None:
        if action.kind == TAKE_GLASS:
            GLASS_DIE.apply(state, action)
        else:
            state.notes = ()
            end_turn(state)


def end_turn_but_for_glass(state: State) -> None:
    """Ends the turn after a failed Luck, unless rare glass can still be taken."""
    state.todo = (LAST_GLASS,)
    rules = state.rules
    if not rules.rare_glass or rules.options.rulings == 1 or not GLASS_DIE.actions(state):
        LAST_GLASS.apply(state, DO_PASS)


class RollGlass(ChanceStep):
    """Rolls new dice for the board."""

    sure = True

    def pending(self, state: State) -> Chance:
        return Chance("reroll", "board", _amount(state), _unrolled(state), state.round, state.turn)

    def resolve(self, state: State, outcome: Outcome) -> None:
        dice = check_reroll(_unrolled(state), outcome)
        state.glass = tuple(sorted(dice))
        state.glass_supply -= len(dice)
        advance(state)


def _amount(state: State) -> int:
    return min(_board(state).slots, state.glass_supply)


def _unrolled(state: State) -> tuple[int, ...]:
    return (6 * GLASS,) * _amount(state)


REROLL_GLASS: Final = register(RerollHand("reroll glass", "glass"))
PLACE_GLASS_OR_LEAVE: Final = register(PlaceGlassOrLeave("place or_leave_on_board"))
REFILL: Final = register(AutoStep("refill glass", _refill))
ROLL_GLASS: Final = register(RollGlass("roll glass"))
TAKE_UP: Final = register(TakeUp("take up"))
LAST_GLASS: Final = register(LastGlass("turn last_glass"))
GLASS_DIE: Final = GlassOffer()
