"""What tables are worth to a seat, by the best evaluator there is for them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vitral.bots.evaluation import Evaluator, neural_evaluator
from vitral.bots.glazier import GlazierBot
from vitral.bots.master import finished
from vitral.bots.turn_search import ORDINARY, Plan
from vitral.cards import Objective
from vitral.engine import State
from vitral.engine.rules import Rules

_OUTCOMES: Final = 8
"""Where a plan ends in chance: outcomes it is judged by."""


class Adviser(GlazierBot):
    """Finds turns as the glazier does, but asks the learned evaluator wherever that knows the table."""

    wide = True
    pools_width = ORDINARY


class SeatEvaluator:
    """Judges for one seat: with the learned evaluator where that knows the table, else by the terms alone."""

    def __init__(self, rules: Rules, seat: int, public: Sequence[Objective], private: Sequence[Objective]) -> None:
        self.terms: Final = Evaluator(rules, public, private)
        self._seat = seat
        self._learned = neural_evaluator(rules, public, private) if private else None

    def worth(self, state: State) -> float:
        """What a table is worth, as a turn leaves it."""
        return self.worths([state])[0]

    def worths(self, states: Sequence[State]) -> list[float]:
        """The same for several tables."""
        if self._learned is None:
            return [self.terms.worth(state, self._seat) for state in states]
        return self._learned.worths(states, self._seat)

    def promised(self, plan: Plan, rng: Random) -> float:
        """What is to be expected after a plan; if it ends in chance, the mean over some outcomes."""
        if not plan.state.todo[0].chance:
            return self.worth(plan.state)
        ends = [finished(plan.state, self._seat, self.terms, Random(rng.random())) for _ in range(_OUTCOMES)]
        return sum(self.worths(ends)) / _OUTCOMES
