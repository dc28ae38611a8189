"""A hint: the best turn from here, what it is expected to bring, and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from vitral.bots import ANY_TIME, Budget
from vitral.bots.grandmaster import GrandmasterBot
from vitral.bots.honor import is_honor_table, strict_state
from vitral.coach.adviser import Adviser, SeatEvaluator
from vitral.coach.reasons import TurnReason, reasons
from vitral.engine import Action, View, legal_actions
from vitral.engine.actions import DO_PASS, SIDE

_RIVALS = 3
"""How many of the next best turns a reason is looked for against."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for the seat to move."""

    action: Action
    """The next action."""
    turn: tuple[Action, ...]
    """The whole turn, up to the first question to chance."""
    gain: float
    """Points expected beyond those of ending the turn now; 0 where the turn cannot be ended."""
    expected: float
    """The score expected at the end of the game (in solo: above the target)."""
    why: tuple[TurnReason, ...]
    """The reasons, the weightiest first."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "action": self.action.text,
            "turn": [action.text for action in self.turn],
            "gain": round(self.gain, 2),
            "expected": round(self.expected, 2),
            "why": [why.to_dict() for why in self.why],
        }


def hint(view: View, budget: Budget = ANY_TIME, *, seed: int | str = 0, think: bool = True) -> Hint:
    """Returns what the grandmaster would do in this place. With `think=False` its evaluator is asked without playing
    futures.

    That takes milliseconds. It knows only the view. `ValueError` if the view is not of the seat to move.
    """
    if view.viewer is None or view.seat != view.viewer or view.over:
        raise ValueError("a hint is for the seat to move, seen from its own place")
    bot = GrandmasterBot(seed) if think else Adviser(seed)
    state = view.sample(Random(str(seed)))
    legal = legal_actions(state)
    evaluator = bot.evaluator(view)
    if legal[0].kind == SIDE or (is_honor_table(state) and view.todo[0] is not view.rules.turn):
        action = bot.choose(view, legal, budget)
        return Hint(action, (action,), 0.0, 0.0, (TurnReason("flexible"),))
    if is_honor_table(state):
        state = strict_state(state)
    plans = bot.ranked(view, state, evaluator, budget)
    best, rivals = plans[0], [plan for plan in plans[1:] if plan.actions][:_RIVALS]
    turn = best.actions if best.state.todo[0].chance else (*best.actions, DO_PASS)
    seat_evaluator = SeatEvaluator(state.rules, state.seat, state.public, view.private)
    expected = seat_evaluator.evaluate_plan(best, Random(str(seed)))
    # Play-outs may prefer a turn that the evaluator, which looks no further, likes less; it is never worse than none.
    gain = max(0.0, expected - seat_evaluator.evaluate([state])[0]) if DO_PASS in legal else 0.0
    return Hint(turn[0], turn, gain, expected, reasons(state, best, rivals, view.private, evaluator))
