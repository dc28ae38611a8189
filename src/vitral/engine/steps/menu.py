"""The menu of a turn at tables with modules: every module adds offers, and the turn lists them all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from vitral.engine.actions import CHECK, CHECKS, DO_PASS, PASS, TAKE, TOOL, Action
from vitral.engine.questions import QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State
from vitral.engine.steps.base import Step, register, run_auto_steps
from vitral.engine.steps.draft import can_draft, take_reasons
from vitral.engine.steps.hand import take_die, takes
from vitral.engine.steps.honor import check_reasons, check_window
from vitral.engine.steps.rounds import end_turn, seat_of_turn
from vitral.engine.steps.turn import tool_reasons, usable_tools, use_tool


class Offer(ABC):
    """One kind of action that a turn may offer. Offers hold no game data."""

    kinds: ClassVar[tuple[int, ...]] = ()
    """The kinds of actions it offers."""

    @abstractmethod
    def actions(self, state: State) -> list[Action]:
        """Returns the legal actions of its kind."""

    @abstractmethod
    def apply(self, state: State, action: Action) -> None: ...

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return [Reason.NOT_OFFERED]

    def actions_during_step(self, state: State) -> tuple[Action, ...]:
        """Returns the legal actions while the turn waits for something other than its next action.

        Asked only of the offers that may be used at any moment of a turn (`Rules.interrupts`).
        """
        return ()


_NO_INTERRUPTION: Final = frozenset(
    (QuestionKind.TURN, QuestionKind.SIDE, QuestionKind.PAY, QuestionKind.KEEP, QuestionKind.CHECK)
)
"""Questions, beside those that nobody of the turn answers, during which no other card may be used."""


def in_script(state: State) -> bool:
    """Returns whether the seat to move is in the middle of a script, and has a choice there."""
    step = state.todo[0]
    asks = step.asks and step.question.kind not in _NO_INTERRUPTION
    return asks and state.todo[-1] is state.rules.turn and state.accused < 0


class DraftOffer(Offer):
    """Offers the dice of the draft pool that can be placed, as they are or after a tool or an inspiration."""

    kinds = (TAKE,)

    def actions(self, state: State) -> list[Action]:
        if state.drafted:
            return []
        return [action for action, _ in takes(state) if can_draft(state, action)]

    def apply(self, state: State, action: Action) -> None:
        take_die(state, action)
        state.todo = state.rules.draft

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return take_reasons(state, action)


class ToolOffer(Offer):
    """Offers the tools, paid with favor tokens."""

    kinds = (TOOL,)

    def actions(self, state: State) -> list[Action]:
        return [] if state.tool_used or not state.tokens[state.seat] else usable_tools(state)

    def apply(self, state: State, action: Action) -> None:
        use_tool(state, action)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return tool_reasons(state, action)


class PassOffer(Offer):
    kinds = (PASS,)

    def actions(self, state: State) -> list[Action]:
        return [DO_PASS]

    def apply(self, state: State, action: Action) -> None:
        state.notes = ()
        end_turn(state)


class CheckOffer(Offer):
    """Offers to check a window at an honor table, each once a turn (docs/rules.md §1.8)."""

    kinds = (CHECK,)

    def actions(self, state: State) -> list[Action]:
        return [CHECKS[seat] for seat in range(state.rules.players) if not state.checked >> seat & 1]

    def apply(self, state: State, action: Action) -> None:
        check_window(state, action.arg)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return check_reasons(state, action)


class MenuTurn(Step):
    """A turn that offers what its table's modules offer."""

    kind = QuestionKind.TURN
    verb = "take"
    sure = True

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.question = self.question._replace(prompt="turn")

    def choices(self, state: State) -> tuple[Action, ...]:
        return tuple([action for offer in state.rules.menu for action in offer.actions(state)])

    def apply(self, state: State, action: Action) -> None:
        offer = state.rules.offer_of(action)
        assert offer is not None
        offer.apply(state, action)
        run_auto_steps(state)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        offer = state.rules.offer_of(action)
        return offer.reasons(state, action) if offer else [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        return seat_of_turn(state)


MENU_TURN: Final = register(MenuTurn("turn menu"))
DRAFT: Final = DraftOffer()
TOOLS: Final = ToolOffer()
DONE: Final = PassOffer()
CALL: Final = CheckOffer()
