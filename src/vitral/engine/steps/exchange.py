"""Exchanging two dice of the own window (the promo tool Soldering Iron, docs/rules.md §7).

One die is lifted (`lift`), then the die it changes places with is chosen: by its space, as the die in hand goes there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitral.cards.scripts import ScriptStep
from vitral.dice import NO_DIE
from vitral.engine.actions import PLACE, Action, places
from vitral.engine.honor_window import UncheckedWindow
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import Step, advance, finishable, register
from vitral.engine.window import Window
from vitral.spaces import BIT, indexes


class Exchange(Step):
    """The die in hand goes to the space of another, which goes where the first was lifted from.

    Both must obey every placing rule in the window that results; it counts as touching that they touch each other.
    """

    kind = QuestionKind.PLACE
    verb = "place"
    local = True

    def choices(self, state: State) -> tuple[Action, ...]:
        return places(sum(BIT[space] for space in _partners(state, state.work, state.todo[1:])))

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return any(True for _ in _partners(state, work, rest))

    def apply(self, state: State, action: Action) -> None:
        state.windows[state.seat], state.hand, state.origin, state.moved = _after(state.work, action.arg)
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != PLACE:
            return [Reason.NOT_OFFERED]
        window, die, origin, _ = state.work
        if action.arg == origin:
            return [Reason.SAME_SPACE]
        if not window.filled & BIT[action.arg]:
            return [Reason.NO_DIE_THERE]
        there, back = _halves(window, die, origin, action.arg)
        other = window.die_at(action.arg)
        reasons = [*there.reasons(action.arg, die), *back.reasons(origin, other)]
        return list(dict.fromkeys(reasons)) or [Reason.NO_COMPLETION]


def _partners(state: State, work: Work, rest: tuple[Step, ...]) -> Iterator[int]:
    """Yields the spaces of the dice with which the die in hand may change places so that the rest can be finished."""
    for space in indexes(work[0].filled):
        if _fits(work, space) and (rest[0].sure or finishable(state, _after(work, space), rest)):
            yield space


def _after(work: Work, space: int) -> Work:
    window, die, origin, moved = work
    other = window.die_at(space)
    both = BIT[space] | BIT[origin]
    done = window.lift(space).place(space, die).place(origin, other).rejudge(both)
    return (done, NO_DIE, -1, moved | both)


def _fits(work: Work, space: int) -> bool:
    """Returns whether the die in hand may change places with the one on that space."""
    window, die, origin, _ = work
    if isinstance(window, UncheckedWindow):
        return True
    there, back = _halves(window, die, origin, space)
    return bool(there.spaces(die) & BIT[space] and back.spaces(window.die_at(space)) & BIT[origin])


def _halves(window: Window, die: int, origin: int, space: int) -> tuple[Window, Window]:
    """Returns the window after the exchange, once without the die in hand and once without the other."""
    bare = window.lift(space)
    return bare.place(origin, window.die_at(space)), bare.place(space, die)


EXCHANGE: Final = register(
    Exchange("exchange"),
    ScriptStep("puts", "the die just lifted and another die of the window change places", after="lift"),
    en="Choose a die to swap with the { $die }.",
    pt="Escolha o dado que troca de lugar com o { $die }.",
    es="Elige el dado que cambia de sitio con el { $die }.",
    ru="Выберите кубик, на место которого встанет { $die }.",
    de="Wähle den Würfel, mit dem die { $die } den Platz tauscht.",
)
