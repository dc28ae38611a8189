"""Inspirations (docs/rules.md §4.1): once a round or once a game, most of them with a die taken from a pool in hand.

At tables with inspirations every choice made with such a die in hand is wrapped (`Inspirable`), and a pause is put
before what would happen by itself (a flip, a roll). Using the inspiration puts its steps in front and takes the
wrappers off what is left of the script, since it can be used only once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vitral.dice import COLOR, GLASS, NO_DIE
from vitral.engine.actions import DO_GO, DO_INSPIRE, GATHER, GATHERS, GO, INSPIRE, TOOL, Action
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work
from vitral.engine.steps.base import (
    END_CARD,
    AutoStep,
    Step,
    advance,
    finishable,
    register,
    run_auto_steps,
    step_of,
    without_inspiration,
)
from vitral.engine.steps.dice_pools import SWAP_OWN
from vitral.engine.steps.glass import end_turn_but_for_glass
from vitral.engine.steps.hand import put_back
from vitral.engine.steps.menu import Offer, in_script
from vitral.engine.steps.place import Place
from vitral.engine.steps.place_ignoring_print import WAIVED, waived
from vitral.engine.steps.reroll import RerollHand
from vitral.engine.steps.turn import SKIP_SECOND_TURN, hand_reasons, moment_reasons, slot_of, start_tool

if TYPE_CHECKING:
    from vitral.engine.tools import ToolInPlay


# -- inspirations used with a die in hand ----------------------------------------------------------------------------


GLASS_DICE: Final = 6 * GLASS
"""Rare glass and dice without a value come after all dice an inspiration can be used on."""


def can_use_inspiration(state: State) -> bool:
    """Returns whether the seat to move has an inspiration left and can pay for it."""
    seat = state.seat
    inspiration = state.inspirations[seat]
    return not state.inspired >> seat & 1 and state.tokens[seat] >= inspiration.price


def inspired_script(state: State, todo: tuple[Step, ...]) -> tuple[Step, ...]:
    """Returns the steps to be done if the inspiration is used now, *todo* being those without it."""
    plain = without_inspiration(todo)
    steps = state.inspirations[state.seat].steps
    if steps == ("waive print",):
        return waived(plain)
    return (*(step_of(text) for name in steps for text in _SCRIPTS.get(name, (name,))), END_CARD, *plain)


def inspiration_helps(state: State, work: Work, todo: tuple[Step, ...]) -> bool:
    """Returns whether the inspiration can be used with the die in hand so that the script can be finished."""
    _, hand, origin, _ = work
    if origin >= 0 or hand == NO_DIE or hand >= GLASS_DICE or not can_use_inspiration(state):
        return False
    if state.inspirations[state.seat].moment != "in_hand":
        return False
    return finishable(_after_inspiration(state), work, inspired_script(state, todo))


def _after_inspiration(state: State) -> State:
    """Returns the state after the inspiration is used and paid: a tool may have to be paid with what is left."""
    after = state.copy()
    seat = state.seat
    after.tokens[seat] -= state.inspirations[seat].price
    after.inspired |= 1 << seat
    return after


def use_inspiration(state: State, todo: tuple[Step, ...]) -> None:
    seat = state.seat
    script = inspired_script(state, todo)
    state.tokens[seat] -= state.inspirations[seat].price
    state.inspired |= 1 << seat
    state.using = (*state.using, state.inspirations[seat].id)
    state.todo = script
    run_auto_steps(state)


def inspire_reasons(state: State) -> list[Reason]:
    """Returns why the inspiration cannot be used with the die in hand."""
    if state.inspirations[state.seat].moment != "in_hand":
        return [Reason.NOT_OFFERED]
    if state.inspired >> state.seat & 1:
        return [Reason.INSPIRATION_USED]
    if not can_use_inspiration(state):
        return [Reason.CANNOT_PAY]
    return [Reason.NO_COMPLETION]


class Inspirable(Step):
    """A choice made with a die in hand, at a table with inspirations."""

    def __init__(self, inner: Step) -> None:
        super().__init__(f"inspirable {inner.text}")
        self.inner = inner
        self.question = inner.question
        self.sure = inner.sure

    def without_inspiration(self) -> tuple[Step, ...]:
        return (self.inner,)

    def choices(self, state: State) -> tuple[Action, ...]:
        choices = self.inner.choices(state)
        return (*choices, DO_INSPIRE) if inspiration_helps(state, state.work, state.todo) else choices

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return self.inner.feasible(state, work, rest) or inspiration_helps(state, work, (self, *rest))

    def apply(self, state: State, action: Action) -> None:
        if action.kind == INSPIRE:
            use_inspiration(state, state.todo)
        else:
            self.inner.apply(state, action)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return inspire_reasons(state) if action.kind == INSPIRE else self.inner.reasons(state, action)


class Pause(Step):
    """Asks whether to use the inspiration before an automatic step, if it can be used."""

    auto = True

    def without_inspiration(self) -> tuple[Step, ...]:
        return ()

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return finishable(state, work, rest) or inspiration_helps(state, work, rest)

    def run(self, state: State) -> None:
        rest = state.todo[1:]
        state.todo = (ASK, *rest) if inspiration_helps(state, state.work, rest) else rest


class AskInspiration(Step):
    """Uses the inspiration now, or goes on without it."""

    kind = QuestionKind.INSPIRATION
    verb = "go"

    def choices(self, state: State) -> tuple[Action, ...]:
        work, rest = state.work, state.todo[1:]
        choices = (DO_GO,) if finishable(state, work, rest) else ()
        return (*choices, DO_INSPIRE) if inspiration_helps(state, work, rest) else choices

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return finishable(state, work, rest) or inspiration_helps(state, work, rest)

    def apply(self, state: State, action: Action) -> None:
        if action.kind == GO:
            advance(state)
        else:
            use_inspiration(state, state.todo[1:])

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return [Reason.NO_COMPLETION if action.kind == GO else Reason.NOT_OFFERED]


class RollLuck(RerollHand):
    """Rolls the die in hand again for Luck, if at least one of the six values lets the action be finished."""

    sure = False

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        if state.rules.options.rulings == 1:
            return True
        window, hand, origin, moved = work
        color = 6 * COLOR[hand]
        return any(_completes(state, (window, die, origin, moved), rest[1:]) for die in range(color, color + 6))


def _luck_check(state: State) -> None:
    """Puts the die back and ends the turn after Luck's roll, unless the action can be finished with it."""
    rest = state.todo
    if _completes(state, state.work, rest):
        return
    put_back(state)
    if SKIP_SECOND_TURN in rest:  # Running Pliers were used, so the second turn is lost all the same
        SKIP_SECOND_TURN.run(state)
    state.using = ()
    end_turn_but_for_glass(state)


def _completes(state: State, work: Work, rest: tuple[Step, ...]) -> bool:
    """Returns whether the die in hand can be placed in the end, not just left as tools 6 and 11 allow."""
    step = rest[1] if rest[0] is END_CARD else rest[0]
    if isinstance(step, Place) and step.leave:
        return step.spaces(work[0], work[1], -1) != 0
    return finishable(state, work, rest)


PAUSE: Final = register(Pause("pause"))
ASK: Final = register(AskInspiration("ask"))
register(RollLuck("reroll luck", "luck"))
register(AutoStep("luck check", _luck_check, sure=True))
_SCRIPTS: Final = {"reroll or_end_turn": ("reroll luck", "luck check")}


# -- Charm: the tokens of one tool card ------------------------------------------------------------------------------


class CharmOffer(Offer):
    """Offers the tokens of one tool card, three at most, at any moment of the turn."""

    kinds = (GATHER,)

    def actions(self, state: State) -> list[Action]:
        if state.inspirations[state.seat].moment != "turn" or not can_use_inspiration(state):
            return []
        return [GATHERS[tool.action] for tool, paid in zip(state.tools, state.tool_tokens, strict=True) if paid]

    def actions_during_step(self, state: State) -> tuple[Action, ...]:
        """Returns the actions after which what was begun can be finished: a tool may have to be paid."""
        if not in_script(state):
            return ()
        return tuple(
            [action for action in self.actions(state) if self._has_continuation(state, action, state.work, state.todo)]
        )

    def helps(self, state: State, work: Work, todo: tuple[Step, ...]) -> bool:
        """Returns whether Charm can be used so that the script *todo* can be finished from that workbench."""
        if state.rules.options.rulings == 1:
            return False
        return any(self._has_continuation(state, action, work, todo) for action in self.actions(state))

    def _has_continuation(self, state: State, action: Action, work: Work, todo: tuple[Step, ...]) -> bool:
        after = state.copy()
        self.apply(after, action)
        return finishable(after, work, todo)

    def apply(self, state: State, action: Action) -> None:
        slot = next(slot for slot, tool in enumerate(state.tools) if GATHERS[tool.action] is action)
        taken = min(3, state.tool_tokens[slot])
        state.tool_tokens[slot] -= taken
        state.tokens[state.seat] += taken
        state.inspired |= 1 << state.seat

    def reasons(self, state: State, action: Action) -> list[Reason]:
        at_menu = state.todo[0] is state.rules.turn
        if not (at_menu or in_script(state)) or state.inspirations[state.seat].moment != "turn":
            return [Reason.NOT_OFFERED]
        if not can_use_inspiration(state):
            return [Reason.INSPIRATION_USED]
        if action in self.actions(state):
            return [Reason.NO_COMPLETION]
        here = any(GATHERS[tool.action] is action for tool in state.tools)
        return [Reason.NO_TOKENS_THERE if here else Reason.TOOL_NOT_HERE]


CHARM: Final = CharmOffer()


# -- Wisdom: a tool that costs 2 for 1, from the menu of a turn or with a drafted die in hand ------------------------


class WisdomOffer(Offer):
    """Offers a tool that costs 2 for 1."""

    kinds = (INSPIRE,)

    def actions(self, state: State) -> list[Action]:
        return [DO_INSPIRE] if _can_use_wisdom(state) and discounted(state) else []

    def apply(self, state: State, action: Action) -> None:
        use_wisdom(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        moment = state.inspirations[state.seat].moment
        if moment != "tool":
            return [Reason.NOTHING_IN_HAND if moment == "in_hand" else Reason.NOT_OFFERED]
        reasons = [Reason.INSPIRATION_USED] if not can_use_inspiration(state) else []
        if not state.tokens[state.seat]:
            reasons.append(Reason.CANNOT_PAY)
        if state.tool_used:
            reasons.append(Reason.TOOL_USED)
        return reasons or [Reason.NO_COMPLETION]


def use_wisdom(state: State) -> None:
    """Uses Wisdom; the tool is chosen next."""
    state.inspired |= 1 << state.seat
    state.using = (state.inspirations[state.seat].id,)
    state.todo = (DISCOUNT, *state.todo)


def _can_use_wisdom(state: State) -> bool:
    return state.inspirations[state.seat].moment == "tool" and can_use_inspiration(state) and not state.tool_used


def discounted(state: State) -> list[Action]:
    """Returns the tools that cost 2 and can be finished by a seat that pays 1."""
    if not state.tokens[state.seat]:
        return []
    tools = [tool for tool, paid in zip(state.tools, state.tool_tokens, strict=True) if paid]
    if state.hand != NO_DIE:
        return usable_for_one(state, tools, state.work)
    window = state.windows[state.seat]
    return [tool.action for tool in tools if tool.is_timely(state) and tool.can_finish(state, window, 1)]


def usable_for_one(state: State, tools: list[ToolInPlay], work: Work) -> list[Action]:
    """Returns those of the tools that can be used on a drafted die in hand and finished by a seat that pays 1."""
    moment = state.rules.timings[state.turn]
    return [tool.action for tool in tools if tool.in_hand and tool.timely[moment] and tool.acts_on(state, work, 1)]


class InspirableDraft(Inspirable):
    """Places the die just drafted; with Wisdom a tool may be used on it for 1."""

    def choices(self, state: State) -> tuple[Action, ...]:
        choices = super().choices(state)
        return (*choices, DO_INSPIRE) if _can_use_wisdom(state) and discounted(state) else choices

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        if super().feasible(state, work, rest) or CHARM.helps(state, work, (self, *rest)):
            return True
        if not _can_use_wisdom(state) or not state.tokens[state.seat]:
            return False
        tools = [tool for tool, paid in zip(state.tools, state.tool_tokens, strict=True) if paid]
        return bool(usable_for_one(state, tools, work))

    def apply(self, state: State, action: Action) -> None:
        if action.kind == INSPIRE and _can_use_wisdom(state):
            use_wisdom(state)
        else:
            super().apply(state, action)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind == INSPIRE and state.inspirations[state.seat].moment == "tool":
            return WISDOM.reasons(state, action)
        return super().reasons(state, action)


class DiscountTool(Step):
    """Chooses the tool to be used for 1."""

    kind = QuestionKind.TOOL
    verb = "tool"

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple(discounted(state))

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        after = state.copy()
        after.windows[state.seat], after.hand, _, _ = work
        return bool(discounted(after))

    def apply(self, state: State, action: Action) -> None:
        slot = slot_of(state, action)
        tool = state.tools[slot]
        start_tool(state, slot, 1, tool.script if state.hand == NO_DIE else tool.in_hand)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        if action.kind != TOOL:
            return [Reason.NOT_OFFERED]
        slot = slot_of(state, action)
        if slot < 0:
            return [Reason.TOOL_NOT_HERE]
        tool = state.tools[slot]
        at_menu = state.hand == NO_DIE
        reasons = moment_reasons(state, tool) if at_menu else hand_reasons(state, tool)
        if not state.tool_tokens[slot]:
            reasons.append(Reason.NOT_OFFERED)
        window = state.windows[state.seat]
        if at_menu and not tool.can_finish(state, window, 1):
            reasons.append(Reason.NO_COMPLETION)
        if not at_menu and tool.in_hand and not tool.acts_on(state, state.work, 1):
            reasons.append(Reason.NO_COMPLETION)
        return reasons


DISCOUNT: Final = register(DiscountTool("discount tool"))
WISDOM: Final = WisdomOffer()


# -- scripts of tools with room for an inspiration -------------------------------------------------------------------


INSPIRABLE: Final = {
    text: register((InspirableDraft if text == "place drafted" else Inspirable)(step_of(text)))
    for text in (*WAIVED, "nudge", "swap track", SWAP_OWN.text)
}
"""Choices made with a die in hand, by the text of the step at other tables."""


def inspirable(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Returns a script with room for the inspiration wherever a die taken from a pool is in hand."""
    script_steps: list[Step] = []
    taken = False
    for step in steps:
        if taken and step.text in INSPIRABLE:
            script_steps.append(INSPIRABLE[step.text])
        elif taken and step.text in ("flip", "rebag", "reroll"):
            script_steps += [PAUSE, step]
        else:
            script_steps.append(step)
        taken = taken or step.text == "take"
    return tuple(script_steps)
