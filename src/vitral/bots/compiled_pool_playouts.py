"""CompiledPlayouts of tables with private dice pools, compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vitral.bots.compiled_playouts import _array as array
from vitral.bots.compiled_playouts import _pool as pool_of
from vitral.bots.compiled_playouts import _Several
from vitral.bots.evaluation import Evaluator, NeuralEvaluator, placements_left
from vitral.bots.evaluation.evaluator import Form
from vitral.bots.evaluation.wide_neural import WideNeuralEvaluator
from vitral.engine import State
from vitral.engine.actions import ROUNDS
from vitral.engine.rules import Rules
from vitral.engine.steps.dice_pools import DICE_EACH


class CompiledPoolPlayouts(_Several):
    """The window of the seat, played on with its own dice."""

    def __init__(
        self, rules: Rules, seat: int, evaluator: Evaluator, form: Form, learned: NeuralEvaluator | None
    ) -> None:
        from vitral.bots.evaluation import pools_kernel

        super().__init__(rules, seat, evaluator, form, learned)
        self._pools: Any = pools_kernel

    def ready(self, state: State) -> Any:
        masks, pool, where, _ = super().ready(state)
        # Before windows are chosen private dice are not rolled yet.
        dice = array([pool_of(own, DICE_EACH) for own in state.own]) if state.own else None
        left = placements_left(state, self._seat)
        return masks, dice, pool, where, self._evaluator.tokens(state, self._seat, left)

    def played(self, ready: Any, world: State, seed: int) -> Any:
        masks, dice, pool, where, tokens = ready
        rounds = min(self._horizon, ROUNDS - where[4])
        bag = array(world.bag)
        rolls = self._rolled(bag, rounds, self._rules.pool_size, seed)
        if dice is None:
            dice = array([[-1] * DICE_EACH] * self._rules.players)
            for seat in range(self._rules.players):
                self._pools.rolled_own(dice[seat], seed + 7919 * (seat + 1))
        codes, kinds, weights = self._players(world)
        seen = array([0] * 37)
        found, gained = self._pools.play_pools(
            *masks, dice, pool, rolls, *where, codes, kinds, weights, self._rules.penalty, seed, seen
        )
        besides = float(tokens) - self._to_others * gained
        return found, besides, seen, rolls, bag, ROUNDS - where[4] - rounds

    def left(self, state: State) -> int:
        return 2 * max(0, ROUNDS - state.round - self._horizon)

    def worths(self, ends: Sequence[Any]) -> list[float]:
        if not isinstance(self._learned, WideNeuralEvaluator) or not ends[0][-1]:
            return [worth + besides for worth, besides, *_ in ends]
        import numpy as np

        bags = np.array([bag - np.bincount(rolls.ravel() // 6, minlength=5) for *_, rolls, bag, _ in ends])
        seen = np.array([seen for _, _, seen, *_ in ends])
        found = self._learned.between_rounds(seen[:, :26], seen[:, 36], bags, dice=seen[:, 26:36])
        worths: list[float] = (found + np.array([besides for _, besides, *_ in ends])).tolist()
        return worths
