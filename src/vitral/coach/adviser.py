"""The evaluator and the bot with which the coach judges tables and finds turns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vitral.bots.evaluation import Evaluator, neural_evaluator
from vitral.bots.glazier import GlazierBot
from vitral.bots.master import finish_turn
from vitral.bots.turn_search import ORDINARY, Plan
from vitral.cards import Objective
from vitral.engine import State
from vitral.engine.rules import Rules

_OUTCOMES: Final = 8
"""Where a plan ends in chance: outcomes it is judged by."""


class Adviser(GlazierBot):
    """Finds turns as the glazier does, with the neural evaluator for every table that it knows."""

    neural_everywhere = True
    pools_width = ORDINARY


class SeatEvaluator:
    """Evaluates tables for one seat: with the neural evaluator where that knows the table, else by the terms alone."""

    def __init__(self, rules: Rules, seat: int, public: Sequence[Objective], private: Sequence[Objective]) -> None:
        self.terms: Final = Evaluator(rules, public, private)
        self._seat = seat
        self._neural = neural_evaluator(rules, public, private) if private else None

    def evaluate(self, states: Sequence[State]) -> list[float]:
        """Returns what each table is worth, as a turn leaves it."""
        if self._neural is None:
            return [self.terms.evaluate(state, self._seat) for state in states]
        return self._neural.evaluate(states, self._seat)

    def evaluate_plan(self, plan: Plan, rng: Random) -> float:
        """Returns what is to be expected after a plan; if it ends in chance, the mean over some outcomes."""
        if not plan.state.todo[0].chance:
            return self.evaluate([plan.state])[0]
        ends = [finish_turn(plan.state, self._seat, self.terms, Random(rng.random())) for _ in range(_OUTCOMES)]
        return sum(self.evaluate(ends)) / _OUTCOMES
