"""Solo (docs/rules.md §2): tools paid with dice, and what goes on the round track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from vitral.dice import COLOR, LETTERS, VALUE, with_die, without
from vitral.engine.actions import DO_KEEP_ALL, KEEP, KEEPS, PAY, PAYS, TOOL, Action
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import Step, advance, finishable, register
from vitral.engine.steps.draft import PlaceDrafted
from vitral.engine.steps.menu import Offer
from vitral.engine.steps.rounds import close_round
from vitral.engine.steps.turn import HandTools, hand_reasons, moment_reasons

if TYPE_CHECKING:
    from vitral.engine.tools import ToolInPlay


class Pay(Step):
    """Pays for a tool with a die of the draft pool that shows its symbol; the die leaves the game."""

    kind = QuestionKind.PAY
    verb = "pay"

    def __init__(self, symbol: str) -> None:
        super().__init__(f"pay {symbol}")
        self.symbol = symbol
        self.question = self.question._replace(prompt="pay", symbol=symbol)

    def pays(self, die: int) -> bool:
        """Returns whether a die shows the symbol: a color, or a value in the first printing."""
        return self.symbol in (LETTERS[COLOR[die]], str(VALUE[die]))

    def choices(self, state: State) -> tuple[Action, ...]:
        work, rest = state.work, state.todo[1:]
        dice = [die for die in dict.fromkeys(state.pool) if self.pays(die)]
        return tuple([PAYS[die] for die in dice if _finishable_without(state, die, work, rest)])

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        dice = [die for die in dict.fromkeys(state.pool) if self.pays(die)]
        return any(_finishable_without(state, die, work, rest) for die in dice)

    def apply(self, state: State, action: Action) -> None:
        state.pool = without(state.pool, action.arg)
        state.removed = with_die(state.removed, action.arg)
        advance(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != PAY:
            return [Reason.NOT_OFFERED]
        if action.arg not in state.pool:
            return [Reason.NOT_IN_POOL]
        return [Reason.NO_COMPLETION if self.pays(action.arg) else Reason.WRONG_PAYMENT]


def _finishable_without(state: State, die: int, work: Work, rest: tuple[Step, ...]) -> bool:
    after = state.copy()
    after.pool = without(state.pool, die)
    return finishable(after, work, rest)


class SoloToolOffer(Offer):
    """Offers the tools, each paid with a die; the tool leaves the game with the die."""

    kinds = (TOOL,)

    def actions(self, state: State) -> list[Action]:
        if state.tool_used:
            return []
        moment = 2 * state.turn + state.drafted
        work = state.work
        return [tool.action for tool in state.tools if tool.timely[moment] and finishable(state, work, tool.script)]

    def apply(self, state: State, action: Action) -> None:
        tool = _on_table(state, action)
        assert tool is not None
        _start(state, tool, tool.script)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        tool = _on_table(state, action)
        if tool is None:
            return [Reason.TOOL_NOT_HERE]
        return _completion_reasons(state, tool.script, moment_reasons(state, tool))


class SoloHandTools(HandTools):
    """The tools used with a die just drafted in hand, paid with another die."""

    def usable(self, state: State, work: Work, step: PlaceDrafted) -> tuple[Action, ...]:
        moment = 2 * state.turn
        tools = [tool for tool in state.tools if tool.in_hand and tool.timely[moment]]
        return tuple([tool.action for tool in tools if finishable(state, work, step.script(tool))])

    def use(self, state: State, action: Action, step: PlaceDrafted) -> None:
        tool = _on_table(state, action)
        assert tool is not None
        _start(state, tool, step.script(tool))

    def reasons(self, state: State, action: Action, step: PlaceDrafted) -> list[Reason]:
        tool = _on_table(state, action)
        if tool is None:
            return [Reason.TOOL_NOT_HERE]
        reasons = hand_reasons(state, tool)
        return _completion_reasons(state, step.script(tool), reasons) if tool.in_hand else reasons


def _on_table(state: State, action: Action) -> ToolInPlay | None:
    return next((tool for tool in state.tools if tool.action is action), None)


def _completion_reasons(state: State, script: tuple[Step, ...], reasons: list[Reason]) -> list[Reason]:
    """Returns the reasons found, and why the script cannot be finished."""
    pay = script[0]
    if isinstance(pay, Pay) and not any(pay.pays(die) for die in state.pool):
        return [*reasons, Reason.CANNOT_PAY]
    return reasons if finishable(state, state.work, script) else [*reasons, Reason.NO_COMPLETION]


def _start(state: State, tool: ToolInPlay, script: tuple[Step, ...]) -> None:
    # Laid out again: a tool of no box is used by its slot on the table.
    state.tools = state.rules.tools_in_play(tuple([other.card.id for other in state.tools if other is not tool]))
    state.tool_tokens = [0] * len(state.tools)
    state.tool_used = True
    state.moved = 0
    state.using = (*state.using, tool.card.id)
    state.todo = script


class LighterTrack(Step):
    """At the end of a round fewer dice may go on the track, and the others leave the game (solo variant)."""

    kind = QuestionKind.KEEP
    verb = "keep"

    def choices(self, state: State) -> tuple[Action, ...]:
        return (*(KEEPS[die] for die in dict.fromkeys(lighter_choices(state))), DO_KEEP_ALL)

    def apply(self, state: State, action: Action) -> None:
        if action.kind == KEEP:
            state.removed = tuple(sorted((*state.removed, *without(state.pool, action.arg))))
            state.pool = (action.arg,)
        close_round(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != KEEP:
            return [Reason.NOT_OFFERED]
        return [Reason.NOT_ALONE if action.arg in state.pool else Reason.NOT_IN_POOL]


def lighter_choices(state: State) -> list[int]:
    """Returns the dice of the pool of which one may go on the track alone; none if all must go."""
    return may_go_alone(state.track[-1] if state.track else (), state.pool)


def may_go_alone(before: Sequence[int], left: Sequence[int]) -> list[int]:
    """Returns the dice left of which one may go on the track alone, after a round that put the dice *before* there."""
    if not before or len(left) < 2:
        return []
    highest = max(VALUE[die] for die in before)
    if highest == 6:
        lowest = min(VALUE[die] for die in left)
        return [die for die in left if VALUE[die] == lowest]
    return [die for die in left if VALUE[die] > highest]


def pay_step(symbol: str) -> Step:
    """Returns the step that pays for a tool with that symbol."""
    return PAY_STEPS[symbol]


PAY_STEPS: Final = {symbol: register(Pay(symbol)) for symbol in "RYGBP123456"}
LIGHTER: Final = register(LighterTrack("lighter track"))
SOLO_TOOLS: Final = SoloToolOffer()
SOLO_HAND_TOOLS: Final = SoloHandTools()
