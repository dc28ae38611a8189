"""The master: tries its best ideas in many play-outs before it moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from vitral.bots.bot import ANY_TIME, Budget
from vitral.bots.clock import NO_DEADLINE, TurnTime, deadline_at, late
from vitral.bots.evaluation import Evaluator, WeightSource
from vitral.bots.glazier import GlazierBot
from vitral.bots.playouts import Playouts, Scenario, sample_scenario
from vitral.bots.sampling import sample_outcome
from vitral.bots.turn_search import DRAFT_ONLY, ORDINARY, Plan, TurnSearch
from vitral.dice import NO_DIE
from vitral.engine import Action, State, View
from vitral.engine.actions import SIDE
from vitral.engine.rules import Rules

DRAFTS: Final = 720
"""Drafts in all play-outs of one turn of a master: 60 play-outs with two players, 30 with four.
With more it comes close to the grandmaster."""
_WITH_GLASS: Final = 900
"""Drafts in all play-outs of one turn with rare glass, where a turn has more plans."""
_POOLS_TURN: Final = 4
"""The weight, in drafts, of a turn with dice pools: an own die and a draft."""
_IDEAS: Final = 6
"""How many plans of a turn are tried by play-outs."""
_ROUNDS: Final = 2
"""Rounds played out after the current one."""
_PRIOR: Final = 25.0
"""How many play-outs the glazier's own estimate counts for."""
_TO_FIND: Final = 0.5
"""The share of the time after which the search for plans ends."""
_BEFORE_CHANCE: Final = 0.65
"""The share of the time spent on a plan that ends in chance; the rest is for the turn after the outcome."""


class MasterBot(GlazierBot):
    """Searches by flat Monte Carlo with sequential halving.

    The ideas are the best plans of the glazier. Each is tried in scenarios sampled from the view: the others are dealt
    objectives that may be theirs, dice are rolled, all seats play on as glaziers for two rounds, and the table then is
    evaluated. All ideas meet the same scenarios, so that luck falls out of the comparison. After each stage the worse
    half of the ideas is dropped. It can be stopped at any time, and without any it plays as the glazier; under a number
    of play-outs equal seeds choose alike.

    At a level (`master:1` to `master:3`) it plays to be beaten: it sees whole turns and uses tools as ever, but does
    not play out the future, and misjudges each plan by some points, at level 1 by most.
    """

    pools_width = ORDINARY

    def __init__(self, seed: int | str | None = None, level: int = 0, *, source: WeightSource | None = None) -> None:
        super().__init__(seed, level, source=source)
        self.name = f"master:{level}" if level else "master"
        self.neural_everywhere = not level
        self._playouts: dict[object, Playouts] = {}
        self._budget = ANY_TIME
        self._view: View | None = None
        self._time = TurnTime()

    @property
    def searches(self) -> bool:
        """Whether it tries ideas in play-outs, and so takes all the time it is given."""
        return not self._noise

    def __getstate__(self) -> dict[str, object]:
        """Returns the state to pickle, without the view it last chose from."""
        return {**super().__getstate__(), "_playouts": {}, "_view": None}

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """Returns the next choice of the idea that did best."""
        self._view, self._budget = view, budget
        begins = legal[0].kind == SIDE or not (
            view.drafted or view.tool_used or view.own_used or view.glass_used or view.hand != NO_DIE
        )
        with self._time.turn_budget((view.round, view.turn), budget.seconds, afresh=begins):
            return super().choose(view, legal, budget)

    def ranked(self, view: View, state: State, evaluator: Evaluator, budget: Budget) -> list[Plan]:
        """Returns all plans for this turn, best first."""
        self._view, self._budget = view, budget
        with self._time.turn_budget(None, budget.seconds, afresh=True):
            return self.plans(state, evaluator)

    def plans(self, state: State, evaluator: Evaluator) -> list[Plan]:
        """Returns the glazier's plans, those it likes best put in the order of their play-outs."""
        ideas = self._find_plans(state, evaluator)
        if len(ideas) < 2:
            return ideas
        if self._noise or self._budget.seconds == 0.0:
            return ideas
        deadline = self._comparison_deadline(ideas[:_IDEAS])
        assert self._view is not None
        trials = PlayoutTrials(self._view, state, self._playouts_for(evaluator, state), self._rng, ideas[:_IDEAS])
        most = self._budget.playouts
        if most is None:
            most = self.default_playouts(state.rules) if self._budget.seconds is None else 10**9
        return trials.ranked(most, deadline) + ideas[_IDEAS:]

    def default_playouts(self, rules: Rules) -> int:
        """Returns the play-outs for one turn, where neither a time nor a number is asked for: fewer where each is
        longer.
        """
        turns = (1 + _ROUNDS) * len(rules.turns[0])
        drafts = _WITH_GLASS if rules.options.rare_glass else DRAFTS
        return drafts // (_POOLS_TURN * turns if rules.options.dice_pools else turns)

    def _find_plans(self, state: State, evaluator: Evaluator) -> list[Plan]:
        """Returns the glazier's plans; as many as there is time for, if it is to search and has little."""
        self._until = (
            NO_DEADLINE if self._noise or self._budget.seconds == 0.0 else deadline_at(self._time.deadline, _TO_FIND)
        )
        return GlazierBot.plans(self, state, evaluator)

    def _comparison_deadline(self, ideas: list[Plan]) -> float:
        """Returns when the ideas must be compared."""
        chance = any(idea.state.todo[0].chance for idea in ideas)
        return deadline_at(self._time.deadline, _BEFORE_CHANCE if chance else 1.0)

    def compare(self, view: View, state: State, ideas: Sequence[Plan], scenarios: int) -> list[list[float]]:
        """Returns, by scenario, what each idea comes to: the same scenarios for all ideas, and none dropped."""
        playouts = self._playouts_for(self.evaluator(view), state)
        return PlayoutTrials(view, state, playouts, self._rng, list(ideas)).try_all(scenarios)

    def _playouts_for(self, evaluator: Evaluator, state: State) -> Playouts:
        key = id(evaluator)
        if key not in self._playouts:
            self._playouts[key] = Playouts(state.rules, state.seat, evaluator, self._source)
        return self._playouts[key]


class Trials:
    """Some ideas, tried in the same scenarios."""

    def __init__(self, view: View, state: State, rng: Random, ideas: list[Plan]) -> None:
        self._view = view
        self._seat = state.seat
        self._rng = rng
        self._ideas = ideas
        self._deadline = NO_DEADLINE

    def ranked(self, most: int, deadline: float) -> list[Plan]:
        """Returns the ideas, best first, after at most about *most* trials."""
        self._deadline = deadline
        order = sequential_halving(len(self._ideas), most, deadline, attempt=self._attempt, value=self._value)
        return [self._ideas[at]._replace(worth=self._mean(at)) for at in order]

    def _attempt(self, alive: Sequence[int], number: int) -> None:
        scenario = self._sample()
        results = []
        for at in alive:
            if late(self._deadline):
                return  # only scenarios that all ideas were played in count
            results.append((at, self._run_trial(at, number, scenario)))
        self._record(results)

    def _sample(self) -> Any:
        raise NotImplementedError

    def _run_trial(self, at: int, number: int, scenario: Any) -> Any:
        """Plays an idea on; *number* counts the trials of a stage."""
        raise NotImplementedError

    def _record(self, results: list[tuple[int, Any]]) -> None:
        """Records what some ideas came to in a scenario."""
        raise NotImplementedError

    def _mean(self, at: int) -> float:
        raise NotImplementedError

    def _value(self, at: int) -> float:
        """Returns what ideas are compared by."""
        return self._mean(at)


class PlayoutTrials(Trials):
    """Ideas tried in play-outs of some rounds."""

    def __init__(self, view: View, state: State, playouts: Playouts, rng: Random, ideas: list[Plan]) -> None:
        super().__init__(view, state, rng, ideas)
        self._playouts = playouts
        self._sums = [_PRIOR * idea.worth for idea in ideas]
        self._count = [_PRIOR] * len(ideas)

    def try_all(self, scenarios: int) -> list[list[float]]:
        """Returns the result of each idea in each of that many scenarios."""
        sampled = (self._sample() for _ in range(scenarios))
        return [[self._run_trial(at, 0, scenario) for at in range(len(self._ideas))] for scenario in sampled]

    def _sample(self) -> Scenario:
        return sample_scenario(self._view.sample(self._rng), _ROUNDS, self._rng)

    def _run_trial(self, at: int, number: int, scenario: Scenario) -> float:
        state = self._ideas[at].state
        if state.todo[0].chance:
            evaluator = self._playouts.player(self._seat, (), ()).evaluator
            state = finish_turn(state, self._seat, evaluator, Random(scenario.chance))
        return self._playouts.play(state, scenario)

    def _record(self, results: list[tuple[int, float]]) -> None:
        for at, worth in results:
            self._sums[at] += worth
            self._count[at] += 1

    def _mean(self, at: int) -> float:
        return self._sums[at] / self._count[at]


def finish_turn(state: State, seat: int, evaluator: Evaluator, rng: Random) -> State:
    """Returns the table at the end of the turn after chance has answered, the rest played as evaluated best."""
    turn = (state.round, state.turn)
    search = TurnSearch(lambda table: evaluator.evaluate(table, seat), rng, DRAFT_ONLY)
    while state.todo[0].chance and (state.round, state.turn) == turn:
        state = state.copy()
        step = state.todo[0]
        step.resolve(state, sample_outcome(step.pending(state), rng))
        if state.seat == seat and not state.todo[0].chance and not state.over:
            state = search.plans(state)[0].state
    return state


def sequential_halving(
    ideas: int,
    most: int,
    deadline: float,
    *,
    attempt: Callable[[Sequence[int], int], None],
    value: Callable[[int], float],
) -> list[int]:
    """Returns the numbers of the ideas, best first, after at most about *most* trials.

    After each stage the worse half is tried no more. *attempt* tries those that are left once more, all in the same
    scenario; its second argument is how many times they were tried in this stage. Each stage has an equal share of the
    trials and of the time.
    """
    alive = list(range(ideas))
    dropped: list[int] = []
    stages = max(1, (ideas - 1).bit_length())
    for stage in range(stages):
        share = deadline_at(deadline, 1 / (stages - stage))
        for number in range(max(1, most // stages // len(alive))):
            if late(share):
                break
            attempt(alive, number)
        alive.sort(key=value, reverse=True)
        survivors = (len(alive) + 1) // 2 if stage < stages - 1 else len(alive)
        dropped = alive[survivors:] + dropped
        alive = alive[:survivors]
    return alive + dropped
