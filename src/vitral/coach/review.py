"""A review of a finished game: expected scores by move, the largest mistakes with the better turn, luck of the dice.

The evaluation only picks the turns that may have been mistakes. What they cost is played out (`coach/verdicts.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from vitral.bots import ANY_TIME, Budget
from vitral.bots.honor import is_honor_table, strict_state
from vitral.bots.sampling import sample_outcome
from vitral.bots.turn_search import DRAFT_ONLY, Plan, TurnSearch
from vitral.coach.adviser import Adviser, SeatEvaluator
from vitral.coach.verdicts import Cause, Verdict, judge_turn
from vitral.engine import Action, Outcome, State
from vitral.engine.actions import DO_PASS, PAY, TAKE, TOOL
from vitral.records import Record
from vitral.records.record import replay_states

_OTHER_ROLLS: Final = 8
"""Other rolls each roll is compared with."""
_JUDGED_DRAFTS: Final = 8
"""Drafts of a roll that are judged, those that the terms like best."""
_SUSPICIOUS: Final = 0.5
"""Points that a turn must lose by the evaluation to be played out."""
_SPARE_TURNS: Final = 2
"""Turns played out beyond the wanted number of mistakes, since some turn out to be good."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The final scores to be expected after a turn, by seat (in solo: above the target)."""

    ply: int
    round: int
    seat: int
    """The seat that had the turn."""
    expected: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn after which the game ended with fewer points than after a better one, on average over the same futures.

    Differences within the error of the play-outs are no mistakes. Turns that chance decided are not judged.
    """

    ply: int
    """The ply at which the turn begins."""
    round: int
    seat: int
    played: tuple[Action, ...]
    better: tuple[Action, ...]
    expected: float
    """The final score to be expected after it, as in `Moment.expected`."""
    loss: float
    """Points it cost, played out."""
    error: float
    """The standard error of the loss; 0 in the last round, which is played to its end."""
    causes: tuple[Cause, ...]
    """The causes of the loss; their points add up to it."""

    @property
    def best(self) -> float:
        """The final score to be expected after the better turn."""
        return self.expected + self.loss

    def to_dict(self) -> dict[str, Any]:
        return {
            "ply": self.ply,
            "round": self.round,
            "seat": self.seat,
            "played": [action.text for action in self.played],
            "better": [action.text for action in self.better],
            "expected": round(self.expected, 2),
            "best": round(self.best, 2),
            "loss": round(self.loss, 2),
            "error": round(self.error, 2),
            "causes": [cause.to_dict() for cause in self.causes],
        }


class _Suspicion(NamedTuple):
    """A turn that the evaluation thinks a mistake."""

    claim: float
    """Points it lost, as the evaluation sees it."""
    ply: int
    start: State
    played: tuple[Action, ...]
    end: State
    plans: list[Plan]
    expected: float


@dataclass(frozen=True, slots=True)
class Review:
    moments: tuple[Moment, ...]
    mistakes: tuple[Mistake, ...]
    """The largest first."""
    luck: tuple[float, ...]
    """By seat: points the dice brought more, or less, than other rolls would have on average."""

    def to_dict(self) -> dict[str, Any]:
        return {
            "moments": [
                {"ply": m.ply, "round": m.round, "seat": m.seat, "expected": [round(e, 2) for e in m.expected]}
                for m in self.moments
            ],
            "mistakes": [mistake.to_dict() for mistake in self.mistakes],
            "luck": [round(points, 2) for points in self.luck],
        }


def review(record: Record, budget: Budget = ANY_TIME, *, most: int = 5, seed: int | str = 0) -> Review:
    """Reviews a finished game turn by turn with the best evaluator there is, which knows all objectives.

    The budget limits the play-outs of each turn that may have been a mistake; its seconds are not looked at, so that a
    review says the same on every machine.
    """
    return _Reviewer(record, seed, budget.playouts).result(most)


class _Reviewer:
    def __init__(self, record: Record, seed: int | str, playouts: int | None) -> None:
        self._record = record
        self._playouts = playouts
        self._people = record.options.players
        self._bot = Adviser(seed)
        self._rng = Random(str(seed))
        self._evaluators: list[SeatEvaluator] = []
        self._luck = [0.0] * self._people
        self._moments: list[Moment] = []
        self._suspicions: list[_Suspicion] = []
        self._began: tuple[int, State] | None = None
        self._played: list[Action] = []
        self._chance = 0
        self._bag: tuple[int, ...] = ()

    def result(self, most: int) -> Review:
        before: State | None = None
        for ply, (entry, state) in enumerate(replay_states(self._record, None)):
            if isinstance(entry, Action):
                self._choice(ply, entry, before)
            elif before is not None:
                self._outcome(entry, before, state)
            before = state.copy()
            if not self._evaluators and state.windows and len(state.public) == state.rules.options.public_shown:
                self._evaluators = [
                    SeatEvaluator(state.rules, seat, state.public, state.private[seat]) for seat in range(self._people)
                ]
        worst = sorted(self.mistakes(most + _SPARE_TURNS), key=lambda mistake: -mistake.loss)
        return Review(tuple(self._moments), tuple(worst[:most]), tuple(self._luck))

    def mistakes(self, most: int) -> Iterator[Mistake]:
        """Plays out at most that many of the suspicious turns, and yields those that were mistakes."""
        suspicions = sorted(self._suspicions, key=lambda suspicion: -suspicion.claim)
        for _, ply, start, played, end, plans, expected in suspicions[:most]:
            verdict = judge_turn(start, end, plans, self._evaluators, self._rng, self._playouts)
            if verdict is not None:
                yield _mistake(ply, start, played, expected, verdict)

    def _choice(self, ply: int, action: Action, before: State | None) -> None:
        if before is None or not before.windows or before.seat >= self._people:
            return
        turn = before.rules.turn
        if before.todo[0] is turn and (self._began is None or not _same_turn(self._began[1], before)):
            self._began, self._played, self._chance = (ply, before), [], 0
        if self._began is None:
            return
        if not self._chance and action is not DO_PASS:
            self._played.append(action)
        if action is DO_PASS and before.todo[0] is turn:
            self._end_of_turn(ply, before)

    def _outcome(self, outcome: Outcome, before: State, state: State) -> None:
        self._chance += 1
        if outcome.kind == "roll" and self._evaluators:
            self._judge_roll(before, state)

    def _end_of_turn(self, ply: int, state: State) -> None:
        assert self._began is not None
        began, start = self._began
        seat = state.seat
        table, end = _strict(start), _strict(state)
        evaluator = self._evaluators[seat]
        expected = tuple(evaluator.evaluate([end])[0] for evaluator in self._evaluators)
        self._moments.append(Moment(ply, state.round, seat, expected))
        self._began = None
        if self._chance:
            return
        played = tuple(self._played)
        plans = [plan for plan in self._bot.plans(table, evaluator.terms) if plan.actions != tool_first(played)]
        if not plans:
            return
        claim = evaluator.evaluate_plan(plans[0], self._rng) - expected[seat]
        if claim > _SUSPICIOUS:
            self._suspicions.append(_Suspicion(claim, began, table, played, end, plans, expected[seat]))

    def _judge_roll(self, before: State, rolled: State) -> None:
        """Compares a roll with others: for each person, by the best draft the whole pool would allow."""
        others = []
        for _ in range(_OTHER_ROLLS):
            other = before.copy()
            step = other.todo[0]
            step.resolve(other, sample_outcome(step.pending(other), self._rng))
            others.append(other)
        for seat in range(self._people):
            mean = sum(self._best_draft(other, seat) for other in others) / _OTHER_ROLLS
            self._luck[seat] += self._best_draft(rolled, seat) - mean

    def _best_draft(self, state: State, seat: int) -> float:
        table = _strict(state).copy()
        table.seat, evaluator = seat, self._evaluators[seat]
        table.todo = (table.rules.turn,)
        search = TurnSearch(lambda later: evaluator.terms.evaluate(later, seat), self._rng, DRAFT_ONLY)
        return max(evaluator.evaluate([plan.state for plan in search.plans(table)[:_JUDGED_DRAFTS]]))


def _mistake(ply: int, start: State, played: tuple[Action, ...], expected: float, verdict: Verdict) -> Mistake:
    facts = (verdict.better.actions, expected, verdict.loss, verdict.error, verdict.causes)
    return Mistake(ply, start.round, start.seat, played, *facts)


def tool_first(actions: Sequence[Action]) -> tuple[Action, ...]:
    """Returns the turn in the order that plans use: a tool for the drafted die comes before the die is taken."""
    ordered = list(actions)
    for at in range(len(ordered) - 1):
        if ordered[at].kind == TAKE and ordered[at + 1].kind == TOOL:
            behind = at + 1 if at + 2 < len(ordered) and ordered[at + 2].kind == PAY else at
            ordered.insert(behind + 1, ordered.pop(at))
            break
    return tuple(ordered)


def _strict(state: State) -> State:
    return strict_state(state) if is_honor_table(state) else state


def _same_turn(state: State, other: State) -> bool:
    return (state.round, state.turn, state.seat) == (other.round, other.turn, other.seat)
