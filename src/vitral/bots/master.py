"""The master: tries its best ideas in many possible futures before it moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vitral.bots.bot import ANY_TIME, Budget
from vitral.bots.clock import NEVER, TurnTime, late, part_of
from vitral.bots.determinization import answer, sample
from vitral.bots.evaluation import Evaluator, Source
from vitral.bots.glazier import GlazierBot
from vitral.bots.playouts import Playouts, World, imagined
from vitral.bots.sequential_halving import sequential_halving
from vitral.bots.turn_search import DRAFT_ONLY, ORDINARY, Plan, TurnSearch
from vitral.dice import NO_DIE
from vitral.engine import Action, State, View
from vitral.engine.actions import SIDE
from vitral.engine.rules import Rules

DRAFTS: Final = 720
"""Those that a master usually imagines for one turn, in all its play-outs: 60 of them with two players, 30 with four.
With more it comes close to the grandmaster."""
_WITH_GLASS: Final = 900
"""The same with rare glass, where a turn has more plans."""
_POOLS_TURN: Final = 4
"""With dice pools a turn, an own die and a draft, counts for so many."""
_IDEAS: Final = 6
"""Plans tried."""
_ROUNDS: Final = 2
"""Rounds played out after the current one."""
_PRIOR: Final = 25.0
"""How many play-outs the glazier's own estimate counts for."""
_TO_FIND: Final = 0.5
"""Of the time: until then there must be plans."""
_BEFORE_CHANCE: Final = 0.65
"""Of the time: where a good plan ends in chance, the rest is kept for what it answers."""


class MasterBot(GlazierBot):
    """Searches by flat Monte-Carlo with halving.

    The ideas are the best plans of the glazier. Each is tried in worlds sampled from the view: the others are dealt
    objectives that may be theirs, dice are rolled, all seats play on as glaziers for two rounds, and the table then
    is judged. All ideas meet the same worlds, so that luck falls out of the comparison. After each stage the worse half
    of the ideas is dropped. It can be stopped at any time, and without any it plays as the glazier; under a number of
    play-outs equal seeds choose alike.

    At a level (`master:1` to `master:3`) it plays to be beaten: it sees whole turns and uses tools as ever, but does
    not play out the future, and misjudges each plan by some points, at level 1 by most.
    """

    pools_width = ORDINARY

    def __init__(self, seed: int | str | None = None, level: int = 0, *, source: Source | None = None) -> None:
        super().__init__(seed, level, source=source)
        self.name = f"master:{level}" if level else "master"
        self.wide = not level
        self._playouts: dict[object, Playouts] = {}
        self._budget = ANY_TIME
        self._view: View | None = None
        self._time = TurnTime()

    @property
    def searches(self) -> bool:
        """Whether it plays out futures, and so takes all the time it is given."""
        return not self._blur

    def __getstate__(self) -> dict[str, object]:
        """As the glazier; the view it chose from last is not remembered either."""
        return {**super().__getstate__(), "_playouts": {}, "_view": None}

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """The next choice of the idea that did best."""
        self._view, self._budget = view, budget
        begins = legal[0].kind == SIDE or not (
            view.drafted or view.tool_used or view.own_used or view.glass_used or view.hand != NO_DIE
        )
        with self._time.asked((view.round, view.turn), budget.seconds, afresh=begins):
            return super().choose(view, legal, budget)

    def ranked(self, view: View, state: State, evaluator: Evaluator, budget: Budget) -> list[Plan]:
        """All plans for this turn, best first."""
        self._view, self._budget = view, budget
        with self._time.asked(None, budget.seconds, afresh=True):
            return self.plans(state, evaluator)

    def plans(self, state: State, evaluator: Evaluator) -> list[Plan]:
        """The glazier's plans, those it likes best put in the order of their play-outs."""
        ideas = self._found(state, evaluator)
        if len(ideas) < 2:
            return ideas
        if self._blur or self._budget.seconds == 0.0:
            return ideas
        deadline = self._to_compare(ideas[:_IDEAS])
        assert self._view is not None
        contest = _Contest(self._view, state, self._player(evaluator, state), self._rng, ideas[:_IDEAS])
        most = self._budget.playouts
        if most is None:
            most = self.usual(state.rules) if self._budget.seconds is None else 10**9
        return contest.ranked(most, deadline) + ideas[_IDEAS:]

    def usual(self, rules: Rules) -> int:
        """Play-outs for one turn, where neither a time nor a number is asked for: fewer where each is longer."""
        turns = (1 + _ROUNDS) * len(rules.turns[0])
        drafts = _WITH_GLASS if rules.options.rare_glass else DRAFTS
        return drafts // (_POOLS_TURN * turns if rules.options.dice_pools else turns)

    def _found(self, state: State, evaluator: Evaluator) -> list[Plan]:
        """The glazier's plans; as many as there is time for, if it is to search and has little."""
        self._until = NEVER if self._blur or self._budget.seconds == 0.0 else part_of(self._time.deadline, _TO_FIND)
        return GlazierBot.plans(self, state, evaluator)

    def _to_compare(self, ideas: list[Plan]) -> float:
        """When the ideas must be compared."""
        chance = any(idea.state.todo[0].chance for idea in ideas)
        return part_of(self._time.deadline, _BEFORE_CHANCE if chance else 1.0)

    def compared(self, view: View, state: State, ideas: Sequence[Plan], worlds: int) -> list[list[float]]:
        """World by world, what each idea comes to: so many worlds, the same for all ideas, and none dropped."""
        playouts = self._player(self.evaluator(view), state)
        return _Contest(view, state, playouts, self._rng, list(ideas)).tried(worlds)

    def _player(self, evaluator: Evaluator, state: State) -> Playouts:
        key = id(evaluator)
        if key not in self._playouts:
            self._playouts[key] = Playouts(state.rules, state.seat, evaluator, self._source)
        return self._playouts[key]


class FormerMaster(MasterBot):
    """The master as it was before the learned evaluator, kept for comparison in the arena."""

    former = True

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self.name = "former-master"

    def usual(self, rules: Rules) -> int:
        return 300


class _Contest:
    """Some ideas, tried in the same worlds."""

    def __init__(self, view: View, state: State, playouts: Playouts, rng: Random, ideas: list[Plan]) -> None:
        self._view = view
        self._seat = state.seat
        self._playouts = playouts
        self._rng = rng
        self._ideas = ideas
        self._state = state
        self._sums = [_PRIOR * idea.worth for idea in ideas]
        self._count = [_PRIOR] * len(ideas)
        self._deadline = NEVER

    def ranked(self, most: int, deadline: float) -> list[Plan]:
        self._deadline = deadline
        order = sequential_halving(len(self._ideas), most, deadline, attempt=self._attempt, worth=self._mean)
        return [self._ideas[at]._replace(worth=self._mean(at)) for at in order]

    def _attempt(self, alive: Sequence[int], _number: int) -> None:
        world = self._world()
        worths = []
        for at in alive:
            if late(self._deadline):
                return  # a world that not all of them met does not count
            worths.append(self._try(self._ideas[at], world))
        for at, worth in zip(alive, worths, strict=True):
            self._sums[at] += worth
            self._count[at] += 1

    def tried(self, worlds: int) -> list[list[float]]:
        """What each idea comes to in each of so many worlds."""
        rows = []
        for _ in range(worlds):
            world = self._world()
            rows.append([self._try(idea, world) for idea in self._ideas])
        return rows

    def _mean(self, at: int) -> float:
        return self._sums[at] / self._count[at]

    def _world(self) -> World:
        return imagined(sample(self._view, self._rng), _ROUNDS, self._rng)

    def _try(self, idea: Plan, world: World) -> float:
        state = idea.state
        if state.todo[0].chance:
            evaluator = self._playouts.player(self._seat, (), ()).evaluator
            state = finished(state, self._seat, evaluator, Random(world.chance))
        return self._playouts.worth(state, world)


def finished(state: State, seat: int, evaluator: Evaluator, rng: Random) -> State:
    """The table at the end of the turn after chance has answered, the rest of the turn played as judged best."""
    turn = (state.round, state.turn)
    search = TurnSearch(lambda table: evaluator.worth(table, seat), rng, DRAFT_ONLY)
    while state.todo[0].chance and (state.round, state.turn) == turn:
        state = state.copy()
        step = state.todo[0]
        step.resolve(state, answer(step.pending(state), rng))
        if state.seat == seat and not state.todo[0].chance and not state.over:
            state = search.plans(state)[0].state
    return state
