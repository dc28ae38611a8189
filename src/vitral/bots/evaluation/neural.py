"""The learned evaluator: the terms' estimate of a table, corrected by a small net that saw millions of games.

It needs the `[ai]` extra, and knows tables like those it was trained on: one to four players with objectives of the
base game, and with wider nets (`wide.py`) up to six, own spaces, Passion's objectives and dice pools. Elsewhere
`neural_evaluator` gives None, and the terms alone evaluator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vitral.bots.evaluation.evaluator import Evaluator, Form, compiled, placements_left
from vitral.bots.evaluation.terms import term_of
from vitral.cards import Objective, SumOfColor
from vitral.dice import LETTERS, VALUE
from vitral.engine import State
from vitral.engine.prices import open_space_penalty
from vitral.engine.rules import Rules

Array = Any
PUBLIC: Final = (
    *("row color", "column color", "row value", "column value", "pair 1 2", "pair 3 4", "pair 5 6", "set of 6"),
    *("diagonal color", "set of 5"),
)
"""The public objectives it knows, by the name of their term, in the order of its inputs."""
POINTS: Final = (6, 5, 5, 4, 2, 2, 2, 5, 1, 4)
_NONE: Final = 8
"""What the net is told where one's next turn is not in this round."""
_SEATS: Final = 4


def neural_evaluator(rules: Rules, public: Sequence[Objective], private: Sequence[Objective]) -> NeuralEvaluator | None:
    """The one for a seat with these objectives, or None if it was not trained for such a table."""
    options = rules.options
    if (
        compiled() is None
        or options.mode not in ("standard", "solo")
        or rules.penalty != open_space_penalty(solo=options.solo)
    ):
        return None
    kind = NeuralEvaluator if _is_narrow(rules, public, private) else _wide(rules, public, private)
    evaluator = Evaluator(rules, public, private)
    form = evaluator.form()
    return kind(rules, public, private, evaluator, form) if kind and form else None


def _is_narrow(rules: Rules, public: Sequence[Objective], private: Sequence[Objective]) -> bool:
    """Whether it is a table of the base game, but for inspirations."""
    options = rules.options
    if options.dice_pools or options.rare_glass or rules.players > _SEATS:
        return False
    known = dict(zip(PUBLIC, POINTS, strict=True))
    if any(known.get(term_of(one)[0]) != one.points for one in public):
        return False
    return bool(private) and all(isinstance(one.goal, SumOfColor) and one.points == 1 for one in private)


def _wide(rules: Rules, public: Sequence[Objective], private: Sequence[Objective]) -> type[NeuralEvaluator] | None:
    """The evaluator with a wide net, if it knows such a table."""
    from vitral.bots.evaluation.wide_neural import WideNeuralEvaluator

    return WideNeuralEvaluator if WideNeuralEvaluator.knows(rules, public, private) else None


class NeuralEvaluator:
    """Corrects what the terms expect."""

    _parts = 13
    """Ten public objectives, the private one, everything else about the window, and the round track of solo."""
    _besides = 30 + 9 + 1 + 5 + 1 + 7
    """Numbers that stand around a window."""
    _narrow = True

    def __init__(
        self, rules: Rules, public: Sequence[Objective], private: Sequence[Objective], evaluator: Evaluator, form: Form
    ) -> None:
        import numpy as np

        from vitral.bots.evaluation import net, parts_kernel

        self._np: Any = np
        self._layout: Any = net
        self._net = net.net_for(self._table(rules))
        self._parts_of: Any = parts_kernel.parts_of
        self._evaluator, self._form, self._rules = evaluator, form, rules
        self.base = self._narrow and not rules.options.inspirations
        """Whether the table is one of the base game."""
        self._told(public, private)

    def _table(self, rules: Rules) -> str:
        """The name of its net."""
        return "solo" if rules.options.solo else "standard"

    def _told(self, public: Sequence[Objective], private: Sequence[Objective]) -> None:
        """Note what never changes in a game, as the net reads it."""
        np, rules = self._np, self._rules
        self._slots = [PUBLIC.index(term_of(one)[0]) for one in public]
        active, own = np.zeros(10, np.float32), np.zeros(5, np.float32)
        active[self._slots] = 1.0
        for one in private:
            assert isinstance(one.goal, SumOfColor)
            own[LETTERS.index(one.goal.color)] = 1.0
        self._context = np.concatenate([active, own])
        self._lighter = float(rules.options.track == "lighter") if rules.options.solo else 0.0
        self._mask = np.concatenate([active, [1.0, 1.0, float(rules.options.solo)]])

    def worths(self, states: Sequence[State], seat: int) -> list[float]:
        """What each table is worth to the seat, as its turn leaves it."""
        added = self.corrections(states, seat)
        return [self._evaluator.worth(state, seat) + more for state, more in zip(states, added, strict=True)]

    def corrections(self, states: Sequence[State], seat: int) -> list[float]:
        """By table, as a turn of the seat leaves it: what the terms are wrong by. After the last turn: nothing."""
        np = self._np
        windows = [state.windows[seat] for state in states]
        masks = (
            np.array([window.on for window in windows], np.int64),
            np.array([window.fits for window in windows], np.int64),
            np.array([window.filled for window in windows], np.int64),
            np.array([window.reach for window in windows], np.int64),
        )
        left = np.array([min(20, placements_left(state, seat)) for state in states], np.int64)
        around, known = self._rows(len(states))
        for row, state in enumerate(states):
            self._around(around[row], known[row], state, seat)
        added: list[float] = self._corrected(masks, left, known, around).tolist()
        return added

    def between_rounds(self, windows: Array, left: Array, bags: Array, highest: Array | None = None) -> Array:
        """What windows will bring after a whole round: a row of 26 masks each, and what the bag then holds.

        In solo less what will still go on the round track, on which `highest` lies at the end now.
        """
        np = self._np
        around, known = self._rows(len(windows))
        around[:, 30 + _NONE] = 1.0
        around[:, 39] = self._rules.players / 4.0
        around[:, 40:45] = bags / 18.0
        around[:, 45] = self._lighter
        around[np.arange(len(windows)), 46 if highest is None else 46 + highest] = 1.0
        masks = (windows[:, :12], windows[:, 12:24], windows[:, 24], windows[:, 25])
        added = self._corrected(tuple(np.ascontiguousarray(one) for one in masks), left, known, around)
        return known.sum(1) + added

    def _rows(self, count: int) -> tuple[Array, Array]:
        """Room for what stands around so many windows, and for what the terms expect of them."""
        np = self._np
        return np.zeros((count, self._besides), np.float32), np.zeros((count, self._parts), np.float32)

    def _corrected(self, masks: tuple[Array, ...], left: Array, known: Array, around: Array) -> Array:
        np, rows = self._np, len(left)
        on, fits, filled, reach = masks
        self._expected(known, on, fits, filled, reach, left)
        turns = np.zeros((rows, 21), np.float32)
        turns[np.arange(rows), left] = 1.0
        told = np.broadcast_to(self._context, (rows, len(self._context)))
        misc = np.concatenate([known * 0.1, turns, told, around], 1)
        found = self._net.corrections(self._planes(*masks), misc)
        return np.where(left > 0, found @ self._mask, 0.0)

    def _planes(self, on: Array, fits: Array, filled: Array, reach: Array) -> Array:
        """Windows as the net reads them."""
        return self._layout.masks_of(on, fits, filled, reach)

    def _expected(self, known: Array, on: Array, fits: Array, filled: Array, reach: Array, left: Array) -> None:
        """What the terms expect, by part of the score."""
        form, count = self._form, len(self._slots)
        parts = self._parts_of(on, fits, filled, reach, left, self._rules.penalty, form.codes, form.weights)
        known[:, self._slots] = parts[:, 1 : count + 1]
        known[:, 10] = parts[:, count + 1 :].max(1)
        known[:, 11] = parts[:, 0]

    def _around(self, row: Array, known: Array, state: State, seat: int) -> None:
        solo = self._rules.options.solo
        before = between(state, seat)
        if before >= 0:
            for die in state.pool:
                row[die] += 1.0
        row[30 + (before if before >= 0 else _NONE)] = 1.0
        row[39] = self._rules.players / 4.0
        row[40:45] = state.bag
        row[40:45] /= 18.0
        highest = max((VALUE[die] for die in state.track[-1]), default=0) if solo and state.track else 0
        row[45] = self._lighter
        row[46 + highest] = 1.0
        if solo:
            known[12] = -_laid_down([VALUE[die] for die in state.pool], highest, before >= 0, self._lighter > 0)


def between(state: State, seat: int) -> int:
    """How many others draft before the seat's next turn of this round; −1 if it has none."""
    if state.skips >> seat & 1:
        return -1
    after = state.rules.turns[state.start][state.turn + 1 :]
    if seat not in after:
        return -1
    return sum(not state.skips >> other & 1 for other in after[: after.index(seat)])


def _laid_down(values: list[int], highest: int, again: bool, lighter: bool) -> float:
    """Solo: what this round's dice will add to the round track, as the net was taught to expect it."""
    if again:
        return float(sum(values) - max(values, default=0))
    alone = [value for value in values if highest == 6 or value > highest]
    if lighter and highest and len(values) >= 2 and alone:
        return float(min(alone))
    return float(sum(values))
