"""A tool on the table: its card, the action that uses it, and its script as this table plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vitral.dice import COLOR, NO_DIE, SHADE
from vitral.engine.actions import TOOL_ACTIONS, Action
from vitral.engine.questions import QuestionKind
from vitral.engine.steps.base import Step
from vitral.engine.steps.hand import SWAP_TRACK, TAKE_DIE, placed_directly
from vitral.engine.steps.place import PLACE_ISOLATED
from vitral.engine.steps.turn import END_TOOL

if TYPE_CHECKING:
    from vitral.cards import Tool
    from vitral.engine.state import State, Work
    from vitral.engine.window import Window


class ToolInPlay:
    """A tool of a table, with what its script comes to worked out once."""

    card: Tool
    action: Action
    needs_draft: bool | None
    """Whether this turn's die must have been drafted, must not, or may (None)."""
    needs_leg: int | None
    """0: the first turn of the round, 1: the second, None: either."""
    timely: tuple[bool, ...]
    """Whether it may be used now, by 2·leg + drafted."""
    local: bool
    """Whether it can be finished depends on the window alone."""
    tight: bool
    """Whether it depends on the tokens left after paying (an inspiration may cost one)."""
    drafts: tuple[tuple[int, ...], ...]
    """By die, the die that is placed if the tool takes one of the pool and places it immediately; else empty."""
    isolated: bool
    """Whether it is placed touching no other."""
    script: tuple[Step, ...]
    in_hand: tuple[Step, ...]
    """The steps if the die has been drafted before; empty if the tool does not act on the turn's draft."""
    any_die: bool
    """Whether it makes no difference which die that was."""
    first: Step
    rest: tuple[Step, ...]

    def __init__(self, card: Tool, slot: int, steps: tuple[Step, ...], turn: Step, *, tight: bool = False) -> None:
        self.card = card
        self.action = TOOL_ACTIONS.get(card.id) or TOOL_ACTIONS[f"#{slot + 1}"]
        self.needs_draft = True if "after_draft" in card.when else False if "before_draft" in card.when else None
        self.needs_leg = 0 if "first_turn" in card.when else 1 if "second_turn" in card.when else None
        self.script = (*steps, END_TOOL, turn)
        self.first, self.rest = self.script[0], self.script[1:]
        self.drafts, place = placed_directly(self.rest) if self.first is TAKE_DIE else ((), self.first)
        self.isolated = place is PLACE_ISOLATED
        at = 1 if steps[0].kind is QuestionKind.PAY else 0
        takes = len(steps) > at and steps[at] is TAKE_DIE and self.needs_draft is False
        self.in_hand = (*steps[:at], *self.script[at + 1 :]) if takes else ()
        self.any_die = takes and not tight and (self.in_hand[0].sure or self.in_hand[0] is SWAP_TRACK)
        self.local = all(step.local for step in steps)
        self.tight = tight
        self.timely = tuple(
            self.needs_leg in (None, leg) and self.needs_draft in (None, drafted)
            for leg in (0, 1)
            for drafted in (False, True)
        )

    def is_timely(self, state: State) -> bool:
        """Returns whether this is the moment for it."""
        return self.timely[state.rules.timings[state.turn] + state.drafted]

    def can_finish(self, state: State, window: Window, price: int) -> bool:
        """Returns whether the seat to move, having paid, can finish it; what only the window decides is remembered
        there.
        """
        drafts = self.drafts
        if drafts:
            field = window.alone if self.isolated else window.reach
            fits = window.fits
            for die in state.pool:
                for placed in drafts[die]:
                    if field & fits[COLOR[placed]] & fits[SHADE[placed]]:
                        return True
            return False
        if self.local:
            known = window.known
            if known is None:
                known = window.known = {}
            elif self.action in known:
                return known[self.action]
            answer = known[self.action] = self.first.feasible(state, (window, NO_DIE, -1, 0), self.rest)
            return answer
        if self.tight:
            state = state.copy()
            state.tokens[state.seat] -= price
        first = self.first
        return first.sure or first.feasible(state, (window, NO_DIE, -1, 0), self.rest)

    def acts_on(self, state: State, work: Work, price: int, script: tuple[Step, ...] | None = None) -> bool:
        """Returns whether the seat to move, having paid, can finish it with a drafted die in hand; `script` if not as
        usual.
        """
        window, hand, _, _ = work
        drafts = self.drafts
        if drafts and (script is None or script is self.in_hand):
            field = window.alone if self.isolated else window.reach
            fits = window.fits
            for placed in drafts[hand]:
                if field & fits[COLOR[placed]] & fits[SHADE[placed]]:
                    return True
            return False
        todo = script or self.in_hand
        first = todo[0]
        if first.sure:
            return True
        if self.tight:
            state = state.copy()
            state.tokens[state.seat] -= price
            state.tool_used = True
        return first.feasible(state, work, todo[1:])

    def __repr__(self) -> str:
        return f"<{self.card.id}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ToolInPlay) and self.card == other.card and self.action is other.action

    def __hash__(self) -> int:
        return hash(self.action)
