"""The grandmaster: plays every idea to the end of the game, over and over."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from vitral.bots.clock import NO_DEADLINE, late
from vitral.bots.evaluation import Evaluator, WeightSource, placements_left
from vitral.bots.honor import is_honor_table
from vitral.bots.master import MasterBot, Trials, finish_turn
from vitral.bots.turn_search import Plan, SearchWidth
from vitral.cards import Objective
from vitral.engine import Action, State, View

if TYPE_CHECKING:
    from vitral.bots.compiled_playouts import CompiledPlayouts

PLAYOUTS: Final = 600
"""Play-outs for one turn, where neither a time nor a number is asked for."""
_AT_LEVEL: Final = (30, 120, 400)
"""By level: play-outs for one turn, at most."""
LEVELS: Final = len(_AT_LEVEL)
_IDEAS: Final = 10
"""How many plans of a turn are tried by play-outs."""
_PRIOR: Final = 20.0
"""How many play-outs the glazier's own estimate counts for."""
_ENDINGS: Final = 6
"""Where a plan ends in chance: outcomes it is tried with, in turn."""
_BATCH_SIZE: Final = 120
"""Where time is short: play-outs before the neural evaluator is asked about them."""
_DEALS_TRIED: Final = 8
"""The number of deals of the cards to come with which a window side is tried."""
_GAMES_PER_DEAL: Final = 12
"""The number of games on each of those deals."""
_PRIOR_GAMES: Final = 200
"""The weight of the estimate made before, in games."""
_WIDE: Final = SearchWidth(menus=3, undrafted=2, moves=4, rolls=6)
_WIDE_IN_POOLS: Final = SearchWidth(menus=10, undrafted=8, moves=4, rolls=6)


class GrandmasterBot(MasterBot):
    """Searches as the master does, but further and more often.

    More of the glazier's plans are tried, and each is played on by compiled code (`compiled_playouts.py`), in worlds
    all plans share; window sides are tried in whole games. In solo it looks for the plan that beats the target most
    often rather than for the best mean. Where the compiled code does not know a table, or without the `[ai]` extra, it
    plays as the master. At a level (`grandmaster:1` to `grandmaster:3`) it makes fewer play-outs, however much time it
    is given.
    """

    followed_plans = _IDEAS
    pools_width = _WIDE_IN_POOLS

    def __init__(self, seed: int | str | None = None, level: int = 0, *, source: WeightSource | None = None) -> None:
        super().__init__(seed, source=source)
        self.name = f"grandmaster:{level}" if level else "grandmaster"
        self._most = _AT_LEVEL[level - 1] if level else 10**9
        self._width = _WIDE
        self._compiled: dict[int, CompiledPlayouts | None] = {}

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "_compiled": {}}

    def plans(self, state: State, evaluator: Evaluator) -> list[Plan]:
        """Returns the glazier's plans, those it likes best put in the order of their play-outs."""
        playouts = self._compiled_playouts_for(evaluator, state)
        if playouts is None or self._budget.seconds == 0.0:
            return super().plans(state, evaluator)
        ideas = self._find_plans(state, evaluator)
        if len(ideas) < 2:
            return ideas
        assert self._view is not None
        trials = _CompiledTrials(self._view, state, evaluator, playouts, self._rng, ideas[:_IDEAS])
        return trials.ranked(self._playouts_a_turn(), self._comparison_deadline(ideas[:_IDEAS])) + ideas[_IDEAS:]

    def _playouts_a_turn(self) -> int:
        most = self._budget.playouts
        if most is None:
            most = PLAYOUTS if self._budget.seconds is None else 10**9
        return min(most, self._most)

    def choose_side(self, view: View, legal: Sequence[Action]) -> Action:
        """Returns the window side with which games end best; cards that are still to be dealt are sampled."""
        rules, seat = view.rules, view.viewer or 0
        state = view.sample(self._rng)
        deadline, most = self._time.deadline, self._playouts_a_turn() // len(legal)
        unknown = not view.public or is_honor_table(state) or self.evaluator(view).compiled_terms is None
        if unknown or self._budget.seconds == 0.0:
            return super().choose_side(view, legal)
        from vitral.bots.compiled_playouts import compiled_playouts

        state.round, state.turn, state.start = 0, len(rules.turns[0]) - 1, 0
        deck = [card for card in rules.decks["public"].values() if card not in view.public]
        expected = {action: self.start_value(view, state, action) for action in legal}
        sums, played = dict.fromkeys(legal, 0.0), 0
        for _ in range(_DEALS_TRIED):
            if late(deadline):
                break
            state.public = (*view.public, *self._rng.sample(deck, rules.options.public_shown - len(view.public)))
            playouts = compiled_playouts(rules, seat, self._evaluator(view, state.public), self.neural(state))
            if playouts is None:
                continue
            tables = {}
            for action in legal:
                pattern = view.dealt_sides[action.arg]
                state.windows = [rules.window(pattern)] * rules.players
                state.tokens = [pattern.difficulty] * rules.players
                tables[action] = playouts.prepare(state)
            for _ in range(_GAMES_PER_DEAL):
                if late(deadline):
                    break
                seed, played = int(self._rng.random() * 2**40), played + 1
                ends = [playouts.play(table, state, seed) for table in tables.values()]
                for action, worth in zip(tables, playouts.evaluate(ends), strict=True):
                    sums[action] += worth
            if played >= most:
                break
        return max(legal, key=lambda action: (_PRIOR_GAMES * expected[action] + sums[action]) / (_PRIOR_GAMES + played))

    def evaluator(self, view: View) -> Evaluator:
        """Returns the evaluator for this seat's objectives; in solo the one that knows where high dice may go."""
        key = (view.public, view.private)
        evaluator = self._evaluators.get(key)
        if evaluator is None:
            evaluator = self._evaluators[key] = self._evaluator(view, view.public)
        return evaluator

    def _evaluator(self, view: View, public: tuple[Objective, ...]) -> Evaluator:
        return Evaluator(view.rules, public, view.private, self._source, margin=True)

    def _compiled_playouts_for(self, evaluator: Evaluator, state: State) -> CompiledPlayouts | None:
        if self._source or evaluator.compiled_terms is None:
            return None
        from vitral.bots.compiled_playouts import compiled_playouts

        key = id(evaluator)
        if key not in self._compiled:
            self._compiled[key] = compiled_playouts(state.rules, state.seat, evaluator, self.neural(state))
        return self._compiled[key]


class _CompiledTrials(Trials):
    """Ideas played to the end by compiled code."""

    def __init__(
        self,
        view: View,
        state: State,
        evaluator: Evaluator,
        playouts: CompiledPlayouts,
        rng: Random,
        ideas: list[Plan],
    ) -> None:
        super().__init__(view, state, rng, ideas)
        self._solo = state.rules.options.solo
        self._playouts = playouts
        left = playouts.placements_left(state)
        self._spread = 1.5 + 0.4 * (placements_left(state, state.seat) - left) + 1.4 * sqrt(left)
        """In solo: how far margins lie from what they will be."""
        self._evaluator = evaluator
        self._tables: list[list[Any]] = [self._endings(idea) for idea in ideas]
        self._results: list[list[float]] = [[] for _ in ideas]
        self._ends: list[tuple[int, Any]] = []
        """What was played and is not evaluated yet, by idea."""

    def _endings(self, idea: Plan) -> list[Any]:
        """Returns seeds for the tables that a plan leads to: several if it ends in chance."""
        return [Random(self._rng.random()) for _ in range(_ENDINGS)] if idea.state.todo[0].chance else [None]

    def _table(self, at: int, number: int) -> Any:
        """Returns a table that an idea leads to, made when it is first needed."""
        tables, idea = self._tables[at], self._ideas[at]
        number %= len(tables)
        table = tables[number]
        if table is None or isinstance(table, Random):
            end = finish_turn(idea.state, self._seat, self._evaluator, table) if table else idea.state
            table = tables[number] = self._playouts.prepare(end)
        return table

    def _sample(self) -> tuple[State, int]:
        return self._view.sample(self._rng), int(self._rng.random() * 2**40)

    def _run_trial(self, at: int, number: int, scenario: tuple[State, int]) -> Any:
        return self._playouts.play(self._table(at, number), *scenario)

    def _record(self, results: list[tuple[int, Any]]) -> None:
        self._ends += results
        if self._deadline != NO_DEADLINE and len(self._ends) >= _BATCH_SIZE:
            self._evaluated(0)

    def _evaluated(self, at: int) -> list[float]:
        """Returns what the play-outs of an idea came to."""
        if self._ends:
            worths = self._playouts.evaluate([end for _, end in self._ends])
            for (of, _), worth in zip(self._ends, worths, strict=True):
                self._results[of].append(worth)
            self._ends.clear()
        return self._results[at]

    def _mean(self, at: int) -> float:
        results = self._evaluated(at)
        return (_PRIOR * self._ideas[at].worth + sum(results)) / (_PRIOR + len(results))

    def _value(self, at: int) -> float:
        """Returns the mean; in solo how often the target is beaten, a margin that is nearly enough counting too."""
        if not self._solo:
            return self._mean(at)
        chances = [_chance(margin / self._spread) for margin in self._evaluated(at)]
        mean = sum(chances) / max(1, len(chances))
        # The glazier's estimate, in chances: as many as its points are worth where the margins lie.
        ahead = (self._ideas[at].worth - self._ideas[0].worth) * max(0.02, mean * (1 - mean)) / self._spread
        return mean + _PRIOR * ahead / (_PRIOR + len(chances))


def _chance(margin: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin))))
