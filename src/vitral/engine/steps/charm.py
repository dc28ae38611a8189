"""Charm (docs/rules.md §4.1): the tokens of one tool card."""

from __future__ import annotations

from typing import Final

from vitral.engine.actions import GATHER, GATHERS, Action
from vitral.engine.reasons import Reason
from vitral.engine.state import State
from vitral.engine.steps.inspire import ready
from vitral.engine.steps.menu import Offer


class CharmOffer(Offer):
    """Take the tokens off one tool card, three at most."""

    kinds = (GATHER,)

    def actions(self, state: State) -> list[Action]:
        """Every tool with tokens on it."""
        if state.inspirations[state.seat].moment != "turn" or not ready(state):
            return []
        return [GATHERS[tool.action] for tool, paid in zip(state.tools, state.tool_tokens, strict=True) if paid]

    def apply(self, state: State, action: Action) -> None:
        slot = next(slot for slot, tool in enumerate(state.tools) if GATHERS[tool.action] is action)
        taken = min(3, state.tool_tokens[slot])
        state.tool_tokens[slot] -= taken
        state.tokens[state.seat] += taken
        state.inspired |= 1 << state.seat

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Not that inspiration, used, no such tool, or no tokens on it."""
        if state.inspirations[state.seat].moment != "turn":
            return [Reason.NOT_OFFERED]
        if not ready(state):
            return [Reason.INSPIRATION_USED]
        here = any(GATHERS[tool.action] is action for tool in state.tools)
        return [Reason.NO_TOKENS_THERE if here else Reason.TOOL_NOT_HERE]


CHARM: Final = CharmOffer()
