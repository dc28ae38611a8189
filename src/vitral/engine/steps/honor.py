"""Honor tables (docs/rules.md §1.8): calling a check, removing breaching dice, the last checks before scoring."""

from __future__ import annotations

from typing import Final

from vitral.dice import NO_DIE, with_die
from vitral.engine.actions import CHECK, CHECKS, DO_STOP, MAX_SEATS, REMOVE, REMOVES, Action
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State
from vitral.engine.steps.base import Step, register
from vitral.spaces import INDEX


class RemoveBreach(Step):
    """The owner of a window removes dice that break a rule, one by one, until none does."""

    kind = QuestionKind.REMOVE
    verb = "remove"

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple(REMOVES[INDEX[space]] for space in state.windows[state.accused].breaches())

    def apply(self, state: State, action: Action) -> None:
        window = state.windows[state.accused]
        state.removed = with_die(state.removed, window.die_at(action.arg))
        state.windows[state.accused] = window = window.lift(action.arg)
        if not window.breaches():
            state.accused = -1
            _leave(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != REMOVE:
            return [Reason.NOT_OFFERED]
        window = state.windows[state.accused]
        return [Reason.NO_DIE_THERE if window.die_at(action.arg) == NO_DIE else Reason.NOT_A_BREACH]

    def seat_of(self, state: State) -> int:
        return state.accused


class FinalCheck(Step):
    """Before scoring one seat calls a check or declines. The queue holds one such step for each seat still to answer.

    After a call everybody is asked again, so the checks end when all decline in a row (docs/rules.md §1.8). A window is
    called once at most: it has changed since only if it was found wrong, and then nothing wrong was left in it.
    """

    kind = QuestionKind.CHECK
    verb = "check"
    stop = True

    def __init__(self, seat: int) -> None:
        super().__init__(f"final check {seat + 1}")
        self.seat = seat
        self.question = self.question._replace(prompt="final-check")

    def choices(self, state: State) -> tuple[Action, ...]:
        return (*(CHECKS[seat] for seat in range(state.rules.players) if not state.checked >> seat & 1), DO_STOP)

    def apply(self, state: State, action: Action) -> None:
        if action.kind == CHECK:
            rest = tuple(step for step in state.todo if not isinstance(step, FinalCheck))
            all_called = (state.checked | 1 << action.arg) == (1 << state.rules.players) - 1
            state.todo = rest if all_called else (*final_checks_from(self.seat + 1, state.rules.players), *rest)
            state.seat = state.todo[0].seat_of(state)
            check_window(state, action.arg)
        else:
            _leave(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return check_reasons(state, action) if action.kind == CHECK else [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        return self.seat


class OldFinalCheck(Step):
    """The final checks of game files of format 1: before scoring every seat in order calls one check at most."""

    kind = QuestionKind.CHECK
    verb = "check"
    stop = True

    def choices(self, state: State) -> tuple[Action, ...]:
        others = (seat for seat in range(state.rules.players) if seat != state.seat)
        return (*(CHECKS[seat] for seat in others), DO_STOP)

    def apply(self, state: State, action: Action) -> None:
        _leave(state)
        if action.kind == CHECK:
            check_window(state, action.arg)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return [Reason.NO_SUCH_SEAT if action.kind == CHECK else Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        return state.rules.players - state.todo.count(self)


def final_checks_from(seat: int, players: int) -> tuple[Step, ...]:
    """Returns the steps that ask every seat once whether it calls a check, from that seat on."""
    return tuple(FINAL_CHECKS[(seat + at) % players] for at in range(players))


def check_window(state: State, seat: int) -> None:
    """Checks a window. If it breaks a rule, its owner has to remove dice; else nothing happens."""
    state.checked |= 1 << seat
    if state.windows[seat].breaches():
        state.accused = state.seat = seat
        state.todo = (REMOVE_BREACH, *state.todo)


def check_reasons(state: State, action: Action) -> list[Reason]:
    """Returns why a seat cannot be checked: there is none, or it has been checked already."""
    if action.arg >= state.rules.players:
        return [Reason.NO_SUCH_SEAT]
    return [Reason.ALREADY_CHECKED] if state.checked >> action.arg & 1 else []


def _leave(state: State) -> None:
    state.todo = state.todo[1:]
    state.seat = state.todo[0].seat_of(state)


REMOVE_BREACH: Final = register(RemoveBreach("remove"))
FINAL_CHECKS: Final = tuple(register(FinalCheck(seat)) for seat in range(MAX_SEATS))
"""The final check of each seat."""
OLD_FINAL_CHECK: Final = register(OldFinalCheck("final check"))
