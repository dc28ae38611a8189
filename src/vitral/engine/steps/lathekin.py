"""Lathekin with `lathekin = together`: two dice are lifted, then both are put on new spaces.

Each die needs a space other than its own; they may exchange theirs. In the window that results both meet what is
printed and lie beside no die alike, and there is an order in which each touches a die already there: the two cannot
lie apart from all others. If there is no third die, one of them lies on the edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitral.dice import COLOR, NO_DIE, SHADE
from vitral.engine.actions import LIFT, LIFTS, PLACE, Action, places
from vitral.engine.honor_window import UncheckedWindow
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import Step, advance, register
from vitral.engine.steps.hand import set_aside, take_up
from vitral.engine.window import Window
from vitral.spaces import BIT, EDGE, FULL, TOUCHING, around, indexes

Lifted = tuple[int, int]
"""A die and the space it was lifted from."""


def second_spaces(window: Window, first: Lifted, space: int, second: Lifted, islands: bool) -> int:
    """Returns where the second die may go if the first goes on a space; *window* holds neither.

    With *islands* the two may lie apart from all others (the first version of our rulings).
    """
    die, origin = second
    placed = window.place(space, first[0])
    mask = placed.fits[COLOR[die]] & placed.fits[SHADE[die]] & ~placed.filled & ~BIT[origin]
    if isinstance(window, UncheckedWindow):
        return mask
    others = window.filled
    if not others:
        return mask & TOUCHING[space] & (EDGE if not EDGE & BIT[space] else -1)
    if TOUCHING[space] & others:
        return mask & placed.reach
    return mask & TOUCHING[space] & (FULL if islands else around(others))


def first_spaces(window: Window, first: Lifted, second: Lifted, islands: bool) -> Iterator[int]:
    """Yields the spaces of the first die that leave the second one a space."""
    die, origin = first
    mask = window.fits[COLOR[die]] & window.fits[SHADE[die]] & ~window.filled & ~BIT[origin]
    return (space for space in indexes(mask) if second_spaces(window, first, space, second, islands))


def partners(window: Window, first: Lifted, islands: bool) -> Iterator[int]:
    """Yields the spaces of the dice that can be moved together with one that was lifted."""
    for other in indexes(window.filled):
        if any(True for _ in first_spaces(window.lift(other), first, (window.die_at(other), other), islands)):
            yield other


def _with_prompt(step: Step, prompt: str) -> Step:
    """Registers a step that asks as the tools do that move one die after the other."""
    step.question = step.question._replace(prompt=prompt)
    return register(step)


def _islands(state: State) -> bool:
    return state.rules.options.rulings == 1


def _lift(state: State, space: int) -> None:
    window = state.windows[state.seat]
    state.hand, state.origin = window.die_at(space), space
    state.windows[state.seat] = window.lift(space)


class LiftFirst(Step):
    kind = QuestionKind.LIFT
    verb = "lift"
    local = True

    def spaces(self, window: Window, islands: bool) -> Iterator[int]:
        for space in indexes(window.filled):
            first = (window.die_at(space), space)
            if any(True for _ in partners(window.lift(space), first, islands)):
                yield space

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([LIFTS[space] for space in self.spaces(state.windows[state.seat], _islands(state))])

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return any(True for _ in self.spaces(work[0], _islands(state)))

    def apply(self, state: State, action: Action) -> None:
        _lift(state, action.arg)
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != LIFT:
            return [Reason.NOT_OFFERED]
        empty = state.windows[state.seat].die_at(action.arg) == NO_DIE
        return [Reason.NO_DIE_THERE if empty else Reason.NO_COMPLETION]


class LiftSecond(LiftFirst):
    """Lifts the second die, which waits until the first is placed."""

    def choices(self, state: State) -> tuple[Action, ...]:
        window, hand, origin, _ = state.work
        return tuple([LIFTS[space] for space in partners(window, (hand, origin), _islands(state))])

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        window, hand, origin, _ = work
        return any(True for _ in partners(window, (hand, origin), _islands(state)))

    def apply(self, state: State, action: Action) -> None:
        first = (state.hand, state.origin)
        _lift(state, action.arg)
        set_aside(state)
        state.hand, state.origin = first
        advance(state)


class PlaceFirst(Step):
    """Places the first die where it leaves the second one a space."""

    kind = QuestionKind.PLACE
    verb = "place"
    local = True

    def targets(self, state: State, work: Work) -> tuple[int, ...]:
        window, hand, origin, _ = work
        second = (state.waiting[-1], state.waiting_from[-1])
        return tuple(first_spaces(window, (hand, origin), second, _islands(state)))

    def choices(self, state: State) -> tuple[Action, ...]:
        return places(sum(BIT[space] for space in self.targets(state, state.work)))

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return bool(self.targets(state, work))

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        state.windows[seat] = state.windows[seat].place(action.arg, state.hand)
        state.moved |= BIT[action.arg]
        take_up(state)
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != PLACE:
            return [Reason.NOT_OFFERED]
        reasons = [Reason.SPACE_TAKEN] if state.windows[state.seat].filled & BIT[action.arg] else []
        if action.arg == state.origin:
            reasons.append(Reason.SAME_SPACE)
        return reasons or [Reason.NO_COMPLETION]


class PlaceSecond(PlaceFirst):
    """Places the second die so that both lie legally."""

    def targets(self, state: State, work: Work) -> tuple[int, ...]:
        window, hand, origin, moved = work
        (first,) = indexes(moved)
        before = window.lift(first)
        lifted = (window.die_at(first), -1)
        return indexes(second_spaces(before, lifted, first, (hand, origin), _islands(state)))

    def apply(self, state: State, action: Action) -> None:
        seat = state.seat
        state.moved |= BIT[action.arg]
        state.windows[seat] = (
            state.windows[seat].place(action.arg, state.hand).rejudge(state.moved, islands=_islands(state))
        )
        state.hand = NO_DIE
        state.origin = -1
        advance(state)


TOGETHER: Final = (
    _with_prompt(LiftFirst("lift together"), "lift"),
    _with_prompt(LiftSecond("lift other together"), "lift-other"),
    _with_prompt(PlaceFirst("place together"), "place"),
    _with_prompt(PlaceSecond("place other together"), "place"),
)
"""The script of Lathekin where both dice are moved together."""
LIFT_SECOND: Final = TOGETHER[1]
PLACE_SECOND: Final = TOGETHER[3]
