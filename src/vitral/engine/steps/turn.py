"""A turn (RULES.md §1.3): draft and place a die, use a tool, each optional, in any order; ended by `pass`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.engine.actions import CHECK, CHECKS, DO_PASS, TAKE, TAKES, TOOL, Action
from vitral.engine.dice import COLOR, NO_DIE, SHADE
from vitral.engine.reasons import Reason
from vitral.engine.state import State
from vitral.engine.steps.base import Step, go_on, register
from vitral.engine.steps.honour import accuse, check_reasons
from vitral.engine.steps.rounds import end_turn, seat_of_turn

if TYPE_CHECKING:
    from vitral.engine.rules import ToolInPlay
    from vitral.engine.window import Window

_ONLY_PASS: Final = (DO_PASS,)


class Turn(Step):
    """The menu of a turn. The table comes back to it after every action until the seat passes."""

    __slots__ = ()
    sure = True

    def choices(self, state: State) -> tuple[Action, ...]:
        """Dice that can be placed, tools that can be paid and finished, and `pass`."""
        found = []
        seat = state.seat
        if not state.drafted:
            window = state.windows[seat]
            reach = window.reach
            fits = window.fits
            last = NO_DIE
            for die in state.pool:
                if die != last:
                    last = die
                    if reach & fits[COLOR[die]] & fits[SHADE[die]]:
                        found.append(TAKES[die])
        elif state.tool_used or not state.tokens[seat]:
            return _ONLY_PASS
        if not state.tool_used and state.tokens[seat]:
            found += usable_tools(state)
        found.append(DO_PASS)
        return tuple(found)

    def apply(self, state: State, action: Action) -> None:
        """Take a die in hand, start a tool, or end the turn."""
        kind = action.kind
        if kind == TAKE:
            pool = state.pool
            at = pool.index(action.arg)
            state.pool = pool[:at] + pool[at + 1 :]
            state.hand = action.arg
            state.drafted = True
            state.todo = state.rules.draft
        elif kind == TOOL:
            use_tool(state, action)
        else:
            end_turn(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Why a die cannot be taken or a tool not used."""
        if action.kind == TAKE:
            return _take_reasons(state, action.arg)
        if action.kind == TOOL:
            return _tool_reasons(state, action)
        return [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        """The seat of this turn of the round."""
        return seat_of_turn(state)


class HonourTurn(Turn):
    """At an honour table a seat may call a check before it acts, once for each other window (RULES.md §1.8)."""

    __slots__ = ()

    def choices(self, state: State) -> tuple[Action, ...]:
        """As any turn, and the checks."""
        found = super().choices(state)
        if state.drafted or state.tool_used:
            return found
        others = (seat for seat in range(state.rules.players) if seat != state.seat)
        return (*found, *(CHECKS[seat] for seat in others if not state.checked >> seat & 1))

    def apply(self, state: State, action: Action) -> None:
        """As any turn, or call the check."""
        if action.kind == CHECK:
            state.checked |= 1 << action.arg
            accuse(state, action.arg)
        else:
            super().apply(state, action)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """As any turn; a check comes before acting, once for each other window."""
        if action.kind != CHECK:
            return super().reasons(state, action)
        found = check_reasons(state, action)
        if state.drafted:
            found.append(Reason.ALREADY_DRAFTED)
        if state.tool_used:
            found.append(Reason.TOOL_USED)
        if state.checked >> action.arg & 1:
            found.append(Reason.ALREADY_CHECKED)
        return found


class SkipSecondTurn(Step):
    """The seat's second turn of this round is lost (tool 8)."""

    __slots__ = ()
    auto = True
    sure = True

    def run(self, state: State) -> None:
        """Note it."""
        state.skips |= 1 << state.seat


def usable_tools(state: State) -> list[Action]:
    """The tools the seat can pay for, at the right moment, and finish."""
    found = []
    seat = state.seat
    rich = state.tokens[seat] > 1
    moment = 2 * (state.turn // state.rules.players) + state.drafted
    paid = state.tool_tokens
    window = state.windows[seat]
    for slot, tool in enumerate(state.tools):
        if tool.timely[moment] and (rich or not paid[slot]) and can_finish(state, tool, window):
            found.append(tool.action)
    return found


def can_finish(state: State, tool: ToolInPlay, window: Window) -> bool:
    """Whether a tool can be finished on the window at work; what only the window decides is remembered there."""
    if not tool.local:
        return tool.first.sure or tool.first.feasible(state, (window, NO_DIE, -1, 0), tool.rest)
    known = window.known
    if known is None:
        known = window.known = {}
    answer = known.get(tool.action)
    if answer is None:
        answer = known[tool.action] = tool.first.feasible(state, (window, NO_DIE, -1, 0), tool.rest)
    return answer


def use_tool(state: State, action: Action) -> None:
    """Pay for a tool (RULES.md §1.5) and put its script in front."""
    seat = state.seat
    for slot, tool in enumerate(state.tools):
        if tool.action is action:
            price = 2 if state.tool_tokens[slot] else 1
            state.tokens[seat] -= price
            state.tool_tokens[slot] += price
            state.tool_used = True
            state.moved = 0
            state.todo = (state.todo[0], *tool.script)
            go_on(state)
            return


def _take_reasons(state: State, die: int) -> list[Reason]:
    found = []
    if state.drafted:
        found.append(Reason.ALREADY_DRAFTED)
    if die not in state.pool:
        found.append(Reason.NOT_IN_POOL)
    elif not state.windows[state.seat].spaces(die):
        found.append(Reason.NO_COMPLETION)
    return found


def _tool_reasons(state: State, action: Action) -> list[Reason]:
    slot = next((slot for slot, tool in enumerate(state.tools) if tool.action is action), -1)
    if slot < 0:
        return [Reason.TOOL_NOT_HERE]
    tool = state.tools[slot]
    found = []
    if state.tool_used:
        found.append(Reason.TOOL_USED)
    if state.tokens[state.seat] < (2 if state.tool_tokens[slot] else 1):
        found.append(Reason.CANNOT_PAY)
    if tool.needs_draft is not None and tool.needs_draft != state.drafted:
        found.append(Reason.NOT_DRAFTED if tool.needs_draft else Reason.ALREADY_DRAFTED)
    if tool.needs_leg is not None and tool.needs_leg != state.turn // state.rules.players:
        found.append(Reason.WRONG_TURN)
    if not can_finish(state, tool, state.windows[state.seat]):
        found.append(Reason.NO_COMPLETION)
    return found


TURN: Final = register(Turn("turn"))
HONOUR_TURN: Final = register(HonourTurn("turn honour"))
register(SkipSecondTurn("skip second_turn"))
