"""The evaluator: what a table is worth to one seat, in points at the end of the game."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache, partial
from math import exp
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vitral.bots.evaluation.terms import (
    GENERAL_TERMS,
    SOLO_TERMS,
    Term,
    Weights,
    objective_term,
    open_spaces,
    shortage_term,
)
from vitral.bots.evaluation.weights import weight_array, weight_table, weights_at
from vitral.cards import Objective
from vitral.dice import VALUE
from vitral.engine import State
from vitral.engine.actions import ROUNDS
from vitral.engine.prices import open_space_penalty
from vitral.engine.rules import Rules
from vitral.engine.steps.dice_pools import DICE_EACH
from vitral.engine.steps.solo import lighter_choices
from vitral.engine.window import Window
from vitral.spaces import indexes

if TYPE_CHECKING:
    from vitral.bots.evaluation.neural import NeuralEvaluator

WeightSource = Callable[[str, int], Weights]
"""Returns the weights of a term with that many placements left."""


class CompiledTerms(NamedTuple):
    """The terms of an evaluator as compiled code reads them."""

    codes: Any
    """By term: `Term.code`."""
    weights: Any
    """By placements left, term and state; the first term is the shortage of placements."""
    best_of: int
    """How many of the last terms are private objectives of which the best counts; 0 if all count."""
    penalty: int
    """Points lost for each open space."""


_TOKEN: Final = 3.0
"""What a favor token is good for beside its point while there is much left to place: a tool at the right moment.

What was learned from games is too little, since most tools in them were used for less. Tried in the arena: 0 makes 54.6
points, 1.3 makes 55.8, 2 makes 57.4, 3 makes 58.2, 4 makes 58.2 (two glaziers, 300 deals).
"""
_SOLO_TOOL: Final = 6.3
"""What a tool is worth in solo, where it is used once and takes one more die off the round track."""
_SOLO_SHARE: Final = {
    "cork_backed_straightedge": 0.35,
    "running_pliers": 0.75,
    "glazing_hammer": 0.75,
    "flux_brush": 0.8,
}
"""Tools that have fewer moments to wait for than the others. Waiting for them as for the others, the glazier kept the
straightedge until no space was left for it; with these its margin is 1.1 points better (500 deals)."""
_CACHE_SIZE: Final = 60_000
"""Windows remembered; more than a turn needs, less than would fill the memory."""


def weight_table_name(rules: Rules, *, margin: bool = False) -> str:
    """Returns the name of the weights of such a table; with *margin* those of solo fitted together with its terms."""
    if not rules.options.solo:
        return "standard"
    return "solo_margin" if margin else "solo"


@cache
def load_kernel() -> Any:
    """Returns the compiled kernel, or None without the `[ai]` extra or where `VITRAL_NO_KERNEL` is set.

    It is loaded when the first table is evaluated: that takes a moment that other commands need not wait.
    """
    if os.environ.get("VITRAL_NO_KERNEL"):
        return None
    try:
        from vitral.bots.evaluation import kernel
    except ImportError:
        return None
    return kernel


class Evaluator:
    """Evaluates tables for a seat with these objectives: points so far, and what is still to come of everything.

    It does not look at the others' windows: in this game one wins by building, hardly ever by spoiling. With *margin*
    it also counts in solo how many spaces are open to each value and color, since high dice must find a place.
    """

    def __init__(
        self,
        rules: Rules,
        public: Sequence[Objective],
        private: Sequence[Objective],
        source: WeightSource | None = None,
        *,
        margin: bool = False,
    ) -> None:
        self._rules = rules
        table = weight_table_name(rules, margin=margin)
        self._source = source or partial(weights_at, weight_table(table))
        self._objectives = [*public, *private]
        general = GENERAL_TERMS + SOLO_TERMS if margin and rules.options.solo else GENERAL_TERMS
        self._terms: list[Term] = [*general, *map(objective_term, self._objectives)]
        self._best_of = len(private) if len(private) > 1 else 0
        self._known: dict[tuple[int, tuple[int, ...]], float] = {}
        self._weights: dict[int, tuple[Weights, list[Weights]]] = {}
        self._tokens: dict[tuple[int, ...], float] = {}
        self._kernel: Any = None
        self.compiled_terms: Final = None if source else self._compile(table)
        """For compiled code; None without the `[ai]` extra, with weights of one's own or with an unknown term."""

    @property
    def term_names(self) -> tuple[str, ...]:
        return ("shortage", *(term.name for term in self._terms))

    def _compile(self, table: str) -> CompiledTerms | None:
        codes = [term.code() for term in self._terms]
        if None in codes or (kernel := load_kernel()) is None:
            return None
        self._kernel = kernel
        weights = weight_array(table, self.term_names)
        return CompiledTerms(kernel.np.array(codes, kernel.np.int64), weights, self._best_of, self._rules.penalty)

    def evaluate(self, state: State, seat: int) -> float:
        """Returns what a table is worth to the seat, if its turn ended here."""
        left = placements_left(state, seat)
        total = self.evaluate_window(state.windows[seat], left)
        if self._rules.options.solo:
            return total + self._solo(state, seat, left)
        return total + self.token_value(state, seat, left)

    def evaluate_window(self, window: Window, left: int) -> float:
        """Returns the value of a window with that many placements left."""
        key = (left, window.on)
        value = self._known.get(key)
        if value is not None:
            return value
        if self.compiled_terms is None:
            total = self.add_terms(window, left)
        else:
            total = self._kernel.evaluate(
                window.on, window.fits, window.filled, window.reach, left, self.compiled_terms
            )
        if len(self._known) > _CACHE_SIZE:
            self._known.clear()
        self._known[key] = total
        return total

    def add_terms(self, window: Window, left: int) -> float:
        """Returns what `evaluate_window` does, without compiled code and without its cache."""
        shortage, weights = self._weights_at(left)
        on, fits = window.on, window.fits
        spaces = open_spaces(fits, window.filled, window.reach)
        total = shortage_term(spaces, shortage, left, self._rules.penalty)
        best, own = -1e9, len(weights) - self._best_of
        for at, (term, w) in enumerate(zip(self._terms, weights, strict=True)):
            function = term.function
            value = function(on, fits, spaces, w, *term.arguments) if function else self._unweighted(at, window)
            if at >= own:
                best = max(best, value)
            else:
                total += value
        return total + best if self._best_of else total

    def expected_points(self, window: Window, left: int) -> dict[str, float]:
        """Returns, by the id of each objective, the points that it is expected to bring in the end."""
        _, weights = self._weights_at(left)
        spaces = open_spaces(window.fits, window.filled, window.reach)
        first = len(self._terms) - len(self._objectives)
        return {
            objective.id: term.function(window.on, window.fits, spaces, w, *term.arguments)
            if term.function
            else self._unweighted(at, window)
            for at, (objective, term, w) in enumerate(
                zip(self._objectives, self._terms[first:], weights[first:], strict=True), first
            )
        }

    def _unweighted(self, at: int, window: Window) -> float:
        """Returns the points of an objective that no weights were learned for, by the number of its term."""
        objective = self._objectives[at - len(self._terms)]
        return float(objective.points * sum(times for times, _ in objective.goal.find(window)))

    def best_placement(self, window: Window, left: int, die: int) -> tuple[float, int]:
        """Returns what the window is worth with a die of the pool on its best space, and that space; −1 if none."""
        if self.compiled_terms is not None:
            worth, space = self._kernel.best_placement(
                window.on, window.fits, window.filled, window.reach, left, die, self.compiled_terms
            )
            return worth, space
        best = (-1e9, -1)
        for space in indexes(window.spaces(die)):
            worth = self.evaluate_window(window.place(space, die), left)
            if worth > best[0]:
                best = (worth, space)
        return best

    def _weights_at(self, left: int) -> tuple[Weights, list[Weights]]:
        """Returns the weights of the shortage, and of all other terms."""
        weights = self._weights.get(left)
        if weights is None:
            first, *others = (self._source(name, left) for name in self.term_names)
            weights = self._weights[left] = (first, others)
        return weights

    def token_value(self, state: State, seat: int, left: int) -> float:
        """Returns what favor tokens are worth: a point each at the end, and the tools they can still pay."""
        tokens = state.tokens[seat]
        key = (left, tokens, *state.tool_tokens)
        value = self._tokens.get(key)
        if value is None:
            # How hard the pattern is says nothing about a move, but it must not be mistaken for the worth of tokens.
            hard = state.windows[seat].pattern.difficulty
            value = tokens + self._source("difficulty", left)[hard] + self._source("tokens", left)[min(8, tokens)]
            if not self._rules.options.rare_glass:
                value += _TOKEN * (1 - exp(-left / 6)) * tokens
            for tool, paid in zip(state.tools, state.tool_tokens, strict=True):
                uses = tokens // 2 if paid else (tokens + 1) // 2
                value += self._source(f"tool {tool.card.id}", left)[min(3, uses)]
            self._tokens[key] = value
        return value

    def solo_tool_value(self, state: State, left: int) -> float:
        """Returns what the tools still on the table are good for in solo."""
        return _SOLO_TOOL * (1 - exp(-left / 4)) * sum(_SOLO_SHARE.get(tool.card.id, 1.0) for tool in state.tools)

    def _solo(self, state: State, seat: int, left: int) -> float:
        """Returns the tools left, less the target so far: dice on the track, and those that go there this round."""
        total = self.solo_tool_value(state, left)
        total -= sum([VALUE[die] for dice in state.track for die in dice])
        pool = state.pool
        if not pool or len(state.track) >= state.round:
            return total
        values = sorted(VALUE[die] for die in pool)
        if state.turn == 0 and not state.skips & 1:
            values.pop()  # the second turn takes one more
        elif self._rules.options.track == "lighter":
            alone = lighter_choices(state)
            if alone:
                return total - min(VALUE[die] for die in alone)
        return total - sum(values)


def placements_left(state: State, seat: int) -> int:
    """Returns how many dice the seat can still place after this turn."""
    rules = state.rules
    turns = rules.turns[state.start]
    later = 1 if rules.options.dice_pools else 2
    count = later * (ROUNDS - state.round)
    if not state.skips >> seat & 1:
        count += turns[state.turn + 1 :].count(seat)
    if rules.options.dice_pools:
        own = len(state.own[seat]) if state.own else DICE_EACH  # not rolled yet
        count += min(own, count)
    return count


def neural_evaluator(rules: Rules, public: Sequence[Objective], private: Sequence[Objective]) -> NeuralEvaluator | None:
    """Returns the neural evaluator for a seat with these objectives, or None if none was trained for such a table."""
    options = rules.options
    usual = options.mode in ("standard", "solo") and rules.penalty == open_space_penalty(solo=options.solo)
    if not usual or load_kernel() is None or any(objective_term(card).code() is None for card in (*public, *private)):
        return None
    from vitral.bots.evaluation.neural import NeuralEvaluator, WideNeuralEvaluator

    for kind in (NeuralEvaluator, WideNeuralEvaluator):
        if kind.knows(rules, public, private):
            return kind(rules, public, private)
    return None
