"""Placing the die just drafted. With it in hand a tool that acts on a drafted die may be used (docs/rules.md §1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.dice import COLOR, NO_DIE, SHADE
from vitral.engine.actions import HIGH_PLACES, LOW_PLACES, TOOL, Action
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import Step, finishable, register
from vitral.engine.steps.hand import in_pool, take_die
from vitral.engine.steps.place import Place

if TYPE_CHECKING:
    from vitral.engine.tools import ToolInPlay


class PlaceDrafted(Place):
    """Places the drafted die, or uses a tool on it first, with the same result as the tool before the draft."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.question = self.question._replace(prompt=self.question.prompt.replace("place-drafted", "place"))

    def script(self, tool: ToolInPlay) -> tuple[Step, ...]:
        """Returns the steps of a tool used with the die in hand."""
        return tool.in_hand

    def choices(self, state: State) -> tuple[Action, ...]:
        seat = state.seat
        window = state.windows[seat]
        die = state.hand
        fits = window.fits
        mask = window.reach & fits[COLOR[die]] & fits[SHADE[die]]
        placements = LOW_PLACES[mask & 1023] + HIGH_PLACES[mask >> 10]
        if state.tool_used or (not state.tokens[seat] and not state.rules.pays_with_dice):
            return placements
        return placements + state.rules.hand_tools.usable(state, (window, die, -1, 0), self)

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        window, hand, origin, _ = work
        if self.spaces(window, hand, origin):
            return True
        return not state.tool_used and bool(state.rules.hand_tools.usable(state, work, self))

    def apply(self, state: State, action: Action) -> None:
        if action.kind == TOOL:
            state.rules.hand_tools.use(state, action, self)
            return
        seat, windows = state.seat, state.windows
        windows[seat] = windows[seat].place(action.arg, state.hand)
        state.hand = NO_DIE
        state.todo = state.rules.turn_steps[seat]

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind == TOOL:
            return state.rules.hand_tools.reasons(state, action, self)
        return super().reasons(state, action)


def can_draft(state: State, action: Action) -> bool:
    """Returns whether a die of the pool can be drafted: placed as it is, or after an inspiration or a tool."""
    window, die = state.windows[state.seat], action.arg
    if window.reach & window.fits[COLOR[die]] & window.fits[SHADE[die]]:
        return True
    after = state.copy()  # what pays for a tool in solo is another die of the pool
    take_die(after, action)
    return finishable(after, (window, die, -1, 0), state.rules.draft)


def take_reasons(state: State, action: Action) -> list[Reason]:
    reasons = [Reason.ALREADY_DRAFTED] if state.drafted else []
    if not in_pool(state, action):
        reasons.append(Reason.NOT_IN_POOL)
    elif not can_draft(state, action):
        reasons.append(Reason.NO_COMPLETION)
    return reasons


PLACE_DRAFTED: Final = register(PlaceDrafted("place drafted"))
