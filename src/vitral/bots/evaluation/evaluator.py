"""The evaluator: what a table is worth to one seat, in points at the end of the game."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache, partial
from math import exp
from typing import Any, Final, NamedTuple

from vitral.bots.evaluation.masks import room_of
from vitral.bots.evaluation.terms import Term, Weights, hues_term, reach_term, room_term, shades_term, term_of
from vitral.bots.evaluation.weights import KNOTS, at, table
from vitral.cards import Objective
from vitral.dice import COLOR, SHADE, VALUE
from vitral.engine import State
from vitral.engine.actions import ROUNDS
from vitral.engine.rules import Rules
from vitral.engine.steps.dice_pools import DICE_EACH
from vitral.engine.steps.solo import lighter_choices
from vitral.engine.window import Window
from vitral.spaces import indexes

Source = Callable[[str, int], Weights]
"""Gives the weights of a term with so many placements left."""


class Form(NamedTuple):
    """What a evaluator knows, as compiled code reads it."""

    codes: Any
    weights: Any
    """By placements left."""
    names: tuple[str, ...]
    """Which weights these are."""
    best_of: int
    """How many of the last terms are private objectives of which the best counts; 0 if all count."""


_TOKEN: Final = 3.0
"""What a favor token is good for beside its point while there is much left to place: a tool at the right moment.

What was learned from games is too little, since most tools in them were used for less. Tried in the arena: 0 makes 54.6
points, 1.3 makes 55.8, 2 makes 57.4, 3 makes 58.2, 4 makes 58.2 (two glaziers, 300 deals).
"""
_SOLO_TOOL: Final = 6.3
"""The same for a tool in solo, which is used once and takes one more die off the round track."""
_SOLO_SHARE: Final = {
    "cork_backed_straightedge": 0.35,
    "running_pliers": 0.75,
    "glazing_hammer": 0.75,
    "flux_brush": 0.8,
}
"""Tools that have fewer moments to wait for than the others. Waiting for them as for the others, the glazier kept the
straightedge until no space was left for it; with these its margin is 1.1 points better (500 deals)."""
_REMEMBERED: Final = 60_000
"""Windows remembered; more than a turn needs, less than would fill the memory."""


def learned(rules: Rules, *, margin: bool = False) -> Source:
    """The weights for a table of that kind; with `margin` those of solo that were learned together with its terms."""
    solo = "solo_margin" if margin else "solo"
    return partial(at, table(solo if rules.options.solo else "standard"))


@cache
def compiled() -> Any:
    """The kernel of the `[ai]` extra, or None where that is not installed (or not wanted: `VITRAL_NO_KERNEL`).

    It is looked for when the first table is judged: loading it takes a moment that other commands need not wait.
    """
    if os.environ.get("VITRAL_NO_KERNEL"):
        return None
    from vitral.bots.evaluation import kernel

    return kernel if kernel.AVAILABLE else None


def _codes_of(objectives: Sequence[Objective], margin: bool) -> Any:
    """The objectives as the kernel reads them, or None if there is no kernel or it does not know one of them."""
    kernel = compiled()
    if kernel is None:
        return None
    codes = [kernel.code_of(objective) for objective in objectives]
    return None if None in codes else kernel.coded(codes, margin)


class Evaluator:
    """Values tables for a seat with these objectives: points so far, and what may still become of everything.

    It asks nothing of the others' windows: in this game one wins by building, hardly ever by spoiling. With `margin` it
    also asks in solo how many spaces are open to each value and color, since high dice must find a place. With
    `former` it values tokens and tools as the former master did.
    """

    def __init__(
        self,
        rules: Rules,
        public: Sequence[Objective],
        private: Sequence[Objective],
        source: Source | None = None,
        *,
        margin: bool = False,
        former: bool = False,
    ) -> None:
        self._rules = rules
        self._former = former
        self._source = source or learned(rules, margin=margin)
        margin = margin and rules.options.solo
        named: list[tuple[str, Term]] = [("room", room_term), ("reach", reach_term)]
        if margin:
            named += [("shades", shades_term), ("hues", hues_term)]
        named += map(term_of, public)
        own = [term_of(objective) for objective in private]
        self._objectives = [*public, *private]
        self._best_of = len(own) > 1
        if not self._best_of:
            named += own
        self._names = [name for name, _ in named]
        self._terms: list[Term] = [term for _, term in named]
        self._own = own if self._best_of else []
        self._codes = None if source is not None else _codes_of((*public, *private), margin)
        self._kernel: Any = compiled() if self._codes is not None else None
        self._packed: dict[int, Any] = {}
        self._form: Form | None = None
        self._at: dict[int, tuple[Weights, list[Weights], list[Weights]]] = {}
        self._known: dict[tuple[int, tuple[int, ...]], float] = {}
        self._tokens: dict[tuple[int, ...], float] = {}

    def worth(self, state: State, seat: int) -> float:
        """What a table is worth to the seat, if its turn ended here."""
        left = placements_left(state, seat)
        total = self.window(state.windows[seat], left)
        if self._rules.options.solo:
            return total + self._solo(state, seat, left)
        return total + self.tokens(state, seat, left)

    def window(self, window: Window, left: int) -> float:
        """What a window is worth with so many placements left."""
        key = (left, window.on)
        known = self._known.get(key)
        if known is not None:
            return known
        total = self._added_up(window, left) if self._codes is None else self._compiled(window, left)
        if len(self._known) > _REMEMBERED:
            self._known.clear()
        self._known[key] = total
        return total

    def _added_up(self, window: Window, left: int) -> float:
        shortage, weights, own = self._at.get(left) or self._weights(left)
        room = room_of(window)
        gaps = room.open.bit_count()
        total = shortage[min(12, max(0, gaps - left + 4))] - self._rules.penalty * gaps
        for term, w in zip(self._terms, weights, strict=True):
            total += term(window, room, w)
        if own:
            total += max(term(window, room, w) for (_, term), w in zip(self._own, own, strict=True))
        return total

    def promises(self, window: Window, left: int) -> dict[str, float]:
        """By objective: what it is expected to bring in the end."""
        _, weights, own = self._at.get(left) or self._weights(left)
        room = room_of(window)
        first = len(self._terms) - (len(self._objectives) - len(own))
        terms = [*self._terms[first:], *(term for _, term in self._own)]
        pairs = zip(self._objectives, terms, [*weights[first:], *own], strict=True)
        return {objective.id: term(window, room, w) for objective, term, w in pairs}

    def best(self, window: Window, left: int, die: int) -> tuple[float, int]:
        """The best space for a die of the draft pool, and what the window is worth then; −1 if there is none."""
        if self._codes is not None:
            traits = COLOR[die], SHADE[die]
            given = (window.on, window.fits, window.filled, window.reach, *traits, left, self._rules.penalty)
            worth, space = self._kernel.best(*given, self._codes, self._weights_packed(left), len(self._own))
            return worth, space
        found = (-1e9, -1)
        for space in indexes(window.spaces(die)):
            worth = self.window(window.place(space, die), left)
            if worth > found[0]:
                found = (worth, space)
        return found

    def form(self) -> Form | None:
        """What it knows, for compiled code; None without the `[ai]` extra or with an objective unknown to it."""
        if self._codes is None:
            return None
        if self._form is None:
            names = (*self._names, *(name for name, _ in self._own))
            weights = self._kernel.stacked([self._weights_packed(left) for left in range(KNOTS[-1] + 1)])
            self._form = Form(self._codes, weights, names, len(self._own))
        return self._form

    def _weights_packed(self, left: int) -> Any:
        packed = self._packed.get(left)
        if packed is None:
            shortage, weights, own = self._weights(left)
            packed = self._packed[left] = self._kernel.packed([shortage, *weights, *own])
        return packed

    def _compiled(self, window: Window, left: int) -> float:
        kernel, packed = self._kernel, self._weights_packed(left)
        penalty, on, fits = self._rules.penalty, window.on, window.fits
        found: float = kernel.value(
            on, fits, window.filled, window.reach, left, penalty, self._codes, packed, len(self._own)
        )
        return found

    def _weights(self, left: int) -> tuple[Weights, list[Weights], list[Weights]]:
        found = (
            self._source("shortage", left),
            [self._source(name, left) for name in self._names],
            [self._source(name, left) for name, _ in self._own],
        )
        self._at[left] = found
        return found

    def tokens(self, state: State, seat: int, left: int) -> float:
        """What favor tokens are worth: a point each at the end, and the tools they can still pay."""
        tokens = state.tokens[seat]
        key = (left, tokens, *state.tool_tokens)
        known = self._tokens.get(key)
        if known is None:
            # How hard the pattern is says nothing about a move, but it must not be mistaken for the worth of tokens.
            hard = state.windows[seat].pattern.difficulty
            known = tokens + self._source("difficulty", left)[hard] + self._source("tokens", left)[min(8, tokens)]
            if not self._former and not self._rules.options.rare_glass:
                known += _TOKEN * (1 - exp(-left / 6)) * tokens
            for tool, paid in zip(state.tools, state.tool_tokens, strict=True):
                uses = tokens // 2 if paid else (tokens + 1) // 2
                known += self._source(f"tool {tool.card.id}", left)[min(3, uses)]
            self._tokens[key] = known
        return known

    def solo_tools(self, state: State, left: int) -> float:
        """Solo: what the tools still on the table are good for."""
        if self._former:
            return sum(self._source(f"tool {tool.card.id}", left)[1] for tool in state.tools)
        return _SOLO_TOOL * (1 - exp(-left / 4)) * sum(_SOLO_SHARE.get(tool.card.id, 1.0) for tool in state.tools)

    def _solo(self, state: State, seat: int, left: int) -> float:
        """The tools left, less the target so far: dice on the track, and those that will go there this round."""
        total = self.solo_tools(state, left)
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
    """How many dice the seat can still place after this turn."""
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
