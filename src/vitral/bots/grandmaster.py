"""The grandmaster: plays every idea to the end of the game, over and over."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final

from vitral.bots.clock import NEVER, late
from vitral.bots.compiled_playouts import CompiledPlayouts, compiled_playouts
from vitral.bots.determinization import sample
from vitral.bots.evaluation import Evaluator, Source, placements_left
from vitral.bots.honor import is_honor_table
from vitral.bots.master import MasterBot, finished
from vitral.bots.sequential_halving import sequential_halving
from vitral.bots.turn_search import Plan, Width
from vitral.cards import Objective
from vitral.engine import Action, State, View

PLAYED: Final = 600
"""CompiledPlayouts for one turn, where neither a time nor a number is asked for."""
_AT_LEVEL: Final = (30, 120, 400)
"""By level: futures for one turn, at most."""
LEVELS: Final = len(_AT_LEVEL)
_IDEAS: Final = 10
"""Plans tried."""
_PRIOR: Final = 20.0
"""How many futures the glazier's own estimate counts for."""
_ENDINGS: Final = 6
"""Where a plan ends in chance: outcomes it is tried with, in turn."""
_AT_ONCE: Final = 120
"""Where time is short: futures played before the learned evaluator is asked about them."""
_DEALS: Final = 8
"""A window side is tried with so many deals of the cards to come …"""
_GAMES: Final = 12
"""… and so many games on each."""
_KNOWN: Final = 200
"""… and what is known of it before counts for so many."""
_WIDE: Final = Width(menus=3, undrafted=2, moves=4, rolls=6)
_WIDE_IN_POOLS: Final = Width(menus=10, undrafted=8, moves=4, rolls=6)


class GrandmasterBot(MasterBot):
    """Searches as the master does, but further and more often.

    More of the glazier's plans are tried, and each is played to the last round by compiled code (`futures.py`), in
    worlds all plans share; window sides are tried in whole games. In solo it looks for the plan that beats the target
    most often rather than for the best mean. Where the compiled code does not know a table, or without the `[ai]`
    extra, it plays as the master. At a level (`grandmaster:1` to `grandmaster:3`) it plays fewer futures, however much
    time it is given.
    """

    followed = _IDEAS
    pools_width = _WIDE_IN_POOLS

    def __init__(self, seed: int | str | None = None, level: int = 0, *, source: Source | None = None) -> None:
        super().__init__(seed, source=source)
        self.name = f"grandmaster:{level}" if level else "grandmaster"
        self._most = _AT_LEVEL[level - 1] if level else 10**9
        self._width = _WIDE
        self._futures: dict[int, CompiledPlayouts | None] = {}

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "_futures": {}}

    def plans(self, state: State, evaluator: Evaluator) -> list[Plan]:
        """The glazier's plans, those it likes best put in the order of their futures."""
        found = self._known(evaluator, state)
        if found is None or self._budget.seconds == 0.0:
            return super().plans(state, evaluator)
        ideas = self._found(state, evaluator)
        if len(ideas) < 2:
            return ideas
        assert self._view is not None
        trials = _Trials(self._view, state, evaluator, found, self._rng, ideas[:_IDEAS])
        return trials.ranked(self._futures_a_turn(), self._to_compare(ideas[:_IDEAS])) + ideas[_IDEAS:]

    def _futures_a_turn(self) -> int:
        most = self._budget.playouts
        if most is None:
            most = PLAYED if self._budget.seconds is None else 10**9
        return min(most, self._most)

    def side(self, view: View, legal: Sequence[Action]) -> Action:
        """The window side with which games end best; cards that are still to be dealt are sampled."""
        rules, seat = view.rules, view.viewer or 0
        state = sample(view, self._rng)
        deadline, most = self._time.deadline, self._futures_a_turn() // len(legal)
        if (
            not view.public
            or is_honor_table(state)
            or self._budget.seconds == 0.0
            or self.evaluator(view).form() is None
        ):
            return super().side(view, legal)
        state.round, state.turn, state.start = 0, len(rules.turns[0]) - 1, 0
        deck = [card for card in rules.decks["public"].values() if card not in view.public]
        expected = {action: self.start(view, state, action) for action in legal}
        sums, played = dict.fromkeys(legal, 0.0), 0
        for _ in range(_DEALS):
            if late(deadline):
                break
            state.public = (*view.public, *self._rng.sample(deck, rules.options.public_shown - len(view.public)))
            found = compiled_playouts(rules, seat, self._evaluator(view, state.public), self.learned(state))
            if found is None:
                continue
            tables = {}
            for action in legal:
                pattern = view.offers[action.arg]
                state.windows = [rules.window(pattern)] * rules.players
                state.tokens = [pattern.difficulty] * rules.players
                tables[action] = found.ready(state)
            for _ in range(_GAMES):
                if late(deadline):
                    break
                seed, played = int(self._rng.random() * 2**40), played + 1
                ends = [found.played(table, state, seed) for table in tables.values()]
                for action, worth in zip(tables, found.worths(ends), strict=True):
                    sums[action] += worth
            if played >= most:
                break
        return max(legal, key=lambda action: (_KNOWN * expected[action] + sums[action]) / (_KNOWN + played))

    def evaluator(self, view: View) -> Evaluator:
        """The evaluator for this seat's objectives; in solo the one that knows where high dice may go."""
        key = (view.public, view.private)
        found = self._evaluators.get(key)
        if found is None:
            found = self._evaluators[key] = self._evaluator(view, view.public)
        return found

    def _evaluator(self, view: View, public: tuple[Objective, ...]) -> Evaluator:
        return Evaluator(view.rules, public, view.private, self._source, margin=True)

    def _known(self, evaluator: Evaluator, state: State) -> CompiledPlayouts | None:
        key = id(evaluator)
        if key not in self._futures:
            learned = self.learned(state)
            self._futures[key] = (
                None if self._source else compiled_playouts(state.rules, state.seat, evaluator, learned)
            )
        return self._futures[key]


class _Trials:
    """Some ideas, played to the end in the same worlds; after each stage the worse half is dropped."""

    def __init__(
        self, view: View, state: State, evaluator: Evaluator, found: CompiledPlayouts, rng: Random, ideas: list[Plan]
    ) -> None:
        self._view = view
        self._solo = state.rules.options.solo
        self._futures = found
        ends = found.left(state)
        self._soft = 1.5 + 0.4 * (placements_left(state, state.seat) - ends) + 1.4 * sqrt(ends)
        self._rng = rng
        self._ideas = ideas
        self._seat, self._evaluator = state.seat, evaluator
        self._tables: list[list[Any]] = [self._endings(idea) for idea in ideas]
        self._results: list[list[float]] = [[] for _ in ideas]
        self._deadline = NEVER
        self._ends: list[tuple[int, Any]] = []
        """What was played and is not judged yet, by idea."""

    def _endings(self, idea: Plan) -> list[Any]:
        """Seeds for the tables a plan leads to; if chance has its say, for several."""
        return [Random(self._rng.random()) for _ in range(_ENDINGS)] if idea.state.todo[0].chance else [None]

    def _table(self, at: int, number: int) -> Any:
        """A table that an idea leads to, made when it is first needed."""
        tables, idea = self._tables[at], self._ideas[at]
        number %= len(tables)
        found = tables[number]
        if found is None or isinstance(found, Random):
            end = finished(idea.state, self._seat, self._evaluator, found) if found else idea.state
            found = tables[number] = self._futures.ready(end)
        return found

    def ranked(self, most: int, deadline: float) -> list[Plan]:
        self._deadline = deadline
        order = sequential_halving(len(self._ideas), most, deadline, attempt=self._attempt, worth=self._worth)
        return [self._ideas[at]._replace(worth=self._mean(at)) for at in order]

    def _attempt(self, alive: Sequence[int], number: int) -> None:
        world, seed = sample(self._view, self._rng), int(self._rng.random() * 2**40)
        ends = []
        for at in alive:
            if late(self._deadline):
                return  # a world that not all of them met does not count
            ends.append((at, self._futures.played(self._table(at, number), world, seed)))
        self._ends += ends
        if self._deadline != NEVER and len(self._ends) >= _AT_ONCE:
            self._judged(0)

    def _judged(self, at: int) -> list[float]:
        """What the futures of an idea came to."""
        if self._ends:
            worths = self._futures.worths([end for _, end in self._ends])
            for (of, _), worth in zip(self._ends, worths, strict=True):
                self._results[of].append(worth)
            self._ends.clear()
        return self._results[at]

    def _mean(self, at: int) -> float:
        results = self._judged(at)
        return (_PRIOR * self._ideas[at].worth + sum(results)) / (_PRIOR + len(results))

    def _worth(self, at: int) -> float:
        """The mean; in solo how often the target is beaten, a margin that is nearly enough counting for something."""
        if not self._solo:
            return self._mean(at)
        chances = [_chance(margin / self._soft) for margin in self._judged(at)]
        mean = sum(chances) / max(1, len(chances))
        # The glazier's estimate, in chances: as many as its points are worth where the margins lie.
        ahead = (self._ideas[at].worth - self._ideas[0].worth) * max(0.02, mean * (1 - mean)) / self._soft
        return mean + _PRIOR * ahead / (_PRIOR + len(chances))


def _chance(margin: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin))))
