"""Honour tables (RULES.md §1.8): calling a check, removing breaching dice, the last checks before scoring."""

from __future__ import annotations

from typing import Final

from vitral.engine.actions import CHECK, CHECKS, DO_STOP, REMOVE, REMOVES, Action
from vitral.engine.asking import AskKind
from vitral.engine.dice import NO_DIE, with_die
from vitral.engine.reasons import Reason
from vitral.engine.spaces import INDEX
from vitral.engine.state import State
from vitral.engine.steps.base import Step, register


class RemoveBreach(Step):
    """The owner takes breaching dice out of the game, one by one, until none breaches."""

    __slots__ = ()
    kind = AskKind.REMOVE
    verb = "remove"

    def choices(self, state: State) -> tuple[Action, ...]:
        """The dice that breach now."""
        return tuple(REMOVES[INDEX[space]] for space in state.windows[state.accused].breaches())

    def apply(self, state: State, action: Action) -> None:
        """Take the die away; go back to the caller when the window is clean."""
        window = state.windows[state.accused]
        state.removed = with_die(state.removed, window.die_at(action.arg))
        state.windows[state.accused] = window = window.lift(action.arg)
        if not window.breaches():
            state.accused = -1
            _leave(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Only breaching dice may go."""
        if action.kind != REMOVE:
            return [Reason.NOT_OFFERED]
        window = state.windows[state.accused]
        return [Reason.NO_DIE_THERE if window.die_at(action.arg) == NO_DIE else Reason.NOT_A_BREACH]

    def seat_of(self, state: State) -> int:
        """The owner's."""
        return state.accused


class FinalCheck(Step):
    """Before scoring every seat in order may call one check; one such step lies in the queue for each seat."""

    __slots__ = ()
    kind = AskKind.CHECK
    verb = "check"
    stop = True

    def choices(self, state: State) -> tuple[Action, ...]:
        """Every other window, or none."""
        others = (seat for seat in range(state.rules.players) if seat != state.seat)
        return (*(CHECKS[seat] for seat in others), DO_STOP)

    def apply(self, state: State, action: Action) -> None:
        """Call it, or let it be."""
        _leave(state)
        if action.kind == CHECK:
            accuse(state, action.arg)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Another seat's window only."""
        return check_reasons(state, action) if action.kind == CHECK else [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        """Counted by the steps still in the queue."""
        return state.rules.players - state.todo.count(self)


def accuse(state: State, seat: int) -> None:
    """Check a window; if the call was right its owner has to remove dice, else nothing happens."""
    if state.windows[seat].breaches():
        state.accused = state.seat = seat
        state.todo = (REMOVE_BREACH, *state.todo)


def check_reasons(state: State, action: Action) -> list[Reason]:
    """A check is for another seat at the table."""
    elsewhere = action.arg >= state.rules.players or action.arg == state.seat
    return [Reason.NO_SUCH_SEAT] if elsewhere else []


def _leave(state: State) -> None:
    state.todo = state.todo[1:]
    state.seat = state.todo[0].seat_of(state)


REMOVE_BREACH: Final = register(RemoveBreach("remove"))
FINAL_CHECK: Final = register(FinalCheck("final check"))
