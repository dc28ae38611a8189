"""Verdicts on turns: the turn that was played and a better one, both played out to the end of the game.

An evaluation is a guess about one table. That one turn is better is claimed only if it is better by more than the error
of the play-outs that compare both, in the same futures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from vitral.bots.evaluation import placements_left
from vitral.bots.evaluation.terms import open_spaces
from vitral.bots.master import finish_turn
from vitral.bots.playouts import DraftingSeat
from vitral.bots.sampling import sample_outcome
from vitral.bots.turn_search import DRAFT_ONLY, Plan, SearchWidth, TurnSearch
from vitral.coach.adviser import SeatEvaluator
from vitral.dice import VALUE
from vitral.engine import State, Window, resolve
from vitral.engine.actions import DO_PASS, PLACES, ROUNDS, TAKES
from vitral.engine.standing import score
from vitral.spaces import names

_RIVALS: Final = 3
"""Plans that are tried as the better turn."""
_TRIALS: Final = 8
"""Futures in which the best of them is found; after half of them the last is tried no more."""
_FUTURES: Final = 48
"""The most futures in which it is compared with the turn that was played."""
_FIRST_TRIALS: Final = 12
"""The fewest such futures; a turn that lost nothing in them is no mistake."""
_ENOUGH: Final = 0.75
"""Points of standard error from which on no more futures are played."""
_WITH_TOOLS: Final = SearchWidth(menus=1, undrafted=1, moves=2, rolls=2)
"""The width of the judged seat's search in its later turns."""
_GOOD_DRAFT: Final = 1.5
"""A draft that brings this many points needs no look at tools: those are used where drafts bring little."""
_MIN_LOSS: Final = 0.5
"""Points that a turn must have lost to be called a mistake."""
_ERRORS: Final = 2.0
"""Standard errors by which a loss must be above zero."""

Parts = dict[str, float]
"""The parts of a final score: points by objective, `open`, `tokens`, and in solo `track`."""


class Cause(NamedTuple):
    """A part of a loss; the points of all causes add up to it, so that those of a gain are below zero.

    - `dead`: the spaces `about` can be filled no more
    - `open`: more spaces stay open
    - `objective`: the objective `about` brings less
    - `tokens`: fewer favor tokens are left
    - `track`: in solo, the target is higher
    """

    code: str
    about: str
    points: float

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


@dataclass(frozen=True, slots=True)
class Verdict:
    better: Plan
    loss: float
    """Points that the turn lost against the better one, on average over the futures both were played in."""
    error: float
    """The standard error of that average; 0 in the last round, which is played to its end."""
    causes: tuple[Cause, ...]
    """The causes of the loss: spaces first, then the most expensive first."""


def judge_turn(
    start: State,
    end: State,
    plans: Sequence[Plan],
    evaluators: Sequence[SeatEvaluator],
    rng: Random,
    most: int | None = None,
) -> Verdict | None:
    """Returns the verdict on a turn that began at *start* and is over at *end*; None if it was as good as the others.

    The plans are the best ways to play that turn, by an evaluation. At most *most* futures are compared.
    """
    judge = _Judge(start, evaluators, rng, _FUTURES if most is None else max(2, min(most, _FUTURES)))
    better = judge.best(plans[:_RIVALS])
    if better is None:
        return None
    return judge.compare(better, end)


class _Judge:
    """Plays the turns of one seat out."""

    def __init__(self, start: State, evaluators: Sequence[SeatEvaluator], rng: Random, most: int) -> None:
        self._seat = start.seat
        self._evaluators = evaluators
        self._rng = rng
        self._most = most
        self._last_round = start.round == ROUNDS
        options = start.rules.options
        self._plain = options.mode == "standard" and not (
            options.dice_pools or options.rare_glass or options.inspirations
        )
        """Whether turns consist of drafts and tools only."""
        self._drafting = [DraftingSeat(evaluator.terms) for evaluator in evaluators]

    def best(self, plans: Sequence[Plan]) -> Plan | None:
        """Returns the plan that ends best."""
        sums = [0.0] * len(plans)
        tried: Sequence[int] = range(len(plans))
        for trial in range(min(_TRIALS, self._most)):
            if len(tried) < 2:
                break
            if trial == _TRIALS // 2:
                tried = sorted(tried, key=lambda at: -sums[at])[:2]
            seed = self._rng.getrandbits(32)
            for at in tried:
                sums[at] += sum(self._play_on(plans[at].state, seed).values())
        return plans[max(tried, key=lambda at: sums[at])] if plans else None

    def compare(self, better: Plan, end: State) -> Verdict | None:
        settled = self._last_round and not better.state.todo[0].chance
        losses: list[float] = []
        error = 0.0
        parts: Counter[str] = Counter()
        for future in range(1 if settled else self._most):
            if future >= _FIRST_TRIALS and error <= _ENOUGH:
                break
            if future == _FIRST_TRIALS and fmean(losses) < _MIN_LOSS:
                return None
            seed = self._rng.getrandbits(32)
            ours, theirs = self._play_on(better.state, seed), self._play_on(end, seed)
            losses.append(sum(ours.values()) - sum(theirs.values()))
            error = stdev(losses) / sqrt(len(losses)) if future else 0.0
            parts.update({name: ours.get(name, 0.0) - theirs.get(name, 0.0) for name in ours | theirs})
        loss, count = fmean(losses), len(losses)
        if loss < max(_MIN_LOSS, _ERRORS * error):
            return None
        mean = {name: points / count for name, points in parts.items()}
        return Verdict(better, loss, error, _causes(mean, loss, _killed(end, better.state, self._seat)))

    def _play_on(self, state: State, seed: int) -> Parts:
        """Returns the seat's score after the game was played to its end by the rules, with its tools.

        Equal seeds roll equal dice. The others only draft.
        """
        state = self._play_turn(state.copy(), Random(seed)) if state.todo[0].chance else state.copy()
        if not state.over:
            state.todo[0].apply(state, DO_PASS)
        while not state.over and state.seat < len(self._evaluators):
            step = state.todo[0]
            rng = Random(seed + state.round)
            if step.chance and step.pending(state).kind == "roll":
                resolve(state, sample_outcome(step.pending(state), rng))
                continue
            now = (state.round, state.turn)
            state = self._play_turn(state, rng)
            if not state.over and (state.round, state.turn) == now:
                state.todo[0].apply(state, DO_PASS)
        lines = {line.id: float(line.points) for line in score(state, self._seat).lines}
        if state.rules.options.solo:
            lines["track"] = -float(sum(VALUE[die] for dice in state.track for die in dice))
        return lines

    def _play_turn(self, state: State, rng: Random) -> State:
        """Returns the table after the best turn of the seat to move; only the judged seat thinks of tools."""
        seat, terms = state.seat, self._evaluators[state.seat].terms
        if self._plain and state.todo[0] is state.rules.turn and self._draft(state, seat):
            return state
        if not state.todo[0].chance:
            width = _WITH_TOOLS if seat == self._seat else DRAFT_ONLY
            plan = TurnSearch(lambda table: terms.evaluate(table, seat), rng, width).plans(state)[0]
            state = plan.state
        return finish_turn(state, seat, terms, rng)

    def _draft(self, state: State, seat: int) -> bool:
        """Plays the best draft of a seat at its menu; returns whether that is all its turn can be expected to be."""
        window, left, drafting = state.windows[seat], placements_left(state, seat), self._drafting[seat]
        space, die = drafting.best_draft(window, state.pool, left)
        if seat == self._seat and state.tokens[seat]:
            passing = drafting.evaluator.evaluate_window(window, left)
            if die < 0 or drafting.best(window, left, die)[0] < passing + _GOOD_DRAFT:
                return False
        if die >= 0:
            state.todo[0].apply(state, TAKES[die])
            state.todo[0].apply(state, PLACES[space])
        return True


def _killed(played: State, better: State, seat: int) -> list[str]:
    """Returns the spaces that no die fits after the turn, though one would after the better turn."""
    if better.todo[0].chance:
        return []
    after, before = _spaces(played.windows[seat]), _spaces(better.windows[seat])
    return names(after.dead & (before.open & ~before.dead | better.windows[seat].filled))


def _spaces(window: Window) -> Any:
    return open_spaces(window.fits, window.filled, window.reach)


def _causes(parts: Parts, loss: float, killed: list[str]) -> tuple[Cause, ...]:
    """Returns the parts of a loss that are worth saying, rounded so that they add up to it."""
    causes = []
    for name, points in parts.items():
        if name == "open":
            causes.append(Cause("dead" if killed and points > 0 else "open", ", ".join(killed), points))
        elif name in ("tokens", "track"):
            causes.append(Cause(name, "", points))
        else:
            causes.append(Cause("objective", name, points))
    stated = [cause for cause in causes if abs(cause.points) >= _MIN_LOSS / 2]
    stated.sort(key=lambda cause: (cause.code != "dead", -cause.points))
    rounded = [cause._replace(points=round(cause.points, 1)) for cause in stated]
    if not rounded:
        return ()
    rest = round(round(loss, 1) - sum(cause.points for cause in rounded), 1)
    largest = max(range(len(rounded)), key=lambda at: rounded[at].points)
    rounded[largest] = rounded[largest]._replace(points=round(rounded[largest].points + rest, 1))
    return tuple(rounded)
