"""Wisdom (docs/rules.md §4.1): a tool that costs 2 for 1, from the menu of a turn or with a drafted die in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.dice import NO_DIE
from vitral.engine.actions import DO_INSPIRE, INSPIRE, TOOL, Action
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import Step, register
from vitral.engine.steps.inspire import Inspirable, ready
from vitral.engine.steps.menu import Offer
from vitral.engine.steps.turn import hand_reasons, moment_reasons, slot_of, start_tool

if TYPE_CHECKING:
    from vitral.engine.tools import ToolInPlay


class WisdomOffer(Offer):
    """Use a tool that costs 2 for 1."""

    kinds = (INSPIRE,)

    def actions(self, state: State) -> list[Action]:
        return [DO_INSPIRE] if _wise(state) and discounted(state) else []

    def apply(self, state: State, action: Action) -> None:
        be_wise(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Not that inspiration, used, no token, a tool used already, or none to use it on."""
        moment = state.inspirations[state.seat].moment
        if moment != "tool":
            return [Reason.NOTHING_IN_HAND if moment == "in_hand" else Reason.NOT_OFFERED]
        found = [Reason.INSPIRATION_USED] if not ready(state) else []
        if not state.tokens[state.seat]:
            found.append(Reason.CANNOT_PAY)
        if state.tool_used:
            found.append(Reason.TOOL_USED)
        return found or [Reason.NO_COMPLETION]


def be_wise(state: State) -> None:
    """Turn Wisdom over; the tool is to be chosen next."""
    state.inspired |= 1 << state.seat
    state.using = (state.inspirations[state.seat].id,)
    state.todo = (DISCOUNT, *state.todo)


def _wise(state: State) -> bool:
    return state.inspirations[state.seat].moment == "tool" and ready(state) and not state.tool_used


def discounted(state: State) -> list[Action]:
    """The tools that cost 2 and can be finished by a seat that pays 1."""
    if not state.tokens[state.seat]:
        return []
    tools = [tool for tool, paid in zip(state.tools, state.tool_tokens, strict=True) if paid]
    if state.hand != NO_DIE:
        return for_one(state, tools, state.work)
    window = state.windows[state.seat]
    return [tool.action for tool in tools if tool.is_timely(state) and tool.can_finish(state, window, 1)]


def for_one(state: State, tools: list[ToolInPlay], work: Work) -> list[Action]:
    """Those of the tools that can be used on a drafted die in hand and finished by a seat that pays 1."""
    moment = state.rules.moments[state.turn]
    return [tool.action for tool in tools if tool.in_hand and tool.timely[moment] and tool.acts_on(state, work, 1)]


class InspirableDraft(Inspirable):
    """Placing the die just drafted: with Wisdom a tool may be used on it for less."""

    __slots__ = ()

    def choices(self, state: State) -> tuple[Action, ...]:
        """As any choice with a die in hand, and Wisdom if there is a tool for it."""
        found = super().choices(state)
        return (*found, DO_INSPIRE) if _wise(state) and discounted(state) else found

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        """With or without the inspiration."""
        return super().feasible(state, work, rest) or (_wise(state) and self._wisely(state, work))

    def _wisely(self, state: State, work: Work) -> bool:
        if not state.tokens[state.seat]:
            return False
        tools = [tool for tool, paid in zip(state.tools, state.tool_tokens, strict=True) if paid]
        return bool(for_one(state, tools, work))

    def apply(self, state: State, action: Action) -> None:
        """Use the inspiration, or do what the step does."""
        if action.kind == INSPIRE and _wise(state):
            be_wise(state)
        else:
            super().apply(state, action)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """As the step or the inspiration has it."""
        if action.kind == INSPIRE and state.inspirations[state.seat].moment == "tool":
            return WISDOM.reasons(state, action)
        return super().reasons(state, action)


class DiscountTool(Step):
    """Wisdom: the tool to be had for 1."""

    __slots__ = ()
    kind = QuestionKind.TOOL
    verb = "tool"

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple(discounted(state))

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        """Whether there is one, on that workbench."""
        after = state.copy()
        after.windows[state.seat], after.hand, _, _ = work
        return bool(discounted(after))

    def apply(self, state: State, action: Action) -> None:
        slot = slot_of(state, action)
        tool = state.tools[slot]
        start_tool(state, slot, 1, tool.script if state.hand == NO_DIE else tool.in_hand)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Not here, at the wrong moment, not one that costs 2, or not to be finished."""
        if action.kind != TOOL:
            return [Reason.NOT_OFFERED]
        slot = slot_of(state, action)
        if slot < 0:
            return [Reason.TOOL_NOT_HERE]
        tool = state.tools[slot]
        at_menu = state.hand == NO_DIE
        found = moment_reasons(state, tool) if at_menu else hand_reasons(state, tool)
        if not state.tool_tokens[slot]:
            found.append(Reason.NOT_OFFERED)
        window = state.windows[state.seat]
        if at_menu and not tool.can_finish(state, window, 1):
            found.append(Reason.NO_COMPLETION)
        if not at_menu and tool.in_hand and not tool.acts_on(state, state.work, 1):
            found.append(Reason.NO_COMPLETION)
        return found


DISCOUNT: Final = register(DiscountTool("discount tool"))
WISDOM: Final = WisdomOffer()
