"""Explains an answer to a puzzle: how many points it loses, and why the best turn is the best."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

from vitral.bots.glazier import GlazierBot
from vitral.bots.master import MasterBot
from vitral.bots.turn_search import Plan
from vitral.coach import TurnReason
from vitral.coach.reasons import reasons
from vitral.engine import Action
from vitral.engine.actions import DO_PASS
from vitral.puzzles.puzzle import Attempt, turn_result

WORLDS: Final = 60
"""Worlds in which an answer is compared with the best turn."""
AS_GOOD: Final = 0.5
"""An answer that loses fewer points than this is taken, too: a search that finds the best turn may overlook one."""
_RIVALS: Final = 3


@dataclass(frozen=True, slots=True)
class PuzzleExplanation:
    right: bool
    loss: float
    """How many points fewer it brings than the best turn, in play-outs of the master; 0 for the best turn itself."""
    why: tuple[TurnReason, ...]
    """Why the best turn is the best, the weightiest reason first."""


def explain(answer: Attempt | None, best: Attempt) -> PuzzleExplanation:
    """Judges an answer to the puzzle of which `best` is the solution; without an answer, gives only the reasons."""
    puzzle = best.puzzle
    view = best.game.at(puzzle.state).view(puzzle.seat)
    state = view.sample(Random(puzzle.id))
    solution = _plan(best)
    glazier = GlazierBot(puzzle.id)
    there = turn_result(solution.state, puzzle.seat)
    evaluator = glazier.evaluator(view)
    rivals = [plan for plan in glazier.plans(state, evaluator) if turn_result(plan.state, puzzle.seat) != there]
    why = reasons(state, solution, rivals[:_RIVALS], view.private, evaluator)
    if answer is None or answer.right:
        return PuzzleExplanation(answer is not None, 0.0, why)
    rows = MasterBot(puzzle.id).compare(view, state, (solution, _plan(answer)), WORLDS)
    loss = fmean(ours - theirs for ours, theirs in rows)
    return PuzzleExplanation(loss < AS_GOOD, max(0.0, loss), why)


def _plan(answer: Attempt) -> Plan:
    actions = tuple(Action(choice) for choice in answer.choices if choice != DO_PASS.text)
    return Plan(0.0, actions, answer.game.state)
