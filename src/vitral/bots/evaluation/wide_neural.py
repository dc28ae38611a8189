"""The learned evaluator with a wide net: up to six players, own spaces, Passion's objectives, private dice pools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vitral.bots.evaluation.neural import POINTS, PUBLIC, NeuralEvaluator, between
from vitral.bots.evaluation.terms import term_of
from vitral.cards import Objective, Pairs, SumOfColor, SumOfSpaces
from vitral.dice import LETTERS
from vitral.engine import State
from vitral.engine.rules import Rules
from vitral.spaces import mask_of

Array = Any
_KNOWN: Final = dict(zip(PUBLIC, POINTS, strict=True))
_PASSION: Final = [
    (pairing, trait) for pairing in ("mirror", "upper_lower", "left_right") for trait in ("color", "value")
]
"""Passion's public objectives, in the order of the inputs."""
_PAIR: Final = 3
_NONE: Final = 11
_BETWEEN: Final = 30
_PLAYERS: Final = _BETWEEN + _NONE + 1
_BAG: Final = _PLAYERS + 1
_POOLS: Final = _BAG + 5
_DICE: Final = _POOLS + 1


def _place(one: Objective) -> int:
    """Which of the sixteen public objectives it is; −1 for one that the net does not know."""
    goal = one.goal
    if isinstance(goal, Pairs):
        known = one.points == _PAIR and (goal.pairing, goal.trait) in _PASSION
        return 10 + _PASSION.index((goal.pairing, goal.trait)) if known else -1
    name = term_of(one)[0]
    return PUBLIC.index(name) if _KNOWN.get(name) == one.points else -1


def _is_own(one: Objective) -> bool:
    return isinstance(one.goal, SumOfColor | SumOfSpaces) and one.points == 1


class WideNeuralEvaluator(NeuralEvaluator):
    """Corrects what the terms expect where there is more on the table than in the base game."""

    _parts = 18
    """Ten public objectives, the private one, everything else about the window, and the six of Passion."""
    _besides = _DICE + 30
    _narrow = False

    @staticmethod
    def knows(rules: Rules, public: Sequence[Objective], private: Sequence[Objective]) -> bool:
        """Whether its nets were trained for such a table, or nearly: what they do not know is left to the terms."""
        known = sum(_place(one) >= 0 for one in public)
        return rules.options.mode == "standard" and len(private) == 1 and known > 0

    def _table(self, rules: Rules) -> str:
        return "pools" if rules.options.dice_pools else "crowd"

    def _told(self, public: Sequence[Objective], private: Sequence[Objective]) -> None:
        np = self._np
        places = [(at, _place(one)) for at, one in enumerate(public) if _place(one) >= 0]
        self._columns = [1 + at for at, _ in places]
        self._slots = [place if place < 10 else place + 2 for _, place in places]
        active, own = np.zeros(16, np.float32), np.zeros(6, np.float32)
        active[[place for _, place in places]] = 1.0
        goal = private[0].goal
        self._own = _is_own(private[0])
        self._spaces = mask_of(goal.spaces) if isinstance(goal, SumOfSpaces) and self._own else 0
        if self._own:
            own[LETTERS.index(goal.color) if isinstance(goal, SumOfColor) else 5] = 1.0
        self._context = np.concatenate([active, own])
        self._mask = np.concatenate([active[:10], [float(self._own), 1.0], active[10:]])
        self._pools = float(self._rules.options.dice_pools)

    def between_rounds(
        self, windows: Array, left: Array, bags: Array, highest: Array | None = None, dice: Array | None = None
    ) -> Array:
        """What windows will bring after a whole round; with dice pools `dice` are the private ones, −1 for none."""
        np = self._np
        around, known = self._rows(len(windows))
        around[:, _BETWEEN + _NONE] = 1.0
        around[:, _PLAYERS] = self._rules.players / 4.0
        around[:, _BAG:_POOLS] = bags / 18.0
        around[:, _POOLS] = self._pools
        if dice is not None:
            at, which = np.nonzero(dice >= 0)
            np.add.at(around, (at, _DICE + dice[at, which]), 1.0)
        masks = (windows[:, :12], windows[:, 12:24], windows[:, 24], windows[:, 25])
        added = self._corrected(tuple(np.ascontiguousarray(one) for one in masks), left, known, around)
        return self._total + added

    def _expected(self, known: Array, on: Array, fits: Array, filled: Array, reach: Array, left: Array) -> None:
        form = self._form
        parts = self._parts_of(on, fits, filled, reach, left, self._rules.penalty, form.codes, form.weights)
        known[:, self._slots] = parts[:, self._columns]
        known[:, 11] = parts[:, 0]
        if self._own:
            known[:, 10] = parts[:, -1]
        self._total = parts.sum(1)
        """With what the net is not told of."""

    def _planes(self, on: Array, fits: Array, filled: Array, reach: Array) -> Array:
        np = self._np
        planes = super()._planes(on, fits, filled, reach)
        return np.concatenate([planes, np.full((len(planes), 1), self._spaces, planes.dtype)], 1)

    def _around(self, row: Array, known: Array, state: State, seat: int) -> None:
        before = between(state, seat)
        row[_BETWEEN + (before if before >= 0 else _NONE)] = 1.0
        for die in state.pool if before >= 0 else ():
            row[die] += 1.0
        row[_PLAYERS] = self._rules.players / 4.0
        row[_BAG:_POOLS] = state.bag
        row[_BAG:_POOLS] /= 18.0
        row[_POOLS] = self._pools
        for die in state.own[seat] if state.own else ():
            row[_DICE + die] += 1.0
