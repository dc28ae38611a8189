"""A turn (docs/rules.md §1.3): draft and place a die, use a tool, each optional, in any order; ended by `pass`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.cards.scripts import ScriptStep
from vitral.dice import NO_DIE, TRAITS
from vitral.engine.actions import DO_PASS, TAKE, TAKES, TOOL, Action
from vitral.engine.prices import FIRST_PRICE, LATER_PRICE, tool_price
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import AutoStep, Step, register, run_auto_steps
from vitral.engine.steps.draft import PlaceDrafted, take_reasons
from vitral.engine.steps.rounds import end_turn, seat_of_turn

if TYPE_CHECKING:
    from vitral.engine.tools import ToolInPlay

_ONLY_PASS: Final = (DO_PASS,)


class Turn(Step):
    """The choices of a turn at plain tables. The table comes back to it after every action until the seat passes."""

    kind = QuestionKind.TURN
    verb = "take"
    sure = True

    def choices(self, state: State) -> tuple[Action, ...]:
        seat = state.seat
        tokens = 0 if state.tool_used else state.tokens[seat]
        drafted = state.drafted
        if drafted and not tokens:
            return _ONLY_PASS
        window = state.windows[seat]
        actions = []
        unfit = False
        if not drafted:
            reach = window.reach
            fits = window.fits
            last = NO_DIE
            for die in state.pool:
                if die != last:
                    last = die
                    color, shade = TRAITS[die]
                    if reach & fits[color] & fits[shade]:
                        actions.append(TAKES[die])
                    else:
                        unfit = True
        if tokens:  # `usable_tools`, written out
            takes = len(actions)
            moment = state.rules.timings[state.turn] + drafted
            for tool, paid in zip(state.tools, state.tool_tokens):  # noqa: B905 - a keyword costs time
                if tool.timely[moment]:
                    price = LATER_PRICE if paid else FIRST_PRICE  # `tool_price`, written out
                    if tokens >= price and tool.can_finish(state, window, price):
                        actions.append(tool.action)
                        if unfit and tool.in_hand:  # a die that a tool makes fit may be taken before the tool
                            actions[:takes] = all_takes = _with_helped(state, actions[:takes], tool, price)
                            takes = len(all_takes)
        actions.append(DO_PASS)
        return tuple(actions)

    def apply(self, state: State, action: Action) -> None:
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
        if action.kind == TAKE:
            return take_reasons(state, action)
        if action.kind == TOOL:
            return tool_reasons(state, action)
        return [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        return seat_of_turn(state)


def _with_helped(state: State, takes: list[Action], tool: ToolInPlay, price: int) -> list[Action]:
    """Returns the dice that may be taken, with those that a tool makes fit, in the order of the pool."""
    dice = dict.fromkeys(state.pool)
    if tool.any_die:
        return [TAKES[die] for die in dice]
    window = state.windows[state.seat]
    return [take for die in dice if (take := TAKES[die]) in takes or tool.acts_on(state, (window, die, -1, 0), price)]


def _skip_second_turn(state: State) -> None:
    """Skips the seat's second turn of this round (tool 8)."""
    state.skips |= 1 << state.seat


def _end_tool(state: State) -> None:
    """Ends a tool, and with it the inspiration that made it cheaper."""
    state.using = ()


def usable_tools(state: State) -> list[Action]:
    """Returns the tools that the seat can pay for and finish at this moment of its turn."""
    usable = []
    seat = state.seat
    rich = state.tokens[seat] >= LATER_PRICE
    moment = state.rules.timings[state.turn] + state.drafted
    window = state.windows[seat]
    for tool, paid in zip(state.tools, state.tool_tokens, strict=True):
        if tool.timely[moment] and (rich or not paid) and tool.can_finish(state, window, tool_price(paid)):
            usable.append(tool.action)
    return usable


class HandTools:
    """The tools used with a die just drafted in hand, paid with favor tokens."""

    def usable(self, state: State, work: Work, step: PlaceDrafted) -> tuple[Action, ...]:
        """Returns those that can be paid and then finished from that workbench."""
        tokens = state.tokens[state.seat]
        usable: tuple[Action, ...] = ()
        if not tokens:
            return usable
        for tool, paid in zip(state.tools, state.tool_tokens):  # noqa: B905 - a keyword costs time
            if tool.in_hand and (tokens > 1 or not paid):
                # the offers before the draft include these
                timely = tool.needs_leg is None or tool.timely[state.rules.timings[state.turn]]
                if timely and tool.acts_on(state, work, tool_price(paid), step.script(tool)):
                    usable = (*usable, tool.action)
        return usable

    def use(self, state: State, action: Action, step: PlaceDrafted) -> None:
        slot = slot_of(state, action)
        start_tool(state, slot, tool_price(state.tool_tokens[slot]), step.script(state.tools[slot]))

    def reasons(self, state: State, action: Action, step: PlaceDrafted) -> list[Reason]:
        """Returns every reason why a tool cannot be used."""
        return tool_reasons(state, action, step)


def hand_reasons(state: State, tool: ToolInPlay) -> list[Reason]:
    """Returns why this is not the moment for a tool, with a drafted die in hand."""
    reasons = [Reason.TOOL_USED] if state.tool_used else []
    if not tool.in_hand:
        reasons.append(Reason.DIE_IN_HAND)
    elif tool.needs_leg is not None and tool.needs_leg != state.turn // state.rules.players:
        reasons.append(Reason.WRONG_TURN)
    return reasons


def use_tool(state: State, action: Action) -> None:
    """Pays for a tool (docs/rules.md §1.5) and puts its script in front."""
    slot = slot_of(state, action)
    start_tool(state, slot, tool_price(state.tool_tokens[slot]), state.tools[slot].script)


def start_tool(state: State, slot: int, price: int, script: tuple[Step, ...]) -> None:
    """Pays that price onto a tool and puts its script in front."""
    state.tokens[state.seat] -= price
    state.tool_tokens[slot] += price
    state.tool_used = True
    state.moved = 0
    tool = state.tools[slot]
    state.using = (*state.using, tool.card.id)
    state.todo = script
    if script[0].auto:
        run_auto_steps(state)


def slot_of(state: State, action: Action) -> int:
    """Returns the slot of the tool that an action uses; −1 if it is not on the table."""
    for slot, tool in enumerate(state.tools):
        if tool.action is action:
            return slot
    return -1


def tool_reasons(state: State, action: Action, step: PlaceDrafted | None = None) -> list[Reason]:
    """Returns every reason why a tool cannot be used; with *step*, on the drafted die that is in hand."""
    slot = slot_of(state, action)
    if slot < 0:
        return [Reason.TOOL_NOT_HERE]
    tool = state.tools[slot]
    price = tool_price(state.tool_tokens[slot])
    if step is None:
        reasons = moment_reasons(state, tool)
        finishable = tool.can_finish(state, state.windows[state.seat], price)
    else:
        reasons = hand_reasons(state, tool)
        finishable = not tool.in_hand or tool.acts_on(state, state.work, price, step.script(tool))
    if state.tokens[state.seat] < price:
        reasons.append(Reason.CANNOT_PAY)
    if not finishable:
        reasons.append(Reason.NO_COMPLETION)
    return reasons


def moment_reasons(state: State, tool: ToolInPlay) -> list[Reason]:
    """Returns why this is not the moment for a tool."""
    reasons = [Reason.TOOL_USED] if state.tool_used else []
    if tool.needs_draft is not None and tool.needs_draft != state.drafted:
        reasons.append(Reason.NOT_DRAFTED if tool.needs_draft else Reason.ALREADY_DRAFTED)
    if tool.needs_leg is not None and tool.needs_leg != state.turn // state.rules.players:
        reasons.append(Reason.WRONG_TURN)
    return reasons


TURN: Final = register(Turn("turn"))
END_TOOL: Final = register(AutoStep("end tool", _end_tool, sure=True))
SKIP_SECOND_TURN: Final = register(
    AutoStep("skip second_turn", _skip_second_turn, sure=True),
    ScriptStep("none", "the seat skips its second turn of the round", never_stuck=True, last=True),
)
HAND_TOOLS: Final = HandTools()
