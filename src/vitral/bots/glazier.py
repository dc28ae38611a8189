"""The glazier: a craftsman who looks at the whole window before setting a die."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from vitral.bots.bot import ANY_TIME, Budget
from vitral.bots.clock import NO_DEADLINE, late
from vitral.bots.evaluation import Evaluator, WeightSource, neural_evaluator, placements_left, start_value
from vitral.bots.honor import call_breach, is_honor_table, strict_rules, strict_state
from vitral.bots.turn_search import DRAFT_ONLY, ORDINARY, Plan, SearchWidth, TurnSearch
from vitral.dice import NO_DIE
from vitral.engine import Action, State, View
from vitral.engine.actions import DO_LEAVE, DO_PASS, DO_STOP, SIDE

if TYPE_CHECKING:
    from vitral.bots.evaluation.neural import NeuralEvaluator

NOISE: Final = (1.7, 1.25, 0.75)
"""By level: the standard deviation, in points, by which a plan is misjudged."""
LEVELS: Final = len(NOISE)
_MAX_CORRECTED: Final = 24
"""Plans that the neural evaluator is asked about."""


class GlazierBot:
    """Plays the turn after which its window is worth most.

    Worth is learned, not guessed: from thousands of games it is known what a row with two open spaces brings on average
    with eight placements to go, what a space costs that only a red 5 fits, what a favor token is good for beside which
    tools (`vitral.bots.evaluation`). Every whole turn is tried, tools with all their steps included, and chance is
    averaged. Where the next turn is its own again, both are planned together. It plans no further, and never asks what
    the others want. At a level (`glazier:1` to `glazier:3`) it misjudges each plan by some points, at level 1 by most.
    """

    followed_plans = 5
    """Plans whose next turn is looked at, if it is the own again."""
    pools_width = SearchWidth(menus=1, undrafted=1)
    """How far it looks for plans with dice pools, where a turn is a draft and one of the own dice."""
    neural_everywhere = False
    """Whether it asks the neural evaluator beyond the base game: only bots that search do, so that rungs differ."""

    def __init__(
        self,
        seed: int | str | None = None,
        level: int = 0,
        *,
        source: WeightSource | None = None,
        width: SearchWidth = ORDINARY,
    ) -> None:
        self.name = f"glazier:{level}" if level else "glazier"
        self._noise = NOISE[level - 1] if level else 0.0
        self._rng = Random(seed)
        self._source = source
        self._width = width
        self._evaluators: dict[object, Evaluator] = {}
        self._neural: dict[object, NeuralEvaluator | None] = {}
        self._plan: list[Action] = []
        self._turn: tuple[int, int] = (0, 0)
        self._until = NO_DEADLINE
        """When it must have its plans."""

    def __getstate__(self) -> dict[str, object]:
        """Returns the state to pickle: what it remembers of the game, without anything it can compute again."""
        return {**self.__dict__, "_evaluators": {}, "_neural": {}}

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """Returns the next choice of the best plan."""
        if (planned := self.next_planned(view, legal)) is not None:
            return planned
        turn = (view.round, view.turn)
        self._plan = []
        if legal[0].kind == SIDE:
            return self.choose_side(view, legal)
        assert view.viewer is not None
        evaluator = self.evaluator(view)
        state = view.sample(self._rng)
        if is_honor_table(state):
            left = placements_left(state, view.viewer)
            called = call_breach(view, legal, lambda window: evaluator.evaluate_window(window, left))
            if called is not None:
                return called
            state = strict_state(state)
        plans = self.plans(state, evaluator)
        if not plans:
            return _fallback(legal)
        best = plans[0]
        self._turn = turn
        self._plan = [*best.actions]
        if not best.state.todo[0].chance:
            self._plan.append(DO_PASS)
        first = self._plan.pop(0)
        return first if first in legal else _fallback(legal)

    def next_planned(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Returns the next action of the plan for this turn, without a new search; None if there is none."""
        if self._plan and (view.round, view.turn) == self._turn and self._plan[0] in legal:
            return self._plan.pop(0)
        return None

    def evaluator(self, view: View) -> Evaluator:
        """Returns the evaluator for this seat's objectives."""
        key = (view.public, view.private)
        evaluator = self._evaluators.get(key)
        if evaluator is None:
            evaluator = self._evaluators[key] = Evaluator(view.rules, view.public, view.private, self._source)
        return evaluator

    def choose_side(self, view: View, legal: Sequence[Action]) -> Action:
        """Returns the window side with the highest expected score, favor tokens included.

        Cards that are still to be dealt need no guess: to an empty window they are worth about the same, whatever its
        pattern. Averaging over all deals of them changed none of 400 choices.
        """
        state = view.sample(self._rng)
        return max(legal, key=lambda action: self.start_value(view, state, action))

    def start_value(self, view: View, state: State, action: Action) -> float:
        """Returns what a window side promises at the start of the game; windows and tokens of the state are changed."""
        rules, seat, pattern = view.rules, view.viewer or 0, view.dealt_sides[action.arg]
        strict = strict_rules(rules) if is_honor_table(state) else rules
        where = state.round, state.turn, state.start
        state.round, state.turn, state.start = 1, -1, 0
        state.windows = [strict.window(pattern)] * rules.players
        state.tokens = [pattern.difficulty] * rules.players
        worth = self.evaluator(view).evaluate(state, seat) + start_value(pattern.id, solo=rules.options.solo)
        state.round, state.turn, state.start = where
        return worth

    def ranked(self, view: View, state: State, evaluator: Evaluator, budget: Budget) -> list[Plan]:
        """Returns all plans for this turn, the best first."""
        return self.plans(state, evaluator)

    def plans(self, state: State, evaluator: Evaluator) -> list[Plan]:
        """Returns all plans for this turn, best first."""
        seat = state.seat
        width = self.pools_width if state.rules.options.dice_pools else self._width
        search = TurnSearch(lambda table: evaluator.evaluate(table, seat), self._rng, width, self._until)
        plans = search.plans(state)
        neural = self.neural(state)
        if not has_next_turn(state):
            ways = [[plan] for plan in plans]
        else:
            plans = plans[: self.followed_plans]
            follow = TurnSearch(lambda table: evaluator.evaluate(table, seat), self._rng, DRAFT_ONLY)
            ways = [[plan] if late(self._until) else plan_next_turn(plan, follow) for plan in plans]
        worths = best_values(ways, neural, seat)
        ranked = [plan._replace(worth=worth) for plan, worth in zip(plans, worths, strict=True)]
        return self._add_noise(sorted(ranked, key=lambda plan: -plan.worth))

    def neural(self, state: State) -> NeuralEvaluator | None:
        """Returns the neural evaluator for the seat to move, if it knows such a table."""
        if self._source is not None or not state.private:
            return None
        key = (state.public, state.private[state.seat])
        if key not in self._neural:
            evaluator = neural_evaluator(state.rules, *key)
            self._neural[key] = evaluator if evaluator and (evaluator.base or self.neural_everywhere) else None
        return self._neural[key]

    def _add_noise(self, plans: list[Plan]) -> list[Plan]:
        """Orders plans as a player of the level sees them: by how good they seem."""
        if not self._noise or len(plans) < 2:
            return plans
        return sorted(plans, key=lambda plan: plan.worth + self._rng.gauss(0.0, self._noise), reverse=True)


def _fallback(legal: Sequence[Action]) -> Action:
    """Returns where the strict rules know no way on, as they may at an honor table: leave the die, stop or pass."""
    return next((action for action in (DO_LEAVE, DO_STOP, DO_PASS) if action in legal), legal[-1])


def has_next_turn(state: State) -> bool:
    """Returns whether the seat to move has the next turn too, with the dice it leaves now."""
    turns = state.rules.turns[state.start]
    after = state.turn + 1
    return after < len(turns) and turns[after] == state.seat


def plan_next_turn(plan: Plan, search: TurnSearch) -> list[Plan]:
    """Returns a plan with the drafts of the next turn after it, best first; by itself if that cannot be foreseen."""
    state = plan.state
    if state.todo[0].chance or state.todo[0] is not state.rules.turn or state.hand != NO_DIE:
        return [plan]
    after = state.copy()
    after.todo[0].apply(after, DO_PASS)
    if after.seat != state.seat or after.round != state.round or after.todo[0] is not state.rules.turn:
        return [plan]
    return search.plans(after)


def best_values(ways: list[list[Plan]], neural: NeuralEvaluator | None, seat: int) -> list[float]:
    """Returns for each plan the highest value of its continuations, by the neural evaluator.

    It is asked about those that the terms like best. What it adds is counted from its own mean, so that they can be
    compared with the others, and with those that wait for chance.
    """
    if neural is None:
        return [way[0].worth for way in ways]
    ends = [(at, plan) for at, way in enumerate(ways) for plan in way if not plan.state.todo[0].chance]
    ends = sorted(ends, key=lambda end: -end[1].worth)[:_MAX_CORRECTED]
    worths = [way[0].worth if way[0].state.todo[0].chance else -1e9 for way in ways]
    values = neural.evaluate([plan.state for _, plan in ends], seat) if ends else []
    above = sum(worth - plan.worth for (_, plan), worth in zip(ends, values, strict=True)) / max(1, len(ends))
    for (at, _), worth in zip(ends, values, strict=True):
        worths[at] = max(worths[at], worth - above)
    # Plans that were not evaluated come after those that were.
    least = min((worths[at] for at, _ in ends), default=0.0)
    return [worth if worth > -1e9 else min(least, way[0].worth) for worth, way in zip(worths, ways, strict=True)]
